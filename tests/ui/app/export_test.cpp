// Exports of a screen: the preview and the files of every format.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/press.hpp"

namespace on_paper {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::TableFixture;

std::string saved_file(const TableFixture& table, const std::string& ending) {
  for (const auto& file : std::filesystem::directory_iterator(table.folder / "papers")) {
    if (file.path().extension() != ending) continue;
    std::ifstream in(file.path(), std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    return bytes.str();
  }
  return {};
}

ui::AppOptions with_papers(const TableFixture& table) {
  ui::AppOptions options = table.options();
  options.papers = table.folder / "papers";
  std::filesystem::create_directory(options.papers);
  return options;
}

TEST_CASE("the events of a match appear as a report and save in every format") {
  TableFixture table;
  table.play(test::kTwo + test::tallied("Ana", 3) + test::tallied("Beto", 2));
  ui::App app(table.session, with_papers(table));
  HeadlessUi ui(app);
  CHECK(ui.find("print") == nullptr);  // the board is for playing
  press(ui, {"go/history", "print"});
  CHECK(ui.shows("Ana – Beto"));
  CHECK(ui.shows("Ana: 3 entered"));
  ui.wheel({640, 400}, -60);  // to its foot
  CHECK(ui.shows("Page 1 of 1"));
  struct Form {
    const char *word, *begins;
  };
  for (const Form& form : {Form{"pdf", "%PDF-"},
                           {"html", "<!DOCTYPE html>"},
                           {"csv", "event,time,what,points,by"},
                           {"xlsx", "PK"},
                           {"png", "\x89PNG"}}) {
    CAPTURE(form.word);
    press(ui, {std::string("keep/") + form.word});
    ui.finish();
    CHECK(ui.shows("Saved: "));
    CHECK(ui.find("dismiss") == nullptr);  // nothing to confirm
    const std::string bytes = saved_file(table, std::string(".") + form.word);
    CHECK(bytes.starts_with(form.begins));
    CHECK(bytes.size() > 100);
  }
  CHECK(saved_file(table, ".csv").find("Ana: 3 entered") != std::string::npos);
  press(ui, {"print/back"});
  CHECK(ui.shows("All entries"));
}

TEST_CASE("the end of a match is printed with the points of each chico") {
  TableFixture table;
  const std::string id = table.play(test::kFour + test::tallied("Nosotros", 14) + test::tallied("Ellos", 30) +
                                    test::kHand + test::tallied("Ellos", 30));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  press(ui, {"open/" + id, "share/print"});
  for (const char* text : {"Chico 2", "Ellos wins the match", "Chicos", "14"}) {
    CAPTURE(text);
    CHECK(ui.shows(text));
  }
}

TEST_CASE("a success goes by itself after some seconds, a fault stays") {
  TableFixture table;
  const std::string id =
      table.play(test::kTwo + test::tallied("Ana", 3) + R"({"type":"match_ended","reason":"agreed"})" + "\n");
  ui::AppOptions options = with_papers(table);
  double seconds = 0;
  options.seconds = [&] { return seconds; };
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"open/" + id, "share/text"});
  CHECK(ui.shows("Result copied to the clipboard."));
  CHECK(ui.find("dismiss") == nullptr);
  seconds = 2;
  (void)app.needs_refresh();
  ui.frame();
  CHECK(ui.shows("Result copied to the clipboard."));
  seconds = 6;
  CHECK(app.needs_refresh());
  ui.frame();
  CHECK(!ui.shows("Result copied to the clipboard."));
  press(ui, {"share/picture"});  // there is no folder
  seconds = 60;
  (void)app.needs_refresh();
  ui.frame();
  CHECK(ui.shows("No pictures folder found."));
  CHECK(ui.find("dismiss") != nullptr);
}

TEST_CASE(
    "a sheet goes to the printer, a printer's refusal is shown, and without a printer the key says so") {
  TableFixture table;
  table.play(test::kTwo + test::tallied("Ana", 3));
  ui::AppOptions options = with_papers(table);
  const std::string printed = table.folder / "printed.pdf", printer = table.folder / "lp";
  const auto use = [&](const std::string& script) {
    std::ofstream(printer) << "#!/bin/sh\n" << script << "\n";
    std::filesystem::permissions(printer, std::filesystem::perms::owner_all);
  };
  {
    ui::App app(table.session, options);
    HeadlessUi ui(app);
    press(ui, {"go/history", "print"});
    CHECK(!ui.enabled("paper"));
    CHECK(ui.shows("no printer: save as PDF"));
  }
  options.printer = printer;
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  use("cp \"$3\" " + printed);  // -t TITLE FILE
  press(ui, {"go/history", "print", "paper"});
  ui.finish();
  CHECK(ui.shows("Sent to the printer."));
  std::string start(5, ' ');
  std::ifstream(printed, std::ios::binary).read(start.data(), 5);
  CHECK(start == "%PDF-");
  use("echo 'no default destination' >&2; exit 1");
  press(ui, {"paper"});
  ui.finish();
  CHECK(ui.shows("no default destination"));
  CHECK(ui.find("dismiss") != nullptr);
}

