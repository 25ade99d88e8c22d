#include <algorithm>

#include "src/registry/log.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// True for names of selections, such as the active field or the mode; they are not answers.
bool is_pointer(std::string_view name) {
  constexpr std::string_view kPointers[] = {"player", "row", "open", "side", "pile", "seat", "bids", "mode"};
  const std::string_view what = name.substr(name.find('/') + 1);
  return what.starts_with("given") || std::ranges::find(kPointers, what) != std::end(kPointers);
}

bool has_board_answers(const BoardState& state) {
  if (state.moving || state.dealer || !state.pairs.empty()) return true;
  if (state.keypad != Keypad::value && !state.digits.empty()) return true;
  return std::ranges::any_of(state.values, [](const auto& value) {
    return value.first.find('/') != std::string::npos && !is_pointer(value.first);
  });
}

}  // namespace

void name_lost_answers(MatchScreen& board, const BoardContext& context) {
  const auto& [table, offers, state] = context;
  if (state.ask.on || !has_board_answers(state)) return;
  visit_keys(board, [&](Button& key, const std::string& title) {
    auto* enter = std::get_if<command::Enter>(&key.command);
    if (!enter || !key.enabled || !has_board_answers(apply_changes(state, enter->answered))) return;
    const bool on_keypad = state.keypad == Keypad::card && !title.empty();  // a trick has no result buttons
    const Attempt attempt =
        !on_keypad && state.replacing == 0 && table.attempt ? table.attempt(enter->events) : Attempt{};
    if (attempt.after && !ends_deal(table.match, *attempt.after)) return;
    enter->answered.push_back(change::Forget{});
    key.detail += (key.detail.empty() ? "" : " · ") + tr("You will be asked to confirm");
  });
}

}  // namespace tanteador::view
