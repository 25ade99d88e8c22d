#include <algorithm>
#include <map>
#include <set>

#include "src/core/text/join.hpp"
#include "src/core/text/time.hpp"
#include "src/registry/reckoning.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/game_view.hpp"
#include "src/view/set_points.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// Whole minutes between two times of the log; empty if one is invalid or they are reversed.
std::optional<int> minutes_between(std::string_view from, std::string_view to) {
  const auto begin = read_time(from), end = read_time(to);
  if (!begin || !end || *end < *begin) return std::nullopt;
  return static_cast<int>(std::chrono::floor<std::chrono::minutes>(*end - *begin).count());
}

// True if only points were written, and no further deal of a set was begun: then the deals are unknown.
bool is_tally(const MatchContext& context) {
  std::map<int, std::set<EventSeq>> events;
  for (const LedgerLine& line : ledger(context.match)) {
    if (line.entry.rule != "table.tallied") return false;
    events[line.deal].insert(line.seq);
  }
  const std::size_t sets = std::max<std::size_t>(1, set_scores(context.match).size());
  return events.size() <= sets &&
         std::ranges::any_of(events, [](const auto& deal) { return deal.second.size() > 1; });
}

using Steps = std::map<std::int64_t, std::vector<int>>;  // points of each side in a deal, or by an entry

std::vector<CurveLine> curve_of(const MatchContext& context, const Steps& steps) {
  const auto sides = static_cast<std::size_t>(side_count(context.match));
  std::vector<CurveLine> curve;
  for (std::size_t side = 0; side < sides; ++side) {
    CurveLine& line = curve.emplace_back();
    line.label = context.names.sides[side];
    line.side = static_cast<int>(side);
    line.values.push_back(0);
    for (const auto& [number, points] : steps) line.values.push_back(line.values.back() + points[side]);
  }
  return curve;
}

// The lines of the ledger after `from`, up to `to`.
Steps steps_of(const MatchContext& context, bool by_entry, EventSeq from, EventSeq to) {
  Steps steps;
  const auto sides = static_cast<std::size_t>(side_count(context.match));
  for (const LedgerLine& line : ledger(context.match)) {
    if (line.seq <= from || line.seq > to) continue;
    auto& points = steps.try_emplace(by_entry ? index(line.seq) : line.deal, sides).first->second;
    points[index(line.entry.side)] += line.entry.points;
  }
  return steps;
}

// One curve for each set; the half is that of the score sheet.
std::vector<Curve> curves_of(const MatchContext& context, bool by_entry) {
  std::vector<EventSeq> ends = set_ends(context.match);
  const EventSeq last = last_seq(context.match);
  if (ends.size() < std::max<std::size_t>(1, set_scores(context.match).size())) ends.push_back(last);
  const Facts facts = side_facts(context.match, side_at(0));
  const bool halves = std::ranges::find(facts, std::string_view("half"), &Fact::name) != facts.end();
  std::vector<Curve> curves;
  EventSeq from{};
  for (const EventSeq end : ends) {
    Curve& curve = curves.emplace_back();
    if (ends.size() > 1)
      curve.title = say(game_view(game_name(context.match)).sets.number, {static_cast<int>(curves.size())});
    curve.lines = curve_of(context, steps_of(context, by_entry, std::exchange(from, end), end));
    if (halves) curve.half = number_parameter(context.match, "target", 0) / 2;
  }
  return curves;
}

// Infers from the winner whether a higher score is better.
bool most_wins(const MatchContext& context, Side winner) {
  bool most = true, least = true;
  for (int side = 0; side < side_count(context.match); ++side) {
    most = most && score(context.match, winner) >= score(context.match, side_at(side));
    least = least && score(context.match, winner) <= score(context.match, side_at(side));
  }
  return most || !least;
}

// The first deal of the winner's final lead; empty if the winner led from the first deal.
std::optional<int> turning_deal(const std::vector<CurveLine>& curve, std::size_t winner, bool most) {
  std::optional<int> turn;
  for (std::size_t deal = 1; deal < curve[winner].values.size(); ++deal) {
    const bool leads = std::ranges::all_of(curve, [&](const CurveLine& other) {
      if (&other == &curve[winner]) return true;
      return most ? curve[winner].values[deal] > other.values[deal]
                  : curve[winner].values[deal] < other.values[deal];
    });
    if (!leads) turn = static_cast<int>(deal) + 1;
  }
  return turn;
}

