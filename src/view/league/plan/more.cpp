#include <algorithm>

#include "src/rulebook/rulebook.hpp"
#include "src/view/league/plan/page.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::string_view kSeasonName = "league/season", kSeasonPoints = "league/season_points",
                           kFirstRound = "league/first_round";
constexpr int kMinutesStep = 5, kMinutesMost = 600, kPauseMost = 120, kBestMost = 52;

// Parses points such as "20, 12, 6.5" in halves. Ignores everything else.
std::vector<league::Halves> points_listed(const std::string& written) {
  std::vector<league::Halves> all;
  for (std::size_t begin = 0; begin < written.size();) {
    const std::size_t end = std::min(written.find_first_of(", ;", begin), written.size());
    const auto halves = read_halves(written.substr(begin, end - begin));
    if (end > begin && halves && *halves >= 0) all.push_back(*halves);
    begin = end + 1;
  }
  return all;
}

constexpr league::PointScheme kSchemes[] = {{2, 1, 0}, {4, 2, 0}, {6, 2, 0}};  // in halves
enum class ByeWorth { win, draw, nothing };

SettingRow rulesets_row(const PlanPage& page) {
  SettingRow row{.title = tr("Rule set"), .note = {}, .choices = {}, .number = {}, .field = {}};
  const auto add = [&](const std::string& id, std::string title) {
    PlanMore next = page.draft.more;
    next.ruleset = id;
    row.choices.push_back(
        page.with(std::move(next), "ruleset/" + id, std::move(title), page.setup.ruleset == id));
  };
  for (const rulebook::Edition& edition : rulebook::editions()) {
    if (edition.game == page.setup.game) add(edition.id, tr(edition.title));
  }
  for (const NamedRuleset& house : page.book.rulesets) {
    if (house.game == page.setup.game) add(house.id, house.title);
  }
  return row;
}

void add_game_rows(SettingSheet& sheet, const PlanPage& page) {
  sheet.rows.push_back(rulesets_row(page));
  if (page.stage().rounds > 0) {
    SettingRow& row = sheet.rows.emplace_back();
    row.title = tr("Rounds");
    row.number = page.number("rounds", page.stage().rounds, 1, 1, kRoundsMost, &PlanMore::rounds);
  }
  SettingRow& minutes = sheet.rows.emplace_back();
  minutes.title = tr("Minutes per round");
  minutes.number = page.number("minutes", page.stage().minutes, kMinutesStep, kMinutesStep, kMinutesMost,
                               &PlanMore::minutes);
  SettingRow& last = sheet.rows.emplace_back();
  last.title = tr("Last deal, minutes before the end");
  last.number = page.number("last_deal", page.stage().last_deal, kMinutesStep, 0,
                            std::max(0, page.stage().minutes - 1), &PlanMore::last_deal);
  const int rounds = page.stage().rounds, pauses = std::max(0, rounds - 1) * page.draft.more.pause;
  if (rounds > 0)
    minutes.note =
        say("total time for all rounds and breaks: {0} minutes", {rounds * page.stage().minutes + pauses});
  if (page.stage().format != league::Format::singles) return;
  SettingRow& seats = sheet.rows.emplace_back();
  seats.title = tr("Players per table");
  seats.note = tr("if the number does not divide evenly, some tables have one more or one fewer");
  for (const int size : {3, 4, 5, 6}) {
    seats.choices.push_back(page.place("seats", std::to_string(size), &PlanMore::seats, size));
    seats.choices.back().chosen = page.stage().sizes.front() == size;
  }
}

SettingRow order_row(const PlanPage& page) {
  const auto order =
      page.draft.more.order.empty() ? default_order(page.stage().format) : page.draft.more.order;
  SettingRow row{.title = tr("Tie-breaks, in this order"),
                 .note = {},
                 .choices = {},
                 .number = {},
                 .field = {},
                 .help = help_on("order")};
  for (const league::Tiebreak system : comparisons_offered(page.stage().format, order)) {
    PlanMore next = page.draft.more;
    next.order = order_with(order, system);
    const auto held = std::ranges::find(order, system);
    const std::string name = tiebreak_title(system);
    const bool chosen = held != order.end();
    const int place = static_cast<int>(held - order.begin()) + 1;
    Button key = page.with(std::move(next), "order/" + std::string(league::info(system).id),
                           chosen ? say("{0}. {1}", {place, std::string_view(name)}) : name, chosen);
    key.enabled = !(chosen && order.size() == 1);
    row.choices.push_back(std::move(key));
  }
  return row;
}

