#include "ui/app/match/match_controller.hpp"

#include <algorithm>
#include <array>

#include "src/queries/match_context.hpp"
#include "src/session/cases/casebook.hpp"
#include "src/session/check.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/entry/prefill.hpp"
#include "src/view/game_view.hpp"
#include "src/view/lines.hpp"
#include "src/view/rulebook/ask.hpp"
#include "src/view/why/why.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

void MatchController::leave() {
  if (match_ && !is_sample_) drafts_[match_->id()] = {match_->head().count, state_.states};
}

view::ScreenStates MatchController::drafts_of_match() const {
  view::ScreenStates states = state_.fresh_states();
  const auto draft = match_ ? drafts_.find(match_->id()) : drafts_.end();
  if (draft == drafts_.end()) return states;
  auto& board = std::get<view::BoardState>(states) = std::get<view::BoardState>(draft->second.states);
  if (draft->second.events != match_->head().count)
    board = view::apply_changes(std::move(board), {view::put<&view::BoardState::replacing>(0)});
  board.results = state_.options.settings.by_results;
  board.ask = {};
  std::get<view::HistoryState>(states) = std::get<view::HistoryState>(draft->second.states);
  std::get<view::RefereeState>(states) = std::get<view::RefereeState>(draft->second.states);
  return states;
}

void MatchController::take_over(MatchController& before) {
  before.leave();
  drafts_ = std::move(before.drafts_);
  if (match_) state_.states = drafts_of_match();
}

void MatchController::open(const std::string& id) {
  leave();
  is_sample_ = false;
  match_ = state_.session.open(id);
  state_.states = drafts_of_match();
  state_.screen = match_ ? view::Screen::board : view::Screen::home;
}

void MatchController::show(session::OpenMatch match, bool is_sample) {
  leave();
  match_ = std::move(match);
  is_sample_ = is_sample;
  state_.states = state_.fresh_states();
  state_.screen = view::Screen::board;
}

// The log only grows, so choices and typed text stay valid.
void MatchController::read_again() {
  if (!match_ || state_.session.is_current(*match_)) return;
  if (auto now = state_.session.open(match_->id())) match_ = std::move(now);
}

// Ends the match by an event, which can be undone like any other.
void MatchController::discard(const std::string& id) {
  auto match = state_.session.open(id);
  if (!match || match->records().size() > 1) return;
  const auto added = state_.session.add(
      *match,
      {{event_at_table(match->match(), MatchEnded{.reason = MatchEnded::Reason::agreed, .side = {}}), {}}});
  if (!added) state_.notice = added.error().message;
  if (match_ && match_->id() == id) match_ = std::move(match);
}

void MatchController::play_sample() {
  view::MatchDraft draft = view::first_draft(kGames.front());
  constexpr std::array kNames{"Ana", "Beto", "Carla", "Dario"};
  draft.players = static_cast<int>(kNames.size());
  std::ranges::copy(kNames, draft.names.begin());
  auto started = scratch_.score(view::start_line(draft), session::RefusalPolicy::stop);
  if (!started || !started->match) return;
  const std::string lines = view::game_view(draft.game).sample(started->match->names().sides);
  (void)scratch_.add(*started->match, lines, session::RefusalPolicy::keep_going);
  state_.callbacks.go(view::Screen::home);
  show(*std::move(started->match), true);
}

void MatchController::open_newest() {
  const auto matches = state_.session.matches({1, 0});
  if (matches.empty() || (match_ && match_->id() == matches.front().id)) return;
  open(matches.front().id);
}

void MatchController::enter(const view::command::Enter& enter) {
  if (!match_) return;
  Entries entries = enter.events;
  for (Entry& entry : entries) add_warning_fields(entry);
  if (!make_replacement(entries)) return;
  const std::size_t before = match_->records().size();
  const std::vector<Points> score_before = points();
  const int sets_before = sets();
  const Entry* single = entries.size() == 1 ? &entries.front() : nullptr;
  show_answer(single && !enter.keep.empty() ? session().add(*match_, *single, enter.keep)
                                            : session().add(*match_, entries),
              enter, single);
  say_score(score_before);
  if (state_.options.settings.sounds && match_->records().size() > before)
    sets() > sets_before ? sounds_.play_win() : sounds_.tap();
}

