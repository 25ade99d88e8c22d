// Every refusal of an event of tarot, each met by a row, with the facts reported beside it.

#include <algorithm>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "src/games/tarot/law.hpp"
#include "src/games/tarot/tarot.hpp"
#include "tests/games/tarot/rows.hpp"

using namespace tanteador;
using namespace tanteador::test;

namespace {

constexpr std::string_view kFour = "tarot-fft-4", kPrintedThree = "tarot-printed-3";
#define DOG_6 "1s,2s,3s,4s,5s,6s"
constexpr std::string_view kMisere = R"({"misere":10})";

// This many tricks won by one player, each after a blank.
std::string tricks(std::string_view player, int count) {
  std::string script;
  for (int trick = 0; trick < count; ++trick) script += " trick>" + std::string(player);
  return script;
}
// The attack plays the Excuse to a trick of the defence. Then it wins a king and two low cards.
constexpr std::string_view kExcusePaid = "deal A:garde_contre A/X B/2h C/3h C/4h A/Kh B/6h pile:attack=";

const std::vector<TarotRow>& refusals() {
  static const std::vector<TarotRow> all{
      // the bidding (N-6, N-7)
      {"after a bid", 3, "deal A:pass B:petit_sec", {}, "tarot/petit_sec_late"},
      {"beside the Excuse (NA-14)", 3, "deal B:petit_sec+X", {}, "tarot/petit_sec_excuse"},
      {"after the dealer has spoken", 3, "deal A:garde C:pass B:garde_sans", {}, "tarot/bid_closed"},
      {"a bid once the dog is turned", 3, "deal A:garde dog=" DOG_6 " B:garde_sans", {}, "tarot/bid_closed"},
      {"who was passed over has passed", 3, "deal B:garde A:garde_sans", {}, "tarot/bid_backwards"},
      {"the same again", 3, "deal A:garde B:garde", {}, "tarot/bid_low"},
      {"lower", 3, "deal A:garde B:prise", {}, "tarot/bid_low"},
      {"barred from bidding in the next deal (NR-23)", 3, "A:barred deal A:garde", {}, "tarot/bid_barred"},
      {"in the open deal before his turn", 3, "deal A:pass B:barred B:prise", {}, "tarot/bid_barred"},
      {"past his turn: in the next",
       3,
       "deal B:garde B:barred result=b2,p49 deal B:garde",
       {},
       "tarot/bid_barred"},
      {"his turn passed over: in the next",
       3,
       "deal B:pass A:barred annulled deal A:garde",
       {},
       "tarot/bid_barred"},
      {"two at once", 3, "A:barred B:barred deal A:pass B:garde", {}, "tarot/bid_barred"},
      {"who may not bid may pass, and bids again in the deal after it",
       3,
       "A:barred deal A:pass B:garde result=b2,p49 deal A:garde result=b2,p49",
       {66, 66, -132}},
      {"the bar is for one deal, whatever comes of it",
       3,
       "A:barred deal annulled deal A:garde result=b2,p49",
       {132, -66, -66}},
      {"the others bid", 3, "A:barred deal B:garde result=b2,p49", {-66, 132, -66}},
      {"nobody has taken", 3, "deal A:pass result=b2,p49", {}, "tarot/no_taker"},
      // before the first card (N-8, N-14, N-21, NA-9)
      {"called by four", 4, "deal A:garde A:call=Kh", {}, "tarot/king_five"},
      {"called by a defender", 5, "deal A:garde B:call=Kh", {}, "tarot/king_taker"},
      {"called twice", 5, "deal A:garde A:call=Kh A:call=Ks", {}, "tarot/king_twice"},
      {"called after the dog", 5, "deal A:garde dog=1s,2s,3s A:call=Kh", {}, "tarot/king_late"},
      {"a ten is called", 5, "deal A:garde A:call=10h", {}, "tarot/king_card"},
      {"a trump is called", 5, "deal A:garde A:call=T21", {}, "tarot/king_card"},
      {"chelem in print", 3, "deal A:garde A:chelem", {}, "tarot/chelem_off", "{}", kPrintedThree},
      {"a result with a chelem in print",
       3,
       "deal A:garde result=b3,p91,chelem:attack",
       {},
       "tarot/chelem_off",
       "{}",
       kPrintedThree},
      {"chelem of a defender", 3, "deal A:garde B:chelem", {}, "tarot/chelem_taker"},
      {"chelem twice", 3, "deal A:garde A:chelem A:chelem", {}, "tarot/chelem_twice"},
      {"chelem after a card", 3, "deal A:garde A/Kh A:chelem", {}, "tarot/chelem_late"},
      {"a card twice in the dog", 3, "deal A:garde dog=1s,1s,3s,4s,5s,6s", {}, "tarot/card_twice"},
      {"the dog twice", 3, "deal A:garde dog=" DOG_6 " dog=" DOG_6, {}, "tarot/dog_twice"},
      {"a dog of five", 3, "deal A:garde dog=1s,2s,3s,4s,5s", {}, "tarot/dog_size"},
      {"a dog of six with five players", 5, "deal A:garde dog=" DOG_6, {}, "tarot/dog_size"},
      {"a defender has laid a card of the dog",
       3,
       "deal A:garde A/2s B/1s dog=1s,7s,8s,9s,10s,1h",
       {},
       "tarot/dog_played"},
      {"the taker has laid one of a closed dog",
       3,
       "deal A:garde_sans A/1s B/7s C/8s" + tricks("C", 23) + " dog=" DOG_6,
       {},
       "tarot/dog_played"},
      {"a closed dog among the cards (N-8)", 3, "deal A:garde_sans A/Kh dog=" DOG_6, {}, "tarot/dog_early"},
      {"a closed dog among the tricks (N-8)",
       3,
       "deal A:garde_contre" + tricks("A", 23) + " dog=" DOG_6,
       {},
       "tarot/dog_early"},
      {"a closed dog after the last trick (N-8)",
       3,
       "deal A:garde_contre" + tricks("B", 24) + " dog=" DOG_6 " result=b0,p0",
       {-1372, 686, 686}},
      {"a closed dog in the short way (N-8)",
       3,
       "deal A:garde_sans dog=" DOG_6 " result=b2,p49",
       {264, -132, -132}},
      {"a discard in a garde sans", 3, "deal A:garde_sans A:discard=" DOG_6, {}, "tarot/discard_contract"},
      {"a defender discards", 3, "deal A:garde B:discard=" DOG_6, {}, "tarot/discard_taker"},
      {"discarded twice (N-17)",
       3,
       "deal A:garde A:discard=" DOG_6 " A:discard=" DOG_6,
       {},
       "tarot/discard_twice"},
      {"a discard of five", 3, "deal A:garde A:discard=1s,2s,3s,4s,5s", {}, "tarot/discard_size"},
      {"seven trumps", 3, "deal A:garde A:discard=t7", {}, "tarot/discard_trumps"},
      {"a king", 3, "deal A:garde A:discard=1s,2s,3s,4s,5s,Kh", {}, "tarot/discard_king"},
      {"the Petit", 3, "deal A:garde A:discard=1s,2s,3s,4s,5s,T1", {}, "tarot/discard_bout"},
      {"the Excuse", 3, "deal A:garde A:discard=1s,2s,3s,4s,5s,X", {}, "tarot/discard_bout"},
      {"a card laid by somebody else",
       3,
       "deal A:garde A/7s B/1s A:discard=" DOG_6,
       {},
       "tarot/discard_played"},
      {"a second poignée", 3, "deal A:garde A:poignee=13 A:poignee=13", {}, "tarot/poignee_twice"},
      {"after one's first card, uncovered (Code p. 8)", 3, "deal A:garde A/Kh A:poignee=13", {0, 0, 0}},
      {"once it is covered", 3, "deal A:garde A/Kh B/Qh A:poignee=13", {}, "tarot/poignee_late"},
      {"the last card of a trick, uncovered", 3, "deal A:garde A/Kh B/Qh C/1h C:poignee=13", {0, 0, 0}},
      {"that of another", 3, "deal A:garde A/Kh B/Qh C/1h B:poignee=13", {}, "tarot/poignee_late"},
      {"covered by the next lead",
       3,
       "deal A:garde A/Kh B/Qh C/1h A/2h C:poignee=13",
       {},
       "tarot/poignee_late"},
      {"by the referee's leave", 3, "deal A:garde A/Kh B/Qh A:poignee=13+late", {0, 0, 0}},
      {"in the second trick", 3, "deal A:garde trick>A B:poignee=13", {}, "tarot/poignee_late"},
      {"twelve with three players (NA-4)", 3, "deal A:garde A:poignee=12", {}, "tarot/poignee_few"},
      {"more than a hand holds", 5, "deal A:garde B:poignee=16", {}, "tarot/poignee_hand"},
      {"23 trumps", 3, "deal A:garde A:poignee=23", {}, "tarot/poignee_sum"},
      {"23 trumps in two hands", 4, "deal A:garde A:poignee=13 B:poignee=10", {}, "tarot/poignee_sum"},
      {"shown trumps and another's", 3, "deal A:garde A:poignee=22 A/T2 B/T3", {}, "tarot/poignee_sum"},
      {"a misère where none is agreed", 3, "deal A:garde B:misere=trumps", {}, "tarot/misere_off"},
      {"the same misère again",
       3,
       "deal A:garde B:misere=trumps B:misere=trumps",
       {},
       "tarot/misere_twice",
       kMisere},
      {"both misères", 3, "deal A:garde B:misere=trumps B:misere=court_cards", {0, 0, 0}, "", kMisere},
      {"a misère after one's first card",
       3,
       "deal A:garde A/Kh A:misere=court_cards",
       {},
       "tarot/misere_late",
       kMisere},
      {"a misère before one's own first card",
       3,
       "deal A:garde A/Kh B:misere=trumps",
       {0, 0, 0},
       "",
       kMisere},
      {"a misère after the first trick",
       3,
       "deal A:garde trick>A B:misere=trumps",
       {},
       "tarot/misere_late",
       kMisere},
      {"a poignée and a misère of trumps",
       3,
       "deal A:garde B:poignee=13 B:misere=trumps",
       {},
       "tarot/misere_poignee",
       kMisere},
      {"a misère of trumps and a poignée",
       3,
       "deal A:garde B:misere=trumps B:poignee=13",
       {},
       "tarot/misere_poignee",
       kMisere},
      // the cards (N-9 to N-11)
      {"a card after the closed dog (N-8)",
       3,
       "deal A:garde_sans dog=" DOG_6 " A/Kh",
       {},
       "tarot/dog_turned"},
      {"a trick after the closed dog (N-8)",
       3,
       "deal A:garde_contre dog=" DOG_6 " trick>A",
       {},
       "tarot/dog_turned"},
      {"a card of the dog by a defender", 3, "deal A:garde dog=" DOG_6 " A/Ks B/1s", {}, "tarot/card_in_dog"},
      {"a card of the discard", 3, "deal A:garde A:discard=" DOG_6 " A/1s", {}, "tarot/card_in_discard"},
      {"named within a trick of cards", 3, "deal A:garde A/Kh trick>A", {}, "tarot/trick_mixed"},
      {"out of turn", 3, "deal A:garde A/Kh C/1h", {}, "tarot/turn"},
      {"the dealer's right leads (N-7)", 3, "deal B:garde B/Kh", {}, "tarot/first_lead"},
      {"in print the taker leads (NA-10)",
       3,
       "deal B:garde A/Kh",
       {},
       "tarot/first_lead",
       "{}",
       kPrintedThree},
      {"with an announced chelem its announcer leads (NA-9)",
       3,
       "deal B:garde B:chelem A/Kh",
       {},
       "tarot/chelem_lead"},
      {"a card twice", 3, "deal A:garde A/Kh B/Kh", {}, "tarot/card_known"},
      {"the suit called is led", 5, "deal A:garde A:call=Kh A/2h", {}, "tarot/lead_called"},
      {"a card of the suit after another suit",
       3,
       "deal A:garde A/Kh B/2s C/1h A/Qh B/2h",
       {},
       "tarot/revoke_suit"},
      {"a trump after a discard", 3, "deal A:garde A/Kh B/2s C/1h A/T5 B/T2", {}, "tarot/revoke_trump"},
      {"a higher trump after a lower one",
       3,
       "deal A:garde A/T5 B/T2 C/T3 A/T1 B/T9",
       {},
       "tarot/revoke_overtrump_led"},
      {"a trump over a trump that was trumped",
       3,
       "deal A:garde A/1h B/T5 C/T2 B/T3 C/T9",
       {},
       "tarot/revoke_overtrump"},
      {"the pile is entered", 3, "deal A:garde_contre pile:attack= A/Kh", {}, "tarot/pile_entered"},
      // the count
      {"a second pile", 3, "deal A:garde_contre pile:attack= pile:attack=", {}, "tarot/pile_twice"},
      {"seven cards beside tricks of three",
       3,
       "deal A:garde pile:attack=1s,2s,3s,4s,5s,6s,7s",
       {},
       "tarot/pile_size"},
      {"fewer tricks than entered", 3, "deal A:garde trick>A pile:attack=" DOG_6, {}, "tarot/pile_size"},
      {"a king the other camp has won",
       3,
       "deal A:garde A/Kh B/1h C/2h trick>A pile:attack=" DOG_6 ",1h,2h,3h,4h,5h,6h",
       {},
       "tarot/pile_card"},
      {"a card of the discard with the defence (N-8)",
       3,
       "deal A:prise A:discard=" DOG_6 " pile:defence=1s,3h,4h",
       {},
       "tarot/pile_card"},
      {"a pile of the attack without its discard (N-8)",
       3,
       "deal A:prise A:discard=" DOG_6 " pile:attack=T21,X,T1,2h,3h,4h,5h,6h,7h",
       {},
       "tarot/pile_card"},
      {"a card of the dog with the defence of a garde sans (N-8)",
       3,
       "deal A:garde_sans dog=" DOG_6 " pile:defence=1s,3h,4h",
       {},
       "tarot/pile_card"},
      {"a card of the dog with the attack of a garde contre (N-8)",
       3,
       "deal A:garde_contre dog=" DOG_6 " pile:attack=1s,3h,4h",
       {},
       "tarot/pile_card"},
      {"one low card of the attack's tricks for its Excuse (N-10)",
       3,
       std::string(kExcusePaid) + "X,Kh,6h result=",
       {-804, 402, 402}},
      {"two for it", 3, std::string(kExcusePaid) + "X,Kh,2s", {}, "tarot/pile_card"},
      {"a card of the other camp's for it", 3, std::string(kExcusePaid) + "X,Kh,2h", {}, "tarot/pile_card"},
      {"a discard with a king (N-8)",
       3,
       "deal A:garde pile:attack=1s,2s,3s,4s,5s,Kh",
       {},
       "tarot/pile_discard"},
      {"a trick, and a discard of three bouts and four kings (N-8)",
       3,
       "deal A:prise pile:attack=T21,X,T1,Ks,Kh,Kd,Kc,2s,3s",
       {},
       "tarot/pile_discard"},
      {"no trick, and the Excuse among the six of the discard (N-8)",
       3,
       "deal A:prise pile:attack=1s,2s,3s,4s,5s,X",
       {},
       "tarot/pile_discard"},
      {"a partner with three", 3, "deal A:garde result=b2,p49,partner:B", {}, "tarot/partner_five"},
      {"no partner named", 5, "deal A:garde result=b2,p49", {}, "tarot/partner_needed"},
      {"another than laid the king",
       5,
       "deal A:garde A:call=Kh A/1s B/2s C/3s D/4s E/5s E/1h A/Kh result=b2,p49,partner:C",
       {},
       "tarot/partner_known"},
      {"the called king in the dog: alone",
       5,
       "deal A:garde A:call=Kh dog=Kh,1s,2s result=b2,p49,partner:C",
       {},
       "tarot/partner_known"},
      {"a trick lost, no chelem",
       3,
       "deal A:garde trick>B result=b3,p91,chelem:attack",
       {},
       "tarot/chelem_known"},
      {"a trick won, no chelem of the defence",
       3,
       "deal A:garde trick>A result=b0,p3,chelem:defence",
       {},
       "tarot/chelem_known"},
      {"four bouts", 3, "deal A:garde result=b4,p49", {}, "tarot/bouts_range"},
      {"a quarter of a point", 3, "deal A:garde result=b2,p49.25", {}, "tarot/points_half"},
      {"92 points", 3, "deal A:garde result=b2,p92", {}, "tarot/points_range"},
      {"less than none", 3, "deal A:garde result=b2,d-1", {}, "tarot/points_range"},
      {"90 points of both", 3, "deal A:garde result=b2,p49,d41", {}, "tarot/points_sum"},
      {"no bouts given", 3, "deal A:garde result=p49", {}, "tarot/bouts_needed"},
      {"no points given", 3, "deal A:garde result=b2", {}, "tarot/points_needed"},
      {"the 21 was won by the attack",
       3,
       "deal A:garde A/T21 B/T3 C/T2 result=b0,p60",
       {},
       "tarot/bouts_known"},
      {"the Excuse is the defence's",
       3,
       "deal A:garde A/T21 B/X C/T2 result=b3,p60",
       {},
       "tarot/bouts_known"},
      {"other bouts than the pile has",
       3,
       "deal A:garde_contre pile:attack= result=b1,p0,chelem:defence",
       {},
       "tarot/bouts_known"},
      {"other points than the pile has",
       3,
       "deal A:garde_contre pile:attack= result=b0,p3,chelem:defence",
       {},
       "tarot/points_known"},
      {"a half point with four (N-20)",
       4,
       "deal A:garde result=b2,p49.5",
       {},
       "tarot/points_parity",
       "{}",
       kFour},
      {"the Petit was laid in the first trick",
       3,
       "deal A:garde A/T5 B/T1 C/T2 result=b2,p49,petit:attack",
       {},
       "tarot/petit_known"},
      {"the Petit without a bout",
       3,
       "deal A:garde result=b0,p60,petit:attack",
       {},
       "tarot/petit_impossible"},
      {"the Petit of the defence, which has no bout",
       3,
       "deal A:garde result=b3,p60,petit:defence",
       {},
       "tarot/petit_impossible"},
      {"the Petit of the defence in a chelem",
       3,
       "deal A:garde result=b2,p87,petit:defence,chelem:attack",
       {},
       "tarot/petit_impossible"},
      {"91 points without a chelem", 3, "deal A:garde result=b3,p91", {}, "tarot/points_chelem"},
      {"87 points without a chelem (NA-18)", 3, "deal A:garde result=b2,p87", {}, "tarot/points_chelem"},
      {"three points without a chelem", 3, "deal A:garde result=b0,p3", {}, "tarot/points_chelem"},
      {"80 points with a chelem", 3, "deal A:garde result=b3,p80,chelem:attack", {}, "tarot/chelem_points"},
      {"50 points and a chelem of the defence",
       3,
       "deal A:garde result=b0,p50,chelem:defence",
       {},
       "tarot/chelem_points"},
      {"91 points without a bout", 3, "deal A:garde result=b0,p91", {}, "tarot/points_impossible"},
      {"three bouts in three points", 3, "deal A:garde result=b3,p3", {}, "tarot/points_impossible"},
  };
  return all;
}

}  // namespace

