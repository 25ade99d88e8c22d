#include <algorithm>

#include "src/rulebook/texts.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/game_view.hpp"
#include "src/view/referee/referee.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::size_t kPileMost = 78;

struct SlotRow {
  std::string_view kind, slot, english;  // kind: "follow"; empty: all others
};
constexpr std::string_view kFaceUp = "face_up";
constexpr SlotRow kSlots[] = {{"", kFaceUp, N_("The turned card")},
                              {"", "cards", N_("Cards in the order played")},
                              {"follow", "hand", N_("Hand before the card was played")},
                              {"follow", "cards", N_("Cards already in the trick")},
                              {"follow", "card", N_("The card to check")}};

const referee::CountRow* counting(const MatchContext& context, const Calculation& laid) {
  return find_count(referee::calculators(game_name(context.match)), laid.kind);
}

std::size_t card_limit(const MatchContext& context, const Calculation& laid) {
  if (laid.slot == "card" || laid.slot == kFaceUp) return 1;
  const referee::CountRow* row = counting(context, laid);
  if (row && row->cards > 0) return row->cards;
  return row || laid.slot == "hand" ? kPileMost : static_cast<std::size_t>(seat_count(context.match));
}

RefereeState select_slot(const RefereeState& state, std::string_view slot) {
  RefereeState next = state;
  Calculation& laid = next.calculation;
  laid.cards[laid.slot] = state.cards;
  laid.slot = slot;
  next.cards = laid.cards[laid.slot];
  return next;
}

RefereeState select_kind(const RefereeState& state, std::string_view kind) {
  RefereeState next = state;
  next.calculation = {.kind = std::string(kind),
                      .slot = kind == "follow" ? "hand" : "cards",
                      .cards = {},
                      .trump = state.calculation.trump,
                      .broken = state.calculation.broken};
  next.cards.clear();
  return next;
}

bool is_counted(const AnyMatch& match, const referee::CountRow& row) {
  return row.parameter.empty() || parameter(match, row.parameter) == ParameterValue(true);
}

bool turns_card(const AnyMatch& match) {
  const referee::Calculators& game = referee::calculators(game_name(match));
  return game.turns_card && game.turns_card(referee::table_status(match));
}

void add_calculators(CalculatorView& view, const AnyMatch& match, const RefereeState& state) {
  const referee::Calculators& game = referee::calculators(game_name(match));
  const auto add = [&](std::string_view kind, std::string_view title) {
    view.kinds.push_back({.id = "calculate/" + std::string(kind),
                          .label = tr(title),
                          .command = command::SetState{select_kind(state, kind)},
                          .chosen = state.calculation.kind == kind});
  };
  for (const referee::CountRow& row : game.counts)
    if (is_counted(match, row)) add(row.kind, row.title);
  if (game.trick) add("trick", N_("Who wins the trick?"));
  if (game.follow) add("follow", N_("May it be played?"));
}

std::string turned_card(const AnyMatch& match) {
  const Facts deal = deal_facts(match);
  const Fact* turned = fact(deal, referee::calculators(game_name(match)).turned_fact);
  return turned ? std::string(turned->value.word) : std::string();
}

void add_slots(CalculatorView& view, const AnyMatch& match, const RefereeState& all) {
  const std::string_view game = game_name(match);
  for (const SlotRow& row : kSlots) {
    if ((row.kind == "follow") != (all.calculation.kind == "follow")) continue;
    if (row.slot == kFaceUp && !turns_card(match)) continue;
    std::string cards = join(all.calculation.cards.at(std::string(row.slot)), " ");
    if (row.slot == kFaceUp && cards.empty()) cards = turned_card(match);
    view.slots.push_back({.id = "slot/" + std::string(row.slot),
                          .label = tr(row.english),
                          .detail = cards.empty() ? "–" : cards_text(game, cards),
                          .command = command::SetState{select_slot(all, row.slot)},
                          .chosen = all.calculation.slot == row.slot});
  }
}

void add_circumstances(CalculatorView& view, const MatchContext& context, const RefereeState& state) {
  const referee::Calculators& game = referee::calculators(game_name(context.match));
  if (game.trumps.empty() || counting(context, state.calculation)) return;
  const auto add = [&](std::string id, std::string label, Calculation laid, bool chosen) {
    RefereeState next = state;
    next.calculation = std::move(laid);
    view.circumstances.push_back({.id = "trump/" + std::move(id),
                                  .label = std::move(label),
                                  .command = command::SetState{std::move(next)},
                                  .chosen = chosen});
  };
  Calculation laid = state.calculation;
  laid.trump.clear();
  add("none", tr("No trump"), laid, state.calculation.trump.empty());
  for (const PackView::Suit& suit : game_view(game.game).pack.suits) {
    laid.trump = suit.letter;
    const std::string name(suit.name);
    add(laid.trump, say("Trump {0}", {std::string_view(name)}), laid, state.calculation.trump == laid.trump);
  }
  laid = state.calculation;
  laid.broken = !laid.broken;
  if (laid.kind == "follow") add("broken", tr("Trumps have been played"), laid, state.calculation.broken);
}

