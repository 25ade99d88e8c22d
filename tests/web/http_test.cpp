// The server on a real socket: requests of phones, answers to them, and attacks.

#include "src/web/http/server.hpp"

#include <doctest/doctest.h>
#include <sys/resource.h>

#include <atomic>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "src/web/http/http_message.hpp"
#include "tests/web/phone.hpp"

namespace room_on_a_socket {

using namespace tanteador::web;
using namespace std::chrono_literals;
using http::Limits;
using http::Settings;
using tanteador::test::Phone;
using tanteador::test::Response;
using Milliseconds = std::chrono::milliseconds;

// A handler that returns the request.
class Echo {
 public:
  explicit Echo(Settings settings = {}, decltype(PageHandler::refuse) refuse = {})
      : server_(std::move(settings)) {
    hall_.refuse = std::move(refuse);
    hall_.answer = [this](const Request& request) { return answer(request); };
    hall_.news = [this] {
      const std::lock_guard lock(mutex_);
      return std::exchange(news_, {});
    };
    thread_ = std::thread([this] { server_.run(hall_); });
  }
  Echo(const Echo&) = delete;
  ~Echo() { stop(); }

  int port() const { return server_.port(); }
  void publish(News news) {
    const std::lock_guard lock(mutex_);
    news_.push_back(std::move(news));
  }
  std::optional<Request> last() {
    const std::lock_guard lock(mutex_);
    return last_;
  }
  int request_count() const { return asked_; }
  void stop() {
    if (!thread_.joinable()) return;
    server_.stop();
    thread_.join();
  }
  http::Figures figures() {  // once it has stopped
    stop();
    return server_.figures();
  }

 private:
  static bool is_wrong(std::string_view path) {
    return path.starts_with("/t/") && !path.starts_with("/t/RIGHT");
  }
  Reply answer(const Request& request) {
    const std::lock_guard lock(mutex_);
    ++asked_;
    last_ = request;
    if (request.path == "/stream") return {.body = "retry: 500\n\n", .channels = {"all"}};
    if (request.path == "/stream-of-two") return {.body = "retry: 500\n\n", .channels = {"all", "second"}};
    if (request.path == "/large") return {.body = std::string(5'000'000, 'x')};
    if (request.path == "/style.css") return {.type = "text/css", .body = "a{}", .tag = "\"7\""};
    if (request.path == "/tagged") return {.body = "page", .tag = "\"7\""};
    if (request.path == "/split") return {.location = "/x\r\nSet-Cookie: evil=1"};
    if (request.path == "/away") return {.status = 303, .location = "//evil.example"};
    if (request.path == "/home") return {.status = 303, .location = "/"};
    if (request.path == "/throw") throw std::runtime_error("the hall");
    if (request.path == "/t/RIGHT1/nothing") return {.status = 404, .token = Reply::Token::right};
    if (request.path.ends_with("/no/such/page")) return {.status = 404};
    if (is_wrong(request.path)) return {.status = 404, .token = Reply::Token::wrong};
    if (request.path == "/news") {
      for (const std::string& of : stream_field(request, "of"))
        if (is_wrong(of)) return {.status = 404, .token = Reply::Token::wrong, .missing = of};
    }
    if (request.post) news_.push_back({"all", "tap", request.path});
    const bool right = request.path.starts_with("/t/RIGHT");
    return {.body = request.path, .token = right ? Reply::Token::right : Reply::Token::unseen};
  }

