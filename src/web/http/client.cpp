#include "src/web/http/client.hpp"

#include <sys/socket.h>

#include <algorithm>
#include <array>

#include <boost/asio/buffer.hpp>

#include "src/core/text/text.hpp"

namespace tanteador::web::http {

namespace {

constexpr std::size_t kPart = 16'384;  // bytes of one read

std::string local_address(const tcp::socket& socket) {
  Error error;
  const auto endpoint = socket.local_endpoint(error);
  return error ? std::string() : address_text(plain_address(endpoint.address()));
}

// "7QK4D" of "/t/7QK4D/undo"; empty: no token.
std::string_view token_shown(std::string_view path) {
  for (const std::string_view begin : {"/t/", "/desk/"}) {
    if (!path.starts_with(begin)) continue;
    path.remove_prefix(begin.size());
    return path.substr(0, path.find_first_of("/?"));
  }
  return {};
}

// The tokens of the page, or of each page that a stream follows.
std::vector<std::string> requested_tokens(const Request& request) {
  std::vector<std::string> tokens;
  for (const std::string& path :
       request.path == "/news" ? stream_field(request, "of") : std::vector<std::string>{request.path})
    if (const std::string_view token = token_shown(path); !token.empty()) tokens.emplace_back(token);
  return tokens;
}

}  // namespace

Client::Client(Server::Impl& server, tcp::socket socket, const asio::ip::address& phone)
    : server_(server),
      socket_(std::move(socket)),
      phone_(address_text(phone)),
      network_(network_of(phone)),
      here_(local_address(socket_)) {
  if (server_.certificate) tls_ = std::make_unique<Tls>(*server_.certificate);
}

void Client::await_request() {
  state_ = State::reading;
  begun_ = false;
  deadline_ = Clock::now() + server_.settings.limits.idle;
  if (!inbox_)
    inbox_ = std::make_unique<Inbox>(server_.settings.limits);
  else
    inbox_->next();
  if (server_.stopping) return close();
  inbox_->has_bytes() ? parse() : await_bytes();
}

// An idle connection holds no buffer.
void Client::await_bytes() {
  if (waits_) return;
  waits_ = true;
  socket_.async_wait(tcp::socket::wait_read, bind_self([](Client& self, const Error& error, std::size_t) {
                       self.waits_ = false;
                       error ? self.close() : self.take_bytes();
                     }));
}

void Client::take_bytes() {
  std::array<char, kPart> part;
  Error error;
  const std::size_t size = socket_.read_some(asio::buffer(part), error);
  if (error == asio::error::would_block) return await_bytes();
  if (error) return close();
  std::string plain;
  const std::string_view sealed(part.data(), size);
  if (!unseal(sealed, plain)) return;
  if (state_ == State::reading) {
    if (!begun_) deadline_ = Clock::now() + server_.settings.limits.request;
    begun_ = true;
    inbox_->add(plain);
    return parse();
  }
  // A stream brings no further requests; reading only detects that the phone has gone.
  constexpr std::size_t kMost = 64u << 10;
  thrown_away_ += size;
  if (state_ == State::streaming && thrown_away_ > kMost) return close();
  await_bytes();
}

// False: the connection was closed or is being refused.
bool Client::unseal(std::string_view sealed, std::string& plain) {
  if (!tls_) {
    plain = sealed;
    return true;
  }
  constexpr char kHandshake = 0x16;
  if (!greeted_ && sealed.front() != kHandshake) {  // plain HTTP
    tls_.reset();
    refuse(426);
    return false;
  }
  greeted_ = true;
  const bool goes_on = tls_->take(sealed, plain);
  outbox_.add(share_text(tls_->take_output()));
  if (!goes_on) {
    close();
    return false;
  }
  if (!outbox_.empty()) write();
  return state_ != State::closed;
}

void Client::parse() {
  if (!begun_) deadline_ = Clock::now() + server_.settings.limits.request;
  begun_ = true;
  switch (inbox_->read()) {
    case Inbox::State::needs_more: return await_bytes();
    case Inbox::State::whole: return take_request();
    case Inbox::State::refused: return refuse(inbox_->refusal());
  }
}

void Client::take_request() {
  keeps_open_ = inbox_->wants_to_go_on() && !server_.stopping;
  const Raw raw = inbox_->request();
  ++server_.figures.requests;
  const bool post = raw.method == "POST", head_only = raw.method == "HEAD";
  bool immutable = false;
  Reply reply = reply_to(raw, immutable);
  log(raw.method, raw.target, reply.status);
  answer(std::move(reply), {.immutable = immutable}, head_only);
  if (!post) return;
  ++server_.figures.posts;
  server_.deliver(server_.hall->news());
}

Reply Client::reply_to(const Raw& raw, bool& immutable) {
  if (auto probe = probe_reply(raw.method, raw.target)) return std::move(*probe);
  const auto request = read_request(raw, {server_.settings.names, here_}, phone_);
  if (!request) {
    ++server_.figures.refused;
    return refusal_of(raw, request.error());
  }
  const std::vector<std::string> tokens = requested_tokens(*request);
  const auto now = Clock::now();
  for (const std::string& token : tokens) {
    if (const auto wait = server_.guard.wait({phone_, network_}, token, now); wait.count() > 0) {
      ++server_.figures.slowed;
      return refusal_of(raw, 429, static_cast<int>(wait.count()));
    }
  }
  Reply reply;
  try {
    reply = server_.hall->answer(*request);
  } catch (...) {  // the callback must not throw
    return refusal(500);
  }
  for (const std::string& token : tokens)
    if (reply.token != Reply::Token::unseen && (reply.missing.empty() || token == token_shown(reply.missing)))
      server_.guard.record_token({phone_, network_}, token, reply.token == Reply::Token::right, now);
  if (request->post || !reply.channels.empty() || reply.status != 200) return reply;
  // An address with a version in its query always has the same content.
  immutable = request->query.contains("v") && !reply.type.starts_with("text/html");
  if (has_already(request->tag, reply.tag)) {
    reply.status = 304;
    reply.body.clear();
  }
  return reply;
}

Reply Client::refusal_of(const Raw& raw, int status, int wait) const {
  const auto& refuse = server_.hall->refuse;
  if (!refuse) return refusal(status, wait);
  Reply reply = refuse(reader_of(raw), reason_of(status, wait));
  reply.status = status;
  reply.wait = wait;
  return reply;
}

void Client::answer(Reply reply, Form form, bool head_only) {
  const bool streams = !reply.channels.empty() && !head_only;
  if (!reply.channels.empty()) keeps_open_ = false;
  form.keeps_open = keeps_open_;
  form.date = server_.date();
  state_ = State::answering;
  std::string head = head_of(reply, form);
  if (streams) stream(std::move(reply.channels));
  if (head_only || reply.body.empty()) return send(share_text(std::move(head)));
  constexpr std::size_t kSmall = 2048;  // sent in one piece
  if (reply.body.size() <= kSmall) return send(share_text(head + reply.body));
  send(share_text(std::move(head)));
  send(share_text(std::move(reply.body)));
}

void Client::refuse(int status, int wait) {
  ++server_.figures.refused;
  keeps_open_ = false;
  log({}, {}, status);
  answer(refusal(status, wait), {}, false);
}

void Client::send(const Text& text) {
  if (tls_) {
    tls_->seal(*text);
    outbox_.add(share_text(tls_->take_output()));
  } else {
    outbox_.add(text);
  }
  write();
}

void Client::push(const Text& text) {
  if (outbox_.bytes() + text->size() <= server_.settings.limits.queued) return send(text);
  ++server_.figures.dropped;
  close();
}

// One write at a time.
void Client::write() {
  if (writes_) return;
  if (outbox_.empty()) return finish_sending();
  writes_ = true;
  deadline_ = Clock::now() + server_.settings.limits.write;
  constexpr std::size_t kTogether = 16;
  std::vector<asio::const_buffer> buffers;
  for (const std::string_view piece : outbox_.next(kTogether))
    buffers.emplace_back(piece.data(), piece.size());
  socket_.async_write_some(buffers, bind_self([](Client& self, const Error& error, std::size_t size) {
                             if (error) return self.close();
                             self.writes_ = false;
                             self.wrote_ = Clock::now();
                             self.outbox_.mark_written(size);
                             self.write();
                           }));
}

void Client::finish_sending() {
  if (state_ == State::streaming) {
    deadline_ = Clock::time_point::max();
    if (server_.stopping) leave();
  } else if (state_ == State::answering) {
    keeps_open_ ? await_request() : leave();
  } else if (state_ == State::reading) {  // TLS handshake
    deadline_ = Clock::now() + (begun_ ? server_.settings.limits.request : server_.settings.limits.idle);
  }
}

void Client::stream(std::vector<std::string> channels) {
  state_ = State::streaming;
  channels_ = std::move(channels);
  inbox_.reset();
  server_.begin_stream(*this, channels_);
  await_bytes();
}

// Reads and discards further input for a moment; otherwise the client may never see the answer.
void Client::leave() {
  const bool streamed = state_ == State::streaming;
  if (state_ == State::leaving) return;
  if (tls_) {
    tls_->end();
    const std::string last = tls_->take_output();
    Error ignored;
    socket_.write_some(asio::buffer(last), ignored);
  }
  Error ignored;
  socket_.shutdown(tcp::socket::shutdown_send, ignored);
  if (streamed) return close();
  state_ = State::leaving;
  constexpr std::chrono::seconds kMoment(2);
  deadline_ = Clock::now() + kMoment;
  await_bytes();
}

void Client::look_at_the_clock(Clock::time_point now) {
  if (now > deadline_) return close();
  if (state_ == State::streaming && outbox_.empty() && now - wrote_ >= server_.settings.limits.heartbeat) {
    static const Text kBeat = share_text(":\n\n");
    push(kBeat);
  }
}

void Client::finish() {
  keeps_open_ = false;
  if (state_ == State::reading || outbox_.empty()) close();
}

void Client::close() {
  if (state_ == State::closed) return;
  if (state_ == State::streaming) server_.end_stream(*this, channels_);
  state_ = State::closed;
  Error ignored;
  socket_.shutdown(tcp::socket::shutdown_both, ignored);
  socket_.close(ignored);
  server_.remove_client(*this);  // whoever called holds it
}

void Client::log(std::string_view method, std::string_view target, int status) const {
  if (!server_.settings.log_request) return;
  const std::string_view path = target.substr(0, target.find('?'));
  const std::string_view token = token_shown(path);
  const std::string_view shown = token.empty() ? path : path.substr(0, token.data() - path.data());
  server_.settings.log_request({phone_, method, shown, status});
}

}  // namespace tanteador::web::http
