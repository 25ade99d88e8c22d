// Whole matches of tarot, entered into the engine in every form, compared with the reckoning of tarot_rules.

#include "src/games/tarot/match.hpp"

#include <algorithm>

#include "tests/reckoning/match_record.hpp"
#include "tests/reckoning/plays.hpp"
#include "tests/reckoning/tarot_rules.hpp"
#include "tests/support/long_run.hpp"

namespace tanteador::reckoning::at_tarot {

using namespace french;

namespace {

std::size_t at(int place) { return static_cast<std::size_t>(place); }

// The card as the engine knows it, by its name.
tarot::Card engines(int card) {
  static const std::vector<tarot::Card> kCards = [] {
    std::vector<tarot::Card> cards;
    for (int each = 0; each < kPack; ++each) cards.push_back(tarot::Pack::parse(name_of(each)).value());
    return cards;
  }();
  return kCards[at(card)];
}
template <class List>
List engines(const std::vector<int>& cards) {
  List list;
  for (const int card : cards) list.push_back(engines(card));
  return list;
}
std::optional<tarot::Camp> camp_of(int camp) {
  if (camp == kNone) return std::nullopt;
  return camp == kAttack ? tarot::Camp::attack : tarot::Camp::defence;
}

// The form of the entries: cards (with or without dog and discard), winners of tricks, a mixture, the result,
// or a pile.
enum class Form { cards, cards_only, winners, result, pile, mixed };
constexpr Form kForms[] = {Form::cards,  Form::cards_only, Form::winners,
                           Form::result, Form::pile,       Form::mixed};

class Table {
 public:
  Table(const Agreed& agreed, Form form, const Lots& lots)
      : agreed_(agreed),
        form_(form),
        lots_(lots.numbered(static_cast<std::uint64_t>(form))),
        record_(start("tarot", agreed.ruleset, agreed.players, agreed.options)) {}

  void begin(const Deal& deal, int number) {
    record_.explain_by([&deal] { return describe(deal); });
    record_.compare("next dealer", deal.dealer, record_.next_deal_fact("dealer"));
    record_.enter(tarot::DealStarted{});
    record_.compare("number", number, record_.deal_fact("number"));
    record_.compare("speaker", (deal.dealer + 1) % agreed_.players, record_.deal_fact("speaker"));
    if (lots_.percent(8)) begun_offers();
  }
  void carry(const std::vector<int>& scores) {
    Carried carried;
    std::copy(scores.begin(), scores.end(), carried.scores.begin());
    record_.enter(carried);
  }
  void petit_sec(int player, bool excuse) { record_.enter(tarot::PetitSec{seat_at(player), excuse}); }
  void rule(int player, int points) { record_.enter(Ruled{side_at(player), points}); }
  void annul() { record_.enter(Annulled{}); }
  void end() { record_.enter(MatchEnded{MatchEnded::Reason::time, {}}); }

  void bid(const Deal& deal) {
    // Every bid; or only the winning one, the others having passed or been overbid.
    const bool all = deal.taker < 0 || lots_.percent(50);
    int contract = kPass;
    for (int n = 0; n < agreed_.players; ++n) {
      const int player = (deal.dealer + 1 + n) % agreed_.players, bid = deal.bids[at(n)];
      if (!all && player != deal.taker) continue;
      if (contract > kPass && lots_.percent(20))
        record_.tell_wrong(tarot::Bid{seat_at(player), static_cast<tarot::Contract>(contract)},
                           "tarot/bid_low");
      record_.enter(tarot::Bid{seat_at(player), static_cast<tarot::Contract>(bid)});
      contract = std::max(contract, bid);
    }
    if (deal.taker < 0) return;
    record_.compare("taker", deal.taker, record_.deal_fact("taker"));
    const char* words[] = {"pass", "prise", "garde", "garde_sans", "garde_contre"};
    record_.compare("contract", words[deal.contract], record_.deal_fact("contract"));
    if (all && lots_.percent(8)) contract_offers(deal);
  }

  void play(const Deal& deal) {
    announce(deal);
    const bool by_card = form_ == Form::cards || form_ == Form::cards_only;
    const int cards = by_card ? agreed_.hand() : form_ == Form::mixed ? lots_.pick_below(agreed_.hand()) : 0;
    const bool none = form_ == Form::result || form_ == Form::pile;
    if (cards == 0) {
      for (int player = 0; player < agreed_.players; ++player) poignee(deal, player);
    }
    for (int number = 0; number < (none ? 0 : agreed_.hand()); ++number) {
      if (number < cards)
        lay(deal, number);
      else
        record_.enter(tarot::TrickWon{seat_at(deal.winners[at(number)])});
    }
    finish(deal);
  }

