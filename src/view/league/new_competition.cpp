// The form of a new competition: game, numbers, duration, format and entrants.

#include <algorithm>
#include <map>
#include <set>

#include "src/core/text/join.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/game_view.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/list_check.hpp"
#include "src/view/league/plan/more.hpp"
#include "src/view/league/round/slip.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using league::Opposition;

constexpr std::string_view kCompetitionName = "league/competition";
constexpr int kEntrantsLeast = 2, kEntrantsMost = 400, kHalfHoursMost = 48;

const UsualRound& usual_round(std::string_view game) {
  return *std::ranges::find(usual_rounds(), game, &UsualRound::game);
}

std::size_t people_each(EntrantKind kind) { return kind == EntrantKind::pairs ? 2 : 1; }

// Removes a pair as a whole; the other pairs stay.
void take_out(std::vector<std::string>& picked, std::size_t place, std::size_t each) {
  const std::size_t first = place - place % each, end = std::min(first + each, picked.size());
  picked.erase(picked.begin() + static_cast<std::ptrdiff_t>(first),
               picked.begin() + static_cast<std::ptrdiff_t>(end));
}

void put_in(std::vector<std::string>& picked, const std::string& id) {
  const auto free = std::ranges::find(picked, std::string());
  free == picked.end() ? picked.push_back(id) : void(*free = id);
}

// True if each player plays alone: the game's usual way, unless another format is chosen.
bool single_seats(const CompetitionDraft& draft) {
  const auto& stages = draft.more.stages;
  return usual_round(draft.game).meeting == Opposition::singles &&
         (stages.empty() || stages.front().format == league::Format::singles);
}

CompetitionDraft fill_defaults(CompetitionDraft draft) {
  if (draft.game.empty()) draft.game = usual_rounds().front().game;
  if (single_seats(draft)) {
    draft.kind = EntrantKind::alone;
    draft.sets = 1;
  }
  if (draft.kind != EntrantKind::pairs) std::erase(draft.picked, std::string());
  return draft;
}

struct Plan {
  const PlanState& state;
  CompetitionDraft draft;  // with defaults

  Button with(CompetitionDraft next, std::string id, std::string label, bool chosen) const {
    Button action = state_action(PlanState{std::move(next), state.typed, state.listed},
                                 "plan/" + std::move(id), std::move(label));
    action.chosen = chosen;
    return action;
  }
  int entrants() const {
    return std::max(draft.entrants, static_cast<int>(draft.picked.size() / people_each(draft.kind)));
  }
  std::vector<league::Proposal> proposals() const {
    const UsualRound& usual = usual_round(draft.game);

    auto proposals = propose(usual.meeting, entrants(), draft.half_hours * 30, usual.minutes * draft.sets,
                             draft.kind == EntrantKind::mixed);
    for (league::Proposal& one : proposals) {
      for (league::StageSetup& stage : one.stages) stage.sets = draft.sets;
    }
    // If the table chooses the teams, single players may also play at tables of several.
    if (!game_view(draft.game).sides_chosen || draft.kind != EntrantKind::alone) return proposals;
    for (league::Proposal& one :
         propose(Opposition::singles, entrants(), draft.half_hours * 30, usual.minutes, false))
      proposals.push_back(std::move(one));
    return proposals;
  }
};

SettingRow games_row(const Plan& plan) {
  SettingRow row;
  for (const UsualRound& usual : usual_rounds()) {
    CompetitionDraft next = plan.draft;
    next.game = usual.game;
    next.proposal = 0;
    if (next.game != plan.draft.game) next.more = {};
    if (usual.meeting != usual_round(plan.draft.game).meeting) next.picked.clear();
    row.choices.push_back(plan.with(std::move(next), "game/" + std::string(usual.game),
                                    game_title(usual.game), plan.draft.game == usual.game));
  }
  return row;
}