// A warning counts as a repetition in the competition and at the level where it was given.
void MatchController::add_warning_fields(Entry& entry) const {
  const Note* note = note_in(entry.event);
  const bool warns = note && note->kind == Note::Kind::warned && !target_of(entry.event);
  if (!warns || find_announced(entry.texts, "level")) return;
  entry.texts.push_back({"level", state_.options.settings.level});
  const std::string competition = session::Casebook(state_.session).competition_of(match_->id());
  if (!competition.empty()) entry.texts.push_back({"competition", competition});
}

// Replaces an earlier entry. False: the notice says why that is not possible.
bool MatchController::make_replacement(Entries& entries) {
  const std::int64_t replaced = state_.get<view::BoardState>().replacing;
  if (replaced == 0 || state_.screen == view::Screen::referee || state_.screen == view::Screen::rulings)
    return true;
  if (entries.size() != 1) {
    state_.notice = tr("An entry can be replaced by only one other entry.");
    return false;
  }
  auto instead = amending(entries.front(), EventSeq{replaced});
  if (!instead) {
    state_.notice = tr("There is no entry of this type to replace it with.");
    return false;
  }
  instead->texts.push_back({"reason", std::string(N_("typing mistake"))});
  entries = {std::move(*instead)};
  return true;
}

// Sets won by all sides together; a won match counts as one more.
int MatchController::sets() const {
  int all = match_ && outcome(match_->match()).status == Outcome::Status::won ? 1 : 0;
  for (int side = 0; match_ && side < side_count(match_->match()); ++side)
    all += sets_won(match_->match(), side_at(side)).value_or(0);
  return all;
}

std::vector<Points> MatchController::points() const {
  std::vector<Points> all;
  for (int side = 0; match_ && side < side_count(match_->match()); ++side)
    all.push_back(score(match_->match(), side_at(side)));
  return all;
}

void MatchController::say_score(const std::vector<Points>& before) {
  if (!state_.options.settings.speech || !match_ || points() == before) return;
  voice_.say_aloud(view::score_sentence(queries::match_context(*match_)), language());
}

void MatchController::decide(const std::string& lines) {
  if (!match_) return;
  show_answer(session().add(*match_, lines, session::RefusalPolicy::take_back), view::command::Decide{lines},
              nullptr);
}

// `single`: the entry, if there was only one.
void MatchController::show_answer(const tl::expected<session::AddResult, codec::InputError>& added,
                                  view::Command command, const Entry* single) {
  correction_.reset();
  if (!added) {
    state_.notice = added.error().message;
    return;
  }
  if (!added->refused.empty()) {
    const Refusal& why = added->refused.front().refusal;
    if (!pins_.ask_if_needed(why, std::move(command))) refuse(why, single);
    return;
  }
  forget_answers(std::get_if<view::command::Enter>(&command));
  if (state_.screen == view::Screen::referee) state_.screen = view::Screen::board;
  state_.notice.clear();
}

// Discards the answers that became the entry; the rest of the draft stays.
void MatchController::forget_answers(const view::command::Enter* entered) {
  view::Changes answered = entered ? entered->answered : view::Changes{};
  answered.push_back(view::put<&view::BoardState::replacing>(0));
  auto& board = state_.get<view::BoardState>();
  board = view::apply_changes(std::move(board), answered);
  state_.get<view::CascadeState>() = {};
  if (state_.screen == view::Screen::history) state_.get<view::HistoryState>() = {};
  if (state_.screen == view::Screen::referee) state_.get<view::RefereeState>() = {};
  if (state_.screen != view::Screen::rulings) return;
  auto& log = state_.get<view::RulingLogState>();
  log.ground.clear();
  log.upholding = false;
  log.points.clear();
}

