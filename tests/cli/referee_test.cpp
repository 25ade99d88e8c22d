// What the referee reads at the table: the answer to "may this be done?" and to "why is it so?", as printed.

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

std::string explained(const Folder& folder, const std::string& record, std::vector<std::string> more = {}) {
  std::vector<std::string> arguments{"explain", stored(folder, record)};
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
TEST_CASE("why a score is what it is, of all four games") {
  const Golden rows[] = {{"truco", kCorrected, {}},       {"truco_event", kCorrected, {"13"}},
                         {"truf", example("truf"), {}},   {"troccas", example("troccas"), {}},
                         {"tarot", example("tarot"), {}}, {"tarot_event", example("tarot"), {"4"}}};
  for (const Golden& row : rows) {
    CAPTURE(row.name);
    const Folder folder;
    const fs::path golden = kRoot / "tests/cli/golden" / ("explain_" + std::string(row.name) + ".txt");
    const std::string text = explained(folder, row.record, row.more);
    if (std::getenv("TANTEADOR_WRITE_GOLDEN")) write_bytes(golden, text);
    CHECK(text == read_bytes(golden));
  }
}

TEST_CASE("a whole match is explained in a line for each posting and each rule") {
  for (const std::string_view name : {"two-players", "four-players-flor", "tallied"}) {
    CAPTURE(name);
    const Folder folder;
    const std::string record = example(name);
    const std::string id = stored(folder, record);
    const auto json = run(folder, {"explain", id, "--json"}).json();
    std::set<std::string> rules;
    std::size_t chicos = 0;  // a line across the table each
    for (const auto& side : json["sides"]) chicos += side["chicos"].get<std::size_t>();
    for (const auto& entry : json["entries"]) rules.insert(entry["rule"].get<std::string>());
    const std::size_t frame = 5;  // the score, and the table's head and lines
    const std::string text = run(folder, Run{{"explain", id}, {}, {{"COLUMNS", "200"}}}).out;
    CHECK(lines_of(text) <= json["entries"].size() + rules.size() + chicos + frame);
  }
}

TEST_CASE("the same facts in JSON") {
  const Folder folder;
  const std::string id = stored(folder, kCorrected);
  const auto json = run(folder, {"explain", id, "--json"}).json();
  CHECK(json["sides"][0]["score"] == 6);
  CHECK(json["sides"][1]["score"] == 2);
  CHECK(json["entries"][0]["how"] == "real envido 3 (not shown)");
  CHECK(json["entries"][0]["events"][0]["amended_by"] == 8);
  CHECK(json["corrections"].size() == 2);
  CHECK(json["corrections"][1]["text"] == "Event 14 was struck by event 15: 2 written for Ana");
  int taken_back = 0;
  for (const auto& entry : json["entries"]) {
    CHECK(!entry["source"].get<std::string>().empty());
    taken_back += entry["taken_back_by"].is_number();
  }
  CHECK(taken_back == 1);
}

TEST_CASE("agreements of the table are named in words, those of its own marked") {
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
  CHECK(text.find("4 (agreed at this table)") != std::string::npos);
}

TEST_CASE("what ask prints as JSON is the example of its schema") {
  const Folder folder;
  const auto asked =
      run(folder, {"ask", "-", R"({"type":"cut","player":"Ana","lifted":3,"left":37})", "--json"},
          std::string(kStart) + R"({"type":"hand_started"})");
  CHECK(asked.status == 0);
  CHECK(asked.json() == nlohmann::json::parse(read_bytes(kRoot / "schemas/examples/ask.json")));
}

TEST_CASE("asking makes no database and changes none") {
  const Folder folder;
  const std::string event = R"({"type":"called","player":"Ana","call":"envido"})";
  run(folder, {"ask", "-", event}, std::string(kStart) + R"({"type":"hand_started"})");
  CHECK(!fs::exists(database(folder)));
  const std::string id = stored(folder);
  const std::string bytes = read_bytes(database(folder));
  for (const char* at : {"2", "3", "8"}) CHECK(run(folder, {"ask", id, event, "--at", at}).status == 0);
  CHECK(read_bytes(database(folder)) == bytes);
}