TEST_CASE("an impossible event is refused with its reason") { check(refusals()); }

TEST_CASE("after the last trick no card follows, and every trick won is a chelem (NA-9)") {
  const std::string start = "deal A:garde" + tricks("A", 24);
  const TarotRow all[] = {
      {"a trick more", 3, start + " trick>A", {}, "tarot/tricks_over"},
      {"24 tricks are 78 cards with the dog: no half point",
       3,
       start + " result=b3,p90.5",
       {},
       "tarot/points_parity"},
      {"the chelem needs not be said", 3, start + " result=b3,p91", {720, -360, -360}},
      {"another camp's Petit", 3, start + " result=b3,p91,petit:defence", {}, "tarot/petit_known"},
      {"the Petit a trick before the last, which the Excuse may have taken (NA-9)",
       3,
       "deal A:garde" + tricks("A", 22) + " A/T1 B/2h C/3h trick>A result=b3,p91,petit:attack",
       {760, -380, -380}},
  };
  check(all);
}

TEST_CASE(
    "the Petit in the last trick but one is not at the end unless the Excuse took the last (N-15, NA-9)") {
  const std::string deal = "deal A:garde", petit = " A/T1 B/2h C/3h", all = deal + tricks("A", 22) + petit;
  const std::string both = deal + " trick>B" + tricks("A", 21) + petit;
  constexpr std::string_view kKnown = "tarot/petit_known";
  const TarotRow rows[] = {
      {"both camps have tricks", 3, both + " trick>A result=b3,p80.5,petit:attack", {}, kKnown},
      {"both have, the last trick is to come", 3, both + " result=b3,p80.5,petit:attack", {}, kKnown},
      {"it counts without", 3, both + " trick>A result=b3,p80.5", {280, -140, -140}},
      {"the last is the other camp's", 3, all + " trick>B result=b2,p80.5,petit:defence", {}, kKnown},
      {"of the camp that has it not", 3, all + " result=b2,p80.5,petit:defence", {}, kKnown},
      {"the Excuse was laid before",
       3,
       deal + tricks("A", 21) + " A/6s B/5s C/X" + petit + " trick>A result=b2,p87,petit:attack",
       {},
       kKnown},
      {"another card leads to the last", 3, all + " A/2s result=b3,p91,petit:attack", {}, kKnown},
      {"no chelem is played",
       3,
       all + " trick>A result=b3,p91,petit:attack",
       {},
       kKnown,
       "{}",
       kPrintedThree},
      {"in the dog of a garde sans",
       3,
       "deal A:garde_sans" + tricks("A", 24) + " dog=T1,2s,3s,4s,5s,6s result=b3,p91,petit:attack",
       {},
       kKnown},
      {"the Excuse in that dog",
       3,
       "deal A:garde_sans" + tricks("A", 22) + petit + " trick>A dog=X,2s,3s,4s,5s,6s" +
           " result=b3,p91,petit:attack",
       {},
       kKnown},
  };
  check(rows);
}

