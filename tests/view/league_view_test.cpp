// Proposals and offers of the club's screens, as plain data.

#include <doctest/doctest.h>

#include <algorithm>

#include "src/view/league/clock.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

using namespace tanteador;

namespace league_view {

using namespace tanteador::view;

namespace {

// A stage of this format with this many entrants, and its first round drawn on request.
struct Evening {
  league::Competition now;
  std::vector<std::string> names{"Ana", "Beto", "Caro", "Dani", "Eva"};

  Evening(league::Format format, int entrants, int sets = 1) {
    league::StageSetup stage;
    stage.format = format;
    stage.rounds = 3;
    stage.sets = sets;
    league::CompetitionSetup setup;
    setup.name = "Friday";
    setup.game = format == league::Format::singles ? "tarot" : "truco";
    setup.stages = {stage};
    enter(league::event::CompetitionCreated{setup});
    for (int i = 0; i < entrants; ++i) {
      league::event::EntrantEntered event;
      event.people = {std::to_string(i)};
      enter(event);
    }
  }
  void enter(const league::CompetitionEvent& event) { REQUIRE(apply(now, event).has_value()); }
  void draw() {
    const auto round = next_round(now, 1);
    REQUIRE(round.has_value());
    enter(*round);
  }
  OpenLeague open() const { return {now, names, 30}; }
};

bool offers(const std::vector<Button>& actions, std::string_view id) {
  return std::ranges::find(actions, id, &Button::id) != actions.end();
}

// The choices of a plan whose ids have this prefix.
std::size_t choices_of(const NewCompetition& view, const std::string& subject) {
  std::size_t count = 0;
  for (const SettingRow& row : view.plan.rows)
    for (const Button& choice : row.choices) count += choice.id.starts_with("league/plan/" + subject + "/");
  return count;
}

template <class State>
State picked(const Button& action) {
  const auto& command = std::get<command::LeagueRequest>(action.command);
  return std::get<State>(std::get<command::SetLeagueState>(command.what).at);
}
PlanState picked(const PlanState& state, const Button& chip) {
  const auto& command = std::get<command::LeagueRequest>(chip.command);
  PlanState next = state;
  next.draft = toggle_player(next.draft, std::get<command::PickEntrant>(command.what).id);
  return next;
}

ClubBook club_of(int people) {
  ClubBook book;
  constexpr const char* kNames[] = {"Dani", "ana", "Beto", "Caro", "Ángel", "Ema", "Fito", "Gabo"};
  for (int i = 0; i < people; ++i) {
    book.people.push_back({std::to_string(i), kNames[i], {}, {}, true});
    book.names.emplace(std::to_string(i), kNames[i]);
  }
  return book;
}

}  // namespace

TEST_CASE("the next step follows the round: draw, close, undo, finish") {
  Evening evening(league::Format::swiss, 4);
  RoundState state;
  CHECK(offers(make_round(evening.open(), state).next, "league/next/draw"));
  evening.draw();
  const auto open = make_round(evening.open(), state).next;
  CHECK(!offers(open, "league/next/draw"));
  CHECK(offers(open, "league/next/force"));
  CHECK(offers(open, "league/next/undraw"));
  for (int table = 0; table < 2; ++table)
    evening.enter(league::event::ResultEntered{{0, 0, table}, {{{30, 0, 0}, {21, 0, 0}}, {}}, {}});
  const auto whole = make_round(evening.open(), state).next;
  CHECK(offers(whole, "league/next/close"));
  CHECK(!offers(whole, "league/next/undraw"));
  evening.enter(league::event::RoundClosed{{0, 0}, false});
  const auto closed = make_round(evening.open(), state).next;
  CHECK(offers(closed, "league/next/draw"));
  CHECK(offers(closed, "league/next/finish"));
  CHECK(offers(closed, "league/next/reopen"));
  CHECK(make_round(evening.open(), state).due);
  evening.enter(league::event::CompetitionFinished{});
  const RoundScreen finished = make_round(evening.open(), state);
  CHECK(offers(finished.next, "league/next/reopen"));
  CHECK(!finished.due);  // nothing presses to be done any more
}

TEST_CASE("a cancelled competition says so and can only be opened again") {
  Evening evening(league::Format::swiss, 4);
  evening.draw();
  evening.enter(league::event::CompetitionWithdrawn{"begun twice"});
  const RoundScreen cancelled = make_round(evening.open(), RoundState());
  REQUIRE(cancelled.next.size() == 1);
  CHECK(offers(cancelled.next, "league/next/reopen"));
  CHECK(cancelled.head.line.ends_with("· cancelled"));
}

TEST_CASE("a round drawn by a corrected result is paired again before it is played") {
  Evening evening(league::Format::knockout, 4);
  evening.draw();
  for (int table = 0; table < 2; ++table)
    evening.enter(league::event::ResultEntered{{0, 0, table}, {{{30, 0, 0}, {21, 0, 0}}, {}}, {}});
  evening.enter(league::event::RoundClosed{{0, 0}, false});
  evening.draw();
  CHECK(!offers(make_round(evening.open(), {}).next, "league/next/redraw"));
  evening.enter(league::event::ResultCorrected{
      {0, 0, 0}, league::event::TableScore{{{21, 0, 0}, {30, 0, 0}}, {}}, {}, {}, {}});
  const RoundScreen screen = make_round(evening.open(), {});
  CHECK(offers(screen.next, "league/next/redraw"));
  CHECK(screen.hint == "A result was corrected after this round was paired. The pairings stay as they are.");
  evening.enter(league::event::ResultEntered{{0, 1, 0}, {{{30, 0, 0}, {21, 0, 0}}, {}}, {}});
  CHECK(!offers(make_round(evening.open(), {}).next, "league/next/redraw"));
}

TEST_CASE("rounds of a schedule are drawn ahead while earlier ones are open") {
  Evening evening(league::Format::round_robin, 4);
  evening.draw();
  CHECK(offers(make_round(evening.open(), {}).next, "league/next/draw"));
  evening.draw();
  evening.draw();
  CHECK(!offers(make_round(evening.open(), {}).next, "league/next/draw"));
}

TEST_CASE("two sides are entered by one button, the loser's figure") {
  Evening evening(league::Format::swiss, 4);
  evening.draw();
  RoundState state;
  state.result.table = 0;
  const auto sheet = make_round(evening.open(), state).sheet;
  REQUIRE(sheet.has_value());
  REQUIRE(sheet->quick.size() == 2);
  CHECK(sheet->quick[0].keys.size() == 30);  // 0 to 29: who has 30 has won
  CHECK(!sheet->enter.enabled);
  const auto next = picked<RoundState>(sheet->quick[1].keys[21]);
  CHECK(next.result.figures == std::vector<std::string>{"21", "30"});
  const auto filled = make_round(evening.open(), next).sheet;
  CHECK(filled->enter.enabled);
  CHECK(filled->enter.detail == "21:30");
}

TEST_CASE("tables of singles are entered by digits, losses too") {
  Evening evening(league::Format::singles, 4);
  evening.draw();
  RoundState state;
  state.result.table = 0;
  const auto sheet = make_round(evening.open(), state).sheet;
  REQUIRE(sheet.has_value());
  CHECK(sheet->quick.empty());
  CHECK(sheet->fields.size() == 4);
  const auto sign = std::ranges::find(sheet->digits, std::string("league/key/sign"), &Button::id);
  REQUIRE(sign != sheet->digits.end());
  CHECK(picked<RoundState>(*sign).result.figures.front() == "-");
}

TEST_CASE("the standings explain one row or every row") {
  Evening evening(league::Format::swiss, 4);
  evening.draw();
  for (int table = 0; table < 2; ++table)
    evening.enter(league::event::ResultEntered{{0, 0, table}, {{{30, 0, 0}, {21, 0, 0}}, {}}, {}});
  StandingsState state;
  CHECK(make_standings(evening.open(), state).rows.front().why.empty());
  state.reasons = true;
  CHECK(!make_standings(evening.open(), state).rows.front().why.empty());
  const auto row = make_standings(evening.open(), state).rows[1];
  const auto unfolded = make_standings(evening.open(), picked<StandingsState>(row.unfold)).rows[1];
  CHECK(unfolded.details.size() > 1);
}

TEST_CASE("lost points have a minus sign in standings and on the big screen") {
  Evening evening(league::Format::singles, 4);
  evening.draw();
  evening.enter(league::event::ResultEntered{
      {0, 0, 0}, {{{900000, 0, 0}, {-300000, 0, 0}, {-300000, 0, 0}, {-300000, 0, 0}}, {}}, {}});
  evening.enter(league::event::RoundClosed{{0, 0}, false});
  StandingsState state;
  state.reasons = true;
  state.row = 3;
  const StandingsView view = make_standings(evening.open(), state);
  const auto& rows = view.rows;
  REQUIRE(rows.size() == 4);
  const auto& cells = view.table.groups.front().rows.back();
  std::vector<std::string> texts;
  for (const std::size_t column : shown_columns(view.table, {})) texts.push_back(display_text(cells[column]));
  CHECK(std::ranges::find(texts, "−300000") != texts.end());
  for (const StandingRow& row : rows) {
    texts.insert(texts.end(), row.details.begin(), row.details.end());
    texts.push_back(row.why);
  }
  const WallView wall = make_wall(evening.open(), 0);
  REQUIRE(wall.standings.size() == 4);
  for (const auto& line : wall.standings) texts.push_back(line.right);
  for (const std::string& text : texts) CHECK(text == with_minus_signs(text));
}

TEST_CASE("a player is found by any part of the name, in either case, and added once") {
  const ClubBook book = club_of(4);
  CHECK(people_with(book, "AN", false).size() == 2);
  CHECK(people_with(book, "", false).front()->name == "ana");
  CHECK(!add_player(book, "Dani").enabled);
  CHECK(!add_player(book, "").enabled);
  CHECK(add_player(book, "Eva").enabled);
}

TEST_CASE("a letter with a mark is found without it, and sorted beside the plain letter") {
  const ClubBook book = club_of(5);
  CHECK(people_with(book, "ang", false).front()->name == "Ángel");
  CHECK(people_with(book, "", false)[1]->name == "Ángel");  // between ana and Beto
}

TEST_CASE("all club players enter by one tap") {
  const ClubBook book = club_of(4);
  const NewCompetition all =
      make_new_competition(book, picked<PlanState>(make_new_competition(book, {}, {}).everybody), {});
  CHECK(all.picked.size() == 4);
  CHECK(all.people.empty());
}

TEST_CASE("a round with open tables is not closed by the first button") {
  Evening evening(league::Format::swiss, 4);
  evening.draw();
  CHECK(!make_round(evening.open(), {}).due);
  for (int table = 0; table < 2; ++table)
    evening.enter(league::event::ResultEntered{{0, 0, table}, {{{30, 0, 0}, {21, 0, 0}}, {}}, {}});
  CHECK(make_round(evening.open(), {}).due);
}

TEST_CASE("the crosstable has a game in two cells, and nothing on the diagonal") {
  Evening evening(league::Format::swiss, 4);
  evening.draw();
  for (int table = 0; table < 2; ++table)
    evening.enter(league::event::ResultEntered{{0, 0, table}, {{{30, 0, 0}, {21, 0, 0}}, {}}, {}});
  StandingsState state;
  state.table = TableKind::crosstable;
  const report::Table crosstable = make_standings(evening.open(), state).table;
  int won = 0, lost = 0;
  for (std::size_t place = 0; place < 4; ++place) {
    const report::Row& row = crosstable.groups.front().rows[place];
    CHECK(display_text(row[place + 2]) == "·");  // behind place and name
    for (const report::Cell& cell : std::span(row).subspan(2)) {
      won += display_text(cell) == "1" ? 1 : 0;
      lost += display_text(cell) == "0" ? 1 : 0;
    }
  }
  CHECK(won == 2);
  CHECK(lost == 2);
}

TEST_CASE("results are listed one by one, with the reason of a round not played") {
  PlayerRecord record;
  record.played.competitions = {{"Friday",
                                 1,
                                 {{0, 0, {}, {"Beto"}, league::Kind::played, league::Verdict::won, {30, 21}},
                                  {0, 1, {}, {}, league::Kind::allocated_bye, {}, {}}}}};
  const PlayerPage page = make_player(record, club_of(2), {});
  REQUIRE(page.results.size() == 1);
  const auto texts = [&](std::size_t row) {
    std::vector<std::string> all;
    for (const report::Cell& cell : page.results[0].groups.front().rows[row])
      all.push_back(display_text(cell));
    return all;
  };
  CHECK(texts(0) == std::vector<std::string>{"Beto", "1", "30:21", "won"});
  CHECK(texts(1) == std::vector<std::string>{"–", "2", "", "sits out"});
}

TEST_CASE("a plan proposes formats for the hours, and needs two entrants") {
  const ClubBook book = club_of(4);
  PlanState state;
  NewCompetition view = make_new_competition(book, state, {});
  REQUIRE(choices_of(view, "format") > 0);
  CHECK(!view.begin.enabled);
  for (int i = 0; i < 2; ++i) {
    state = picked(state, view.people.front());
    view = make_new_competition(book, state, {});
  }
  CHECK(view.begin.enabled);
  const auto& begin = std::get<command::Begin>(std::get<command::LeagueRequest>(view.begin.command).what);
  CHECK(begin.entrants.size() == 2);
  CHECK(begin.setup.ruleset == "truco-nhf-de");
  CHECK(!begin.setup.stages.empty());
}

TEST_CASE("fixed pairs are picked two by two, and an odd player prevents the start") {
  const ClubBook book = club_of(4);
  PlanState state;
  state.draft.kind = EntrantKind::pairs;
  for (int taken = 1; taken <= 4; ++taken) {
    state = picked(state, make_new_competition(book, state, {}).people.front());
    CAPTURE(taken);
    CHECK(make_new_competition(book, state, {}).begin.enabled == (taken == 4));
  }
}

TEST_CASE("games of single players offer neither pairs nor sets") {
  PlanState state;
  state.draft.game = "tarot";
  state.draft.kind = EntrantKind::pairs;
  const NewCompetition view = make_new_competition(club_of(4), state, {});
  CHECK(choices_of(view, "kind") == 0);
  CHECK(choices_of(view, "sets") == 0);
}

TEST_CASE("with free partners single entrants may play at tables of several") {
  PlanState state;
  state.draft.game = "sheet";
  state.draft.kind = EntrantKind::alone;
  const NewCompetition alone = make_new_competition(club_of(8), state, {});
  CHECK(choices_of(alone, "kind") > 0);
  PlanState of_two = state;
  of_two.draft.game = "troccas";  // the same formats, but no tables of several
  const NewCompetition troccas = make_new_competition(club_of(8), of_two, {});
  CHECK(choices_of(alone, "format") == choices_of(troccas, "format") + 1);
  state.draft.kind = EntrantKind::pairs;
  of_two.draft.kind = EntrantKind::pairs;
  CHECK(choices_of(make_new_competition(club_of(8), state, {}), "format") ==
        choices_of(make_new_competition(club_of(8), of_two, {}), "format"));
}

TEST_CASE("the big screen shows the end of a timed round, and when it is over") {
  Evening evening(league::Format::swiss, 4);
  evening.draw();
  OpenLeague open = evening.open();
  CHECK(make_wall(open, 0).until.empty());
  open.clock = {.until = "2026-12-04T20:40:00Z", .seconds_left = 59, .minutes = 40};
  CHECK(clock_line(open.clock) == "until " + clock_time(open.clock.until) + " · 1 minute");
  CHECK(make_round(open, {}).head.line.ends_with("until " + clock_time(open.clock.until)));
  CHECK(make_wall(open, 0).countdown == "0:59");
  CHECK(make_wall(open, 0).time_left == doctest::Approx(59.0 / 2400));
  open.clock.seconds_left = 0;
  const WallView over = make_wall(open, 0);
  CHECK(clock_line(open.clock) == "Time is up");
  CHECK(over.until == "Time is up");
  CHECK(over.countdown.empty());
}

TEST_CASE("the state of a clock: ahead, running, last deal, stopped, over; and tables with another end") {
  RoundClock clock{
      .until = "2026-12-04T20:40:00Z", .minutes = 40, .last_deal = 10, .tables = {{0, 5}, {1, -5}}};
  const auto until = [](const char* utc) { return "until " + clock_time(utc); };
  const std::string end = until("2026-12-04T20:40:00Z");
  struct Row {
    int seconds;
    const char* stopped;
    std::string line;
  };
  for (const Row& row : {Row{3600, "", "starts at " + clock_time("2026-12-04T20:00:00Z")},
                         Row{2400, "", end + " · 40 minutes"}, Row{601, "", end + " · 11 minutes"},
                         Row{600, "", "Last deal · " + end + " · 10 minutes"},
                         Row{600, "2026-12-04T20:30:00Z", "Clock stopped · 10 minutes"},
                         Row{0, "", "Time is up"}, Row{-5, "", "Time is up"}}) {
    CAPTURE(row.seconds);
    clock.seconds_left = row.seconds;
    clock.stopped = row.stopped;
    CHECK(clock_line(clock) == row.line);
  }
  CHECK(table_ends(clock, 3) ==
        std::vector<std::string>{"2026-12-04T20:45:00Z", "2026-12-04T20:35:00Z", clock.until});
  CHECK(table_ends(RoundClock(), 3).empty());
  clock.seconds_left = 1200;
  Evening evening(league::Format::swiss, 4);
  evening.draw();
  OpenLeague open = evening.open();
  open.clock = clock;
  const std::string longer = until("2026-12-04T20:45:00Z"), shorter = until("2026-12-04T20:35:00Z");
  CHECK(other_ends_text(clock, round_at(open.now, {0, 0})) ==
        "Table 1: " + longer + " · Table 2: " + shorter);
  const WallView wall = make_wall(open, 0);
  CHECK(wall.pairings[0].right == longer);
  CHECK(wall.pairings[1].right == shorter);
}

TEST_CASE("the countdown has minutes and seconds, and hours if there are any") {
  for (const auto& [seconds, text] :
       {std::pair(2202, "36:42"), {5, "0:05"}, {3600, "1:00:00"}, {4205, "1:10:05"}}) {
    WallView wall;
    set_wall_clock(wall, {.until = "2026-12-04T20:40:00Z", .seconds_left = seconds, .minutes = 90});
    CHECK(wall.countdown == text);
  }
}

TEST_CASE("the big screen names the tables without a result, and shows who moved") {
  Evening evening(league::Format::swiss, 4);
  evening.draw();
  evening.enter(league::event::ResultEntered{{0, 0, 0}, {{{30, 0, 0}, {21, 0, 0}}, {}}, {}});
  const WallView wall = make_wall(evening.open(), 0);
  CHECK(wall.open == open_tables_text(1));
  CHECK_FALSE(wall.pairings[0].playing);
  CHECK(wall.pairings[1].playing);
  evening.enter(league::event::ResultEntered{{0, 0, 1}, {{{30, 0, 0}, {9, 0, 0}}, {}}, {}});
  evening.enter(league::event::RoundClosed{{0, 0}});
  CHECK(make_wall(evening.open(), 0).standings.front().change.medal == 1);
}

TEST_CASE("sets have the points of the slip, or stand alone without them") {
  league::PlayedTable table;
  table.drawn.sides.resize(2);
  table.score = {{{55, 2, 0}, {48, 1, 0}}, {}};
  CHECK(slip_text(table) == "2:1 (55:48)");
  table.score = {{{0, 2, 0}, {0, 1, 0}}, {}};
  CHECK(slip_text(table) == "2:1");
  table.score = {{{0, 0, 0}, {0, 0, 0}}, -1};
  CHECK(slip_text(table) == "½–½");  // a draw without figures
}

TEST_CASE("a tarot slip fills in the last figure, and accepts an imbalance only with a remark") {
  Evening evening(league::Format::singles, 4);
  evening.draw();
  OpenLeague open = evening.open();
  open.rules = rulebook::find_edition("tarot-fft-4");
  RoundState state;
  state.result.table = 0;
  state.result.figures = {"300", "-100", "-150", ""};
  const auto filled = make_result(open, {0, 0, 0}, state);
  CHECK(filled.fields[3].detail == "−50");
  CHECK(filled.enter.enabled);
  CHECK(filled.enter.detail == "300:−100:−150:−50");
  state.result.figures[3] = "-60";
  const auto wrong = make_result(open, {0, 0, 0}, state);
  CHECK(!wrong.enter.enabled);
  CHECK(wrong.fault.find("add up to -10") != std::string::npos);
  state.typed[wrong.remark.id] = "deal 4 void";
  CHECK(make_result(open, {0, 0, 0}, state).enter.enabled);
}

TEST_CASE("standings and the big screen stay during a round, and name the round they follow") {
  Evening evening(league::Format::swiss, 4);
  evening.draw();
  for (int table = 0; table < 2; ++table)
    evening.enter(league::event::ResultEntered{{0, 0, table}, {{{30, 0, 0}, {21, 0, 0}}, {}}, {}});
  evening.enter(league::event::RoundClosed{{0, 0}});
  const auto values = [&] { return make_standings(evening.open(), {}).table.groups.front().rows; };
  const auto before = values();
  evening.draw();
  CHECK(values() == before);
  const auto view = make_standings(evening.open(), {});
  CHECK(view.open == "After round 1 of 3. 2 tables are open.");
  REQUIRE(offers(view.rounds, "league/in_play"));
  OpenLeague in_play = evening.open();
  in_play.shown = picked<CompetitionViewState>(view.rounds.back());
  CHECK(make_standings(in_play, {}).open == "Round 2 is in progress. 2 tables are open.");
  CHECK(make_wall(evening.open(), 0).standings_title == "Standings after round 1");
}

TEST_CASE("the standings have medals after a round, and arrows after the second") {
  Evening evening(league::Format::swiss, 4);
  const auto play = [&](int round, int first_score, int second_score) {
    evening.draw();
    for (int table = 0; table < 2; ++table)
      evening.enter(league::event::ResultEntered{
          {0, round, table}, {{{first_score, 0, 0}, {second_score + table, 0, 0}}, {}}, {}});
    evening.enter(league::event::RoundClosed{{0, round}});
  };
  evening.draw();
  for (const StandingRow& row : make_standings(evening.open(), {}).rows) CHECK(row.change.medal == 0);
  for (int table = 0; table < 2; ++table)
    evening.enter(league::event::ResultEntered{{0, 0, table}, {{{30, 0, 0}, {20 + table, 0, 0}}, {}}, {}});
  evening.enter(league::event::RoundClosed{{0, 0}});
  const auto first = make_standings(evening.open(), {}).rows;
  CHECK(first.front().change.medal == 1);
  for (const StandingRow& row : first) CHECK(row.change.moved == 0);
  play(1, 10, 30);
  const auto second = make_standings(evening.open(), {}).rows;
  int gained = 0, lost = 0;
  for (const StandingRow& row : second) (row.change.moved > 0 ? gained : lost) += std::abs(row.change.moved);
  CHECK(gained > 0);
  CHECK(lost > 0);
}

TEST_CASE("the big screen of a finished competition shows no pairings, so that the podium has the room") {
  Evening evening(league::Format::swiss, 4);
  evening.draw();
  for (int table = 0; table < 2; ++table)
    evening.enter(league::event::ResultEntered{{0, 0, table}, {{{30, 0, 0}, {21, 0, 0}}, {}}, {}});
  evening.enter(league::event::RoundClosed{{0, 0}});
  CHECK_FALSE(make_wall(evening.open(), 0).pairings.empty());
  evening.enter(league::event::CompetitionFinished{});
  const WallView wall = make_wall(evening.open(), 0);
  CHECK(wall.finished);
  CHECK(wall.pairings.empty());
  CHECK(wall.standings.size() == 4);
}

TEST_CASE("a format too long for the available time is not proposed") {
  PlanState state;
  state.draft.game = "truco";
  state.draft.entrants = 20;
  state.draft.half_hours = 6;
  CHECK(make_new_competition({}, state, {}).plan.rows.back().title ==
        "Nothing fits into that time. Shortest option:");
  state.draft.half_hours = 8;
  CHECK(make_new_competition({}, state, {}).plan.rows.back().title == "What fits into that time");
}

}  // namespace league_view
