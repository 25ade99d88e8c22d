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
  std::size_t queued = 256u << 10;                  // unsent bytes at which a stream is dropped
  int per_address = 256, per_network = 4096;        // connections
  int from_here = 20'000;  // connections from this machine, as a proxy brings all phones
  std::chrono::milliseconds request{10'000}, idle{75'000}, write{30'000};
  std::chrono::milliseconds heartbeat{15'000}, news{200};
};

struct Settings {
  std::string address = {};                // IP address to listen on; empty: all of this machine
  int port = 0;                            // 0: any free port
  std::vector<std::string> names = {};     // further host names, as of a proxy
  bool signals = false;                    // SIGINT, SIGTERM and SIGHUP stop the server
  std::string certificate = {}, key = {};  // PEM files; if set, the server speaks only TLS
  Limits limits = {};
  // The answer to a request, for a log. Secrets in the path are left out.
  struct Line {
    std::string_view address, method, path;
    int status = 0;
  };
  std::function<void(const Line&)> log_request = {};
};

struct Figures {
  long requests = 0, posts = 0;
  long refused = 0;  // by the network itself
  long slowed = 0;   // for wrong tokens
  long dropped = 0;  // streams too far behind
  int connections = 0, streams = 0, most_streams = 0;
};

class Server {
 public:
  // Starts to listen. Throws std::system_error if it cannot, CertificateFault for a bad certificate.
  explicit Server(Settings settings);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  int port() const;
  // Serves until stopped; then current answers are completed and streams closed. Calls `hall` on this thread
  // alone, which need not be the one that made the server.
  void run(const PageHandler& hall);
  void stop();              // from any thread
  Figures figures() const;  // from any thread; a recent snapshot

  struct Impl;

 private:
  std::unique_ptr<Impl> impl_;
};

// The addresses of this computer, loopback last.
std::vector<std::string> own_addresses();
std::vector<std::string> own_names();  // "laptop", "laptop.local"

}  // namespace tanteador::web::http
