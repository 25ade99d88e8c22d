#include "src/web/http/server.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <algorithm>
#include <csignal>

#include "src/web/http/client.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>

namespace tanteador::web::http {

namespace {

// The limit of open files, less some for the database and others.
int raise_open_files() {
  constexpr rlim_t kWanted = 65'536, kOther = 64;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024 - static_cast<int>(kOther);
  const rlim_t before = limit.rlim_cur;
  limit.rlim_cur = limit.rlim_max == RLIM_INFINITY ? kWanted : std::min(kWanted, limit.rlim_max);
  limit.rlim_cur = std::max(limit.rlim_cur, before);
  if (setrlimit(RLIMIT_NOFILE, &limit) != 0) limit.rlim_cur = before;
  return static_cast<int>(std::min<rlim_t>(limit.rlim_cur, 1 << 20) - kOther);
}

void raise_if(const Error& error, const char* what) {
  if (error) throw std::system_error(error.value(), std::system_category(), what);
}

}  // namespace

asio::ip::address plain_address(const asio::ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
  return address;
}

std::string address_text(const asio::ip::address& address) {
  const std::string text = address.to_string();
  return text.substr(0, text.find('%'));
}

std::string network_of(const asio::ip::address& address) {
  if (address.is_v4()) return address.to_string();
  auto bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return asio::ip::address_v6(bytes).to_string();
}

Server::Impl::Impl(Settings given) : settings(std::move(given)), most(raise_open_files()) {
  if (!settings.certificate.empty()) certificate.emplace(settings.certificate, settings.key);
  if (settings.signals) {  // caught from now on, handled while run() runs
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) signals.add(signal);
  }
  for (std::string& name : settings.names) {
    for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  const auto port = static_cast<unsigned short>(settings.port);
  if (!settings.address.empty()) {
    Error error;
    const auto address = asio::ip::make_address(settings.address, error);
    raise_if(error, settings.address.c_str());
    listen({address, port});
    return;
  }
  try {
    listen({tcp::v6(), port});  // accepts IPv4 too
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::address_in_use || error.code() == std::errc::permission_denied) throw;
    listen({tcp::v4(), port});  // no IPv6
  }
}

void Server::Impl::listen(const tcp::endpoint& endpoint) {
  Error error;
  acceptor = tcp::acceptor(context);
  acceptor.open(endpoint.protocol(), error);
  raise_if(error, "socket");
  acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (endpoint.protocol() == tcp::v6() && settings.address.empty())
    acceptor.set_option(asio::ip::v6_only(false), error);
  acceptor.bind(endpoint, error);
  raise_if(error, "bind");
  acceptor.listen(1024, error);
  raise_if(error, "listen");
}

void Server::Impl::accept() {
  acceptor.async_accept([this](const Error& error, tcp::socket socket) {
    if (stopping) return;
    if (!error) {
      take(std::move(socket));
      return accept();
    }
    constexpr std::chrono::milliseconds kPause(100);  // for example, too many open files
    pause.expires_after(kPause);
    pause.async_wait([this](const Error& stopped) {
      if (!stopped) accept();
    });
  });
}

bool Server::Impl::has_room(const asio::ip::address& phone) const {
  if (figures.connections >= most) return false;
  const auto below = [&](const auto& counts, const std::string& from, int limit) {
    const auto count = counts.find(from);
    return count == counts.end() || count->second < (phone.is_loopback() ? settings.limits.from_here : limit);
  };
  return below(by_address, address_text(phone), settings.limits.per_address) &&
         below(by_network, network_of(phone), settings.limits.per_network);
}

void Server::Impl::take(tcp::socket socket) {
  Error error;
  const auto endpoint = socket.remote_endpoint(error);
  if (error) return;
  const auto phone = plain_address(endpoint.address());
  socket.non_blocking(true, error);
  if (!has_room(phone)) {
    ++figures.refused;
    const Reply reply = refusal(503, 10);
    const std::string text = head_of(reply, {.keeps_open = false, .date = date()}) + reply.body;
    socket.write_some(asio::buffer(text), error);
    socket.shutdown(tcp::socket::shutdown_send, error);
    return;
  }
  socket.set_option(tcp::no_delay(true), error);
  constexpr int kKernelBytes = 128 << 10;  // a larger buffer would hide a slow stream
  socket.set_option(asio::socket_base::send_buffer_size(kKernelBytes), error);
  // A phone that leaves the Wi-Fi does not close: limit the wait for its acknowledgement.
  const auto patience = static_cast<unsigned>(settings.limits.write.count());
  setsockopt(socket.native_handle(), IPPROTO_TCP, TCP_USER_TIMEOUT, &patience, sizeof patience);
  const auto client = std::make_shared<Client>(*this, std::move(socket), phone);
  clients.emplace(client.get(), client);
  ++by_address[client->address()];
  ++by_network[client->network()];
  ++figures.connections;
  client->start();
}

