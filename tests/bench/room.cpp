// The server for phones under load: the program serves a file, phones tap and screens follow on real sockets
// of this machine. A tap has arrived once it is durable and its last screen is notified.

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>

#include "db/store.hpp"
#include "src/league/competition/competition.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"
#include "src/web/opened.hpp"
#include "src/web/tokens.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/competition.hpp"

namespace tanteador::bench {

namespace {

namespace fs = std::filesystem;
using RoomClock = std::chrono::steady_clock;

constexpr int kPhones = 60, kScreens = 300, kManyScreens = 1000, kSeconds = 10, kTold = 30;

struct PageHandler {
  std::vector<std::string> matches, tables;  // paths
};

// This many matches of Truco, each with its token. A few points are entered, so that there is something to
// undo.
PageHandler fill(const fs::path& file, int tables) {
  const auto store = db::open_store(file, db::OpenMode::write);
  session::Session session(store.get(), session::system_host());
  web::Tokens tokens(*store, session::system_host());
  PageHandler hall;
  for (int table = 0; table < tables; ++table) {
    std::string lines = fmt::format(
        R"({{"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana {0}","Beto {0}"]}})"
        "\n",
        table + 1);
    for (int line = 0; line < 3; ++line)
      lines += fmt::format(R"({{"type":"tallied","side":"Ana {}","points":2}})"
                           "\n",
                           table + 1);
    const auto scored = session.score(lines, session::OnRefusal::stop);
    if (!scored || !scored->match) throw std::runtime_error("a match of the hall cannot be begun");
    const std::string id = scored->match->id();
    hall.matches.push_back("/m/" + id);
    hall.tables.push_back("/t/" + tokens.make({.scope = web::Scope::match, .stream = id}).secret);
  }
  return hall;
}

// A round of a competition with this many tables, each with its token. The screens watch the page that shows
// all tables.
PageHandler draw(const fs::path& file, int tables) {
  const auto store = db::open_store(file, db::OpenMode::write);
  const session::Host host = session::system_host();
  session::League league(store.get(), host);
  web::Tokens tokens(*store, host);
  auto open = league.create(test::cup("truco-nhf-de")).value();
  test::enter(league, open, test::numbered(2 * tables));
  test::draw(league, open);
  PageHandler hall{.matches = {"/c/" + open.head.id}, .tables = {}};
  for (int table = 0; table < tables; ++table)
    hall.tables.push_back(
        "/t/" +
        tokens.make({.scope = web::Scope::table, .stream = open.head.id, .table = {0, 0, table}}).secret);
  return hall;
}

class ServedRoom {
 public:
  explicit ServedRoom(const fs::path& file) {
    std::fflush(stdout);  // else the child says it again
    pid_ = ::fork();
    if (pid_ == 0) {
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (!std::freopen("/dev/null", "w", stdout)) std::_Exit(1);
      ::execl(TANTEADOR_PROGRAM, TANTEADOR_PROGRAM, "--db", file.c_str(), "serve", "--listen", "127.0.0.1:0",
              nullptr);
      std::_Exit(127);
    }
    const auto store = db::open_store(file, db::OpenMode::read);
    for (const auto until = RoomClock::now() + std::chrono::seconds(20); port_ == 0;) {
      if (RoomClock::now() > until) throw std::runtime_error("the room did not open");
      for (const web::Opened& one : web::where_open(*store))
        port_ = std::stoi(one.addresses.front().substr(one.addresses.front().rfind(':') + 1));
      ::usleep(20'000);
    }
  }
  ServedRoom(const ServedRoom&) = delete;
  ~ServedRoom() {
    ::kill(pid_, SIGTERM);
    ::waitpid(pid_, nullptr, 0);
  }
  int port() const { return port_; }
  double processor_seconds() const {
    double nanoseconds = 0;
    std::ifstream("/proc/" + std::to_string(pid_) + "/schedstat") >> nanoseconds;
    return nanoseconds * 1e-9;
  }
  double megabytes() const {
    std::ifstream status("/proc/" + std::to_string(pid_) + "/status");
    for (std::string line; std::getline(status, line);)
      if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) / 1024;
    return 0;
  }

