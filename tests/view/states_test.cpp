// Each key changes its own part of a screen's state and nothing else.

#include <doctest/doctest.h>

#include "src/view/states.hpp"

namespace view = tanteador::view;
using view::BoardState, view::Changes, view::Keypad, view::put;
namespace change = view::change;
using Cards = std::vector<std::string>;

TEST_CASE("a card is picked and put back, a single choice is replaced, and extra picks are refused") {
  struct Row {
    Cards before;
    std::size_t most;
    Cards after;  // "7o" pressed
  };
  for (const Row& row :
       {Row{{}, 3, {"7o"}}, Row{{"1e"}, 3, {"1e", "7o"}}, Row{{"1e", "7o", "2c"}, 3, {"1e", "2c"}},
        Row{{"1e"}, 1, {"7o"}}, Row{{"7o"}, 1, {}}, Row{{"1e", "2c"}, 2, {"1e", "2c"}}}) {
    BoardState state;
    state.cards = row.before;
    CHECK(view::apply_changes(state, {change::Card{"7o", row.most}}).cards == row.after);
  }
}

TEST_CASE("a form opens empty, and the choices on the board stay") {
  BoardState state;
  state.keypad = Keypad::field;
  state.values = {{"player", "1"}, {"truf/bid/0", "5s"}};
  const BoardState open = view::apply_changes(state, {change::Form{true, "cut"}, put("lifted", "12")});
  CHECK(open.more);
  CHECK(open.form == "cut");
  CHECK(open.keypad == Keypad::none);
  CHECK(open.values == decltype(open.values){{"lifted", "12"}, {"truf/bid/0", "5s"}});
  const BoardState closed = view::apply_changes(open, {change::Form{}});
  CHECK(!closed.more);
  CHECK(closed.form.empty());
  CHECK(closed.values == decltype(closed.values){{"truf/bid/0", "5s"}});
}

TEST_CASE("the keypad opens empty, and empty text counts as none") {
  BoardState state;
  state.digits = "12";
  state.cards = {"1e"};
  state.values = {{"sheet/side", "2"}};
  const BoardState open = view::apply_changes(state, {change::Pad{Keypad::value, 2}, put("sheet/side", "")});
  CHECK(open.keypad == Keypad::value);
  CHECK(open.contest == 2);
  CHECK(open.digits.empty());
  CHECK(open.cards.empty());
  CHECK(open.values.empty());
  CHECK(open.value("sheet/side").empty());
}

TEST_CASE("a button changes its own screen, and the board only as it states") {
  view::ScreenStates states, as_before;
  auto& board = std::get<BoardState>(states);
  board.digits = "4";
  std::get<BoardState>(as_before) = board;
  view::set_state(states, view::ListState{.game = "any", .live = true, .page = 2, .search = {}});
  CHECK(std::get<view::ListState>(states).page == 2);
  std::get<view::ListState>(as_before) = std::get<view::ListState>(states);
  CHECK(states == as_before);
  view::set_state(states, Changes{put<&BoardState::results>(true)});
  CHECK(board.results);
  CHECK(board.digits == "4");
}

TEST_CASE("typed text goes to the screen of its field, all else to the form") {
  view::ScreenStates states;
  for (const std::string_view field :
       {view::kHistorySearch, view::kHistoryNote, view::kCaseSearch, view::kTypedTitle, view::kTypedReason,
        view::kBookWords, view::kMatchSearch, view::kPeopleSearch, view::kHouseName})
    view::type(states, std::string(field), std::string(field));
  view::type(states, "substitute", "Ana");
  CHECK(std::get<view::HistoryState>(states).search == view::kHistorySearch);
  CHECK(std::get<view::HistoryState>(states).note == view::kHistoryNote);
  CHECK(std::get<view::RefereeState>(states).search == view::kCaseSearch);
  CHECK(std::get<view::RefereeState>(states).hearing.title.typed == view::kTypedTitle);
  CHECK(std::get<view::RefereeState>(states).hearing.reason.typed == view::kTypedReason);
  CHECK(std::get<view::RulebookState>(states).words == view::kBookWords);
  CHECK(std::get<view::ListState>(states).search == view::kMatchSearch);
  CHECK(std::get<view::PeopleState>(states).search == view::kPeopleSearch);
  CHECK(std::get<view::HouseRulesState>(states).name == view::kHouseName);
  CHECK(std::get<BoardState>(states).values == decltype(BoardState::values){{"substitute", "Ana"}});
}
