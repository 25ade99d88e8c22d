// Databases in the panel: switching, comparing and synchronising them.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "src/core/read_all.hpp"
#include "src/federation/sharing.hpp"
#include "src/session/cases/referees.hpp"
#include "tests/ui/federation/clubs.hpp"
#include "tests/ui/page.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/panel/panel.hpp"

namespace databases_panel {

TEST_CASE("another file is compared first, then synced in both directions with a report") {
  Club here, there;
  const std::string ours = here.play(test::kTwo), theirs = there.play(test::kFour), cup = there.cup("Cup");
  ui::App app(here.session, here.with_others());
  HeadlessUi ui(app);
  press(ui, {"go/home", "go/club", "go/together"});
  CHECK(ui.shows("nothing changes yet"));
  CHECK_FALSE(ui.enabled("together/look"));
  compare_with(app, ui, there.file);
  for (const char* text : {"only here", "only in the other", "Ana, Beto", "Cup", "2 participants"}) {
    CAPTURE(std::string(text));
    CHECK(ui.shows(text));
  }
  CHECK_FALSE(here.store->head(theirs));  // looking changes nothing
  CHECK_FALSE(there.store->head(ours));
  press(ui, {"together/both"});
  wait_for(app, ui);
  CHECK(ui.shows("2 fetched."));
  CHECK(ui.shows("1 sent."));
  CHECK(ui.shows("Both are identical."));
  CHECK(ui.find("together/both") == nullptr);
  CHECK(here.store->competition(cup)->name == "Cup");
  CHECK(here.store->head(theirs)->hash == there.store->head(theirs)->hash);
  CHECK(there.store->head(ours)->hash == here.store->head(ours)->hash);
  CHECK((here.faults().empty() && there.faults().empty()));
  const auto given = federation::list_shares(*here.store);
  REQUIRE(given.size() == 1);
  CHECK(given.front().with == there.file);
  CHECK(given.front().streams == std::vector{ours});
  press(ui, {"together/page/shared"});
  CHECK(ui.shows(there.file));
  press(ui, {"together/page/", "together/known/0"});  // once given to, it is a tap away
  wait_for(app, ui);
  CHECK(ui.shows("Both are identical."));
}

TEST_CASE("a transfer can go one way, and matches without a competition go on request") {
  for (const bool takes : {true, false}) {
    CAPTURE(takes);
    Club here, there;
    const std::string ours = here.cup("Ours"), theirs = there.cup("Theirs"), casual = here.play(test::kTwo);
    ui::App app(here.session, here.with_others());
    HeadlessUi ui(app);
    compare_with(app, ui, there.file);
    press(ui, {"together/everything"});  // of a file it is on
    wait_for(app, ui);
    CHECK(ui.shows("1 match outside competitions is left out."));
    press(ui, {takes ? "together/take" : "together/give"});
    wait_for(app, ui);
    CHECK(here.store->head(theirs).has_value() == takes);
    CHECK(there.store->head(ours).has_value() != takes);
    CHECK_FALSE(there.store->head(casual));
    CHECK(ui.enabled(takes ? "together/give" : "together/take"));
    CHECK_FALSE(ui.enabled(takes ? "together/take" : "together/give"));
  }
}

TEST_CASE("an impossible transfer is reported and changes nothing") {
  Club here;
  here.play(test::kTwo);
  const std::string none = (here.folder / "none.db").string(), text = (here.folder / "text.db").string();
  std::ofstream(text) << "no database\n";
  ui::App app(here.session, here.with_others());
  HeadlessUi ui(app);
  struct Row {
    std::string other, says;
  };
  for (const auto& [other, says] :
       {Row{here.file, "This is the database already in use"}, Row{text, "text.db"},
        Row{"postgresql://ana:secret@localhost/club", "~/.pgpass"},
        Row{"postgresql:///club?host=/nowhere", "cannot be reached"},
        Row{none, "There is no database there yet"}}) {
    CAPTURE(other);
    compare_with(app, ui, other);
    CHECK(ui.shows(says));
    CHECK_FALSE(ui.enabled("together/take"));
    press(ui, {"go/home", "go/club", "go/together"});
    while (!ui.find("together/other")->text.empty()) {  // the field is emptied by typing into it anew
      app.perform(std::array<view::Command, 1>{view::command::Type{"together/other", ""}});
      ui.frame();
    }
  }
  CHECK_FALSE(std::filesystem::exists(none));
}

TEST_CASE("a transfer stops by a tap with complete streams, and the next one continues") {
  Club here, there;
  // Four of two events come together first, then the rest.
  for (int i = 0; i < 6; ++i) there.play(test::kTwo + test::tallied("Ana", 1));
  std::atomic<int> stored = 0;
  std::atomic<bool> wait = true;
  ui::AppOptions options = here.with_others();
  options.open_database = [&](const std::string& database, ui::Opening opening) {
    auto store = open_beside(database, opening);
    if (opening == ui::Opening::write)
      store->set_stored_listener([&](std::string_view) {
        for (++stored; wait && stored == 1;) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      });
    return store;
  };
  ui::App app(here.session, options);
  HeadlessUi ui(app);
  compare_with(app, ui, there.file);
  press(ui, {"together/take"});
  while (stored < 1) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  ui.frame();
  CHECK(ui.shows(" of 6"));
  press(ui, {"together/cancel"});
  CHECK(ui.shows("Stopping"));
  wait = false;
  wait_for(app, ui);
  CHECK(ui.shows("4 fetched."));
  CHECK(ui.shows("Stopped"));
  CHECK(here.store->count_streams("match") == 4);
  CHECK(here.faults().empty());
  press(ui, {"together/take"});
  wait_for(app, ui);
  CHECK(ui.shows("2 fetched."));
  CHECK(here.store->count_streams("match") == 6);
}

TEST_CASE("a stopped comparison returns at once, whatever the other database does") {
  Club here, there;
  there.play(test::kTwo);
  std::atomic<bool> wait = true;
  ui::AppOptions options = here.with_others();
  options.open_database = [&](const std::string& database, ui::Opening opening) {
    while (wait && database == there.file) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return open_beside(database, opening);
  };
  ui::App app(here.session, options);
  HeadlessUi ui(app);
  press(ui, {"go/home", "go/club", "go/together"});
  ui.type("together/other", there.file);
  press(ui, {"together/look"});
  CHECK(ui.shows("Comparing"));
  press(ui, {"together/cancel"});
  CHECK_FALSE(app.is_busy());
  CHECK(ui.find("together/look") != nullptr);
  wait = false;
  press(ui, {"together/look"});
  wait_for(app, ui);
  CHECK(ui.shows("only in the other"));
}

TEST_CASE("both versions of a fork are listed, one is chosen, and the rest is entered again") {
  TwoClubs two;
  ui::App app(two.here.session, two.here.with_others());
  HeadlessUi ui(app);
  compare_with(app, ui, two.there.file);
  CHECK(ui.shows("different from entry 2 on"));
  press(ui, {"together/both"});
  wait_for(app, ui);
  CHECK(ui.shows("1 conflict: two desks continued the same thing"));
  press(ui, {"go/board", "together/page/forks"});  // the match on the board is the one
  CHECK(ui.shows("Conflicts (1)"));
  CHECK(ui.shows("not decided"));
  CHECK(ui.shows("Ana: 2 entered"));
  CHECK(ui.shows("Beto: 3 entered"));
  const session::Fork fork = fork_of(session::history(*two.here.store, two.match));
  REQUIRE(fork.branches.size() == 2);
  const auto with_three = std::ranges::find_if(fork.branches, [](const session::Branch& one) {
    return one.first().record.payload.find("\"points\":3") != std::string::npos;
  });
  press(ui, {"together/settle/" + two.match + "/" + with_three->name()});
  CHECK(ui.shows("chosen"));
  CHECK(two.here.points(two.match, 0) == 0);
  CHECK(two.here.points(two.match, 1) == 3);
  press(ui, {"together/again/" + two.match});
  CHECK(two.here.points(two.match, 0) == 2);
  CHECK(ui.find("together/again/" + two.match) == nullptr);
  CHECK(two.here.faults().empty());
}

TEST_CASE("a competition is kept unshared by one tap, and shared again by another") {
  Club here;
  const std::string cup = here.cup("Cup");
  ui::App app(here.session, here.with_others());
  HeadlessUi ui(app);
  press(ui, {"go/home", "go/club", "go/together", "together/page/shared"});
  CHECK(ui.shows("Nothing has been shared yet."));
  for (const bool home : {true, false}) {
    press(ui, {"together/share/" + cup});
    CHECK(federation::streams_at_home(*here.store).contains(cup) == home);
    CHECK(ui.shows(home ? "not shared" : "shared"));
  }
}

TEST_CASE("with referees a PIN authorises imported decisions") {
  Club here, there;
  const std::string ruled = there.play(test::kTwo);
  {
    auto open = *there.session.open(ruled);
    REQUIRE(there.session.submit(
        open, nlohmann::json{{"type", "ruled"}, {"side", "Ana"}, {"points", 1}, {"reason", "late"}}));
  }
  REQUIRE_FALSE(session::Referees(here.session).add("Dani", "4711"));
  ui::App app(here.session, here.with_others());
  HeadlessUi ui(app);
  compare_with(app, ui, there.file);
  const auto enter_pin = [&](const std::string& digits) {
    for (const char digit : digits) press(ui, {std::string("pin/") + digit});
    press(ui, {"pin/enter"});
    wait_for(app, ui);
  };
  press(ui, {"together/take"});
  wait_for(app, ui);
  CHECK_FALSE(here.store->head(ruled));
  enter_pin("4712");
  CHECK_FALSE(here.store->head(ruled));
  REQUIRE(ui.find("pin/enter") != nullptr);
  enter_pin("4711");
  CHECK(here.store->head(ruled));
  CHECK(ui.shows("1 fetched."));
}

TEST_CASE("with referees one of them chooses between two versions") {
  TwoClubs two;
  const auto streams = session::compare(two.here.store.get(), two.there.store.get());
  REQUIRE(take(*two.here.store, two.here.session, *two.there.store, streams));
  REQUIRE_FALSE(session::Referees(two.here.session).add("Dani", "4711"));
  const auto fork = [&] { return fork_of(session::history(*two.here.store, two.match)); };
  ui::App app(two.here.session, two.here.with_others());
  HeadlessUi ui(app);
  press(ui, {"go/home", "go/club", "go/together", "together/page/forks",
             "together/settle/" + two.match + "/" + fork().branches.front().name()});
  CHECK_FALSE(fork().is_settled());
  press(ui, {"pin/4", "pin/7", "pin/1", "pin/1", "pin/enter"});
  CHECK(fork().is_settled());
  CHECK(ui.shows("This version counts"));
}

struct Window {
  float width, height;
};
constexpr Window kWindows[] = {{800, 600}, {1280, 800}, {1366, 768}, {1080, 1920}, {3840, 2160}};

TEST_CASE("the pages of the databases are complete in every language and window") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const view::Language& language : languages.list()) {
    TwoClubs two;
    two.here.cup("Ours");
    two.there.cup("Theirs");
    ui::AppOptions options = two.here.with_others();
    const auto look = [](const std::string&) {
      return view::ServerFound{.state = view::ServerFound::State::older, .encrypted = true};
    };
    options.server = {look, two.here.file, "/home/ana/.local/share/tanteador/tanteador.db"};
    options.languages = languages.list();
    options.speak = [&languages](const std::string& chosen) { languages.speak(chosen); };
    options.settings.language = language.code;
    for (const Window& window : kWindows) {
      CAPTURE(language.code);
      CAPTURE(window.width);
      ui::App app(two.here.session, options);
      HeadlessUi ui(app,
                    {window.width, window.height, ui::scale_in_window(100, window.width, window.height)});
      press(ui, {"go/settings"});
      test::check_page(ui, test::Below::scrolled);
      press(ui, {"go/server"});
      test::press_in_sight(ui, {"server/encryption/2"}, window.height - 20);
      const auto check_from_the_top = [&] {
        ui.wheel({window.width / 2, 500}, 1000);
        test::check_page(ui, test::Below::scrolled);
      };
      check_from_the_top();
      ui.type("server/host", "database.federation.example.org");
      ui.type("server/database", "federation");
      press(ui, {"server/test"});
      wait_for(app, ui);
      check_from_the_top();
      press(ui, {"go/together"});
      test::check_page(ui);
      compare_with(app, ui, two.there.file);
      test::check_page(ui);
      press(ui, {"together/page/forks"});
      test::check_page(ui);
      press(ui, {"together/page/shared"});
      test::check_page(ui);
    }
    ui::App app(two.here.session, options);
    {
      HeadlessUi ui(app);
      compare_with(app, ui, two.there.file);
      press(ui, {"together/both"});
      wait_for(app, ui);
    }
    for (const Window& window : kWindows) {
      CAPTURE(language.code);
      CAPTURE(window.width);
      HeadlessUi ui(app,
                    {window.width, window.height, ui::scale_in_window(100, window.width, window.height)});
      press(ui, {"go/home", "go/club"});
      test::check_page(ui);
      for (const char* page : {"go/together", "together/page/forks", "together/page/shared"}) {
        press(ui, {page});
        test::check_page(ui);
      }
      press(ui, {"together/page/", "go/board"});
      CHECK(ui.find("together/page/forks") != nullptr);
      test::check_texts(ui);
    }
  }
  languages.speak("en");
}

}  // namespace databases_panel
