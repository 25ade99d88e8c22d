// Settings of a running competition: rules, seeds, people kept apart, money, files, and its end.

#include <algorithm>

#include "src/core/text/join.hpp"
#include "src/core/text/names.hpp"
#include "src/league/competition/prizes.hpp"
#include "src/league/competition/seeds.hpp"
#include "src/view/league/clock.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/corrections.hpp"
#include "src/view/league/plan/more.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

namespace managing {

using league::Competition;
using league::Entrant;

constexpr std::string_view kPrizeCategory = "league/prize_category", kThing = "league/thing",
                           kInPart = "league/part";
constexpr int kChangedRoundsMost = 100, kMinutesStep = 5, kMinutesMost = 600, kPlacesMost = 100;

constexpr std::string_view kFreeTables = "league/free_tables";

struct Page {
  const OpenLeague& league;
  const ManageState& state;
  const std::string& folder;

  const Competition& now() const { return league.now; }
  const league::StageSetup& stage() const { return league.now.rules(); }
  Button with(ManageState next, std::string id, std::string label, bool chosen = false) const {
    Button action = state_action(std::move(next), "manage/" + std::move(id), std::move(label));
    action.chosen = chosen;
    return action;
  }
  template <class Value>
  Stepper number(const std::string& id, int shown, int step, int least, int most,
                 Value ManageState::*value) const {
    Stepper view{{}, std::to_string(shown), {}, {}};
    const auto key = [&](int by, const char* label) {
      ManageState next = state;
      next.*value = shown + by;
      Button action = with(std::move(next), id + (by < 0 ? "/less" : "/more"), label);
      action.enabled = shown + by >= least && shown + by <= most;
      return action;
    };
    view.less = key(-step, "−");
    view.more = key(step, "+");
    return view;
  }
  Button enter(league::CompetitionEvent event, std::string id, std::string label) const {
    return operation(command::EnterLeague{std::move(event)}, "manage/" + std::move(id), std::move(label));
  }
};

league::event::RulesChanged rules_thought_of(const Page& page) {
  const ManageState& wanted = page.state;
  const league::StageSetup& stage = page.stage();
  league::event::RulesChanged event;
  event.stage = page.now().stage;
  if (wanted.rounds && *wanted.rounds != stage.rounds) event.rounds = wanted.rounds;
  if (wanted.minutes && *wanted.minutes != stage.minutes) event.minutes = wanted.minutes;
  if (wanted.last_deal && *wanted.last_deal != stage.last_deal) event.last_deal = wanted.last_deal;
  if (const auto typed = read_points(page.state.typed)) {
    if (*typed != stage.points) event.points = typed;
  } else if (wanted.points) {
    const league::PointScheme& scheme = schemes_offered()[*wanted.points];
    if (scheme != stage.points.scheme) event.points = round_points(scheme);
  }
  if (!wanted.order.empty() && wanted.order != stage.order) event.order = wanted.order;
  if (page.state.typed.contains(std::string(kFreeTables))) {
    const auto typed = read_table_numbers(field_text(page.state.typed, kFreeTables));
    if (typed && *typed != stage.free_tables) event.free_tables = typed;
  }
  event.reason = field_text(page.state.typed, kReason);
  return event;
}

void add_apply(SettingSheet& sheet, const Page& page) {
  const league::event::RulesChanged event = rules_thought_of(page);
  const bool counts = event.rounds || event.minutes || event.last_deal || event.points || event.order;
  if (!counts && !event.free_tables) return;
  Competition after = page.now();
  const auto answer = league::apply(after, event);
  SettingRow& row = sheet.rows.emplace_back();
  row.title = counts ? tr("New rules apply to the whole competition, including rounds already played")
                     : tr("Rounds paired from now on leave the free tables out");
  if (!answer) row.note = render(answer.error().message, {.seats = {}, .sides = page.league.names});
  ManageState none = page.state;
  none.rounds.reset();
  none.minutes.reset();
  none.last_deal.reset();
  none.points.reset();
  none.order.clear();
  none.typed.erase(std::string(kPointsField));
  none.typed.erase(std::string(kFreeTables));
  row.field = field_of(page.state.typed, std::string(kReason), tr("The reason"), tr("optional"));
  row.choices = {page.enter(event, "rules/apply", tr("Save rules")),
                 state_action(std::move(none), "manage/rules/leave", tr("Cancel"))};
  row.choices.front().enabled = answer.has_value();
  if (!answer || !counts) return;
  sheet.tables.push_back(report::moved_table(list_moves(page.now(), after, event.stage), page.league.names));
  sheet.tables.back().title = tr("Effect of the change");
}

void add_rules_page(SettingSheet& sheet, const Page& page) {
  const ManageState& wanted = page.state;
  const league::StageSetup& stage = page.stage();
  add_apply(sheet, page);
  if (stage.rounds > 0) {
    SettingRow& rounds = sheet.rows.emplace_back();
    rounds.title = tr("Rounds");
    rounds.number = page.number("rounds", wanted.rounds.value_or(stage.rounds), 1, 1, kChangedRoundsMost,
                                &ManageState::rounds);
  }
  SettingRow& minutes = sheet.rows.emplace_back();
  minutes.title = tr("Minutes per round");
  minutes.number = page.number("minutes", wanted.minutes.value_or(stage.minutes), kMinutesStep, 0,
                               kMinutesMost, &ManageState::minutes);
  if (const int whole = wanted.minutes.value_or(stage.minutes); whole > 0) {
    SettingRow& last = sheet.rows.emplace_back();
    last.title = tr("Last deal, minutes before the end");
    last.number = page.number("last_deal", wanted.last_deal.value_or(stage.last_deal), kMinutesStep, 0,
                              whole - 1, &ManageState::last_deal);
  }
  SettingRow& free = sheet.rows.emplace_back();
  free.title = tr("Tables that stay free");
  free.field = field_with(page.state.typed, std::string(kFreeTables), tr("Numbers of free tables"),
                          tr("for example 3, 7; empty = none"), table_numbers_text(stage.free_tables));
  if (!read_table_numbers(free.field.text)) free.note = tr("Write numbers separated by commas.");
  SettingRow& points = sheet.rows.emplace_back();
  points.title = tr("Points for a win, a draw and a loss");
  points.help = help_on("points");
  const auto schemes = schemes_offered();
  for (std::size_t i = 0; i < schemes.size(); ++i) {
    ManageState next = wanted;
    next.points = static_cast<int>(i);
    const bool chosen =
        wanted.points ? *wanted.points == static_cast<int>(i) : schemes[i] == stage.points.scheme;
    points.choices.push_back(
        page.with(std::move(next), "scheme/" + std::to_string(i), scheme_text(schemes[i]), chosen));
  }
  points.field = points_field(page.state.typed);
  const auto own = stage.order.empty() ? default_order(stage.format) : stage.order;
  const auto order = wanted.order.empty() ? own : wanted.order;
  SettingRow& compared = sheet.rows.emplace_back();
  compared.title = tr("Tie-breaks, in this order");
  compared.help = help_on("order");
  for (const league::Tiebreak system : comparisons_offered(stage.format, order)) {
    ManageState next = wanted;
    next.order = order_with(order, system);
    const auto held = std::ranges::find(order, system);
    const bool chosen = held != order.end();
    const std::string name = tiebreak_title(system);
    const int place = static_cast<int>(held - order.begin()) + 1;
    Button key = page.with(std::move(next), "order/" + std::string(league::info(system).id),
                           chosen ? say("{0}. {1}", {place, std::string_view(name)}) : name, chosen);
    key.enabled = !(chosen && order.size() == 1);
    compared.choices.push_back(std::move(key));
  }
}

// The tables marked for added time; all, if none is marked.
void add_time_row(SettingSheet& sheet, const Page& page, league::RoundRef shown) {
  SettingRow& row = sheet.rows.emplace_back();
  row.title = page.state.tables.empty() ? tr("Change the time of all tables")
                                        : tr("Change the time of the marked tables");
  const std::vector<int> tables(page.state.tables.begin(), page.state.tables.end());
  for (const int minutes : {1, 5, 10, -1, -5}) {
    row.choices.push_back(
        page.enter(league::event::ClockChanged{shown, league::event::ClockChange::add, minutes, tables},
                   "clock/" + std::to_string(minutes),
                   minutes > 0 ? trn("Add {0} minute", "Add {0} minutes", minutes)
                               : trn("Take {0} minute away", "Take {0} minutes away", -minutes)));
  }
}

void add_clock_tables(SettingSheet& sheet, const Page& page, const league::PlayedRound& round) {
  SettingRow& row = sheet.rows.emplace_back();
  row.title = tr("Only some tables (tap to mark)");
  row.note = other_ends_text(page.league.clock, round);
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    if (is_decided(round.tables[i])) continue;
    const int table = static_cast<int>(i);
    ManageState next = page.state;
    const bool marked = next.tables.erase(table) > 0;
    if (!marked) next.tables.insert(table);
    const std::string number = table_number(round, i);
    row.choices.push_back(page.with(std::move(next), "clock_table/" + std::to_string(i + 1),
                                    say("Table {0}", {std::string_view(number)}), marked));
  }
}

