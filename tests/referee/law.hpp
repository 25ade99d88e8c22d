#pragma once
// The law of remedies: after each remedy the match is as if entered correctly from the start. It holds for
// every case, number of players, level and moment. Laws record the remedies they have compared; law_test.cpp
// requires a record of every remedy that is offered anywhere.

#include <compare>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/referee/finding.hpp"
#include "tests/support/event_table.hpp"

namespace tanteador::test {

struct Cell {
  std::string case_id, remedy;
  int players = 0, sides = 0;
  std::string moment;
  auto operator<=>(const Cell&) const = default;
};
using Ledger = std::set<Cell>;

// The moment: an open deal, a remedy for the previous deal, a duel, a won chico, a decided match.
Cell cell_of(const EventTable& before, std::string_view case_id, const referee::Remedy& remedy);

inline const referee::Circumstances kCircumstances[] = {{referee::Level::kitchen, 2},
                                                        {referee::Level::club, 0},
                                                        {referee::Level::tournament, 0},
                                                        {referee::Level::tournament, 1}};

// The circumstances in which a case is tried: only the first if the case depends on neither level nor
// warnings.
std::span<const referee::Circumstances> circumstances_of(const referee::Case& one);

// `now` may carry the written events and the function that enters them; else both are made anew.
referee::Finding hear(const EventTable& table, const referee::Case& one, const referee::Answers& answers,
                      referee::Circumstances now = {});
// The table's events as people write them, each computed once. The table must outlive the result and not
// change.
referee::EventReader remembered(const EventTable& table);
// Enters the events of a remedy. Returns the key of a refusal, "" if all were accepted.
std::string apply(EventTable& table, const referee::Remedy& remedy);

// A law of a game compares its rows and records each comparison.
struct Law {
  std::string_view game;
  void (*hold)(Ledger& compared);
};
std::vector<Law>& all_laws();
struct RegisterLaw {
  RegisterLaw(std::string_view game, void (*hold)(Ledger&)) { all_laws().push_back({game, hold}); }
};

// A match whose remedies are checked after each of its lines, separated by "|". The rows' Ana and Beto stand
// for these two players, who sit on opposite sides.
struct LawTable {
  std::string_view game, start, lines;
  std::string_view first = "Ana", second = "Beto";
};
std::vector<LawTable>& all_law_tables();
struct RegisterLawTables {
  template <std::size_t N>
  explicit RegisterLawTables(const LawTable (&tables)[N]) {
    all_law_tables().insert(all_law_tables().end(), tables, tables + N);
  }
};

}  // namespace tanteador::test
