// The rulebook on the command line: in the reader's language for people, in English for programs.

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"

using namespace tanteador::test;

namespace {

Result spanish(const Folder& folder, std::vector<std::string> arguments) {
  return run(folder, Run{.arguments = std::move(arguments), .environment = {{"LANGUAGE", "es"}}});
}

bool says(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("people read a rule in their language, programs in English") {
  const Folder folder;
  const std::string shown = spanish(folder, {"rule", "show", "table.appeal"}).out;
  CHECK(says(shown, "Apelaciones"));
  CHECK(says(shown, "Un bando puede apelar una sola vez"));
  CHECK(says(shown, "El fallo del árbitro"));  // a related rule
  CHECK(says(spanish(folder, {"rule", "search", "apelacion"}).out, "Un bando puede apelar"));
  CHECK(says(spanish(folder, {"rule", "list", "table"}).out, "Apelaciones"));
  const auto json = spanish(folder, {"rule", "show", "table.appeal", "--json"}).json();
  CHECK(json["title"] == "Appeals");
  CHECK(says(json["text"], "A side may appeal once against a decision"));
}

TEST_CASE("a search finds a rule by words of another language") {
  const Folder folder;
  const auto found = run(folder, {"rule", "search", "apelacion", "--json"}).json();
  REQUIRE(found.size() >= 1);
  CHECK(found[0]["rule"] == "table.appeal");
  CHECK(says(run(folder, {"rule", "search", "apelacion"}).out, "A side may appeal"));
}

TEST_CASE("the JSON of a rule has its place, parameters, related rules and situations") {
  const Folder folder;
  const auto rule = run(folder, {"rule", "show", "t-40", "--json"}).json();
  CHECK(rule["rule"] == "truco.truco.unbet");
  CHECK(rule["number"] == "T-40");
  CHECK(rule["places"][0] == nlohmann::json{{"source", "truco-nhf-de"}, {"section", "Truco"}});
  CHECK(rule["parameters"].empty());
  CHECK(rule["situations"] == nlohmann::json{"count"});
  CHECK(rule["related"] == nlohmann::json{"truco.truco.accepted", "truco.mazo.points", "truco.tricks"});
  const auto after =
      run(folder, {"rule", "search", "--situation", "after", "--game", "truf", "--json"}).json();
  REQUIRE(after.size() == 2);
  for (const auto& each : after) CHECK(says(each["situations"].dump(), "after"));
}
