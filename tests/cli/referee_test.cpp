// The printed answers of the referee to "may this be done?" and "why is it so?".

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "tests/cli/process.hpp"

using namespace tanteador::test;

namespace {

const fs::path kRoot = TANTEADOR_ROOT;

// A hand of each kind of correction: an envido amended, a flor found false after the hand, a tally struck.
const std::string kCorrected = std::string(kStart) +
                               R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"envido"}
{"type":"called","player":"Beto","call":"quiero"}
{"type":"settled","of":"envido","winner":"Ana"}
{"type":"called","player":"Beto","call":"truco"}
{"type":"called","player":"Ana","call":"no_quiero"}
{"type":"amended","seq":3,"reason":"it was a real one","event":{"type":"called","player":"Ana","call":"real_envido"}}
{"type":"hand_started"}
{"type":"called","player":"Beto","call":"flor"}
{"type":"called","player":"Beto","call":"truco"}
{"type":"called","player":"Ana","call":"no_quiero"}
{"type":"false_flor","player":"Beto"}
{"type":"tallied","side":"Ana","points":2}
{"type":"voided","seq":14,"reason":"written twice"}
)";

// Three each for himself, best of three: a number corrected, a ruling, a dealer out of turn, four games won.
const std::string kCounted =
    R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":["Ana","Beto","Caro"],)"
    R"("options":{"ends":"target","target":60,"others":"shared","best_of":3,"bonus":10}})"
    R"(
{"type":"counted","points":{"Ana":40}}
{"type":"counted","points":{"Ana":30}}
{"type":"counted","points":{"Caro":64},"dealer":"Caro"}
{"type":"counted","points":{"Beto":20}}
{"type":"amended","seq":5,"reason":"miscounted","event":{"type":"counted","points":{"Beto":24}}}
{"type":"ruled","side":"Ana","points":-5,"reason":"slow play"}
{"type":"counted","points":{"Beto":48}}
{"type":"counted","points":{"Ana":60,"Beto":-20,"Caro":-40}}
)";

std::string explained(const Folder& folder, const std::string& record, std::vector<std::string> more = {}) {
  std::vector<std::string> arguments{"explain", store_match(folder, record)};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run(folder, Run{arguments, {}, {{"COLUMNS", "100"}}}).out;
}

std::string example(std::string_view name) {
  return read_bytes(kRoot / "docs/examples" / (std::string(name) + ".jsonl"));
}

struct Golden {
  std::string_view name;
  std::string record;
  std::vector<std::string> more;
};

std::size_t lines_of(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

}  // namespace

// After a wanted change: TANTEADOR_WRITE_GOLDEN=1 build/<preset>/tests/test_cli && git diff tests/cli
TEST_CASE("why a score is what it is, for every game") {
  const Golden rows[] = {{"truco", kCorrected, {}},       {"truco_event", kCorrected, {"13"}},
                         {"truf", example("truf"), {}},   {"troccas", example("troccas"), {}},
                         {"tarot", example("tarot"), {}}, {"tarot_event", example("tarot"), {"4"}},
                         {"sheet", kCounted, {}},         {"sheet_event", kCounted, {"3"}}};
  for (const Golden& row : rows) {
    CAPTURE(row.name);
    const Folder folder;
    const fs::path golden = kRoot / "tests/cli/golden" / ("explain_" + std::string(row.name) + ".txt");
    const std::string text = explained(folder, row.record, row.more);
    if (std::getenv("TANTEADOR_WRITE_GOLDEN")) write_bytes(golden, text);
    CHECK(text == read_bytes(golden));
  }
}

