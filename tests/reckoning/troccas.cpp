// Troccas reckoned a second time, from its twenty printed rules (C numbers as in docs/rules/troccas.md).
// Deals and plays every card, counts piles in fours, and enters the deal in each form.

#include <algorithm>
#include <optional>
#include <set>

#include "src/games/troccas/match.hpp"
#include "tests/reckoning/lots.hpp"
#include "tests/reckoning/match_record.hpp"
#include "tests/reckoning/plays.hpp"

namespace tanteador::reckoning::at_troccas {

namespace {

constexpr char kSuits[] = "sbcr";  // spadas, bastuns, cuppas, rosas
constexpr int kTarock = 4, kFool = 5;
constexpr int kJack = 11, kKing = 14;

struct Karte {
  int suit = 0, rank = 0;
  auto operator<=>(const Karte&) const = default;
};
using Karten = std::vector<Karte>;

std::string name(const Karte& card) {
  if (card.suit == kFool) return "X";
  if (card.suit == kTarock) return "T" + std::to_string(card.rank);
  const std::string rank =
      card.rank <= 10 ? std::to_string(card.rank) : std::string(1, "JCQK"[card.rank - kJack]);
  return rank + kSuits[card.suit];
}
std::string names(const Karten& cards) {
  std::string text;
  for (const Karte& card : cards) text += " " + name(card);
  return text;
}

Karten pack() {
  Karten cards{{kFool, 0}};
  for (int number = 1; number <= 21; ++number) cards.push_back({kTarock, number});
  for (int suit = 0; suit < 4; ++suit) {
    for (int rank = 1; rank <= kKing; ++rank) cards.push_back({suit, rank});
  }
  return cards;
}

// Rule 3; 0: an empty card.
int figure(const Karte& card) {
  if (card.suit == kFool) return 5;
  if (card.suit == kTarock) return card.rank == 1 || card.rank == 21 ? 5 : 0;
  return card.rank >= kJack ? card.rank - 9 : 0;
}

// Rule 2: one figure counts itself, each further one costs a point; without a figure one point.
int count_group(const Karten& group) {
  int sum = 0, figures = 0;
  for (const Karte& card : group) {
    sum += figure(card);
    figures += figure(card) > 0;
  }
  return figures == 0 ? 1 : sum - (figures - 1);
}

// "Eine zählbare Figur und drei leere Karten", as long as there are; what is left over is one more group.
int count_in_fours(const Karten& pile) {
  std::vector<Karten> groups((pile.size() + 3) / 4);
  const auto room = [&](std::size_t group) {
    const std::size_t rest = pile.size() % 4;
    return group + 1 < groups.size() || rest == 0 ? std::size_t{4} : rest;
  };
  for (const bool figures : {true, false}) {
    std::size_t next = 0;
    for (const Karte& card : pile) {
      if ((figure(card) > 0) != figures) continue;
      while (groups[next % groups.size()].size() == room(next % groups.size())) ++next;
      groups[next++ % groups.size()].push_back(card);
    }
  }
  int points = 0;
  for (const Karten& group : groups) points += count_group(group);
  return points;
}

// Rule 19: "jede leere Karte einen Punkt".
int count_singly(const Karten& cards) {
  int points = 0;
  for (const Karte& card : cards) points += std::max(1, figure(card));
  return points;
}

// Rule 11: the higher wins in its suit; in cuppas (cups) and rosas one to ten are turned round.
int height(const Karte& card) {
  if (card.suit == kTarock) return 100 + card.rank;
  const bool turned = (card.suit == 2 || card.suit == 3) && card.rank <= 10;
  return turned ? 11 - card.rank : card.rank;
}

template <class T>
bool has(const std::vector<T>& list, const T& one) {
  return std::ranges::find(list, one) != list.end();
}
void remove(Karten& cards, const Karte& card) { cards.erase(std::ranges::find(cards, card)); }

troccas::Card card_of(const Karte& card) { return troccas::Pack::parse(name(card)).value(); }

struct Laid {
  int player;
  Karte card;
};
using Trick = std::vector<Laid>;

std::optional<int> suit_led(const Trick& trick) {
  for (const Laid& laid : trick) {
    if (laid.card.suit != kFool) return laid.card.suit;
  }
  return std::nullopt;
}

int winner_of(const Trick& trick) {
  const Laid* best = nullptr;
  for (const Laid& laid : trick) {
    const bool counts = laid.card.suit == kTarock || laid.card.suit == *suit_led(trick);
    if (counts && (!best || height(laid.card) > height(best->card))) best = &laid;
  }
  return best->player;
}

// Rules 10 and 12.
Karten playable(const Karten& hand, const Trick& trick) {
  const auto led = suit_led(trick);
  const auto suit_cards = [&](int suit) {
    return std::ranges::any_of(hand, [&](const Karte& card) { return card.suit == suit; });
  };
  Karten list;
  for (const Karte& card : hand) {
    bool may = !led || card.suit == *led || card.suit == kFool;
    if (led && !suit_cards(*led)) may = may || card.suit == kTarock || !suit_cards(kTarock);
    if (may) list.push_back(card);
  }
  return list;
}

enum class Form { cards, tricks, mixed, nothing };  // how the tricks are entered

class Table {
 public:
  Table(Lots& lots, int players)
      : lots_(lots),
        players_(players),
        record_(start("troccas", "troccas-1962", players, ",\"options\":{" + agree() + "}")),
        dealer_(players - 1) {
    account_.assign(static_cast<std::size_t>(sides()), 0);
    record_.explain_by([this] { return story(); });
  }

