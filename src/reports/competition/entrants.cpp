// The list of participants, also with boxes to tick at the door.

#include <algorithm>

#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

// "women / juniors", the form that "league enter" reads.
std::string categories_text(const league::EntrantState& entrant) {
  std::string text;
  for (const std::string& one : entrant.categories) text += (text.empty() ? "" : " / ") + one;
  return text;
}

}  // namespace

Table check_in(const Input& of) {
  Table table;
  table.title = tr("Check-in");
  table.empty = tr("No participants yet.");
  table.columns = {text_column("name", tr("Participant")),   number_column("number", "#"),
                   text_column("club", tr("Club")),          text_column("here", tr("Present")),
                   number_column("open", tr("Outstanding")), text_column("paid", tr("Paid"))};
  auto& rows = table.groups.emplace_back().rows;
  for (std::size_t i = 0; i < of.now.entrants.size(); ++i) {
    const league::EntrantState& one = of.now.entrants[i];
    const std::int64_t open = std::int64_t{of.now.money.fee} - one.paid;
    if (!one.withdrew)
      rows.push_back({Participant{of.names[i]}, place_cell(i), text_or_empty(one.club), Cell(),
                      open == 0 ? Cell() : Cell(Money{open, of.now.money.currency}), Cell()});
  }
  sort_by_first_cell(rows);
  return table;
}

Table entrants(const Input& of) {
  Table table;
  table.title = tr("Participants");
  table.empty = tr("No participants yet.");
  table.columns = {number_column("number", "#"), text_column("name", tr("Participant")),
                   text_column("club", tr("Club")), number_column("rating", tr("Rating"))};
  const bool categories = std::ranges::any_of(
      of.now.entrants, [](const league::EntrantState& one) { return !one.categories.empty(); });
  if (categories) table.columns.push_back(text_column("category", tr("Category")));
  table.columns.push_back({.key = "state"});
  auto& rows = table.groups.emplace_back().rows;
  for (std::size_t i = 0; i < of.now.entrants.size(); ++i) {
    const league::EntrantState& one = of.now.entrants[i];
    rows.push_back({place_cell(i), Participant{of.names[i]}, text_or_empty(one.club),
                    one.rating > 0 ? Cell(std::int64_t{one.rating}) : Cell()});
    if (categories) rows.back().push_back(text_or_empty(categories_text(one)));
    rows.back().push_back(one.withdrew    ? Cell(Mark{tr(NC_("participant", "withdrawn"))})
                          : one.table > 0 ? Cell(Mark{say("table {0}", {one.table})})
                                          : Cell());
  }
  return table;
}

}  // namespace tanteador::report
