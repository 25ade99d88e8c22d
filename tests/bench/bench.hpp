#pragma once
// The benchmark's few tools. A figure means little on its own: each is printed with a plain operation of the
// same run beside it, and their ratio.

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>

namespace tanteador::bench {

template <class Work>
double seconds(Work&& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// The best of a few runs: what else the machine does can only make one slower.
template <class Work>
double best_seconds(int runs, Work&& work) {
  double best = seconds(work);
  for (int run = 1; run < runs; ++run) best = std::min(best, seconds(work));
  return best;
}

// Heap allocations of this program so far.
long allocations();

void row(const std::string& what, double per_second, const std::string& baseline, double baseline_per_second,
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

}  // namespace tanteador::bench
