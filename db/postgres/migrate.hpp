#pragma once
// The schema `tanteador` of a database: what is there, and how it becomes what this program uses.

#include <map>

#include "db/postgres/connection.hpp"
#include "db/postgres/statements.hpp"

namespace tanteador::db::postgres {

// The version of the schema, 0 where there is none or an empty one; throws not_ours or newer. Changes
// nothing.
int inspect(Connection& connection, int newest);

// Brings it up the ladder in one transaction; of several who do so at once one does it.
void migrate(Connection& connection, std::span<const Migration> ladder);

using Objects = std::map<std::pair<std::string, std::string>, std::string>;  // type and name: what makes it
// Those that are there, and those the ladder makes up to a version, which are made in a schema of their own
// and taken back. Throws a Fault where the role may not make one.
std::pair<Objects, Objects> found_and_expected(Connection& connection, std::span<const Migration> ladder);

}  // namespace tanteador::db::postgres