SettingRow kinds_row(const Plan& plan) {
  SettingRow row;
  constexpr std::string_view kKinds[] = {N_("Singles"), N_("Fixed pairs"), N_("Teams"),
                                         N_("Partners change")};
  for (std::size_t i = 0; i < std::size(kKinds); ++i) {
    CompetitionDraft next = plan.draft;
    next.kind = static_cast<EntrantKind>(i);
    next.proposal = 0;
    const bool mixed = next.kind == EntrantKind::mixed;
    if (mixed && usual_round(next.game).meeting == Opposition::singles) continue;
    if (mixed != (plan.draft.kind == EntrantKind::mixed)) next.more.stages.clear();
    const bool teams = next.kind == EntrantKind::teams || plan.draft.kind == EntrantKind::teams;
    if (teams && next.kind != plan.draft.kind) next.picked.clear();
    row.choices.push_back(plan.with(std::move(next), "kind/" + std::to_string(i), tr(kKinds[i]),
                                    plan.draft.kind == static_cast<EntrantKind>(i)));
  }
  return row;
}

SettingRow sets_row(const Plan& plan) {
  SettingRow row{.title = tr("Each match is")};
  for (const int sets : {1, 3, 5}) {
    CompetitionDraft next = plan.draft;
    next.sets = sets;
    row.choices.push_back(plan.with(std::move(next), "sets/" + std::to_string(sets),
                                    sets == 1 ? tr("one game") : say("the best of {0}", {sets}),
                                    plan.draft.sets == sets));
  }
  return row;
}

SettingRow number_row(const Plan& plan, std::string id, std::string title, std::string number,
                      int CompetitionDraft::*value, int least, int most) {
  Stepper stepped{{}, std::move(number), {}, {}};
  const int now = plan.draft.*value;
  const auto key = [&](int step, const char* label) {
    CompetitionDraft next = plan.draft;
    next.*value = std::clamp(now + step, least, most);
    next.proposal = 0;
    next.more.stages.clear();
    const bool moves = next.*value != now;
    Button action = plan.with(std::move(next), id + (step < 0 ? "/less" : "/more"), label, false);
    action.enabled = moves;
    return action;
  };
  stepped.less = key(-1, "−");
  stepped.more = key(1, "+");
  return {.title = std::move(title), .number = std::move(stepped)};
}

SettingRow proposals_row(const Plan& plan, const std::vector<league::Proposal>& proposals) {
  SettingRow row{.title = proposals.empty()         ? tr("Too few participants.")
                          : !proposals.front().fits ? tr("Nothing fits into that time. Shortest option:")
                                                    : tr("What fits into that time")};
  for (std::size_t i = 0; i < proposals.size(); ++i) {
    CompetitionDraft next = plan.draft;
    next.proposal = static_cast<int>(i);
    if (next.proposal != plan.draft.proposal) {
      next.more.stages.clear();
      next.more.rounds.reset();
      next.more.order.clear();
    }
    const bool is_custom = plan.draft.proposal == static_cast<int>(i) && !plan.draft.more.stages.empty();
    const std::string rounds = trn("{0} round", "{0} rounds", proposals[i].rounds),
                      minutes = trn("{0} minute", "{0} minutes", proposals[i].minutes);
    Button tile = plan.with(std::move(next), "format/" + std::to_string(i),
                            formats_text(is_custom ? plan.draft.more.stages : proposals[i].stages),
                            plan.draft.proposal == static_cast<int>(i));
    tile.detail = is_custom ? tr("as set under \"More options\"")
                            : say("{0}, {1}", {std::string_view(rounds), std::string_view(minutes)});
    row.choices.push_back(std::move(tile));
  }
  return row;
}

// Carries only the id, not the picked list: a thousand buttons may be shown.
Button chip(std::string_view prefix, const std::string& id, std::string label) {
  return operation(command::PickEntrant{id}, "plan/" + std::string(prefix) + id, std::move(label));
}

void add_teams(NewCompetition& view, const Plan& plan, const ClubBook& book) {
  view.people_title = book.teams.empty() ? tr("No teams yet.") : tr("Tap a team to enter it");
  for (const league::Team& team : book.teams) {
    const bool held = std::ranges::find(plan.draft.picked, team.id) != plan.draft.picked.end();
    (held ? view.picked : view.people).push_back(chip(held ? "out/" : "in/", team.id, team.name));
  }
}