TEST_CASE("a match is explained with a line for each posting and rule") {
  for (const std::string_view name : {"two-players", "four-players-flor", "tallied"}) {
    CAPTURE(name);
    const Folder folder;
    const std::string record = example(name);
    const std::string id = store_match(folder, record);
    const auto json = run(folder, {"explain", id, "--json"}).json();
    std::set<std::string> rules;
    std::size_t chicos = 0;  // a line across the table each
    for (const auto& side : json["sides"]) chicos += side["chicos"].get<std::size_t>();
    for (const auto& entry : json["entries"]) {
      for (const auto& rule : entry["rules"])
        rules.insert(rule["rule"].get<std::string>() + rule["source"].get<std::string>());
    }
    const std::size_t frame = 6;  // the score, its chicos, and the table's head and lines
    const std::string text = run(folder, Run{{"explain", id}, {}, {{"COLUMNS", "200"}}}).out;
    CHECK(lines_of(text) <= json["entries"].size() + rules.size() + chicos + frame);
  }
}

TEST_CASE("a deciding tie is named with its rule") {
  const std::string hand = R"({"type":"hand_started","dealer":"Beto"})"
                           "\n",
                    tied = R"({"type":"trick_won","tied":true})"
                           "\n",
                    won = R"({"type":"trick_won","winner":"Beto"})"
                          "\n",
                    literal = R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de",)"
                              R"("players":["Ana","Beto"],"options":{"parda_rule":"literal_tt_mano"}})"
                              "\n";
  const auto exchange = [](const std::string& call, const std::string& answer, const std::string& of) {
    const auto by = [](const std::string& player, const std::string& word) {
      return R"({"type":"called","player":")" + player + R"(","call":")" + word + "\"}\n";
    };
    const auto value = [&](const std::string& player) {
      return R"({"type":"declared","player":")" + player + R"(","of":")" + of + "\",\"points\":28}\n";
    };
    return by("Ana", call) + by("Beto", answer) + value("Ana") + value("Beto") + by("Ana", "truco") +
           by("Beto", "no_quiero");
  };
  struct Row {
    std::string record;
    std::size_t entry;
    std::string side, rule, why;
  };
  const std::string start(kStart);
  const Row rows[] = {{start + hand + tied + tied + tied, 0, "Ana", "truco.tricks.all_tied",
                       "all three tricks were tied, so mano's side wins"},
                      {start + hand + tied + won, 0, "Beto", "truco.tricks.tied",
                       "the first trick was tied, so the second decides"},
                      {start + hand + tied + tied + won, 0, "Beto", "truco.tricks.tied",
                       "the first two tricks were tied, so the third decides"},
                      {start + hand + won + tied, 0, "Beto", "truco.tricks.tied",
                       "trick 2 was tied, so the winner of the first trick wins"},
                      {literal + hand + tied + tied, 0, "Ana", "truco.tricks.tied",
                       "the first two tricks were tied, and by these rules mano's side wins"},
                      {start + hand + exchange("envido", "quiero", "envido"), 0, "Ana", "truco.envido.tie",
                       "Ana and Beto both said 28: the one nearer to mano wins"},
                      {start + hand + exchange("flor", "flor", "flor"), 0, "Ana", "truco.flor.declaration",
                       "Ana and Beto both said 28: the one nearer to mano wins"}};
  for (const Row& row : rows) {
    CAPTURE(row.rule);
    CAPTURE(row.why);
    const Folder folder;
    const std::string id = store_match(folder, row.record);
    const auto json = run(folder, {"explain", id, "--json"}).json();
    const auto& entry = json["entries"][row.entry];
    CHECK(entry["side"] == row.side);
    const bool named = std::ranges::any_of(entry["rules"], [&](const auto& rule) {
      return rule["rule"] == row.rule && rule.value("why", "") == row.why && rule["source"] != "";
    });
    CHECK(named);
    CHECK(run(folder, Run{{"explain", id}, {}, {{"COLUMNS", "300"}}}).out.find(row.why) != std::string::npos);
  }
  const Folder folder;  // nothing was tied
  const auto plain = run(folder, {"explain", store_match(folder, start + hand + won + won), "--json"}).json();
  CHECK(plain["entries"][0]["rules"].size() == 1);
}

