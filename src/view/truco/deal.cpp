// The deal dialog: dealer, cutter and leader with their rule, and entries before the first card.

#include <algorithm>

#include "src/games/truco/deck.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/entry/hold_back.hpp"
#include "src/view/truco/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truco {

namespace {

using Pairs = std::vector<std::array<Seat, 2>>;

bool is_word(const Facts& facts, std::string_view name, std::string_view word) {
  const Fact* found = fact(facts, name);
  return found && found->value.word == word;
}

int pack_size(const AnyMatch& match) {
  return engine::Deck(match_of<Truco>(match).rules().parameters, engine::Card::none).size();
}

// First opponent to the dealer's left (T-10).
Seat cutter(const MatchContext& table, const Roles& who) {
  const int count = seat_count(table.match);
  Seat seat = *who.dealer;
  do seat = seat_at((index(seat) + count - 1) % count);
  while (corner_of(table, who, seat) == corner_of(table, who, *who.dealer));
  return seat;
}

// Proposes opponents across the table; the engine checks the pairs.
Pairs proposed_pairs(const MatchContext& table) {
  const int count = seat_count(table.match);
  Pairs pairs;
  std::vector<bool> taken(count);
  for (int one = 0; one < count; ++one) {
    if (taken[one]) continue;
    constexpr int kSteps[] = {4, 3, 5, 1, 7, 2, 6};  // across first, then nearly across
    for (const int step : kSteps) {
      const int other = (one + step) % count;
      const bool free =
          !taken[other] && side_of(table.match, seat_at(one)) != side_of(table.match, seat_at(other));
      if (!free) continue;
      taken[one] = taken[other] = true;
      pairs.push_back({seat_at(one), seat_at(other)});
      break;
    }
  }
  return pairs;
}

bool wants_pairs(const MatchContext& table) {
  return seat_count(table.match) == 8 && is_word(next_deal_facts(table.match), "mode", "pica_pica");
}

Pairs pairs_in_force(const BoardContext& context) {
  return context.state.pairs.empty() ? proposed_pairs(context.table) : context.state.pairs;
}

// The first tap selects a player, the second swaps two players.
std::vector<Button> pair_actions(const BoardContext& context) {
  const Pairs pairs = pairs_in_force(context);
  std::vector<Button> actions;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (const Seat seat : pairs[i]) {
      Pairs next = pairs;
      const auto moving = context.state.moving;
      for (auto& pair : next) {
        if (!moving) break;
        for (Seat& place : pair) place = place == seat ? *moving : place == *moving ? seat : place;
      }
      actions.push_back({.id = "pair/" + std::to_string(index(seat)),
                         .label = seat_name(context.table, seat),
                         .detail = say("Duel {0}", {static_cast<int>(i) + 1}),
                         .command = command::SetState{Changes{
                             put<&BoardState::pairs>(std::move(next)),
                             put<&BoardState::moving>(moving ? std::nullopt : std::optional(seat))}},
                         .chosen = moving == seat});
    }
  }
  return actions;
}

std::vector<Button> dealer_actions(const BoardContext& context, const Roles& who) {
  std::vector<Button> actions;
  const auto in_turn = seat_fact(next_deal_facts(context.table.match), "dealer");
  for (int place = 0; place < seat_count(context.table.match); ++place) {
    const Seat seat = seat_at(place);
    const auto dealer = seat == in_turn ? std::nullopt : std::optional(seat);
    actions.push_back({.id = "deals/" + std::to_string(place),
                       .label = seat_name(context.table, seat),
                       .command = command::SetState{Changes{put<&BoardState::dealer>(dealer)}},
                       .chosen = who.dealer == seat});
  }
  return actions;
}

struct Schedule {
  std::string_view mode, because, english;
};
constexpr Schedule kSchedules[] = {
    {"redonda", "first_hand", N_("Redonda: every chico starts with one. ({1})")},
    {"redonda", "points_missing", N_("Redonda: pica-pica begins once a side has {2}. ({1})")},
    {"redonda", "points_reached", N_("Redonda: a side has {0}, so pica-pica is over. ({1})")},
    {"redonda", "alternate", N_("Redonda: it alternates with pica-pica until a side has {0}. ({1})")},
    {"pica_pica", "alternate", N_("Pica-pica: it alternates with redonda until a side has {0}. ({1})")},
    {"pica_pica", "after_first",
     N_("Pica-pica: here every hand after the first is one until a side has {0}. ({1})")},
};

