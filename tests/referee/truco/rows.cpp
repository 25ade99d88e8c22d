// Rulings of Truco. Ana leads, Beto deals; numbers of the rules beside the rows.

#include "tests/referee/rows.hpp"

namespace tanteador::test::truco_rows {

namespace {

constexpr std::string_view kTwo = R"({"game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})";
constexpr std::string_view kFour =
    R"({"game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto","Caro","Dani"]})";
constexpr std::string_view kSix =
    R"({"game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto","Caro","Dani","Eva","Fito"]})";
constexpr std::string_view kRevalue =
    R"({"game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"options":{"flor_misdeclared":"revalue"}})";
constexpr std::string_view kRedeal =
    R"({"game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"options":{"exposed_card":"redeal"}})";
constexpr std::string_view kAllCards =
    R"({"game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"options":{"envido_deadline":"all_first_cards"}})";
constexpr std::string_view kNoKnock =
    R"({"game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"options":{"cut_knock_allowed":false}})";

constexpr std::string_view kNothing = "";
constexpr std::string_view kOpen = R"({"type":"hand_started"})";
// Ana takes the tricks: 1 point.
constexpr std::string_view kPlayed = R"({"type":"hand_started"}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Ana"})";
constexpr std::string_view kNextBegun = R"({"type":"hand_started"}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Ana"}
{"type":"hand_started"}
{"type":"card_played","player":"Beto","card":"4e"})";
constexpr std::string_view kFirstCard = R"({"type":"hand_started"}
{"type":"card_played","player":"Ana","card":"4e"})";
// The duel of Ana and Dani: Dani's side has meddled in it, and all the others are over.
constexpr std::string_view kMeddled = R"({"type":"hand_started","mode":"redonda"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"hand_started","mode":"pica_pica"}
{"type":"trick_won","winner":"Nosotros","duel":2}
{"type":"trick_won","winner":"Nosotros","duel":2}
{"type":"trick_won","winner":"Nosotros","duel":3}
{"type":"trick_won","winner":"Nosotros","duel":3}
{"type":"trick_won","winner":"Nosotros","duel":1}
{"type":"trick_won","winner":"Nosotros","duel":1}
{"type":"interfered","player":"Beto","duel":1})";
// Ana wins the envido with 30 (2 points) and the tricks (1 point).
constexpr std::string_view kEnvido = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"envido"}
{"type":"called","player":"Beto","call":"quiero"}
{"type":"settled","of":"envido","winner":"Ana","points":30}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Ana"})";
// Ana's envido raised by Beto: she accepts and wins it (4 points) and the tricks (1 point).
constexpr std::string_view kRaised = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"envido"}
{"type":"called","player":"Beto","call":"envido"}
{"type":"called","player":"Ana","call":"quiero"}
{"type":"settled","of":"envido","winner":"Ana","points":30}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Ana"})";
constexpr std::string_view kThreeTricks = R"({"type":"hand_started"}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Beto"}
{"type":"trick_won","winner":"Ana"})";
// Ana wins the first trick, Beto the second and the third.
constexpr std::string_view kCards = R"({"type":"hand_started"}
{"type":"card_played","player":"Ana","card":"1e"}
{"type":"card_played","player":"Beto","card":"4c"}
{"type":"card_played","player":"Ana","card":"7c"}
{"type":"card_played","player":"Beto","card":"3c"}
{"type":"card_played","player":"Beto","card":"2e"}
{"type":"card_played","player":"Ana","card":"4e"})";
// Ana's side is named as the envido's winner, and her value is not entered.
constexpr std::string_view kSettled = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"envido"}
{"type":"called","player":"Beto","call":"quiero"}
{"type":"settled","of":"envido","winner":"Ana"}
{"type":"trick_won","winner":"Beto"}
{"type":"trick_won","winner":"Beto"})";
// Ana wins flor against flor with 30 (6 points) and the tricks (1 point).
constexpr std::string_view kFlor = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"flor"}
{"type":"called","player":"Beto","call":"flor"}
{"type":"declared","player":"Ana","of":"flor","points":30}
{"type":"declared","player":"Beto","of":"flor","points":28}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Ana"})";
constexpr std::string_view kSettledFlor = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"flor"}
{"type":"called","player":"Beto","call":"flor"}
{"type":"settled","of":"flor","winner":"Ana"}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Ana"})";
// Ana's truco is accepted and won: 2 points.
constexpr std::string_view kTruco = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"truco"}
{"type":"called","player":"Beto","call":"quiero"}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Ana"})";
constexpr std::string_view kAnswered = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"envido"}
{"type":"called","player":"Beto","call":"quiero"})";
// Ana announces a flor nobody opposes (3 points) and wins the tricks (1 point).
constexpr std::string_view kOneFlor = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"flor"}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Ana"})";
constexpr std::string_view kPicaPica = R"({"type":"hand_started","mode":"redonda"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"hand_started","mode":"pica_pica"})";
constexpr std::string_view kThreeWrong = R"({"type":"tallied","side":"Ana","points":5})";

constexpr std::string_view kEight =
    R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D","E","F","G","H"]})";
constexpr std::string_view kEightPlayed =
    R"({"type":"hand_started"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"trick_won","winner":"Nosotros"})";

