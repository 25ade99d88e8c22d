// What leaves the program: a result as text or picture. And a match that came to nothing.

#include "src/view/words.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::ui {

void App::share(const view::command::Share& result) {
  if (!result.picture) {
    wanted_.clipboard = result.text;
    notice_ = tr("The result is on the clipboard.");
    return;
  }
  if (options_.pictures.empty()) {
    notice_ = tr("There is no folder for pictures.");
    return;
  }
  wanted_.picture = options_.pictures + "/tanteador-" + result.text + ".png";
  picture_ = wanted_.picture;
}

void App::kept(bool written) {
  notice_ = view::say(written ? english("The picture is kept: {0}") : english("{0} cannot be written."),
                      {std::string_view(picture_)});
  panel_.reset();
}

// Ended by an event: it is told, and undone like any other.
void App::discard(const std::string& id) {
  auto match = session_.open(id);
  if (!match || match->records().size() > 1) return;
  const auto added = session_.add(
      *match,
      {{event_at_table(match->match(), MatchEnded{.reason = MatchEnded::Reason::agreed, .side = {}}), {}}});
  if (!added) notice_ = added.error().message;
  if (match_ && match_->id() == id) match_ = std::move(match);
}

// On the screen for everybody: the match that was touched last.
void App::newest() {
  const auto matches = session_.matches({1, 0});
  if (matches.empty() || (match_ && match_->id() == matches.front().id)) return;
  open(matches.front().id);
}

}  // namespace tanteador::ui
