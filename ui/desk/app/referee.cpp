// The referee's part of the program: cases, their record, and the clock of the appeals.

#include <algorithm>

#include "src/core/joined.hpp"
#include "src/session/casebook.hpp"
#include "src/session/referees.hpp"
#include "src/view/lines.hpp"
#include "src/view/words.hpp"
#include "ui/desk/app.hpp"
#include "ui/panel/scripts.hpp"

namespace tanteador::ui {

namespace {

using session::OpenMatch;
using session::Standing;

std::string name_in(const session::NameBook& book, const std::string& id) {
  const auto found = book.find(id);
  return found != book.end() && found->second ? *found->second : tr("a player whose name was erased");
}

// Whole minutes until then, the running one counted; 0 where it is over.
int minutes_until(const std::string& until, const std::string& now) {
  for (int minutes = 0; minutes < view::kAppealMost; ++minutes) {
    const auto then = session::later(now, minutes);
    if (!then || !session::is_after(until, *then).value_or(false)) return minutes;
  }
  return view::kAppealMost;
}

std::vector<view::AppealMade> appeals_of(const session::CaseRow& row, const std::vector<std::string>& sides,
                                         const session::NameBook& names) {
  std::vector<view::AppealMade> made;
  for (const auto& appeal : nlohmann::json::parse(row.appeals)) {
    const auto side = appeal.value("by_side", std::size_t{0});
    view::AppealMade& one = made.emplace_back();
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
  return made;
}

}  // namespace

void App::read_rulings() {
  if (rulings_) return;
  rulings_ = session::Casebook(session_).log({}, options_.settings.appeal_minutes);
  names_ = session_.name_book();
}

std::vector<view::LoggedRuling> App::rulings() {
  read_rulings();
  std::vector<view::LoggedRuling> list;
  const std::string now = options_.now();
  for (const session::CaseEntry& entry : *rulings_) {
    const session::CaseRow& row = entry.row;
    const bool here = match_ && match_->id() == row.match;
    const Standing standing = session::standing_of(row, options_.settings.appeal_minutes, now);
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
         .appeals = appeals_of(row, here ? match_->names().sides : std::vector<std::string>(), names_),
         .appeal = static_cast<view::LoggedRuling::Appeal>(standing.state),
         .late = standing.late,
         .minutes_left =
             standing.state == Standing::State::may_appeal ? minutes_until(standing.until, now) : 0});
  }
  return list;
}

std::string App::clock() { return match_ ? view::appeal_clock(rulings(), match_->id()) : std::string(); }

bool App::aged() {
  if (!told_of_scripts_ && take_romanized()) {
    told_of_scripts_ = true;
    notice_ =
        tr("Names in other scripts are shown here in Latin letters. They are stored as they were written.");
    stale_ = true;
    return true;
  }
  settle_at_rest();
  if (follow_file()) return true;
  if (databases_aged() || keeping_.busy() || (club_ && club_->aged(screen_))) {
    stale_ = true;
    return true;
  }
  if (room_ && room_->aged() && screen_ == view::Screen::room) {
    stale_ = true;
    return true;
  }
  if (!panel_ || panel_->clock.empty() || clock() == panel_->clock) return false;
  stale_ = true;
  return true;
}

