// Entry fees and prizes.

#include <algorithm>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/desk.hpp"
#include "src/core/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

// "12", "12.50", "12,5": in hundredths.
int hundredths(const std::string& written) {
  const auto bad = [&] {
    return unreadable(say("{0} is no amount: write 12 or 12.50.", {std::string_view(written)}));
  };
  const bool less = written.starts_with('-');
  const std::string text = written.substr(less ? 1 : 0);
  const std::size_t point = std::min(text.find_first_of(".,"), text.size());
  std::string whole = text.substr(0, point), rest = point < text.size() ? text.substr(point + 1) : "";
  constexpr std::size_t kDigitsMost = 7;
  const bool digits = (whole + rest).find_first_not_of("0123456789") == std::string::npos;
  if (whole.empty() || !digits || whole.size() > kDigitsMost || rest.size() > 2 ||
      (point < text.size() && rest.empty()))
    throw bad();
  rest.resize(2, '0');
  const int amount = std::stoi(whole + rest);
  return less ? -amount : amount;
}

struct Fee : OneCompetition {
  std::string amount, currency;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("AMOUNT", amount, tr("of each entrant: 12 or 12.50")).required();
    usage.name("--currency", currency, tr("as it is written behind an amount"), "NAME");
  }
};

Answer set_fee(const Context& context, const Fee& arguments) {
  Desk desk(context, Wants::to_write);
  auto competition = desk.competition(arguments.id);
  league::event::MoneySet money = competition.now.money;
  money.fee = hundredths(arguments.amount);
  if (money.fee < 0) throw unreadable(tr("A fee is not below nothing."));
  if (!arguments.currency.empty()) money.currency = arguments.currency;
  const auto answer = desk.league.enter(competition, money);
  return league_answer(context, desk, competition, answer, tr("The entry fee is written."));
}

struct Prizing : OneCompetition {
  int place = 1;
  std::string amount, thing, category;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.number("PLACE", place, tr("1, 2 and so on"), 1).required();
    usage.text("--amount", amount, tr("in money; with no prize told it is taken back"), "AMOUNT");
    usage.name("--thing", thing, tr("what is given beside or in place of money"), "TEXT");
    usage.name("--category", category, tr("of this category only"), "NAME");
  }
};

Answer set_prize(const Context& context, const Prizing& arguments) {
  Desk desk(context, Wants::to_write);
  auto competition = desk.competition(arguments.id);
  league::event::MoneySet money = competition.now.money;
  league::event::Prize prize{
      .place = arguments.place, .category = arguments.category, .amount = 0, .thing = {}};
  std::erase_if(money.prizes, [&](const league::event::Prize& one) {
    return one.place == prize.place && one.category == prize.category;
  });
  if (!arguments.amount.empty()) prize.amount = hundredths(arguments.amount);
  prize.thing = arguments.thing;
  const bool none = prize.amount == 0 && prize.thing.empty();
  if (!none) money.prizes.push_back(prize);
  std::ranges::stable_sort(
      money.prizes, {}, [](const league::event::Prize& one) { return std::pair(one.category, one.place); });
  const auto answer = desk.league.enter(competition, money);
  return league_answer(context, desk, competition, answer,
                       none ? tr("There is no such prize any more.") : tr("The prize is written."));
}

struct Payment : OneCompetition {
  std::vector<std::string> names;
  std::string amount;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("ENTRANT", names, tr("numbers or names")).required();
    usage.text("--amount", amount, tr("of each; else all that is open"), "AMOUNT");
  }
};

// Of everybody named the whole fee, or with --amount so much of each.
Answer take_fee(const Context& context, const Payment& arguments) {
  Desk desk(context, Wants::to_write);
  auto competition = desk.competition(arguments.id);
  std::vector<league::CompetitionEvent> events;
  const auto names = desk.names(competition.now);
  for (const std::string& name : arguments.names) {
    const league::Entrant entrant = Desk::entrant(names, name);
    const auto place = static_cast<std::size_t>(index(entrant));
    const int paid = place < competition.now.entrants.size() ? competition.now.entrants[place].paid : 0;
    const int amount =
        arguments.amount.empty() ? competition.now.money.fee - paid : hundredths(arguments.amount);
    if (amount == 0) throw unreadable(say("{0} owes nothing.", {std::string_view(name)}));
    events.emplace_back(league::event::FeePaid{entrant, amount});
  }
  const auto answer = desk.league.enter_together(competition, events);
  return league_answer(context, desk, competition, answer, tr("What was paid is written."));
}

}  // namespace

Commands money_commands() {
  return {command("league fee", english("what each entrant pays"), set_fee),
          command("league paid", english("somebody has paid"), take_fee),
          command("league prize", english("what a place wins"), set_prize)};
}

}  // namespace tanteador::cli
