#pragma once
// A match as the screens are told of it.

#include <cstdint>
#include <optional>

#include "src/session/open_match.hpp"
#include "src/view/table.hpp"

namespace tanteador::ui {

// `match` must outlive the table.
view::Table table_of(const session::OpenMatch& match);
// The table as it stood before an event; `past` holds what it refers to.
view::Table table_before(const session::OpenMatch& match, std::int64_t seq, std::optional<AnyMatch>& past);

}  // namespace tanteador::ui
