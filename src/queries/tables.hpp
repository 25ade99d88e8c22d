#pragma once
// What the session knows of a match, as the screens are told of it: the panel's and the pages' of the room.

#include <cstdint>
#include <optional>
#include <string>

#include "src/session/session.hpp"
#include "src/view/table.hpp"

namespace tanteador::queries {

// `match` must outlive the table.
view::Table table_of(const session::OpenMatch& match);
// The table as it stood before an event; `past` holds what it refers to.
view::Table table_before(const session::OpenMatch& match, std::int64_t seq, std::optional<AnyMatch>& past);
// It can also be asked what would follow. Both must outlive it.
void let_try(view::Table& table, const session::Session& session, const session::OpenMatch& match);
// And what would be allowed.
void let_ask(view::Table& table, const session::Session& session, const session::OpenMatch& match);

// Why an event was refused, for people.
std::string sentence(const codec::Failure& failure, const Names& names);

}  // namespace tanteador::queries