 private:
  pid_t pid_ = 0;
  int port_ = 0;
};

std::string request_for(const std::string& path, const std::string& body = {}) {
  std::string text = (body.empty() ? "GET " : "POST ") + path + " HTTP/1.1\r\nHost: localhost\r\n";
  if (!body.empty())
    text +=
        fmt::format("Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n", body.size());
  return text + "\r\n" + body;
}

// A connection and its unread input.
struct Line {
  int socket = -1;
  std::string rest = {};
  std::function<void(Line&)> heard = {};
};

class Lines {
 public:
  explicit Lines(int port) : port_(port), epoll_(::epoll_create1(EPOLL_CLOEXEC)) {}
  Lines(const Lines&) = delete;
  ~Lines() {
    for (const auto& one : all_) ::close(one->socket);
    ::close(epoll_);
  }
  Line& open(std::function<void(Line&)> heard) {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port_));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
      throw std::runtime_error("a phone cannot connect");
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    Line& line = *all_.emplace_back(std::make_unique<Line>(Line{socket, {}, std::move(heard)}));
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.ptr = &line;
    ::epoll_ctl(epoll_, EPOLL_CTL_ADD, socket, &event);
    return line;
  }
  static void send(const Line& line, const std::string& text) {
    if (::send(line.socket, text.data(), text.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(text.size()))
      throw std::runtime_error("a phone cannot send");
  }
  void hear(int milliseconds) {
    std::array<epoll_event, 256> ready;
    const int count = ::epoll_wait(epoll_, ready.data(), static_cast<int>(ready.size()), milliseconds);
    for (int i = 0; i < count; ++i) {
      Line& line = *static_cast<Line*>(ready[static_cast<std::size_t>(i)].data.ptr);
      char part[32'768];
      const ssize_t size = ::recv(line.socket, part, sizeof part, MSG_DONTWAIT);
      if (size <= 0) throw std::runtime_error("the room has closed a connection");
      line.rest.append(part, static_cast<std::size_t>(size));
      line.heard(line);
    }
  }
  void hear_until(const std::function<bool()>& done) {
    for (const auto until = RoomClock::now() + std::chrono::seconds(30); !done();) {
      if (RoomClock::now() > until) throw std::runtime_error("something did not reach every screen");
      hear(10);
    }
  }

 private:
  int port_, epoll_;
  std::vector<std::unique_ptr<Line>> all_;
};

// Somebody in the same network: another address whose connections ask for the next thing after each answer,
// and connect again when they are closed.
class Attacker {
 public:
  explicit Attacker(int port) : pid_(::fork()) {
    if (pid_ != 0) return;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    attack(port);
  }
  Attacker(const Attacker&) = delete;
  ~Attacker() {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }

 private:
  static constexpr std::size_t kConnections = 256;

  static int connect_from_elsewhere(int port) {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    ::inet_pton(AF_INET, "127.0.0.9", &address.sin_addr);
    (void)::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    (void)::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    return socket;
  }
  static std::string next_request(unsigned count) {
    const std::string requests[] = {fmt::format("HEAD /news?of=/c/{} HTTP/1.1", count),
                                    fmt::format("GET /news?of=/wall%3Fturn={}.20 HTTP/1.1", count),
                                    fmt::format("GET /t/A{:04} HTTP/1.1", count % 10'000),
                                    "GET /wall HTTP/1.1"};
    return requests[count % std::size(requests)] + "\r\nHost: localhost\r\n\r\n";
  }
  [[noreturn]] static void attack(int port) {
    std::vector<pollfd> connections(kConnections, pollfd{-1, POLLIN, 0});
    for (unsigned count = 0;; ::poll(connections.data(), connections.size(), 100)) {
      for (pollfd& one : connections) {
        char text[32'768];
        if (one.fd >= 0 && one.revents != 0 && ::recv(one.fd, text, sizeof text, MSG_DONTWAIT) <= 0) {
          ::close(one.fd);
          one.fd = -1;
        } else if (one.fd >= 0 && one.revents == 0) {
          continue;
        }
        if (one.fd < 0) one.fd = connect_from_elsewhere(port);
        const std::string request = next_request(++count);
        (void)::send(one.fd, request.data(), request.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
      }
    }
  }
  pid_t pid_;
};

// Takes a whole answer off the connection. Null if it is incomplete.
std::optional<std::string> answer_on(Line& line) {
  const std::size_t head = line.rest.find("\r\n\r\n");
  if (head == std::string::npos) return std::nullopt;
  const std::size_t length = line.rest.find("Content-Length: ");
  const std::size_t body = length < head ? std::stoul(line.rest.substr(length + 16)) : 0;
  if (line.rest.size() < head + 4 + body) return std::nullopt;
  std::string answer = line.rest.substr(0, head + 4 + body);
  line.rest.erase(0, answer.size());
  return answer;
}

// A table's phone with a browser's requests: the page, a tap, the redirect, the page.
class TappingPhone {
 public:
  TappingPhone(Lines& lines, std::string path) : path_(std::move(path)) {
    line_ = &lines.open([this](Line& line) { heard(line); });
    Lines::send(*line_, request_for(path_));
  }
  TappingPhone(const TappingPhone&) = delete;
  bool is_ready() const { return !seen_.empty(); }
  void start_match() { send("room%2Fstart"); }
  void tap() {
    send(taps_ % 2 == 1 ? "undo" : "points%2F0%2F1");
    ++taps_;
  }

 private:
  void send(std::string_view operation) {
    const std::string body =
        fmt::format("tap=bench-{:08}-{}&seen={}&on=&do={}", ++sent_, path_.substr(3, 10), seen_, operation);
    seen_.clear();
    Lines::send(*line_, request_for(path_, body));
  }
  void heard(Line& line) {
    const auto answer = answer_on(line);
    if (!answer) return;
    if (answer->starts_with("HTTP/1.1 303")) return Lines::send(*line_, request_for(path_));
    const std::string field = "name=\"seen\" value=\"";
    const std::size_t at = answer->find(field);
    if (!answer->starts_with("HTTP/1.1 200") || at == std::string::npos)
      throw std::runtime_error("a tap was not taken: " + answer->substr(0, answer->find('\r')));
    const std::size_t begin = at + field.size();
    seen_ = answer->substr(begin, answer->find('"', begin) - begin);
  }
  std::string path_, seen_;
  Line* line_ = nullptr;
  int taps_ = 0, sent_ = 0;
};

// A page and the notices its reader gets.
class Screen {
 public:
  Screen(Lines& lines, const std::string& path, std::function<void(std::string_view)> told)
      : told_(std::move(told)) {
    Lines::send(lines.open([this](Line& line) { heard(line); }), request_for("/news?of=" + path));
  }
  Screen(const Screen&) = delete;
  bool is_open() const { return open_; }

 private:
  void heard(Line& line) {
    for (std::size_t end = 0; (end = line.rest.find("\n\n")) != std::string::npos;
         line.rest.erase(0, end + 2)) {
      const std::string_view text = std::string_view(line.rest).substr(0, end);
      if (text.find("retry: ") != text.npos) open_ = true;
      if (text.starts_with("event: moved"))
        throw std::runtime_error("a screen was told to read the whole page");
      if (text.starts_with("event: parts")) told_(text);
    }
  }
  std::function<void(std::string_view)> told_;
  bool open_ = false;
};

double part_of(std::vector<double> times, double part) {
  const auto at = times.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(times.size() - 1) * part);
  std::ranges::nth_element(times, at);
  return *at;
}

// The least it could cost: a message each, a call of the system for it.
double bare_broadcast(int sockets) {
  std::vector<int> ends;
  for (int i = 0; i < sockets; ++i) {
    int pair[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) throw std::runtime_error("socketpair");
    ends.insert(ends.end(), pair, pair + 2);
  }
  const std::string text(2000, 'x');
  const double took = best_processor_seconds(5, [&] {
    for (std::size_t i = 0; i < ends.size(); i += 2)
      if (::send(ends[i], text.data(), text.size(), 0) < 0) throw std::runtime_error("send");
  });
  for (const int end : ends) ::close(end);
  return took;
}

void allow_many_files() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

struct Tap {
  RoomClock::time_point sent = {}, on_last = {};
  int screens = 0;
};
using Taps = std::vector<std::vector<Tap>>;  // of each table

void hear_all(Lines& lines, const std::vector<std::unique_ptr<Screen>>& screens,
              const std::vector<std::unique_ptr<TappingPhone>>& phones) {
  lines.hear_until([&] {
    return std::ranges::all_of(screens, [](const auto& one) { return one->is_open(); }) &&
           std::ranges::all_of(phones, [](const auto& one) { return one->is_ready(); });
  });
}

// Every phone taps once a second, one after the other; how many taps could not be made in time.
int tap_for_seconds(Lines& lines, const std::vector<std::unique_ptr<TappingPhone>>& phones, Taps& taps) {
  const auto start = RoomClock::now();
  int late = 0;
  for (std::size_t tap = 0; tap < kPhones * kSeconds; ++tap) {
    const auto due = start + std::chrono::microseconds(1'000'000LL * static_cast<long>(tap) / kPhones);
    while (RoomClock::now() < due)
      lines.hear(
          static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(due - RoomClock::now()).count()));
    const std::size_t table = tap % kPhones;
    if (!phones[table]->is_ready()) {
      ++late;
      continue;
    }
    taps[table].push_back({RoomClock::now()});
    phones[table]->tap();
  }
  return late;
}

std::vector<double> seconds_of(const Taps& taps) {
  std::vector<double> times;
  for (const auto& table : taps)
    for (const Tap& tap : table)
      times.push_back(std::chrono::duration<double>(tap.on_last - tap.sent).count());
  return times;
}

void tell_times(const std::string& what, const Taps& taps, int messages, double busy, int late) {
  const std::vector<double> times = seconds_of(taps);
  const double bare = bare_broadcast(messages);
  const std::string sends = fmt::format("{} bare messages", messages);
  time_row(what + ", half by", part_of(times, 0.5), sends, bare, "aim: 20 ms");
  time_row(what + ", 99 % by", part_of(times, 0.99), sends, bare, "aim: 100 ms");
  note("  of one processor the server took",
       fmt::format("{:.0f} %, {} taps could not be made in time", busy * 100, late));
}

// Returns the seconds that 99 % of the taps took. `unattacked`: those seconds without an attacker; then one
// attacks.
double tap_and_watch(const fs::path& file, std::optional<double> unattacked) {
  const PageHandler hall = fill(file, kPhones);
  const ServedRoom served(file);
  Lines lines(served.port());
  Taps taps(kPhones);
  std::size_t there = 0;
  constexpr int kScreensEach = kScreens / kPhones;
  std::vector<std::unique_ptr<Screen>> screens;
  std::vector<std::unique_ptr<TappingPhone>> phones;
  for (std::size_t table = 0; table < kPhones; ++table) {
    phones.push_back(std::make_unique<TappingPhone>(lines, hall.tables[table]));
    for (int i = 0; i < kScreensEach; ++i)
      screens.push_back(std::make_unique<Screen>(lines, hall.matches[table],
                                                 [&, table, count = 0U](std::string_view) mutable {
                                                   Tap& tap = taps[table].at(count++);
                                                   if (++tap.screens < kScreensEach) return;
                                                   tap.on_last = RoomClock::now();
                                                   ++there;
                                                 }));
  }
  hear_all(lines, screens, phones);
  std::optional<Attacker> attacker;
  if (unattacked) attacker.emplace(served.port());
  const double before = served.processor_seconds();
  const int late = tap_for_seconds(lines, phones, taps);
  lines.hear_until([&] { return there + static_cast<std::size_t>(late) == kPhones * kSeconds; });
  const double busy = (served.processor_seconds() - before) / kSeconds;
  const double slow = part_of(seconds_of(taps), 0.99);
  if (unattacked)
    time_row("the same beside 256 hostile connections", slow, "none", *unattacked, "aim: 2 times");
  else
    tell_times(fmt::format("{} taps a second, {} screens", kPhones, kScreens), taps, kScreensEach, busy,
               late);
  return slow;
}

// The tables named in a notice: "table-7".
void each_table_in(std::string_view text, const std::function<void(std::size_t)>& work) {
  constexpr std::string_view kRow = "\"table-";
  for (std::size_t at = text.find(kRow); at != text.npos; at = text.find(kRow, at + 1)) {
    std::size_t number = 0;
    std::from_chars(text.data() + at + kRow.size(), text.data() + text.size(), number);
    if (number > 0 && number <= kPhones) work(number - 1);
  }
}

// All screens watch the page of the tables' competition. Notices carry several taps; a tap has arrived once
// the last screen is notified of its table.
void watch_competition(const fs::path& folder) {
  const PageHandler hall = draw(folder / "competition.db", kPhones);
  const ServedRoom served(folder / "competition.db");
  Lines lines(served.port());
  std::vector<std::unique_ptr<TappingPhone>> phones;
  std::vector<std::unique_ptr<Screen>> screens;
  for (const std::string& table : hall.tables) phones.push_back(std::make_unique<TappingPhone>(lines, table));
  hear_all(lines, screens, phones);
  for (const auto& phone : phones) phone->start_match();
  hear_all(lines, screens, phones);
  Taps taps(kPhones);
  std::size_t there = 0;
  for (int i = 0; i < kScreens; ++i)
    screens.push_back(std::make_unique<Screen>(
        lines, hall.matches.front(),
        [&, shown = std::vector<std::size_t>(kPhones)](std::string_view text) mutable {
          each_table_in(text, [&](std::size_t table) {
            // A screen notified of a table sees all taps made there.
            while (shown[table] < taps[table].size()) {
              Tap& tap = taps[table][shown[table]++];
              if (++tap.screens < kScreens) continue;
              tap.on_last = RoomClock::now();
              ++there;
            }
          });
        }));
  hear_all(lines, screens, phones);
  const double before = served.processor_seconds();
  const int late = tap_for_seconds(lines, phones, taps);
  lines.hear_until([&] { return there + static_cast<std::size_t>(late) == kPhones * kSeconds; });
  const double busy = (served.processor_seconds() - before) / kSeconds;
  tell_times(fmt::format("the same, {} screens of one competition", kScreens), taps, kScreens, busy, late);
}

void tell_many(const fs::path& folder) {
  const PageHandler hall = fill(folder / "many.db", 1);
  const ServedRoom served(folder / "many.db");
  Lines lines(served.port());
  const double empty = served.megabytes();
  TappingPhone phone(lines, hall.tables[0]);
  int told = 0;
  std::vector<std::unique_ptr<Screen>> screens;
  for (int i = 0; i < kManyScreens; ++i)
    screens.push_back(std::make_unique<Screen>(lines, hall.matches[0], [&](std::string_view) { ++told; }));
  lines.hear_until([&] {
    return phone.is_ready() && std::ranges::all_of(screens, [](const auto& one) { return one->is_open(); });
  });
  const double before = served.processor_seconds();
  for (int event = 1; event <= kTold; ++event) {
    phone.tap();
    lines.hear_until([&] { return told == event * kManyScreens && phone.is_ready(); });
  }
  const double spent = (served.processor_seconds() - before) / kTold;
  time_row(fmt::format("one event on {} screens, processor", kManyScreens), spent,
           fmt::format("{} bare messages", kManyScreens), bare_broadcast(kManyScreens), "aim: 20 ms");
  note("  memory of the server", fmt::format("{:.1f} MB, of it {:.1f} for the screens; aim: 50 MB",
                                             served.megabytes(), served.megabytes() - empty));
}

void weigh_pages(const fs::path& folder) {
  const PageHandler hall = fill(folder / "pages.db", kPhones);
  const ServedRoom served(folder / "pages.db");
  Lines lines(served.port());
  std::optional<std::string> answer;
  Line& line = lines.open([&](Line& on) { answer = answer_on(on); });
  const auto weight = [&](const std::string& path) {
    answer.reset();
    Lines::send(line, request_for(path));
    lines.hear_until([&] { return answer.has_value(); });
    if (!answer->starts_with("HTTP/1.1 200")) throw std::runtime_error("no page: " + path);
    return static_cast<double>(answer->size()) / 1000;
  };
  const double files = weight("/room.css") + weight("/room.js") + weight("/room.svg");
  for (const auto& [name, path] : {std::pair<const char*, std::string>{"first page", "/"},
                                   {"a table's page", hall.tables[0]},
                                   {"a match to watch", hall.matches[0]}})
    note(fmt::format("{} with script, style and sign", name),
         fmt::format("{:.1f} kB; aim: 60 kB", files + weight(path)));
}

}  // namespace

void room(const std::filesystem::path& folder) {
  allow_many_files();
  const double unattacked = tap_and_watch(folder / "room.db", std::nullopt);
  tap_and_watch(folder / "attacked.db", unattacked);
  watch_competition(folder);
  tell_many(folder);
  weigh_pages(folder);
}

}  // namespace tanteador::bench
