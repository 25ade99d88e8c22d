#pragma once
// The address of a database: postgresql://[role@]host[:port]/database[?parameters].

#include <string>
#include <string_view>

namespace tanteador::db::postgres {

struct Address {
  std::string text;        // for libpq; holds no password
  std::string name, role;  // as shown in messages: host and database
};
// Throws StoreError if the text is not an address, or contains a password. The password belongs into
// ~/.pgpass or PGPASSWORD, so that no process list, settings file or message shows it.
Address read_address(std::string_view text);

}  // namespace tanteador::db::postgres
