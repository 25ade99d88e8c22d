// The choice of a database on the panel: its form, the test of the connection, and lost or read-only servers.

#include <doctest/doctest.h>

#include <atomic>
#include <csignal>
#include <fstream>

#include "tests/support/server.hpp"
#include "tests/ui/federation/clubs.hpp"
#include "tests/ui/page.hpp"
#include "ui/panel/panel.hpp"

namespace databases_panel {

using test::Server;

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
      ui::AnyDatabase::OpenedDatabase opened{
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
    return {std::istreambuf_iterator<char>(in), {}};
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
  for (const ui::DrawnItem& item : ui.drawn_items()) {
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
    const db::FoundDatabase found = db::look(where);
    return view::ServerFound{.state = static_cast<view::ServerFound::State>(found.state),
                             .may_write = found.may_write,
                             .read_only = found.read_only,
                             .encrypted = found.encrypted};
  };
  const auto open = [&](const std::string& where) {
    ui::AnyDatabase::OpenedDatabase opened{
        db::open_store(where, db::OpenMode::write), club.with_others(), {}};
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
  const auto scored = session.score(test::kTwo + test::tallied("Ana", 3), session::RefusalPolicy::stop);
  REQUIRE((scored && scored->is_stored));
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
    CHECK_FALSE(app.needs_refresh());  // shown once
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
  CHECK(wall.is_on_wall());
  CHECK(wall.panel().notice.empty());
}

}  // namespace databases_panel
