#pragma once
// The room as it is opened, by the command or in a thread of the panel: the server with its pages, and the
// word in the store where it is.

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/web/http/server.hpp"
#include "src/web/opened.hpp"
#include "src/web/pages/page_handler.hpp"

namespace tanteador::web {

inline constexpr int kPort = 8080;

struct Plan {
  std::string listen = {};                 // "192.168.1.20:8080", "[::1]:8080", a port alone; empty: kPort
  std::vector<std::string> names = {};     // of this machine, as a proxy or the router gives them
  std::string certificate = {}, key = {};  // files in PEM: then the room speaks TLS alone
  bool signals = false;                    // SIGINT, SIGTERM and SIGHUP close it
  std::function<void(const http::Settings::Line&)> told = {};  // what was answered, for a log
  Settings pages = {};
};

// Why it cannot be opened, as a sentence.
class CannotOpen : public std::runtime_error {
 public:
  enum class Fault { plan, taken, system };  // taken: another program listens there
  CannotOpen(Fault fault, const std::string& sentence) : std::runtime_error(sentence), fault_(fault) {}
  Fault fault() const { return fault_; }

 private:
  Fault fault_;
};

class Opening {
 public:
  // Listens from now on, and the store says where. Session and store must outlive it, and be used by nobody
  // else while it runs: a panel gives it its own. Throws CannotOpen.
  Opening(session::Session& session, session::Store& store, const session::Host& host, Plan plan);
  Opening(const Opening&) = delete;
  Opening& operator=(const Opening&) = delete;
  ~Opening();

  const Opened& addresses() const { return opened_; }  // hand out the first of them
  void run();                                          // until it is stopped
  void stop() { server_->stop(); }                     // from any thread, as the next
  http::Figures figures() const { return server_->figures(); }

 private:
  void tell_who_is_here();  // to other programs

  session::Store& store_;
  std::unique_ptr<http::Server> server_;
  Opened opened_;
  PageHandler hall_;
  std::shared_ptr<Devices> devices_;
  std::string told_;  // of them
};

// An address of this machine, empty for all it has, and a port; nothing where it is none.
std::optional<std::pair<std::string, int>> read_listen(std::string_view text);

}  // namespace tanteador::web
