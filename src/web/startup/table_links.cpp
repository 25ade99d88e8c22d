#include "src/web/startup/table_links.hpp"

#include "src/queries/table_links.hpp"
#include "src/web/opened.hpp"
#include "src/web/tokens.hpp"

namespace tanteador::web {

namespace {

report::LinksByTable make(session::Store& store, const session::Host& host,
                          const session::OpenCompetition& competition, league::RoundRef round,
                          const std::string& address) {
  report::LinksByTable links;
  Tokens tokens(store, host);
  for (const auto& [table, token] : tokens_of(tokens, competition.head.id, competition.now, round))
    links[table] = {address, address + "/t/" + token.secret, token.code};
  return links;
}

report::LinksByTable preview(const session::OpenCompetition& competition, league::RoundRef round,
                             const std::string& address) {
  std::string dots;
  for (int i = 0; i < kCodeLetters; ++i) dots += "·";
  report::LinksByTable links;
  const auto count = static_cast<int>(round_at(competition.now, round).tables.size());
  for (int table = 0; table < count; ++table) {
    const league::TableRef at{round.stage, round.round, table};
    if (is_valid({Scope::table, competition.head.id, at}, competition.now))
      links[at] = {address, address + "/", dots};
  }
  return links;
}

std::optional<queries::CompetitionTable> find(session::Store& store, std::string_view address) {
  const auto pass = Tokens(store, session::system_host()).find(token_in(address));
  if (!pass || pass->scope != Scope::table) return std::nullopt;
  return queries::CompetitionTable{pass->stream, pass->table};
}

constexpr queries::TableLinks kLinks{known_address, read_address, make, preview, find};

}  // namespace

void register_table_links() { queries::register_table_links(kLinks); }

}  // namespace tanteador::web
