// The lines of a benchmark. `./dev bench compare` reads them: a name, two spaces or more, and its figures.

#include <fmt/format.h>

#include <cstdio>
#include <stdexcept>

#include "tests/bench/bench.hpp"

namespace tanteador::bench {

namespace {

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

void line(const std::string& what, const std::string& figure, const std::string& baseline,
          const std::string& baseline_figure, double ratio, const std::string& aim) {
  fmt::print("{:<44}  {:>10}   {:<34} {:>12}   ratio {:.3f}   {}\n", what, figure, baseline, baseline_figure,
             ratio, aim);
  std::fflush(stdout);
}

}  // namespace

void fail(const std::string& reason, std::source_location where) {
  const std::string file = where.file_name();
  throw std::runtime_error(fmt::format("{} ({}:{})", reason, file.substr(file.rfind('/') + 1), where.line()));
}

void row(const std::string& what, double per_second, const std::string& baseline, double baseline_per_second,
         const std::string& aim) {
  line(what, frequency(per_second), baseline, frequency(baseline_per_second),
       per_second / baseline_per_second, aim);
}

void time_row(const std::string& what, double seconds, const std::string& baseline, double baseline_seconds,
              const std::string& aim) {
  line(what, duration(seconds), baseline, duration(baseline_seconds), baseline_seconds / seconds, aim);
}

void note(const std::string& what, const std::string& figure) {
  fmt::print("{:<44}  {:>10}\n", what, figure);
  std::fflush(stdout);
}

}  // namespace tanteador::bench
