// Databases in the panel: switching, comparing and synchronising them.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "src/core/read_all.hpp"
#include "src/federation/sharing.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/check.hpp"
#include "src/session/league/league.hpp"
#include "src/session/merge/transfer.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/headless_ui.hpp"
#include "tests/support/server.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/database/any_database.hpp"
#include "ui/panel/panel.hpp"

namespace databases_panel {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::Server;
using test::TableFixture;

std::unique_ptr<session::Store> open_beside(const std::string& database, ui::Opening opening) {
  if (opening == ui::Opening::write) return db::open_store(database, db::OpenMode::write);
  return db::is_there(database) ? db::open_store(database, db::OpenMode::read) : nullptr;
}

struct Club : TableFixture {
  std::string file = (folder / "t.db").string();
  ui::AppOptions with_others() const {
    ui::AppOptions made = options();
    made.server = {nullptr, file, file};
    made.open_database = open_beside;
    return made;
  }
  std::string cup(const std::string& name) {
    session::League league(store.get(), session::system_host());
    auto made = league.create(test::cup("truco-argentino", test::swiss(), name)).value();
    test::enter(league, made, {"Eva", "Fede"});
    return made.head.id;
  }
  void tally(const std::string& match, const std::string& side, int points) {
    auto open = *session.open(match);
    const auto added = session.add(open, test::tallied(side, points), session::OnRefusal::stop);
    REQUIRE((added && added->refused.empty()));
  }
  int points(const std::string& match, int side) const {
    return score(session.open(match)->match(), side_at(side));
  }
  std::vector<std::string> faults() { return session::check(*store, session::system_host()).faults; }
};

// Waits for the end of the running job.
void wait_for(ui::Program& program, HeadlessUi& ui) {
  for (int tries = 0; tries < 4000 && program.is_busy(); ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    (void)program.needs_refresh();
    ui.frame();
  }
  REQUIRE_FALSE(program.is_busy());
  ui.frame();
}

template <class Happened>
bool soon(const Happened& happened) {
  for (int tries = 0; tries < 500; ++tries) {
    if (happened()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

void compare_with(ui::Program& program, HeadlessUi& ui, const std::string& other) {
  press(ui, {"go/home", "go/club", "go/together"});
  ui.type("together/other", other);
  press(ui, {"together/look"});
  wait_for(program, ui);
}

// A match that both have, then gone on with otherwise at each.
struct TwoClubs {
  Club here, there;
  std::string match = here.play(test::kTwo);
  TwoClubs() {
    const auto streams = session::compare(there.store.get(), here.store.get());
    REQUIRE(take(*there.store, there.session, *here.store, streams));
    here.tally(match, "Ana", 2);
    there.tally(match, "Beto", 3);
  }
};

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
  const auto given = federation::shared(*here.store);
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
      store->when_stored([&](std::string_view) {
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
    CHECK(federation::at_home(*here.store).contains(cup) == home);
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

// --- which database is worked on

struct Choice {
  Club one, other;
  std::string address = "postgresql://ana@db.example.org/club";
  view::ServerFound found{.state = view::ServerFound::State::ready, .may_write = true, .matches = 7};
  std::string fault;  // of whoever looks or opens there
  ui::SettingsFile kept{one.folder / "config/panel.conf"};

  std::unique_ptr<ui::AnyDatabase> program() {
    const auto check = [this](const std::string& database) {
      if (database == address && !fault.empty())
        throw session::StoreError(session::StoreError::Code::cannot_open, fault);
    };
    const auto look = [this, check](const std::string& database) {
      check(database);
      return found;
    };
    const auto open = [this, check, look](const std::string& database) {
      check(database);
      ui::AnyDatabase::Opened opened{
          db::open_store(database == address ? other.file : database, db::OpenMode::write),
          one.options(),
          {}};
      opened.options.store = opened.store.get();
      opened.options.server = {look, database, one.file};
      return opened;
    };
    const view::Settings settings = kept.read();
    return std::make_unique<ui::AnyDatabase>(
        ui::AnyDatabase::Dependencies{open, look, one.file, settings, kept},
        settings.database.empty() ? one.file : settings.database);
  }
  std::string kept_bytes() const {
    std::ifstream in(kept.path());
    return read_all(in);
  }
};

void fill_in(HeadlessUi& ui, const std::string& host = "db.example.org") {
  press(ui, {"go/settings", "go/server"});
  ui.type("server/host", host);
  ui.type("server/database", "club");
  ui.type("server/role", "ana");
}

TEST_CASE("the form reads back the address it makes from any input") {
  struct Row {
    view::ServerForm form;
    std::string address;
  };
  const Row rows[] = {
      {{"db.example.org", "", "club", "ana", "", view::Encryption::usual},
       "postgresql://ana@db.example.org/club"},
      {{"10.0.0.7", "5433", "el club", "", "", view::Encryption::required},
       "postgresql://10.0.0.7:5433/el%20club?sslmode=require"},
      {{"/var/run/postgresql", "", "club", "a@b", "", view::Encryption::usual},
       "postgresql://a%40b@%2Fvar%2Frun%2Fpostgresql/club"},
      {{"db", "", "club", "ana", "/etc/ssl/own.crt", view::Encryption::proven},
       "postgresql://ana@db/club?sslmode=verify-full&sslrootcert=%2Fetc%2Fssl%2Fown.crt"},
      {{"postgresql:///club?host=/tmp", "", "", "", "", view::Encryption::usual},
       "postgresql:///club?host=/tmp"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.address);
    CHECK(address_of(row.form) == row.address);
    CHECK(view::form_of(row.address) == row.form);
    CHECK(fault_in(row.form).empty());
  }
  CHECK(view::form_of("/home/ana/club.db") == view::ServerForm{});
  const view::ServerForm bad[] = {{},
                                  {.host = "db"},
                                  {.host = "db", .database = "club", .role = "ana:secret"},
                                  {.host = "ana:secret@db", .database = "club"},
                                  {.host = "db", .port = "70000", .database = "club"},
                                  {.host = "db", .port = "5432x", .database = "club"}};
  for (const view::ServerForm& form : bad) {
    CAPTURE(form.host);
    CHECK_FALSE(fault_in(form).empty());
    CHECK(fault_in(form).find("secret") == std::string::npos);
  }
}

TEST_CASE("the connection test reports its result and offers only usable databases") {
  using State = view::ServerFound::State;
  Choice choice;
  const auto program = choice.program();
  HeadlessUi ui(*program);
  fill_in(ui);
  struct Row {
    view::ServerFound found;
    std::string fault, says;
    bool usable;
  };
  const Row rows[] = {
      {{State::ready, true, false, true, 7, 1},
       "",
       "7 matches and 1 competition. This role can make entries",
       true},
      {{State::ready, true, false, true}, "", "The connection is encrypted.", true},
      {{State::ready, false, false, false}, "", "This role is read-only", true},
      {{State::ready, true, true, false}, "", "Read-only (a replica or set so)", true},
      {{State::nothing, true, true, false}, "", "may not set it up", false},
      {{State::older, true, true, false}, "", "may not update it", false},
      {{State::nothing, true, false, false}, "", "it will be set up when used", true},
      {{State::nothing, false, false, false}, "", "may not set it up", false},
      {{State::older, true, false, false}, "", "it will be updated when used", true},
      {{State::older, false, false, false}, "", "may not update it", false},
      {{}, "The server db.example.org is asleep.", "is asleep", false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.says);
    choice.found = row.found;
    choice.fault = row.fault;
    CHECK_FALSE(ui.enabled("server/use"));
    press(ui, {"server/test"});
    wait_for(*program, ui);
    CHECK(ui.shows(row.says));
    CHECK(ui.enabled("server/use") == row.usable);
    press(ui, {"server/encryption/1", "server/encryption/0"});  // another address: it was not tested
    CHECK_FALSE(ui.shows(row.says));
  }
  CHECK(ui.shows("db.example.org:5432:club:ana:"));  // the line of ~/.pgpass
  CHECK(choice.kept_bytes().empty());                // nothing is remembered of what is only tried
}

TEST_CASE("a chosen database is used at once and after a restart, and left by one button") {
  Choice choice;
  choice.one.play(test::kTwo);
  const std::string there = choice.other.play(test::kFour);
  {
    const auto program = choice.program();
    HeadlessUi ui(*program);
    fill_in(ui);
    press(ui, {"server/test"});
    wait_for(*program, ui);
    press(ui, {"server/use"});
    REQUIRE(program->app()->match());
    CHECK(program->app()->match()->id() == there);
    CHECK(ui.shows("Now using " + choice.address + "."));
  }
  CHECK(choice.kept_bytes().find("database=" + choice.address + "\n") != std::string::npos);
  const auto program = choice.program();
  HeadlessUi ui(*program);
  CHECK(program->app()->match()->id() == there);
  press(ui, {"go/settings", "theme/papel", "go/server", "server/file"});
  CHECK(program->app()->match()->id() != there);
  CHECK(choice.kept_bytes().find("database=\n") != std::string::npos);
  CHECK(choice.kept_bytes().find("theme=papel") != std::string::npos);
}

TEST_CASE("an unusable database is refused; at the start it is reported and tried again") {
  Choice choice;
  const std::string here = choice.one.play(test::kTwo), there = choice.other.play(test::kFour);
  {
    const auto program = choice.program();
    HeadlessUi ui(*program);
    fill_in(ui);
    press(ui, {"server/test"});
    wait_for(*program, ui);
    choice.fault = "The server has gone to bed.";
    press(ui, {"server/use"});
    CHECK(ui.shows("gone to bed"));
    CHECK(program->app()->match()->id() == here);
    CHECK(choice.kept_bytes().empty());
    choice.fault.clear();
    press(ui, {"dismiss", "server/use"});
  }
  choice.fault = "The server has gone to bed.";
  const auto program = choice.program();
  HeadlessUi ui(*program);
  REQUIRE(program->app() == nullptr);
  CHECK(ui.shows("gone to bed"));
  CHECK(ui.shows(choice.address));
  press(ui, {"server/retry"});
  CHECK(ui.shows("gone to bed"));
  test::check_page(ui);
  choice.fault.clear();
  press(ui, {"server/retry"});
  REQUIRE(program->app() != nullptr);
  CHECK(program->app()->match()->id() == there);
  choice.fault = "The server has gone to bed.";
  const auto again = choice.program();
  HeadlessUi closed(*again);
  press(closed, {"server/file"});
  CHECK(again->app()->match()->id() == here);
}

TEST_CASE("a password typed into the form is refused and neither stored nor shown") {
  Choice choice;
  const auto program = choice.program();
  HeadlessUi ui(*program);
  press(ui, {"go/settings", "go/server"});
  ui.type("server/host", "postgresql://ana:secret@db.example.org/club");
  choice.fault.clear();
  press(ui, {"server/test"});
  wait_for(*program, ui);
  for (const ui::Drawn& item : ui.drawn_items()) {
    CAPTURE(item.id);
    if (item.id != "server/host") CHECK(item.text.find("secret") == std::string::npos);
  }
  CHECK(choice.kept_bytes().find("secret") == std::string::npos);
}

TEST_CASE("a server is tested and chosen, a file is copied to it, and its content appears") {
  Server& server = Server::one();
  Club club;
  const std::string match = club.play(test::kTwo);
  const std::string database = server.new_database(false), address = server.address(database);
  const auto look = [](const std::string& where) {
    const db::Found found = db::look(where);
    return view::ServerFound{.state = static_cast<view::ServerFound::State>(found.state),
                             .may_write = found.may_write,
                             .read_only = found.read_only,
                             .encrypted = found.encrypted};
  };
  const auto open = [&](const std::string& where) {
    ui::AnyDatabase::Opened opened{db::open_store(where, db::OpenMode::write), club.with_others(), {}};
    opened.options.store = opened.store.get();
    opened.options.server = {look, where, club.file};
    return opened;
  };
  ui::AnyDatabase program({open, look, club.file, {}, {}}, club.file);
  HeadlessUi ui(program);
  press(ui, {"go/settings", "go/server"});
  ui.type("server/host", address);
  press(ui, {"server/test"});
  wait_for(program, ui);
  CHECK(ui.shows("The database is empty; it will be set up when used"));
  CHECK_FALSE(db::is_there(address));  // looking made nothing
  press(ui, {"server/use"});
  CHECK(db::is_there(address));
  compare_with(program, ui, club.file);
  CHECK(ui.shows("only in the other"));
  press(ui, {"together/take"});
  wait_for(program, ui);
  CHECK(ui.shows("1 fetched."));
  CHECK(db::open_store(address, db::OpenMode::read)->head(match)->hash == club.store->head(match)->hash);
  press(ui, {"go/settings", "go/server", "server/file"});
  compare_with(program, ui, address);
  press(ui, {"together/everything"});  // of a server it is off
  wait_for(program, ui);
  CHECK(ui.shows("Both are identical."));
}

TEST_CASE("a lost server is reported, the screen stays, and work continues when it returns") {
  Server server;  // of its own: it is stopped
  const std::string address = server.address(server.new_database());
  const auto store = db::open_store(address, db::OpenMode::write);
  session::Session session(store.get(), session::system_host());
  const auto scored = session.score(test::kTwo + test::tallied("Ana", 3), session::OnRefusal::stop);
  REQUIRE((scored && scored->kept));
  const std::string match = scored->match->id();
  Club club;
  ui::AppOptions options = club.options();
  options.store = store.get();
  ui::App app(session, options);
  HeadlessUi ui(app);
  CHECK_FALSE(app.needs_refresh());
  for (const char* screen : {"go/board", "go/history", "go/home"}) {
    CAPTURE(std::string(screen));
    press(ui, {screen});
    server.stop(SIGKILL);
    CHECK(soon([&] { return app.needs_refresh(); }));
    ui.frame();
    CHECK(ui.shows("cannot be reached"));
    CHECK(ui.shows("Ana"));
    CHECK_FALSE(app.needs_refresh());  // told once
    const view::Command tap = view::command::Decide{test::tallied("Ana", 1)};
    app.perform({&tap, 1});
    ui.frame();
    CHECK(ui.shows("cannot be reached"));
    CHECK(ui.shows("Ana"));
    server.start();
    CHECK(soon([&] { return app.needs_refresh(); }));
    ui.frame();
    CHECK(store->head(match)->count == 2);
    CHECK_FALSE(ui.shows("cannot be reached"));
  }
  press(ui, {"go/board"});
  const view::Command tap = view::command::Decide{test::tallied("Ana", 1)};
  app.perform({&tap, 1});
  ui.frame();
  CHECK(ui.shows("4"));
  CHECK(store->head(match)->count == 3);
}

TEST_CASE("a read-only database opens, says so on every page, and refuses each entry") {
  Server& server = Server::one();
  Club club;
  const std::string match = club.play(test::kTwo + test::tallied("Ana", 3)), cup = club.cup("Cup");
  const std::string database = server.new_database(), address = server.address(database);
  {
    const auto there = db::open_store(address, db::OpenMode::write);
    session::Session session(there.get(), session::system_host());
    const auto streams = session::compare(there.get(), club.store.get());
    REQUIRE(take(*there, session, *club.store, streams));
  }
  server.run(database, "ALTER DATABASE " + database + " SET default_transaction_read_only TO on");
  ui::AppOptions options = club.with_others();
  try {
    (void)db::open_store(address, db::OpenMode::write);
  } catch (const session::StoreError& error) {
    REQUIRE(error.code() == session::StoreError::Code::read_only);
    options.read_only = error.what();
  }
  REQUIRE(options.read_only.find("is read-only") != std::string::npos);
  const auto store = db::open_store(address, db::OpenMode::read);
  session::Session session(store.get(), session::system_host());
  options.store = store.get();
  const auto before = store->head(match)->count;
  ui::App app(session, options);
  HeadlessUi ui(app);
  CHECK(app.match()->id() == match);
  CHECK(ui.shows("is read-only"));
  press(ui, {"dismiss"});
  CHECK_FALSE(ui.shows("a replica"));
  CHECK(ui.shows("Read-only"));
  for (const char* page : {"go/history", "go/referee", "go/rulebook", "go/settings", "go/home", "go/club"}) {
    CAPTURE(std::string(page));
    press(ui, {page});
    CHECK(ui.shows("Read-only"));
    test::check_page(ui, test::Below::scrolled);
  }
  press(ui, {"league/competition/" + cup});
  CHECK(ui.shows("Cup"));
  press(ui, {"go/home", "go/board"});
  for (const view::Command& entry : {view::Command(view::command::Decide{test::tallied("Ana", 1)}),
                                     view::Command(view::command::Undo{})}) {
    app.perform({&entry, 1});
    ui.frame();
    CHECK(ui.shows("is read-only"));
    press(ui, {"dismiss"});
    CHECK(store->head(match)->count == before);
  }
  options.wall = "Cup";
  ui::App wall(session, options);
  CHECK(wall.on_wall());
  CHECK(wall.panel().notice.empty());
}

// --- every page in every window

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
