#pragma once
// The SQL of the PostgreSQL engine: db/queries, db/postgres/queries and db/postgres/migrations.

#include <span>

#include "db/sections.hpp"

namespace tanteador::db::postgres {

const Sections& statements();
const std::string& sql(std::string_view name);
std::span<const Migration> migrations();

}  // namespace tanteador::db::postgres
