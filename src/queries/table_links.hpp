#pragma once
// Links from result slips to the phones' server. The server is a component: it registers these functions.

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "src/queries/pages.hpp"
#include "src/queries/result_list.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::queries {

using LinksOfRound = std::map<league::TableRef, TableLink>;  // of tables that can still be entered

// Without the component there is no address and no link.
struct TableLinks {
  // The address of the server, or its last one; empty: there was none.
  std::string (*known_address)(const session::KeyValueStore& store);
  // Nothing: `text` is not the address of a server.
  std::optional<std::string> (*read_address)(std::string_view text);
  // Makes a new code for each table of the round.
  LinksOfRound (*make)(session::Store& store, const session::Host& host,
                       const session::OpenCompetition& competition, league::RoundRef round,
                       const std::string& address);
  // The same with dots in place of codes, for a preview.
  LinksOfRound (*preview)(const session::OpenCompetition& competition, league::RoundRef round,
                          const std::string& address);
  // The table of an address that is printed on a slip.
  std::optional<TableOf> (*find)(session::Store& store, std::string_view address);
};

const TableLinks& table_links();
// `links` must outlive the program.
void register_table_links(const TableLinks& links);

// The tables that addresses in a list lead to; the store must outlive it.
FindTable find_table(session::Store& store);

}  // namespace tanteador::queries
