// The possible scores of a slip under a ruleset, by the rules of its document.

#include <doctest/doctest.h>

#include <map>

#include "src/view/league/round/slip.hpp"

using namespace tanteador;
using view::slip_fault;

namespace {

enum class Clock { none, set };

league::StageSetup stage_of(int sets, Clock clock) {
  league::StageSetup stage;
  stage.sets = sets;
  stage.minutes = clock == Clock::set ? 40 : 0;
  return stage;
}

std::string_view rule_against(std::string_view edition, const std::vector<int>& scores, int sets = 1,
                              const std::vector<int>& won = {}, Clock clock = Clock::none) {
  league::event::TableScore score;
  for (std::size_t i = 0; i < scores.size(); ++i)
    score.sides.push_back({.score = scores[i], .sets = won.empty() ? 0 : won[i]});
  const auto fault = slip_fault(*rulebook::find_edition(edition), score, stage_of(sets, clock));
  return fault ? fault->rule : "";
}

}  // namespace

TEST_CASE("a slip has the limits of the ruleset") {
  struct Row {
    std::string_view edition;
    std::vector<int> scores;
    std::string_view rule;
  };
  const Row rows[] = {
      {"tarot-fft-4", {300, -100, -150, -60}, "tarot.score.payment"},  // sums to -10; R-RO 16: to nought
      {"tarot-fft-4", {300, -100, -150, -50}, ""},
      {"tarot-fft-3", {200, -100, -100}, ""},
      {"tarot-fft-3", {200, -100, -99}, "tarot.score.payment"},
      {"tarot-printed-3", {200, -100, -99}, ""},  // the printed payments do not balance
      {"truco-nhf-de", {300, 12}, "truco.match"},
      {"truco-nhf-de", {30, 12}, ""},
      {"truco-nhf-de", {12, 9}, "truco.match"},  // nobody has 30, and there is no clock
      {"truco-nhf-de", {29, 28}, "truco.match"},
      {"truco-nhf-de", {2, 2}, "truco.match"},
      {"truco-argentino", {12, 9}, "truco.match"},
      {"truco-nhf-de", {30, 30}, "truco.match"},
      {"truco-nhf-de", {31, 12}, "truco.match"},
      {"truco-nhf-de", {2, 1}, ""},    // chicos
      {"truco-nhf-de", {89, 59}, ""},  // two chicos and 29 points; one and 29 twice is 88
      {"truco-nhf-de", {60, 58}, ""},  // 30:29 twice
      {"truco-nhf-de", {60, 59}, ""},  // with a third chico it would be 60 and more against 30 and more
      {"truco-nhf-de", {30, -1}, "truco.match"},
      {"truf-lodige", {182, 0, 0, 0}, "truf.score.atas"},  // 13 deals of 13 tricks: 169
      {"truf-lodige", {169, 0, 0, -182}, ""},
      {"truf-lodige-3", {338, 0, 0, 0}, ""},  // doubled
      {"troccas-1962", {12, -12}, ""},        // credit and debt
      {"troccas-1962", {160, 128}, ""},       // four deals of 72
      {"troccas-1962", {40, 31}, "troccas.score"},
      {"troccas-1962", {50, 40, 37}, ""},  // 127 with three
      {"troccas-1962", {50, 40, 38}, "troccas.solo.score"},
      {"sheet-belote", {1014, 780}, ""},
      {"sheet-belote", {1014, -2}, "sheet.number"},  // no number of its table is below 0
      {"sheet-skat", {-36, 120, 48}, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.edition);
    CAPTURE(row.scores);
    CHECK(rule_against(row.edition, row.scores) == row.rule);
  }
}

TEST_CASE("a slip of any game has the table's limits for its numbers") {
  struct Row {
    std::map<std::string, rulebook::EditionValue> agreed;
    std::vector<int> scores;
    std::string_view rule;
  };
  using std::string_literals::operator""s;
  const Row rows[] = {
      {{{"deal_sum", 162}}, {324, 162}, ""},  // three deals
      {{{"deal_sum", 162}}, {324, 160}, "sheet.sum"},
      {{{"deal_sum", 162}, {"bonus", 50}}, {324, 160}, ""},  // a bonus beside the deals
      {{{"others", "shared"s}}, {30, -10, -20}, ""},
      {{{"others", "shared"s}}, {30, -10, -10}, "sheet.sum"},
      {{{"step", 5}}, {25, 12}, "sheet.number"},
      {{{"best_of", 3}, {"deal_sum", 10}}, {7, 4}, ""}};  // of several games no figure is known
  for (const Row& row : rows) {
    rulebook::Edition edition = *rulebook::find_edition("sheet-any");
    for (const auto& [name, value] : row.agreed) edition.parameters[name] = value;
    league::event::TableScore score;
    for (const int figure : row.scores) score.sides.push_back({.score = figure, .sets = 0});
    CAPTURE(row.scores);
    const auto fault = slip_fault(edition, score, stage_of(1, Clock::none));
    CHECK((fault ? fault->rule : "") == row.rule);
    const bool balance = row.agreed.contains("others");
    CHECK(view::last_figure(edition, {30, -10}) == (balance ? std::optional(-20) : std::nullopt));
  }
}