TEST_CASE("the pile of a camp with only its Excuse can be entered (N-10, NA-18)") {
  EventTable table = tarot_table(3);
  table.play(event_lines("deal A:garde_contre A/X B/T5 C/2h" + tricks("B", 23)));
  CHECK(std::ranges::any_of(offers(table.match(), Offers::legal), [](const Offer& offer) {
    return offer.type == "captured" && offer.word == "attack";
  }));
}

TEST_CASE("a ruleset fixes its number of players, each on a side alone") {
  struct Row {
    std::string_view start, refused;
  };
  const Row all[] = {
      {R"({"game":"tarot","ruleset":"tarot-fft-3","players":["A","B","C","D"]})", "tarot/players"},
      {R"({"game":"tarot","ruleset":"tarot-fft-4","players":["A","B","C"]})", "tarot/players"},
      {R"({"game":"tarot","ruleset":"tarot-fft-5","players":["A","B","C","D","E","F"]})", "tarot/players"},
      {R"({"game":"tarot","ruleset":"tarot-fft-3","players":["A","B","C"]})", ""},
      {R"({"game":"tarot","ruleset":"tarot-fft-3","players":["A","B","C","D"],"options":{"players":4}})", ""},
      {R"({"game":"tarot","ruleset":"tarot-printed-3","players":["A","B","C","D"],"options":{"players":4}})",
       "tarot/printed_payment"},
      {R"({"game":"tarot","ruleset":"tarot-fft-3","players":["A","B","C"],
          "sides":[{"name":"us","players":["A","B"]},{"name":"them","players":["C"]}]})",
       "tarot/sides"},
      {R"({"game":"tarot","ruleset":"tarot-fft-3","players":["A","B","C"],
          "sides":[{"name":"A","players":["A"]},{"name":"B","players":["B"]},{"name":"C","players":["C"]}]})",
       ""},
  };
  for (const Row& row : all) {
    CAPTURE(row.start);
    CHECK(start_refused(row.start) == row.refused);
  }
  const auto nobody = Tarot::seat({}, {.players = 3, .dealer = seat_at(3)});
  REQUIRE(!nobody);
  CHECK(nobody.error().key() == "tarot/dealer_seat");
  // Nor can a player on two sides.
  const Seat b = seat_at(1), c = seat_at(2);
  const auto twice = Tarot::seat({}, {.players = 3, .sides = {{b}, {b}, {c}}});
  REQUIRE(!twice);
  CHECK(twice.error().key() == "tarot/sides");
  // Nor are sides in another order than the players.
  const auto turned = Tarot::seat({}, {.players = 3, .sides = {{seat_at(0)}, {c}, {b}}});
  REQUIRE(!turned);
  CHECK(turned.error().key() == "tarot/sides");
}

