// The score sheet of any game reckoned a second time, from what its table agreed (the rulebook's S-1 to
// S-11). Players and sides are numbers in the order they are listed.

#include "src/games/sheet/match.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "tests/reckoning/lots.hpp"
#include "tests/reckoning/match_record.hpp"
#include "tests/reckoning/plays.hpp"

namespace tanteador::reckoning::at_sheet {

namespace {

constexpr int kMost = 1'000'000, kAny = -1;

std::size_t at(int place) { return static_cast<std::size_t>(place); }

// The agreed parameters, by the words of the rulebook.
struct Agreed {
  std::string ruleset = "sheet-any", options;
  std::string ends = "agreement", several = "total", others = "typed", rotation = "ccw", halves = "none";
  int target = 100, deals = 10, deal_sum = kAny, least = -kMost, most = kMost, step = 1;
  int best_of = 1, bonus = 0;
  bool target_wins = true, high_wins = true;
  int players = 2, sides = 2, dealer = 1;

  bool follows() const { return others == "shared" || (others == "rest" && deal_sum != kAny); }
  int sum() const { return others == "shared" ? 0 : deal_sum; }
};

// The figures of the shipped rulesets.
const std::vector<Agreed> kShipped = [] {
  std::vector<Agreed> all(6);
  all[1].ruleset = "sheet-mus", all[1].ends = "target", all[1].target = 40, all[1].least = 0;
  all[1].best_of = 3;
  all[2].ruleset = "sheet-belote", all[2].ends = "target", all[2].target = 1'000, all[2].least = 0;
  all[2].most = 1'000;
  all[3].ruleset = "sheet-jass", all[3].ends = "target", all[3].target = 1'000, all[3].least = 0;
  all[3].halves = "berg";
  all[4].ruleset = "sheet-skat", all[4].ends = "deals", all[4].deals = 36;
  all[5].ruleset = "sheet-rummy", all[5].ends = "target", all[5].target_wins = false, all[5].least = 0;
  all[5].high_wins = false;
  return all;
}();

struct Options {
  std::string list;
  void say(const std::string& name, const std::string& value) {
    list += (list.empty() ? "\"" : ",\"") + name + "\":" + value;
  }
  int number(const std::string& name, int value) { return say(name, text(value)), value; }
  bool yes_no(const std::string& name, bool yes) { return say(name, yes ? "true" : "false"), yes; }
  std::string word(Lots& lots, const std::string& name, const std::vector<std::string>& words) {
    const std::string& value = lots.one_of(words);
    say(name, "\"" + value + "\"");
    return value;
  }
};

void agree_on_the_game(Lots& lots, Agreed& agreed, Options& options) {
  agreed.ends = options.word(lots, "ends", {"target", "target", "target", "deals", "agreement"});
  const bool highest = lots.percent(2);  // what no score goes beyond
  agreed.target =
      options.number("target", highest ? kMost : lots.one_of(std::vector<int>{5, 21, 40, 100, 301}));
  agreed.deals = options.number("deals", 1 + lots.pick_below(6));
  agreed.target_wins = options.yes_no("target_wins", lots.percent(75));
  agreed.high_wins = options.yes_no("high_wins", lots.percent(agreed.target_wins ? 80 : 30));
  agreed.several = options.word(lots, "several", {"total", "earlier", "play_on"});
  agreed.best_of = options.number("best_of", 1 + 2 * lots.pick_below(3));
  agreed.bonus = lots.percent(50) ? options.number("bonus", 1 + lots.pick_below(50)) : 0;
  agreed.halves = options.word(lots, "halves", {"none", "berg", "malas"});
}

// A shared loss needs at least one other side and the sum 0.
void agree_on_the_deal(Lots& lots, Agreed& agreed, Options& options) {
  agreed.rotation = options.word(lots, "rotation", {"ccw", "ccw", "cw", "none"});
  agreed.others =
      agreed.sides == 1 ? "typed" : options.word(lots, "others", {"typed", "rest", "rest", "shared"});
  const std::vector<int> sums{0, 12, 60, 162};
  if (lots.percent(60))
    agreed.deal_sum = options.number("deal_sum", agreed.others == "shared" ? 0 : lots.one_of(sums));
  if (lots.percent(40)) agreed.least = options.number("least", lots.one_of(std::vector<int>{-60, -7, 0, 1}));
  if (lots.percent(40)) agreed.most = options.number("most", lots.one_of(std::vector<int>{7, 60, 162}));
  if (lots.percent(30)) agreed.step = options.number("step", lots.one_of(std::vector<int>{2, 3, 5}));
  if (lots.percent(20)) options.number("chip_1", 5);  // binds nobody
}

// `,"sides":[…],"dealer":"…","options":{…}`
std::string more_of(Lots& lots, Agreed& agreed, const Options& options) {
  std::string more;
  std::vector<std::string> lists(at(agreed.sides));
  std::vector<int> seats;
  for (int seat = 0; seat < agreed.players; ++seat) seats.push_back(seat);
  lots.shuffle(seats);
  for (int n = 0; n < agreed.players; ++n) {
    std::string& list = lists[at(n < agreed.sides ? n : lots.pick_below(agreed.sides))];
    list += (list.empty() ? "\"" : ",\"") + kNames[at(seats[at(n)])] + "\"";
  }
  if (agreed.sides < agreed.players || lots.percent(20)) {
    for (int side = 0; side < agreed.sides; ++side)
      more += (side > 0 ? ",{" : "{") + ("\"name\":\"" + kNames[at(side)]) + "\",\"players\":[" +
              lists[at(side)] + "]}";
    more = ",\"sides\":[" + more + "]";
  }
  agreed.dealer = agreed.players - 1;  // S-6: the player listed last
  if (lots.percent(30)) {
    agreed.dealer = lots.pick_below(agreed.players);
    more += ",\"dealer\":\"" + kNames[at(agreed.dealer)] + "\"";
  }
  return more + ",\"options\":{" + options.list + "}";
}

Agreed any_agreement(Lots& lots) {
  const bool shipped = lots.percent(25);
  Agreed agreed = shipped ? lots.one_of(kShipped) : Agreed{};
  Options options;
  agreed.players = lots.percent(60) ? 2 + lots.pick_below(3) : 1 + lots.pick_below(12);
  agreed.sides = lots.percent(50) ? agreed.players : 1 + lots.pick_below(agreed.players);
  if (!shipped) agree_on_the_game(lots, agreed, options);
  if (!shipped) agree_on_the_deal(lots, agreed, options);
  agreed.options = more_of(lots, agreed, options);
  return agreed;
}

// S-3, of every number of a deal.
bool can_be(const Agreed& agreed, int number) {
  return number >= agreed.least && number <= agreed.most && number % agreed.step == 0;
}
bool can_be(const Agreed& agreed, const std::vector<int>& numbers) {
  int sum = 0;
  for (const int number : numbers) {
    if (!can_be(agreed, number)) return false;
    sum += number;
  }
  return agreed.sum() == kAny || sum == agreed.sum();
}

int any_number(Lots& lots, const Agreed& agreed) {
  const int reach = agreed.target == kMost ? kMost : std::min(agreed.target, 200);
  const int low = std::max(agreed.least, agreed.least == 0 || lots.percent(60) ? 0 : -reach);
  const int high = std::max(low, std::min(agreed.most, reach));
  return (low + lots.pick_below(high - low + 1)) / agreed.step * agreed.step;
}

struct Deal {
  int dealer = 0;
  bool named = false;            // the dealer was
  std::vector<int> numbers;      // of every side
  std::optional<int> one_alone;  // the side from whose number the others follow
};

// S-5: all numbers, if one is `number`; null if it cannot be shared.
std::optional<std::vector<int>> following(const Agreed& agreed, int side, int number) {
  const int others = agreed.sides - 1, left = agreed.sum() - number;
  if (left % others != 0) return std::nullopt;
  std::vector<int> numbers(at(agreed.sides), left / others);
  numbers[at(side)] = number;
  return numbers;
}

// Random valid numbers; null if none were found.
bool deal_numbers(Lots& lots, const Agreed& agreed, const std::vector<int>& totals, Deal& deal) {
  const bool alone = agreed.follows() && agreed.sides > 1 && lots.percent(60);
  const bool level = lots.percent(12), exact = lots.percent(15);
  for (int tries = 0; tries < 200; ++tries) {
    const int side = lots.pick_below(agreed.sides), number = any_number(lots, agreed);
    deal.one_alone.reset();
    if (alone) {
      const auto numbers = following(agreed, side, number);
      if (!numbers) continue;
      deal.one_alone = side, deal.numbers = *numbers;
    } else {
      deal.numbers.assign(at(agreed.sides), number);
      for (int& each : deal.numbers) each = tries == 199 ? 0 : level ? each : any_number(lots, agreed);
      if (exact) deal.numbers[at(side)] = agreed.target - totals[at(side)];
      int& last = deal.numbers[at(agreed.sides - 1)];
      for (const int each : deal.numbers) last -= agreed.sum() == kAny ? 0 : each;
      if (agreed.sum() != kAny) last += agreed.sum();
      if (agreed.sum() != kAny && level) std::ranges::fill(deal.numbers, agreed.sum() / agreed.sides);
    }
    if (can_be(agreed, deal.numbers)) return true;
  }
  return false;
}

// The state of a match. The totals are those of the game in play, after each of its deals.
struct Standing {
  std::vector<std::vector<int>> after = {};
  std::vector<int> totals, games;
  int deals = 0, next_dealer = 0;
  bool over = false;  // the game is; the next deal begins another
  std::string ended;  // "", "agreed" or who forfeits
};

// S-8: the better total, if one side alone has it.
std::optional<int> first_alone(const Agreed& agreed, const std::vector<int>& totals,
                               const std::vector<int>& of) {
  std::vector<int> best;
  for (const int side : of) {
    bool beaten = false;
    for (const int other : of) {
      const int ahead = totals[at(other)] - totals[at(side)];
      beaten = beaten || (agreed.high_wins ? ahead > 0 : ahead < 0);
    }
    if (!beaten) best.push_back(side);
  }
  return best.size() == 1 ? std::optional(best.front()) : std::nullopt;
}

// The deal of this game since which a side has been at the target; 0 if it is not.
int there_since(const Agreed& agreed, const Standing& standing, int side) {
  int since = 0;
  for (std::size_t deal = standing.after.size(); deal > 0; --deal) {
    if (standing.after[deal - 1][at(side)] < agreed.target) break;
    since = static_cast<int>(deal);
  }
  return since;
}

std::optional<int> winner_of_game(const Agreed& agreed, const Standing& standing) {
  std::vector<int> all, there, first;
  const int played = static_cast<int>(standing.after.size());
  int earliest = played;
  for (int side = 0; side < agreed.sides; ++side) {
    all.push_back(side);
    const int since = there_since(agreed, standing, side);
    if (since == 0) continue;
    there.push_back(side);
    if (since < earliest) first.clear();
    earliest = std::min(earliest, since);
    if (since == earliest) first.push_back(side);
  }
  if (agreed.ends == "deals" && played >= agreed.deals) return first_alone(agreed, standing.totals, all);
  if (agreed.ends != "target" || there.empty()) return std::nullopt;
  if (!agreed.target_wins) return first_alone(agreed, standing.totals, all);
  if (agreed.several == "earlier") return first_alone(agreed, standing.totals, first);
  const bool at_once = there.size() > 1 && earliest == played;
  if (agreed.several == "play_on" && at_once) return std::nullopt;
  return first_alone(agreed, standing.totals, there);
}

bool decided(const Agreed& agreed, const Standing& standing) {
  return 2 * *std::ranges::max_element(standing.games) > agreed.best_of;
}

// Leaves the standing unchanged if a score would exceed its range.
bool play(const Agreed& agreed, Standing& standing, const Deal& deal) {
  Standing next = standing;
  if (next.over) next.after.clear(), next.totals.assign(at(agreed.sides), 0);
  const auto beyond = [&](int side) { return std::abs(next.totals[at(side)]) > kMost; };
  next.over = false;
  for (int side = 0; side < agreed.sides; ++side) {
    next.totals[at(side)] += deal.numbers[at(side)];
    if (beyond(side)) return false;
  }
  next.after.push_back(next.totals);
  if (const auto winner = winner_of_game(agreed, next)) {
    next.totals[at(*winner)] += agreed.bonus;
    if (beyond(*winner)) return false;
    ++next.games[at(*winner)];
    next.over = true;
  }
  ++next.deals;
  next.next_dealer = (deal.dealer + (agreed.rotation == "cw" ? agreed.players - 1 : 1)) % agreed.players;
  standing = next;
  return true;
}

// Decided match: the side with most games. Ended early: the best current total among the leaders in games;
// nobody if all sides are level.
std::string outcome_of(const Agreed& agreed, const Standing& standing) {
  const bool whole = decided(agreed, standing);
  if (!whole && standing.ended.empty()) return "in_progress";
  std::string winners;
  int level = 0;
  for (int side = 0; side < agreed.sides; ++side) {
    bool beaten = false, same = true;
    for (int other = 0; other < agreed.sides; ++other) {
      int ahead = standing.totals[at(other)] - standing.totals[at(side)];
      if (!agreed.high_wins) ahead = -ahead;
      if (standing.over) ahead = 0;
      if (const int games = standing.games[at(other)] - standing.games[at(side)]; games != 0) ahead = games;
      beaten = beaten || ahead > 0;
      same = same && ahead == 0;
    }
    level += same ? 1 : 0;
    if (!whole && standing.ended != "agreed") beaten = standing.ended == text(side);
    if (!beaten) winners += " " + text(side);
  }
  if (!whole && standing.ended == "agreed" && level == agreed.sides) winners.clear();
  return (whole ? "won" : "ended") + winners;
}

std::string half_of(const Agreed& agreed, int total) {
  if (agreed.ends != "target" || agreed.halves == "none") return "";
  const bool second = 2 * total >= agreed.target;
  if (agreed.halves == "malas") return second ? "buenas" : "malas";
  return second ? "berg" : "";
}

// One match of the engine; `alone`: one side's number is entered wherever the others follow from it.
class Table {
 public:
  Table(const Agreed& agreed, bool alone, const Lots& lots)
      : agreed_(agreed),
        alone_(alone),
        lots_(lots),
        record_(start("sheet", agreed.ruleset, agreed.players, agreed.options)) {}

