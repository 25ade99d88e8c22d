#pragma once
// The law of the referee's remedies: after each the match stands as if it had been entered rightly from the
// start, for every case, number of players, level and moment. Laws compare, and tell here what they have
// compared; law_test.cpp asks that of every remedy that is offered anywhere.

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

// The moment: is a deal open, does the remedy reach back into the deal before, is it a duel of a pica-pica,
// has a chico been won, and is the match decided.
Cell cell_of(const EventTable& before, std::string_view case_id, const referee::Remedy& remedy);

inline const referee::Circumstances kCircumstances[] = {{referee::Level::kitchen, 2},
                                                        {referee::Level::club, 0},
                                                        {referee::Level::tournament, 0},
                                                        {referee::Level::tournament, 1}};

// What asks for no level and no warning is the same in all of them: the first.
std::span<const referee::Circumstances> circumstances_of(const referee::Case& one);

// `now` may bring what is written at this table and how it is entered; else both are made anew.
referee::Finding hear(const EventTable& table, const referee::Case& one, const referee::Answers& answers,
                      referee::Circumstances now = {});
// What the table has written, each entry made once. The table must outlive it and stay as it is.
referee::Written remembered(const EventTable& table);
// Enters all of it; the key of a refusal, "" if all stand.
std::string apply(EventTable& table, const referee::Remedy& remedy);

// A law of a game compares its rows and writes down what it has compared.
struct Law {
  std::string_view game;
  void (*hold)(Ledger& compared);
};
std::vector<Law>& all_laws();
struct RegisterLaw {
  RegisterLaw(std::string_view game, void (*hold)(Ledger&)) { all_laws().push_back({game, hold}); }
};

// A table where every remedy is looked for after each of its lines, "|" between them. The rows' Ana and Beto
// are these two there, who sit on opposite sides.
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
