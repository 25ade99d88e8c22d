// Rulings of French tarot, most by the federation's arbiter code. Ana leads, Caro deals.

#include "tests/referee/rows.hpp"

namespace tanteador::test::tarot_rows {

namespace {

constexpr std::string_view kThree =
    R"({"game":"tarot","ruleset":"tarot-fft-3","players":["Ana","Beto","Caro"]})";
constexpr std::string_view kNothing = R"()";
constexpr std::string_view kDealt = R"({"type":"deal_started"})";
// Ana plays a garde and has won a trick.
constexpr std::string_view kPlay =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"trick_won","player":"Ana"})";
// Ana plays a garde; nothing is played yet.
constexpr std::string_view kPrinted =
    R"({"game":"tarot","ruleset":"tarot-printed-3","players":["Ana","Beto","Caro"]})";
constexpr std::string_view kTaken =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"})";
constexpr std::string_view kDiscarded =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"discarded","player":"Ana","trumps":0})";
// A garde, and over it a garde sans.
constexpr std::string_view kHigh =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"bid","player":"Beto","bid":"garde_sans"})";
// Only the winning bid is entered.
constexpr std::string_view kHighAlone =
    R"({"type":"deal_started"}
{"type":"bid","player":"Beto","bid":"garde_sans"})";
// Beto has made it with 49 points and two bouts: (25 + 8) x 4 = 132 from each.
constexpr std::string_view kHighDone =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"bid","player":"Beto","bid":"garde_sans"}
{"type":"result","bouts":2,"points":49})";
constexpr std::string_view kChelem =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"chelem_announced","player":"Ana"})";
// Ana has made a garde with 49 points and two bouts: (25 + 8) x 2 = 66 from each.
constexpr std::string_view kDone =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"result","bouts":2,"points":49})";
constexpr std::string_view kDoneDefence =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"result","bouts":2,"defence_points":42})";
// Over without a winner: nobody's cards count.
constexpr std::string_view kSec =
    R"({"type":"deal_started"}
{"type":"petit_sec","player":"Beto"})";
// The next deal is begun.
constexpr std::string_view kNext =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"result","bouts":2,"points":49}
{"type":"deal_started"})";
// She has failed with 35: (25 + 6) x 2 = 62 to each.
constexpr std::string_view kLost =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"result","bouts":2,"points":35})";
constexpr std::string_view kLostPetit =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"result","bouts":2,"points":35,"petit_au_bout":"attack"})";
// A simple poignée, shown by Beto or by Ana: 20 to the winning side.
constexpr std::string_view kShownB =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"poignee","player":"Beto","trumps":13})";
constexpr std::string_view kDoneA =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"poignee","player":"Ana","size":"simple"}
{"type":"result","bouts":2,"points":49})";
constexpr std::string_view kLostA =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"poignee","player":"Ana","size":"simple"}
{"type":"result","bouts":2,"points":35})";
constexpr std::string_view kDoneB =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"poignee","player":"Beto","trumps":13}
{"type":"result","bouts":2,"points":49})";
constexpr std::string_view kLostB =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"poignee","player":"Beto","trumps":13}
{"type":"result","bouts":2,"points":35})";

constexpr std::string_view kShownA =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"poignee","player":"Ana","size":"simple"})";

// Five: Caro is Ana's partner; 66 from each of three, two parts to Ana.
constexpr std::string_view kFive =
    R"({"game":"tarot","ruleset":"tarot-fft-5","players":["Ana","Beto","Caro","Dani","Eva"]})";
constexpr std::string_view kFivePlay =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"})";
constexpr std::string_view kFiveDone =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"result","bouts":2,"points":49,"partner":"Caro"})";

constexpr std::string_view kPastMending = "tarot.arbiter.irreparable";
// The partner has shown a poignée: 20 more from each defender.
constexpr std::string_view kFiveShown =
    R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"poignee","player":"Caro","trumps":8}
{"type":"result","bouts":2,"points":49,"partner":"Caro"})";
constexpr std::string_view kPoignee = "tarot.arbiter.poignee";
constexpr std::string_view kMisdeal = "tarot.arbiter.misdeal";
constexpr std::string_view kConduct = "tarot.arbiter.conduct";
constexpr std::string_view kSlowPlay = "tarot.arbiter.slow_play";
constexpr std::string_view kTouched = "tarot.arbiter.touched";
constexpr std::string_view kCalled = "tarot.arbiter.called";
constexpr std::string_view kSheet = "tarot.arbiter.sheet";
constexpr std::string_view kDogSeen = "tarot.arbiter.dog_seen";
constexpr std::string_view kCardCount = "tarot.arbiter.card_count";
constexpr std::string_view kSpread = "tarot.arbiter.spread";
constexpr std::string_view kThrownIn = "tarot.arbiter.thrown_in";
constexpr std::string_view kDogSeenTaker = "tarot.arbiter.dog_seen_taker";
constexpr std::string_view kReturns = "tarot.arbiter.card_returns";
constexpr std::string_view kGains = "tarot.arbiter.gains";
constexpr std::string_view kWrongDealer = "tarot.arbiter.wrong_dealer";
constexpr std::string_view kRefused = "tarot.arbiter.high_bid_refused";
constexpr std::string_view kCutCard = "tarot.arbiter.cut_card";
constexpr std::string_view kSmoking = "tarot.arbiter.smoking";
constexpr std::string_view kDiscard = "tarot.arbiter.discard";
constexpr std::string_view kExposed = "tarot.arbiter.exposed";
constexpr std::string_view kOutOfTurn = "tarot.arbiter.out_of_turn";
constexpr std::string_view kRevoke = "tarot.arbiter.revoke";
constexpr std::string_view kCardPlayed = "tarot.arbiter.card_played";

