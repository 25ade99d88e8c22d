// The commands about cases: their output and exit status; they enter nothing without --apply.

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"

using namespace tanteador::test;

namespace {

struct CaseRow {
  std::string_view name;
  std::vector<std::string> arguments;  // {id}: the stored match
  int status;
  std::vector<std::string> out, err;  // what must be in them
};

// Ana has won the envido (2) and, Beto's truco refused by her, he 1.
const std::vector<CaseRow> kCaseRows{
    {"the tiles of a game", {"case", "list", "truco"}, 0, {"truco.false_flor", "A flor was concealed"}, {}},
    {"no such game", {"case", "list", "chess"}, 2, {}, {"chess"}},
    {"the facts of a case",
     {"case", "show", "truco.cut_wrong"},
     0,
     {"What was wrong with the cut?", "too_small: A packet in the cut was too small", "truco.cut.size",
      "T-10"},
     {}},
    {"no such case", {"case", "show", "truco.cheating"}, 2, {}, {"truco.cheating", "case list"}},
    {"the finding, with the score before and after",
     {"case", "rule", "{id}", "truco.envido_misdeclared", "--fact", "player=Ana", "--fact", "differs=yes",
      "--fact", "cards=7e 2e 1b"},
     0,
     {"T-37", "German edition of Naipes Heraclio Fournier", "So the other side writes it.",
      "required by the rule", "Ana 2, Beto 1 → Ana 0, Beto 3"},
     {}},
    {"facts still unknown are named",
     {"case", "rule", "{id}", "truco.flor_not_announced", "--fact", "accused=Ana", "--fact", "held=yes"},
     0,
     {"Still needed: by"},
     {}},
    {"what both sides say alike is settled",
     {"case", "rule", "{id}", "truco.flor_not_announced", "--fact", "accused=Ana", "--fact", "by=Beto",
      "--said", "Ana:held=yes", "--said", "Beto:held=yes"},
     0,
     {"the challenge is right", "Ana 0, Beto 6"},
     {}},
    {"what they say otherwise is not",
     {"case", "rule", "{id}", "truco.flor_not_announced", "--said", "Ana:held=no", "--said", "Beto:held=yes"},
     0,
     {"nothing is decided"},
     {}},
    {"where nothing is printed that is said",
     {"case", "rule", "{id}", "truco.looked_at_cards", "--fact", "player=Beto"},
     0,
     {"not printed", "at the referee's discretion"},
     {}},
    {"no such fact", {"case", "rule", "{id}", "truco.leaves", "--fact", "who=Ana"}, 2, {}, {"who"}},
    {"cannot have this value",
     {"case", "rule", "{id}", "truco.leaves", "--fact", "side=Zoe"},
     2,
     {},
     {"side=Zoe"}},
    {"no such level", {"case", "rule", "{id}", "truco.leaves", "--level", "home"}, 2, {}, {"home"}},
    {"no such remedy",
     {"case", "rule", "{id}", "truco.leaves", "--fact", "side=Ana", "--remedy", "prison", "--apply"},
     2,
     {},
     {"prison"}},
    {"judgement without a reason",
     {"case", "rule", "{id}", "truco.leaves", "--fact", "side=Ana", "--remedy", "forfeit", "--apply"},
     2,
     {},
     {"needs a reason"}},
    {"a fact short",
     {"case", "rule", "{id}", "truco.leaves", "--remedy", "forfeit", "--reason", "x", "--apply"},
     2,
     {},
     {"side"}},
    {"a remedy the engine refuses",
     {"case", "rule", "{id}", "truco.cards_dropped", "--own", "too much", "--points", "Ana=1000000",
      "--reason", "x", "--apply"},
     1,
     {"refused"},
     {}},
    {"into a stored match only", {"case", "rule", "-", "truco.leaves", "--apply"}, 2, {}, {"stored match"}},
    {"no record yet", {"case", "log"}, 0, {"No rulings yet."}, {}},
    {"a record of nobody", {"case", "log", "--player", "Zoe"}, 2, {}, {"Zoe"}},
};

std::vector<std::string> filled(std::vector<std::string> arguments, const std::string& id) {
  for (std::string& argument : arguments) argument = argument == "{id}" ? id : argument;
  return arguments;
}

}  // namespace