TEST_CASE("a table is offered only for its ruleset's number of players") {
  for (int players = 3; players <= 5; ++players) {
    tarot::Parameters parameters;
    parameters.players = players;
    const auto counts = Tarot::seat_counts(parameters);
    REQUIRE(counts.size() == 1);
    CHECK(counts.front() == players);
  }
}

TEST_CASE("a hand holds no more trumps than cards, and all hands at most 22 (N-14)") {
  const TarotRow rows[] = {
      {"15 of 15, all trumps", 5, "deal A:garde B:poignee=15", {0, 0, 0, 0, 0}},
      {"a card of a suit is laid: 14", 5, "deal A:garde A/Kh B/Qh B:poignee=14", {0, 0, 0, 0, 0}},
      {"not 15", 5, "deal A:garde A/Kh B/Qh B:poignee=15", {}, "tarot/poignee_hand"},
      {"the taker shows again what he discards: 15 − 1 + 3",
       5,
       "deal A:garde A/Kh A:poignee=17",
       {0, 0, 0, 0, 0}},
      {"not 18", 5, "deal A:garde A/Kh A:poignee=18", {}, "tarot/poignee_hand"},
      {"by the trumps he has told: 15 − 1 + 2",
       5,
       "deal A:garde A:discard=t2 A/Kh A:poignee=16",
       {0, 0, 0, 0, 0}},
      {"not 17", 5, "deal A:garde A:discard=t2 A/Kh A:poignee=17", {}, "tarot/poignee_hand"},
      {"none where nothing is discarded: 15 − 1",
       5,
       "deal A:garde_sans A/Kh A:poignee=15",
       {},
       "tarot/poignee_hand"},
      {"22 with those of the discard", 3, "deal A:garde A:discard=t2 B:poignee=20", {0, 0, 0}},
      {"23 with them", 3, "deal A:garde A:discard=t3 B:poignee=20", {}, "tarot/poignee_sum"},
      {"22 in two hands", 4, "deal A:garde A:poignee=12 B:poignee=10", {0, 0, 0, 0}},
      {"and one of them laid by somebody else",
       4,
       "deal A:garde A:poignee=12 B:poignee=10 A/Kh B/1h C/T2",
       {},
       "tarot/poignee_sum"},
  };
  check(rows);
}

