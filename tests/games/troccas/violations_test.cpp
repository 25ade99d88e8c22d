// Every way an event can be refused, in the order of precedence, and that order itself.

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "src/core/deals.hpp"
#include "src/games/troccas/troccas.hpp"
#include "tests/games/troccas/table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

struct RefusedEntry {
  string_view expected;  // without "troccas/" or "table/"
  string_view before, event;
  int players = 4;
  string_view options = "";
};

// Four players: Dani is the skatist, Ana leads, Nus are Ana and Caro. Three players: Caro is the skatist.
constexpr string_view kVetoed = R"({"type":"redeal_asked","player":"Dani","after":6,"vetoed_by":"Ana"})";
constexpr string_view kOwnVeto = R"({"type":"redeal_asked","player":"Dani","after":6,"vetoed_by":"Dani"})";
constexpr string_view kOtherBack =
    R"({"type":"jack_called","player":"Ana","suit":"s","holder":"Beto","takes_back":"1s"})";
constexpr string_view kNothingBack =
    R"({"type":"jack_called","player":"Ana","suit":"s","holder":"Dani","takes_back":"1s"})";
constexpr string_view kPackets = R"({"type":"deal_started","packets":[6,6,7]})";
constexpr string_view kNineTen = R"({"type":"deal_started","packets":[9,10]})";
constexpr string_view kNineteen = R"({"type":"deal_started","packets":[19]})";
constexpr string_view kSevenFirst = R"({"type":"deal_started","packets":[7,6,6]})";
constexpr string_view kNoPackets = R"({"type":"deal_started","packets":[]})";
constexpr string_view kAgreed = R"({"type":"match_ended","reason":"agreed"})";
constexpr string_view kForfeit = R"({"type":"match_ended","reason":"forfeit"})";
constexpr string_view kFoolLost = "deal Ana:X Beto:1s Caro:2s Dani:3s";  // Dani has the fool of Ana
constexpr string_view kFoolBack =
    "deal Ana:X Beto:1s Caro:2s Dani:3s Dani:1b Ana:10b Beto:2b Caro:3b fool:Ana=10b";
constexpr string_view kOffSuit = "deal Ana:1s Beto:1b Caro:2s Dani:3s Dani:4b Ana:2b";
constexpr string_view kQueenBack = "deal Ana:Ks Beto:Qs jack:Ana=sBeto Caro:1s Dani:2s Ana:3s";
constexpr string_view kTarocks = "deal Ana:T3 Beto:T4 Caro:T5 Dani:T6 Dani:1s";

