// Input that is wrong, hostile or merely unusual: one sentence, the right exit status, nothing stored.

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"

using namespace tanteador::test;

namespace {

struct BadInput {
  std::string_view name;
  std::string input;
  int status, line, column;  // 0: not to be checked
};

std::string start(std::string_view from, std::string_view to) {
  std::string text(kStart);
  return text.replace(text.find(from), from.size(), to);
}

std::string after_start(std::string_view line) { return std::string(kStart) + std::string(line) + "\n"; }

std::string tarot_with(std::string_view thresholds) {
  return R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-3","players":["A","B","C"],)"
         R"("options":{"poignee_thresholds":)" +
         std::string(thresholds) + "}}\n";
}

std::vector<BadInput> bad_input() {
  using namespace std::string_literals;
  return {
      {"an empty file", "", 2, 1, 1},
      {"blank lines only", "\n  \n\t\r\n", 2, 1, 1},
      {"no JSON", "hello\n", 2, 1, 1},
      {"JSON cut short", after_start("{\"type\":\"hand_started\""), 2, 2, 23},
      {"two values on a line", after_start("{\"type\":\"hand_started\"} {}"), 2, 2, 25},
      {"a list", after_start("[1,2]"), 2, 2, 1},
      {"no type", after_start("{\"player\":\"Ana\"}"), 2, 2, 1},
      {"a type that is a number", after_start("{\"type\":7}"), 2, 2, 2},
      {"a type nobody knows", after_start("{\"type\":\"danced\"}"), 2, 2, 2},
      {"a field nobody knows", after_start("{\"type\":\"hand_started\",\"colour\":\"red\"}"), 2, 2, 24},
      {"a second start", after_start(kStart.substr(0, kStart.size() - 1)), 2, 2, 0},
      {"no start", std::string(kHand), 2, 1, 0},
      {"a word not in its list", after_start("{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"trucoo\"}"),
       2, 2, 33},
      {"an unknown player", after_start("{\"type\":\"called\",\"player\":\"Zed\",\"call\":\"truco\"}"), 2, 2,
       18},
      {"a card not in the pack", after_start("{\"type\":\"card_played\",\"player\":\"Ana\",\"card\":\"8e\"}"),
       2, 2, 0},
      {"a text for a number", after_start("{\"type\":\"tallied\",\"side\":\"Ana\",\"points\":\"3\"}"), 2, 2,
       32},
      {"a fraction", after_start("{\"type\":\"tallied\",\"side\":\"Ana\",\"points\":1.5}"), 2, 2, 32},
      {"a number beyond a million", after_start("{\"type\":\"tallied\",\"side\":\"Ana\",\"points\":1000001}"),
       2, 2, 32},
      {"a number beyond 64 bits",
       after_start("{\"type\":\"tallied\",\"side\":\"Ana\",\"points\":123456789012345678901234567890}"), 2, 2,
       0},
      {"a number of a thousand digits",
       after_start("{\"type\":\"tallied\",\"side\":\"Ana\",\"points\":" + std::string(1000, '9') + "}"), 2, 2,
       0},
      {"a number beyond a double", after_start("{\"type\":\"tallied\",\"side\":\"Ana\",\"points\":1e999}"), 2,
       2, 0},
      {"points the game has not", after_start("{\"type\":\"tallied\",\"side\":\"Ana\",\"points\":31}"), 1, 0,
       0},
      {"an unknown ruleset", start("truco-nhf-de", "truco-nhf-fr"), 2, 1, 0},
      {"an unknown game", start("\"truco\"", "\"poker\""), 2, 1, 0},
      {"an unknown option", start("\"at\"", "\"options\":{\"colour\":1},\"at\""), 2, 1, 0},
      {"an option out of its range", start("\"at\"", "\"options\":{\"target\":201},\"at\""), 1, 0, 0},
      {"numbers of a poignée beyond the trumps", tarot_with("[1,2,23]"), 1, 0, 0},
      {"numbers of a poignée that do not rise", tarot_with("[13,13,18]"), 1, 0, 0},
      {"two numbers of a poignée", tarot_with("[13,18]"), 2, 1, 0},
      {"a number for three", tarot_with("13"), 2, 1, 0},
      {"two players of one name", start("\"Beto\"", "\"Ana\""), 2, 1, 0},
      {"a name of nothing", start("\"Beto\"", "\" \""), 2, 1, 0},
      {"a name with an escape sequence", start("\"Beto\"", "\"\\u001b[31mBeto\""), 2, 1, 0},
      {"a name with a line feed", start("\"Beto\"", "\"Be\\nto\""), 2, 1, 0},
      {"a name with a NUL", start("\"Beto\"", "\"Be\\u0000to\""), 2, 1, 0},
      {"a name of a megabyte", start("\"Beto\"", "\"" + std::string(1 << 20, 'b') + "\""), 2, 1, 0},
      {"five players", start("\"Ana\"", "\"Ana\",\"C\",\"D\",\"E\""), 1, 0, 0},
      {"ten thousand players",
       [] {
         std::string many;
         for (int i = 0; i < 10000; ++i) many += "\"p" + std::to_string(i) + "\",";
         return start("\"Ana\"", many + "\"Ana\"");
       }(),
       2, 1, 0},
      {"invalid UTF-8", after_start("{\"type\":\"annulled\",\"reason\":\"\xff\xfe\"}"), 2, 2, 0},
      {"an overlong encoding", after_start("{\"type\":\"annulled\",\"reason\":\"\xc0\xaf\"}"), 2, 2, 0},
      {"half a surrogate", after_start("{\"type\":\"annulled\",\"reason\":\"\\ud800\"}"), 2, 2, 0},
      {"bytes of NUL", after_start("\0\0\0"s), 2, 2, 0},
      {"a NUL after the object", after_start("{\"type\":\"hand_started\"}\0"s), 2, 2, 0},
      {"a line of two megabytes",
       after_start("{\"type\":\"annulled\",\"reason\":\"" + std::string(2 << 20, 'x') + "\"}"), 2, 2, 1},
      {"nested a hundred thousand deep", after_start(std::string(100'000, '[')), 2, 2, 0},
      {"nested and closed",
       after_start("{\"type\":\"hand_started\",\"pairs\":" + std::string(100'000, '[') +
                   std::string(100'000, ']') + "}"),
       2, 2, 0},
      {"a reason with an escape sequence",
       after_start("{\"type\":\"annulled\",\"reason\":\"\\u001b]0;x\\u0007\"}"), 2, 2, 0},
      {"a seq that is not there", after_start("{\"type\":\"voided\",\"seq\":77,\"reason\":\"x\"}"), 1, 0, 0},
      {"a seq below nothing", after_start("{\"type\":\"voided\",\"seq\":-1,\"reason\":\"x\"}"), 1, 0, 0},
      {"lines ended as on Windows",
       [] {
         std::string text;
         for (const char c : one_hand()) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
         return text;
       }(),
       0, 0, 0},
      {"a byte order mark", "\xEF\xBB\xBF" + one_hand(), 0, 0, 0},
      {"blank lines between", "\n\n" + std::string(kStart) + "\n  \n" + std::string(kHand), 0, 0, 0},
      {"no line feed at the end", one_hand().substr(0, one_hand().size() - 1), 0, 0, 0},
      {"the same field twice",
       after_start("{\"type\":\"hand_started\",\"dealer\":\"Ana\",\"dealer\":\"Beto\"}"), 2, 2, 0},
      {"a dealer by number", start("\"players\"", "\"dealer\":0,\"players\""), 2, 1, 0},
      {"a dealer who does not play", start("\"players\"", "\"dealer\":\"Zoë\",\"players\""), 2, 1, 0},
      {"names of many scripts", start("\"Ana\",\"Beto\"", "\"Zoë\",\"王小明\""), 0, 0, 0},
  };
}

}  // namespace

TEST_CASE("an unreadable line is reported with line and column, and nothing is stored") {
  for (const BadInput& row : bad_input()) {
    const Folder folder;
    const Result result = run(folder, {"score", "--json", "-"}, row.input);
    CAPTURE(row.name);
    CAPTURE(result.out.substr(0, 400));
    CAPTURE(result.err.substr(0, 400));
    CHECK(result.status == row.status);
    const nlohmann::json value = result.json();
    REQUIRE(!value.is_discarded());
    if (row.status != 2) {
      CHECK(value.contains("sides"));
      continue;
    }
    REQUIRE(value.contains("error"));
    const auto& error = value["error"];
    CHECK(error["code"] == "input");
    CHECK(!error["message"].get<std::string>().empty());
    if (row.line > 0) CHECK(error["line"] == row.line);
    if (row.column > 0) CHECK(error["column"] == row.column);
    CHECK(result.err.find('\x1b') == std::string::npos);
    CHECK(result.err.size() < 2000);
    CHECK(!fs::exists(folder / "tanteador"));
  }
}

TEST_CASE("an unreadable line at the end keeps even the good events before it from being stored") {
  const Folder folder;
  const std::string id = store_match(folder);
  const auto before = run(folder, {"match", "show", id, "--json"}).json();
  const Result result =
      run(folder, {"match", "add", id, "-"}, "{\"type\":\"hand_started\"}\n{\"type\":\"hand\n");
  CHECK(result.status == 2);
  CHECK(result.err.find("Line 2, column") != std::string::npos);
  CHECK(run(folder, {"match", "show", id, "--json"}).json() == before);
}

TEST_CASE("a refused event leaves the match as it was before it") {
  const Folder folder;
  const std::string id = store_match(folder);
  const std::string two =
      "{\"type\":\"hand_started\"}\n{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"retruco\"}\n{\"type\":"
      "\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n";
  const auto json = run(folder, {"match", "add", id, "-", "--json"}, two).json();
  REQUIRE(json["refused"].size() == 1);
  CHECK(json["refused"][0]["line"] == 2);
  CHECK(json["refused"][0]["rule"] == "truco.truco.steps");
  CHECK(run(folder, {"match", "show", id, "--json"}).json()["deal"]["number"] == 2);
  CHECK(run(folder, {"match", "verify", id}).status == 0);
}

TEST_CASE("stored text cannot control a terminal") {
  const Folder folder;
  // Changes of writing direction are allowed in names, and shown as what they are.
  std::string text = one_hand();
  for (std::size_t at = text.find("Beto"); at != std::string::npos; at = text.find("Beto", at + 4))
    text.replace(at, 4, "B\u202Eto");
  const Result result = run(folder, {"score", "-"}, text);
  CHECK(result.out.find("\u202E") == std::string::npos);
  CHECK(result.out.find("\x1b") == std::string::npos);
  const Result path = run(folder, {"score", "/none\x1b[31m"});
  CHECK(path.status == 2);
  CHECK(path.err.find('\x1b') == std::string::npos);
}

TEST_CASE("failed output is a system error, but a closed pipe is not") {
  const Folder folder;
  for (const auto& [target, status] : {std::pair("/dev/full", 3), std::pair("/dev/null", 0)}) {
    const std::string command =
        std::string("'") + TANTEADOR_BUILD + "/tanteador' rule list truco > " + target + " 2>/dev/null";
    CAPTURE(target);
    CHECK(WEXITSTATUS(std::system(command.c_str())) == status);
  }
  const std::string left =
      std::string("bash -c \"set -o pipefail; '") + TANTEADOR_BUILD + "/tanteador' rule list truco | true\"";
  CHECK(WEXITSTATUS(std::system(left.c_str())) == 0);
  const std::string closed =
      std::string("'") + TANTEADOR_BUILD + "/tanteador' rule list truco >&- 2>/dev/null";
  CHECK(WEXITSTATUS(std::system(closed.c_str())) == 3);
}