// Brazil: 11 to 7, and Ana's side decides.
#define ROW_TABLE(ruleset, options) \
  R"({"game":"truco","ruleset":")" ruleset R"(","players":["Ana","Beto"],"options":{)" options "}}"
constexpr std::string_view kPaulista = ROW_TABLE("truco-paulista", "");
constexpr std::string_view kLosesHand = ROW_TABLE("truco-paulista", R"("eleven_raise":"loses_hand")");
constexpr std::string_view kLosesGame = ROW_TABLE("truco-paulista", R"("eleven_raise":"loses_game")");
constexpr std::string_view kMineiro = ROW_TABLE("truco-mineiro", "");
constexpr std::string_view kUruguayan = ROW_TABLE("truco-uruguayo", "");
constexpr std::string_view kNoSubstitute = ROW_TABLE("truco-uruguayo", R"("turned_substitute":false)");
constexpr std::string_view kUruguayanFour =
    R"({"game":"truco","ruleset":"truco-uruguayo","players":["Ana","Beto","Caro","Dani"]})";
constexpr std::string_view kWholeSide =
    R"({"game":"truco","ruleset":"truco-uruguayo","players":["Ana","Beto","Caro","Dani"],"options":{"fold_scope":"side"}})";
constexpr std::string_view kEleven = R"({"type":"carried","scores":{"Ana":11,"Beto":7}}
{"type":"hand_started"})";
constexpr std::string_view kElevenPlayed = R"({"type":"carried","scores":{"Ana":11,"Beto":7}}
{"type":"hand_started"}
{"type":"called","player":"Ana","call":"quiero"})";
constexpr std::string_view kElevenTallied = R"({"type":"carried","scores":{"Ana":11,"Beto":7}}
{"type":"tallied","side":"Beto","points":1})";
constexpr std::string_view kTurned = R"({"type":"hand_started"}
{"type":"turned","card":"5o"})";
// Ana's 6 is a manilha after a 5, and Beto's 3 after a 2.
constexpr std::string_view kManilha = R"({"type":"hand_started"}
{"type":"turned","card":"5o"}
{"type":"card_played","player":"Ana","card":"6o"}
{"type":"card_played","player":"Beto","card":"3b"})";
constexpr std::string_view kTrucoOpen = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"truco"})";
constexpr std::string_view kTrucoAccepted = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"truco"}
{"type":"called","player":"Beto","call":"quiero"})";
constexpr std::string_view kTrucoRefused = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"truco"}
{"type":"called","player":"Beto","call":"no_quiero"})";
constexpr std::string_view kTwoTies = R"({"type":"hand_started"}
{"type":"trick_won","tied":true}
{"type":"trick_won","tied":true}
{"type":"trick_won","winner":"Beto"})";