  void compare(const Deal& deal, const std::vector<int>& scores, const std::string& outcome) {
    record_.compare("scores", scores, record_.scores());
    record_.compare("outcome", outcome, record_.outcome());
    if (deal.points.empty()) return;
    offers({{"deal_started", outcome == "in_progress" ? "anybody" : "nobody"}, {"result", "nobody"}});
    record_.compare("winner", deal.made ? "attack" : "defence", record_.deal_fact("winner"));
    if (agreed_.players == 5) record_.compare("partner", deal.partner, record_.deal_fact("partner"));
    if (form_ == Form::result || form_ == Form::pile) return;
    for (int player = 0; player < agreed_.players; ++player) {
      const auto taken = std::count(deal.winners.begin(), deal.winners.end(), player);
      record_.compare("taken", taken, record_.side_fact(player, "taken"));
    }
  }

 private:
  struct Offered {
    std::string type, who, word = {};
  };
  // Compares the offers with the engine's, with the players who may enter them.
  void offers(const std::vector<Offered>& all) {
    for (const auto& [type, who, word] : all)
      record_.compare("offer " + type + word, who, record_.offer_to(type, word));
  }
  std::string everybody() const {
    std::string all = "0";
    for (int player = 1; player < agreed_.players; ++player) all += " " + text(player);
    return all;
  }
  void begun_offers() {
    offers({{"bid", everybody(), "pass"},
            {"bid", everybody(), "prise"},
            {"petit_sec", everybody()},
            {"annulled", "anybody"},
            {"deal_started", "nobody"},
            {"card_played", "nobody"},
            {"captured", "nobody", "attack"},
            {"dog", "nobody"},
            {"result", "nobody"}});
    // Just made it is 25, times the contract, to the taker from each: from all of four, as printed three
    // times.
    const int payers = agreed_.players == 4 || agreed_.printed_payment ? 3 : 2;
    record_.compare("worth of a prise", 25 * payers, record_.worth("bid", "prise"));
    record_.compare("worth of a garde contre", 150 * payers, record_.worth("bid", "garde_contre"));
  }
  void contract_offers(const Deal& deal) {
    const std::string taker = text(deal.taker), none = "nobody";
    const int leader = agreed_.taker_leads ? deal.taker : (deal.dealer + 1) % agreed_.players;
    offers({{"bid", none, "garde_contre"},
            {"petit_sec", none},
            {"king_called", agreed_.players == 5 ? taker : none},
            {"chelem_announced", agreed_.chelem ? taker : none},
            {"dog", "anybody"},
            {"discarded", deal.discards() ? taker : none},
            {"poignee", everybody()},
            {"card_played", text(leader)},
            {"trick_won", everybody()},
            {"captured", "anybody", "attack"},
            {"captured", "anybody", "defence"},
            {"result", "anybody"}});
  }
  void trick_offers(int player, bool first) {
    offers({{"card_played", text(player)},
            {"trick_won", first ? everybody() : "nobody"},
            {"captured", "anybody", "attack"},
            {"captured", "anybody", "defence"},
            {"result", "anybody"},
            {"deal_started", "nobody"}});
  }

  bool calls(const Deal& deal) const { return deal.called >= 0 && called_; }

  // From the contract to the first card.
  void announce(const Deal& deal) {
    called_ = lots_.percent(80);
    dog_ = false;
    const auto taker = seat_at(deal.taker);
    if (calls(deal)) record_.enter(tarot::KingCalled{taker, engines(deal.called)});
    const bool asides = form_ == Form::cards || (form_ != Form::cards_only && lots_.percent(30));
    if (asides && deal.discards()) {
      record_.enter(tarot::Dog{engines<tarot::DogCards>(deal.dog)});
      dog_ = true;
      discard(deal);
    }
    if (deal.announced) record_.enter(tarot::ChelemAnnounced{taker});
    const int right = (deal.dealer + 1) % agreed_.players;
    const bool has_fact =
        deal.announced || !agreed_.taker_leads;  // else once the bidding is known to be over
    if (has_fact) record_.compare("leader", deal.announced ? deal.taker : right, record_.deal_fact("leader"));
  }
  void discard(const Deal& deal) {
    tarot::Discarded event{.player = seat_at(deal.taker), .cards = {}, .trumps = {}};
    if (lots_.percent(30))
      event.trumps = static_cast<int>(std::count_if(deal.discard.begin(), deal.discard.end(), is_trump));
    else
      event.cards = engines<tarot::DogCards>(deal.discard);
    record_.enter(event);
  }
  // By the number of trumps or by the size they make.
  void poignee(const Deal& deal, int player) {
    const int trumps = deal.shown[at(player)];
    if (trumps == 0) return;
    tarot::Poignee event{.player = seat_at(player), .trumps = {}, .size = {}};
    const int size = trumps >= agreed_.poignees[2] ? 2 : trumps >= agreed_.poignees[1] ? 1 : 0;
    if (lots_.percent(50))
      event.size = static_cast<tarot::PoigneeSize>(size);
    else
      event.trumps = trumps;
    record_.enter(event);
    record_.tell_wrong(event, "tarot/poignee_twice");
  }
  void lay(const Deal& deal, int number) {
    for (const Laid& laid : deal.tricks[at(number)]) {
      if (number == 0) poignee(deal, laid.player);
      if (lots_.pick_below(test::long_run() ? 100 : 300) == 0)
        trick_offers(laid.player, &laid == &deal.tricks[at(number)][0]);
      if (lots_.percent(3)) {
        const bool begun = number > 0 || &laid != &deal.tricks[0][0];
        if (begun) record_.compare("turn", laid.player, record_.deal_fact("turn"));
        const auto next = seat_at((laid.player + 1) % agreed_.players);
        record_.tell_wrong(tarot::CardPlayed{next, engines(laid.card)});
      }
      record_.enter(tarot::CardPlayed{seat_at(laid.player), engines(laid.card)});
    }
  }

