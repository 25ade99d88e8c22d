// Truf reckoned a second time, from truf-lodige-de. Cards are numbers here: 0 to 51, suit by suit (spades,
// hearts, diamonds, clubs), in each from the two up to the ace. Players are numbers in the order they sit,
// counter-clockwise.

#include "src/games/truf/match.hpp"

#include <algorithm>

#include "tests/reckoning/lots.hpp"
#include "tests/reckoning/match_record.hpp"
#include "tests/reckoning/plays.hpp"

namespace tanteador::reckoning::at_truf {

namespace {

constexpr int kPlayers = 4, kTricks = 13;
constexpr int kJack = 9, kAce = 12;  // ranks, the two being 0

int suit_of(int card) { return card / 13; }
int rank_of(int card) { return card % 13; }
std::string name_of(int card) {
  const std::string ranks[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
  return ranks[rank_of(card)] + "shdc"[suit_of(card)];
}
// The engine's card of this name.
truf::Card engines(int card) {
  static const std::vector<truf::Card> kCards = [] {
    std::vector<truf::Card> cards;
    for (int each = 0; each < 52; ++each) cards.push_back(truf::Pack::parse(name_of(each)).value());
    return cards;
  }();
  return kCards[static_cast<std::size_t>(card)];
}

// The agreed parameters, by the words of the rulebook.
struct Agreed {
  std::string ruleset = "truf-lodige", options;
  int deals = 13, bonus = 0, times = 1, exact = 0;
  bool bonus_in_both = false, bonus_times = true, exact_is_bid = false, ace_is_number = false;
  bool alternate = true;
  std::string winner = "points_max";
};

Agreed any_agreement(Lots& lots) {
  Agreed agreed;
  const int edition = lots.pick_below(3);  // methods one, two and three
  if (edition == 1) agreed.ruleset = "truf-lodige-2", agreed.bonus = 5;
  if (edition == 2) agreed.ruleset = "truf-lodige-3", agreed.times = 2;
  if (lots.percent(40)) return agreed;
  std::string options;
  const auto say = [&](const std::string& option) { options += (options.empty() ? "" : ",") + option; };
  const auto with = [&](const char* name, int value) { say("\"" + std::string(name) + "\":" + text(value)); };
  const auto word = [&](const char* name, const std::string& value) {
    say("\"" + std::string(name) + "\":\"" + value + "\"");
  };
  with("deals", agreed.deals = 1 + lots.pick_below(14));
  with("zero_bonus", agreed.bonus = 5 * lots.pick_below(3));
  with("positive_multiplier", agreed.times = 1 + lots.pick_below(3));
  if (agreed.bonus_in_both = lots.percent(50); agreed.bonus_in_both) word("zero_bonus_modes", "both");
  if (agreed.bonus_times = lots.percent(50); !agreed.bonus_times)
    say(R"("mult_applies_to_zero_bonus":false)");
  if (agreed.exact_is_bid = lots.percent(30); agreed.exact_is_bid)
    word("exact_score", "bid");
  else if (lots.percent(30))
    with("exact_score", agreed.exact = 3);
  if (agreed.ace_is_number = lots.percent(50); agreed.ace_is_number) word("ace_in_redeal", "number");
  if (agreed.alternate = lots.percent(50); !agreed.alternate) word("direction", "ccw");
  const std::vector<std::string> winners{"points_max", "tricks_max", "tricks_min"};
  word("winner_by", agreed.winner = lots.one_of(winners));
  agreed.options = ",\"options\":{" + options + "}";
  return agreed;
}

struct Deal {
  int number = 1, dealer = 0;
  std::vector<std::vector<int>> hands = {};    // as they were dealt
  std::vector<int> bid_cards = {}, bids = {};  // the bids as they stand in the end
  int shift = 0, high = 0, trump = 0;
  bool thirteen = false, atas = false;
  struct Laid {
    int player, card;
  };
  std::vector<std::vector<Laid>> tricks = {};
  std::vector<int> winners = {}, taken = {}, points = {};
};

// "Bildkarten: keine Stiche, Ass: 1 Stich, 2-10: Anzahl der Stiche in Höhe des Kartenwerts": F-5.
int bid_with(int card) {
  if (rank_of(card) == kAce) return 1;
  return rank_of(card) >= kJack ? 0 : rank_of(card) + 2;
}

// The highest bid; of equal ones the one in the higher suit, spades first: F-6. Where nobody bids more than 0
// two may be level in one suit, too, and the document names nobody: the first listed.
int high_bidder(const std::vector<int>& cards) {
  for (int number = 10; number >= 0; --number) {
    for (int suit = 0; suit < 4; ++suit) {
      for (int player = 0; player < kPlayers; ++player) {
        const int card = cards[static_cast<std::size_t>(player)];
        if (bid_with(card) == number && suit_of(card) == suit) return player;
      }
    }
  }
  return -1;
}

bool all_of_one_kind(const Agreed& agreed, const std::vector<int>& hand, bool pictures) {
  for (const int card : hand) {
    const bool ace = rank_of(card) == kAce;
    const bool picture = ace ? !agreed.ace_is_number : rank_of(card) >= kJack;
    if (picture != pictures) return false;
  }
  return true;
}

// Counter-clockwise in the first deal, then each deal the other way: F-3, FA-14.
int way_of(const Agreed& agreed, int deal) { return agreed.alternate && deal % 2 == 0 ? 3 : 1; }

int winner_of(const std::vector<Deal::Laid>& trick, int trump) {
  Deal::Laid best = trick.front();
  for (const auto& laid : trick) {
    const bool trumps = suit_of(laid.card) == trump && suit_of(best.card) != trump;
    const bool higher = suit_of(laid.card) == suit_of(best.card) && laid.card > best.card;
    if (trumps || higher) best = laid;
  }
  return best.player;
}

// The playable cards: follow suit; a trump may be led once one has been played, or if only trumps are left
// (F-9, F-10).
std::vector<int> may_lay(const std::vector<int>& hand, const std::vector<Deal::Laid>& trick, int trump,
                         bool broken) {
  std::vector<int> may;
  for (const int card : hand) {
    const bool fits =
        trick.empty() ? broken || suit_of(card) != trump : suit_of(card) == suit_of(trick.front().card);
    if (fits) may.push_back(card);
  }
  return may.empty() ? hand : may;
}

void play(Lots& lots, const Agreed& agreed, Deal& deal) {
  std::vector<std::vector<int>> hands = deal.hands;
  deal.taken = {0, 0, 0, 0};
  bool broken = false;
  int leader = deal.high;
  for (int number = 0; number < kTricks; ++number) {
    std::vector<Deal::Laid> trick;
    for (int n = 0; n < kPlayers; ++n) {
      const int player = (leader + n * way_of(agreed, deal.number)) % kPlayers;
      auto& hand = hands[static_cast<std::size_t>(player)];
      const int card = lots.one_of(may_lay(hand, trick, deal.trump, broken));
      std::erase(hand, card);
      trick.push_back({player, card});
    }
    for (const auto& laid : trick) broken = broken || suit_of(laid.card) == deal.trump;
    leader = winner_of(trick, deal.trump);
    deal.tricks.push_back(trick);
    deal.winners.push_back(leader);
    ++deal.taken[static_cast<std::size_t>(leader)];
  }
}

// F-13 to F-15: fewer than bid is good in bawah, more in atas; the difference, or its minus.
int points_of(const Agreed& agreed, bool atas, int bid, int taken) {
  if (bid == 0 && taken == 0 && agreed.bonus > 0 && (!atas || agreed.bonus_in_both))
    return agreed.bonus_times ? agreed.bonus * agreed.times : agreed.bonus;
  int points = atas ? taken - bid : bid - taken;
  if (taken == bid) points = agreed.exact_is_bid ? bid : agreed.exact;
  return points > 0 ? points * agreed.times : points;
}

// Four hands and four bids, often with the sum 13, so that shifts are frequent.
void deal_and_bid(Lots& lots, Deal& deal) {
  std::vector<int> pack;
  for (int card = 0; card < 52; ++card) pack.push_back(card);
  lots.shuffle(pack);
  deal.hands.assign(kPlayers, {});
  for (int card = 0; card < 52; ++card)
    deal.hands[static_cast<std::size_t>(card % kPlayers)].push_back(pack[static_cast<std::size_t>(card)]);
  const bool thirteen = lots.percent(30);
  for (int tries = 0; tries < 60; ++tries) {
    deal.bid_cards.clear();
    int sum = 0;
    for (const auto& hand : deal.hands) {
      deal.bid_cards.push_back(lots.one_of(hand));
      sum += bid_with(deal.bid_cards.back());
    }
    if (!thirteen || sum == 13) break;
  }
}

void settle_bids(Lots& lots, Deal& deal) {
  int sum = 0;
  deal.bids.clear();
  for (const int card : deal.bid_cards) {
    deal.bids.push_back(bid_with(card));
    sum += bid_with(card);
  }
  deal.high = high_bidder(deal.bid_cards);
  deal.trump = suit_of(deal.bid_cards[static_cast<std::size_t>(deal.high)]);
  deal.thirteen = sum == 13;
  deal.shift = deal.thirteen ? (lots.percent(50) ? 1 : -1) : 0;
  for (int& bid : deal.bids) bid += deal.shift;
  deal.atas = sum + kPlayers * deal.shift > 13;
}

std::string describe(const Deal& deal) {
  std::string all = "deal " + text(deal.number) + ", dealer " + text(deal.dealer) + "\n";
  for (std::size_t player = 0; player < deal.hands.size(); ++player) {
    all += "  " + kNames[player] + ":";
    for (const int card : deal.hands[player]) all += " " + name_of(card);
    if (player < deal.bid_cards.size()) all += "; bids " + name_of(deal.bid_cards[player]);
    all += "\n";
  }
  all += "  bids " + text(deal.bids) + ", taken " + text(deal.taken) + ", points " + text(deal.points) + "\n";
  return all;
}

enum class Form { cards, winners, counts, mixed };

// One match of the engine with every deal entered in one form.
class Table {
 public:
  Table(const Agreed& agreed, Form form, const Lots& lots)
      : form_(form), lots_(lots), record_(start("truf", agreed.ruleset, kPlayers, agreed.options)) {}

  MatchRecord<Truf>& record() { return record_; }

  void begin(const Deal& deal) {
    record_.explain_by([&deal] { return describe(deal); });
    record_.compare("next dealer", deal.dealer, record_.next_deal_fact("dealer"));
    record_.enter(truf::DealStarted{});
    record_.compare("dealer", deal.dealer, record_.deal_fact("dealer"));
    record_.compare("number", deal.number, record_.deal_fact("number"));
    if (lots_.percent(20)) {
      record_.compare("offer bid", "0 1 2 3", record_.offer_to("bid"));
      record_.compare("offer redealt", "0 1 2 3", record_.offer_to("redealt"));
      record_.compare("offer card_played", "nobody", record_.offer_to("card_played"));
    }
  }
  void throw_in(int player, const std::vector<int>& hand, bool pictures) {
    truf::Redealt redealt{.player = seat_at(player), .hand = {}, .reason = {}};
    if (lots_.percent(50))
      redealt.reason = pictures ? truf::RedealReason::all_pictures : truf::RedealReason::all_numbers;
    else
      for (const int card : hand) redealt.hand.push_back(engines(card));
    record_.enter(redealt);
  }
  void keep(int player, const std::vector<int>& hand) {
    truf::Redealt redealt{.player = seat_at(player), .hand = {}, .reason = {}};
    for (const int card : hand) redealt.hand.push_back(engines(card));
    record_.tell_wrong(redealt, "truf/redeal_mixed");
  }
  void bid(const Deal& deal) {
    std::vector<int> order{0, 1, 2, 3};
    lots_.shuffle(order);
    const int alone = lots_.pick_below(5);  // so many one by one, the rest at once
    truf::Bid rest;
    for (int n = 0; n < kPlayers; ++n) {
      const int player = order[static_cast<std::size_t>(n)];
      const auto card = engines(deal.bid_cards[static_cast<std::size_t>(player)]);
      if (n < alone)
        record_.enter(truf::Bid{.cards = {}, .player = seat_at(player), .card = card});
      else
        rest.cards[static_cast<std::size_t>(player)] = card;
    }
    if (alone < kPlayers) record_.enter(rest);
    shift(deal);
    if (lots_.percent(20)) {
      const std::string everybody = "0 1 2 3", nobody = "nobody";
      record_.compare("offer redealt", nobody, record_.offer_to("redealt"));
      record_.compare("offer bid", nobody, record_.offer_to("bid"));
      record_.compare("offer bid_shifted", nobody, record_.offer_to("bid_shifted"));
      record_.compare("offer card_played", deal.high, record_.offer_to("card_played"));
      record_.compare("offer trick_won", everybody, record_.offer_to("trick_won"));
      record_.compare("offer tricks", "anybody", record_.offer_to("tricks"));
    }
    record_.compare("trump", std::string(1, "shdc"[deal.trump]), record_.deal_fact("trump"));
    record_.compare("mode", deal.atas ? "atas" : "bawah", record_.deal_fact("mode"));
    record_.compare("turn", deal.high, record_.deal_fact("turn"));
    for (int player = 0; player < kPlayers; ++player)
      record_.compare("bid", deal.bids[static_cast<std::size_t>(player)], record_.side_fact(player, "bid"));
  }
  void play(const Deal& deal) {
    const int by_trick = form_ == Form::counts  ? 0
                         : form_ == Form::mixed ? lots_.pick_below(kTricks)
                                                : kTricks;
    for (int number = 0; number < by_trick; ++number) {
      const auto place = static_cast<std::size_t>(number);
      const bool cards = form_ == Form::cards || (form_ == Form::mixed && lots_.percent(50));
      if (!cards) {
        record_.enter(truf::TrickWon{seat_at(deal.winners[place])});
        continue;
      }
      const auto& trick = deal.tricks[place];
      record_.compare("turn", trick.front().player, record_.deal_fact("turn"));
      for (std::size_t n = 0; n < trick.size(); ++n) {
        if (lots_.percent(2))
          record_.tell_wrong(
              truf::CardPlayed{seat_at((trick[n].player + 1) % kPlayers), engines(trick[n].card)},
              "truf/turn");
        record_.enter(truf::CardPlayed{seat_at(trick[n].player), engines(trick[n].card)});
      }
    }
    if (by_trick < kTricks) count(deal);
  }
  void compare(const Deal& deal, const std::vector<int>& scores, const std::vector<int>& tricks,
               const std::string& outcome) {
    record_.compare("scores", scores, record_.scores());
    for (int player = 0; player < kPlayers; ++player) {
      const auto place = static_cast<std::size_t>(player);
      record_.compare("taken", deal.taken[place], record_.side_fact(player, "taken"));
      record_.compare("tricks of all deals", tricks[place], record_.side_fact(player, "tricks_total"));
    }
    record_.compare("outcome", outcome, record_.outcome());
  }

 private:
  void shift(const Deal& deal) {
    const truf::BidShifted right{seat_at(deal.high), deal.shift};
    if (!deal.thirteen) {
      if (lots_.percent(10))
        record_.tell_wrong(truf::BidShifted{seat_at(deal.high), 1}, "truf/shift_not_due");
      return;
    }
    record_.tell_wrong(truf::TrickWon{seat_at(0)}, "truf/shift_first");
    record_.compare("offer bid_shifted", deal.high, record_.offer_to("bid_shifted"));
    record_.compare("offer trick_won", "nobody", record_.offer_to("trick_won"));
    record_.tell_wrong(truf::BidShifted{seat_at((deal.high + 1) % kPlayers), 1}, "truf/shift_player");
    record_.tell_wrong(truf::BidShifted{seat_at(deal.high), 2 * deal.shift}, "truf/shift_by");
    record_.enter(right);
    record_.tell_wrong(right, "truf/shift_twice");
  }
  // All four counts, or three of them.
  void count(const Deal& deal) {
    truf::TricksCounted counted;
    const int missing = lots_.pick_below(5);
    for (int player = 0; player < kPlayers; ++player) {
      const auto place = static_cast<std::size_t>(player);
      if (player != missing) counted.taken[place] = deal.taken[place];
    }
    record_.enter(counted);
  }

  Form form_;
  Lots lots_;
  MatchRecord<Truf> record_;
};

// "Danach gibt der Spieler mit der niedrigsten Gesamtpunktzahl": F-2; of equal ones the next in rotation.
int next_dealer(const std::vector<int>& scores, int dealer, int way) {
  const int lowest = *std::ranges::min_element(scores);
  int next = dealer;
  do {
    next = (next + way) % kPlayers;
  } while (scores[static_cast<std::size_t>(next)] != lowest);
  return next;
}

std::string outcome_of(const Agreed& agreed, int deals, const std::vector<int>& scores,
                       const std::vector<int>& tricks) {
  if (deals < agreed.deals) return "in_progress";
  std::vector<int> standing = agreed.winner == "points_max" ? scores : tricks;
  if (agreed.winner == "tricks_min") {
    for (int& each : standing) each = -each;
  }
  const int best = *std::ranges::max_element(standing);
  std::string winners;
  for (int player = 0; player < kPlayers; ++player) {
    if (standing[static_cast<std::size_t>(player)] == best) winners += " " + text(player);
  }
  return (winners.size() == 2 ? "won" : "drawn") + winners;
}

struct Seen {
  int thirteens = 0, thrown_in = 0;
};

// Plays a whole match and returns its number of deals.
int match(Lots lots, Seen& seen) {
  const Lots first = lots;
  const Agreed agreed = any_agreement(lots);
  std::vector<Table> tables;
  for (const Form form : {Form::cards, Form::winners, Form::counts, Form::mixed})
    tables.emplace_back(agreed, form, first);
  std::vector<int> scores(kPlayers), tricks(kPlayers);
  int dealer = kPlayers - 1;  // so that the first listed leads
  for (int number = 1; number <= agreed.deals; ++number) {
    Deal deal{.number = number, .dealer = dealer};
    for (auto& table : tables) table.begin(deal);
    for (bool thrown = true; thrown;) {
      deal_and_bid(lots, deal);
      thrown = false;
      for (int player = 0; player < kPlayers && !thrown; ++player) {
        const auto& hand = deal.hands[static_cast<std::size_t>(player)];
        const bool pictures = all_of_one_kind(agreed, hand, true);
        thrown = pictures || all_of_one_kind(agreed, hand, false);
        seen.thrown_in += thrown;
        for (auto& table : tables) {
          if (thrown)
            table.throw_in(player, hand, pictures);
          else if (player == 0 && number % 4 == 0)
            table.keep(player, hand);
        }
      }
    }
    settle_bids(lots, deal);
    seen.thirteens += deal.thirteen;
    for (auto& table : tables) table.bid(deal);
    play(lots, agreed, deal);
    for (int player = 0; player < kPlayers; ++player) {
      const auto place = static_cast<std::size_t>(player);
      deal.points.push_back(points_of(agreed, deal.atas, deal.bids[place], deal.taken[place]));
      scores[place] += deal.points.back();
      tricks[place] += deal.taken[place];
    }
    const std::string outcome = outcome_of(agreed, number, scores, tricks);
    for (auto& table : tables) {
      table.play(deal);
      table.compare(deal, scores, tricks, outcome);
    }
    dealer = next_dealer(scores, dealer, way_of(agreed, number + 1));
  }
  return agreed.deals;
}

}  // namespace

}  // namespace tanteador::reckoning::at_truf

namespace tanteador::reckoning {

Played play_truf(Lots lots) {
  at_truf::Seen seen;
  const int deals = at_truf::match(lots, seen);
  return {deals, {{"thirteen", seen.thirteens}, {"thrown in", seen.thrown_in}}};
}

}  // namespace tanteador::reckoning