  int play(int most) {
    if (lots_.percent(40)) carry();
    const int agreed = deals_ == 4 ? players_ : deals_;
    int played = 0;
    while (played < most && (agreed == 0 || played < agreed)) {
      claim_rights();
      while (!play_deal()) {
      }
      ++played;
      compare_all(agreed > 0 && played == agreed);
    }
    return played;
  }
  int matsches() const { return matsches_; }  // entered as such

 private:
  bool solo() const { return players_ == 3 || players_ == 5; }
  int sides() const { return solo() ? players_ : 2; }
  int side(int player) const { return solo() ? player : player % 2; }
  std::size_t skat_size() const { return solo() ? 3 : players_ == 4 ? 2 : 0; }
  int tricks() const { return (78 - static_cast<int>(skat_size())) / players_; }

  std::string agree() {
    deals_ = lots_.one_of<int>({4, 4, 1, 7, 0});
    five_pair_ = lots_.percent(75);
    matsch_to_loser_ = lots_.percent(60);
    solo_skat_ = lots_.one_of<std::string>({"v_minus_1", "v_minus_1", "group", "full"});
    rights_ = lots_.percent(80);
    by_plus_ = lots_.percent(60);
    const auto word = [](bool first, const char* one, const char* other) {
      return std::string(first ? one : other);
    };
    return "\"deals\":" + std::to_string(deals_) + ",\"skat_five_pair\":\"" +
           word(five_pair_, "allowed", "forbidden") + "\",\"matsch_fool_skat_to\":\"" +
           word(matsch_to_loser_, "loser", "winner") + "\",\"solo_skat_count\":\"" + solo_skat_ +
           "\",\"rights\":" + word(rights_, "true", "false") + ",\"winner_by\":\"" +
           word(by_plus_, "plus", "points_max") + "\"";
  }

  std::string story() const {
    std::string text = "skatist " + std::to_string(dealer_) + "\nskat:" + names(skat_);
    for (const Trick& trick : trick_list_) {
      text += "\n ";
      for (const Laid& laid : trick) text += " " + std::to_string(laid.player) + ":" + name(laid.card);
    }
    for (std::size_t place = 0; place < piles_.size(); ++place)
      text += "\npile " + std::to_string(place) + ":" + names(piles_[place]);
    return text;
  }

  void carry() {
    Carried carried;
    for (std::size_t place = 0; place < account_.size(); ++place) {
      account_[place] = lots_.pick_below(60) - 30;
      carried.scores[place] = account_[place];
    }
    record_.enter(carried);
  }
  bool engine_takes(const Troccas::Event& event) const {
    const Match<Troccas>& match = record_.match();
    return Troccas::apply(match.rules(), match.state(), event, EventSeq{index(match.last_seq()) + 1})
        .has_value();
  }
  void probe(bool may, const Troccas::Event& event, const std::string& what) {
    record_.compare(what, may ? "allowed" : "refused", engine_takes(event) ? "allowed" : "refused");
  }

