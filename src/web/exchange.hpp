#pragma once
// Requests and replies of the phones' server: plain values, all that src/web/http and src/web/pages share.

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/text/phrase.hpp"

namespace tanteador::web {

using Fields = std::map<std::string, std::string, std::less<>>;

// All text is decoded, valid UTF-8; the network refuses any other request.
struct Request {
  bool post = false;             // false: GET or HEAD, which only read
  bool head = false;             // HEAD: the reply opens no stream
  std::string path = {};         // "/t/7QK4D", begins with a slash, without "." and ".."
  Fields query = {}, form = {};  // the last value of a repeated name; `form` only of a post
  Fields cookies = {};
  std::string languages = {};  // Accept-Language as sent
  std::string address = {};
  std::string tag = {};  // If-None-Match as sent
  bool operator==(const Request&) const = default;
};

// A reply; with channels a stream of server-sent events: the body first, then the later news of the channels.
struct Reply {
  int status = 200;
  std::string type = "text/html; charset=utf-8";
  std::string body = {};
  std::string cookie = {};                 // whole value of Set-Cookie; empty: none
  std::string location = {};               // path on this server of a redirect; empty: none
  std::string tag = {};                    // ETag, quoted; empty: none
  std::vector<std::string> channels = {};  // each once; empty: the reply is complete
  int wait = 0;                            // Retry-After in seconds, of 429 and 503
  // Tells whether the token of the request opened anything. Wrong tokens are counted.
  enum class Token : std::uint8_t { unseen, right, wrong };
  Token token = Token::unseen;
  std::string missing = {};  // the page of a refused stream that does not exist
  bool operator==(const Reply&) const = default;
};

// A server-sent event for all streams of the channel.
struct News {
  std::string channel, event, data;  // data without a line feed
  bool operator==(const News&) const = default;
};

// The blank-separated values of a field of a stream's query: `of` has the pages, `v` their versions on the
// phone.
std::vector<std::string> stream_field(const Request& request, std::string_view name);

// Callbacks of the network. They may not throw; the server's only thread calls them.
struct PageHandler {
  std::function<Reply(const Request&)> answer;
  std::function<std::vector<News>()> news;  // polled after each post and every Limits::news
  // True if delayed news is due soon; `news` is then polled earlier. May be empty, like `left`.
  std::function<bool()> hurries = {};
  std::function<void(const std::string& channel)> end_channel = {};  // its last stream has closed
  // The page for a request that the network refuses. Only cookies and languages of the request are set.
  std::function<Reply(const Request&, const Phrase& reason)> refuse = {};  // empty: plain text
};

}  // namespace tanteador::web
