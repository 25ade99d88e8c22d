// The board of Truf as plain data.

#include <doctest/doctest.h>

#include <algorithm>

#include "src/session/session.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/lines.hpp"
#include "src/view/words.hpp"
#include "tests/support/truf_lines.hpp"
#include "tests/view/played.hpp"

using namespace tanteador;
using namespace tanteador::test::truf;
using test::BoardTable;
using view::TrufFace;
using view::TrufRound;

namespace {

TrufRound round(const view::MatchScreen& board) { return std::get<TrufRound>(board.sheet); }

const view::Button& key(const TrufRound& round, const std::string& id) {
  for (const view::TrufKey& each : round.pack) {
    if (each.press.id == id) return each.press;
  }
  throw std::runtime_error("no key " + id);
}

// The entry of a button, compared with the entry of these lines.
Entries enters(const std::string& lines) {
  return test::enter_command(test::play_match(test::truf::start()), lines).events;
}
Entries entries_of(const view::Button& key) { return std::get<view::command::Enter>(key.command).events; }

view::BoardState board_state_of(decltype(view::BoardState::values) values) {
  view::BoardState state;
  state.values = std::move(values);
  return state;
}

std::string of(const std::array<view::TrufSeat, 4>& seats, std::string view::TrufSeat::*what) {
  std::string text;
  for (const view::TrufSeat& seat : seats) text += (text.empty() ? "" : ", ") + seat.*what;
  return text;
}

}  // namespace

TEST_CASE("between deals the whole pack offers the first bid, with the dealer and the direction") {
  const view::MatchScreen board = BoardTable(start()).board();
  const TrufRound now = round(board);
  CHECK(board.headline == "Ready for the first deal");
  CHECK(now.pack.size() == 52);
  CHECK(now.prompt == "Which card does Ana bid with?");
  CHECK(now.seats[0].choose.chosen);
  CHECK(now.dealer.label == "Dani deals");
  CHECK(now.dealer.detail == "as agreed (tap to change)");
  CHECK(now.direction_name == "counter-clockwise");
  CHECK(now.deals.size() == 13);
  CHECK(entries_of(board.next.front()) == enters(R"({"type":"deal_started"})"));
}

TEST_CASE("three bids are picked, and the fourth enters all with the deal") {
  const BoardTable match(start());
  view::BoardState state = board_state_of({{"truf/bid/0", "5s"}, {"truf/bid/1", "3h"}, {"truf/bid/2", "2d"}});
  const TrufRound now = round(match.board(state));
  CHECK(now.prompt == "Which card does Dani bid with?");
  CHECK(now.seats[0].bid.face == TrufFace::open);
  CHECK(now.seats[3].bid.face == TrufFace::none);
  CHECK(!key(now, "bid/5s").enabled);  // Ana has it
  CHECK(key(now, "bid/Ac").label == "A♣");
  CHECK(entries_of(key(now, "bid/Ac")) ==
        enters("{\"type\":\"deal_started\"}\n"
               R"({"type":"bid","cards":{"Ana":"5s","Beto":"3h","Caro":"2d","Dani":"Ac"}})"
               "\n"));
  state.values["truf/seat"] = "1";  // put right: Beto's card again
  const TrufRound again = round(match.board(state));
  CHECK(again.prompt == "Which card does Beto bid with?");
  CHECK(key(again, "bid/3h").chosen);
}

TEST_CASE("bids placed one by one stay face down, also in the event list") {
  const BoardTable match(start() + kDeal + R"({"type":"bid","player":"Caro","card":"2d"})" + "\n");
  const view::MatchScreen board = match.board();
  const TrufRound now = round(board);
  CHECK(now.seats[2].bid.face == TrufFace::down);
  CHECK(now.seats[2].bid.rank.empty());
  CHECK(!now.seats[2].choose.enabled);
  CHECK(entries_of(key(now, "bid/5s")) == enters(R"({"type":"bid","player":"Ana","card":"5s"})"));
  CHECK(board.last.back() == "3  Caro bids (face down)");
}