// clang-format off
constexpr Row kRows[] = {
    // Renonce (Code p. 6): consummated once the first card of the next trick is played.
    {kThree, kPlay, "tarot.revoke", "player=Beto; covered=no", kRevoke, "defender", {0, 0, 0}},
    {kThree, kPlay, "tarot.revoke", "player=Beto; covered=no", kRevoke, "defender", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.revoke", "player=Beto; covered=no", kRevoke, "defender", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.revoke", "player=Beto; covered=no", kRevoke, "defender_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.revoke", "player=Ana; covered=no", kRevoke, "taker", {0, 0, 0}},
    {kThree, kNothing, "tarot.revoke", "player=Ana; covered=no", kRevoke, "take_back", {0, 0, 0}},
    {kThree, kNothing, "tarot.revoke", "player=Ana; covered=no", kRevoke, "take_back_warn", {0, 0, 0}},
    {kThree, kLost, "tarot.revoke", "player=Beto; covered=yes; deal=counted", kPastMending, "void", {0, 0, 0}},
    {kThree, kLost, "tarot.revoke", "player=Beto; covered=yes; deal=counted", kPastMending, "void_points", {0, -100, 0}, "", "tournament", 0},
    {kThree, kDone, "tarot.revoke", "player=Beto; covered=yes; deal=counted", kPastMending, "counts", {132, -66, -66}},
    {kThree, kDone, "tarot.revoke", "player=Beto; covered=yes; deal=counted", kPastMending, "counts_points", {132, -166, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.revoke", "player=Ana; covered=yes; deal=counted", kPastMending, "void", {0, 0, 0}},
    {kThree, kDone, "tarot.revoke", "player=Ana; covered=yes; deal=counted", kPastMending, "void_points", {-100, 0, 0}, "", "tournament", 0},
    {kThree, kLost, "tarot.revoke", "player=Ana; covered=yes; deal=counted", kPastMending, "counts", {-124, 62, 62}},
    {kThree, kLost, "tarot.revoke", "player=Ana; covered=yes; deal=counted", kPastMending, "counts_points", {-224, 62, 62}, "", "tournament", 0},
    {kThree, kPlay, "tarot.revoke", "player=Beto; covered=yes", kPastMending, "play_on", {0, 0, 0}},
    {kThree, kPlay, "tarot.revoke", "player=Beto; covered=yes; won=yes", kPastMending, "void", {0, 0, 0}},
    {kThree, kPlay, "tarot.revoke", "Ana:covered=yes; Beto:covered=no; player=Beto", kRevoke, "play_on", {0, 0, 0}},
    {kThree, kPlay, "tarot.revoke", "player=Beto", kRevoke, "take_back", {0, 0, 0}},
    {kFive, kFivePlay, "tarot.revoke", "player=Caro; covered=no; camp=attack; partner=yes", kRevoke, "take_back", {0, 0, 0, 0, 0}},
    {kThree, kPlay, "tarot.revoke", "player=Beto; covered=yes", kPastMending, "play_on", {0, 0, 0}},
    // The deal meant: one without entries, or the last counted one although the next has begun.
    {kThree, kDone, "tarot.revoke", "player=Beto; covered=yes; deal=present; won=yes", kPastMending, "void", {132, -66, -66}},
    {kThree, kDone, "tarot.revoke", "player=Ana; covered=yes; deal=present", kPastMending, "play_on", {132, -66, -66}},
    {kThree, kNext, "tarot.revoke", "player=Ana; covered=yes; deal=counted", kPastMending, "void", {0, 0, 0}},
    {kThree, kNext, "tarot.revoke", "player=Beto; covered=yes; deal=counted", kPastMending, "counts", {132, -66, -66}},
    // Out of turn (p. 5): the taker chooses; an exposed card as well.
    {kThree, kPlay, "tarot.out_of_turn", "player=Beto", kOutOfTurn, "warn", {0, 0, 0}},
    {kThree, kPlay, "tarot.out_of_turn", "player=Beto", kOutOfTurn, "warn", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.out_of_turn", "player=Beto", kOutOfTurn, "warn", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.out_of_turn", "player=Beto", kOutOfTurn, "points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.out_of_turn", "player=Ana; covered=no", kReturns, "take_back", {0, 0, 0}},
    {kThree, kPlay, "tarot.out_of_turn", "player=Ana; covered=yes", "not printed", "stays", {0, 0, 0}},
    {kThree, kNothing, "tarot.out_of_turn", "player=Ana", "tarot.play", "ask", {0, 0, 0}},
    // Exposed cards (p. 5): the taker's cost nothing; an important one of the defence cannot be put right.
    {kThree, kPlay, "tarot.exposed_card", "player=Ana; important=yes", kReturns, "goes_on", {0, 0, 0}},
    // The code frees the taker alone; of his partner it says nothing but that an important card is no fault of the taker's.
    {kFive, kFiveDone, "tarot.exposed_card", "player=Caro; important=yes; deal=counted", kPastMending, "void", {0, 0, 0, 0, 0}},
    {kFive, kFiveDone, "tarot.exposed_card", "player=Ana; important=yes; deal=counted", kReturns, "stands", {132, -66, 66, -66, -66}},
    {kFive, kFivePlay, "tarot.exposed_card", "player=Caro; important=no; camp=attack; partner=yes", "not printed", "goes_on", {0, 0, 0, 0, 0}},
    {kFive, kFivePlay, "tarot.exposed_card", "player=Caro; important=no; camp=attack; partner=yes", "not printed", "warn", {0, 0, 0, 0, 0}},
    {kFive, kFivePlay, "tarot.exposed_card", "player=Caro; important=no; camp=attack", kExposed, "warn", {0, 0, 0, 0, 0}},
    {kFive, kFivePlay, "tarot.exposed_card", "player=Caro; important=no; camp=attack", kExposed, "goes_on", {0, 0, 0, 0, 0}},
    {kThree, kLost, "tarot.exposed_card", "player=Beto; important=yes; deal=counted", kPastMending, "void", {0, 0, 0}},
    {kThree, kLost, "tarot.exposed_card", "player=Beto; important=yes; deal=counted", kPastMending, "void_points", {0, -100, 0}, "", "tournament", 0},
    {kThree, kDone, "tarot.exposed_card", "player=Beto; important=yes; deal=counted", kPastMending, "counts", {132, -66, -66}},
    {kThree, kDone, "tarot.exposed_card", "player=Beto; important=yes; deal=counted", kPastMending, "counts_points", {132, -166, -66}, "", "tournament", 0},
    {kThree, kPlay, "tarot.exposed_card", "player=Beto; important=yes", kPastMending, "play_on", {0, 0, 0}},
    {kThree, kPlay, "tarot.exposed_card", "player=Beto; important=no", kExposed, "warn", {0, 0, 0}},
    {kThree, kPlay, "tarot.exposed_card", "player=Beto; important=no", kExposed, "warn", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.exposed_card", "player=Beto; important=no", kExposed, "warn", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.exposed_card", "player=Beto; important=no", kExposed, "points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kNothing, "tarot.exposed_card", "player=Beto", kExposed, "warn", {0, 0, 0}},
    {kThree, kPlay, "tarot.exposed_after", "player=Beto; fault=no", kReturns, "stays", {0, 0, 0}},
    {kThree, kPlay, "tarot.exposed_after", "player=Beto; fault=yes", kExposed, "warn", {0, 0, 0}},
    {kThree, kPlay, "tarot.exposed_after", "player=Beto; fault=yes", kExposed, "warn", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.exposed_after", "player=Beto; fault=yes", kExposed, "warn", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.exposed_after", "player=Beto; fault=yes", kExposed, "points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.exposed_after", "player=Beto", kExposed, "take_back_warn", {0, 0, 0}},
    {kThree, kPlay, "tarot.card_changed", "player=Beto; fault=no", kCardPlayed, "stays", {0, 0, 0}},
    {kThree, kPlay, "tarot.card_changed", "player=Beto; fault=yes", kCardPlayed, "defender", {0, 0, 0}},
    {kThree, kPlay, "tarot.card_changed", "player=Beto; fault=yes", kCardPlayed, "defender", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.card_changed", "player=Beto; fault=yes", kCardPlayed, "defender", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.card_changed", "player=Beto; fault=yes", kCardPlayed, "defender_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.card_changed", "player=Ana; fault=yes", kCardPlayed, "taker", {0, 0, 0}},
    {kThree, kPlay, "tarot.card_changed", "player=Ana", kCardPlayed, "take_back", {0, 0, 0}},
    // Misdeals (p. 4): 500 points for a dealer who kept it to himself; during the play the taker's result decides.
    {kThree, kDealt, "tarot.misdeal", "found=dealing", kMisdeal, "void", {0, 0, 0}},
    {kThree, kDealt, "tarot.misdeal", "found=dealer; reported=yes", kMisdeal, "void", {0, 0, 0}, "", "tournament", 0},
    {kThree, kDealt, "tarot.misdeal", "found=dealer; reported=no", kMisdeal, "points", {0, 0, -500}, "", "tournament", 0},
    {kThree, kDealt, "tarot.misdeal", "found=dealer; reported=no", kMisdeal, "warn", {0, 0, 0}},
    {kThree, kDealt, "tarot.misdeal", "found=dealer", kMisdeal, "void", {0, 0, 0}, "", "tournament", 0},
    {kThree, kDealt, "tarot.misdeal", "found=hands", kMisdeal, "void", {0, 0, 0}},
    {kThree, kDone, "tarot.misdeal", "found=play; deal=counted", kMisdeal, "counts", {132, -66, -66}},
    {kThree, kLost, "tarot.misdeal", "found=play; deal=counted", kMisdeal, "void", {0, 0, 0}},
    {kThree, kPlay, "tarot.misdeal", "found=play", kMisdeal, "play_on", {0, 0, 0}},
    {kThree, kDealt, "tarot.dealt_for_another", "player=Beto; found=before", kMisdeal, "void", {0, 0, 0}, "", "tournament", 0},
    {kThree, kDealt, "tarot.dealt_for_another", "player=Beto", kMisdeal, "void", {0, 0, 0}},
    {kThree, kDealt, "tarot.dealt_for_another", "player=Beto", kMisdeal, "play_on", {0, 0, 0}},
    {kThree, kTaken, "tarot.dealt_for_another", "player=Beto; found=play", kMisdeal, "play_on", {0, 0, 0}},
    {kThree, kDone, "tarot.dealt_for_another", "player=Beto; found=play; deal=counted", kMisdeal, "counts", {132, -66, -66}},
    {kThree, kLost, "tarot.dealt_for_another", "player=Beto; found=play; deal=counted", kMisdeal, "void", {0, 0, 0}},
    {kThree, kLost, "tarot.dealt_for_another", "player=Beto; found=play", kMisdeal, "void", {}, "deal"},
    {kThree, kDealt, "tarot.turned_up", "player=Caro; high=yes", kMisdeal, "again", {0, 0, 0}},
    {kThree, kDealt, "tarot.turned_up", "player=Caro; high=no", kMisdeal, "play_on", {0, 0, 0}},
    {kThree, kDealt, "tarot.turned_up", "player=Caro", kMisdeal, "again", {0, 0, 0}},
    {kThree, kDealt, "tarot.wrong_dealer", "player=Beto; right=Caro; dealt=no", kWrongDealer, "again", {0, 0, 0}},
    {kThree, kDone, "tarot.wrong_dealer", "player=Beto; right=Caro; dealt=yes; deal=counted", kWrongDealer, "stands", {132, -66, -66}},
    {kThree, kDealt, "tarot.wrong_dealer", "player=Beto; right=Caro", kWrongDealer, "stands", {0, 0, 0}},
    {kThree, kDealt, "tarot.wrong_dealer", "player=Beto; right=Caro", kWrongDealer, "again", {0, 0, 0}},
    {kThree, kDone, "tarot.wrong_dealer", "player=Beto; right=Ana; dealt=no; deal=present", kWrongDealer, "again", {132, -66, -66}},
    {kThree, kDone, "tarot.wrong_dealer", "player=Beto; right=Ana; dealt=yes; deal=present", kWrongDealer, "stands_unopened", {132, -66, -66}},
    {kThree, kDone, "tarot.wrong_dealer", "player=Beto; right=Caro; deal=counted", kWrongDealer, "stands", {132, -66, -66}},
    {kThree, kDealt, "tarot.cut_card", "player=Beto", kCutCard, "opposite", {0, 0, 0}},
    {kThree, kNothing, "tarot.cut_card", "player=Beto", kCutCard, "opposite", {0, 0, 0}},
    // The discard: a wrong size may be put right until the first card (rules p. 6), then the faux écart (Code p. 6).
    {kThree, kTaken, "tarot.discard_size", "size=more; played=no", "tarot.discard.final", "again", {0, 0, 0}},
    {kThree, kDiscarded, "tarot.discard_size", "size=more; played=no", "tarot.discard.final", "again_struck", {0, 0, 0}},
    {kThree, kTaken, "tarot.discard_forbidden", "game=no; played=no", "tarot.discard", "again", {0, 0, 0}},
    {kThree, kDiscarded, "tarot.discard_forbidden", "game=no; played=no", "tarot.discard", "again_struck", {0, 0, 0}},
    {kThree, kTaken, "tarot.discard_forbidden", "played=no", "tarot.discard.final", "again", {0, 0, 0}},
    {kThree, kDiscarded, "tarot.discard_forbidden", "played=no", "tarot.discard.final", "again_struck", {0, 0, 0}},
    {kThree, kDone, "tarot.discard_size", "size=more; still=yes; deal=counted", kDiscard, "void", {0, 0, 0}},
    {kThree, kDone, "tarot.discard_size", "size=more; still=yes; deal=counted", kDiscard, "void_points", {-100, 0, 0}, "", "tournament", 0},
    // 39 of 49 points are left, two short of 41: (25 + 2) x 2 to each. 32 of 35 are left, nine short: (25 +
    // 9) x 2.
    {kThree, kDone, "tarot.discard_size", "size=more; deal=counted", kDiscard, "look", {132, -66, -66}},
    {kThree, kDone, "tarot.discard_size", "size=more; still=no; points=39; deal=counted", kDiscard, "recounted", {-108, 54, 54}},
    {kThree, kDone, "tarot.discard_size", "size=more; still=no; deal=counted", kDiscard, "recounted", {}, "points"},
    {kThree, kLost, "tarot.discard_size", "size=more; points=32; deal=counted", kDiscard, "recounted", {-136, 68, 68}},
    {kThree, kLost, "tarot.discard_size", "size=more; points=32; deal=counted", kDiscard, "recounted_points", {-236, 68, 68}, "", "tournament", 0},
    {kThree, kPlay, "tarot.discard_size", "size=more; made=no", kDiscard, "counts_card", {0, 0, 0}},
    {kThree, kPlay, "tarot.discard_size", "size=more; made=no", kDiscard, "counts_points", {-100, 0, 0}, "", "tournament", 0},
    {kThree, kDone, "tarot.discard_size", "size=fewer; deal=counted", kDiscard, "void", {0, 0, 0}},
    {kThree, kDone, "tarot.discard_size", "size=fewer; deal=counted", kDiscard, "void_points", {-100, 0, 0}, "", "tournament", 0},
    {kThree, kLost, "tarot.discard_size", "size=fewer; deal=counted", kDiscard, "counts", {-124, 62, 62}},
    {kThree, kLost, "tarot.discard_size", "size=fewer; deal=counted", kDiscard, "counts_points", {-224, 62, 62}, "", "tournament", 0},
    {kThree, kLostPetit, "tarot.discard_size", "size=fewer; deal=counted", kDiscard, "no_petit", {-124, 62, 62}},
    {kThree, kLostPetit, "tarot.discard_size", "size=fewer; deal=counted", kDiscard, "no_petit_points", {-224, 62, 62}, "", "tournament", 0},
    {kThree, kPlay, "tarot.discard_size", "size=fewer; played=yes", kDiscard, "play_on", {0, 0, 0}},
    {kThree, kTaken, "tarot.discard_size", "size=fewer", "tarot.discard.final", "again", {0, 0, 0}},
    {kThree, kDiscarded, "tarot.discard_size", "size=fewer", "tarot.discard.final", "again_struck", {0, 0, 0}},
    {kThree, kTaken, "tarot.discard_size", "size=fewer", "tarot.discard.final", "play_on", {0, 0, 0}},
    {kThree, kDone, "tarot.discard_forbidden", "game=yes; deal=counted", kPastMending, "void", {0, 0, 0}},
    {kThree, kDone, "tarot.discard_forbidden", "game=yes; deal=counted", kPastMending, "void_points", {-100, 0, 0}, "", "tournament", 0},
    {kThree, kLost, "tarot.discard_forbidden", "game=yes; deal=counted", kPastMending, "counts", {-124, 62, 62}},
    {kThree, kLost, "tarot.discard_forbidden", "game=yes; deal=counted", kPastMending, "counts_points", {-224, 62, 62}, "", "tournament", 0},
    {kThree, kPlay, "tarot.discard_forbidden", "game=yes", kPastMending, "play_on", {0, 0, 0}},
    // A wrong number of cards in the play (p. 7): that side cannot win the deal.
    {kThree, kLost, "tarot.hand_size", "player=Beto; deal=counted", kCardCount, "void", {0, 0, 0}},
    {kThree, kLost, "tarot.hand_size", "player=Beto; deal=counted", kCardCount, "void_points", {0, -100, 0}, "", "tournament", 0},
    {kThree, kDone, "tarot.hand_size", "player=Beto; deal=counted", kCardCount, "counts", {132, -66, -66}},
    {kThree, kDone, "tarot.hand_size", "player=Beto; deal=counted", kCardCount, "counts_points", {132, -166, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.hand_size", "player=Ana; deal=counted", kPastMending, "void", {0, 0, 0}},
    {kThree, kDone, "tarot.hand_size", "player=Ana; deal=counted", kPastMending, "void_points", {-100, 0, 0}, "", "tournament", 0},
    {kThree, kLost, "tarot.hand_size", "player=Ana; deal=counted", kPastMending, "counts", {-124, 62, 62}},
    {kThree, kLost, "tarot.hand_size", "player=Ana; deal=counted", kPastMending, "counts_points", {-224, 62, 62}, "", "tournament", 0},
    {kThree, kPlay, "tarot.hand_size", "player=Beto", kCardCount, "play_on", {0, 0, 0}},
    {kThree, kLost, "tarot.dog_seen", "player=Beto; who=defence; deal=counted", kDogSeen, "void", {0, 0, 0}},
    {kThree, kLost, "tarot.dog_seen", "player=Beto; who=defence; deal=counted", kDogSeen, "void_points", {0, -100, 0}, "", "tournament", 0},
    {kThree, kDone, "tarot.dog_seen", "player=Beto; who=defence; deal=counted", kDogSeen, "counts", {132, -66, -66}},
    {kThree, kDone, "tarot.dog_seen", "player=Beto; who=defence; deal=counted", kDogSeen, "counts_points", {132, -166, -66}, "", "tournament", 0},
    {kThree, kLost, "tarot.dog_seen", "player=Beto; who=asker; deal=counted", kDogSeenTaker, "counts", {-124, 62, 62}},
    {kThree, kLost, "tarot.dog_seen", "player=Beto; who=asker; deal=counted", kDogSeenTaker, "counts_points", {-124, -38, 62}, "", "tournament", 0},
    {kThree, kPlay, "tarot.dog_seen", "player=Beto", kDogSeen, "play_on", {0, 0, 0}},
    {kThree, kDone, "tarot.hand_thrown", "player=Beto; deal=counted", kThrownIn, "counts", {132, -66, -66}},
    {kThree, kLost, "tarot.hand_thrown", "player=Beto; deal=counted", kThrownIn, "void", {0, 0, 0}},
    {kThree, kPlay, "tarot.hand_thrown", "player=Beto", kThrownIn, "play_on", {0, 0, 0}},
    {kThree, kHigh, "tarot.high_bid_refused", "plays=yes; played=no", kRefused, "plays", {0, 0, 0}},
    {kThree, kHighAlone, "tarot.high_bid_refused", "player=Ana; bid=garde; plays=yes; played=no", kRefused, "plays_own", {0, 0, 0}},
    {kThree, kHighAlone, "tarot.high_bid_refused", "player=Ana; plays=yes; played=no", kRefused, "plays_own", {}, "bid"},
    {kThree, kHigh, "tarot.high_bid_refused", "plays=no; played=no", kRefused, "void", {0, 0, 0}},
    {kThree, kHigh, "tarot.high_bid_refused", "", kRefused, "ask", {0, 0, 0}},
    {kThree, kHighDone, "tarot.high_bid_refused", "plays=yes; deal=counted", kRefused, "counts", {-132, 264, -132}},
    {kThree, kHighDone, "tarot.high_bid_refused", "plays=no; deal=counted", kRefused, "void", {0, 0, 0}},
    {kThree, kDone, "tarot.high_bid_refused", "player=Beto; plays=no; played=no; deal=present", kRefused, "void", {132, -66, -66}},
    // Poignées (p. 8). Shown by Beto of the defence, or by Ana, the taker.
    // The deal is over: what is not known is not played out any more.
    {kFive, kFiveShown, "tarot.poignee_time", "deal=counted", kPoignee, "stands", {172, -86, 86, -86, -86}},
    {kFive, kFiveShown, "tarot.poignee_time", "player=Ana; deal=counted", kPoignee, "stands", {172, -86, 86, -86, -86}},
    {kFive, kFiveShown, "tarot.poignee_too_many", "deal=counted", kPoignee, "stands", {172, -86, 86, -86, -86}},
    {kFive, kFiveShown, "tarot.poignee_excuse", "deal=counted", kPoignee, "stands", {172, -86, 86, -86, -86}},
    {kFive, kFiveShown, "tarot.discard_size", "played=yes; deal=counted", "tarot.arbiter.discard", "stands", {172, -86, 86, -86, -86}},
    {kFive, kFiveShown, "tarot.hand_size", "deal=counted", "tarot.arbiter.card_count", "stands", {172, -86, 86, -86, -86}},
    {kFive, kFiveShown, "tarot.dog_seen", "deal=counted", "tarot.arbiter.dog_seen", "stands", {172, -86, 86, -86, -86}},
    // Nor is what hangs on a card, a hand or the dealing.
    {kThree, kDone, "tarot.revoke", "deal=counted", kRevoke, "stands", {132, -66, -66}},
    {kThree, kDone, "tarot.revoke", "deal=counted", kRevoke, "void", {0, 0, 0}},
    {kThree, kNext, "tarot.revoke", "deal=counted", kRevoke, "void", {0, 0, 0}},
    {kThree, kDone, "tarot.revoke", "covered=yes; deal=counted", kPastMending, "stands", {132, -66, -66}},
    {kThree, kDone, "tarot.exposed_card", "deal=counted", kExposed, "stands", {132, -66, -66}},
    {kThree, kDone, "tarot.exposed_card", "player=Beto; deal=counted", kExposed, "stands", {132, -66, -66}},
    {kFive, kFiveDone, "tarot.exposed_card", "player=Caro; important=no; deal=counted", "not printed", "stands", {132, -66, 66, -66, -66}},
    {kThree, kSec, "tarot.exposed_card", "player=Beto; camp=defence; important=yes; deal=counted", kPastMending, "stands", {0, 0, 0}},
    {kThree, kDone, "tarot.misdeal", "deal=counted", kMisdeal, "stands", {132, -66, -66}},
    {kThree, kDone, "tarot.misdeal", "deal=counted", kMisdeal, "void", {0, 0, 0}},
    {kThree, kSec, "tarot.misdeal", "found=play; deal=counted", kMisdeal, "stands", {0, 0, 0}},
    {kThree, kDone, "tarot.dealt_for_another", "player=Beto; deal=counted", kMisdeal, "stands", {132, -66, -66}},
    {kThree, kDone, "tarot.dealt_for_another", "player=Beto; deal=counted", kMisdeal, "void", {0, 0, 0}},
    {kThree, kSec, "tarot.dealt_for_another", "player=Beto; found=play; deal=counted", kMisdeal, "stands", {0, 0, 0}},
    {kThree, kSec, "tarot.discard_size", "deal=counted", "tarot.discard.final", "stands", {0, 0, 0}},
    {kThree, kSec, "tarot.discard_forbidden", "game=no; deal=counted", "tarot.discard.final", "stands", {0, 0, 0}},
    {kThree, kSec, "tarot.discard_forbidden", "game=yes; deal=counted", kPastMending, "stands", {0, 0, 0}},
    {kThree, kDone, "tarot.poignee_incomplete", "fixable=no; deal=counted", kPoignee, "stands", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_incomplete", "deal=counted", kPoignee, "stands", {132, -66, -66}},
    {kThree, kSec, "tarot.hand_thrown", "player=Beto; deal=counted", kThrownIn, "stands", {0, 0, 0}},
    {kFive, kFiveShown, "tarot.poignee_time", "player=Caro; time=other; deal=counted", "not printed", "warn", {172, -86, 86, -86, -86}},
    {kFive, kFiveShown, "tarot.poignee_time", "player=Caro; time=other; deal=counted", "not printed", "struck", {132, -66, 66, -66, -66}},
    {kFive, kFivePlay, "tarot.poignee_time", "player=Caro; time=other; size=simple; camp=attack; partner=yes", "not printed", "entered", {0, 0, 0, 0, 0}},
    {kFive, kFivePlay, "tarot.poignee_time", "player=Caro; time=other; camp=attack; partner=yes", "not printed", "not_entered", {0, 0, 0, 0, 0}},
    {kFive, kFiveDone, "tarot.poignee_time", "player=Caro; time=other; size=simple; deal=counted", "not printed", "entered_before", {172, -86, 86, -86, -86}},
    {kFive, kFiveDone, "tarot.poignee_time", "player=Caro; time=other; deal=counted", "not printed", "not_entered", {132, -66, 66, -66, -66}},
    {kFive, kFiveDone, "tarot.poignee_time", "player=Caro; time=other; size=simple; deal=present; camp=attack; partner=yes", "not printed", "with_deal", {132, -66, 66, -66, -66}},
    {kFive, kFiveShown, "tarot.poignee_time", "player=Caro; time=early; deal=counted", "not printed", "warn", {172, -86, 86, -86, -86}},
    {kFive, kFiveShown, "tarot.poignee_time", "player=Caro; time=early; deal=counted", "not printed", "struck", {132, -66, 66, -66, -66}},
    {kFive, kFivePlay, "tarot.poignee_time", "player=Caro; time=early; size=simple; camp=attack; partner=yes", "not printed", "entered", {0, 0, 0, 0, 0}},
    {kFive, kFivePlay, "tarot.poignee_time", "player=Caro; time=early; camp=attack; partner=yes", "not printed", "not_entered", {0, 0, 0, 0, 0}},
    {kFive, kFiveDone, "tarot.poignee_time", "player=Caro; time=early; size=simple; deal=counted", "not printed", "entered_before", {172, -86, 86, -86, -86}},
    {kFive, kFiveDone, "tarot.poignee_time", "player=Caro; time=early; deal=counted", "not printed", "not_entered", {132, -66, 66, -66, -66}},
    {kFive, kFiveDone, "tarot.poignee_time", "player=Caro; time=early; size=simple; deal=present; camp=attack; partner=yes", "not printed", "with_deal", {132, -66, 66, -66, -66}},
    {kFive, kFiveShown, "tarot.poignee_incomplete", "player=Caro; fixable=no; deal=counted", "not printed", "warn", {172, -86, 86, -86, -86}},
    {kFive, kFiveShown, "tarot.poignee_incomplete", "player=Caro; fixable=no; deal=counted", "not printed", "struck", {132, -66, 66, -66, -66}},
    {kFive, kFivePlay, "tarot.poignee_incomplete", "player=Caro; fixable=no; size=simple; camp=attack; partner=yes", "not printed", "entered", {0, 0, 0, 0, 0}},
    {kFive, kFivePlay, "tarot.poignee_incomplete", "player=Caro; fixable=no; camp=attack; partner=yes", "not printed", "not_entered", {0, 0, 0, 0, 0}},
    {kFive, kFiveDone, "tarot.poignee_incomplete", "player=Caro; fixable=no; size=simple; deal=counted", "not printed", "entered_before", {172, -86, 86, -86, -86}},
    {kFive, kFiveDone, "tarot.poignee_incomplete", "player=Caro; fixable=no; deal=counted", "not printed", "not_entered", {132, -66, 66, -66, -66}},
    {kFive, kFiveDone, "tarot.poignee_incomplete", "player=Caro; fixable=no; size=simple; deal=present; camp=attack; partner=yes", "not printed", "with_deal", {132, -66, 66, -66, -66}},
    {kFive, kFiveShown, "tarot.poignee_too_many", "player=Caro; deal=counted", "not printed", "warn", {172, -86, 86, -86, -86}},
    {kFive, kFiveShown, "tarot.poignee_too_many", "player=Caro; deal=counted", "not printed", "struck", {132, -66, 66, -66, -66}},
    {kFive, kFivePlay, "tarot.poignee_too_many", "player=Caro; size=simple; camp=attack; partner=yes", "not printed", "entered", {0, 0, 0, 0, 0}},
    {kFive, kFivePlay, "tarot.poignee_too_many", "player=Caro; camp=attack; partner=yes", "not printed", "not_entered", {0, 0, 0, 0, 0}},
    {kFive, kFiveDone, "tarot.poignee_too_many", "player=Caro; size=simple; deal=counted", "not printed", "entered_before", {172, -86, 86, -86, -86}},
    {kFive, kFiveDone, "tarot.poignee_too_many", "player=Caro; deal=counted", "not printed", "not_entered", {132, -66, 66, -66, -66}},
    {kFive, kFiveDone, "tarot.poignee_too_many", "player=Caro; size=simple; deal=present; camp=attack; partner=yes", "not printed", "with_deal", {132, -66, 66, -66, -66}},
    {kThree, kShownB, "tarot.poignee_incomplete", "player=Beto; fixable=yes", kPoignee, "warn", {0, 0, 0}},
    {kThree, kShownB, "tarot.poignee_incomplete", "player=Beto; fixable=yes", kPoignee, "warn", {0, 0, 0}, "", "tournament", 0},
    {kThree, kShownB, "tarot.poignee_incomplete", "player=Beto; fixable=yes", kPoignee, "warn", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kShownB, "tarot.poignee_incomplete", "player=Beto; fixable=yes", kPoignee, "points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple", kPoignee, "entered", {0, 0, 0}},
    {kThree, kPlay, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple", kPoignee, "entered", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple", kPoignee, "entered", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple", kPoignee, "entered_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple; deal=counted", kPoignee, "entered_before_points", {172, -186, -86}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple; deal=present", kPoignee, "with_deal", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple; deal=present", kPoignee, "with_deal", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple; deal=present", kPoignee, "with_deal", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=yes; size=simple; deal=present", kPoignee, "with_deal_points", {132, -166, -66}, "", "tournament", 1},
    {kThree, kDoneA, "tarot.poignee_incomplete", "player=Ana; fixable=no; deal=counted", kPoignee, "struck", {132, -66, -66}},
    {kThree, kDoneA, "tarot.poignee_incomplete", "player=Ana; fixable=no; deal=counted", kPoignee, "struck", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDoneA, "tarot.poignee_incomplete", "player=Ana; fixable=no; deal=counted", kPoignee, "struck", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDoneA, "tarot.poignee_incomplete", "player=Ana; fixable=no; deal=counted", kPoignee, "struck_points", {32, -66, -66}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Ana; fixable=no; deal=counted", kPoignee, "not_entered", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Ana; fixable=no; deal=counted", kPoignee, "not_entered", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Ana; fixable=no; deal=counted", kPoignee, "not_entered", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Ana; fixable=no; deal=counted", kPoignee, "not_entered_points", {32, -66, -66}, "", "tournament", 1},
    {kThree, kDoneB, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "struck", {132, -66, -66}},
    {kThree, kDoneB, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "struck", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDoneB, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "struck", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDoneB, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "struck_points", {132, -166, -66}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "not_entered", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "not_entered", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "not_entered", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "not_entered_points", {132, -166, -66}, "", "tournament", 1},
    {kThree, kLostB, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "void", {0, 0, 0}},
    {kThree, kLostB, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "void", {0, 0, 0}, "", "tournament", 0},
    {kThree, kLostB, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "void", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kLostB, "tarot.poignee_incomplete", "player=Beto; fixable=no; deal=counted", kPoignee, "void_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kShownB, "tarot.poignee_incomplete", "player=Beto; fixable=no", kPoignee, "not_counted", {0, 0, 0}},
    {kThree, kPlay, "tarot.poignee_incomplete", "player=Beto; fixable=no", kPoignee, "play_on", {0, 0, 0}},
    {kThree, kShownB, "tarot.poignee_incomplete", "player=Beto", kPoignee, "look", {0, 0, 0}},
    {kThree, kDoneA, "tarot.poignee_too_many", "player=Ana; deal=counted", kPoignee, "counts", {172, -86, -86}},
    {kThree, kPlay, "tarot.poignee_too_many", "player=Ana; size=simple", kPoignee, "counts_entered", {0, 0, 0}},
    {kThree, kDone, "tarot.poignee_too_many", "player=Ana; size=simple; deal=counted", kPoignee, "counts_entered_before", {172, -86, -86}},
    {kThree, kDone, "tarot.poignee_too_many", "player=Ana; deal=present; camp=attack", kPoignee, "counts_with_deal", {132, -66, -66}},
    {kThree, kDoneB, "tarot.poignee_too_many", "player=Beto; size=simple; deal=counted", kPoignee, "warn", {172, -86, -86}},
    {kThree, kDoneB, "tarot.poignee_too_many", "player=Beto; size=simple; deal=counted", kPoignee, "warn", {172, -86, -86}, "", "tournament", 0},
    {kThree, kDoneB, "tarot.poignee_too_many", "player=Beto; size=simple; deal=counted", kPoignee, "warn", {172, -86, -86}, "", "kitchen", 3},
    {kThree, kDoneB, "tarot.poignee_too_many", "player=Beto; size=simple; deal=counted", kPoignee, "points", {172, -186, -86}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_too_many", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}},
    {kThree, kDone, "tarot.poignee_too_many", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_too_many", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_too_many", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before_points", {172, -186, -86}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_too_many", "player=Beto; size=simple; size=simple; deal=present; camp=defence; made=yes", kPoignee, "with_deal", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_too_many", "player=Beto; size=simple; size=simple; deal=present; camp=defence; made=yes", kPoignee, "with_deal", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_too_many", "player=Beto; size=simple; size=simple; deal=present; camp=defence; made=yes", kPoignee, "with_deal", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_too_many", "player=Beto; size=simple; size=simple; deal=present; camp=defence; made=yes", kPoignee, "with_deal_points", {132, -166, -66}, "", "tournament", 1},
    {kThree, kLostB, "tarot.poignee_too_many", "player=Beto; deal=counted", kPoignee, "void", {0, 0, 0}},
    {kThree, kLostB, "tarot.poignee_too_many", "player=Beto; deal=counted", kPoignee, "void", {0, 0, 0}, "", "tournament", 0},
    {kThree, kLostB, "tarot.poignee_too_many", "player=Beto; deal=counted", kPoignee, "void", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kLostB, "tarot.poignee_too_many", "player=Beto; deal=counted", kPoignee, "void_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kShownB, "tarot.poignee_too_many", "player=Beto", kPoignee, "play_on", {0, 0, 0}},
    {kThree, kPlay, "tarot.poignee_too_many", "player=Beto; size=simple", kPoignee, "enter_late", {0, 0, 0}},
    {kThree, kDone, "tarot.poignee_too_many", "player=Beto; deal=present", kPoignee, "play_with_deal", {132, -66, -66}},
    {kThree, kShownB, "tarot.poignee_time", "player=Beto; time=covered", kPoignee, "warn", {0, 0, 0}},
    {kThree, kShownB, "tarot.poignee_time", "player=Beto; time=covered", kPoignee, "warn", {0, 0, 0}, "", "tournament", 0},
    {kThree, kShownB, "tarot.poignee_time", "player=Beto; time=covered", kPoignee, "warn", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kShownB, "tarot.poignee_time", "player=Beto; time=covered", kPoignee, "points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.poignee_time", "player=Beto; time=covered; size=simple", kPoignee, "entered", {0, 0, 0}},
    {kThree, kPlay, "tarot.poignee_time", "player=Beto; time=covered; size=simple", kPoignee, "entered", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.poignee_time", "player=Beto; time=covered; size=simple", kPoignee, "entered", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.poignee_time", "player=Beto; time=covered; size=simple", kPoignee, "entered_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=covered; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=covered; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=covered; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=covered; size=simple; deal=counted", kPoignee, "entered_before_points", {172, -186, -86}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=covered; size=simple; deal=present", kPoignee, "with_deal", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=covered; size=simple; deal=present", kPoignee, "with_deal", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=covered; size=simple; deal=present", kPoignee, "with_deal", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=covered; size=simple; deal=present", kPoignee, "with_deal_points", {132, -166, -66}, "", "tournament", 1},
    {kThree, kDoneA, "tarot.poignee_time", "player=Ana; time=early; deal=counted", kPoignee, "counts", {172, -86, -86}},
    {kThree, kPlay, "tarot.poignee_time", "player=Ana; time=early; size=simple", kPoignee, "counts_entered", {0, 0, 0}},
    {kThree, kDone, "tarot.poignee_time", "player=Ana; time=early; size=simple; deal=counted", kPoignee, "counts_entered_before", {172, -86, -86}},
    {kThree, kShownA, "tarot.poignee_time", "player=Ana; time=other; made=yes", kPoignee, "struck", {0, 0, 0}},
    {kThree, kShownA, "tarot.poignee_time", "player=Ana; time=other; made=yes", kPoignee, "struck_points", {-100, 0, 0}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_time", "player=Ana; time=early; deal=present; camp=attack", kPoignee, "counts_with_deal", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; deal=present", kPoignee, "play_with_deal", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_excuse", "player=Beto; deal=present", kPoignee, "play_with_deal", {132, -66, -66}},
    {kThree, kNext, "tarot.poignee_time", "player=Ana; time=early; size=simple; deal=counted", kPoignee, "counts_entered_before", {172, -86, -86}},
    {kThree, kDoneA, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "struck", {132, -66, -66}},
    {kThree, kDoneA, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "struck", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDoneA, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "struck", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDoneA, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "struck_points", {32, -66, -66}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "not_entered", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "not_entered", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "not_entered", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "not_entered_points", {32, -66, -66}, "", "tournament", 1},
    {kThree, kLostA, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "warn", {-164, 82, 82}},
    {kThree, kLostA, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "warn", {-164, 82, 82}, "", "tournament", 0},
    {kThree, kLostA, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "warn", {-164, 82, 82}, "", "kitchen", 3},
    {kThree, kLostA, "tarot.poignee_time", "player=Ana; time=other; deal=counted", kPoignee, "points", {-264, 82, 82}, "", "tournament", 1},
    {kThree, kLost, "tarot.poignee_time", "player=Ana; time=other; size=simple; deal=counted", kPoignee, "entered_before", {-164, 82, 82}},
    {kThree, kLost, "tarot.poignee_time", "player=Ana; time=other; size=simple; deal=counted", kPoignee, "entered_before", {-164, 82, 82}, "", "tournament", 0},
    {kThree, kLost, "tarot.poignee_time", "player=Ana; time=other; size=simple; deal=counted", kPoignee, "entered_before", {-164, 82, 82}, "", "kitchen", 3},
    {kThree, kLost, "tarot.poignee_time", "player=Ana; time=other; size=simple; deal=counted", kPoignee, "entered_before_points", {-264, 82, 82}, "", "tournament", 1},
    {kThree, kDoneB, "tarot.poignee_time", "player=Beto; time=other; deal=counted", kPoignee, "warn", {172, -86, -86}},
    {kThree, kDoneB, "tarot.poignee_time", "player=Beto; time=other; deal=counted", kPoignee, "warn", {172, -86, -86}, "", "tournament", 0},
    {kThree, kDoneB, "tarot.poignee_time", "player=Beto; time=other; deal=counted", kPoignee, "warn", {172, -86, -86}, "", "kitchen", 3},
    {kThree, kDoneB, "tarot.poignee_time", "player=Beto; time=other; deal=counted", kPoignee, "points", {172, -186, -86}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=other; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=other; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=other; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=other; size=simple; deal=counted", kPoignee, "entered_before_points", {172, -186, -86}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=other; size=simple; deal=present; made=yes; camp=defence", kPoignee, "with_deal", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=other; size=simple; deal=present; made=yes; camp=defence", kPoignee, "with_deal", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=other; size=simple; deal=present; made=yes; camp=defence", kPoignee, "with_deal", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_time", "player=Beto; time=other; size=simple; deal=present; made=yes; camp=defence", kPoignee, "with_deal_points", {132, -166, -66}, "", "tournament", 1},
    {kThree, kLostB, "tarot.poignee_time", "player=Beto; time=other; deal=counted", kPoignee, "void", {0, 0, 0}},
    {kThree, kLostB, "tarot.poignee_time", "player=Beto; time=other; deal=counted", kPoignee, "void", {0, 0, 0}, "", "tournament", 0},
    {kThree, kLostB, "tarot.poignee_time", "player=Beto; time=other; deal=counted", kPoignee, "void", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kLostB, "tarot.poignee_time", "player=Beto; time=other; deal=counted", kPoignee, "void_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kShownB, "tarot.poignee_time", "player=Beto; time=other", kPoignee, "play_on", {0, 0, 0}},
    {kThree, kPlay, "tarot.poignee_time", "player=Beto; time=other; size=simple", kPoignee, "enter_late", {0, 0, 0}},
    {kThree, kLostB, "tarot.poignee_excuse", "player=Beto; deal=counted", kPoignee, "void", {0, 0, 0}},
    {kThree, kLostB, "tarot.poignee_excuse", "player=Beto; deal=counted", kPoignee, "void", {0, 0, 0}, "", "tournament", 0},
    {kThree, kLostB, "tarot.poignee_excuse", "player=Beto; deal=counted", kPoignee, "void", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kLostB, "tarot.poignee_excuse", "player=Beto; deal=counted", kPoignee, "void_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kDoneB, "tarot.poignee_excuse", "player=Beto; size=simple; deal=counted", kPoignee, "warn", {172, -86, -86}},
    {kThree, kDoneB, "tarot.poignee_excuse", "player=Beto; size=simple; deal=counted", kPoignee, "warn", {172, -86, -86}, "", "tournament", 0},
    {kThree, kDoneB, "tarot.poignee_excuse", "player=Beto; size=simple; deal=counted", kPoignee, "warn", {172, -86, -86}, "", "kitchen", 3},
    {kThree, kDoneB, "tarot.poignee_excuse", "player=Beto; size=simple; deal=counted", kPoignee, "points", {172, -186, -86}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_excuse", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}},
    {kThree, kDone, "tarot.poignee_excuse", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_excuse", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_excuse", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before_points", {172, -186, -86}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_excuse", "player=Beto; size=simple; size=simple; deal=present; won=no", kPoignee, "with_deal", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_excuse", "player=Beto; size=simple; size=simple; deal=present; won=no", kPoignee, "with_deal", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_excuse", "player=Beto; size=simple; size=simple; deal=present; won=no", kPoignee, "with_deal", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_excuse", "player=Beto; size=simple; size=simple; deal=present; won=no", kPoignee, "with_deal_points", {132, -166, -66}, "", "tournament", 1},
    {kThree, kShownB, "tarot.poignee_excuse", "player=Beto", kPoignee, "play_on", {0, 0, 0}},
    {kThree, kPlay, "tarot.poignee_excuse", "player=Beto; size=simple", kPoignee, "enter_late", {0, 0, 0}},
    {kThree, kPlay, "tarot.poignee_excuse", "player=Beto; won=no; size=simple", kPoignee, "entered", {0, 0, 0}},
    {kThree, kPlay, "tarot.poignee_excuse", "player=Beto; won=no; size=simple", kPoignee, "entered", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.poignee_excuse", "player=Beto; won=no; size=simple", kPoignee, "entered", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.poignee_excuse", "player=Beto; won=no; size=simple", kPoignee, "entered_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.poignee_too_many", "player=Beto; made=yes; size=simple", kPoignee, "entered", {0, 0, 0}},
    {kThree, kPlay, "tarot.poignee_too_many", "player=Beto; made=yes; size=simple", kPoignee, "entered", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.poignee_too_many", "player=Beto; made=yes; size=simple", kPoignee, "entered", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.poignee_too_many", "player=Beto; made=yes; size=simple", kPoignee, "entered_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kShownB, "tarot.poignee_order", "player=Beto; size=simple", kPoignee, "warn", {0, 0, 0}},
    {kThree, kShownB, "tarot.poignee_order", "player=Beto; size=simple", kPoignee, "warn", {0, 0, 0}, "", "tournament", 0},
    {kThree, kShownB, "tarot.poignee_order", "player=Beto; size=simple", kPoignee, "warn", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kShownB, "tarot.poignee_order", "player=Beto; size=simple", kPoignee, "points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.poignee_order", "player=Beto; size=simple; size=simple", kPoignee, "entered", {0, 0, 0}},
    {kThree, kPlay, "tarot.poignee_order", "player=Beto; size=simple; size=simple", kPoignee, "entered", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.poignee_order", "player=Beto; size=simple; size=simple", kPoignee, "entered", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.poignee_order", "player=Beto; size=simple; size=simple", kPoignee, "entered_points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_order", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}},
    {kThree, kDone, "tarot.poignee_order", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_order", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before", {172, -86, -86}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_order", "player=Beto; size=simple; size=simple; deal=counted", kPoignee, "entered_before_points", {172, -186, -86}, "", "tournament", 1},
    {kThree, kDone, "tarot.poignee_order", "player=Beto; size=simple; size=simple; deal=present", kPoignee, "with_deal", {132, -66, -66}},
    {kThree, kDone, "tarot.poignee_order", "player=Beto; size=simple; size=simple; deal=present", kPoignee, "with_deal", {132, -66, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.poignee_order", "player=Beto; size=simple; size=simple; deal=present", kPoignee, "with_deal", {132, -66, -66}, "", "kitchen", 3},
    {kThree, kDone, "tarot.poignee_order", "player=Beto; size=simple; size=simple; deal=present", kPoignee, "with_deal_points", {132, -166, -66}, "", "tournament", 1},
    // Conduct (p. 6, 7): penalty points in tournaments only.
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=admitted", kConduct, "warn", {0, 0, 0}},
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=admitted", kConduct, "warn", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=admitted", kConduct, "warn", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=admitted", kConduct, "points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=bid", kConduct, "warn", {0, 0, 0}},
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=bid", kConduct, "warn", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=bid", kConduct, "warn", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=bid", kConduct, "points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=excuse", kConduct, "nothing", {0, 0, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=unproved", kConduct, "nothing", {0, 0, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.hesitation", "player=Beto; what=thought", kConduct, "nothing", {0, 0, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.hesitation", "player=Beto", kConduct, "warn", {0, 0, 0}, "", "tournament", 1},
    {kThree, kDealt, "tarot.touched_cards", "player=Beto", kTouched, "warn", {0, 0, 0}},
    {kThree, kDealt, "tarot.touched_cards", "player=Beto", kTouched, "warn", {0, 0, 0}, "", "tournament", 0},
    {kThree, kDealt, "tarot.touched_cards", "player=Beto", kTouched, "warn", {0, 0, 0}, "", "kitchen", 3},
    {kThree, kDealt, "tarot.touched_cards", "player=Beto", kTouched, "points", {0, -100, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.slow_play", "player=Beto", kSlowPlay, "points_200", {0, -200, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.slow_play", "player=Beto", kSlowPlay, "points", {0, -100, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.slow_play", "player=Beto", kSlowPlay, "warn", {0, 0, 0}},
    {kThree, kPlay, "tarot.smoking", "player=Beto", kSmoking, "points", {0, -100, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.smoking", "player=Beto", kSmoking, "warn", {0, 0, 0}, "", "club", 2},
    {kThree, kPlay, "tarot.conduct", "player=Beto; what=words", kConduct, "warn", {0, 0, 0}},
    {kThree, kDone, "tarot.conduct", "player=Beto; what=kamikaze; deal=counted", kConduct, "void", {0, 0, 0}},
    {kThree, kDone, "tarot.conduct", "player=Beto; what=kamikaze; deal=present", kConduct, "void", {132, -66, -66}},
    {kThree, kNext, "tarot.conduct", "player=Beto; what=words; deal=counted", kConduct, "void", {0, 0, 0}},
    {kThree, kPlay, "tarot.conduct", "player=Beto; what=manner", kConduct, "points", {0, -100, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.conduct", "player=Beto; what=words", kConduct, "out", {0, 0, 0}, "", "tournament", 0},
    {kThree, kPlay, "tarot.drunk", "player=Beto", kConduct, "out", {0, 0, 0}, "", "tournament", 1},
    {kThree, kPlay, "tarot.drunk", "player=Beto", kConduct, "warn", {0, 0, 0}, "", "club", 1},
    {kThree, kPlay, "tarot.settled_alone", "player=Beto", kCalled, "warn", {0, 0, 0}},
    {kThree, kPlay, "tarot.settled_alone", "player=Beto", kCalled, "stands", {0, 0, 0}},
    {kThree, kPlay, "tarot.mended", "player=Beto", "tarot.arbiter.mended", "warn", {0, 0, 0}, "", "tournament", 1},
    // The count corrected: both counts stay in the log. 49 and two bouts become 45: (25 + 4) x 2 = 58.
    {kThree, kPlay, "tarot.claimed", "player=Beto", kSpread, "worst", {0, 0, 0}},
    {kThree, kDone, "tarot.claimed", "player=Beto; points=45; deal=counted", kSpread, "worst_counted", {116, -58, -58}},
    {kThree, kDone, "tarot.claimed", "player=Beto; deal=counted", kSpread, "worst_counted", {}, "points", "club", 0},
    {kThree, kDone, "tarot.points_back", "player=Beto; points=45; bouts=2; deal=counted", kGains, "given_back", {116, -58, -58}},
    // Three and five players have half points. The half goes to the winning side: 44.5 is 4 above, 40.5 is 1
    // below.
    {kThree, kDone, "tarot.claimed", "player=Beto; points=44.5; deal=counted", kSpread, "worst_counted", {116, -58, -58}},
    {kThree, kDone, "tarot.points_back", "player=Ana; points=40,5; bouts=2; deal=counted", kGains, "given_back", {-104, 52, 52}},
    {kThree, kDone, "tarot.count_disputed", "recounted=yes; points=40.5; bouts=2; deal=counted", "tarot.card_points", "recounted", {-104, 52, 52}},
    {kThree, kPlay, "tarot.points_back", "player=Beto", kGains, "play_on", {0, 0, 0}},
    {kThree, kDone, "tarot.count_disputed", "recounted=yes; points=45; bouts=2; deal=counted", "tarot.card_points", "recounted", {116, -58, -58}},
    {kThree, kDoneDefence, "tarot.count_disputed", "recounted=yes; points=45; bouts=2; deal=counted", "tarot.card_points", "recounted", {116, -58, -58}},
    {kThree, kDone, "tarot.count_disputed", "recounted=no; deal=counted", "tarot.card_points", "again", {132, -66, -66}},
    {kThree, kPlay, "tarot.count_disputed", "recounted=yes", "tarot.card_points", "look", {0, 0, 0}},
    {kThree, kDone, "tarot.count_disputed", "deal=counted", "tarot.card_points", "annul", {0, 0, 0}},
    {kThree, kDealt, "tarot.petit_sec_unsaid", "player=Beto; played=no", "tarot.petit_sec", "petit_sec", {0, 0, 0}},
    {kThree, kNothing, "tarot.petit_sec_unsaid", "player=Beto; played=no", "tarot.petit_sec", "petit_sec_unopened", {0, 0, 0}},
    {kThree, kDone, "tarot.petit_sec_unsaid", "player=Beto; played=no; deal=present", "tarot.petit_sec", "petit_sec_unopened", {132, -66, -66}},
    {kThree, kDone, "tarot.petit_sec_unsaid", "player=Beto", "tarot.petit_sec", "void", {}, "deal"},
    {kThree, kTaken, "tarot.petit_sec_unsaid", "player=Beto; played=no", "tarot.petit_sec", "void", {0, 0, 0}},
    {kThree, kDone, "tarot.petit_sec_unsaid", "player=Beto; deal=counted", "tarot.petit_sec", "play_on", {132, -66, -66}},
    {kThree, kPlay, "tarot.petit_sec_unsaid", "player=Beto", "tarot.petit_sec", "warn", {0, 0, 0}},
    {kThree, kTaken, "tarot.bid_disputed", "player=Ana; heard=yes", "tarot.bidding", "struck", {0, 0, 0}},
    {kThree, kTaken, "tarot.bid_disputed", "player=Ana; heard=no", "tarot.bidding", "again_struck", {0, 0, 0}},
    {kThree, kDone, "tarot.bid_disputed", "player=Ana; heard=yes; deal=present", "tarot.bidding", "void", {132, -66, -66}},
    {kThree, kDone, "tarot.bid_disputed", "player=Ana; heard=yes", "tarot.bidding", "struck", {}, "deal"},
    {kThree, kDone, "tarot.bid_disputed", "player=Ana; heard=no; deal=counted", "tarot.bidding", "counts", {132, -66, -66}},
    {kThree, kDone, "tarot.bid_disputed", "player=Ana; heard=no; deal=counted", "tarot.bidding", "annul", {0, 0, 0}},
    {kThree, kDealt, "tarot.bid_disputed", "player=Ana; heard=yes", "tarot.bidding", "void", {0, 0, 0}},
    {kThree, kDealt, "tarot.bid_disputed", "player=Ana; heard=no", "tarot.bidding", "again", {0, 0, 0}},
    {kThree, kDealt, "tarot.bid_disputed", "", "tarot.bidding", "annul", {0, 0, 0}},
    {kThree, kTaken, "tarot.chelem_late", "played=no", "tarot.chelem.lead", "entered", {0, 0, 0}},
    {kPrinted, kTaken, "tarot.chelem_late", "played=no", "tarot.chelem", "not_announced", {0, 0, 0}},
    {kThree, kChelem, "tarot.chelem_late", "played=no", "tarot.chelem.lead", "stands", {0, 0, 0}},
    {kThree, kChelem, "tarot.chelem_late", "played=yes", "tarot.chelem.lead", "struck", {0, 0, 0}},
    {kThree, kPlay, "tarot.chelem_late", "played=yes", "tarot.chelem.lead", "not_announced", {0, 0, 0}},
    {kThree, kTaken, "tarot.chelem_late", "", "tarot.chelem.lead", "as_entered", {0, 0, 0}},
    {kThree, kChelem, "tarot.chelem_late", "", "tarot.chelem.lead", "struck", {0, 0, 0}},
    {kThree, kDone, "tarot.chelem_late", "played=no; deal=present", "tarot.chelem.lead", "with_deal", {132, -66, -66}},
    // The sheet (p. 7): 100 points for a wrong one, 400 for one that is not handed in, in tournaments.
    {kThree, kDone, "tarot.sheet_wrong", "player=Beto; what=sum", kSheet, "points", {132, -166, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.sheet_wrong", "player=Beto; what=names", kSheet, "points", {132, -166, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.sheet_wrong", "player=Beto; what=late", kSheet, "points_400", {132, -466, -66}, "", "tournament", 0},
    {kThree, kDone, "tarot.sheet_wrong", "player=Beto; what=late", kSheet, "warn", {132, -66, -66}},
    {kThree, kDone, "tarot.sheet_wrong", "player=Beto", kSheet, "play_on", {132, -66, -66}},
    {kThree, kDone, "tarot.wrong_entry", "entry=4", "table.correction", "struck", {0, 0, 0}},
    {kThree, kPlay, "tarot.cards_dropped", "", "table.annulled", "annul", {0, 0, 0}},
    {kThree, kPlay, "tarot.cards_dropped", "", "table.annulled", "play_on", {0, 0, 0}},
    {kThree, kPlay, "tarot.leaves", "side=Beto", "table.match_ended", "forfeit", {0, 0, 0}},
    {kThree, kPlay, "tarot.leaves", "side=Beto", "table.match_ended", "play_on", {0, 0, 0}},
};
// clang-format on

const RegisterRows kRegistered("tarot", kRows);

}  // namespace

}  // namespace tanteador::test::tarot_rows
