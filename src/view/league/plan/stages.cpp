// The rules of the stages of a new competition.

#include <algorithm>

#include "src/view/league/plan/page.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using league::Format;
using league::StageSetup;
using Stages = std::vector<StageSetup>;

constexpr int kTwiceMost = 2, kGroupsMost = 1000, kBoardsMost = 8, kTablesLeast = 2, kTablesMost = 100,
              kGamesMost = 100, kNoLimit = -1, kHalfByesMost = 100, kGoOnMost = 1000, kUsualRounds = 5,
              kKeizerStep = 5;
constexpr std::string_view kSubstitutePoints = "league/substitute_points",
                           kSubstituteScore = "league/substitute_score";

bool moves_boards(league::Movement movement) {
  return movement == league::Movement::mitchell || movement == league::Movement::howell;
}
bool wants_rounds(const StageSetup& stage) {
  return stage.format == Format::swiss || stage.format == Format::keizer || stage.format == Format::singles ||
         (stage.format == Format::rotating_partners && stage.movement == league::Movement::pairs);
}
bool has_schedule(const StageSetup& stage) {
  return stage.format == Format::round_robin || stage.format == Format::groups;
}

// A stage of this format, with those rules of `was` that apply to it.
StageSetup stage_with_format(const StageSetup& was, Format format) {
  StageSetup stage;
  stage.format = format;
  stage.minutes = was.minutes;
  stage.points = was.points;
  stage.late_join = was.late_join;
  stage.substitutes = was.substitutes;
  stage.minimum_games = was.minimum_games;
  stage.sizes = was.sizes;
  stage.withdrawals = was.withdrawals;
  stage.go_on = was.go_on;
  if (format != Format::singles) stage.sets = was.sets;
  if (format != Format::singles && format != Format::rotating_partners) stage.match_tables = was.match_tables;
  if (wants_rounds(stage)) stage.rounds = std::max(was.rounds, kUsualRounds);
  if (format == Format::groups) stage.groups = std::max(was.groups, kTwiceMost);
  return stage;
}

struct StagePage {
  const PlanPage& page;
  std::size_t at = 0;

  const StageSetup& stage() const { return page.setup.stages[at]; }
  bool is_last() const { return at + 1 == page.setup.stages.size(); }
  template <class Change>
  Button key(const std::string& id, std::string label, bool chosen, const Change& change) const {
    PlanMore next = page.draft.more;
    next.stages = page.setup.stages;
    change(next.stages);
    return page.with(std::move(next), "stage/" + id, std::move(label), chosen);
  }
  template <class Value>
  Button choice_button(const std::string& id, std::string label, Value StageSetup::*field, Value is) const {
    return key(id, std::move(label), stage().*field == is, [&](Stages& all) { all[at].*field = is; });
  }
  template <class Set>
  Stepper number(const std::string& id, int now, std::string shown, int less, int more,
                 const Set& set) const {
    Stepper view{{}, std::move(shown), {}, {}};
    view.less = key(id + "/less", "−", false, [&](Stages& all) { set(all[at], less); });
    view.more = key(id + "/more", "+", false, [&](Stages& all) { set(all[at], more); });
    view.less.enabled = less != now;
    view.more.enabled = more != now;
    return view;
  }
  Stepper number(const std::string& id, int StageSetup::*field, int least, int most) const {
    const int now = stage().*field;
    return number(id, now, std::to_string(now), std::max(least, now - 1), std::min(most, now + 1),
                  [&](StageSetup& in, int value) { in.*field = value; });
  }
};

SettingRow& add_titled_row(SettingSheet& sheet, std::string title) {
  SettingRow& row = sheet.rows.emplace_back();
  row.title = std::move(title);
  return row;
}

constexpr Format kFormats[] = {
    Format::swiss,  Format::round_robin, Format::groups,           Format::knockout,
    Format::keizer, Format::singles,     Format::rotating_partners};

void add_formats(SettingSheet& sheet, const StagePage& page) {
  SettingRow& first = add_titled_row(sheet, tr("Format"));
  for (const Format format : kFormats) {
    Button key = page.key("format/" + std::to_string(static_cast<int>(format)), tr(name_of(format)),
                          page.stage().format == format, [&](Stages& all) {
                            if (all[page.at].format != format)
                              all[page.at] = stage_with_format(all[page.at], format);
                          });
    auto& set = std::get<command::SetLeagueState>(std::get<command::LeagueRequest>(key.command).what);
    PlanMore& more = std::get<PlanState>(set.at).draft.more;
    if (page.at == 0 && page.stage().format != format) {  // they belong to the other format
      more.rounds.reset();
      more.order.clear();
      more.seats = 0;
    }
    first.choices.push_back(std::move(key));
  }
  if (page.stage().rounds > 0 && page.at > 0)
    add_titled_row(sheet, tr("Rounds")).number = page.number("rounds", &StageSetup::rounds, 1, kRoundsMost);
}

