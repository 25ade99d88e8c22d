// Any game: valid deals, results derived from one number, the end of a game and of a match.

#include "src/games/sheet/sheet.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

namespace {

using namespace tanteador;
using namespace tanteador::sheet;

using Deal = std::vector<std::optional<Points>>;

Counted count(const Deal& numbers) {
  Counted event;
  for (std::size_t side = 0; side < numbers.size(); ++side) event.points[side] = numbers[side];
  return event;
}

struct Table {
  Parameters parameters;
  Seating seating{.players = 2};
};

struct Sheeted {
  std::vector<Points> scores;
  std::string_view refused;  // key of the last deal's refusal
  Outcome outcome;
  State state;
};

Sheeted play(const Table& table, const std::vector<Deal>& deals) {
  const auto rules = Sheet::seat(table.parameters, table.seating);
  if (!rules) return {{}, rules.error().key(), {}, {}};
  Sheeted result;
  result.state = Sheet::initial_state(*rules);
  std::int64_t seq = 2;
  for (const Deal& deal : deals) {
    const auto ruling = Sheet::apply(*rules, result.state, count(deal), EventSeq{seq++});
    result.refused = ruling ? std::string_view() : ruling.error().key();
    if (ruling) result.state = ruling->next;
  }
  for (int side = 0; side < rules->sides; ++side)
    result.scores.push_back(Sheet::score(result.state, side_at(side)));
  result.outcome = Sheet::outcome(*rules, result.state);
  return result;
}

using enum Outcome::Status;

}  // namespace

TEST_CASE("a deal has one number per side, and one of them gives the others (S-2, S-5)") {
  struct Row {
    const char* rule;
    Parameters parameters;
    int players;
    std::vector<Deal> deals;
    std::vector<Points> scores;
    std::string_view refused;
  };
  const Row rows[] = {
      {"two numbers are written", {}, 2, {{30, -5}}, {30, -5}, ""},
      {"nothing but what is typed follows", {}, 2, {{30, {}}}, {0, 0}, "sheet/missing"},
      {"a number for a side that does not play",
       {},
       2,
       {{30, 5, 1}},
       {0, 0},
       deals::check_side(side_at(2), 2)->key()},
      {"a deal without a number is none", {}, 2, {{{}, {}}}, {0, 0}, "sheet/nobody"},
      {"the rest to a sum", {.deal_sum = 162, .others = value::rest}, 2, {{100, {}}}, {100, 62}, ""},
      {"both numbers must make the sum", {.deal_sum = 162}, 2, {{100, 60}}, {0, 0}, "sheet/sum"},
      {"both numbers make the sum", {.deal_sum = 162}, 2, {{100, 62}}, {100, 62}, ""},
      {"a sum of nought", {.deal_sum = 0}, 3, {{20, -10, -9}}, {0, 0, 0}, "sheet/sum"},
      {"minus the same, shared equally",
       {.others = value::shared},
       4,
       {{90, {}, {}, {}}},
       {90, -30, -30, -30},
       ""},
      {"what cannot be shared equally",
       {.others = value::shared},
       4,
       {{91, {}, {}, {}}},
       {0, 0, 0, 0},
       "sheet/shares"},
      {"shared, but typed whole", {.others = value::shared}, 3, {{2, -1, -1}}, {2, -1, -1}, ""},
      {"two numbers of three are neither one nor all",
       {.others = value::shared},
       3,
       {{2, -1, {}}},
       {0, 0, 0},
       "sheet/one_only"},
      {"what follows is a number of the deal, too: not below the smallest",
       {.deal_sum = 162, .others = value::rest, .least = 0},
       2,
       {{163, {}}},
       {0, 0},
       "sheet/least"},
      {"not above the largest",
       {.deal_sum = 162, .others = value::rest, .most = 100},
       2,
       {{61, {}}},
       {0, 0},
       "sheet/most"},
      {"and of the step", {.others = value::shared, .step = 10}, 3, {{10, {}, {}}}, {0, 0, 0}, "sheet/step"},
      {"the smallest number", {.least = 0}, 2, {{-1, 5}}, {0, 0}, "sheet/least"},
      {"the largest number", {.most = 162}, 2, {{163, 5}}, {0, 0}, "sheet/most"},
      {"the step", {.step = 5}, 2, {{12, 5}}, {0, 0}, "sheet/step"},
      {"the step below nought", {.step = 5}, 2, {{-10, 5}}, {-10, 5}, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.rule);
    const Sheeted sheet = play({row.parameters, {.players = row.players}}, row.deals);
    CHECK(sheet.scores == row.scores);
    CHECK(sheet.refused == row.refused);
  }
}

