// What the room changes in the whole of the program: its switch, its calls, and the code for a phone.

#include "src/view/words.hpp"
#include "ui/app/app.hpp"

namespace tanteador::ui {

void App::in_room(const view::command::Room& deed) {
  using Deed = view::command::Room::Deed;
  if (!room_) return;
  switch (deed.deed) {
    case Deed::open: return room_->open(RoomDesk::Port::usual);
    case Deed::open_anywhere: return room_->open(RoomDesk::Port::any);
    case Deed::close: return room_->close();
    case Deed::attend: return attend(deed.about);
    case Deed::settle: return room_->settle(deed.about);
    case Deed::hang:
    case Deed::turn:
    case Deed::delay:
    case Deed::revoke: return room_->arrange(deed);
    case Deed::hand_out: break;
  }
  const auto here = pass_here();
  handed_out_ = here ? room_->hand_out(*here) : std::nullopt;
  if (handed_out_) screen_ = view::Screen::phone;
}

// A call is heard at "Something went wrong" of its match, a disagreement looked at on its board; what is
// counted on paper at its table.
void App::attend(const std::string& key) {
  const auto pass = room_->pass(key);
  if (!pass) return;
  if (const auto match = room_->match_of(*pass)) {
    open(*match);
    if (key.starts_with("call/")) go(view::Screen::referee);
    return;
  }
  if (pass->reach != room::Reach::table || !club_) return;
  follow(club_->run(view::command::ShowCompetition{pass->stream}));
  auto shown = club_->pick<view::CompetitionPick>();
  shown.round = pass->table.in();
  follow(club_->run(view::command::AimLeague{std::move(shown)}));
  auto round = club_->pick<view::RoundPick>();
  round.result.table = pass->table.table;
  follow(club_->run(view::command::AimLeague{std::move(round)}));
}

// Of the match on the board: as its table of a competition, where the round is still being played.
std::optional<room::Pass> App::pass_here() const {
  if (!match_ || in_sample_) return std::nullopt;
  if (const auto table = club_ ? club_->table_of(match_->id()) : std::nullopt) {
    const session::OpenCompetition& open = *club_->competition();
    const room::Pass pass{.reach = room::Reach::table, .stream = std::string(open.head.id), .table = *table};
    if (holds(pass, open.now)) return pass;
  }
  return room::Pass{.reach = room::Reach::match, .stream = match_->id()};
}

// Wherever one is: who waits for the desk; on the board: a phone for this table. The bar begins at its right
// end: no key moves when somebody calls.
void App::add_room_keys(view::Panel& panel) const {
  if (tv_ || on_wall()) return;
  const bool goes_on =
      match_ && !in_sample_ && outcome(match_->match()).status == Outcome::Status::in_progress;
  if (screen_ == view::Screen::board && goes_on && room_->is_open())
    panel.tools.insert(panel.tools.begin(),
                       {.id = "room/phone",
                        .label = tr("Phone"),
                        .command = view::command::Room{view::command::Room::Deed::hand_out, {}}});
  if (screen_ == view::Screen::room) return;
  view::Action calls = view::calls_of(room_->waiting(), room_->is_open());
  if (!calls.label.empty()) panel.tools.insert(panel.tools.begin(), std::move(calls));
}

}  // namespace tanteador::ui
