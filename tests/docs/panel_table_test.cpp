// panel_controls.md names the controls of every league command, and each of them is on the panel.

#include <doctest/doctest.h>

#include <chrono>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <thread>

#include "src/session/league/league.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/support/typed.hpp"

namespace panel_table {

using namespace tanteador;
using Words = std::set<std::string>;

// The texts between `` in the cell.
std::vector<std::string> marked(const std::string& cell) {
  std::vector<std::string> all;
  static const std::regex code("`([^`]+)`");
  for (std::sregex_iterator at(cell.begin(), cell.end(), code), end; at != end; ++at)
    all.push_back((*at)[1].str());
  return all;
}

struct Row {
  std::vector<std::string> commands, controls;
};
std::vector<Row> rows_of_page() {
  std::ifstream in(TANTEADOR_ROOT "/tests/docs/panel_controls.md");
  std::vector<Row> rows;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("| `tanteador league` |")) {
      inside = true;
      continue;
    }
    if (!line.starts_with("|")) inside = false;
    if (!inside || line.starts_with("|---")) continue;
    std::istringstream cells(line);
    std::string none, commands, place, controls;
    std::getline(std::getline(std::getline(std::getline(cells, none, '|'), commands, '|'), place, '|'),
                 controls, '|');
    rows.push_back({marked(commands), marked(controls)});
  }
  return rows;
}

// Commands that can be run: "league player add", not "league player".
Words registered() {
  const test::Folder folder;
  const std::string all = test::type(folder.path(), {"manual", "fish"});
  const std::string line =
      all.substr(all.find("__tanteador_paths"), all.find('\n', all.find("__tanteador_paths")));
  static const std::regex path("'league ([^']+)'");
  Words commands;
  for (std::sregex_iterator at(line.begin(), line.end(), path), end; at != end; ++at)
    commands.insert((*at)[1].str());
  std::erase_if(commands, [commands](const std::string& one) {
    const auto next = commands.upper_bound(one + " ");
    return next != commands.end() && next->starts_with(one + " ");
  });
  return commands;
}

TEST_CASE("the table of controls has exactly one row for each command") {
  const Words commands = registered();
  REQUIRE(commands.size() > 50);
  std::map<std::string, int> rows_of;
  for (const Row& row : rows_of_page()) {
    CHECK(!row.controls.empty());
    for (const std::string& command : row.commands) ++rows_of[command];
  }
  for (const std::string& command : commands) {
    CAPTURE(command);
    CHECK(rows_of[command] == 1);
  }
  for (const auto& [command, times] : rows_of) {
    CAPTURE(command);
    CHECK(commands.contains(command));
  }
}

// --- the panel, walked through

class Walk {
 public:
  explicit Walk(test::TableFixture& table) : app_(table.session, options(table)), ui_(app_, {1280, 4000}) {
    see();
  }
  void press(const std::vector<std::string>& controls) {
    for (const std::string& control : controls) {
      CAPTURE(control);
      CAPTURE(ui_.page());
      REQUIRE(ui_.enabled(control));
      ui_.click(control);
      for (int i = 0; i < 2000 && app_.is_busy(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        ui_.frame();
      }
      see();
    }
  }
  void type(const std::string& field, const std::string& text) {
    REQUIRE(ui_.find(field));
    ui_.type(field, text);
    see();
  }
  const Words& words() const { return seen_; }

 private:
  static ui::AppOptions options(const test::TableFixture& table) {
    ui::AppOptions made = table.options();
    made.papers = table.folder / "papers";
    made.store_again = [&table] { return db::open_store(table.folder / "t.db", db::OpenMode::write); };
    return made;
  }
  void see() {
    for (const ui::DrawnItem& one : ui_.drawn_items()) seen_.insert(one.id);
  }

  ui::App app_;
  test::HeadlessUi ui_;
  Words seen_;
};

// Three competitions. Two are of the same four people: one with fee, season and category, one with two
// stages. The third is of two people with a scored match, who are a team.
struct Club {
  test::TableFixture table;
  session::League league{table.store.get(), session::system_host()};
  std::vector<std::string> people;
  std::string match, team = session::system_host().new_id();