void add_schedule(std::vector<std::string>& lines, const MatchContext& table) {
  const Facts next = next_deal_facts(table.match);
  for (const Schedule& row : kSchedules) {
    if (!is_word(next, "mode", row.mode) || !is_word(next, "because", row.because)) continue;
    const int stop = number_parameter(table.match, "pica_stop_at", 25);
    const int start = number_parameter(table.match, "pica_start_at", 0);
    const std::string rule = rule_number("truco.pica.schedule");
    lines.push_back(say(row.english, {stop, std::string_view(rule), start}));
  }
}

std::vector<std::string> lines_of(const BoardContext& context, const Roles& who, bool open) {
  const MatchContext& table = context.table;
  std::vector<std::string> lines;
  const auto named = [&](std::string_view text, PhraseArgs args) {
    lines.push_back(render({text, args}, table.names));
  };
  if (!open) named(N_("{0} deals, {1} is mano; play goes counter-clockwise."), {*who.dealer, *who.mano});
  const int least = number_parameter(table.match, "cut_min_packet", 4);
  const std::string rule = rule_number("truco.cut.size");
  named(flag_parameter(table.match, "cut_knock_allowed")
            ? N_("{0} cuts: at least {1} cards in each packet, or a knock. ({2})")
            : N_("{0} cuts: at least {1} cards in each packet, no knock. ({2})"),
        {cutter(table, who), least, std::string_view(rule)});
  if (who.pies.size() == 2)
    named(N_("{0} and {1} are pie, as a rule their sides' captains."), {who.pies[0], who.pies[1]});
  if (who.gallo) named(N_("{0} is the gallo: four cards, one laid aside unseen."), {*who.gallo});
  if (!open) add_schedule(lines, table);
  return lines;
}

std::vector<Button> cut_actions(const BoardContext& context) {
  std::vector<Button> actions;
  const Offer* cut = legal_offer(context.offers, "cut");
  if (cut && !cut->players.empty()) {
    if (flag_parameter(context.table.match, "cut_knock_allowed"))
      actions.push_back(
          {.id = "cut/knock",
           .label = tr("Knock"),
           .command = enter(engine::Cut{
               .player = cut->players.front(), .lifted = 0, .left = pack_size(context.table.match)})});
    actions.push_back({.id = "cut/form", .label = tr("Cut…"), .command = form("cut")});
  }
  if (legal_offer(context.offers, "turned"))
    actions.push_back({.id = "turned", .label = tr("Turned card…"), .command = form("turned")});
  if (legal_offer(context.offers, "card_exposed"))
    actions.push_back({.id = "exposed", .label = tr("Exposed card…"), .command = form("card_exposed")});
  for (Button& action : actions) action.help = help_on(action.id).text;
  return actions;
}

}  // namespace

bool flag_parameter(const AnyMatch& match, std::string_view name) {
  const auto value = parameter(match, name);
  const bool* flag = value ? std::get_if<bool>(&*value) : nullptr;
  return flag && *flag;
}

std::optional<DealHelp> deal_help(const BoardContext& context) {
  const bool open = hand_is_open(context.offers);
  const Roles who = roles(context);
  if (!who.dealer) return std::nullopt;
  DealHelp help;
  if (open) {
    help.actions = cut_actions(context);
    if (help.actions.empty()) return std::nullopt;
  } else if (!legal_offer(context.offers, "hand_started")) {
    return std::nullopt;
  } else {
    help.dealer_title = tr("Different dealer?");
    help.dealers = dealer_actions(context, who);
    if (wants_pairs(context.table)) {
      help.pairs_title = tr("Duels: tap two players to swap them");
      help.pairs = pair_actions(context);
    }
  }
  help.lines = lines_of(context, who, open);
  return help;
}

Changes without_plan() { return {put<&BoardState::dealer>({}), put<&BoardState::pairs>({})}; }

engine::HandStarted next_hand(const BoardContext& context) {
  engine::HandStarted start{.dealer = context.state.dealer, .mode = {}, .pairs = {}};
  if (wants_pairs(context.table)) {
    for (const auto& pair : pairs_in_force(context)) start.pairs.push_back(pair);
  }
  return start;
}

Button start_hand(const BoardContext& context, int number, std::string detail) {
  const bool pica = is_word(next_deal_facts(context.table.match), "mode", "pica_pica");
  Button start{.id = "start_hand",
               .label = pica ? say("Start hand {0}: pica-pica", {number}) : say("Start hand {0}", {number}),
               .detail = std::move(detail),
               .command = enter_all({as_entry(next_hand(context))}, without_plan())};
  if (context.state.moving)
    hold_back(start,
              render({N_("Who changes places with {0}?"), {*context.state.moving}}, context.table.names));
  return start;
}

}  // namespace tanteador::view::truco