view::Desk App::desk() const {
  view::Desk desk{.level = options_.settings.level};
  desk.no_match = dispute_.has_value();
  const std::optional<OpenMatch>& heard = dispute_ ? dispute_ : match_;
  if (!heard) return desk;
  desk.enters = [roster = heard->roster()](AnyMatch& match, const nlohmann::json& event) {
    return codec::enters(match, event, roster);
  };
  const std::string id = dispute_ ? std::string() : match_->id();
  if (!in_sample_) desk.plays_boards = [this, id] { return session::Casebook(session_).plays_boards(id); };
  if (dispute_ || in_sample_) return desk;
  desk.competition = session::Casebook(session_).competition_of(id);
  desk.warnings = [this, id, scope = session::WarningScope{id, desk.level, desk.competition}](
                      Seat seat, const std::vector<std::string>& faults, std::optional<EventSeq> before) {
    std::vector<view::EarlierWarning> all;
    const auto people = before ? match_->person_ids(*before) : match_->person_ids();
    const std::string& person = people[index(seat)];
    for (const session::Warning& warning :
         session::Casebook(session_).earlier_warnings(*match_, person, faults, before)) {
      const auto match = warning.match == id ? std::nullopt : session_.open(warning.match);
      const std::string at = view::day_and_time(warning.at);
      const std::string players = joined(match ? match->names().seats : match_->names().seats);
      all.push_back({warning_id(warning),
                     view::say("{0}, {1}", {std::string_view(at), std::string_view(players)}),
                     counts_in(warning, scope)});
    }
    return all;
  };
  for (const session::CaseRow& row : session::Casebook(session_).precedents(game_name(match_->match())))
    desk.precedents.push_back({row.name, row.title, row.remedy, row.reason});
  return desk;
}

// Heard of a table that nobody plays at: what the rules say, and nothing to enter it into.
void App::dispute(const view::command::Dispute& about) {
  const bool in_match = !about.case_id.empty() && match_ && game_name(match_->match()) == about.game;
  go(in_match ? view::Screen::referee : view::Screen::home);
  pick<view::RefereePick>() = {};
  pick<view::RefereePick>().hearing.id = about.case_id;
  if (in_match) return;
  screen_ = view::Screen::referee;
  choosing_dispute_ = about.game.empty();
  if (choosing_dispute_) return;
  auto table = aside_.score(view::start_line(view::first_draft(about.game)), session::OnRefusal::stop);
  if (table) dispute_ = std::move(table->match);
}

// What only a referee may enter waits for his PIN; where there is one referee, he is the one.
bool App::ask_for_pin(const codec::Failure& failure, view::Command command) {
  const Refusal* refusal = std::get_if<Refusal>(&failure);
  if (!refusal || refusal->violation.kind != &session::kNeedsReferee) return false;
  ask_for_pin(std::move(command));
  return true;
}

void App::ask_for_pin(view::Command command) {
  std::vector<std::string> referees = session::Referees(session_).names();
  const std::string only = referees.size() == 1 ? referees.front() : std::string();
  waiting_.emplace(Waiting{std::move(command), {only, {}, {}}, std::move(referees)});
}

// By one of them where there are any.
void App::change_referees(const view::command::ChangeReferees& change) {
  using Deed = view::command::ChangeReferees::Deed;
  const auto denied = change.deed == Deed::name ? session::Referees(session_).add(change.referee, change.pin)
                      : change.deed == Deed::change_pin
                          ? session::Referees(session_).change_pin(change.referee, change.pin)
                          : session::Referees(session_).remove(change.referee);
  constexpr std::string_view kDone[] = {english("{0} is now a referee."), english("{0} has a new PIN."),
                                        english("{0} is no longer a referee.")};
  if (denied && denied->message == tr(session::kNeedsReferee.text))
    return ask_for_pin(view::command::InLeague{change});
  notice_ =
      denied ? denied->message : view::say(kDone[index(change.deed)], {std::string_view(change.referee)});
  if (!denied) follow(club_->run(change));
}

// He vouches for this one entry; the next one asks again.
void App::vouch() {
  if (!waiting_ || vouched_elsewhere()) return;
  view::PinAsked& asked = waiting_->asked;
  auto referee = session::Referees(session_).authorise(asked.referee, asked.typed);
  asked.typed.clear();
  if (!referee) {
    asked.problem = referee.error().message;
    return;
  }
  const view::Command command = std::move(waiting_->command);
  waiting_.reset();
  struct Leave {
    session::Session& session;
    ~Leave() { session.rule_as(std::nullopt); }
  } leave{session_};
  session_.rule_as(std::move(*referee));
  run(command);
}

}  // namespace tanteador::ui
