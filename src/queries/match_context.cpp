#include "src/queries/match_context.hpp"

#include <limits>
#include <memory>

#include "src/view/words.hpp"

namespace tanteador::queries {

using session::OpenMatch;

namespace {

// Substitutes are named from their event on.
void add_events(view::MatchContext& context, const OpenMatch& match, std::int64_t before) {
  for (const EventRecord& record : match.records()) {
    if (record.seq >= before) break;
    const EventSeq seq{record.seq};
    const std::string kind = record.seq == 1 ? record.kind : match.kind_in_force(seq);
    if (kind == "replaced" && !is_struck(match.match(), seq))
      context.earlier.push_back({record.seq, match.names(EventSeq{record.seq - 1})});
    const auto author = match.people().find(record.by);
    const bool known = author != match.people().end() && author->second;
    context.events.push_back({record.seq, kind, record.at, known ? *author->second : std::string()});
  }
  context.act_began = [&match](EventSeq last) { return session::act_of_entry(match, last).front(); };
  context.stored = [&match](EventSeq seq) { return match.payload_in_force(seq); };
}

view::Attempt attempt(const session::Session& session, const OpenMatch& match, const auto& events) {
  auto result = session.attempt(match, events);
  if (!result) return {.after = {}, .refused = result.error().message, .rule = {}};
  if (result->refused.empty()) {
    const auto after = std::make_shared<OpenMatch>(std::move(*result->match));
    const auto event_at = [after, names = after->names()](EventSeq seq) {
      return after->event_json(seq, names);
    };
    return {.after = {after, &after->match()}, .refused = {}, .rule = {}, .written = event_at};
  }
  const Refusal& refusal = result->refused.front().refusal;
  return {.after = {},
          .refused = sentence(refusal, match.names()),
          .rule = std::string(refusal.violation.rule())};
}

view::CascadePreview preview_cascade(const session::Session& session, const OpenMatch& match,
                                     const Entry& correction, const std::set<std::int64_t>& keep) {
  std::vector<EventSeq> reentries;
  for (const std::int64_t seq : keep) reentries.push_back(EventSeq{static_cast<std::int32_t>(seq)});
  const auto found = session.preview_cascade(match, correction, reentries);
  view::CascadePreview falling;
  if (!found) return falling;
  falling.after = std::make_shared<AnyMatch>(found->after);
  for (const session::StruckEvent& one : found->fallen)
    falling.parts.push_back({static_cast<std::int64_t>(one.events.front()), one.is_reentered,
                             one.why ? sentence(*one.why, match.names()) : std::string()});
  return falling;
}

}  // namespace

view::MatchContext match_context(const OpenMatch& match) {
  view::MatchContext context{match.id(), match.match(), match.names(), match.title(), {}};
  add_events(context, match, std::numeric_limits<std::int64_t>::max());
  context.place = [&match](const std::string& rule) {
    return rulebook::place_of(rule, match.edition(), match.overridden_options(), {seat_count(match.match())});
  };
  context.written = [&match, names = context.names](EventSeq seq) { return match.event_json(seq, names); };
  context.rules = &match.edition();
  context.agreed = match.start().options;
  return context;
}

view::MatchContext match_context_before(const OpenMatch& match, std::int64_t seq,
                                        std::optional<AnyMatch>& past) {
  past = match_before(match.match(), EventSeq{seq});
  view::MatchContext context{match.id(), *past, match.names(EventSeq{seq - 1}), match.title(), {}};
  add_events(context, match, seq);
  context.instead = view::describe(match_context(match), seq);
  context.now = &match.match();
  return context;
}

void let_try(view::MatchContext& context, const session::Session& session, const OpenMatch& match) {
  context.attempt = [&](const Entries& entries) { return attempt(session, match, entries); };
  context.preview_cascade = [&](const Entry& correction, const std::set<std::int64_t>& keep) {
    return preview_cascade(session, match, correction, keep);
  };
  context.attempt_decision = [&](const std::string& lines) { return attempt(session, match, lines); };
}

void let_ask(view::MatchContext& context, const session::Session& session, const OpenMatch& match) {
  let_try(context, session, match);
  context.ask = [&](const Entries& entries) -> view::OpinionAnswer {
    const auto answer = session.ask(match, entries);
    if (!answer) return {.opinions = {}, .problem = answer.error().message};
    return {.opinions = answer->editions, .problem = {}};
  };
}

std::string sentence(const codec::Failure& failure, const Names& names) {
  if (const auto* unreadable = std::get_if<codec::InputError>(&failure)) return unreadable->message;
  const Refusal& refusal = std::get<Refusal>(failure);
  const std::string why = render(refusal.violation.message(), names);
  if (!refusal.breaks) return why;
  return render({N_("Entry {0} would no longer be valid: {1}"), {*refusal.breaks, std::string_view(why)}},
                names);
}

}  // namespace tanteador::queries