void add_clock_page(SettingSheet& sheet, const Page& page) {
  using league::event::ClockChange;
  const league::RoundRef shown = shown_round(page.now(), {});
  SettingRow& row = sheet.rows.emplace_back();
  if (page.league.clock.until.empty()) {
    row.title = tr("Clock");
    row.note = page.stage().minutes == 0
                   ? tr("The rounds have no time limit. Set the minutes per round under \"Rules\".")
                   : tr("No clock is running. It starts when a round is paired.");
    return;
  }
  row.title = say("Clock of round {0}", {shown.round + 1});
  row.note = clock_line(page.league.clock);
  const bool stopped = !page.league.clock.stopped.empty();
  const ClockChange change = stopped ? ClockChange::resume : ClockChange::stop;
  row.choices = {page.enter(league::event::ClockChanged{shown, change, 0, {}},
                            stopped ? "clock/resume" : "clock/stop",
                            stopped ? tr("Resume the clock") : tr("Stop the clock"))};
  add_time_row(sheet, page, shown);
  add_clock_tables(sheet, page, round_at(page.now(), shown));
}

std::vector<Entrant> marked_entrants(const Page& page) {
  std::vector<Entrant> all;
  for (const int place : page.state.marked) all.push_back(league::entrant_at(place));
  return all;
}

