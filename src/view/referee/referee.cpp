#include "src/view/referee/referee.hpp"

#include <algorithm>

#include "src/view/entry/board.hpp"
#include "src/view/game_view.hpp"
#include "src/view/rulebook/rulebook.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::size_t kPrecedents = 4, kCardsMost = 3, kRulesFound = 5;

RefereeState show_case(const RefereeState& state, std::string id) {
  RefereeState next = state;
  next.hearing = {};
  next.hearing.id = std::move(id);
  next.cards.clear();
  return next;
}

Button tile(const RefereeState& state, const std::string& id, std::string label) {
  return {.id = "case/" + id, .label = std::move(label), .command = command::SetState{show_case(state, id)}};
}

Button precedent_tile(const RefereeState& state, const Precedent& before, std::size_t place) {
  RefereeState next = show_case(state, before.id);
  next.hearing.remedy = before.remedy;
  next.hearing.reason.chosen = before.reason;
  next.hearing.title.chosen = before.title;
  return {.id = "precedent/" + std::to_string(place),
          .label = tr(case_title(before.id, before.title)),
          .detail = word_text(before.reason),
          .command = command::SetState{std::move(next)}};
}

std::vector<Button> tiles(const RefereeState& state, const std::vector<const referee::Case*>& cases) {
  std::vector<Button> all;
  for (const referee::Case* one : cases) all.push_back(tile(state, one->id, tr(one->title)));
  return all;
}

void add_found(RefereeSheet& sheet, const MatchContext& context, const RefereeState& state,
               const referee::Likely& offered) {
  referee::SearchResult found = referee::search({state.search, std::string(game_name(context.match))});
  auto& cases = found.cases.all;
  std::erase_if(cases, [&](const referee::Case* one) {
    return std::ranges::find(offered.now, one) == offered.now.end() &&
           std::ranges::find(offered.others, one) == offered.others.end();
  });
  const std::size_t rest = cases.size() - std::min(cases.size(), referee::kFirstAnswers);
  const bool folded = rest > 0 && state.unfolded != state.search;
  if (folded) cases.resize(referee::kFirstAnswers);
  sheet.now_title = tr("Disputes");
  sheet.now = tiles(state, cases);
  if (folded) {
    RefereeState more = state;
    more.unfolded = more.search;
    sheet.now.push_back({.id = "case/more",
                         .label = trn("Show {0} more", "Show {0} more", static_cast<int>(rest)),
                         .command = command::SetState{std::move(more)}});
  }
  sheet.nothing = join(search_notes(found), "\n");
  if (sheet.now.empty() && sheet.nothing.empty()) sheet.nothing = tr("No dispute contains these words.");
  sheet.others_title = tr("Rules");
  for (std::size_t i = 0; i < std::min(found.rules.all.size(), kRulesFound); ++i)
    sheet.others.push_back({.id = "case/rule/" + found.rules.all[i]->id,
                            .label = rule_heading(*found.rules.all[i]),
                            .command = command::OpenRule{found.rules.all[i]->id}});
}

void add_tiles(RefereeSheet& sheet, const MatchContext& context, const RefereeState& state,
               const RefereeInput& input) {
  sheet.search = {std::string(kCaseSearch), {}, tr("Search"), state.search};
  const Button other = tile(state, std::string(kOther), tr("Not listed…"));
  const bool boards = input.plays_boards && input.plays_boards();
  const referee::Likely likely =
      referee::likely_cases(context.match, boards ? referee::Boards::played : referee::Boards::none);
  if (!state.search.empty()) {
    add_found(sheet, context, state, likely);
    sheet.now.push_back(other);
    return;
  }
  sheet.now_title = tr("Most likely");
  sheet.now = tiles(state, likely.now);
  sheet.others_title = tr("Everything else");
  sheet.others = tiles(state, likely.others);
  sheet.others.push_back(other);
  sheet.precedents_title = tr("Earlier rulings at such tables");
  for (std::size_t i = 0; i < std::min(kPrecedents, input.precedents.size()); ++i)
    sheet.precedents.push_back(precedent_tile(state, input.precedents[i], i));
}

