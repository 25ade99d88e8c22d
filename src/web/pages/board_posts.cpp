// Entries from a board: each button is found on the board that the phone saw, and entered once.

#include <algorithm>
#include <set>

#include "src/codec/written.hpp"
#include "src/core/text/join.hpp"
#include "src/core/text/locale.hpp"
#include "src/registry/log.hpp"
#include "src/session/cases/referees.hpp"
#include "src/view/entry/entries.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/board_page.hpp"
#include "src/web/pages/table.hpp"

namespace tanteador::web {

namespace {

namespace command = view::command;

constexpr std::size_t kReachedMost = 256;

// Typed text becomes steps before the pressed button.
NavigationPath with_typed(const TableRequest& place, const view::Outline& outline, NavigationPath trail) {
  for (const auto& [name, text] : place.request.form) {
    if (!name.starts_with(kTyped)) continue;
    const std::string field = name.substr(kTyped.size());
    const view::FieldView* known = find_field(outline, field);
    if (known && known->text != text) trail.push_back({.action = field, .typed = text});
  }
  return trail;
}

std::string reason_of(const TableRequest& place, const Refusal& refusal) {
  if (refusal.violation.kind != &session::kNeedsReferee)
    return queries::sentence(refusal, place.match->names());
  return place.hand == Hand::desk
             ? tr("Only a referee can do this. Choose your name, type your PIN and press again.")
             : tr("Only a referee can do this. Ask the referee to enter it at the desk.");
}

// Authorises the referee whose PIN was typed at the desk, during one request.
class Admission {
 public:
  explicit Admission(const TableRequest& place) : session_(place.site.session) {
    const std::string pin = place.hand == Hand::desk ? form_value(place.request, "pin") : std::string();
    if (pin.empty()) return;
    ++place.site.written;  // a wrong PIN is counted
    auto referee = session::Referees(session_).authorise(form_value(place.request, "referee"), pin);
    if (!referee)
      denied_ = referee.error().message;
    else
      session_.rule_as(std::move(*referee));
  }
  Admission(const Admission&) = delete;
  ~Admission() { session_.rule_as(std::nullopt); }
  const std::string& denial_text() const { return denied_; }