void add_seed_row(SettingSheet& sheet, const Page& page) {
  SettingRow& row = sheet.rows.emplace_back();
  row.title = tr("Seeding");
  row.help = help_on("seeds");
  if (!page.now().now().rounds.empty()) {
    row.note = tr("The first round has been paired, so the seeding cannot be changed.");
    return;
  }
  Button hand = page.enter(league::event::Seeded{marked_entrants(page), 0}, "seeds/hand",
                           tr("In the order tapped below"));
  hand.enabled = !page.state.marked.empty();
  row.choices = {operation(command::SeedEntrants{true}, "manage/seeds/lot", tr("Random")),
                 operation(command::SeedEntrants{false}, "manage/seeds/ratings", tr("By club rating")),
                 std::move(hand)};
  constexpr std::size_t kListed = 16;
  std::vector<std::string> order;
  for (const Entrant entrant : seed_order(page.now())) {
    order.push_back(order.size() < kListed ? entrant_name(page.league.names, entrant) : "…");
    if (order.size() > kListed) break;
  }
  row.note = join(order, ", ");
}

void add_apart_row(SettingSheet& sheet, const Page& page) {
  SettingRow& row = sheet.rows.emplace_back();
  row.title = tr("Keep apart where possible");
  Button keep = page.enter(
      league::event::KeptApart{marked_entrants(page), field_text(page.state.typed, kReason), false}, "apart",
      tr("The ones tapped below"));
  row.field = field_of(page.state.typed, std::string(kReason), tr("The reason"), tr("optional"));
  keep.enabled = page.state.marked.size() > 1;
  row.choices = {std::move(keep)};
  for (const league::Pairing& pair : page.now().apart) {
    const std::string_view first = entrant_name(page.league.names, pair.first),
                           second = entrant_name(page.league.names, pair.second);
    row.choices.push_back(page.enter(
        league::event::KeptApart{{pair.first, pair.second}, {}, true},
        "meet/" + std::to_string(index(pair.first) + 1) + "/" + std::to_string(index(pair.second) + 1),
        say("{0} and {1} may meet again", {first, second})));
  }
}

