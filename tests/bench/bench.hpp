#pragma once
// Tools of the benchmarks. Each figure is printed beside a plain operation of the same run, with their ratio.
// A benchmark that cannot measure throws; the program then says why and fails.

#include <time.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <source_location>
#include <string>
#include <vector>

namespace tanteador::bench {

// The sizes of a run. Tiny ones only show that each benchmark still works; whole ones are those of a
// federation.
enum class Scale { tiny, usual, whole };
inline Scale scale = Scale::usual;
template <class Value>
Value sized(Value usual, Value tiny) {
  return scale == Scale::tiny ? tiny : usual;
}

// Throws std::runtime_error.
[[noreturn]] void fail(const std::string& reason = "the work failed",
                       std::source_location where = std::source_location::current());

template <class Work>
double seconds(Work&& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// The best time of several runs, since other work of the machine only slows a run down.
template <class Work>
double best_seconds(int runs, Work&& work) {
  double best = seconds(work);
  for (int run = 1; run < sized(runs, 1); ++run) best = std::min(best, seconds(work));
  return best;
}

// The best processor time of this thread, for work without waiting. A busy machine distorts it less.
template <class Work>
double best_processor_seconds(int runs, Work&& work) {
  const auto now = [] {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
  };
  double best = 0;
  for (int run = 0; run < sized(runs, 1); ++run) {
    const double start = now();
    work();
    const double took = now() - start;
    best = run == 0 ? took : std::min(best, took);
  }
  return best;
}

// Heap allocations of this program so far.
long allocations();

// The median. The list must not be empty.
inline double median(std::vector<double> times) {
  std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
  return times[times.size() / 2];
}

void row(const std::string& what, double per_second, const std::string& baseline, double baseline_per_second,
         const std::string& aim);
// Like row() for a waiting time in seconds; the ratio is formed as in row().
void time_row(const std::string& what, double seconds, const std::string& baseline, double baseline_seconds,
              const std::string& aim);
void note(const std::string& what, const std::string& figure);

// A whole match for two as people write it: each hand an envido, a truco, two tricks.
std::string event_file();

// The parts. `folder`: an empty folder on the disk to be measured.
void engine(const std::filesystem::path& folder);
void appends(const std::filesystem::path& folder);
void replay(const std::filesystem::path& folder);
void pairing(const std::filesystem::path& folder);
void ratings(const std::filesystem::path& folder);
void standings(const std::filesystem::path& folder);
void correction(const std::filesystem::path& folder);
void growth(const std::filesystem::path& folder);
void commands(const std::filesystem::path& folder);
void room(const std::filesystem::path& folder);
void hands(const std::filesystem::path& folder);
void hands_on_server(const std::filesystem::path& folder);
void postgres(const std::filesystem::path& folder);
void ranking(const std::filesystem::path& folder);

}  // namespace tanteador::bench
