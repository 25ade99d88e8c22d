#pragma once
// What must hold of whatever a phone asks of the whole room, with a token or without: for the fuzzer, and for
// spoilt requests in the tests.

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tanteador::test {

// A room with a match of Truco, a table of a competition that counts on paper, and a desk; begun anew
// whenever something was entered, so that each request meets the same.
class AskedRoom {
 public:
  AskedRoom();
  ~AskedRoom();
  AskedRoom(const AskedRoom&) = delete;

  // The law that is broken; nothing where all hold. The bytes are, line by line: the path, where "@t" is the
  // match's table, "@s" the one on paper, "@d" the desk, "@m", "@c" and "@p" the pages of match, competition
  // and player, "@a" the word the desk takes the table over by; the query; the cookies; the languages; and a
  // form, where one is sent. In query and form these stand for the same.
  std::optional<std::string> broken_law(std::string_view bytes);
  int entered() const { return entered_; }  // so many requests changed something

 private:
  struct Begun;
  std::unique_ptr<Begun> begun_;
  int entered_ = 0, taps_ = 0;
};

}  // namespace tanteador::test
