// Reports over all competitions run in the background. The panel shows their progress and can stop them. The
// final report equals one computed at once.

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/support/typed.hpp"
#include "tests/ui/press.hpp"

namespace club_books {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::TableFixture;

// A club of one evening, whose store is opened once more only while the gate is open.
struct Club {
  TableFixture table;
  std::atomic<bool> gate = true;
  ui::App app{table.session, options()};
  HeadlessUi ui{app};

  Club() {
    type({"new", "Friday", "--game", "truco", "--rounds", "2", "--season", "2026"});
    for (const char* name : {"Ana", "Beto"}) type({"enter", "Friday", name});
    play("Friday");
  }
  ~Club() { set(true); }  // whoever waits ends

  ui::AppOptions options() {
    ui::AppOptions options = table.options();
    options.store_again = [this] {
      gate.wait(false);
      return db::open_store(table.folder / "t.db", db::OpenMode::write);
    };
    return options;
  }
  void set(bool open) {
    gate = open;
    gate.notify_all();
  }
  void type(std::vector<std::string> words) const {
    test::type_league(table.folder.path(), table.folder / "t.db", std::move(words));
  }
  void play(const std::string& evening) const {
    type({"draw", evening, "--seed", "3"});
    type({"result", evening, "1", "30:21"});
    type({"close", evening});
    type({"close", evening, "--finish"});
  }
  void another_evening() const {
    type({"new", "Saturday", "--game", "truco", "--rounds", "1", "--season", "2026"});
    for (const char* name : {"Caro", "Beto"}) type({"enter", "Saturday", name});
    play("Saturday");
  }
  void wait() { ui.finish(); }
  std::string person(const std::string& name) const {
    return session::League(table.store.get(), session::system_host()).people_of_name(name).front();
  }
};

constexpr const char* kStop = "league/work/stop";

struct Page {
  const char* what;
  std::vector<std::string> taps;
};

std::vector<Page> pages(const Club& club) {
  const std::string friday =
      session::League(club.table.store.get(), session::system_host()).competitions().back().id;
  return {
      {"seasons", {"go/club", "league/page/3"}},
      {"ratings", {"go/club", "league/page/4"}},
      {"what a player has done", {"go/club", "league/page/1", "league/player/" + club.person("Beto")}},
      {"the season of a competition",
       {"go/club", "league/page/0", "league/competition/" + friday, "league/view/1", "league/table_of/2"}}};
}

// The same page with everything computed at once.
std::string at_once(Club& club, const Page& page) {
  ui::App app(club.table.session, club.table.options());
  HeadlessUi ui(app);
  press(ui, page.taps);
  return ui.page();
}

TEST_CASE("a slow page shows progress, then its content") {
  Club club;
  for (const Page& page : pages(club)) {
    CAPTURE(page.what);
    if (club.ui.find("go/home")) press(club.ui, {"go/home"});
    club.set(false);
    press(club.ui, page.taps);
    CHECK(club.app.is_busy());
    CHECK(club.ui.find(kStop) != nullptr);
    club.set(true);
    club.wait();
    CHECK(club.ui.find(kStop) == nullptr);
    CHECK(club.ui.page() == at_once(club, page));
  }
}

TEST_CASE("a calculation is cancelled by a tap or by leaving, and starts again on request") {
  Club club;
  for (const Page& page : pages(club)) {
    CAPTURE(page.what);
    for (const std::string& away : {std::string(kStop), std::string("go/home")}) {
      CAPTURE(away);
      if (club.ui.find("go/home")) press(club.ui, {"go/home"});
      club.set(false);
      press(club.ui, page.taps);
      REQUIRE(club.app.is_busy());
      press(club.ui, {away});
      CHECK(!club.app.is_busy());
      CHECK(club.ui.find(kStop) == nullptr);
      club.set(true);
    }
    press(club.ui, page.taps);
    club.wait();
    CHECK(club.ui.page() == at_once(club, page));
  }
}

TEST_CASE("the old content stays during recalculation, and the new follows") {
  Club club;
  const Page ratings = pages(club)[1];
  press(club.ui, ratings.taps);
  club.wait();
  club.set(false);
  club.another_evening();
  CHECK(club.app.needs_refresh());
  club.ui.frame();
  CHECK(club.app.is_busy());
  CHECK(club.ui.find(kStop) == nullptr);
  CHECK(club.ui.shows("Ana"));
  CHECK(!club.ui.shows("Caro"));
  club.set(true);
  club.wait();
  CHECK(club.ui.shows("Caro"));
  CHECK(club.ui.page() == at_once(club, ratings));
}

}  // namespace club_books
