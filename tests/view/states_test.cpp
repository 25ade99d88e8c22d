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
    BoardState pick;
    pick.cards = row.before;
    CHECK(view::changed(pick, {change::Card{"7o", row.most}}).cards == row.after);
  }
}

TEST_CASE("a form opens empty, and the choices on the board stay") {
  BoardState pick;
  pick.keypad = Keypad::field;
  pick.values = {{"player", "1"}, {"truf/bid/0", "5s"}};
  const BoardState open = view::changed(pick, {change::Form{true, "cut"}, put("lifted", "12")});
  CHECK(open.more);
  CHECK(open.form == "cut");
  CHECK(open.keypad == Keypad::none);
  CHECK(open.values == decltype(open.values){{"lifted", "12"}, {"truf/bid/0", "5s"}});
  const BoardState closed = view::changed(open, {change::Form{}});
  CHECK(!closed.more);
  CHECK(closed.form.empty());
  CHECK(closed.values == decltype(closed.values){{"truf/bid/0", "5s"}});
}

TEST_CASE("the keypad opens empty, and empty text counts as none") {
  BoardState pick;
  pick.digits = "12";
  pick.cards = {"1e"};
  pick.values = {{"sheet/side", "2"}};
  const BoardState open = view::changed(pick, {change::Pad{Keypad::value, 2}, put("sheet/side", "")});
  CHECK(open.keypad == Keypad::value);
  CHECK(open.contest == 2);
  CHECK(open.digits.empty());
  CHECK(open.cards.empty());
  CHECK(open.values.empty());
  CHECK(open.value("sheet/side").empty());
}

TEST_CASE("a button changes its own screen, and the board only as it states") {
  view::Picks picks, as_before;
  auto& board = std::get<BoardState>(picks);
  board.digits = "4";
  std::get<BoardState>(as_before) = board;
  view::set_state(picks, view::ListState{.game = "any", .live = true, .page = 2, .search = {}});
  CHECK(std::get<view::ListState>(picks).page == 2);
  std::get<view::ListState>(as_before) = std::get<view::ListState>(picks);
  CHECK(picks == as_before);
  view::set_state(picks, Changes{put<&BoardState::results>(true)});
  CHECK(board.results);
  CHECK(board.digits == "4");
}

TEST_CASE("typed text goes to the screen of its field, all else to the form") {
  view::Picks picks;
  for (const std::string_view field :
       {view::kHistorySearch, view::kHistoryNote, view::kCaseSearch, view::kTypedTitle, view::kTypedReason,
        view::kBookWords, view::kMatchSearch, view::kPeopleSearch, view::kHouseName})
    view::type(picks, std::string(field), std::string(field));
  view::type(picks, "substitute", "Ana");
  CHECK(std::get<view::HistoryState>(picks).search == view::kHistorySearch);
  CHECK(std::get<view::HistoryState>(picks).note == view::kHistoryNote);
  CHECK(std::get<view::RefereeState>(picks).search == view::kCaseSearch);
  CHECK(std::get<view::RefereeState>(picks).hearing.title.typed == view::kTypedTitle);
  CHECK(std::get<view::RefereeState>(picks).hearing.reason.typed == view::kTypedReason);
  CHECK(std::get<view::RulebookState>(picks).words == view::kBookWords);
  CHECK(std::get<view::ListState>(picks).search == view::kMatchSearch);
  CHECK(std::get<view::PeopleState>(picks).search == view::kPeopleSearch);
  CHECK(std::get<view::HouseRulesState>(picks).name == view::kHouseName);
  CHECK(std::get<BoardState>(picks).values == decltype(BoardState::values){{"substitute", "Ana"}});
}