  Club() {
    match = table.play(test::kTwo + test::kHand + test::tallied("Ana", 2));
    session::OpenClub club = league.club();
    const std::vector<session::NewPlayer> players{
        {"Ana"}, {"Beto"}, {"Caro", {{}, {}, "71"}}, {"Dani", {{}, {}, "7-1"}}, {"Eva"}};
    people = league.add_players(club, players).value();
    REQUIRE(league.enter(club, league::event::TeamAdded{{team, "North", {}, {people[0], people[1]}, {}}})
                .has_value());
  }
  std::string begin(const std::string& name, std::size_t entrants, std::vector<league::StageSetup> stages) {
    league::CompetitionSetup setup;
    setup.name = name;
    setup.game = "truco";
    setup.ruleset = "truco-nhf-de";
    setup.season = "2026";
    setup.stages = std::move(stages);
    auto open = league.create(setup).value();
    for (std::size_t i = 0; i < entrants; ++i)
      REQUIRE(league.enter(open, league::event::EntrantEntered{{people[i]}, {}, {}}).has_value());
    return open.head.id;
  }
};

league::StageSetup swiss(int rounds) {
  league::StageSetup stage;
  stage.rounds = rounds;
  return stage;
}

void walk_club(Walk& walk, const Club& club) {
  walk.press({"go/home", "go/club", "league/page/1"});  // a match is being played
  walk.type("league/search", "Zoe");
  walk.press({"league/player/add", "league/doubles", "league/done", "league/player/" + club.people[0],
              "league/player/merge", "league/player/merge", "league/club", "league/page/2",
              "league/team/" + club.team, "league/team/close", "league/team/new", "league/page/3",
              "league/page/4", "league/ranked/open", "league/page/5", "league/page/0", "league/new"});
  walk.type("league/search", "Ana, Beto, Caro, Dani");
  walk.press({"league/player/add", "league/plan/more", "league/done", "league/club"});
}

void walk_evening(Walk& walk, const std::string& id) {
  walk.press({"league/competition/" + id, "league/view/2", "league/check_in", "league/check_in",
              "league/entrant/4", "league/entrant/away", "league/entrant/4", "league/entrant/return",
              "league/entrant/1"});
  walk.type("league/entrant/1/category", "women");
  walk.press({"league/entrant/save", "league/view/4", "league/manage/group/2", "league/manage/group/3"});
  walk.type("league/fee", "5");
  walk.press({"league/manage/fee", "league/manage/group/4", "league/manage/group/5", "league/view/3",
              "league/view/0"});
  for (int round = 0; round < 2; ++round) {
    walk.press({"league/next/draw", "league/table/1", "league/result/close", "league/view/2",
                "league/entrant/1", "league/entrant/penalty/2/0", "league/entrant/1", "league/view/1",
                "league/view/4", "league/manage/group/4", "league/manage/group/0",
                "league/manage/minutes/more", "league/manage/rules/apply", "league/manage/group/1",
                "league/manage/group/0", "league/manage/scheme/2", "league/manage/rules/leave",
                "league/view/0"});
    for (const char* tabled : {"league/table/1", "league/table/2"})
      walk.press({tabled, "league/won/1/21", "league/result/enter", tabled, "league/result/close"});
    walk.press({"league/next/close", "league/view/1"});
    walk.press({"league/view/0"});
  }
  walk.press({"league/view/1", "league/club"});
}

TEST_CASE("every control in the table exists on the panel") {
  Club club;
  const std::string evening = club.begin("Evening", 4, {swiss(2)});
  std::vector<league::StageSetup> stages{swiss(1), swiss(1)};
  stages.front().go_on = {.who = league::GoOn::Who::top, .top = 2};
  const std::string two_stages = club.begin("Stages", 4, stages), pair = club.begin("Pair", 2, {swiss(1)});
  league::StageSetup bracket;
  bracket.format = league::Format::knockout;
  const std::string cup = club.begin("Cup", 4, {bracket});
  Walk walk(club.table);
  walk_club(walk, club);
  walk_evening(walk, evening);
  walk.press({"league/competition/" + two_stages, "league/next/draw"});
  for (const char* tabled : {"league/table/1", "league/table/2"})
    walk.press({tabled, "league/won/1/21", "league/result/enter"});
  walk.press({"league/next/close", "league/club", "league/competition/" + pair, "league/next/draw",
              "league/table/1", "league/link/" + club.match, "league/table/1"});
  walk.press({"league/result/close", "league/club", "league/competition/" + cup, "league/next/draw"});
  for (const char* tabled : {"league/table/1", "league/table/2"})
    walk.press({tabled, "league/won/1/21", "league/result/enter"});
  // The key to draw stands where the round was closed; then a semi-final is corrected.
  walk.press({"league/next/close", "league/view/1", "league/view/0"});
  walk.press(
      {"league/next/draw", "league/round/1.1", "league/table/1", "league/won/2/21", "league/result/enter"});
  for (const Row& row : rows_of_page()) {
    for (const std::string& control : row.controls) {
      CAPTURE(control);
      const bool any = control.ends_with("*");
      const std::string begins = control.substr(0, control.size() - (any ? 1 : 0));
      const auto found = walk.words().lower_bound(begins);
      CHECK(
          (any ? found != walk.words().end() && found->starts_with(begins) : walk.words().contains(control)));
    }
  }
}

}  // namespace panel_table
