#pragma once
// What StoreOn does; included where an engine is given to it.

#include "db/store_on.hpp"

namespace tanteador::db {

// What an append writes beside the events.
template <class Engine>
void StoreOn<Engine>::put_projections(const session::Append& append) {
  const std::string& stream = append.of.empty() ? append.before.id : append.of;
  for (const Person& person : append.new_people)
    engine_("person_add").with(person.id, kept(person.name)).run();
  if (append.summary) db::put(engine_("summary_put"), *append.summary);
  if (append.entries_from > 0) {
    engine_("entry_clear_from").with(stream, append.entries_from).run();
    insert("entry_insert", append.entries, stream);
  }
  if (append.cases) {
    engine_("case_clear_of").with(stream).run();
    insert("case_insert", *append.cases);
  }
  for (const PlayerCard& card : append.cards)
    db::put(engine_(append.keeps_cards ? "card_add" : "card_put"), card);
  if (append.competition) {
    engine_("standing_clear_of").with(stream).run();
    engine_("link_clear_of").with(stream).run();
    put_competition(*append.competition);
  }
}

template <class Engine>
void StoreOn<Engine>::put(const Beside& beside, std::string_view stream, std::int64_t seq) {
  if (beside.tap)
    engine_.put_tap({beside.tap->id, beside.tap->answer, beside.tap->at, std::string(stream), seq});
  for (const NoteRow& note : beside.notes) {
    if (note.text.empty())
      engine_("note_remove").with(note.key).run();
    else
      db::put(engine_("note_put"), note);
  }
}

template <class Engine>
template <class Row, class... Whose>
void StoreOn<Engine>::insert(std::string_view query_name, const std::vector<Row>& rows,
                             const Whose&... whose) {
  auto batch = engine_.batch(query_name);
  for (const Row& row : rows) add(batch, row, whose...);
  batch.run();
}

template <class Engine>
void StoreOn<Engine>::put_competition(const CompetitionProjection& competition) {
  const std::string& id = competition.summary.id;
  db::put(engine_("competition_put"), competition.summary);
  insert("standing_insert", competition.standings, id);
  auto link = engine_.batch("link_insert");
  for (const std::string& match : competition.matches) link.add(match, id);
  link.run();
}

template <class Engine>
std::int64_t StoreOn<Engine>::count_streams(std::string_view kind) const {
  return engine_.guarded([&] {
    auto query = engine_("stream_count");
    query.with(kind).step();
    return query.number(0);
  });
}

template <class Engine>
std::optional<session::Store::Start> StoreOn<Engine>::start_of(std::string_view stream) const {
  return engine_.guarded([&]() -> std::optional<Start> {
    auto first_event = engine_("event_first");
    if (!first_event.with(stream).step()) return std::nullopt;
    Start start;
    first_event.row(start.payload);
    auto amended = engine_("event_amended");
    start.amended = amended.with(stream).step();
    return start;
  });
}

template <class Engine>
void StoreOn<Engine>::read(std::string_view stream,
                           const std::function<void(session::StoredEvent&&)>& each) const {
  engine_.guarded([&] {
    session::StoredEvent event;
    EventRecord& record = event.record;
    auto query = engine_("event_list");
    int rows = 0;
    do {
      rows = 0;
      if constexpr (Engine::kRowsAtOnce > 0)
        query.with(stream, record.seq, Engine::kRowsAtOnce);
      else
        query.with(stream);
      for (; query.step(); ++rows) {
        query.row(record.seq, record.kind, record.payload, record.at, record.by, event.prev_hash, event.hash);
        each(std::move(event));  // what is left is written over
      }
    } while (Engine::kRowsAtOnce > 0 && rows == Engine::kRowsAtOnce);
  });
}

template <class Engine>
void StoreOn<Engine>::forget_person(std::string_view id) {
  engine_.write([&] {
    engine_("person_forget").with(id).run();
    engine_("card_forget").with(id).run();
  });
  tell();
  engine_.forget_traces();
}

template <class Engine>
void StoreOn<Engine>::put_player(const Person& person, const PlayerCard& card,
                                 const session::Holders& licence) {
  const std::optional<std::string> name = kept(person.name);
  engine_.write([&] {
    if (!licence.text.empty()) engine_.see_holders({}, {&licence, 1});
    engine_("person_put").with(person.id, name).run();
    db::put(engine_("card_put"), card);
  });
  tell();
}

// Of a statement that returns what it changed.
template <class Engine>
template <class... Values>
bool StoreOn<Engine>::changes_a_row(std::string_view query_name, const Values&... values) {
  bool changed = false;
  engine_.write([&] {
    auto query = engine_(query_name);
    changed = query.with(values...).step();
    while (changed && query.step()) continue;  // it is done only when it has answered all
  });
  return changed;
}

template <class Engine>
void StoreOn<Engine>::each_summary(bool in_progress,
                                   const std::function<bool(const MatchSummary&)>& each) const {
  engine_.guarded([&] {
    MatchSummary row;
    if constexpr (Engine::kRowsAtOnce > 0) {
      const std::string_view page_name = in_progress ? "summary_page_live" : "summary_page";
      row.started_at = "infinity";  // after which the newest comes
      for (std::size_t rows = Engine::kRowsAtOnce; rows == Engine::kRowsAtOnce;) {
        const auto page = rows_by<MatchSummary>(page_name, row.started_at, row.id, Engine::kRowsAtOnce);
        for (const MatchSummary& one : page) {
          if (!each(one)) return;
        }
        rows = page.size();
        if (rows > 0) row = page.back();
      }
    } else {
      auto query = engine_(in_progress ? "summary_list_live" : "summary_list");
      if (!in_progress) query.with(-1, 0);
      while (query.step()) {
        get(query, row);
        if (!each(row)) return;
      }
    }
  });
}

template <class Engine>
void StoreOn<Engine>::replace_projections(
    const std::function<void(const std::function<void(const AnyProjection&)>& put)>& make,
    std::span<const std::string> keep) {
  const std::string kept = listed(keep);
  engine_.write([&] {
    constexpr std::pair<const char*, const char*> kClear[] = {
        {"entry_clear", "entry_clear_but"},       {"summary_clear", "summary_clear_but"},
        {"case_clear", "case_clear_but"},         {"competition_clear", "competition_clear_but"},
        {"standing_clear", "standing_clear_but"}, {"link_clear", "link_clear_but"}};
    for (const auto& [all, all_but] : kClear) {
      if (keep.empty())
        engine_(all).run();
      else
        engine_(all_but).with(kept).run();
    }
    make([&](const AnyProjection& any) {
      if (const auto* competition = std::get_if<CompetitionProjection>(&any))
        return put_competition(*competition);
      const auto& match = std::get<session::Projection>(any);
      db::put(engine_("summary_put"), match.summary);
      insert("entry_insert", match.entries, match.summary.id);
      insert("case_insert", match.cases);
    });
  });
}

}  // namespace tanteador::db