void add_point_rows(SettingSheet& sheet, const PlanPage& page) {
  SettingRow& points = sheet.rows.emplace_back();
  points.title = tr("Points for a win, a draw and a loss");
  points.help = help_on("points");
  for (std::size_t i = 0; i < std::size(kSchemes); ++i)
    points.choices.push_back(
        page.place("scheme", scheme_text(kSchemes[i]), &PlanMore::points, static_cast<int>(i)));
  points.field = points_field(page.typed);
  SettingRow& byes = sheet.rows.emplace_back();
  byes.title = tr("Points for a round without an opponent");
  byes.help = help_on("bye");
  const std::string worth[] = {tr("as a win"), tr("as a draw"), tr("no points")};
  for (std::size_t i = 0; i < std::size(worth); ++i)
    byes.choices.push_back(page.place("bye", worth[i], &PlanMore::bye, static_cast<int>(i)));
  SettingRow& late = sheet.rows.emplace_back();
  late.title = tr("Points for rounds missed by late arrivals");
  const std::string late_worth[] = {tr("no points"), tr("half points"), tr("full points")};
  for (std::size_t i = 0; i < std::size(late_worth); ++i)
    late.choices.push_back(page.place("late", late_worth[i], &PlanMore::late, static_cast<int>(i)));
  sheet.rows.push_back(order_row(page));
}

void add_season_rows(SettingSheet& sheet, const PlanPage& page) {
  SettingRow& season = sheet.rows.emplace_back();
  season.title = tr("Season");
  season.field =
      field_of(page.typed, std::string(kSeasonName), tr("The season's name"), tr("empty = no season"));
  constexpr std::size_t kListed = 4;
  for (std::size_t i = 0; i < std::min(kListed, page.book.seasons.size()); ++i)
    season.choices.push_back(
        page.typing(kSeasonName, "season/" + std::to_string(i), page.book.seasons[i], page.book.seasons[i]));
  SettingRow& points = sheet.rows.emplace_back();
  points.title = tr("Season points for places 1, 2, …");
  points.field = field_of(page.typed, std::string(kSeasonPoints), tr("Points by place"), "20, 12, 6");
  for (const char* list : {"10, 8, 6, 5, 4, 3, 2, 1", "25, 18, 15, 12, 10, 8, 6, 4, 2, 1"})
    points.choices.push_back(page.typing(kSeasonPoints, "by_rank/" + std::string(list), list, list));
  SettingRow& best = sheet.rows.emplace_back();
  best.title = tr("Number of results that count for the season");
  best.help = help_on("best");
  best.number = page.number("best", page.draft.more.best, 1, 0, kBestMost, &PlanMore::best);
  if (page.draft.more.best == 0) best.number->number = tr("all");
  SettingRow& rated = sheet.rows.emplace_back();
  rated.title = tr("Ratings");
  rated.help = help_on("rated");
  rated.choices = {page.flag("rated/yes", tr("Counts for ratings"), &PlanMore::unrated, false),
                   page.flag("rated/no", tr("Not rated"), &PlanMore::unrated, true)};
  SettingRow& keys = sheet.rows.emplace_back();
  keys.title = tr("Imported matches");
  keys.choices = {
      page.flag("keys/any", tr("count always"), &PlanMore::known_keys, false),
      page.flag("keys/known", tr("count only if a known key signed them"), &PlanMore::known_keys, true)};
}

void add_start_rows(SettingSheet& sheet, const PlanPage& page) {
  SettingRow& seeds = sheet.rows.emplace_back();
  seeds.title = tr("Seeding");
  seeds.help = help_on("seeds");
  seeds.choices = {page.flag("seeds/entered", tr("In order of entry"), &PlanMore::by_lot, false),
                   page.flag("seeds/lot", tr("Random"), &PlanMore::by_lot, true)};
  SettingRow& first = sheet.rows.emplace_back();
  first.title = tr("Schedule");
  first.field = field_of(page.typed, std::string(kFirstRound), tr("Round 1 starts"),
                         tr("for example 2026-12-04 20:00"));
  SettingRow& pause = sheet.rows.emplace_back();
  pause.title = tr("Break between rounds (minutes)");
  pause.number = page.number("pause", page.draft.more.pause, kMinutesStep, 0, kPauseMost, &PlanMore::pause);
  pause.note = say("a round begins {0} minutes after the one before it",
                   {page.stage().minutes + page.draft.more.pause});
}

constexpr std::pair<std::string_view, void (*)(SettingSheet&, const PlanPage&)> kPlanGroups[] = {
    {N_("Game and rules"), add_game_rows},
    {N_("Points"), add_point_rows},
    {N_("Season"), add_season_rows},
    {N_("Start"), add_start_rows},
    {N_("Advanced options"), add_stage_rows}};

}  // namespace

std::span<const league::PointScheme> schemes_offered() { return kSchemes; }

std::string scheme_text(const league::PointScheme& scheme) {
  return halves_text(scheme.win) + " – " + halves_text(scheme.draw) + " – " + halves_text(scheme.loss);
}

league::RoundPoints round_points(const league::PointScheme& scheme) {
  league::RoundPoints points;
  points.scheme = scheme;
  points.bye = points.forfeit_win = scheme.win;
  points.half_bye = scheme.draw;
  return points;
}

