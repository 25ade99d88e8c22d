#pragma once
// A row of a rule test: the parameters, the events and their expected result.

#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "src/cards/spanish.hpp"

namespace tanteador::test {

inline constexpr std::string_view kArgentino = "truco-argentino";

struct Row {
  std::string_view name = "";  // the behaviour, with its rule
  int players = 2;
  std::string_view parameters = "";  // changes to the German edition
  std::string_view script = "";
  std::string_view refused = "";  // key of the refusal of the script's last word
  const char* posted = nullptr;   // postings of the last hand; null: not checked
  std::string_view score = "";    // "": not checked, as below
  std::string_view chicos = "";
  std::string_view status = "";
};

void check(std::span<const Row> rows);
// Plays the row in every form of entry: values said or winner named, tricks by winner or by card.
void check_every_way(const Row& row);

// Two cards compared in a trick.
struct Duel {
  int row;  // in the rules' list
  std::string_view parameters, turned;
  std::string_view one, other;
  int winner;  // 0, 1; 2: tied
};
void check_duels(std::span<const Duel> duels);

// In Spanish or Brazilian letters; Card::none if empty.
spanish::Card card_named(std::string_view text);
std::vector<spanish::Card> cards(std::initializer_list<std::string_view> names);

}  // namespace tanteador::test
