#pragma once
// A secretary's evening on the command line: a competition called "Friday", its entrants, its rounds.

#include <algorithm>

#include "tests/cli/league.hpp"

namespace tanteador::test {

inline void went_well(const Result& result) { CHECK_MESSAGE(result.status == 0, (result.out + result.err)); }

inline const std::vector<std::string> kEight{"Ana", "Beto", "Caro", "Dani", "Eva", "Fito", "Gina", "Hugo"};

inline void club_with(const Folder& folder, const std::vector<std::string>& entrants,
                      std::vector<std::string> options = {"--rounds", "3"}) {
  options.insert(options.begin(), {"new", "Friday"});
  went_well(league(folder, options));
  std::vector<std::string> enter{"enter", "Friday"};
  enter.insert(enter.end(), entrants.begin(), entrants.end());
  went_well(league(folder, enter));
}

inline nlohmann::json shown_now(const Folder& folder) {
  return league(folder, {"show", "Friday", "--json"}).json();
}

// The pairings of the last round drawn, as "Ana–Eva".
inline std::vector<std::string> pairings(const Folder& folder) {
  std::vector<std::string> all;
  const auto rounds = shown_now(folder)["rounds"];
  for (const auto& table : rounds.back()["tables"]) {
    std::string text;
    for (const auto& side : table["sides"])
      text += (text.empty() ? "" : "–") + side["name"].get<std::string>();
    all.push_back(text);
  }
  return all;
}

inline bool meet(const Folder& folder, const std::string& one, const std::string& other) {
  const auto all = pairings(folder);
  return std::ranges::count(all, one + "–" + other) + std::ranges::count(all, other + "–" + one) > 0;
}

// Enters wins of the home sides in round `number`.
inline void play(const Folder& folder, int tables) {
  std::string lines;
  for (int table = 1; table <= tables; ++table) lines += std::to_string(table) + " 30:12\n";
  went_well(league(folder, {"result", "Friday", "--file", "-"}, lines));
  went_well(league(folder, {"close", "Friday"}));
}

inline nlohmann::json paper_rows(const Folder& folder, const char* what) {
  return league(folder, {"print", "Friday", "--what", what, "--json"}).json()["rows"];
}

inline std::vector<std::string> names_of_rows(const nlohmann::json& rows) {
  std::vector<std::string> names;
  for (const auto& row : rows) names.push_back(row["name"]);
  return names;
}

}  // namespace tanteador::test