TextField points_field(const Texts& typed) {
  return field_of(typed, std::string(kPointsField),
                  tr("Or other points for a win, draw, loss, bye, half bye"), "3, 1, 0, 3, 1");
}

std::optional<league::RoundPoints> read_points(const Texts& typed) {
  const auto values = points_listed(field_text(typed, kPointsField));
  constexpr std::size_t kBye = 3, kHalfBye = 4, kAll = 5;
  if (values.empty() || values.size() > kAll) return std::nullopt;
  league::PointScheme scheme;
  league::Halves* const fields[] = {&scheme.win, &scheme.draw, &scheme.loss};
  for (std::size_t i = 0; i < std::min(values.size(), kBye); ++i) *fields[i] = values[i];
  league::RoundPoints points = round_points(scheme);
  if (values.size() > kBye) points.bye = values[kBye];
  if (values.size() > kHalfBye) points.half_bye = values[kHalfBye];
  return points;
}

std::vector<league::Tiebreak> order_with(std::vector<league::Tiebreak> order, league::Tiebreak system) {
  if (std::erase(order, system) == 0) order.push_back(system);
  return order;
}

std::vector<league::Tiebreak> comparisons_offered(league::Format format,
                                                  const std::vector<league::Tiebreak>& order) {
  using enum league::Tiebreak;
  std::vector<league::Tiebreak> all = order;
  const auto add = [&](std::initializer_list<league::Tiebreak> more) {
    for (const league::Tiebreak one : more) {
      if (std::ranges::find(all, one) == all.end()) all.push_back(one);
    }
  };
  for (const league::Tiebreak one : default_order(format)) add({one});
  if (format == league::Format::singles) {
    add({points, score_for, wins, best_match, deals_won, lot});
    return all;
  }
  add({points, wins_played, direct_encounter, buchholz, buchholz_cut, sonneborn, progressive});
  add({set_difference, score_difference, score_for, lot});
  return all;
}

std::string read_first_round(const Texts& typed) { return field_text(typed, kFirstRound); }

void apply_more(league::CompetitionSetup& setup, const Texts& typed, const PlanMore& more) {
  league::StageSetup& first = setup.stages.front();
  if (more.rounds && first.rounds > 0) first.rounds = *more.rounds;
  if (more.seats > 0 && first.format == league::Format::singles) {
    std::vector<int> sizes{more.seats};
    for (const int neighbour : {more.seats - 1, more.seats + 1}) {
      if (neighbour > 2) sizes.push_back(neighbour);
    }
    first.sizes = std::move(sizes);
  }
  if (!more.order.empty()) first.order = more.order;
  const auto own = read_points(typed);
  const league::RoundPoints points = own ? *own : round_points(kSchemes[more.points]);
  for (league::StageSetup& stage : setup.stages) {
    if (more.minutes) stage.minutes = *more.minutes;
    if (more.last_deal) stage.last_deal = std::min(*more.last_deal, std::max(0, stage.minutes - 1));
    stage.points = points;
    if (more.bye == static_cast<int>(ByeWorth::draw)) stage.points.bye = points.scheme.draw;
    if (more.bye == static_cast<int>(ByeWorth::nothing)) stage.points.bye = 0;
    stage.late_join = static_cast<league::LateJoin>(more.late);
    add_substitutes(stage, typed);
  }
  setup.rated = !more.unrated;
  setup.known_keys = more.known_keys;
  setup.season = field_text(typed, kSeasonName);
  setup.season_points.by_rank = points_listed(field_text(typed, kSeasonPoints));
  setup.season_points.best = more.best;
}

SettingSheet make_plan_more(const ClubBook& book, const Texts& typed, const CompetitionDraft& draft,
                            const league::CompetitionSetup& setup) {
  const PlanPage page{book, typed, draft, setup};
  SettingSheet sheet;
  sheet.title = tr("More options for the new competition");
  const auto chosen =
      static_cast<std::size_t>(std::clamp(draft.more.group, 0, static_cast<int>(std::size(kPlanGroups)) - 1));
  for (std::size_t i = 0; i < std::size(kPlanGroups); ++i) {
    PlanMore next = draft.more;
    next.group = static_cast<int>(i);
    sheet.groups.push_back(
        page.with(std::move(next), "group/" + std::to_string(i), tr(kPlanGroups[i].first), i == chosen));
  }
  kPlanGroups[chosen].second(sheet, page);
  league::Competition trial;
  if (const auto answer = league::apply(trial, league::event::CompetitionCreated{setup}); !answer)
    sheet.help = render(answer.error().message, {});
  PlanMore closed = draft.more;
  closed.open = false;
  sheet.close = page.with(std::move(closed), "close", tr("Done"), false);
  sheet.close.id = std::string(kSheetClose);
  return sheet;
}

}  // namespace tanteador::view
