// The referee's screen: tiles of what may have gone wrong now, the others below them, and the open case.

#include "src/view/referee/referee.hpp"

#include <algorithm>

#include "src/core/names.hpp"
#include "src/view/board.hpp"
#include "src/view/game_view.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::size_t kPrecedents = 4, kCardsMost = 3;

// A case from its beginning.
RefereePick opened(const RefereePick& pick, std::string id) {
  RefereePick next = pick;
  next.hearing = {};
  next.hearing.id = std::move(id);
  next.cards.clear();
  return next;
}

Action tile(const RefereePick& pick, const std::string& id, std::string label) {
  return {.id = "case/" + id, .label = std::move(label), .command = command::Aim{opened(pick, id)}};
}

// As it was ruled before: the remedy and the reason are proposed.
Action precedent_tile(const RefereePick& pick, const Precedent& before, std::size_t place) {
  RefereePick next = opened(pick, before.id);
  next.hearing.remedy = before.remedy;
  next.hearing.reason.chosen = before.reason;
  next.hearing.title.chosen = before.title;
  return {.id = "precedent/" + std::to_string(place),
          .label = tr(case_title(before.id, before.title)),
          .detail = word_text(before.reason),
          .command = command::Aim{std::move(next)}};
}

// Every word of what is searched for is in the title of the case, in what it asks or in its rules' numbers.
bool is_about(const referee::Case& one, const std::string& wanted) {
  std::string all = tr(one.title);
  for (const referee::FactAsked& fact : one.facts) all += " " + tr(fact.ask);
  for (const referee::Path& path : one.paths) all += " " + rule_number(path.rule);
  all = likeness(all);
  return std::ranges::all_of(split(likeness(wanted)),
                             [&](const std::string& word) { return all.find(word) != all.npos; });
}

void add_tiles(RefereeSheet& sheet, const Table& table, const RefereePick& pick, const Desk& desk) {
  const std::string& wanted = pick.search;
  sheet.search = {std::string(kCaseSearch), {}, tr("Search"), wanted};
  const bool boards = desk.plays_boards && desk.plays_boards();
  const referee::Likely likely =
      referee::likely_cases(table.match, boards ? referee::Boards::played : referee::Boards::none);
  sheet.now_title = tr("Likely now");
  sheet.others_title = tr("Everything else");
  sheet.precedents_title = tr("Ruled on before at such a table");
  const auto add = [&](std::vector<Action>& tiles, const std::vector<const referee::Case*>& cases) {
    for (const referee::Case* one : cases) {
      if (is_about(*one, wanted)) tiles.push_back(tile(pick, one->id, tr(one->title)));
    }
  };
  add(sheet.now, likely.now);
  add(sheet.others, likely.others);
  if (sheet.now.empty() && sheet.others.empty()) sheet.nothing = tr("No case is like that.");
  sheet.others.push_back(tile(pick, std::string(kOther), tr("It is not listed…")));
  for (std::size_t i = 0; wanted.empty() && i < std::min(kPrecedents, desk.precedents.size()); ++i)
    sheet.precedents.push_back(precedent_tile(pick, desk.precedents[i], i));
}

// The cards that answer a fact.
std::optional<KeypadView> make_cards(const Table& table, const RefereePick& pick, const referee::Case& one) {
  const auto fact = std::ranges::find(one.facts, pick.hearing.cards, &referee::FactAsked::id);
  if (pick.hearing.cards.empty() || fact == one.facts.end()) return std::nullopt;
  const std::size_t wanted = fact->kind == referee::FactAsked::Kind::card ? 1 : kCardsMost;
  KeypadView view{.title = tr(fact->ask),
                  .entered = {},
                  .cards = true,
                  .keys = {},
                  .accepts = {},
                  .back = {},
                  .close = {}};
  add_card_keys(view, keys_into(game_name(table.match), pick, wanted));
  const std::string cards = joined(pick.cards, " ");
  view.entered = cards.empty() ? "–" : cards_text(game_name(table.match), cards);
  RefereePick back = pick, closed = pick;
  if (!back.cards.empty()) back.cards.pop_back();
  closed.cards.clear();
  closed.hearing.cards.clear();
  RefereePick accepted = closed;
  accepted.hearing.found[fact->id] = cards;
  accepted.hearing.remedy.clear();
  view.accepts.push_back({.id = "key/accept",
                          .label = tr("These cards"),
                          .command = command::Aim{std::move(accepted)},
                          .enabled = pick.cards.size() == wanted});
  view.back = {.id = "key/back", .label = tr("Delete"), .command = command::Aim{std::move(back)}};
  view.close = {.id = "key/close", .label = tr("Close"), .command = command::Aim{std::move(closed)}};
  return view;
}

}  // namespace

std::string case_title(const std::string& id, const std::string& typed) {
  const referee::Case* one = referee::find_case(id);
  return one ? one->title : typed.empty() ? id : typed;
}

RefereeSheet choose_dispute() {
  RefereeSheet sheet;
  sheet.title = tr("Something went wrong");
  sheet.games_title = tr("In which game?");
  for (const GameView& game : game_views())
    sheet.games.push_back({.id = "dispute/" + std::string(game.game),
                           .label = tr(game.title),
                           .command = command::Dispute{std::string(game.game)}});
  sheet.log = {.id = "referee/log", .label = tr("All rulings"), .command = command::Go{Screen::rulings}};
  sheet.close = {.id = "referee/close", .label = tr("Home"), .command = command::Go{Screen::home}};
  return sheet;
}

RefereeSheet make_referee(const Table& table, const RefereePick& pick, const Desk& desk) {
  RefereeSheet sheet;
  sheet.title = tr("Something went wrong");
  sheet.close = {
      .id = "referee/close", .label = tr("Back to the board"), .command = command::Go{Screen::board}};
  if (desk.no_match)
    sheet.close = {.id = "referee/close", .label = tr("Another game"), .command = command::Dispute{}};
  sheet.log = {.id = "referee/log", .label = tr("All rulings"), .command = command::Go{Screen::rulings}};
  if (!pick.calculation.kind.empty()) {
    sheet.calculator = make_calculator(table, pick);
    return sheet;
  }
  if (referee::calculators(game_name(table.match)).is_card)
    sheet.calculate = {.id = "referee/calculate",
                       .label = tr("Count cards"),
                       .command = calculation(game_name(table.match), pick)};
  const std::string& id = pick.hearing.id;
  const referee::Case other{.id = std::string(kOther),
                            .game = std::string(game_name(table.match)),
                            .title = std::string(english("It is not listed")),
                            .situations = {},
                            .counts = {},
                            .facts = {},
                            .paths = {}};
  const referee::Case* one = id == kOther ? &other : referee::find_case(id);
  if (!one) {
    add_tiles(sheet, table, pick, desk);
    return sheet;
  }
  sheet.back = {.id = "referee/back", .label = tr("Another case"), .command = command::Aim{opened(pick, "")}};
  sheet.keypad = make_cards(table, pick, *one);
  sheet.open = make_case({table, pick, desk, *one});
  if (desk.no_match)
    sheet.open->apply = {
        .id = "apply", .label = tr("No match is open: nothing is entered"), .enabled = false};
  return sheet;
}

}  // namespace tanteador::view
