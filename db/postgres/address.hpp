#pragma once
// Where a database is: postgresql://[role@]host[:port]/database[?parameters].

#include <string>
#include <string_view>

namespace tanteador::db::postgres {

struct Address {
  std::string text;        // for libpq; holds no password
  std::string name, role;  // what sentences call it: host and database
};
// Throws StoreError where it cannot be read, or has a password in it: that is looked for where libpq does, in
// ~/.pgpass or PGPASSWORD, so that nobody reads it in a list of processes, a settings file or a message.
Address read_address(std::string_view text);

}  // namespace tanteador::db::postgres