void add_seeds_page(SettingSheet& sheet, const Page& page) {
  add_seed_row(sheet, page);
  add_apart_row(sheet, page);
  SettingRow& row = sheet.rows.emplace_back();
  row.title = tr("Tap the participants in order, strongest first");
  for (std::size_t i = 0; i < page.now().entrants.size(); ++i) {
    const int place = static_cast<int>(i);
    ManageState next = page.state;
    const auto held = std::ranges::find(next.marked, place);
    const bool chosen = held != next.marked.end();
    const int number = static_cast<int>(held - next.marked.begin()) + 1;
    chosen ? void(next.marked.erase(held)) : next.marked.push_back(place);
    const std::string_view name = page.league.names[i];
    row.choices.push_back(page.with(std::move(next), "mark/" + std::to_string(i + 1),
                                    chosen ? say("{0}. {1}", {number, name}) : std::string(name), chosen));
  }
}

std::string plain_amount(int hundredths) { return hundredths == 0 ? "" : report::money_text(hundredths, {}); }

// Enters the open fee, or the typed part of it. A negative amount is a refund.
void add_paid_row(SettingSheet& sheet, const Page& page) {
  const league::event::MoneySet& money = page.now().money;
  SettingRow& paid = sheet.rows.emplace_back();
  paid.title = tr("Not paid yet (tap when paid)");
  paid.field = field_of(page.state.typed, std::string(kInPart), tr("Part payment, amount each"),
                        tr("empty = full amount"));
  const std::string& written = paid.field.text;
  const auto part = read_amount(written);
  const bool back = part.value_or(0) < 0;
  if (!written.empty() && part.value_or(0) == 0) {
    paid.note = say("{0} is not an amount. Write 12 or 12.50.", {std::string_view(written)});
    return;
  }
  for (std::size_t i = 0; i < page.now().entrants.size(); ++i) {
    const int has = page.now().entrants[i].paid, open = money.fee - has;
    if (back ? has <= 0 : open <= 0) continue;
    const int amount = written.empty() ? open : *part;
    const std::string_view name = page.league.names[i];
    const std::string now = report::money_text(amount, money.currency),
                      owed = report::money_text(open, money.currency);
    paid.choices.push_back(
        page.enter(league::event::FeePaid{league::entrant_at(static_cast<int>(i)), amount},
                   "paid/" + std::to_string(i + 1),
                   amount == open || back
                       ? say("{0}: {1}", {name, std::string_view(now)})
                       : say("{0}: {1} of {2}", {name, std::string_view(now), std::string_view(owed)})));
  }
  if (!paid.choices.empty()) return;
  if (back)
    paid.note = tr("Nobody has paid yet.");
  else
    paid.note = money.fee > 0 ? tr("Everybody has paid.") : tr("There is no fee.");
}

void add_fee_rows(SettingSheet& sheet, const Page& page) {
  const league::event::MoneySet& money = page.now().money;
  SettingRow& currency = sheet.rows.emplace_back();
  currency.title = tr("Entry fee per participant");
  currency.help = help_on("fee");
  currency.field = field_with(page.state.typed, "league/currency", tr("Currency"), "CHF", money.currency);
  league::event::MoneySet next = money;
  next.currency = currency.field.text;
  SettingRow& fee = sheet.rows.emplace_back();
  fee.field = field_with(page.state.typed, "league/fee", tr("Fee"), "12.50", plain_amount(money.fee));
  const auto amount = read_amount(fee.field.text.empty() ? "0" : fee.field.text);
  next.fee = amount.value_or(0);
  fee.choices = {page.enter(next, "fee", tr("Save fee"))};
  const bool emptied = fee.field.text.empty() && money.fee != 0;
  if (emptied) fee.note = tr("To remove the fee, write 0.");
  fee.choices.front().enabled = amount && *amount >= 0 && next != money && !emptied;
  add_paid_row(sheet, page);
}

