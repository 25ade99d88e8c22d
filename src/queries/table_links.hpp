#pragma once
// Links from result slips to the phones' server. The server is a component: it registers these functions.

#include <optional>
#include <string>
#include <string_view>

#include "src/queries/result_list.hpp"
#include "src/reports/report.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::queries {

// Functions of the server component. Without the component there are no addresses and links.
struct TableLinks {
  // The address of the server, or its last one. Empty: none.
  std::string (*known_address)(const session::KeyValueStore& store);
  // Null: `text` is not the address of a server.
  std::optional<std::string> (*read_address)(std::string_view text);
  // Makes a new code for each table of the round that can still be entered.
  report::LinksByTable (*make)(session::Store& store, const session::Host& host,
                               const session::OpenCompetition& competition, league::RoundRef round,
                               const std::string& address);
  // The same for a preview, with dots in place of codes.
  report::LinksByTable (*preview)(const session::OpenCompetition& competition, league::RoundRef round,
                                  const std::string& address);
  std::optional<CompetitionTable> (*find)(session::Store& store, std::string_view address);
};

const TableLinks& table_links();
// `links` must outlive the program.
void register_table_links(const TableLinks& links);

// Finds the tables of addresses in a list. The store must outlive it.
FindTable find_table(session::Store& store);

}  // namespace tanteador::queries
