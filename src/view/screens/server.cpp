#include "src/view/screens/server.hpp"

#include <algorithm>
#include <charconv>

#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using ServerOperation = command::Database::Operation;

constexpr std::string_view kScheme = "postgresql://";
constexpr std::string_view kTrusted = "/etc/ssl/certs/ca-certificates.crt";

// Values of sslmode, by Encryption; the first is omitted from the address.
constexpr std::string_view kModes[] = {"", "require", "verify-full"};

// Percent-encodes all but the unreserved characters of RFC 3986.
std::string escape(std::string_view text) {
  constexpr std::string_view kUnescaped =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
  constexpr char kHexadecimal[] = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (kUnescaped.find(c) != kUnescaped.npos)
      out += c;
    else
      out += {'%', kHexadecimal[byte >> 4], kHexadecimal[byte & 15]};
  }
  return out;
}

std::string unescape(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    int byte = 0;
    const bool coded = text[i] == '%' && i + 2 < text.size() &&
                       std::from_chars(&text[i + 1], &text[i + 1] + 2, byte, 16).ptr == &text[i + 1] + 2;
    out += coded ? static_cast<char>(byte) : text[i];
    i += coded ? 2 : 0;
  }
  return out;
}

// Splits off the part before the mark and removes both from `rest`; without a mark, everything.
std::string_view before_mark(std::string_view& rest, char mark) {
  const std::string_view part = rest.substr(0, rest.find(mark));
  rest.remove_prefix(std::min(rest.size(), part.size() + 1));
  return part;
}

void read_parameters(ServerForm& form, std::string_view rest) {
  while (!rest.empty()) {
    std::string_view value = before_mark(rest, '&');
    const std::string_view name = before_mark(value, '=');
    const auto mode = std::ranges::find(kModes, value);
    if (name == "sslmode" && mode != std::end(kModes))
      form.encryption = static_cast<Encryption>(mode - kModes);
    if (name == "sslrootcert") form.certificates = unescape(value);
  }
}

bool is_whole(const ServerForm& form) { return form.host.find("://") != form.host.npos; }

bool is_port(const std::string& text) {
  int port = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), port);
  return read.ec == std::errc() && read.ptr == text.data() + text.size() && port > 0 && port < 65536;
}

TextField server_field(const char* id, std::string label, std::string hint, const std::string& text) {
  return {std::string(kServerField) + id, std::move(label), std::move(hint), text};
}

SettingRow encryption_row(const ServerForm& form) {
  SettingRow row{.title = tr("Encryption")};
  const std::string labels[] = {tr("If the server supports it"), tr("Always"),
                                tr("Always, and verify the server's certificate")};
  for (int i = 0; i < 3; ++i)
    row.choices.push_back({.id = std::string(kServerField) + "encryption/" + std::to_string(i),
                           .label = labels[i],
                           .command = command::Database{ServerOperation::encrypt, static_cast<Encryption>(i)},
                           .chosen = form.encryption == static_cast<Encryption>(i)});
  if (form.encryption == Encryption::proven)
    row.field = server_field("certificates", tr("Trusted certificates file"), std::string(kTrusted),
                             form.certificates);
  return row;
}

std::string password_help(const ServerForm& form) {
  const auto or_any = [](const std::string& text, std::string_view any) {
    return text.empty() || text.find("://") != text.npos ? std::string(any) : text;
  };
  const std::string local = form.host.starts_with('/') ? "localhost" : or_any(form.host, "*");
  const std::string line = local + ":" + or_any(form.port, "5432") + ":" + or_any(form.database, "*") + ":" +
                           or_any(form.role, "*") + ":";
  return say(
      "Passwords are never typed, stored or shown here. Put the password in PGPASSWORD, or in ~/.pgpass "
      "(readable only by you, chmod 600). The line there starts with {0}.",
      {std::string_view(line)});
}

std::string ready_text(const ServerFound& found) {
  const std::string there = trn("{0} match", "{0} matches", found.matches);
  const std::string cups = trn("{0} competition", "{0} competitions", found.competitions);
  if (found.read_only)
    return say("Connected: {0} and {1}. Read-only (a replica or set so); good enough for a big screen.",
               {std::string_view(there), std::string_view(cups)});
  if (!found.may_write)
    return say("Connected: {0} and {1}. This role is read-only; good enough for a big screen.",
               {std::string_view(there), std::string_view(cups)});
  return say("Connected: {0} and {1}. This role can make entries.",
             {std::string_view(there), std::string_view(cups)});
}

std::string found_text(const ServerFound& found) {
  std::string text;
  switch (found.state) {
    case ServerFound::State::ready: text = ready_text(found); break;
    case ServerFound::State::older:
      text = found.usable()
                 ? tr("Set up by an older version; it will be updated when used.")
                 : tr("Set up by an older version. This role may not update it; ask the administrator.");
      break;
    case ServerFound::State::nothing:
      text = found.usable()
                 ? tr("The database is empty; it will be set up when used.")
                 : tr("The database is empty and this role may not set it up; ask the administrator.");
      break;
  }
  return text + " " +
         (found.encrypted ? tr("The connection is encrypted.") : tr("The connection is not encrypted."));
}

