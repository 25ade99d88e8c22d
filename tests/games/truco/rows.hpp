#pragma once
// A row of a rule test: a table, what happens at it, and what it says then.

#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "src/cards/spanish.hpp"

namespace tanteador::test {

inline constexpr std::string_view kArgentino = "truco-argentino";

struct Row {
  std::string_view name = "";  // what it shows, with its rule
  int players = 2;
  std::string_view parameters = "";  // over the German edition
  std::string_view script = "";
  std::string_view refused = "";  // of the last word of the script
  const char* posted = nullptr;   // of the last hand; null: not looked at
  std::string_view score = "";    // "": not looked at, as below
  std::string_view chicos = "";
  std::string_view status = "";
};

void check(std::span<const Row> rows);
// Entered in every way the table could report it: values said or winner named, tricks by winner or by card.
void check_every_way(const Row& row);

std::vector<spanish::Card> cards(std::initializer_list<std::string_view> names);

}  // namespace tanteador::test