TEST_CASE("only a result that needs the clock is asked about, and only with a clock") {
  struct Row {
    std::string_view edition;
    std::vector<int> scores, sets;
    std::string_view question;
  };
  const Row rows[] = {
      {"truco-argentino", {17, 0}, {}, "Nobody has reached 30. Did the clock end the match?"},
      {"truco-argentino", {0, 17}, {}, "Nobody has reached 30. Did the clock end the match?"},
      {"truco-argentino", {2, 2}, {}, "Nobody has reached 30. Did the clock end the match?"},
      {"truco-argentino", {30, 17}, {}, ""},
      {"truco-argentino", {2, 1}, {}, ""},    // chicos
      {"truco-argentino", {31, 17}, {}, ""},  // cannot be at all
      {"truco-argentino", {0, 0}, {1, 1}, "Nobody has won 2 games. Did the clock end the match?"},
      {"truco-argentino", {0, 0}, {2, 1}, ""},
      {"sheet-belote", {17, 0}, {}, ""},
      {"troccas-1962", {17, -17}, {}, ""}};
  for (const Row& row : rows) {
    CAPTURE(row.edition);
    CAPTURE(row.scores);
    league::event::TableScore score;
    for (std::size_t i = 0; i < row.scores.size(); ++i)
      score.sides.push_back({.score = row.scores[i], .sets = row.sets.empty() ? 0 : row.sets[i]});
    const rulebook::Edition& edition = *rulebook::find_edition(row.edition);
    const int sets = row.sets.empty() ? 1 : 3;
    const auto question = view::clock_question(edition, score, stage_of(sets, Clock::set));
    CHECK((question ? render(*question, {}) : "") == row.question);
    CHECK(!view::clock_question(edition, score, stage_of(sets, Clock::none)));
  }
}

TEST_CASE("a best of three has the points of the chicos won and lost") {
  CHECK(rule_against("truco-nhf-de", {0, 0}, 3, {2, 1}).empty());
  CHECK(rule_against("truco-nhf-de", {85, 70}, 3, {2, 1}).empty());
  CHECK(rule_against("truco-nhf-de", {90, 70}, 3, {2, 1}) == "truco.match");  // at most 30, 30 and 29
  CHECK(rule_against("truco-nhf-de", {55, 48}, 3, {2, 1}) == "truco.match");  // two chicos are 60
  CHECK(rule_against("truco-nhf-de", {30, 20}, 3, {1, 0}) == "truco.match");  // nobody has won two
  CHECK(rule_against("truco-nhf-de", {0, 0}, 3, {1, 1}) == "truco.match");
}

TEST_CASE("a round with a clock lets a chico end before its points") {
  const auto by_the_clock = [](const std::vector<int>& scores, int sets = 1,
                               const std::vector<int>& won = {}) {
    return rule_against("truco-nhf-de", scores, sets, won, Clock::set);
  };
  CHECK(by_the_clock({12, 9}).empty());
  CHECK(by_the_clock({24, 24}).empty());
  CHECK(by_the_clock({45, 20}, 3, {1, 0}).empty());  // the second was cut short
  CHECK(by_the_clock({31, 12}) == "truco.match");
  CHECK(by_the_clock({300, 12}) == "truco.match");
}

TEST_CASE("a table follows its document's edition for its number of players") {
  const auto id = [](std::string_view edition, int players) {
    return view::edition_for(*rulebook::find_edition(edition), players).id;
  };
  CHECK(id("tarot-fft-3", 4) == "tarot-fft-4");
  CHECK(id("tarot-fft-4", 5) == "tarot-fft-5");
  CHECK(id("tarot-fft-4", 3) == "tarot-fft-3");
  CHECK(id("tarot-fft-4", 4) == "tarot-fft-4");
  CHECK(id("tarot-printed-3", 4) == "tarot-printed-3");  // its document knows three only
  CHECK(id("truco-nhf-de", 4) == "truco-nhf-de");
  rulebook::Edition house = *rulebook::find_edition("tarot-fft-3");
  house.id = "our-tarot";
  CHECK(view::edition_for(house, 4).id == "our-tarot");
}

TEST_CASE("the last balanced account follows from the others") {
  const auto& tarot = *rulebook::find_edition("tarot-fft-4");
  CHECK(view::last_figure(tarot, {300, -100, -150}) == -50);
  CHECK(!view::last_figure(tarot, {300}));
  CHECK(!view::last_figure(*rulebook::find_edition("tarot-printed-3"), {300, -100}));
  CHECK(!view::last_figure(*rulebook::find_edition("truf-lodige"), {3, -1, 2}));
}