std::string prize_text(const league::event::Prize& prize, const std::string& currency) {
  std::vector<std::string> parts;
  if (prize.amount != 0) parts.push_back(report::money_text(prize.amount, currency));
  if (!prize.thing.empty()) parts.push_back(prize.thing);
  if (!prize.category.empty()) parts.push_back(prize.category);
  if (prize.ranking != league::event::PrizeRanking::final_rank)
    parts.push_back(report::prize_ranking_text(prize.ranking));
  const std::string what = join(parts, ", ");
  return say("Place {0}: {1}", {prize.place, std::string_view(what)});
}

void add_prize_ranking(SettingSheet& sheet, const Page& page) {
  using league::event::PrizeRanking;
  SettingRow& row = sheet.rows.emplace_back();
  row.title = tr("Awarded by");
  row.help = help_on("prizes");
  for (const PrizeRanking ranking :
       {PrizeRanking::final_rank, PrizeRanking::performance, PrizeRanking::from_last}) {
    ManageState next = page.state;
    next.prize_ranking = ranking;
    row.choices.push_back(page.with(std::move(next), "prize_by/" + std::to_string(index(ranking)),
                                    report::prize_ranking_text(ranking),
                                    page.state.prize_ranking == ranking));
  }
}

void add_prizes_each(SettingSheet& sheet, const Page& page) {
  SettingRow& row = sheet.rows.emplace_back();
  row.title = tr("Prizes per participant");
  for (const bool one : {false, true}) {
    league::event::MoneySet money = page.now().money;
    money.one_prize_each = one;
    row.choices.push_back(page.enter(money, one ? "prizes_each/one" : "prizes_each/several",
                                     one ? tr("One, the largest") : tr("Several")));
    row.choices.back().chosen = page.now().money.one_prize_each == one;
  }
}

// Offers the categories of the entrants. Returns the chosen one; empty: all.
std::string add_prize_category(SettingSheet& sheet, const Page& page) {
  std::vector<std::string> categories{""};
  for (const league::EntrantState& entrant : page.now().entrants) {
    for (const std::string& one : entrant.categories) {
      if (std::ranges::find(categories, one) == categories.end()) categories.push_back(one);
    }
  }
  SettingRow& row = sheet.rows.emplace_back();
  row.field = field_of(page.state.typed, std::string(kPrizeCategory), tr("Only for a category"),
                       tr("for example women"));
  const std::string typed_name = normal_name(row.field.text);
  for (std::size_t i = 0; i < categories.size(); ++i) {
    ManageState next = page.state;
    next.typed[std::string(kPrizeCategory)] = categories[i];
    row.choices.push_back(state_action(std::move(next), "manage/prize_of/" + std::to_string(i),
                                       categories[i].empty() ? tr("All participants") : categories[i]));
    row.choices.back().chosen = typed_name == categories[i];
  }
  return typed_name;
}

void add_prize_rows(SettingSheet& sheet, const Page& page) {
  const league::event::MoneySet& money = page.now().money;
  SettingRow& place = sheet.rows.emplace_back();
  place.title = tr("Prizes");
  place.number = page.number("place", page.state.place, 1, 1, kPlacesMost, &ManageState::place);
  SettingRow& amount = sheet.rows.emplace_back();
  amount.field = field_of(page.state.typed, "league/prize", tr("Amount"), "100");
  const auto sum = read_amount(amount.field.text.empty() ? "0" : amount.field.text);
  const std::string category = add_prize_category(sheet, page);
  add_prize_ranking(sheet, page);
  league::event::Prize prize{page.state.place, category, sum.value_or(0),
                             normal_name(field_text(page.state.typed, kThing)), page.state.prize_ranking};
  SettingRow& thing = sheet.rows.emplace_back();
  thing.field = field_of(page.state.typed, std::string(kThing), tr("Other prize"), tr("a ham"));
  thing.choices = {page.enter(league::with_prize(money, prize), "prize", tr("Add prize"))};
  thing.choices.front().enabled = sum && *sum >= 0 && (prize.amount > 0 || !prize.thing.empty());
  if (money.prizes.empty()) return;
  add_prizes_each(sheet, page);
  SettingRow& all = sheet.rows.emplace_back();
  all.title = tr("Prizes (tap to remove)");
  for (std::size_t i = 0; i < money.prizes.size(); ++i) {
    league::event::MoneySet less = money;
    less.prizes.erase(less.prizes.begin() + static_cast<std::ptrdiff_t>(i));
    all.choices.push_back(
        page.enter(less, "no_prize/" + std::to_string(i + 1), prize_text(money.prizes[i], money.currency)));
  }
}

