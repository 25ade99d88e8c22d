#include "src/view/board_pick.hpp"

#include <algorithm>
#include <utility>

namespace tanteador::view {

namespace {

void make(BoardPick& pick, const change::Text& value) {
  if (value.text.empty())
    pick.values.erase(value.name);
  else
    pick.values[value.name] = value.text;
}
void make(BoardPick& pick, const change::Card& key) {
  pick.cards = pressed(std::move(pick.cards), key.card, key.most);
}
// The digits of a value are the keypad's; without one they are typed on the board and stay.
void make(BoardPick& pick, const change::Pad& pad) {
  if (pick.keypad == Keypad::value || pad.keypad == Keypad::value) pick.digits.clear();
  pick.keypad = pad.keypad;
  pick.contest = pad.contest;
  pick.cards.clear();
}
// What was answered before is forgotten; what is picked on the board, under "<game>/…", stays.
void make(BoardPick& pick, const change::Form& form) {
  pick.more = form.open;
  pick.form = form.id;
  if (form.open && pick.keypad != Keypad::none) make(pick, change::Pad{});
  std::erase_if(pick.values, [](const auto& value) { return value.first.find('/') == std::string::npos; });
}
template <auto kMember>
void make(BoardPick& pick, const change::Put<kMember>& put) {
  pick.*kMember = put.value;
}

}  // namespace

const std::string& BoardPick::value(std::string_view name) const {
  static const std::string kNone;
  const auto found = values.find(name);
  return found == values.end() ? kNone : found->second;
}

std::vector<std::string> pressed(std::vector<std::string> cards, const std::string& card, std::size_t most) {
  const auto held = std::ranges::find(cards, card);
  if (held != cards.end())
    cards.erase(held);
  else if (most == 1)
    cards = {card};
  else if (cards.size() < most)
    cards.push_back(card);
  return cards;
}

BoardPick changed(BoardPick pick, const Changes& changes) {
  for (const Change& one : changes) std::visit([&](const auto& change) { make(pick, change); }, one);
  return pick;
}

}  // namespace tanteador::view
