#pragma once
// Tables of Truf played from a line of text: Ana, Beto, Caro and Dani in this order, Dani deals first.
//
//   deal  deal=Beto          deal_started                bids=5s,3h,-,Ac     bid, seat by seat; -: not yet
//   Ana:bid=5s               bid of one                  Ana:shift=-1        bid_shifted
//   Ana:7h                   card_played                 trick>Ana           trick_won
//   tricks=4,5,2,-           tricks                      Ana:numbers  Ana:pictures  Ana:hand=2s,3s,… redealt
//   annulled  ruled=Ana,-3  carried=1,2,3,4  end=agreed  end=forfeit,Ana

#include <string>
#include <string_view>
#include <vector>

#include "src/games/truf/match.hpp"
#include "src/registry/games.hpp"
#include "tests/support/event_table.hpp"

namespace tanteador::test::truf {

inline constexpr std::string_view kPlayers[] = {"Ana", "Beto", "Caro", "Dani"};
inline constexpr std::string_view kSpades = "deal bids=6s,4h,3d,2c";

// One event line for each word of the script.
std::string lines(std::string_view script);

class Table : public EventTable {
 public:
  // `options`: "zero_bonus=5 winner_by=tricks_max".
  explicit Table(std::string_view ruleset = "truf-lodige", std::string_view options = "");
  std::string enter(std::string_view script) { return EventTable::enter(lines(script)); }
  Table& play(std::string_view script) {
    EventTable::play(lines(script));
    return *this;
  }
  const Match<Truf>& truf() const { return std::get<Match<Truf>>(match().games().match); }
  std::string score() const;                      // "1 -2 0 -1"
  std::string deal(std::string_view fact) const;  // "Ana", "13", "bawah", "null"; "" if there is no such fact
  std::string of(int seat, std::string_view fact) const;
  std::string next(std::string_view fact) const;
};

}  // namespace tanteador::test::truf