void add_second(SettingSheet& sheet, const StagePage& page) {
  if (page.at > 0) return;
  SettingRow& row = add_titled_row(sheet, tr("A second stage"));
  row.choices.push_back(
      page.key("then/none", tr("none"), page.is_last(), [](Stages& all) { all.resize(1); }));
  for (const Format format : kFormats) {
    const bool chosen = !page.is_last() && page.page.setup.stages[1].format == format;
    row.choices.push_back(page.key("then/" + std::to_string(static_cast<int>(format)), tr(name_of(format)),
                                   chosen, [&](Stages& all) {
                                     if (chosen) return;
                                     StageSetup second = stage_with_format(all.front(), format);
                                     second.cycles = all.front().cycles;
                                     second.clubs = all.front().clubs;
                                     second.unplayed = all.front().unplayed;
                                     second.go_on = {};
                                     if (all.size() < 2)
                                       all.front().go_on = {.who = league::GoOn::Who::top, .top = kTwiceMost};
                                     all.resize(1);
                                     all.push_back(std::move(second));
                                   }));
  }
}

void add_going_on(SettingSheet& sheet, const StagePage& page) {
  if (page.is_last()) return;
  const league::GoOn& goes = page.stage().go_on;
  const auto set = [](int league::GoOn::*field) {
    return [field](StageSetup& in, int value) {
      in.go_on.*field = value;
      const bool all = in.go_on.top + in.go_on.best_next == 0;
      in.go_on.who = all ? league::GoOn::Who::all : league::GoOn::Who::top;
    };
  };
  const bool groups = page.stage().format == Format::groups;
  SettingRow& top = add_titled_row(sheet, groups ? tr("Qualify from each group") : tr("Number who qualify"));
  const bool all = goes.who == league::GoOn::Who::all;
  top.number =
      page.number("top", goes.top, all ? tr("all") : std::to_string(goes.top), std::max(0, goes.top - 1),
                  std::min(kGoOnMost, goes.top + 1), set(&league::GoOn::top));
  if (groups)
    add_titled_row(sheet, tr("Plus the best of the next place, across groups")).number = page.number(
        "best_next", goes.best_next, std::to_string(goes.best_next), std::max(0, goes.best_next - 1),
        std::min(kGoOnMost, goes.best_next + 1), set(&league::GoOn::best_next));
  SettingRow& carry = add_titled_row(sheet, tr("Results of this stage"));
  const auto flag = [&](const std::string& id, std::string label, bool league::GoOn::*field, bool is) {
    return page.key(id, std::move(label), goes.*field == is,
                    [&](Stages& stages) { stages[page.at].go_on.*field = is; });
  };
  carry.choices = {flag("carry/no", tr("start again from zero"), &league::GoOn::carry_over, false),
                   flag("carry/yes", tr("are carried over"), &league::GoOn::carry_over, true)};
  SettingRow& others = add_titled_row(sheet, tr("Those who do not qualify"));
  others.choices = {flag("others/no", tr("are out"), &league::GoOn::repechage, false),
                    flag("others/yes", tr("play for a remaining place"), &league::GoOn::repechage, true)};
}

void add_schedule(SettingSheet& sheet, const StagePage& page) {
  if (!has_schedule(page.stage())) return;
  SettingRow& cycles = add_titled_row(sheet, tr("Everyone plays everyone"));
  cycles.choices = {page.choice_button("cycles/1", tr("once"), &StageSetup::cycles, 1),
                    page.choice_button("cycles/2", tr("twice"), &StageSetup::cycles, kTwiceMost)};
  if (page.stage().format == Format::round_robin) {
    SettingRow& clubs = add_titled_row(sheet, tr("Players of the same club"));
    clubs.choices = {
        page.choice_button("between_clubs/no", tr("are treated like all others"), &StageSetup::between_clubs,
                           false),
        page.choice_button("between_clubs/yes", tr("do not meet: two clubs of equal size (Scheveningen)"),
                           &StageSetup::between_clubs, true)};
  }
  if (page.stage().format == Format::groups) {
    add_titled_row(sheet, tr("Groups")).number = page.number("groups", &StageSetup::groups, 1, kGroupsMost);
    SettingRow& drawn = add_titled_row(sheet, tr("How groups are formed"));
    drawn.choices = {page.choice_button("group_draw/snake", tr("by seed, in a snake"),
                                        &StageSetup::group_draw, league::GroupDraw::snake),
                     page.choice_button("group_draw/drawn", tr("by lot, from seeding pots"),
                                        &StageSetup::group_draw, league::GroupDraw::drawn)};
  }
  using Policy = league::WithdrawalRule::Policy;
  SettingRow& left = add_titled_row(sheet, tr("Results of participants who leave early"));
  for (const auto& [id, label, policy] : {std::tuple("left/strike", tr("are removed"), Policy::strike),
                                          std::tuple("left/keep", tr("stay"), Policy::keep)})
    left.choices.push_back(page.key(id, label, page.stage().withdrawals.policy == policy,
                                    [&, is = policy](Stages& all) { all[page.at].withdrawals.policy = is; }));
}

