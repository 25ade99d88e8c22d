// Cards for the tables, with a number readable across a room and the names of the players.

#include "src/core/text/letters.hpp"
#include "src/core/text/text.hpp"
#include "src/reports/cells.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/pages/parts.hpp"

namespace tanteador::report {

namespace {

constexpr double kNumberPoints = 60, kSmallerPoints = 40, kNamePoints = 15, kCodeMm = 22;
constexpr std::size_t kRoom = 75;  // letters of all names at that size

Blocks table_card(const Input& of, std::size_t table) {
  const league::PlayedRound& played = round_of(of);
  Blocks card;
  const auto add = [&](const std::string& text, Weight weight, double points) {
    card.push_back({Paragraph{text, weight, Align::centre, points}});
  };
  const TableLink* link = find_link(of, table);
  add(of.now.setup.name, Weight::faint, kBodyPoints);
  add(table_number(played, table), Weight::strong, link ? kSmallerPoints : kNumberPoints);
  std::vector<std::string> names;
  std::size_t letters = 0;
  for (const auto& side : played.tables[table].drawn.sides)
    letters += letter_count(names.emplace_back(partners_text(side, of.names)));
  for (const std::string& name : names) add(name, Weight::plain, fitting_points(letters, kRoom, kNamePoints));
  if (link) card.push_back({code_of(*link, kCodeMm)});
  return card;
}

}  // namespace

Document cards(const Input& of) {
  Cards cards{.across = 2, .down = 3, .cards = {}};
  for (std::size_t table = 0; table < round_of(of).tables.size(); ++table)
    if (!is_free(round_of(of).tables[table])) cards.cards.push_back(table_card(of, table));
  return {.language = language(), .blocks = {{std::move(cards)}}, .name = round_title(of.now, *of.round)};
}

}  // namespace tanteador::report
