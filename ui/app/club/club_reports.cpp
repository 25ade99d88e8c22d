#include "ui/app/club/club_reports.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "src/session/league/doubles.hpp"
#include "src/session/league/ranking/statistics.hpp"
#include "src/session/rulesets.hpp"
#include "ui/app/club/club_task.hpp"

namespace tanteador::ui {

namespace {

view::SeasonBook season_of(const session::League& league, const ReportQuery& query,
                           const session::Progress& progress, std::vector<session::DamagedStream>* left_out) {
  session::SeasonTable table = session::season(league, query.of, query.by, progress, left_out);
  view::SeasonBook book{.name = query.of, .competitions = {}, .rows = std::move(table.lines)};
  for (const session::CompetitionSummary& one : table.competitions) book.competitions.push_back(one.name);
  return book;
}

}  // namespace

ClubReport make_report(const session::League& league, const ReportQuery& query,
                       const session::Progress& progress) {
  using What = ReportQuery::What;
  ClubReport report;
  if (query.what == What::season) report.season = season_of(league, query, progress, &report.left_out);
  if (query.what == What::record)
    report.played = session::record_of(league, query.of, progress, &report.left_out);
  if (query.what == What::season) return report;
  report.rated = session::ratings(league, system_at(query.system).rules, {}, progress, &report.left_out);
  if (query.what == What::record)
    std::erase_if(report.rated, [&](const session::RatedPlayer& one) { return one.person != query.of; });
  return report;
}

view::ListedCompetition listed_competition(const session::CompetitionSummary& row) {
  return {row.id, row.name, row.game, row.status, row.entrants, row.round, row.open_tables};
}

ClubReports::ClubReports(const session::Session& session, const session::League& league,
                         std::function<std::unique_ptr<session::Store>()> store_again,
                         std::function<double()> seconds)
    : session_(session), league_(league), store_again_(std::move(store_again)), job_(std::move(seconds)) {}

void ClubReports::forget() {
  club_.reset();
  is_stale_ = true;
}

std::optional<ReportQuery::What> ClubReports::stop() {
  if (!job_.is_active()) return std::nullopt;
  job_.abandon();
  return wanted_.what;
}

void ClubReports::start(const ReportQuery& query) {
  wanted_ = query;
  is_stale_ = false;
  job_.start([query, open = store_again_](Signals& signals) {
    const auto store = open();
    return make_report({store.get(), session::system_host()}, query, report_to(signals));
  });
}

void ClubReports::poll() {
  auto outcome = job_.take_result();
  if (!outcome) return;
  report_.reset();
  if (*outcome)
    set_report(**std::move(outcome));
  else
    fault_ = Fault{wanted_.what, std::move(outcome->error())};
  of_ = wanted_;
}

void ClubReports::set_report(ClubReport report) {
  std::string message;
  for (const session::DamagedStream& one : report.left_out) {
    message += (message.empty() ? "" : " ") + left_out_sentence(league_.store(), one);
  }
  if (!message.empty()) fault_ = Fault{wanted_.what, std::move(message), true};
  report_ = std::move(report);
}

const ClubReport* ClubReports::find(const ReportQuery& query) {
  constexpr std::chrono::milliseconds kSoon(300);  // a quick report needs no bar
  if (job_.is_active() && wanted_ != query) job_.abandon();
  poll();
  const bool is_known = report_ && of_ == query;
  if (job_.is_active() || fault_ || (is_known && !is_stale_)) return is_known ? &*report_ : nullptr;
  if (!store_again_) {
    wanted_ = of_ = query;
    set_report(make_report(league_, query));
    is_stale_ = false;
    return &*report_;
  }
  start(query);
  if (!is_known || !is_slow_) {
    is_slow_ = !job_.wait_for(kSoon);
    poll();
  }
  return report_ && of_ == query ? &*report_ : nullptr;
}

view::ClubBook& ClubReports::club() {
  if (club_) return *club_;
  const session::OpenClub club = league_.club();
  const session::NameBook names = league_.names();
  const auto cards = league_.cards();
  view::ClubBook& book = club_.emplace();
  head = club.head;
  for (session::LikelyDouble& one : likely_doubles(cards, club.now.same))
    book.doubles.push_back({std::move(one.licence), std::move(one.people)});
  book.same = club.now.same.pairs();
  book.two = club.now.same.two();
  book.name = club.now.name;
  book.name_order = club.now.name_order;
  book.teams = club.now.teams;
  for (const auto& [id, name] : names) {
    if (name) book.names.emplace(id, *name);
  }
  for (const league::ClubPlayer& player : club.now.players) {
    const auto name = names.find(player.person);
    if (name == names.end() || !name->second) continue;  // a deleted person
    view::ClubPerson& person = book.people.emplace_back();
    person.id = player.person;
    person.name = *name->second;
    person.active = player.active;
    const session::PlayerCard* card = card_of(cards, player.person);
    if (!card) continue;
    person.alias = card->alias;
    person.licence = card->licence;
  }
  for (const session::CompetitionSummary& row : league_.competitions()) {
    book.competitions.push_back(listed_competition(row));
    if (!row.season.empty() && std::ranges::find(book.seasons, row.season) == book.seasons.end())
      book.seasons.push_back(row.season);
  }
  for (const rulebook::Edition& house : session::Rulesets(session_).houses())
    book.rulesets.push_back({house.id, house.game, house.title});
  return book;
}

}  // namespace tanteador::ui
