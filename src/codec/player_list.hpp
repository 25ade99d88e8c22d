#pragma once
// A club's list of players, or a list of entrants, as spreadsheets and people write it.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/core/text/name_list.hpp"

namespace tanteador::codec {

// A player as a club's list has it, or an entrant as a list of entries has it.
struct PlayerLine {
  int line = 0;
  std::string name = {}, alias = {}, licence = {}, active = {};  // active: "yes" or "no"; empty is yes
  std::string club = {}, rating = {};                            // rating: a whole number, or empty
  std::string categories = {};                                   // "women / juniors"
  std::string given = {}, surname = {};                          // where the list has a column for each
};
struct PlayerList {
  std::vector<PlayerLine> players;
  std::vector<std::string> left;  // titles of columns that mean nothing here
};
// The bytes of a file in any encoding of src/core/text/encoding.hpp. Columns by their title in the first
// line, in any order and case: name, or first name and surname; alias, licence, active, club, rating,
// category, also as spreadsheets of our languages call them; others are left and named. Where the first line
// holds no title, each line is a name. Names stand as they are, in any script, without the apostrophe of
// csv_text. The error names the first line that cannot be taken: no name, a control character, a licence
// number that is there twice, half a name.
tl::expected<PlayerList, InputError> read_players(std::string_view bytes,
                                                  NameOrder order = NameOrder::given_first);
// Names that were read in two halves, in this order.
void order_names(PlayerList& list, NameOrder order);
// The same as a file: what is read from it gives it again byte for byte. Blanks round a name are left out.
std::string players_csv(std::span<const PlayerLine> players);

// "Ana / Beto" is a pair; each name as it is kept, empty ones left out.
std::vector<std::string> people_in(std::string_view entrant);

// Everybody of a list by name, pairs one by one; licences are those of single players.
std::vector<ListedName> names_in(const PlayerList& list);

}  // namespace tanteador::codec
