#pragma once
// Requests of phones and replies to them as plain values. The network (src/web/http) and the pages
// (src/web/pages) share only these.

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "src/core/text/phrase.hpp"

namespace tanteador::web {

using Fields = std::map<std::string, std::string, std::less<>>;

// All text is UTF-8 that was decoded and checked; a request that is not never gets here.
struct Request {
  bool post = false;             // else it only reads (GET or HEAD)
  bool head = false;             // HEAD: nothing is followed
  std::string path = {};         // "/t/7QK4D", begins with a slash, without "." and ".."
  Fields query = {}, form = {};  // the last of a repeated name; form: of a post
  Fields cookies = {};
  std::string languages = {};  // Accept-Language as sent
  std::string address = {};    // of the phone, as text; for what is counted by address
  std::string tag = {};        // If-None-Match as sent
  std::string since = {};      // Last-Event-ID of a stream that was broken off
  bool operator==(const Request&) const = default;
};

// A reply with a channel is a stream of server-sent events: the body is sent first, then what is published
// on the channel from now on.
struct Reply {
  int status = 200;
  std::string type = "text/html; charset=utf-8";
  std::string body = {};
  std::string cookie = {};    // of Set-Cookie, whole; empty: none
  std::string location = {};  // of a redirect, a path of ours; empty: none
  std::string tag = {};       // ETag, quoted; empty: none
  std::string channel = {};   // empty: the reply is complete
  int wait = 0;               // Retry-After in seconds, of 429 and 503
  // Tells whether the token of the request opened anything. Wrong tokens are counted.
  enum class Token : std::uint8_t { unseen, right, wrong };
  Token token = Token::unseen;
  bool operator==(const Reply&) const = default;
};

// To whoever listens on the channel.
struct News {
  std::string channel, event, id, data;  // data without a line feed
  bool operator==(const News&) const = default;
};

// Callbacks of the network. They may not throw; the server's only thread calls them.
struct PageHandler {
  std::function<Reply(const Request&)> answer;
  std::function<std::vector<News>()> news;  // asked after each post and about five times a second
  // Is there news that was held back for a moment? Then it is asked for sooner. May be empty, as the next.
  std::function<bool()> hurries = {};
  std::function<void(const std::string& channel)> left = {};  // by the last who listened
  // The page for a request that the network refuses; of the request only cookies and languages are known.
  std::function<Reply(const Request&, const Phrase& reason)> refuse = {};  // empty: a plain sentence
};

}  // namespace tanteador::web
