// People in bulk, the undo bar of a competition, and its papers.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "src/reports/report.hpp"
#include "src/session/league/league.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/list_check.hpp"
#include "src/view/shortcut.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/support/typed.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/press.hpp"

namespace club_lists {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::TableFixture;
using NameLists = std::vector<std::vector<std::string>>;

// Pastes text from the clipboard into a field, like Ctrl+V.
void paste(HeadlessUi& ui, const std::string& field, const std::string& text) {
  ui.click(field);
  ImGui::SetClipboardText(text.c_str());
  ImGuiIO& io = ImGui::GetIO();
  io.KeyMap[ImGuiKey_V] = 'V';
  io.KeyCtrl = true;
  io.KeysDown['V'] = true;
  ui.frame();
  io.KeysDown['V'] = false;
  io.KeyCtrl = false;
  ui.frame();
}

std::vector<std::string> club_of(const TableFixture& table) {
  std::vector<std::string> names;
  const session::League league(table.store.get(), session::system_host());
  const session::NameBook book = league.names();
  for (const league::ClubPlayer& player : league.club().now.players) names.push_back(*book.at(player.person));
  std::ranges::sort(names);
  return names;
}

const league::Competition& competition(const ui::App& app) { return app.club()->competition()->now; }

TEST_CASE("a list has one entrant a line, or commas or semicolons; a slash makes a pair") {
  CHECK(view::names_listed("Ana").empty());  // one name is a search as well
  CHECK(view::names_listed("Ana, Beto;Caro") == NameLists{{"Ana"}, {"Beto"}, {"Caro"}});
  CHECK(view::names_listed("Ana\nBeto\n\n  Caro  Ruiz \n") == NameLists{{"Ana"}, {"Beto"}, {"Caro Ruiz"}});
  CHECK(view::names_listed("Ana / Beto") == NameLists{{"Ana", "Beto"}});
  CHECK(view::names_listed("Ana/Beto,Caro/ Dani,,") == NameLists{{"Ana", "Beto"}, {"Caro", "Dani"}});
  CHECK(view::names_listed(" , / ").empty());
}

TEST_CASE("Enter adds the player and leaves the field ready for the next") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/club", "league/page/1"});
  ui.type("league/search", "Zoé");
  for (const char* next : {"Łukasz", "Ana", ""}) {
    ui.key(ImGuiKey_Enter);
    ui.frame();
    ImGui::GetIO().AddInputCharactersUTF8(next);
    ui.frame();
    ui.frame();
  }
  CHECK(club_of(table) == std::vector<std::string>{"Ana", "Zoé", "Łukasz"});
}

TEST_CASE("a pasted list keeps its lines, is previewed, and is entered whole") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/club", "league/page/1"});
  paste(ui, "league/search", "Ana\r\nBeto\r\nCaro / Dani\r\n");
  CHECK(ui.shows("Caro / Dani"));
  CHECK(ui.shows("Add 4 players"));
  CHECK(club_of(table).empty());
  press(ui, {"league/player/add"});
  CHECK(club_of(table) == std::vector<std::string>{"Ana", "Beto", "Caro", "Dani"});
  paste(ui, "league/search", "Ana\nBeto\nEva");
  CHECK(ui.shows("already in the club"));
  CHECK(ui.shows("Add 1 player"));
  paste(ui, "league/search", "\n");
}

TEST_CASE("a pasted list of pairs makes a competition of pairs, and adds its people to the club") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/club", "league/new"});
  paste(ui, "league/search", "Ana / Beto\nCaro / Dani\nEva / Fede\nGabi / Hugo");
  CHECK(ui.shows("Check the list before importing"));
  press(ui, {"league/player/add", "league/begin"});
  REQUIRE(app.club()->competition().has_value());
  REQUIRE(competition(app).entrants.size() == 4);
  for (const league::EntrantState& entrant : competition(app).entrants) CHECK(entrant.people.size() == 2);
  CHECK(club_of(table).size() == 8);
}

