#include "src/view/entry/board_state.hpp"

#include <algorithm>
#include <utility>

namespace tanteador::view {

namespace {

void make(BoardState& state, const change::Text& value) {
  if (value.text.empty())
    state.values.erase(value.name);
  else
    state.values[value.name] = value.text;
}
void make(BoardState& state, const change::Card& key) {
  state.cards = toggle_card(std::move(state.cards), key.card, key.most);
}
// Clears the digits only when a value keypad opens or closes; other digits belong to the board.
void make(BoardState& state, const change::Pad& pad) {
  if (state.keypad == Keypad::value || pad.keypad == Keypad::value) state.digits.clear();
  if (pad.keypad == Keypad::none) state.value_of.clear();
  state.keypad = pad.keypad;
  state.contest = pad.contest;
  state.cards.clear();
}
// Removes the answers of the previous form; answers on the board, "<game>/…", stay.
void make(BoardState& state, const change::Form& form) {
  state.more = form.open;
  state.form = form.id;
  if (form.open && state.keypad != Keypad::none) make(state, change::Pad{});
  std::erase_if(state.values, [](const auto& value) { return value.first.find('/') == std::string::npos; });
}
void make(BoardState& state, const change::Forget& answers) {
  std::erase_if(state.values, [&](const auto& value) {
    return value.first.find('/') != std::string::npos && value.first.starts_with(answers.of);
  });
  if (!answers.of.empty()) return;
  if (state.keypad != Keypad::value) state.digits.clear();
  state.moving.reset();
  state.dealer.reset();
  state.pairs.clear();
}
template <auto kMember>
void make(BoardState& state, const change::Put<kMember>& put) {
  state.*kMember = put.value;
}

struct Member {
  std::string_view name;
  bool (*differs)(const BoardState& one, const BoardState& other);
};
template <auto kMember>
constexpr Member member(std::string_view name) {
  return {name,
          [](const BoardState& one, const BoardState& other) { return one.*kMember != other.*kMember; }};
}
constexpr Member kMembers[] = {
    member<&BoardState::speaker>("speaker"), member<&BoardState::keypad>("keypad"),
    member<&BoardState::value_of>("talk"),   member<&BoardState::contest>("contest"),
    member<&BoardState::digits>("digits"),   member<&BoardState::cards>("cards"),
    member<&BoardState::more>("more"),       member<&BoardState::form>("form"),
    member<&BoardState::results>("results"), member<&BoardState::dealer>("dealer"),
    member<&BoardState::pairs>("pairs"),     member<&BoardState::moving>("moving"),
    member<&BoardState::replacing>("event"), member<&BoardState::ask>("ask")};

}  // namespace

const std::string& BoardState::value(std::string_view name) const {
  static const std::string kNone;
  const auto found = values.find(name);
  return found == values.end() ? kNone : found->second;
}

std::vector<std::string> toggle_card(std::vector<std::string> cards, const std::string& card,
                                     std::size_t most) {
  const auto held = std::ranges::find(cards, card);
  if (held != cards.end())
    cards.erase(held);
  else if (most == 1)
    cards = {card};
  else if (cards.size() < most)
    cards.push_back(card);
  return cards;
}

BoardState apply_changes(BoardState state, const Changes& changes) {
  for (const Change& one : changes) std::visit([&](const auto& change) { make(state, change); }, one);
  const bool back = !state.paused_draft.empty() && state.replacing == 0 && !state.ask.on;
  if (!back) return state;
  BoardState draft = std::move(state.paused_draft.front());
  return draft;
}

BoardState pause_draft(BoardState state) {
  BoardState fresh;
  fresh.speaker = state.speaker;
  fresh.results = state.results;
  if (state.paused_draft.empty())
    fresh.paused_draft.push_back(std::move(state));
  else
    fresh.paused_draft = std::move(state.paused_draft);
  return fresh;
}

std::set<std::string> differences(const BoardState& one, const BoardState& other) {
  std::set<std::string> names;
  for (const Member& each : kMembers)
    if (each.differs(one, other)) names.emplace(each.name);
  for (const auto& [first, second] : {std::pair(&one, &other), std::pair(&other, &one)})
    for (const auto& [name, text] : first->values)
      if (second->value(name) != text) names.insert(name);
  return names;
}

}  // namespace tanteador::view
