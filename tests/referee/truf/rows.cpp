// Rulings of Truf; numbers of the rules beside the rows. Ana leads, Dani deals.

#include "tests/referee/rows.hpp"

namespace tanteador::test::truf_rows {

namespace {

constexpr std::string_view kFour =
    R"({"game":"truf","ruleset":"truf-lodige","players":["Ana","Beto","Caro","Dani"]})";
constexpr std::string_view kDealt = R"({"type":"deal_started"})";
// The bids make 13; Dani's four of spades is the highest.
constexpr std::string_view kThirteen =
    R"({"type":"deal_started"}
{"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"4s"}})";
// The bids make 14, and Dani has won a trick.
constexpr std::string_view kPlay =
    R"({"type":"deal_started"}
{"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"5s"}}
{"type":"trick_won","player":"Dani"})";
constexpr std::string_view kShifted =
    R"({"type":"deal_started"}
{"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"4s"}}
{"type":"bid_shifted","player":"Dani","by":1})";
constexpr std::string_view kShiftedDone =
    R"({"type":"deal_started"}
{"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"4s"}}
{"type":"bid_shifted","player":"Dani","by":1}
{"type":"tricks","taken":{"Ana":6,"Beto":3,"Caro":2,"Dani":2}})";
constexpr std::string_view kLowered =
    R"({"type":"deal_started"}
{"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"4s"}}
{"type":"bid_shifted","player":"Dani","by":-1})";
constexpr std::string_view kLoweredDone =
    R"({"type":"deal_started"}
{"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"4s"}}
{"type":"bid_shifted","player":"Dani","by":-1}
{"type":"tricks","taken":{"Ana":6,"Beto":3,"Caro":2,"Dani":2}})";
constexpr std::string_view kCard =
    R"({"type":"deal_started"}
{"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"5s"}}
{"type":"card_played","player":"Dani","card":"9h"})";

constexpr Row kRows[] = {
    // F-4: all throw in, the same dealer deals again; before the bids are open.
    {kFour,
     kPlay,
     "truf.numbers_or_pictures",
     "player=Ana; hand=numbers; opened=yes",
     "truf.redeal",
     "play_on",
     {0, 0, 0, 0}},
    {kFour,
     kPlay,
     "truf.numbers_or_pictures",
     "player=Ana; hand=numbers; opened=yes",
     "truf.redeal",
     "annul",
     {0, 0, 0, 0}},
    {kFour,
     kDealt,
     "truf.numbers_or_pictures",
     "player=Ana; hand=numbers; opened=no",
     "truf.redeal",
     "redeal",
     {0, 0, 0, 0}},
    {kFour,
     kDealt,
     "truf.numbers_or_pictures",
     "player=Beto; hand=pictures; opened=no",
     "truf.redeal",
     "redeal",
     {0, 0, 0, 0}},
    {kFour,
     "",
     "truf.numbers_or_pictures",
     "player=Ana; hand=numbers; opened=no",
     "truf.redeal",
     "redeal_unopened",
     {0, 0, 0, 0}},
    {kFour, kDealt, "truf.numbers_or_pictures", "player=Beto", "truf.redeal", "look", {0, 0, 0, 0}},
    // F-8: the highest bidder shifts.
    {kFour, kThirteen, "truf.wrong_shift", "player=Dani; way=up", "truf.shift", "shift", {0, 0, 0, 0}},
    {kFour, kThirteen, "truf.wrong_shift", "player=Dani; way=down", "truf.shift", "lowered", {0, 0, 0, 0}},
    {kFour,
     kShifted,
     "truf.wrong_shift",
     "player=Dani; way=down",
     "truf.shift",
     "lowered_entered",
     {0, 0, 0, 0}},
    {kFour, "", "truf.wrong_shift", "player=Dani; way=up", "truf.shift", "shift_unopened", {0, 0, 0, 0}},
    // The final bids are 2 3 1 3 then, main bawah: 6 3 2 2 tricks.
    {kFour,
     kShiftedDone,
     "truf.wrong_shift",
     "player=Dani; way=down; entered=yes",
     "truf.shift",
     "lowered_counted",
     {-4, 0, -1, 1}},
    {kFour, "", "truf.wrong_shift", "player=Dani; way=down", "truf.shift", "lowered_unopened", {0, 0, 0, 0}},
    // Lowered instead of raised.
    {kFour, kLowered, "truf.wrong_shift", "player=Dani; way=up", "truf.shift", "shift_entered", {0, 0, 0, 0}},
    // 4 5 3 5 then, main atas: 6 3 2 2 tricks.
    {kFour,
     kLoweredDone,
     "truf.wrong_shift",
     "player=Dani; way=up; entered=yes",
     "truf.shift",
     "shift_counted",
     {2, -2, -1, -3}},
    {kFour, kThirteen, "truf.wrong_shift", "player=Dani", "truf.shift", "ask", {0, 0, 0, 0}},
    {kFour, kDealt, "truf.bid_changed", "player=Ana; opened=yes", "truf.bid", "stands", {0, 0, 0, 0}},
    {kFour, kDealt, "truf.bid_changed", "player=Ana; opened=yes", "truf.bid", "warn", {0, 0, 0, 0}},
    {kFour, kDealt, "truf.bid_changed", "player=Ana; opened=no", "truf.bid", "allowed", {0, 0, 0, 0}},
    {kFour, kDealt, "truf.bid_changed", "player=Ana", "truf.bid", "annul", {0, 0, 0, 0}},
    // F-9 to F-11: nothing is printed.
    {kFour, kPlay, "truf.revoke", "player=Ana; open=yes", "truf.follow", "take_back", {0, 0, 0, 0}},
    {kFour, kCard, "truf.revoke", "player=Dani; open=yes", "truf.follow", "take_back_entered", {0, 0, 0, 0}},
    {kFour, "", "truf.revoke", "player=Ana; open=yes", "truf.follow", "take_back_unopened", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.revoke", "player=Ana; open=yes", "truf.follow", "warn", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.revoke", "player=Ana; open=no", "truf.follow", "annul", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.revoke", "player=Ana; open=no", "truf.follow", "to_others", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.revoke", "player=Ana", "truf.follow", "play_on", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.trump_led", "player=Ana; open=yes", "truf.trump.lead", "take_back", {0, 0, 0, 0}},
    {kFour,
     kCard,
     "truf.trump_led",
     "player=Dani; open=yes",
     "truf.trump.lead",
     "take_back_entered",
     {0, 0, 0, 0}},
    {kFour,
     "",
     "truf.trump_led",
     "player=Ana; open=yes",
     "truf.trump.lead",
     "take_back_unopened",
     {0, 0, 0, 0}},
    {kFour, kPlay, "truf.trump_led", "player=Ana; open=yes", "truf.trump.lead", "warn", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.trump_led", "player=Ana; open=no", "truf.trump.lead", "annul", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.trump_led", "player=Ana; open=no", "truf.trump.lead", "to_others", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.trump_led", "player=Ana", "truf.trump.lead", "play_on", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.trump_face_up", "player=Ana", "truf.trump.face_down", "play_on", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.trump_face_up", "player=Ana", "truf.trump.face_down", "warn", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.trump_face_up", "player=Ana", "truf.trump.face_down", "annul", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.tricks_disputed", "counted=no", "truf.tricks.count", "again", {0, 0, 0, 0}},
    // The bids are 4 5 3 5, main atas: 5 4 2 2 tricks by the second count.
    {kFour,
     kShiftedDone,
     "truf.tricks_disputed",
     "counted=yes; entered=yes; player=Ana; tricks=5; other=Beto",
     "truf.tricks.count",
     "second_count",
     {1, -1, -1, -3}},
    {kFour,
     kShiftedDone,
     "truf.tricks_disputed",
     "counted=yes; entered=yes; player=Ana; tricks=5",
     "truf.tricks.count",
     "second_count",
     {2, -2, -1, -3},
     "other"},
    {kFour, kPlay, "truf.tricks_disputed", "counted=yes", "truf.tricks.count", "annul", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.tricks_disputed", "", "truf.tricks.count", "look", {0, 0, 0, 0}},
    {kFour, kDealt, "truf.wrong_count", "player=Ana; played=no", "truf.deal", "put_right", {0, 0, 0, 0}},
    {kFour, kDealt, "truf.wrong_count", "player=Ana; played=yes", "truf.deal", "annul", {0, 0, 0, 0}},
    {kFour, kDealt, "truf.wrong_count", "player=Ana", "truf.deal", "play_on", {0, 0, 0, 0}},
    {kFour,
     kDealt,
     "truf.wrong_dealer",
     "played=no; dealt=Ana; right=Beto",
     "truf.dealer",
     "annul",
     {0, 0, 0, 0}},
    {kFour,
     kDealt,
     "truf.wrong_dealer",
     "played=yes; dealt=Ana; right=Beto",
     "truf.dealer",
     "play_on",
     {0, 0, 0, 0}},
    {kFour,
     "",
     "truf.wrong_dealer",
     "played=yes; dealt=Ana",
     "truf.dealer",
     "play_on_unopened",
     {0, 0, 0, 0}},
    {kFour,
     kShiftedDone,
     "truf.wrong_dealer",
     "played=yes; dealt=Ana; right=Beto; entered=yes",
     "truf.dealer",
     "play_on_entered",
     {2, -2, -1, -3}},
    {kFour, kPlay, "truf.out_of_turn", "player=Ana", "truf.turn", "take_back", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.out_of_turn", "player=Ana", "truf.turn", "stays", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.out_of_turn", "player=Ana", "truf.turn", "warn", {0, 0, 0, 0}},
    // No play follows in a deal that is over.
    {kFour,
     kShiftedDone,
     "truf.exposed_card",
     "player=Ana; entered=yes",
     "not printed",
     "stands",
     {2, -2, -1, -3}},
    {kFour,
     kShiftedDone,
     "truf.trump_face_up",
     "player=Ana; entered=yes",
     "truf.trump.face_down",
     "stands",
     {2, -2, -1, -3}},
    {kFour,
     kShiftedDone,
     "truf.wrong_count",
     "player=Ana; entered=yes",
     "truf.deal",
     "stands",
     {2, -2, -1, -3}},
    {kFour, kPlay, "truf.exposed_card", "player=Ana", "not printed", "play_on", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.exposed_card", "player=Ana", "not printed", "warn", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.exposed_card", "player=Ana", "not printed", "annul", {0, 0, 0, 0}},
    {kFour, kDealt, "truf.wrong_entry", "entry=2", "table.correction", "struck", {0, 0, 0, 0}},
    {kFour,
     kDealt,
     "truf.score_disputed",
     "log_kept=yes; side=Ana; points=3",
     "table.correction",
     "log_stands",
     {0, 0, 0, 0}},
    {kFour,
     kDealt,
     "truf.score_disputed",
     "log_kept=no; side=Ana; points=3",
     "not printed",
     "lower",
     {-3, 0, 0, 0}},
    {kFour, kDealt, "truf.score_disputed", "side=Ana", "not printed", "lower", {}, "points", "club", 0},
    {kFour, kDealt, "truf.score_disputed", "", "not printed", "play_on", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.cards_dropped", "", "table.annulled", "annul", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.cards_dropped", "", "table.annulled", "play_on", {0, 0, 0, 0}},
    {kFour, kShiftedDone, "truf.cards_dropped", "entered=yes", "table.annulled", "stands", {2, -2, -1, -3}},
    {kFour, kPlay, "truf.leaves", "side=Ana", "table.match_ended", "forfeit", {0, 0, 0, 0}},
    {kFour, kPlay, "truf.leaves", "side=Ana", "table.match_ended", "play_on", {0, 0, 0, 0}},
};

const RegisterRows kRegistered("truf", kRows);

}  // namespace

}  // namespace tanteador::test::truf_rows
