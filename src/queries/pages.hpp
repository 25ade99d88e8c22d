#pragma once
// Printed pages of a competition that are not tables: table cards, result slips, diplomas.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/print/document.hpp"

namespace tanteador::queries {

// Two ways for a phone to reach a table: the address in a QR code, or a code to type.
struct TableLink {
  std::string room, address, code;
};

// All referenced objects must outlive it.
struct PagesInput {
  std::string_view competition;  // its id
  const league::Competition& now;
  const std::vector<std::string>& names;                        // by entrant
  const std::map<league::TableRef, TableLink>& links_by_table;  // by table; may lack tables
};

// Cards for the tables, with a number readable across a room and the names of the players.
print::Document cards_page(const PagesInput& of, league::RoundRef round);
// Diplomas for the best of the final list, one on each page.
print::Document diplomas_page(const PagesInput& of);
// Result slips, four on each page. Each shows the link of its table, otherwise view::slip_code().
print::Document slips_page(const PagesInput& of, league::RoundRef round);

}  // namespace tanteador::queries
