// Types every command of a page that says "everything below can be typed as it stands".

#include <doctest/doctest.h>

#include <sstream>

#include "tests/cli/process.hpp"

using namespace tanteador::test;

namespace {

struct Typed {
  int line = 0;
  std::string command, answer;
  bool shown = false;  // the page prints the answer
};

// The lines after "$ " in the page's blocks, each with its output below.
std::vector<Typed> typed_in(const std::string& page) {
  std::vector<Typed> all;
  bool block = false, shown = false, running = false;
  int number = 0;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.starts_with("```")) {
      block = !block;
      shown = line == "```console";
      running = false;
    } else if (block && line.starts_with("$ ")) {
      all.push_back({number, line.substr(2), "", shown});
      running = true;
    } else if (block && running && shown) {
      all.back().answer += line + "\n";
    }
  }
  return all;
}

// A line of the page may end in "…", because the rest varies.
std::string cut_like(const std::string& printed, const std::string& answer) {
  constexpr std::string_view kAnything = "…";
  std::string cut;
  std::istringstream lines(printed), wanted(answer);
  for (std::string line, like; std::getline(lines, line);) {
    std::getline(wanted, like);
    const bool open = like.ends_with(kAnything);
    const std::string begin = open ? like.substr(0, like.size() - kAnything.size()) : "";
    cut += (open && line.starts_with(begin) ? like : line) + "\n";
    like.clear();
  }
  return cut;
}

}  // namespace

TEST_CASE("every command of the tutorial works, from first to last in one run") {
  const Folder folder;
  const auto commands =
      typed_in(read_bytes(fs::path(TANTEADOR_ROOT) / "docs/tutorial/friday-night-command-line.md"));
  REQUIRE(commands.size() > 20);
  for (const Typed& typed : commands) {
    CAPTURE(typed.line);
    CAPTURE(typed.command);
    const auto did =
        run(folder, {.arguments = {"-c", "cd \"$XDG_DATA_HOME\" && " + typed.command},
                     .environment = {{"PATH", TANTEADOR_BUILD ":/usr/bin:/bin"}, {"COLUMNS", "200"}},
                     .program = "/bin/sh"});
    CHECK(did.status == 0);
    CHECK(did.err == "");
    if (typed.shown) CHECK(cut_like(did.out, typed.answer) == typed.answer);
  }
  for (const char* file : {"wall.pdf", "table.csv", "slips.pdf", "rounds.ics"})
    CHECK(fs::exists(folder / file));
}