  // --- before the cards (rules 7 to 9) ---
  void claim_rights() {
    packets_ = {6, 6, 7};
    for (int place = 0; place < sides(); ++place) {
      const int debt = -account_[static_cast<std::size_t>(place)];
      const troccas::RightClaimed nine{side_at(place), troccas::Right::nine_ten};
      const troccas::RightClaimed nineteen{side_at(place), troccas::Right::nineteen};
      probe(rights_ && debt >= 9, nine, "9 and 10 with a debt of " + std::to_string(debt));
      probe(rights_ && debt > 18, nineteen, "19 at once with a debt of " + std::to_string(debt));
      if (!rights_ || debt < 9 || lots_.percent(50)) continue;
      const bool all = debt > 18 && lots_.percent(60);
      record_.enter(all ? nineteen : nine);
      if (all)
        packets_ = {19};
      else if (packets_.size() > 1)
        packets_ = {9, 10};
    }
  }

  void deal_cards() {
    Karten cards = pack();
    lots_.shuffle(cards);
    const int kind = lots_.pick_below(8);
    const auto strength = [](const Karte& card) { return card.suit >= kTarock ? 1000 : height(card); };
    if (kind == 0) std::ranges::stable_sort(cards, std::greater{}, strength);  // one side has it all
    hands_.assign(static_cast<std::size_t>(players_), {});
    skat_.clear();
    // Deals the strongest cards first: all of them to one side, or to one player.
    std::vector<int> order;
    const int first = lots_.pick_below(players_);
    for (int i = 0; i < players_; ++i) order.push_back((first + i) % players_);
    std::ranges::stable_partition(order, [&](int player) { return side(player) == side(first); });
    std::size_t next = 0;
    for (const int player : order) {
      auto& hand = hands_[static_cast<std::size_t>(player)];
      const std::size_t size = static_cast<std::size_t>(tricks()) + (player == dealer_ ? skat_size() : 0);
      while (hand.size() < size) hand.push_back(cards[next++]);
      lots_.shuffle(hand);
    }
  }

  // True if the hand is thrown in and dealt again.
  bool consult() {
    const int hand = tricks();
    for (const int after : {5, 6, 9, 12, 13, 15, 18, 19, 25}) {
      const bool printed = after == 6 || after == 9 || after == 12 || after == 18 || after == 19;
      bool may = after == hand || (printed && after < hand);
      if (players_ == 4) {
        may = after == 18 || after == 19 || (packets_.size() == 3 && (after == 6 || after == 12)) ||
              (packets_.size() == 2 && after == 9);
      }
      probe(may, troccas::RedealAsked{seat_at(dealer_), after, {}, false},
            "redeal after " + std::to_string(after));
    }
    const Seat skatist = seat_at(dealer_), other = seat_at((dealer_ + 1) % players_);
    probe(false, troccas::RedealAsked{other, hand, {}, false}, "a redeal that another asks for");
    probe(false, troccas::RedealAsked{skatist, hand, other, false}, "a redeal with a veto");
    probe(true, troccas::RedealAsked{skatist, hand, other, true}, "a redeal without tarock");
    if (!lots_.percent(30)) return false;
    record_.enter(troccas::RedealAsked{skatist, hand, {}, false});
    return true;
  }

  void start_deal() {
    troccas::DealStarted event;
    if (lots_.percent(5)) {
      dealer_ = lots_.pick_below(players_);
      event.dealer = seat_at(dealer_);
    }
    if (players_ == 4 && lots_.percent(30))
      event.packets = troccas::Packets(packets_.begin(), packets_.end());
    record_.enter(event);
  }

  bool five_rule_allows(const Karten& skat) const {
    const auto fives = std::ranges::count(skat, 5, figure);
    return fives == 0 || (five_pair_ && fives >= 2);
  }
  void lay_away(bool entered) {
    auto& hand = hands_[static_cast<std::size_t>(dealer_)];
    const bool wants_figures = lots_.percent(30);
    for (int tries = 0; skat_size() > 0; ++tries) {
      lots_.shuffle(hand);
      if (wants_figures && tries < 20) std::ranges::stable_sort(hand, std::greater{}, figure);
      if (wants_figures && tries > 0 && tries < 20)
        std::swap(hand[0], hand[static_cast<std::size_t>(lots_.pick_below(8))]);
      skat_.assign(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(skat_size()));
      troccas::Discarded event{seat_at(dealer_), {}};
      for (const Karte& card : skat_) event.cards.push_back(card_of(card));
      const bool may = five_rule_allows(skat_);
      if (entered) probe(may, event, "the skat" + names(skat_));
      if (!may) continue;
      if (entered) record_.enter(event);
      hand.erase(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(skat_size()));
      return;
    }
  }

