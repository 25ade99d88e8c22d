#pragma once
// The store on an engine: which statements make what of the rows, once for all engines. An engine brings the
// statements of the names used here (db/<engine>/queries), and this:
//
//   Query operator()(name)      a statement: with(values…), then step() and row(values…) for each row, or
//   run() Batch batch(name)           a statement for many rows: add(values…) for each, then run()
//   guarded(work)               has what goes wrong said as a StoreError
//   write(work)                 all that `work` writes is durable together, or nothing of it
//   append(appends, rest)       the same for the events of each append and what `rest` writes beside them
//   put_tap(tap)                within one of both; throws moved_on where there is one of that id
//   at_one_moment(work), data_version(), be_patient(), settle(), forget_traces()
//   kRowsAtOnce                 how many rows of a long list it is asked for; 0: it gives them one by one

#include <algorithm>
#include <span>
#include <stdexcept>
#include <utility>

#include "src/core/names.hpp"
#include "src/session/store.hpp"

namespace tanteador::db {

// A name, where there is one, as it is kept; what was stored before is shown so.
inline std::optional<std::string> kept(const std::optional<std::string>& name) {
  return name ? std::optional(normal_name(*name)) : std::nullopt;
}

// As a statement is given them: no id has a comma in it.
inline std::string listed(std::span<const std::string> ids) {
  std::string list;
  for (const std::string& id : ids) list += (list.empty() ? "" : ",") + id;
  return list;
}

inline void require_chain(const session::Append& append) {
  std::int64_t seq = append.before.count;
  const session::Hash* before = &append.before.hash;
  for (const session::StoredEvent& event : append.events) {
    if (event.record.seq != ++seq || event.prev_hash != *before) {
      throw std::invalid_argument("events to append are not a chain");
    }
    before = &event.hash;
  }
}

template <class Engine>
class StoreOn final : public session::Store {
  using Beside = session::Beside;
  using CaseRow = session::CaseRow;
  using CompetitionProjection = session::CompetitionProjection;
  using CompetitionSummary = session::CompetitionSummary;
  using EntryRow = session::EntryRow;
  using MatchSummary = session::MatchSummary;
  using NoteRow = session::NoteRow;
  using Person = session::Person;
  using PlayerCard = session::PlayerCard;
  using RefereeRow = session::RefereeRow;
  using StandingRow = session::StandingRow;
  using StreamHead = session::StreamHead;
  using TapRow = session::TapRow;
  using TokenRow = session::TokenRow;

 public:
  template <class... Arguments>
  explicit StoreOn(Arguments&&... arguments) : engine_(std::forward<Arguments>(arguments)...) {}
  StoreOn(const StoreOn&) = delete;
  StoreOn& operator=(const StoreOn&) = delete;

  void be_patient() override { engine_.be_patient(); }
  void at_one_moment(const std::function<void()>& work) const override { engine_.at_one_moment(work); }
  std::int64_t data_version() const override { return engine_.data_version(); }

  void append_all(std::span<const session::Append> appends) override {
    for (const session::Append& append : appends) require_chain(append);
    engine_.append(appends, [&](const session::Append& append) {
      if (append.forks) engine_.see_forks(*append.forks);
      put_projections(append);
      if (beside() && &append == appends.data())
        put(*beside(), append.before.id, append.before.count + std::ssize(append.events));
    });
    stored_beside();
    for (const session::Append& append : appends) tell(append.of.empty() ? append.before.id : append.of);
    if (std::ranges::any_of(appends, &session::Append::settle)) engine_.settle();
  }

  std::optional<StreamHead> head(std::string_view stream) const override {
    return first(heads_by("stream_head", stream));
  }
  std::vector<StreamHead> streams(std::string_view kind) const override {
    return heads_by("stream_list", kind);
  }
  std::int64_t count_streams(std::string_view kind) const override;
  std::vector<std::string> ids_beginning(std::string_view kind, std::string_view beginning) const override {
    return texts_by("stream_beginning", kind, beginning);
  }
  std::pair<std::string, std::string> neighbours(std::string_view kind, std::string_view id) const override {
    return {first(texts_by("stream_before", kind, id)).value_or(""),
            first(texts_by("stream_after", kind, id)).value_or("")};
  }
  std::vector<std::string> streams_with_warnings() const override { return texts_by("stream_warned"); }
  std::optional<Start> start_of(std::string_view stream) const override;
  std::vector<Told> same_people(std::string_view club) const override {
    return rows_by<Told>(
        "event_same_person", [](const auto& query, Told& one) { query.row(one.kind, one.payload); }, club);
  }
  void read(std::string_view stream, const std::function<void(session::StoredEvent&&)>& each) const override;

