#pragma once
// Tournament report files of chess: FIDE's TRF16, and the part of TRF26 (Format of Tournament Report File,
// version 2026) for single players. Covers a Swiss with results as points. Other programs pair and check with
// such files.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"

namespace tanteador::codec {

// The game in a round's column. Opponents count from 1; 0: none.
struct TrfGame {
  int opponent = 0;
  char colour = '-';  // 'w', 'b' or '-'
  char result = ' ';  // '1' '=' '0'; '+' '-' forfeits; 'U' 'F' 'H' 'Z' byes; ' ': none yet
  bool operator==(const TrfGame&) const = default;
};
struct TrfPlayer {
  int number = 0;
  std::string name;
  int rating = 0;            // 0: none
  std::string licence = {};  // at most 11 characters
  int halves = 0, rank = 0;  // points in halves, after penalties
  bool has_points = true;    // false: the file omits them
  std::vector<TrfGame> games = {};
  bool operator==(const TrfPlayer&) const = default;
};
// Absence from a round (TRF26, 240): 'F', 'H' or 'Z'.
struct TrfAway {
  char kind = 'Z';
  int round = 0;  // from 1
  std::vector<int> players;
  bool operator==(const TrfAway&) const = default;
};
// Line 260: players who must not meet in these rounds.
struct TrfApart {
  int first = 1, last = 0;  // from 1; 0: not given
  std::vector<int> players;
  bool operator==(const TrfApart&) const = default;
};
// Line 299 without a result: points deducted from a player.
struct TrfPenalty {
  int halves = 0;  // negative: a bonus
  int round = 0;   // from 1; 0: not given
  std::vector<int> players;
  bool operator==(const TrfPenalty&) const = default;
};
// Line 162, in halves.
struct TrfPoints {
  int win = 2, draw = 1, loss = 0, bye = 2;
  bool operator==(const TrfPoints&) const = default;
};
struct TrfFile {
  std::string name, place = {}, starts = {};  // starts: "2026/12/04"
  int rounds = 0;                             // planned rounds
  std::vector<TrfPlayer> players = {};
  std::optional<TrfPoints> points = {};
  std::vector<std::string> order = {};  // order of the standings in FIDE's words: 212, or PTS and then 202
  std::vector<TrfAway> away = {};
  std::vector<TrfApart> apart = {};
  std::vector<TrfPenalty> penalties = {};
  // Number of columns of drawn rounds. Later columns contain no opponents, only absences.
  std::size_t drawn = 0;
  bool has_other_points = false;  // line 299 changes the points of a result; ignored
  bool operator==(const TrfFile&) const = default;
};

std::string trf_text(const TrfFile& file);  // lines end in CR LF
// Reads a file and ignores lines of other kinds. The error names the line. A file of teams is an error.
tl::expected<TrfFile, InputError> read_trf(std::string_view text);

}  // namespace tanteador::codec
