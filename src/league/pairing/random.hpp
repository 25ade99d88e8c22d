#pragma once
// Random numbers from a seed, equal on every machine, unlike std::shuffle (SplitMix64, S. Vigna).

#include <cstdint>
#include <utility>
#include <vector>

namespace tanteador::league {

class Lots {
 public:
  explicit Lots(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15U;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31);
  }
  // Returns 0 to limit - 1. `limit` is at least 1 and far below 2^32, so that the bias is negligible.
  int pick_below(int limit) {
    return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(limit)) >> 32);
  }
  template <class Item>
  void shuffle(std::vector<Item>& items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[pick_below(static_cast<int>(i))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace tanteador::league
