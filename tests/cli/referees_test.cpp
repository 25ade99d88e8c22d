// The referee's PIN from a terminal, standard input or a file, and the commands refused without it.

#include <pty.h>

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"

using namespace tanteador::test;

namespace {

const std::string kRuled = R"({"type":"ruled","side":"Ana","points":3,"reason":"late"})"
                           "\n";

Result add_dani(const Folder& folder) { return run(folder, {"referee", "add", "Dani"}, "4711\n"); }

int events_of(const Folder& folder, const std::string& id) {
  return run(folder, {"match", "export", id, "--json"}).json()["stream"].value("count", 0);
}

}  // namespace

TEST_CASE("a decision without the PIN is refused with its rule, and nothing is stored") {
  const Folder folder;
  const std::string id = store_match(folder);
  const int before = events_of(folder, id);
  CHECK(run(folder, {"referee", "list"}).out == "There are no referees, so anyone may make any entry.\n");
  CHECK(add_dani(folder).out == "Dani is now a referee.\n");
  CHECK(run(folder, {"referee", "list", "--json"}).json().dump() == R"([{"referee":"Dani"}])");
  struct Row {
    const char* name;
    std::vector<std::string> options;
    std::string input;
    const char* message;  // "": accepted
  };
  const std::string scored = R"({"type":"hand_started"})"
                             "\n";
  const Row rows[] = {
      {"no referee named", {}, scored + kRuled, "Only a referee can enter this, with a PIN."},
      {"the wrong PIN", {"--referee", "Dani"}, "1111\n" + kRuled, "This is not Dani's PIN."},
      {"the wrong PIN, though it needs none",
       {"--referee", "Dani"},
       "1111\n" + scored,
       "This is not Dani's PIN."},
      {"nobody of that name", {"--referee", "Eva"}, "4711\n" + kRuled, "There is no referee Eva."},
      {"the PIN", {"--referee", "Dani"}, "4711\n" + kRuled, ""},
      {"scoring", {}, scored, ""},
  };
  int count = before;
  for (const Row& row : rows) {
    CAPTURE(row.name);
    std::vector<std::string> arguments{"match", "add", id, "-", "--json"};
    arguments.insert(arguments.end(), row.options.begin(), row.options.end());
    const Result result = run(folder, arguments, row.input);
    CAPTURE(result.out);
    const bool accepted = row.message[0] == '\0';
    CHECK(result.status == (accepted ? 0 : 1));
    if (accepted) ++count;
    CHECK(events_of(folder, id) == count);
    if (accepted) continue;
    const auto refused = result.json()["refused"];
    REQUIRE(refused.size() == 1);
    CHECK(refused[0]["rule"] == "table.referee");
    CHECK(refused[0]["message"] == row.message);
    CHECK(refused[0]["source"] == "entered at the table");
    CHECK_FALSE(has(result.out + result.err, "1111"));
  }
  const auto people = run(folder, {"match", "export", id, "--json"}).json();
  CHECK(people["people"][people["events"][before]["by"].get<std::string>()] == "Dani");
}

