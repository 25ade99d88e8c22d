#include "ui/app/match/referee_controller.hpp"

#include <algorithm>

#include "src/core/text/join.hpp"
#include "src/queries/match_context.hpp"
#include "src/session/cases/referees.hpp"
#include "src/view/league/words.hpp"
#include "src/view/lines.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

namespace {

using session::OpenMatch;
using session::Standing;

std::string name_in(const session::NameBook& book, const std::string& id) {
  const auto found = book.find(id);
  return found != book.end() && found->second ? *found->second : tr("a player whose name was erased");
}

// Whole minutes until then, rounded up, at most kAppealMost; 0 if the time has passed.
int minutes_until(const std::string& until, const std::string& now) {
  for (int minutes = 0; minutes < view::kAppealMost; ++minutes) {
    const auto then = session::add_minutes(now, minutes);
    if (!then || !session::is_after(until, *then).value_or(false)) return minutes;
  }
  return view::kAppealMost;
}

std::vector<view::AppealMade> appeals_of(const session::CaseRow& row, const std::vector<std::string>& sides,
                                         const session::NameBook& names) {
  std::vector<view::AppealMade> appeals;
  for (const auto& appeal : nlohmann::json::parse(row.appeals)) {
    const auto side = appeal.value("by_side", std::size_t{0});
    view::AppealMade& one = appeals.emplace_back();
    one.at = appeal.value("at", "");
    one.side = side < sides.size() ? sides[side] : std::string();
    one.ground = appeal.value("ground", "");
    one.decided = appeal.contains("decided");
    if (!one.decided) continue;
    one.upheld = appeal["decided"].value("upheld", false);
    one.reason = appeal["decided"].value("reason", "");
    one.instead = appeal["decided"].value("remedy", "");
    const std::string referee = appeal["decided"].value("referee", "");
    if (!referee.empty()) one.referee = name_in(names, referee);
  }
  return appeals;
}

}  // namespace

void RefereeController::read_rulings() {
  if (rulings_) return;
  rulings_ = session::Casebook(state_.session).log({}, state_.options.settings.appeal_minutes);
  names_ = state_.session.name_book();
}

std::vector<view::LoggedRuling> RefereeController::rulings() {
  read_rulings();
  std::vector<view::LoggedRuling> list;
  const std::string now = state_.options.now();
  for (const session::CaseRecord& entry : *rulings_) {
    const session::CaseRow& row = entry.row;
    const bool here = matches_.match() && matches_.match()->id() == row.match;
    const Standing standing = session::standing_of(row, state_.options.settings.appeal_minutes, now);
    std::vector<std::string> people;
    for (const std::string id : nlohmann::json::parse(row.people)) people.push_back(name_in(names_, id));
    list.push_back(
        {.match = row.match,
         .seq = row.seq,
         .at = row.at,
         .game = row.game,
         .id = row.name,
         .title = row.title,
         .rule = row.rule,
         .fixed = row.fixed,
         .precedent = row.precedent,
         .remedy = row.remedy,
         .reason = row.reason,
         .referee = row.referee.empty() ? std::string() : name_in(names_, row.referee),
         .people = std::move(people),
         .appeals =
             appeals_of(row, here ? matches_.match()->names().sides : std::vector<std::string>(), names_),
         .appeal = static_cast<view::LoggedRuling::Appeal>(standing.state),
         .late = standing.late,
         .minutes_left =
             standing.state == Standing::State::may_appeal ? minutes_until(standing.until, now) : 0});
  }
  return list;
}

std::string RefereeController::clock() {
  return matches_.match() ? view::appeal_clock(rulings(), matches_.match()->id()) : std::string();
}

view::RefereeInput RefereeController::input() const {
  view::RefereeInput input{.level = state_.options.settings.level};
  input.no_match = dispute_.has_value();
  const std::optional<OpenMatch>& shown = matches_.match();
  const std::optional<OpenMatch>& disputed = dispute_ ? dispute_ : shown;
  if (!disputed) return input;
  input.enters = [roster = disputed->roster()](AnyMatch& match, const nlohmann::json& event) {
    return codec::enters(match, event, roster);
  };
  const std::string id = dispute_ ? std::string() : shown->id();
  if (!matches_.is_sample())
    input.plays_boards = [this, id] { return session::Casebook(state_.session).plays_boards(id); };
  if (dispute_ || matches_.is_sample()) return input;
  input.competition = session::Casebook(state_.session).competition_of(id);
  input.warnings = [this, scope = session::WarningScope{id, input.level, input.competition}](
                       Seat seat, const std::vector<std::string>& faults, std::optional<EventSeq> before) {
    return warnings_of(seat, faults, before, scope);
  };
  for (const session::CaseRow& row : session::Casebook(state_.session).precedents(game_name(shown->match())))
    input.precedents.push_back({row.name, row.title, row.remedy, row.reason});
  return input;
}

