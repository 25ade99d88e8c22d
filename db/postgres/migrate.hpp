#pragma once
// The schema `tanteador` of a database: its version and its migration.

#include <map>

#include "db/postgres/connection.hpp"
#include "db/postgres/statements.hpp"

namespace tanteador::db::postgres {

// The version of the schema, 0 if there is none or an empty one; throws not_ours or newer. Changes nothing.
int inspect(Connection& connection, int newest);

// Migrates the schema in one transaction. If several programs try at once, one of them does it.
void migrate(Connection& connection, std::span<const Migration> ladder);

using Objects = std::map<std::pair<std::string, std::string>, std::string>;  // type and name, with the SQL
// The objects of the database, and those that the ladder makes up to a version. The latter are made in a
// temporary schema and rolled back. Throws a Fault if the role may not create one.
std::pair<Objects, Objects> found_and_expected_objects(Connection& connection,
                                                       std::span<const Migration> ladder);

}  // namespace tanteador::db::postgres
