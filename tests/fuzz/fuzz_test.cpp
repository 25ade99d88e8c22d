// Every target keeps its law for its seeds and for changed seeds, without libFuzzer. TANTEADOR_TARGET tries
// one target; TANTEADOR_LONG changes the seeds more often.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>

#include "src/core/read_all.hpp"
#include "tests/fuzz/laws.hpp"
#include "tests/support/long_run.hpp"

namespace tanteador::fuzz {

namespace {

namespace fs = std::filesystem;

struct Target {
  const char* name;
  Law law;
  int changed;  // changed seeds, which cost more or less time
};

#define TANTEADOR_ROW(target) \
  {#target, law_of_##target, std::string_view(#target).starts_with("play") ? 1 : 20},
const Target kTargets[] = {TANTEADOR_FUZZ_TARGETS(TANTEADOR_ROW)};
#undef TANTEADOR_ROW

std::vector<std::string> seeds_of(std::string_view target) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(TANTEADOR_ROOT) / "tests/fuzz/seeds" / target))
    files.push_back(entry.path());
  std::ranges::sort(files);
  std::vector<std::string> seeds;
  for (const fs::path& file : files) {
    std::ifstream in(file, std::ios::binary);
    seeds.push_back(read_all(in));
  }
  return seeds;
}

// Removes, doubles or overwrites some bytes.
std::string changed(std::string seed, std::mt19937& random) {
  const auto pick = [&](std::size_t below) {
    return std::uniform_int_distribution<std::size_t>(0, below)(random);
  };
  for (std::size_t changes = 1 + pick(3); changes > 0 && !seed.empty(); --changes) {
    const std::size_t at = pick(seed.size() - 1), size = pick(std::min<std::size_t>(20, seed.size() - at));
    switch (pick(2)) {
      case 0: seed.erase(at, size); break;
      case 1: seed.insert(pick(seed.size()), seed.substr(at, size)); break;
      default: seed[at] = static_cast<char>(pick(255));
    }
  }
  return seed;
}

}  // namespace

TEST_CASE("every kind of input keeps its law") {
  const char* one = std::getenv("TANTEADOR_TARGET");
  for (const Target& target : kTargets) {
    if (one && one != std::string_view(target.name)) continue;
    CAPTURE(std::string(target.name));
    const auto seeds = seeds_of(target.name);
    CHECK_FALSE(seeds.empty());
    std::mt19937 random(1);
    for (const std::string& seed : seeds) {
      for (int i = 0; i <= target.changed * (test::long_run() ? 20 : 1); ++i) {
        const std::string input = i == 0 ? seed : changed(seed, random);
        const auto broken = target.law(input);
        CHECK_MESSAGE(!broken, (broken.value_or("") + "\nby: " + input));
      }
    }
  }
}

}  // namespace tanteador::fuzz
