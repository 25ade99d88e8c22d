#include <algorithm>

#include "src/view/entry/entries.hpp"
#include "src/view/game_view.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::size_t kValueDigits = 2, kShown = 3, kDistinct = 8;
constexpr int kTarocks = 21;

Button key(std::string id, std::string label, Changes says) {
  return {
      .id = "key/" + std::move(id), .label = std::move(label), .command = command::SetState{std::move(says)}};
}

void value_keys(KeypadView& view, const BoardContext& context) {
  const BoardState& state = context.state;
  view.title = say("Value of the {0}", {std::string_view(state.value_of)});
  view.entered = state.digits.empty() ? "–" : state.digits;
  for (const char digit : std::string(kKeypadDigits) + '0') {
    view.keys.push_back(key({digit}, {digit}, {put<&BoardState::digits>(state.digits + digit)}));
    view.keys.back().enabled = state.digits.size() < kValueDigits;
  }
  game_view(game_name(context.table.match)).value_accepts(view, context);
}

Button card_key(const CardKeys& keys, const std::string& card, std::string label, std::string detail) {
  return {.id = "key/" + card,
          .label = std::move(label),
          .detail = std::move(detail),
          .command = keys.press(card),
          .chosen = std::ranges::find(keys.picked, card) != keys.picked.end()};
}

}  // namespace

CardKeys keys_into(const AnyMatch& match, const BoardState& state, std::size_t most) {
  return {pack_of(match), state.cards, [most](const std::string& card) {
            return command::SetState{Changes{change::Card{card, most}}};
          }};
}

CardKeys keys_into(const AnyMatch& match, const RefereeState& state, std::size_t most) {
  return {pack_of(match), state.cards, [&state, most](const std::string& card) {
            RefereeState next = state;
            next.cards = toggle_card(std::move(next.cards), card, most);
            return command::SetState{std::move(next)};
          }};
}

std::vector<std::vector<Button>> card_keys(const CardKeys& keys) {
  const PackView& pack = keys.pack;
  std::vector<std::vector<Button>> rows;
  for (const auto& [letter, name] : pack.suits) {
    auto& row = rows.emplace_back();
    for (const std::string_view rank : pack.ranks)
      row.push_back(card_key(keys, std::string(rank) + letter, std::string(rank), std::string(name)));
  }
  if (!pack.tarocks) return rows;
  auto& tarocks = rows.emplace_back();
  for (int number = 1; number <= kTarocks; ++number)
    tarocks.push_back(card_key(keys, "T" + std::to_string(number), std::to_string(number), ""));
  tarocks.push_back(card_key(keys, "X", std::string(pack.fool), ""));
  return rows;
}

namespace {

void card_accepts(KeypadView& view, const BoardContext& context, std::string_view type, std::size_t wanted) {
  const std::vector<std::string>& cards = context.state.cards;
  const GameView& game = game_view(game_name(context.table.match));
  const Offer* offer = legal_offer(context.offers, type, "", context.state.contest);
  if (!offer) return;
  const auto event = [&](Seat seat) {
    return wanted == 1 ? game.card_played(seat, cards.front(), context.state.contest)
                       : game.shown(seat, cards, context.state.contest);
  };
  for (const Seat seat : offer->players) {
    const std::string& name = seat_name(context.table, seat);
    const bool full = cards.size() == wanted;
    view.accepts.push_back({.id = "key/accept/" + std::to_string(index(seat)),
                            .label = name,
                            .command = full ? enter(event(seat)) : command::Enter{},
                            .enabled = full,
                            .lacking = !full});
  }
}

const FieldRow* open_field(const BoardContext& context) {
  const std::string& name = context.state.value(kKeypadField);
  return name.empty() ? nullptr : cards_field(game_name(context.table.match), context.state.form, name);
}

void field_accept(KeypadView& view, const BoardContext& context) {
  const FieldRow* field = open_field(context);
  if (!field) return;
  const BoardState& state = context.state;
  view.accepts.push_back(
      {.id = "key/accept",
       .label = tr("These cards"),
       .command = command::SetState{Changes{put(field->name, join(state.cards, " ")), put("held", ""),
                                            put("trumps", ""), change::Pad{}}},
       .enabled = state.cards.size() >= static_cast<std::size_t>(field->at_least)});
}

std::string cards_title(const BoardContext& context, std::size_t wanted) {
  if (context.state.keypad == Keypad::card) return tr("Choose a card, then the player");
  if (context.state.keypad == Keypad::shown) return tr("Choose three cards, then the player");
  if (wanted == 1) return tr("Which card?");
  if (wanted == kShown) return tr("Choose two or three cards");
  return say("{0} of {1} cards", {static_cast<int>(context.state.cards.size()), static_cast<int>(wanted)});
}

std::size_t requested_cards(const BoardContext& context) {
  if (context.state.keypad == Keypad::card) return 1;
  const FieldRow* field = context.state.keypad == Keypad::field ? open_field(context) : nullptr;
  return field ? static_cast<std::size_t>(field->at_most) : kShown;
}

}  // namespace

// Each suit is a row. Rows of tarocks are no longer than a suit, and padded with empty keys.
void add_card_keys(KeypadView& view, const CardKeys& keys) {
  const auto rows = card_keys(keys);
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

KeypadView make_keypad(const BoardContext& context) {
  KeypadView view;
  const BoardState& state = context.state;
  Changes emptied;
  if (state.keypad == Keypad::value) {
    value_keys(view, context);
    if (!state.digits.empty())
      emptied = {put<&BoardState::digits>(state.digits.substr(0, state.digits.size() - 1))};
  } else {
    const std::size_t wanted = requested_cards(context);
    view.title = cards_title(context, wanted);
    view.cards = true;
    add_card_keys(view, keys_into(context.table.match, state, wanted));
    for (const std::string& card : state.cards)
      view.entered += (view.entered.empty() ? "" : " · ") + card_label(pack_of(context.table.match), card);
    if (view.entered.empty()) view.entered = "–";
    if (state.cards.size() > kDistinct)
      view.entered = trn("{0} card", "{0} cards", static_cast<int>(state.cards.size()));
    if (state.keypad == Keypad::field)
      field_accept(view, context);
    else
      card_accepts(view, context, state.keypad == Keypad::shown ? "shown" : "card_played", wanted);
    if (!state.cards.empty()) emptied = {change::Card{state.cards.back()}};
  }
  for (Button& accept : view.accepts)
    if (auto* enter = std::get_if<command::Enter>(&accept.command)) enter->answered = {change::Pad{}};
  view.back = key("back", tr("Delete"), std::move(emptied));
  view.close = key("close", tr("Close"), {change::Pad{}});
  return view;
}

}  // namespace tanteador::view
