#pragma once
// Starts the phones' server with its pages, for the command or the panel. Stores its addresses.

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
  std::string listen = {};  // "192.168.1.20:8080", "[::1]:8080" or a port; empty: kPort
  std::vector<std::string> names = {};
  std::string certificate = {}, key = {};
  bool signals = false;
  std::function<void(const http::Settings::Line&)> log_request =
      {};  // called for each answered request, for a log
  Settings pages = {};
};

// The server cannot start; what() is a sentence for users.
class CannotOpen : public std::runtime_error {
 public:
  enum class Fault { plan, taken, system };  // taken: the port is in use
  CannotOpen(Fault fault, const std::string& sentence) : std::runtime_error(sentence), fault_(fault) {}
  Fault fault() const { return fault_; }

 private:
  Fault fault_;
};

class Opening {
 public:
  // Starts to listen and records the addresses in the store. Throws CannotOpen. Session and store must
  // outlive it, and no other thread may use them while it runs.
  Opening(session::Session& session, session::Store& store, const session::Host& host, Plan plan);
  Opening(const Opening&) = delete;
  Opening& operator=(const Opening&) = delete;
  ~Opening();

  const OpenServer& addresses() const { return opened_; }  // hand out the first of them
  void run();
  void stop() { server_->stop(); }  // from any thread, like figures()
  http::Figures figures() const { return server_->figures(); }

 private:
  void announce_presence();  // writes the devices to the store

  session::Store& store_;
  std::unique_ptr<http::Server> server_;
  OpenServer opened_;
  PageHandler hall_;
  std::shared_ptr<Devices> devices_;
  std::string last_written_;
};

// Reads "ADDRESS:PORT" or a port; the address is empty for all addresses. Null if malformed.
std::optional<std::pair<std::string, int>> read_listen(std::string_view text);

}  // namespace tanteador::web
