#pragma once
// One connection: requests one after the other, then possibly a stream.

#include "src/web/http/http_message.hpp"
#include "src/web/http/inbox.hpp"
#include "src/web/http/server_impl.hpp"

namespace tanteador::web::http {

class Client : public std::enable_shared_from_this<Client> {
 public:
  Client(Server::Impl& server, tcp::socket socket, const asio::ip::address& phone);

  const std::string& address() const { return phone_; }
  const std::string& network() const { return network_; }
  void start() { await_request(); }
  void push(const Text& text);
  void look_at_the_clock(Clock::time_point now);
  void finish();  // closes after the current answer
  void close();

 private:
  enum class State { reading, answering, streaming, leaving, closed };

  template <class Work>
  auto bind_self(Work work) {  // keeps the client alive; no work once it is closed
    return [self = shared_from_this(), work](const Error& error, std::size_t size = 0) {
      if (self->state_ != State::closed) work(*self, error, size);
    };
  }
  void await_request();
  void await_bytes();
  void take_bytes();
  bool unseal(std::string_view sealed, std::string& plain);
  void parse();
  void take_request();
  Reply reply_to(const Raw& raw, bool& immutable);
  Reply refusal_of(const Raw& raw, int status, int wait = 0) const;
  void answer(Reply reply, Form form, bool head_only);
  void refuse(int status, int wait = 0);
  void send(const Text& text);
  void write();
  void finish_sending();
  void stream(std::vector<std::string> channels);
  void leave();
  void log(std::string_view method, std::string_view target, int status) const;

  Server::Impl& server_;
  tcp::socket socket_;
  const std::string phone_, network_, here_;
  State state_ = State::reading;
  std::unique_ptr<Inbox> inbox_;  // null on a stream
  std::unique_ptr<Tls> tls_;
  Outbox outbox_;
  std::size_t thrown_away_ = 0;
  bool waits_ = false, writes_ = false, keeps_open_ = true, begun_ = false, greeted_ = false;
  std::vector<std::string> channels_;
  Clock::time_point deadline_ = Clock::time_point::max(), wrote_ = Clock::now();
};

}  // namespace tanteador::web::http
