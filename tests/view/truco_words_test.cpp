// The words and cards of a table: its own on screens, the same ones in every stored entry.

#include <doctest/doctest.h>

#include <algorithm>

#include "src/registry/log.hpp"
#include "src/session/session.hpp"
#include "src/view/words.hpp"
#include "tests/view/played.hpp"

using namespace tanteador;

namespace {

tl::expected<session::ScoreResult, codec::InputError> scored(session::Session& session,
                                                             const std::string& ruleset,
                                                             const std::string& lines) {
  return session.score(R"({"type":"match_started","game":"truco","ruleset":")" + ruleset +
                           R"(","players":["Ana","Beto"]})" + "\n" + R"({"type":"hand_started"})" + "\n" +
                           lines,
                       session::RefusalPolicy::stop);
}

}  // namespace

TEST_CASE("calls and cards of a Brazilian table are shown in its words, and stored in those of every table") {
  session::Session session(nullptr, session::system_host());
  const auto result = scored(session, "truco-paulista",
                             R"({"type":"turned","card":"5o"})"
                             "\n"
                             R"({"type":"called","player":"Ana","call":"truco"})"
                             "\n"
                             R"({"type":"called","player":"Beto","call":"seis"})"
                             "\n"
                             R"({"type":"called","player":"Ana","call":"aceitar"})"
                             "\n"
                             R"({"type":"card_played","player":"Ana","card":"4p"})"
                             "\n");
  REQUIRE(result.has_value());
  REQUIRE(result->match);
  const session::OpenMatch& match = *result->match;
  REQUIRE(index(last_seq(match.match())) == 7);
  const auto shown = [&](int seq) {
    return view::describe("truco", entered_event(match.match(), EventSeq{seq}), match.names(), {});
  };
  CHECK(shown(3) == "Turned up: 5 ♦");
  CHECK(shown(5) == "Beto: seis");
  CHECK(shown(6) == "Ana: aceitar");
  CHECK(shown(7) == "Ana plays 4 ♣");
  CHECK(match.event_json(EventSeq{5}, match.names())["call"] == "retruco");
  CHECK(match.event_json(EventSeq{7}, match.names())["card"] == "4b");
}

TEST_CASE("a card of the French pack is refused at a Spanish table with the right spelling") {
  session::Session session(nullptr, session::system_host());
  const auto result = scored(session, "truco-nhf-de",
                             R"({"type":"card_played","player":"Ana","card":"4p"})"
                             "\n");
  REQUIRE(!result.has_value());
  CHECK(result.error().message == "\"card\": in this deck the card is written \"4b\".");
}

TEST_CASE("a corrected score leaves a played hand of eleven as it was (B-22)") {
  session::Session session(nullptr, session::system_host());
  const auto result = session.score(
      R"({"type":"match_started","game":"truco","ruleset":"truco-paulista","players":["Ana","Beto"]}
{"type":"carried","scores":{"Ana":11,"Beto":7}}
{"type":"hand_started"}
{"type":"called","player":"Ana","call":"aceitar"}
{"type":"trick_won","winner":"Beto"}
{"type":"trick_won","winner":"Beto"}
)",
      session::RefusalPolicy::stop);
  REQUIRE(result.has_value());
  REQUIRE(result->match);
  session::OpenMatch match = *result->match;
  const auto entered = session.add(
      match,
      R"({"type":"amended","seq":2,"reason":"misread","event":{"type":"carried","scores":{"Ana":9,"Beto":7}}})"
      "\n",
      session::RefusalPolicy::stop);
  REQUIRE(entered.has_value());
  REQUIRE(entered->refused.empty());
  CHECK(score(match.match(), side_at(0)) == 9);
  CHECK(score(match.match(), side_at(1)) == 10);
}

namespace {

const std::string kAnyPoints =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],)"
    R"("options":{"envido_amounts":"any","real_envido":false}})"
    "\n"
    R"({"type":"hand_started","dealer":"Beto"})"
    "\n";

bool has_call(const view::MatchScreen& screen, std::string_view word) {
  for (const auto& contest : std::get<view::TrucoSheet>(screen.sheet).contests) {
    for (const auto& corner : contest.corners) {
      for (const auto& row : corner.calls) {
        const auto is_it = [&](const view::Button& each) { return each.id.ends_with(word); };
        if (std::ranges::any_of(row, is_it)) return true;
      }
    }
  }
  return false;
}

}  // namespace

TEST_CASE("a form enters an envido with its points, and a table without real envido has no button for it") {
  const test::BoardTable table(kAnyPoints);
  view::BoardState state;
  state.more = true;
  state.form = "envido_points";
  state.values = {{"player", "0"}, {"call", "envido"}, {"points", "7"}};
  const view::MatchScreen screen = table.board(state);
  REQUIRE(screen.more->form);
  const auto* enter = std::get_if<view::command::Enter>(&screen.more->form->enter.command);
  REQUIRE(enter);
  CHECK(enter->events ==
        test::enter_command(table.match, R"({"type":"called","player":"Ana","call":"envido","points":7})")
            .events);
  const auto after = table.after(*enter);
  REQUIRE(after);
  CHECK(view::describe("truco", entered_event(after->match.match(), EventSeq{3}), after->match.names(), {}) ==
        "Ana: envido 7");
  CHECK(after->match.event_json(EventSeq{3}, after->match.names())["points"] == 7);
  CHECK(has_call(table.board(), "/envido"));
  CHECK(!has_call(table.board(), "/real_envido"));
}
