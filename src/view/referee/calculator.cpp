// The calculators beside a case: cards picked by keys, and what the rules say of them.

#include "src/referee/calculators.hpp"

#include <algorithm>

#include "src/rulebook/texts.hpp"
#include "src/view/board.hpp"
#include "src/view/game_view.hpp"
#include "src/view/referee/referee.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::size_t kPileMost = 78;

struct KindRow {
  std::string_view kind, english;
  bool truco, others;  // where it is offered
};
constexpr KindRow kCalculators[] = {{"envido", english("Value of the envido"), true, false},
                                    {"flor", english("Value of the flor"), true, false},
                                    {"pile", english("Points of a pile"), false, true},
                                    {"trick", english("Who wins the trick?"), true, true},
                                    {"follow", english("May it be played?"), false, true}};

struct SlotRow {
  std::string_view kind, slot, english;  // kind: of follow, or of all others
};
constexpr SlotRow kSlots[] = {{"", "cards", english("The cards, in the order played")},
                              {"follow", "hand", english("The hand before the card")},
                              {"follow", "cards", english("The trick so far")},
                              {"follow", "card", english("The card in question")}};

// Truf counts tricks, not cards.
bool is_offered(const KindRow& row, std::string_view game) {
  if (game == "truf" && row.kind == "pile") return false;
  return game == "truco" ? row.truco : row.others;
}

std::size_t most(const Table& table, const Calculation& laid) {
  if (laid.slot == "card") return 1;
  if (laid.kind == "envido" || laid.kind == "flor") return 3;
  if (laid.kind == "pile" || laid.slot == "hand") return kPileMost;
  return static_cast<std::size_t>(seat_count(table.match));
}

Pick at_slot(const Pick& pick, std::string_view slot) {
  Pick next = pick;
  Calculation& laid = next.calculation;
  laid.cards[laid.slot] = pick.cards;
  laid.slot = slot;
  next.cards = laid.cards[laid.slot];
  return next;
}

Pick of_kind(const Pick& pick, std::string_view kind) {
  Pick next = pick;
  next.calculation = {.kind = std::string(kind),
                      .slot = kind == "follow" ? "hand" : "cards",
                      .cards = {},
                      .trump = pick.calculation.trump,
                      .broken = pick.calculation.broken};
  next.cards.clear();
  return next;
}

void add_calculators(CalculatorView& view, std::string_view game, const Pick& pick) {
  for (const KindRow& row : kCalculators) {
    if (!is_offered(row, game)) continue;
    view.kinds.push_back({.id = "calculate/" + std::string(row.kind),
                          .label = tr(row.english),
                          .command = command::Aim{of_kind(pick, row.kind)},
                          .chosen = pick.calculation.kind == row.kind});
  }
}

void add_slots(CalculatorView& view, std::string_view game, const Pick& all) {
  for (const SlotRow& row : kSlots) {
    if ((row.kind == "follow") != (all.calculation.kind == "follow")) continue;
    const std::string cards = joined(all.calculation.cards.at(std::string(row.slot)), " ");
    view.slots.push_back({.id = "slot/" + std::string(row.slot),
                          .label = tr(row.english),
                          .detail = cards.empty() ? "–" : cards_text(game, cards),
                          .command = command::Aim{at_slot(all, row.slot)},
                          .chosen = all.calculation.slot == row.slot});
  }
}

void add_circumstances(CalculatorView& view, const Table& table, const Pick& pick) {
  if (game_name(table.match) != "truf" || pick.calculation.kind == "pile") return;
  const auto add = [&](std::string id, std::string label, Calculation laid, bool chosen) {
    Pick next = pick;
    next.calculation = std::move(laid);
    view.circumstances.push_back({.id = "trump/" + std::move(id),
                                  .label = std::move(label),
                                  .command = command::Aim{std::move(next)},
                                  .chosen = chosen});
  };
  Calculation laid = pick.calculation;
  laid.trump.clear();
  add("none", tr("No trump"), laid, pick.calculation.trump.empty());
  for (const PackView::Suit& suit : game_view("truf").pack.suits) {
    laid.trump = suit.letter;
    const std::string name(suit.name);
    add(laid.trump, say("Trump {0}", {std::string_view(name)}), laid, pick.calculation.trump == laid.trump);
  }
  laid = pick.calculation;
  laid.broken = !laid.broken;
  if (laid.kind == "follow") add("broken", tr("A trump was played"), laid, pick.calculation.broken);
}

referee::TableNow table_now(const Table& table, const Calculation& laid) {
  const std::size_t suit = laid.trump.empty() ? std::string_view::npos : referee::kTrufSuits.find(laid.trump);
  return {.players = seat_count(table.match),
          .trump_suit = suit == std::string_view::npos ? -1 : static_cast<int>(suit),
          .broken = laid.broken};
}

