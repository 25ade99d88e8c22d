#pragma once
// The phones' server: HTTP/1.1 on one thread, with server-sent events (docs/reference/phones-server.md).

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "src/web/exchange.hpp"

namespace tanteador::web::http {

struct Limits {
  std::size_t header = 8u << 10, body = 64u << 10;  // bytes of a request
  std::size_t queued = 256u << 10;                  // bytes a stream may be behind before it is dropped
  int per_address = 256, per_network = 4096;        // connections
  int from_here = 20'000;                           // of this machine itself, where a proxy may stand for all
  std::chrono::milliseconds request{10'000}, idle{75'000}, write{30'000};
  std::chrono::milliseconds heartbeat{15'000}, news{200};
};

struct Settings {
  std::string address = {};                // an address of this machine; empty: all it has
  int port = 0;                            // 0: any that is free
  std::vector<std::string> names = {};     // by which it is known besides its addresses and its own name
  bool signals = false;                    // SIGINT, SIGTERM and SIGHUP end it
  std::string certificate = {}, key = {};  // files in PEM, of a server that speaks TLS alone
  Limits limits = {};
  // The answer to a request, for a log. Secrets in the path are left out.
  struct Line {
    std::string_view address, method, path;
    int status = 0;
  };
  std::function<void(const Line&)> told = {};
};

struct Figures {
  long requests = 0, posts = 0;
  long refused = 0;  // before the hall was asked
  long slowed = 0;   // for wrong tokens
  long dropped = 0;  // streams that fell behind
  int connections = 0, streams = 0, most_streams = 0;
};

class Server {
 public:
  // Listens from now on; throws std::system_error where it cannot, CertificateFault where that is why.
  explicit Server(Settings settings);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  int port() const;
  // Serves until it is stopped: what is being answered is, and streams end. The hall is asked on this thread
  // alone, which need not be the one that made the server.
  void run(const PageHandler& hall);
  void stop();              // from any thread
  Figures figures() const;  // likewise, as they were a moment ago

  struct Impl;

 private:
  std::unique_ptr<Impl> impl_;
};

// The addresses of this computer, loopback last.
std::vector<std::string> own_addresses();
std::vector<std::string> own_names();  // "laptop", "laptop.local"

}  // namespace tanteador::web::http