  void finish(const Deal& deal) {
    const bool whole = form_ == Form::cards;
    if (whole && !deal.discards()) record_.enter(tarot::Dog{engines<tarot::DogCards>(deal.dog)});
    if (whole && !deal.discards() && !dog_) dog_ = true;
    if (whole && (deal.called < 0 || calls(deal))) return;  // the cards decide everything
    tarot::Result result = full_result(deal);
    if (form_ == Form::cards || form_ == Form::cards_only) {
      wrong_counts(deal, result, "tarot/points_known");
      if (lots_.percent(70)) result.bouts.reset(), result.points.reset(), result.defence_points.reset();
      if (lots_.percent(70)) result.petit_au_bout.reset(), result.chelem.reset();
      if (calls(deal) && lots_.percent(50)) result.partner.reset();
    }
    if (form_ == Form::winners && parity_tells(deal)) wrong_counts(deal, result, "tarot/points_parity");
    if (form_ == Form::pile && deal.pile_counts) {
      pile(deal);
      wrong_counts(deal, result, "tarot/points_known");
      result.bouts.reset(), result.points.reset(), result.defence_points.reset();
    }
    record_.enter(result);
  }
  tarot::Result full_result(const Deal& deal) {
    tarot::Result result{.bouts = deal.bouts,
                         .points = {},
                         .defence_points = {},
                         .petit_au_bout = camp_of(deal.petit),
                         .chelem = camp_of(deal.chelem),
                         .partner = {}};
    if (agreed_.players == 5) result.partner = seat_at(deal.partner);
    if (lots_.percent(60)) result.points = tarot::CardPoints{deal.halves};
    if (!result.points || lots_.percent(30)) result.defence_points = tarot::CardPoints{182 - deal.halves};
    return result;
  }
  // If both camps' tricks are known, a further half-point is impossible. If each camp had a trick, the Excuse
  // was paid for.
  bool parity_tells(const Deal& deal) const {
    int attack = 0;
    for (const int winner : deal.winners) attack += deal.camp(winner) == kAttack ? 1 : 0;
    return attack > 0 && attack < agreed_.hand();
  }
  void wrong_counts(const Deal& deal, tarot::Result result, const char* reason) {
    if (!lots_.percent(30) || deal.halves >= 182) return;
    result.points = tarot::CardPoints{deal.halves + 1};
    result.defence_points.reset();
    record_.tell_wrong(result, reason);
    result.defence_points = tarot::CardPoints{182 - deal.halves};
    record_.tell_wrong(result, "tarot/points_sum");
  }
  void pile(const Deal& deal) {
    std::vector<int> cards = deal.pile;
    const bool attack = lots_.percent(50);
    if (!attack) {
      cards.clear();
      for (int card = 0; card < kPack; ++card) {
        if (std::count(deal.pile.begin(), deal.pile.end(), card) == 0) cards.push_back(card);
      }
    }
    const auto side = attack ? tarot::Camp::attack : tarot::Camp::defence;
    record_.enter(tarot::Captured{side, engines<tarot::PileCards>(cards)});
  }

