#include <doctest/doctest.h>

#include "tests/mutation/mutants.hpp"

using namespace tanteador::mutation;

namespace {

// "line was→is" of every mutant.
std::string all(std::string_view source) {
  std::string list;
  for (const Mutant& mutant : mutants_of(source))
    list += (list.empty() ? "" : "; ") + std::to_string(mutant.line) + " " + mutant.was + "→" + mutant.is;
  return list;
}

}  // namespace

TEST_CASE("a mutant is one small change of the code") {
  struct Row {
    std::string_view source, mutants;
  };
  const Row rows[] = {
      {"a == b", "1  == → != "},
      {"\na < b", "2  < → <= ; 2  < → >= "},
      {"return true;", "1 true→false"},
      {"std::min(a, b)", "1 min→max"},
      {"if (!open) ++n;", "1 !→; 1 ++→--"},
      {"x = 25;", "1 25→26; 1 25→24"},
      {"x = 0;", "1 0→1"},
      {"std::vector<int> most; name2 = x_1;", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.source);
    CHECK(all(row.source) == row.mutants);
  }
}

TEST_CASE("text outside code has no mutants") {
  for (const std::string_view source : {"// a == b", "/* 1 + 2 */", "#include <a-1>\n", "\"1 < 2\"", "'!'",
                                        "static_assert(a == 1);", "2.5"}) {
    CAPTURE(source);
    CHECK(all(source) == "");
  }
}

TEST_CASE("a mutation changes only its place") {
  const std::string_view source = "a + b + c";
  const auto mutants = mutants_of(source);
  REQUIRE(mutants.size() == 2);
  CHECK(mutated(source, mutants[1]) == "a + b - c");
}
