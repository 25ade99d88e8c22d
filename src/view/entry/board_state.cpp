#include "src/view/entry/board_state.hpp"

#include <algorithm>
#include <utility>

namespace tanteador::view {

namespace {

void make(BoardState& pick, const change::Text& value) {
  if (value.text.empty())
    pick.values.erase(value.name);
  else
    pick.values[value.name] = value.text;
}
void make(BoardState& pick, const change::Card& key) {
  pick.cards = pressed(std::move(pick.cards), key.card, key.most);
}
// Clears the digits only when a value keypad opens or closes; other digits belong to the board.
void make(BoardState& pick, const change::Pad& pad) {
  if (pick.keypad == Keypad::value || pad.keypad == Keypad::value) pick.digits.clear();
  if (pad.keypad == Keypad::none) pick.value_of.clear();
  pick.keypad = pad.keypad;
  pick.contest = pad.contest;
  pick.cards.clear();
}
// Removes the answers of the previous form; answers on the board, "<game>/…", stay.
void make(BoardState& pick, const change::Form& form) {
  pick.more = form.open;
  pick.form = form.id;
  if (form.open && pick.keypad != Keypad::none) make(pick, change::Pad{});
  std::erase_if(pick.values, [](const auto& value) { return value.first.find('/') == std::string::npos; });
}
void make(BoardState& pick, const change::Forget& answers) {
  std::erase_if(pick.values, [&](const auto& value) {
    return value.first.find('/') != std::string::npos && value.first.starts_with(answers.of);
  });
  if (!answers.of.empty()) return;
  if (pick.keypad != Keypad::value) pick.digits.clear();
  pick.moving.reset();
  pick.dealer.reset();
  pick.pairs.clear();
}
template <auto kMember>
void make(BoardState& pick, const change::Put<kMember>& put) {
  pick.*kMember = put.value;
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

BoardState changed(BoardState pick, const Changes& changes) {
  for (const Change& one : changes) std::visit([&](const auto& change) { make(pick, change); }, one);
  const bool back = !pick.paused_draft.empty() && pick.replacing == 0 && !pick.ask.on;
  if (!back) return pick;
  BoardState draft = std::move(pick.paused_draft.front());
  return draft;
}

BoardState pause_draft(BoardState pick) {
  BoardState fresh;
  fresh.speaker = pick.speaker;
  fresh.results = pick.results;
  if (pick.paused_draft.empty())
    fresh.paused_draft.push_back(std::move(pick));
  else
    fresh.paused_draft = std::move(pick.paused_draft);
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