// In the order of Troccas::violations(), after those of the seating.
constexpr RefusedEntry kRefused[] = {
    {"right_off", "carried:Nus=-9", "right:Nus=nine_ten", 4, R"("rights":false)"},
    {"right_late", "carried:Nus=-9 deal", "right:Nus=nine_ten"},
    {"right_twice", "carried:Nus=-19 right:Nus=nine_ten", "right:Nus=nineteen"},
    {"right_debt", "carried:Nus=-8", "right:Nus=nine_ten"},
    {"right_debt", "carried:Nus=-18", "right:Nus=nineteen"},
    {"right_debt", "carried:Nus=-19", "right:Vus=nine_ten"},
    {"packets_players", "", kPackets, 3},
    {"packets_unknown", "", kSevenFirst},
    {"packets_unknown", "", kNoPackets},
    {"packets_right", "", kNineTen},
    {"packets_right", "carried:Nus=-20 right:Nus=nineteen", kNineTen},
    {"packets_right", "carried:Nus=-20 right:Nus=nine_ten", kNineteen},
    {"redeal_late", "deal skat:Dani=1s,2s", "redeal:Dani=19"},
    {"redeal_late", "deal Ana:1s", "redeal:Dani=19"},
    {"redeal_skatist", "deal", "redeal:Ana=6"},
    {"redeal_after", "deal", "redeal:Dani=9"},
    {"redeal_after", "carried:Nus=-9 right:Nus=nine_ten deal", "redeal:Dani=6"},
    {"redeal_after", "deal", "redeal:Caro=24", 3},
    {"redeal_own_veto", "deal", kOwnVeto},
    {"redeal_vetoed", "deal", kVetoed},
    {"piles_entered", "deal pile:Ana=1s,2s,3s", "trick:Ana", 3},
    {"piles_entered", "deal pile:Ana=1s,2s,3s", "count:Ana=42,Beto=42", 3},
    {"tricks_over", "deal tricks:Ana=19", "trick:Ana"},
    {"tricks_over", "deal tricks:Ana=19", "Ana:1s"},
    {"tricks_over", "deal tricks:Ana=13", "knock:Ana=T21", 6},
    {"tricks_over", "deal tricks:Ana=13", "jack:Ana=sBeto", 6},
    {"discard_none", "deal", "skat:Fina=1s,2s", 6},
    {"discard_late", "deal trick:Ana", "skat:Dani=1s,2s"},
    {"discard_skatist", "deal", "skat:Ana=1s,2s"},
    {"discard_twice", "deal skat:Dani=1s,2s", "skat:Dani=1s,2s"},
    {"discard_size", "deal", "skat:Dani=1s"},
    {"discard_size", "deal", "skat:Caro=1s,2s", 3},
    {"discard_size", "deal", "skat:Ema=1s,2s,3s,4s", 5},
    {"discard_size", "deal", "matsch:Nus=1s,2s,3s"},
    {"trick_mixed", "deal Ana:1s", "trick:Ana"},
    {"turn", "deal", "Beto:1s"},
    {"turn", "deal trick:Caro", "Ana:1s"},
    {"jack_owed", "deal Ana:Ks jack:Ana=sBeto", "Beto:1s"},
    {"jack_owed", "deal jack:Ana=sBeto Ana:Ks", "Beto:2s"},
    {"jack_owed", "deal Ana:Ks jack:Ana=sBeto", "knock:Beto=T21"},
    {"jack_unled", "deal jack:Ana=sBeto", "Ana:1s"},
    {"jack_unled", "deal jack:Ana=sBeto", "Ana:Kb"},
    {"jack_unled", "deal jack:Beto=sCaro", "Ana:1s"},
    {"jack_unled", "deal jack:Ana=sBeto", "knock:Ana=T21"},
    {"knock_owed", "deal knock:Ana=T21", "Ana:1s"},
    {"knock_owed", "deal knock:Ana=T21", "Ana:X"},
    {"knock_owed", "deal knock:Ana=T21", "jack:Ana=sBeto"},
    {"knock_owed", "deal Ana:Ks knock:Beto=T21", "jack:Ana=sBeto"},
    {"cards_repeated", "deal", "skat:Dani=1s,1s"},
    {"cards_repeated", "deal", "pile:Nus=1s,2s,3s,1s"},
    {"card_known", "deal Ana:1s", "Beto:1s"},
    {"card_known", "deal skat:Dani=1s,2s", "Ana:1s"},
    {"card_known", "deal trick:Ana knock:Caro=T21", "Ana:T21"},
    {"card_known", "deal knock:Ana=T21", "skat:Dani=T21,Ks"},
    {"card_known", "deal trick:Ana jack:Ana=sBeto trick:Caro", "Caro:Ks"},
    {"card_known", "deal trick:Ana jack:Ana=sBeto trick:Ana", "Ana:Js"},
    {"card_known", "deal skat:Dani=Js,2s Ana:Ks", "jack:Ana=sBeto"},
    {"card_known", "deal trick:Beto trick:Caro fool:Ana=1s", "Caro:1s"},
    {"card_known", "deal trick:Beto trick:Caro fool:Ana=1s", "Caro:X"},
    {"card_known", "deal Ana:1s", "matsch:Nus=1s,2s"},
    {"skat_five", "deal", "skat:Dani=Ks,T1", 4, R"("skat_five_pair":"forbidden")"},
    {"skat_lone_five", "deal", "skat:Dani=Ks,Qs"},
    {"skat_lone_five", "deal", "skat:Caro=X,1s,2s", 3},
    {"skat_lone_five", "deal", "matsch:Nus=1s,X"},
    {"revoke_suit", kOffSuit, "Beto:4s"},
    {"revoke_tarock", kOffSuit, "Beto:T5"},
    {"revoke_tarock", kOffSuit, "knock:Beto=T21"},
    {"revoke_suit", "deal Ana:1s Beto:1b Caro:Ks", "jack:Caro=sBeto"},
    {"must_follow", kQueenBack, "Beto:1b"},
    {"must_follow", kQueenBack, "knock:Beto=T21"},
    {"must_tarock", "deal trick:Ana knock:Beto=T21 Ana:1s", "Beto:1b"},
    {"jack_own", "deal Ana:Ks", "jack:Ana=sAna"},
    {"jack_twice", "deal Ana:Ks jack:Ana=sBeto", "jack:Ana=sBeto"},
    {"jack_twice", "deal jack:Ana=sBeto Ana:Ks", "jack:Ana=sBeto"},
    {"jack_king", "deal Ana:Qs", "jack:Ana=sBeto"},
    {"jack_king", "deal Ana:Ks", "jack:Beto=sCaro"},
    {"jack_round", "deal Ana:10s Beto:1s Caro:2s Dani:3s Ana:Ks", "jack:Ana=sBeto"},
    {"jack_round", "deal Ana:1b Beto:Ks", "jack:Beto=sAna"},
    {"jack_round", "deal jack:Ana=sBeto", "jack:Ana=bBeto"},
    {"jack_round", "deal Ana:10s Beto:1s Caro:2s Dani:3s", "jack:Ana=sBeto"},
    {"jack_taken_back", "deal Ana:Ks Beto:Qs", kOtherBack},
    {"jack_taken_back", "deal Ana:Ks Beto:Qs", kNothingBack},
    {"jack_taken_back", "deal Ana:Ks Beto:X", "jack:Ana=sBeto"},
    {"knock_tarock", "deal", "knock:Ana=Ks"},
    {"knock_twice", "deal knock:Ana=T21", "knock:Ana=T21"},
    {"knock_turn", "deal", "knock:Beto=T21"},
    {"knock_turn", "deal Ana:1s", "knock:Ana=T21"},
    {"knock_turn", "deal Ana:1s", "knock:Caro=T21"},
    {"knock_highest", "deal", "knock:Ana=T20"},
    {"knock_late", kTarocks, "knock:Ana=T21"},
    {"fool_twice", kFoolBack, "fool:Ana=3b"},
    {"fool_card", kFoolLost, "fool:Ana=Ks"},
    {"fool_unplayed", "deal", "fool:Ana=1s"},
    {"fool_unplayed", "deal skat:Dani=X,Ks trick:Beto", "fool:Ana=1s"},
    {"fool_owner", kFoolLost, "fool:Caro=1s"},
    {"fool_open", "deal Ana:X", "fool:Ana=1s"},
    {"fool_own", "deal Ana:X Beto:1s Caro:10s Dani:3s", "fool:Ana=1s"},
    {"fool_own", "deal trick:Ana", "fool:Caro=1s"},
    {"fool_card_won", kFoolLost, "fool:Ana=1s"},
    {"fool_card_won", "deal trick:Beto", "fool:Ana=1s"},
    {"fool_card_won", "deal trick:Beto trick:Ana Ana:1s Beto:Ks jack:Beto=sAna", "fool:Ana=1s"},
    {"counted_missing", "deal", "count:Ana=40", 3},
    {"counted_sum", "deal", "count:Nus=40,Vus=31"},
    {"counted_sum", "deal", "count:Nus=73"},
    {"counted_range", "deal", "count:Nus=-1"},
    {"counted_range", "deal trick:Ana", "count:Nus=0"},
    {"counted_range", "deal tricks:Beto=19", "count:Nus=0"},
    {"counted_range", "deal Ana:Ks Beto:1s Caro:2s Dani:3s", "count:Nus=4"},
    {"counted_range", "deal", "count:Ana=-1,Beto=70", 3},
    {"counted_exact", "deal tricks:Ana=13", "count:Nus=68", 6},
    {"counted_exact", "deal tricks:Beto=25", "count:Ana=4,Caro=0", 3},
    {"counted_between", "deal", "count:Nus=71"},
    {"counted_between", "deal", "count:Ana=1,Beto=63", 3},
    {"counted_between", "deal tricks:Ana=19", "count:Nus=60"},
    {"captured_twice", "deal pile:Ana=1s,2s,3s", "pile:Ana=4s,5s,6s", 3},
    {"captured_size", "deal", "pile:Nus=1s"},
    {"captured_size", "deal", "pile:Vus=1s,2s,3s,4s"},
    {"captured_size", "deal", "pile:Vus=1s"},
    {"captured_tricks", "deal trick:Ana trick:Caro", "pile:Nus=1s,2s,3s,4s"},
    {"captured_matsch", "deal", "pile:Vus=1s,2s"},
    {"captured_matsch", "deal", "pile:Nus=X,1s,2s"},
    {"captured_matsch", "deal", "pile:Nus=X", 6},
    {"captured_tricks", "deal tricks:Beto=18", "pile:Nus=1s,2s,3s,4s,5s,6s,7s,8s"},
    {"captured_elsewhere", "deal pile:Ana=1s,2s,3s", "pile:Beto=1s,4s,5s", 3},
    {"captured_missing", "deal Ana:10s Beto:1s Caro:2s Dani:3s", "pile:Nus=4s,5s,6s,7s"},
    {"captured_missing", "deal skat:Dani=1s,2s", "pile:Vus=3s,4s,5s,6s,7s,8s"},
    {"captured_missing", "deal Ana:X Beto:1s Caro:2s pile:Ana=1b,2b,3b", "pile:Caro=1s,2s,4b,5b,6b,7b", 3},
    {"captured_foreign", "deal Ana:1s Beto:10s Caro:2s Dani:3s", "pile:Nus=1s,2s,5s,6s"},
    {"captured_foreign", "deal skat:Dani=1s,2s", "pile:Nus=1s,4s,5s,6s"},
    {"captured_foreign", "deal Ana:10s Beto:1s Caro:2s Dani:3s", "pile:Vus=1s,2s,5s,6s,7s,8s"},
    {"captured_foreign", kFoolBack, "pile:Nus=1b,10b,2b,3b"},
    {"matsch_solo", "deal", "matsch:Ana", 3},
    {"matsch_trick", "deal trick:Ana", "matsch:Vus"},
    {"matsch_no_skat", "deal", "matsch:Nus=1s,2s", 6},
    {"matsch_skat", "deal skat:Dani=1s,2s", "matsch:Nus=3s,4s"},
};