void Server::Impl::tick() {
  constexpr std::chrono::milliseconds kSoon(10);
  const bool hurries = hall->hurries && hall->hurries();
  clock.expires_after(hurries ? std::min(kSoon, settings.limits.news) : settings.limits.news);
  clock.async_wait([this](const Error& error) {
    if (error || stopping) return;
    deliver(hall->news());
    sweep();
    tell();
    tick();
  });
}

void Server::Impl::sweep() {
  constexpr std::chrono::milliseconds kBetween(500);
  const auto now = Clock::now();
  if (now - swept < std::min(kBetween, settings.limits.news * 2)) return;
  swept = now;
  std::vector<std::shared_ptr<Client>> all;
  all.reserve(clients.size());
  for (const auto& [client, held] : clients) all.push_back(held);
  for (const auto& client : all) client->look_at_the_clock(now);
}

void Server::Impl::deliver(const std::vector<News>& news) {
  for (const News& one : news) {
    const auto channel = channels.find(one.channel);
    if (channel == channels.end()) continue;
    const Text text = share_text(stream_text(one));
    std::vector<std::shared_ptr<Client>> listeners;
    for (Client* client : channel->second) listeners.push_back(client->shared_from_this());
    for (const auto& client : listeners) client->push(text);
  }
}

void Server::Impl::begin_stream(Client& client, const std::vector<std::string>& of) {
  for (const std::string& channel : of) channels[channel].insert(&client);
  figures.most_streams = std::max(figures.most_streams, ++figures.streams);
}

void Server::Impl::end_stream(Client& client, const std::vector<std::string>& of) {
  --figures.streams;
  for (const std::string& channel : of) {
    const auto known = channels.find(channel);
    known->second.erase(&client);
    if (!known->second.empty()) continue;
    channels.erase(known);
    if (hall && hall->end_channel) hall->end_channel(channel);
  }
}

void Server::Impl::remove_client(Client& client) {
  for (const auto& [counts, from] :
       {std::pair(&by_address, &client.address()), std::pair(&by_network, &client.network())}) {
    const auto count = counts->find(*from);
    if (--count->second == 0) counts->erase(count);
  }
  --figures.connections;
  clients.erase(&client);
  if (stopping && clients.empty()) pause.cancel();
}

void Server::Impl::end() {
  if (stopping) return;
  stopping = true;
  Error ignored;
  acceptor.close(ignored);
  clock.cancel();
  signals.cancel(ignored);
  std::vector<std::shared_ptr<Client>> all;
  for (const auto& [client, held] : clients) all.push_back(held);
  for (const auto& client : all) client->finish();
  constexpr std::chrono::seconds kMoment(1);  // for pending writes
  pause.expires_after(kMoment);
  pause.async_wait([this](const Error& stopped) {
    if (!stopped) context.stop();
  });
  if (clients.empty()) pause.cancel();
}

void Server::Impl::tell() {
  const std::lock_guard lock(telling);
  published = figures;
}

std::string_view Server::Impl::date() {
  const std::time_t now = std::time(nullptr);
  if (now != dated) date_text = http_date(dated = now);
  return date_text;
}

Server::Server(Settings settings) : impl_(std::make_unique<Impl>(std::move(settings))) {}

Server::~Server() {
  std::vector<std::shared_ptr<Client>> all;
  for (const auto& [client, held] : impl_->clients) all.push_back(held);
  for (const auto& client : all) client->close();
}

int Server::port() const { return impl_->acceptor.local_endpoint().port(); }

void Server::run(const PageHandler& hall) {
  Impl& impl = *impl_;
  impl.hall = &hall;
  if (impl.settings.signals) {
    impl.signals.async_wait([&impl](const Error& error, int) {
      if (!error) impl.end();
    });
  }
  impl.accept();
  impl.tick();
  impl.context.run();
  impl.tell();
}

void Server::stop() {
  asio::post(impl_->context, [impl = impl_.get()] { impl->end(); });
}

Figures Server::figures() const {
  const std::lock_guard lock(impl_->telling);
  return impl_->published;
}

}  // namespace tanteador::web::http
