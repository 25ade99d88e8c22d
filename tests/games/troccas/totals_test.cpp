// The possible totals of the sides after given entries: no point too few and none too many.

#include <doctest/doctest.h>

#include "src/codec/start.hpp"
#include "tests/games/troccas/table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

// Every count of one side that the table would take, the others having what they can: "0, 3-127".
std::string counts_taken(const EventTable& table, const std::string& side, const std::string& others) {
  std::string text;
  int first = -1;
  for (int points = 0; points <= 131; ++points) {
    EventTable trial = table;
    const std::string key =
        trial.enter(troccas_events("count:" + side + "=" + std::to_string(points) + others));
    const bool taken = key.empty();
    if (taken && first < 0) first = points;
    if (taken || first < 0) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(first);
    if (points - 1 > first) text += "-" + std::to_string(points - 1);
    first = -1;
  }
  return text;
}

struct Left {
  int players;
  string_view options, before, side, others, taken;
};

// The skatist is Dani with four players, Caro with three, Ema with five.
constexpr string_view kForbidden = R"("skat_five_pair":"forbidden")";
constexpr string_view kFiguresLaid =
    "deal Ana:T21 Beto:Qs Caro:Qb Dani:Qc Ana:T20 Beto:Qr Caro:Cs Dani:Cb Ana:T19 Beto:Cc Caro:Cr Dani:Js "
    "Ana:T18 Beto:Jb Caro:Jc Dani:Jr tricks:Ana=15";
constexpr Left kLeft[] = {
    // No entry: a side without tricks has no point; one trick is worth at least its cards (C-19) or its group
    // (C-3).
    {3, "", "deal", "Ana", ",Beto=0", "0, 3-127"},
    {5, "", "deal", "Ana", ",Beto=0,Caro=0,Dani=0", "0, 5-127"},
    {4, "", "deal", "Nus", "", "0-70, 72"},
    {4, "", "deal", "Vus", "", "0, 2-72"},
    {6, "", "deal", "Nus", "", "0, 2-70, 72"},
    // Alone with every trick, one has all but the skat; without any nothing, the skatist his skat (C-19,
    // CA-2).
    {3, "", "deal tricks:Beto=25", "Ana", ",Caro=0", "0"},
    {3, "", "deal tricks:Beto=25", "Caro", ",Ana=0", "0-12"},
    {3, "", "deal tricks:Beto=25", "Beto", ",Ana=0", "115-127"},
    {3, R"("solo_skat_count":"group")", "deal tricks:Beto=25", "Caro", ",Ana=0", "1-13"},
    {3, R"("solo_skat_count":"full")", "deal tricks:Beto=25", "Caro", ",Ana=0", "3-15"},
    {5, kForbidden, "deal tricks:Beto=15", "Ema", ",Ana=0,Caro=0,Dani=0", "0-9"},
    // One trick is all its cards at most five, the fool among them or in the place of one.
    {3, "", "deal trick:Ana tricks:Beto=24", "Ana", ",Caro=0", "3-15"},
    {5, "", "deal trick:Ana tricks:Beto=14", "Ana", ",Caro=0,Dani=0,Ema=0", "5-25"},
    {3, "", "deal Ana:10s Beto:1s Caro:2s tricks:Beto=24", "Ana", ",Caro=0", "3, 7"},
    {3, "", "deal Ana:10s Beto:1s Caro:X tricks:Beto=24", "Ana", ",Caro=0", "7"},
    // Caro's fool fell to Ana; the later trick of his own leaves him three cards, one of which may be given.
    {3, "", "deal Ana:10s Beto:1s Caro:X Ana:1b Beto:2b Caro:10b tricks:Beto=23", "Ana", ",Caro=3", "7"},
    {3, "", "deal Ana:10s Beto:1s Caro:X Ana:1b Beto:2b Caro:10b tricks:Beto=23", "Ana", ",Caro=7", "3, 7"},
    // Matsch: the fool with a skat that may be laid away (C-14, C-10).
    {4, "", "deal tricks:Ana=19", "Nus", "", "59, 61-67"},
    {4, kForbidden, "deal tricks:Ana=19", "Nus", "", "61-67"},
    {4, "", "deal tricks:Beto=19", "Nus", "", "5-11, 13"},
    {4, "", "deal skat:Dani=Ks,Kb tricks:Ana=19", "Nus", "", "59"},
    {4, "", "deal skat:Dani=Ks,X tricks:Ana=19", "Nus", "", "63"},
    // Every other figure lies in a trick: empty cards alone, for one card of five points is none of a skat.
    {4, kForbidden, kFiguresLaid, "Nus", "", "67"},
    {4, "", kFiguresLaid, "Nus", "", "59, 63, 67"},
    {4, R"("matsch_fool_skat_to":"winner")", "deal tricks:Ana=19", "Nus", "", "72"},
    {6, "", "deal tricks:Ana=13", "Nus", "", "67"},
};

}  // namespace

TEST_CASE("a side can reach exactly the totals left by entered tricks and cards") {
  for (const Left& row : kLeft) {
    CAPTURE(row.players);
    CAPTURE(row.options);
    CAPTURE(row.before);
    CAPTURE(row.side);
    EventTable table(troccas_start(row.players, row.options));
    table.play(troccas_events(row.before));
    CHECK(counts_taken(table, std::string(row.side), std::string(row.others)) == row.taken);
  }
}

TEST_CASE(
    "the refusal states a side's remainder: without a trick the skat, with all tricks the rest (C-19)") {
  struct Says {
    string_view options, before, count, sentence;
  };
  constexpr string_view kSkatist = "count:Ana=20,Beto=107,Caro=0,Dani=0",
                        kWinner = "count:Ana=100,Beto=27,Caro=0,Dani=0";
  constexpr Says kRows[] = {
      {"", "deal:Ana tricks:Beto=15", kSkatist,
       "20 points is not possible for Ana. Possible: 0 to 12. Count again."},
      {kForbidden, "deal:Ana tricks:Beto=15", kSkatist,
       "20 points is not possible for Ana. Possible: 0 to 9. Count again."},
      {"", "deal:Beto tricks:Ana=15", kWinner,
       "100 points is not possible for Ana. Possible: 115 to 127. Count again."},
      {kForbidden, "deal:Beto tricks:Ana=15", kWinner,
       "100 points is not possible for Ana. Possible: 118 to 127. Count again."},
  };
  for (const Says& row : kRows) {
    CAPTURE(row.options);
    CAPTURE(row.before);
    EventTable table(troccas_start(5, row.options));
    table.play(troccas_events(row.before));
    CHECK(table.enter(troccas_events(row.count)) == "troccas/counted_range");
    CHECK(table.sentence() == row.sentence);
  }
}
