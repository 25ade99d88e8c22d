// The room as a service opens and closes it.

#include <doctest/doctest.h>
#include <signal.h>
#include <spawn.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <random>
#include <thread>

#include "tests/cli/league.hpp"
#include "tests/web/phone.hpp"

namespace room_as_a_service {

using namespace tanteador::test;
using nlohmann::json;

// `tanteador serve` in a process of its own.
class Serving {
 public:
  explicit Serving(const Folder& folder, const std::vector<std::string>& more = {}) : folder_(folder) {
    int ends[2];
    REQUIRE(pipe2(ends, O_CLOEXEC) == 0);
    std::vector<std::string> words{TANTEADOR_BUILD "/tanteador", "serve", "--json", "--listen",
                                   "127.0.0.1:0"};
    if (on_server()) words.insert(words.end(), {"--db", place(folder, "tanteador.db")});
    words.insert(words.end(), more.begin(), more.end());
    start(words, ends[1]);
    close(ends[1]);
    std::string line;
    for (char c = 0; read(ends[0], &c, 1) == 1 && c != '\n';) line += c;
    state = json::parse(line, nullptr, false);
    out_ = ends[0];
    REQUIRE_MESSAGE(state.is_object(), line);
    const std::string address = state["addresses"][0];
    port = std::stoi(address.substr(address.rfind(':') + 1));
  }
  Serving(const Serving&) = delete;
  ~Serving() {
    if (pid_ > 0) end(SIGKILL);
    close(out_);
  }
  int end(int signal) {
    kill(pid_, signal);
    int status = 0;
    waitpid(std::exchange(pid_, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  int left_to_read() const {
    char c = 0;
    return static_cast<int>(read(out_, &c, 1));
  }
  std::string log() const { return read_bytes(log_); }
  Response get(const std::string& path) const {
    return Phone(port).ask("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
  }

  json state;
  int port = 0;

 private:
  // Phones are threads of this test: after a fork the copy could wait for a lock one of them held.
  void start(std::vector<std::string>& words, int out) {
    std::vector<std::string> settings{"XDG_DATA_HOME=" + folder_.path().string(), "LC_ALL=C.UTF-8"};
    for (char** each = environ; *each; ++each)
      if (const std::string_view old = *each;
          !old.starts_with("XDG_DATA_HOME=") && !old.starts_with("LC_ALL=") && !old.starts_with("LANGUAGE="))
        settings.emplace_back(old);
    const auto pointers = [](std::vector<std::string>& texts) {
      std::vector<char*> all;
      for (std::string& text : texts) all.push_back(text.data());
      all.push_back(nullptr);
      return all;
    };
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log_.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     0600);
    const int failed = posix_spawn(&pid_, words[0].c_str(), &actions, nullptr, pointers(words).data(),
                                   pointers(settings).data());
    posix_spawn_file_actions_destroy(&actions);
    REQUIRE(failed == 0);
  }

  const Folder& folder_;
  const std::string log_ = (folder_.path() / "log").string();
  pid_t pid_ = 0;
  int out_ = -1;
};

json status(const Folder& folder) { return run(folder, {"room", "status", "--json"}).json(); }

TEST_CASE("the server prints its address, answers, and ends on SIGTERM with its streams") {
  const Folder folder;
  Serving room(folder);
  CHECK(room.get("/").status == 200);
  CHECK(has(room.get("/").body, "Tanteador"));
  CHECK(room.get("/no-such-page").status == 404);
  REQUIRE(status(folder)["open"].size() == 1);
  CHECK(status(folder)["open"][0]["addresses"] == room.state["addresses"]);

  const std::string match = store_match(folder);
  const json token = run(folder, {"room", "token", match, "--json"}).json();
  REQUIRE(token["addresses"].size() == 1);
  CHECK(token["addresses"][0] ==
        room.state["addresses"][0].get<std::string>() + token["path"].get<std::string>());
  CHECK(room.get(token["path"]).status == 200);
  CHECK(room.get("/t/" + token["code"].get<std::string>()).status < 400);
  const std::string held = "Host: localhost\r\nCookie: held=5f0c2a9e.3\r\n\r\n";
  (void)Phone(room.port).ask("GET " + token["path"].get<std::string>() + " HTTP/1.1\r\n" + held);
  json phones;
  for (int tries = 0; tries < 150 && (phones.empty() || phones[0]["unsent"] != 3); ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    phones = status(folder)["phones"];
  }
  REQUIRE(phones.size() == 1);
  CHECK(phones[0]["match"] == match);
  CHECK(phones[0]["address"] == "127.0.0.1");
  CHECK(phones[0]["unsent"] == 3);
  CHECK(phones[0]["unsent_since"] == phones[0]["seen_at"]);
  CHECK(has(run(folder, {"room", "status"}).out, "3 entries"));
  run(folder, {"room", "revoke", "all"});
  CHECK(room.get(token["path"]).status == 404);

  Phone idle(room.port);
  CHECK(room.end(SIGTERM) == 0);
  CHECK(idle.is_left());
  CHECK(room.left_to_read() == 0);  // one JSON value, read at the beginning
  CHECK(status(folder)["open"].empty());
  CHECK(status(folder)["phones"].empty());
}

TEST_CASE("requests are logged only on request, one line each, without codes") {
  const Folder folder;
  const std::string match = store_match(folder);
  for (const bool wanted : {false, true}) {
    CAPTURE(wanted);
    Serving room(folder, wanted ? std::vector<std::string>{"--log"} : std::vector<std::string>{});
    const json token = run(folder, {"room", "token", match, "--json"}).json();
    const std::string path = token["path"];
    for (const std::string& asked : {std::string("/"), std::string("/no-such-page"), path})
      (void)room.get(asked);
    CHECK(room.end(SIGTERM) == 0);
    const std::string log = room.log();
    CHECK_MESSAGE(std::ranges::count(log, '\n') == (wanted ? 3 : 0), log);
    CHECK(has(log, "127.0.0.1 404 GET /no-such-page\n") == wanted);
    CHECK_FALSE(has(log, path.substr(path.rfind('/') + 1)));
  }
}

TEST_CASE("a killed server is not reported as open") {
  const Folder folder;
  Serving room(folder);
  CHECK(room.end(SIGKILL) == -SIGKILL);
  CHECK(status(folder)["open"].empty());
  Serving again(folder);
  CHECK(status(folder)["open"].size() == 1);
  CHECK(again.end(SIGINT) == 0);
}

TEST_CASE("a server that cannot open says so and leaves nothing behind") {
  const Folder folder;
  Serving room(folder);
  const std::string taken = "127.0.0.1:" + std::to_string(room.port);
  struct Row {
    std::vector<std::string> words;
    int status;
    std::string_view said;
  };
  const Row rows[] = {
      {{"--listen", taken}, 3, "Access for phones could not be opened at"},
      {{"--listen", "192.0.2.1:0"}, 3, "Access for phones could not be opened at"},
      {{"--listen", "laptop:0"}, 3, "Access for phones could not be opened at"},
      {{"--listen", "127.0.0.1:66000"}, 2, "not an address to listen on"},
      {{"--listen", "127.0.0.1:"}, 2, "not an address to listen on"},
      {{"--listen", "127.0.0.1:http"}, 2, "not an address to listen on"},
      {{"--cert", "cert.pem"}, 2, "A certificate needs its key"},
      {{"--key", "key.pem"}, 2, "a key its certificate"},
      {{"--cert", "none.pem", "--key", "none.pem"}, 2, "none.pem is not a readable certificate"},
      {{"now"}, 2, "now"}};
  for (const Row& row : rows) {
    std::vector<std::string> words{"serve"};
    words.insert(words.end(), row.words.begin(), row.words.end());
    CAPTURE(row.words.back());
    const Result result = run(folder, words);
    CHECK(result.status == row.status);
    CHECK_MESSAGE(has(result.err, row.said), result.err);
  }
  CHECK(status(folder)["open"].size() == 1);
}

// A table's phone with no more sense than to send a tap until it is answered.
class Stubborn {
 public:
  Stubborn(std::string path, const std::atomic<int>& port, const std::atomic<bool>& over)
      : path_(std::move(path)), port_(port), over_(over), thread_([this] { play(); }) {}
  Stubborn(const Stubborn&) = delete;
  int wait_for_acknowledged() {
    thread_.join();
    return acknowledged_;
  }
  const std::string& wrong() const { return wrong_; }

 private:
  Response ask(const std::string& request) {
    for (;;) {
      try {
        const Response answer = Phone(port_).ask(request);
        const auto length = answer.head.find("Content-Length");
        const bool whole = length != answer.head.end() && answer.body.size() == std::stoul(length->second);
        if (whole && answer.status != 503) return answer;
      } catch (const std::runtime_error&) {  // nobody is there
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }
  void play() {
    const std::string field = "name=\"seen\" value=\"";
    while (!over_ && wrong_.empty()) {
      const Response page = ask("GET " + path_ + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
      const std::size_t at = page.body.find(field);
      if (at == page.body.npos) {
        wrong_ = "no page: " + std::to_string(page.status);
        return;
      }
      const std::size_t begin = at + field.size();
      const std::string form = "tap=" + path_.substr(3, 12) + "-" + std::to_string(acknowledged_) +
                               "&seen=" + page.body.substr(begin, page.body.find('"', begin) - begin) +
                               "&do=" + (acknowledged_ % 2 == 0 ? "points%2F0%2F1" : "undo");
      const Response answer = ask("POST " + path_ +
                                  " HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                                  "application/x-www-form-urlencoded\r\nContent-Length: " +
                                  std::to_string(form.size()) + "\r\n\r\n" + form);
      if (answer.status != 303) wrong_ = "a tap was answered " + std::to_string(answer.status);
      ++acknowledged_;
    }
  }
  std::string path_, wrong_;
  const std::atomic<int>& port_;
  const std::atomic<bool>& over_;
  int acknowledged_ = 0;
  std::thread thread_;
};

TEST_CASE("a server killed repeatedly under load loses no confirmed entry and repeats none") {
  const int kills = std::getenv("TANTEADOR_LONG") ? 1000 : 8;
  constexpr int kPhones = 3;
  int at_first = 0;
  const Folder folder;
  std::vector<std::string> matches;
  std::vector<std::unique_ptr<Stubborn>> phones;
  std::atomic<int> port = 0;
  std::atomic<bool> over = false;
  auto room = std::make_unique<Serving>(folder);
  port = room->port;
  std::vector<std::string> ways;
  for (int i = 0; i < kPhones; ++i) {
    matches.push_back(store_match(folder));
    at_first = run(folder, {"match", "export", matches.back()}).json()["stream"]["count"];
    ways.push_back(run(folder, {"room", "token", matches.back(), "--json"}).json()["path"]);
  }
  // From here on nothing is run in a copy of this process, till they have stopped.
  for (const std::string& way : ways) phones.push_back(std::make_unique<Stubborn>(way, port, over));
  std::mt19937 chance(1);  // NOLINT(cert-msc51-cpp): the same each time
  for (int kill = 0; kill < kills; ++kill) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20 + chance() % 200));
    CHECK(room->end(SIGKILL) == -SIGKILL);
    room = std::make_unique<Serving>(folder);
    port = room->port;
  }
  over = true;
  std::vector<int> acknowledged;
  for (const auto& phone : phones) acknowledged.push_back(phone->wait_for_acknowledged());
  for (std::size_t i = 0; i < phones.size(); ++i) {
    CHECK(phones[i]->wrong() == "");
    CHECK(acknowledged[i] > 0);
    const Result file = run(folder, {"match", "export", matches[i]});
    CHECK(file.json()["stream"]["count"] == at_first + acknowledged[i]);
    CHECK(run(folder, {"match", "verify", matches[i]}).status == 0);
  }
}

}  // namespace room_as_a_service