  MatchRecord<Sheet>& record() { return record_; }

  void enter(const Deal& deal, const char* refused) {
    record_.explain_by([deal] { return "numbers " + text(deal.numbers); });
    sheet::Counted event = count(deal.numbers);
    if (alone_ && deal.one_alone) {
      event = {};
      event.points[at(*deal.one_alone)] = deal.numbers[at(*deal.one_alone)];
    }
    if (deal.named || (alone_ && agreed_.rotation != "none")) event.dealer = seat_at(deal.dealer);
    if (refused)
      record_.tell_wrong(event, refused);
    else
      record_.enter(event);
  }

  // A deal that could be, with one fault.
  void tell_faults(const Deal& deal) {
    record_.tell_wrong(sheet::Counted{}, "sheet/nobody");
    record_.tell_wrong(Annulled{}, "table/nothing_to_annul");
    const int side = lots_.pick_below(agreed_.sides), number = deal.numbers[at(side)];
    const auto with = [&](int instead) {
      sheet::Counted event = count(deal.numbers);
      event.points[at(side)] = instead;
      return event;
    };
    if (agreed_.least > -kMost) record_.tell_wrong(with(agreed_.least - 1), "sheet/least");
    if (agreed_.most < kMost) record_.tell_wrong(with(agreed_.most + 1), "sheet/most");
    if (agreed_.step > 1 && number < agreed_.most) record_.tell_wrong(with(number + 1), "sheet/step");
    const int more = number + agreed_.step;
    if (agreed_.sum() != kAny && more <= agreed_.most) record_.tell_wrong(with(more), "sheet/sum");
    if (agreed_.sides < kSidesMax) {
      sheet::Counted event = count(deal.numbers);
      event.points[at(agreed_.sides)] = 0;
      record_.tell_wrong(event, "table/no_such_side");
    }
    sheet::Counted dealt = count(deal.numbers);
    dealt.dealer = seat_at(agreed_.rotation == "none" ? 0 : agreed_.players);
    record_.tell_wrong(dealt, agreed_.rotation == "none" ? "sheet/no_dealer" : "table/no_such_seat");
    tell_faults_of_one(deal, side);
  }

