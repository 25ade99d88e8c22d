#include "tests/games/truco/rows.hpp"

#include <doctest/doctest.h>

#include "src/games/truco/deck.hpp"
#include "tests/support/truco_table.hpp"

namespace tanteador::test {

namespace {

void check_table(const Table& table, const Row& row) {
  CAPTURE(table.refused_word());
  CHECK(table.refusal_key() == row.refused);
  if (!row.refused.empty()) CHECK(row.script.ends_with(table.refused_word()));
  if (row.posted) CHECK(table.posted() == std::string_view(row.posted));
  if (!row.score.empty()) CHECK(table.score() == row.score);
  if (!row.chicos.empty()) CHECK(table.chicos() == row.chicos);
  if (!row.status.empty()) CHECK(table.status() == row.status);
}

}  // namespace

void check(std::span<const Row> rows) {
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CAPTURE(row.script);
    Table table(row.players, row.parameters);
    table.play(row.script);
    check_table(table, row);
  }
}

void check_every_way(const Row& row) {
  const auto has_word = [&](std::string_view word) {
    return row.script.find(word) != std::string_view::npos;
  };
  for (const Entry::Values values : kValues) {
    for (const Entry::Tricks tricks : kTricks) {
      CAPTURE(row.name);
      CAPTURE(static_cast<int>(values));
      CAPTURE(static_cast<int>(tricks));
      Table table(row.players, row.parameters);
      table.play(row.script, {values, tricks});
      check_table(table, row);
      if (!has_word("tricks:")) break;
    }
    if (!has_word("values:") && !has_word("flores:")) break;
  }
}

truco::Card card_named(std::string_view text) {
  return text.empty() ? truco::Card::none : spanish::parse(text, spanish::Letters::brazilian).value();
}

void check_duels(std::span<const Duel> duels) {
  for (const Duel& duel : duels) {
    CAPTURE(duel.row);
    const truco::Parameters parameters = parameters_of(duel.parameters);
    const truco::Deck deck(parameters, card_named(duel.turned));
    const int one = deck.rank(card_named(duel.one)), other = deck.rank(card_named(duel.other));
    CHECK((one == other ? 2 : one > other ? 0 : 1) == duel.winner);
  }
}

std::vector<spanish::Card> cards(std::initializer_list<std::string_view> names) {
  std::vector<spanish::Card> out;
  for (const std::string_view name : names) out.push_back(spanish::parse(name).value());
  return out;
}

}  // namespace tanteador::test