TEST_CASE("a list dropped on the window is previewed, then entered; another file is reported and ignored") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  const auto let_go = [&](const std::string& name, const std::string& bytes) {
    std::ofstream(table.folder / name, std::ios::binary) << bytes;
    app.take_file((table.folder / name).string());
    ui.frame();
  };
  let_go("club.csv", "\xEF\xBB\xBFName;Licence\r\nMu\xC3\xB1oz, Ana;7\r\nBeto;8\r\n");
  CHECK(ui.shows("Add 2 players"));
  CHECK(ui.shows("Muñoz, Ana"));
  CHECK(ui.shows("new · 7"));
  CHECK(club_of(table).empty());
  press(ui, {"league/player/add"});
  CHECK(club_of(table) == std::vector<std::string>{"Beto", "Muñoz, Ana"});
  let_go("again.csv", "name\nBeto\nBéto\n");
  CHECK(ui.shows("already in the club"));
  CHECK(ui.shows("Similar name: Beto. Someone else?"));
  press(ui, {"league/listed/drop"});
  CHECK(!ui.shows("already in the club"));
  press(ui, {"league/new"});
  let_go("pairs.txt", "Caro / Dani\nEva / Fede\n\n");
  CHECK(ui.shows("Check the list before importing"));
  press(ui, {"league/player/add", "league/begin"});
  CHECK(competition(app).entrants.size() == 2);
  let_go("picture.png", std::string("\x89PNG\r\n\x1A\n\0\0", 10));
  CHECK(ui.shows("picture.png"));
  CHECK(ui.find("dismiss") != nullptr);
  app.take_file((table.folder / "nowhere").string());
  ui.frame();
  CHECK(ui.shows("is not a readable list of people"));
  CHECK(club_of(table).size() == 6);
}

TEST_CASE("a pasted list fills the seats of a new match, a line each") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/truco", "players/4"});
  paste(ui, "name/0", "Zoé\nŁukasz\nAna\nBeto\n");
  press(ui, {"start"});
  CHECK(app.match()->names().seats == std::vector<std::string>{"Zoé", "Łukasz", "Ana", "Beto"});
}

TEST_CASE("Enter goes to the next seat of a new match") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/truco", "players/2"});
  ui.type("name/0", "Zoé");
  ui.key(ImGuiKey_Enter);
  ui.frame();
  ImGui::GetIO().AddInputCharactersUTF8("Ana");
  ui.frame();
  ui.frame();
  press(ui, {"start"});
  CHECK(app.match()->names().seats == std::vector<std::string>{"Zoé", "Ana"});
}

// An evening of four, its first round drawn.
void begin(HeadlessUi& ui) {
  press(ui, {"go/club", "league/new"});
  paste(ui, "league/search", "Ana, Beto, Caro, Dani");
  press(ui, {"league/player/add", "league/begin", "league/next/draw"});
  for (int i = 0; i < 100 && ui.find("league/table/1") == nullptr; ++i) ui.frame();
}

TEST_CASE("the name of a planned competition stays while another is open") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  begin(ui);
  const std::string evening = "league/competition/" + app.club()->competition()->head.id;
  press(ui, {"league/club", "league/new"});
  ui.type("league/competition", "Cup");
  press(ui, {"league/club", evening, "league/club", "league/new"});
  CHECK(app.club()->get<view::PlanState>().typed.at("league/competition") == "Cup");
}

TEST_CASE("the last entries of a competition are named and undone by one tap each") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  begin(ui);
  CHECK(ui.shows("Round 1 paired"));
  const league::Competition drawn = competition(app);
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter"});
  CHECK(ui.shows("Table 1: result"));
  press(ui, {"league/table/2", "league/won/2/9", "league/result/enter"});
  const league::Competition played = competition(app);
  press(ui, {"league/next/close"});
  CHECK(ui.shows("Round 1 closed"));
  press(ui, {"league/undo"});
  CHECK(competition(app).stages == played.stages);
  press(ui, {"league/undo", "league/undo"});
  CHECK(competition(app).stages == drawn.stages);
  press(ui, {"league/undo"});
  CHECK(competition(app).stages.front().rounds.empty());
  CHECK(ui.shows("Competition created"));
  press(ui, {"league/undo"});
  CHECK(competition(app).withdrawn);
  CHECK(ui.find("league/undo") == nullptr);
}

TEST_CASE("undo of a correction or forfeit restores the previous result") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  begin(ui);
  const auto first = [&] { return competition(app).stages.front().rounds.front().tables.front(); };
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter"});
  const league::PlayedTable entered = first();
  press(ui, {"league/table/1", "league/won/2/12", "league/result/enter"});
  CHECK(first() != entered);
  press(ui, {"league/undo"});
  CHECK(first() == entered);
  press(ui, {"league/undo", "league/table/1", "league/result/forfeit/2", "league/result/enter"});
  const league::PlayedTable forfeited = first();
  REQUIRE(forfeited.forfeits.size() == 1);
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter", "league/undo"});
  CHECK(first() == forfeited);
}

