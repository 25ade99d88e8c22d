#include <algorithm>

#include "src/view/lines.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

void add(std::string& text, const std::string& line) { text += (text.empty() ? "" : "\n") + line; }

void add_points(HistoryRow& row, const Table& table) {
  for (const LedgerLine& line : ledger(table.match)) {
    if (static_cast<std::int64_t>(line.seq) != row.seq) continue;
    const std::string& side = table.names.sides[static_cast<std::size_t>(line.entry.side)];
    const std::string points = signed_points(line.entry.points);
    add(row.points, render({"{0} {1}", {std::string_view(side), std::string_view(points)}}, {}));
    add(row.rule, std::string(line.entry.rule));
    std::string how = render(line.entry.how, table.names);
    if (!was_shown(table.match, line)) how = say("{0} (not shown)", {std::string_view(how)});
    if (!how.empty()) add(row.note, how);
  }
}

// The correction in force that struck this event, and why.
std::string why_struck(const Table& table, std::int64_t seq) {
  for (const LoggedEvent& event : table.events) {
    if (event.kind != "voided" || is_struck(table.match, EventSeq{event.seq})) continue;
    const Fields fields(event.payload);
    if (fields.number("seq") == seq)
      return say("struck by event {0}: {1}",
                 {static_cast<int>(event.seq), std::string_view(fields.text("reason"))});
  }
  return tr("struck together with another event");
}

HistoryRow row_of(const Table& table, const LoggedEvent& event) {
  HistoryRow row;
  row.seq = event.seq;
  row.number = std::to_string(event.seq);
  row.time = clock_time(event.at);
  row.author = event.author;
  row.text = describe(event, table.names);
  row.struck = event.seq > 1 && is_struck(table.match, EventSeq{event.seq});
  if (row.struck) {
    row.note =
        is_correction(table.match, EventSeq{event.seq}) ? tr("taken back") : why_struck(table, event.seq);
    return row;
  }
  const std::string reason = Fields(event.payload).text("reason");
  if (!reason.empty() && event.kind != "match_ended") row.note = reason;
  add_points(row, table);
  return row;
}

}  // namespace

History make_history(const Table& table) {
  History history;
  history.title = tr("Everything that was entered");
  history.empty = tr("Nothing was entered yet.");
  history.columns = {tr("No."), tr("Time"), tr("By"), tr("What happened"), tr("Points"), tr("Rule")};
  for (auto event = table.events.rbegin(); event != table.events.rend(); ++event)
    history.rows.push_back(row_of(table, *event));
  return history;
}

}  // namespace tanteador::view
