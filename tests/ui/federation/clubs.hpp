#pragma once
// Clubs with databases of their own, for the pages of the other databases.

#include <doctest/doctest.h>

#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "src/session/check.hpp"
#include "src/session/league/league.hpp"
#include "src/session/merge/transfer.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/database/any_database.hpp"

namespace databases_panel {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::TableFixture;

inline std::unique_ptr<session::Store> open_beside(const std::string& database, ui::Opening opening) {
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
    const auto added = session.add(open, test::tallied(side, points), session::RefusalPolicy::stop);
    REQUIRE((added && added->refused.empty()));
  }
  int points(const std::string& match, int side) const {
    return score(session.open(match)->match(), side_at(side));
  }
  std::vector<std::string> faults() { return session::check(*store, session::system_host()).faults; }
};

// Waits for the end of the running job.
inline void wait_for(ui::Program& program, HeadlessUi& ui) {
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

inline void compare_with(ui::Program& program, HeadlessUi& ui, const std::string& other) {
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

}  // namespace databases_panel
