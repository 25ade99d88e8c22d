#pragma once
// Links from result slips to this server, for programs that print or read slips.

namespace tanteador::web {

void register_table_links();

}  // namespace tanteador::web
