#include "ui/app/club/club_controller.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "src/queries/league_tables.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/league/named.hpp"
#include "src/view/words.hpp"
#include "ui/app/database/open_database.hpp"
#include "ui/app/overload.hpp"
#include "ui/panel/drawing/scripts.hpp"

namespace tanteador::ui {

using view::Screen;

ClubController::ClubController(AppState& app, MatchController& matches, NewMatchController& new_match,
                               RefereeController& referee, PinController& pins)
    : app_(app), matches_(matches), new_match_(new_match), referee_(referee), pins_(pins) {}

void ClubController::run(const view::LeagueCommand& command) {
  namespace c = view::command;
  const bool only_looks = std::holds_alternative<c::SetLeagueState>(command);
  if (!only_looks) app_.notice.clear();
  if (const auto* at = std::get_if<c::PlayTable>(&command)) return play(at->table);
  if (const auto* change = std::get_if<c::ChangeReferees>(&command))
    return referee_.change_referees(*change) ? apply(carry_out(command)) : void();
  if (const auto* work = std::get_if<c::ClubWork>(&command); work && work->what == c::ClubWork::What::people)
    return take_file(path_argument(work->path));
  apply(carry_out(command));
  if (!only_looks) learn_nicknames();
}

ClubAnswer ClubController::carry_out(const view::LeagueCommand& command) {
  namespace c = view::command;
  const bool only_looks =
      std::holds_alternative<c::SetLeagueState>(command) || std::holds_alternative<c::PickEntrant>(command);
  if (!only_looks) club_.reports.forget();
  return std::visit(
      Overload{[&](const c::SetLeagueState& set) {
                 view::set_state(club_.states, set.at);
                 return ClubAnswer();
               },
               [&](const c::PickEntrant& one) {
                 auto& draft = club_.get<view::PlanState>().draft;
                 draft = view::toggle_player(std::move(draft), one.id);
                 return ClubAnswer();
               },
               [&](const c::ShowCompetition& what) { return competition_.show(what.id); },
               [&](const c::ShowPlayer& who) { return members_.show_player(who.person); },
               [&](const c::AddPlayer& who) { return members_.add_player(who.name); },
               [&](const c::EditPlayer& edit) { return members_.edit_player(edit); },
               [&](const c::ForgetPlayer& who) { return members_.forget_player(who.person); },
               [&](const c::ChangeClub& what) { return members_.change(what.event); },
               [&](const c::SaveTeam& what) { return members_.save(what.team); },
               [&](const c::AddPeople& list) { return members_.add_people(list); },
               [&](const c::TakeBackInClub&) { return members_.take_back(); },
               [&](const c::Begin& plan) { return competition_.begin(plan); },
               [&](const c::EnterLeague& what) { return competition_.enter(what.event); },
               [&](const c::EnterLine&) { return competition_.enter_line(); },
               [&](const c::EnterTogether& all) { return competition_.enter_together(all); },
               [&](const c::SeedEntrants& how) { return competition_.seed(how.by_lot); },
               [&](const c::DrawLots&) { return competition_.draw_lots(); },
               [&](const c::NextStage&) { return competition_.next_stage(); },
               [&](const c::DateRound& what) { return competition_.date(what.round, what.time); },
               [&](const c::LinkMatch& what) { return competition_.link(what.table, what.match); },
               [&](const c::UnlinkMatch& what) { return competition_.unlink(what.table, what.match); },
               [&](const c::TakeBack&) { return competition_.take_back(); },
               [&](const c::DrawRound& rounds) { return competition_.draw(rounds.all); },
               [&](const c::RedrawRound& rounds) { return competition_.redraw(rounds); },
               [&](const c::StopDrawing&) {
                 competition_.stop_drawing();
                 return ClubAnswer();
               },
               [&](const c::ClubWork& what) { return tasks_.run(what); },
               [&](const c::StopWork&) { return stop_jobs(); },
               [](const c::PlayTable&) { return ClubAnswer(); },  // run() starts the match
               [&](const c::ChangeKeys& keys) { return members_.change_keys(keys); },
               [&](const c::ChangeReferees&) {
                 view::clear_pin(club_.states);
                 return ClubAnswer();
               }},
      command);
}

void ClubController::run_task(const view::command::ClubWork& task, const Voucher& voucher) {
  apply(tasks_.run(task, voucher));
}

ClubAnswer ClubController::stop_jobs() {
  tasks_.stop();
  const auto stopped = club_.reports.stop();
  return stopped ? reports_.leave(*stopped) : ClubAnswer();
}

void ClubController::apply(const ClubAnswer& answer) {
  if (answer.to) app_.screen = *answer.to;
  if (!answer.notice.empty()) app_.notice = answer.notice;
  if (!answer.done.empty()) app_.say_done(answer.done);
  if (answer.for_referee)
    pins_.ask(PinRequest{view::command::LeagueRequest{*answer.for_referee},
                         session::Referees(app_.session).names(), answer.denied});
}

// If the match cannot start, its form opens with the known values and the reason.
void ClubController::play(league::TableRef table) {
  const auto draft = club_.open ? queries::match_at(club_.session, club_.league, club_.open->now, table)
                                : std::optional<view::MatchDraft>();
  if (!draft) {
    app_.notice = tr("These people cannot play one match together.");
    return;
  }
  new_match_.start(*draft);
  const auto& match = matches_.match();
  if (app_.screen == Screen::board && match) apply(competition_.link(table, match->id()));
}

void ClubController::show_table(const std::string& competition, league::TableRef table) {
  apply(carry_out(view::command::ShowCompetition{competition}));
  auto shown = get<view::CompetitionViewState>();
  shown.round = table.round_ref();
  apply(carry_out(view::command::SetLeagueState{std::move(shown)}));
  auto round = get<view::RoundState>();
  round.result.table = table.table;
  apply(carry_out(view::command::SetLeagueState{std::move(round)}));
}

std::optional<view::Button> ClubController::played_competition() const {
  const auto all = club_.league.competitions();
  const auto played = std::ranges::find(all, "playing", &session::CompetitionSummary::status);
  if (played == all.end()) return std::nullopt;
  return view::competition_button(listed_competition(*played));
}

std::optional<league::TableRef> ClubController::table_of(const std::string& match) const {
  return club_.open ? league::table_with(club_.open->now, match) : std::nullopt;
}

void ClubController::type(const std::string& field, const std::string& text) {
  if (field == view::kLeagueSearch) view::clear_search(club_.states);  // also the list of a file
  view::texts_of(club_.states, app_.screen, field)[field] = text;
}

bool ClubController::paste(const std::string& text) {
  const bool has_lines =
      text.find('\n') != std::string::npos && text.find_first_not_of(" \t\r\n") != std::string::npos;
  if (!has_lines || !(app_.screen == Screen::club || members_.takes_lists(app_.screen))) return false;
  auto listed = members_.read_list(text);
  if (!listed) app_.notice = listed.error();
  members_.show_list(app_.screen, listed ? *std::move(listed) : std::vector<view::ListedEntrant>());
  app_.needs_build = true;
  return true;
}

// Adds the list to the competition that is open or planned, else to the club.
void ClubController::take_file(const std::string& path) {
  constexpr std::uintmax_t kMostBytes = 1u << 20;
  std::error_code error;
  const bool is_small = std::filesystem::file_size(path, error) <= kMostBytes && !error;
  std::ifstream in(path, std::ios::binary);
  std::ostringstream bytes;
  if (!is_small || !(in && bytes << in.rdbuf())) {
    app_.notice = view::say("{0} is not a readable list of people.", {std::string_view(path)});
    return;
  }
  auto listed = members_.read_list(bytes.str());
  if (!listed) {
    app_.notice = path + ": " + listed.error();
    return;
  }
  if (!members_.takes_lists(app_.screen)) {
    app_.callbacks.go(Screen::club);
    auto page = get<view::ClubViewState>();
    page.page = view::ClubPage::players;
    apply(carry_out(view::command::SetLeagueState{std::move(page)}));
  }
  members_.show_list(app_.screen, *std::move(listed));
}

void ClubController::enter(Screen screen) {
  club_.reports.stop();
  club_.reports.forget();
  reports_.forget_ranking();
  competition_.forget_problem();
  view::leave_screen(club_.states);
  if (screen == Screen::competition || screen == Screen::wall) club_.reopen();
  pages_.restart_wall();
}

void ClubController::read_again() {
  club_.reports.forget();
  if (!competition_.is_drawing()) club_.reopen();
  learn_nicknames();
}

// Names in scripts the panel cannot draw are shown as the nickname the club knows.
void ClubController::learn_nicknames() {
  std::map<std::string, std::string> by_name;
  for (const session::PlayerCard& card : club_.store.player_cards()) {
    if (card.alias.empty()) continue;
    const auto person = club_.store.person(card.person);
    if (person && person->name) by_name.emplace(*person->name, card.alias);
  }
  set_nicknames(std::move(by_name));
}

std::optional<decltype(view::Panel::body)> ClubController::body(Screen screen) {
  if (tasks_.is_active() && (screen == Screen::club || screen == Screen::competition))
    return tasks_.progress();
  const auto query = reports_.query_of(screen);
  const ClubReport* report = query ? club_.reports.find(*query) : nullptr;
  if (!query) club_.reports.stop();  // its page was left
  if (query && !report) return reports_.progress();
  if (screen == Screen::club)
    return view::make_club(club_.book(), get<view::ClubViewState>(), reports_.figures(report));
  if (screen == Screen::player)
    return view::make_player(reports_.record(*report), club_.book(), get<view::PlayerState>());
  if (screen == Screen::new_competition)
    return view::make_new_competition(club_.book(), get<view::PlanState>(), competition_.problem());
  if (!club_.open) return std::nullopt;
  if (screen == Screen::wall) return pages_.wall();
  if (screen == Screen::competition) return competition_page(report);
  return std::nullopt;
}

std::optional<decltype(view::Panel::body)> ClubController::competition_page(const ClubReport* report) {
  if (competition_.is_drawing()) return competition_.draw_progress();
  switch (get<view::CompetitionViewState>().page) {
    case view::LeaguePage::round: return view::make_round(pages_.league_view(), get<view::RoundState>());
    case view::LeaguePage::standings:
      return view::make_standings(pages_.league_view(), get<view::StandingsState>(),
                                  report ? &report->season : nullptr);
    case view::LeaguePage::entrants:
      return view::make_entrants(pages_.league_view(), club_.book(), get<view::EntrantsState>());
    case view::LeaguePage::papers: return papers_.page();
    case view::LeaguePage::manage:
      return view::make_manage(pages_.league_view(), get<view::ManageState>(), app_.options.papers);
  }
  return std::nullopt;
}

bool ClubController::is_busy() const { return competition_.is_drawing() || is_working(); }

bool ClubController::needs_refresh() {
  return is_busy() || (app_.screen == Screen::wall && pages_.turn_wall()) ||
         (app_.screen == Screen::competition && pages_.is_clock_old());
}

// A round that is drawn is entered, whatever screen is shown.
void ClubController::poll() {
  app_.needs_build = true;
  if (const auto answer = competition_.poll_draw()) apply(*answer);
  if (auto fault = club_.reports.take_fault()) {
    ClubAnswer answer = fault->is_partial ? ClubAnswer() : reports_.leave(fault->what);
    answer.notice = std::move(fault->message);
    apply(answer);
  }
  const auto answer = tasks_.poll();
  if (!answer) return;
  apply(*answer);
  app_.callbacks.read_again();
}

}  // namespace tanteador::ui