  void compare(const Standing& standing, const Deal& deal) {
    record_.compare("scores", standing.totals, record_.scores());
    record_.compare("outcome", outcome_of(agreed_, standing), record_.outcome());
    for (int side = 0; side < agreed_.sides; ++side) {
      const std::string games = agreed_.best_of > 1 ? text(standing.games[at(side)]) : "";
      record_.compare("games", games, record_.side_fact(side, "games"));
      record_.compare("half", half_of(agreed_, standing.totals[at(side)]), record_.side_fact(side, "half"));
    }
    const bool dealt = agreed_.rotation != "none";
    record_.compare("next dealer", dealt ? text(standing.next_dealer) : "", record_.next_deal_fact("dealer"));
    if (standing.deals == 0) return;
    record_.compare("number", standing.deals, record_.deal_fact("number"));
    record_.compare("dealer", dealt ? text(deal.dealer) : "", record_.deal_fact("dealer"));
    record_.compare("out of turn", deal.named ? "out_of_turn" : "", record_.deal_fact("dealer_mark"));
    if (agreed_.best_of == 1) return;
    int finished = 0;
    for (const int games : standing.games) finished += games;
    record_.compare("game", finished + (standing.over ? 0 : 1), record_.deal_fact("game"));
    record_.compare("deals of the game", text(static_cast<int>(standing.after.size())),
                    record_.deal_fact("game_deals"));
  }

