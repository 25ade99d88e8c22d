#include "ui/desk/tables.hpp"

#include <limits>

#include "src/view/words.hpp"

namespace tanteador::ui {

using session::OpenMatch;

namespace {

// Substitutes have their names from their event on.
void add_events(view::Table& table, const OpenMatch& match, std::int64_t before) {
  for (const EventRecord& record : match.records()) {
    if (record.seq >= before) break;
    const EventSeq seq{record.seq};
    const std::string kind = record.seq == 1 ? record.kind : match.kind_in_force(seq);
    if (kind == "replaced" && !is_struck(match.match(), seq))
      table.earlier.push_back({record.seq, match.names(EventSeq{record.seq - 1})});
    const auto author = match.people().find(record.by);
    const bool known = author != match.people().end() && author->second;
    table.events.push_back(
        {record.seq, kind, match.payload_in_force(seq), record.at, known ? *author->second : std::string()});
    if (table.events.back().payload != record.payload) {
      table.events.back().first_kind = record.kind;
      table.events.back().first_payload = record.payload;
    }
  }
}

}  // namespace

view::Table table_of(const OpenMatch& match) {
  view::Table table{match.id(), match.match(), match.names(), match.title(), {}};
  add_events(table, match, std::numeric_limits<std::int64_t>::max());
  table.place = [&match](const std::string& rule) {
    return rulebook::place_of(rule, match.edition(), match.overridden(), {seat_count(match.match())});
  };
  table.written = [&match, names = table.names](EventSeq seq) { return match.written(seq, names); };
  table.rules = &match.edition();
  table.agreed = match.start().options;
  return table;
}

view::Table table_before(const OpenMatch& match, std::int64_t seq, std::optional<AnyMatch>& past) {
  past = before(match.match(), EventSeq{seq});
  view::Table table{match.id(), *past, match.names(EventSeq{seq - 1}), match.title(), {}};
  add_events(table, match, seq);
  const view::LoggedEvent event{
      seq, match.kind_in_force(EventSeq{seq}), match.payload_in_force(EventSeq{seq}), {}, {}};
  table.instead = view::describe(game_name(match.match()), event, match.names(EventSeq{seq}));
  return table;
}

}  // namespace tanteador::ui
