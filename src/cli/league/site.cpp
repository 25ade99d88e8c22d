// The club as a static website: a folder of linked pages.

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <ranges>
#include <set>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/output/printed.hpp"
#include "src/cli/streams.hpp"
#include "src/core/text/text.hpp"
#include "src/print/html.hpp"
#include "src/reports/report_page.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/view/league/club_sheets.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;
namespace fs = std::filesystem;

constexpr std::string_view kIndex = "index.html", kPlayers = "players.html", kRatings = "ratings.html";

// A person's place in a competition.
struct CompetitionRank {
  std::string competition, page, entrant;
  int rank = 0;
};

struct CompetitionPage {
  session::CompetitionSummary summary;
  std::string page;  // file name without the ending
};

using Maker = std::function<report::Document()>;
// Receives each page: its file name, and its maker, which may be called or not.
using SiteCache = std::function<void(const std::string& file, const Maker& make)>;

class StaticSite {
 public:
  StaticSite(const LeagueContext& leagues, SiteCache cache)
      : leagues_(leagues), club_(leagues.league.club()), cache_(std::move(cache)) {}

  // Makes all pages and returns the damaged competitions, which have none.
  std::vector<session::DamagedStream> make() {
    // Oldest first. Withdrawn competitions have no page but keep their number, so that page names are stable.
    std::vector<CompetitionPage> listed;
    for (const auto& one : leagues_.league.all_competitions() | std::views::reverse) {
      listed.push_back({one, "competition-" + std::to_string(listed.size() + 1)});
      if (one.season.empty()) continue;
      const auto known = std::ranges::find(seasons_, one.season, &Season::name);
      Season& season = known != seasons_.end() ? *known : seasons_.emplace_back(Season{one.season});
      season.shown = season.shown || !is_withdrawn(one);
    }
    for (const CompetitionPage& one : listed) add_competition(one.summary, one.page);
    std::erase_if(listed, [&](const CompetitionPage& one) {
      return is_withdrawn(one.summary) ||
             std::ranges::any_of(left_out_, [&](const auto& lost) { return lost.head.id == one.summary.id; });
    });
    add_index(listed);
    add_players();
    add(std::string(kRatings), [&] { return ratings_page(); });
    for (std::size_t i = 0; i < seasons_.size(); ++i) {
      if (seasons_[i].shown) add(season_page(i), [&] { return page_of_season(seasons_[i].name); });
    }
    return std::move(left_out_);
  }

 private:
  static bool is_withdrawn(const session::CompetitionSummary& one) { return one.status == "withdrawn"; }
  static std::string season_page(std::size_t season) {
    return "season-" + std::to_string(season + 1) + ".html";
  }

  // The links on every page.
  std::vector<report::Link> links() const {
    std::vector<report::Link> links{{tr("Competitions"), std::string(kIndex)},
                                    {tr("Players"), std::string(kPlayers)},
                                    {tr("Ratings"), std::string(kRatings)}};
    for (std::size_t i = 0; i < seasons_.size(); ++i) {
      if (seasons_[i].shown)
        links.push_back({say("Season {0}", {std::string_view(seasons_[i].name)}), season_page(i)});
    }
    return links;
  }

  void add(const std::string& file, const Maker& make, const std::vector<report::Link>& more = {}) {
    cache_(file, [&] {
      report::Document page = make();
      page.links = links();
      page.links.insert(page.links.end(), more.begin(), more.end());
      return page;
    });
  }

  report::Document page_of(std::string title) const {
    return report::page_of(std::move(title), club_.now.name, session::system_host().now());
  }

