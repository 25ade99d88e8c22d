#pragma once
// The store on an engine: which statements make what of the rows, once for all engines. An engine brings the
// statements of the names used here (db/<engine>/queries), and this:
//
//   Query operator()(name)      a statement: with(values…), then step() and row(values…) for each row, or
//   run() Batch batch(name)           a statement for many rows: add(values…) for each, then run()
//   guarded(work)               has what goes wrong said as a StoreError
//   write(work)                 all that `work` writes is durable together, or nothing of it
//   append(appends, rest)       the same for the events of each append and what `rest` writes beside them
//   see_holders(names, licences)  within append or write; throws moved_on where others bear them by now
//   put_tap(tap)                within one of both; throws moved_on where there is one of that id
//   at_one_moment(work), data_version(), be_patient(), settle(), forget_traces(), copy_beside(),
//   may_read_referees()
//   kRowsAtOnce                 how many rows of a long list it is asked for; 0: it gives them one by one

#include <algorithm>
#include <span>
#include <stdexcept>
#include <utility>

#include "db/columns.hpp"
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
  std::string copy_beside() const override { return engine_.copy_beside(); }
  void at_one_moment(const std::function<void()>& work) const override { engine_.at_one_moment(work); }
  std::int64_t data_version() const override { return engine_.data_version(); }

  void append_all(std::span<const session::Append> appends) override {
    for (const session::Append& append : appends) require_chain(append);
    engine_.append(appends, [&](const session::Append& append) {
      if (append.forks) engine_.see_forks(*append.forks);
      if (!append.names.empty() || !append.licences.empty())
        engine_.see_holders(append.names, append.licences);
      put_projections(append);
      if (beside() && &append == appends.data())
        put(*beside(), append.before.id, append.before.count + std::ssize(append.events));
    });
    stored_beside();
    for (const session::Append& append : appends) tell(append.of.empty() ? append.before.id : append.of);
    if (std::ranges::any_of(appends, &session::Append::settle)) engine_.settle();
  }

  std::optional<StreamHead> head(std::string_view stream) const override {
    return first(rows_by<StreamHead>("stream_head", stream));
  }
  std::vector<StreamHead> streams(std::string_view kind) const override {
    return rows_by<StreamHead>("stream_list", kind);
  }
  std::int64_t count_streams(std::string_view kind) const override;
  std::vector<std::string> ids_beginning(std::string_view kind, std::string_view beginning) const override {
    return rows_by<std::string>("stream_beginning", kind, beginning);
  }
  std::pair<std::string, std::string> neighbours(std::string_view kind, std::string_view id) const override {
    return {first(rows_by<std::string>("stream_before", kind, id)).value_or(""),
            first(rows_by<std::string>("stream_after", kind, id)).value_or("")};
  }
  std::vector<std::string> streams_with_warnings() const override {
    return rows_by<std::string>("stream_warned");
  }
  std::optional<Start> start_of(std::string_view stream) const override;
  std::vector<Told> same_people(std::string_view club) const override {
    return rows_by<Told>("event_same_person", club);
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

  std::vector<PlayerCard> player_cards() const override { return rows_by<PlayerCard>("card_list"); }
  std::vector<PlayerCard> cards_among(std::span<const std::string> ids) const override {
    return rows_by<PlayerCard>("card_among", listed(ids));
  }
  void put_player_card(const PlayerCard& card) override {
    engine_.write([&] { db::put(engine_("card_put"), card); });
    tell();
  }

  void put_player(const Person& person, const PlayerCard& card, const session::Holders& licence) override;

  std::vector<std::string> house_rulesets() const override { return rows_by<std::string>("ruleset_list"); }
  std::optional<std::string> house_ruleset(std::string_view id) const override {
    return first(rows_by<std::string>("ruleset_get", id));
  }
  void put_house_ruleset(std::string_view id, std::string_view text) override {
    write("ruleset_put", id, text);
  }
  void remove_house_ruleset(std::string_view id) override { write("ruleset_remove", id); }

  std::vector<RefereeRow> referees() const override { return rows_by<RefereeRow>("referee_list"); }
  bool may_read_referees() const override { return engine_.may_read_referees(); }
  bool add_referee(const RefereeRow& referee) override {
    return told(std::apply([&](const auto&... all) { return changes_a_row("referee_add", all...); },
                           columns(referee)));
  }
  bool remove_referee(std::string_view name) override { return told(changes_a_row("referee_remove", name)); }
  bool replace_referee(const RefereeRow& before, const RefereeRow& after) override {
    return changes_a_row("referee_replace", after.pin, after.wrong_pins, after.tried_at, after.uptime,
                         before.name, before.pin, before.wrong_pins, before.tried_at);
  }

  bool add_token(const TokenRow& row) override {
    return told(
        std::apply([&](const auto&... all) { return changes_a_row("token_add", all...); }, columns(row)));
  }
  std::optional<TokenRow> token(const session::Hash& hash) const override {
    return first(rows_by<TokenRow>("token_get", hash));
  }
  std::vector<TokenRow> tokens() const override { return rows_by<TokenRow>("token_list"); }
  bool remove_token(const session::Hash& secret) override {
    return told(changes_a_row("token_remove", secret));
  }
  std::optional<TapRow> tap(std::string_view id) const override {
    return first(rows_by<TapRow>("tap_get", id));
  }
  void forget_taps(std::string_view before) override { write("tap_forget", before); }
  std::vector<NoteRow> notes(std::string_view beginning) const override {
    return rows_by<NoteRow>("note_list", beginning);
  }
  void put_beside(const Beside& beside) override {
    engine_.write([&] { put(beside); });
    tell();
  }

  std::vector<MatchSummary> summaries(session::Page page) const override {
    return rows_by<MatchSummary>("summary_list", page.limit, page.offset);
  }
  void each_summary(bool in_progress, const std::function<bool(const MatchSummary&)>& each) const override;
  std::optional<MatchSummary> summary(std::string_view match) const override {
    return first(rows_by<MatchSummary>("summary_get", match));
  }
  std::vector<EntryRow> entries(std::string_view stream) const override {
    return rows_by<EntryRow>("entry_list", stream);
  }
  std::vector<CaseRow> cases() const override { return rows_by<CaseRow>("case_list"); }
  std::vector<CaseRow> cases_of(std::string_view stream) const override {
    return rows_by<CaseRow>("case_list_of", stream);
  }
  std::vector<CompetitionSummary> competitions() const override {
    return rows_by<CompetitionSummary>("competition_list");
  }
  std::optional<CompetitionSummary> competition(std::string_view id) const override {
    return first(rows_by<CompetitionSummary>("competition_get", id));
  }
  std::vector<CompetitionSummary> competitions_named(std::string_view name) const override {
    return rows_by<CompetitionSummary>("competition_named", normal_name(name));
  }
  std::vector<StandingRow> standings_of(std::string_view competition) const override {
    return rows_by<StandingRow>("standing_list_of", competition);
  }
  std::vector<std::string> competitions_with(std::string_view match) const override {
    return rows_by<std::string>("link_list_with", match);
  }
  std::vector<std::string> matches_of(std::string_view competition) const override {
    return rows_by<std::string>("link_list_of", competition);
  }
  std::vector<Link> links() const override { return rows_by<Link>("link_list"); }
  void replace_projections(
      const std::function<void(const std::function<void(const AnyProjection&)>& put)>& make,
      std::span<const std::string> keep) override;

 private:
  template <class Row>
  static std::optional<Row> first(std::vector<Row> rows) {
    return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
  }
  template <class Row, class... Values>
  std::vector<Row> rows_by(std::string_view query_name, const Values&... values) const {
    return engine_.guarded([&] {
      std::vector<Row> all;
      auto query = engine_(query_name);
      for (query.with(values...); query.step();) get(query, all.emplace_back());
      return all;
    });
  }
  template <class... Values>
  std::vector<Person> people_by(std::string_view query_name, const Values&... values) const {
    auto people = rows_by<Person>(query_name, values...);
    for (Person& person : people) person.name = kept(person.name);
    return people;
  }

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
  template <class Row, class... Whose>
  void insert(std::string_view query_name, const std::vector<Row>& rows, const Whose&... whose);
  void put_competition(const CompetitionProjection& competition);

  mutable Engine engine_;  // reading changes the kept statements, not what is stored
};

}  // namespace tanteador::db
