#pragma once
// Deals of tarot as a line of words, for tests that read like the rulebook.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/event_table.hpp"

namespace tanteador::test {

// The players are Ana, Beto, Caro, Dani and Eva, of whom the first deals last; in a script A to E:
//   deal  deal=A  A:garde  A:petit_sec  A:petit_sec+X  A:barred  A:call=Kh  A:chelem  A:discard=1h,2h
//   A:misere=trumps  A:misere=court_cards  A:discard=t2 A:poignee=13  A:poignee=double  A:poignee=13+late
//   dog=1s,2s,3s  A/Kh  trick>A pile:attack=T1,T2 annulled  ruled=A+5 carried=A5,B-5  end=agreed
//   end=forfeit:A result=b2,p49.5,d41.5,petit:attack,chelem:attack,partner:B  (any of these)
std::string event_lines(std::string_view script);

// A match of `players` under the federation's ruleset for that number, changed by `options` (JSON).
EventTable tarot_table(int players, std::string_view options = "{}", std::string_view ruleset = "");

// A row: the events of a match and their expected result.
struct TarotRow {
  std::string_view name;  // the behaviour, with its rule
  int players = 3;
  std::string script = {};
  std::vector<Points> scores = {};  // empty: not checked
  std::string_view refused = {};    // key of the refusal of the script's last word
  std::string_view options = "{}";
  std::string_view ruleset = {};
};
void check(std::span<const TarotRow> rows);

}  // namespace tanteador::test
