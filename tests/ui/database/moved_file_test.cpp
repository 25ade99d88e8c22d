// The file of an open panel is deleted, moved, replaced or overwritten.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "db/copies.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/database/any_database.hpp"

namespace moved_file {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
namespace fs = std::filesystem;

struct Change {
  std::string name;
  void (*change)(const fs::path& file);
  bool leaves_file, can_be_saved;
};

void overwrite(const fs::path& file, const fs::path& with) {
  std::ifstream in(with, std::ios::binary);
  std::ofstream(file, std::ios::binary) << in.rdbuf();
}

const Change kChanges[] = {
    {"deleted", [](const fs::path& file) { fs::remove(file); }, false, true},
    {"moved", [](const fs::path& file) { fs::rename(file, file.string() + ".elsewhere"); }, false, true},
    {"replaced", [](const fs::path& file) { fs::rename(file.string() + ".backup", file); }, true, true},
    {"overwritten", [](const fs::path& file) { overwrite(file, file.string() + ".backup"); }, true, false}};

// Opens a database like the panel's program (ui/main.cpp).
struct Panel {
  test::TableFixture table;
  std::string file = (table.folder / "t.db").string();
  std::string match = table.play(test::kTwo);
  double seconds = 0;
  ui::SettingsFile kept{table.folder / "config/panel.conf"};
  std::unique_ptr<ui::AnyDatabase> program;

  Panel() {
    db::backup(file, file + ".backup");
    table.store.reset();
    const auto open = [this](const std::string& database) {
      ui::AnyDatabase::OpenedDatabase opened{
          db::open_store(database, db::OpenMode::write), table.options(), {}};
      opened.options.store = opened.store.get();
      opened.options.seconds = [this] { return seconds; };
      opened.options.settle = [database] { (void)db::open_store(database, db::OpenMode::write); };
      opened.options.back_up = [database] { db::keep_copy(database, {}); };
      opened.options.backed_up = [database] { return db::last_copied(database); };
      opened.options.store_again = [database] { return db::open_store(database, db::OpenMode::write); };
      return opened;
    };
    program = std::make_unique<ui::AnyDatabase>(
        ui::AnyDatabase::Dependencies{open, nullptr, file, kept.read(), kept}, file);
  }
  void tally(int points) {
    const view::Command tap = view::command::Decide{test::tallied("Ana", points)};
    program->perform({&tap, 1});
  }
  int score_of_ana() { return score(program->app()->match()->match(), side_at(0)); }
};

TEST_CASE("a panel with a moved file enters nothing, says so, and keeps its screen") {
  for (const Change& row : kChanges) {
    CAPTURE(row.name);
    Panel panel;
    HeadlessUi ui(*panel.program);
    panel.tally(2);
    ui.frame();
    row.change(panel.file);
    for (int tap = 0; tap < 3; ++tap) {
      panel.tally(3);
      panel.seconds += 10;
      (void)panel.program->needs_refresh();
      ui.frame();
      CHECK(panel.score_of_ana() == 2);
      CHECK(ui.shows("Nothing more is saved"));
      CHECK(ui.shows("Ready for the first hand"));
    }
    press(ui, {"dismiss"});
    CHECK_FALSE(ui.shows("Nothing more is saved"));
    CHECK(fs::exists(panel.file) == row.leaves_file);
  }
}

TEST_CASE("an idle panel reports a moved file and its return") {
  Panel panel;
  HeadlessUi ui(*panel.program);
  fs::rename(panel.file, panel.file + ".elsewhere");
  CHECK(panel.program->needs_refresh());
  ui.frame();
  CHECK(ui.shows("Nothing more is saved"));
  CHECK(ui.enabled("save_elsewhere"));
  fs::rename(panel.file + ".elsewhere", panel.file);
  CHECK(panel.program->needs_refresh());
  ui.frame();
  CHECK_FALSE(ui.shows("Nothing more is saved"));
  panel.tally(3);
  CHECK(panel.score_of_ana() == 3);
}

TEST_CASE("one button saves all open data to a new file and continues there") {
  for (const Change& row : kChanges) {
    CAPTURE(row.name);
    Panel panel;
    HeadlessUi ui(*panel.program);
    panel.tally(2);
    row.change(panel.file);
    panel.tally(3);
    ui.frame();
    press(ui, {"save_elsewhere"});
    const std::string saved = (panel.table.folder / "t-saved.db").string();
    CHECK(fs::exists(saved) == row.can_be_saved);
    CHECK(panel.score_of_ana() == 2);
    if (!row.can_be_saved) {
      CHECK(ui.shows("tanteador db restore"));
      continue;
    }
    CHECK(ui.shows("Now using " + saved));
    CHECK(panel.kept.read().database == saved);
    panel.tally(3);
    CHECK(panel.score_of_ana() == 5);
    CHECK(db::check(saved).empty());
    CHECK(db::open_store(saved, db::OpenMode::read)->head(panel.match)->count == 3);
    CHECK(fs::exists(panel.file) == row.leaves_file);
  }
}

TEST_CASE("unfinished input stays after the refusal and the save") {
  Panel panel;
  HeadlessUi ui(*panel.program);
  press(ui, {"tool/more"});
  fs::remove(panel.file);
  panel.tally(3);
  ui.frame();
  const auto is_open = [&] {
    const auto* board = std::get_if<view::MatchScreen>(&panel.program->panel().body);
    return board && board->more.has_value();
  };
  const bool was_open = is_open();
  press(ui, {"save_elsewhere"});
  REQUIRE(panel.program->app()->match()->id() == panel.match);
  CHECK(was_open);
  CHECK(is_open());
}

TEST_CASE("a closing panel saves the open data of a lost file") {
  Panel panel;
  panel.tally(2);
  fs::remove(panel.file);
  panel.tally(3);
  CHECK(panel.program->app()->save_before_closing().find("t-saved.db") != std::string::npos);
  CHECK(db::open_store(panel.table.folder / "t-saved.db", db::OpenMode::read)->head(panel.match)->count == 2);
  CHECK(Panel().program->app()->save_before_closing().empty());
}

}  // namespace moved_file
