#pragma once
// The screen of the database: the local file or a server. Passwords come from ~/.pgpass or PGPASSWORD.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/setting_sheet.hpp"

namespace tanteador::view {

inline constexpr std::string_view kServerField = "server/";  // prefix of its field ids

// The typed values. A host may be a socket folder or a complete address.
struct ServerForm {
  std::string host = {}, port = {}, database = {}, role = {};
  std::string certificates = {};  // a file; for Encryption::proven
  Encryption encryption = Encryption::usual;
  bool operator==(const ServerForm&) const = default;
};
std::string address_of(const ServerForm& form);                // postgresql://…
ServerForm form_of(std::string_view address);                  // empty when it is no address
std::string fault_in(const ServerForm& form);                  // an error sentence; empty: valid
std::string* field_in(ServerForm& form, std::string_view id);  // null: unknown id

// The result of a connection test.
struct ServerFound {
  enum class State { nothing, older, ready } state = State::nothing;  // nothing: no database of this program
  bool may_write = false;  // this role may enter, set up and upgrade
  bool read_only = false;  // no role may write
  bool encrypted = false;
  int matches = 0, competitions = 0;
  bool usable() const { return state == State::ready || (may_write && !read_only); }
};

struct ServerStatus {
  ServerForm form;
  std::string here, file;                // database in use, and local file
  bool possible = true;                  // the program can change its database
  bool testing = false, closed = false;  // closed: `here` could not be opened because of `problem`
  std::string problem;
  std::optional<ServerFound> found;  // result for the current form
};

struct ServerView {
  SettingSheet sheet;
};
ServerView make_server(const ServerStatus& now);

}  // namespace tanteador::view