 private:
  session::Session& session_;
  std::string denied_;
};

// An entry ends the dispute: the result is a new one.
std::vector<session::KeyValue> clear_dispute(const TableRequest& place) {
  return {{key_of(Wait::dispute, place.pass), ""}};
}

Reply enter_events(const TableRequest& place, const command::Enter& enter, const ReplayResult& reached) {
  session::OpenMatch& match = *place.match;
  const NavigationPath left = steps_left(reached, enter.answered);
  tl::expected<session::AddResult, codec::InputError> added;
  (void)store_step(place, clear_dispute(place), left,
                   [&] { added = place.site.session.add(match, enter.events); });
  if (!added) return page_of(place, reached.trail, added.error().message, 422);
  if (!added->refused.empty())
    return page_of(place, reached.trail, reason_of(place, added->refused.front().refusal), 422);
  return leads_to(way_back(place, left));
}

// Follows a link that only shows more. After typing the screen was made already: redirects to its page.
Reply take_step(const TableRequest& place, const ReplayResult& reached, const std::string& action,
                bool after_typing) {
  NavigationPath trail = reached.trail;
  trail.push_back({.action = action});
  return after_typing ? leads_to(way_back(place, trail)) : page_of(place, trail);
}

Reply correct_match(
    const TableRequest& place, const ReplayResult& reached,
    tl::expected<EventSeq, codec::Failure> (session::Session::*correction)(session::OpenMatch&)) {
  tl::expected<EventSeq, codec::Failure> done;
  (void)store_step(place, clear_dispute(place), reached.trail,
                   [&] { done = (place.site.session.*correction)(*place.match); });
  const auto* refusal = done ? nullptr : std::get_if<Refusal>(&done.error());
  if (refusal) return page_of(place, reached.trail, reason_of(place, *refusal), 422);
  if (!done) return stale(place, reached.trail);
  return leads_to(way_back(place, reached.trail));
}

// A table's own corrections end with the agreement of all sides.
bool is_closed(const TableRequest& place) {
  const bool over = outcome(place.match->match()).status != Outcome::Status::in_progress;
  return place.hand == Hand::table && over && have_all_confirmed(place.match->match());
}

// True if the table is as the page showed it, except for entries that waited on the same phone.
bool is_up_to_date(const TableRequest& place) {
  const session::StreamHead& head = place.match->head();
  if (form_value(place.request, "seen") == std::to_string(head.count)) return true;
  constexpr std::size_t kBeforeMost = 20;
  const std::string all = form_value(place.request, "after");
  std::string_view before = all;
  for (std::size_t i = 0; i < kBeforeMost && !before.empty(); ++i) {
    const std::size_t end = std::min(before.find(','), before.size());
    const auto tap =
        place.site.store.request_id(word_of(place.pass) + "/" + std::string(before.substr(0, end)));
    if (tap && tap->stream == head.id && tap->seq == head.count) return true;
    before.remove_prefix(std::min(end + 1, before.size()));
  }
  return false;
}

// True for a points button if others have meanwhile only counted points of other sides, as two phones may.
bool has_only_foreign_counts(const TableRequest& place, const view::Outline& outline,
                             const view::Button* action) {
  const bool counts = std::ranges::any_of(outline.parts, [&](const view::OutlinePart& part) {
    return action && part.is_points() &&
           std::ranges::find(part.actions, action->id, &view::Button::id) != part.actions.end();
  });
  const auto* enter = counts ? std::get_if<command::Enter>(&action->command) : nullptr;
  const std::int64_t count = seen_count(place);
  if (!enter || enter->events.size() != 1 || count == 0) return false;
  const codec::WrittenEvent entry(enter->events.front());
  const AnyMatch& now = place.match->match();
  AnyMatch then = now;
  if (!codec::apply(then, entry)) return false;
  std::set<Side> own;
  for (const LedgerLine& line : ledger(then).subspan(ledger(now).size())) own.insert(line.entry.side);
  for (std::int64_t seq = count + 1; seq <= place.match->head().count; ++seq) {
    const EventSeq at{static_cast<std::int32_t>(seq)};
    if (codec::type_of(Entry{entered_event(now, at)}) != codec::type_of(entry)) return false;
    const auto is_own = [&](const LedgerLine& line) {
      return line.seq == at && own.contains(line.entry.side);
    };
    if (own.empty() || std::ranges::any_of(ledger(now), is_own)) return false;
  }
  return true;
}

}  // namespace

// Remembers the board of a page, so that a press on it needs no replay.
ReplayResult replay_at(const TableRequest& place, const view::MatchContext& context,
                       const NavigationPath& trail) {
  auto& known = place.site.reached;
  const std::string here = place.match->id() + "@" + std::to_string(place.match->head().count) +
                           current_locale() + join(context.names.seats, ",");
  if (known.size() > kReachedMost) known.clear();
  const auto found_after = [&](std::size_t steps) {
    return known.find(
        here + text_of(NavigationPath(trail.begin(), trail.begin() + static_cast<std::ptrdiff_t>(steps))));
  };
  std::size_t taken = trail.size();
  auto found = found_after(taken);
  while (found == known.end() && taken > 0) found = found_after(--taken);
  if (found != known.end() && taken == trail.size()) return found->second;
  ReplayResult reached =
      follow(context, std::span(trail).subspan(taken), found == known.end() ? ReplayResult{} : found->second);
  outline_at(context, reached);
  known.insert_or_assign(here + text_of(trail), reached);
  return reached;
}

Reply post_board(const TableRequest& place) {
  NavigationPath trail = read_navigation_path(form_value(place.request, "on"));
  view::MatchContext context = queries::match_context(*place.match);
  queries::let_ask(context, place.site.session, *place.match);
  ReplayResult reached = replay_at(place, context, trail);
  const NavigationPath typed = with_typed(place, *reached.outline, reached.trail);
  const bool after_typing = typed != reached.trail;
  if (after_typing) reached = replay_at(place, context, typed);
  const std::string operation = place.operation();
  const view::Button* action = find_action(*reached.outline, operation);
  if (!is_up_to_date(place) && !has_only_foreign_counts(place, *reached.outline, action))
    return stale(place, trail);
  const Admission let_in(place);
  if (!let_in.denial_text().empty()) return page_of(place, trail, let_in.denial_text(), 422);
  if (operation == "look") return page_of(place, reached.trail);
  if (!action) return page_of(place, reached.trail, tr("Not possible now."), 409);
  if (std::holds_alternative<command::SetState>(action->command))
    return take_step(place, reached, operation, after_typing);
  if (is_closed(place))
    return page_of(place, {}, tr("All sides have agreed. Only the desk can change it now."), 409);
  if (const auto* enter = std::get_if<command::Enter>(&action->command))
    return enter_events(place, *enter, reached);
  if (std::holds_alternative<command::Undo>(action->command))
    return correct_match(place, reached, &session::Session::undo);
  if (std::holds_alternative<command::Redo>(action->command))
    return correct_match(place, reached, &session::Session::redo);
  return page_of(place, reached.trail);
}

// Withdraws the agreements of the sides and notifies the desk.
Reply dispute(const TableRequest& place) {
  session::OpenMatch& match = *place.match;
  const auto written = ledger(match.match());
  const std::int64_t last = written.empty() ? 0 : index(written.back().seq);
  Entries strikes;
  for (std::int64_t seq = last + 1; seq <= match.head().count; ++seq) {
    const EventSeq at{static_cast<std::int32_t>(seq)};
    if (!is_struck(match.match(), at) && note_at(match.match(), at, Note::Kind::confirmed))
      strikes.push_back({event_at_table(match.match(), Voided{.target = at}),
                         {{"reason", std::string(N_("one side does not agree"))}}});
  }
  const std::vector<session::KeyValue> notes{{key_of(Wait::dispute, place.pass), place.site.host.now()}};
  const NavigationPath trail = read_navigation_path(form_value(place.request, "on"));
  const bool struck = !strikes.empty() &&
                      store_step(place, notes, trail, [&] { (void)place.site.session.add(match, strikes); });
  if (!struck) (void)store_step(place, notes, trail, {});
  return leads_to(way_back(place, trail));
}

}  // namespace tanteador::web
