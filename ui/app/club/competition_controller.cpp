#include "ui/app/club/competition_controller.hpp"

#include <algorithm>

#include "src/queries/table_links.hpp"
#include "src/session/cases/roles.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/session/league/times.hpp"
#include "src/session/league/unlinking.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"
#include "ui/app/refusals.hpp"

namespace tanteador::ui {

namespace {

// Dates of all rounds from `first` on, `pause` minutes between two; of a knock-out only the first round.
std::vector<league::CompetitionEvent> dates_of(const league::Competition& now, const std::string& first,
                                               int pause) {
  std::vector<league::CompetitionEvent> dates;
  const int rounds = std::max(1, rounds_due(now, 0)), apart = now.setup.stages.front().minutes + pause;
  for (int round = 0; round < rounds; ++round) {
    if (const auto begins = session::add_minutes(first, round * apart))
      dates.emplace_back(league::event::RoundDated{{0, round}, *begins});
  }
  return dates;
}

int count_since(const session::OpenCompetition& competition, std::string_view kind) {
  const auto last =
      std::ranges::find(competition.records.rbegin(), competition.records.rend(), kind, &EventRecord::kind);
  return static_cast<int>(last - competition.records.rbegin()) + 1;
}

}  // namespace

ClubAnswer CompetitionController::show(const std::string& id) {
  if (is_drawing() && state_.open && state_.open->head.id != id) draw_.abandon();
  if (!state_.open_competition(id)) return {};
  try {
    state_.league.catch_up(*state_.open);
  } catch (const session::StoreError& error) {  // shown also to users who cannot enter anything
    using enum session::StoreError::Code;
    if (error.code() != read_only && error.code() != cannot_open) throw;
  }
  auto plan = std::move(state_.get<view::PlanState>());  // it can still be planned
  state_.states = {};
  state_.get<view::PlanState>() = std::move(plan);
  return {.to = view::Screen::competition, .notice = {}};
}

ClubAnswer CompetitionController::begin(const view::command::Begin& plan) {
  if (!codec::is_name(plan.setup.name)) {
    problem_ = no_name(plan.setup.name);
    return {};
  }
  const auto first = plan.begins.empty() ? std::optional(plan.begins) : session::read_moment(plan.begins);
  if (!first) {
    problem_ = no_time(plan.begins);
    return {};
  }
  auto competition = state_.league.create(plan.setup);
  if (!competition) {
    problem_ = state_.sentence(competition.error());
    return {};
  }
  ClubAnswer done{.to = view::Screen::competition, .notice = {}};
  const std::vector<league::CompetitionEvent> entrants(plan.entrants.begin(), plan.entrants.end());
  const auto add = [&](const std::vector<league::CompetitionEvent>& events) {
    for (const league::LeagueRefusal& refused : state_.league.enter_all(*competition, events))
      done.notice =
          render(refused.message, {.seats = {}, .sides = state_.league.entrant_names(competition->now)});
  };
  add(entrants);
  add({plan.written.begin(), plan.written.end()});
  if (plan.by_lot) add({seeds_by_lot(competition->now, state_.random_lot())});
  if (!first->empty()) add(dates_of(competition->now, *first, plan.pause));
  draw_.abandon();
  state_.open_competition(std::string(competition->head.id));
  state_.states = {};
  problem_.clear();
  remember(view::competition_begun());
  return done;
}

ClubAnswer CompetitionController::enter(const league::CompetitionEvent& event) {
  if (!state_.open || is_drawing()) return {};
  auto back = view::is_undone(state_.open->now, state_.names, event);
  const auto answer = state_.league.enter(*state_.open, event);
  if (!answer) return {.to = {}, .notice = state_.sentence(answer.error())};
  state_.names = state_.league.entrant_names(state_.open->now);
  remember(std::move(back));
  const view::ResultDraft next = next_slip(event);
  if (state_.get<view::RoundState>().line.proposal == event) view::clear_search(state_.states);
  view::clear_entered(state_.states);
  auto& round = state_.get<view::RoundState>();
  round.result.digits = next.digits;
  if (next.table >= 0) view::open_table(round, next.table);
  if (std::holds_alternative<league::event::RoundDrawn>(event) ||
      std::holds_alternative<league::event::StageClosed>(event) ||
      std::holds_alternative<league::event::DrawTakenBack>(event)) {
    state_.get<view::CompetitionViewState>().round.reset();
    round.begun.clear();
  }
  if (std::holds_alternative<league::event::EntrantEntered>(event)) {
    view::clear_search(state_.states);
    state_.get<view::EntrantsState>().late = league::LateWorth::by_rules;  // chosen for one participant
  }
  return {.to = {}, .notice = effects(*answer)};
}

// A line that has only a table: the next one is its score.
bool CompetitionController::choose_table(const std::string& line, league::RoundRef shown) {
  const auto words = view::split(line);
  const auto named = words.size() == 1 ? view::read_table(words.front()) : std::nullopt;
  if (!named) return false;
  auto& state = state_.get<view::RoundState>().line;
  const league::TableRef table = resolve_table(*named, state_.open->now, shown);
  state.failed = true;
  if (!named->competition.empty() && named->competition != state_.open->head.id) {
    state.note = tr("This result slip belongs to another competition.");
  } else if (!view::table_in(state_.open->now, table)) {
    state.note = view::say("Round {1} of stage {0} has no table {2}.",
                           {table.stage + 1, table.round + 1, table.table + 1});
  } else {
    state = {};
    view::clear_search(state_.states);
    state.table = table;
  }
  return true;
}

void CompetitionController::ask_for_correction(const queries::ResultList::Line& line) {
  auto& state = state_.get<view::RoundState>().line;
  league::PlayedTable then = table_at(state_.open->now, *line.table);
  const std::string before = view::with_minus_signs(view::remarked_text(then));
  const auto* corrected = std::get_if<league::event::ResultCorrected>(&*line.correction);
  then.score = corrected ? corrected->score : std::nullopt;
  if (const auto* absent = std::get_if<league::event::Forfeited>(&*line.correction))
    then.forfeits = absent->sides;
  const std::string after = view::with_minus_signs(view::slip_text(then));
  state.question = view::say("Table {0}: replace {1} with {2}?",
                             {line.table->table + 1, std::string_view(before), std::string_view(after)});
  state.yes = tr("Correct the result");
  state.proposal = line.correction;
}

ClubAnswer CompetitionController::enter_list(const queries::ResultList& list) {
  const std::int64_t before = state_.open->head.count;
  const std::string note = list.lines().back().message;
  const ClubAnswer answer = list.events().size() == 1 ? enter(list.events().front())
                                                      : enter_together({list.events(), tr("Result")});
  if (state_.open->head.count == before) return answer;
  view::clear_search(state_.states);
  state_.get<view::RoundState>().line = {};
  state_.get<view::RoundState>().line.note = note;
  return answer;
}

ClubAnswer CompetitionController::enter_line() {
  if (!state_.open || is_drawing()) return {};
  auto& round = state_.get<view::RoundState>();
  const auto shown = view::shown_round(state_.open->now, state_.get<view::CompetitionViewState>().round);
  const auto find_table = queries::find_table(state_.store);
  const std::string typed = round.typed[std::string(view::kLeagueSearch)];
  std::string line = queries::as_slip_code(typed, find_table);
  const auto table = line.starts_with(report::kSlipCode) ? std::nullopt : round.line.table;
  view::put_aside(round);
  round.result = {};
  round.line = {};
  round.line.table = table;
  round.line.text = typed;
  if (view::split(line).empty()) round.line = {};  // Enter alone leaves a chosen table
  if (view::split(line).empty() || (!table && choose_table(line, shown))) return {};
  if (table) line = report::slip_code(state_.open->head.id, *table) + " " + line;
  queries::ResultList list(*state_.open, state_.names,
                           session::Rulesets(state_.session).find(state_.open->now.setup.ruleset), shown);
  list.take({{1, line}}, find_table);
  const queries::ResultList::Line& read = list.lines().back();
  using enum queries::ResultList::State;
  const bool disputed = read.table && !table_at(state_.open->now, *read.table).disputed.empty();
  if (read.state == heading) return {};
  if (disputed && read.table->round_ref() == shown) {  // its reports are shown
    view::open_table(round, read.table->table);
  } else if (read.correction) {
    ask_for_correction(read);
  } else if (!read.question.empty()) {
    round.line.question = read.question;
    round.line.yes = tr("Enter result");
    round.line.proposal = list.events().front();
  } else if (read.state == entered) {
    return enter_list(list);
  } else {
    if (read.state == known) view::clear_search(state_.states);
    round.line.text = round.typed[std::string(view::kLeagueSearch)];
    round.line.note = read.message;
    round.line.failed = read.state == refused;
  }
  return {};
}

ClubAnswer CompetitionController::enter_together(const view::command::EnterTogether& together) {
  if (!state_.open || is_drawing()) return {};
  auto back = view::is_undone(state_.open->now, state_.names, together);
  if (together.events.empty()) {
    state_.get<view::EntrantsState>().check_in = {};
    return {};
  }
  const auto answer = state_.league.enter_together(*state_.open, together.events);
  if (!answer) return {.to = {}, .notice = state_.sentence(answer.error())};
  state_.names = state_.league.entrant_names(state_.open->now);
  remember(std::move(back));
  view::clear_entered(state_.states);
  state_.get<view::EntrantsState>().check_in = {};
  return {.to = {}, .notice = effects(*answer)};
}

ClubAnswer CompetitionController::draw_lots() {
  if (!state_.open) return {};
  return enter(league::draw_lots(state_.open->now, state_.random_lot()));
}

ClubAnswer CompetitionController::seed(bool by_lot) {
  if (!state_.open) return {};
  if (by_lot) return enter(seeds_by_lot(state_.open->now, state_.random_lot()));
  view::command::EnterTogether together{
      session::seeds_by_ratings(state_.league, state_.open->now, league::WengLin{}), tr("Seeding")};
  if (together.events.empty()) return {.to = {}, .notice = tr("None of them has a club rating.")};
  together.events.emplace_back(league::event::Seeded{});
  return enter_together(together);
}

const view::DoneInLeague* CompetitionController::last_act() const {
  return state_.open ? entered_.last(state_.open->head) : nullptr;
}

void CompetitionController::remember(std::optional<view::DoneInLeague> act) {
  entered_.remember(state_.open->head, act ? act->events : 1, std::move(act));
}

ClubAnswer CompetitionController::take_back() {
  const view::DoneInLeague* act = is_drawing() ? nullptr : last_act();
  if (!act) return {};
  const auto answer = state_.league.enter_together(*state_.open, act->back);
  if (!answer) return {.to = {}, .notice = state_.sentence(answer.error())};
  state_.names = state_.league.entrant_names(state_.open->now);
  entered_.forget_last(state_.open->head);
  state_.get<view::CompetitionViewState>().round.reset();
  state_.get<view::RoundState>().result = {};
  state_.get<view::RoundState>().line = {};
  state_.get<view::RoundState>().begun.clear();
  state_.get<view::RoundState>().confirmation_id.clear();
  return {.to = {}, .notice = effects(*answer)};
}

// After a typed result the next table without one opens.
view::ResultDraft CompetitionController::next_slip(const league::CompetitionEvent& event) const {
  const auto* entered = std::get_if<league::event::ResultEntered>(&event);
  if (!entered || !state_.get<view::RoundState>().result.digits) return {};
  const auto& tables = round_at(state_.open->now, entered->table.round_ref()).tables;
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

ClubAnswer CompetitionController::date(league::RoundRef round, const std::string& typed) {
  const auto moment = typed.empty() ? std::optional(typed) : session::read_moment(typed);
  if (!moment) return {.to = {}, .notice = no_time(typed)};
  return enter(league::event::RoundDated{round, *moment});
}

ClubAnswer CompetitionController::next_stage() {
  if (!state_.open) return {};
  const auto closing = league::next_stage(state_.open->now);
  if (!closing) return {.to = {}, .notice = state_.sentence(closing.error())};
  return enter(*closing);
}

std::string CompetitionController::effects(const league::Change& change) const {
  std::string text;
  for (const std::string& one : view::change_sentences(change)) text += (text.empty() ? "" : " ") + one;
  const bool rests = !change.affected.empty() || !change.affected_stages.empty();
  if (rests && state_.open && round_to_redraw(state_.open->now))
    text +=
        " " + tr("Nobody has played that round yet. \"Pair again\" removes the pairings and makes new ones.");
  return text;
}

ClubAnswer CompetitionController::link(league::TableRef table, const std::string& match) {
  const auto scored = state_.session.open(match);
  if (!state_.open || !scored) return {};
  const auto answer = state_.league.link(*state_.open, table, *scored);
  if (!answer) return {.to = {}, .notice = state_.sentence(answer.error())};
  auto act = view::match_linked(state_.open->now, table, session::unlinking(*state_.open, table, match));
  act.events = count_since(*state_.open, "match_linked");
  remember(std::move(act));
  state_.get<view::RoundState>().result = {};
  return {};
}

ClubAnswer CompetitionController::unlink(league::TableRef table, const std::string& match) {
  if (!state_.open || is_drawing() || !state_.reopen()) return {};
  const league::Competition before = state_.open->now;
  const auto answer = state_.league.unlink(*state_.open, table, match);
  if (!answer) return {.to = {}, .notice = state_.sentence(answer.error())};
  std::optional<view::DoneInLeague> act;
  if (!before.finished) {  // if it was finished before, no match can be linked
    act = view::match_unlinked(
        state_.open->now, table,
        session::linking_again(table, match, table_at(before, table), table_at(state_.open->now, table)));
    act->events = count_since(*state_.open, "match_unlinked");
  }
  remember(std::move(act));
  state_.get<view::RoundState>().result = {};
  return {.to = {}, .notice = effects(*answer)};
}

ClubAnswer CompetitionController::draw(bool all) {
  if (!state_.open || is_drawing()) return {};
  require(state_.store, session::Operation::manage);
  constexpr std::chrono::milliseconds kSoon(300);
  draw_.start([now = state_.open->now, lot = state_.random_lot(), all,
               next = state_.options.next_round](Signals&) { return draw_rounds(now, lot, all, next); });
  draw_.wait_for(kSoon);
  return poll_draw().value_or(ClubAnswer{});
}

ClubAnswer CompetitionController::redraw(const view::command::RedrawRound& rounds) {
  if (!state_.open || is_drawing()) return {};
  const auto again = rounds.pairs ? league::redraw(state_.open->now, rounds.from)
                                  : league::take_draws_back(state_.open->now, rounds.from);
  if (!again) return {.to = {}, .notice = state_.sentence(again.error())};
  const std::int64_t before = state_.open->head.count;
  ClubAnswer answer =
      enter_together({again->events, view::say("Pairings of round {0} undone", {rounds.from.round + 1})});
  state_.get<view::CompetitionViewState>().round.reset();
  state_.get<view::RoundState>().begun.clear();
  const bool entered = state_.open->head.count > before;
  if (entered && rounds.pairs && again->draws) answer = draw(false);
  if (!entered) return answer;
  for (const std::string& one : view::redraw_sentences(*again, state_.names))
    answer.notice += (answer.notice.empty() ? "" : " ") + one;
  return answer;
}

std::optional<ClubAnswer> CompetitionController::poll_draw() {
  const auto outcome = draw_.take_result();
  if (!outcome) return std::nullopt;
  if (!*outcome) return ClubAnswer{.to = {}, .notice = outcome->error()};
  const DrawnRounds& rounds = **outcome;
  if (!rounds) return ClubAnswer{.to = {}, .notice = state_.sentence(rounds.error())};
  if (!state_.reopen()) return ClubAnswer{};
  const std::vector<league::event::RoundDrawn>& all = *rounds;
  if (all.size() == 1) return enter(all.front());
  const ClubAnswer done = enter_together(
      {{all.begin(), all.end()},
       view::say("Rounds {0} to {1} paired", {all.front().round.round + 1, all.back().round.round + 1})});
  state_.get<view::CompetitionViewState>().round.reset();
  return done;
}

view::ProgressView CompetitionController::draw_progress() const {
  return view::make_progress({state_.open->now, state_.names}, draw_.progress().tenths);
}

}  // namespace tanteador::ui