void add_money_page(SettingSheet& sheet, const Page& page) {
  add_fee_rows(sheet, page);
  add_prize_rows(sheet, page);
}

void add_files_page(SettingSheet& sheet, const Page& page) {
  using What = command::ClubWork::What;
  const std::string place = page.folder + "/tanteador-" + as_file_name(page.now().setup.name);
  const auto add = [&](std::string title, const char* id, std::string label, const char* ending, What what) {
    sheet.rows.push_back(
        file_row(page.state.typed, std::move(title), id, std::move(label), place + ending, what));
  };
  sheet.rows.push_back(file_row(page.state.typed, tr("List of results, one table per line: 7 30:12"),
                                "results", tr("Import results"), {}, What::results));
  add(tr("The whole competition with its matches, for another database"), "competition", tr("Export"),
      ".json", What::competition);
  add(tr("Rounds as a calendar file"), "calendar", tr("Save calendar"), ".ics", What::calendar);
  add(tr("A tournament report (TRF) for other programs"), "report", tr("Save report"), ".trf", What::report);
  if (!page.now().now().rounds.empty())
    add(tr("Proof of the last pairings, for anyone to check"), "proof", tr("Save proof"), "-draw.json",
        What::proof);
}

// Computed on demand, because it replays the whole competition.
void add_corrections(SettingSheet& sheet, const Page& page) {
  SettingRow& row = sheet.rows.emplace_back();
  row.title = tr("Corrections and their effect");
  row.choices = {
      operation(command::ClubWork{command::ClubWork::What::corrections}, "manage/corrections", tr("Show"))};
  if (!page.league.history) return;
  if (page.league.history->corrections.empty()) row.note = tr("No corrections.");
  for (const CorrectionText& one : page.league.history->corrections) {
    report::Table& table = sheet.tables.emplace_back(report::moved_table(one.moved, page.league.names));
    const std::string at = day_and_time(one.at);
    table.title = say("{0}: {1}", {std::string_view(at), std::string_view(one.what)});
    if (!one.reason.empty()) table.title += "\n" + one.reason;
  }
}

constexpr int kActsShown = 20;

// The effect of an undo up to the chosen entry, with the button that does it.
void add_undo(SettingSheet& sheet, const Page& page, std::span<const PastAct> acts) {
  const std::string first = act_text(acts.back());
  const auto count = static_cast<int>(acts.size());
  const command::EnterTogether together{events_back(acts),
                                        trn("{0} entry undone", "{0} entries undone", count)};
  const auto after = competition_after(page.now(), together.events);
  SettingRow& row = sheet.rows.emplace_back();
  row.title = say("Undo everything from here on? {0}", {std::string_view(first)});
  ManageState none = page.state;
  none.undo_to = -1;
  row.choices = {operation(together, "manage/undo/yes", trn("Undo {0} entry", "Undo {0} entries", count)),
                 state_action(std::move(none), "manage/undo/no", tr("Leave unchanged"))};
  row.choices.front().enabled = after.has_value();
  if (!after) {
    row.note = render(after.error().message, {.seats = {}, .sides = page.league.names});
    return;
  }
  const std::string unpaired = unpaired_text(page.now(), *after);
  row.note =
      unpaired.empty() ? tr("All pairings stay.") : say("Pairings undone: {0}", {std::string_view(unpaired)});
  const auto moves = list_moves(page.now(), *after, std::min(page.now().stage, after->stage));
  sheet.tables.push_back(report::moved_table(moves, page.league.names));
  sheet.tables.back().title = tr("Effect of the change");
}

