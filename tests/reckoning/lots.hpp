#pragma once
// A random generator for the reckonings, the same on every machine, so that a seed identifies a match.

#include <cstdint>
#include <utility>
#include <vector>

namespace tanteador::reckoning {

class Lots {
 public:
  explicit Lots(std::uint64_t seed) : state_(seed) {}

  // 0 to n − 1.
  int pick_below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
  bool percent(int share) { return pick_below(100) < share; }
  template <class T>
  const T& one_of(const std::vector<T>& list) {
    return list[static_cast<std::size_t>(pick_below(static_cast<int>(list.size())))];
  }
  template <class T>
  void shuffle(std::vector<T>& list) {
    for (int left = static_cast<int>(list.size()); left > 1; --left)
      std::swap(list[static_cast<std::size_t>(left - 1)], list[static_cast<std::size_t>(pick_below(left))]);
  }

 private:
  // splitmix64
  std::uint64_t next() {
    std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
    return mixed ^ mixed >> 31;
  }
  std::uint64_t state_;
};

}  // namespace tanteador::reckoning
