// The keypad: a value by its digits, a card or three by rank and suit.

#include <algorithm>

#include "src/view/board.hpp"
#include "src/view/lines.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr char kSuits[] = {'e', 'b', 'o', 'c'};
constexpr int kRanks[] = {1, 2, 3, 4, 5, 6, 7, 10, 11, 12};
constexpr std::size_t kDigits = 2, kShown = 3;

Action key(std::string id, std::string label, std::string detail, Pick next) {
  return {.id = "key/" + std::move(id),
          .label = std::move(label),
          .detail = std::move(detail),
          .command = command::Aim{std::move(next)}};
}

std::string_view talk_of(Keypad keypad) { return keypad == Keypad::flor_value ? "flor" : "envido"; }

void value_keys(KeypadView& view, const Table& table, const Pick& pick) {
  view.title = say("Value of the {0}", {talk_of(pick.keypad)});
  view.entered = pick.digits.empty() ? "–" : pick.digits;
  for (const char digit : std::string_view("1234567890")) {
    Pick next = pick;
    if (next.digits.size() < kDigits) next.digits += digit;
    view.keys.push_back(key(std::string(1, digit), std::string(1, digit), "", std::move(next)));
  }
  for (int side = 0; side < side_count(table.match); ++side) {
    const std::string& name = table.names.sides[static_cast<std::size_t>(side)];
    EventLine line("settled");
    line.text("of", talk_of(pick.keypad)).text("winner", name);
    if (!pick.digits.empty()) line.number("points", std::stoi(pick.digits));
    view.accepts.push_back({.id = "key/accept/" + std::to_string(side),
                            .label = name,
                            .detail = say("won with {0}", {std::string_view(view.entered)}),
                            .command = command::Enter{line.str()},
                            .enabled = !pick.digits.empty()});
  }
}

void card_keys(KeypadView& view, const Pick& pick, std::size_t wanted) {
  view.cards = true;
  for (const char suit : kSuits) {
    for (const int rank : kRanks) {
      const std::string card = std::to_string(rank) + suit;
      Pick next = pick;
      const auto held = std::ranges::find(next.cards, card);
      const bool chosen = held != next.cards.end();
      if (chosen)
        next.cards.erase(held);
      else if (wanted == 1)
        next.cards = {card};
      else if (next.cards.size() < wanted)
        next.cards.push_back(card);
      Action action = key(card, std::to_string(rank), suit_name(suit), std::move(next));
      action.chosen = chosen;
      view.keys.push_back(std::move(action));
    }
  }
}

void card_accepts(KeypadView& view, const Table& table, const Offer* offer, const Pick& pick,
                  std::size_t wanted) {
  for (const std::string& card : pick.cards)
    view.entered += (view.entered.empty() ? "" : " · ") + card_label(card);
  if (view.entered.empty()) view.entered = "–";
  if (!offer) return;
  for (const Seat seat : offer->players) {
    const std::string& name = table.names.seats[static_cast<std::size_t>(seat)];
    EventLine line(offer->type);
    line.text("player", name);
    const bool full = pick.cards.size() == wanted;
    if (full && wanted == 1) line.text("card", pick.cards.front());
    if (full && wanted > 1) line.list("cards", pick.cards);
    view.accepts.push_back({.id = "key/accept/" + std::to_string(index(seat)),
                            .label = name,
                            .command = command::Enter{line.str()},
                            .enabled = full});
  }
}

}  // namespace

KeypadView make_keypad(const Table& table, const std::vector<Offer>& offers, const Pick& pick) {
  KeypadView view;
  Pick emptied = pick;
  const bool value = pick.keypad == Keypad::envido_value || pick.keypad == Keypad::flor_value;
  if (value) {
    value_keys(view, table, pick);
    if (!emptied.digits.empty()) emptied.digits.pop_back();
  } else {
    const bool shown = pick.keypad == Keypad::shown;
    const std::size_t wanted = shown ? kShown : 1;
    view.title = shown ? tr("Three cards, then who shows them") : tr("The card, then who plays it");
    card_keys(view, pick, wanted);
    card_accepts(view, table, legal_offer(offers, shown ? "shown" : "card_played"), pick, wanted);
    if (!emptied.cards.empty()) emptied.cards.pop_back();
  }
  Pick closed = pick;
  closed.keypad = Keypad::none;
  closed.digits.clear();
  closed.cards.clear();
  view.back = key("back", tr("Delete"), "", std::move(emptied));
  view.close = key("close", tr("Close"), "", std::move(closed));
  return view;
}

}  // namespace tanteador::view
