// What the club's part of the program changes in the whole of it.

#include <chrono>

#include "src/session/referees.hpp"
#include "ui/desk/app.hpp"
#include "ui/panel/scripts.hpp"

namespace tanteador::ui {

double AppOptions::clock() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void App::in_league(const view::LeagueCommand& command) {
  if (!club_) return;
  if (!std::holds_alternative<view::command::AimLeague>(command)) notice_.clear();
  if (const auto* at = std::get_if<view::command::PlayTable>(&command)) return play(at->table);
  if (const auto* change = std::get_if<view::command::ChangeReferees>(&command))
    return change_referees(*change);
  if (const auto* work = std::get_if<view::command::ClubWork>(&command);
      work && work->what == view::command::ClubWork::What::people)
    return dropped(typed_place(work->path));
  follow(club_->run(command));
  if (!std::holds_alternative<view::command::AimLeague>(command)) learn_nicknames();
}

// Names in scripts the panel cannot draw are shown as the nickname the club knows.
void App::learn_nicknames() {
  if (!options_.store) return;
  std::map<std::string, std::string> by_name;
  for (const session::PlayerCard& card : options_.store->player_cards()) {
    if (card.alias.empty()) continue;
    const auto person = options_.store->person(card.person);
    if (person && person->name) by_name.emplace(*person->name, card.alias);
  }
  set_nicknames(std::move(by_name));
}

// Where it cannot start, its sheet is open with what is known, and says why.
void App::play(league::TableRef table) {
  const auto draft = club_->match_at(table);
  if (!draft) {
    notice_ = tr("These people cannot play one match together.");
    return;
  }
  start(*draft);
  if (screen_ == view::Screen::board && match_) follow(club_->link(table, match_->id()));
}

void App::follow(const ClubDesk::Done& done) {
  if (done.to) screen_ = *done.to;
  if (!done.notice.empty()) notice_ = done.notice;
  if (done.for_referee)
    ask_for_pin(TogetherDesk::Asks{view::command::InLeague{*done.for_referee},
                                   session::Referees(session_).names(), done.denied});
}

// What was written or taken in, once it is over.
void App::hear_work() {
  if (!club_ || !club_->working()) return;
  panel_.reset();  // how far it is
  try {
    const auto done = club_->worked();
    if (!done) return;
    follow(*done);
    read_again();
  } catch (const session::StoreError& error) {
    notice_ = error.what();
  }
}

// A round that is drawn by now is entered, whatever screen is shown.
void App::hear_draw() {
  if (!club_ || !club_->drawing()) return;
  try {
    const auto done = club_->drawn();
    if (!done) return;
    follow(*done);
  } catch (const session::StoreError& error) {
    notice_ = error.what();
  }
  stale_ = true;
}

}  // namespace tanteador::ui
