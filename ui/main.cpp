// tanteador-panel: opens the database, makes the session, shows the window.

#include <sys/utsname.h>

#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <string_view>

#include "db/copies.hpp"
#include "db/store.hpp"
#include "src/core/text/text.hpp"
#include "src/session/signatures/backup.hpp"
#include "ui/app/database/any_database.hpp"
#include "ui/app/match/clicked_file.hpp"
#include "ui/app/system/fault.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/app/system/other_program.hpp"
#include "ui/window/window.hpp"
#ifdef TANTEADOR_FEDERATION
#include "db/postgres/store.hpp"
#include "ui/app/federation/component.hpp"
#endif
#ifdef TANTEADOR_WEB
#include "ui/app/phones/component.hpp"
#endif

namespace {

using namespace tanteador;

constexpr int kUsage = 2, kSystem = 3, kNoWindow = 4;  // 4: ./dev run then scores in the terminal

constexpr const char* kHelp =
    "usage: tanteador-panel [OPTIONS] [FILE]\n"
    "  FILE            import this match and open it\n"
    "  --db PATH       use this database (default: the one in the settings)\n"
    "  --size WxH      size of the window in pixels (default: the last size, at first 1280x800)\n"
    "  --scale PERCENT size of text and keys, 80 to 250 (default: as in the settings)\n"
    "  --wall NAME     show pairings and standings of this competition on a big screen\n"
    "  --match ID      open the match whose id begins with ID\n"
    "  --tv            show the open match, or that of --match, on a big screen\n"
    "  --fps N         draw at most N frames a second (default: the rate of the monitor)\n"
    "  --frames N      draw N frames and end\n"
    "  --shot FILE     with --frames: save the last frame as a PNG\n"
    "  --idle SECONDS  draw nothing for so long, print the number of frames drawn, and end\n";

struct Arguments {
  std::filesystem::path database;  // empty: as in the settings
  ui::WindowOptions window;
  std::optional<int> scale;
  std::string wall, file, match;
  bool help = false, tv = false;
};

bool read_number(std::string_view text, int& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc() && read.ptr == text.data() + text.size() && number > 0;
}

bool read_size(std::string_view text, ui::WindowOptions& window) {
  const auto cross = text.find('x');
  auto& [width, height] = window.size.emplace();
  return cross != std::string_view::npos && read_number(text.substr(0, cross), width) &&
         read_number(text.substr(cross + 1), height);
}

bool read_option(std::string_view name, std::string_view value, Arguments& arguments) {
  int number = 0;
  if (name == "--db")
    arguments.database = value;
  else if (name == "--shot")
    arguments.window.shot = value;
  else if (name == "--wall")
    arguments.wall = value;
  else if (name == "--match")
    arguments.match = value;
  else if (name == "--size")
    return read_size(value, arguments.window);
  else if (!read_number(value, number))
    return false;
  else if (name == "--scale")
    arguments.scale = std::clamp(number, view::kScaleMin, view::kScaleMax);
  else if (name == "--fps")
    arguments.window.rate = std::min(number, 1000);
  else if (name == "--frames")
    arguments.window.frames = number;
  else if (name == "--idle")
    arguments.window.idle = number;
  else
    return false;
  return true;
}

std::optional<Arguments> read_arguments(int count, char** words) {
  Arguments arguments;
  for (int i = 1; i < count; i += 2) {
    const std::string_view name = words[i];
    if (name == "--tv") {
      arguments.tv = true;
      --i;
      continue;
    }
    if (i + 1 == count && !name.starts_with('-')) {
      arguments.file = name;
      break;
    }
    arguments.help = name == "--help" || name == "-h";
    if (arguments.help) break;
    if (i + 1 == count || !read_option(name, words[i + 1], arguments)) return std::nullopt;
  }
  return arguments;
}

// Tests an address: its state, and the number of matches and competitions.
view::ServerFound look(const std::string& address) {
  const db::FoundDatabase found = db::look(address);
  view::ServerFound shown{.state = static_cast<view::ServerFound::State>(found.state),
                          .may_write = found.may_write,
                          .read_only = found.read_only,
                          .encrypted = found.encrypted};
  if (found.state != db::FoundDatabase::State::ready) return shown;
  const auto store = db::open_store(address, db::OpenMode::read);
  shown.matches = static_cast<int>(store->count_streams("match"));
  shown.competitions = static_cast<int>(store->count_streams("competition"));
  return shown;
}

std::unique_ptr<session::Store> open_beside(const std::string& database, ui::Opening opening) {
  if (opening == ui::Opening::write) {
    auto store = db::open_store(database, db::OpenMode::write);
    store->set_busy_timeout();
    return store;
  }
  return db::is_there(database) ? db::open_store(database, db::OpenMode::read) : nullptr;
}

// Opens a database for writing. If it is read-only, opens it for reading and gives the reason.
std::unique_ptr<session::Store> open_as_may_be(const std::string& database, std::string& read_only) {
  try {
    return db::open_store(database, db::OpenMode::write);
  } catch (const session::StoreError& error) {
    if (error.code() != session::StoreError::Code::read_only) throw;
    read_only = error.what();
    return db::open_store(database, db::OpenMode::read);
  }
}

// The settings of this run and their file. A scale given as an argument is for this run only.
struct SavedSettings {
  ui::SettingsFile file = ui::settings_file_of_user();
  view::Settings settings = file.read();
  std::filesystem::path folder = file.path().parent_path();
  explicit SavedSettings(const Arguments& arguments) {
    if (!arguments.scale) return;
    settings.scale_percent = *arguments.scale;
    file = {};
  }
};

std::string name_of_system() {
  utsname system{};
  if (uname(&system) != 0) return {};
  return std::string(system.sysname) + " " + system.release + " " + system.machine;
}

// "~/…" for a file of the user: the name of the user is no part of a report of a fault.
std::string without_home(const std::string& file) {
  const char* home = std::getenv("HOME");
  const std::string folder = home ? std::string(home) + "/" : "/";
  return folder.size() > 1 && file.starts_with(folder) ? "~/" + file.substr(folder.size()) : file;
}

// Without a key the copies are not signed.
db::Seal seal_of(const std::string& keys) {
  const auto key = session::device_key(keys);
  return key ? session::make_seal(*key) : db::Seal{};
}

ui::AppOptions app_options(const Arguments& arguments, const ui::Languages& languages,
                           const SavedSettings& saved_settings, session::Store& store,
                           const std::string& database) {
  ui::AppOptions options;
  options.store = &store;
  options.settings_file = saved_settings.file;
  options.settings = saved_settings.settings;
  options.draw_lot = [random = std::mt19937(std::random_device{}())](int below) mutable {
    return std::uniform_int_distribution<int>(0, below - 1)(random);
  };
  options.languages = languages.list();
  options.speak = [&languages](const std::string& code) { languages.speak(code); };
  options.wall = arguments.wall;
  options.tv = arguments.tv;
  options.awake = ui::program_to_stay_awake();
  options.pictures = ui::folder_of_user("XDG_PICTURES_DIR", "Pictures");
  options.papers = ui::folder_of_user("XDG_DOCUMENTS_DIR", "Documents");
  options.printer = ui::find_in_path("lp");
  options.store_again = [database] { return db::open_store(database, db::OpenMode::write); };
  options.server = {look, database, ui::database_of_user().string()};
  options.keys = ui::database_of_user().parent_path().string();
  options.open_database = open_beside;
  // The last writer that closes the file moves the log into it.
  if (!db::is_on_server(database)) {
    options.settle = [file = database] { (void)db::open_store(file, db::OpenMode::write); };
    options.back_up = [file = database, keys = options.keys] {
      const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
      db::keep_copy(file, today, seal_of(keys));
    };
    options.backed_up = [file = database] { return db::last_copied(file); };
  }
  if (ui::is_back())
    options.notice = tr("The panel was restarted after an error. All your entries are safe.");
  options.facts = {TANTEADOR_VERSION,
                   name_of_system(),
                   {without_home(database), without_home(options.settings_file.path().string())}};
  return options;
}

// Completes the beginning of an id. Without a unique match returns it unchanged, so that no match is found.
std::string match_beginning(const session::Store& store, const std::string& beginning) {
  const auto found = store.ids_beginning("match", beginning);
  return found.size() == 1 ? found.front() : beginning;
}

int run(const Arguments& arguments) {
  const ui::Languages languages(ui::catalogue_folder());
  const SavedSettings saved_settings(arguments);
  languages.speak(saved_settings.settings.language);
  const std::string file = ui::database_of_user().string(),
                    usual =
                        saved_settings.settings.database.empty() ? file : saved_settings.settings.database,
                    first = arguments.database.empty() ? usual : arguments.database.string();
  bool begun = false;
  const auto open = [&](const std::string& database) {
    std::string read_only;
    ui::AnyDatabase::OpenedDatabase opened{open_as_may_be(database, read_only), {}, {}};
    opened.options = app_options(arguments, languages, saved_settings, *opened.store, database);
    if (!read_only.empty()) opened.options.settle = opened.options.back_up = nullptr;
    opened.options.read_only = std::move(read_only);
    if (!arguments.match.empty()) opened.options.open = match_beginning(*opened.store, arguments.match);
    if (!arguments.file.empty() && !std::exchange(begun, true))
      opened.first = [&](session::Session& session, ui::AppOptions& options) {
        ui::open_clicked_file(arguments.file, session, options);
      };
    return opened;
  };
  ui::AnyDatabase program({open, look, file, saved_settings.settings, saved_settings.file}, first);
  if (program.app() && !program.app()->wall_problem().empty()) {
    std::fprintf(stderr, "tanteador-panel: %s\n", program.app()->wall_problem().c_str());
    return kUsage;
  }
  if (!arguments.match.empty() && program.app() && !program.app()->match()) {
    const std::string why = render({N_("There is no match {0}. \"tanteador match list\" shows all matches."),
                                    {std::string_view(arguments.match)}},
                                   {});
    std::fprintf(stderr, "tanteador-panel: %s\n", why.c_str());
    return kUsage;
  }
  std::string problem;
  ui::WindowOptions window = arguments.window;
  if (!window.frames && !window.idle)  // the second screen's window has its own place
    window.stood =
        (saved_settings.folder / (arguments.tv || !arguments.wall.empty() ? "window-afar" : "window"))
            .string();
  const bool has_run = ui::run_window(program, window, problem);
  if (const std::string saved = program.app() ? program.app()->save_before_closing() : ""; !saved.empty())
    std::fprintf(stderr, "tanteador-panel: %s\n", saved.c_str());
  if (has_run) return EXIT_SUCCESS;
  const std::string text = render({N_("No window could be opened ({0}). You can use the command "
                                      "\"tanteador\" instead; your matches are in {1}."),
                                   {std::string_view(problem), std::string_view(first)}},
                                  {});
  std::fprintf(stderr, "tanteador-panel: %s\n", text.c_str());
  return kNoWindow;
}

}  // namespace

int main(int count, char** words) {
  const auto arguments = read_arguments(count, words);
  if (!arguments) {
    std::fputs(kHelp, stderr);
    return kUsage;
  }
  if (arguments->help) {
    std::fputs(kHelp, stdout);
    return EXIT_SUCCESS;
  }
  ui::survive_faults(words);
#ifdef TANTEADOR_FEDERATION
  db::register_server(db::postgres::server_engine());
  ui::register_federation();
#endif
#ifdef TANTEADOR_WEB
  ui::register_phones();
#endif
  try {
    return run(*arguments);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "tanteador-panel: %s\n", error.what());
    return kSystem;
  }
}
