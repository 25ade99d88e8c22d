#include <algorithm>

#include "src/view/troccas/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::troccas {

namespace {

constexpr std::size_t kPackCards = 78, kSkatCards = 2;

std::vector<Side> requested_sides(const BoardContext& context) {
  const Offer* offer = is_open(context) ? legal_offer(context.offers, "captured") : nullptr;
  if (offer) return offer->sides;
  std::vector<Side> all;
  for (int side = 0; side < side_count(context.table.match); ++side) all.push_back(side_at(side));
  return all;
}

std::vector<std::string> picked_cards(const BoardContext& context) {
  return split(context.state.value(kPicked));
}

std::vector<std::vector<Button>> pack_rows(const std::vector<std::string>& picked, std::size_t most) {
  return card_keys({kTroccasView.pack, picked, [&](const std::string& card) {
                      return command::SetState{
                          Changes{put(kPicked, join(toggle_card(picked, card, most), " "))}};
                    }});
}

Button clear_action(const std::vector<std::string>& picked) {
  return {.id = "pile/clear",
          .label = tr("Clear"),
          .command = command::SetState{Changes{put(kPicked, "")}},
          .enabled = !picked.empty()};
}

Button back_button(std::string_view mode) {
  return {.id = "pile/close",
          .label = tr("Back to match"),
          .command = command::SetState{Changes{put(kMode, std::string(mode)), put(kPicked, "")}}};
}

TroccasPile captured_pile(const BoardContext& context) {
  TroccasPile view;
  const std::vector<Side> wanted = requested_sides(context);
  const Side side = side_at(place(context.state, kPile, index(wanted.front())));
  view.title = tr("Tap the cards one side has taken");
  for (const Side each : wanted)
    view.sides.push_back({.id = "pile/" + std::to_string(index(each)),
                          .label = side_name(context.table, each),
                          .command = command::SetState{Changes{put(kPile, std::to_string(index(each)))}},
                          .chosen = each == side});
  const std::vector<std::string> picked = picked_cards(context);
  view.rows = pack_rows(picked, kPackCards);
  const auto count = static_cast<int>(picked.size());
  // For an incomplete pile; the button shows the engine's count of a complete one.
  const int points = count == 0 ? 0 : pile_points(context.table.match, side, picked).value_or(0);
  view.counted = join({trn("{0} card", "{0} cards", count), trn("{0} point", "{0} points", points)}, " · ");
  engine::Captured captured{.side = side, .cards = {}};
  for (const std::string& card : picked) captured.cards.push_back(card_by_name(card));
  const auto entries = with_deal(context, captured);
  const Effect result = count == 0 ? Effect{} : effect(context, entries);
  view.refused = result.refused;
  view.enter = enter_action(context, entries, result, count > 0);
  view.clear = clear_action(picked);
  view.close = back_button("");
  return view;
}

TroccasPile skat_pile(const BoardContext& context) {
  TroccasPile view;
  view.title = tr("The two cards of the skat");
  const std::vector<std::string> picked = picked_cards(context);
  view.rows = pack_rows(picked, kSkatCards);
  view.counted = trn("{0} card", "{0} cards", static_cast<int>(picked.size()));
  Changes next{put(kSkat, context.state.value(kPicked)), put(kMode, std::string(kAllTricks)),
               put(kPicked, "")};
  view.enter = {.id = "enter",
                .label = tr("These cards"),
                .command = command::SetState{std::move(next)},
                .enabled = picked.size() == kSkatCards};
  view.clear = clear_action(picked);
  view.close = back_button(kAllTricks);
  return view;
}

}  // namespace

std::optional<TroccasPile> pile(const BoardContext& context) {
  const std::string mode = context.state.value(kMode);
  if (mode == kCards) return captured_pile(context);
  if (mode == kTwoOfSkat) return skat_pile(context);
  return std::nullopt;
}

}  // namespace tanteador::view::troccas
