// The phones' server under load: phones tap and screens follow on real sockets of this machine. A tap has
// arrived once it is durable and its last screen is notified.

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>

#include <fmt/format.h>

#include "db/store.hpp"
#include "src/league/competition/competition.hpp"
#include "src/session/league/league.hpp"
#include "src/web/tokens.hpp"
#include "tests/bench/bench.hpp"
#include "tests/bench/phones.hpp"
#include "tests/support/competition.hpp"

namespace tanteador::bench {

namespace {

namespace fs = std::filesystem;

struct RoomSizes {
  std::size_t phones, screens, many_screens, seconds, events, attackers;
};
RoomSizes sizes() { return sized<RoomSizes>({60, 300, 1000, 10, 30, 256}, {2, 4, 4, 1, 2, 8}); }

// A round of a competition with this many tables, each with its token. Two pages show them.
RoomPaths draw(const fs::path& file, int tables) {
  const auto store = db::open_store(file, db::OpenMode::write);
  const session::Host host = session::system_host();
  session::League league(store.get(), host);
  web::Tokens tokens(*store, host);
  auto open = league.create(test::cup("truco-nhf-de")).value();
  test::enter(league, open, test::numbered(2 * tables));
  test::draw(league, open);
  const std::string path = "/c/" + open.head.id + "?round=1.1";
  RoomPaths hall{.matches = {path, path + ".2"}, .tables = {}};
  for (int table = 0; table < tables; ++table)
    hall.tables.push_back(
        "/t/" +
        tokens.make({.scope = web::Scope::table, .stream = open.head.id, .table = {0, 0, table}}).secret);
  return hall;
}

// A busy neighbour in the same network. Its connections send a request after each answer, and reconnect when
// closed.
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
    std::vector<pollfd> connections(sizes().attackers, pollfd{-1, POLLIN, 0});
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

std::string encoded(const std::string& path) {
  const std::size_t query = path.find('?');
  return query == path.npos ? path : path.substr(0, query) + "%3F" + path.substr(query + 1);
}

// A page and the notices its reader gets.
class Screen {
 public:
  Screen(Lines& lines, const std::string& path, std::function<void(std::string_view)> news)
      : news_(std::move(news)) {
    Lines::send(lines.open([this](Line& line) { receive(line); }), request_for("/news?of=" + encoded(path)));
  }
  Screen(const Screen&) = delete;
  bool is_open() const { return open_; }