  std::mutex mutex_;
  std::vector<News> news_;
  std::optional<Request> last_;
  std::atomic<int> asked_ = 0;
  PageHandler hall_;
  http::Server server_;
  std::thread thread_;
};

std::string get(std::string_view target, std::string_view more = {}, std::string_view method = "GET") {
  return std::string(method) + " " + std::string(target) + " HTTP/1.1\r\nHost: localhost\r\n" +
         std::string(more) + "\r\n";
}
std::string post(std::string_view target, std::string_view body, std::string_view more = {}) {
  return get(target,
             "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: " +
                 std::to_string(body.size()) + "\r\n" + std::string(more),
             "POST") +
         std::string(body);
}
Settings with(Limits limits) { return {.limits = limits}; }

TEST_CASE("a request reaches the handler decoded, and its answer the phone") {
  Echo echo;
  Phone phone(echo.port());
  const Response response = phone.ask(
      get("/caf%C3%A9?q=envido+y%20truco&q=2", "Accept-Language: es\r\nCookie: lang=es; x=\"1\"\r\n"));
  CHECK(response.status == 200);
  CHECK(response.body == "/caf\xC3\xA9");
  const Request request = *echo.last();
  CHECK_FALSE(request.post);
  CHECK(request.query == Fields{{"q", "2"}});
  CHECK(request.cookies == Fields{{"lang", "es"}, {"x", "\"1\""}});
  CHECK(request.languages == "es");
  CHECK(request.address == "127.0.0.1");

  CHECK(phone.ask(post("/tap", "id=a%2Bb&text=two%0D%0Alines&empty=")).status == 200);  // the same connection
  CHECK(echo.last()->post);
  CHECK(echo.last()->form == Fields{{"id", "a+b"}, {"text", "two\r\nlines"}, {"empty", ""}});
}

TEST_CASE("every answer has the security headers") {
  Echo echo;
  Phone phone(echo.port());
  const auto head = phone.ask(get("/")).head;
  CHECK(head.at("Content-Security-Policy").starts_with("default-src 'self';"));
  CHECK(head.at("X-Content-Type-Options") == "nosniff");
  CHECK(head.at("Referrer-Policy") == "same-origin");
  CHECK(head.at("Cache-Control") == "no-store");
  CHECK(head.at("Date").ends_with(" GMT"));
  CHECK(phone.ask(get("/tagged")).head.at("Cache-Control") == "private, no-cache");
  CHECK(phone.ask(get("/style.css?v=7")).head.at("Cache-Control") == "max-age=31536000, immutable");
  CHECK(phone.ask(get("/style.css")).head.at("Cache-Control") == "private, no-cache");
}

TEST_CASE("an unchanged page is not sent again") {
  Echo echo;
  Phone phone(echo.port());
  CHECK(phone.ask(get("/tagged")).body == "page");
  for (const char* tag : {"\"7\"", "W/\"7\"", "\"6\", \"7\"", "*"}) {
    CAPTURE(std::string(tag));
    const Response response = phone.ask(get("/tagged", "If-None-Match: " + std::string(tag) + "\r\n"));
    CHECK(response.status == 304);
    CHECK(response.body.empty());
    CHECK(response.head.at("ETag") == "\"7\"");
  }
  CHECK(phone.ask(get("/tagged", "If-None-Match: \"8\"\r\n")).status == 200);
}

TEST_CASE("HEAD answers without the body, and the connection continues") {
  Echo echo;
  Phone phone(echo.port());
  const Response response = phone.ask(get("/tagged", {}, "HEAD"));
  CHECK(response.status == 200);
  CHECK(response.head.at("Content-Length") == "4");
  CHECK(phone.ask(get("/next")).body == "/next");
}

TEST_CASE("other methods are refused before the handler") {
  Echo echo;
  for (const char* method : {"PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"}) {
    CAPTURE(std::string(method));
    const Response response = Phone(echo.port()).ask(get("/", {}, method));
    CHECK(response.status == 405);
    CHECK(response.head.at("Allow") == "GET, HEAD, POST");
  }
  CHECK(echo.request_count() == 0);
}

TEST_CASE("pipelined requests are answered in order, and so is one that comes byte by byte") {
  Echo echo;
  Phone phone(echo.port());
  phone.send(get("/1") + get("/2") + post("/3", "a=b") + get("/4"));
  for (const char* body : {"/1", "/2", "/3", "/4"}) CHECK(phone.hear().body == body);
  for (const char c : post("/slow", "a=1&b=2")) {
    phone.send({&c, 1});
    std::this_thread::sleep_for(1ms);
  }
  CHECK(phone.hear().body == "/slow");
  CHECK(echo.last()->form.at("b") == "2");
}

TEST_CASE("a connection closes on request and with HTTP/1.0") {
  Echo echo;
  for (const std::string& request :
       {get("/", "Connection: close\r\n"), std::string("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n")}) {
    Phone phone(echo.port());
    const Response response = phone.ask(request);
    CHECK(response.status == 200);
    CHECK(response.head.at("Connection") == "close");
    CHECK(phone.is_left());
  }
}

struct Row {
  std::string_view name;
  int status;
  std::string request;
};

TEST_CASE("an unreadable request is refused with its status before the handler") {
  const std::string kilobytes(9'000, 'a');
  const Row rows[] = {
      {"no HTTP at all", 400, "\x16\x03\x01\x02 hello, this is TLS\r\n\r\n"},
      {"a header of nine kilobytes", 431, get("/", "X-Long: " + kilobytes + "\r\n")},
      {"a path of nine kilobytes", 431, get("/" + kilobytes)},
      {"headers without end", 431,
       "GET / HTTP/1.1\r\nHost: localhost\r\n" +
           [] {
             std::string lines;
             for (int i = 0; i < 2000; ++i) lines += "X: y\r\n";
             return lines;
           }()},
      {"a body of 65 kB is announced", 413, get("/", "Content-Length: 66000\r\n", "POST")},
      {"a body without end is announced", 413, get("/", "Content-Length: 9223372036854775807\r\n", "POST")},
      {"a number that is none", 400, get("/", "Content-Length: 12x\r\n", "POST")},
      {"two lengths", 400, get("/", "Content-Length: 3\r\nContent-Length: 4\r\n", "POST") + "a=bc"},
      {"a length and chunks", 400,
       get("/", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", "POST") + "0\r\n\r\n"},
      {"chunks", 411, get("/", "Transfer-Encoding: chunked\r\n", "POST") + "3\r\na=b\r\n0\r\n\r\n"},
      {"chunks whose end is none", 411,
       get("/", "Transfer-Encoding: chunked\r\n", "POST") + "0\r\na=b\r\n0\r\nz\r\n"},
      {"chunks above 64 kB", 411,
       get("/", "Transfer-Encoding: chunked\r\n", "POST") + "fffff\r\n" + std::string(100'000, 'a')},
      {"no host", 421, "GET / HTTP/1.1\r\n\r\n"},
      {"two hosts", 421, "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"},
      {"a bad escape", 400, get("/%zz")},
      {"an escape cut off", 400, get("/%4")},
      {"bytes that are no UTF-8", 400, get("/%ff%fe")},
      {"an overlong slash", 400, get("/%c0%af")},
      {"an escaped slash", 400, get("/t%2FRIGHT")},
      {"a way up", 400, get("/../etc/passwd")},
      {"an escaped way up", 400, get("/%2e%2e/etc/passwd")},
      {"a backslash", 400, get("/..%5Cetc")},
      {"a zero byte", 400, get("/%00")},
      {"a line end in the path", 400, get("/x%0d%0aSet-Cookie:%20a=b")},
      {"a query that is no UTF-8", 400, get("/?q=%ff")},
      {"a zero byte in a query", 400, get("/?q=%00")},
      {"another site's address", 400, get("http://evil.example/")},
      {"a form that is no UTF-8", 400, post("/", "name=%c3%28")},
      {"a form of six hundred fields", 400,
       post("/",
            [] {
              std::string form;
              for (int i = 0; i < 600; ++i) form += "f" + std::to_string(i) + "=&";
              return form;
            }())},
      {"a body that is no form", 415,
       get("/", "Content-Type: text/plain\r\nContent-Length: 2\r\n", "POST") + "{}"},
      {"a file sent", 415,
       get("/", "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 2\r\n", "POST") + "--"}};
  Echo echo;
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Phone phone(echo.port());
    phone.send(row.request);
    CHECK(phone.hear().status == row.status);
  }
  CHECK(echo.request_count() == 0);
  CHECK(Phone(echo.port()).ask(get("/still-here")).status == 200);
}

TEST_CASE("a foreign host name is refused, and so is a page from elsewhere") {
  Echo echo({.names = {"Truco.Example"}});
  const auto status_of = [&](std::string_view host, std::string_view more = {}) {
    return Phone(echo.port())
        .ask("POST / HTTP/1.1\r\nHost: " + std::string(host) + "\r\n" + std::string(more) +
             "Content-Length: 0\r\n\r\n")
        .status;
  };
  for (const char* host : {"localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:80", "[::1]:8080",
                           "truco.example", "Truco.Example.:443"})
    CHECK_MESSAGE(status_of(host) == 200, std::string(host));
  for (const char* host :
       {"evil.example", "localhost.evil.example", "evil.example:8080", "10.9.8.7", "[2001:db8::1]", "[::1",
        "127.0.0.1.nip.io", "", "xlocalhost", "localhost@evil.example"})
    CHECK_MESSAGE(status_of(host) == 421, std::string(host));
  for (const char* origin : {"http://evil.example", "null", "http://localhost:81",
                             "http://localhost.evil.example", "localhost", "file://", "http://localhost/"})
    CHECK_MESSAGE(status_of("localhost", "Origin: " + std::string(origin) + "\r\n") == 403,
                  std::string(origin));
  CHECK(status_of("localhost:8080", "Origin: http://localhost:8080\r\n") == 200);
  CHECK(status_of("truco.example", "Origin: https://truco.example\r\n") == 200);  // through a proxy
  struct Sender {
    const char *origin, *site;
    int status;
  };
  const Sender senders[] = {{"https://truco.example", "same-origin", 200},
                            {"null", "same-origin", 200},
                            {"", "same-origin", 200},
                            {"", "none", 200},
                            {"null", "none", 403},
                            {"", "cross-site", 403},
                            {"null", "cross-site", 403},
                            {"https://truco.example", "cross-site", 403},
                            {"http://truco.example:81", "same-site", 403},
                            {"http://evil.example", "same-origin", 403}};
  for (const Sender& row : senders) {
    CAPTURE(row.origin);
    CAPTURE(row.site);
    const std::string origin = *row.origin ? "Origin: " + std::string(row.origin) + "\r\n" : "";
    CHECK(status_of("truco.example", origin + "Sec-Fetch-Site: " + row.site + "\r\n") == row.status);
  }
  CHECK(Phone(echo.port())
            .ask("GET / HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: cross-site\r\n\r\n")
            .status == 200);  // somebody followed a link
}

TEST_CASE("no answer of the handler breaks a header field or redirects elsewhere") {
  Echo echo;
  for (const char* path : {"/split", "/away", "/throw"}) {
    const Response response = Phone(echo.port()).ask(get(path));
    CHECK(response.status == 500);
    CHECK_FALSE(response.head.contains("Set-Cookie"));
    CHECK_FALSE(response.head.contains("Location"));
  }
  CHECK(Phone(echo.port()).ask(get("/home")).head.at("Location") == "/");
}

TEST_CASE("a refused phone gets the handler's page, by its cookies and languages") {
  Echo echo({}, [](const Request& request, const tanteador::Phrase& reason) {
    return Reply{.body =
                     request.languages + ", " + request.cookies.at("lang") + ": " + std::string(reason.text)};
  });
  const auto request = [&](std::string_view method, std::string_view path, std::string_view more) {
    return Phone(echo.port(), "127.0.0.2")
        .ask(std::string(method) + " " + std::string(path) +
             " HTTP/1.1\r\nAccept-Language: es-UY\r\nCookie: lang=es\r\n" + std::string(more) + "\r\n");
  };
  for (int i = 0; i < 10; ++i) request("GET", "/t/WRONG" + std::to_string(i), "Host: localhost\r\n");
  struct RefusedRequest {
    const char *method, *path, *more;
    int status;
  };
  const RefusedRequest rows[] = {
      {"GET", "/", "Host: evil.example\r\n", 421},
      {"POST", "/", "Host: localhost\r\nOrigin: http://evil.example\r\nContent-Length: 0\r\n", 403},
      {"GET", "/t/WRONGX", "Host: localhost\r\n", 429}};
  for (const RefusedRequest& row : rows) {
    CAPTURE(row.status);
    const Response response = request(row.method, row.path, row.more);
    CHECK(response.status == row.status);
    CHECK(response.head.at("Content-Type") == "text/html; charset=utf-8");
    CHECK(response.head.contains("Retry-After") == (row.status == 429));
    CHECK(response.body == "es-UY, es: " + std::string(http::reason_of(row.status).text));
  }
}

TEST_CASE("connectivity checks of phones are answered for any host") {
  Echo echo;
  const auto request = [&](std::string_view host, std::string_view target) {
    return Phone(echo.port())
        .ask("GET " + std::string(target) + " HTTP/1.1\r\nHost: " + std::string(host) + "\r\n\r\n");
  };
  CHECK(request("captive.apple.com", "/hotspot-detect.html").body ==
        "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>");
  CHECK(request("connectivitycheck.gstatic.com", "/generate_204").status == 204);
  CHECK(request("www.msftconnecttest.com", "/connecttest.txt").body == "Microsoft Connect Test");
  CHECK(request("captive.apple.com", "/").status == 421);
  CHECK(echo.request_count() == 0);
}

TEST_CASE("a channel reaches every listening screen in order, and no other") {
  Echo echo;
  std::vector<Phone> phones;
  for (int i = 0; i < 20; ++i) {
    Phone& phone = phones.emplace_back(echo.port());
    const Response response = phone.ask(get("/stream"));
    CHECK(response.status == 200);
    CHECK(response.head.at("Content-Type") == "text/event-stream");
    CHECK(phone.poll_event() == "retry: 500\n\n");
  }
  for (int i = 1; i <= 3; ++i) echo.publish({"all", "score", "30:" + std::to_string(i)});
  echo.publish({"others", "score", "nobody listens"});
  echo.publish({"all", "", "line\nfeed"});
  for (Phone& phone : phones) {
    for (int i = 1; i <= 3; ++i)
      CHECK(phone.poll_event() == "event: score\ndata: 30:" + std::to_string(i) + "\n\n");
    CHECK(phone.poll_event() == "data: line feed\n\n");
  }
  const auto started = std::chrono::steady_clock::now();
  CHECK(Phone(echo.port()).ask(post("/t/RIGHT", "a=b")).status == 200);
  for (Phone& phone : phones) CHECK(phone.poll_event() == "event: tap\ndata: /t/RIGHT\n\n");
  CHECK(std::chrono::steady_clock::now() - started < 2s);
}

TEST_CASE("a stream of several pages gets the news of each once") {
  Echo echo;
  Phone phone(echo.port());
  CHECK(phone.ask(get("/stream-of-two")).status == 200);
  phone.poll_event();
  echo.publish({"others", "", "nobody listens"});
  echo.publish({"all", "", "first"});
  echo.publish({"second", "", "second"});
  CHECK(phone.poll_event() == "data: first\n\n");
  CHECK(phone.poll_event() == "data: second\n\n");
  CHECK(echo.figures().most_streams == 1);
}

TEST_CASE("an idle stream sends signs of life") {
  Echo echo(with({.heartbeat = Milliseconds(100), .news = Milliseconds(20)}));
  Phone phone(echo.port());
  phone.ask(get("/stream"));
  phone.poll_event();
  for (int i = 0; i < 3; ++i) CHECK(phone.poll_event() == ":\n\n");
}

TEST_CASE("a screen that stops reading is dropped, and others continue") {
  Echo echo(with({.news = Milliseconds(5)}));
  Phone slow(echo.port(), "127.0.0.1", 2048), quick(echo.port());
  for (Phone* phone : {&slow, &quick}) phone->ask(get("/stream"));
  quick.poll_event();
  const std::string long_line(20'000, 'x');
  for (int i = 0; i < 60; ++i) {
    echo.publish({"all", "", long_line});
    REQUIRE(quick.poll_event() == "data: " + long_line + "\n\n");
  }
  CHECK(slow.is_left());
  const http::Figures figures = echo.figures();
  CHECK(figures.dropped == 1);
  CHECK(figures.most_streams == 2);
}

TEST_CASE("an unfinished request is dropped") {
  Echo echo(with({.request = Milliseconds(300), .idle = Milliseconds(600), .news = Milliseconds(20)}));
  Phone never(echo.port()), header(echo.port()), body(echo.port());
  header.send("GET / HTTP/1.1\r\nHost: lo");
  body.send(get("/", "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10\r\n", "POST") +
            "a=");
  Phone trickle(echo.port());
  for (int i = 0; i < 40 && trickle.send("X"); ++i) std::this_thread::sleep_for(50ms);
  for (Phone* phone : {&trickle, &header, &body, &never}) CHECK(phone->is_left());
  CHECK(echo.request_count() == 0);
}

TEST_CASE("a slow reader of a long answer is dropped, and a normal one gets it all") {
  Echo echo(with({.write = Milliseconds(300), .news = Milliseconds(20)}));
  Phone stalled(echo.port(), "127.0.0.1", 2048);
  stalled.send(get("/large"));
  CHECK(Phone(echo.port()).ask(get("/large")).body.size() == 5'000'000);
  std::this_thread::sleep_for(900ms);
  CHECK(stalled.is_left(2000ms));
}

TEST_CASE("wrong codes slow down only their sender") {
  Echo echo;
  Phone phone(echo.port(), "127.0.0.2");
  CHECK(phone.ask(get("/t/RIGHT1")).status == 200);
  for (int i = 0; i < 10; ++i) CHECK(phone.ask(get("/t/RIX" + std::to_string(i))).status == 404);
  const Response slowed = phone.ask(get("/t/RIXX"));
  CHECK(slowed.status == 429);
  CHECK(std::stoi(slowed.head.at("Retry-After")) >= 1);
  CHECK(phone.ask(get("/t/RIGHT2/tap")).status == 429);  // a guess that is right is none the wiser
  CHECK(phone.ask(get("/desk/RIX")).status == 429);
  CHECK(phone.ask(get("/t/WRONG")).status == 404);       // another phone behind the same address
  CHECK(phone.ask(get("/t/RIGHT1/tap")).status == 200);  // who has shown his goes on
  CHECK(phone.ask(get("/")).status == 200);
  CHECK(Phone(echo.port(), "127.0.0.3").ask(get("/t/RIGHT2")).status == 200);
  CHECK(echo.figures().slowed == 3);
}

TEST_CASE("a missing page is no wrong code, and no code is accepted by one") {
  Echo echo;
  Phone phone(echo.port(), "127.0.0.2");
  for (int i = 0; i < 20; ++i) CHECK(phone.ask(get("/t/RIGHT1/nothing")).status == 404);
  CHECK(phone.ask(get("/t/RIGHT2")).status == 200);
  for (int i = 0; i < 10; ++i) CHECK(phone.ask(get("/t/WRONG" + std::to_string(i))).status == 404);
  CHECK(phone.ask(get("/t/WRONGX/no/such/page")).status == 429);
  Phone other(echo.port(), "127.0.0.3");
  CHECK(other.ask(get("/t/WRONGX/no/such/page")).status == 404);
  for (int i = 0; i < 10; ++i) CHECK(other.ask(get("/t/WRONG" + std::to_string(i))).status == 404);
  CHECK(other.ask(get("/t/WRONGX")).status == 429);
}

TEST_CASE("a subscription to a table's news shows its code, and a wrong one counts") {
  Echo echo;
  Phone phone(echo.port(), "127.0.0.2");
  for (int i = 0; i < 10; ++i)
    CHECK(phone.ask(get("/news?of=%2Ft%2FWRONG" + std::to_string(i) + "%3Fa=b")).status == 404);
  CHECK(phone.ask(get("/news?of=/t/WRONGX")).status == 429);
  CHECK(phone.ask(get("/t/WRONGX")).status == 429);
}

TEST_CASE("each code of a stream of several pages counts") {
  Echo echo;
  Phone phone(echo.port(), "127.0.0.2");
  for (int i = 0; i < 10; ++i)
    CHECK(phone.ask(get("/news?of=/+/t/RIGHT1+/t/WRONG" + std::to_string(i))).status == 404);
  CHECK(phone.ask(get("/t/RIGHT1")).status == 200);  // only the missing page was wrong
  CHECK(phone.ask(get("/news?of=/+/t/WRONGX")).status == 429);
}

TEST_CASE("wrong codes count for their address, whatever the headers say") {
  Echo echo;
  Phone phone(echo.port(), "127.0.0.2");
  for (int i = 0; i < 11; ++i) {
    const std::string forged =
        "X-Forwarded-For: 10.0.0." + std::to_string(i) + "\r\nForwarded: for=10.0.0.1\r\n";
    CHECK(phone.ask(get("/t/WRONG" + std::to_string(i), forged)).status == (i < 10 ? 404 : 429));
  }
  CHECK(phone.ask(get("/", "X-Forwarded-For: 10.0.0.1\r\n")).status == 200);
  CHECK(echo.last()->address == "127.0.0.2");
}

TEST_CASE("an address has a limited number of connections and regains them") {
  Echo echo(with({.from_here = 8}));
  std::vector<Phone> phones;
  for (int i = 0; i < 8; ++i) phones.emplace_back(echo.port());
  for (Phone& phone : phones) CHECK(phone.ask(get("/")).status == 200);
  Phone ninth(echo.port());
  CHECK(ninth.hear().status == 503);
  CHECK(Phone(echo.port(), "127.0.0.2").ask(get("/")).status == 200);
  phones.pop_back();
  for (int tries = 0; tries < 200; ++tries) {
    if (Phone(echo.port()).ask(get("/")).status == 200) break;
    std::this_thread::sleep_for(10ms);
    CHECK(tries < 199);
  }
}

TEST_CASE("hundreds of connections, half of them streams, are all answered") {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  const bool many = std::getenv("TANTEADOR_LONG") && limit.rlim_max > 11'000;
  const int count = many ? 5000 : 400;
  Echo echo;
  std::vector<Phone> phones;
  for (int i = 0; i < count; ++i) phones.emplace_back(echo.port());
  for (int i = 0; i < count; ++i)
    REQUIRE(phones[static_cast<std::size_t>(i)].ask(get(i % 2 ? "/stream" : "/page")).status == 200);
  for (int i = 1; i < count; i += 2) phones[static_cast<std::size_t>(i)].poll_event();
  echo.publish({"all", "", "news"});
  int log_request = 0;
  for (int i = 1; i < count; i += 2)
    log_request += phones[static_cast<std::size_t>(i)].poll_event() == "data: news\n\n";
  CHECK(log_request == count / 2);
  for (int i = 0; i < count; i += 2)
    CHECK(phones[static_cast<std::size_t>(i)].ask(get("/again")).body == "/again");
  phones.clear();
  const http::Figures figures = echo.figures();
  CHECK(figures.most_streams == count / 2);
  CHECK(figures.connections == 0);
}

TEST_CASE("at shutdown every stream closes, and pending answers arrive") {
  Echo echo;
  Phone watcher(echo.port()), idle(echo.port());
  watcher.ask(get("/stream"));
  idle.ask(get("/"));
  Phone reader(echo.port());
  reader.send(get("/large"));
  std::this_thread::sleep_for(50ms);
  const auto started = std::chrono::steady_clock::now();
  std::thread stopping([&] { echo.stop(); });
  CHECK(reader.hear().body.size() == 5'000'000);
  CHECK(watcher.is_left(2000ms));
  CHECK(idle.is_left(2000ms));
  stopping.join();
  CHECK(std::chrono::steady_clock::now() - started < 4s);
  CHECK_THROWS(Phone(echo.port()));
}

TEST_CASE("a busy port is reported") {
  Echo echo({.address = "127.0.0.1"});
  try {
    const http::Server second({.address = "127.0.0.1", .port = echo.port()});
    FAIL("it listens a second time");
  } catch (const std::system_error& error) {
    CHECK(error.code() == std::errc::address_in_use);
  }
  CHECK_THROWS_AS(http::Server({.address = "nowhere"}), std::system_error);
}

TEST_CASE("a log has sender and path of requests, and no code") {
  std::vector<std::string> lines;
  {
    Settings settings;
    settings.log_request = [&](const Settings::Line& line) {
      lines.push_back(std::string(line.method) + " " + std::string(line.path) + " " +
                      std::to_string(line.status));
    };
    Echo echo(settings);
    Phone phone(echo.port());
    phone.ask(get("/standings?lang=es"));
    phone.ask(get("/t/RIGHT77/undo"));
    phone.ask(get("/desk/SECRET"));
  }
  CHECK(lines == std::vector<std::string>{"GET /standings 200", "GET /t/ 200", "GET /desk/ 200"});
}

}  // namespace room_on_a_socket
