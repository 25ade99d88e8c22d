// What a key changes of what is pointed at, and nothing else.

#include <doctest/doctest.h>

#include "src/view/picks.hpp"

namespace view = tanteador::view;
using view::BoardPick, view::Changes, view::Keypad, view::put;
namespace change = view::change;
using Cards = std::vector<std::string>;

TEST_CASE("a card is picked and put back; of a single one the last counts; no more than are wanted") {
  struct Row {
    Cards before;
    std::size_t most;
    Cards after;  // "7o" pressed
  };
  for (const Row& row :
       {Row{{}, 3, {"7o"}}, Row{{"1e"}, 3, {"1e", "7o"}}, Row{{"1e", "7o", "2c"}, 3, {"1e", "2c"}},
        Row{{"1e"}, 1, {"7o"}}, Row{{"7o"}, 1, {}}, Row{{"1e", "2c"}, 2, {"1e", "2c"}}}) {
    BoardPick pick;
    pick.cards = row.before;
    CHECK(view::changed(pick, {change::Card{"7o", row.most}}).cards == row.after);
  }
}

TEST_CASE("a form is opened unanswered, and what the game has picked on its board stays") {
  BoardPick pick;
  pick.keypad = Keypad::field;
  pick.values = {{"player", "1"}, {"truf/bid/0", "5s"}};
  const BoardPick open = view::changed(pick, {change::Form{true, "cut"}, put("lifted", "12")});
  CHECK(open.more);
  CHECK(open.form == "cut");
  CHECK(open.keypad == Keypad::none);
  CHECK(open.values == decltype(open.values){{"lifted", "12"}, {"truf/bid/0", "5s"}});
  const BoardPick closed = view::changed(open, {change::Form{}});
  CHECK(!closed.more);
  CHECK(closed.form.empty());
  CHECK(closed.values == decltype(closed.values){{"truf/bid/0", "5s"}});
}

TEST_CASE("the keypad opens empty, and a text that is empty is none") {
  BoardPick pick;
  pick.digits = "12";
  pick.cards = {"1e"};
  pick.values = {{"sheet/side", "2"}};
  const BoardPick open = view::changed(pick, {change::Pad{Keypad::value, 2}, put("sheet/side", "")});
  CHECK(open.keypad == Keypad::value);
  CHECK(open.contest == 2);
  CHECK(open.digits.empty());
  CHECK(open.cards.empty());
  CHECK(open.values.empty());
  CHECK(open.value("sheet/side").empty());
}

TEST_CASE("a key changes its own screen, and the board only in what it says") {
  view::Picks picks, as_before;
  auto& board = std::get<BoardPick>(picks);
  board.digits = "4";
  std::get<BoardPick>(as_before) = board;
  view::aim(picks, view::ListPick{.game = "any", .live = true, .page = 2, .search = {}});
  CHECK(std::get<view::ListPick>(picks).page == 2);
  std::get<view::ListPick>(as_before) = std::get<view::ListPick>(picks);
  CHECK(picks == as_before);
  view::aim(picks, Changes{put<&BoardPick::results>(true)});
  CHECK(board.results);
  CHECK(board.digits == "4");
}

TEST_CASE("what is typed goes to the screen whose field it is, all else into the form") {
  view::Picks picks;
  for (const std::string_view field :
       {view::kHistorySearch, view::kHistoryNote, view::kCaseSearch, view::kTypedTitle, view::kTypedReason,
        view::kBookWords, view::kMatchSearch, view::kPeopleSearch, view::kHouseName})
    view::type(picks, std::string(field), std::string(field));
  view::type(picks, "substitute", "Ana");
  CHECK(std::get<view::HistoryPick>(picks).search == view::kHistorySearch);
  CHECK(std::get<view::HistoryPick>(picks).note == view::kHistoryNote);
  CHECK(std::get<view::RefereePick>(picks).search == view::kCaseSearch);
  CHECK(std::get<view::RefereePick>(picks).hearing.title.typed == view::kTypedTitle);
  CHECK(std::get<view::RefereePick>(picks).hearing.reason.typed == view::kTypedReason);
  CHECK(std::get<view::BookPick>(picks).words == view::kBookWords);
  CHECK(std::get<view::ListPick>(picks).search == view::kMatchSearch);
  CHECK(std::get<view::PeoplePick>(picks).search == view::kPeopleSearch);
  CHECK(std::get<view::HousePick>(picks).name == view::kHouseName);
  CHECK(std::get<BoardPick>(picks).values == decltype(BoardPick::values){{"substitute", "Ana"}});
}