// Offers a refused correction again, together with the removal of the later events that contradict it.
void MatchController::refuse(const Refusal& refusal, const Entry* single) {
  state_.notice = queries::sentence(refusal, match_->names());
  if (!refusal.breaks || !single) return;
  Entry again = *single;
  again.event = with_cascade(single->event);
  auto& board = state_.get<view::BoardState>();
  board = view::apply_changes(std::move(board), {view::put<&view::BoardState::replacing>(0)});
  state_.get<view::CascadeState>() = {};
  correction_ = std::move(again);
}

void MatchController::correct(Correction correction, view::Command command) {
  if (!match_) return;
  const auto done = (session().*correction)(*match_);
  if (!done && !pins_.ask_if_needed(done.error(), std::move(command)))
    state_.notice = queries::sentence(done.error(), match_->names());
}

std::int64_t MatchController::moment() const {
  const auto& board = state_.get<view::BoardState>();
  return board.ask.on && board.ask.at != 0 ? board.ask.at : board.replacing;
}

std::string MatchController::others_in_play() const {
  constexpr int kCounted = 99;
  int others = 0;
  state_.session.visit_matches(true, [&](const session::MatchSummary& row) {
    if (row.id != match_->id()) ++others;
    return others < kCounted;
  });
  return others == 0 ? std::string() : trn("{0} other match in play", "{0} other matches in play", others);
}

view::Panel MatchController::board() {
  std::optional<AnyMatch> past;  // while an earlier event is being replaced, or asked about
  const std::int64_t at = moment();
  view::MatchContext context =
      at == 0 ? queries::match_context(*match_) : queries::match_context_before(*match_, at, past);
  if (at == 0) queries::let_try(context, session(), *match_);
  if (!is_sample_) context.best = [this] { return people_.best_before(*match_); };
  context.ask = [this](const Entries& entries) { return ask(entries); };
  const auto& pointed = state_.get<view::BoardState>();
  view::Panel panel =
      view::make_panel(state_.screen, view::make_match_screen(context, pointed), &context, state_.notice);
  if (pointed.ask.on) view::set_asking(panel, pointed);
  if (is_sample_) panel.subtitle = tr("Sample match: nothing is saved");
  if (const std::string others = others_in_play(); !others.empty()) panel.subtitle += " · " + others;
  return panel;
}

view::OpinionAnswer MatchController::ask(const Entries& entries) const {
  const auto at = moment() == 0 ? std::nullopt : std::optional(EventSeq{moment()});
  const auto answer = state_.session.ask(*match_, entries, at);
  if (!answer) return {.opinions = {}, .problem = answer.error().message};
  return {.opinions = answer->editions, .problem = {}};
}

std::optional<view::MatchContext> MatchController::match_context() {
  if (!match_) return std::nullopt;
  view::MatchContext context = queries::match_context(*match_);
  queries::let_try(context, session(), *match_);
  return context;
}

void MatchController::add_cascade(view::Panel& panel) {
  if (!match_ || !correction_ || panel.notice.empty()) return;
  view::set_falling(panel, *match_context(), *correction_, state_.get<view::CascadeState>());
}

// Starts a draft for an earlier event; the draft of the present is kept.
view::BoardState& MatchController::begin_board() {
  view::BoardState board = view::pause_draft(std::move(state_.get<view::BoardState>()));
  state_.states = state_.fresh_states();
  state_.screen = view::Screen::board;
  return state_.get<view::BoardState>() = std::move(board);
}

void MatchController::replace(std::int64_t seq) {
  auto& board = begin_board();
  board.replacing = seq;
  if (!match_) return;
  board =
      view::apply_changes(std::move(board), view::as_entered(queries::match_context(*match_), EventSeq{seq}));
}

void MatchController::ask_at(std::int64_t seq) {
  begin_board().ask = {.on = true, .at = seq, .events = {}, .what = {}};
}

}  // namespace tanteador::ui
