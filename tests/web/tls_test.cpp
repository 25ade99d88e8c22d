// The room with a certificate, asked by a program that is not ours.

#include "src/web/http/tls.hpp"

#include <doctest/doctest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "src/web/http/server.hpp"
#include "tests/support/folder.hpp"
#include "tests/web/phone.hpp"

namespace sealed_room {

using namespace tanteador::web;
using tanteador::test::Folder;
using tanteador::test::Phone;

constexpr const char* kCurveKey = "ec -pkeyopt ec_paramgen_curve:prime256v1";

void made_by_openssl(const Folder& folder, const std::string& name, const std::string& more = "-nodes",
                     const std::string& key = kCurveKey) {
  const std::string at = (folder / name).string();
  const std::string command = "openssl req -x509 -newkey " + key +
                              " -days 2 -subj "
                              "/CN=localhost -addext subjectAltName=DNS:localhost " +
                              more + " -keyout " + at + ".key -out " + at + ".crt 2>" + at + ".err";
  REQUIRE(std::system(command.c_str()) == 0);
}

std::string read_answer(const Folder& folder, int port, const std::string& request,
                        const std::string& more = {}) {
  std::ofstream(folder / "request", std::ios::binary) << request;
  const std::string command =
      "timeout 20 openssl s_client -quiet -ign_eof -verify_return_error -servername "
      "localhost -verify_hostname localhost -connect 127.0.0.1:" +
      std::to_string(port) + " -CAfile " + (folder / "room.crt").string() + " " + more + " <" +
      (folder / "request").string() + " 2>" + (folder / "errors").string();
  std::string all;
  FILE* out = popen(command.c_str(), "r");
  REQUIRE(out);
  char part[4096];
  for (std::size_t size = 0; (size = fread(part, 1, sizeof part, out)) > 0;) all.append(part, size);
  pclose(out);
  return all;
}

struct Sealed {
  explicit Sealed(const Folder& folder, http::Limits limits = {})
      : server({.certificate = (folder / "room.crt").string(),
                .key = (folder / "room.key").string(),
                .limits = limits}) {
    hall.answer = [](const Request& request) -> Reply {
      if (request.path == "/stream") return {.body = "retry: 500\n\n", .channels = {"all"}};
      if (request.path == "/large") return {.body = std::string(2'000'000, 'x')};
      return {.body = request.path + request.form.find("a")->second};
    };
    hall.news = [this] { return std::vector<News>{{"all", "tick", std::to_string(++ticks)}}; };
    thread = std::thread([this] { server.run(hall); });
  }
  ~Sealed() {
    server.stop();
    thread.join();
  }
  PageHandler hall;
  int ticks = 0;
  http::Server server;
  std::thread thread;
};

const std::string kPost =
    "POST /caf%C3%A9 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=b";

TEST_CASE("with a certificate the server speaks TLS, for any size and each safe version") {
  const Folder folder;
  made_by_openssl(folder, "room");
  const Sealed room(folder);
  for (const char* version : {"-tls1_2", "-tls1_3"}) {
    CAPTURE(std::string(version));
    const std::string answer = read_answer(folder, room.server.port(), kPost, version);
    CHECK(answer.starts_with("HTTP/1.1 200 OK\r\n"));
    CHECK(
        answer.ends_with("\r\n\r\n/caf\xC3\xA9"
                         "b"));
    const std::string large =
        read_answer(folder, room.server.port(),
                    "GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", version);
    CHECK(large.size() > 2'000'000);
    CHECK(large.ends_with("xxx"));
  }
  for (const char* weak : {"-tls1_1 -cipher DEFAULT:@SECLEVEL=0", "-tls1_2 -cipher ECDHE-ECDSA-AES128-SHA",
                           "-tls1_2 -cipher ECDHE-ECDSA-AES128-SHA256"}) {  // old, or CBC
    CAPTURE(std::string(weak));
    CHECK(read_answer(folder, room.server.port(), kPost, weak) == "");
  }
}

TEST_CASE("a server with an RSA key refuses an exchange without forward secrecy") {
  const Folder folder;
  made_by_openssl(folder, "room", "-nodes", "rsa:2048");
  const Sealed room(folder);
  for (const auto& [cipher, accepted] : {std::pair("ECDHE-RSA-AES128-GCM-SHA256", true),
                                         {"AES128-GCM-SHA256", false},
                                         {"AES128-SHA", false},
                                         {"ECDHE-RSA-AES128-SHA", false}}) {
    CAPTURE(std::string(cipher));
    const std::string answer =
        read_answer(folder, room.server.port(), kPost, "-tls1_2 -cipher " + std::string(cipher));
    CHECK(answer.starts_with("HTTP/1.1 200 OK\r\n") == accepted);
  }
}

TEST_CASE("a stream works over TLS") {
  const Folder folder;
  made_by_openssl(folder, "room");
  http::Limits limits;
  limits.news = std::chrono::milliseconds(20);
  std::string answer;
  {
    const auto room = std::make_unique<Sealed>(folder, limits);
    std::thread listening([&] {
      answer = read_answer(folder, room->server.port(), "GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n");
    });
    while (room->server.figures().most_streams == 0)
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    room->server.stop();
    listening.join();
  }
  CHECK(answer.find("retry: 500\n\n") != answer.npos);
  CHECK(answer.find("event: tick\n") != answer.npos);
}

TEST_CASE("an unencrypted request is told to use https, and other bytes are dropped") {
  const Folder folder;
  made_by_openssl(folder, "room");
  http::Limits limits;
  limits.request = std::chrono::milliseconds(300);
  limits.news = std::chrono::milliseconds(20);
  const Sealed room(folder, limits);
  const auto plain = Phone(room.server.port()).ask("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  CHECK(plain.status == 426);
  CHECK(plain.body.find("https://") != plain.body.npos);
  Phone broken(room.server.port()), slow(room.server.port());
  broken.send(std::string("\x16\x03\x01\x02", 4) + std::string(600, 'x'));
  slow.send("\x16\x03");
  CHECK(broken.is_left());
  CHECK(slow.is_left());
  CHECK(read_answer(folder, room.server.port(), kPost).starts_with("HTTP/1.1 200 OK\r\n"));
}

TEST_CASE("an unusable certificate is refused in a sentence with the file's name") {
  const Folder folder;
  made_by_openssl(folder, "room");
  made_by_openssl(folder, "other");
  made_by_openssl(folder, "locked", "-passout pass:secret");
  std::ofstream(folder / "text") << "no certificate\n";
  struct Row {
    const char *certificate, *key, *said;
  };
  const Row rows[] = {{"none.crt", "room.key", "none.crt is not a readable certificate"},
                      {"text", "room.key", "text is not a readable certificate"},
                      {"room.key", "room.key", "room.key is not a readable certificate"},
                      {"room.crt", "none.key", "none.key is not a readable key"},
                      {"room.crt", "text", "text is not a readable key"},
                      {"locked.crt", "locked.key", "locked.key is not a readable key without a passphrase"},
                      {"room.crt", "other.key", "does not match the certificate"}};
  for (const Row& row : rows) {
    CAPTURE(std::string(row.said));
    try {
      const http::Certificate certificate((folder / row.certificate).string(), (folder / row.key).string());
      FAIL("it is taken");
    } catch (const http::CertificateFault& fault) {
      CHECK_MESSAGE(std::string(fault.what()).find(row.said) != std::string::npos, fault.what());
    }
  }
}

}  // namespace sealed_room
