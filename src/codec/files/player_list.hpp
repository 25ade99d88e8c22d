#pragma once
// Lists of players or entrants, as spreadsheets and people write them.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/core/text/name_list.hpp"

namespace tanteador::codec {

// A line of the list: a player of the club, or an entrant.
struct PlayerLine {
  int line = 0;
  std::string name = {}, alias = {}, licence = {}, active = {};  // active: "yes" or "no"; empty is yes
  std::string club = {}, rating = {};                            // rating: a whole number, or empty
  std::string categories = {};                                   // "women / juniors"
  std::string given = {}, surname = {};                          // if the list has a column for each
};
struct ReadColumn {
  std::string title;  // as in the list
  std::string_view
      field;  // "name", "first name", "surname", "alias", "licence", "active", "club", "rating", "category"
};
struct PlayerList {
  std::vector<PlayerLine> players;
  std::vector<ReadColumn> columns;  // those that were read
  std::vector<std::string> left;    // titles of ignored columns
  bool of_program = false;  // a pairing program wrote it: Chess-Results, Swiss-Manager, Swiss-Chess, Vega
};
// Reads a list of players. `bytes` may have any encoding of src/core/text/encoding.hpp. The first line has
// the titles of the columns, in any order and case. Titles: name, or first name and surname; alias, licence,
// active, club, rating, category. Titles that spreadsheets use in the program's languages are known too.
// Other columns are ignored and listed in `left`. A list of a pairing program may have an international and a
// national number or rating; the first of them that is not 0 counts. Its names "Gómez, Ana" are split.
// Without a title in the first line, each line is a name. Names stay as written, without the apostrophe of
// csv_text. The error names the first bad line: no name, a control character, a repeated licence number, half
// a name.
tl::expected<PlayerList, InputError> read_players(std::string_view bytes,
                                                  NameOrder order = NameOrder::given_first);
// Joins given name and surname in this order, if they were read from two columns.
void order_names(PlayerList& list, NameOrder order);
// Writes the list as a file without blanks around names. Reading and writing it again gives the same bytes.
std::string players_csv(std::span<const PlayerLine> players);

// Splits an entrant such as "Ana / Beto" into normalized names, without empty ones.
std::vector<std::string> people_in(std::string_view entrant);

// Returns all people of a list by name, the members of pairs separately. Only single players have licences.
std::vector<ListedName> names_in(const PlayerList& list);

}  // namespace tanteador::codec