  // --- one deal; false: struck or thrown in, and the same dealer deals again ---
  bool play_deal() {
    trick_list_.clear();
    piles_.clear();
    skat_.clear();
    start_deal();
    deal_cards();
    if (lots_.percent(10) && consult()) deal_cards();
    form_ = static_cast<Form>(lots_.pick_below(4));
    skat_entered_ = skat_size() > 0 && lots_.percent(60);
    lay_away(skat_entered_);
    clear_play();
    const int struck = lots_.percent(3) ? lots_.pick_below(tricks()) : -1;
    for (int trick = 0; trick < tricks(); ++trick) {
      if (trick == struck) {
        record_.enter(Annulled{});
        dealer_named_again();
        return false;
      }
      play_trick();
    }
    gather();
    if (!over_by_cards()) end_deal();
    write();
    dealer_ = (dealer_ + 1) % players_;
    return true;
  }
  void dealer_named_again() { record_.compare("score", account_, record_.scores()); }

  void clear_play() {
    leader_ = (dealer_ + 1) % players_;
    fool_player_ = -1;
    fool_winner_ = -1;
    exchange_entered_ = false;
    knocked_.clear();
    gone_.clear();
    seen_tarock_.assign(static_cast<std::size_t>(players_), false);
    lacks_.assign(static_cast<std::size_t>(players_), {});
    won_.assign(static_cast<std::size_t>(players_), {});
    jack_was_called_ = all_by_card_ = false;
    all_by_card_ = true;
  }

  Karten& hand(int player) { return hands_[static_cast<std::size_t>(player)]; }

  void play_trick() {
    trick_list_.emplace_back();
    Trick& trick = trick_list_.back();
    const bool by_card = form_ == Form::cards || (form_ == Form::mixed && lots_.percent(50));
    all_by_card_ = all_by_card_ && by_card;
    std::optional<Karte> bound;  // the jack its holder owes
    int bound_player = -1;
    for (int i = 0; i < players_; ++i) {
      const int player = (leader_ + i) % players_;
      Karte card = lots_.one_of(playable(hand(player), trick));
      if (player == bound_player) card = *bound;
      if (by_card && lots_.percent(15)) probe_cards(player, trick);
      if (by_card) record_.enter(troccas::CardPlayed{seat_at(player), card_of(card)});
      trick.push_back({player, card});
      remove(hand(player), card);
      if (by_card) note(player, trick);
      const bool may_be_over = static_cast<int>(trick_list_.size()) == tricks();
      if (by_card && card.suit == kTarock && !may_be_over) knock(player, card);
      if (by_card && !may_be_over && card.suit < 4 && card.rank == kKing && lots_.percent(60)) {
        bound_player = call_jack(trick, player, card);
        bound = Karte{card.suit, kJack};
      }
    }
    finish_trick(trick, by_card);
  }

  void finish_trick(const Trick& trick, bool by_card) {
    const int winner = winner_of(trick);
    if (!by_card && form_ != Form::nothing) record_.enter(troccas::TrickWon{seat_at(winner)});
    for (const Laid& laid : trick) {
      won_[static_cast<std::size_t>(winner)].push_back(laid.card);
      if (by_card) gone_.push_back(laid.card);
      if (laid.card.suit != kFool) continue;
      fool_player_ = laid.player;
      fool_winner_ = winner;
    }
    leader_ = winner;
    if (form_ != Form::nothing) exchange_now();
  }

  // Notes the inference from a card: the player has none of the suit led, or no tarock either.
  void note(int player, const Trick& trick) {
    const Karte card = trick.back().card;
    const int led = suit_led(trick).value_or(kFool);
    if (card.suit == led || card.suit == kFool) return;
    auto& lacks = lacks_[static_cast<std::size_t>(player)];
    lacks.insert(led);
    if (card.suit != kTarock) lacks.insert(kTarock);
  }

