#pragma once
// The people of a ranking, in a compact form for millions.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::session {

using PackedId = std::array<std::uint8_t, 16>;  // the bytes of a person's id
PackedId pack_id(std::string_view uuid);
std::string unpack_id(const PackedId& id);

struct RankedPerson {
  PackedId id{};
  std::uint32_t club = 0;     // index in the list of clubs; 0: none
  std::int64_t entered = -1;  // start of the competition that `club` comes from, milliseconds since 1970
};

// Numbers people in the order of their first appearance.
class RankedPeople {
 public:
  std::uint32_t number(const PackedId& id);
  std::vector<RankedPerson> all;

 private:
  std::size_t slot(const PackedId& id) const;
  void grow();
  std::vector<std::uint32_t> slots_;  // hash table of numbers; 0: free
};

}  // namespace tanteador::session