struct BestDeal {
  int points = 0;
  const CurveLine* whose = nullptr;
};
BestDeal best_deal(const std::vector<CurveLine>& curve) {
  BestDeal best;
  for (const CurveLine& line : curve) {
    for (std::size_t deal = 1; deal < line.values.size(); ++deal) {
      if (const int won = line.values[deal] - line.values[deal - 1]; won > best.points) best = {won, &line};
    }
  }
  return best;
}

void add_records(std::vector<std::string>& facts, const MatchContext& context, const BestDeal& best,
                 int deals, const Outcome& result) {
  constexpr int kEnough = 3;
  const Best before = context.best ? context.best() : Best{};
  if (before.matches < kEnough) return;
  const DealWords& words = game_view(game_name(context.match)).deal;
  if (best.whose && best.points > before.deal) {
    const std::string old = signed_points(before.deal);
    facts.push_back(say(words.best, {std::string_view(old)}));
  }
  if (result.status == Outcome::Status::won && deals > 0 && deals < before.deals)
    facts.push_back(say(words.fewest, {before.deals}));
}

// A match of one sitting has a duration. The times of a longer or an imported one say nothing about its play.
std::string duration_text(const MatchContext& context) {
  constexpr int kSitting = 24 * 60;
  if (context.events.size() < 2) return {};
  const auto minutes = minutes_between(context.events.front().at, context.events.back().at);
  if (!minutes || *minutes == 0 || *minutes >= kSitting) return {};
  if (*minutes < 60) return trn("Played in {0} minute", "Played in {0} minutes", *minutes);
  return say("Played in {0} h {1} min", {*minutes / 60, *minutes % 60});
}

std::vector<std::string> facts_of(const MatchContext& context, const std::vector<CurveLine>& curve,
                                  const Outcome& result) {
  std::vector<std::string> facts;
  const DealWords& words = game_view(game_name(context.match)).deal;
  const int deals = static_cast<int>(curve.front().values.size()) - 1;
  if (const std::string duration = duration_text(context); !duration.empty()) facts.push_back(duration);
  if (is_tally(context)) return facts;
  if (deals > 0) facts.push_back(words.count(deals));
  if (result.winners.size() == 1 && deals > 1) {
    const auto winner = static_cast<std::size_t>(index(result.winners.front()));
    const auto turn = turning_deal(curve, winner, most_wins(context, result.winners.front()));
    if (turn && *turn <= deals)
      facts.push_back(render({words.led_from, {result.winners.front(), *turn}}, context.names));
    else if (!turn)
      facts.push_back(render({words.led_always, {result.winners.front()}}, context.names));
  }
  const BestDeal best = best_deal(curve);
  if (best.whose) {
    const std::string points = signed_points(best.points);
    facts.push_back(say(words.most, {std::string_view(best.whose->label), std::string_view(points)}));
  }
  add_records(facts, context, best, deals, result);
  return facts;
}

std::vector<std::vector<Finale::SetPoints>> set_points(const MatchContext& context) {
  const auto sets = set_scores(context.match);
  const auto ends = set_ends(context.match);
  std::vector<std::vector<Finale::SetPoints>> sides(static_cast<std::size_t>(side_count(context.match)));
  for (std::size_t set = 0; sets.size() > 1 && set < sets.size(); ++set) {
    const Points most = std::ranges::max(sets[set]);
    for (std::size_t side = 0; side < sides.size(); ++side)
      sides[side].push_back({plain_points(sets[set][side]), set < ends.size() && sets[set][side] == most});
  }
  return sides;
}

