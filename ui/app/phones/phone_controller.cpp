#include "ui/app/phones/phone_controller.hpp"

#include "src/view/words.hpp"
#include "src/web/startup/table_links.hpp"
#include "ui/app/phones/component.hpp"

namespace tanteador::ui {

PhoneController::PhoneController(AppState& state, MatchController& matches, ClubController* club)
    : state_(state),
      matches_(matches),
      club_(club),
      room_(state.session, *state.options.store,
            {state.options.store_again, state.options.languages, state.options.now, state.options.listen}) {}

bool PhoneController::needs_refresh() { return room_.needs_refresh() && state_.screen == view::Screen::room; }

void PhoneController::run(const view::command::Room& command) {
  using Operation = view::command::Room::Operation;
  switch (command.operation) {
    case Operation::open: return room_.open(RoomController::Port::usual);
    case Operation::open_anywhere: return room_.open(RoomController::Port::any);
    case Operation::close: return room_.close();
    case Operation::attend: return attend(command.about);
    case Operation::settle: return room_.settle(command.about);
    case Operation::hang:
    case Operation::turn:
    case Operation::delay:
    case Operation::revoke: return room_.arrange(command);
    case Operation::hand_out: break;
  }
  const auto here = pass_of_board();
  handed_out_ = here ? room_.hand_out(*here) : std::nullopt;
  if (handed_out_) state_.screen = view::Screen::phone;
}

// A call opens "Something went wrong", a disagreement the match, a table that counts on paper its slip.
void PhoneController::attend(const std::string& key) {
  const auto pass = room_.pass(key);
  if (!pass) return;
  if (const auto match = room_.match_of(*pass)) {
    matches_.open(*match);
    if (key.starts_with("call/")) state_.callbacks.go(view::Screen::referee);
    return;
  }
  if (pass->scope == web::Scope::table && club_) club_->show_table(pass->stream, pass->table);
}

// A grant for the current match; while its round is played, for its table of the competition.
std::optional<web::Grant> PhoneController::pass_of_board() const {
  const auto& match = matches_.match();
  if (!match || matches_.is_sample()) return std::nullopt;
  if (const auto table = club_ ? club_->table_of(match->id()) : std::nullopt) {
    const session::OpenCompetition& open = *club_->competition();
    const web::Grant pass{.scope = web::Scope::table, .stream = std::string(open.head.id), .table = *table};
    if (is_valid(pass, open.now)) return pass;
  }
  return web::Grant{.scope = web::Scope::match, .stream = match->id()};
}

// Calls, and the phone of this table. They come first, so that others do not move when somebody calls.
void PhoneController::add_buttons(view::Panel& panel) const {
  if (state_.is_tv || state_.screen == view::Screen::wall) return;
  const auto& match = matches_.match();
  const bool goes_on =
      match && !matches_.is_sample() && outcome(match->match()).status == Outcome::Status::in_progress;
  if (state_.screen == view::Screen::board && goes_on && room_.is_open())
    panel.tools.insert(panel.tools.begin(),
                       {.id = "room/phone",
                        .label = tr("Phone"),
                        .command = view::command::Room{view::command::Room::Operation::hand_out, {}}});
  if (state_.screen == view::Screen::room) return;
  view::Button calls = view::calls_of(room_.waiting(), room_.is_open());
  if (!calls.label.empty()) panel.tools.insert(panel.tools.begin(), std::move(calls));
}

void register_phones() {
  web::register_table_links();
  components().make_phones = [](AppState& state, MatchController& matches,
                                ClubController* club) -> std::unique_ptr<Phones> {
    return std::make_unique<PhoneController>(state, matches, club);
  };
}

}  // namespace tanteador::ui