// In the order of deals::violations().
constexpr RefusedEntry kDealRows[] = {
    {"match_over", "deal count:Nus=36", "deal", 4, R"("deals":1)"},
    {"match_ended", kAgreed, "deal"},
    {"no_deal", "", "trick:Ana"},
    {"deal_open", "deal", "deal"},
    {"nothing_to_annul", "", "annul"},
    {"carried_late", "deal", "carried:Nus=3"},
    {"carried_twice", "carried:Nus=3", "carried:Nus=3"},
    {"score_range", "carried:Nus=1000000", R"({"type":"ruled","side":"Nus","points":1,"reason":"so"})"},
    {"forfeit_side", "", kForfeit},
};

// Two refusals fit the event: the one listed first is given.
struct Two {
  string_view one, other, before, event;
  int players = 4;
  string_view options = "";
};
constexpr Two kBoth[] = {
    {"right_off", "right_late", "deal", "right:Nus=nine_ten", 4, R"("rights":false)"},
    {"right_late", "right_debt", "deal", "right:Nus=nine_ten"},
    {"packets_players", "packets_unknown", "", kSevenFirst, 3},
    {"redeal_late", "redeal_skatist", "deal trick:Ana", "redeal:Ana=9"},
    {"redeal_skatist", "redeal_after", "deal", "redeal:Ana=9"},
    {"piles_entered", "discard_late", "deal trick:Ana pile:Ana=1s,2s,3s", "skat:Caro=1b,2b,3b", 3},
    {"discard_none", "discard_late", "deal trick:Ana", "skat:Fina=1s,2s", 6},
    {"discard_late", "discard_skatist", "deal trick:Ana", "skat:Ana=1s,2s"},
    {"discard_skatist", "discard_size", "deal", "skat:Ana=1s"},
    {"discard_twice", "discard_size", "deal skat:Dani=1s,2s", "skat:Dani=1s"},
    {"discard_size", "cards_repeated", "deal", "skat:Dani=1s,1s,2s"},
    {"cards_repeated", "skat_five", "deal", "skat:Dani=Ks,Ks", 4, R"("skat_five_pair":"forbidden")"},
    {"card_known", "skat_lone_five", "deal knock:Ana=T21", "skat:Dani=T21,1s"},
    {"skat_five", "skat_lone_five", "deal", "skat:Dani=Ks,1s", 4, R"("skat_five_pair":"forbidden")"},
    {"turn", "card_known", "deal Ana:1s", "Caro:1s"},
    {"jack_owed", "card_known", "deal Ana:Ks jack:Ana=sBeto", "Beto:Ks"},
    {"card_known", "jack_own", "deal Ana:Ks Beto:Js", "jack:Ana=sAna"},
    {"jack_own", "jack_twice", "deal Ana:Ks jack:Ana=sBeto", "jack:Ana=sAna"},
    {"jack_king", "jack_round", "deal Ana:1b Beto:1s", "jack:Ana=sBeto"},
    {"card_known", "knock_twice", "deal knock:Ana=T21", "knock:Beto=T21"},
    {"knock_owed", "card_known", "deal skat:Dani=1s,2s knock:Ana=T21", "Ana:1s"},
    {"knock_turn", "knock_highest", "deal", "knock:Beto=T20"},
    {"fool_card", "fool_unplayed", "deal", "fool:Ana=Ks"},
    {"counted_missing", "counted_sum", "deal", "count:Ana=200", 3},
    {"captured_twice", "captured_size", "deal pile:Ana=1s,2s,3s", "pile:Ana=1s", 3},
    {"matsch_trick", "matsch_skat", "deal skat:Dani=1s,2s trick:Ana", "matsch:Vus=3s,4s"},
};

