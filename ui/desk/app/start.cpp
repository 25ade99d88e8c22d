// How a match is opened: by its id, from the sheet of a new one, or again with the same people.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/desk/tables.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/lines.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::ui {

namespace {

using session::OpenMatch;

std::string options_json(const codec::Values& values) {
  view::Line options = view::Line::object();
  for (const auto& [name, value] : values) std::visit([&](const auto& one) { options[name] = one; }, value);
  return options.empty() ? std::string() : view::text_of(options);
}

// The same people at the same table, by the same rules. The first deal passes on.
view::MatchDraft draft_of(const OpenMatch& match) {
  const Names names = match.names();
  view::MatchDraft draft;
  draft.game = match.start().game;
  draft.ruleset = match.edition().id;
  draft.players = static_cast<int>(names.seats.size());
  std::copy_n(names.seats.begin(), std::min(names.seats.size(), draft.names.size()), draft.names.begin());
  for (std::size_t side = 0; side < std::min<std::size_t>(2, match.start().sides.size()); ++side)
    draft.sides[side] = names.sides[side];
  draft.in_teams = match.start().sides.size() == 2 && names.seats.size() > 2;
  if (names.seats.size() == 3) {
    for (const auto& side : match.start().sides) {
      if (side.seats.size() == 1) draft.alone = index(side.seats.front());
    }
  }
  if (match.start().dealer) draft.dealer = index(*match.start().dealer);
  draft.options = options_json(match.start().options);
  return draft;
}

}  // namespace

// What is begun and not entered waits at its match.
void App::leave() {
  if (match_ && !in_sample_) left_[match_->id()] = {match_->head().count, picks_};
}

view::Picks App::taken_up() const {
  view::Picks picks = fresh();
  const auto left = match_ ? left_.find(match_->id()) : left_.end();
  if (left == left_.end()) return picks;
  auto& board = std::get<view::BoardPick>(picks) = std::get<view::BoardPick>(left->second.picks);
  if (left->second.events != match_->head().count)
    board = view::changed(std::move(board), {view::put<&view::BoardPick::replacing>(0)});
  board.results = options_.settings.by_results;
  board.ask = {};
  std::get<view::HistoryPick>(picks) = std::get<view::HistoryPick>(left->second.picks);
  std::get<view::RefereePick>(picks) = std::get<view::RefereePick>(left->second.picks);
  return picks;
}

void App::open(const std::string& id) {
  leave();
  in_sample_ = false;
  match_ = session_.open(id);
  picks_ = taken_up();
  screen_ = match_ ? view::Screen::board : view::Screen::home;
}

void App::start(const view::MatchDraft& draft, bool sampled) {
  auto started = (sampled ? aside_ : session_).score(view::start_line(draft), session::OnRefusal::stop);
  if (!started) {
    problem_ = started.error().message;
  } else if (!started->match) {
    problem_ = desk::sentence(started->refused.front().refusal, {});
  } else {
    leave();
    match_ = std::move(started->match);
    in_sample_ = sampled;
    draft_ = view::first_draft(draft.game);
    problem_.clear();
    picks_ = fresh();
    screen_ = view::Screen::board;
    return;
  }
  draft_ = draft;
  screen_ = view::Screen::new_match;
}

void App::again(const std::string& id, view::command::Seats seats) {
  const bool sampled = in_sample_ && match_ && match_->id() == id;
  const auto match = sampled ? match_ : session_.open(id);
  if (!match) return;
  view::MatchDraft draft = draft_of(*match);
  const auto first = draft.names.begin(), end = first + draft.players;
  if (seats == view::command::Seats::round) std::rotate(first, first + 1, end);
  if (seats == view::command::Seats::partners) std::rotate(first + 1, first + 2, end);
  start(draft, sampled);
}

// By the rules the game was last played by and with as many players, where those rules are still there.
view::MatchDraft App::usual_draft(const std::string& game) const {
  view::MatchDraft draft = view::first_draft(game);
  session_.each_match(false, [&](const session::MatchSummary& row) {
    if (row.game != game) return true;
    int players = 0;
    for (const auto& side : nlohmann::json::parse(row.sides))
      players += static_cast<int>(side["players"].size());
    if (!session::Rulesets(session_).find(row.ruleset)) return false;
    draft.ruleset = row.ruleset;
    draft.players = players;
    return false;
  });
  return draft;
}

void App::new_match(const std::string& game) {
  const bool begun = draft_.game == game && draft_ != view::first_draft(game);
  if (!begun) draft_ = usual_draft(game);
  go(view::Screen::new_match);
}

void App::draw_lot(bool seats) {
  if (!seats) {
    draft_.dealer = options_.draw_lot(draft_.players);
    return;
  }
  for (int place = draft_.players - 1; place > 0; --place)
    std::swap(draft_.names[place], draft_.names[options_.draw_lot(place + 1)]);
}

}  // namespace tanteador::ui