void add_people(NewCompetition& view, const Plan& plan, const ClubBook& book) {
  view.people_title = plan.draft.kind == EntrantKind::pairs
                          ? tr("Tap two players of the club to enter a pair")
                          : tr("Tap a player of the club to enter them");
  view.search = field_of(plan.state.typed, std::string(kLeagueSearch), tr("Search or add"), tr("name"));
  constexpr auto kInto = command::AddPeople::Into::picked;
  const CheckedList list = check_list(book, listed_entrants(plan.state), [&](const std::string& person) {
    return std::ranges::find(plan.draft.picked, person) != plan.draft.picked.end();
  });
  view.add = list.listed.empty() ? add_player(book, view.search.text) : add_listed(book, list, kInto);
  std::map<std::string_view, std::string_view> names;
  for (const ClubPerson& person : book.people) names.emplace(person.id, person.name);
  std::set<std::string_view> held;
  const auto& picked = plan.draft.picked;
  const std::size_t each = people_each(plan.draft.kind);
  for (std::size_t i = 0; i < picked.size(); i += each) {
    std::vector<std::string> chosen;
    for (std::size_t place = i; place < i + each; ++place) {
      const auto person = place < picked.size() ? names.find(picked[place]) : names.end();
      if (person != names.end()) held.insert(person->first);
      chosen.emplace_back(person == names.end() ? "…" : person->second);
    }
    view.picked.push_back(chip("out/", picked[i], join(chosen, " / ")));
  }
  if (!list.listed.empty()) {
    view.people_title = tr("Check the list before importing");
    view.people = list_preview(book, plan.state, list, kInto);
    if (plan.draft.kind == EntrantKind::pairs) put_first(view.people, pair_buttons(list, kInto));
    return;
  }
  CompetitionDraft all = plan.draft;
  for (const ClubPerson* person : people_with(book, view.search.text, false)) {
    if (held.contains(person->id)) continue;
    view.people.push_back(chip("in/", person->id, person->name));
    put_in(all.picked, person->id);
  }
  if (view.people.size() < 2) return;
  view.everybody = plan.with(std::move(all), "everybody", tr("Everyone"), false);
}

void add_details(command::Begin& begin, const ListedEntrant& listed) {
  const int number = static_cast<int>(begin.entrants.size());
  begin.entrants.back().club = listed.club;
  begin.entrants.back().rating = listed.rating;
  if (!listed.categories.empty())
    begin.written.push_back(
        {.entrant = league::entrant_at(number - 1), .categories = read_categories(listed.categories)});
}

void add_entrants(command::Begin& begin, const Plan& plan, const ClubBook& book) {
  const std::size_t each = people_each(plan.draft.kind);
  const auto& picked = plan.draft.picked;
  for (std::size_t i = 0; i + each <= picked.size(); i += each) {
    league::event::EntrantEntered one;
    if (plan.draft.kind == EntrantKind::teams) {
      const auto team = std::ranges::find(book.teams, picked[i], &league::Team::id);
      if (team == book.teams.end()) continue;
      one.people = team->members;
      one.team = team->name;
    } else {
      one.people.assign(picked.begin() + static_cast<std::ptrdiff_t>(i),
                        picked.begin() + static_cast<std::ptrdiff_t>(i + each));
    }
    begin.entrants.push_back(std::move(one));
    if (const auto listed = plan.draft.details.find(picked[i]); listed != plan.draft.details.end())
      add_details(begin, listed->second);
  }
}

std::vector<league::StageSetup> stages_of(const CompetitionDraft& draft, const league::Proposal& proposed) {
  if (draft.more.stages.empty()) return proposed.stages;
  auto stages = draft.more.stages;
  for (league::StageSetup& stage : stages) stage.sets = stage.match_tables > 0 ? 1 : draft.sets;
  return stages;
}

