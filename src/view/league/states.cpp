#include "src/view/league/states.hpp"

#include <algorithm>

namespace tanteador::view {

namespace {

void clear_questions(LeaguePicks& picks) {
  std::get<RoundState>(picks).sure.clear();
  std::get<EntrantsState>(picks).leaving = false;
  std::get<ManageState>(picks).cancelling = false;
}

void show(LeaguePicks& picks, CompetitionViewState next) {
  auto& shown = std::get<CompetitionViewState>(picks);
  auto& round = std::get<RoundState>(picks);
  const bool same_round = next.round == shown.round;  // another page, or the same page again
  if (same_round)
    put_aside(round);
  else
    round.begun.clear();
  round.result = {};
  if (!same_round) round.from = -1;
  round.typed.erase(std::string(kRoundDate));
  std::get<EntrantsState>(picks).listed.clear();
  if (same_round) {
    round.swap = {};
    clear_questions(picks);
    for (Texts* typed :
         {&round.typed, &std::get<EntrantsState>(picks).typed, &std::get<ManageState>(picks).typed})
      for (const std::string_view field : {kLeagueSearch, kReason}) typed->erase(std::string(field));
  }
  shown = std::move(next);
}

}  // namespace

void set_state(LeaguePicks& picks, LeagueScreenState at) {
  std::visit(
      [&]<class Pick>(Pick& next) {
        if constexpr (std::is_same_v<Pick, CompetitionViewState>)
          show(picks, std::move(next));
        else
          std::get<Pick>(picks) = std::move(next);
      },
      at);
}

void put_aside(RoundState& pick) {
  BegunResult begun{pick.result, {}};
  for (const std::string_view field : {kReason, kRemark}) {
    auto typed = pick.typed.extract(std::string(field));
    if (typed && !typed.mapped().empty()) begun.typed.insert(std::move(typed));
  }
  const ResultDraft& draft = begun.draft;
  const bool figures =
      std::ranges::any_of(draft.figures, [](const std::string& one) { return !one.empty(); });
  const bool any = figures || draft.winner || !draft.absent.empty() || !begun.typed.empty();
  pick.result = {};
  pick.result.digits = draft.digits;  // keeps the way of typing
  if (draft.table >= 0 && any) pick.begun[draft.table] = std::move(begun);
}

void open_table(RoundState& pick, int table) {
  put_aside(pick);
  pick.result.table = table;
  auto begun = pick.begun.extract(table);
  if (!begun) return;
  pick.result = std::move(begun.mapped().draft);
  pick.typed.merge(begun.mapped().typed);
}

void clear_search(LeaguePicks& picks) {
  const auto clear = [](auto& pick) {
    if constexpr (requires { pick.typed; }) pick.typed.erase(std::string(kLeagueSearch));
    if constexpr (requires { pick.listed; }) pick.listed.clear();
  };
  std::apply([&](auto&... each) { (clear(each), ...); }, picks);
}

void clear_pin(LeaguePicks& picks) {
  for (const std::string_view field : {kReferee, kRefereePin, kRefereePinAgain})
    std::get<ClubViewState>(picks).typed.erase(std::string(field));
}

void leave_screen(LeaguePicks& picks) {
  clear_pin(picks);
  auto& player = std::get<PlayerState>(picks);
  player.merging = player.forgetting = false;
  std::get<ClubViewState>(picks).doubles = false;
  auto& round = std::get<RoundState>(picks);
  round.swap = {};
  round.typed.erase(std::string(kRoundDate));
  clear_questions(picks);
  clear_search(picks);
}

void clear_entered(LeaguePicks& picks) {
  auto& round = std::get<RoundState>(picks);
  round.result = {};
  round.swap.table = round.swap.entrant = -1;
  std::erase_if(round.typed, [](const auto& field) { return field.first != kLeagueSearch; });
  auto& entrants = std::get<EntrantsState>(picks);
  std::erase_if(entrants.typed, [&](const auto& field) {
    return field.first != kLeagueSearch || entrants.entrant >= 0;  // a sheet has its own search
  });
  EntrantsState no_sheet;
  no_sheet.check_in = std::move(entrants.check_in);
  no_sheet.typed = std::move(entrants.typed);
  entrants = std::move(no_sheet);
  auto& manage = std::get<ManageState>(picks);
  std::erase_if(manage.typed, [](const auto& field) { return !field.first.starts_with(kFileField); });
  ManageState same_page;
  same_page.group = manage.group;
  same_page.typed = std::move(manage.typed);
  manage = std::move(same_page);
  clear_questions(picks);
}

void choose_paper(LeaguePicks& picks) {
  constexpr std::string_view kTables[] = {"standings", "crosstable", "season"};
  LeaguePage& page = std::get<CompetitionViewState>(picks).page;
  std::string& paper = std::get<PaperState>(picks).paper;
  if (page == LeaguePage::round) paper = "tables";
  if (page == LeaguePage::standings) paper = kTables[index(std::get<StandingsState>(picks).table)];
  if (page == LeaguePage::entrants) paper = "entrants";
  page = LeaguePage::papers;
}

Texts& texts_of(LeaguePicks& picks, Screen screen, std::string_view field) {
  if (screen == Screen::player) return std::get<PlayerState>(picks).typed;
  if (screen == Screen::new_competition) return std::get<PlanState>(picks).typed;
  if (screen != Screen::competition) return std::get<ClubViewState>(picks).typed;
  auto& shown = std::get<CompetitionViewState>(picks);
  if (field == kAsOf) return shown.typed;
  switch (shown.page) {
    case LeaguePage::round: return std::get<RoundState>(picks).typed;
    case LeaguePage::entrants: return std::get<EntrantsState>(picks).typed;
    case LeaguePage::manage: return std::get<ManageState>(picks).typed;
    case LeaguePage::standings:
    case LeaguePage::papers: break;
  }
  return shown.typed;
}

}  // namespace tanteador::view
