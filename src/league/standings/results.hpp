#pragma once
// What happened in a competition, as tie-breaks, standings and statistics read it. One form for all: a
// pairing is a table of two sides, rotating partners two sides of several, a table of singles three to five
// sides of one, and a bye a table of one.

#include <cstdint>
#include <string>
#include <vector>

#include "src/core/text/phrase.hpp"
#include "src/league/standings/entrant.hpp"

namespace tanteador::league {

using Halves = std::int32_t;  // competition points in halves: 2 is one point, 1 is half a point

// What the results of a competition are worth.
struct PointScheme {
  Halves win = 2, draw = 1, loss = 0;
  bool operator==(const PointScheme&) const = default;
};

// How an entrant came by a round's points. What a bye is worth is said beside it, not by its kind.
enum class Kind : std::uint8_t {
  played,
  forfeit_win,    // the other side did not come or gave up before it began
  forfeit_loss,   // a double forfeit is two of these
  allocated_bye,  // nobody was left to meet
  full_bye,
  half_bye,  // this and the next two at the entrant's own wish
  zero_bye,
  absent
};

enum class Verdict : std::uint8_t { none, lost, drawn, won };

// One entrant's line of a table's result.
struct Line {
  Entrant entrant{};
  int side = 0;  // those of one side are partners, all others of the table opponents
  Kind kind = Kind::played;
  Verdict verdict = Verdict::none;
  Halves points = 0;       // competition points
  int score = 0;           // what the side wrote at the table: points, or the total of a round of deals
  int sets = 0;            // sets won
  int deals = 0;           // deals won
  bool stood_in = false;   // somebody else played for the entrant (see SubstituteRule in standings.hpp)
  Halves game_points = 0;  // of a match over several tables: a point for each that was won
  bool operator==(const Line&) const = default;
};

struct TableResult {
  std::vector<Line> lines;
  bool operator==(const TableResult&) const = default;
};

// An entrant without a line had not joined or had withdrawn: as absent, worth nothing.
struct RoundResult {
  std::vector<TableResult> tables;
  bool operator==(const RoundResult&) const = default;
};

// Taken off an entrant's own points and score; what its opponents draw from it stays. A revoked one is left
// out.
struct Penalty {
  Entrant entrant{};
  int round = 0;
  Halves points = 0;  // positive: taken off
  int score = 0;
  std::string reason;
  bool operator==(const Penalty&) const = default;
};

// Everybody is in a round once at most: alone with a bye, else with an opponent. Numbers are below a million.
struct Results {
  int entrants = 0;
  std::vector<RoundResult> rounds;  // closed rounds, in order
  std::vector<Penalty> penalties;
  bool operator==(const Results&) const = default;
};

inline TableResult bye(Entrant entrant, Kind kind, Halves points) {
  return {{{.entrant = entrant, .kind = kind, .points = points}}};
}

// An entrant in a phrase: rendered from Names::sides, filled with the entrants' names.
constexpr Arg name_of(Entrant entrant) {
  Arg arg(index(entrant));
  arg.kind = Arg::Kind::side;
  return arg;
}

}  // namespace tanteador::league
