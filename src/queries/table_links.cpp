#include "src/queries/table_links.hpp"

namespace tanteador::queries {

namespace {

constexpr TableLinks kNone{
    .known_address = [](const session::KeyValueStore&) { return std::string(); },
    .read_address = [](std::string_view) -> std::optional<std::string> { return std::nullopt; },
    .make = [](session::Store&, const session::Host&, const session::OpenCompetition&, league::RoundRef,
               const std::string&) { return report::LinksByTable(); },
    .preview = [](const session::OpenCompetition&, league::RoundRef,
                  const std::string&) { return report::LinksByTable(); },
    .find = [](session::Store&, std::string_view) -> std::optional<CompetitionTable> {
      return std::nullopt;
    }};

const TableLinks*& registered_links() {
  static const TableLinks* links = &kNone;
  return links;
}

}  // namespace

const TableLinks& table_links() { return *registered_links(); }

void register_table_links(const TableLinks& links) { registered_links() = &links; }

FindTable find_table(session::Store& store) {
  return [&store](std::string_view address) { return table_links().find(store, address); };
}

}  // namespace tanteador::queries