TEST_CASE("the case commands answer, and enter nothing without a request") {
  const Folder folder;
  const std::string id = store_match(folder);
  const auto before = run(folder, {"match", "export", id}).out;
  for (const CaseRow& row : kCaseRows) {
    const Result result = run(folder, filled(row.arguments, id));
    CAPTURE(row.name);
    CAPTURE(result.out);
    CAPTURE(result.err);
    CHECK(result.status == row.status);
    for (const std::string& text : row.out) CHECK(result.out.find(text) != std::string::npos);
    for (const std::string& text : row.err) CHECK(result.err.find(text) != std::string::npos);
  }
  CHECK(run(folder, {"match", "export", id}).out == before);
}

TEST_CASE("a ruling enters its remedy, repeated warnings are counted, and an appeal is stored") {
  const Folder folder;
  const std::string id = store_match(folder, std::string(kStart) + R"({"type":"hand_started"})");
  const auto warn = [&] {
    return run(folder, {"case", "rule", id, "truco.out_of_turn", "--fact", "player=Beto", "--remedy", "warn",
                        "--reason", "nobody gained from it", "--referee", "Dani", "--apply", "--json"});
  };
  const Result first = warn();
  CAPTURE(first.err);
  CHECK(first.status == 0);
  CHECK(first.json()["applied"] == "warn");
  CHECK(first.json()["seq"] == 3);
  CHECK(first.json()["earlier_warnings"] == 0);
  CHECK(warn().json()["earlier_warnings"] == 1);
  const auto strict = run(folder, {"case", "rule", id, "truco.out_of_turn", "--fact", "player=Beto",
                                   "--level", "tournament", "--json"});
  const auto remedies = strict.json()["remedies"];
  REQUIRE(remedies.size() == 3);
  CHECK(remedies[2]["remedy"] == "point");
  CHECK(remedies[2]["after"]["Ana"] == 1);
  CHECK(run(folder, {"match", "add", id, "-"},
            R"({"type":"appealed","of":3,"by_side":"Beto","ground":"it was my turn"})")
            .status == 0);
  const auto log = run(folder, {"case", "log", "--json"}).json();
  REQUIRE(log.size() == 2);
  CHECK(run(folder, {"case", "log", "--open", "--json"}).json().size() == 1);
  const auto open = run(folder, {"case", "log", "--open", "--player", "Beto", "--json"}).json().at(0);
  CHECK(open["case"] == "truco.out_of_turn");
  CHECK(open["referee"] == "Dani");
  CHECK(open["people"].size() == 1);
  CHECK(open["appeal"] == "open");
  CHECK(open["late"] == false);
  CHECK(open["appeals"][0]["ground"] == "it was my turn");
  const Result text = run(folder, {"case", "log"});
  CHECK(text.out.find("A card was played") != std::string::npos);
  CHECK(text.out.find("appeal pending") != std::string::npos);
  CHECK(run(folder, {"match", "verify", id}).status == 0);
}

TEST_CASE("the referee may decide against every remedy, with a reason and points") {
  const Folder folder;
  const std::string id = store_match(folder);
  const Result result = run(folder, {"case", "rule", id, "truco.looked_at_cards", "--own", "two points",
                                     "--reason", "the third time", "--points", "Ana=2", "--points", "Beto=-1",
                                     "--precedent", "--apply", "--json"});
  CAPTURE(result.err);
  CHECK(result.status == 0);
  const auto shown = run(folder, {"match", "show", id, "--json"}).json();
  CHECK(shown["sides"][0]["score"] == 4);
  CHECK(shown["sides"][1]["score"] == 0);
  const auto log = run(folder, {"case", "log", "--game", "truco", "--json"}).json();
  REQUIRE(log.size() == 1);
  CHECK(log[0]["remedy"] == "two points");
  CHECK(log[0]["precedent"] == true);
  CHECK(run(folder, {"case", "log", "--precedents", "--json"}).json() == log);
  CHECK(run(folder, {"case", "log", "--game", "tarot", "--precedents", "--json"}).json().empty());
  const Result again = run(folder, {"case", "rule", id, "truco.looked_at_cards"});
  CHECK(again.out.find("two points (the third time)") != std::string::npos);
}

