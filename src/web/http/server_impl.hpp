#pragma once
// The server's connections and channels. Private to the folder; only this header and client.hpp use sockets.

#include <utility>  // before Boost.Asio 1.74, which forgets it

#include <ctime>
#include <mutex>
#include <optional>
#include <set>
#include <unordered_map>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "src/web/http/outbox.hpp"
#include "src/web/http/rate_limit.hpp"
#include "src/web/http/server.hpp"
#include "src/web/http/tls.hpp"

namespace tanteador::web::http {

namespace asio = boost::asio;
using asio::ip::tcp;
using Error = boost::system::error_code;
using Clock = std::chrono::steady_clock;

class Client;

struct Server::Impl {
  explicit Impl(Settings given);
  void listen(const tcp::endpoint& endpoint);
  void accept();
  void take(tcp::socket socket);
  bool has_room(const asio::ip::address& phone) const;
  void tick();
  void sweep();
  void deliver(const std::vector<News>& news);
  void begin_stream(Client& client, const std::vector<std::string>& channels);
  void end_stream(Client& client, const std::vector<std::string>& channels);
  void remove_client(Client& client);
  void end();
  void tell();
  std::string_view date();

  Settings settings;
  std::optional<Certificate> certificate;
  asio::io_context context{1};
  tcp::acceptor acceptor{context};
  asio::steady_timer clock{context}, pause{context};
  asio::signal_set signals{context};
  Guard guard;
  const PageHandler* hall = nullptr;
  bool stopping = false;
  int most = 0;  // connections in all
  Figures figures;
  mutable std::mutex telling;
  Figures published;  // to other threads
  std::unordered_map<Client*, std::shared_ptr<Client>> clients;
  std::unordered_map<std::string, int> by_address, by_network;
  std::unordered_map<std::string, std::set<Client*>> channels;
  Clock::time_point swept = Clock::now();
  std::time_t dated = 0;
  std::string date_text;
};

// An IPv4 address in IPv6 form becomes an IPv4 address.
asio::ip::address plain_address(const asio::ip::address& address);
std::string address_text(const asio::ip::address& address);  // without a link's zone
// The first half of an IPv6 address, whose network one machine may own; else the address.
std::string network_of(const asio::ip::address& address);

}  // namespace tanteador::web::http
