#pragma once
// Shared by the tests of a server: the message of a failure, and a server that may be killed.

#include <unistd.h>

#include <doctest/doctest.h>

#include "tests/db/support.hpp"

namespace tanteador::db::on_server {

using namespace tanteador::db::test;
using tanteador::test::Server;
using Code = StoreError::Code;

struct StatedError {
  std::optional<Code> code;
  std::string sentence;
};

// The program's message if `work` fails: one whole sentence.
template <class Work>
StatedError stated_of(Work&& work) {
  try {
    work();
  } catch (const StoreError& error) {
    const std::string sentence = error.what();
    CAPTURE(sentence);
    CHECK(sentence.find('{') == std::string::npos);
    CHECK(sentence.find('\n') == std::string::npos);
    CHECK(sentence.back() == '.');
    return {error.code(), sentence};
  }
  return {};
}

inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// Waits until the server has finished its background work.
template <class Ready>
bool soon(Ready&& ready, int most = 250) {
  for (int tries = 0; tries < most; ++tries, usleep(20'000)) {
    if (ready()) return true;
  }
  return false;
}

// The statements of docs/how-to/postgresql.md that say which role may do what.
inline std::string documented_roles() {
  const std::string page = bytes_of(fs::path(TANTEADOR_ROOT) / "docs/how-to/postgresql.md");
  std::string statements;
  for (std::size_t at = page.find("```sql roles\n"); at != page.npos;
       at = page.find("```sql roles\n", at + 1)) {
    const std::size_t begin = page.find('\n', at) + 1;
    statements += page.substr(begin, page.find("```", begin) - begin);
  }
  REQUIRE_FALSE(statements.empty());
  return statements;
}

// A separate server, since the test kills it.
struct Killable {
  Server server;
  std::string database = server.new_database();
  std::string path = server.address(database);
};

}  // namespace tanteador::db::on_server