// An answer, or why there is none.
struct Said {
  std::string text, rule;
  bool good = true;
};

Said refused(const Violation& why) { return {render(why.message(), {}), std::string(why.rule()), false}; }

Said count_text(std::string_view what, const std::vector<std::string>& cards, const referee::TableNow& now) {
  const auto value = referee::count(what, cards, now);
  if (!value) return refused(value.error());
  if (what == "tarot")
    return {say("{0} points in {1} cards, bouts: {2}",
                {Arg::in_halves(value->halves), value->cards, value->bouts}),
            "tarot.card_points"};
  if (what == "troccas")
    return {say("{0} points in {1} cards", {value->halves / 2, value->cards}), "troccas.counting"};
  return {std::to_string(value->halves / 2), what == "flor" ? "truco.flor.value" : "truco.envido.value"};
}

Said trick_text(std::string_view game, const std::vector<std::string>& cards, const referee::TableNow& now) {
  const auto result = referee::trick(game, cards, now);
  if (!result) return refused(result.error());
  if (result->winner >= 0) {
    const std::string card = card_label(game, result->card);
    return {say("Card {0}, the {1}, wins.", {result->winner + 1, std::string_view(card)}), ""};
  }
  std::vector<std::string> places;
  for (const int place : result->tied) places.push_back(std::to_string(place + 1));
  const std::string tied = joined(places, ", ");
  return {places.empty() ? tr("Nobody wins yet: the fool takes no trick.")
                         : say("Tied (parda): the cards {0}.", {std::string_view(tied)}),
          ""};
}

Said follow_text(std::string_view game, const Calculation& laid, const referee::TableNow& now) {
  const auto result = referee::follow(game, laid.cards.at("hand"), laid.cards.at("cards"),
                                      laid.cards.at("card").front(), now);
  if (!result) return refused(result.error());
  std::string text = render(result->message, {});
  const std::string list = cards_text(
      game, joined(std::vector<std::string>(result->playable.begin(), result->playable.end()), " "));
  if (!result->legal && !result->playable.empty())
    text += " " + say("May be played: {0}", {std::string_view(list)});
  return {std::move(text), std::string(result->rule), result->legal};
}

// Nothing while something is missing.
Said said_of(std::string_view game, const Calculation& laid, const referee::TableNow& now) {
  const std::vector<std::string>& cards = laid.cards.at("cards");
  if (laid.kind == "follow") {
    if (laid.cards.at("hand").empty()) return {tr("Pick the hand, the trick and the card."), ""};
    if (laid.cards.at("card").empty()) return {tr("Pick the card in question."), ""};
    return follow_text(game, laid, now);
  }
  if (cards.empty()) return {tr("Pick the cards."), ""};
  if (laid.kind == "trick") return trick_text(game, cards, now);
  if (laid.kind != "pile" && cards.size() < 3) return {tr("Pick three cards."), ""};
  return count_text(laid.kind == "pile" ? game : std::string_view(laid.kind), cards, now);
}

void add_answer(CalculatorView& view, const Table& table, const Calculation& laid) {
  const Said said = said_of(game_name(table.match), laid, table_now(table, laid));
  view.answer = said.text;
  view.good = said.good;
  const rulebook::Rule* rule = rulebook::find_rule(said.rule);
  if (!rule) return;
  const std::string title(title_of(*rule));
  view.rule = rule->number.empty() ? title : rule->number + " · " + title;
  const std::string place = table.place ? table.place(rule->id) : std::string();
  if (!place.empty()) view.rule += " · " + place;
}

}  // namespace

command::Aim calculation(std::string_view game, const Pick& pick) {
  const auto first =
      std::ranges::find_if(kCalculators, [&](const KindRow& row) { return is_offered(row, game); });
  return {of_kind(pick, first->kind)};
}

CalculatorView make_calculator(const Table& table, const Pick& pick) {
  const std::string_view game = game_name(table.match);
  CalculatorView view;
  Pick all = pick;
  for (const SlotRow& row : kSlots) all.calculation.cards.try_emplace(std::string(row.slot));
  all.calculation.cards[pick.calculation.slot] = pick.cards;
  add_calculators(view, game, pick);
  add_slots(view, game, all);
  add_circumstances(view, table, pick);
  add_answer(view, table, all.calculation);
  const std::vector<Offer> none;
  view.keypad.cards = true;
  add_card_keys(view.keypad, {table, none, pick}, most(table, pick.calculation));
  Pick back = pick, closed = pick;
  if (!back.cards.empty()) back.cards.pop_back();
  closed.calculation = {};
  closed.cards.clear();
  view.keypad.back = {.id = "key/back", .label = tr("Delete"), .command = command::Aim{std::move(back)}};
  view.keypad.close = {.id = "key/close", .label = tr("Close"), .command = command::Aim{std::move(closed)}};
  return view;
}

}  // namespace tanteador::view
