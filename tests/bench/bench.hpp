#pragma once
// Tools of the benchmarks. Each figure is printed beside a plain operation of the same run, with their ratio.

#include <time.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace tanteador::bench {

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
  for (int run = 1; run < runs; ++run) best = std::min(best, seconds(work));
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
  for (int run = 0; run < runs; ++run) {
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

void engine();
void appends(const std::filesystem::path& folder);  // an empty folder on the disk to be measured
void replay(const std::filesystem::path& folder);
void pairing();
void ratings();
void standings();
void correction(const std::filesystem::path& folder);
void growth(const std::filesystem::path& folder);
void commands(const std::filesystem::path& folder);
void room(const std::filesystem::path& folder);
void postgres(const std::filesystem::path& folder, bool whole);  // whole: as large as a federation
void ranking(const std::filesystem::path& folder, bool whole);

}  // namespace tanteador::bench
