// The list of participants, also with boxes to tick at the door.

#include <algorithm>
#include <map>
#include <numeric>

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

bool has_categories(const Input& of) {
  return std::ranges::any_of(of.now.entrants, [](const auto& one) { return !one.categories.empty(); });
}

Table entrant_table(const Input& of, std::string title) {
  Table table{.title = std::move(title)};
  table.empty = tr("No participants yet.");
  table.columns = {number_column("number", "#"), text_column("name", tr("Participant")),
                   text_column("club", tr("Club")), number_column("rating", tr("Rating"))};
  if (has_categories(of)) table.columns.push_back(text_column("category", tr("Category")));
  table.columns.push_back({.key = "state"});
  return table;
}

Row entrant_row(const Input& of, std::size_t place) {
  const league::EntrantState& one = of.now.entrants[place];
  Row row{place_cell(place), Participant{of.names[place]}, text_or_empty(one.club),
          one.rating > 0 ? Cell(std::int64_t{one.rating}) : Cell()};
  if (has_categories(of)) row.push_back(text_or_empty(categories_text(one)));
  const std::string late = late_entry_text(of.now, one);
  std::string text = one.withdrew    ? tr(NC_("participant", "withdrawn"))
                     : one.table > 0 ? say("table {0}", {one.table})
                                     : std::string();
  if (!late.empty()) text += (text.empty() ? "" : ", ") + late;
  row.push_back(text.empty() ? Cell() : Cell(Mark{text}));
  return row;
}

// The entrants in groups by a label, in the order of the labels. The last group has those without one.
template <class LabelsOf>
Table group_entrants(const Input& of, std::string title, std::string unlabelled, const LabelsOf& labels_of) {
  Table table = entrant_table(of, std::move(title));
  std::map<std::string, std::vector<Row>> groups;
  for (std::size_t i = 0; i < of.now.entrants.size(); ++i) {
    std::vector<std::string> labels = labels_of(of.now.entrants[i]);
    std::erase(labels, std::string());
    if (labels.empty()) labels.emplace_back();
    for (const std::string& label : labels) groups[label].push_back(entrant_row(of, i));
  }
  auto without = groups.extract(std::string());
  for (auto& [label, rows] : groups) table.groups.push_back({.title = label, .rows = std::move(rows)});
  if (!without.empty())
    table.groups.push_back({.title = std::move(unlabelled), .rows = std::move(without.mapped())});
  return table;
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
  Table table = entrant_table(of, tr("Participants"));
  auto& rows = table.groups.emplace_back().rows;
  for (std::size_t i = 0; i < of.now.entrants.size(); ++i) rows.push_back(entrant_row(of, i));
  return table;
}

Table entrants_by_rating(const Input& of) {
  Table table = entrant_table(of, tr("Participants by rating"));
  std::vector<std::size_t> order(of.now.entrants.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return of.now.entrants[i].rating; });
  auto& rows = table.groups.emplace_back().rows;
  for (const std::size_t place : order) rows.push_back(entrant_row(of, place));
  return table;
}

Table entrants_by_club(const Input& of) {
  return group_entrants(of, tr("Participants by club"), tr("Without a club"),
                        [](const league::EntrantState& one) { return std::vector{one.club}; });
}

Table entrants_by_category(const Input& of) {
  return group_entrants(of, tr("Participants by category"), tr("Without a category"),
                        [](const league::EntrantState& one) { return one.categories; });
}

}  // namespace tanteador::report
