#include "tests/view/played.hpp"

#include <doctest/doctest.h>

#include "src/session/input.hpp"

namespace tanteador::test {

session::OpenMatch play_match(const std::string& lines) {
  session::Session session(nullptr, session::system_host());
  auto scored = session.score(lines, session::RefusalPolicy::stop);
  REQUIRE(scored);
  REQUIRE(scored->match);
  REQUIRE(scored->refused.empty());
  return *scored->match;
}

view::MatchContext match_context(const session::OpenMatch& match) {
  view::MatchContext context{match.id(), match.match(), match.names(), "edition", {}};
  for (const EventRecord& record : match.records())
    context.events.push_back({record.seq, record.kind, record.at, {}});
  context.stored = [&match](EventSeq seq) { return match.payload_in_force(seq); };
  return context;
}

view::command::Enter enter_command(const session::OpenMatch& match, std::string_view lines) {
  view::command::Enter enter;
  const auto input = session::read_input(lines);
  for (const session::Input::Line& line : input->lines)
    enter.events.push_back(std::get<Entry>(*codec::read_event(match.match(), line.event, match.roster())));
  return enter;
}

view::Attempt BoardTable::attempt(const Entries& entries) const {
  const auto tried = session.attempt(match, entries);
  if (!tried) return {{}, tried.error().message, {}};
  if (tried->refused.empty()) return {std::make_shared<AnyMatch>(tried->match->match()), {}, {}};
  const Refusal& failure = tried->refused.front().refusal;
  return {{}, render(failure.violation.message(), match.names()), std::string(failure.violation.rule())};
}

std::unique_ptr<BoardTable> BoardTable::after(const view::command::Enter& enter) const {
  auto tried = session.attempt(match, enter.events);
  if (!tried || !tried->refused.empty()) return nullptr;
  return std::make_unique<BoardTable>(std::move(*tried->match));
}

view::MatchScreen BoardTable::board(const view::BoardState& state) const {
  view::MatchContext context = match_context(match);
  context.attempt = [this](const Entries& entries) { return attempt(entries); };
  return view::make_match_screen(context, state);
}

}  // namespace tanteador::test
