#include <algorithm>

#include "src/view/sheet/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace any_game {

bool is_word(const AnyMatch& match, std::string_view parameter, std::string_view word) {
  return tanteador::parameter(match, parameter) == ParameterValue(word);
}
bool is_yes(const AnyMatch& match, std::string_view parameter) {
  return tanteador::parameter(match, parameter) == ParameterValue(true);
}

namespace {

std::string goal_text(const AnyMatch& match) {
  const bool lower = !is_yes(match, "high_wins");
  std::vector<std::string> parts;
  const int target = number_parameter(match, "target", 0);
  if (is_word(match, "ends", "target"))
    parts.push_back(is_yes(match, "target_wins") ? say("First to reach {0} wins", {target})
                                                 : say("First to reach {0} loses", {target}));
  else if (is_word(match, "ends", "deals"))
    parts.push_back(trn("{0} deal", "{0} deals", number_parameter(match, "deals", 0)));
  else
    parts.push_back(tr("Ended by agreement"));
  if (lower) parts.push_back(tr("the fewest points win"));
  if (const int games = number_parameter(match, "best_of", 1); games > 1)
    parts.push_back(say("best of {0} games", {games}));
  return join(parts, " · ");
}

// Names of the halves come from the ruleset.
std::string detail_text(const AnyMatch& match, Side side, bool going) {
  const Facts facts = side_facts(match, side);
  std::vector<std::string> parts;
  if (const Fact* games = fact(facts, "games"))
    parts.push_back(trn("{0} game", "{0} games", games->value.number));
  if (const Fact* half = fact(facts, "half")) parts.push_back(call_label(half->value.word));
  const int left = number_parameter(match, "target", 0) - score(match, side);
  if (going && is_word(match, "ends", "target") && left > 0)
    parts.push_back(trn("{0} to go", "{0} to go", left));
  return join(parts, " · ");
}

// Sides with equal totals lead together; at 0 all, nobody leads.
bool leads(const AnyMatch& match, Side side) {
  const int sign = is_yes(match, "high_wins") ? 1 : -1;
  bool ahead = false;
  for (int other = 0; other < side_count(match); ++other) {
    const int lead = sign * (score(match, side) - score(match, side_at(other)));
    if (lead < 0) return false;
    ahead = ahead || lead > 0;
  }
  return ahead;
}

void add_columns(ScoreSheet& sheet, const BoardContext& context, bool going) {
  const AnyMatch& match = context.table.match;
  const auto dealer = going ? seat_fact(next_deal_facts(match), "dealer") : std::nullopt;
  for (int place = 0; place < side_count(match); ++place) {
    const Side side = side_at(place);
    sheet.columns.push_back({.name = side_name(context.table, side),
                             .total = points_text(score(match, side)),
                             .detail = detail_text(match, side, going),
                             .deals = dealer && side_of(match, *dealer) == side,
                             .leads = leads(match, side)});
  }
}

// "Deal 4 of 36"; with several games, the deal of the current game.
std::string headline_text(const AnyMatch& match) {
  const Facts deal = deal_facts(match);
  const Fact* game = fact(deal, "game");
  const int deals = is_word(match, "ends", "deals") ? number_parameter(match, "deals", 0) : 0;
  int number = number_fact(deal, "number", 0) + 1, playing = 0;
  if (number_parameter(match, "best_of", 1) > 1) {
    int won = 0;
    for (int side = 0; side < side_count(match); ++side)
      won += number_fact(side_facts(match, side_at(side)), "games", 0);
    playing = won + 1;
    number = game && game->value.number == playing ? number_fact(deal, "game_deals", 0) + 1 : 1;
  }
  const std::string text =
      deals >= number ? say("Deal {0} of {1}", {number, deals}) : say("Deal {0}", {number});
  return playing == 0 ? text : say("Game {0}", {playing}) + " · " + text;
}

std::string dealers_text(const BoardContext& context) {
  const AnyMatch& match = context.table.match;
  const auto dealer = seat_fact(next_deal_facts(match), "dealer");
  if (!dealer) return {};
  const int seats = seat_count(match), step = is_word(match, "rotation", "cw") ? seats - 1 : 1;
  return render({N_("{0} deals, then {1}"), {*dealer, seat_at((index(*dealer) + step) % seats)}},
                context.table.names);
}

void fill_sheet(MatchScreen& board, const BoardContext& context) {
  const AnyMatch& match = context.table.match;
  const bool going = outcome(match).status == Outcome::Status::in_progress;
  ScoreSheet sheet;
  sheet.goal = goal_text(match);
  sheet.fewest_win = !is_yes(match, "high_wins");
  sheet.deals_title = tr("The deals");
  sheet.no_deals = tr("Every deal is listed here with the running total.");
  sheet.chart.title = tr("Points over the deals");
  add_columns(sheet, context, going);
  fill_rows(sheet, context.table);
  fill_chart_range(sheet.chart, is_word(match, "ends", "target")
                                    ? std::optional(number_parameter(match, "target", 0))
                                    : std::nullopt);
  if (going) {
    board.stage = MatchScreen::Stage::playing;
    board.headline = headline_text(match);
    board.detail = dealers_text(context);
    sheet.entry = entry(context);
  }
  if (going && is_word(match, "ends", "agreement"))
    board.tools.push_back({.id = "tool/end", .label = tr("End the match…"), .command = form("match_ended")});
  board.sheet = std::move(sheet);
}

// No teams by default with three or more players; two sides are chosen on the form of a new match.
std::array<std::string_view, 2> sheet_teams(int players, std::string_view) {
  if (players < 3) return {};
  return {N_("We"), N_("They")};
}

constexpr std::array kSheetPlayers{4, 2, 3, 1, 5, 6, 7, 8, 9, 10, 11, 12};

std::string tell(const AnyEvent& event, const Names& names) {
  const auto* own = event_in<Sheet>(event);
  const auto* counted = own ? std::get_if<engine::Counted>(own) : nullptr;
  if (!counted) return {};
  const std::string points = numbers_text(counted->points, names);
  if (!counted->dealer) return say("Counted: {0}", {std::string_view(points)});
  return render({N_("Counted: {0}; {1} dealt"), {std::string_view(points), *counted->dealer}}, names);
}

}  // namespace

}  // namespace any_game

const GameView kSheetView{.game = "sheet",
                          .title = N_("Any game"),
                          .line = N_("one number per side and deal, 1 to 12 players"),
                          .players = any_game::kSheetPlayers,
                          .teams = any_game::sheet_teams,
                          .sides_chosen = true,
                          .pack = {},
                          .forms = {},
                          .tell = any_game::tell,
                          .fill = any_game::fill_sheet,
                          .prefill = any_game::prefill,
                          .slip_fault = any_game::slip_fault,
                          .figures_balance = any_game::figures_balance};

}  // namespace tanteador::view
