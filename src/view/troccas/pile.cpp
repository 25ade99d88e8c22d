// The pack to pick from: the cards one side has taken, or the two of the skat at a matsch.

#include <algorithm>

#include "src/view/troccas/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::troccas {

namespace {

constexpr std::size_t kPackCards = 78, kSkatCards = 2;

std::vector<Side> sides_wanted(const Scene& scene) {
  const Offer* offer = is_open(scene) ? legal_offer(scene.offers, "captured") : nullptr;
  if (offer) return offer->sides;
  std::vector<Side> all;
  for (int side = 0; side < side_count(scene.table.match); ++side) all.push_back(side_at(side));
  return all;
}

Action clear_action(const Scene& scene) {
  Pick next = scene.pick;
  next.cards.clear();
  return {.id = "pile/clear",
          .label = tr("Clear"),
          .command = command::Aim{std::move(next)},
          .enabled = !scene.pick.cards.empty()};
}

Action back_to(const Scene& scene, std::string_view mode) {
  Pick next = with(scene.pick, kMode, std::string(mode));
  next.cards.clear();
  return {.id = "pile/close", .label = tr("Back to the board"), .command = command::Aim{std::move(next)}};
}

TroccasPile captured_pile(const Scene& scene) {
  TroccasPile view;
  const std::vector<Side> wanted = sides_wanted(scene);
  const Side side = side_at(place(scene.pick, kPile, index(wanted.front())));
  view.title = tr("Tap the cards one side has taken");
  for (const Side each : wanted)
    view.sides.push_back({.id = "pile/" + std::to_string(index(each)),
                          .label = side_name(scene.table, each),
                          .command = command::Aim{with(scene.pick, kPile, std::to_string(index(each)))},
                          .chosen = each == side});
  view.rows = card_keys(scene, kPackCards);
  const auto count = static_cast<int>(scene.pick.cards.size());
  // While the pile is not whole yet; of a whole one the engine's count stands on the button.
  const int points = count == 0 ? 0 : pile_points(scene.table.match, side, scene.pick.cards).value_or(0);
  view.counted = joined({trn("{0} card", "{0} cards", count), trn("{0} point", "{0} points", points)}, " · ");
  engine::Captured captured{.side = side, .cards = {}};
  for (const std::string& card : scene.pick.cards) captured.cards.push_back(card_named(card));
  const auto entries = with_deal(scene, captured);
  const Effect result = count == 0 ? Effect{} : effect(scene, entries);
  view.refused = result.refused;
  view.enter = enter_action(scene, entries, result, count > 0);
  view.clear = clear_action(scene);
  view.close = back_to(scene, "");
  return view;
}

TroccasPile skat_pile(const Scene& scene) {
  TroccasPile view;
  view.title = tr("The two cards of the skat");
  view.rows = card_keys(scene, kSkatCards);
  view.counted = trn("{0} card", "{0} cards", static_cast<int>(scene.pick.cards.size()));
  Pick next = with(with(scene.pick, kSkat, joined(scene.pick.cards, " ")), kMode, std::string(kAllTricks));
  next.cards.clear();
  view.enter = {.id = "enter",
                .label = tr("These cards"),
                .command = command::Aim{std::move(next)},
                .enabled = scene.pick.cards.size() == kSkatCards};
  view.clear = clear_action(scene);
  view.close = back_to(scene, kAllTricks);
  return view;
}

}  // namespace

std::optional<TroccasPile> pile(const Scene& scene) {
  const std::string mode = value(scene.pick, kMode);
  if (mode == kCards) return captured_pile(scene);
  if (mode == kTwoOfSkat) return skat_pile(scene);
  return std::nullopt;
}

}  // namespace tanteador::view::troccas
