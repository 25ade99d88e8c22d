// The language of the sentences, chosen by the environment of the built program.

#include <doctest/doctest.h>

#include <regex>

#include "tests/cli/secretary.hpp"

using namespace tanteador::test;

TEST_CASE("messages follow the requested language, whatever locales the system has") {
  const Folder folder;
  const auto usage = [&](std::map<std::string, std::string> environment) {
    environment.try_emplace("LC_ALL", "");
    const std::string said =
        run(folder, Run{.arguments = {"rule", "show", "table.appeal"}, .environment = environment}).out;
    for (const auto& [language, word] : {std::pair{"en", "Appeals"},
                                         {"es", "Apelaciones"},
                                         {"de", "Einspr"},
                                         {"fr", "Appels"},
                                         {"it", "Ricorsi"}}) {
      if (said.find(word) != std::string::npos) return std::string(language);
    }
    return said;
  };
  struct Row {
    std::map<std::string, std::string> environment;
    const char* language;
  };
  const Row rows[] = {{{}, "en"},
                      {{{"LANG", "C"}, {"LANGUAGE", "de"}}, "de"},
                      {{{"LC_ALL", "C"}, {"LANGUAGE", "es"}}, "es"},
                      {{{"LANG", "C.UTF-8"}, {"LANGUAGE", "es"}}, "es"},
                      {{{"LANG", "de_CH.UTF-8"}}, "de"},  // not installed
                      {{{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "es_ES.UTF-8"}}, "es"},
                      {{{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "es_ES"}, {"LC_ALL", "C"}}, "en"},
                      {{{"LANG", "es_ES.UTF-8"}, {"LANGUAGE", "xx:de:es"}}, "de"},
                      {{{"LANG", "es_ES.UTF-8"}, {"LANGUAGE", "en"}}, "en"},
                      {{{"LANG", "es_ES.UTF-8"}, {"LANGUAGE", ""}}, "es"},
                      {{{"LANG", "xx_XX.UTF-8"}}, "en"}};
  for (const Row& row : rows) {
    std::string asked;
    for (const auto& [name, value] : row.environment) asked += name + "=" + value + " ";
    CAPTURE(asked);
    CHECK(usage(row.environment) == row.language);
  }
}

TEST_CASE("ruleset titles and rating decimals follow the reader's language") {
  const Folder folder;
  const auto in_german = [&](std::vector<std::string> arguments, std::string input = {}) {
    return run(folder, Run{.arguments = std::move(arguments),
                           .input = std::move(input),
                           .environment = {{"LC_ALL", ""}, {"LANG", "de_DE.UTF-8"}}})
        .out;
  };
  const std::string match =
      R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["Ana","Beto"]})"
      "\n"
      R"({"type":"tallied","side":"Ana","points":2})"
      "\n";
  CHECK(in_german({"score", "-"}, match).starts_with("Truco, wie es in Argentinien"));
  club_with(folder, kFour);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  went_well(league(folder, {"result", "Friday", "1", "30:12"}));
  const std::string ratings = in_german({"league", "ratings"});
  CHECK(std::regex_search(ratings, std::regex("[0-9],[0-9][0-9] ")));
  CHECK_FALSE(std::regex_search(ratings, std::regex("[0-9][.][0-9]")));
}