TEST_CASE("open bids make trump, mode and the first lead") {
  const view::MatchScreen board = BoardTable(start() + kBids).board();
  const TrufRound now = round(board);
  CHECK(board.headline == "Deal 1 of 13");
  CHECK(board.detail == "Dani deals, Ana leads first");
  CHECK(now.trump == 's');
  CHECK(now.mode == "BAWAH");
  CHECK(now.sum == "bids add up to 11");
  CHECK(of(now.seats, &view::TrufSeat::count) == "bid 5, bid 3, bid 2, bid 1");
  CHECK(now.tricks_left == 13);
  CHECK(board.last.back() == "3  Bids: 5 ♠, 3 ♥, 2 ♦, A ♣");
}

TEST_CASE("bids of 13 wait for the highest bidder, with a preview") {
  const view::MatchScreen board = BoardTable(start() + kThirteen).board();
  const TrufRound now = round(board);
  CHECK(now.prompt == "The bids add up to 13. Ana bid highest and chooses: +1 or −1 for everyone.");
  REQUIRE(now.shift.size() == 2);
  CHECK(now.shift[0].detail == "Ana 6 · Beto 5 · Caro 4 · Dani 2");
  CHECK(now.shift[1].detail == "Ana 4 · Beto 3 · Caro 2 · Dani 0");
  CHECK(entries_of(now.shift[1]) == enters(R"({"type":"bid_shifted","player":"Ana","by":-1})"));
  CHECK(now.mode.empty());
  CHECK(now.pack.empty());
}

TEST_CASE("three counts give the fourth, with a preview of the points") {
  const BoardTable match(start() + kBids);
  const view::BoardState state =
      board_state_of({{"truf/taken/0", "4"}, {"truf/taken/1", "5"}, {"truf/taken/2", "2"}});
  const TrufRound now = round(match.board(state));
  CHECK(now.confirm.label == "Add: Ana +1 · Beto −2 · Caro 0 · Dani −1");
  CHECK(now.confirm.enabled);
  CHECK(of(now.seats, &view::TrufSeat::count) == "4 of 5, 5 of 3, 2 of 2, 2 of 1");
  CHECK(of(now.seats, &view::TrufSeat::difference) == "+1, −2, 0, −1");
  CHECK(entries_of(now.confirm) ==
        enters(R"({"type":"tricks","taken":{"Ana":4,"Beto":5,"Caro":2,"Dani":2}})"));
}

TEST_CASE("impossible counts say why, and more than 13 is disabled") {
  const BoardTable match(start() + kBids);
  view::BoardState state =
      board_state_of({{"truf/taken/0", "4"}, {"truf/taken/1", "5"}, {"truf/taken/2", "2"}});
  state.values["truf/taken/3"] = "1";
  const TrufRound wrong = round(match.board(state));
  CHECK(wrong.refused);
  CHECK(wrong.prompt == "The tricks add up to 12, not 13. Count again.");
  CHECK(!wrong.confirm.enabled);
  const TrufRound two = round(match.board(board_state_of({{"truf/taken/0", "4"}, {"truf/taken/1", "5"}})));
  CHECK(two.counts[4].enabled);
  CHECK(!two.counts[5].enabled);
  CHECK(two.counts[2].detail == "the bid");  // Caro's
  CHECK(!two.confirm.enabled);
}

TEST_CASE("entered tricks are the minimum of a count, and the mode stays") {
  const BoardTable match(start() + kBids + trick_line("Beto") + trick_line("Beto"));
  const TrufRound by_winner = round(match.board());
  REQUIRE(by_winner.winners.size() == 4);
  CHECK(by_winner.prompt == "Trick 3: who takes it?");
  CHECK(by_winner.winners[1].detail == "2 of 3");
  CHECK(by_winner.tricks_left_text == "11 tricks left");
  CHECK(by_winner.broken == "trump is broken");
  const TrufRound counted = round(match.board(board_state_of({{"truf/mode", "counts"}, {"truf/seat", "1"}})));
  CHECK(!counted.counts[1].enabled);
  CHECK(counted.counts[2].enabled);
}

