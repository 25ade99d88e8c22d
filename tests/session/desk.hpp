#pragma once
// A desk with its own database, and its complete visible state.

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/check.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/league/league.hpp"
#include "src/session/merge/transfer.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/place.hpp"

namespace tanteador::exchange_tests {

namespace event = league::event;
using session::Apart;

struct Desk {
  test::Folder folder;
  std::unique_ptr<session::Store> store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  session::Session session{store.get(), session::system_host()};
  session::League league{store.get(), session::system_host()};

  std::string match(const std::string& one, const std::string& other, const std::string& options = "{}") {
    const auto scored =
        session.score(R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":[")" +
                          one + "\",\"" + other + "\"],\"options\":" + options + "}\n",
                      session::RefusalPolicy::stop);
    REQUIRE(scored->is_stored);
    return scored->match->id();
  }
  // The rule of the refusal, "" if the event was accepted.
  std::string tried(const std::string& match, int side, int points) {
    auto open = *session.open(match);
    const std::string who = *open.people().at(open.start().players[static_cast<std::size_t>(side)]);
    const auto event = nlohmann::json{{"type", "tallied"}, {"side", who}, {"points", points}};
    const auto seq = session.submit(open, event);
    return seq ? "" : std::string(std::get<Refusal>(seq.error()).violation.rule());
  }
  void tally(const std::string& match, int side, int points) { REQUIRE(tried(match, side, points).empty()); }
  int score(const std::string& match, int side) const {
    return tanteador::score(session.open(match)->match(), side_at(side));
  }
  std::string competition(const std::string& name, int entrants) {
    auto competition = league.create(test::cup("truco-argentino", test::swiss(), name)).value();
    test::enter(league, competition, test::numbered(entrants, name + " "));
    return competition.head.id;
  }
  std::vector<session::Stream> apart_from(const Desk& other, const session::Selection& selection = {}) const {
    return session::compare(store.get(), other.store.get(), selection);
  }
  int takes_from(const Desk& other, const session::Selection& selection = {},
                 const session::Progress& progress = {}) {
    const auto taken = take(*store, session, *other.store, apart_from(other, selection), progress);
    REQUIRE_MESSAGE(taken.has_value(), (taken ? "" : taken.error().message));
    return taken->streams;
  }
  // The complete visible state of the desk.
  std::string all() const {
    std::string text;
    for (const auto& head : store->streams("match")) {
      text += session::Exchange(session).export_match(head.id);
      const auto row = *store->summary(head.id);
      text += row.status + row.last_at + row.sides;
      for (const auto& entry : store->entries(head.id)) text += entry.rule + std::to_string(entry.points);
    }
    for (const auto& head : store->streams("competition"))
      text += league.export_competition(head.id) + store->competition(head.id)->status;
    for (const auto& person : store->people()) text += person.id + person.name.value_or("-");
    for (const auto& head : store->streams("club")) {
      const auto club = *league.open_club(head.id);
      text += head.id;
      for (const auto& record : club.records) text += record.kind + record.payload;
    }
    for (const std::string& id : session::forked_streams(*store)) {
      const session::Fork fork = fork_of(history(*store, id));
      for (const session::Branch& branch : fork.branches)
        text += branch.name() + std::to_string(branch.count()) + std::to_string(branch.after);
      for (const std::size_t open : fork.open) text += std::to_string(open);
    }
    return text;
  }
};

}  // namespace tanteador::exchange_tests
