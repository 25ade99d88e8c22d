#include "src/view/league/states.hpp"

#include <algorithm>

namespace tanteador::view {

namespace {

void clear_questions(LeagueStates& states) {
  std::get<RoundState>(states).confirmation_id.clear();
  std::get<EntrantsState>(states).leaving = false;
  std::get<ManageState>(states).cancelling = false;
}

void show(LeagueStates& states, CompetitionViewState next) {
  auto& shown = std::get<CompetitionViewState>(states);
  auto& round = std::get<RoundState>(states);
  const bool same_round = next.round == shown.round;  // another page, or the same page again
  if (same_round)
    put_aside(round);
  else
    round.begun.clear();
  round.result = {};
  round.line = {};
  if (!same_round) round.from = -1;
  round.typed.erase(std::string(kRoundDate));
  std::get<EntrantsState>(states).listed.clear();
  if (same_round) {
    round.swap = {};
    clear_questions(states);
    for (Texts* typed :
         {&round.typed, &std::get<EntrantsState>(states).typed, &std::get<ManageState>(states).typed})
      for (const std::string_view field : {kLeagueSearch, kReason}) typed->erase(std::string(field));
  }
  shown = std::move(next);
}

}  // namespace

void set_state(LeagueStates& states, LeagueScreenState at) {
  std::visit(
      [&]<class State>(State& next) {
        if constexpr (std::is_same_v<State, CompetitionViewState>)
          show(states, std::move(next));
        else
          std::get<State>(states) = std::move(next);
      },
      at);
}

void put_aside(RoundState& state) {
  BegunResult begun{state.result, {}};
  for (const std::string_view field : {kReason, kRemark}) {
    auto typed = state.typed.extract(std::string(field));
    if (typed && !typed.mapped().empty()) begun.typed.insert(std::move(typed));
  }
  const ResultDraft& draft = begun.draft;
  const bool figures =
      std::ranges::any_of(draft.figures, [](const std::string& one) { return !one.empty(); });
  const bool any = figures || draft.winner || !draft.absent.empty() || !begun.typed.empty();
  state.result = {};
  state.result.digits = draft.digits;  // keeps the way of typing
  if (draft.table >= 0 && any) state.begun[draft.table] = std::move(begun);
}

void open_table(RoundState& state, int table) {
  put_aside(state);
  state.result.table = table;
  auto begun = state.begun.extract(table);
  if (!begun) return;
  state.result = std::move(begun.mapped().draft);
  state.typed.merge(begun.mapped().typed);
}

void clear_search(LeagueStates& states) {
  const auto clear = [](auto& state) {
    if constexpr (requires { state.typed; }) state.typed.erase(std::string(kLeagueSearch));
    if constexpr (requires { state.listed; }) state.listed.clear();
  };
  std::apply([&](auto&... each) { (clear(each), ...); }, states);
}

void clear_pin(LeagueStates& states) {
  for (const std::string_view field : {kReferee, kRefereePin, kRefereePinAgain})
    std::get<ClubViewState>(states).typed.erase(std::string(field));
}

void leave_screen(LeagueStates& states) {
  clear_pin(states);
  auto& player = std::get<PlayerState>(states);
  player.merging = player.forgetting = false;
  std::get<ClubViewState>(states).doubles = false;
  auto& round = std::get<RoundState>(states);
  round.swap = {};
  round.typed.erase(std::string(kRoundDate));
  clear_questions(states);
  clear_search(states);
}

void clear_entered(LeagueStates& states) {
  auto& round = std::get<RoundState>(states);
  round.result = {};
  round.line = {};
  round.swap.table = round.swap.entrant = -1;
  std::erase_if(round.typed, [](const auto& field) { return field.first != kLeagueSearch; });
  auto& entrants = std::get<EntrantsState>(states);
  std::erase_if(entrants.typed, [&](const auto& field) {
    return field.first != kLeagueSearch || entrants.entrant >= 0;  // a sheet has its own search
  });
  EntrantsState no_sheet;
  no_sheet.check_in = std::move(entrants.check_in);
  no_sheet.typed = std::move(entrants.typed);
  entrants = std::move(no_sheet);
  auto& manage = std::get<ManageState>(states);
  std::erase_if(manage.typed, [](const auto& field) { return !field.first.starts_with(kFileField); });
  ManageState same_page;
  same_page.group = manage.group;
  same_page.typed = std::move(manage.typed);
  manage = std::move(same_page);
  clear_questions(states);
}

void choose_paper(LeagueStates& states) {
  constexpr std::string_view kTables[] = {"standings", "crosstable", "season", "club-totals"};
  LeaguePage& page = std::get<CompetitionViewState>(states).page;
  std::string& paper = std::get<PaperState>(states).paper;
  if (page == LeaguePage::round) paper = "tables";
  if (page == LeaguePage::standings) paper = kTables[index(std::get<StandingsState>(states).table)];
  if (page == LeaguePage::entrants) paper = "entrants";
  page = LeaguePage::papers;
}

Texts& texts_of(LeagueStates& states, Screen screen, std::string_view field) {
  if (screen == Screen::player) return std::get<PlayerState>(states).typed;
  if (screen == Screen::new_competition) return std::get<PlanState>(states).typed;
  if (screen != Screen::competition) return std::get<ClubViewState>(states).typed;
  auto& shown = std::get<CompetitionViewState>(states);
  if (field == kAsOf) return shown.typed;
  switch (shown.page) {
    case LeaguePage::round: return std::get<RoundState>(states).typed;
    case LeaguePage::entrants: return std::get<EntrantsState>(states).typed;
    case LeaguePage::manage: return std::get<ManageState>(states).typed;
    case LeaguePage::standings:
    case LeaguePage::papers: break;
  }
  return shown.typed;
}

}  // namespace tanteador::view
