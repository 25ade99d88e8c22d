#pragma once
// Invariants of any request to the phones' server, with or without a token, for the fuzzer and the tests.

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tanteador::test {

// A server for phones with a match of Truco, a table of a competition counted on paper, and a desk. It is
// rebuilt after each change, so that every request meets the same state.
class AskedRoom {
 public:
  AskedRoom();
  ~AskedRoom();
  AskedRoom(const AskedRoom&) = delete;

  // The broken law, empty if all hold. The lines of the bytes are the path, the query, the cookies, the
  // languages and, if sent, a form. In path, query and form these signs stand for words: "@t" the match's
  // table, "@s" the one on paper, "@d" the desk; "@m", "@c" and "@p" the pages of match, competition and
  // player; "@a" the word by which the desk takes over the table.
  std::optional<std::string> broken_law(std::string_view bytes);
  int changed_count() const { return entered_; }  // the number of requests that changed data

 private:
  struct Begun;
  std::unique_ptr<Begun> begun_;
  int entered_ = 0, taps_ = 0;
};

}  // namespace tanteador::test