TEST_CASE("a tarot entry cites all its rules at the places of its ruleset") {
  const auto deal = [](const std::string& ruleset, const std::string& players, const std::string& more,
                       const std::string& result) {
    return R"({"type":"match_started","game":"tarot","ruleset":")" + ruleset + R"(","players":[)" + players +
           "]}\n"
           R"({"type":"deal_started","dealer":"Ana"})"
           "\n"
           R"({"type":"bid","player":"Beto","bid":"garde"})"
           "\n" +
           more + R"({"type":"result","bouts":2,)" + result + "}\n";
  };
  const std::string three = R"("Ana","Beto","Caro")", four = three + R"(,"Dani")", five = four + R"(,"Eva")";
  struct Row {
    std::string record;
    std::size_t entry;
    std::vector<std::string> rules;
  };
  const Row rows[] = {
      {deal("tarot-fft-3", three, "", R"("points":40.5)"),
       0,
       {"tarot.score.contract: tarot-fft-3, Le calcul des scores",
        "tarot.contract: tarot-fft-3, Le principe du jeu",
        "tarot.score.half_point: tarot-fft-3, Le jeu à 3 joueurs",
        "tarot.bidding.higher: tarot-fft-3, Le calcul des scores",
        "tarot.score.payment: tarot-fft-3, Le jeu à 3 joueurs"}},
      {deal("tarot-printed-3", three, "", R"("points":41.5)"),
       0,
       {"tarot.score.contract: tarot-printed-3, Punkte nach Vertrag",
        "tarot.contract: tarot-printed-3, Die Punkte, die je nach Vertrag gemacht werden müssen",
        "tarot.score.contract: tarot-printed-3, Die Punkte, die je nach Vertrag gemacht werden müssen",
        "tarot.score.half_point: tarot-fft-3, Le jeu à 3 joueurs (not in tarot-printed-3)",
        "tarot.bidding.higher: tarot-printed-3, Die Verträge",
        "tarot.score.payment: tarot-printed-3, Die Gesamtsumme"}},
      {deal("tarot-fft-4", four, "", R"("points":49,"petit_au_bout":"attack")"),
       0,
       {"tarot.score.contract: tarot-fft-4, Le calcul des scores",
        "tarot.contract: tarot-fft-4, Le principe du jeu",
        "tarot.bidding.higher: tarot-fft-4, Le calcul des scores",
        "tarot.score.payment: tarot-fft-4, La marque en donnes libres"}},
      {deal("tarot-fft-4", four, "", R"("points":49,"petit_au_bout":"attack")"),
       4,
       {"tarot.petit_au_bout: tarot-fft-4, Le Petit au Bout",
        "tarot.bidding.higher: tarot-fft-4, Le calcul des scores",
        "tarot.score.payment: tarot-fft-4, La marque en donnes libres"}},
      {deal("tarot-fft-5", five,
            R"({"type":"poignee","player":"Beto","trumps":8})"
            "\n",
            R"("points":45,"partner":"Dani")"),
       5,
       {"tarot.poignee.points: tarot-fft-5, La Poignée",
        "tarot.poignee.size: tarot-fft-5, Le jeu à 5 joueurs",
        "tarot.score.payment: tarot-fft-5, Le jeu à 5 joueurs"}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.record);
    const Folder folder;
    const auto json = run(folder, {"explain", store_match(folder, row.record), "--json"}).json();
    std::vector<std::string> cited;
    for (const auto& rule : json["entries"][row.entry]["rules"])
      cited.push_back(rule["rule"].get<std::string>() + ": " + rule["source"].get<std::string>());
    CHECK(cited == row.rules);
  }
}

