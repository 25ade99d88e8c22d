#pragma once
// Which database the panel works on, the file of this computer or one on a server, and the form for that. A
// password is no part of it: libpq looks for it in ~/.pgpass or PGPASSWORD.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/setting_sheet.hpp"

namespace tanteador::view {

inline constexpr std::string_view kServerField = "server/";  // the beginning of its fields' ids

// As it is typed. A host may be a folder with a socket, or the whole of an address.
struct ServerForm {
  std::string host = {}, port = {}, database = {}, role = {};
  std::string certificates = {};  // a file; of Encryption::proven
  Encryption encryption = Encryption::usual;
  bool operator==(const ServerForm&) const = default;
};
std::string address_of(const ServerForm& form);  // postgresql://…
ServerForm form_of(std::string_view address);    // empty where it is none
std::string fault_in(const ServerForm& form);    // why it is no address, in a sentence; empty: it is one
std::string* field_in(ServerForm& form, std::string_view id);  // null: there is none of that id

// What answers at an address.
struct ServerFound {
  enum class State { nothing, older, ready } state = State::nothing;  // nothing: of this program's
  bool may_write = false;  // this role may enter; or set up, or bring up to date, what is there
  bool read_only = false;  // nobody may, whatever the role
  bool encrypted = false;
  int matches = 0, competitions = 0;
  bool usable() const { return state == State::ready || (may_write && !read_only); }
};

struct ServerNow {
  ServerForm form;
  std::string here, file;                // the database in use, and the file of this computer
  bool possible = true;                  // this program can change to another
  bool testing = false, closed = false;  // closed: `here` could not be opened, for `problem`
  std::string problem;                   // what the last test or attempt met with
  std::optional<ServerFound> found;      // of the form as it stands
};

struct ServerView {
  SettingSheet sheet;
};
ServerView make_server(const ServerNow& now);

}  // namespace tanteador::view
