#pragma once
// The columns of each row type, in the order of every statement that reads or writes it.

#include <concepts>
#include <string>
#include <tuple>
#include <type_traits>

#include "src/session/store.hpp"

namespace tanteador::db {

template <class Some, class Row>
concept Of = std::same_as<std::remove_const_t<Some>, Row>;

auto columns(Of<std::string> auto& row) { return std::tie(row); }
auto columns(Of<session::StreamHead> auto& row) { return std::tie(row.id, row.kind, row.count, row.hash); }
auto columns(Of<session::RawEvent> auto& row) { return std::tie(row.kind, row.payload); }
auto columns(Of<session::Person> auto& row) { return std::tie(row.id, row.name); }
auto columns(Of<session::PlayerCard> auto& row) { return std::tie(row.person, row.alias, row.licence); }
auto columns(Of<session::RefereeRow> auto& row) {
  return std::tie(row.name, row.pin, row.wrong_pins, row.tried_at, row.uptime, row.roles);
}
auto columns(Of<session::TokenRow> auto& row) {
  return std::tie(row.secret, row.code, row.reach, row.stream, row.stage, row.round, row.place, row.made_at);
}
auto columns(Of<session::RequestId> auto& row) {
  return std::tie(row.id, row.answer, row.at, row.stream, row.seq);
}
auto columns(Of<session::KeyValue> auto& row) { return std::tie(row.key, row.text); }
auto columns(Of<session::MatchSummary> auto& row) {
  return std::tie(row.id, row.game, row.ruleset, row.status, row.started_at, row.last_at, row.sides);
}
auto columns(Of<session::EntryRow> auto& row) {
  return std::tie(row.seq, row.ordinal, row.deal, row.side, row.points, row.full, row.category, row.rule);
}
auto columns(Of<session::CaseRow> auto& row) {
  return std::tie(row.match, row.seq, row.at, row.game, row.name, row.title, row.rule, row.fixed,
                  row.precedent, row.remedy, row.reason, row.referee, row.people, row.appeals);
}
auto columns(Of<session::CompetitionSummary> auto& row) {
  return std::tie(row.id, row.name, row.game, row.ruleset, row.season, row.status, row.started_at,
                  row.last_at, row.entrants, row.stage, row.round, row.open_tables);
}
auto columns(Of<session::MatchLink> auto& row) { return std::tie(row.match, row.competition); }

// Reads the current row of a query.
template <class Row>
void get(const auto& query, Row& row) {
  std::apply([&](auto&... values) { query.row(values...); }, columns(row));
}
// Runs the statement with all columns of the row.
template <class Row>
void put(auto&& query, const Row& row) {
  std::apply([&](const auto&... values) { query.with(values...).run(); }, columns(row));
}
// Adds a row to a batch; `whose` are the columns before it, such as the owner's id.
template <class Row, class... Whose>
void add(auto& batch, const Row& row, const Whose&... whose) {
  std::apply([&](const auto&... values) { batch.add(whose..., values...); }, columns(row));
}

}  // namespace tanteador::db