TEST_CASE("a match scored at once, a ruling and an import require the PIN") {
  const Folder folder, elsewhere;
  const std::string ruled = std::string(kStart) + kRuled;
  const std::string foreign = run(elsewhere, {"match", "export", store_match(elsewhere, ruled)}).out;
  write_bytes(folder / "m.json", foreign);
  write_bytes(folder / "pin", "4711\r\nand no more\n");
  const std::string pin = (folder / "pin").string(), file = (folder / "m.json").string(),
                    cup = (folder / "cup.json").string();
  for (const std::vector<std::string>& step : {std::vector<std::string>{"new", "Cup", "--format", "knockout"},
                                               {"enter", "Cup", "Ana", "Beto"},
                                               {"draw", "Cup"},
                                               {"link", "Cup", "1", store_match(elsewhere, ruled)}}) {
    std::vector<std::string> arguments{"league"};
    arguments.insert(arguments.end(), step.begin(), step.end());
    CHECK_MESSAGE(run(elsewhere, arguments).status == 0, step[0]);
  }
  write_bytes(cup, run(elsewhere, {"league", "export", "Cup"}).out);
  const std::string id = store_match(folder, std::string(kStart) + R"({"type":"hand_started"})");
  REQUIRE(add_dani(folder).status == 0);
  const std::vector<std::string> warn{"case",     "rule",        id,         "truco.out_of_turn",
                                      "--fact",   "player=Beto", "--remedy", "warn",
                                      "--reason", "x",           "--apply",  "--json"};
  struct Row {
    std::vector<std::string> arguments;
    std::string input;
  };
  for (const Row& row : {Row{{"score", "-", "--json"}, ruled}, Row{{"match", "import", file, "--json"}, ""},
                         Row{{"league", "import", cup, "--json"}, ""}, Row{warn, ""}}) {
    CAPTURE(row.arguments[0]);
    const auto matches = run(folder, {"match", "list", "--json"}).json().size();
    const Result without = run(folder, row.arguments, row.input);
    CAPTURE(without.out);
    CHECK(without.status == 1);
    CHECK(has(without.out, "Only a referee can enter this"));
    CHECK(run(folder, {"match", "list", "--json"}).json().size() == matches);
    CHECK(events_of(folder, id) == 2);
    std::vector<std::string> with = row.arguments;
    with.insert(with.end(), {"--referee", "Dani", "--pin-file", pin});
    CHECK(run(folder, with, row.input).status == 0);
  }
  CHECK(events_of(folder, id) == 4);
  CHECK(run(folder, {"match", "list", "--json"}).json().size() == 4);
  CHECK(run(folder, {"case", "log", "--json"}).json()[0]["referee"] == "Dani");
}

TEST_CASE("a preview of a ruling requires no PIN") {
  const Folder folder;
  const std::string id = store_match(folder);
  REQUIRE(add_dani(folder).status == 0);
  CHECK(run(folder, {"case", "rule", id, "truco.leaves", "--fact", "side=Ana"}).status == 0);
  CHECK(run(folder, {"score", "--dry-run", "-"}, std::string(kStart) + kRuled).status == 0);
}

TEST_CASE("after the first referee, adding and removing referees requires one") {
  const Folder folder;
  CHECK(run(folder, {"referee", "add", "Dani"}, "471\n").status == 1);
  CHECK(run(folder, {"referee", "add", "Dani"}, "").status == 2);
  REQUIRE(add_dani(folder).status == 0);
  const Result alone = run(folder, {"referee", "add", "Eva", "--json"}, "0815\n");
  CHECK(alone.status == 1);
  CHECK(alone.json()["error"]["code"] == "referee");
  CHECK(run(folder, {"referee", "add", "Eva", "--referee", "Dani"}, "4711\n0815\n").status == 0);
  CHECK(run(folder, {"referee", "pin", "Eva"}, "0815\n2222\n").status == 0);
  CHECK(run(folder, {"referee", "remove", "Dani", "--referee", "Eva"}, "0815\n").status == 1);
  CHECK(run(folder, {"referee", "remove", "Dani", "--referee", "Eva"}, "2222\n").status == 0);
  CHECK(run(folder, {"referee", "remove", "Eva", "--referee", "Eva", "--pin-file", "/nowhere"}).status == 2);
  CHECK(run(folder, {"referee", "remove", "Eva", "--referee", "Eva"}, "2222\n").status == 0);
  CHECK(run(folder, {"referee", "remove", "Eva"}).status == 1);
}