  // Out of turn; a card that lies elsewhere; a card of a suit he has not followed.
  void probe_cards(int player, const Trick& trick) {
    if (jack_was_called_) return;
    const int other = (player + 1) % players_;
    if (!hand(other).empty())
      probe(false, troccas::CardPlayed{seat_at(other), card_of(hand(other)[0])}, "out of turn");
    if (!gone_.empty()) {
      const Karte card = lots_.one_of(gone_);
      probe(false, troccas::CardPlayed{seat_at(player), card_of(card)}, name(card) + " again");
    }
    if (!trick.empty())
      probe(false, troccas::CardPlayed{seat_at(player), card_of(trick[0].card)}, "the card led");
    for (const Karte& card : hand(other)) {
      if (!lacks_[static_cast<std::size_t>(player)].contains(card.suit)) continue;
      probe(false, troccas::CardPlayed{seat_at(player), card_of(card)},
            name(card) + " of who has not followed " + std::to_string(card.suit));
    }
  }

  // Rule 16: with a tarock, its player announces it if he has the highest one not yet announced; the XXI with
  // his first.
  void knock(int player, const Karte& laid) {
    const bool first = !seen_tarock_[static_cast<std::size_t>(player)];
    seen_tarock_[static_cast<std::size_t>(player)] = true;
    if (!all_by_card_ || !skat_entered_ || lots_.percent(50)) return;
    for (int number = 21; number >= 1; --number) {
      const Karte tarock{kTarock, number};
      if (has(knocked_, number) || has(gone_, tarock) || has(skat_, tarock)) continue;
      if (tarock != laid && lies_on_table(tarock)) continue;
      const bool holds = tarock == laid || has(hand(player), tarock);
      if (!holds) return;
      const bool may = number < 21 || first;
      probe(may, troccas::Knocked{seat_at(player), card_of(tarock)}, "knock for " + name(tarock));
      if (!may) return;
      record_.enter(troccas::Knocked{seat_at(player), card_of(tarock)});
      knocked_.push_back(number);
      return;
    }
  }
  bool lies_on_table(const Karte& card) const {
    return std::ranges::any_of(trick_list_.back(), [&](const Laid& laid) { return laid.card == card; });
  }

  // Rule 17. Who owes the jack with his next card; -1: nobody.
  int call_jack(Trick& trick, int player, const Karte& king) {
    if (suit_led(trick) != king.suit || !all_by_card_) return -1;
    for (std::size_t earlier = 0; earlier + 1 < trick_list_.size(); ++earlier) {
      if (suit_led(trick_list_[earlier]) == king.suit) return -1;
    }
    const Karte jack{king.suit, kJack};
    for (int holder = 0; holder < players_; ++holder) {
      if (holder == player || !has(hand(holder), jack)) continue;
      const auto laid = std::ranges::find(trick, holder, &Laid::player);
      troccas::JackCalled event{seat_at(player), static_cast<troccas::Suit>(king.suit), seat_at(holder), {}};
      if (laid != trick.end() && laid->card.suit == kFool) {
        probe(false, event, "the jack of who has laid the fool");
        return -1;
      }
      if (laid != trick.end() && lots_.percent(50)) event.takes_back = card_of(laid->card);
      record_.enter(event);
      jack_was_called_ = true;
      if (laid == trick.end()) return holder;
      remove(hand(holder), jack);
      hand(holder).push_back(laid->card);
      laid->card = jack;
      return -1;
    }
    return -1;
  }

  // Rule 12: the fool back for an empty card of his side's tricks.
  std::optional<Karte> empty_of(int of_side) const {
    for (int player = 0; player < players_; ++player) {
      if (side(player) != of_side) continue;
      for (const Karte& card : won_[static_cast<std::size_t>(player)]) {
        if (figure(card) == 0) return card;
      }
    }
    return std::nullopt;
  }
  void exchange_now() {
    if (fool_player_ < 0 || exchange_entered_ || side(fool_player_) == side(fool_winner_)) return;
    if (static_cast<int>(trick_list_.size()) == tricks() && (skat_entered_ || skat_size() == 0))
      return;  // over
    const auto given = empty_of(side(fool_player_));
    if (!given || lots_.percent(70)) return;
    const troccas::FoolExchanged event{seat_at(fool_player_), card_of(*given)};
    for (int player = 0; all_by_card_ && player < players_; ++player)
      probe(player == fool_player_, troccas::FoolExchanged{seat_at(player), event.card},
            "the fool back to " + std::to_string(player));
    record_.enter(event);
    exchange_entered_ = true;
    exchanged_card_ = *given;
  }