void add_knockout(SettingSheet& sheet, const StagePage& page) {
  if (page.stage().format != Format::knockout) return;
  using league::Elimination;
  constexpr std::tuple<std::string_view, std::string_view, Elimination> kEliminations[] = {
      {"elimination/single", N_("after one loss"), Elimination::once},
      {"elimination/double", N_("after two, with a second final if needed"), Elimination::twice},
      {"elimination/double_one_final", N_("after two, with one final"), Elimination::twice_one_final}};
  SettingRow& out = add_titled_row(sheet, tr("A participant is out"));
  for (const auto& [id, label, elimination] : kEliminations)
    out.choices.push_back(page.key(std::string(id), tr(label), page.stage().elimination == elimination,
                                   [&, is = elimination](Stages& all) {
                                     all[page.at].elimination = is;
                                     if (is == Elimination::once) return;
                                     all[page.at].third_place = all[page.at].repechage = false;
                                   }));
  SettingRow& clubs = add_titled_row(sheet, tr("Players of the same club"));
  clubs.choices = {page.choice_button("clubs/before_points", tr("meet as late as possible"),
                                      &StageSetup::clubs, league::ClubRule::before_points),
                   page.choice_button("clubs/within_points", tr("meet late, but seeds keep their byes"),
                                      &StageSetup::clubs, league::ClubRule::within_points),
                   page.choice_button("clubs/ignored", tr("are treated like all others"), &StageSetup::clubs,
                                      league::ClubRule::ignored)};
  if (page.stage().elimination != Elimination::once) return;
  SettingRow& third = add_titled_row(sheet, tr("Third-place match"));
  third.choices = {page.choice_button("third/no", tr("no"), &StageSetup::third_place, false),
                   page.choice_button("third/yes", tr("yes"), &StageSetup::third_place, true)};
  if (page.at > 0) return;
  SettingRow& lost = add_titled_row(sheet, tr("Losers"));
  lost.choices = {
      page.choice_button("repechage/no", tr("are out"), &StageSetup::repechage, false),
      page.choice_button("repechage/yes", tr("continue in a repechage"), &StageSetup::repechage, true)};
}

void add_singles(SettingSheet& sheet, const StagePage& page) {
  if (page.stage().format != Format::singles) return;
  using league::SeatRule;
  SettingRow& seats = add_titled_row(sheet, tr("Seats from the second round on"));
  seats.choices = {
      page.choice_button("seats/fresh", tr("new opponents each round"), &StageSetup::seats, SeatRule::fresh),
      page.choice_button("seats/by_score", tr("by score: the best at table 1"), &StageSetup::seats,
                         SeatRule::by_score),
      page.choice_button("seats/by_score_fresh", tr("by score, but with new opponents"), &StageSetup::seats,
                         SeatRule::by_score_fresh)};
  if (page.stage().seats != SeatRule::fresh) {
    SettingRow& clubs = add_titled_row(sheet, tr("Players of the same club"));
    clubs.choices = {page.choice_button("clubs/before_points", tr("sit apart when seats are drawn by lot"),
                                        &StageSetup::clubs, league::ClubRule::before_points),
                     page.choice_button("clubs/ignored", tr("are treated like all others"),
                                        &StageSetup::clubs, league::ClubRule::ignored)};
  }
  SettingRow& last = add_titled_row(sheet, tr("Last round"));
  last.choices = {
      page.choice_button("score_final/no", tr("like the others"), &StageSetup::score_final, false),
      page.choice_button("score_final/yes", tr("by score, with a final table"), &StageSetup::score_final,
                         true)};
}

