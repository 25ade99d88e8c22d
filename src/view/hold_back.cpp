#include "src/view/hold_back.hpp"

#include <algorithm>

#include "src/view/board_pick.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// Where the next key goes and how answers are given, after the name of the game: no answers.
bool is_pointer(std::string_view name) {
  constexpr std::string_view kPointers[] = {"player", "row", "open", "side", "pile", "seat", "bids", "mode"};
  const std::string_view what = name.substr(name.find('/') + 1);
  return what.starts_with("given") || std::ranges::find(kPointers, what) != std::end(kPointers);
}

bool has_board_answers(const BoardPick& pick) {
  if (pick.moving || pick.dealer || !pick.pairs.empty()) return true;
  if (pick.keypad != Keypad::value && !pick.digits.empty()) return true;
  if (pick.keypad == Keypad::none && !pick.cards.empty()) return true;
  return std::ranges::any_of(pick.values, [](const auto& value) {
    return value.first.find('/') != std::string::npos && !is_pointer(value.first);
  });
}

}  // namespace

void hold_back(Action& enter, const std::string& question) {
  enter.enabled = false;
  enter.lacking = true;
  enter.detail = say("Not answered: {0}", {std::string_view(question)});
}

void name_board_answers(Action& enter, const BoardPick& pick) {
  if (!enter.enabled || pick.ask.on || !has_board_answers(pick)) return;
  enter.detail += (enter.detail.empty() ? "" : " · ") + tr("You will be asked to confirm");
}

}  // namespace tanteador::view
