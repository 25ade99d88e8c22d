#pragma once
// A served room and the phones in it: requests on real sockets of this machine. Every fault throws
// std::runtime_error.

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::bench {

using RoomClock = std::chrono::steady_clock;

// Paths of the room, one for each table or match.
struct RoomPaths {
  std::vector<std::string> matches, tables;
};
constexpr int kBegun = 4;  // points of the first side in begin_matches()

// Begins this many matches of Truco in the database, each with the code of its table.
RoomPaths begin_matches(const std::filesystem::path& database, std::size_t tables);

// `tanteador serve` on the database, until the end of the object.
class ServedRoom {
 public:
  explicit ServedRoom(const std::filesystem::path& database);
  ServedRoom(const ServedRoom&) = delete;
  ~ServedRoom();
  int port() const { return port_; }
  double processor_seconds() const;
  double megabytes() const;

 private:
  pid_t pid_ = 0;
  int port_ = 0;
};

// An HTTP request: GET, or POST of a form if there is a body.
std::string request_for(const std::string& path, const std::string& body = {});

// A connection and its unread input.
struct Line {
  int socket = -1;
  std::string rest = {};
  std::function<void(Line&)> receive = {};
};

class Lines {
 public:
  explicit Lines(int port);
  Lines(const Lines&) = delete;
  ~Lines();
  Line& open(std::function<void(Line&)> receive);
  static void send(const Line& line, const std::string& text);
  // Waits at most so long for input, and passes it to `receive` of its line.
  void receive_within(int milliseconds);
  void poll_until(const std::function<bool()>& done);

 private:
  int port_, epoll_;
  std::vector<std::unique_ptr<Line>> all_;
};

// Takes a whole answer off the connection. Null if it is incomplete.
std::optional<std::string> answer_on(Line& line);

// A table's phone with a browser's requests: the page, a tap, the redirect, the page.
class TappingPhone {
 public:
  TappingPhone(Lines& lines, std::string path);
  TappingPhone(const TappingPhone&) = delete;
  bool is_ready() const { return !seen_.empty(); }
  void start_match() { send("room%2Fstart"); }
  void add_point() { send("points%2F0%2F1"); }  // to the first side
  void undo_point() { send("undo"); }
  // Seconds from each tap to the page that shows it.
  const std::vector<double>& answer_seconds() const { return seconds_; }

 private:
  void send(std::string_view operation);
  void receive(Line& line);
  std::string path_, seen_;
  Line* line_ = nullptr;
  int sent_ = 0;
  RoomClock::time_point sent_at_ = {};
  std::vector<double> seconds_;
};

// The time that this part of the times does not exceed: 0.99 is the 99th percentile. The list must not be
// empty.
double part_of(std::vector<double> times, double part);

void allow_many_files();

}  // namespace tanteador::bench
