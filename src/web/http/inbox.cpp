#include "src/web/http/inbox.hpp"

#include <optional>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

namespace tanteador::web::http {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Parser = beast::http::request_parser<beast::http::string_body>;
using beast::http::field;

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

int status_of(const boost::system::error_code& error) {
  if (error == beast::http::error::body_limit) return 413;
  return error == beast::http::error::header_limit ? 431 : 400;
}

}  // namespace

struct Inbox::Parsing {
  explicit Parsing(const Limits& given) : limits(given) { renew(); }
  void renew() {
    parser.emplace();
    parser->header_limit(static_cast<std::uint32_t>(limits.header));
    parser->body_limit(limits.body);
    header = 0;
  }
  const Limits& limits;
  std::size_t header = 0;  // bytes parsed
  int refusal = 0;
  beast::flat_buffer buffer;
  std::optional<Parser> parser;
};

Inbox::Inbox(const Limits& limits) : parsing_(std::make_unique<Parsing>(limits)) {}
Inbox::~Inbox() = default;

void Inbox::add(std::string_view bytes) {
  auto& buffer = parsing_->buffer;
  buffer.commit(asio::buffer_copy(buffer.prepare(bytes.size()), asio::buffer(bytes.data(), bytes.size())));
}

Inbox::State Inbox::read() {
  Parsing& now = *parsing_;
  const auto refuse = [&](int status) {
    now.refusal = status;
    return State::refused;
  };
  while (now.buffer.size() > 0 && !now.parser->is_done()) {
    boost::system::error_code error;
    const std::size_t used = now.parser->put(now.buffer.data(), error);
    now.buffer.consume(used);
    if (!now.parser->is_header_done()) {
      now.header += used;  // Beast checks its limit only against unparsed bytes
      if (now.header + now.buffer.size() > now.limits.header) return refuse(431);
    }
    if (error == beast::http::error::need_more) break;
    if (error) return refuse(status_of(error));
    // No browser sends a form in chunks, and Beast 1.74 reads some beyond the buffer.
    if (now.parser->is_header_done() && now.parser->chunked()) return refuse(411);
  }
  return now.parser->is_done() ? State::whole : State::needs_more;
}

int Inbox::refusal() const { return parsing_->refusal; }
bool Inbox::wants_to_go_on() const { return parsing_->parser->keep_alive(); }
void Inbox::next() { parsing_->renew(); }
bool Inbox::has_bytes() const { return parsing_->buffer.size() > 0; }

Raw Inbox::request() const {
  const auto& message = parsing_->parser->get();
  return {.method = view(message.method_string()),
          .target = view(message.target()),
          .host = message.count(field::host) == 1 ? view(message[field::host]) : std::string_view(),
          .origin = view(message[field::origin]),
          .fetch_site = view(message["Sec-Fetch-Site"]),
          .type = view(message[field::content_type]),
          .cookies = view(message[field::cookie]),
          .languages = view(message[field::accept_language]),
          .tag = view(message[field::if_none_match]),
          .body = message.body()};
}

}  // namespace tanteador::web::http