std::size_t place_of(std::span<const ViolationKind> kinds, string_view key) {
  const auto found = std::ranges::find(kinds, key, &ViolationKind::key);
  REQUIRE(found != kinds.end());
  return static_cast<std::size_t>(found - kinds.begin());
}

std::string refusal(int players, string_view options, string_view before, string_view event) {
  EventTable table(troccas_start(players, options));
  table.play(troccas_events(before));
  const std::string key = table.enter(troccas_events(event));
  CAPTURE(table.sentence());
  CHECK(table.sentence().find('{') == std::string::npos);
  return key;
}

std::set<std::size_t> check_rows(std::span<const RefusedEntry> rows, std::span<const ViolationKind> kinds,
                                 const std::string& prefix) {
  std::set<std::size_t> met;
  for (const RefusedEntry& row : rows) {
    CAPTURE(row.before);
    CAPTURE(row.event);
    const std::string expected = prefix + std::string(row.expected);
    CHECK(refusal(row.players, row.options, row.before, row.event) == expected);
    met.insert(place_of(kinds, expected));
  }
  return met;
}

}  // namespace

TEST_CASE("every refusal of Troccas has a row") {
  const auto kinds = Troccas::violations();
  struct Seats {
    string_view expected, start;
  };
  const Seats rows[] = {
      {"troccas/players", R"("players":["A","B"])"},
      {"troccas/players", R"("players":["A","B","C","D","E","F","G"])"},
      {"troccas/sides_split",
       R"("players":["A","B","C","D"],"sides":[{"name":"x","players":["A"]},{"name":"y","players":["B","C","D"]}])"},
      {"troccas/sides_split",
       R"("players":["A","B","C"],"sides":[{"name":"x","players":["A"]},{"name":"y","players":["B","C"]}])"},
      {"troccas/sides_split",
       R"("players":["A","B","C","D"],"sides":[{"name":"x","players":["A","C"]},{"name":"y","players":["B","C"]}])"},
      {"troccas/sides_alternate",
       R"("players":["A","B","C","D"],"sides":[{"name":"x","players":["A","B"]},{"name":"y","players":["C","D"]}])"},
      {"",
       R"("players":["A","B","C"],"sides":[{"name":"x","players":["B"]},{"name":"y","players":["C"]},{"name":"z","players":["A"]}])"},
  };
  std::set<std::size_t> met;
  for (const Seats& row : rows) {
    CAPTURE(row.start);
    const std::string start = R"({"game":"troccas","ruleset":"troccas-1962",)" + std::string(row.start) + "}";
    CHECK(start_refused(start) == row.expected);
    if (!row.expected.empty()) met.insert(place_of(kinds, row.expected));
  }
  // A dealer who is nobody cannot be written in an event file: the engine is asked itself.
  const auto nobody = Troccas::seat({}, {.players = 4, .dealer = Seat{4}});
  REQUIRE_FALSE(nobody.has_value());
  CHECK(nobody.error().key() == "troccas/dealer_seat");
  met.insert(place_of(kinds, "troccas/dealer_seat"));
  // Nor can a player of a side who does not sit there.
  const auto beyond = Troccas::seat({}, {.players = 4, .sides = {{Seat{0}, Seat{2}}, {Seat{1}, Seat{4}}}});
  REQUIRE_FALSE(beyond.has_value());
  CHECK(beyond.error().key() == "troccas/sides_split");
  // Nor can a suit there is not.
  const auto rules = Troccas::seat({}, {.players = 4}).value();
  const auto dealt =
      Troccas::apply(rules, Troccas::initial_state(rules), troccas::DealStarted{}, EventSeq{2});
  REQUIRE(dealt.has_value());
  for (const int suit : {4, 5, 255}) {
    const troccas::JackCalled call{Seat{0}, static_cast<troccas::Suit>(suit), Seat{1}, {}};
    const auto refused = Troccas::apply(rules, dealt->next, call, EventSeq{3});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().key() == "troccas/jack_suit");
  }
  met.insert(place_of(kinds, "troccas/jack_suit"));
  met.merge(check_rows(kRefused, kinds, "troccas/"));
  for (std::size_t place = 0; place < kinds.size(); ++place) {
    CAPTURE(kinds[place].key);
    CHECK(met.contains(place));
  }
}

