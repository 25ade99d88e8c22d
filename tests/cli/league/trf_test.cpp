// Tournament report files: columns as FIDE's "Format of Tournament Report File, version 2026" gives them.

#include <doctest/doctest.h>

#include "tests/cli/league.hpp"

using namespace tanteador::test;

namespace {
namespace trf {

constexpr std::string_view kReport = R"(012 Open of Jaú
042 2026/12/04
062 5
092 Individual: Swiss-System
142 3
162  W 1.0    D 0.5    L 0.0    P 1.0
202 BH/C1,DE,BH,SB,WIN
212 PTS,BH/C1,DE,BH,SB,WIN
XXR 3
001    1      Ana Paz                           2100             101             2.0    1     4 w 1     2 b 1
001    2      José Ñandú                        2000             102             1.0    3     5 b +     1 w 0
001    3      Caro                              1900             103             1.5    2  0000 - U  0000 - H
001    4      Dani                              1800             104             0.5    4     1 b 0     5 w =
001    5      Eva                               1700             105             0.5    5     2 w -     4 b =
240 H   3    5
260   1   3    1    4
)";

void check_success(const Result& result) { CHECK_MESSAGE(result.status == 0, (result.out + result.err)); }

// Every line ends in CR, as the format wants it (remark 1).
std::string with_returns(std::string_view text) {
  std::string lines;
  for (const char letter : text) lines += letter == '\n' ? "\r\n" : std::string(1, letter);
  return lines;
}

// The text without the date, which is the machine's.
std::string without_day(std::string text) {
  const auto at = text.find("042 ");
  return at == text.npos ? text : text.erase(at, text.find('\n', at) + 1 - at);
}

}  // namespace trf
}  // namespace

TEST_CASE("a Swiss from a tournament report file exports the same bytes") {
  const Folder folder;
  trf::check_success(league(folder, {"trf", "--file", "-", "--game", "truco"}, std::string(trf::kReport)));
  const auto shown = league(folder, {"show", "Open of Jaú", "--json"}).json();
  CHECK(shown["entrants"][1]["name"] == "José Ñandú");
  CHECK(shown["entrants"][1]["rating"] == 2000);
  REQUIRE(shown["rounds"].size() == 2);
  CHECK(shown["rounds"][0]["byes"][0]["name"] == "Caro");
  CHECK(shown["rounds"][0]["tables"][1]["sides"][0]["forfeit"] == true);  // Eva
  const auto rows = league(folder, {"standings", "Open of Jaú", "--json"}).json()["tables"][0]["rows"];
  CHECK(rows[0]["name"] == "Ana Paz");
  CHECK(rows[0]["values"]["PTS"] == "2");
  CHECK(rows[1]["values"]["PTS"] == "1½");
  trf::check_success(run(folder, {"db", "check"}));
  trf::check_success(league(folder, {"verify", "Open of Jaú"}));
  const fs::path file = folder / "out.trf";
  trf::check_success(league(folder, {"trf", "Open of Jaú", "--to", file}));
  CHECK(trf::without_day(read_bytes(file)) == trf::without_day(trf::with_returns(trf::kReport)));
  // Round 3 is drawn from it.
  trf::check_success(league(folder, {"draw", "Open of Jaú"}));
  const Folder other;
  trf::check_success(league(other, {"trf", "--file", "-"}, read_bytes(file)));
}