TEST_CASE("undo reverts an undone draw, a reopened round, lots and a substitute") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  begin(ui);
  const auto is_undone = [&](const std::string& what) {
    CAPTURE(what);
    CHECK(ui.shows(what));
    press(ui, {"league/undo"});
  };
  const league::Competition drawn = competition(app);
  press(ui, {"league/next/undraw"});
  is_undone("Pairings of round 1 undone");
  CHECK(competition(app) == drawn);
  const std::string somebody = [&] {
    session::OpenClub club = session::League(table.store.get(), session::system_host()).club();
    return *session::League(table.store.get(), session::system_host()).add_player(club, "Zoe");
  }();
  const league::RoundRef round{0, 0};
  const auto& ana = drawn.entrants.front().people.front();
  const auto enter = [&](league::CompetitionEvent event) {
    const view::Command command = view::command::LeagueRequest{view::command::EnterLeague{std::move(event)}};
    app.perform({&command, 1});
    ui.frame();
  };
  const auto sits = [&] { return league::seated_entrants(competition(app), {0, 0, 0}); };
  const auto before = sits();
  enter(league::event::Substituted{round, league::entrant_at(0), ana, somebody, 100});
  is_undone("Ana: substitute");
  CHECK(sits() == before);
  enter(league::event::LotDrawn{0, {league::entrant_at(2), league::entrant_at(0)}, 5});
  const std::vector<int> lots = competition(app).now().lots;
  enter(league::event::LotDrawn{0, {league::entrant_at(1), league::entrant_at(0)}, 6});
  is_undone("Lots drawn");
  CHECK(competition(app).now().lots == lots);
  press(ui,
        {"league/table/1", "league/won/1/21", "league/result/enter", "league/next/force", "league/sure/yes"});
  const league::Competition closed = competition(app);
  press(ui, {"league/next/reopen"});
  is_undone("Reopened");
  CHECK(competition(app) == closed);
  press(ui, {"league/next/finish", "league/sure/yes"});
  const league::Competition finished = competition(app);
  ui.wait(1);  // the key stands where the answer was
  press(ui, {"league/next/reopen"});
  is_undone("Reopened");
  CHECK(competition(app) == finished);
}

TEST_CASE("the last entry appears beside an open slip and can be undone there") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  begin(ui);
  press(ui, {"league/table/1", "league/digits"});
  for (const char key : std::string("30")) ui.key(key);
  ui.key(ImGuiKey_Enter);
  for (const char key : std::string("21")) ui.key(key);
  ui.key(ImGuiKey_Enter);
  ui.frame();
  CHECK(ui.shows("Table 2"));  // the next slip
  CHECK(ui.shows("Table 1: result"));
  press(ui, {"league/undo"});
  CHECK(!competition(app).stages.front().rounds.front().tables.front().score.has_value());
  CHECK(ui.cut().empty());
}

TEST_CASE("undo removes an added player or a whole list by one tap") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  const auto active = [&] {
    const auto club = session::League(table.store.get(), session::system_host()).club().now;
    return std::ranges::count(club.players, true, &league::ClubPlayer::active);
  };
  press(ui, {"go/club", "league/page/1"});
  ui.type("league/search", "Zoé");
  press(ui, {"league/player/add"});
  CHECK(ui.shows("Zoé added"));
  ui.type("league/search", "Ana, Beto");
  press(ui, {"league/player/add"});
  CHECK(ui.shows("2 players added"));
  CHECK(active() == 3);
  const view::Command undo = view::shortcut(app.panel(), app.settings(), view::Shortcut::undo);  // Ctrl Z
  app.perform({&undo, 1});
  ui.frame();
  CHECK(active() == 1);
  press(ui, {"league/undo"});
  CHECK(active() == 0);
}