 private:
  static sheet::Counted count(const std::vector<int>& numbers) {
    sheet::Counted event;
    for (std::size_t side = 0; side < numbers.size(); ++side) event.points[side] = numbers[side];
    return event;
  }

  // Faults of one number: all numbers but one given, or only one given, from which no deal follows.
  void tell_faults_of_one(const Deal& deal, int side) {
    if (agreed_.sides == 1) return;
    sheet::Counted event = count(deal.numbers);
    event.points[at(side)].reset();
    if (!agreed_.follows())
      record_.tell_wrong(event, "sheet/missing");
    else if (agreed_.sides > 2)
      record_.tell_wrong(event, "sheet/one_only");
    if (!agreed_.follows()) return;
    const int number = any_number(lots_, agreed_);
    if (!can_be(agreed_, number)) return;
    event = {};
    event.points[at(side)] = number;
    const auto numbers = following(agreed_, side, number);
    if (!numbers) return record_.tell_wrong(event, "sheet/shares");
    if (can_be(agreed_, *numbers)) return;
    // Entered whole the same deal is refused for the same reason.
    record_.tell_wrong(event, record_.refusal(count(*numbers)));
  }

  Agreed agreed_;
  bool alone_;
  Lots lots_;
  MatchRecord<Sheet> record_;
};

class Play {
 public:
  explicit Play(const Lots& lots) : lots_(lots), agreed_(any_agreement(lots_)) {
    tables_.emplace_back(agreed_, false, lots);
    tables_.emplace_back(agreed_, true, lots);
    standing_.totals.assign(at(agreed_.sides), 0);
    standing_.games = standing_.totals;
    standing_.next_dealer = agreed_.dealer;
  }