TEST_CASE("a game ends at the target, after its deals, or never by itself (S-7)") {
  struct Row {
    const char* rule;
    Parameters parameters;
    std::vector<Deal> deals;
    Outcome::Status status;
    std::vector<int> winners;
  };
  const auto target = value::target;
  const Row rows[] = {
      {"nobody is there yet", {.ends = target}, {{99, 40}}, in_progress, {}},
      {"reached exactly", {.ends = target}, {{100, 40}}, won, {0}},
      {"reaching it loses: the other has won",
       {.ends = target, .target_wins = false, .high_wins = false},
       {{100, 40}},
       won,
       {1}},
      {"reached from the wrong end: the lowest total wins, not who stays below",
       {.ends = target, .target_wins = false, .high_wins = false},
       {{60, 50}, {60, 80}},
       won,
       {0}},
      {"both in one deal: the higher total", {.ends = target}, {{90, 80}, {20, 40}}, won, {1}},
      {"both in one deal with the same total: a further deal",
       {.ends = target},
       {{100, 100}},
       in_progress,
       {}},
      {"... which decides it", {.ends = target}, {{100, 100}, {1, 2}}, won, {1}},
      {"both in one deal: it is played on",
       {.ends = target, .several = value::play_on},
       {{110, 120}},
       in_progress,
       {}},
      {"... until one is first alone",
       {.ends = target, .several = value::play_on},
       {{110, 120}, {20, 5}},
       won,
       {0}},
      {"after so many deals", {.ends = value::deals, .deals = 2}, {{5, 0}, {0, 4}}, won, {0}},
      {"not before", {.ends = value::deals, .deals = 2}, {{5, 0}}, in_progress, {}},
      {"the fewest points", {.ends = value::deals, .deals = 1, .high_wins = false}, {{5, 4}}, won, {1}},
      {"level after them: a further deal", {.ends = value::deals, .deals = 1}, {{5, 5}}, in_progress, {}},
      {"by agreement alone", {}, {{1'000, 0}}, in_progress, {}},
      {"best of three: one game is not the match",
       {.ends = target, .best_of = 3},
       {{100, 0}},
       in_progress,
       {}},
      {"... two are", {.ends = target, .best_of = 3}, {{100, 0}, {100, 99}}, won, {0}},
      {"... and the scores begin anew",
       {.ends = target, .best_of = 3},
       {{100, 90}, {0, 20}},
       in_progress,
       {}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.rule);
    const Sheeted sheet = play({row.parameters}, row.deals);
    CHECK(sheet.outcome.status == row.status);
    std::vector<int> winners;
    for (const Side side : sheet.outcome.winners) winners.push_back(index(side));
    CHECK(winners == row.winners);
  }
}

TEST_CASE("with several sides at the target the one that reached it in an earlier deal wins (S-8)") {
  // A ruling puts side 0 at the target without ending the game; the deal after it lifts both.
  const Parameters parameters{.ends = value::target, .several = value::earlier};
  const auto rules = Sheet::seat(parameters, {.players = 2});
  REQUIRE(rules);
  State state = Sheet::initial_state(*rules);
  state = Sheet::apply(*rules, state, count({60, 90}), EventSeq{2})->next;
  state = Sheet::apply(*rules, state, Ruled{side_at(0), 45}, EventSeq{3})->next;
  CHECK(Sheet::outcome(*rules, state).status == in_progress);
  state = Sheet::apply(*rules, state, count({1, 90}), EventSeq{4})->next;
  const Outcome outcome = Sheet::outcome(*rules, state);
  REQUIRE(outcome.winners.size() == 1);
  CHECK(outcome.winners.front() == side_at(0));
}

TEST_CASE("a win bonus is posted with its rule, and the next game begins at zero (S-10)") {
  const Parameters parameters{.ends = value::target, .best_of = 3, .bonus = 50};
  const Sheeted one = play({parameters}, {{100, 20}});
  CHECK(one.scores == std::vector<Points>{150, 20});
  const Sheeted next = play({parameters}, {{100, 20}, {7, 8}});
  CHECK(next.scores == std::vector<Points>{7, 8});
  CHECK(int{next.state.games[0]} == 1);
}

TEST_CASE("an ended match goes to the leader in games, however far behind in the open game (S-9)") {
  const Table table{.parameters = {.ends = value::target, .target = kScoreMax, .best_of = 3}};
  const Sheeted sheet = play(table, {{kScoreMax, 0}, {-kScoreMax, kScoreMax - 1}});
  const auto rules = Sheet::seat(table.parameters, table.seating);
  const auto ended =
      Sheet::apply(*rules, sheet.state, MatchEnded{MatchEnded::Reason::agreed, {}}, EventSeq{4});
  const Outcome outcome = Sheet::outcome(*rules, ended->next);
  REQUIRE(outcome.winners.size() == 1);
  CHECK(outcome.winners.front() == side_at(0));
}

TEST_CASE("a deal whose bonus exceeds the largest score is refused (S-10)") {
  const Parameters parameters{.ends = value::target, .target = kScoreMax, .best_of = 3, .bonus = 1};
  const Sheeted sheet = play({parameters}, {{kScoreMax, 0}});
  CHECK(sheet.refused == deals::check_score(kScoreMax + 1)->key());
  CHECK(sheet.scores == std::vector<Points>{0, 0});
}

TEST_CASE("the halves of a game have the table's names, by half of the target (S-11)") {
  struct Row {
    value::Halves halves;
    Points points;
    std::string_view half;
  };
  for (const Row row :
       {Row{value::malas, 49, "malas"}, Row{value::malas, 50, "buenas"}, Row{value::berg, 50, "berg"},
        Row{value::berg, 49, ""}, Row{value::no_halves, 50, ""}}) {
    const auto rules = Sheet::seat({.ends = value::target, .halves = row.halves}, {.players = 2});
    const State state =
        Sheet::apply(*rules, Sheet::initial_state(*rules), count({row.points, 0}), EventSeq{2})->next;
    const Facts facts = Sheet::side_facts(*rules, state, side_at(0));
    CAPTURE(row.points);
    CHECK(facts.size() == (row.half.empty() ? 0 : 1));
    if (!facts.empty()) CHECK(facts.front().value.word == row.half);
  }
}

TEST_CASE("a deal is one entry, so no open deal can be annulled") {
  const auto rules = Sheet::seat({}, {.players = 2});
  const State state = Sheet::initial_state(*rules);
  CHECK_FALSE(Sheet::apply(*rules, state, Annulled{}, EventSeq{2}).has_value());
}

TEST_CASE("sides have any size, and without sides each player is one") {
  struct Row {
    const char* rule;
    Seating seating;
    int sides;  // 0: refused
    std::string_view refused;
  };
  const auto seats = [](std::vector<int> places) {
    std::vector<Seat> all;
    for (const int place : places) all.push_back(seat_at(place));
    return all;
  };
  const Row rows[] = {
      {"one alone", {.players = 1}, 1, ""},
      {"two pairs", {.players = 4, .sides = {seats({0, 2}), seats({1, 3})}}, 2, ""},
      {"one against two", {.players = 3, .sides = {seats({0}), seats({1, 2})}}, 2, ""},
      {"somebody on no side", {.players = 3, .sides = {seats({0}), seats({1})}}, 0, "sheet/sides"},
      {"somebody on two sides", {.players = 2, .sides = {seats({0, 1}), seats({1})}}, 0, "sheet/sides"},
      {"a side of nobody", {.players = 2, .sides = {seats({0, 1}), seats({})}}, 0, "sheet/sides"},
      {"nobody", {.players = 0}, 0, "sheet/players"},
      {"more than there is room for", {.players = kSeatsMax + 1}, 0, "sheet/players"},
      {"a dealer from outside", {.players = 2, .dealer = seat_at(2)}, 0, "sheet/dealer_seat"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.rule);
    const auto rules = Sheet::seat({}, row.seating);
    CHECK(rules.has_value() == (row.sides > 0));
    if (rules) CHECK(Sheet::side_count(*rules) == row.sides);
    if (!rules) CHECK(rules.error().key() == row.refused);
  }
  CHECK(Sheet::seat({.least = 5, .most = 4}, {.players = 2}).error().key() == "sheet/range");
  CHECK(Sheet::seat({.best_of = 2}, {.players = 2}).error().key() == "sheet/games_even");
}

TEST_CASE("a sheet has one to twelve players, and four are offered first (S-1)") {
  const auto counts = Sheet::seat_counts({});
  REQUIRE(counts.size() == 12);
  CHECK(counts.front() == 4);
  for (int players = 1; players <= 12; ++players) {
    CAPTURE(players);
    CHECK(std::ranges::count(counts, players) == 1);
  }
}

TEST_CASE("the deal rotates with or against the order of play, or nobody deals (S-6)") {
  struct Row {
    value::Rotation rotation;
    int first, next;
  };
  for (const Row row : {Row{value::ccw, 2, 0}, Row{value::cw, 0, 2}, Row{value::cw, 1, 0}}) {
    const auto rules = Sheet::seat({.rotation = row.rotation}, {.players = 3, .dealer = seat_at(row.first)});
    REQUIRE(rules);
    const State after =
        Sheet::apply(*rules, Sheet::initial_state(*rules), count({1, 2, 3}), EventSeq{2})->next;
    CHECK(index(after.deals.dealer) == row.first);
    CHECK(index(after.deals.next_dealer) == row.next);
  }
  const auto nobody = Sheet::seat({.rotation = value::no_dealer}, {.players = 2});
  Counted named = count({1, 2});
  named.dealer = seat_at(0);
  CHECK(Sheet::apply(*nobody, Sheet::initial_state(*nobody), named, EventSeq{2}).error().key() ==
        "sheet/no_dealer");
}

TEST_CASE("every offered event is legal under any agreement") {
  const Parameters tables[] = {{},
                               {.deal_sum = 162, .others = value::rest, .least = 0, .most = 162},
                               {.others = value::shared},
                               {.deal_sum = 0},
                               {.least = 5, .most = 100, .step = 5},
                               {.least = 5, .most = 5, .step = 5},
                               {.least = 1, .most = 5, .step = 5},
                               {.deal_sum = 1},
                               {.deal_sum = 162, .least = 1},
                               {.ends = value::target, .target = 5}};
  for (const Parameters& table : tables) {
    for (const int players : {1, 2, 5}) {
      const auto rules = Sheet::seat(table, {.players = players});
      REQUIRE(rules);
      const auto offers = Sheet::offers(*rules, Sheet::initial_state(*rules), Offers::with_refused);
      CHECK_FALSE(offers.front().refused);
    }
  }
}

TEST_CASE("a numeric agreement has limits (S-2 to S-10)") {
  struct Range {
    std::string_view name;
    int least, most;
  };
  const Range ranges[] = {{"target", 1, kScoreMax},
                          {"deals", 1, 1'000},
                          {"deal_sum", 0, kScoreMax},
                          {"least", -kScoreMax, kScoreMax},
                          {"most", -kScoreMax, kScoreMax},
                          {"step", 1, 1'000},
                          {"chip_1", 0, 100'000},
                          {"chip_2", 0, 100'000},
                          {"chip_3", 0, 100'000},
                          {"chip_4", 0, 100'000},
                          {"best_of", 1, 99},
                          {"bonus", 0, kScoreMax}};
  for (const auto& [name, least, most] : ranges) {
    CAPTURE(name);
    const auto info = std::ranges::find(Sheet::parameters(), name, [](const auto& one) { return one.name; });
    REQUIRE(info != Sheet::parameters().end());
    CHECK(info->min == least);
    CHECK(info->max == most);
  }
}