Button database_key(const char* id, std::string label, ServerOperation operation, bool enabled = true) {
  return {.id = std::string(kServerField) + id,
          .label = std::move(label),
          .command = command::Database{operation, {}},
          .enabled = enabled};
}

SettingRow test_row(const ServerStatus& now) {
  const bool good = now.found && now.found->usable();
  const bool another = now.closed || address_of(now.form) != now.here;
  SettingRow row;
  row.choices = {
      database_key("test", tr("Test the connection"), ServerOperation::test, !now.testing && now.possible),
      database_key("use", tr("Use this database"), ServerOperation::use,
                   now.possible && good && another && !now.testing)};
  if (now.closed) row.choices.push_back(database_key("retry", tr("Try again"), ServerOperation::retry));
  if (now.testing)
    row.note = tr("Connecting…");
  else if (!now.problem.empty())
    row.problem = now.problem;
  else if (now.found)
    (good ? row.note : row.problem) = found_text(*now.found);
  return row;
}

}  // namespace

std::string address_of(const ServerForm& form) {
  if (is_whole(form)) return form.host;
  std::string address(kScheme);
  if (!form.role.empty()) address += escape(form.role) + "@";
  address += escape(form.host);
  if (!form.port.empty()) address += ":" + form.port;
  address += "/" + escape(form.database);
  if (form.encryption == Encryption::usual) return address;
  address += "?sslmode=" + std::string(kModes[index(form.encryption)]);
  if (form.encryption == Encryption::proven)
    address += "&sslrootcert=" + escape(form.certificates.empty() ? kTrusted : form.certificates);
  return address;
}

ServerForm form_of(std::string_view address) {
  ServerForm form;
  if (!address.starts_with(kScheme)) return form;
  std::string_view rest = address.substr(kScheme.size());
  std::string_view place = before_mark(rest, '/');
  if (place.find('@') != place.npos) form.role = unescape(before_mark(place, '@'));
  form.host = unescape(before_mark(place, ':'));
  form.port = place;
  form.database = unescape(before_mark(rest, '?'));
  read_parameters(form, rest);
  if (address_of(form) == address) return form;
  form = {};
  form.host = address;
  return form;
}

std::string* field_in(ServerForm& form, std::string_view id) {
  const std::pair<std::string_view, std::string*> kFields[] = {{"host", &form.host},
                                                               {"port", &form.port},
                                                               {"database", &form.database},
                                                               {"role", &form.role},
                                                               {"certificates", &form.certificates}};
  for (const auto& [name, text] : kFields) {
    if (id.starts_with(kServerField) && id.substr(kServerField.size()) == name) return text;
  }
  return nullptr;
}

std::string fault_in(const ServerForm& form) {
  if (form.host.empty()) return tr("Enter the server name (ask the administrator).");
  if (is_whole(form)) return {};
  if (form.database.empty()) return tr("Enter the database name.");
  if (form.role.find(':') != form.role.npos || form.host.find('@') != form.host.npos)
    return tr("Do not enter a password here, where others can read it. Use ~/.pgpass or PGPASSWORD.");
  if (!form.port.empty() && !is_port(form.port))
    return say("{0} is not a port number (up to 65535, usually 5432).", {std::string_view(form.port)});
  return {};
}

ServerView make_server(const ServerStatus& now) {
  const ServerForm& form = now.form;
  SettingSheet sheet{
      .title = tr("Where data is stored"),
      .help = tr("A file on this computer is enough for one desk. With several desks at once, or "
                 "several clubs, use a database on a server."),
      .columns = 2};
  sheet.rows = {
      {.field = server_field("host", tr("Server or full address"), "db.example.org", form.host)},
      {.field = server_field("database", tr("Database"), tr("the club's database"), form.database)},
      {.field = server_field("role", tr("User (role)"), tr("as set up by the administrator"), form.role)},
      {.field = server_field("port", tr("Port"), "5432", form.port)},
      encryption_row(form),
      test_row(now),
      {.title = now.closed ? tr("Could not be opened") : tr("In use"), .note = now.here},
      {.note = password_help(form)}};
  if (now.here != now.file && now.possible) {
    SettingRow& in_use = sheet.rows[sheet.rows.size() - 2];
    in_use.choices = {database_key("file", tr("Use local file"), ServerOperation::use_file)};
    in_use.note += "\n" + now.file;
  }
  if (!now.closed)
    sheet.tools = {
        {.id = "go/together", .label = tr("Synchronise"), .command = command::Go{Screen::together}}};
  return {std::move(sheet)};
}

}  // namespace tanteador::view