TEST_CASE("points, tie-breaks, absences and separations come in with TRF26, but not with an older file") {
  std::string text(trf::kReport);
  const auto change = [&](std::string_view from, std::string_view to) {
    REQUIRE(text.find(from) != text.npos);
    text.replace(text.find(from), from.size(), to);
  };
  change("W 1.0    D 0.5    L 0.0    P 1.0", "W 3.0    D 1.0    L 0.0    P 3.0");
  change("212 PTS,BH/C1,DE,BH,SB,WIN\n", "");
  change("202 BH/C1,DE,BH,SB,WIN", "202 BH:GP/C1,WON,XYZ");
  const Folder folder;
  const Result taken = league(folder, {"trf", "--file", "-"}, text);
  trf::check_success(taken);
  CHECK_MESSAGE(has(taken.out, "ignored: XYZ."), taken.out);
  const auto row = league(folder, {"standings", "Open of Jaú", "--json"}).json()["tables"][0]["rows"][0];
  CHECK(row["values"]["PTS"] == "6");  // two wins
  CHECK(row["values"].contains("BH-GP-C1"));
  CHECK(row["values"].contains("WON"));
  const Result third = league(folder, {"draw", "Open of Jaú"});
  trf::check_success(third);
  CHECK_MESSAGE((has(third.out, "Eva") && has(third.out, "half-point bye")), third.out);
  CHECK(league(folder, {"draw", "Open of Jaú"}).status != 0);  // three rounds are all

  std::string older(trf::kReport);
  for (const char* line : {"142 3\n", "162  W 1.0    D 0.5    L 0.0    P 1.0\n", "202 BH/C1,DE,BH,SB,WIN\n",
                           "212 PTS,BH/C1,DE,BH,SB,WIN\n", "240 H   3    5\n", "260   1   3    1    4\n"})
    older.erase(older.find(line), std::string_view(line).size());
  const Folder other;
  trf::check_success(league(other, {"trf", "--file", "-"}, older));
  CHECK(
      league(other, {"standings", "Open of Jaú", "--json"}).json()["tables"][0]["rows"][0]["values"]["PTS"] ==
      "2");
}

TEST_CASE("a tournament report accepts lower-case letters, four-digit points and past prohibitions") {
  std::string text(trf::kReport);
  const auto change = [&](std::string_view from, std::string_view to) {
    REQUIRE(text.find(from) != text.npos);
    text.replace(text.find(from), from.size(), to);
  };
  change("     4 w 1     2 b 1", "     4 W w     2 b 1");  // won before the first move was made (W)
  change("     1 b 0     5 w =", "     1 b l     5 w =");
  change("0000 - U  0000 - H", "0000 - u       - h");
  change("W 1.0    D 0.5    L 0.0    P 1.0", "W10.0    D 5.0    L 0.0    P10.0");
  change("260   1   3    1    4", "260 001 002    1    2");
  const Folder folder;
  trf::check_success(league(folder, {"trf", "--file", "-"}, text));
  const auto rows = league(folder, {"standings", "Open of Jaú", "--json"}).json()["tables"][0]["rows"];
  CHECK(rows[0]["name"] == "Ana Paz");
  CHECK(rows[0]["values"]["PTS"] == "20");
  CHECK(rows[1]["name"] == "Caro");
  CHECK(rows[1]["values"]["PTS"] == "15");
  const fs::path file = folder / "out.trf";
  trf::check_success(league(folder, {"trf", "Open of Jaú", "--to", file}));
  CHECK_FALSE(has(read_bytes(file), "\n260"));  // over by round 3
}

TEST_CASE(
    "a penalty is exported and imported: -1.0 in columns 14 to 17 of a line 299, then round and number") {
  const Folder folder, other;
  trf::check_success(league(folder, {"trf", "--file", "-"}, std::string(trf::kReport)));
  for (const char* points : {"1", "2"})  // the second is lifted again
    trf::check_success(
        league(folder, {"penalty", "Open of Jaú", "Caro", "--points", points, "--reason", "late"}));
  trf::check_success(league(folder, {"lift", "Open of Jaú", "2"}));
  const fs::path file = folder / "out.trf", again = other / "again.trf";
  trf::check_success(league(folder, {"trf", "Open of Jaú", "--to", file}));
  const std::string text = read_bytes(file);
  CHECK(has(text, "\n299          -1.0    2    3\r\n"));
  CHECK_FALSE(has(text, "-2.0"));
  CHECK(has(text, "103             0.5 "));  // 1½ less the penalty
  trf::check_success(league(other, {"trf", "--file", "-"}, text));
  const auto rows = [](const Folder& where) {
    return league(where, {"standings", "Open of Jaú", "--json"}).json()["tables"][0]["rows"];
  };
  CHECK(rows(other) == rows(folder));
  trf::check_success(league(other, {"trf", "Open of Jaú", "--to", again}));
  CHECK(trf::without_day(read_bytes(again)) == trf::without_day(text));
  // A bonus over all rounds. The format has no field for results with other points; they are named.
  const Folder third;
  const Result taken =
      league(third, {"trf", "--file", "-"},
             std::string(trf::kReport) + "299           2.0  000    5\n299 W          2.0         4\n");
  trf::check_success(taken);
  CHECK(has(taken.out, "Lines 299 that change the points of a result were ignored."));
  for (const auto& row : rows(third)) {
    if (row["name"] == "Eva") CHECK(row["values"]["PTS"] == "2½");
  }
}

