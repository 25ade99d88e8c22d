// One step undoes or restores all entries of one act, for anybody who opens the match at any time.

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/session.hpp"
#include "tests/support/place.hpp"

using namespace tanteador;
using nlohmann::json;
using session::OpenMatch;

namespace {
namespace acts {

struct Table {
  test::Folder folder;
  std::unique_ptr<session::Store> store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  session::Session session{store.get(), session::system_host()};

  std::string play(const std::string& lines) {
    const auto scored = session.score(lines, session::RefusalPolicy::stop);
    REQUIRE(scored.has_value());
    REQUIRE(scored->match.has_value());
    REQUIRE(scored->refused.empty());
    return scored->match->id();
  }
  OpenMatch open(const std::string& id) const { return *session.open(id); }
};

const std::string kStart =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
    "\n";
const std::string kHand = "{\"type\":\"hand_started\"}\n";
const std::vector<std::string> kTruco = {R"({"type":"called","player":"Ana","call":"truco"})",
                                         R"({"type":"called","player":"Beto","call":"quiero"})",
                                         R"({"type":"trick_won","winner":"Ana"})",
                                         R"({"type":"trick_won","winner":"Ana"})"};

Entries entries(const OpenMatch& match, const std::vector<std::string>& lines) {
  Entries all;
  for (const std::string& line : lines)
    all.push_back(
        std::get<Entry>(codec::read_event(match.match(), json::parse(line), match.roster()).value()));
  return all;
}

// The struck flags of the events, however the match came there.
std::vector<bool> struck_events(const OpenMatch& match, int events) {
  std::vector<bool> all;
  for (int seq = 2; seq <= events; ++seq) all.push_back(is_struck(match.match(), EventSeq{seq}));
  return all;
}

Points points(const OpenMatch& match, int side = 0) { return score(match.match(), side_at(side)); }

}  // namespace acts
}  // namespace

TEST_CASE("a group of events is undone and redone as one after the match is reopened") {
  acts::Table table;
  const std::string id = table.play(acts::kStart + acts::kHand);
  {
    OpenMatch match = table.open(id);
    REQUIRE(table.session.add(match, acts::entries(match, acts::kTruco))->refused.empty());
    CHECK(acts::points(match) == 2);
  }
  for (int turn = 0; turn < 3; ++turn) {
    CAPTURE(turn);
    OpenMatch back = table.open(id);
    REQUIRE(table.session.undo(back));
    CHECK(acts::points(table.open(id)) == 0);
    CHECK(acts::struck_events(table.open(id), 6) == std::vector{false, true, true, true, true});
    OpenMatch again = table.open(id);
    REQUIRE(table.session.redo(again));
    CHECK(acts::points(table.open(id)) == 2);
    CHECK(acts::struck_events(table.open(id), 6) == std::vector(5, false));
  }
  CHECK_FALSE(table.session.verify(id).has_value());
}

TEST_CASE("a file may mark a group of events, with the same result as entering it") {
  acts::Table table;
  std::string lines = acts::kStart + acts::kHand;
  for (const std::string& line : acts::kTruco) lines += line + "\n";
  lines.replace(lines.rfind("}\n"), 2, ",\"together\":4}\n");
  OpenMatch by_events = table.open(table.play(lines));
  OpenMatch entered = table.open(table.play(acts::kStart + acts::kHand));
  REQUIRE(table.session.add(entered, acts::entries(entered, acts::kTruco))->refused.empty());
  for (std::size_t i = 1; i < by_events.records().size(); ++i)
    CHECK(by_events.records()[i].payload == entered.records()[i].payload);
  REQUIRE(table.session.undo(by_events));
  REQUIRE(table.session.undo(entered));
  CHECK(by_events.match() == entered.match());
}

TEST_CASE("a strike and its kept parts are one group, also after a restart") {
  acts::Table table;
  const std::string id =
      table.play(acts::kStart + acts::kHand + acts::kTruco[0] +
                 "\n{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"no_quiero\"}\n" + acts::kHand);
  {
    OpenMatch match = table.open(id);
    const Entry strike{event_at_table(match.match(), Voided{.target = EventSeq{2}, .cascade = true}),
                       {{"reason", "entered by mistake"}}};
    const EventSeq keep[] = {EventSeq{3}, EventSeq{4}};
    REQUIRE(table.session.add(match, strike, keep)->refused.empty());
    REQUIRE(match.head().count == 9);
  }
  const auto before = acts::struck_events(table.open(id), 9);
  for (int turn = 0; turn < 2; ++turn) {
    OpenMatch back = table.open(id);
    REQUIRE(table.session.undo(back));
    CHECK(acts::struck_events(table.open(id), 9) ==
          std::vector{false, false, false, false, true, true, true, true});  // start, strike and both kept
    OpenMatch again = table.open(id);
    REQUIRE(table.session.redo(again));
    CHECK(acts::struck_events(table.open(id), 9) == before);
  }
  OpenMatch match = table.open(id);
  for (int i = 0; i < 5; ++i) REQUIRE(table.session.undo(match));  // the strike, then the four of the file
  CHECK_FALSE(undo_target(match.match()).has_value());
}

TEST_CASE("after one event of a group is struck the others are undone one by one") {
  acts::Table table;
  OpenMatch match = table.open(table.play(acts::kStart + acts::kHand));
  REQUIRE(table.session.add(match, acts::entries(match, acts::kTruco))->refused.empty());
  REQUIRE(table.session.submit(match, json{{"type", "voided"}, {"seq", 6}, {"reason", "x"}}));
  REQUIRE(table.session.undo(match));
  CHECK(acts::struck_events(match, 6) == std::vector{false, false, false, true, true});
}

TEST_CASE("a single event stores nothing about groups") {
  acts::Table table;
  OpenMatch match = table.open(table.play(acts::kStart + acts::kHand));
  REQUIRE(table.session.add(match, acts::entries(match, {acts::kTruco[0]}))->refused.empty());
  CHECK(match.records().back().payload == R"({"call":"truco","player":0})");
  REQUIRE(table.session.add(match, acts::kTruco[1] + "\n" + acts::kTruco[2], session::RefusalPolicy::stop)
              ->refused.empty());
  CHECK(match.records().back().payload == R"({"winner":0})");
  REQUIRE(table.session.undo(match));
  CHECK(match.records().back().payload == R"({"reason":"undo","seq":5})");
}

TEST_CASE("a group longer than its events is refused, and nothing is entered") {
  acts::Table table;
  const auto start_of_group = [](int events) {
    return R"({"type":"hand_started","together":)" + std::to_string(events) + "}\n";
  };
  for (const int events : {-1, 0, 1, 3, 1001}) {
    CAPTURE(events);
    CHECK_FALSE(table.session.score(acts::kStart + acts::kHand + start_of_group(events),
                                    session::RefusalPolicy::stop));
  }
  OpenMatch match = table.open(table.play(acts::kStart));
  CHECK_FALSE(table.session.submit(match, json::parse(start_of_group(2))));
  CHECK(match.head().count == 1);
}