TEST_CASE("every refusal of the deals has a row") {
  const auto kinds = deals::violations();
  CHECK(check_rows(kDealRows, kinds, "table/").size() == kinds.size());
}

TEST_CASE("if two refusals apply, the one listed first is reported") {
  const auto kinds = Troccas::violations();
  for (const Two& row : kBoth) {
    CAPTURE(row.one);
    CAPTURE(row.other);
    CAPTURE(row.event);
    const std::string one = "troccas/" + std::string(row.one), other = "troccas/" + std::string(row.other);
    CHECK(refusal(row.players, row.options, row.before, row.event) ==
          (place_of(kinds, one) < place_of(kinds, other) ? one : other));
  }
}

TEST_CASE("a refusal names the conflicting entry and its place") {
  struct Says {
    string_view before, event, sentence;
  };
  // Event 1 is match_started, 2 what comes first.
  constexpr Says kRows[] = {
      {"carried:Nus=-8", "right:Nus=nine_ten",
       "This right needs a debt of at least 9; Nus's account stands at -8."},
      {"carried:Nus=-18", "right:Nus=nineteen",
       "This right needs a debt of at least 19; Nus's account stands at -18."},
      {"deal tricks:Ana=19", "trick:Ana",
       "All 19 tricks have been entered. Count the points or enter the cards."},
      {"deal skat:Dani=1s,2s", "skat:Dani=1s,2s", "The skat has already been laid away (entry 3)."},
      {"deal", "skat:Dani=1s", "The skat has 2 cards, not 1."},
      {"deal", "Beto:1s", "It is Ana's turn, not Beto's."},
      {"deal Ana:Ks jack:Ana=sBeto", "Beto:1s", "The jack was called: Beto must play the Js."},
      {"deal jack:Ana=sBeto", "Ana:1s",
       "Ana called the jack before this trick (entry 3), so the trick must start with the Ks."},
      {"deal knock:Ana=T21", "Ana:1s", "Ana knocked (entry 3), so the next card must be a tarock."},
      {"deal Ana:1s", "Beto:1s", "The 1s cannot be there; see entry 3."},
      {kOffSuit, "Beto:4s",
       "Beto should have followed suit in entry 4 instead of playing the 1b: Beto still had the 4s."},
      {"deal Ana:Ks jack:Ana=sBeto", "jack:Ana=sBeto",
       "The jack of this suit has already been called (entry 4)."},
      {kFoolBack, "fool:Ana=3b", "The fool has already been exchanged (entry 11)."},
      {"deal", "count:Nus=40,Vus=31", "The points add up to 71; a deal is worth 72."},
      {"deal", "pile:Nus=1s",
       "Nus cannot have 1 cards: a pile consists of whole tricks of 4, plus the skat for the skatist."},
      {"deal trick:Ana trick:Caro", "pile:Nus=1s,2s,3s,4s",
       "Nus cannot have the cards of 1 tricks: with the tricks entered, 2 to 18 are possible."},
      {"deal tricks:Beto=18", "pile:Nus=1s,2s,3s,4s,5s,6s,7s,8s",
       "Nus cannot have the cards of 2 tricks: with the tricks entered, 1 to 1 are possible."},
      {"deal Ana:10s Beto:1s Caro:2s Dani:3s", "pile:Vus=1s,2s,5s,6s,7s,8s",
       "Entry 5 shows that the 2s does not belong to the pile of Vus."},
      {"deal trick:Ana", "matsch:Vus", "The other side won trick 1."},
      {"deal skat:Dani=1s,2s", "matsch:Nus=3s,4s", "Different cards were laid in the skat (entry 3)."},
  };
  for (const Says& row : kRows) {
    CAPTURE(row.before);
    CAPTURE(row.event);
    EventTable table(troccas_start(4));
    table.play(troccas_events(row.before));
    CHECK(table.enter(troccas_events(row.event)) != "");
    CHECK(table.sentence() == row.sentence);
  }
}

TEST_CASE("every refusal has its own key, a rule and a sentence") {
  std::set<string_view> keys;
  for (const auto kinds : {Troccas::violations(), deals::violations()}) {
    for (const ViolationKind& kind : kinds) {
      CAPTURE(kind.key);
      CHECK(keys.insert(kind.key).second);
      CHECK_FALSE(kind.rule.empty());
      CHECK(kind.text.ends_with('.'));
    }
  }
}
