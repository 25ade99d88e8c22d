// Entry fees and prizes.

#include <algorithm>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/league_context.hpp"
#include "src/cli/league/rules.hpp"
#include "src/core/text/text.hpp"
#include "src/league/competition/prizes.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

int parse_amount(const std::string& written) {
  if (const auto read = view::read_amount(written)) return *read;
  throw unreadable(say("{0} is not an amount. Write 12 or 12.50.", {std::string_view(written)}));
}

struct Fee : OneCompetition {
  std::string amount, currency;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("AMOUNT", amount, tr("fee per participant: 12 or 12.50")).required();
    usage.name("--currency", currency, tr("currency, shown after amounts"), "NAME");
  }
};

Answer set_fee(const Context& context, const Fee& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  league::event::MoneySet money = competition.now.money;
  money.fee = parse_amount(arguments.amount);
  if (money.fee < 0) throw unreadable(tr("A fee cannot be negative."));
  if (!arguments.currency.empty()) money.currency = arguments.currency;
  const auto answer = leagues.league.enter(competition, money);
  return league_answer(context, leagues, competition, answer, tr("Entry fee saved."));
}

struct Prizing : OneCompetition {
  std::optional<int> place;
  std::string amount, thing, category, ranking = "final_rank", each;
  bool remove = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.number("PLACE", place, tr("1, 2 and so on"), 1);
    usage.text("--amount", amount, tr("in money"), "AMOUNT");
    usage.name("--thing", thing, tr("prize other than money"), "TEXT");
    usage.name("--category", category, tr("only for this category"), "NAME");
    usage.text("--by", ranking,
               tr("final_rank, performance (rating of the first stage) or from_last (1 is the last place)"),
               "RANKING");
    usage.text("--each", each, tr("prizes per participant: one (the largest) or many"), "WORD");
    usage.flag("--remove", remove, tr("remove the prize of this place"));
  }
};

Answer set_prizes_each(const Context& context, const Prizing& arguments) {
  if (arguments.each != "one" && arguments.each != "many") throw unreadable(tr("--each is one or many."));
  const bool is_prize = arguments.place || arguments.remove || !arguments.amount.empty() ||
                        !arguments.thing.empty() || !arguments.category.empty() ||
                        arguments.ranking != Prizing().ranking;
  if (is_prize) throw unreadable(tr("--each is set by itself, without a prize."));
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  league::event::MoneySet money = competition.now.money;
  money.one_prize_each = arguments.each == "one";
  const auto answer = leagues.league.enter(competition, money);
  return league_answer(context, leagues, competition, answer, tr("Prize rule saved."));
}

Answer set_prize(const Context& context, const Prizing& arguments) {
  if (!arguments.each.empty()) return set_prizes_each(context, arguments);
  if (!arguments.place) throw unreadable(tr("Write the place of the prize, or --each."));
  const bool given = !arguments.amount.empty() || !arguments.thing.empty();
  if (!given && !arguments.remove)
    throw unreadable(tr("Write the prize with --amount or --thing. To remove it, write --remove."));
  if (given && arguments.remove) throw unreadable(tr("--remove takes neither --amount nor --thing."));
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  league::event::Prize prize{.place = *arguments.place,
                             .category = arguments.category,
                             .amount = 0,
                             .thing = arguments.thing,
                             .ranking = choice<league::event::PrizeRanking>("--by", arguments.ranking)};
  if (!arguments.amount.empty()) prize.amount = parse_amount(arguments.amount);
  const bool none = prize.amount == 0 && prize.thing.empty();
  const auto answer = leagues.league.enter(competition, league::with_prize(competition.now.money, prize));
  return league_answer(context, leagues, competition, answer,
                       none ? tr("Prize removed.") : tr("Prize saved."));
}

struct Payment : OneCompetition {
  std::vector<std::string> names;
  std::string amount;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("PARTICIPANT", names, tr("numbers or names of those who paid")).required();
    usage.text("--amount", amount, tr("amount each (default: all that is due)"), "AMOUNT");
  }
};

// Enters the whole fee of each named entrant, or the part in --amount.
Answer take_fee(const Context& context, const Payment& arguments) {
  LeagueContext leagues(context, Wants::to_write);
  auto competition = leagues.competition(arguments.id);
  std::vector<league::CompetitionEvent> events;
  const auto names = leagues.names(competition.now);
  for (const std::string& name : arguments.names) {
    const league::Entrant entrant = LeagueContext::entrant(names, name);
    const auto place = static_cast<std::size_t>(index(entrant));
    const int paid = place < competition.now.entrants.size() ? competition.now.entrants[place].paid : 0;
    const int now =
        arguments.amount.empty() ? competition.now.money.fee - paid : parse_amount(arguments.amount);
    if (now == 0 || (arguments.amount.empty() && now < 0))
      throw unreadable(say("{0} owes nothing.", {std::string_view(name)}));
    events.emplace_back(league::event::FeePaid{entrant, now});
  }
  const auto answer = leagues.league.enter_together(competition, events);
  return league_answer(context, leagues, competition, answer, tr("Payment saved."));
}

}  // namespace

Commands money_commands() {
  return {command("league fee", N_("set the entry fee"), set_fee),
          command("league paid", N_("record a payment"), take_fee),
          command("league prize", N_("set a prize"), set_prize)};
}

}  // namespace tanteador::cli
