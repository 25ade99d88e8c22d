#include "src/view/picks.hpp"

#include <algorithm>
#include <type_traits>
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
void make(BoardPick& pick, const change::Pad& pad) {
  pick.keypad = pad.keypad;
  pick.contest = pad.contest;
  pick.digits.clear();
  pick.cards.clear();
}
// What was answered before is forgotten; what is picked on the board, under "<game>/…", stays.
void make(BoardPick& pick, const change::Form& form) {
  pick.more = form.open;
  pick.form = form.id;
  if (form.open) pick.keypad = Keypad::none;
  std::erase_if(pick.values, [](const auto& value) { return value.first.find('/') == std::string::npos; });
}
template <auto kMember>
void make(BoardPick& pick, const change::Put<kMember>& put) {
  pick.*kMember = put.value;
}

struct TypedRow {
  std::string_view field;
  std::string& (*of)(Picks& picks);
};
constexpr TypedRow kTyped[] = {
    {kHistorySearch, [](Picks& all) -> std::string& { return std::get<HistoryPick>(all).search; }},
    {kHistoryNote, [](Picks& all) -> std::string& { return std::get<HistoryPick>(all).note; }},
    {kCaseSearch, [](Picks& all) -> std::string& { return std::get<RefereePick>(all).search; }},
    {kTypedTitle, [](Picks& all) -> std::string& { return std::get<RefereePick>(all).hearing.title.typed; }},
    {kTypedReason,
     [](Picks& all) -> std::string& { return std::get<RefereePick>(all).hearing.reason.typed; }},
    {kBookWords, [](Picks& all) -> std::string& { return std::get<BookPick>(all).words; }},
    {kMatchSearch, [](Picks& all) -> std::string& { return std::get<ListPick>(all).search; }},
    {kPeopleSearch, [](Picks& all) -> std::string& { return std::get<PeoplePick>(all).search; }},
    {kHouseName, [](Picks& all) -> std::string& { return std::get<HousePick>(all).name; }}};

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

void aim(Picks& picks, const Aimed& at) {
  std::visit(
      [&]<class Screen>(const Screen& next) {
        if constexpr (std::is_same_v<Screen, Changes>)
          std::get<BoardPick>(picks) = changed(std::move(std::get<BoardPick>(picks)), next);
        else
          std::get<Screen>(picks) = next;
      },
      at);
}

void type(Picks& picks, const std::string& field, std::string text) {
  const auto row = std::ranges::find(kTyped, field, &TypedRow::field);
  (row == std::end(kTyped) ? std::get<BoardPick>(picks).values[field] : row->of(picks)) = std::move(text);
}

}  // namespace tanteador::view