 private:
  void receive(Line& line) {
    for (std::size_t end = 0; (end = line.rest.find("\n\n")) != std::string::npos;
         line.rest.erase(0, end + 2)) {
      const std::string_view text = std::string_view(line.rest).substr(0, end);
      if (text.find("retry: ") != text.npos) open_ = true;
      if (text.starts_with("event: moved"))
        throw std::runtime_error("a screen was told to read the whole page");
      if (text.starts_with("event: parts")) news_(text);
    }
  }
  std::function<void(std::string_view)> news_;
  bool open_ = false;
};

// The least it could cost: a message each, a call of the system for it.
double bare_broadcast(std::size_t sockets) {
  std::vector<int> ends;
  for (std::size_t i = 0; i < sockets; ++i) {
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

struct Tap {
  RoomClock::time_point sent = {}, on_last = {};
  std::size_t screens = 0;
};

// The taps of each table, and how many of them are on all screens. Each tap adds a point, and a notice may
// carry several. So the points on a screen tell which taps it knows.
struct Taps {
  explicit Taps(std::size_t tables) : of_tables(tables) {}
  // A screen that knew `known` taps of the table now shows so many points since the first.
  void show(std::size_t table, int points, std::size_t& known, std::size_t screens) {
    std::vector<Tap>& taps = of_tables.at(table);
    for (; known < static_cast<std::size_t>(std::max(points, 0)); ++known) {
      Tap& tap = taps.at(known);
      if (++tap.screens < screens) continue;
      tap.on_last = RoomClock::now();
      ++arrived;
    }
  }
  std::vector<std::vector<Tap>> of_tables;
  std::size_t arrived = 0;
};

// The number directly behind, or before, the first `mark`. Null: there is none.
std::optional<int> number_behind(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  int number = 0;
  if (at == text.npos) return std::nullopt;
  const char* const begin = text.data() + at + mark.size();
  return std::from_chars(begin, text.data() + text.size(), number).ptr == begin ? std::nullopt
                                                                                : std::optional(number);
}
std::optional<int> number_before(std::string_view text, std::string_view mark) {
  const std::size_t end = text.find(mark);
  if (end == text.npos) return std::nullopt;
  const std::size_t begin = text.substr(0, end).find_last_not_of("0123456789") + 1;
  return number_behind(text.substr(begin, end - begin), "");
}

void poll_all(Lines& lines, const std::vector<std::unique_ptr<Screen>>& screens,
              const std::vector<std::unique_ptr<TappingPhone>>& phones) {
  lines.poll_until([&] {
    return std::ranges::all_of(screens, [](const auto& one) { return one->is_open(); }) &&
           std::ranges::all_of(phones, [](const auto& one) { return one->is_ready(); });
  });
}

// Every phone taps once a second, one after the other; how many taps could not be made in time.
std::size_t tap_for_seconds(Lines& lines, const std::vector<std::unique_ptr<TappingPhone>>& phones,
                            Taps& taps) {
  const auto start = RoomClock::now();
  std::size_t late = 0;
  for (std::size_t tap = 0; tap < phones.size() * sizes().seconds; ++tap) {
    const auto due = start + std::chrono::microseconds(1'000'000LL * static_cast<long>(tap) /
                                                       static_cast<long>(phones.size()));
    while (RoomClock::now() < due)
      lines.receive_within(
          static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(due - RoomClock::now()).count()));
    const std::size_t table = tap % phones.size();
    if (!phones[table]->is_ready()) {
      ++late;
      continue;
    }
    taps.of_tables[table].push_back({RoomClock::now()});
    phones[table]->add_point();
  }
  return late;
}

void poll_taps(Lines& lines, const Taps& taps, std::size_t made) {
  try {
    lines.poll_until([&] { return taps.arrived == made; });
  } catch (const std::exception& error) {
    fail(
        fmt::format("{} of {} taps did not reach every screen: {}", made - taps.arrived, made, error.what()));
  }
}

std::vector<double> seconds_of(const Taps& taps) {
  std::vector<double> times;
  for (const auto& table : taps.of_tables)
    for (const Tap& tap : table)
      times.push_back(std::chrono::duration<double>(tap.on_last - tap.sent).count());
  return times;
}

void tell_times(const std::string& what, const Taps& taps, std::size_t messages, double busy,
                std::size_t late) {
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
  const std::size_t tables = sizes().phones, screens_each = sizes().screens / tables;
  const RoomPaths hall = begin_matches(file, tables);
  const ServedRoom served(file);
  Lines lines(served.port());
  Taps taps(tables);
  std::vector<std::unique_ptr<Screen>> screens;
  std::vector<std::unique_ptr<TappingPhone>> phones;
  for (std::size_t table = 0; table < tables; ++table) {
    phones.push_back(std::make_unique<TappingPhone>(lines, hall.tables[table]));
    const auto show = [&taps, table, screens_each, known = std::size_t{0}](std::string_view text) mutable {
      if (const auto points = number_behind(text, R"(class=\"points\">)"))
        taps.show(table, *points - kBegun, known, screens_each);
    };
    for (std::size_t i = 0; i < screens_each; ++i)
      screens.push_back(std::make_unique<Screen>(lines, hall.matches[table], show));
  }
  poll_all(lines, screens, phones);
  std::optional<Attacker> attacker;
  if (unattacked) attacker.emplace(served.port());
  const double before = served.processor_seconds();
  const std::size_t late = tap_for_seconds(lines, phones, taps);
  poll_taps(lines, taps, tables * sizes().seconds - late);
  const double busy = (served.processor_seconds() - before) / static_cast<double>(sizes().seconds);
  const double slow = part_of(seconds_of(taps), 0.99);
  if (unattacked)
    time_row(fmt::format("the same beside {} hostile connections", sizes().attackers), slow, "none",
             *unattacked, "aim: 2 times");
  else
    tell_times(fmt::format("{} taps a second, {} screens", tables, sizes().screens), taps, screens_each, busy,
               late);
  return slow;
}

// The tables named in a page or a notice ("table-7"), counted from 0, each with the text behind its name.
void each_table_in(std::string_view text, const std::function<void(std::size_t, std::string_view)>& work) {
  constexpr std::string_view kRow = "\"table-";
  for (std::size_t at = text.find(kRow), next = 0; at != text.npos; at = next) {
    next = text.find(kRow, at + 1);
    const std::string_view row = text.substr(at, next - at);
    if (const auto number = number_behind(row, kRow)) work(static_cast<std::size_t>(*number) - 1, row);
  }
}

std::string page_at(Lines& lines, const std::string& path) {
  std::optional<std::string> answer;
  Line& line = lines.open([&](Line& on) { answer = answer_on(on); });
  Lines::send(line, request_for(path));
  lines.poll_until([&] { return answer.has_value(); });
  line.receive = [](Line&) {};
  if (!answer->starts_with("HTTP/1.1 200")) fail("there is no page " + path);
  return *std::move(answer);
}

// Each page of the tables' competition has half of the screens. A tap has arrived once the last screen with
// its table shows it.
void watch_competition(const fs::path& folder) {
  const std::size_t tables = sizes().phones;
  const RoomPaths hall = draw(folder / "competition.db", static_cast<int>(tables));
  const ServedRoom served(folder / "competition.db");
  Lines lines(served.port());
  std::vector<std::unique_ptr<TappingPhone>> phones;
  std::vector<std::unique_ptr<Screen>> screens;
  for (const std::string& table : hall.tables) phones.push_back(std::make_unique<TappingPhone>(lines, table));
  poll_all(lines, screens, phones);
  for (const auto& phone : phones) phone->start_match();
  poll_all(lines, screens, phones);
  Taps taps(tables);
  const std::size_t screens_each = sizes().screens / hall.matches.size();
  std::vector<std::size_t> watching(tables);  // screens with this table
  for (const std::string& path : hall.matches) {
    std::set<std::size_t> shown;
    each_table_in(page_at(lines, path), [&](std::size_t table, std::string_view) { shown.insert(table); });
    for (const std::size_t table : shown) watching.at(table) += screens_each;
    const auto show = [&, known = std::vector<std::size_t>(tables)](std::string_view text) mutable {
      each_table_in(text, [&](std::size_t table, std::string_view row) {
        if (const auto points = number_before(row, " : "))
          taps.show(table, *points, known.at(table), watching[table]);
      });
    };
    for (std::size_t i = 0; i < screens_each; ++i)
      screens.push_back(std::make_unique<Screen>(lines, path, show));
  }
  if (std::ranges::find(watching, 0U) != watching.end()) fail("no page shows some of the tables");
  poll_all(lines, screens, phones);
  const double before = served.processor_seconds();
  const std::size_t late = tap_for_seconds(lines, phones, taps);
  poll_taps(lines, taps, tables * sizes().seconds - late);
  const double busy = (served.processor_seconds() - before) / static_cast<double>(sizes().seconds);
  tell_times(fmt::format("the same, {} screens of one competition", sizes().screens), taps, screens_each,
             busy, late);
}

// A screen that lost the server: it fetches its page again, then follows the news.
class ReturningScreen {
 public:
  ReturningScreen(Lines& lines, std::string path) : path_(std::move(path)), left_at_(RoomClock::now()) {
    Lines::send(lines.open([this](Line& line) { receive(line); }), request_for(path_));
  }
  ReturningScreen(const ReturningScreen&) = delete;
  bool is_back() const { return back_at_ > left_at_; }
  double seconds() const { return std::chrono::duration<double>(back_at_ - left_at_).count(); }

 private:
  void receive(Line& line) {
    if (has_page_) {
      if (!is_back() && line.rest.find("retry: ") != std::string::npos) back_at_ = RoomClock::now();
    } else if (const auto page = answer_on(line)) {
      if (!page->starts_with("HTTP/1.1 200")) throw std::runtime_error("a screen got no page: " + path_);
      has_page_ = true;
      Lines::send(line, request_for("/news?of=" + encoded(path_)));
    }
  }
  std::string path_;
  RoomClock::time_point left_at_, back_at_ = {};
  bool has_page_ = false;
};

// The server has just started again, so it knows none of the matches.
void reconnect_all(const fs::path& folder) {
  const RoomPaths hall = begin_matches(folder / "reconnected.db", sizes().phones);
  const ServedRoom served(folder / "reconnected.db");
  Lines lines(served.port());
  std::vector<std::unique_ptr<ReturningScreen>> screens;
  for (std::size_t i = 0; i < sizes().screens; ++i)
    screens.push_back(std::make_unique<ReturningScreen>(lines, hall.matches[i % hall.matches.size()]));
  lines.poll_until(
      [&] { return std::ranges::all_of(screens, [](const auto& one) { return one->is_back(); }); });
  std::vector<double> times;
  for (const auto& screen : screens) times.push_back(screen->seconds());
  time_row(fmt::format("{} screens reconnect at once, 99 % by", screens.size()), part_of(times, 0.99),
           fmt::format("{} bare messages", screens.size()), bare_broadcast(screens.size()), "aim: 1 s");
}

void tell_many(const fs::path& folder) {
  const RoomPaths hall = begin_matches(folder / "many.db", 1);
  const ServedRoom served(folder / "many.db");
  Lines lines(served.port());
  const double empty = served.megabytes();
  TappingPhone phone(lines, hall.tables[0]);
  const std::size_t many = sizes().many_screens;
  std::size_t news = 0;
  std::vector<std::unique_ptr<Screen>> screens;
  for (std::size_t i = 0; i < many; ++i)
    screens.push_back(std::make_unique<Screen>(lines, hall.matches[0], [&](std::string_view) { ++news; }));
  lines.poll_until([&] {
    return phone.is_ready() && std::ranges::all_of(screens, [](const auto& one) { return one->is_open(); });
  });
  const double before = served.processor_seconds();
  for (std::size_t event = 1; event <= sizes().events; ++event) {
    event % 2 == 1 ? phone.add_point() : phone.undo_point();
    lines.poll_until([&] { return news == event * many && phone.is_ready(); });
  }
  const double spent = (served.processor_seconds() - before) / static_cast<double>(sizes().events);
  time_row(fmt::format("one event on {} screens, processor", many), spent,
           fmt::format("{} bare messages", many), bare_broadcast(many), "aim: 20 ms");
  note("  memory of the server", fmt::format("{:.1f} MB, of it {:.1f} for the screens; aim: 50 MB",
                                             served.megabytes(), served.megabytes() - empty));
}

void weigh_pages(const fs::path& folder) {
  const RoomPaths hall = begin_matches(folder / "pages.db", sizes().phones);
  const ServedRoom served(folder / "pages.db");
  Lines lines(served.port());
  const auto weight = [&](const std::string& path) {
    return static_cast<double>(page_at(lines, path).size()) / 1000;
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
  reconnect_all(folder);
  tell_many(folder);
  weigh_pages(folder);
}

}  // namespace tanteador::bench