std::vector<Finale::Place> places_of(const MatchContext& context, const Outcome& result) {
  const std::vector<int> figures = result_figures(context.match);
  const auto sets = set_points(context);
  const auto result_of = [&](Side side) { return figures[index(side)]; };
  std::vector<Side> order;
  for (int side = 0; side < side_count(context.match); ++side) order.push_back(side_at(side));
  const bool most = result.winners.empty() || most_wins(context, result.winners.front());
  const auto wins = [&](Side side) {
    return std::ranges::find(result.winners, side) != result.winners.end();
  };
  std::ranges::stable_sort(order, [&](Side one, Side other) {
    if (wins(one) != wins(other)) return wins(one);
    const int a = result_of(one), b = result_of(other);
    return most ? a > b : a < b;
  });
  std::vector<Finale::Place> places;
  int place = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const bool level =
        i > 0 && wins(order[i]) == wins(order[i - 1]) && result_of(order[i]) == result_of(order[i - 1]);
    if (!level) place = static_cast<int>(i) + 1;
    places.push_back({.place = std::to_string(place),
                      .name = side_name(context, order[i]),
                      .points = plain_points(result_of(order[i])),
                      .side = index(order[i]),
                      .wins = wins(order[i]),
                      .sets = sets[index(order[i])]});
  }
  if (places.size() > 2 && !places.back().wins) places.back().lantern = true;
  return places;
}

std::string as_text(const MatchContext& context, const Finale& finale) {
  std::string text = join({finale.game, finale.when}, " · ") + "\n";
  const std::string sets = set_points_text(context.match);
  for (const Finale::Place& place : finale.places)
    text += place.place + ". " + place.name + "  " + place.points + "\n";
  if (!sets.empty()) text += sets + "\n";
  for (const std::string& fact : finale.facts) text += fact + "\n";
  return text;
}

void add_next(Finale& finale, const MatchScreen& board, const MatchContext& context) {
  finale.next = board.next;
  const auto again = [&](const char* id, std::string label, std::string detail, command::Seats seats) {
    finale.next.insert(finale.next.end() - 1, {.id = id,
                                               .label = std::move(label),
                                               .detail = std::move(detail),
                                               .command = command::Again{context.id, seats}});
  };
  again("again/round", tr("Swap seats"), tr("Everyone moves one seat"), command::Seats::round);
  const bool teams = seat_count(context.match) == 4 && side_count(context.match) == 2;
  if (teams)
    again("again/partners", tr("Change partners"), tr("Same four players, different partners"),
          command::Seats::partners);
}

}  // namespace

void set_finale(MatchScreen& board, const MatchContext& context) {
  const Outcome result = outcome(context.match);
  Finale finale;
  finale.match = context.id;
  if (result.winners.size() == 1) finale.winner = side_name(context, result.winners.front());
  finale.verdict = board.headline;
  const GameView& game = game_view(game_name(context.match));
  finale.game = tr(context.edition);
  finale.when = context.events.empty() ? std::string() : day_of(context.events.back().at);
  finale.material = game.material;
  const bool by_entry = is_tally(context);
  finale.curves = curves_of(context, by_entry);
  finale.curve_title = by_entry ? tr("Points, entry by entry") : tr(game.deal.curve);
  finale.facts =
      facts_of(context, curve_of(context, steps_of(context, by_entry, {}, last_seq(context.match))), result);
  finale.places = places_of(context, result);
  for (std::size_t set = 0; set < finale.places.front().sets.size(); ++set)
    finale.sets.push_back(say(game.sets.number, {static_cast<int>(set) + 1}));
  finale.sets_title = tr(game.sets.title);
  add_next(finale, board, context);
  finale.agree_title = board.agree_title;
  finale.agree = board.agree;
  const std::string text = as_text(context, finale);
  finale.share.push_back({.id = "share/text",
                          .label = tr("Copy as text"),
                          .command = command::Share{.picture = false, .text = text}});
  finale.share.push_back({.id = "share/picture",
                          .label = tr("Save as image"),
                          .command = command::Share{.picture = true, .text = context.id}});
  finale.share.push_back({.id = "share/print", .label = tr("Print sheet"), .command = command::Print{}});
  finale.look = {.id = "finale/look", .label = tr("Show the match")};
  finale.undo = board.undo;
  board.finale = std::move(finale);
}

}  // namespace tanteador::view