  std::optional<Person> person(std::string_view id) const override {
    return first(people_by("person_get", id));
  }
  std::vector<Person> people() const override { return people_by("person_list"); }
  std::vector<Person> people_among(std::span<const std::string> ids) const override {
    return people_by("person_among", listed(ids));
  }
  std::vector<Person> people_named(std::string_view name) const override {
    return people_by("person_named", normal_name(name));
  }
  void name_person(const Person& person) override { write("person_put", person.id, kept(person.name)); }
  void forget_person(std::string_view id) override;

  std::vector<PlayerCard> player_cards() const override { return cards_by("card_list"); }
  std::vector<PlayerCard> cards_among(std::span<const std::string> ids) const override {
    return cards_by("card_among", listed(ids));
  }
  void put_player_card(const PlayerCard& card) override {
    write("card_put", card.person, card.alias, card.licence);
  }

  std::vector<std::string> house_rulesets() const override { return texts_by("ruleset_list"); }
  std::optional<std::string> house_ruleset(std::string_view id) const override {
    return first(texts_by("ruleset_get", id));
  }
  void put_house_ruleset(std::string_view id, std::string_view text) override {
    write("ruleset_put", id, text);
  }
  void remove_house_ruleset(std::string_view id) override { write("ruleset_remove", id); }

  std::vector<RefereeRow> referees() const override;
  bool add_referee(const RefereeRow& referee) override {
    return told(
        changes_a_row("referee_add", referee.name, referee.pin, referee.wrong_pins, referee.tried_at));
  }
  bool remove_referee(std::string_view name) override { return told(changes_a_row("referee_remove", name)); }
  bool replace_referee(const RefereeRow& before, const RefereeRow& after) override {
    return changes_a_row("referee_replace", after.pin, after.wrong_pins, after.tried_at, before.name,
                         before.pin, before.wrong_pins, before.tried_at);
  }

  bool add_token(const TokenRow& row) override {
    return told(changes_a_row("token_add", row.secret, row.code, row.reach, row.stream, row.stage, row.round,
                              row.place, row.made_at));
  }
  std::optional<TokenRow> token(const session::Hash& hash) const override {
    return first(tokens_by("token_get", hash));
  }
  std::vector<TokenRow> tokens() const override { return tokens_by("token_list"); }
  bool remove_token(const session::Hash& secret) override {
    return told(changes_a_row("token_remove", secret));
  }
  std::optional<TapRow> tap(std::string_view id) const override;
  void forget_taps(std::string_view before) override { write("tap_forget", before); }
  std::vector<NoteRow> notes(std::string_view beginning) const override {
    return rows_by<NoteRow>(
        "note_list", [](const auto& query, NoteRow& row) { query.row(row.key, row.text); }, beginning);
  }
  void put_beside(const Beside& beside) override {
    engine_.write([&] { put(beside); });
    tell();
  }

  std::vector<MatchSummary> summaries(session::Page page) const override {
    return summaries_by("summary_list", page.limit, page.offset);
  }
  void each_summary(bool in_progress, const std::function<bool(const MatchSummary&)>& each) const override;
  std::optional<MatchSummary> summary(std::string_view match) const override {
    return first(summaries_by("summary_get", match));
  }
  std::vector<EntryRow> entries(std::string_view stream) const override;
  std::vector<CaseRow> cases() const override { return cases_by("case_list"); }
  std::vector<CaseRow> cases_of(std::string_view stream) const override {
    return cases_by("case_list_of", stream);
  }
  std::vector<CompetitionSummary> competitions() const override {
    return competitions_by("competition_list");
  }
  std::optional<CompetitionSummary> competition(std::string_view id) const override {
    return first(competitions_by("competition_get", id));
  }
  std::vector<CompetitionSummary> competitions_named(std::string_view name) const override {
    return competitions_by("competition_named", normal_name(name));
  }
  std::vector<StandingRow> standings_of(std::string_view competition) const override;
  std::vector<std::string> competitions_with(std::string_view match) const override {
    return texts_by("link_list_with", match);
  }
  std::vector<std::string> matches_of(std::string_view competition) const override {
    return texts_by("link_list_of", competition);
  }
  std::vector<Link> links() const override {
    return rows_by<Link>("link_list",
                         [](const auto& query, Link& link) { query.row(link.match, link.competition); });
  }
  void replace_projections(
      const std::function<void(const std::function<void(const AnyProjection&)>& put)>& make) override;