  // --- the end (rules 3, 4, 12, 19) ---
  // A deal entered card by card, to the last one, ends by itself. So does one entered by every trick.
  bool over_by_cards() const { return all_by_card_ && (skat_entered_ || skat_size() == 0); }
  void gather() {
    piles_.assign(static_cast<std::size_t>(sides()), {});
    for (int player = 0; player < players_; ++player) {
      Karten& pile = piles_[static_cast<std::size_t>(side(player))];
      for (const Karte& card : won_[static_cast<std::size_t>(player)]) pile.push_back(card);
    }
    const bool foreign = fool_player_ >= 0 && side(fool_player_) != side(fool_winner_);
    if (!foreign) return;
    const auto given = exchange_entered_ ? std::optional(exchanged_card_) : empty_of(side(fool_player_));
    const bool back = exchange_entered_ || (given && (over_by_cards() || lots_.percent(70)));
    if (!back) return;
    Karten& owner = piles_[static_cast<std::size_t>(side(fool_player_))];
    Karten& winner = piles_[static_cast<std::size_t>(side(fool_winner_))];
    remove(winner, {kFool, 0});
    winner.push_back(*given);
    remove(owner, *given);
    owner.push_back({kFool, 0});
  }

  // The side that has every trick; -1: none, or everybody plays for himself.
  int matsch_side() const {
    if (solo()) return -1;
    for (int place = 0; place < 2; ++place) {
      if (piles_[static_cast<std::size_t>(1 - place)].empty()) return place;
    }
    return -1;
  }

  int skat_points() const {
    if (!solo()) return skat_.empty() ? 0 : count_group(skat_);
    if (solo_skat_ == "full") return count_singly(skat_);
    if (solo_skat_ == "group") return count_group(skat_);
    int points = 0;
    for (const Karte& card : skat_) points += std::max(1, figure(card)) - 1;
    return points;
  }
  int total() const { return !solo() ? 72 : solo_skat_ == "full" ? 130 : solo_skat_ == "group" ? 128 : 127; }

  std::vector<int> points() const {
    std::vector<int> counts;
    for (int place = 0; place < sides(); ++place) {
      const Karten& pile = piles_[static_cast<std::size_t>(place)];
      const int tricks = solo() ? count_singly(pile) : pile.empty() ? 0 : count_in_fours(pile);
      counts.push_back(tricks + (place == side(dealer_) ? skat_points() : 0));
    }
    const int matsch = matsch_side();
    if (matsch < 0) return counts;
    Karten left = skat_;
    if (!has(left, {kFool, 0})) left.push_back({kFool, 0});
    const int lost = matsch_to_loser_ ? count_group(left) : 0;
    counts[static_cast<std::size_t>(matsch)] = 72 - lost;
    counts[static_cast<std::size_t>(1 - matsch)] = lost;
    return counts;
  }

  void end_deal() {
    const int matsch = matsch_side();
    const std::vector<int> counts = points();
    const bool by_piles = matsch < 0 && lots_.percent(50);
    probe_counts(counts);
    if (matsch >= 0 && lots_.percent(60)) return tell_matsch(matsch);
    if (by_piles) return tell_piles();
    troccas::Counted event;
    const int left_out = lots_.percent(50) ? lots_.pick_below(sides()) : -1;
    for (int place = 0; place < sides(); ++place) {
      if (place != left_out)
        event.points[static_cast<std::size_t>(place)] = counts[static_cast<std::size_t>(place)];
    }
    record_.enter(event);
  }

  // Wrong sums; and more or less than tricks and figures can give.
  void probe_counts(const std::vector<int>& counts) {
    troccas::Counted wrong;
    for (int place = 0; place < sides(); ++place)
      wrong.points[static_cast<std::size_t>(place)] = counts[static_cast<std::size_t>(place)];
    ++*wrong.points[0];
    probe(false, wrong, "counts of " + std::to_string(total() + 1));
    if (form_ == Form::nothing || matsch_side() >= 0) return;
    for (int place = 0; place < sides(); ++place) {
      int tricks_won = 0;
      for (const Trick& trick : trick_list_) tricks_won += side(winner_of(trick)) == place;
      const int cards = tricks_won * players_;
      const bool skatist = place == side(dealer_);
      const int base = solo() ? cards : (cards + (skatist ? static_cast<int>(skat_size()) : 0) + 3) / 4;
      probe_one_count(place, base - 1, "less than its tricks");
      const int most = solo() ? base + 52 + 3 : base + 52;
      probe_one_count(place, most + 1, "more than all figures");
    }
  }
  void probe_one_count(int place, int points, const std::string& what) {
    if (points < 0 || points > total()) return;
    troccas::Counted event;
    int rest = total() - points;
    for (int other = 0; other < sides(); ++other) {
      const bool last = other == (place == sides() - 1 ? sides() - 2 : sides() - 1);
      int& given = event.points[static_cast<std::size_t>(other)].emplace(0);
      given = other == place ? points : last ? rest : rest / (sides() - 1);
      if (other != place && !last) rest -= given;
    }
    probe(false, event, std::to_string(points) + " points, " + what);
  }

