#include "db/store.hpp"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <stdexcept>
#include <utility>

#include "db/connection.hpp"
#include "db/errors.hpp"
#include "db/migrations.hpp"
#include "db/query.hpp"
#include "src/core/names.hpp"
#include "src/core/phrase.hpp"

namespace tanteador::db {

namespace fs = std::filesystem;
using Code = StoreError::Code;
using session::Append;
using session::CaseRow;
using session::CompetitionProjection;
using session::CompetitionSummary;
using session::EntryRow;
using session::MatchSummary;
using session::Page;
using session::Person;
using session::PlayerCard;
using session::Projection;
using session::RefereeRow;
using session::StandingRow;
using session::StoredEvent;
using session::StreamHead;

namespace {

// A name, where there is one, as it is kept; what was stored before is shown so.
std::optional<std::string> kept(const std::optional<std::string>& name) {
  return name ? std::optional(normal_name(*name)) : std::nullopt;
}

void require_chain(const Append& append) {
  std::int64_t seq = append.before.count;
  const session::Hash* before = &append.before.hash;
  for (const StoredEvent& event : append.events) {
    if (event.record.seq != ++seq || event.prev_hash != *before) {
      throw std::invalid_argument("events to append are not a chain");
    }
    before = &event.hash;
  }
}

class SqliteStore final : public session::Store {
 public:
  SqliteStore(SQLite::Database database, fs::path file, OpenMode mode)
      : file_(std::move(file)), mode_(mode), database_(std::move(database)) {}
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;
  // SQLite does so itself for the last to leave; a panel that stays open leaves never.
  ~SqliteStore() override {
    if (mode_ == OpenMode::write) settle();
  }

  void be_patient() override { wait_for_writers(database_); }
  void at_one_moment(const std::function<void()>& work) const override;
  std::optional<Start> start_of(std::string_view stream) const override;
  std::int64_t data_version() const override;
  void append(const Append& append) override;
  std::optional<StreamHead> head(std::string_view stream) const override;
  std::vector<StreamHead> streams(std::string_view kind) const override;
  std::int64_t count_streams(std::string_view kind) const override;
  std::vector<std::string> ids_beginning(std::string_view kind, std::string_view beginning) const override;
  std::pair<std::string, std::string> neighbours(std::string_view kind, std::string_view id) const override;
  std::vector<std::string> streams_with_warnings() const override { return texts_by("stream_warned"); }
  void read(std::string_view stream, const std::function<void(StoredEvent&&)>& each) const override;

  std::optional<Person> person(std::string_view id) const override;
  std::vector<Person> people() const override { return people_of("person_list"); }
  std::vector<Person> people_named(std::string_view name) const override {
    return people_of("person_named", normal_name(name));
  }
  void name_person(const Person& person) override;
  void forget_person(std::string_view id) override;

  std::vector<PlayerCard> player_cards() const override;
  void put_player_card(const PlayerCard& card) override;

  std::vector<std::string> house_rulesets() const override { return texts_by("ruleset_list"); }
  std::optional<std::string> house_ruleset(std::string_view id) const override;
  void put_house_ruleset(std::string_view id, std::string_view text) override;
  void remove_house_ruleset(std::string_view id) override;

  std::vector<RefereeRow> referees() const override;
  bool add_referee(const RefereeRow& referee) override;
  bool remove_referee(std::string_view name) override;
  bool replace_referee(const RefereeRow& before, const RefereeRow& after) override;