referee::TableStatus table_now(const MatchContext& context, const Calculation& laid) {
  const std::string_view trumps = referee::calculators(game_name(context.match)).trumps;
  const std::size_t suit = laid.trump.empty() ? std::string_view::npos : trumps.find(laid.trump);
  referee::TableStatus now = referee::table_status(context.match);
  now.trump_suit = suit == std::string_view::npos ? -1 : static_cast<int>(suit);
  now.broken = laid.broken;
  const auto turned = laid.cards.find(std::string(kFaceUp));
  if (turned == laid.cards.end() || turned->second.empty()) return now;
  const std::string_view name = referee::calculators(game_name(context.match)).turned_fact;
  std::erase_if(now.deal, [&](const Fact& each) { return each.name == name; });
  now.deal.push_back({name, std::string_view(turned->second.front())});
  return now;
}

struct CalculationText {
  std::string text, rule;
  bool good = true;
};

CalculationText refused_calculation(const Violation& why) {
  return {render(why.message(), {}), std::string(why.rule()), false};
}

CalculationText count_text(const referee::CountRow& row, const std::vector<std::string>& cards,
                           const referee::TableStatus& now) {
  if (cards.size() < row.cards) return {tr("Choose three cards."), ""};
  const auto value = row.count(cards, now);
  if (!value) return refused_calculation(value.error());
  return {pile_text(row, *value), std::string(row.rule)};
}

CalculationText trick_text(const MatchContext& context, const std::vector<std::string>& cards,
                           const referee::TableStatus& now) {
  const referee::Calculators& game = referee::calculators(game_name(context.match));
  const auto result = game.trick(cards, now);
  if (!result) return refused_calculation(result.error());
  if (result->winner >= 0) {
    const std::string card = card_label(pack_of(context.match), result->card);
    return {say("Card {0}, the {1}, wins.", {result->winner + 1, std::string_view(card)}), ""};
  }
  std::vector<std::string> places;
  for (const int place : result->tied) places.push_back(std::to_string(place + 1));
  const std::string tied = join(places, ", ");
  return {places.empty() ? tr("No winner yet: the fool never takes a trick.")
                         : say(game.tied, {std::string_view(tied)}),
          ""};
}

CalculationText follow_text(const referee::Calculators& game, const Calculation& laid,
                            const referee::TableStatus& now) {
  const auto result =
      game.follow(laid.cards.at("hand"), laid.cards.at("cards"), laid.cards.at("card").front(), now);
  if (!result) return refused_calculation(result.error());
  std::string text = render(result->message, {});
  const std::string list = cards_text(
      game.game, join(std::vector<std::string>(result->playable.begin(), result->playable.end()), " "));
  if (!result->legal && !result->playable.empty())
    text += " " + say("Playable: {0}", {std::string_view(list)});
  return {std::move(text), std::string(result->rule), result->legal};
}

// Empty while the input is incomplete.
CalculationText calculate(const MatchContext& context, const Calculation& laid) {
  const referee::Calculators& game = referee::calculators(game_name(context.match));
  const referee::TableStatus now = table_now(context, laid);
  const std::vector<std::string>& cards = laid.cards.at("cards");
  if (laid.kind == "follow") {
    if (laid.cards.at("hand").empty()) return {tr("Choose the hand, the trick and the card."), ""};
    if (laid.cards.at("card").empty()) return {tr("Choose the card to check."), ""};
    return follow_text(game, laid, now);
  }
  if (cards.empty()) return {tr("Choose the cards."), ""};
  const referee::CountRow* row = find_count(game, laid.kind);
  return row ? count_text(*row, cards, now) : trick_text(context, cards, now);
}

void add_answer(CalculatorView& view, const MatchContext& context, const Calculation& laid) {
  const CalculationText result = calculate(context, laid);
  view.answer = result.text;
  view.good = result.good;
  const rulebook::Rule* rule = rulebook::find_rule(result.rule);
  if (!rule) return;
  const std::string title(title_of(*rule));
  view.rule = rule->number.empty() ? title : rule->number + " · " + title;
  const std::string place = context.place ? context.place(rule->id) : std::string();
  if (!place.empty()) view.rule += " · " + place;
}

}  // namespace

command::SetState calculation(const AnyMatch& match, const RefereeState& state) {
  const auto counts = referee::calculators(game_name(match)).counts;
  const auto first =
      std::ranges::find_if(counts, [&](const referee::CountRow& row) { return is_counted(match, row); });
  return {select_kind(state, first == counts.end() ? "trick" : first->kind)};
}

std::string pile_text(const referee::CountRow& row, const referee::PileValue& value) {
  if (row.cards > 0) return std::to_string(value.halves / 2);
  const Arg points = Arg::from_halves(value.halves);
  if (value.special) return say(row.with_special, {points, value.cards, *value.special});
  return say("{0} points in {1} cards", {points, value.cards});
}

CalculatorView make_calculator(const MatchContext& context, const RefereeState& state) {
  CalculatorView view;
  RefereeState all = state;
  for (const SlotRow& row : kSlots) all.calculation.cards.try_emplace(std::string(row.slot));
  all.calculation.cards[state.calculation.slot] = state.cards;
  add_calculators(view, context.match, state);
  add_slots(view, context.match, all);
  add_circumstances(view, context, state);
  add_answer(view, context, all.calculation);
  view.keypad.cards = true;
  add_card_keys(view.keypad, keys_into(context.match, state, card_limit(context, state.calculation)));
  RefereeState back = state, closed = state;
  if (!back.cards.empty()) back.cards.pop_back();
  closed.calculation = {};
  closed.cards.clear();
  view.keypad.back = {.id = "key/back", .label = tr("Delete"), .command = command::SetState{std::move(back)}};
  view.keypad.close = {
      .id = "key/close", .label = tr("Close"), .command = command::SetState{std::move(closed)}};
  return view;
}

}  // namespace tanteador::view
