#include <algorithm>
#include <map>

#include "src/core/text/time.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/game_view.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// Whole minutes between two times of the log; empty if one is invalid or they are reversed.
std::optional<int> minutes_between(std::string_view from, std::string_view to) {
  const auto begin = read_time(from), end = read_time(to);
  if (!begin || !end || *end < *begin) return std::nullopt;
  return static_cast<int>(std::chrono::floor<std::chrono::minutes>(*end - *begin).count());
}

// Each side's total after each deal, over all sets, beginning with 0.
std::vector<CurveLine> curve_of(const MatchContext& context) {
  std::map<int, std::vector<int>> deals;
  const auto sides = static_cast<std::size_t>(side_count(context.match));
  for (const LedgerLine& line : ledger(context.match)) {
    auto& deal = deals.try_emplace(line.deal, sides).first->second;
    deal[index(line.entry.side)] += line.entry.points;
  }
  std::vector<CurveLine> curve;
  for (std::size_t side = 0; side < sides; ++side) {
    CurveLine& line = curve.emplace_back();
    line.label = context.names.sides[side];
    line.side = static_cast<int>(side);
    line.values.push_back(0);
    for (const auto& [number, points] : deals) line.values.push_back(line.values.back() + points[side]);
  }
  return curve;
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

// Compares with earlier matches under the same rules, if there are enough of them.
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

std::string duration_text(const MatchContext& context) {
  if (context.events.size() < 2) return {};
  const auto minutes = minutes_between(context.events.front().at, context.events.back().at);
  if (!minutes || *minutes == 0) return {};
  if (*minutes < 60) return trn("Played in {0} minute", "Played in {0} minutes", *minutes);
  return say("Played in {0} h {1} min", {*minutes / 60, *minutes % 60});
}

std::vector<std::string> facts_of(const MatchContext& context, const std::vector<CurveLine>& curve,
                                  const Outcome& result) {
  std::vector<std::string> facts;
  const DealWords& words = game_view(game_name(context.match)).deal;
  const int deals = static_cast<int>(curve.front().values.size()) - 1;
  if (const std::string duration = duration_text(context); !duration.empty()) facts.push_back(duration);
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

// Sets in a game with sets, else points.
int result_of(const MatchContext& context, Side side) {
  return sets_won(context.match, side).value_or(score(context.match, side));
}

std::vector<Finale::Place> places_of(const MatchContext& context, const Outcome& result) {
  std::vector<Side> order;
  for (int side = 0; side < side_count(context.match); ++side) order.push_back(side_at(side));
  const bool most = result.winners.empty() || most_wins(context, result.winners.front());
  const auto wins = [&](Side side) {
    return std::ranges::find(result.winners, side) != result.winners.end();
  };
  std::ranges::stable_sort(order, [&](Side one, Side other) {
    if (wins(one) != wins(other)) return wins(one);
    const int a = result_of(context, one), b = result_of(context, other);
    return most ? a > b : a < b;
  });
  std::vector<Finale::Place> places;
  int place = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const bool level = i > 0 && wins(order[i]) == wins(order[i - 1]) &&
                       result_of(context, order[i]) == result_of(context, order[i - 1]);
    if (!level) place = static_cast<int>(i) + 1;
    places.push_back({.place = std::to_string(place),
                      .name = side_name(context, order[i]),
                      .points = plain_points(result_of(context, order[i])),
                      .side = index(order[i]),
                      .wins = wins(order[i])});
  }
  if (places.size() > 2 && !places.back().wins) places.back().lantern = true;
  return places;
}

std::string as_text(const MatchContext& context, const Finale& finale) {
  std::string text = tr(context.edition) + "\n";
  for (const Finale::Place& place : finale.places)
    text += place.place + ". " + place.name + "  " + place.points + "\n";
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
  finale.curve = curve_of(context);
  finale.curve_title = tr(game_view(game_name(context.match)).deal.curve);
  finale.facts = facts_of(context, finale.curve, result);
  finale.places = places_of(context, result);
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
  finale.look = {.id = "finale/look", .label = tr("Show the match")};
  finale.undo = board.undo;
  board.finale = std::move(finale);
}

}  // namespace tanteador::view