void add_begin(NewCompetition& view, const Plan& plan, const ClubBook& book,
               const std::vector<league::Proposal>& proposals) {
  league::CompetitionSetup setup;
  setup.game = plan.draft.game;
  const auto taken = static_cast<std::size_t>(plan.draft.proposal);
  const bool possible = taken < proposals.size();
  if (possible) setup.stages = stages_of(plan.draft, proposals[taken]);
  if (possible) apply_more(setup, plan.state.typed, plan.draft.more);
  const PlanMore& more = plan.draft.more;
  const int seats = possible ? setup.stages.front().sizes.front() : 0;
  setup.ruleset =
      more.ruleset.empty() ? edition_for(rulebook::first_edition(setup.game), seats).id : more.ruleset;
  const std::string game = game_title(setup.game), formats = formats_text(setup.stages);
  const std::string usual = say("{0}, {1}", {std::string_view(game), std::string_view(formats)});
  view.name = field_of(plan.state.typed, std::string(kCompetitionName), tr("Name"), usual);
  setup.name = view.name.text.empty() ? usual : view.name.text;
  command::Begin begin{.setup = setup,
                       .entrants = {},
                       .by_lot = more.by_lot,
                       .begins = read_first_round(plan.state.typed),
                       .pause = more.pause};
  add_entrants(begin, plan, book);
  const auto count = static_cast<int>(begin.entrants.size());
  const auto& picked = plan.draft.picked;
  const bool even = picked.size() % people_each(plan.draft.kind) == 0 &&
                    std::ranges::find(picked, std::string()) == picked.end();
  if (possible && more.open) view.sheet = make_plan_more(book, plan.state.typed, plan.draft, setup);
  view.begin = operation(std::move(begin), "begin", tr("Create competition"));
  view.begin.detail = trn("{0} participant", "{0} participants", count);
  view.begin.enabled = possible && even && count >= 2;
}

}  // namespace

std::span<const UsualRound> usual_rounds() {
  static const std::vector<UsualRound> all = [] {
    std::vector<UsualRound> rounds;
    for (const GameView& game : game_views())
      rounds.push_back(
          {game.game, game.singles ? Opposition::singles : Opposition::two_sides, game.round_minutes});
    return rounds;
  }();
  return all;
}

CompetitionDraft toggle_player(CompetitionDraft draft, const std::string& id) {
  draft = fill_defaults(std::move(draft));
  const auto held = std::ranges::find(draft.picked, id);
  if (held == draft.picked.end())
    put_in(draft.picked, id);
  else
    take_out(draft.picked, held - draft.picked.begin(), people_each(draft.kind));
  return draft;
}

CompetitionDraft pick_players(CompetitionDraft draft, const std::vector<std::string>& ids) {
  if (ids.size() == 2 && draft.picked.empty() && draft.kind == EntrantKind::alone)
    draft.kind = EntrantKind::pairs;  // applies only if the game is played in pairs
  draft = fill_defaults(std::move(draft));
  const auto is_in = [&](const std::string& id) {
    return std::ranges::find(draft.picked, id) != draft.picked.end();
  };
  // A complete pair stays together: it does not fill the free place of another pair.
  const bool pair = draft.kind == EntrantKind::pairs && ids.size() == 2 && std::ranges::none_of(ids, is_in);
  if (pair && draft.picked.size() % 2 == 1) draft.picked.emplace_back();
  for (const std::string& id : ids) {
    if (is_in(id)) continue;
    if (pair)
      draft.picked.push_back(id);
    else
      put_in(draft.picked, id);
  }
  return draft;
}

NewCompetition make_new_competition(const ClubBook& book, const PlanState& state, std::string problem) {
  const Plan plan{state, fill_defaults(state.draft)};
  const auto proposals = plan.proposals();
  NewCompetition view;
  view.picked_title = tr("Participants (tap to remove)");
  view.plan.title = tr("New competition");
  view.plan.rows = {games_row(plan)};
  if (!single_seats(plan.draft))
    view.plan.rows.insert(view.plan.rows.end(), {kinds_row(plan), sets_row(plan)});
  view.plan.rows.push_back(number_row(plan, "entrants", tr("Participants"), std::to_string(plan.entrants()),
                                      &CompetitionDraft::entrants, kEntrantsLeast, kEntrantsMost));
  view.plan.rows.push_back(number_row(plan, "hours", tr("Hours available"),
                                      halves_text(plan.draft.half_hours), &CompetitionDraft::half_hours, 1,
                                      kHalfHoursMost));
  view.plan.rows.push_back(proposals_row(plan, proposals));
  plan.draft.kind == EntrantKind::teams ? add_teams(view, plan, book) : add_people(view, plan, book);
  CompetitionDraft more = plan.draft;
  more.more.open = true;
  view.more = plan.with(std::move(more), "more", tr("More options…"), false);
  view.more.enabled = !proposals.empty();
  add_begin(view, plan, book, proposals);
  view.close = {.id = "league/club", .label = tr("Club"), .command = command::Go{Screen::club}};
  view.problem = std::move(problem);
  return view;
}

}  // namespace tanteador::view