  void tell_matsch(int winner) {
    ++matsches_;
    troccas::Matsch event{side_at(winner), {}};
    const bool two_empties = std::ranges::all_of(skat_, [](const Karte& card) { return figure(card) == 0; });
    const bool silent = skat_entered_ || skat_.empty() || (two_empties && lots_.percent(50));
    if (!silent) {
      for (const Karte& card : skat_) event.skat.push_back(card_of(card));
    }
    if (form_ != Form::nothing)
      probe(false, troccas::Matsch{side_at(1 - winner), event.skat}, "matsch of the side without a trick");
    record_.enter(event);
  }
  void tell_piles() {
    std::vector<int> order;
    for (int place = 0; place < sides(); ++place) order.push_back(place);
    lots_.shuffle(order);
    order.pop_back();
    for (const int place : order) {
      troccas::Captured event{side_at(place), {}};
      for (const Karte& card : piles_[static_cast<std::size_t>(place)]) event.cards.push_back(card_of(card));
      if (place == side(dealer_)) {
        for (const Karte& card : skat_) event.cards.push_back(card_of(card));
      }
      record_.enter(event);
    }
  }

  // Rules 4 and 19: "Was fehlt … sind Schulden, was über … geht, ist Guthaben."
  void write() {
    const std::vector<int> counts = points();
    int sum = 0;
    for (int place = 0; place < sides(); ++place) {
      int target = 36;
      if (players_ == 3) target = place == dealer_ ? 43 : 42;
      if (players_ == 5) target = place == dealer_ ? 27 : 25;
      account_[static_cast<std::size_t>(place)] += counts[static_cast<std::size_t>(place)] - target;
      sum += counts[static_cast<std::size_t>(place)];
    }
    record_.compare("points of the deal", total(), sum);
    record_.compare("score", account_, record_.scores());
  }

  void compare_all(bool last) {
    std::string outcome = "in_progress";
    if (last) {
      std::vector<int> first;
      const int most = *std::ranges::max_element(account_);
      for (int place = 0; place < sides(); ++place) {
        const int own = account_[static_cast<std::size_t>(place)];
        if (by_plus_ ? own > 0 : own == most) first.push_back(place);
      }
      const bool drawn = by_plus_ ? first.empty() : first.size() > 1;
      outcome = drawn ? "drawn" : "won " + text(first);
    }
    const std::string theirs = record_.outcome();
    record_.compare("outcome", outcome, outcome == "drawn" ? theirs.substr(0, 5) : theirs);
    if (!last) record_.compare("next skatist", std::to_string(dealer_), record_.next_deal_fact("dealer"));
  }

  Lots& lots_;
  int players_;
  int deals_ = 4, matsches_ = 0;
  bool five_pair_ = true, matsch_to_loser_ = true, rights_ = true, by_plus_ = true;
  std::string solo_skat_;
  MatchRecord<Troccas> record_;
  int dealer_;
  std::vector<int> account_, packets_;
  std::vector<Karten> hands_, won_, piles_;
  Karten skat_, gone_;
  std::vector<Trick> trick_list_;
  Form form_ = Form::cards;
  bool skat_entered_ = false, all_by_card_ = true, jack_was_called_ = false, exchange_entered_ = false;
  int leader_ = 0, fool_player_ = -1, fool_winner_ = -1;
  Karte exchanged_card_;
  std::vector<int> knocked_;
  std::vector<bool> seen_tarock_;
  std::vector<std::set<int>> lacks_;
};

}  // namespace

}  // namespace tanteador::reckoning::at_troccas

namespace tanteador::reckoning {

Played play_troccas(Lots lots) {
  at_troccas::Table table(lots, 3 + lots.pick_below(4));
  const int deals = table.play(8);
  return {deals, {{"matsch", table.matsches()}}};
}

}  // namespace tanteador::reckoning