TEST_CASE("a pair is one chip and is removed as one") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/club", "league/new"});
  paste(ui, "league/search", "Ana / Beto\nCaro / Dani\nEva / Fede");
  press(ui, {"league/player/add"});
  const auto chips = [&] {
    std::vector<std::string> all;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.id.starts_with("league/plan/out/")) all.push_back(item.text);
    }
    return all;
  };
  CHECK(chips() == std::vector<std::string>{"Ana / Beto", "Caro / Dani", "Eva / Fede"});
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.text != "Caro / Dani" || item.id.empty()) continue;
    ui.click(std::string(item.id));
    break;
  }
  CHECK(chips() == std::vector<std::string>{"Ana / Beto", "Eva / Fede"});
  const auto in = std::ranges::find_if(
      ui.drawn_items(), [](const ui::DrawnItem& item) { return item.id.starts_with("league/plan/in/"); });
  REQUIRE(in != ui.drawn_items().end());
  ui.click(std::string(in->id));
  CHECK(chips() == std::vector<std::string>{"Ana / Beto", "Eva / Fede", "Caro / …"});
  CHECK(!ui.enabled("league/begin"));
}

TEST_CASE("undo is not offered after an entry by somebody else") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  begin(ui);
  CHECK(ui.find("league/undo") != nullptr);
  const auto beside = db::open_store(table.folder / "t.db", db::OpenMode::write);
  session::League league(beside.get(), session::system_host());
  auto open = league.open(std::string(app.club()->competition()->head.id));
  REQUIRE(open.has_value());
  REQUIRE(league.enter(*open, league::event::TablesSwapped{{0, 0}, 0, 1}).has_value());
  CHECK(app.needs_refresh());
  ui.frame();
  CHECK(ui.find("league/undo") == nullptr);
}

TEST_CASE("every report of a competition is shown and saves in each format") {
  TableFixture table;
  ui::AppOptions options = table.options();
  options.papers = table.folder / "";
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  begin(ui);
  press(ui, {"league/view/3"});
  press(ui, {"league/paper/slips"});
  CHECK(ui.shows("table 1"));
  std::vector<std::string> words;
  for (const report::ReportKind& kind : report::report_kinds()) words.emplace_back(kind.word);
  int pages = 0;
  std::size_t turn = 0;
  for (const std::string& word : words) {
    CAPTURE(word);
    if (!ui.find("league/paper/" + word)) continue;  // of a season, which this has none of
    const view::Command command =
        view::command::LeagueRequest{view::command::SetLeagueState{view::PaperState{word}}};
    app.perform({&command, 1});
    ui.frame();
    if (!ui.enabled("league/keep/pdf")) continue;  // there is nothing on it
    if (word == "slips") CHECK(ui.shows("table 1"));
    for (const char* form : {"csv", "html", "xlsx", "png"})
      CHECK(ui.enabled(std::string("league/keep/") + form));
    ++pages;
    for (const auto& [form, begins] : {std::pair{"pdf", "%PDF-"},
                                       {"html", "<!DOCTYPE html>"},
                                       {"csv", ""},
                                       {"xlsx", "PK"},
                                       {"png", "\x89PNG"}}) {
      if (!ui.enabled(std::string("league/keep/") + form) || !test::in_turn(turn++, 2)) continue;
      press(ui, {std::string("league/keep/") + form});
      ui.finish();
      CHECK(ui.shows("Saved: "));
      int found = 0;
      for (const auto& file : std::filesystem::directory_iterator(options.papers)) {
        const std::string name = file.path().filename();
        if (!name.ends_with("-" + word + "." + form)) continue;
        std::ifstream in(file.path(), std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        CHECK(text.str().starts_with(begins));
        CHECK(text.str().size() > 20);
        ++found;
      }
      CHECK(found == 1);
    }
  }
  CHECK(pages >= 10);
  press(ui, {"league/view/3", "league/paper/entrants"});
  CHECK(ui.shows("Caro"));
}

TEST_CASE("half a coin of a fee is in the file too") {
  TableFixture table;
  ui::AppOptions options = table.options();
  options.papers = table.folder / "";
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  begin(ui);
  press(ui, {"league/view/4", "league/manage/group/3"});
  ui.type("league/fee", "2.50");
  press(ui, {"league/manage/fee", "league/view/3", "league/paper/check-in", "league/keep/csv"});
  ui.finish();
  std::string csv;
  for (const auto& file : std::filesystem::directory_iterator(options.papers))
    if (file.path().extension() == ".csv") csv = test::bytes_of(file.path());
  CHECK(csv.find("Ana,1,,,2.5,") != csv.npos);
  CHECK(csv.find("Dani,4,,,2.5,") != csv.npos);
}

std::string detail_of(const std::vector<view::Button>& rows, const std::string& id) {
  const auto row = std::ranges::find(rows, id, &view::Button::id);
  return row == rows.end() ? std::string("not there") : row->detail;
}

TEST_CASE("a pasted list names its repeated lines and is entered without them") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/club", "league/new"});
  paste(ui, "league/search", "Ana Pérez / Beto Núñez\n\nCaro / Dani\nEva / Fede\nAna Pérez / Beto Núñez\n");
  CHECK(ui.shows("\"Ana Pérez\" appears on lines 1 and 5."));
  CHECK_FALSE(ui.enabled("league/player/add"));  // not as it is
  press(ui, {"league/listed/clear", "league/begin"});
  CHECK(competition(app).entrants.size() == 3);
  CHECK(club_of(table).size() == 6);
}

