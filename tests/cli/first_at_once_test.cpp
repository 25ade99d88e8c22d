// Simultaneous commands of several processes make one club record, and one person for a name or a licence.
// The built program runs, over a file and over a server.

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <sys/socket.h>

#include <set>

#include "tests/cli/league.hpp"

using namespace tanteador::test;

namespace {
namespace first_at_once {

using Command = std::vector<std::string>;
constexpr int kProcesses = 4;

struct OnFile {
  Folder folder;
  std::string database = (folder / "club.db").string();
};
#ifdef TANTEADOR_FEDERATION
struct OnServer {
  Folder folder;
  std::string database = Server::one().address(Server::one().new_database());
};
#define TANTEADOR_ENGINES OnFile, OnServer
#else
#define TANTEADOR_ENGINES OnFile
#endif

Result here(const auto& place, Command command, std::string input = {}) {
  command.insert(command.end(), {"--db", place.database});
  return run(place.folder, Run{std::move(command), std::move(input)});
}

// A process that waits until the pipe is closed, and then becomes the program.
pid_t waiting_process(const Command& command, const fs::path& name, const std::string& input, int gate,
                      int other_end) {
  write_bytes(fs::path(name).concat(".in"), input);
  const pid_t child = fork();
  if (child != 0) return child;
  close(other_end);
  const auto redirect = [&](const char* suffix, int flags, int descriptor) {
    dup2(open(fs::path(name).concat(suffix).c_str(), flags, 0600), descriptor);
  };
  redirect(".in", O_RDONLY, STDIN_FILENO);
  redirect(".out", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
  redirect(".err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
  setenv("LC_ALL", "C.UTF-8", 1);
  std::string program = Run{}.program;
  std::vector<char*> arguments{program.data()};
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  char nothing = 0;
  while (read(gate, &nothing, 1) > 0) continue;
  execv(program.c_str(), arguments.data());
  _exit(127);
}

// Processes that begin at the same moment.
struct Started {
  const Folder& folder;
  std::vector<pid_t> children = {};
  std::vector<int> states = {};

  Started(const Folder& in, const std::vector<Command>& commands, const std::string& input = {})
      : folder(in) {
    int gate[2];
    REQUIRE(pipe2(gate, O_CLOEXEC) == 0);
    for (std::size_t i = 0; i < commands.size(); ++i)
      children.push_back(waiting_process(commands[i], name(i), input, gate[0], gate[1]));
    states.resize(children.size());
    close(gate[0]);
    close(gate[1]);  // the last that holds it open
  }
  fs::path name(std::size_t i) const { return folder / ("at-once-" + std::to_string(i)); }
  bool has_ended(std::size_t i, int options) {
    return waitpid(children[i], &states[i], options) == children[i];
  }
  Result result(std::size_t i) const {
    return {WIFEXITED(states[i]) ? WEXITSTATUS(states[i]) : -1, read_bytes(fs::path(name(i)).concat(".out")),
            read_bytes(fs::path(name(i)).concat(".err"))};
  }
};

std::vector<Result> at_once(const Folder& folder, const std::vector<Command>& commands,
                            const std::string& input = {}) {
  Started started(folder, commands, input);
  std::vector<Result> results;
  for (std::size_t i = 0; i < started.children.size(); ++i) {
    started.has_ended(i, 0);
    results.push_back(started.result(i));
  }
  return results;
}

int count_successes(const std::vector<Result>& results) {
  return static_cast<int>(std::ranges::count(results, 0, &Result::status));
}

std::vector<std::string> names(const auto& place) {
  std::vector<std::string> all;
  for (const auto& player : here(place, {"league", "player", "list", "--json"}).json())
    all.push_back(player["name"]);
  std::ranges::sort(all);
  return all;
}

// Runs one command in several processes, with the number of the process in place of "#".
std::vector<Command> by_each(const auto& place, const Command& command) {
  std::vector<Command> all(kProcesses, command);
  for (int i = 0; i < kProcesses; ++i) {
    for (std::string& word : all[static_cast<std::size_t>(i)]) {
      if (const auto at = word.find('#'); at != word.npos) word.replace(at, 1, std::to_string(i));
    }
    all[static_cast<std::size_t>(i)].insert(all[static_cast<std::size_t>(i)].end(), {"--db", place.database});
  }
  return all;
}

}  // namespace first_at_once
}  // namespace

using namespace first_at_once;

TEST_CASE_TEMPLATE("several first desks at once create one club record with all their players", Place,
                   TANTEADOR_ENGINES) {
  const Place place;
  const auto results =
      at_once(place.folder, by_each(place, {"league", "player", "add", "A#", "B#", "C#", "D#"}));
  for (const Result& result : results) CHECK_MESSAGE(result.status == 0, (result.out + result.err));
  CHECK(names(place).size() == 4 * kProcesses);
  const Result checked = here(place, {"db", "check"});
  CHECK_MESSAGE(checked.status == 0, checked.err);
}

TEST_CASE_TEMPLATE("several desks that enter one name at once enter one person, or namesakes on request",
                   Place, TANTEADOR_ENGINES) {
  const Place place;
  REQUIRE(here(place, {"league", "club", "name", "Norte"}).status == 0);
  CHECK(count_successes(at_once(place.folder, by_each(place, {"league", "player", "add", "Nora"}))) == 1);
  CHECK(names(place) == std::vector<std::string>{"Nora"});
  CHECK(count_successes(at_once(place.folder,
                                by_each(place, {"league", "player", "add", "Nora", "--new"}))) == kProcesses);
  CHECK(names(place).size() == 1 + kProcesses);
}

TEST_CASE_TEMPLATE("a licence entered for several people at once stays with one, and the others get its name",
                   Place, TANTEADOR_ENGINES) {
  const Place place;
  REQUIRE(here(place, {"league", "player", "add", "Zoe"}).status == 0);
  const auto results =
      at_once(place.folder, by_each(place, {"league", "player", "add", "P#", "--licence", "7"}));
  CHECK(count_successes(results) == 1);
  const auto all = names(place);
  REQUIRE(all.size() == 2);
  for (const Result& result : results) {
    if (result.status == 0) continue;
    CHECK(result.status == 1);
    CHECK_MESSAGE(has(result.out + result.err, "Licence 7 belongs to " + all[0]), (result.out + result.err));
  }
  const Result edited = here(place, {"league", "player", "edit", "Zoe", "--licence", "7"});
  CHECK(edited.status == 1);
  CHECK(has(edited.out + edited.err, "Licence 7 belongs to " + all[0]));
}

TEST_CASE_TEMPLATE("a new name entered by several desks at once is one person", Place, TANTEADOR_ENGINES) {
  const Place place;
  REQUIRE(here(place, {"league", "player", "add", "Zoe"}).status == 0);
  const std::string start =
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Olga","Pia"]})"
      "\n{\"type\":\"hand_started\",\"entered_by\":\"Quim\"}\n";
  const auto results = at_once(place.folder, by_each(place, {"score", "-", "--json"}), start);
  std::set<std::string> people;
  for (const Result& result : results) {
    CHECK_MESSAGE(result.status == 0, result.err);
    const auto match = here(place, {"match", "export", result.json().value("match", "")}).json();
    for (const auto& person : match["people"].items()) people.insert(person.key());
  }
  CHECK(people.size() == 3);
  const Result checked = here(place, {"db", "check"});
  CHECK_MESSAGE(checked.status == 0, checked.err);
}

TEST_CASE_TEMPLATE("an entrant entered by several desks at once is one person", Place, TANTEADOR_ENGINES) {
  const Place place;
  std::vector<Command> commands;
  for (int i = 0; i < kProcesses; ++i) {
    const std::string cup = "Cup " + std::to_string(i);
    REQUIRE(here(place, {"league", "new", cup, "--rounds", "3"}).status == 0);
    commands.push_back({"league", "enter", cup, "Olga", "--db", place.database});
  }
  for (const Result& result : at_once(place.folder, commands))
    CHECK_MESSAGE(result.status == 0, (result.out + result.err));
  CHECK(names(place) == std::vector<std::string>{"Olga"});
  CHECK(here(place, {"db", "check"}).status == 0);
}

TEST_CASE_TEMPLATE("competitions created by several first desks at once all exist under the id printed",
                   Place, TANTEADOR_ENGINES) {
  const Place place;
  std::set<std::string> printed, stored;
  for (const Result& result :
       at_once(place.folder, by_each(place, {"league", "new", "Cup #", "--rounds", "3", "--json"}))) {
    CHECK_MESSAGE(result.status == 0, result.err);
    printed.insert(result.json().value("competition", ""));
  }
  for (const auto& row : here(place, {"league", "list", "--json"}).json()) stored.insert(row["competition"]);
  CHECK(printed.size() == kProcesses);
  CHECK(printed == stored);
  CHECK(here(place, {"db", "check"}).status == 0);
}

TEST_CASE_TEMPLATE("a round drawn by several desks at once is drawn once, as the one that drew it printed",
                   Place, TANTEADOR_ENGINES) {
  const Place place;
  REQUIRE(here(place, {"league", "new", "Cup", "--rounds", "3"}).status == 0);
  REQUIRE(here(place, {"league", "enter", "Cup", "Ana", "Beto", "Caro", "Dani"}).status == 0);
  const auto drawn =
      at_once(place.folder, by_each(place, {"league", "pair", "Cup", "--seed", "1#", "--json"}));
  CHECK(count_successes(drawn) == 1);
  const auto rounds = here(place, {"league", "show", "Cup", "--json"}).json()["rounds"];
  REQUIRE(rounds.size() == 1);
  const auto seats = [](const nlohmann::json& round) {
    std::vector<std::string> all;
    for (const auto& table : round["tables"]) all.push_back(table["sides"].dump());
    return all;
  };
  for (const Result& result : drawn) {
    CAPTURE(result.out);
    if (result.status == 0)
      CHECK(seats(result.json().value("round", nlohmann::json::object())) == seats(rounds[0]));
    else
      CHECK(result.status == 1);
  }
}

TEST_CASE_TEMPLATE("results of one table entered by several desks at once all stay: one counts", Place,
                   TANTEADOR_ENGINES) {
  const Place place;
  REQUIRE(here(place, {"league", "new", "Cup", "--rounds", "3"}).status == 0);
  REQUIRE(here(place, {"league", "enter", "Cup", "Ana", "Beto"}).status == 0);
  REQUIRE(here(place, {"league", "pair", "Cup", "--seed", "1"}).status == 0);
  const auto results = at_once(place.folder, by_each(place, {"league", "result", "Cup", "1", "30:1#"}));
  const auto log = here(place, {"league", "export", "Cup"}).json()["events"];
  const auto entered =
      std::ranges::count_if(log, [](const auto& event) { return event["kind"] == "result_entered"; });
  CHECK(entered == count_successes(results));
  CHECK(entered > 0);
  for (const Result& result : results) CHECK_MESSAGE(result.status <= 1, result.err);
  CHECK(here(place, {"db", "check"}).status == 0);
}

#ifdef TANTEADOR_WEB
TEST_CASE_TEMPLATE("codes for phones made by several first desks at once all open their table", Place,
                   TANTEADOR_ENGINES) {
  const Place place;
  const std::string match = here(place, {"score", "-", "--json"}, one_hand()).json().value("match", "");
  for (const Result& result : at_once(place.folder, by_each(place, {"phones", "code", match, "--json"})))
    CHECK_MESSAGE(result.status == 0, result.err);
  const auto tokens = here(place, {"phones", "status", "--json"}).json()["tokens"];
  CHECK(tokens.size() == kProcesses);
  for (const auto& token : tokens) CHECK(token["opens"] == true);
}

namespace {

// A port that nobody uses now.
int free_port() {
  const int listening = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in at{};
  at.sin_family = AF_INET;
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof at;
  REQUIRE(bind(listening, reinterpret_cast<sockaddr*>(&at), size) == 0);
  REQUIRE(getsockname(listening, reinterpret_cast<sockaddr*>(&at), &size) == 0);
  close(listening);
  return ntohs(at.sin_port);
}

// Ends the processes that still run after `wanted` of them have ended, or after a minute.
std::vector<Result> until_ended(Started& started, int wanted, const std::function<void(std::size_t)>& look) {
  std::vector<Result> results(started.children.size());
  std::vector<bool> ended(results.size());
  for (int i = 0; i < 6000 && std::ranges::count(ended, true) < wanted; ++i) {
    for (std::size_t each = 0; each < ended.size(); ++each)
      if (!ended[each] && started.has_ended(each, WNOHANG)) ended[each] = true;
    usleep(10'000);
  }
  for (std::size_t each = 0; each < ended.size(); ++each) {
    if (ended[each]) continue;
    look(each);
    kill(started.children[each], SIGTERM);
    started.has_ended(each, 0);
  }
  for (std::size_t each = 0; each < ended.size(); ++each) results[each] = started.result(each);
  return results;
}

}  // namespace

TEST_CASE_TEMPLATE("a room opened by several desks at once is opened by one, and the others learn why", Place,
                   TANTEADOR_ENGINES) {
  const Place place;
  REQUIRE(here(place, {"db", "rebuild"}).status == 0);
  const std::string port = std::to_string(free_port());
  Started started(place.folder, by_each(place, {"serve", "--json", "--listen", "127.0.0.1:" + port}));
  const auto open = [&] { return here(place, {"phones", "status", "--json"}).json()["open"]; };
  int rooms = 0;
  const auto results = until_ended(started, kProcesses - 1, [&](std::size_t each) {
    ++rooms;
    const auto stored = open();
    CHECK(stored.size() == 1);
    if (stored.size() != 1) return;
    CHECK(stored[0]["pid"] == started.children[each]);
    CHECK(stored[0]["addresses"] == nlohmann::json::array({"http://127.0.0.1:" + port}));
    CHECK(started.result(each).json()["addresses"] == stored[0]["addresses"]);
  });
  CHECK(rooms == 1);
  CHECK(count_successes(results) == 1);
  for (const Result& result : results) {
    if (result.status == 0) continue;
    CHECK(result.status == 3);
    CHECK_MESSAGE(has(result.err, "could not be opened at 127.0.0.1:" + port), result.err);
    CHECK_FALSE(has(result.out, "addresses"));
  }
  CHECK(open().empty());
  CHECK(here(place, {"db", "check"}).status == 0);
}

TEST_CASE_TEMPLATE("rooms opened at several addresses at once are all open, and all are listed", Place,
                   TANTEADOR_ENGINES) {
  const Place place;
  Started started(place.folder, by_each(place, {"serve", "--json", "--listen", "127.0.0.1:0"}));
  const auto open = [&] { return here(place, {"phones", "status", "--json"}).json()["open"]; };
  for (int i = 0; i < 600 && open().size() < kProcesses; ++i) usleep(50'000);
  std::set<std::string> listed, printed;
  const nlohmann::json all = open();
  for (const auto& one : all) listed.insert(one["addresses"][0]);
  const auto results = until_ended(
      started, 0, [&](std::size_t each) { printed.insert(started.result(each).json()["addresses"][0]); });
  CHECK(count_successes(results) == kProcesses);
  CHECK(printed.size() == kProcesses);
  CHECK(printed == listed);
  CHECK(open().empty());
}
#endif

#ifdef TANTEADOR_FEDERATION
TEST_CASE_TEMPLATE("clubs pushed into an empty database at once leave one record", Place, TANTEADOR_ENGINES) {
  const Place place;
  REQUIRE(here(place, {"db", "rebuild"}).status == 0);
  std::vector<Command> commands;
  for (int i = 0; i < 4; ++i) {
    const std::string club = (place.folder / ("own-" + std::to_string(i) + ".db")).string();
    REQUIRE(run(place.folder, {"league", "player", "add", "P" + std::to_string(i), "--db", club}).status ==
            0);
    REQUIRE(run(place.folder, Run{{"score", "-", "--db", club}, one_hand()}).status == 0);
    commands.push_back({"db", "push", "--all", place.database, "--db", club});
  }
  if constexpr (std::is_same_v<Place, OnFile>) REQUIRE(here(place, {"score", "-"}, one_hand()).status == 0);
  for (const Result& result : at_once(place.folder, commands))
    CHECK_MESSAGE(result.status == 0, (result.out + result.err));
  CHECK(names(place).size() == 1);
  const Result checked = here(place, {"db", "check"});
  CHECK_MESSAGE(checked.status == 0, checked.err);
}
#endif
