#pragma once
// PostgreSQL as the engine of databases on a server.

#include "db/server.hpp"

namespace tanteador::db::postgres {

const ServerEngine& server_engine();

std::unique_ptr<session::Store> open_store(std::string_view address, OpenMode mode);
[[noreturn]] void refuse_backup(std::string_view address);

}  // namespace tanteador::db::postgres
