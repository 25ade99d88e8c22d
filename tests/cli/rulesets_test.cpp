// House rulesets, and the score under another ruleset.

#include <doctest/doctest.h>

#include "db/store.hpp"
#include "tests/cli/process.hpp"

using namespace tanteador::test;

namespace {

constexpr std::string_view kLosPinos =
    R"({"id":"los-pinos","game":"truco","title":"Club Los Pinos","parent":"truco-nhf-de",
"edition":{"source":"club paper","date":"2026"},"parameters":{"target":3,"chicos_to_win":1,"mazo_first_trick_no_calls":2}})";

std::string begun_under(std::string_view ruleset, std::string_view rest = "") {
  return R"({"type":"match_started","game":"truco","ruleset":")" + std::string(ruleset) +
         R"(","players":["Ana","Beto"])" + std::string(rest) + "}\n";
}

// Ana lays her cards down in the first trick: 1 point as printed, 2 by the house and in truco-argentino.
constexpr std::string_view kThrownIn = R"({"type":"hand_started"}
{"type":"folded","player":"Ana"}
)";
// A second real envido: printed without limit, once only in truco-argentino (TA-3).
constexpr std::string_view kTwoReal = R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"real_envido"}
{"type":"called","player":"Beto","call":"real_envido"}
{"type":"called","player":"Ana","call":"no_quiero"}
)";

}  // namespace

TEST_CASE("a house ruleset is stored, listed, shown, used and removed; its matches keep their rules") {
  const Folder folder;
  CHECK(run(folder, {"score", "-"}, begun_under("los-pinos")).status == 2);
  const Result saved = run(folder, {"ruleset", "save", "-"}, std::string(kLosPinos));
  CHECK(saved.status == 0);
  CHECK(saved.out.find("Points of a chico: 3; in truco-nhf-de: 30.") != std::string::npos);
  CHECK(run(folder, {"ruleset", "list"}).out.find("Club Los Pinos") != std::string::npos);
  CHECK(run(folder, {"ruleset", "show", "los-pinos", "--json"}).json()["parameters"]["target"] == 3);

  const std::string played = begun_under("los-pinos") + std::string(kThrownIn);
  for (const char* way : {"--dry-run", "--keep-going"}) {
    const auto sheet = run(folder, {"score", "-", "--json", way}, played).json();
    CHECK(sheet["ruleset"] == "los-pinos");
    CHECK(sheet["sides"][1]["score"] == 2);
    CHECK(sheet["entries"][0]["source"] == "los-pinos, club paper");
  }
  const std::string id = store_match(folder, played);
  CHECK(run(folder, {"ruleset", "remove", "los-pinos"}).status == 0);
  CHECK(run(folder, {"score", "-"}, begun_under("los-pinos")).status == 2);
  const auto kept = run(folder, {"match", "show", id, "--json"}).json();
  CHECK(kept["ruleset"] == "los-pinos");
  CHECK(kept["sides"][1]["score"] == 2);
  CHECK(run(folder, {"match", "verify", id}).status == 0);
  CHECK(run(folder, {"match", "show", id}).out.find("Club Los Pinos") != std::string::npos);

  const Folder elsewhere;
  const std::string file = (folder / "export.json").string();
  write_bytes(file, run(folder, {"match", "export", id}).out);
  write_bytes((elsewhere / "cut.json").string(), "{}");
  CHECK(run(elsewhere, {"match", "import", (elsewhere / "cut.json").string()}).status == 2);
  CHECK(!fs::exists(database(elsewhere)));
  CHECK(run(elsewhere, {"match", "import", file}).status == 0);
  CHECK(run(elsewhere, {"match", "show", id, "--json"}).json() == kept);
}

TEST_CASE("an unreadable house ruleset is reported in the list and can be removed") {
  const Folder folder;
  CHECK(run(folder, {"score", "-"}, begun_under("truco-nhf-de")).status == 0);
  tanteador::db::open_store(database(folder), tanteador::db::OpenMode::write)
      ->put_house_ruleset("los-pinos", "{\"id\":\"los-pinos\"");
  CHECK(has(run(folder, {"ruleset", "list"}).out, "Some house rules could not be read"));
  const Result data = run(folder, {"ruleset", "list", "--json"});
  CHECK(has(data.err, "Some house rules could not be read"));
  CHECK(!data.json().empty());
  CHECK(run(folder, {"ruleset", "remove", "los-pinos"}).status == 0);
  CHECK(!has(run(folder, {"ruleset", "list"}).out, "cannot be read"));
  CHECK(run(folder, {"db", "check"}).status == 0);
  CHECK(run(folder, {"ruleset", "remove", "los-pinos"}).status == 2);
}

