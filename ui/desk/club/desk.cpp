#include "ui/desk/club/desk.hpp"

#include <algorithm>
#include <map>

#include "src/desk/league_tables.hpp"
#include "src/session/league/history.hpp"
#include "src/session/league/ratings.hpp"
#include "src/session/league/times.hpp"
#include "src/session/rulesets.hpp"
#include "src/session/rulings.hpp"
#include "src/view/league/corrections.hpp"
#include "src/view/words.hpp"
#include "ui/desk/overload.hpp"
#include "ui/desk/refusals.hpp"

namespace tanteador::ui {

namespace {

using view::Screen;

constexpr double kTurn = 10;         // seconds of a page on the wall
constexpr int kChances = 1'000'001;  // lots 0 to 1,000,000, as `draw --seed` takes them

}  // namespace

ClubDesk::Done ClubDesk::run(const view::LeagueCommand& command) {
  namespace c = view::command;
  if (const auto* aim = std::get_if<c::AimLeague>(&command)) {
    view::aim(picks_, aim->at);
    return {};
  }
  if (const auto* one = std::get_if<c::PickEntrant>(&command)) {
    auto& draft = own<view::PlanPick>().draft;
    draft = view::picked_or_not(std::move(draft), one->id);
    return {};
  }
  books_.forget();
  return std::visit(Overload{[](const c::AimLeague&) { return Done{}; },
                             [](const c::PickEntrant&) { return Done{}; },
                             [&](const c::ShowCompetition& what) { return show(what.id); },
                             [&](const c::ShowPlayer& who) { return show_player(who.person); },
                             [&](const c::AddPlayer& who) { return add_player(who.name); },
                             [&](const c::EditPlayer& edit) { return edit_player(edit); },
                             [&](const c::ForgetPlayer& who) { return forget(who.person); },
                             [&](const c::ChangeClub& what) { return change(what.event); },
                             [&](const c::SaveTeam& what) { return save(what.team); },
                             [&](const c::Begin& plan) { return begin(plan); },
                             [&](const c::EnterLeague& what) { return enter_event(what.event); },
                             [](const c::PlayTable&) { return Done{}; },  // the program's, it has the board
                             [&](const c::LinkMatch& what) { return link(what.table, what.match); },
                             [&](const c::UnlinkMatch& what) { return unlink(what.table, what.match); },
                             [&](const c::DateRound& what) { return date(what.round, what.time); },
                             [&](const c::DrawRound& rounds) { return draw(rounds.all); },
                             [&](const c::RedrawRound& rounds) { return redraw(rounds.from); },
                             [&](const c::StopDrawing&) {
                               draw_.give_up();
                               return Done{};
                             },
                             [&](const c::DrawLots&) {
                               if (!open_) return Done{};
                               return enter_event(draw_lots(open_->now, chance()));
                             },
                             [&](const c::NextStage&) { return next_stage(); },
                             [&](const c::AddPeople& list) { return add_people(list); },
                             [&](const c::TakeBack&) { return take_back(); },
                             [&](const c::TakeBackInClub&) { return take_back_in_club(); },
                             [&](const c::EnterTogether& all) { return enter_together(all); },
                             [&](const c::SeedEntrants& how) { return seed(how.by_lot); },
                             [&](const c::ClubWork& what) { return work(what); },
                             [&](const c::StopWork&) { return stop_working(); },
                             [&](const c::ChangeReferees&) {  // the program's, it has the session
                               view::clear_pin(picks_);
                               return Done{};
                             }},
                    command);
}

void ClubDesk::type(Screen screen, const std::string& field, const std::string& text) {
  if (field == view::kLeagueSearch) view::clear_search(picks_);  // and a file's list
  view::texts_of(picks_, screen, field)[field] = text;
}

void ClubDesk::enter(Screen screen) {
  books_.stop();
  books_.forget();
  ranked_.reset();
  problem_.clear();
  view::leave_screen(picks_);
  if ((screen == Screen::competition || screen == Screen::wall) && open_) open(std::string(open_->head.id));
  wall_since_ = outside_.seconds();
  turn_ = 0;
}

void ClubDesk::read_again() {
  books_.forget();
  if (open_ && !drawing()) open(std::string(open_->head.id));
}

std::optional<decltype(view::Panel::body)> ClubDesk::body(Screen screen) {
  if (work_ && (screen == Screen::club || screen == Screen::competition)) return progress_of_work();
  const auto asked = asked_on(screen);
  const Reckoned* known = asked ? books_.ask(*asked) : nullptr;
  if (!asked) books_.stop();  // its page was left
  if (asked && !known) return progress_of_reckoning();
  switch (screen) {
    case Screen::club: return view::make_club(book(), own<view::ClubPick>(), figures(known));
    case Screen::player: return view::make_player(record(*known), book(), own<view::PlayerPick>());
    case Screen::new_competition: return view::make_new_competition(book(), own<view::PlanPick>(), problem_);
    case Screen::wall:
      if (!open_) return std::nullopt;
      return wall();
    case Screen::competition: break;
    case Screen::home:
    case Screen::matches:
    case Screen::new_match:
    case Screen::house_rules:
    case Screen::board:
    case Screen::history:
    case Screen::referee:
    case Screen::rulings:
    case Screen::rulebook:
    case Screen::why:
    case Screen::people:
    case Screen::room:
    case Screen::phone:
    case Screen::server:
    case Screen::together:
    case Screen::print:
    case Screen::tv:
    case Screen::settings: return std::nullopt;
  }
  if (!open_) return std::nullopt;
  if (drawing())
    return view::make_progress({open_->now, names_},
                               static_cast<int>((outside_.seconds() - draw_since_) * 10));
  switch (own<view::CompetitionPick>().page) {
    case view::LeaguePage::round: return view::make_round(shown(), own<view::RoundPick>());
    case view::LeaguePage::standings:
      return view::make_standings(shown(), own<view::StandingsPick>(), known ? &known->season : nullptr);
    case view::LeaguePage::entrants: return view::make_entrants(shown(), book(), own<view::EntrantsPick>());
    case view::LeaguePage::papers: return papers();
    case view::LeaguePage::manage:
      return view::make_manage(shown(), own<view::ManagePick>(), outside_.papers);
  }
  return std::nullopt;
}

bool ClubDesk::aged(Screen screen) {
  if (drawing() || working()) return true;
  if (screen != Screen::wall || !open_) return false;
  const int turn = static_cast<int>((outside_.seconds() - wall_since_) / kTurn);
  if (turn == turn_) return false;
  turn_ = turn;
  open(std::string(open_->head.id));  // another tablet may have entered results
  return true;
}

// --- a competition

bool ClubDesk::open(const std::string& id) {
  open_ = league_.open(id);
  if (open_) names_ = league_.entrant_names(open_->now);
  return open_.has_value();
}

ClubDesk::Done ClubDesk::show(const std::string& id) {
  if (drawing() && open_ && open_->head.id != id) draw_.give_up();
  if (!open(id)) return {};
  try {
    league_.catch_up(*open_);
  } catch (const session::StoreError& error) {  // it is shown also to whom may not enter
    using enum session::StoreError::Code;
    if (error.code() != read_only && error.code() != cannot_open) throw;
  }
  auto plan = std::move(own<view::PlanPick>());  // it is thought out still
  picks_ = {};
  own<view::PlanPick>() = std::move(plan);
  return {.to = Screen::competition, .notice = {}};
}

// Round after round from that moment on, so many minutes apart; of a knock-out, which has no number of rounds
// before its draw, the first.
std::vector<league::CompetitionEvent> ClubDesk::dates_of(const league::Competition& now,
                                                         const std::string& first, int pause) {
  std::vector<league::CompetitionEvent> dates;
  const int rounds = std::max(1, rounds_due(now, 0)), apart = now.setup.stages.front().minutes + pause;
  for (int round = 0; round < rounds; ++round) {
    if (const auto begins = session::later(first, round * apart))
      dates.emplace_back(league::event::RoundDated{{0, round}, *begins});
  }
  return dates;
}

ClubDesk::Done ClubDesk::begin(const view::command::Begin& plan) {
  if (!codec::is_name(plan.setup.name)) {
    problem_ = no_name(plan.setup.name);
    return {};
  }
  const auto first = plan.begins.empty() ? std::optional(plan.begins) : session::moment_typed(plan.begins);
  if (!first) {
    problem_ = no_time(plan.begins);
    return {};
  }
  auto made = league_.create(plan.setup);
  if (!made) {
    problem_ = sentence(made.error());
    return {};
  }
  Done done{.to = Screen::competition, .notice = {}};
  const std::vector<league::CompetitionEvent> entrants(plan.entrants.begin(), plan.entrants.end());
  const auto add = [&](const std::vector<league::CompetitionEvent>& events) {
    for (const league::Refused& refused : league_.enter_all(*made, events))
      done.notice = render(refused.message, {.seats = {}, .sides = league_.entrant_names(made->now)});
  };
  add(entrants);
  add({plan.written.begin(), plan.written.end()});
  if (plan.by_lot) add({seeds_by_lot(made->now, chance())});
  if (!first->empty()) add(dates_of(made->now, *first, plan.pause));
  draw_.give_up();
  open(std::string(made->head.id));
  picks_ = {};
  problem_.clear();
  remember(view::competition_begun());
  return done;
}

ClubDesk::Done ClubDesk::enter_event(const league::CompetitionEvent& event) {
  if (!open_ || drawing()) return {};
  auto back = view::taken_back(open_->now, names_, event);
  const auto answer = league_.enter(*open_, event);
  if (!answer) return {.to = {}, .notice = sentence(answer.error())};
  names_ = league_.entrant_names(open_->now);
  remember(std::move(back));
  const view::ResultDraft next = next_slip(event);
  view::clear_entered(picks_);
  auto& round = own<view::RoundPick>();
  round.result.digits = next.digits;
  if (next.table >= 0) view::open_table(round, next.table);
  if (std::holds_alternative<league::event::RoundDrawn>(event) ||
      std::holds_alternative<league::event::StageClosed>(event) ||
      std::holds_alternative<league::event::DrawTakenBack>(event)) {
    own<view::CompetitionPick>().round.reset();
    round.begun.clear();
  }
  if (std::holds_alternative<league::event::EntrantEntered>(event)) view::clear_search(picks_);
  return {.to = {}, .notice = effects(*answer)};
}

ClubDesk::Done ClubDesk::enter_together(const view::command::EnterTogether& together) {
  if (!open_ || drawing()) return {};
  auto back = view::taken_back(open_->now, names_, together);
  if (together.events.empty()) {
    own<view::EntrantsPick>().check_in = {};
    return {};
  }
  const auto answer = league_.enter_together(*open_, together.events);
  if (!answer) return {.to = {}, .notice = sentence(answer.error())};
  names_ = league_.entrant_names(open_->now);
  remember(std::move(back));
  view::clear_entered(picks_);
  own<view::EntrantsPick>().check_in = {};
  return {.to = {}, .notice = effects(*answer)};
}

ClubDesk::Done ClubDesk::seed(bool by_lot) {
  if (!open_) return {};
  if (by_lot) return enter_event(seeds_by_lot(open_->now, chance()));
  view::command::EnterTogether together{session::seeds_by_ratings(league_, open_->now, league::WengLin{}),
                                        tr("Seeding")};
  if (together.events.empty()) return {.to = {}, .notice = tr("None of them has a club rating.")};
  together.events.emplace_back(league::event::Seeded{});
  return enter_together(together);
}

const view::DoneInLeague* ClubDesk::last_act() const { return open_ ? acts_.last(open_->head) : nullptr; }

void ClubDesk::remember(std::optional<view::DoneInLeague> act) {
  acts_.remember(open_->head, act ? act->events : 1, std::move(act));
}

ClubDesk::Done ClubDesk::take_back() {
  const view::DoneInLeague* act = drawing() ? nullptr : last_act();
  if (!act) return {};
  const auto answer = league_.enter_together(*open_, act->back);
  if (!answer) return {.to = {}, .notice = sentence(answer.error())};
  names_ = league_.entrant_names(open_->now);
  acts_.taken_back(open_->head);
  own<view::CompetitionPick>().round.reset();
  own<view::RoundPick>().result = {};
  own<view::RoundPick>().begun.clear();
  own<view::RoundPick>().sure.clear();
  return {.to = {}, .notice = effects(*answer)};
}

// Whoever types results goes on to the next table that has none.
view::ResultDraft ClubDesk::next_slip(const league::CompetitionEvent& event) const {
  const auto* entered = std::get_if<league::event::ResultEntered>(&event);
  if (!entered || !pick<view::RoundPick>().result.digits) return {};
  const auto& tables = round_at(open_->now, entered->table.in()).tables;
  const auto count = static_cast<int>(tables.size());
  for (int step = 1; step < count; ++step) {
    const int table = (entered->table.table + step) % count;
    if (is_decided(tables[table])) continue;
    view::ResultDraft next;
    next.table = table;
    next.digits = true;
    return next;
  }
  return {};
}

ClubDesk::Done ClubDesk::date(league::RoundRef round, const std::string& typed) {
  const auto moment = typed.empty() ? std::optional(typed) : session::moment_typed(typed);
  if (!moment) return {.to = {}, .notice = no_time(typed)};
  return enter_event(league::event::RoundDated{round, *moment});
}

ClubDesk::Done ClubDesk::next_stage() {
  if (!open_) return {};
  const auto closing = league::next_stage(open_->now);
  if (!closing) return {.to = {}, .notice = sentence(closing.error())};
  return enter_event(*closing);
}

// --- the draw

ClubDesk::Done ClubDesk::draw(bool all) {
  if (!open_ || drawing()) return {};
  draw_since_ = outside_.seconds();
  draw_.begin(open_->now, chance(), all, outside_.next_round);
  return drawn().value_or(Done{});
}

ClubDesk::Done ClubDesk::redraw(league::RoundRef from) {
  if (!open_ || drawing()) return {};
  const auto again = league::redraw(open_->now, from);
  if (!again) return {.to = {}, .notice = sentence(again.error())};
  const std::int64_t before = open_->head.count;
  const Done back =
      enter_together({again->events, view::say("Pairings of round {0} undone", {from.round + 1})});
  own<view::CompetitionPick>().round.reset();
  own<view::RoundPick>().begun.clear();
  const bool entered = open_->head.count > before;
  return entered && again->draws ? draw(false) : back;
}

std::optional<ClubDesk::Done> ClubDesk::drawn() {
  const auto rounds = draw_.over();
  if (!rounds) return std::nullopt;
  if (!*rounds) return Done{.to = {}, .notice = sentence(rounds->error())};
  if (!open_ || !open(std::string(open_->head.id))) return Done{};
  const std::vector<league::event::RoundDrawn>& all = **rounds;
  if (all.size() == 1) return enter_event(all.front());
  const Done done = enter_together(
      {{all.begin(), all.end()},
       view::say("Rounds {0} to {1} paired", {all.front().round.round + 1, all.back().round.round + 1})});
  own<view::CompetitionPick>().round.reset();
  return done;
}

std::string ClubDesk::sentence(const league::Refused& refused) const {
  return render(refused.message, {.seats = {}, .sides = names_});
}

std::string ClubDesk::effects(const league::Change& change) const {
  std::string text;
  for (const std::string& one : view::change_sentences(change)) text += (text.empty() ? "" : " ") + one;
  const bool rests = !change.affected.empty() || !change.affected_stages.empty();
  if (rests && open_ && round_to_redraw(open_->now))
    text +=
        " " + tr("Nobody has played that round yet. \"Pair again\" removes the pairings and makes new ones.");
  return text;
}

std::uint64_t ClubDesk::chance() const { return static_cast<std::uint64_t>(outside_.draw_lot(kChances)); }

view::OpenLeague ClubDesk::shown() {
  const auto& pick = own<view::CompetitionPick>();
  const bool may = pick.page == view::LeaguePage::standings || pick.page == view::LeaguePage::papers;
  look_back_.to(may ? pick.as_of : std::string(), *open_, league_);
  const LookBack::Then* then = look_back_.then();
  if (then && then->open) {
    view::OpenLeague league{then->open->now, then->names};
    league.as_of = then->typed;
    league.shown = pick;
    return league;
  }
  view::OpenLeague league = shown_now();
  if (then) league.no_moment = then->fault;
  if (corrections_ && corrections_of_ == open_->head.id && corrections_at_ == open_->head.count)
    league.corrections = &*corrections_;
  return league;
}

// Points a decided game ends with, where its ruleset tells.
view::OpenLeague ClubDesk::shown_now() const {
  int target = 0;
  rules_ = session::Rulesets(session_).find(open_->now.setup.ruleset);
  if (rules_) {
    const auto found = rules_->parameters.find("target");
    const int* number = found == rules_->parameters.end() ? nullptr : std::get_if<int>(&found->second);
    if (number) target = *number;
  }
  view::OpenLeague league{open_->now, names_, target, matches_for_table()};
  league.rules = rules_.get();
  league.shown = pick<view::CompetitionPick>();
  desk::set_clock(league, *open_, host_.now());
  if (const view::DoneInLeague* act = last_act()) league.last_act = act->what;
  return league;
}

}  // namespace tanteador::ui
