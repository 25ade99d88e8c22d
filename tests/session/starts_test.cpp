// A correction of the past leaves the current deal as it began: dealer, leader, direction, mode, entries.

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/session.hpp"
#include "tests/support/place.hpp"

using namespace tanteador;
using nlohmann::json;
using session::OpenMatch;

namespace {
namespace starts {

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
  // The rule of the refusal, "" if the event was accepted.
  std::string enter(const std::string& id, const std::string& line) {
    OpenMatch match = open(id);
    const auto added = session.add(match, line, session::RefusalPolicy::take_back);
    REQUIRE_MESSAGE(added.has_value(), (added ? "" : added.error().message));
    return added->refused.empty() ? "" : std::string(added->refused.front().refusal.violation.rule());
  }
  OpenMatch open(const std::string& id) const { return *session.open(id); }
};

std::vector<Points> scores(const OpenMatch& match) {
  std::vector<Points> all;
  for (int side = 0; side < side_count(match.match()); ++side)
    all.push_back(score(match.match(), side_at(side)));
  return all;
}

// The open deal, from the entry on that began it; what counts of it.
json open_deal(const OpenMatch& match, int start, int events) {
  json deal = json::array();
  for (const Fact& fact : deal_facts(match.match())) {
    if (fact.name != "number" && fact.name != "dealer_mark")
      deal.push_back({fact.name, fact.value.number, fact.value.word});
  }
  for (int seq = start; seq <= events; ++seq) deal.push_back(is_struck(match.match(), EventSeq{seq}));
  return deal;
}

struct Match {
  std::string_view game, lines;
  int start;  // the entry that began the open deal
};

const Match kTarot{
    "tarot",
    R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-4","players":["Nina","Eva","Sam","Otto"]}
{"type":"deal_started"}
{"type":"bid","player":"Sam","bid":"garde"}
{"type":"result","bouts":2,"points":35}
{"type":"deal_started"}
{"type":"bid","player":"Eva","bid":"pass"}
{"type":"bid","player":"Sam","bid":"prise"}
{"type":"bid","player":"Otto","bid":"pass"}
{"type":"bid","player":"Nina","bid":"garde_sans"}
{"type":"poignee","player":"Nina","size":"double"}
{"type":"card_played","player":"Eva","card":"Kh"}
{"type":"card_played","player":"Sam","card":"2h"})",
    5};
const Match kTroccas{
    "troccas",
    R"({"type":"match_started","game":"troccas","ruleset":"troccas-1962","players":["Ana","Beat","Curdin","Duri"]}
{"type":"deal_started"}
{"type":"counted","points":{"Nus":40}}
{"type":"deal_started"}
{"type":"discarded","player":"Ana","cards":["2s","3s"]}
{"type":"card_played","player":"Beat","card":"Ks"}
{"type":"card_played","player":"Curdin","card":"4s"})",
    4};
const Match kRights{
    "troccas",
    R"({"type":"match_started","game":"troccas","ruleset":"troccas-1962","players":["Ana","Beat","Curdin","Duri"]}
{"type":"deal_started"}
{"type":"counted","points":{"Nus":50}}
{"type":"right_claimed","side":"Vus","right":"nine_ten"}
{"type":"deal_started"}
{"type":"redeal_asked","player":"Ana","after":9})",
    5};
const Match kTruf{
    "truf",
    R"({"type":"match_started","game":"truf","ruleset":"truf-lodige","players":["Ayu","Budi","Citra","Dewi"]}
{"type":"deal_started"}
{"type":"bid","cards":{"Ayu":"6s","Budi":"4h","Citra":"3d","Dewi":"2c"}}
{"type":"tricks","taken":{"Ayu":5,"Budi":4,"Citra":1,"Dewi":3}}
{"type":"deal_started"}
{"type":"bid","cards":{"Ayu":"3s","Budi":"4h","Citra":"3d","Dewi":"9c"}}
{"type":"card_played","player":"Dewi","card":"2h"}
{"type":"card_played","player":"Citra","card":"3h"})",
    5};
const Match kTruco{
    "truco",
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto","Caro","Dani"]}
{"type":"hand_started"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"hand_started"}
{"type":"called","player":"Beto","call":"truco"}
{"type":"called","player":"Caro","call":"quiero"})",
    5};

