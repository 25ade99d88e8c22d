#pragma once
// A phone as the server meets it: a plain socket and the answers on it.

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace tanteador::test {

struct Response {
  int status = 0;                           // 0: the connection was closed instead
  std::map<std::string, std::string> head;  // header names unchanged
  std::string body;
};

class Phone {
 public:
  using Milliseconds = std::chrono::milliseconds;
  // Connects from another loopback address if one is given.
  explicit Phone(int port, const char* from = "127.0.0.1", int receive_bytes = 0)
      : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    if (receive_bytes > 0) ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_bytes, sizeof receive_bytes);
    const sockaddr_in own = address(from, 0), server = address("127.0.0.1", port);
    if (::bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own) == 0 &&
        ::connect(socket_, reinterpret_cast<const sockaddr*>(&server), sizeof server) == 0 && !is_itself())
      return;
    ::close(socket_);
    throw std::runtime_error("a phone cannot connect");
  }
  Phone(const Phone&) = delete;
  Phone& operator=(const Phone&) = delete;
  Phone(Phone&& other) noexcept : socket_(std::exchange(other.socket_, -1)), rest_(std::move(other.rest_)) {}
  ~Phone() {
    if (socket_ >= 0) ::close(socket_);
  }

  // Sends all of the text. False if the other side has closed.
  bool send(std::string_view text) {
    while (!text.empty()) {
      const ssize_t sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
      if (sent < 0) return false;
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  // Reads one answer, or only the head of a stream.
  Response hear(bool head_only = false, Milliseconds patience = Milliseconds(20'000)) {
    std::size_t end = 0;
    while ((end = rest_.find("\r\n\r\n")) == rest_.npos) {
      if (!more(patience)) return {};
    }
    Response response;
    std::string_view head = std::string_view(rest_).substr(0, end + 2);
    response.status = std::stoi(std::string(head.substr(9, 3)));
    for (head.remove_prefix(head.find("\r\n") + 2); !head.empty();
         head.remove_prefix(head.find("\r\n") + 2)) {
      const std::string_view line = head.substr(0, head.find("\r\n"));
      response.head[std::string(line.substr(0, line.find(':')))] = line.substr(line.find(": ") + 2);
    }
    rest_.erase(0, end + 4);
    const auto length = response.head.find("Content-Length");
    const std::size_t size = length == response.head.end() || head_only ? 0 : std::stoul(length->second);
    while (rest_.size() < size && more(patience)) continue;
    response.body = rest_.substr(0, size);
    rest_.erase(0, size);
    return response;
  }
  Response ask(std::string_view request) {
    send(request);
    return hear(request.starts_with("HEAD "));
  }
  // Reads a stream up to an empty line. Empty if nothing comes in time.
  std::string poll_event(Milliseconds patience = Milliseconds(20'000)) {
    std::size_t end = 0;
    while ((end = rest_.find("\n\n")) == rest_.npos) {
      if (!more(patience)) return {};
    }
    std::string event = rest_.substr(0, end + 2);
    rest_.erase(0, end + 2);
    return event;
  }
  // True if the other side closes within that time, whatever it still sends.
  bool is_left(Milliseconds patience = Milliseconds(20'000)) {
    while (more(patience)) rest_.clear();
    return closed_;
  }

 private:
  static sockaddr_in address(const char* text, int port) {
    sockaddr_in out{};
    out.sin_family = AF_INET;
    out.sin_port = htons(static_cast<std::uint16_t>(port));
    ::inet_pton(AF_INET, text, &out.sin_addr);
    return out;
  }
  // True if the socket is connected to itself: without a listener it may get that very port as its own.
  bool is_itself() const {
    sockaddr_in own{}, other{};
    socklen_t size = sizeof own;
    ::getsockname(socket_, reinterpret_cast<sockaddr*>(&own), &size);
    ::getpeername(socket_, reinterpret_cast<sockaddr*>(&other), &size);
    return own.sin_port == other.sin_port && own.sin_addr.s_addr == other.sin_addr.s_addr;
  }
  bool more(Milliseconds patience) {
    pollfd ready{socket_, POLLIN, 0};
    if (::poll(&ready, 1, static_cast<int>(patience.count())) <= 0) return false;
    char part[16384];
    const ssize_t size = ::recv(socket_, part, sizeof part, 0);
    closed_ = size <= 0;
    if (!closed_) rest_.append(part, static_cast<std::size_t>(size));
    return !closed_;
  }

  int socket_;
  bool closed_ = false;
  std::string rest_;
};

}  // namespace tanteador::test
