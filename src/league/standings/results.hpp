#pragma once
// The results of a competition for tie-breaks, standings and statistics. A pairing is a table of two sides;
// rotating partners: two sides of several entrants; singles: three to five sides of one; a bye: one entrant.

#include <cstdint>
#include <string>
#include <vector>

#include "src/core/text/phrase.hpp"
#include "src/league/standings/entrant.hpp"

namespace tanteador::league {

using Halves = std::int32_t;  // competition points in halves: 2 is one point, 1 is half a point

struct PointScheme {
  Halves win = 2, draw = 1, loss = 0;
  bool operator==(const PointScheme&) const = default;
};

// The way an entrant got the points of a round. The points of a bye are stored separately.
enum class Kind : std::uint8_t {
  played,
  forfeit_win,    // the other side did not come, or withdrew before the start
  forfeit_loss,   // a double forfeit is two of these
  allocated_bye,  // no opponent was left
  full_bye,
  half_bye,  // this and the next two at the entrant's request
  zero_bye,
  absent
};

enum class Verdict : std::uint8_t { none, lost, drawn, won };

// One entrant's line of a table's result.
struct Line {
  Entrant entrant{};
  int side = 0;  // equal sides are partners, different sides opponents
  Kind kind = Kind::played;
  Verdict verdict = Verdict::none;
  Halves points = 0;
  int score = 0;           // the score of the side: points, or the total of a round of deals
  int sets = 0;            // sets won
  int deals = 0;           // deals won
  bool stood_in = false;   // a substitute played for the entrant (see SubstituteRule in standings.hpp)
  Halves game_points = 0;  // match over several tables: one point for each won table
  bool operator==(const Line&) const = default;
};

struct TableResult {
  std::vector<Line> lines;
  bool operator==(const TableResult&) const = default;
};

// An entrant without a line had not joined or had withdrawn; it counts as absent, without points.
struct RoundResult {
  std::vector<TableResult> tables;
  bool operator==(const RoundResult&) const = default;
};

// Deducted from the entrant's own points and score, not in tie-breaks of opponents. Lifted ones are left out.
struct Penalty {
  Entrant entrant{};
  int round = 0;
  Halves points = 0;  // positive: deducted
  int score = 0;
  std::string reason;
  bool operator==(const Penalty&) const = default;
};

// An entrant is in a round at most once: alone with a bye, or with opponents. Numbers are below a million.
struct Results {
  int entrants = 0;
  std::vector<RoundResult> rounds;  // closed rounds, in order
  std::vector<Penalty> penalties;
  bool operator==(const Results&) const = default;
};

inline TableResult bye(Entrant entrant, Kind kind, Halves points) {
  return {{{.entrant = entrant, .kind = kind, .points = points}}};
}

// An entrant as an argument of a phrase, rendered with Names::sides.
constexpr Arg name_of(Entrant entrant) {
  Arg arg(index(entrant));
  arg.kind = Arg::Kind::side;
  return arg;
}

}  // namespace tanteador::league