std::vector<view::EarlierWarning> RefereeController::warnings_of(Seat seat,
                                                                 const std::vector<std::string>& faults,
                                                                 std::optional<EventSeq> before,
                                                                 const session::WarningScope& scope) const {
  std::vector<view::EarlierWarning> all;
  const OpenMatch& here = *matches_.match();
  const auto people = before ? here.person_ids(*before) : here.person_ids();
  const std::string& person = people[index(seat)];
  for (const session::Warning& warning :
       session::Casebook(state_.session).earlier_warnings(here, person, faults, before)) {
    const auto match = warning.match == here.id() ? std::nullopt : state_.session.open(warning.match);
    const std::string at = view::day_and_time(warning.at);
    const std::string players = join(match ? match->names().seats : here.names().seats);
    all.push_back({warning_id(warning),
                   view::say("{0}, {1}", {std::string_view(at), std::string_view(players)}),
                   counts_in(warning, scope)});
  }
  return all;
}

// A case without a match shows the ruling, but nothing can be entered.
void RefereeController::open_dispute(const view::command::Dispute& about) {
  const bool in_match =
      !about.case_id.empty() && matches_.match() && game_name(matches_.match()->match()) == about.game;
  state_.callbacks.go(in_match ? view::Screen::referee : view::Screen::home);
  state_.get<view::RefereeState>() = {};
  state_.get<view::RefereeState>().hearing.id = about.case_id;
  if (in_match) return;
  state_.screen = view::Screen::referee;
  is_choosing_game_ = about.game.empty();
  if (is_choosing_game_) return;
  auto table =
      matches_.scratch().score(view::start_line(view::first_draft(about.game)), session::RefusalPolicy::stop);
  if (table) dispute_ = std::move(table->match);
}

bool RefereeController::change_referees(const view::command::ChangeReferees& change) {
  using Operation = view::command::ChangeReferees::Operation;
  session::Referees people(state_.session);
  const auto role = static_cast<session::Role>(change.role);
  if (change.operation == Operation::leave) {
    state_.options.store->set_worker({});
    return true;
  }
  const auto denied = change.operation == Operation::name ? people.add(change.referee, change.pin, role)
                      : change.operation == Operation::change_pin
                          ? people.change_pin(change.referee, change.pin)
                          : people.remove(change.referee, role);
  constexpr std::string_view kDone[] = {N_("{0} has the role {1} now."), N_("{0} has a new PIN."),
                                        N_("{0} no longer has the role {1}.")};
  if (denied && denied->needs_pin) {
    const auto names = people_for(*state_.options.store, session::Operation::appoint);
    pins_.ask(PinRequest{view::command::LeagueRequest{change}, names, {}, denied->message});
    return false;
  }
  const std::string word = view::role_name(change.role);
  if (denied)
    state_.notice = denied->message;
  else
    state_.say_done(view::say(kDone[index(change.operation)],
                              {std::string_view(change.referee), std::string_view(word)}));
  return !denied;
}

void RefereeController::leave() {
  dispute_.reset();
  is_choosing_game_ = false;
}

void RefereeController::forget() { rulings_.reset(); }

// The match as it stands now, even while an entry is being replaced.
view::RefereeSheet RefereeController::sheet() {
  if (!dispute_)
    return view::make_referee(*matches_.match_context(), state_.get<view::RefereeState>(), input());
  view::MatchContext context = queries::match_context(*dispute_);
  queries::let_try(context, matches_.scratch(), *dispute_);
  return view::make_referee(context, state_.get<view::RefereeState>(), input());
}

std::optional<RefereeController::Body> RefereeController::body() {
  if (is_choosing_game_) return view::choose_dispute();
  if (!dispute_ && !matches_.match()) return std::nullopt;
  return sheet();
}

view::RulingLog RefereeController::log() {
  const auto context = matches_.match_context();
  return view::make_rulings(rulings(), context ? &*context : nullptr, state_.get<view::RulingLogState>(),
                            input());
}

std::vector<session::CaseRecord> RefereeController::listed_cases() {
  std::vector<session::CaseRecord> listed;
  const auto context = matches_.match_context();
  const auto all = rulings();
  for (const std::size_t place :
       rulings_listed(all, context ? &*context : nullptr, state_.get<view::RulingLogState>()))
    listed.push_back((*rulings_)[place]);
  return listed;
}

}  // namespace tanteador::ui
