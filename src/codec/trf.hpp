#pragma once
// Tournament report files of chess (FIDE's TRF16, and of TRF26, Format of Tournament Report File, version
// 2026, what single players need): a Swiss, results as points. Other programs pair and check by them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"

namespace tanteador::codec {

// What stands in a round's column. Opponents count from 1; 0: nobody.
struct TrfGame {
  int opponent = 0;
  char colour = '-';  // 'w', 'b' or '-'
  char result = ' ';  // '1' '=' '0'; '+' '-' of forfeits; 'U' 'F' 'H' 'Z' of byes; ' ': not yet
  bool operator==(const TrfGame&) const = default;
};
struct TrfPlayer {
  int number = 0;
  std::string name;
  int rating = 0;            // 0: none
  std::string licence = {};  // up to eleven signs
  int halves = 0, rank = 0;  // points in halves, less penalties
  bool has_points = true;    // false: the file leaves them out
  std::vector<TrfGame> games = {};
  bool operator==(const TrfPlayer&) const = default;
};
// Who is away from a round (TRF26, 240): 'F', 'H' or 'Z'.
struct TrfAway {
  char kind = 'Z';
  int round = 0;  // from 1
  std::vector<int> players;
  bool operator==(const TrfAway&) const = default;
};
struct TrfApart {           // 260: who is not to meet in these rounds
  int first = 1, last = 0;  // from 1; 0: none is told
  std::vector<int> players;
  bool operator==(const TrfApart&) const = default;
};
struct TrfPenalty {  // 299 of no result: points off somebody's own
  int halves = 0;    // below 0: a bonus
  int round = 0;     // from 1; 0: the file says none
  std::vector<int> players;
  bool operator==(const TrfPenalty&) const = default;
};
struct TrfPoints {  // 162, in halves
  int win = 2, draw = 1, loss = 0, bye = 2;
  bool operator==(const TrfPoints&) const = default;
};
struct TrfFile {
  std::string name, place = {}, starts = {};  // starts: "2026/12/04"
  int rounds = 0;                             // that are to be played
  std::vector<TrfPlayer> players = {};
  std::optional<TrfPoints> points = {};
  std::vector<std::string> order = {};  // of the standings, as FIDE writes it: 212, or PTS and then 202
  std::vector<TrfAway> away = {};
  std::vector<TrfApart> apart = {};
  std::vector<TrfPenalty> penalties = {};
  // The columns of rounds that were drawn. In those after them nobody has an opponent: they say who is away.
  std::size_t drawn = 0;
  bool has_other_points = false;  // 299 of a result: somebody's win, draw, bye … worth something else; left
  bool operator==(const TrfFile&) const = default;
};

std::string trf_text(const TrfFile& file);  // lines end in CR LF
// Lines of other kinds are left. The error names the line; a file of teams is one.
tl::expected<TrfFile, InputError> read_trf(std::string_view text);

}  // namespace tanteador::codec