  // Plays a match and returns its number of deals.
  int match() {
    if (lots_.percent(15)) carry();
    const int most = agreed_.ends == "agreement" ? lots_.pick_below(12) : 60;
    for (int n = 0; n < most && !decided(agreed_, standing_); ++n) {
      if (!next_deal()) break;
      if (lots_.percent(agreed_.several == "earlier" ? 25 : 5)) rule();
      if (lots_.percent(1)) break;
    }
    end();
    if (lots_.percent(50)) rule();
    return standing_.deals;
  }

 private:
  template <class Event>
  void enter(const Event& event) {
    for (auto& table : tables_) table.record().enter(event);
  }
  template <class Event>
  void tell_wrong(const Event& event, std::string_view reason) {
    for (auto& table : tables_) table.record().tell_wrong(event, reason);
  }
  void compare() {
    for (auto& table : tables_) table.compare(standing_, deal_);
  }

  void carry() {
    Carried carried;
    for (int side = 0; side < agreed_.sides; ++side)
      carried.scores[at(side)] = standing_.totals[at(side)] = lots_.pick_below(agreed_.target + 10) - 10;
    enter(carried);
    tell_wrong(carried, "table/carried_twice");
    compare();
  }

  bool next_deal() {
    Deal deal{.dealer = standing_.next_dealer, .numbers = {}, .one_alone = {}};
    if (!deal_numbers(lots_, agreed_, standing_.totals, deal)) return false;
    if (lots_.percent(10)) {
      for (auto& table : tables_) table.tell_faults(deal);
    }
    if (agreed_.rotation != "none" && lots_.percent(10)) deal.dealer = lots_.pick_below(agreed_.players);
    deal.named = deal.dealer != standing_.next_dealer;
    const bool fits = play(agreed_, standing_, deal);
    for (auto& table : tables_) table.enter(deal, fits ? nullptr : "table/score_range");
    if (!fits) return false;
    deal_ = deal;
    compare();
    tell_wrong(Carried{{1}}, decided(agreed_, standing_) ? "table/match_over" : "table/carried_late");
    return true;
  }