TEST_CASE("a refusal names the conflicting entry and its place") {
  struct Says {
    std::string script, sentence;
    int players = 3;
  };
  // Event 1 is match_started, 2 the deal.
  const Says rows[] = {
      {"deal A:pass B:petit_sec", "A petit sec must be announced before the bidding. Ana has already bid."},
      {"deal A:pass B:pass C:petit_sec",
       "A petit sec must be announced before the bidding. Beto has already bid."},
      {"deal B:garde A:garde_sans", "Ana has already bid; it is Caro's turn."},
      {"deal A:garde B:prise", "prise is not higher than Ana's garde."},
      {"deal A:garde dog=" DOG_6 " dog=" DOG_6,
       "The dog has already been entered (entry 4). Correct that entry instead."},
      {"deal A:garde dog=1s,2s,3s,4s,5s", "The dog has 6 cards, not 5."},
      {"deal A:garde A:discard=" DOG_6 " A:discard=" DOG_6,
       "The discard has already been entered (entry 4). Correct that entry instead."},
      {"deal A:garde A:discard=1s,2s,3s,4s,5s", "6 cards must be discarded, not 5."},
      {"deal A:garde A:discard=t7", "Between 0 and 6 trumps can be discarded, not 7."},
      {"deal A:garde A/7s B/1s A:discard=" DOG_6, "1s was not discarded: Beto played it (entry 5)."},
      {"deal A:garde A/2s B/1s dog=1s,7s,8s,9s,10s,1h", "1s was not in the dog: Beto played it (entry 5)."},
      {"deal A:garde A:poignee=12",
       "A poignée needs at least 13 trumps, including the Excuse; 12 is not enough."},
      {"deal A:garde A/Kh B/Qh B:poignee=15",
       "Beto cannot have 15 trumps: 1 of the 15 cards are known suit cards.", 5},
      {"deal A:garde A:poignee=13 B:poignee=10", "There are 22 trumps with the Excuse; this would make 23.",
       4},
      {"deal A:garde_sans dog=" DOG_6 " A/Kh",
       "The dog has already been turned up (entry 4): no card can follow. Remove that entry first, or enter "
       "the result."},
      {"deal A:garde dog=" DOG_6 " A/Ks B/1s", "1s was in the dog (entry 4); Beto cannot have it."},
      {"deal A:garde A:discard=" DOG_6 " A/1s", "1s was discarded (entry 4): Ana cannot have it."},
      {"deal A:garde A/Kh B/Kh", "Ana has already played Kh (entry 4)."},
      {"deal A:garde A/Kh C/1h", "It is Beto's turn, not Caro's."},
      {"deal B:garde B/Kh", "Ana leads to the first trick, not Beto."},
      {"deal B:garde B:chelem A/Kh", "Beto has announced the chelem and leads to the first trick, not Ana."},
      {"deal A:garde A/Kh B/2s C/1h A/Qh B/2h",
       "Beto holds 2h, so 2s (entry 5) was not a legal card: suit must be followed."},
      {"deal A:garde" + tricks("A", 24) + " trick>A", "All 24 tricks have been played."},
      {"deal A:garde pile:attack=1s,2s,3s,4s,5s,6s,7s",
       "7 cards cannot be this camp's pile. It must be whole tricks of 3 cards, plus the dog if it counts "
       "for this camp."},
      {"deal A:prise pile:attack=T21,X,T1,Ks,Kh,Kd,Kc,2s,3s",
       "The attack's pile must hold its discard: 6 cards that are neither kings nor bouts. It would have "
       "only 2."},
      {"deal A:garde result=b2,p49,d41", "Both camps together must have 91 points; 49 and 41 make 90."},
      {"deal A:garde A/T21 B/X C/T2 result=b3,p60",
       "According to the cards entered, the attack has at least 1 bouts and the defence at least 1. So 3 for "
       "the attack is impossible."},
      {"deal A:garde_contre pile:attack= result=b1,p0,chelem:defence",
       "According to the cards entered, the attack has at least 0 bouts and the defence at least 3. So 1 for "
       "the attack is impossible."},
      {"deal A:garde_contre pile:attack= result=b0,p3,chelem:defence",
       "According to the cards entered, the attack has 0 points, not 3."},
  };
  for (const Says& row : rows) {
    CAPTURE(row.script);
    EventTable table = tarot_table(row.players);
    CHECK(table.enter(event_lines(row.script)) != "");
    CHECK(table.sentence() == row.sentence);
  }
}

TEST_CASE("a legal card is explained with its rule (N-9)") {
  using cards::Duty;
  CHECK(tarot::not_playable(Duty::follow).key() == "tarot/follow_suit");
  CHECK(tarot::not_playable(Duty::trump).key() == "tarot/must_trump");
  CHECK(tarot::not_playable(Duty::overtrump).key() == "tarot/must_overtrump");
  CHECK(tarot::not_playable(Duty::overtrump_led).key() == "tarot/must_overtrump_led");
}

TEST_CASE("every refusal of the game occurs in a row") {
  // Violations met in the other cases of this file and in deals_test.cpp.
  std::set<std::string_view> met{"tarot/players",     "tarot/printed_payment", "tarot/sides",
                                 "tarot/dealer_seat", "tarot/tricks_over",     "tarot/follow_suit",
                                 "tarot/must_trump",  "tarot/must_overtrump",  "tarot/must_overtrump_led",
                                 "tarot/left_over",   "tarot/left_trumps"};
  for (const TarotRow& row : refusals()) met.insert(row.refused);
  for (const ViolationKind& kind : Tarot::violations()) {
    CAPTURE(kind.key);
    CHECK(met.contains(kind.key));
  }
}
