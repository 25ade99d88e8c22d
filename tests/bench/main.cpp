// The benchmark: ./dev bench.

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <new>
#include <string_view>

#include "tests/bench/bench.hpp"

namespace {

std::atomic<long> allocation_count = 0;

}  // namespace

void* operator new(std::size_t size) {
  allocation_count.fetch_add(1, std::memory_order_relaxed);
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  allocation_count.fetch_add(1, std::memory_order_relaxed);
  return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace tanteador::bench {

long allocations() { return allocation_count.load(std::memory_order_relaxed); }

}  // namespace tanteador::bench

namespace {

namespace bench = tanteador::bench;
namespace fs = std::filesystem;

struct Part {
  std::string_view name;
  void (*measure)(const fs::path& folder);
  bool only_named = false, needs_server = false;
};
constexpr Part kParts[] = {{"engine", bench::engine},
                           {"append", bench::appends},
                           {"replay", bench::replay},
                           {"pairing", bench::pairing},
                           {"ratings", bench::ratings},
                           {"standings", bench::standings},
                           {"correction", bench::correction},
                           {"growth", bench::growth},
                           {"commands", bench::commands},
                           {"room", bench::room},
                           {"hands", bench::hands, true},
                           {"hands-on-server", bench::hands_on_server, true, true},
                           {"postgres", bench::postgres, true, true},
                           {"ranking", bench::ranking, true, true}};

constexpr const char* kServerProgram = "/usr/lib/postgresql/15/bin/postgres";
constexpr int kSkipped = 77;  // for ctest

// Measures one part in a folder that is empty before and gone after. False: it failed and said why.
bool has_measured(const Part& part, const fs::path& folder) {
  fs::remove_all(folder);
  fs::create_directories(folder);
  std::string reason;
  try {
    part.measure(folder);
  } catch (const std::exception& error) {
    reason = error.what();
  }
  fs::remove_all(folder);
  if (!reason.empty()) fmt::print(stderr, "tanteador-bench: {} failed: {}\n", part.name, reason);
  return reason.empty();
}

}  // namespace

// Measures the named parts; where none is named, the short ones that need no server. --tiny and --long: their
// sizes.
int main(int count, char** words) {
  std::vector<std::string_view> named(words + 1, words + count);
  if (std::erase(named, "--tiny") > 0) bench::scale = bench::Scale::tiny;
  if (std::erase(named, "--long") > 0) bench::scale = bench::Scale::whole;
  for (const std::string_view name : named) {
    if (std::ranges::find(kParts, name, &Part::name) != std::end(kParts)) continue;
    fmt::print(stderr, "tanteador-bench: there is no part \"{}\"\n", name);
    return 2;
  }
  bool well = true;
  for (const Part& part : kParts) {
    const bool wanted = named.empty() ? !part.only_named : std::ranges::find(named, part.name) != named.end();
    if (!wanted) continue;
    if (part.needs_server && bench::scale == bench::Scale::tiny && !fs::exists(kServerProgram))
      return kSkipped;
    well = has_measured(part, fs::path(TANTEADOR_BENCH_FOLDER) / part.name) && well;
  }
  return well ? 0 : 1;
}