  // A ruling changes a total, and ends no game.
  void rule() {
    const int side = lots_.pick_below(agreed_.sides);
    int& total = standing_.totals[at(side)];
    const int points = lots_.percent(50) ? agreed_.target - total : lots_.pick_below(41) - 20;
    if (std::abs(total + points) > kMost)
      return tell_wrong(Ruled{side_at(side), points}, "table/score_range");
    total += points;
    if (!standing_.over && !standing_.after.empty()) standing_.after.back() = standing_.totals;
    enter(Ruled{side_at(side), points});
    compare();
  }

  void end() {
    if (decided(agreed_, standing_)) {
      tell_wrong(MatchEnded{MatchEnded::Reason::agreed, {}}, "table/match_over");
      return tell_wrong(sheet::Counted{}, "table/match_over");
    }
    const int quits = lots_.percent(25) ? lots_.pick_below(agreed_.sides) : -1;
    MatchEnded event{MatchEnded::Reason::agreed, {}};
    if (quits >= 0) event = {MatchEnded::Reason::forfeit, side_at(quits)};
    standing_.ended = quits >= 0 ? text(quits) : "agreed";
    enter(event);
    compare();
    tell_wrong(sheet::Counted{}, "table/match_ended");
  }

  Lots lots_;
  Agreed agreed_;
  std::vector<Table> tables_;
  Standing standing_;
  Deal deal_;
};

}  // namespace

}  // namespace tanteador::reckoning::at_sheet

namespace tanteador::reckoning {

Played play_sheet(Lots lots) { return {at_sheet::Play(lots).match()}; }

}  // namespace tanteador::reckoning
