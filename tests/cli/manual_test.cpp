// The command's shell completions and man page, read as the shell reads them.

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"

using namespace tanteador::test;

namespace manual {

// The completions bash offers for this line, whose last word is incomplete.
std::string completed(const Folder& folder, const std::string& words) {
  const Result script = run(folder, Run{{"manual", "bash"}});
  const std::string ask = script.out + "COMP_WORDS=(" + words +
                          ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_tanteador\necho \"${COMPREPLY[*]}\"\n";
  return run(folder, Run{{"-c", ask}, {}, {}, "/bin/bash"}).out;
}

}  // namespace manual

TEST_CASE("bash completes commands, subcommands and options") {
  const Folder folder;
  struct Row {
    const char *typed, *offered;
  };
  for (const Row& row :
       {Row{"tanteador ma", "match manual\n"}, Row{"tanteador match l", "list\n"},
        Row{"tanteador match list --pa", "--page\n"}, Row{"tanteador --json match ve", "verify\n"},
        Row{"tanteador league standings --ht", "--html\n"}, Row{"tanteador score --dry", "--dry-run\n"},
        Row{"tanteador nothing of ours", "\n"}}) {
    CAPTURE(row.typed);
    CHECK(manual::completed(folder, row.typed) == row.offered);
  }
}

TEST_CASE("every form of the manual lists every command with its sentence") {
  const Folder folder;
  for (const char* form : {"zsh", "fish", "man"}) {
    CAPTURE(form);
    const Result said = run(folder, Run{{"manual", form}});
    CHECK(said.status == 0);
    for (const char* sentence :
         {"all matches, the newest first", "show the score sheet of a match", "what cards are worth"})
      CHECK(said.out.find(sentence) != std::string::npos);
  }
  const Result page = run(folder, Run{{"manual", "man"}});
  CHECK(page.out.find(".SS tanteador match show ID") != std::string::npos);
  CHECK(page.out.find("\n.B \\-\\-under RULESET\n") != std::string::npos);
  CHECK(run(folder, Run{{"manual", "csh"}}).status == 2);
  CHECK(run(folder, Run{{"manual"}}).status == 2);
  CHECK(run(folder, Run{{"--json", "manual", "fish"}}).json()["fish"].is_string());
}

TEST_CASE("a renamed command still works under its former name") {
  const Folder folder;
  struct Row {
    std::vector<std::string> name, former;
  };
  for (const Row& row : {Row{{"lots", "troccas"}, {"draw", "troccas"}},
#ifdef TANTEADOR_WEB
                         {{"phones", "code"}, {"room", "token"}},
                         {{"phones", "status"}, {"room", "status"}},
#endif
#ifdef TANTEADOR_FEDERATION
                         {{"db", "send"}, {"db", "push"}},
                         {{"db", "fetch"}, {"db", "pull"}},
#endif
                         {{"db", "conflicts"}, {"db", "forks"}},
                         {{"db", "choose"}, {"db", "settle"}},
                         {{"league", "player", "separate"}, {"league", "player", "part"}},
                         {{"league", "player", "duplicates"}, {"league", "player", "doubles"}},
                         {{"league", "player", "erase"}, {"league", "player", "forget"}},
                         {{"league", "participant"}, {"league", "entrant"}},
                         {{"league", "remove-penalty"}, {"league", "lift"}},
                         {{"league", "pair"}, {"league", "draw"}},
                         {{"league", "unpair"}, {"league", "undraw"}},
                         {{"league", "pair-again"}, {"league", "redraw"}}}) {
    const auto help = [&](std::vector<std::string> words) {
      words.push_back("--help");
      return run(folder, Run{std::move(words)});
    };
    CAPTURE(row.former.back());
    const Result named = help(row.name);
    CHECK(named.status == 0);
    CHECK(help(row.former).out == named.out);
    const std::string group = help({row.name.begin(), row.name.end() - 1}).out;
    CHECK(group.find("\n  " + row.name.back() + " ") != std::string::npos);
    if (row.former.back() != row.name.back())
      CHECK(group.find("\n  " + row.former.back() + " ") == std::string::npos);
  }
}