void add_swiss(SettingSheet& sheet, const StagePage& page) {
  if (page.stage().format != Format::swiss) return;
  using league::ClubRule;
  SettingRow& clubs = add_titled_row(sheet, tr("Players of the same club"));
  clubs.choices = {
      page.choice_button("clubs/before_points", tr("avoid each other even at the cost of uneven points"),
                         &StageSetup::clubs, ClubRule::before_points),
      page.choice_button("clubs/within_points", tr("avoid each other only among equal points"),
                         &StageSetup::clubs, ClubRule::within_points),
      page.choice_button("clubs/ignored", tr("are treated like all others"), &StageSetup::clubs,
                         ClubRule::ignored)};
  SettingRow& first = add_titled_row(sheet, tr("First rounds"));
  first.choices = {
      page.choice_button("accelerated/no", tr("like the others"), &StageSetup::accelerated, false),
      page.choice_button("accelerated/yes", tr("accelerated: strong against strong"),
                         &StageSetup::accelerated, true)};
  using league::UnplayedRule;
  SettingRow& unplayed = add_titled_row(sheet, tr("Unplayed rounds in tie-breaks"));
  unplayed.choices = {page.choice_button("unplayed/2026", tr("as of FIDE 2026"), &StageSetup::unplayed,
                                         UnplayedRule::fide2026),
                      page.choice_button("unplayed/2023", tr("as of FIDE 2023"), &StageSetup::unplayed,
                                         UnplayedRule::fide2023)};
}

void add_keizer(SettingSheet& sheet, const StagePage& page) {
  if (page.stage().format != Format::keizer) return;
  using league::KeizerRules;
  const auto field = [](int KeizerRules::*which) {
    return [which](StageSetup& in, int value) { in.keizer.*which = value; };
  };
  const KeizerRules& rules = page.stage().keizer;
  add_titled_row(sheet, tr("Value of the first place")).number = page.number(
      "keizer/top", rules.top, rules.top == 0 ? tr("1½ × participants") : std::to_string(rules.top),
      std::max(0, rules.top - kKeizerStep), std::min(league::kKeizerValueMax, rules.top + kKeizerStep),
      field(&KeizerRules::top));
  constexpr std::pair<int, const char*> kShares[] = {{0, "0"},   {1, "1/6"}, {2, "1/3"},
                                                     {3, "1/2"}, {4, "2/3"}, {6, "1"}};
  const auto add_shares = [&](std::string title, const std::string& id, int KeizerRules::*which) {
    SettingRow& row = add_titled_row(sheet, std::move(title));
    for (const auto& [sixths, label] : kShares)
      row.choices.push_back(page.key(id + std::to_string(sixths), label, rules.*which == sixths,
                                     [&, is = sixths](Stages& all) { all[page.at].keizer.*which = is; }));
  };
  add_shares(tr("Of the own value, for sitting out"), "keizer/bye/", &KeizerRules::bye_sixths);
  add_shares(tr("Of the own value, for an announced absence"), "keizer/absent/", &KeizerRules::absent_sixths);
  add_titled_row(sheet, tr("Rounds before two meet again")).number =
      page.number("keizer/between", rules.rounds_between, std::to_string(rules.rounds_between),
                  std::max(0, rules.rounds_between - 1), std::min(kGamesMost, rules.rounds_between + 1),
                  field(&KeizerRules::rounds_between));
}

void add_movement(SettingSheet& sheet, const StagePage& page) {
  if (page.stage().format != Format::rotating_partners) return;
  constexpr std::pair<league::Movement, std::string_view> kMovements[] = {
      {league::Movement::whist, N_("Everyone partners everyone once")},
      {league::Movement::pairs, N_("A Swiss with new pairs every round")},
      {league::Movement::rainbow, N_("Rainbow: four lines")},
      {league::Movement::mitchell, N_("Mitchell: formations in two lines")},
      {league::Movement::howell, N_("Howell: every formation meets every other")}};
  SettingRow& row = add_titled_row(sheet, tr("Movement"));
  for (const auto& [movement, label] : kMovements)
    row.choices.push_back(page.key("movement/" + std::to_string(static_cast<int>(movement)), tr(label),
                                   page.stage().movement == movement, [&, is = movement](Stages& all) {
                                     StageSetup& stage = all[page.at];
                                     stage.movement = is;
                                     const bool duplicate =
                                         is == league::Movement::rainbow || moves_boards(is);
                                     stage.boards = !duplicate         ? 0
                                                    : moves_boards(is) ? std::max(stage.boards, kTwiceMost)
                                                                       : stage.boards;
                                     stage.rounds = wants_rounds(stage) ? kUsualRounds : 0;
                                   }));
  const bool moved = moves_boards(page.stage().movement);
  if (!moved && page.stage().movement != league::Movement::rainbow) return;
  SettingRow& boards = add_titled_row(sheet, tr("Duplicate: boards per round"));
  boards.number = page.number("boards", &StageSetup::boards, moved ? 1 : 0, kBoardsMost);
  if (page.stage().boards == 0) boards.number->number = tr("none");
}

