// tanteador-panel: opens the database, makes the session, shows the window.

#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <string_view>

#include "db/copies.hpp"
#include "db/rule_index.hpp"
#include "db/store.hpp"
#include "src/core/text.hpp"
#include "ui/desk/app.hpp"
#include "ui/desk/fault.hpp"
#include "ui/desk/languages.hpp"
#include "ui/shell/window.hpp"

namespace {

using namespace tanteador;

constexpr int kUsage = 2, kSystem = 3, kNoWindow = 4;  // 4: ./dev run then scores in the terminal

constexpr const char* kHelp =
    "usage: tanteador-panel [OPTIONS] [FILE]\n"
    "  FILE            an exported match: takes it in and opens it\n"
    "  --db PATH       the database (default: in the XDG data directory)\n"
    "  --size WxH      size of the window in pixels (1280x800)\n"
    "  --scale PERCENT size of everything, 80 to 250, this time only\n"
    "  --wall NAME     show this competition on the wall: pairings, standings, and nothing to press\n"
    "  --tv            show the match in use in the largest figures and nothing to press, for a second "
    "screen\n"
    "  --frames N      draw N frames and stop\n"
    "  --shot FILE     with --frames: keep the last as a PNG\n"
    "  --idle SECONDS  stay at rest so long, say how many frames were drawn, and stop\n";

struct Arguments {
  std::filesystem::path database = ui::database_of_user();
  ui::WindowOptions window;
  std::optional<int> scale;
  std::string wall, file;
  bool help = false, tv = false;
};

bool read_number(std::string_view text, int& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc() && read.ptr == text.data() + text.size() && number > 0;
}

bool read_size(std::string_view text, ui::WindowOptions& window) {
  const auto cross = text.find('x');
  return cross != std::string_view::npos && read_number(text.substr(0, cross), window.width) &&
         read_number(text.substr(cross + 1), window.height);
}

bool read_option(std::string_view name, std::string_view value, Arguments& arguments) {
  int number = 0;
  if (name == "--db")
    arguments.database = value;
  else if (name == "--shot")
    arguments.window.shot = value;
  else if (name == "--wall")
    arguments.wall = value;
  else if (name == "--size")
    return read_size(value, arguments.window);
  else if (!read_number(value, number))
    return false;
  else if (name == "--scale")
    arguments.scale = std::clamp(number, view::kScaleMin, view::kScaleMax);
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

// Where pictures and papers are kept: as the desktop says, else at home.
std::string folder_of_user(const char* variable) {
  for (const char* name : {variable, "HOME"}) {
    const char* folder = std::getenv(name);
    if (folder && *folder) return folder;
  }
  return {};
}

ui::AppOptions app_options(const Arguments& arguments, const ui::Languages& languages,
                           session::Store& store) {
  ui::AppOptions options;
  options.store = &store;
  options.settings_file = ui::settings_file_of_user();
  options.settings = options.settings_file.read();
  if (arguments.scale) {
    options.settings.scale_percent = *arguments.scale;
    options.settings_file = {};
  }
  options.draw_lot = [random = std::mt19937(std::random_device{}())](int below) mutable {
    return std::uniform_int_distribution<int>(0, below - 1)(random);
  };
  options.languages = languages.list();
  options.speak = [&languages](const std::string& code) { languages.speak(code); };
  options.rule_search = db::make_rule_search;
  options.wall = arguments.wall;
  options.tv = arguments.tv;
  options.pictures = folder_of_user("XDG_PICTURES_DIR");
  options.papers = folder_of_user("XDG_DOCUMENTS_DIR");
  options.store_again = [database = arguments.database] {
    return db::open_store(database, db::OpenMode::write);
  };
  // Whoever closes the file as a writer moves what lies beside it into it.
  if (!db::is_on_server(arguments.database)) {
    options.settle = [file = arguments.database] { (void)db::open_store(file, db::OpenMode::write); };
    options.back_up = [file = arguments.database] {
      db::keep_copy(file, std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()));
    };
    options.backed_up = [file = arguments.database] { return db::last_copied(file); };
  }
  if (ui::is_back()) options.notice = tr("The panel began again after a fault. Everything entered is there.");
  options.places = {arguments.database.string(), options.settings_file.path().string()};
  return options;
}

// An exported match that was clicked: here from now on, where it was not already, and shown; or why it is
// not.
void take_in(const std::string& file, session::Session& session, ui::AppOptions& options) {
  constexpr std::uintmax_t kMost = 64u << 20;  // as `tanteador match import`
  std::error_code error;
  const auto size = std::filesystem::file_size(file, error);
  if (!error && size > kMost) error = std::make_error_code(std::errc::file_too_large);
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  if (!error && !(in && text << in.rdbuf())) error = std::make_error_code(std::errc::io_error);
  if (error) {
    const std::string why = error.message();
    options.notice =
        render({english("{0} cannot be read: {1}."), {std::string_view(file), std::string_view(why)}}, {});
    return;
  }
  const auto id = session.import_match(text.str());
  (id ? options.open : options.notice) = id ? *id : file + ": " + id.error().message;
}

int run(const Arguments& arguments) {
  const ui::Languages languages(ui::catalogue_folder());
  const auto store = db::open_store(arguments.database, db::OpenMode::write);
  session::Session session(store.get(), session::system_host());
  ui::AppOptions options = app_options(arguments, languages, *store);
  languages.speak(options.settings.language);
  if (!arguments.file.empty()) take_in(arguments.file, session, options);
  ui::App app(session, std::move(options));
  if (!app.not_on_wall().empty()) {
    std::fprintf(stderr, "tanteador-panel: %s\n", app.not_on_wall().c_str());
    return kUsage;
  }
  std::string problem;
  if (ui::run_window(app, arguments.window, problem)) return EXIT_SUCCESS;
  const std::string text =
      render({english("No window can be opened ({0}). The command \"tanteador\" keeps score without one; the "
                      "matches are in {1}."),
              {std::string_view(problem), std::string_view(arguments.database.native())}},
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
  try {
    return run(*arguments);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "tanteador-panel: %s\n", error.what());
    return kSystem;
  }
}
