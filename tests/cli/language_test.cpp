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
                                         {"it", "Ricorsi"},
                                         {"pt", "Recursos"}}) {
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
                      {{{"LANG", "pt_BR.UTF-8"}}, "pt"},
                      {{{"LANG", "pt_PT.UTF-8"}}, "pt"},
                      {{{"LANG", "C"}, {"LANGUAGE", "pt:es"}}, "pt"},
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
      R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["Ana","Beto"],)"
      R"("options":{"target":15,"flor":false}})"
      "\n"
      R"({"type":"tallied","side":"Ana","points":2})"
      "\n";
  const std::string score = in_german({"score", "-"}, match);
  CHECK(score.starts_with("Truco, wie es in Argentinien"));
  CHECK(score.find("Hausregeln: Mit Flor wird gespielt: nein · Punkte eines Chico: 15\n") !=
        std::string::npos);
  club_with(folder, kFour);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  went_well(league(folder, {"result", "Friday", "1", "30:12"}));
  const std::string ratings = in_german({"league", "ratings"});
  CHECK(std::regex_search(ratings, std::regex("[0-9],[0-9][0-9] ")));
  CHECK_FALSE(std::regex_search(ratings, std::regex("[0-9][.][0-9]")));
}

TEST_CASE("money and dates are in the reader's language, and data for programs keeps the point") {
  const Folder folder;
  const auto in_german = [&](std::vector<std::string> arguments) {
    return run(folder, Run{.arguments = std::move(arguments),
                           .environment = {{"LC_ALL", "C.UTF-8"}, {"LANGUAGE", "de"}, {"TZ", "UTC"}}})
        .out;
  };
  club_with(folder, kFour);
  went_well(league(folder, {"fee", "Friday", "12.5"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  went_well(league(folder, {"date", "Friday", "1", "2026-12-04 20:30"}));
  for (const char* table : {"1", "2"})
    went_well(league(folder, {"result", "Friday", table, "15:15", "--remark", "time"}));
  went_well(league(folder, {"close", "Friday"}));
  CHECK(in_german({"league", "print", "Friday", "--what", "box"}).find("12,50") != std::string::npos);
  CHECK(in_german({"league", "print", "Friday", "--what", "rounds"}).find("04.12.2026 20:30") !=
        std::string::npos);
  CHECK(in_german({"league", "standings", "Friday"}).find("½") != std::string::npos);
  const std::string csv = in_german({"league", "standings", "Friday", "--csv", "-"});
  CHECK(csv.find(",0.5,") != std::string::npos);
  CHECK(csv.find("0,5") == std::string::npos);
  const std::string json = in_german({"league", "standings", "Friday", "--json"});
  CHECK(json.find("0.5") != std::string::npos);
  CHECK(json.find("0,5") == std::string::npos);
}

TEST_CASE("wrong usage is explained in the reader's language") {
  const Folder folder;
  const auto in_german = [&](std::vector<std::string> arguments) {
    return run(folder, Run{.arguments = std::move(arguments),
                           .environment = {{"LC_ALL", "C.UTF-8"}, {"LANGUAGE", "de"}}});
  };
  struct Row {
    std::vector<std::string> arguments;
    const char* said;
  };
  const Row rows[] = {{{"league"}, "Es fehlt ein Befehl."},
                      {{"league", "penalty", "F", "Ana"}, "--reason fehlt."},
                      {{"league", "standings"}, "ID fehlt."},
                      {{"league", "standings", "F", "--csv"}, "--csv braucht einen Wert."},
                      {{"league", "penalty", "F", "Ana", "--reason", "x", "--points", "900000"},
                       "--points: 900000 liegt nicht zwischen -500000 und 500000."},
                      {{"league", "list", "abc"}, "abc gehört nicht hierher."},
                      {{"league", "list", "abc", "def"}, "Diese Wörter gehören nicht hierher: "}};
  for (const Row& row : rows) {
    CAPTURE(row.said);
    const auto answer = in_german(row.arguments);
    CHECK(answer.status == 2);
    CHECK(answer.err.find(row.said) != std::string::npos);
  }
  const std::string help = in_german({"league", "penalty", "--help"}).out;
  for (const char* heading : {"Aufruf:", "Argumente:", "Optionen:", "(nötig)"}) {
    CAPTURE(heading);
    CHECK(help.find(heading) != std::string::npos);
  }
  CHECK(in_german({"league", "--help"}).out.find("\nBefehle:\n") != std::string::npos);
}