TEST_CASE("card by card the trick is on the table and the next player is asked") {
  const BoardTable match(start() + kBids + card_line("Ana", "7h") + card_line("Beto", "3h"));
  const TrufRound now = round(match.board());
  CHECK(now.seats[0].played.rank == "7");
  CHECK(now.seats[1].played.suit == 'h');
  CHECK(now.seats[2].choose.chosen);
  CHECK(now.prompt == "Trick 1: which card does Caro play?");
  CHECK(!key(now, "card/7h").enabled);
  const TrufRound mixed = round(match.board(board_state_of({{"truf/mode", "winners"}})));
  CHECK(mixed.refused);
  CHECK(mixed.prompt == "One card of this trick has been entered; enter the others as well.");
}

TEST_CASE("each deal has a sheet row with points, totals and dealer") {
  const BoardTable match(start() + kWhole);
  const view::MatchScreen board = match.board();
  const TrufRound now = round(board);
  CHECK(board.headline == "Deal 1 is over");
  REQUIRE(now.deals.front().cells.size() == 4);
  CHECK(now.deals[0].cells[0].points == "+1");
  CHECK(now.deals[0].cells[1].total == "−2");
  CHECK(now.deals[0].cells[3].dealt);
  CHECK(now.deals[0].direction == 1);
  CHECK(now.deals[1].direction == -1);
  CHECK(now.deals[1].cells.empty());
  CHECK(now.totals[0].leads);
  CHECK(!now.totals[1].leads);
  CHECK(now.dealer.label == "Beto deals");  // the lowest score
  CHECK(now.dealer.detail == "lowest score (tap to change)");
  CHECK(now.direction_name == "clockwise");
  CHECK(of(now.seats, &view::TrufSeat::difference) == "+1, −2, 0, −1");
  CHECK(board.last.back() == "4  Tricks: 4, 5, 2, –");
}

TEST_CASE("a dealer named against the rule is marked") {
  const BoardTable match(start());
  view::BoardState state;
  state.dealer = seat_at(1);
  const view::MatchScreen board = match.board(state);
  CHECK(round(board).dealer.detail == "instead of Dani");
  CHECK(entries_of(board.next.front()) == enters(R"({"type":"deal_started","dealer":"Beto"})"));
  // Any player may deal first; from then on it is somebody's turn.
  const BoardTable marked(start() + kWhole + R"({"type":"deal_started","dealer":"Caro"})" + "\n");
  CHECK(marked.board().detail == "Caro deals out of turn");
}

TEST_CASE("a hand of numbers or pictures is thrown in before the bids (F-4, FA-7)") {
  const TrufRound now = round(BoardTable(start()).board());
  REQUIRE(now.redeal.size() == 2);
  CHECK(now.redeal[0].detail == "Ana shows the hand");
  CHECK(entries_of(now.redeal[1]) == enters("{\"type\":\"deal_started\"}\n"
                                            R"({"type":"redealt","player":"Ana","reason":"all_pictures"})"
                                            "\n"));
  const std::string number = R"(,"options":{"ace_in_redeal":"number"})";
  CHECK(round(BoardTable(start(number)).board()).redeal.size() == 1);
  CHECK(round(BoardTable(start() + kBids).board()).redeal.empty());
}

TEST_CASE("after an annulled deal the same dealer deals again") {
  const view::MatchScreen board =
      BoardTable(start() + kBids + R"({"type":"annulled","reason":"dropped"})" + "\n").board();
  CHECK(board.headline == "Ready for the first deal");
  CHECK(round(board).dealer.label == "Dani deals");
  CHECK(round(board).seats[0].bid.face == TrufFace::none);
}

TEST_CASE("deciding tricks determine the leader") {
  const TrufRound now = round(BoardTable(start(R"(,"options":{"winner_by":"tricks_min"})") + kWhole).board());
  CHECK(now.totals[0].detail == "4 tricks");
  CHECK(now.totals[2].leads);  // 2 tricks, like Dani
  CHECK(now.totals[3].leads);
  CHECK(!now.totals[0].leads);
}

TEST_CASE("the last deal decides the match") {
  const view::MatchScreen board = BoardTable(start(R"(,"options":{"deals":1})") + kWhole).board();
  CHECK(board.stage == view::MatchScreen::Stage::decided);
  CHECK(board.headline == "Ana wins the match");
  CHECK(round(board).pack.empty());
}
