// Rulings of Troccas; numbers of the rules beside the rows. Ana leads, Dani deals.

#include "tests/referee/rows.hpp"

namespace tanteador::test::troccas_rows {

namespace {

constexpr std::string_view kFour =
    R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani"]})";
constexpr std::string_view kWinner =
    R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani"],"options":{"matsch_fool_skat_to":"winner"}})";
constexpr std::string_view kDealt = R"({"type":"deal_started"})";
// Ana has won a trick.
constexpr std::string_view kPlay =
    R"({"type":"deal_started"}
{"type":"trick_won","player":"Ana"})";
constexpr std::string_view kForbidden =
    R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani"],"options":{"skat_five_pair":"forbidden"}})";
constexpr std::string_view kSix =
    R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani","Eva","Flurin"]})";
constexpr std::string_view kSixWinner =
    R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani","Eva","Flurin"],"options":{"matsch_fool_skat_to":"winner"}})";
constexpr std::string_view kThree =
    R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro"]})";
constexpr std::string_view kThreeDone =
    R"({"type":"deal_started"}
{"type":"counted","points":{"Ana":50,"Beto":40}})";
constexpr std::string_view kThreeWritten =
    R"({"type":"deal_started"}
{"type":"counted","points":{"Ana":50,"Beto":40,"Caro":37}})";
// Each side has won a trick.
constexpr std::string_view kTricks =
    R"({"type":"deal_started"}
{"type":"trick_won","player":"Ana"}
{"type":"trick_won","player":"Beto"})";
constexpr std::string_view kCard =
    R"({"type":"deal_started"}
{"type":"card_played","player":"Ana","card":"5s"})";
constexpr std::string_view kLaid =
    R"({"type":"deal_started"}
{"type":"discarded","player":"Dani","cards":["7s","8s"]})";
constexpr std::string_view kRedealt =
    R"({"type":"deal_started"}
{"type":"redeal_asked","player":"Dani","after":6})";
constexpr std::string_view kDone =
    R"({"type":"deal_started"}
{"type":"counted","points":{"Nus":40}})";
// Nus begins with nine points of debt.
constexpr std::string_view kNine = R"({"type":"carried","scores":{"Nus":-9,"Vus":9}})";
// Nus begins with nineteen.
constexpr std::string_view kNineteen = R"({"type":"carried","scores":{"Nus":-19,"Vus":19}})";