  void add_competition(const session::CompetitionSummary& summary, const std::string& name) {
    const auto open = leagues_.league.open_or_leave_out(summary.id, &left_out_);
    if (!open) return;
    for (const league::EntrantState& entrant : open->now.entrants) {
      for (const std::string& person : entrant.people)
        numbers_.emplace(club_.now.merged_id(person), static_cast<int>(numbers_.size()) + 1);
    }
    if (is_withdrawn(summary)) return;
    const auto names = leagues_.league.entrant_names(open->now, club_.now.same);
    const auto shown_part = [&](int stage) {
      return ShownPart{.open = *open,
                       .names = names,
                       .stage = stage,
                       .rounds = complete_rounds(open->now, stage),
                       .why = true};
    };
    const ShownPart now = shown_part(open->now.stage);
    struct One {
      std::string title, file;
      std::function<report::Document()> make;
    };
    std::vector<One> pages{{tr("Standings"), name + ".html", [&] { return standings_page(now); }}};
    for (int stage = 0; stage < open->now.stage; ++stage)
      pages.push_back({say("Standings of stage {0}", {stage + 1}),
                       name + "-" + std::to_string(stage + 1) + ".html",
                       [&, stage] { return standings_page(shown_part(stage)); }});
    for (const report::ReportKind& kind : report::report_kinds()) {
      if (!is_public(kind, open->now)) continue;
      pages.push_back({tr(kind.title), name + "-" + std::string(kind.word) + ".html",
                       [&] { return report_page(open->now.setup.name, kind.make(input_of(now))); }});
    }
    for (const league::RoundRef round : all_rounds(open->now))
      pages.push_back(
          {view::round_title(open->now, round),
           name + "-" + std::to_string(round.stage + 1) + "-" + std::to_string(round.round + 1) + ".html",
           [&, round] {
             return rounds_page(now, {&round, 1});
           }});
    std::vector<report::Link> own;
    for (const One& page : pages) own.push_back({page.title, page.file});
    for (const One& page : pages) add(page.file, page.make, own);
    for (const league::StagePlace& place : final_ranks(open->now)) {
      const auto at = static_cast<std::size_t>(index(place.entrant));
      for (const std::string& person : open->now.entrants[at].people)
        taken_[club_.now.merged_id(person)].push_back({summary.name, name + ".html", names[at], place.rank});
    }
  }

  // Only public reports: fees and forms stay with the organizer.
  static bool is_public(const report::ReportKind& kind, const league::Competition& now) {
    const std::set<std::string_view> words{"entrants", "by-rounds", "final", "categories"};
    const bool bracket =
        kind.word == "bracket" && now.rules().format == league::Format::knockout && !now.now().rounds.empty();
    return bracket || words.contains(kind.word);
  }

  void add_index(const std::vector<CompetitionPage>& all) {
    add(std::string(kIndex), [&] { return index_page(all); });
  }
  report::Document index_page(const std::vector<CompetitionPage>& all) const {
    report::Document page = page_of(club_.now.name.empty() ? tr("Competitions") : club_.now.name);
    page.subtitle = tr("Competitions");
    report::Table table{.columns = {{.title = tr("Name"), .share = 2},
                                    report::text_column({}, tr("Game")),
                                    report::text_column({}, tr("Season")),
                                    report::number_column({}, tr("Participants"))},
                        .groups = {{}},
                        .empty = tr("No competitions yet.")};
    for (const auto& [one, name] : all | std::views::reverse)
      add_row(table, {report::Participant{one.name, {}, name + ".html"}, view::game_title(one.game),
                      one.season, report::integer(one.entrants)});
    add_report(page, table);
    return page;
  }

  void add_players() {
    const auto book = leagues_.league.names();
    std::vector<std::pair<std::string, std::string>> people;  // name, person
    for (const auto& [person, list] : taken_) {
      const auto known = book.find(person);
      if (known != book.end() && known->second) people.emplace_back(*known->second, person);
    }
    std::ranges::sort(people, {}, [](const auto& one) { return std::tuple(view::to_lower(one.first), one); });
    report::Table table{
        .columns = {report::text_column({}, tr("Name")), report::number_column({}, tr("Competitions"))},
        .groups = {{}}};
    for (const auto& [name, person] : people) {
      const std::string file = "player-" + std::to_string(numbers_.at(person)) + ".html";
      add_row(table, {report::Participant{name, {}, file}, report::integer(taken_[person].size())});
      add(file, [&] { return player_page(name, taken_[person]); });
    }
    add(std::string(kPlayers), [&] {
      report::Document all = page_of(tr("Players"));
      all.search = true;
      all.blocks.push_back({std::move(table)});
      return all;
    });
  }

  report::Document player_page(const std::string& name, const std::vector<CompetitionRank>& list) const {
    report::Document page = page_of(name);
    report::Table table{
        .columns = {report::text_column({}, tr("Competition")), report::text_column({}, tr("Participant")),
                    report::number_column({}, tr("Rank"))},
        .groups = {{}}};
    for (const CompetitionRank& one : list)
      add_row(table, {report::Participant{one.competition, {}, one.page}, one.entrant,
                      one.rank > 0 ? report::integer(one.rank) : report::Cell()});
    page.blocks.push_back({std::move(table)});
    return page;
  }