TEST_CASE("built-in rulesets cannot be replaced or removed, and unknown parameters are refused") {
  const Folder folder;
  std::string unknown(kLosPinos), shipped(kLosPinos), range(kLosPinos);
  unknown.replace(unknown.find("target"), 6, "jokers");
  shipped.replace(shipped.find("los-pinos"), 9, "truco-nhf-it");
  range.replace(range.find(":3,"), 3, ":0,");
  CHECK(run(folder, {"ruleset", "save", "-"}, unknown).status == 2);
  CHECK(run(folder, {"ruleset", "save", "-"}, shipped).status == 2);
  CHECK(run(folder, {"ruleset", "save", "-"}, range).status == 1);
  CHECK(run(folder, {"ruleset", "remove", "truco-nhf-it"}).status == 2);
  CHECK(run(folder, {"ruleset", "remove", "los-pinos"}).status == 2);
  CHECK(!fs::exists(database(folder)));
}

TEST_CASE("a log is scored under another ruleset, or refused at an event with the rule") {
  const Folder folder;
  const std::string thrown_in = begun_under("truco-nhf-de") + std::string(kThrownIn);
  const auto under = [&](const std::string& text, const char* ruleset) {
    return run(folder, {"score", "-", "--under", ruleset, "--json"}, text);
  };
  CHECK(run(folder, {"score", "-", "--dry-run", "--json"}, thrown_in).json()["sides"][1]["score"] == 1);
  const auto other = under(thrown_in, "truco-argentino").json();
  CHECK(other["ruleset"] == "truco-argentino");
  CHECK(other["sides"][1]["score"] == 2);
  CHECK(other["match"].is_null());

  const std::string raised = begun_under("truco-nhf-de") + std::string(kTwoReal);
  CHECK(under(raised, "truco-nhf-it").status == 0);
  const Result refused = under(raised, "truco-argentino");
  CHECK(refused.status == 1);
  REQUIRE(refused.json()["refused"].size() == 1);
  CHECK(refused.json()["refused"][0]["line"] == 4);
  CHECK(refused.json()["refused"][0]["rule"] == "truco.envido.repeats");
  CHECK(!fs::exists(database(folder)));  // nothing was stored

  const std::string agreed = begun_under("truco-nhf-de", R"(,"options":{"mazo_first_trick_no_calls":5})");
  CHECK(under(agreed + std::string(kThrownIn), "truco-argentino").json()["sides"][1]["score"] == 5);
  CHECK(under(thrown_in, "truco-maori").status == 2);
  CHECK(under(begun_under("truco-maori"), "truco-nhf-de").status == 2);
}

TEST_CASE("a stored match is scored under another ruleset with its amended start, and stays unchanged") {
  const Folder folder;
  const std::string amended =
      R"({"type":"amended","seq":1,"reason":"the other cut","event":{"type":"match_started","game":"truco","ruleset":"truco-nhf-it","players":["Ana","Beto"]}})";
  const std::string id =
      store_match(folder, begun_under("truco-nhf-de") + std::string(kThrownIn) + amended + "\n");
  const auto before = run(folder, {"match", "show", id, "--json"}).json();
  CHECK(before["sides"][1]["score"] == 1);
  const auto other = run(folder, {"match", "show", id, "--under", "truco-argentino", "--json"}).json();
  CHECK(other["ruleset"] == "truco-argentino");
  CHECK(other["sides"][1]["score"] == 2);
  CHECK(run(folder, {"match", "show", id, "--json"}).json() == before);

  const std::string raised = store_match(folder, begun_under("truco-nhf-de") + std::string(kTwoReal));
  const Result refused = run(folder, {"match", "show", raised, "--under", "truco-argentino", "--json"});
  CHECK(refused.status == 1);
  CHECK(refused.json()["refused"][0]["line"] == 4);  // the event's number
}
