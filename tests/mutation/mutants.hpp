#pragma once
// Small changes of a source text that should change its behaviour: operators, constants, comparisons, signs,
// min and max. Never in comments, strings, directives and static_asserts.

#include <string>
#include <string_view>
#include <vector>

namespace tanteador::mutation {

struct Mutant {
  std::size_t from = 0, size = 0;  // the replaced range
  int line = 1;
  std::string was, is;
};

std::vector<Mutant> mutants_of(std::string_view source);
std::string mutated(std::string_view source, const Mutant& mutant);

}  // namespace tanteador::mutation
