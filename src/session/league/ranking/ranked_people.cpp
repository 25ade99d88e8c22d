#include "src/session/league/ranking/ranked_people.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace tanteador::session {

PackedId pack_id(std::string_view uuid) {
  PackedId id{};
  std::size_t nibble = 0;
  for (const char sign : uuid) {
    if (sign == '-' || nibble == 2 * id.size()) continue;
    const int value = sign <= '9' ? sign - '0' : sign - 'a' + 10;
    id[nibble / 2] = static_cast<std::uint8_t>(id[nibble / 2] << 4 | (value & 15));
    ++nibble;
  }
  return id;
}

std::string unpack_id(const PackedId& id) {
  std::string text;
  for (std::size_t i = 0; i < id.size(); ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    for (const int half : {id[i] >> 4, id[i] & 15}) text += "0123456789abcdef"[half];
  }
  return text;
}

std::uint32_t RankedPeople::number(const PackedId& id) {
  if (2 * (all.size() + 1) > slots_.size()) grow();
  std::size_t at = slot(id);
  while (slots_[at] != 0 && all[slots_[at] - 1].id != id) at = (at + 1) & (slots_.size() - 1);
  if (slots_[at] == 0) {
    all.push_back({id});
    slots_[at] = static_cast<std::uint32_t>(all.size());
  }
  return slots_[at] - 1;
}

std::size_t RankedPeople::slot(const PackedId& id) const {
  std::uint64_t mixed[2];
  std::memcpy(mixed, id.data(), sizeof mixed);
  // Mixes all bits, because ids made at about the same time differ in few bytes.
  std::uint64_t hash = (mixed[0] ^ std::rotl(mixed[1], 32)) * 0x9e3779b97f4a7c15U;
  hash = (hash ^ hash >> 32) * 0xc2b2ae3d27d4eb4fU;
  return (hash ^ hash >> 32) & (slots_.size() - 1);
}

void RankedPeople::grow() {
  slots_.assign(std::max<std::size_t>(1024, slots_.size() * 2), 0);
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::size_t at = slot(all[i].id);
    while (slots_[at] != 0) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = static_cast<std::uint32_t>(i + 1);
  }
}

}  // namespace tanteador::session