 private:
  template <class Row>
  static std::optional<Row> first(std::vector<Row> rows) {
    return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
  }
  static void get_summary(const auto& query, MatchSummary& row) {
    query.row(row.id, row.game, row.ruleset, row.status, row.started_at, row.last_at, row.sides);
  }

  // All rows of a statement, each made by `get`.
  template <class Row, class Get, class... Values>
  std::vector<Row> rows_by(std::string_view query_name, Get get, const Values&... values) const {
    return engine_.guarded([&] {
      std::vector<Row> all;
      auto query = engine_(query_name);
      for (query.with(values...); query.step();) get(query, all.emplace_back());
      return all;
    });
  }
  template <class... Values>
  std::vector<std::string> texts_by(std::string_view query_name, const Values&... values) const {
    return rows_by<std::string>(
        query_name, [](const auto& query, std::string& text) { query.row(text); }, values...);
  }
  template <class... Values>
  std::vector<StreamHead> heads_by(std::string_view query_name, const Values&... values) const {
    return rows_by<StreamHead>(
        query_name,
        [](const auto& query, StreamHead& head) { query.row(head.id, head.kind, head.count, head.hash); },
        values...);
  }
  template <class... Values>
  std::vector<Person> people_by(std::string_view query_name, const Values&... values) const {
    return rows_by<Person>(
        query_name,
        [](const auto& query, Person& person) {
          query.row(person.id, person.name);
          person.name = kept(person.name);
        },
        values...);
  }
  template <class... Values>
  std::vector<PlayerCard> cards_by(std::string_view query_name, const Values&... values) const {
    return rows_by<PlayerCard>(
        query_name,
        [](const auto& query, PlayerCard& card) { query.row(card.person, card.alias, card.licence); },
        values...);
  }
  template <class... Values>
  std::vector<MatchSummary> summaries_by(std::string_view query_name, const Values&... values) const {
    return rows_by<MatchSummary>(
        query_name, [](const auto& query, MatchSummary& row) { get_summary(query, row); }, values...);
  }
  template <class... Values>
  std::vector<TokenRow> tokens_by(std::string_view query_name, const Values&... values) const {
    return rows_by<TokenRow>(
        query_name,
        [](const auto& query, TokenRow& row) {
          query.row(row.secret, row.code, row.reach, row.stream, row.stage, row.round, row.place,
                    row.made_at);
        },
        values...);
  }
  template <class... Values>
  std::vector<CaseRow> cases_by(std::string_view query_name, const Values&... values) const;
  template <class... Values>
  std::vector<CompetitionSummary> competitions_by(std::string_view query_name, const Values&... values) const;

  template <class... Values>
  void write(std::string_view query_name, const Values&... values) {
    engine_.write([&] { engine_(query_name).with(values...).run(); });
    tell();
  }
  bool told(bool changed) const {
    if (changed) tell();
    return changed;
  }
  template <class... Values>
  bool changes_a_row(std::string_view query_name, const Values&... values);
  void put_projections(const session::Append& append);
  void put(const session::Beside& beside, std::string_view stream = {}, std::int64_t seq = 0);
  void put_summary(const MatchSummary& summary);
  void put_entries(const std::string& stream, const std::vector<EntryRow>& entries);
  void put_cases(const std::vector<CaseRow>& cases);
  void put_competition(const CompetitionProjection& competition);

  mutable Engine engine_;  // reading changes the kept statements, not what is stored
};

// What an append writes beside the events.
template <class Engine>
void StoreOn<Engine>::put_projections(const session::Append& append) {
  const std::string& stream = append.of.empty() ? append.before.id : append.of;
  for (const Person& person : append.new_people)
    engine_("person_add").with(person.id, kept(person.name)).run();
  if (append.summary) put_summary(*append.summary);
  if (append.entries_from > 0) {
    engine_("entry_clear_from").with(stream, append.entries_from).run();
    put_entries(stream, append.entries);
  }
  if (append.cases) {
    engine_("case_clear_of").with(stream).run();
    put_cases(*append.cases);
  }
  for (const PlayerCard& card : append.cards)
    engine_(append.keeps_cards ? "card_add" : "card_put").with(card.person, card.alias, card.licence).run();
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
      engine_("note_put").with(note.key, note.text).run();
  }
}

template <class Engine>
std::optional<session::TapRow> StoreOn<Engine>::tap(std::string_view id) const {
  return first(rows_by<TapRow>(
      "tap_get",
      [](const auto& query, TapRow& row) { query.row(row.id, row.answer, row.at, row.stream, row.seq); },
      id));
}

