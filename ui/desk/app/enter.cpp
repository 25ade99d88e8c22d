// What is entered into the open match, what is taken back, and what is said of it.

#include <algorithm>

#include "src/desk/tables.hpp"
#include "src/session/casebook.hpp"
#include "src/view/why.hpp"
#include "src/view/words.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::ui {

void App::enter(const view::command::Enter& enter) {
  if (!match_) return;
  const Entries& tapped = enter.events;
  Entries entries = tapped;
  for (Entry& entry : entries) {
    const Note* note = note_in(entry.event);
    const bool warns = note && note->kind == Note::Kind::warned && !target_of(entry.event);
    if (!warns || find_said(entry.said, "level")) continue;
    // A warning counts as a repetition where it was given.
    entry.said.push_back({"level", options_.settings.level});
    const std::string competition = session::Casebook(session_).competition_of(match_->id());
    if (!competition.empty()) entry.said.push_back({"competition", competition});
  }
  const bool ruling = screen_ == view::Screen::referee, in_log = screen_ == view::Screen::rulings;
  const std::int64_t replacing = pick<view::BoardPick>().replacing;
  if (replacing != 0 && !ruling && !in_log) {
    if (tapped.size() != 1) {
      notice_ = tr("An entry can be replaced by only one other entry.");
      return;
    }
    auto instead = amending(tapped.front(), EventSeq{replacing});
    if (!instead) {
      notice_ = tr("There is no entry of this type to replace it with.");
      return;
    }
    instead->said.push_back({"reason", std::string(english("typing mistake"))});
    entries = {std::move(*instead)};
  }
  const std::size_t before = match_->records().size();
  const std::vector<Points> score_before = points();
  const int sets_before = sets();
  const Entry* single = entries.size() == 1 ? &entries.front() : nullptr;
  entered(single && !enter.keep.empty() ? in_use().add(*match_, *single, enter.keep)
                                        : in_use().add(*match_, entries),
          enter, single);
  tell_score(score_before);
  if (options_.settings.sounds && match_->records().size() > before)
    sets() > sets_before ? sounds_.won() : sounds_.tap();
}

// Won so far by anybody; the match itself is one more.
int App::sets() const {
  int all = match_ && outcome(match_->match()).status == Outcome::Status::won ? 1 : 0;
  for (int side = 0; match_ && side < side_count(match_->match()); ++side)
    all += sets_won(match_->match(), side_at(side)).value_or(0);
  return all;
}

std::vector<Points> App::points() const {
  std::vector<Points> all;
  for (int side = 0; match_ && side < side_count(match_->match()); ++side)
    all.push_back(score(match_->match(), side_at(side)));
  return all;
}

// Once it is another one, where that is wanted.
void App::tell_score(const std::vector<Points>& before) {
  if (!options_.settings.speech || !match_ || points() == before) return;
  voice_.say_aloud(view::score_sentence(desk::table_of(*match_)), language());
}

void App::decide(const std::string& lines) {
  if (!match_) return;
  entered(in_use().add(*match_, lines, session::OnRefusal::take_back), view::command::Decide{lines}, nullptr);
}

// `single`: what was entered, where it is one event.
void App::entered(const tl::expected<session::Added, codec::InputError>& added, view::Command command,
                  const Entry* single) {
  correction_.reset();
  if (!added) {
    notice_ = added.error().message;
    return;
  }
  if (!added->refused.empty()) {
    const Refusal& why = added->refused.front().refusal;
    if (!ask_for_pin(why, std::move(command))) refuse(why, single);
    return;
  }
  view::Picks next = fresh();
  std::get<view::BoardPick>(next).speaker = pick<view::BoardPick>().speaker;
  if (screen_ == view::Screen::rulings) {
    auto& log = std::get<view::LogPick>(next) = pick<view::LogPick>();
    log.ground.clear();
    log.upholding = false;
    log.points.clear();
  }
  picks_ = std::move(next);
  if (screen_ == view::Screen::referee) screen_ = view::Screen::board;
  notice_.clear();
}

// A correction that a later event stands against can be made all the same, and strikes that one, too.
void App::refuse(const Refusal& refusal, const Entry* single) {
  notice_ = desk::sentence(refusal, match_->names());
  if (!refusal.breaks || !single) return;
  Entry again = *single;
  again.event = with_cascade(single->event);
  pick<view::BoardPick>().replacing = 0;
  pick<view::FallingPick>() = {};
  correction_ = std::move(again);
}

void App::correct(tl::expected<EventSeq, codec::Failure> (session::Session::*correction)(session::OpenMatch&),
                  view::Command command) {
  if (!match_) return;
  const auto done = (in_use().*correction)(*match_);
  if (!done && !ask_for_pin(done.error(), std::move(command)))
    notice_ = desk::sentence(done.error(), match_->names());
}

}  // namespace tanteador::ui
