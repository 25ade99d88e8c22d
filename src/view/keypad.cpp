// The keypad: a value by its digits, a card or three by rank and suit.

#include <algorithm>

#include "src/view/lines.hpp"
#include "src/view/truco.hpp"
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

// Which side won with the value, of those in the contest the keypad is open for.
void value_accepts(KeypadView& view, const Scene& scene) {
  const Table& table = scene.table;
  const std::vector<Facts> all = contest_facts(table.match);
  const std::size_t at = scene.pick.duel == 0 ? 0 : static_cast<std::size_t>(scene.pick.duel - 1);
  if (at >= all.size()) return;
  int place = 0;
  for (const truco::Party& party : truco::parties(table, all[at])) {
    Line line{
        {"type", "settled"}, {"of", talk_of(scene.pick.keypad)}, {"winner", side_name(table, party.side)}};
    if (!scene.pick.digits.empty()) line["points"] = std::stoi(scene.pick.digits);
    if (scene.pick.duel > 0) line["duel"] = scene.pick.duel;
    view.accepts.push_back({.id = "key/accept/" + std::to_string(place++),
                            .label = truco::party_name(table, party),
                            .detail = say("won with {0}", {std::string_view(view.entered)}),
                            .command = enter(line),
                            .enabled = !scene.pick.digits.empty()});
  }
}

void value_keys(KeypadView& view, const Scene& scene) {
  const Pick& pick = scene.pick;
  view.title = say("Value of the {0}", {talk_of(pick.keypad)});
  view.entered = pick.digits.empty() ? "–" : pick.digits;
  for (const char digit : std::string_view("1234567890")) {
    Pick next = pick;
    if (next.digits.size() < kDigits) next.digits += digit;
    view.keys.push_back(key(std::string(1, digit), std::string(1, digit), "", std::move(next)));
  }
  value_accepts(view, scene);
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

void card_accepts(KeypadView& view, const Scene& scene, std::string_view type, std::size_t wanted) {
  const std::vector<std::string>& cards = scene.pick.cards;
  const Offer* offer = legal_offer(scene.offers, type, "", scene.pick.duel);
  if (!offer) return;
  for (const Seat seat : offer->players) {
    const std::string& name = seat_name(scene.table, seat);
    Line line{{"type", type}, {"player", name}};
    const bool full = cards.size() == wanted;
    if (full && wanted == 1) line["card"] = cards.front();
    if (full && wanted > 1) line["cards"] = cards;
    if (scene.pick.duel > 0) line["duel"] = scene.pick.duel;
    view.accepts.push_back({.id = "key/accept/" + std::to_string(index(seat)),
                            .label = name,
                            .command = enter(line),
                            .enabled = full});
  }
}

// The cards go into the open form.
void field_accept(KeypadView& view, const Pick& pick) {
  Pick next = pick;
  std::string cards;
  for (const std::string& card : pick.cards) cards += (cards.empty() ? "" : " ") + card;
  next.values["cards"] = cards;
  next.values.erase("held");
  next.keypad = Keypad::none;
  next.cards.clear();
  view.accepts.push_back({.id = "key/accept",
                          .label = tr("These cards"),
                          .command = command::Aim{std::move(next)},
                          .enabled = pick.cards.size() >= 2});
}

}  // namespace

KeypadView make_keypad(const Scene& scene) {
  KeypadView view;
  const Pick& pick = scene.pick;
  Pick emptied = pick;
  const bool value = pick.keypad == Keypad::envido_value || pick.keypad == Keypad::flor_value;
  if (value) {
    value_keys(view, scene);
    if (!emptied.digits.empty()) emptied.digits.pop_back();
  } else {
    const std::size_t wanted = pick.keypad == Keypad::card ? 1 : kShown;
    view.title = pick.keypad == Keypad::card    ? tr("The card, then who plays it")
                 : pick.keypad == Keypad::shown ? tr("Three cards, then who shows them")
                                                : tr("Two or three cards");
    card_keys(view, pick, wanted);
    for (const std::string& card : pick.cards)
      view.entered += (view.entered.empty() ? "" : " · ") + card_label(card);
    if (view.entered.empty()) view.entered = "–";
    if (pick.keypad == Keypad::field)
      field_accept(view, pick);
    else
      card_accepts(view, scene, pick.keypad == Keypad::shown ? "shown" : "card_played", wanted);
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

command::Aim keypad(Pick pick, Keypad which, int duel) {
  pick.keypad = which;
  pick.duel = duel;
  pick.digits.clear();
  pick.cards.clear();
  return {std::move(pick)};
}

}  // namespace tanteador::view
