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
    table.events.push_back({record.seq, kind, record.at, known ? *author->second : std::string()});
  }
  table.stored = [&match](EventSeq seq) { return match.payload_in_force(seq); };
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
  table.instead = view::describe(table_of(match), seq);
  return table;
}

}  // namespace tanteador::ui