std::optional<KeypadView> make_cards(const MatchContext& context, const RefereeState& state,
                                     const referee::Case& one) {
  const auto fact = std::ranges::find(one.facts, state.hearing.cards, &referee::FactAsked::id);
  if (state.hearing.cards.empty() || fact == one.facts.end()) return std::nullopt;
  const std::size_t wanted = fact->kind == referee::FactAsked::Kind::card ? 1 : kCardsMost;
  KeypadView view{.title = tr(fact->ask),
                  .entered = {},
                  .cards = true,
                  .keys = {},
                  .accepts = {},
                  .back = {},
                  .close = {}};
  add_card_keys(view, keys_into(context.match, state, wanted));
  const std::string cards = join(state.cards, " ");
  view.entered = cards.empty() ? "–" : cards_text(game_name(context.match), cards);
  RefereeState back = state, closed = state;
  if (!back.cards.empty()) back.cards.pop_back();
  closed.cards.clear();
  closed.hearing.cards.clear();
  RefereeState accepted = closed;
  accepted.hearing.found[fact->id] = cards;
  accepted.hearing.remedy.clear();
  view.accepts.push_back({.id = "key/accept",
                          .label = tr("These cards"),
                          .command = command::SetState{std::move(accepted)},
                          .enabled = state.cards.size() == wanted});
  view.back = {.id = "key/back", .label = tr("Delete"), .command = command::SetState{std::move(back)}};
  view.close = {.id = "key/close", .label = tr("Close"), .command = command::SetState{std::move(closed)}};
  return view;
}

}  // namespace

std::string case_title(const std::string& id, const std::string& typed) {
  const referee::Case* one = referee::find_case(id);
  return one ? one->title : typed.empty() ? id : typed;
}

RefereeSheet choose_dispute() {
  RefereeSheet sheet;
  sheet.title = tr("Dispute");
  sheet.games_title = tr("In which game?");
  for (const GameView& game : game_views())
    sheet.games.push_back({.id = "dispute/" + std::string(game.game),
                           .label = tr(game.title),
                           .command = command::Dispute{std::string(game.game)}});
  sheet.log = {.id = "referee/log", .label = tr("All rulings"), .command = command::Go{Screen::rulings}};
  sheet.close = {.id = "referee/close", .label = tr("Home"), .command = command::Go{Screen::home}};
  return sheet;
}

RefereeSheet make_referee(const MatchContext& context, const RefereeState& state, const RefereeInput& input) {
  RefereeSheet sheet;
  sheet.title = tr("Dispute");
  sheet.close = {.id = "referee/close", .label = tr("Back to match"), .command = command::Go{Screen::board}};
  if (input.no_match)
    sheet.close = {.id = "referee/close", .label = tr("Another game"), .command = command::Dispute{}};
  sheet.log = {.id = "referee/log", .label = tr("All rulings"), .command = command::Go{Screen::rulings}};
  if (!state.calculation.kind.empty()) {
    sheet.calculator = make_calculator(context, state);
    return sheet;
  }
  if (referee::calculators(game_name(context.match)).is_card)
    sheet.calculate = {
        .id = "referee/calculate", .label = tr("Count cards"), .command = calculation(context.match, state)};
  const std::string& id = state.hearing.id;
  const referee::Case other{.id = std::string(kOther),
                            .game = std::string(game_name(context.match)),
                            .title = std::string(N_("Not listed")),
                            .situations = {},
                            .counts = {},
                            .facts = {},
                            .paths = {},
                            .ruleset = {}};
  const referee::Case* one = id == kOther ? &other : referee::find_case(id);
  if (!one) {
    add_tiles(sheet, context, state, input);
    return sheet;
  }
  sheet.back = {
      .id = "referee/back", .label = tr("Another case"), .command = command::SetState{show_case(state, "")}};
  sheet.keypad = make_cards(context, state, *one);
  sheet.open = make_case({context, state, input, *one});
  if (input.no_match)
    sheet.open->apply = {
        .id = "apply", .label = tr("No match open: this is only for information"), .enabled = false};
  return sheet;
}

}  // namespace tanteador::view
