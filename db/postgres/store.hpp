#pragma once
// What db/store.hpp offers, for a database on a server.

#include "db/store.hpp"

namespace tanteador::db::postgres {

std::unique_ptr<session::Store> open_store(std::string_view address, OpenMode mode);
bool is_there(std::string_view address);
Found look(std::string_view address);
std::vector<std::string> check(std::string_view address);
[[noreturn]] void refuse_backup(std::string_view address);
[[noreturn]] void refuse_restore(std::string_view address);

}  // namespace tanteador::db::postgres