void add_match_tables(SettingSheet& sheet, const StagePage& page) {
  const Format format = page.stage().format;
  if (format == Format::singles || format == Format::rotating_partners) return;
  SettingRow& row = add_titled_row(sheet, tr("Team match: number of tables, each worth one point"));
  const int now = page.stage().match_tables;
  row.number = page.number(
      "match_tables", now, now == 0 ? tr("one") : std::to_string(now), now <= kTablesLeast ? 0 : now - 1,
      now == 0 ? kTablesLeast : std::min(kTablesMost, now + 1), [](StageSetup& in, int is) {
        in.match_tables = is;
        if (is > 0) in.sets = 1;
      });
}

void add_counted(SettingSheet& sheet, const StagePage& page) {
  SettingRow& least = add_titled_row(sheet, tr("Games needed to be ranked"));
  least.number = page.number("minimum_games", &StageSetup::minimum_games, 0, kGamesMost);
  SettingRow& byes = add_titled_row(sheet, tr("Half-point byes per participant"));
  const std::optional<int> limit = page.stage().half_byes;
  const int shown = limit.value_or(kNoLimit);
  byes.number = page.number(
      "half_byes", shown, limit ? std::to_string(*limit) : "–", std::max(kNoLimit, shown - 1),
      std::min(kHalfByesMost, shown + 1),
      [](StageSetup& in, int is) { in.half_byes = is == kNoLimit ? std::nullopt : std::optional(is); });
  SettingRow& until = add_titled_row(sheet, tr("Last round with half-point byes"));
  until.number = page.number("half_byes_until", &StageSetup::half_byes_until, 0, kHalfByesMost);
  if (page.stage().half_byes_until == 0) until.number->number = "–";
  using Worth = league::SubstituteRule::Points;
  constexpr std::pair<Worth, std::string_view> kWorths[] = {{Worth::to_entrant, N_("counts like any other")},
                                                            {Worth::none, N_("brings no points")},
                                                            {Worth::fixed, N_("is worth a fixed number")}};
  SettingRow& substitutes = add_titled_row(sheet, tr("A round played by a substitute"));
  for (const auto& [worth, label] : kWorths)
    substitutes.choices.push_back(
        page.key("substitutes/" + std::to_string(static_cast<int>(worth)), tr(label),
                 page.stage().substitutes.policy == worth,
                 [&, is = worth](Stages& all) { all[page.at].substitutes = {.policy = is}; }));
  if (page.stage().substitutes.policy != Worth::fixed) return;
  sheet.rows.emplace_back().field =
      field_of(page.page.typed, std::string(kSubstitutePoints), tr("Points for such a round"), "0.5");
  sheet.rows.emplace_back().field =
      field_of(page.page.typed, std::string(kSubstituteScore), tr("Score for such a round"), "0");
}

}  // namespace

void add_stage_rows(SettingSheet& sheet, const PlanPage& page) {
  const auto stages = static_cast<int>(page.setup.stages.size());
  const int shown = std::clamp(page.draft.more.stage, 0, stages - 1);
  if (stages > 1) {
    SettingRow& which = add_titled_row(sheet, tr("Rules for"));
    for (int i = 0; i < stages; ++i) {
      PlanMore next = page.draft.more;
      next.stage = i;
      which.choices.push_back(
          page.with(std::move(next), "stage_of/" + std::to_string(i), say("Stage {0}", {i + 1}), i == shown));
    }
  }
  const StagePage stage{page, static_cast<std::size_t>(shown)};
  for (const auto add : {add_formats, add_movement, add_schedule, add_knockout, add_singles, add_swiss,
                         add_keizer, add_match_tables, add_counted, add_second, add_going_on})
    add(sheet, stage);
}

void add_substitutes(StageSetup& stage, const Texts& typed) {
  if (stage.substitutes.policy != league::SubstituteRule::Points::fixed) return;
  stage.substitutes.points = read_halves(field_text(typed, kSubstitutePoints)).value_or(0);
  stage.substitutes.score = read_account(field_text(typed, kSubstituteScore)).value_or(0);
}

}  // namespace tanteador::view
