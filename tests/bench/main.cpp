// The benchmark: ./dev bench.

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>
#include <span>
#include <string_view>

#include "tests/bench/bench.hpp"

namespace {

std::atomic<long> allocation_count = 0;

std::string frequency(double per_second) {
  if (per_second >= 1e6) return fmt::format("{:.2f} M/s", per_second / 1e6);
  if (per_second >= 1e3) return fmt::format("{:.1f} k/s", per_second / 1e3);
  return fmt::format("{:.1f} /s", per_second);
}

std::string duration(double seconds) {
  if (seconds >= 1) return fmt::format("{:.2f} s", seconds);
  if (seconds >= 1e-3) return fmt::format("{:.2f} ms", seconds * 1e3);
  return fmt::format("{:.1f} us", seconds * 1e6);
}

}  // namespace

void* operator new(std::size_t size) {
  allocation_count.fetch_add(1, std::memory_order_relaxed);
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace tanteador::bench {

long allocations() { return allocation_count.load(std::memory_order_relaxed); }

void row(const std::string& what, double per_second, const std::string& baseline, double baseline_per_second,
         const std::string& aim) {
  fmt::print("{:<44} {:>12}   {:<34} {:>12}   ratio {:.3f}   {}\n", what, frequency(per_second), baseline,
             frequency(baseline_per_second), per_second / baseline_per_second, aim);
}

void time_row(const std::string& what, double seconds, const std::string& baseline, double baseline_seconds,
              const std::string& aim) {
  fmt::print("{:<44} {:>12}   {:<34} {:>12}   ratio {:.3f}   {}\n", what, duration(seconds), baseline,
             duration(baseline_seconds), baseline_seconds / seconds, aim);
}

void note(const std::string& what, const std::string& figure) { fmt::print("{:<44} {:>12}\n", what, figure); }

}  // namespace tanteador::bench

// Measures the named parts: engine, append, replay, pairing, ratings, standings, correction, growth,
// commands, room, postgres, ranking. Without arguments all but the last two.
int main(int count, char** words) {
  const std::span<char*> named(words + 1, static_cast<std::size_t>(count - 1));
  const auto wanted = [&](std::string_view part) {
    return named.empty() || std::ranges::any_of(named, [&](const char* word) { return word == part; });
  };
  const std::filesystem::path folder = TANTEADOR_BENCH_FOLDER;
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  if (wanted("engine")) tanteador::bench::engine();
  if (wanted("append")) tanteador::bench::appends(folder);
  if (wanted("replay")) tanteador::bench::replay(folder);
  if (wanted("pairing")) tanteador::bench::pairing();
  if (wanted("ratings")) tanteador::bench::ratings();
  if (wanted("standings")) tanteador::bench::standings();
  if (wanted("correction")) tanteador::bench::correction(folder);
  if (wanted("growth")) tanteador::bench::growth(folder);
  if (wanted("commands")) tanteador::bench::commands(folder);
  if (wanted("room")) tanteador::bench::room(folder);
  if (!named.empty() && wanted("postgres")) tanteador::bench::postgres(folder, wanted("--long"));
  if (!named.empty() && wanted("ranking")) tanteador::bench::ranking(folder, wanted("--long"));
  std::filesystem::remove_all(folder);
}