TEST_CASE("a ruling lists the sides in table order and the entries it strikes") {
  const Folder folder;
  const std::string id = store_match(
      folder, R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Zoe","Ana"]}
{"type":"hand_started"}
{"type":"called","player":"Zoe","call":"envido"}
{"type":"called","player":"Ana","call":"quiero"}
{"type":"settled","of":"envido","winner":"Zoe"}
{"type":"trick_won","winner":"Zoe"}
{"type":"trick_won","winner":"Zoe"}
)");
  const Result text =
      run(folder, {"case", "rule", id, "truco.call_disputed", "--fact", "heard=no", "--fact", "entry=3"});
  CHECK(text.out.find("Zoe 3, Ana 0 → Zoe 1, Ana 0") != std::string::npos);
  CHECK(text.out.find("Removed: 3, 4, 5") != std::string::npos);
  const auto json = run(folder, {"case", "rule", id, "truco.call_disputed", "--fact", "heard=no", "--fact",
                                 "entry=3", "--json"})
                        .json();
  CHECK(json["remedies"][0]["struck"] == nlohmann::json{3, 4, 5});
  const Result applied = run(folder, {"case", "rule", id, "truco.envido_misdeclared", "--fact", "player=Zoe",
                                      "--fact", "differs=yes", "--remedy", "shown", "--apply", "--json"});
  CHECK(applied.status == 0);
  CHECK(applied.json()["remedies"][0]["after"] == nlohmann::json{{"Zoe", 1}, {"Ana", 2}});
  CHECK(run(folder, {"match", "verify", id}).status == 0);
}

// T-18, TA-10: the 3 for the false flor give Beto 30 after the first hand. The second should not be played.
TEST_CASE("a corrected hand that decides the match strikes later hands, and so does an appeal") {
  const Folder folder;
  const std::string id = store_match(
      folder,
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"options":{"chicos_to_win":1}}
{"type":"carried","scores":{"Ana":10,"Beto":26}}
{"type":"hand_started"}
{"type":"called","player":"Ana","call":"flor"}
{"type":"trick_won","winner":"Beto"}
{"type":"trick_won","winner":"Beto"}
{"type":"hand_started"}
{"type":"trick_won","winner":"Ana"}
)");
  const auto rule = [&](std::vector<std::string> more) {
    std::vector<std::string> words{"case",   "rule",       id,       "truco.false_flor",
                                   "--fact", "player=Ana", "--fact", "held=no"};
    words.insert(words.end(), more.begin(), more.end());
    return run(folder, words);
  };
  const auto remedies = rule({"--json"}).json()["remedies"];
  REQUIRE(remedies.size() == 2);
  CHECK(remedies[0]["remedy"] == "penalty");
  CHECK(remedies[0]["after"] == nlohmann::json{{"Ana", 10}, {"Beto", 30}});
  CHECK(remedies[1]["after"] == nlohmann::json{{"Ana", 10}, {"Beto", 27}});  // and the second goes on
  CHECK(rule({"--remedy", "void", "--reason", "x", "--apply"}).status == 0);
  const auto log = run(folder, {"case", "log", "--json"}).json();
  CHECK(
      run(folder, {"match", "add", id, "-"},
          R"({"type":"appealed","of":)" + log[0]["seq"].dump() + R"(,"by_side":"Beto","ground":"3 are due"})")
          .status == 0);
  CHECK(run(folder, {"case", "decide", id, log[0]["seq"].dump(), "--upheld", "--remedy", "penalty",
                     "--reason", "agreed", "--apply"})
            .status == 0);
  const auto shown = run(folder, {"match", "show", id, "--json"}).json();
  CHECK(shown["sides"][0]["score"] == 10);
  CHECK(shown["sides"][1]["score"] == 30);
  CHECK(run(folder, {"match", "verify", id}).status == 0);
}