TEST_CASE("points of three digits or negative, and ratings over four digits, keep the columns") {
  const Folder folder, other;
  trf::check_success(league(folder, {"new", "Friday", "--rounds", "2", "--points", "120,60,0,120"}));
  trf::check_success(league(folder, {"enter", "Friday", "--file", "-"},
                            "name,licence,rating\nAna,ü7,181234\nBeto,8,170000\nCaro,9,995\n"));
  trf::check_success(league(folder, {"draw", "Friday"}));
  trf::check_success(league(folder, {"result", "Friday", "1", "30:12"}));
  trf::check_success(league(folder, {"close", "Friday"}));
  trf::check_success(league(folder, {"penalty", "Friday", "#3", "--points", "500", "--reason", "late"}));
  const fs::path file = folder / "out.trf", again = other / "again.trf";
  trf::check_success(league(folder, {"trf", "Friday", "--to", file}));
  const std::string text = read_bytes(file);
  CHECK(
      has(text, "Ana                               1812              ü7           120.0    1     2 w 1\r\n"));
  CHECK(
      has(text, "Caro                                 9               9          -380.0    3  0000 - U\r\n"));
  trf::check_success(league(other, {"trf", "--file", "-"}, text));
  const auto rows = [](const Folder& where) {
    return league(where, {"standings", "Friday", "--json"}).json()["tables"][0]["rows"];
  };
  CHECK(rows(other) == rows(folder));
  trf::check_success(league(other, {"trf", "Friday", "--to", again}));
  CHECK(trf::without_day(read_bytes(again)) == trf::without_day(text));
}

TEST_CASE("a contradictory report is refused with its position, and no competition is created") {
  struct Row {
    std::string_view from, to, message;
  };
  const Row rows[] = {{"   4 w 1", "   3 w 1", "the opponent has a different opponent"},
                      {"   4 w 1", "   9 w 1", "there is no such opponent"},
                      {"   4 w 1", "   4 w ?", "This is not a result."},
                      {"   4 w 1", "   4 w =", "contradict each other"},
                      {"001    2", "001    7", "numbered 1, 2, 3"},
                      {"XXR 3", "XXR x", "not a number of rounds"},
                      {"162  W 1.0", "162  W 1.3", "These are not points."},
                      {"240 H   3    5", "240 Q   3    5", "who misses which round"},
                      {"260   1   3    1    4", "260   1   3", "who is kept apart"},
                      {"240 H   3    5", "299          -1.3    1    1", "whose points change"},
                      {"240 H   3    5", "299          -1.0    1", "whose points change"}};
  for (const Row& row : rows) {
    CAPTURE(row.message);
    std::string text(trf::kReport);
    text.replace(text.find(row.from), row.from.size(), row.to);
    const Folder folder;
    const Result refused = league(folder, {"trf", "--file", "-"}, text);
    CHECK(refused.status == 2);
    CHECK_MESSAGE(has(refused.err, row.message), refused.err);
    CHECK(league(folder, {"list", "--json"}).json().empty());
  }
  const Folder folder;
  trf::check_success(league(folder, {"new", "Pairs", "--rounds", "2"}));
  trf::check_success(league(folder, {"enter", "Pairs", "Ana / Beto", "Caro / Dani"}));
  CHECK(league(folder, {"trf", "Pairs", "--to", folder / "x.trf"}).status == 2);
}

TEST_CASE("an imported report begins on its local date") {
  const Folder folder;
  trf::check_success(league(folder, {"trf", "--file", "-"}, std::string(trf::kReport)));
  const std::string file = folder / "report.trf";
  const auto begins = [&](const char* zone) {  // one of these is a day ahead of the other, at any time
    trf::check_success(
        run(folder, Run{.arguments = {"league", "trf", "Open of Jaú", "--to", file, "--replace"},
                        .environment = {{"TZ", zone}}}));
    return read_bytes(file);
  };
  const std::string west = begins("<-12>12"), east = begins("<+14>-14");
  CHECK(has(west, "042 "));
  CHECK(west != east);
  CHECK(trf::without_day(west) == trf::without_day(east));
}

