// Two panels on one file: each shows what the other entered.

#include <doctest/doctest.h>

#include "src/session/league/league.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kTwo;
using test::TableFixture;

namespace {

// A second program on the file of a table, with a connection of its own.
struct Beside {
  explicit Beside(const TableFixture& table)
      : store(db::open_store(table.folder / "t.db", db::OpenMode::write)) {}
  std::unique_ptr<session::Store> store;
  session::Session session{store.get(), session::system_host()};
};

// Both at the same match of two.
struct TwoPanels {
  TwoPanels()
      : table{},
        beside(table),
        first((table.play(kTwo), table.session), table.options()),
        second(beside.session, options()) {}

  TableFixture table;
  Beside beside;
  ui::App first, second;
  HeadlessUi here{first}, there{second};

 private:
  ui::AppOptions options() const {
    ui::AppOptions made = table.options();
    made.store = beside.store.get();
    return made;
  }
};

}  // namespace

TEST_CASE("entries of another panel appear without a tap") {
  TwoPanels panels;
  auto& [table, beside, first, second, here, there] = panels;
  CHECK(!second.needs_refresh());  // nothing new: no frame
  test::press(here, {"points/0/3"});
  CHECK(second.needs_refresh());
  there.frame();
  CHECK(there.shows("3/30"));
  CHECK(!second.needs_refresh());
  CHECK(!first.needs_refresh());  // one's own entries are no news
  test::press(there, {"points/1/2", "undo"});
  CHECK(first.needs_refresh());
  here.frame();
  CHECK(here.shows("3/30"));
  CHECK(!here.shows("2/30"));
}

TEST_CASE("while an idle panel stays open, a copy of the file alone has every entry") {
  TableFixture table;
  REQUIRE(!table.play(kTwo).empty());
  double seconds = 100;
  ui::AppOptions options = table.options();
  options.seconds = [&] { return seconds; };
  options.settle = [file = table.folder / "t.db"] { (void)db::open_store(file, db::OpenMode::write); };
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  const std::filesystem::path file = table.folder / "t.db", copy = table.folder / "copy.db";
  const auto copied_events = [&] {
    std::filesystem::copy_file(file, copy, std::filesystem::copy_options::overwrite_existing);
    const auto store = db::open_store(copy, db::OpenMode::read);
    const auto head = store->head(app.match()->id());
    return head ? head->count : 0;
  };
  test::press(ui, {"points/0/3"});
  const std::int64_t events = app.match()->head().count;
  (void)app.needs_refresh();  // at once after a tap the next one is not kept waiting
  CHECK(copied_events() < events);
  seconds += 4;
  (void)app.needs_refresh();
  CHECK(copied_events() == events);
}

TEST_CASE("a half-filled form stays during an entry by another panel") {
  TwoPanels panels;
  auto& [table, beside, first, second, here, there] = panels;
  test::press(there, {"tool/more", "form/warned", "field/player/0"});
  test::press(here, {"points/0/3"});
  CHECK(second.needs_refresh());
  there.frame();
  REQUIRE(there.find("field/player/0") != nullptr);
  there.type("field/fault/text", "laughed");
  test::press(there, {"form/enter"});
  CHECK(score(second.match()->match(), Side{0}) == 3);
  CHECK(second.match()->records().back().kind == "warned");
}

TEST_CASE("a refused entry shows the faster one at once") {
  TwoPanels panels;
  auto& [table, beside, first, second, here, there] = panels;
  test::press(here, {"points/0/3"});
  test::press(there, {"points/1/4"});  // nobody looked in between
  CHECK(there.shows("someone else made an entry"));
  CHECK(there.shows("3/30"));
  CHECK(score(second.match()->match(), Side{1}) == 0);
}

TEST_CASE("a match begun and a competition changed elsewhere appear too") {
  TableFixture table;
  ui::App first(table.session, table.options());
  HeadlessUi here(first);
  CHECK(!here.shows("Beto"));
  Beside beside(table);
  REQUIRE(beside.session.score(kTwo, session::RefusalPolicy::stop)->match.has_value());
  CHECK(first.needs_refresh());
  here.frame();
  CHECK(here.shows("Beto"));
  session::League league(beside.store.get(), session::system_host());
  auto made = league.create(test::cup("truco-nhf-de")).value();
  test::press(here, {"go/club", "league/competition/" + made.head.id, "league/view/2"});
  test::enter_players(league, made, {"Zoé"});
  CHECK(first.needs_refresh());
  here.frame();
  CHECK(first.club()->competition()->now.entrants.size() == 1);
  CHECK(here.shows("Zoé"));
}

TEST_CASE("a second screen shows its requested match, else the latest") {
  TableFixture table;
  const std::string asked = table.play(kTwo + test::tallied("Ana", 17));
  table.play(kTwo + test::tallied("Beto", 23));
  for (const bool one : {true, false}) {
    CAPTURE(one);
    ui::AppOptions options = table.options();
    options.tv = true;
    if (one) options.open = asked;
    ui::App app(table.session, options);
    HeadlessUi ui(app);
    CHECK(ui.find("points/0/1") == nullptr);
    const auto total_score = [&] { return test::score_of(app, 0) + test::score_of(app, 1); };
    CHECK(total_score() == (one ? 17 : 23));
    Beside beside(table);
    session::Session& elsewhere = beside.session;
    const auto later =
        elsewhere.score(kTwo + test::tallied("Beto", one ? 23 : 29), session::RefusalPolicy::stop);
    REQUIRE(later->match.has_value());
    (void)app.needs_refresh();
    CHECK(total_score() == (one ? 17 : 29));
    auto played = *elsewhere.open(asked);
    REQUIRE(elsewhere.add(played, test::tallied("Ana", 1), session::RefusalPolicy::stop)->refused.empty());
    (void)app.needs_refresh();
    if (one) CHECK(total_score() == 18);
  }
}