constexpr Row kRows[] = {
    // T-30: the challengers 3 and what the other side made in the hand; without ground the accused side 3.
    {kTwo,
     kPlayed,
     "truco.flor_not_announced",
     "accused=Ana; by=Beto; held=yes",
     "truco.flor.pido",
     "challenged",
     {0, 4}},
    {kTwo,
     kEnvido,
     "truco.flor_not_announced",
     "accused=Ana; by=Beto; held=yes",
     "truco.flor.pido",
     "challenged",
     {0, 6}},
    {kTwo,
     kPlayed,
     "truco.flor_not_announced",
     "accused=Beto; by=Ana; held=yes",
     "truco.flor.pido",
     "challenged",
     {4, 0}},
    {kTwo,
     kPlayed,
     "truco.flor_not_announced",
     "accused=Ana; by=Beto; held=no",
     "truco.flor.pido_failed",
     "failed",
     {4, 0}},
    {kTwo,
     kPlayed,
     "truco.flor_not_announced",
     "accused=Ana; held=yes",
     "truco.flor.pido",
     "challenged",
     {},
     "by"},
    {kTwo,
     kPlayed,
     "truco.flor_not_announced",
     "Ana:held=no; Beto:held=no; accused=Ana; by=Beto",
     "truco.flor.pido_failed",
     "failed",
     {4, 0}},
    {kTwo,
     kPlayed,
     "truco.flor_not_announced",
     "Ana:held=no; Beto:held=yes",
     "truco.flor.announce",
     "asked",
     {1, 0}},
    {kTwo,
     kPlayed,
     "truco.flor_not_announced",
     "accused=Ana; by=Beto",
     "truco.flor.announce",
     "refused_to_show",
     {0, 4}},
    // T-30: at the end of the hand; what was asked for in time is entered for that hand.
    {kTwo,
     kNextBegun,
     "truco.flor_not_announced",
     "accused=Ana; by=Beto; held=yes; deal=counted",
     "truco.flor.pido",
     "challenged",
     {0, 4}},
    {kTwo,
     kNextBegun,
     "truco.flor_not_announced",
     "accused=Ana; by=Beto; held=no; deal=counted",
     "truco.flor.pido_failed",
     "failed",
     {4, 0}},
    {kTwo,
     kNextBegun,
     "truco.flor_not_announced",
     "accused=Ana; by=Beto; held=yes; deal=late",
     "truco.flor.pido",
     "nothing_due",
     {1, 0}},
    {kTwo,
     kNextBegun,
     "truco.flor_not_announced",
     "accused=Ana; by=Beto; held=yes; deal=present",
     "truco.flor.pido",
     "at_end",
     {1, 0}},
    {kTwo,
     kOpen,
     "truco.flor_not_announced",
     "accused=Ana; by=Beto; held=yes",
     "truco.flor.pido",
     "at_end",
     {0, 0}},
    // T-30, T-52: the points for the challenge are given back with the duel.
    {kSix,
     kMeddled,
     "truco.flor_not_announced",
     "accused=Dani; by=Ana; held=no",
     "truco.pica.interference",
     "failed",
     {8, 0}},
    // Ana's answer had ended it for Caro (T-19).
    {kFour,
     R"({"type":"hand_started"}
{"type":"called","player":"Beto","call":"envido"}
{"type":"called","player":"Ana","call":"quiero"}
{"type":"settled","of":"envido","winner":"Ellos"}
{"type":"trick_won","winner":"Ellos"}
{"type":"trick_won","winner":"Ellos"})",
     "truco.flor_not_announced",
     "accused=Caro; by=Beto; held=yes",
     "truco.flor.pido",
     "play_on",
     {0, 3}},
    // T-18, TA-10: forbidden; the points are the table's.
    {kTwo, kPlayed, "truco.false_flor", "player=Ana; held=yes", "truco.flor.value", "play_on", {1, 0}},
    {kTwo, kOneFlor, "truco.false_flor", "player=Ana; held=no", "truco.flor.false", "penalty", {1, 3}},
    {kTwo, kOneFlor, "truco.false_flor", "player=Ana; held=no", "truco.flor.false", "void", {1, 0}},
    {kTwo, kFlor, "truco.false_flor", "player=Ana", "truco.flor.shown", "asked", {7, 0}},
    // T-37: the other side wins it, even with the worse hand; too low as well as too high.
    {kTwo,
     kEnvido,
     "truco.envido_misdeclared",
     "player=Ana; differs=yes; cards=7e 2e 1b",
     "truco.envido.misdeclared",
     "shown",
     {1, 2}},
    {kTwo,
     kEnvido,
     "truco.envido_misdeclared",
     "player=Ana; differs=yes; cards=7e 6e 1b",
     "truco.envido.misdeclared",
     "shown",
     {1, 2}},
    {kTwo,
     kEnvido,
     "truco.envido_misdeclared",
     "player=Ana; differs=yes",
     "truco.envido.misdeclared",
     "shown",
     {1, 2}},
    {kTwo,
     kEnvido,
     "truco.envido_misdeclared",
     "player=Ana; differs=no",
     "truco.envido.shown",
     "play_on",
     {3, 0}},
    {kTwo, kEnvido, "truco.envido_misdeclared", "player=Ana", "truco.envido.shown", "asked", {3, 0}},
    // T-28, TA-25.
    {kTwo,
     kFlor,
     "truco.flor_misdeclared",
     "player=Ana; differs=yes; cards=7e 2e 10e",
     "truco.flor.misdeclared",
     "shown",
     {1, 6}},
    {kTwo,
     kFlor,
     "truco.flor_misdeclared",
     "player=Ana; differs=yes",
     "truco.flor.misdeclared",
     "shown",
     {1, 6}},
    {kRevalue,
     kFlor,
     "truco.flor_misdeclared",
     "player=Ana; differs=yes; cards=7e 2e 10e",
     "truco.flor.misdeclared",
     "valued",
     {7, 0}},
    {kRevalue,
     kSettledFlor,
     "truco.flor_misdeclared",
     "player=Ana; differs=yes",
     "truco.flor.misdeclared",
     "stays",
     {7, 0}},
    {kTwo, kFlor, "truco.flor_misdeclared", "player=Ana; differs=no", "truco.flor.shown", "play_on", {7, 0}},
    {kTwo, kFlor, "truco.flor_misdeclared", "", "truco.flor.shown", "asked", {7, 0}},
    // T-29, T-37: not to be written until shown.
    {kTwo,
     kEnvido,
     "truco.not_shown",
     "of=envido; player=Ana; cards=7e 3e 1b",
     "truco.envido.shown",
     "shown",
     {3, 0}},
    // 7 and 12 of espadas are worth 27.
    {kTwo,
     kSettled,
     "truco.not_shown",
     "of=envido; player=Ana; cards=7e 12e 1o",
     "truco.envido.shown",
     "shown",
     {},
     "said"},
    {kTwo,
     kSettled,
     "truco.not_shown",
     "of=envido; player=Ana; cards=7e 12e 1o; said=30",
     "truco.envido.shown",
     "shown",
     {0, 3}},
    {kTwo,
     kSettled,
     "truco.not_shown",
     "of=envido; player=Ana; cards=7e 12e 1o; said=27",
     "truco.envido.shown",
     "shown",
     {2, 1}},
    {kTwo,
     kEnvido,
     "truco.envido_misdeclared",
     "player=Ana; cards=7e 12e 1o",
     "truco.envido.shown",
     "compared",
     {1, 2}},
    {kTwo,
     kFlor,
     "truco.flor_misdeclared",
     "player=Ana; cards=7e 12e 1e",
     "truco.flor.shown",
     "compared",
     {1, 6}},
    {kRevalue,
     kFlor,
     "truco.flor_misdeclared",
     "player=Beto; differs=yes; cards=7o 6o 5o",
     "truco.flor.misdeclared",
     "play_on",
     {7, 0}},
    {kTwo, kEnvido, "truco.not_shown", "of=envido; player=Ana", "truco.envido.shown", "turned", {1, 2}},
    {kTwo, kEnvido, "truco.not_shown", "", "truco.envido.shown", "play_on", {3, 0}},
    {kTwo, kEnvido, "truco.not_shown", "of=envido", "truco.envido.shown", "turned", {}, "player"},
    {kTwo,
     kFlor,
     "truco.not_shown",
     "of=flor; player=Ana; cards=7e 3e 10e",
     "truco.flor.shown",
     "shown",
     {7, 0}},
    {kTwo, kFlor, "truco.not_shown", "of=flor; player=Ana", "truco.flor.shown", "turned", {1, 6}},
    // T-15, T-16, T-19: the call is void.
    {kTwo, kOpen, "truco.called_too_late", "call=flor; why=own_card", "truco.flor.played", "void", {0, 0}},
    {kTwo, kOpen, "truco.called_too_late", "call=flor; why=accepted", "truco.flor.deadline", "void", {0, 0}},
    {kTwo,
     kOpen,
     "truco.called_too_late",
     "call=envido; why=own_card",
     "truco.envido.deadline",
     "void",
     {0, 0}},
    {kAllCards,
     kOpen,
     "truco.called_too_late",
     "call=envido; why=own_card",
     "truco.envido.deadline",
     "stands",
     {0, 0}},
    {kTwo,
     kOpen,
     "truco.called_too_late",
     "call=flor; why=answered",
     "truco.envido.after_truco",
     "void",
     {0, 0}},
    {kTwo, kOpen, "truco.called_too_late", "call=envido; why=over", "truco.envido.once", "void", {0, 0}},
    {kTwo, kOpen, "truco.called_too_late", "call=envido", "truco.order", "void", {0, 0}},
    {kTwo,
     kEnvido,
     "truco.called_too_late",
     "call=envido; why=own_card; entry=3",
     "truco.envido.deadline",
     "struck",
     {1, 0}},
    {kTwo,
     kOneFlor,
     "truco.called_too_late",
     "call=flor; why=own_card; entry=3",
     "truco.flor.played",
     "struck",
     {1, 0}},
    // T-42, T-43: the raise is void.
    {kTwo, kOpen, "truco.raise_without_word", "why=word", "truco.truco.word", "void", {0, 0}},
    {kTwo, kOpen, "truco.raise_without_word", "why=quiero", "truco.truco.quiero_first", "void", {0, 0}},
    {kTwo, kOpen, "truco.raise_without_word", "why=step", "truco.truco.steps", "void", {0, 0}},
    {kTwo, kOpen, "truco.raise_without_word", "", "truco.truco.word", "stands", {0, 0}},
    {kTwo, kTruco, "truco.raise_without_word", "why=step; entry=3", "truco.truco.steps", "struck", {1, 0}},
    // T-15, T-19.
    {kTwo, kTruco, "truco.bet_open", "what=truco; entry=3", "truco.bets_first", "struck", {1, 0}},
    {kTwo, kOpen, "truco.bet_open", "what=truco", "truco.bets_first", "void", {0, 0}},
    {kTwo, kOpen, "truco.bet_open", "what=card; player=Ana", "truco.bets_first", "take_back", {0, 0}},
    {kTwo, kOpen, "truco.bet_open", "what=card; player=Ana", "truco.bets_first", "stays", {0, 0}},
    {kTwo, kOpen, "truco.bet_open", "what=card; player=Ana", "truco.bets_first", "warn", {0, 0}},
    // T-42: quiero aloud; other words are not printed.
    {kFour,
     kAnswered,
     "truco.other_words",
     "said=accepted; clear=yes",
     "truco.truco.quiero_first",
     "stands",
     {0, 0}},
    {kFour,
     kAnswered,
     "truco.other_words",
     "said=accepted; clear=yes",
     "truco.truco.quiero_first",
     "again",
     {0, 0}},
    {kFour,
     kOpen,
     "truco.other_words",
     "said=accepted; clear=yes",
     "truco.truco.quiero_first",
     "void",
     {0, 0}},
    {kFour,
     kAnswered,
     "truco.other_words",
     "said=accepted; clear=yes; entry=4",
     "truco.truco.quiero_first",
     "struck",
     {0, 0}},
    {kTwo, kTruco, "truco.other_words", "said=garbled; clear=yes", "truco.truco.steps", "stands", {2, 0}},
    {kTwo, kTruco, "truco.other_words", "said=garbled; clear=yes", "truco.truco.steps", "again", {2, 0}},
    {kTwo, kOpen, "truco.other_words", "said=garbled; clear=yes", "truco.truco.steps", "void", {0, 0}},
    {kTwo,
     kTruco,
     "truco.other_words",
     "said=garbled; clear=yes; entry=3",
     "truco.truco.steps",
     "struck",
     {1, 0}},
    {kTwo, kOpen, "truco.other_words", "said=garbled; clear=no", "truco.truco.quiero_first", "again", {0, 0}},
    {kTwo,
     kOpen,
     "truco.other_words",
     "said=garbled; clear=no",
     "truco.truco.quiero_first",
     "stands",
     {0, 0}},
    {kTwo, kOpen, "truco.other_words", "said=garbled; clear=no", "truco.truco.quiero_first", "void", {0, 0}},
    {kTwo,
     kTruco,
     "truco.other_words",
     "said=garbled; clear=no; entry=3",
     "truco.truco.quiero_first",
     "struck",
     {1, 0}},
    // T-56, T-38: whether a card may be exchanged, or two laid at once, is not printed.
    {kTwo,
     kFirstCard,
     "truco.card_exchanged",
     "player=Ana; covered=yes",
     "truco.tricks.open",
     "stays",
     {0, 0}},
    {kTwo,
     kFirstCard,
     "truco.card_exchanged",
     "player=Ana; covered=yes",
     "truco.tricks.open",
     "warn",
     {0, 0}},
    {kTwo,
     kFirstCard,
     "truco.card_exchanged",
     "player=Ana; covered=no",
     "truco.tricks.open",
     "stays",
     {0, 0}},
    {kTwo, kFirstCard, "truco.card_exchanged", "player=Ana; covered=no", "truco.tricks.open", "warn", {0, 0}},
    {kTwo, kOpen, "truco.card_exchanged", "player=Ana; covered=no", "truco.tricks.open", "take_back", {0, 0}},
    {kTwo,
     kFirstCard,
     "truco.card_exchanged",
     "player=Ana; covered=no; entry=3",
     "truco.tricks.open",
     "struck",
     {0, 0}},
    {kTwo, kOpen, "truco.cards_together", "player=Ana; first=yes", "truco.turn", "first_counts", {0, 0}},
    {kTwo, kOpen, "truco.cards_together", "player=Ana; first=yes", "truco.turn", "both_stay", {0, 0}},
    {kTwo, kOpen, "truco.cards_together", "player=Ana; first=yes", "truco.turn", "warn", {0, 0}},
    {kTwo, kOpen, "truco.cards_together", "player=Ana; first=no", "truco.turn", "other_side_chooses", {0, 0}},
    {kTwo, kOpen, "truco.cards_together", "player=Ana; first=no", "truco.turn", "player_chooses", {0, 0}},
    {kTwo, kOpen, "truco.cards_together", "player=Ana; first=no", "truco.turn", "warn", {0, 0}},
    {kTwo, kOpen, "truco.cards_together", "player=Ana; first=no", "truco.turn", "annul", {0, 0}},
    // T-17, T-46.
    {kFour, kAnswered, "truco.wrong_answer", "who=own_side; entry=4", "truco.answer", "struck", {0, 0}},
    {kTwo, kEnvido, "truco.call_disputed", "heard=no; entry=3", "truco.answer", "struck", {1, 0}},
    {kTwo, kRaised, "truco.call_disputed", "heard=no; entry=4", "truco.answer", "accepted", {3, 0}},
    {kFour, kOpen, "truco.wrong_answer", "who=own_side", "truco.answer", "void", {0, 0}},
    {kFour, kOpen, "truco.wrong_answer", "who=left", "truco.mazo", "void", {0, 0}},
    {kFour, kOpen, "truco.wrong_answer", "", "truco.answer", "stands", {0, 0}},
    {kFour, kOpen, "truco.call_disputed", "heard=yes", "truco.answer", "stands", {0, 0}},
    {kFour,
     kOpen,
     "truco.call_disputed",
     "Nosotros:heard=no; Ellos:heard=no",
     "truco.answer",
     "void",
     {0, 0}},
    {kFour,
     kOpen,
     "truco.call_disputed",
     "Nosotros:heard=yes; Ellos:heard=no",
     "not printed",
     "annul",
     {0, 0}},
    // T-10, TA-1: the prohibition is printed, no penalty.
    {kTwo, kOpen, "truco.cut_wrong", "what=too_small", "truco.cut.size", "cut_again", {0, 0}},
    {kTwo, kOpen, "truco.cut_wrong", "what=wrong_player", "truco.cut.cutter", "annul", {0, 0}},
    {kTwo, kOpen, "truco.cut_wrong", "what=second", "truco.cut.once", "play_on", {0, 0}},
    {kTwo, kOpen, "truco.cut_wrong", "what=knock", "truco.cut.knock", "play_on", {0, 0}},
    {kNoKnock, kOpen, "truco.cut_wrong", "what=knock", "truco.cut.knock", "cut_again", {0, 0}},
    {kTwo, kOpen, "truco.cut_wrong", "", "truco.cut.cutter", "play_on", {0, 0}},
    // T-11, TA-22.
    {kTwo, kOpen, "truco.exposed_card", "player=Beto; wants=keep", "truco.exposed_card", "chosen", {0, 0}},
    {kTwo, kOpen, "truco.exposed_card", "wants=replace", "truco.exposed_card", "chosen", {}, "player"},
    {kTwo, kOpen, "truco.exposed_card", "player=Beto", "truco.exposed_card", "keep", {0, 0}},
    {kTwo, kOpen, "truco.exposed_card", "player=Beto", "truco.exposed_card", "replace", {0, 0}},
    {kRedeal, kOpen, "truco.exposed_card", "player=Beto; wants=keep", "truco.exposed_card", "redeal", {0, 0}},
    {kTwo,
     "",
     "truco.exposed_card",
     "player=Beto; wants=keep",
     "truco.exposed_card",
     "chosen_unopened",
     {0, 0}},
    {kTwo, kPlayed, "truco.exposed_card", "player=Beto", "truco.exposed_card", "keep_unopened", {1, 0}},
    {kTwo, kPlayed, "truco.exposed_card", "player=Beto", "truco.exposed_card", "replace_unopened", {1, 0}},
    {kRedeal, "", "truco.exposed_card", "player=Beto", "truco.exposed_card", "redeal_unopened", {0, 0}},
    {kTwo, kOpen, "truco.wrong_count", "player=Ana; played=no", "truco.deal", "put_right", {0, 0}},
    {kTwo, kOpen, "truco.wrong_count", "player=Ana; played=yes", "truco.deal", "annul", {0, 0}},
    {kTwo, kOpen, "truco.wrong_count", "player=Ana", "truco.deal", "play_on", {0, 0}},
    // Between two hands it is the deal to come.
    {kTwo, kPlayed, "truco.wrong_count", "player=Ana; played=yes", "truco.deal", "annul", {1, 0}},
    {kTwo, kPlayed, "truco.wrong_count", "player=Ana; played=no", "truco.deal", "annul", {1, 0}},
    {kTwo, kPlayed, "truco.looked_at_cards", "player=Beto", "not printed", "annul", {1, 0}},
    // T-9.
    {kTwo, kOpen, "truco.wrong_dealer", "played=no; dealt=Beto; right=Ana", "truco.dealer", "annul", {0, 0}},
    // Only the table can say which pairs play the next hand.
    {kEight,
     kEightPlayed,
     "truco.wrong_dealer",
     "dealt=A; right=B; entered=no",
     "truco.dealer",
     "annul_named",
     {1, 0}},
    {kEight,
     kEightPlayed,
     "truco.wrong_dealer",
     "dealt=A; right=B; entered=no",
     "truco.dealer",
     "play_on_named",
     {1, 0}},
    {kTwo,
     kOpen,
     "truco.wrong_dealer",
     "played=no; dealt=Ana; right=Beto",
     "truco.dealer",
     "play_on",
     {0, 0}},
    {kTwo, kOpen, "truco.wrong_dealer", "played=yes", "truco.dealer", "play_on", {}, "dealt"},
    {kTwo,
     kPlayed,
     "truco.wrong_dealer",
     "dealt=Ana; right=Beto; entered=yes",
     "truco.dealer",
     "play_on_entered",
     {1, 0}},
    {kTwo,
     kPlayed,
     "truco.wrong_dealer",
     "dealt=Ana; right=Beto; entered=yes",
     "truco.dealer",
     "annul",
     {0, 0}},
    {kTwo,
     kPlayed,
     "truco.wrong_dealer",
     "dealt=Ana; right=Beto; entered=no",
     "truco.dealer",
     "play_on_unopened",
     {1, 0}},
    {kTwo,
     kPlayed,
     "truco.wrong_dealer",
     "dealt=Ana; right=Beto; entered=no",
     "truco.dealer",
     "annul_unopened",
     {1, 0}},
    {kTwo, kOpen, "truco.cards_dropped", "", "table.annulled", "annul", {0, 0}},
    {kTwo, kOpen, "truco.cards_dropped", "", "table.annulled", "play_on", {0, 0}},
    // T-38: no penalty is printed; one that was warned before pays where it counts.
    {kTwo, kOpen, "truco.out_of_turn", "player=Ana", "truco.turn", "take_back", {0, 0}},
    {kTwo, kOpen, "truco.out_of_turn", "player=Ana", "truco.turn", "stays", {0, 0}},
    {kTwo, kOpen, "truco.out_of_turn", "player=Ana", "truco.turn", "warn", {0, 0}, "", "tournament"},
    {kTwo, kOpen, "truco.out_of_turn", "player=Ana", "truco.turn", "point", {0, 1}, "", "tournament", 1},
    {kTwo, kOpen, "truco.out_of_turn", "player=Ana", "truco.turn", "warn", {0, 0}, "", "club", 3},
    // T-39: Beto won the second trick, so the hand is open again.
    {kTwo, kPlayed, "truco.trick_wrong", "entry=4; side=Beto", "truco.tricks.highest", "amended", {0, 0}},
    // A tie of the first trick: the second decides, and a third is struck (T-39).
    {kTwo,
     kThreeTricks,
     "truco.trick_wrong",
     "entry=3; side=Beto",
     "truco.tricks.highest",
     "amended",
     {0, 1}},
    {kTwo, kThreeTricks, "truco.trick_wrong", "entry=3; side=tied", "truco.tricks.tied", "tied", {0, 1}},
    {kTwo, kCards, "truco.trick_wrong", "entry=6; card=6c", "truco.tricks.highest", "card", {1, 0}},
    {kTwo, kCards, "truco.trick_wrong", "entry=6; side=Ana", "truco.tricks.highest", "card", {}, "card"},
    {kTwo, kPlayed, "truco.trick_wrong", "entry=4", "truco.tricks.highest", "look", {1, 0}},
    {kTwo, kOpen, "truco.trick_wrong", "", "truco.tricks.highest", "annul", {0, 0}},
    // T-46.
    {kFour, kOpen, "truco.left_and_plays", "player=Caro", "truco.mazo", "void", {0, 0}},
    {kFour, kAnswered, "truco.left_and_plays", "player=Ana; entry=3", "truco.mazo", "struck", {0, 0}},
    {kFour, kOpen, "truco.left_and_plays", "player=Caro", "truco.mazo", "warn", {0, 0}},
    // T-52, TA-19: written when all duels are over.
    {kSix,
     kPicaPica,
     "truco.interfered",
     "player=Ana; duel=2",
     "truco.pica.interference",
     "interfered",
     {1, 0}},
    {kSix, kPicaPica, "truco.interfered", "player=Ana", "truco.pica.interference", "interfered", {}, "duel"},
    // Not printed at all.
    {kTwo, kOpen, "truco.looked_at_cards", "player=Beto", "not printed", "warn", {0, 0}},
    {kTwo, kOpen, "truco.looked_at_cards", "player=Beto", "not printed", "annul", {0, 0}},
    {kTwo, kOpen, "truco.looked_at_cards", "", "not printed", "play_on", {0, 0}},
    {kTwo, kOpen, "truco.looked_at_cards", "player=Beto", "not printed", "point", {1, 0}, "", "club", 1},
    {kTwo, kOpen, "truco.looked_at_cards", "player=Beto", "not printed", "play_on", {0, 0}, "", "kitchen", 2},
    // T-4: the log decides; where there is none, the lower score both sheets have.
    {kTwo,
     kThreeWrong,
     "truco.sheets_differ",
     "log_kept=yes; side=Ana; points=3",
     "truco.writing",
     "log_stands",
     {5, 0}},
    {kTwo,
     kThreeWrong,
     "truco.sheets_differ",
     "log_kept=no; side=Ana; points=3",
     "truco.writing",
     "lower",
     {2, 0}},
    {kTwo, kThreeWrong, "truco.sheets_differ", "side=Ana", "truco.writing", "lower", {}, "points"},
    {kTwo, kThreeWrong, "truco.sheets_differ", "side=Ana", "truco.writing", "play_on", {5, 0}},
    {kTwo, kThreeWrong, "truco.wrong_entry", "entry=2", "table.correction", "struck", {0, 0}},
    {kTwo, kOpen, "truco.leaves", "side=Beto", "table.match_ended", "forfeit", {0, 0}},
    {kTwo, kNothing, "truco.leaves", "side=Beto", "table.match_ended", "play_on", {0, 0}},
    // B-22: the answer comes before the first card.
    {kPaulista,
     kEleven,
     "truco.eleven_card_first",
     "player=Beto; answer=plays",
     "truco.eleven.choice",
     "plays",
     {11, 7}},
    {kPaulista,
     kEleven,
     "truco.eleven_card_first",
     "player=Beto; answer=plays",
     "truco.eleven.choice",
     "plays_card_back",
     {11, 7}},
    {kPaulista,
     kEleven,
     "truco.eleven_card_first",
     "player=Beto; answer=refuses",
     "truco.eleven.refused",
     "not_played",
     {11, 8}},
    {kPaulista,
     kEleven,
     "truco.eleven_card_first",
     "player=Beto",
     "truco.eleven.choice",
     "asked_now",
     {11, 7}},
    // B-24, BA-3.
    {kPaulista, kOpen, "truco.eleven_truco", "player=Ana", "truco.truco.any_time", "stands", {0, 0}},
    {kPaulista, kEleven, "truco.eleven_truco", "player=Beto", "truco.eleven.no_raise", "nothing", {11, 7}},
    {kPaulista, kEleven, "truco.eleven_truco", "player=Beto", "truco.eleven.no_raise", "warn", {11, 7}},
    {kLosesHand,
     kElevenPlayed,
     "truco.eleven_truco",
     "player=Ana",
     "truco.eleven.no_raise",
     "call_entered",
     {11, 10}},
    {kLosesGame,
     kElevenPlayed,
     "truco.eleven_truco",
     "player=Ana",
     "truco.eleven.no_raise",
     "call_entered",
     {11, 12}},
    // B-22: the side at 11 is held to have accepted.
    {kPaulista, kEleven, "truco.eleven_forgotten", "", "truco.eleven.played", "accepted_silently", {11, 7}},
    {kPaulista,
     kElevenTallied,
     "truco.eleven_forgotten",
     "entry=3",
     "truco.eleven.played",
     "points_corrected",
     {11, 10}},
    {kPaulista, kEleven, "truco.eleven_forgotten", "", "truco.eleven.played", "annul", {11, 7}},
    // B-4, U-5.
    {kPaulista, kOpen, "truco.turned_wrong", "what=none; called=no", "truco.turned", "turn_now", {0, 0}},
    {kPaulista, kOpen, "truco.turned_wrong", "what=two; called=no", "truco.turned", "first_turned", {0, 0}},
    {kPaulista, kOpen, "truco.turned_wrong", "what=two; called=yes", "truco.turned", "annul", {0, 0}},
    {kPaulista, kOpen, "truco.turned_wrong", "", "truco.turned", "play_on", {0, 0}},
    {kPaulista, kManilha, "truco.turned_disputed", "card=2o", "truco.turned", "turned_corrected", {0, 0}},
    {kPaulista, kManilha, "truco.turned_disputed", "", "truco.turned", "turned_corrected", {}, "card"},
    {kPaulista, kOpen, "truco.turned_disputed", "card=5o", "truco.turned", "turned_entered", {0, 0}},
    {kPaulista, kManilha, "truco.turned_disputed", "card=2o", "truco.turned", "annul", {0, 0}},
    // U-7.
    {kUruguayan,
     kTrucoOpen,
     "truco.called_before_turned",
     "entry=3",
     "truco.turned.silence",
     "struck",
     {0, 0}},
    {kUruguayan, kOpen, "truco.called_before_turned", "", "truco.turned.silence", "void", {0, 0}},
    // U-9.
    {kUruguayan, kOpen, "truco.alcahuete_disputed", "piece=yes", "truco.pieces", "substitute", {0, 0}},
    {kUruguayan, kOpen, "truco.alcahuete_disputed", "piece=no", "truco.pieces", "ordinary", {0, 0}},
    {kUruguayan, kOpen, "truco.alcahuete_disputed", "", "truco.pieces", "look", {0, 0}},
    {kNoSubstitute, kOpen, "truco.alcahuete_disputed", "piece=yes", "truco.pieces", "ordinary", {0, 0}},
    // B-14, B-31.
    {kPaulista, kTurned, "truco.covered_first", "player=Ana; card=6o", "truco.covered", "turned_up", {0, 0}},
    {kPaulista, kTurned, "truco.covered_first", "player=Ana", "truco.covered", "turned_up_now", {0, 0}},
    {kPaulista, kOpen, "truco.covered_looked_up", "player=Beto", "truco.covered", "warn", {0, 0}},
    {kPaulista, kOpen, "truco.covered_looked_up", "player=Beto", "truco.covered", "play_on", {0, 0}},
    // B-17.
    {kPaulista,
     kTrucoAccepted,
     "truco.stake_disputed",
     "answered=yes",
     "truco.raise.accepts",
     "stands",
     {0, 0}},
    {kPaulista,
     kTrucoOpen,
     "truco.stake_disputed",
     "answered=no; entry=3",
     "truco.raise.accepts",
     "struck",
     {0, 0}},
    {kPaulista, kOpen, "truco.stake_disputed", "answered=no", "truco.raise.accepts", "void", {0, 0}},
    {kPaulista, kOpen, "truco.stake_disputed", "", "truco.raise.accepts", "annul", {0, 0}},
    {kPaulista, kOpen, "truco.raise_without_word", "why=word", "truco.raise.accepts", "void", {0, 0}},
    {kPaulista, kOpen, "truco.raise_without_word", "why=quiero", "truco.raise.accepts", "stands", {0, 0}},
    {kPaulista, kOpen, "truco.raise_without_word", "why=step", "truco.stakes", "void", {0, 0}},
    // B-19.
    {kPaulista, kTrucoOpen, "truco.unclear_word", "clear=yes", "truco.words.clear", "stands", {0, 0}},
    {kPaulista, kTrucoOpen, "truco.unclear_word", "clear=no; entry=3", "truco.words.clear", "struck", {0, 0}},
    {kPaulista, kOpen, "truco.unclear_word", "clear=no", "truco.words.clear", "void", {0, 0}},
    {kPaulista, kOpen, "truco.unclear_word", "", "truco.words.clear", "again", {0, 0}},
    // T-17, B-19: the first answer binds.
    {kTwo,
     kTrucoRefused,
     "truco.two_answers",
     "first=accepted; entry=4",
     "truco.answer",
     "first_accepted",
     {0, 0}},
    {kTwo,
     kTrucoAccepted,
     "truco.two_answers",
     "first=refused; entry=4",
     "truco.answer",
     "first_refused",
     {1, 0}},
    {kTwo,
     kTrucoAccepted,
     "truco.two_answers",
     "first=accepted; entry=4",
     "truco.answer",
     "first_stands",
     {0, 0}},
    {kTwo,
     kTrucoRefused,
     "truco.two_answers",
     "first=refused; entry=4",
     "truco.answer",
     "first_stands",
     {1, 0}},
    {kTwo, kTrucoOpen, "truco.two_answers", "", "truco.answer", "answer_again", {0, 0}},
    // B-27.
    {kPaulista, kOpen, "truco.out_of_turn", "player=Beto", "truco.card.laid", "stays", {0, 0}},
    {kPaulista, kOpen, "truco.out_of_turn", "player=Beto", "truco.card.laid", "burnt", {0, 0}},
    {kPaulista, kOpen, "truco.out_of_turn", "player=Beto", "truco.card.laid", "warn", {0, 0}},
    {kPaulista,
     kOpen,
     "truco.card_shown",
     "player=Beto",
     "truco.card.laid",
     "counts",
     {0, 0},
     "",
     "tournament"},
    {kPaulista, kOpen, "truco.card_shown", "player=Beto", "truco.card.laid", "take_back", {0, 0}},
    {kPaulista, kOpen, "truco.card_shown", "player=Beto", "truco.card.laid", "warn", {0, 0}},
    // T-13, U-28.
    {kTwo,
     kEnvido,
     "truco.envido_against_flor",
     "before=yes; player=Beto; entry=3",
     "truco.envido.flor",
     "flor_instead",
     {1, 3}},
    {kTwo,
     kOpen,
     "truco.envido_against_flor",
     "before=yes; player=Beto",
     "truco.envido.flor",
     "void",
     {0, 0}},
    {kTwo, kEnvido, "truco.envido_against_flor", "before=no", "truco.flor.deadline", "envido_stands", {3, 0}},
    {kTwo, kOpen, "truco.envido_against_flor", "", "truco.envido.flor", "annul", {0, 0}},
    // U-43.
    {kUruguayanFour,
     kOpen,
     "truco.paso_or_mazo",
     "player=Ana; said=paso",
     "truco.mazo",
     "leaves_alone",
     {0, 0}},
    {kUruguayanFour, kOpen, "truco.paso_or_mazo", "player=Ana; said=mazo", "truco.mazo", "hand_lost", {0, 1}},
    {kUruguayanFour, kOpen, "truco.paso_or_mazo", "player=Ana", "truco.mazo", "play_on", {0, 0}},
    {kWholeSide,
     kOpen,
     "truco.paso_or_mazo",
     "player=Ana; said=mazo",
     "truco.mazo.side",
     "hand_lost",
     {0, 1}},
    // B-12, T-44.
    {kPaulista, kTwoTies, "truco.three_ties", "entry=5", "truco.tricks.nobody", "last_tied", {0, 0}},
    {kPaulista, kOpen, "truco.three_ties", "", "truco.tricks.nobody", "tricks_decide", {0, 0}},
    {kTwo, kTwoTies, "truco.three_ties", "entry=5", "truco.tricks.all_tied", "last_tied", {1, 0}},
    {kTwo, kOpen, "truco.three_ties", "", "truco.tricks.all_tied", "tricks_decide", {0, 0}},
    // T-54, B-22.
    {kPaulista,
     kEleven,
     "truco.cards_shown_to_partner",
     "player=Ana",
     "truco.eleven.choice",
     "play_on",
     {11, 7}},
    {kTwo, kOpen, "truco.cards_shown_to_partner", "player=Ana", "truco.signs", "warn", {0, 0}},
    {kTwo, kTrucoAccepted, "truco.cards_shown_to_partner", "player=Ana", "truco.signs", "hand_lost", {0, 2}},
    {kFour, kOpen, "truco.cards_shown_to_partner", "player=Caro", "truco.signs", "hand_lost", {0, 1}},
    {kPaulista,
     kEleven,
     "truco.cards_shown_to_partner",
     "player=Ana",
     "truco.eleven.choice",
     "play_on",
     {11, 7}},
    // U-81.
    {kUruguayan, kOpen, "truco.cards_together", "player=Ana; first=no", "truco.turn", "hand_lost", {0, 1}},
    {kUruguayan,
     kOpen,
     "truco.cards_together",
     "player=Ana; first=yes",
     "truco.turn",
     "first_counts",
     {0, 0}},
    // B-28, B-29, B-30, B-32: league rules, which differ.
    {kPaulista, kOpen, "truco.pack_looked_at", "player=Beto", "truco.conduct", "hand_lost", {1, 0}},
    {kPaulista, kOpen, "truco.pack_looked_at", "player=Beto", "truco.conduct", "annul", {0, 0}},
    {kPaulista, kOpen, "truco.pack_looked_at", "player=Beto", "truco.conduct", "warn", {0, 0}},
    {kPaulista, kTrucoAccepted, "truco.table_struck", "player=Beto", "truco.conduct", "hand_lost", {3, 0}},
    {kPaulista, kOpen, "truco.table_struck", "player=Beto", "truco.conduct", "annul", {0, 0}},
    {kPaulista, kOpen, "truco.table_struck", "player=Beto", "truco.conduct", "warn", {0, 0}},
    {kPaulista, kOpen, "truco.pack_looked_at", "player=Beto", "truco.conduct", "cut_again", {0, 0}},
    {kPaulista,
     kOpen,
     "truco.marked_cards",
     "player=Beto",
     "truco.conduct",
     "forfeit",
     {0, 0},
     "",
     "tournament",
     2},
    {kPaulista, kOpen, "truco.marked_cards", "player=Beto", "truco.conduct", "warn", {0, 0}},
    {kPaulista, kOpen, "truco.marked_cards", "player=Beto", "truco.conduct", "new_deck", {0, 0}},
    {kPaulista, kOpen, "truco.marked_cards", "player=Beto", "truco.conduct", "annul", {0, 0}},
    {kPaulista, kOpen, "truco.false_tento", "player=Beto; proved=yes", "truco.conduct", "point", {1, 0}},
    {kPaulista, kOpen, "truco.false_tento", "player=Beto; proved=yes", "truco.conduct", "warn", {0, 0}},
    {kPaulista,
     kOpen,
     "truco.false_tento",
     "player=Beto; proved=no",
     "truco.conduct",
     "accused_point",
     {0, 1}},
    {kPaulista, kOpen, "truco.false_tento", "player=Beto", "truco.conduct", "nothing_due", {0, 0}},
    // B-15, B-16: the stakes of the match.
    {kMineiro, kOpen, "truco.wrong_ladder", "", "truco.stakes", "own_stakes", {0, 0}},
    // B-33.
    {kPaulista, kNothing, "truco.time_over", "points=11", "table.match_ended", "short_game", {11, 11}},
    {kPaulista,
     R"({"type":"tallied","side":"Ana","points":12})",
     "truco.time_over",
     "points=11",
     "table.match_ended",
     "next_game",
     {11, 11}},
    {kPaulista, kNothing, "truco.time_over", "", "table.match_ended", "short_game", {}, "points"},
    {kPaulista, kNothing, "truco.time_over", "", "table.match_ended", "time_ended", {0, 0}},
};

const RegisterRows kRegistered("truco", kRows);

}  // namespace

}  // namespace tanteador::test::truco_rows