// All entries, latest first. A chosen one is undone together with the later ones. True: its effect is shown.
bool add_acts(SettingSheet& sheet, const Page& page) {
  const std::vector<PastAct> none, &acts = page.league.history ? page.league.history->acts : none;
  const auto count = static_cast<int>(acts.size());
  const int to = page.state.undo_to;
  const bool chosen = to >= 0 && to < count;
  if (chosen) add_undo(sheet, page, std::span(acts).first(static_cast<std::size_t>(to) + 1));
  SettingRow& row = sheet.rows.emplace_back();
  row.title = tr("Undo earlier entries");
  row.choices = {
      operation(command::ClubWork{command::ClubWork::What::corrections}, "manage/acts", tr("Show"))};
  if (page.league.history && acts.empty()) row.note = tr("There is nothing to undo.");
  const int from = std::clamp(page.state.acts_from, 0, std::max(0, count - 1));
  for (int place = from; place < std::min(count, from + kActsShown); ++place) {
    ManageState next = page.state;
    next.undo_to = place;
    row.choices.push_back(page.with(std::move(next), "act/" + std::to_string(place + 1),
                                    act_text(acts[place]), page.state.undo_to == place));
  }
  const auto turn = [&](int first, const char* id, std::string label) {
    ManageState next = page.state;
    next.acts_from = first;
    row.choices.push_back(page.with(std::move(next), id, std::move(label)));
  };
  if (from > 0) turn(from - kActsShown, "acts/later", tr("Later entries"));
  if (from + kActsShown < count) turn(from + kActsShown, "acts/earlier", tr("Earlier entries"));
  return chosen;
}

void add_end_page(SettingSheet& sheet, const Page& page) {
  if (add_acts(sheet, page)) return;
  SettingRow& sound = sheet.rows.emplace_back();
  sound.title = tr("Check for errors");
  sound.note = tr("All entries are read again and all standings are calculated again.");
  sound.choices = {
      operation(command::ClubWork{command::ClubWork::What::verify}, "manage/verify", tr("Check"))};
  SettingRow& cancel = sheet.rows.emplace_back();
  cancel.title = tr("Competition created by mistake");
  cancel.note = tr("It is removed from all lists, seasons and ratings. What was entered is kept on record.");
  ManageState confirm_state = page.state;
  confirm_state.cancelling = true;
  cancel.field = field_of(page.state.typed, std::string(kReason), tr("The reason"), tr("optional"));
  cancel.choices = {state_action(std::move(confirm_state), "manage/cancel", tr("Cancel the competition"))};
  add_corrections(sheet, page);
}

constexpr std::pair<std::string_view, void (*)(SettingSheet&, const Page&)> kGroups[] = {
    {N_("Rules"), add_rules_page}, {N_("Clock"), add_clock_page}, {N_("Seeds"), add_seeds_page},
    {N_("Money"), add_money_page}, {N_("Files"), add_files_page}, {N_("Mistakes"), add_end_page}};

}  // namespace managing
}  // namespace

ManageView make_manage(const OpenLeague& league, const ManageState& state, const std::string& folder) {
  using namespace managing;
  const Page page{league, state, folder};
  ManageView view;
  view.head = head_of(league);
  const auto chosen =
      static_cast<std::size_t>(std::clamp(state.group, 0, static_cast<int>(std::size(kGroups)) - 1));
  for (std::size_t i = 0; i < std::size(kGroups); ++i) {
    ManageState next = state;
    next.group = static_cast<int>(i);
    view.sheet.groups.push_back(
        page.with(std::move(next), "group/" + std::to_string(i), tr(kGroups[i].first), i == chosen));
  }
  kGroups[chosen].second(view.sheet, page);
  if (!state.cancelling) return view;
  ManageState no = state;
  no.cancelling = false;
  view.confirmation =
      Confirmation{.title = tr("Cancel the competition?"),
                   .text = tr("No further rounds are played. Results so far are kept, and the competition "
                              "can be reopened."),
                   .yes = page.enter(league::event::CompetitionWithdrawn{field_text(state.typed, kReason)},
                                     "withdraw", tr("Cancel the competition")),
                   .no = state_action(std::move(no), "sure/no", tr("Leave unchanged"))};
  view.confirmation->yes.id = "league/sure/yes";
  return view;
}

}  // namespace tanteador::view
