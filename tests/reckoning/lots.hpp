#pragma once
// A random generator for the reckonings, the same on every machine. A seed identifies a match, and so do
// bytes.

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace tanteador::reckoning {

class Lots {
 public:
  explicit Lots(std::uint64_t seed) : state_(seed) {}
  // Draws from these bytes, which must outlive the lots, and then at random.
  explicit Lots(std::string_view bytes) : bytes_(bytes), state_(bytes.size()) {}

  // Other lots for the number; the same ones if drawn from bytes.
  Lots numbered(std::uint64_t number) const {
    Lots other = *this;
    other.state_ = state_ * 7 + number;
    return other;
  }

  // 0 to n − 1.
  int pick_below(int n) { return static_cast<int>(next(n) % static_cast<std::uint64_t>(n)); }
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
  std::uint64_t next(int n) {
    std::uint64_t drawn = 0;
    const std::size_t wanted = n > 256 ? 2 : 1;
    if (bytes_.size() < wanted) return at_random();
    for (const char byte : bytes_.substr(0, wanted)) drawn = drawn << 8 | static_cast<unsigned char>(byte);
    bytes_.remove_prefix(wanted);
    return drawn;
  }
  // splitmix64
  std::uint64_t at_random() {
    std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
    return mixed ^ mixed >> 31;
  }
  std::string_view bytes_ = {};
  std::uint64_t state_;
};

}  // namespace tanteador::reckoning