  const Agreed& agreed_;
  Form form_;
  Lots lots_;
  MatchRecord<Tarot> record_;
  bool called_ = true, dog_ = false;
};

std::string outcome_of(const Agreed& agreed, int deals, const std::vector<int>& scores, bool ended) {
  const bool decided = agreed.deals > 0 && deals >= agreed.deals;
  if (!decided && !ended) return "in_progress";
  const int best = *std::max_element(scores.begin(), scores.end());
  const int worst = *std::min_element(scores.begin(), scores.end());
  std::string winners;
  int first = 0;
  for (std::size_t player = 0; player < scores.size(); ++player) {
    if (scores[player] != best || (!decided && best == worst)) continue;
    winners += " " + text(player);
    ++first;
  }
  return (!decided ? "ended" : first == 1 ? "won" : "drawn") + winners;
}

struct Seen {
  int chelems = 0, defence_chelems = 0, excuse_last = 0, petits = 0, poignees = 0;
  int excuse_takes = 0;  // the last trick, of a camp of two that has shared the others
};

bool excuse_took_shared(const Deal& deal) {
  const Laid& lead = deal.tricks.back().front();
  const bool shared = std::count(deal.winners.begin(), deal.winners.end(), lead.player) <
                      static_cast<std::ptrdiff_t>(deal.winners.size());
  return lead.card == kExcuse && deal.winners.back() == lead.player && shared;
}

void note(Seen& seen, const Deal& deal) {
  seen.chelems += deal.chelem == kAttack ? 1 : 0;
  seen.defence_chelems += deal.chelem == kDefence ? 1 : 0;
  seen.petits += deal.petit != kNone ? 1 : 0;
  for (const int trumps : deal.shown) seen.poignees += trumps > 0 ? 1 : 0;
  seen.excuse_takes += excuse_took_shared(deal) ? 1 : 0;
  for (const Laid& laid : deal.tricks.back()) seen.excuse_last += laid.card == kExcuse ? 1 : 0;
}

// Plays a whole match and returns its number of deals.
int match(Lots lots, Seen& seen) {
  const Lots first = lots;
  const Agreed agreed = any_agreement(lots);
  std::vector<Table> tables;
  for (const Form form : kForms) tables.emplace_back(agreed, form, first);
  std::vector<int> scores(at(agreed.players));
  if (lots.percent(20)) {
    for (int& score : scores) score = lots.pick_below(400) - 200;
    for (auto& table : tables) table.carry(scores);
  }
  int dealer = agreed.players - 1, finished = 0;
  const int wanted = agreed.deals > 0 ? agreed.deals : 4;
  while (finished < wanted) {
    Deal deal = deal_cards(lots, agreed, dealer);
    for (auto& table : tables) table.begin(deal, finished + 1);
    const int right = (dealer + 1) % agreed.players;
    if (const int player = petit_sec(agreed, deal); player >= 0) {
      const auto& hand = deal.hands[at(player)];
      const bool excuse = std::count(hand.begin(), hand.end(), kExcuse) > 0;
      for (auto& table : tables) table.petit_sec(player, excuse);
      if (!agreed.sec_same_dealer) dealer = right;
      continue;
    }
    bid(lots, agreed, deal);
    for (auto& table : tables) table.bid(deal);
    if (deal.taker < 0) {
      dealer = right;
      continue;
    }
    if (lots.percent(3)) {
      for (auto& table : tables) table.annul();
      continue;
    }
    french::play(lots, agreed, deal);
    reckon(agreed, deal);
    note(seen, deal);
    for (std::size_t player = 0; player < scores.size(); ++player) scores[player] += deal.points[player];
    ++finished;
    const std::string outcome = outcome_of(agreed, finished, scores, false);
    for (auto& table : tables) {
      table.play(deal);
      table.compare(deal, scores, outcome);
    }
    if (lots.percent(5)) {
      const int player = lots.pick_below(agreed.players), points = lots.pick_below(100) - 50;
      for (auto& table : tables) table.rule(player, points);
      scores[at(player)] += points;
    }
    dealer = right;
  }
  if (agreed.deals == 0) {
    const Deal none;
    for (auto& table : tables) {
      table.end();
      table.compare(none, scores, outcome_of(agreed, finished, scores, true));
    }
  }
  return finished;
}

}  // namespace

}  // namespace tanteador::reckoning::at_tarot

namespace tanteador::reckoning {

Played play_tarot(Lots lots) {
  at_tarot::Seen seen;
  const int deals = at_tarot::match(lots, seen);
  return {deals,
          {{"chelem", seen.chelems},
           {"defence chelem", seen.defence_chelems},
           {"excuse last", seen.excuse_last},
           {"excuse takes", seen.excuse_takes},
           {"petit", seen.petits},
           {"poignee", seen.poignees}}};
}

}  // namespace tanteador::reckoning