TEST_CASE("pictures and papers go to the folders that the desktop names") {
  const test::Folder home;
  const auto make = [&](const char* folder) {
    std::filesystem::create_directories(home / folder);
    return std::string(home / folder);
  };
  const auto set = [](const char* name, const std::string& value) {
    return value.empty() ? ::unsetenv(name) : ::setenv(name, value.c_str(), 1);
  };
  const char* before = std::getenv("HOME");
  const std::string old = before ? before : "", named = "XDG_PICTURES_DIR";
  set("HOME", std::filesystem::path(home / "x").parent_path().string());
  set("XDG_CONFIG_HOME", {});
  set("XDG_PICTURES_DIR", {});
  const std::string base = std::getenv("HOME");
  CHECK(ui::folder_of_user(named, "Pictures") == base);
  const std::string pictures = make("Pictures"), bilder = make("Bilder");
  CHECK(ui::folder_of_user(named, "Pictures") == pictures);
  make(".config");
  std::ofstream(home / ".config/user-dirs.dirs")
      << "# by xdg-user-dirs-update\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n";
  CHECK(ui::folder_of_user(named, "Pictures") == bilder);
  set("XDG_PICTURES_DIR", base + "/elsewhere");
  CHECK(ui::folder_of_user(named, "Pictures") == base + "/elsewhere");
  set("XDG_PICTURES_DIR", {});
  set("HOME", old);
}

TEST_CASE("without a folder nothing is saved, with a message") {
  test::OpenPanel panel(test::kTwo + test::tallied("Ana", 3));
  auto& [table, app, ui] = panel;
  press(ui, {"go/history", "print", "keep/pdf"});
  CHECK(ui.shows("No documents folder found."));
}

TEST_CASE("a log without a case has nothing to save") {
  TableFixture table;
  ui::App app(table.session, with_papers(table));
  HeadlessUi ui(app);
  press(ui, {"go/rulings", "print"});
  CHECK(ui.shows("No rulings yet."));
  for (const char* form : {"keep/pdf", "keep/html", "keep/csv", "keep/xlsx", "keep/png"})
    CHECK(!ui.enabled(form));
}

TEST_CASE("the log of rulings saves the listed cases with all details") {
  TableFixture table;
  table.play(test::kTwo + test::kHand);
  ui::App app(table.session, with_papers(table));
  HeadlessUi ui(app);
  press(ui, {"go/referee"});
  test::press_in_sight(ui, {"case/truco.out_of_turn"});
  press(ui, {"dispute/player", "fact/player/0/0", "fact/player/0", "remedy/warn", "field/referee/reason/1",
             "apply"});
  press(ui, {"go/referee", "referee/log", "log/row/3", "log/ground/1", "log/appeal/0", "print"});
  for (const char* text : {"Case record", "Ana says", "Referee's finding", "truco-nhf-de", "T-38",
                           "Warn the player", "nobody gained from it", "another rule applies"}) {
    CAPTURE(text);
    CHECK(ui.shows(text));
  }
  press(ui, {"keep/csv"});
  const std::string csv = saved_file(table, ".csv");
  for (const char* text : {"match,event,game", "truco-nhf-de", "truco.out_of_turn", "player=Ana (Ana: Ana)",
                           "truco.turn", "warn", "nobody gained from it", "open", "another rule applies"}) {
    CAPTURE(text);
    CHECK(csv.find(text) != csv.npos);
  }
  press(ui, {"print/back", "log/precedents_only", "print"});
  CHECK(!ui.enabled("keep/csv"));
}

TEST_CASE("the same button prints a round, its standings and a player") {
  TableFixture table;
  ui::App app(table.session, with_papers(table));
  HeadlessUi ui(app);
  press(ui, {"go/club", "league/new"});
  ui.type("league/search", "Ana, Beto, Caro, Dani");
  press(ui, {"league/player/add", "league/begin", "league/next/draw"});
  for (int i = 0; i < 100 && ui.find("league/table/1") == nullptr; ++i) ui.frame();
  press(ui, {"print"});
  CHECK(app.club()->get<view::PaperState>().paper == "tables");
  CHECK(ui.shows("Ana"));
  press(ui, {"league/view/1", "print"});
  CHECK(app.club()->get<view::PaperState>().paper == "standings");
  press(ui, {"league/view/1", "league/table_of/1", "print"});
  CHECK(app.club()->get<view::PaperState>().paper == "crosstable");
  press(ui, {"league/keep/png"});
  ui.finish();
  CHECK(saved_file(table, ".png").starts_with("\x89PNG"));
}

TEST_CASE("a long report is written in the background with progress and can be stopped") {
  TableFixture table;
  std::string lines =
      R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":["Ana","Beto"]})";
  for (int i = 0; i < 2'000; ++i) lines += "\n{\"type\":\"counted\",\"points\":{\"Ana\":1,\"Beto\":2}}";
  table.play(lines);
  ui::App app(table.session, with_papers(table));
  HeadlessUi ui(app);
  press(ui, {"go/history", "print", "keep/png"});
  REQUIRE(app.is_busy());
  CHECK(ui.shows("Saving the file…"));
  CHECK(ui.find("keep/png") == nullptr);
  press(ui, {"keep/stop"});
  CHECK(!app.is_busy());
  REQUIRE(ui.find("keep/png") != nullptr);
  press(ui, {"keep/png", "go/home"});  // it goes on, whatever is looked at
  CHECK(app.is_busy());
  CHECK(!ui.shows("Saving the file…"));
  ui.finish();
  CHECK(ui.shows("Saved: "));
  CHECK(ui.shows("20 images saved, one per page."));
  CHECK(saved_file(table, ".png").starts_with("\x89PNG"));
}

}  // namespace on_paper