template <class Engine>
void StoreOn<Engine>::put_summary(const MatchSummary& summary) {
  engine_("summary_put")
      .with(summary.id, summary.game, summary.ruleset, summary.status, summary.started_at, summary.last_at,
            summary.sides)
      .run();
}

template <class Engine>
void StoreOn<Engine>::put_entries(const std::string& stream, const std::vector<EntryRow>& entries) {
  auto insert = engine_.batch("entry_insert");
  for (const EntryRow& entry : entries)
    insert.add(stream, entry.seq, entry.ordinal, entry.deal, entry.side, entry.points, entry.full,
               entry.category, entry.rule);
  insert.run();
}

template <class Engine>
void StoreOn<Engine>::put_cases(const std::vector<CaseRow>& cases) {
  auto insert = engine_.batch("case_insert");
  for (const CaseRow& row : cases)
    insert.add(row.match, row.seq, row.at, row.game, row.name, row.title, row.rule, int{row.fixed},
               int{row.precedent}, row.remedy, row.reason, row.referee, row.people, row.appeals);
  insert.run();
}

template <class Engine>
void StoreOn<Engine>::put_competition(const CompetitionProjection& competition) {
  const CompetitionSummary& row = competition.summary;
  engine_("competition_put")
      .with(row.id, row.name, row.game, row.ruleset, row.season, row.status, row.started_at, row.last_at,
            row.entrants, row.stage, row.round, row.open_tables)
      .run();
  auto standing = engine_.batch("standing_insert");
  for (const StandingRow& one : competition.standings)
    standing.add(row.id, one.stage, one.part, one.place, one.entrant, one.rank, one.line);
  standing.run();
  auto link = engine_.batch("link_insert");
  for (const std::string& match : competition.matches) link.add(match, row.id);
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
std::vector<session::RefereeRow> StoreOn<Engine>::referees() const {
  return rows_by<RefereeRow>("referee_list", [](const auto& query, RefereeRow& row) {
    query.row(row.name, row.pin, row.wrong_pins, row.tried_at);
  });
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
template <class... Values>
std::vector<session::CaseRow> StoreOn<Engine>::cases_by(std::string_view query_name,
                                                        const Values&... values) const {
  return rows_by<CaseRow>(
      query_name,
      [](const auto& query, CaseRow& row) {
        int fixed = 0, precedent = 0;
        query.row(row.match, row.seq, row.at, row.game, row.name, row.title, row.rule, fixed, precedent,
                  row.remedy, row.reason, row.referee, row.people, row.appeals);
        row.fixed = fixed != 0;
        row.precedent = precedent != 0;
      },
      values...);
}

template <class Engine>
template <class... Values>
std::vector<session::CompetitionSummary> StoreOn<Engine>::competitions_by(std::string_view query_name,
                                                                          const Values&... values) const {
  return rows_by<CompetitionSummary>(
      query_name,
      [](const auto& query, CompetitionSummary& row) {
        query.row(row.id, row.name, row.game, row.ruleset, row.season, row.status, row.started_at,
                  row.last_at, row.entrants, row.stage, row.round, row.open_tables);
      },
      values...);
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
        const auto page = summaries_by(page_name, row.started_at, row.id, Engine::kRowsAtOnce);
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
        get_summary(query, row);
        if (!each(row)) return;
      }
    }
  });
}

template <class Engine>
std::vector<session::EntryRow> StoreOn<Engine>::entries(std::string_view stream) const {
  return rows_by<EntryRow>(
      "entry_list",
      [](const auto& query, EntryRow& row) {
        query.row(row.seq, row.ordinal, row.deal, row.side, row.points, row.full, row.category, row.rule);
      },
      stream);
}

template <class Engine>
std::vector<session::StandingRow> StoreOn<Engine>::standings_of(std::string_view competition) const {
  return rows_by<StandingRow>(
      "standing_list_of",
      [](const auto& query, StandingRow& row) {
        query.row(row.stage, row.part, row.place, row.entrant, row.rank, row.line);
      },
      competition);
}

template <class Engine>
void StoreOn<Engine>::replace_projections(
    const std::function<void(const std::function<void(const AnyProjection&)>& put)>& make) {
  engine_.write([&] {
    for (const char* table :
         {"entry_clear", "summary_clear", "case_clear", "competition_clear", "standing_clear", "link_clear"})
      engine_(table).run();
    make([&](const AnyProjection& any) {
      if (const auto* competition = std::get_if<CompetitionProjection>(&any))
        return put_competition(*competition);
      const auto& match = std::get<session::Projection>(any);
      put_summary(match.summary);
      put_entries(match.summary.id, match.entries);
      put_cases(match.cases);
    });
  });
}

}  // namespace tanteador::db
