// The keypad: a value by its digits, a card or three by rank and suit.

#include <algorithm>

#include "src/view/entries.hpp"
#include "src/view/game_view.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::size_t kValueDigits = 2, kShown = 3, kToldApart = 8;
constexpr int kTarocks = 21;

Action key(std::string id, std::string label, std::string detail, Pick next) {
  return {.id = "key/" + std::move(id),
          .label = std::move(label),
          .detail = std::move(detail),
          .command = command::Aim{std::move(next)}};
}

void value_keys(KeypadView& view, const Scene& scene) {
  const Pick& pick = scene.pick;
  view.title = say("Value of the {0}", {std::string_view(pick.value_of)});
  view.entered = pick.digits.empty() ? "–" : pick.digits;
  for (const char digit : std::string_view("1234567890")) {
    Pick next = pick;
    if (next.digits.size() < kValueDigits) next.digits += digit;
    view.keys.push_back(key(std::string(1, digit), std::string(1, digit), "", std::move(next)));
  }
  game_view(game_name(scene.table.match)).value_accepts(view, scene);
}

// Pressed once it is picked, pressed again it is put back; of a single card the last one pressed counts.
Action card_key(const Pick& pick, const std::string& card, std::string label, std::string detail,
                std::size_t wanted) {
  Pick next = pick;
  const auto held = std::ranges::find(next.cards, card);
  const bool chosen = held != next.cards.end();
  if (chosen)
    next.cards.erase(held);
  else if (wanted == 1)
    next.cards = {card};
  else if (next.cards.size() < wanted)
    next.cards.push_back(card);
  Action action = key(card, std::move(label), std::move(detail), std::move(next));
  action.chosen = chosen;
  return action;
}

}  // namespace

std::vector<std::vector<Action>> card_keys(const Scene& scene, std::size_t wanted) {
  const PackView& pack = game_view(game_name(scene.table.match)).pack;
  std::vector<std::vector<Action>> rows;
  for (const auto& [letter, name] : pack.suits) {
    auto& row = rows.emplace_back();
    for (const std::string_view rank : pack.ranks)
      row.push_back(
          card_key(scene.pick, std::string(rank) + letter, std::string(rank), std::string(name), wanted));
  }
  if (!pack.tarocks) return rows;
  auto& tarocks = rows.emplace_back();
  for (int number = 1; number <= kTarocks; ++number)
    tarocks.push_back(card_key(scene.pick, "T" + std::to_string(number), std::to_string(number), "", wanted));
  tarocks.push_back(card_key(scene.pick, "X", std::string(pack.fool), "", wanted));
  return rows;
}

namespace {

void card_accepts(KeypadView& view, const Scene& scene, std::string_view type, std::size_t wanted) {
  const std::vector<std::string>& cards = scene.pick.cards;
  const GameView& game = game_view(game_name(scene.table.match));
  const Offer* offer = legal_offer(scene.offers, type, "", scene.pick.contest);
  if (!offer) return;
  const auto event = [&](Seat seat) {
    return wanted == 1 ? game.card_played(seat, cards.front(), scene.pick.contest)
                       : game.shown(seat, cards, scene.pick.contest);
  };
  for (const Seat seat : offer->players) {
    const std::string& name = seat_name(scene.table, seat);
    const bool full = cards.size() == wanted;
    view.accepts.push_back({.id = "key/accept/" + std::to_string(index(seat)),
                            .label = name,
                            .command = full ? enter(event(seat)) : command::Enter{},
                            .enabled = full,
                            .lacking = !full});
  }
}

// The field of the open form that the cards go into.
const FieldRow* open_field(const Scene& scene) {
  const auto name = scene.pick.values.find("keypad_field");
  if (name == scene.pick.values.end()) return nullptr;
  return cards_field(game_name(scene.table.match), scene.pick.form, name->second);
}

void field_accept(KeypadView& view, const Scene& scene) {
  const FieldRow* field = open_field(scene);
  if (!field) return;
  const Pick& pick = scene.pick;
  Pick next = pick;
  std::string cards;
  for (const std::string& card : pick.cards) cards += (cards.empty() ? "" : " ") + card;
  next.values[std::string(field->name)] = cards;
  for (const char* rival : {"held", "trumps"}) next.values.erase(rival);
  next.keypad = Keypad::none;
  next.cards.clear();
  view.accepts.push_back({.id = "key/accept",
                          .label = tr("These cards"),
                          .command = command::Aim{std::move(next)},
                          .enabled = pick.cards.size() >= static_cast<std::size_t>(field->at_least)});
}

std::string cards_title(const Scene& scene, std::size_t wanted) {
  if (scene.pick.keypad == Keypad::card) return tr("The card, then who plays it");
  if (scene.pick.keypad == Keypad::shown) return tr("Three cards, then who shows them");
  if (wanted == 1) return tr("Which card?");
  if (wanted == kShown) return tr("Two or three cards");
  return say("{0} of {1} cards", {static_cast<int>(scene.pick.cards.size()), static_cast<int>(wanted)});
}

std::size_t cards_wanted(const Scene& scene) {
  if (scene.pick.keypad == Keypad::card) return 1;
  const FieldRow* field = scene.pick.keypad == Keypad::field ? open_field(scene) : nullptr;
  return field ? static_cast<std::size_t>(field->at_most) : kShown;
}

}  // namespace

// The suits one below the other; the tarocks in rows no longer than theirs, filled up with empty places.
void add_card_keys(KeypadView& view, const Scene& scene, std::size_t wanted) {
  const auto rows = card_keys(scene, wanted);
  const std::size_t columns = rows.front().size();
  view.columns = std::max(view.columns, static_cast<int>(columns));
  for (const auto& row : rows) {
    const std::size_t lines = (row.size() + columns - 1) / columns, each = (row.size() + lines - 1) / lines;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0 && i % each == 0) view.keys.resize((view.keys.size() + columns - 1) / columns * columns);
      view.keys.push_back(row[i]);
    }
    view.keys.resize((view.keys.size() + columns - 1) / columns * columns);
  }
}

KeypadView make_keypad(const Scene& scene) {
  KeypadView view;
  const Pick& pick = scene.pick;
  Pick emptied = pick;
  if (pick.keypad == Keypad::value) {
    value_keys(view, scene);
    if (!emptied.digits.empty()) emptied.digits.pop_back();
  } else {
    const std::size_t wanted = cards_wanted(scene);
    view.title = cards_title(scene, wanted);
    view.cards = true;
    add_card_keys(view, scene, wanted);
    for (const std::string& card : pick.cards)
      view.entered += (view.entered.empty() ? "" : " · ") + card_label(game_name(scene.table.match), card);
    if (view.entered.empty()) view.entered = "–";
    if (pick.cards.size() > kToldApart)
      view.entered = trn("{0} card", "{0} cards", static_cast<int>(pick.cards.size()));
    if (pick.keypad == Keypad::field)
      field_accept(view, scene);
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

command::Aim keypad(Pick pick, Keypad which, int contest) {
  pick.keypad = which;
  pick.contest = contest;
  pick.digits.clear();
  pick.cards.clear();
  return {std::move(pick)};
}

}  // namespace tanteador::view