TEST_CASE("similar names in a pasted list are reported with both lines; two people may look alike") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/club", "league/page/1"});
  paste(ui, "league/search", "Ana Pérez\nana perez\nCaro\n");
  CHECK(ui.shows("\"ana perez\" on line 2 looks like \"Ana Pérez\" on line 1."));
  CHECK(ui.shows("Enter 2 and leave out 1"));
  press(ui, {"league/player/add"});
  CHECK(club_of(table).size() == 3);
}

TEST_CASE("a list pasted with titles reads like a file, with names in the club's order") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  const std::string list = "Name;Vorname;Lizenz\nMüller;Jörg;1\nMüller;Käthe;2\n";
  press(ui, {"go/club", "league/page/5", "league/name_order/surname_first", "league/page/1"});
  paste(ui, "league/search", list);
  press(ui, {"league/player/add"});
  CHECK(club_of(table) == std::vector<std::string>{"Müller Jörg", "Müller Käthe"});
  paste(ui, "league/search", "Vorname;Verein\nJörg;Au\n");
  CHECK(ui.shows("\"Vorname\" is only half of a name."));
  CHECK(club_of(table).size() == 2);
}

TEST_CASE("pasted spreadsheet cells stay separate") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/club", "league/page/1"});
  paste(ui, "league/search", "First name\tSurname\tLicence\r\nAna\tPérez\t7\r\nBeto\tNúñez\t8\r\n");
  press(ui, {"league/player/add"});
  CHECK(club_of(table) == std::vector<std::string>{"Ana Pérez", "Beto Núñez"});
}

TEST_CASE("a list pasted into an open competition can skip present entrants") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/club", "league/new"});
  paste(ui, "league/search", "Ana, Beto, Caro, Dani");
  press(ui, {"league/player/add", "league/begin", "league/view/2"});
  paste(ui, "league/search", "Ana\nEva\nBeto\nFede\n");
  CHECK(ui.shows("Ana on line 1 is there already."));
  press(ui, {"league/listed/clear"});
  CHECK(competition(app).entrants.size() == 6);
  // Two namesakes with different licences stay two.
  paste(ui, "league/search", "name;licence\nGabi;7\nGabi;8\n");
  press(ui, {"league/player/add"});
  CHECK(competition(app).entrants.size() == 8);
  CHECK(competition(app).entrants[6].people != competition(app).entrants[7].people);
}

TEST_CASE("a check-in list matches by name and licence, and unmatched lines are listed") {
  view::ClubBook book;
  book.people = {{"id1", "Ana", "", "7"}, {"id2", "Beto", "", ""}};
  const auto is_first = [](const std::string& person) { return person == "id1"; };
  const auto list = view::check_list(book,
                                     {{.people = {"Ana"}, .licence = "8", .line = 1},
                                      {.people = {"Ana"}, .licence = "7", .line = 2},
                                      {.people = {"Beto", "Caro"}, .line = 3},
                                      {.people = {"CARO", "Beto"}, .line = 4}},
                                     is_first);
  CHECK(list.there == std::vector<bool>{false, true, false, false});
  CHECK(list.clear.size() == 2);
  const auto rows = view::entrants_understood(book, list);
  REQUIRE(rows.size() == 4);
  CHECK(rows.front().id == "league/listed/3");  // what repeats comes first
  CHECK(detail_of(rows, "league/listed/3").find("on line 4 looks like \"Caro\" on line 3") !=
        std::string::npos);
}

}  // namespace club_lists
