#pragma once
// Pages of a competition that are no table: what stands on the tables, is filled in there, and is handed out
// at the end.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/print/document.hpp"

namespace tanteador::queries {

// How a phone gets to a table: by the address in a QR code, or by typing the code at the room's first page.
struct TableLink {
  std::string room, address, code;
};

// All must outlive it.
struct PagesInput {
  std::string_view competition;  // its id
  const league::Competition& now;
  const std::vector<std::string>& names;                 // of the entrants
  const std::map<league::TableRef, TableLink>& ways_in;  // of tables that have one
};

// To stand on the tables: the number to be read across a room, and who sits there.
print::Document cards_page(const PagesInput& of, league::RoundRef round);
// For the best of the final list, each on a page of its own.
print::Document diplomas_page(const PagesInput& of);
// To be filled in and signed, four on a page; each bears its table's way in, else view::slip_code().
print::Document slips_page(const PagesInput& of, league::RoundRef round);

}  // namespace tanteador::queries