TEST_CASE("facts known from the log are not asked, and contradictions are refused") {
  const Folder folder;
  const std::string id = store_match(folder, std::string(kStart) + R"({"type":"hand_started"})"
                                                                   "\n"
                                                                   R"({"type":"trick_won","winner":"Ana"})");
  const Result result = run(folder, {"case", "rule", id, "truco.wrong_dealer", "--fact", "played=no"});
  CHECK(result.status == 2);
  CHECK(result.err.find("The record says something else: played=true") != std::string::npos);
  CHECK(run(folder, {"case", "rule", id, "truco.wrong_dealer"}).status == 0);
}

namespace {

TEST_CASE("a warning in a file that is also stored counts once") {
  struct Timed {
    const char* at;  // of the second warning in the file
    int warnings;
  };
  const std::string begun = std::string(kStart) + R"({"type":"hand_started"}
)",
                    warned = R"({"type":"warned","player":"Beto","fault":"truco.out_of_turn","level":"club")";
  const auto earlier_warnings = [](const Folder& folder, const std::string& lines) {
    const Result result =
        run(folder, {"case", "rule", "-", "truco.out_of_turn", "--fact", "player=Beto", "--json"}, lines);
    CAPTURE(result.err);
    REQUIRE(result.status == 0);
    return result.json()["earlier_warnings"].get<int>();
  };
  const Folder untimed;
  store_match(untimed, begun + warned + "}\n");
  CHECK(earlier_warnings(untimed, begun) == 0);  // it is the match at an earlier moment
  CHECK(earlier_warnings(untimed, begun + warned + "}\n") == 1);
  CHECK(earlier_warnings(untimed, begun + warned + "}\n" + warned + "}\n") == 2);
  CHECK(earlier_warnings(untimed, std::string(kStart) + warned + "}\n") == 2);  // another match
  for (const Timed& row : {Timed{"2026-03-07T20:10:00Z", 1}, Timed{"2026-03-08T20:10:00Z", 2}}) {
    const Folder timed;
    const auto at = [&](const char* when) { return begun + warned + R"(,"at":")" + when + "\"}\n"; };
    store_match(timed, at("2026-03-07T20:10:00Z"));
    CHECK(earlier_warnings(timed, at(row.at)) == row.warnings);
  }
}

// Events 3 to 5: a ruling of three points for Ana, with a warning of Beto. Event 6: Beto's appeal.
std::string appealed(const Folder& folder) {
  const std::string id = store_match(folder, std::string(kStart) + R"({"type":"hand_started"})");
  const Result ruled = run(
      folder, {"match", "add", id, "-"},
      R"({"type":"case_ruled","case":"truco.out_of_turn","facts":{"player":{"found":{"player":"Beto"}}},"rule":"truco.turn","fixed":false,"remedy":"point","reason":"again","referee":"Dani","events":2}
{"type":"ruled","side":"Ana","points":3,"reason":"again"}
{"type":"warned","player":"Beto","fault":"truco.out_of_turn"}
{"type":"appealed","of":3,"by_side":"Beto","ground":"it was my turn"}
)");
  CAPTURE(ruled.out);
  REQUIRE(ruled.status == 0);
  return id;
}

int score_of(const Folder& folder, const std::string& id, std::size_t side) {
  return run(folder, {"match", "show", id, "--json"}).json()["sides"][side]["score"];
}

}  // namespace

