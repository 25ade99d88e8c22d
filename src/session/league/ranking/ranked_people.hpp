#pragma once
// The people of a ranking: millions of them in little room.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::session {

using PackedId = std::array<std::uint8_t, 16>;  // of a person: the id's bytes
PackedId packed(std::string_view uuid);
std::string unpacked(const PackedId& id);

struct RankedPerson {
  PackedId id{};
  std::uint32_t club = 0;     // place in the list of clubs; 0: none
  std::int64_t entered = -1;  // when the competition began that says so, milliseconds since 1970
};

// Numbers for people in the order in which they are met.
class RankedPeople {
 public:
  std::uint32_t number(const PackedId& id);
  std::vector<RankedPerson> all;

 private:
  std::size_t slot(const PackedId& id) const;
  void grow();
  std::vector<std::uint32_t> slots_;  // 0: free
};

}  // namespace tanteador::session