constexpr Row kRows[] = {
    // C-10: taken back before the lead; after it nothing is printed.
    {kFour, kDealt, "troccas.skat_five", "player=Dani; played=no", "troccas.skat.five", "again", {0, 0}},
    {kFour, kPlay, "troccas.skat_five", "player=Dani; played=yes", "troccas.skat.five", "play_on", {0, 0}},
    {kFour, kPlay, "troccas.skat_five", "player=Dani; played=yes", "troccas.skat.five", "warn", {0, 0}},
    {kFour, kPlay, "troccas.skat_five", "player=Dani; played=yes", "troccas.skat.five", "annul", {0, 0}},
    {kFour,
     kLaid,
     "troccas.skat_five",
     "player=Dani; played=no",
     "troccas.skat.five",
     "again_entered",
     {0, 0}},
    {kFour,
     kDone,
     "troccas.skat_five",
     "player=Dani; played=no",
     "troccas.skat.five",
     "again_unopened",
     {4, -4}},
    {kForbidden, kDealt, "troccas.skat_five", "player=Dani; played=no", "troccas.skat.five", "again", {0, 0}},
    {kForbidden, kPlay, "troccas.skat_five", "player=Dani; played=yes", "troccas.skat.five", "annul", {0, 0}},
    // C-11: nothing is printed.
    {kFour, kPlay, "troccas.revoke", "player=Ana; open=yes", "troccas.follow", "take_back", {0, 0}},
    {kFour, kCard, "troccas.revoke", "player=Ana; open=yes", "troccas.follow", "take_back_entered", {0, 0}},
    {kFour, "", "troccas.revoke", "player=Ana; open=yes", "troccas.follow", "take_back_unopened", {0, 0}},
    {kFour, kPlay, "troccas.revoke", "player=Ana; open=yes", "troccas.follow", "warn", {0, 0}},
    {kFour, kPlay, "troccas.revoke", "player=Ana; open=no", "troccas.follow", "annul", {0, 0}},
    {kFour, kPlay, "troccas.revoke", "player=Ana; open=no", "troccas.follow", "to_others", {0, 0}},
    {kFour, kPlay, "troccas.revoke", "player=Ana", "troccas.follow", "play_on", {0, 0}},
    {kFour, kPlay, "troccas.no_tarock", "player=Ana; open=yes", "troccas.follow.tarock", "take_back", {0, 0}},
    {kFour,
     kCard,
     "troccas.no_tarock",
     "player=Ana; open=yes",
     "troccas.follow.tarock",
     "take_back_entered",
     {0, 0}},
    {kFour,
     "",
     "troccas.no_tarock",
     "player=Ana; open=yes",
     "troccas.follow.tarock",
     "take_back_unopened",
     {0, 0}},
    {kFour, kPlay, "troccas.no_tarock", "player=Ana; open=yes", "troccas.follow.tarock", "warn", {0, 0}},
    {kFour, kPlay, "troccas.no_tarock", "player=Ana; open=no", "troccas.follow.tarock", "annul", {0, 0}},
    {kFour, kPlay, "troccas.no_tarock", "player=Ana; open=no", "troccas.follow.tarock", "to_others", {0, 0}},
    {kFour, kPlay, "troccas.no_tarock", "player=Ana", "troccas.follow.tarock", "play_on", {0, 0}},
    // C-5: counted again in fours.
    {kFour, kPlay, "troccas.counts_differ", "recounted=no", "troccas.count.total", "again", {0, 0}},
    {kFour, kPlay, "troccas.counts_differ", "recounted=yes", "troccas.count.total", "look", {0, 0}},
    {kFour, kPlay, "troccas.counts_differ", "", "troccas.count.total", "annul", {0, 0}},
    // C-3: 40 counted of 72 is 4 above 36, 44 by the second count 8 above.
    {kFour,
     kDone,
     "troccas.counts_differ",
     "recounted=yes; side=Nus; points=44; entered=yes",
     "troccas.count.total",
     "second_count",
     {8, -8}},
    {kFour,
     kDone,
     "troccas.counts_differ",
     "recounted=yes; side=Vus; points=36; entered=yes",
     "troccas.count.total",
     "second_count",
     {0, 0}},
    {kFour,
     kDone,
     "troccas.counts_differ",
     "recounted=yes; side=Vus; entered=yes",
     "troccas.count.total",
     "second_count",
     {4, -4},
     "points"},
    {kFour,
     kDone,
     "troccas.counts_differ",
     "recounted=yes; side=Vus; entered=yes",
     "troccas.count.total",
     "annul",
     {0, 0}},
    // C-19: 50 40 37 of 127, and 53 40 34 or 53 37 37; 42 and for the skatist 43 is nought.
    {kThree,
     kThreeDone,
     "troccas.counts_differ",
     "recounted=yes; side=Ana; points=53; entered=yes",
     "troccas.count.total",
     "second_count",
     {11, -2, -9}},
    {kThree,
     kThreeWritten,
     "troccas.counts_differ",
     "recounted=yes; side=Ana; points=53; entered=yes; other=Beto",
     "troccas.count.total",
     "second_count",
     {11, -5, -6}},
    {kThree,
     kThreeWritten,
     "troccas.counts_differ",
     "recounted=yes; side=Ana; points=53; entered=yes",
     "troccas.count.total",
     "second_count",
     {8, -2, -6},
     "other"},
    // C-8: below nine, or 19, there is no right.
    {kFour,
     kNine,
     "troccas.right_claimed",
     "side=Nus; right=nine_ten; enough=no",
     "troccas.rights",
     "refused",
     {-9, 9}},
    {kFour,
     kNine,
     "troccas.right_claimed",
     "side=Nus; right=nine_ten; enough=yes",
     "troccas.rights",
     "granted",
     {-9, 9}},
    {kFour,
     kNineteen,
     "troccas.right_claimed",
     "side=Nus; right=nineteen; enough=yes",
     "troccas.rights",
     "granted",
     {-19, 19}},
    {kFour, kNine, "troccas.right_claimed", "side=Nus", "troccas.rights", "look", {-9, 9}},
    // C-9: one objection is enough, but not against a skatist without any tarock.
    {kFour,
     kDealt,
     "troccas.thrown_in",
     "no_tarock=yes; vetoed=yes; after=6",
     "troccas.redeal",
     "again",
     {0, 0}},
    {kFour,
     "",
     "troccas.thrown_in",
     "no_tarock=yes; vetoed=yes; after=6",
     "troccas.redeal",
     "again_unopened",
     {0, 0}},
    {kFour,
     kDealt,
     "troccas.thrown_in",
     "no_tarock=no; vetoed=yes; after=6",
     "troccas.redeal",
     "play_on",
     {0, 0}},
    {kFour,
     kRedealt,
     "troccas.thrown_in",
     "no_tarock=no; vetoed=yes",
     "troccas.redeal",
     "play_on_entered",
     {0, 0}},
    {kFour,
     kDone,
     "troccas.thrown_in",
     "no_tarock=no; vetoed=yes",
     "troccas.redeal",
     "play_on_unopened",
     {4, -4}},
    {kFour, kDealt, "troccas.thrown_in", "no_tarock=no; vetoed=yes", "troccas.redeal", "annul", {0, 0}},
    {kFour, kDealt, "troccas.thrown_in", "vetoed=yes", "troccas.redeal", "look", {0, 0}},
    {kFour,
     kDealt,
     "troccas.thrown_in",
     "player=Dani; vetoed=no; after=6",
     "troccas.redeal",
     "again",
     {0, 0}},
    {kFour, kDealt, "troccas.thrown_in", "vetoed=no", "troccas.redeal", "again", {}, "after", "club", 0},
    {kFour, kDealt, "troccas.thrown_in", "", "troccas.redeal", "ask", {0, 0}},
    // C-13, C-17, C-16, C-14.
    {kFour,
     kTricks,
     "troccas.fool_kept",
     "player=Beto; empty=yes; card=1s",
     "troccas.fool.exchange",
     "exchange",
     {0, 0}},
    {kFour,
     kDealt,
     "troccas.fool_kept",
     "player=Ana; empty=yes",
     "troccas.fool.exchange",
     "exchange_table",
     {0, 0}},
    {kFour,
     "",
     "troccas.fool_kept",
     "player=Ana; empty=yes",
     "troccas.fool.exchange",
     "exchange_unopened",
     {0, 0}},
    {kFour,
     kDone,
     "troccas.fool_kept",
     "player=Ana; empty=yes; entered=yes",
     "troccas.fool.exchange",
     "exchange_counted",
     {0, 0}},
    {kFour,
     "{\"type\":\"deal_started\"}\n{\"type\":\"counted\",\"points\":{\"Nus\":40}}\n{\"type\":\"deal_"
     "started\"}",
     "troccas.fool_kept",
     "player=Ana; empty=yes; entered=yes; points=44",
     "troccas.fool.exchange",
     "exchange_recounted",
     {8, -8}},
    {kFour, kPlay, "troccas.fool_kept", "player=Ana; empty=no", "troccas.fool.exchange", "later", {0, 0}},
    {kFour, kPlay, "troccas.fool_kept", "player=Ana", "troccas.fool.exchange", "look", {0, 0}},
    {kFour, kPlay, "troccas.jack_kept", "player=Beto; open=yes", "troccas.jack", "given", {0, 0}},
    {kFour, kPlay, "troccas.jack_kept", "player=Beto; open=no", "troccas.jack", "play_on", {0, 0}},
    {kFour, kPlay, "troccas.jack_kept", "player=Beto; open=no", "troccas.jack", "warn", {0, 0}},
    {kFour, kPlay, "troccas.jack_kept", "player=Beto; open=no", "troccas.jack", "annul", {0, 0}},
    {kFour, kPlay, "troccas.false_knock", "player=Ana", "troccas.knock", "play_on", {0, 0}},
    {kFour, kPlay, "troccas.false_knock", "player=Ana", "troccas.knock", "warn", {0, 0}},
    {kFour, kPlay, "troccas.false_knock", "player=Ana", "troccas.knock", "annul", {0, 0}},
    {kFour, kPlay, "troccas.matsch_disputed", "", "troccas.matsch", "skat_loser", {0, 0}},
    {kWinner, kPlay, "troccas.matsch_disputed", "", "troccas.matsch", "skat_winner", {0, 0}},
    {kSix, kPlay, "troccas.matsch_disputed", "", "troccas.matsch", "loser", {0, 0}},
    {kSixWinner, kPlay, "troccas.matsch_disputed", "", "troccas.matsch", "winner", {0, 0}},
    {kFour, kDealt, "troccas.wrong_count", "player=Ana; played=no", "troccas.dealing", "put_right", {0, 0}},
    {kFour, kDealt, "troccas.wrong_count", "player=Ana; played=yes", "troccas.dealing", "annul", {0, 0}},
    {kFour, kDealt, "troccas.wrong_count", "player=Ana", "troccas.dealing", "play_on", {0, 0}},
    {kFour,
     kDealt,
     "troccas.wrong_dealer",
     "played=no; dealt=Ana; right=Beto",
     "troccas.dealer",
     "annul",
     {0, 0}},
    {kFour,
     kDealt,
     "troccas.wrong_dealer",
     "played=yes; dealt=Ana; right=Dani",
     "troccas.dealer",
     "play_on",
     {0, 0}},
    {kFour,
     "",
     "troccas.wrong_dealer",
     "played=yes; dealt=Ana",
     "troccas.dealer",
     "play_on_unopened",
     {0, 0}},
    // I7: with Ana as the skatist 50, 40 and 37 are +7, -2 and -5.
    {kThree,
     kThreeDone,
     "troccas.wrong_dealer",
     "played=yes; dealt=Ana; right=Caro; entered=yes",
     "troccas.dealer",
     "play_on_entered",
     {7, -2, -5}},
    {kFour, kPlay, "troccas.out_of_turn", "player=Ana", "troccas.turn", "take_back", {0, 0}},
    {kFour, kPlay, "troccas.out_of_turn", "player=Ana", "troccas.turn", "stays", {0, 0}},
    {kFour, kPlay, "troccas.out_of_turn", "player=Ana", "troccas.turn", "warn", {0, 0}},
    // No play follows in a deal that is over.
    {kFour, kDone, "troccas.exposed_card", "player=Ana; entered=yes", "not printed", "stands", {4, -4}},
    {kFour, kDone, "troccas.false_knock", "player=Ana; entered=yes", "troccas.knock", "stands", {4, -4}},
    {kFour, kDone, "troccas.wrong_count", "player=Ana; entered=yes", "troccas.dealing", "stands", {4, -4}},
    {kFour, kPlay, "troccas.exposed_card", "player=Ana", "not printed", "play_on", {0, 0}},
    {kFour, kPlay, "troccas.exposed_card", "player=Ana", "not printed", "warn", {0, 0}},
    {kFour, kPlay, "troccas.exposed_card", "player=Ana", "not printed", "annul", {0, 0}},
    {kFour, kDealt, "troccas.wrong_entry", "entry=2", "table.correction", "struck", {0, 0}},
    {kFour,
     kDealt,
     "troccas.score_disputed",
     "log_kept=yes; side=Nus; points=3",
     "table.correction",
     "log_stands",
     {0, 0}},
    {kFour,
     kDealt,
     "troccas.score_disputed",
     "log_kept=no; side=Nus; points=3",
     "not printed",
     "lower",
     {-3, 0}},
    {kFour, kDealt, "troccas.score_disputed", "side=Nus", "not printed", "lower", {}, "points", "club", 0},
    {kFour, kDealt, "troccas.score_disputed", "", "not printed", "play_on", {0, 0}},
    {kFour, kPlay, "troccas.cards_dropped", "", "table.annulled", "annul", {0, 0}},
    {kFour, kPlay, "troccas.cards_dropped", "", "table.annulled", "play_on", {0, 0}},
    {kFour, kDone, "troccas.cards_dropped", "entered=yes", "table.annulled", "stands", {4, -4}},
    {kFour, kPlay, "troccas.leaves", "side=Nus", "table.match_ended", "forfeit", {0, 0}},
    {kFour, kPlay, "troccas.leaves", "side=Nus", "table.match_ended", "play_on", {0, 0}},
};

const RegisterRows kRegistered("troccas", kRows);

}  // namespace

}  // namespace tanteador::test::troccas_rows