TEST_CASE("an appeal decision shows its changes and both scores, and is one group of events") {
  struct Row {
    const char* name;
    std::vector<std::string> options;
    int status;
    int ana, beto;    // the scores afterwards
    const char* now;  // what is in force instead; "": nothing else
  };
  const Row rows[] = {
      {"shown only", {}, 0, 3, 0, ""},
      {"rejected", {"--rejected", "--reason", "it was not", "--apply"}, 0, 3, 0, ""},
      {"struck", {"--upheld", "--reason", "it was", "--apply"}, 0, 0, 0, "struck"},
      {"another remedy", {"--upheld", "--remedy", "warn", "--reason", "it was", "--apply"}, 0, 0, 0, "warn"},
      {"his own",
       {"--upheld", "--own", "one each", "--points", "Ana=1", "--points", "Beto=1", "--reason", "fair",
        "--apply"},
       0,
       1,
       1,
       "one each"},
      {"without a reason", {"--upheld", "--apply"}, 2, 3, 0, ""},
      {"neither way", {"--reason", "x", "--apply"}, 2, 3, 0, ""},
      {"both ways", {"--upheld", "--rejected", "--reason", "x", "--apply"}, 2, 3, 0, ""},
      {"no such remedy", {"--upheld", "--remedy", "prison", "--reason", "x", "--apply"}, 2, 3, 0, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Folder folder;
    const std::string id = appealed(folder);
    std::vector<std::string> arguments{"case", "decide", id, "6", "--json"};
    arguments.insert(arguments.end(), row.options.begin(), row.options.end());
    const Result result = run(folder, arguments);
    CAPTURE(result.out);
    CAPTURE(result.err);
    CHECK(result.status == row.status);
    if (row.status == 0) {
      CHECK(result.json()["ruled_by"] == "Dani");
      CHECK(result.json()["before"].dump() == R"({"Ana":3,"Beto":0})");
      CHECK(result.json()["ways"][1]["remedy"] == "struck");
      CHECK(result.json()["ways"][1]["after"].dump() == R"({"Ana":0,"Beto":0})");
    }
    CHECK(score_of(folder, id, 0) == row.ana);
    CHECK(score_of(folder, id, 1) == row.beto);
    const auto log = run(folder, {"case", "log", "--json"}).json();
    REQUIRE(log.size() == 1);
    CHECK((log[0]["now"].is_null() ? "" : log[0]["now"].get<std::string>()) == row.now);
    CHECK(run(folder, {"match", "verify", id}).status == 0);
  }
}

TEST_CASE("an appeal counts the warnings before the ruling, and without the struck one") {
  const Folder folder;
  const Result scored =
      run(folder, {"score", "-", "--json"},
          R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-3","players":["Ana","Beto","Caro"]})"
          "\n");
  const std::string id = scored.json()["match"];
  const auto touched = [&](std::vector<std::string> more) {
    std::vector<std::string> words{"case",   "rule",        id,        "tarot.touched_cards",
                                   "--fact", "player=Beto", "--level", "tournament",
                                   "--json"};
    words.insert(words.end(), more.begin(), more.end());
    return run(folder, words).json();
  };
  CHECK(touched({"--remedy", "warn", "--apply"})["seq"] == 2);  // with 3, the warning
  const auto second = touched({"--remedy", "points", "--apply"});
  CHECK(second["earlier_warnings"] == 1);
  CHECK(second["seq"] == 4);
  REQUIRE(run(folder, {"match", "add", id, "-"},
              R"({"type":"appealed","of":2,"by_side":"Beto","ground":"I did not"}
{"type":"appealed","of":4,"by_side":"Beto","ground":"I did not, again"})")
              .status == 0);
  // The possible outcomes of each appeal.
  const auto ways = [&](const char* appeal) {
    std::vector<std::string> ids;
    const auto sitting =
        run(folder, {"case", "decide", id, appeal, "--level", "tournament", "--json"}).json();
    for (const auto& way : sitting["ways"]) ids.push_back(way["remedy"]);
    return ids;
  };
  using Ways = std::vector<std::string>;
  CHECK(ways("6") == Ways{"rejected", "struck"});  // the first: its own warning is none before it
  CHECK(ways("7") == Ways{"rejected", "struck"});  // the second: warned before, so points it is
  REQUIRE(
      run(folder, {"case", "decide", id, "6", "--upheld", "--reason", "it was another", "--apply"}).status ==
      0);
  CHECK(ways("7") == Ways{"rejected", "struck", "warn"});
  CHECK(touched({})["earlier_warnings"] == 0);
  CHECK(run(folder, {"case", "decide", id, "7", "--upheld", "--remedy", "warn", "--reason",
                     "then it is the first", "--level", "tournament", "--apply"})
            .status == 0);
  CHECK(score_of(folder, id, 1) == 0);
  CHECK(touched({})["earlier_warnings"] == 1);
}

TEST_CASE("the log names a remedy beside its replacement by the appeal") {
  struct Row {
    const char *ruled, *decided, *was, *now;
    int taker;  // score afterwards: 25 and 8 over, doubled, from three, twice; the poignée 20
  };
  constexpr const char *kWarned = "The poignée counts and the player is warned",
                       *kStruck = "The poignée does not count and the player is warned",
                       *kDecision = "Removes the decision";
  const Row rows[] = {{"struck", "struck", kStruck, kDecision, 172},
                      {"warn", "case/struck", kWarned, kStruck, 132},
                      {"struck", "warn", kStruck, kWarned, 172}};
  for (const Row& row : rows) {
    CAPTURE(row.ruled);
    CAPTURE(row.decided);
    const Folder folder;
    const std::string id = store_match(
        folder,
        R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-5","players":["Ana","Beto","Caro","Dani","Eva"]}
{"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"poignee","player":"Caro","size":"simple"}
{"type":"result","bouts":2,"points":49,"partner":"Caro"}
)");
    REQUIRE(run(folder, {"case", "rule", id, "tarot.poignee_time", "--fact", "player=Caro", "--fact",
                         "time=other", "--remedy", row.ruled, "--reason", "x", "--apply"})
                .status == 0);
    REQUIRE(run(folder, {"match", "add", id, "-"},
                R"({"type":"appealed","of":6,"by_side":"Caro","ground":"it was in time"})")
                .status == 0);
    const std::string appeal = std::string(row.ruled) == "struck" ? "9" : "8";
    const Result decided = run(folder, {"case", "decide", id, appeal, "--upheld", "--remedy", row.decided,
                                        "--reason", "y", "--apply"});
    CAPTURE(decided.err);
    REQUIRE(decided.status == 0);
    CHECK(score_of(folder, id, 0) == row.taker);
    REQUIRE(run(folder, {"case", "log", "--html", (folder / "log.html").string()}).status == 0);
    const std::string data = run(folder, {"case", "log", "--csv", "-"}).out;
    CHECK(data.starts_with("at,match,event,game,ruleset,players,case,"));
    const std::string page = read_bytes(folder / "log.html");
    const std::size_t was = page.find(row.was);
    CHECK(was != std::string::npos);
    CHECK(page.find(row.now, was + 1) != std::string::npos);
  }
}

TEST_CASE("a decision without an appeal is refused, and so is an event of another match") {
  const Folder folder;
  const std::string id = store_match(folder);
  const Result none = run(folder, {"case", "decide", id, "2", "--rejected", "--reason", "x", "--apply"});
  CHECK(none.status == 1);
  CHECK(none.out.find("Nobody has appealed against") != std::string::npos);
  CHECK(run(folder, {"case", "decide", id, "99"}).status == 2);
}

TEST_CASE("the warnings of an event file count in a case of that file") {
  const Folder folder;
  const std::string warned =
      R"({"type":"warned","player":"Beto","fault":"truco.out_of_turn","level":"tournament"})"
      "\n";
  const std::string hand = std::string(kStart) + R"({"type":"hand_started"})" + "\n";
  const std::vector<std::string> rule{
      "case", "rule", "-", "truco.out_of_turn", "--fact", "player=Beto", "--level", "tournament", "--json"};
  CHECK(run(folder, rule, hand + warned).json()["earlier_warnings"] == 1);
  CHECK(run(folder, rule, hand).json()["earlier_warnings"] == 0);
  const Result shown = run(folder, {rule.begin(), rule.end() - 1}, hand + warned);
  CHECK_MESSAGE(has(shown.out, ", Ana, Beto ("), shown.out);
  std::string earlier = hand;
  store_match(folder, earlier.replace(earlier.find("T20:"), 4, "T18:") + warned);
  CHECK(run(folder, rule, hand + warned).json()["earlier_warnings"] == 2);
}

// Code d'arbitrage p. 5: a repetition is one before the arbiter of the same tournament.
TEST_CASE("a warning counts at its level and in its competition, and can be excluded with a reason") {
  struct Row {
    const char *scope, *level;
    int counted;
  };
  const Row rows[] = {{"", "tournament", 0},  // as at the kitchen table
                      {"", "kitchen", 1},
                      {R"(,"level":"kitchen")", "tournament", 0},
                      {R"(,"level":"club")", "tournament", 0},
                      {R"(,"level":"tournament")", "tournament", 1},
                      {R"(,"level":"tournament")", "club", 0},
                      {R"(,"level":"tournament","competition":"another")", "tournament", 0}};
  const std::string begun = R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-4",)"
                            R"("players":["Nina","Eva","Sam","Otto"],"at":)";
  for (const Row& row : rows) {
    CAPTURE(row.scope);
    CAPTURE(row.level);
    const Folder folder;
    store_match(folder, begun + "\"2025-01-03T20:00:00Z\"}\n" +
                            R"({"type":"warned","player":"Nina","fault":"tarot.exposed_card")" + row.scope +
                            "}\n");
    const std::string now = store_match(folder, begun + "\"2026-03-07T20:00:00Z\"}\n");
    const auto run_rule = [&](std::vector<std::string> more) {
      std::vector<std::string> words{
          "case", "rule", now, "tarot.exposed_card", "--fact", "player=Nina", "--level", row.level, "--json"};
      words.insert(words.end(), more.begin(), more.end());
      return run(folder, words);
    };
    const auto ruled = run_rule({}).json();
    CHECK(ruled["earlier_warnings"] == row.counted);
    REQUIRE(ruled["warnings"].size() == 1);  // shown, also where it does not count
    const auto warning = ruled["warnings"][0];
    CHECK(warning["counts"] == (row.counted == 1));
    const std::string id = warning["match"].get<std::string>() + ":" + warning["seq"].dump();
    CHECK(run_rule({"--leave-out", id}).status == 2);  // without a reason, or one that does not count anyway
    const Result out = run_rule({"--leave-out", id, "--reason", "another evening"});
    CHECK(out.status == (row.counted == 1 ? 0 : 2));
    if (row.counted == 0) continue;
    CHECK(out.json()["earlier_warnings"] == 0);
    CHECK(out.json()["warnings"][0]["left_out"] == true);
  }
}

TEST_CASE("a recount replaces the first count, and explain prints both") {
  const Folder folder;
  const std::string id = store_match(
      folder,
      R"({"type":"match_started","game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani"]}
{"type":"deal_started"}
{"type":"counted","points":{"Nus":40}}
)");
  const Result ruled = run(folder, {"case", "rule", id, "troccas.counts_differ", "--fact", "recounted=yes",
                                    "--fact", "entered=yes", "--fact", "side=Nus", "--fact", "points=44",
                                    "--remedy", "second_count", "--apply"});
  CAPTURE(ruled.out);
  CAPTURE(ruled.err);
  CHECK(ruled.status == 0);
  const Result explained = run(folder, {"explain", id});
  CAPTURE(explained.out);
  CHECK(explained.out.find("40") != std::string::npos);
  CHECK(explained.out.find("44") != std::string::npos);
  CHECK(explained.out.find("from “Counted: 40, –” to “Counted: 44, –”") != std::string::npos);
}