  report::Document ratings_page() {
    const auto book = leagues_.league.names();
    report::Document page = page_of(tr("Ratings"));
    report::Table table = report::ratings({});
    auto& rows = table.groups.front().rows;
    for (const session::RatedPlayer& one :
         session::ratings(leagues_.league, league::WengLin{}, {}, {}, &left_out_))
      rows.push_back(rating_row(rows.size(), rated_player(one, name_in(book, one.person)), {}));
    add_report(page, table);
    return page;
  }

  report::Document page_of_season(const std::string& name) {
    bool all_alone = false;  // the table by entrant had only single people
    report::Document page = page_of(say("Season {0}", {std::string_view(name)}));
    for (const auto by : {session::SeasonBy::entrant, session::SeasonBy::person}) {
      const session::SeasonTable season = session::season(leagues_.league, name, by, {}, &left_out_);
      if (season.lines.empty()) continue;
      const bool alone =
          std::ranges::all_of(season.lines, [](const auto& line) { return line.people.size() == 1; });
      if (by == session::SeasonBy::person && alone && all_alone) continue;
      all_alone = alone;
      page.blocks.push_back(
          {report::Heading{by == session::SeasonBy::person ? tr("By person") : tr("By participant")}});
      add_report(page, season_table(name, season, report::kSeasonColumns));
    }
    if (page.blocks.empty())
      page.blocks.push_back({report::Paragraph{tr("No competition of this season has finished yet.")}});
    return page;
  }

  const LeagueContext& leagues_;
  session::OpenClub club_;
  std::vector<session::DamagedStream> left_out_;
  SiteCache cache_;
  struct Season {
    std::string name;
    bool shown = false;  // at least one competition is not withdrawn
  };
  std::vector<Season> seasons_;
  std::map<std::string, std::vector<CompetitionRank>> taken_;  // by person
  std::map<std::string, int> numbers_;  // by person, in order of entry, so that page names are stable
};

// Pages of an earlier run, recognized by their generator tag.
std::vector<fs::path> older_pages(const fs::path& folder) {
  std::vector<fs::path> pages;
  if (!fs::is_directory(folder)) return pages;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".html" || !entry.is_regular_file()) continue;
    std::ifstream file(entry.path());
    constexpr std::size_t kHead = 300;
    std::string head(kHead, '\0');
    file.read(head.data(), kHead);
    if (head.find("name=\"generator\" content=\"Tanteador\"") != head.npos) pages.push_back(entry.path());
  }
  return pages;
}

struct SiteFolder {
  std::string to;
  bool replace = false;
  void describe(Usage& usage) {
    usage.output("--to", to, tr("folder, created if needed"), "FOLDER").required();
    usage.replacing(replace);
  }
};

Answer write_site(const Context& context, const SiteFolder& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  const fs::path folder(arguments.to);
  // The first pass checks all files, the second writes; only one page is in memory at a time.
  std::set<std::string> pages;
  (void)StaticSite(leagues, [&](const std::string& file, const Maker&) { pages.insert(file); }).make();
  for (const std::string& file : pages) spare_file((folder / file).string(), arguments.replace);
  const auto before = older_pages(folder);
  std::error_code error;
  fs::create_directories(folder, error);
  if (!fs::is_directory(folder))
    throw failure("system",
                  say("{0} is not a folder and could not be created.", {std::string_view(arguments.to)}));
  const auto damaged = StaticSite(leagues, [&](const std::string& file, const Maker& make) {
                         (void)write_file((folder / file).string(), print::html(make()));
                       }).make();
  int gone = 0;
  for (const fs::path& page : before) {
    if (arguments.replace && !pages.contains(page.filename().string()))
      gone += fs::remove(page, error) ? 1 : 0;
  }
  Answer answer{.json = {{"folder", arguments.to}, {"pages", pages.size()}, {"removed", gone}}};
  add_left_out(answer, context, *leagues.store, damaged);
  answer.text = trn("{0} page written.", "{0} pages written.", static_cast<int>(pages.size())) + "\n";
  if (gone > 0) answer.text += trn("{0} outdated page removed.", "{0} outdated pages removed.", gone) + "\n";
  return answer;
}

}  // namespace

Commands site_commands() {
  return {
      command("league site", N_("export all competitions, players and seasons as a website"), write_site)};
}

}  // namespace tanteador::cli
