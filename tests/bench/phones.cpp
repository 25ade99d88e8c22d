#include "tests/bench/phones.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include <fmt/format.h>

#include "db/store.hpp"
#include "src/session/session.hpp"
#include "src/web/opened.hpp"
#include "src/web/tokens.hpp"

namespace tanteador::bench {

namespace fs = std::filesystem;

RoomPaths begin_matches(const fs::path& database, std::size_t tables) {
  const auto store = db::open_store(database, db::OpenMode::write);
  session::Session session(store.get(), session::system_host());
  web::Tokens tokens(*store, session::system_host());
  RoomPaths paths;
  for (std::size_t table = 1; table <= tables; ++table) {
    std::string lines = fmt::format(
        R"({{"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana {0}","Beto {0}"]}})"
        "\n",
        table);
    for (int points = 0; points < kBegun; points += 2)
      lines += fmt::format(R"({{"type":"tallied","side":"Ana {}","points":2}})"
                           "\n",
                           table);
    const auto scored = session.score(lines, session::RefusalPolicy::stop);
    if (!scored || !scored->match) throw std::runtime_error("a match of the room cannot be begun");
    const std::string id = scored->match->id();
    paths.matches.push_back("/m/" + id);
    paths.tables.push_back("/t/" + tokens.make({.scope = web::Scope::match, .stream = id}).secret);
  }
  return paths;
}

ServedRoom::ServedRoom(const fs::path& database) {
  std::fflush(stdout);  // else the child prints it again
  pid_ = ::fork();
  if (pid_ == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (!std::freopen("/dev/null", "w", stdout)) std::_Exit(1);
    ::execl(TANTEADOR_PROGRAM, TANTEADOR_PROGRAM, "--db", database.c_str(), "serve", "--listen",
            "127.0.0.1:0", nullptr);
    std::_Exit(127);
  }
  const auto store = db::open_store(database, db::OpenMode::read);
  for (const auto until = RoomClock::now() + std::chrono::seconds(20); port_ == 0;) {
    if (RoomClock::now() > until) throw std::runtime_error("the room did not open");
    for (const web::OpenServer& one : web::open_servers(*store))
      port_ = std::stoi(one.addresses.front().substr(one.addresses.front().rfind(':') + 1));
    ::usleep(20'000);
  }
}

ServedRoom::~ServedRoom() {
  ::kill(pid_, SIGTERM);
  ::waitpid(pid_, nullptr, 0);
}

double ServedRoom::processor_seconds() const {
  double nanoseconds = 0;
  std::ifstream("/proc/" + std::to_string(pid_) + "/schedstat") >> nanoseconds;
  return nanoseconds * 1e-9;
}

double ServedRoom::megabytes() const {
  std::ifstream status("/proc/" + std::to_string(pid_) + "/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) / 1024;
  return 0;
}

std::string request_for(const std::string& path, const std::string& body) {
  std::string text = (body.empty() ? "GET " : "POST ") + path + " HTTP/1.1\r\nHost: localhost\r\n";
  if (!body.empty())
    text +=
        fmt::format("Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n", body.size());
  return text + "\r\n" + body;
}

Lines::Lines(int port) : port_(port), epoll_(::epoll_create1(EPOLL_CLOEXEC)) {}

Lines::~Lines() {
  for (const auto& one : all_) ::close(one->socket);
  ::close(epoll_);
}

Line& Lines::open(std::function<void(Line&)> receive) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port_));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    throw std::runtime_error("a phone cannot connect");
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  Line& line = *all_.emplace_back(std::make_unique<Line>(Line{socket, {}, std::move(receive)}));
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.ptr = &line;
  ::epoll_ctl(epoll_, EPOLL_CTL_ADD, socket, &event);
  return line;
}

void Lines::send(const Line& line, const std::string& text) {
  if (::send(line.socket, text.data(), text.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(text.size()))
    throw std::runtime_error("a phone cannot send");
}

void Lines::receive_within(int milliseconds) {
  std::array<epoll_event, 256> ready;
  const int count = ::epoll_wait(epoll_, ready.data(), static_cast<int>(ready.size()), milliseconds);
  for (int i = 0; i < count; ++i) {
    Line& line = *static_cast<Line*>(ready.at(static_cast<std::size_t>(i)).data.ptr);
    char part[32'768];
    const ssize_t size = ::recv(line.socket, part, sizeof part, MSG_DONTWAIT);
    if (size <= 0) throw std::runtime_error("the room has closed a connection");
    line.rest.append(part, static_cast<std::size_t>(size));
    line.receive(line);
  }
}

void Lines::poll_until(const std::function<bool()>& done) {
  for (const auto until = RoomClock::now() + std::chrono::seconds(30); !done();) {
    if (RoomClock::now() > until) throw std::runtime_error("the room is silent before all is there");
    receive_within(10);
  }
}

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

TappingPhone::TappingPhone(Lines& lines, std::string path) : path_(std::move(path)) {
  line_ = &lines.open([this](Line& line) { receive(line); });
  Lines::send(*line_, request_for(path_));
}

void TappingPhone::send(std::string_view operation) {
  const std::string body =
      fmt::format("tap=bench-{:08}-{}&seen={}&on=&do={}", ++sent_, path_.substr(3, 10), seen_, operation);
  seen_.clear();
  sent_at_ = RoomClock::now();
  Lines::send(*line_, request_for(path_, body));
}

void TappingPhone::receive(Line& line) {
  const auto answer = answer_on(line);
  if (!answer) return;
  if (answer->starts_with("HTTP/1.1 303")) return Lines::send(*line_, request_for(path_));
  const std::string field = "name=\"seen\" value=\"";
  const std::size_t at = answer->find(field);
  if (!answer->starts_with("HTTP/1.1 200") || at == std::string::npos)
    throw std::runtime_error("a tap was not taken: " + answer->substr(0, answer->find('\r')));
  const std::size_t begin = at + field.size();
  seen_ = answer->substr(begin, answer->find('"', begin) - begin);
  if (sent_ > 0) seconds_.push_back(std::chrono::duration<double>(RoomClock::now() - sent_at_).count());
}

double part_of(std::vector<double> times, double part) {
  const auto at = times.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(times.size() - 1) * part);
  std::ranges::nth_element(times, at);
  return *at;
}

void allow_many_files() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace tanteador::bench
