#pragma once
// Runs the built command with arguments and standard input, and returns its output.

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "src/cli/app.hpp"
#include "src/core/read_all.hpp"
#include "src/core/text/locale.hpp"
#include "src/referee/cases.hpp"
#include "src/rulebook/rulebook.hpp"
#include "tests/support/components.hpp"
#include "tests/support/place.hpp"

namespace tanteador::test {

namespace fs = std::filesystem;

inline std::string read_bytes(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return read_all(in);
}
inline void write_bytes(const fs::path& path, std::string_view text) {
  std::ofstream(path, std::ios::binary).write(text.data(), static_cast<std::streamsize>(text.size()));
}

struct Result {
  int status = -1;  // -1: it did not end by itself
  std::string out, err;
  nlohmann::json json() const {
    return nlohmann::json::parse(out, nullptr, false);
  }  // discarded unless one value
};

struct Run {
  std::vector<std::string> arguments;
  std::string input = {};
  std::map<std::string, std::string> environment = {};
  std::string program = TANTEADOR_BUILD "/tanteador";
  bool as_nobody = false;  // drops root's right to write everywhere
  std::function<int(const std::function<int()>& command)> around =
      {};  // in its process; empty: the command alone
};

// Runs the command in this process, like main(). A new process takes longer than most commands with
// sanitizers.
inline int run_here(std::vector<char*>& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  use_catalogues(TANTEADOR_BUILD "/locale");
  register_components();
  return cli::run(static_cast<int>(arguments.size()) - 1, arguments.data());
}

// Runs the command with its default output below `folder`. With --long every run is a new process.
inline Result run(const Folder& folder, const Run& what) {
  const fs::path in = folder / "stdin", out = folder / "stdout", err = folder / "stderr";
  write_bytes(in, what.input);
  // The database is named on a server, since there is none below the folder.
  const bool is_ours = what.program.ends_with("/tanteador") && !what.environment.contains("DISPLAY");
  const bool names_none = std::ranges::find(what.arguments, "--db") == what.arguments.end();
  std::string option = "--db",
              server = on_server() && is_ours && names_none ? place(folder, "tanteador.db") : "";
  // Loads the rules and cases before the fork, instead of in each child.
  [[maybe_unused]] static const auto books = std::pair(rulebook::rules(), referee::find_case("revoke"));
  const pid_t child = fork();
  if (child == 0) {
    const auto redirect = [](const fs::path& file, int flags, int descriptor) {
      dup2(open(file.c_str(), flags, 0600), descriptor);
    };
    redirect(in, O_RDONLY, STDIN_FILENO);
    redirect(out, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    redirect(err, O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "NO_COLOR", "COLUMNS", "LANGUAGE"}) unsetenv(name);
    setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    for (const auto& [name, value] : what.environment) setenv(name.c_str(), value.c_str(), 1);
    tzset();  // a new process would read another TZ by itself
    if (what.as_nobody && geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0)) _exit(126);
    std::vector<char*> arguments{const_cast<char*>(what.program.c_str())};
    if (!server.empty()) arguments.insert(arguments.end(), {option.data(), server.data()});
    for (const std::string& argument : what.arguments)
      arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    if (what.around) _exit(what.around([&] { return run_here(arguments); }));
    if (what.program == Run{}.program && !std::getenv("TANTEADOR_LONG")) _exit(run_here(arguments));
    execv(what.program.c_str(), arguments.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_bytes(out), read_bytes(err)};
}
inline Result run(const Folder& folder, std::vector<std::string> arguments, std::string input = {}) {
  return run(folder, Run{std::move(arguments), std::move(input)});
}

inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

inline std::string pdf_text(const Folder& folder, const fs::path& file) {
  const Result result = run(folder, Run{.arguments = {"-layout", "-enc", "UTF-8", file.string(), "-"},
                                        .program = "/usr/bin/pdftotext"});
  REQUIRE_MESSAGE(result.status == 0, result.err);
  return result.out;
}

// A hand of two players: an envido accepted and shown, a truco refused.
inline constexpr std::string_view kStart =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"at":"2026-03-07T20:00:00Z"})"
    "\n";
inline constexpr std::string_view kHand =
    R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"envido"}
{"type":"called","player":"Beto","call":"quiero"}
{"type":"declared","player":"Ana","of":"envido","points":28}
{"type":"declared","player":"Beto","of":"envido","good":true}
{"type":"called","player":"Beto","call":"truco"}
{"type":"called","player":"Ana","call":"no_quiero"}
)";
inline std::string one_hand() { return std::string(kStart) + std::string(kHand); }

// Stores a match of one hand and returns its id.
inline std::string store_match(const Folder& folder, const std::string& text = one_hand()) {
  return run(folder, {"score", "-", "--json"}, text).json().value("match", "");
}
inline fs::path database(const Folder& folder) { return folder / "tanteador/tanteador.db"; }

}  // namespace tanteador::test
