#include "src/cli/output/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "db/store.hpp"
#include "src/cli/app.hpp"
#include "src/cli/pin.hpp"
#include "src/core/text/encoding.hpp"
#include "src/core/text/text.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

namespace fs = std::filesystem;
using view::say;

constexpr std::string_view kMark = "\xEF\xBB\xBF";
constexpr std::string_view kPacked = "PK\x03\x04";  // first bytes of a workbook

struct Descriptor {
  int number = -1;
  ~Descriptor() {
    if (number > STDERR_FILENO) close(number);
  }
};

Problem cannot_read(const std::string& name, int error) {
  const std::string reason = std::strerror(error);
  return unreadable(say("{0} could not be read: {1}.", {std::string_view(name), std::string_view(reason)}));
}

Problem too_large_problem(const std::string& name) {
  return unreadable(say("{0} is larger than {1} MiB and cannot be a match file.",
                        {std::string_view(name), int{kInputMax >> 20}}));
}

std::string read_all(int descriptor, const std::string& name) {
  std::string text;
  std::string block(1 << 16, '\0');
  for (;;) {
    const ssize_t got = read(descriptor, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw cannot_read(name, errno);
    if (got == 0) return text;
    text.append(block, 0, got);
    if (text.size() > kInputMax) throw too_large_problem(name);
  }
}

const char* set_variable(const char* name) {
  const char* value = std::getenv(name);
  return value && *value ? value : nullptr;
}

bool is_there(const fs::path& path) {
  std::error_code error;
  const auto status = fs::symlink_status(path, error);
  return status.type() != fs::file_type::not_found;
}

}  // namespace

std::string read_input_file(const std::string& name) {
  Descriptor file;
  const std::string shown = name == "-" ? tr("standard input") : name;
  file.number = name == "-" ? STDIN_FILENO : open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
  if (file.number < 0) throw cannot_read(shown, errno);
  struct stat about {};
  if (fstat(file.number, &about) != 0) throw cannot_read(shown, errno);
  if (S_ISDIR(about.st_mode)) throw cannot_read(shown, EISDIR);
  if (S_ISREG(about.st_mode) && about.st_size > static_cast<off_t>(kInputMax)) throw too_large_problem(shown);
  std::string text = read_all(file.number, shown);
  if (text.starts_with(kMark)) text.erase(0, kMark.size());
  if (text.starts_with(kPacked))
    throw unreadable(say("{0} is a workbook. Save it as CSV in your spreadsheet program and import that.",
                         {std::string_view(shown)}));
  return text;
}

std::string read_text_file(const std::string& name) {
  auto text = as_utf8(read_input_file(name));
  if (text) return std::move(*text);
  throw Problem{Exit::unreadable, "input",
                say("Byte {0} is not valid text: the file is not UTF-8, UTF-16 or Windows-1252.",
                    {static_cast<int>(text.error().byte)}),
                text.error().line, text.error().column};
}

void require_importable(std::string_view text) {
  if (text.size() > kInputMax)
    throw failure("system", say("The export would be {0} MiB; the limit for imports is {1} MiB. Use "
                                "\"tanteador db backup\" instead.",
                                {static_cast<int>(text.size() >> 20), int{kInputMax >> 20}}));
}

bool is_input_file(const std::string& name) { return name == "-" || (!name.empty() && is_there(name)); }

fs::path default_database() {
  const char* data = set_variable("XDG_DATA_HOME");
  const char* home = set_variable("HOME");
  const std::pair<const char*, const char*> places[] = {{"XDG_DATA_HOME", data}, {"HOME", home}};
  for (const auto& [name, value] : places) {
    if (!value) continue;
    if (const auto bad = bad_byte(value))
      throw failure("cannot_open",
                    say("The variable {0} is not valid UTF-8 from byte {1}. Give the database with --db.",
                        {std::string_view(name), static_cast<int>(*bad) + 1}));
  }
  const fs::path below = fs::path("tanteador") / "tanteador.db";
  if (data && fs::path(data).is_absolute()) return fs::path(data) / below;
  if (home) return fs::path(home) / ".local" / "share" / below;
  throw failure("cannot_open", tr("No home directory found for the database. Give a file with --db."));
}

fs::path program_folder(const char* argv0) {
  std::error_code error;
  const fs::path self = fs::read_symlink("/proc/self/exe", error);
  if (!error) return self.parent_path();
  const fs::path called = argv0 ? argv0 : "";
  if (called.has_parent_path()) return fs::absolute(called, error).parent_path();
  std::string_view path = set_variable("PATH") ? set_variable("PATH") : "";
  while (!path.empty()) {
    const std::size_t end = std::min(path.find(':'), path.size());
    const fs::path folder(path.substr(0, end));
    if (!called.empty() && access((folder / called).c_str(), X_OK) == 0) return folder;
    path.remove_prefix(std::min(path.size(), end + 1));
  }
  return ".";
}

bool has_database(const Context& context) { return db::is_there(context.database); }

std::unique_ptr<session::Store> open_to_read(const Context& context) {
  if (!has_database(context)) return nullptr;
  return db::open_store(context.database, db::OpenMode::read);
}

std::unique_ptr<session::Store> open_to_write(const Context& context) {
  auto store = db::open_store(context.database, db::OpenMode::write);
  store->set_busy_timeout();
  // A command reports the first stream it wrote; new players of the club are stored after it.
  store->set_stored_listener([stored = context.stored](std::string_view stream) {
    if (stored->value_or("").empty()) *stored = stream;
  });
  let_work(context, *store);
  return store;
}

std::string match_id(const session::Store* store, const std::string& id_or_prefix) {
  std::string wanted = id_or_prefix;
  std::ranges::transform(wanted, wanted.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const std::string_view shown(id_or_prefix);
  if (!store) throw unreadable(say("There are no matches yet, so there is no match {0}.", {shown}));
  std::vector<std::string> found;
  if (wanted.size() >= kPrefixMin) found = store->ids_beginning("match", wanted);
  if (found.size() == 1) return found.front();
  if (found.size() > 1) {
    constexpr std::size_t kListed = 10;
    std::string list;
    for (std::size_t i = 0; i < std::min(found.size(), kListed); ++i) list += (i == 0 ? "" : "; ") + found[i];
    if (found.size() > kListed) list += "; …";
    throw unreadable(say("{0} matches have an id starting with {1}: {2}. Give more characters.",
                         {static_cast<int>(found.size()), shown, std::string_view(list)}));
  }
  throw unreadable(say("There is no match {0}. \"tanteador match list\" shows all matches.", {shown}));
}

codec::EditionPtr ruleset_by_id(const session::Session& session, const std::string& id) {
  if (auto edition = session::Rulesets(session).find(id)) return edition;
  throw unreadable(
      say("There is no rule set {0}. \"tanteador ruleset list\" shows all of them.", {std::string_view(id)}));
}

session::ScoreResult score_trial(const Context& context, const std::string& text,
                                 session::RefusalPolicy on_refusal, const std::string& under) {
  const auto store = open_to_read(context);
  const session::Session here(store.get(), session::system_host(), session::Keep::no);
  session::Session trial = under.empty() ? here : here.with_ruleset(ruleset_by_id(here, under));
  auto scored = trial.score(text, on_refusal);
  if (!scored) throw unreadable(scored.error());
  return std::move(*scored);
}

session::OpenMatch open_match(session::Session& session, const std::string& id) {
  auto match = session.open(id);
  if (!match)
    throw unreadable(
        say("There is no match {0}. \"tanteador match list\" shows all matches.", {std::string_view(id)}));
  return std::move(*match);
}

}  // namespace tanteador::cli