  std::vector<MatchSummary> summaries(Page page) const override {
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
  std::vector<StandingRow> standings_of(std::string_view competition) const override;
  std::vector<std::string> competitions_with(std::string_view match) const override {
    return texts_by("link_list_with", match);
  }
  std::vector<std::string> matches_of(std::string_view competition) const override {
    return texts_by("link_list_of", competition);
  }
  void replace_projections(
      const std::function<void(const std::function<void(const AnyProjection&)>& put)>& make) override;

 private:
  template <class... Values>
  std::vector<Person> people_of(std::string_view query_name, const Values&... values) const;
  template <class Row>
  static std::optional<Row> first(std::vector<Row> rows) {
    return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
  }
  template <class... Values>
  std::vector<std::string> texts_by(std::string_view query_name, const Values&... values) const;
  template <class... Values>
  std::vector<MatchSummary> summaries_by(std::string_view query_name, const Values&... values) const;
  template <class... Values>
  std::vector<CompetitionSummary> competitions_by(std::string_view query_name, const Values&... values) const;
  template <class... Values>
  std::vector<CaseRow> cases_by(std::string_view query_name, const Values&... values) const;
  template <class... Values>
  bool changes_a_row(std::string_view query_name, const Values&... values);
  std::optional<StreamHead> find_head(std::string_view stream) const;
  void settle() const;
  void put_events(const Append& append);
  void put_summary(const MatchSummary& summary);
  void put_entries(const std::string& stream, const std::vector<EntryRow>& entries);
  void put_cases(const std::vector<CaseRow>& cases);
  void put_competition(const CompetitionProjection& competition);

  fs::path file_;
  OpenMode mode_;
  // Reading changes the kept statements, not what is stored. The statements go before the connection.
  mutable SQLite::Database database_;
  mutable Queries query_{database_};
};

void SqliteStore::at_one_moment(const std::function<void()>& work) const {
  guarded(file_, [&] {
    if (sqlite3_get_autocommit(database_.getHandle()) == 0) return work();  // it is one already
    Transaction one_moment(database_, query_, Transaction::Kind::read);
    work();
  });
}

std::int64_t SqliteStore::data_version() const {
  return guarded(file_, [&] {
    Query query = query_("data_version");
    query.step();
    return query.number(0);
  });
}

template <class... Values>
std::vector<std::string> SqliteStore::texts_by(std::string_view query_name, const Values&... values) const {
  return guarded(file_, [&] {
    std::vector<std::string> all;
    Query query = query_(query_name);
    for (query.with(values...); query.step();) query.row(all.emplace_back());
    return all;
  });
}

void SqliteStore::append(const Append& append) {
  require_chain(append);
  guarded(file_, [&] {
    Transaction transaction(database_, query_);
    const std::optional<StreamHead> head = find_head(append.before.id);
    const StreamHead none;
    const StreamHead& now = head ? *head : none;
    if (now.count != append.before.count || now.hash != append.before.hash) {
      throw store_error(Code::moved_on, file_);
    }
    if (!head) query_("stream_insert").with(append.before.id, append.before.kind).run();
    put_events(append);
    for (const Person& person : append.new_people)
      query_("person_add").with(person.id, kept(person.name)).run();
    if (append.summary) put_summary(*append.summary);
    if (append.entries_from > 0) {
      query_("entry_clear_from").with(append.before.id, append.entries_from).run();
      put_entries(append.before.id, append.entries);
    }
    if (append.cases) {
      query_("case_clear_of").with(append.before.id).run();
      put_cases(*append.cases);
    }
    for (const PlayerCard& card : append.cards)
      query_("card_put").with(card.person, card.alias, card.licence).run();
    if (append.competition) {
      query_("standing_clear_of").with(append.before.id).run();
      query_("link_clear_of").with(append.before.id).run();
      put_competition(*append.competition);
    }
    transaction.commit();
  });
  tell(append.before.id);
  if (append.settle) settle();
}

// Whoever reads or writes now keeps some of the log; the next one settles it.
void SqliteStore::settle() const {
  try {
    query_("checkpoint_passive").step();
  } catch (const SQLite::Exception&) {
  }
}

void SqliteStore::put_events(const Append& append) {
  if (append.events.empty()) return;
  Query insert = query_("event_insert");
  for (const StoredEvent& event : append.events) {
    const EventRecord& record = event.record;
    insert.with(append.before.id, record.seq, record.kind, record.payload, record.at, record.by,
                event.prev_hash, event.hash);
    insert.run();
  }
  const StoredEvent& last = append.events.back();
  query_("stream_advance").with(append.before.id, last.record.seq, last.hash).run();
}

void SqliteStore::put_summary(const MatchSummary& summary) {
  query_("summary_put")
      .with(summary.id, summary.game, summary.ruleset, summary.status, summary.started_at, summary.last_at,
            summary.sides)
      .run();
}

void SqliteStore::put_entries(const std::string& stream, const std::vector<EntryRow>& entries) {
  Query insert = query_("entry_insert");
  for (const EntryRow& entry : entries) {
    insert.with(stream, entry.seq, entry.ordinal, entry.deal, entry.side, entry.points, entry.full,
                entry.category, entry.rule);
    insert.run();
  }
}

void SqliteStore::put_cases(const std::vector<CaseRow>& cases) {
  Query insert = query_("case_insert");
  for (const CaseRow& row : cases) {
    insert.with(row.match, row.seq, row.at, row.game, row.name, row.title, row.rule, int{row.fixed},
                int{row.precedent}, row.remedy, row.reason, row.referee, row.people, row.appeals);
    insert.run();
  }
}

template <class... Values>
std::vector<CaseRow> SqliteStore::cases_by(std::string_view query_name, const Values&... values) const {
  return guarded(file_, [&] {
    std::vector<CaseRow> all;
    Query query = query_(query_name);
    for (query.with(values...); query.step();) {
      CaseRow& row = all.emplace_back();
      int fixed = 0, precedent = 0;
      query.row(row.match, row.seq, row.at, row.game, row.name, row.title, row.rule, fixed, precedent,
                row.remedy, row.reason, row.referee, row.people, row.appeals);
      row.fixed = fixed != 0;
      row.precedent = precedent != 0;
    }
    return all;
  });
}

std::optional<StreamHead> SqliteStore::find_head(std::string_view stream) const {
  Query query = query_("stream_head");
  query.with(stream);
  if (!query.step()) return std::nullopt;
  StreamHead head;
  query.row(head.id, head.kind, head.count, head.hash);
  return head;
}

std::optional<StreamHead> SqliteStore::head(std::string_view stream) const {
  return guarded(file_, [&] { return find_head(stream); });
}

std::vector<StreamHead> SqliteStore::streams(std::string_view kind) const {
  return guarded(file_, [&] {
    std::vector<StreamHead> all;
    Query query = query_("stream_list");
    for (query.with(kind); query.step();) {
      StreamHead& head = all.emplace_back();
      query.row(head.id, head.kind, head.count, head.hash);
    }
    return all;
  });
}

std::int64_t SqliteStore::count_streams(std::string_view kind) const {
  return guarded(file_, [&] {
    Query query = query_("stream_count");
    query.with(kind).step();
    return query.number(0);
  });
}

std::vector<std::string> SqliteStore::ids_beginning(std::string_view kind, std::string_view beginning) const {
  return texts_by("stream_beginning", kind, beginning);
}

std::pair<std::string, std::string> SqliteStore::neighbours(std::string_view kind,
                                                            std::string_view id) const {
  return {first(texts_by("stream_before", kind, id)).value_or(""),
          first(texts_by("stream_after", kind, id)).value_or("")};
}

std::optional<session::Store::Start> SqliteStore::start_of(std::string_view stream) const {
  return guarded(file_, [&]() -> std::optional<Start> {
    Query first = query_("event_first");
    if (!first.with(stream).step()) return std::nullopt;
    Start start;
    first.row(start.payload);
    Query amended = query_("event_amended");
    start.amended = amended.with(stream).step();
    return start;
  });
}

void SqliteStore::read(std::string_view stream, const std::function<void(StoredEvent&&)>& each) const {
  guarded(file_, [&] {
    StoredEvent event;
    EventRecord& record = event.record;
    Query query = query_("event_list");
    for (query.with(stream); query.step();) {
      query.row(record.seq, record.kind, record.payload, record.at, record.by, event.prev_hash, event.hash);
      each(std::move(event));  // what is left is written over
    }
  });
}

template <class... Values>
std::vector<Person> SqliteStore::people_of(std::string_view query_name, const Values&... values) const {
  return guarded(file_, [&] {
    std::vector<Person> all;
    Query query = query_(query_name);
    for (query.with(values...); query.step();) {
      Person& person = all.emplace_back();
      query.row(person.id, person.name);
      person.name = kept(person.name);
    }
    return all;
  });
}

std::optional<Person> SqliteStore::person(std::string_view id) const {
  std::vector<Person> found = people_of("person_get", id);
  if (found.empty()) return std::nullopt;
  return std::move(found.front());
}

void SqliteStore::name_person(const Person& person) {
  guarded(file_, [&] { query_("person_put").with(person.id, kept(person.name)).run(); });
  tell();
}

void SqliteStore::forget_person(std::string_view id) {
  guarded(file_, [&] {
    Transaction transaction(database_, query_);
    query_("person_forget").with(id).run();
    query_("card_forget").with(id).run();
    transaction.commit();
  });
  tell();
  try {
    query_("checkpoint").step();        // takes the name out of the write-ahead log too
  } catch (const SQLite::Exception&) {  // someone is reading: the next checkpoint does it
  }
}

std::vector<PlayerCard> SqliteStore::player_cards() const {
  return guarded(file_, [&] {
    std::vector<PlayerCard> all;
    for (Query query = query_("card_list"); query.step();) {
      PlayerCard& card = all.emplace_back();
      query.row(card.person, card.alias, card.licence);
    }
    return all;
  });
}

void SqliteStore::put_player_card(const PlayerCard& card) {
  guarded(file_, [&] { query_("card_put").with(card.person, card.alias, card.licence).run(); });
  tell();
}

std::optional<std::string> SqliteStore::house_ruleset(std::string_view id) const {
  return first(texts_by("ruleset_get", id));
}

void SqliteStore::put_house_ruleset(std::string_view id, std::string_view text) {
  guarded(file_, [&] { query_("ruleset_put").with(id, text).run(); });
  tell();
}

void SqliteStore::remove_house_ruleset(std::string_view id) {
  guarded(file_, [&] { query_("ruleset_remove").with(id).run(); });
  tell();
}

std::vector<RefereeRow> SqliteStore::referees() const {
  return guarded(file_, [&] {
    std::vector<RefereeRow> all;
    for (Query query = query_("referee_list"); query.step();) {
      RefereeRow& row = all.emplace_back();
      query.row(row.name, row.pin, row.wrong_pins, row.tried_at);
    }
    return all;
  });
}

// Of a statement that returns what it changed.
template <class... Values>
bool SqliteStore::changes_a_row(std::string_view query_name, const Values&... values) {
  return guarded(file_, [&] {
    Query query = query_(query_name);
    const bool changed = query.with(values...).step();
    while (changed && query.step()) continue;  // it is done only when it has answered all
    return changed;
  });
}

bool SqliteStore::add_referee(const RefereeRow& referee) {
  const bool added =
      changes_a_row("referee_add", referee.name, referee.pin, referee.wrong_pins, referee.tried_at);
  if (added) tell();
  return added;
}

bool SqliteStore::remove_referee(std::string_view name) {
  const bool removed = changes_a_row("referee_remove", name);
  if (removed) tell();
  return removed;
}

bool SqliteStore::replace_referee(const RefereeRow& before, const RefereeRow& after) {
  return changes_a_row("referee_replace", after.pin, after.wrong_pins, after.tried_at, before.name,
                       before.pin, before.wrong_pins, before.tried_at);
}

template <class... Values>
std::vector<MatchSummary> SqliteStore::summaries_by(std::string_view query_name,
                                                    const Values&... values) const {
  return guarded(file_, [&] {
    std::vector<MatchSummary> all;
    Query query = query_(query_name);
    for (query.with(values...); query.step();) {
      MatchSummary& row = all.emplace_back();
      query.row(row.id, row.game, row.ruleset, row.status, row.started_at, row.last_at, row.sides);
    }
    return all;
  });
}

void SqliteStore::each_summary(bool in_progress, const std::function<bool(const MatchSummary&)>& each) const {
  guarded(file_, [&] {
    MatchSummary row;
    Query query = query_(in_progress ? "summary_list_live" : "summary_list");
    if (!in_progress) query.with(-1, 0);
    while (query.step()) {
      query.row(row.id, row.game, row.ruleset, row.status, row.started_at, row.last_at, row.sides);
      if (!each(row)) return;
    }
  });
}

std::vector<EntryRow> SqliteStore::entries(std::string_view stream) const {
  return guarded(file_, [&] {
    std::vector<EntryRow> all;
    Query query = query_("entry_list");
    for (query.with(stream); query.step();) {
      EntryRow& row = all.emplace_back();
      query.row(row.seq, row.ordinal, row.deal, row.side, row.points, row.full, row.category, row.rule);
    }
    return all;
  });
}

void SqliteStore::put_competition(const CompetitionProjection& competition) {
  const CompetitionSummary& row = competition.summary;
  query_("competition_put")
      .with(row.id, row.name, row.game, row.ruleset, row.season, row.status, row.started_at, row.last_at,
            row.entrants, row.stage, row.round, row.open_tables)
      .run();
  Query standing = query_("standing_insert");
  for (const StandingRow& one : competition.standings) {
    standing.with(row.id, one.stage, one.part, one.place, one.entrant, one.rank, one.line);
    standing.run();
  }
  Query link = query_("link_insert");
  for (const std::string& match : competition.matches) {
    link.with(match, row.id);
    link.run();
  }
}

template <class... Values>
std::vector<CompetitionSummary> SqliteStore::competitions_by(std::string_view query_name,
                                                             const Values&... values) const {
  return guarded(file_, [&] {
    std::vector<CompetitionSummary> all;
    Query query = query_(query_name);
    for (query.with(values...); query.step();) {
      CompetitionSummary& row = all.emplace_back();
      query.row(row.id, row.name, row.game, row.ruleset, row.season, row.status, row.started_at, row.last_at,
                row.entrants, row.stage, row.round, row.open_tables);
    }
    return all;
  });
}

std::vector<StandingRow> SqliteStore::standings_of(std::string_view competition) const {
  return guarded(file_, [&] {
    std::vector<StandingRow> all;
    Query query = query_("standing_list_of");
    for (query.with(competition); query.step();) {
      StandingRow& row = all.emplace_back();
      query.row(row.stage, row.part, row.place, row.entrant, row.rank, row.line);
    }
    return all;
  });
}

void SqliteStore::replace_projections(
    const std::function<void(const std::function<void(const AnyProjection&)>& put)>& make) {
  guarded(file_, [&] {
    Transaction transaction(database_, query_);
    for (const char* table :
         {"entry_clear", "summary_clear", "case_clear", "competition_clear", "standing_clear", "link_clear"})
      query_(table).run();
    make([&](const AnyProjection& any) {
      if (const auto* competition = std::get_if<CompetitionProjection>(&any))
        return put_competition(*competition);
      const auto& match = std::get<Projection>(any);
      put_summary(match.summary);
      put_entries(match.summary.id, match.entries);
      put_cases(match.cases);
    });
    transaction.commit();
  });
}

// An older file that may not be written to climbs in memory; so does an empty one, which stays empty.
SQLite::Database copy_in_memory(const fs::path& file, std::span<const Migration> ladder) {
  SQLite::Database source = open_to_read(file);
  SQLite::Database memory(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
  SQLite::Backup(memory, source).executeStep();
  migrate(memory, {}, ladder);
  memory.exec(sql("query_only"));
  return memory;
}

SQLite::Database open_database(const fs::path& file, OpenMode mode) {
  const auto ladder = migrations();
  if (mode == OpenMode::write) create_missing(file);
  const int version = inspect(file, newest(ladder));
  if (mode == OpenMode::read) {
    if (version == newest(ladder)) return open_to_read(file);
    if (version == 0 || !may_change(file)) return copy_in_memory(file, ladder);
  }
  SQLite::Database database = open_to_write(file);
  migrate(database, file, ladder);
  if (mode == OpenMode::read) return open_to_read(file);
  database.execAndGet(sql("journal_wal"));
  database.exec(sql("connection"));
  return database;
}

}  // namespace

fs::path file_behind(const fs::path& path) { return real_path(path); }

std::unique_ptr<session::Store> open_store(const fs::path& path, OpenMode mode) {
  const fs::path file = real_path(path);
  return guarded(file, [&] { return std::make_unique<SqliteStore>(open_database(file, mode), file, mode); });
}

}  // namespace tanteador::db
