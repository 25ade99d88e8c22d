#pragma once
// Basic types of every game. All counts are whole points; seats and sides count from 0.

#include <cstdint>
#include <type_traits>

namespace tanteador {

enum class Seat : std::uint8_t {};      // place at the table, in order of play (counter-clockwise)
enum class Side : std::uint8_t {};      // a team, or a player alone, to whom points are posted
enum class EventSeq : std::int64_t {};  // 1-based position in one match's log; 0 = none
using Points = std::int32_t;
inline constexpr Points kScoreMax = 1'000'000;  // limit of a score in both directions
constexpr bool is_out_of_range(Points score) { return score > kScoreMax || score < -kScoreMax; }

inline constexpr int kSeatsMax = 12;  // of any game; a game with fewer has its own limit
inline constexpr int kSidesMax = 12;

template <class Id>
requires std::is_enum_v<Id>
constexpr int index(Id id) { return static_cast<int>(id); }
constexpr Seat seat_at(int place) { return static_cast<Seat>(place); }
constexpr Side side_at(int place) { return static_cast<Side>(place); }

}  // namespace tanteador
