// The language of the sentences, by what the environment of the built program asks for.

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"

using namespace tanteador::test;

TEST_CASE("sentences are in the language first asked for, whatever locales the system has") {
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
