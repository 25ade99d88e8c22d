// Before a declaration passes over somebody, the board asks.

#include <doctest/doctest.h>

#include "src/view/outline.hpp"
#include "tests/view/played.hpp"

using namespace tanteador;
using test::BoardTable;
using view::BoardState;

namespace {

const std::string kTwo =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
    "\n";
const std::string kFour =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto","Caro","Dani"]})"
    "\n";
const std::string kAccepted = R"({"type":"hand_started","dealer":"Beto"})"
                              "\n"
                              R"({"type":"called","player":"Ana","call":"envido"})"
                              "\n"
                              R"({"type":"called","player":"Beto","call":"quiero"})"
                              "\n";

BoardState saying(const std::string& player, const std::string& points) {
  BoardState state;
  state.more = true;
  state.form = "declared/envido";
  state.values = {{"player", player}, {"points", points}};
  if (points.empty()) state.values["good"] = "yes";
  return state;
}

BoardState toggle_card(const BoardState& state, const view::Button& key) {
  return view::apply_changes(state,
                             std::get<view::Changes>(std::get<view::command::SetState>(key.command).at));
}

}  // namespace

TEST_CASE("a value that passes over mano is asked about before it is entered (T-28, T-36)") {
  const BoardTable table(kTwo + kAccepted);
  const BoardState state = saying("1", "27");
  const view::MatchScreen filled = table.board(state);
  CHECK(filled.more->form->enter.enabled);
  CHECK(!std::holds_alternative<view::command::Enter>(filled.more->form->enter.command));
  const BoardState asked = toggle_card(state, filled.more->form->enter);
  const view::MatchScreen question = table.board(asked);
  CHECK(question.more->form->help == "Ana has not spoken: no value? (T-36, T-28)");
  CHECK(question.more->form->fields.empty());
  CHECK(question.more->form->enter.label == "Enter anyway");
  const auto& enter = std::get<view::command::Enter>(question.more->form->enter.command);
  CHECK(enter.events ==
        test::enter_command(table.match, R"({"type":"declared","player":"Beto","of":"envido","points":27})")
            .events);
  CHECK(toggle_card(asked, question.more->close) == state);
}

TEST_CASE("the question names exactly the players passed over, in speaking order (T-28, T-36)") {
  struct Row {
    std::string lines, player, points, question;  // empty: it is entered at once
  };
  const std::string said = R"({"type":"declared","player":"Caro","of":"envido","points":20})"
                           "\n";
  const std::string four = R"({"type":"hand_started","dealer":"Beto"})"
                           "\n"
                           R"({"type":"called","player":"Caro","call":"envido"})"
                           "\n"
                           R"({"type":"called","player":"Dani","call":"quiero"})"
                           "\n";
  const Row rows[] = {
      {kTwo + kAccepted, "0", "27", ""},
      {kFour + four, "1", "27", "Caro, Dani, Ana have not spoken: no value? (T-36, T-28)"},
      {kFour + four, "3", "27", "Caro has not spoken: no value? (T-36, T-28)"},
      {kFour + four + said, "1", "27", "Dani, Ana have not spoken: no value? (T-36, T-28)"},
      {kFour + four + said, "1", "", ""},
      {kFour + four + said, "3", "27", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.question);
    const BoardTable table(row.lines);
    const BoardState state = saying(row.player, row.points);
    const view::Button enter = table.board(state).more->form->enter;
    CHECK(std::holds_alternative<view::command::Enter>(enter.command) == row.question.empty());
    if (!row.question.empty()) CHECK(table.board(toggle_card(state, enter)).more->form->help == row.question);
  }
}

TEST_CASE("asking mode triggers no such question") {
  const BoardTable table(kTwo + kAccepted);
  BoardState state = saying("1", "27");
  state.ask.on = true;
  const view::Button enter = table.board(state).more->form->enter;
  const BoardState then = toggle_card(state, enter);
  CHECK(then.ask.events.size() == 1);
}
