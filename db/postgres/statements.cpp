#include "db/postgres/statements.hpp"

namespace tanteador::db::postgres {

const Sections& statements() {
  static const Sections all = sections_of("postgres");
  return all;
}

const std::string& sql(std::string_view name) { return section(statements(), name); }

std::span<const Migration> migrations() {
  static const std::vector<Migration> ladder = ladder_of("postgres");
  return ladder;
}

}  // namespace tanteador::db::postgres