struct Row {
  const Match& match;
  std::string_view correction;
};
const Row kRows[] = {
    {kTarot, R"({"type":"amended","reason":"x","seq":4,"event":{"type":"annulled","reason":"revoke"}})"},
    {kTarot,
     R"({"type":"amended","reason":"x","seq":4,"cascade":true,"event":{"type":"annulled","reason":"revoke"}})"},
    {kTarot, R"({"type":"voided","reason":"x","seq":2,"also":[3,4]})"},
    {kTarot, R"({"type":"voided","reason":"x","seq":2,"cascade":true})"},
    {kTarot, R"({"type":"amended","reason":"x","seq":2,"event":{"type":"deal_started","dealer":"Sam"}})"},
    {kTarot, R"({"type":"amended","reason":"x","seq":4,"event":{"type":"result","bouts":2,"points":50}})"},
    {kTroccas, R"({"type":"amended","reason":"x","seq":3,"event":{"type":"annulled","reason":"revoke"}})"},
    {kTroccas, R"({"type":"voided","reason":"x","seq":2,"also":[3]})"},
    {kTroccas,
     R"({"type":"amended","reason":"x","seq":2,"event":{"type":"deal_started","dealer":"Curdin"}})"},
    {kRights, R"({"type":"voided","reason":"x","seq":2,"cascade":true,"also":[3]})"},
    {kTruf, R"({"type":"amended","reason":"x","seq":4,"event":{"type":"annulled","reason":"revoke"}})"},
    {kTruf, R"({"type":"voided","reason":"x","seq":2,"also":[3,4]})"},
    {kTruf,
     R"({"type":"amended","reason":"x","seq":4,"event":{"type":"tricks","taken":{"Ayu":1,"Budi":4,"Citra":5,"Dewi":3}}})"},
    {kTruco, R"({"type":"voided","reason":"x","seq":2,"also":[3,4]})"},
    {kTruco, R"({"type":"amended","reason":"x","seq":2,"event":{"type":"hand_started","dealer":"Beto"}})"},
};

}  // namespace starts
}  // namespace

TEST_CASE("a correction of an earlier deal keeps the start of the open deal, and one undo reverts all") {
  for (const starts::Row& row : starts::kRows) {
    CAPTURE(std::string(row.match.game));
    CAPTURE(std::string(row.correction));
    starts::Table table;
    const std::string id = table.play(std::string(row.match.lines));
    const OpenMatch before = table.open(id);
    const int events = index(last_seq(before.match()));
    const json deal = starts::open_deal(before, row.match.start, events);
    CHECK(table.enter(id, std::string(row.correction)) == "");
    CHECK(starts::open_deal(table.open(id), row.match.start, events) == deal);
    CHECK_FALSE(table.session.verify(id).has_value());
    OpenMatch back = table.open(id);
    REQUIRE(table.session.undo(back));
    CHECK(starts::open_deal(table.open(id), row.match.start, events) == deal);
    CHECK(starts::scores(table.open(id)) == starts::scores(before));
    CHECK(undo_target(table.open(id).match()) == EventSeq{events});
    OpenMatch again = table.open(id);
    REQUIRE(table.session.redo(again));
    CHECK(starts::open_deal(table.open(id), row.match.start, events) == deal);
  }
}

TEST_CASE("a deal voided later scores as if void from the start") {
  const std::string result = R"({"type":"result","bouts":2,"points":60})";
  starts::Table table;
  const std::string id = table.play(std::string(starts::kTarot.lines));
  CHECK(table.enter(id, std::string(starts::kRows[0].correction)) == "");
  CHECK(table.enter(id, result) == "");
  CHECK(starts::scores(table.open(id)) == std::vector<Points>{618, -206, -206, -206});
}

TEST_CASE("later deals keep their dealers") {
  starts::Table table;
  const std::string id = table.play(
      R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-4","players":["Nina","Eva","Sam","Otto"]}
{"type":"deal_started"}
{"type":"bid","player":"Sam","bid":"garde"}
{"type":"result","bouts":2,"points":35}
{"type":"deal_started"}
{"type":"bid","player":"Sam","bid":"garde"}
{"type":"result","bouts":2,"points":35}
{"type":"deal_started"})");
  const auto dealer_after = [&](int seq) {
    const AnyMatch then = match_before(table.open(id).match(), EventSeq{seq + 1});
    return deal_facts(then).at(1).value.number;
  };
  const std::vector<int> dealers{dealer_after(5), dealer_after(7)};
  CHECK(table.enter(id, R"({"type":"voided","reason":"x","seq":2,"also":[3,4]})") == "");
  CHECK(std::vector<int>{dealer_after(5), dealer_after(7)} == dealers);
}

TEST_CASE("an undo in a line is no correction of the past, and nothing is entered") {
  starts::Table table;
  const std::string id = table.play(std::string(starts::kTarot.lines));
  CHECK(table.enter(id, std::string(starts::kRows[5].correction)) == "");
  const int events = index(last_seq(table.open(id).match()));
  CHECK(table.enter(id, R"({"type":"voided","reason":"x","seq":)" + std::to_string(events) + "}") == "");
  CHECK(index(last_seq(table.open(id).match())) == events + 1);
}