namespace {
namespace trf {

// Two rounds are played; of round 3 only byes stand in its column. The points count the bye of round 3.
constexpr std::string_view kComing = R"(012 Away from round 3
XXR 5
001    1      Ada                               2000                             2.0    1     4 w 1     2 b 1
001    2      Bea                               1900                             1.0    2     5 b 1     1 w 0
001    3      Cleo                              1800                             2.0    3     6 w 1     4 b 1
001    4      Dora                              1700                             0.5    4     1 b 0     3 w 0  0000 - H
001    5      Eva                               1600                             1.0    5     2 w 0     6 b 1  0000 - F  0000 - Z
001    6      Fay                               1500                             0.0    6     3 b 0     5 w 0  0000 - Z
)";

}  // namespace trf
}  // namespace

TEST_CASE("byes U, F, H and Z in the next round's column become requests") {
  const Folder folder;
  const Result taken = league(folder, {"trf", "--file", "-", "--json"}, std::string(trf::kComing));
  trf::check_success(taken);
  CHECK(taken.json()["rounds"] == 2);
  CHECK(taken.json()["points_differ"].empty());
  CHECK(taken.json()["later_byes"] == nlohmann::json({{{"name", "Eva"}, {"round", 4}}}));
  const Result drawn = league(folder, {"draw", "Away from round 3"});
  trf::check_success(drawn);
  const auto shown = league(folder, {"show", "Away from round 3", "--json"}).json();
  const nlohmann::json away{{{"name", "Dora"}, {"as", "half_bye"}},
                            {{"name", "Eva"}, {"as", "full_bye"}},
                            {{"name", "Fay"}, {"as", "zero_bye"}}};
  CHECK(shown["rounds"][2]["away"] == away);
  std::string allocated(trf::kComing);
  allocated.replace(allocated.find("0000 - H"), 8, "0000 - U");
  const Folder other;
  trf::check_success(league(other, {"trf", "--file", "-"}, allocated));
  trf::check_success(league(other, {"draw", "Away from round 3"}));
  const auto rounds = league(other, {"show", "Away from round 3", "--json"}).json()["rounds"];
  CHECK(rounds[2]["away"][0]["as"] == "full_bye");
}

TEST_CASE("report points that differ from the results are reported with both figures") {
  std::string text(trf::kReport);
  text.replace(text.find("103             1.5"), 19, "103             2.5");
  const Folder folder;
  const Result taken = league(folder, {"trf", "--file", "-"}, text);
  trf::check_success(taken);
  CHECK_MESSAGE(has(taken.out, "#3 Caro: 2½ in the file, 1½ by its results"), taken.out);
  CHECK_FALSE(has(taken.out, "#1 "));
}

TEST_CASE("a report with teams is refused with its line, and no competition is created") {
  const char* lines[] = {
      "013 Lobos                              1    2\r\n",
      "310   1 Lobos                            LOB    2486   15.0   28.0  11     1    5\n", "082 2\n"};
  for (const char* line : lines) {
    CAPTURE(line);
    const Folder folder;
    const Result refused = league(folder, {"trf", "--file", "-"}, std::string(trf::kReport) + line);
    CHECK(refused.status == 2);
    CHECK_MESSAGE(has(refused.err, "This is a file of teams"), refused.err);
    CHECK_FALSE(fs::exists(database(folder)));
  }
  const Folder folder;
  trf::check_success(league(folder, {"trf", "--file", "-"}, std::string(trf::kReport) + "082 0\n"));
}

TEST_CASE("a win without figures is shown as a win on screen, in files and on pages") {
  const Folder folder;
  trf::check_success(league(folder, {"trf", "--file", "-"}, std::string(trf::kReport)));
  const std::string id = "Open of Jaú";
  const fs::path html = folder / "rounds.html", csv = folder / "round.csv";
  const std::string shown = league(folder, {"show", id}).out;  // round 2
  CHECK_MESSAGE((has(shown, "0–1") && has(shown, "½–½")), shown);
  CHECK_FALSE(has(shown, " 0:0 "));
  trf::check_success(league(folder, {"print", id, "--what", "rounds", "--html", html}));
  trf::check_success(league(folder, {"show", id, "--csv", csv}));
  const std::string page = read_bytes(html);
  CHECK_MESSAGE(has(page, "1–0"), page);
  CHECK_FALSE(has(page, ">0:0<"));
  CHECK(has(read_bytes(csv), "Ana Paz,played,won,1,,,"));
  const auto table = league(folder, {"show", id, "--json"}).json()["rounds"][0]["tables"][0];
  CHECK(table["without_figures"] == true);
  CHECK(table["winner"] == 1);
}