TEST_CASE("a pica-pica posting cites the events of its own duel") {
  std::string record = R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de",)"
                       R"("players":["A","B","C","D","E","F"],"at":"2026-03-07T20:00:00Z"})"
                       "\n"
                       R"({"type":"hand_started","dealer":"F"})"
                       "\n"
                       R"({"type":"folded","player":"A"})"
                       "\n"
                       R"({"type":"folded","player":"C"})"
                       "\n"
                       R"({"type":"folded","player":"E"})"
                       "\n"
                       R"({"type":"hand_started"})"
                       "\n";
  const char* duels[][2] = {{"A", "D"}, {"B", "E"}, {"C", "F"}};  // 7 and 8, 9 and 10, 11 and 12
  for (int duel = 1; duel <= 3; ++duel) {
    for (int i = 0; i < 2; ++i)
      record += R"({"type":"called","player":")" + std::string(duels[duel - 1][i]) + R"(","call":")" +
                (i == 0 ? "truco" : "no_quiero") + R"(","duel":)" + std::to_string(duel) + "}\n";
  }
  const Folder folder;
  const auto json = run(folder, {"explain", store_match(folder, record), "--json"}).json();
  int lines = 0;
  for (const auto& entry : json["entries"]) {
    if (!entry.contains("duel")) continue;
    ++lines;
    std::vector<int> seqs;
    for (const auto& event : entry["events"]) seqs.push_back(event["seq"]);
    const int first = 5 + 2 * entry["duel"].get<int>();
    CHECK(seqs == std::vector{first, first + 1});
  }
  CHECK(lines == 3);
}

TEST_CASE("explain prints the same facts in JSON") {
  const Folder folder;
  const std::string id = store_match(folder, kCorrected);
  const auto json = run(folder, {"explain", id, "--json"}).json();
  CHECK(json["sides"][0]["score"] == 6);
  CHECK(json["sides"][1]["score"] == 2);
  CHECK(json["entries"][0]["how"] == "real envido 3 (not shown)");
  CHECK(json["entries"][0]["events"][0]["amended_by"] == 8);
  CHECK(json["corrections"].size() == 2);
  CHECK(json["corrections"][1]["text"] == "Entry 14 was removed by entry 15: Ana: 2 entered");
  int is_undone = 0;
  for (const auto& entry : json["entries"]) {
    CHECK(!entry["source"].get<std::string>().empty());
    is_undone += entry["taken_back_by"].is_number();
  }
  CHECK(is_undone == 1);
}

TEST_CASE("house rules are named in words, and changed ones are marked") {
  const Folder folder;
  const std::string text = explained(
      folder, R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],)"
              R"("options":{"flor_single":4}}
{"type":"hand_started"}
{"type":"called","player":"Ana","call":"flor"}
{"type":"called","player":"Beto","call":"truco"}
{"type":"called","player":"Ana","call":"no_quiero"}
)");
  CHECK(text.find("Ana 4, Beto 1; chicos: Ana 0, Beto 0") == 0);
  CHECK(text.find("Points for a flor alone: 4 (agreed at") != std::string::npos);
}

TEST_CASE("the JSON of ask matches the example of its schema") {
  const Folder folder;
  const auto asked =
      run(folder, {"ask", "-", R"({"type":"cut","player":"Ana","lifted":3,"left":37})", "--json"},
          std::string(kStart) + R"({"type":"hand_started"})");
  CHECK(asked.status == 0);
  CHECK(asked.json() == nlohmann::json::parse(read_bytes(kRoot / "schemas/examples/ask.json")));
}

TEST_CASE("ask creates and changes no database") {
  const Folder folder;
  const std::string event = R"({"type":"called","player":"Ana","call":"envido"})";
  run(folder, {"ask", "-", event}, std::string(kStart) + R"({"type":"hand_started"})");
  CHECK(!fs::exists(database(folder)));
  const std::string id = store_match(folder);
  const std::string bytes = read_bytes(database(folder));
  for (const char* at : {"2", "3", "8"}) CHECK(run(folder, {"ask", id, event, "--at", at}).status == 0);
  CHECK(read_bytes(database(folder)) == bytes);
}