TEST_CASE("wrong PINs increase the wait across runs") {
  const Folder folder;
  const std::string id = store_match(folder);
  REQUIRE(add_dani(folder).status == 0);
  const auto enter_with = [&](const char* pin) {
    return run(folder, {"match", "add", id, "-", "--referee", "Dani"}, std::string(pin) + "\n" + kRuled).out;
  };
  constexpr int kFreeTries = 3, kMostTries = 12;  // the wait doubles, so it outlasts a slow machine
  int wrong = 0;
  std::string answer = enter_with("1111");
  for (; has(answer, "This is not Dani's PIN.") && wrong < kMostTries; ++wrong) answer = enter_with("1111");
  CHECK(wrong >= kFreeTries);
  CHECK(has(answer, "Too many wrong PINs"));
}

TEST_CASE("the terminal asks for the PIN twice without showing it") {
  const Folder folder;
  const std::string file = (folder / "club.db").string();
  int terminal = -1;
  const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
  if (child < 0) {
    MESSAGE("no terminal can be opened here (/dev/pts): not checked");
    return;
  }
  if (child == 0) {
    setenv("LC_ALL", "C.UTF-8", 1);
    execl(TANTEADOR_BUILD "/tanteador", "tanteador", "--db", file.c_str(), "referee", "add", "Dani", nullptr);
    _exit(127);
  }
  std::string seen;
  char block[256];
  const auto read_until = [&](std::string_view part) {
    while (!has(seen, part)) {
      const ssize_t got = read(terminal, block, sizeof block);
      if (got <= 0) return;
      seen.append(block, static_cast<std::size_t>(got));
    }
  };
  for (const char* prompt : {"New PIN of Dani: ", "Repeat the PIN: "}) {
    read_until(prompt);
    REQUIRE(has(seen, prompt));
    REQUIRE(write(terminal, "4711\n", 5) == 5);
  }
  read_until("Dani is now a referee.");
  int status = 0;
  waitpid(child, &status, 0);
  close(terminal);
  CAPTURE(seen);
  CHECK(WEXITSTATUS(status) == 0);
  CHECK(has(seen, "Dani is now a referee."));
  CHECK_FALSE(has(seen, "4711"));
}

TEST_CASE("the log names the PIN's holder, and another referee decides the appeal") {
  const Folder folder;
  const std::string id = store_match(folder, std::string(kStart) + R"({"type":"hand_started"})");
  REQUIRE(add_dani(folder).status == 0);
  REQUIRE(run(folder, {"referee", "add", "Eva", "--referee", "Dani"}, "4711\n1234\n").status == 0);
  const std::string lines =
      R"({"type":"case_ruled","case":"truco.out_of_turn","facts":{},"fixed":false,"remedy":"warn","reason":"x","events":1}
{"type":"warned","player":"Beto","fault":"truco.out_of_turn"}
{"type":"appealed","of":3,"by_side":"Beto","ground":"no"}
)";
  REQUIRE(run(folder, {"match", "add", id, "-", "--referee", "Dani"}, "4711\n" + lines).status == 0);
  CHECK(run(folder, {"case", "log", "--json"}).json().at(0)["referee"] == "Dani");
  REQUIRE(run(folder, {"case", "log", "--html", (folder / "log.html").string()}).status == 0);
  CHECK(has(read_bytes(folder / "log.html"), "Dani"));
  const std::vector<std::string> decide{"case",     "decide", id,        "5",        "--upheld",
                                        "--reason", "y",      "--apply", "--referee"};
  const auto by = [&](const char* name, const char* pin) {
    std::vector<std::string> arguments = decide;
    arguments.emplace_back(name);
    return run(folder, arguments, std::string(pin) + "\n");
  };
  const Result own = by("Dani", "4711");
  CHECK(own.status == 1);
  CHECK(has(own.out, "Dani made this ruling"));
  CHECK(has(own.out, "T"));
  CHECK(by("Eva", "1234").status == 0);
  CHECK(run(folder, {"case", "log", "--json"}).json().at(0)["appeals"][0]["decided"]["referee"] == "Eva");
}
