#include "tests/view/played.hpp"

#include <doctest/doctest.h>

namespace tanteador::test {

session::OpenMatch played(const std::string& lines) {
  session::Session session(nullptr, session::system_host());
  auto scored = session.score(lines, session::OnRefusal::stop);
  REQUIRE(scored);
  REQUIRE(scored->match);
  REQUIRE(scored->refused.empty());
  return *scored->match;
}

view::Table table_of(const session::OpenMatch& match) {
  view::Table table{match.id(), match.match(), match.names(), "edition", {}};
  for (const EventRecord& record : match.records())
    table.events.push_back({record.seq, record.kind, record.payload, record.at, {}});
  return table;
}

view::Attempt Played::attempt(const std::string& lines) const {
  const auto tried = session.attempt(match, lines);
  if (!tried) return {{}, tried.error().message, {}};
  if (tried->refused.empty()) return {tried->match->match(), {}, {}};
  const Refusal& failure = tried->refused.front().refusal;
  return {{}, render(failure.violation.message(), match.names()), std::string(failure.violation.rule())};
}

view::Board Played::board(const view::Pick& pick) const {
  view::Table table = table_of(match);
  table.attempt = [this](const std::string& lines) { return attempt(lines); };
  return view::make_board(table, pick);
}

}  // namespace tanteador::test
