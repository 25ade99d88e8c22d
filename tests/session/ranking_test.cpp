// A ranking continued from stored results equals one computed from scratch.

#include "src/session/league/ranking/ranking.hpp"

#include <map>
#include <sstream>

#include "src/core/text/time.hpp"
#include "src/league/pairing/random.hpp"
#include "tests/session/desk.hpp"

using namespace tanteador;
using namespace tanteador::exchange_tests;

namespace {

class MemoryCache : public session::RankingCache {
 public:
  std::vector<int> weeks() const override {
    std::vector<int> all;
    for (const auto& [week, bytes] : files) all.push_back(week);
    return all;
  }
  std::unique_ptr<std::istream> read(int week) const override {
    return std::make_unique<std::istringstream>(files.at(week));
  }
  void write(int week, const std::function<void(std::ostream&)>& what) override {
    std::ostringstream out;
    what(out);
    files[week] = out.str();
  }
  void drop(int week) override { files.erase(week); }

  std::map<int, std::string> files;
};

const std::pair<std::string_view, league::RatingSystem> kSystems[] = {
    {"weng_lin", league::WengLin{}}, {"glicko2", league::Glicko2{}}, {"elo", league::Elo{}}};

// Clubs whose competitions of two to four, with substitutes and partners left out, are over after three
// rounds.
struct Clubs {
  Desk desk;
  league::Lots lots;
  MemoryCache cache;
  int cups = 0;
  explicit Clubs(std::uint64_t seed) : lots(seed) {}

  // Its rounds are played from that day on, a week apart or the same evening.
  std::string cup(int first_day, bool over = true) {
    const std::string id = desk.competition("Cup " + std::to_string(++cups), 0);
    auto open = *desk.league.open(id);
    for (int i = 0; i < 4; ++i) {
      const std::string name = "Player " + std::to_string(3 * i + lots.pick_below(3));
      const std::string club = lots.pick_below(3) == 0 ? "" : "Club " + std::to_string(lots.pick_below(3));
      event::EntrantEntered entered{{desk.league.person(name)}, {}, {}};
      entered.club = club;
      const bool enters = desk.league.enter(open, entered).has_value();
      CHECK((enters || name == "Player 4" || name == "Player 7"));  // who may be in it already, as Player 1
    }
    const int apart = lots.pick_below(2) == 0 ? 7 : 0;
    for (int round = 0; round < 3; ++round) {
      REQUIRE(desk.league.enter(open, *next_round(open.now, 1)));
      const auto day = std::chrono::sys_days(std::chrono::year(2026) / 1 / 1) +
                       std::chrono::days(first_day + round * apart);
      REQUIRE(
          desk.league.enter(open, event::RoundDated{{0, round}, time_text(day + std::chrono::hours(20))}));
      for (const auto& table : whats_missing(open.now)) {
        const int lost = lots.pick_below(30);
        REQUIRE(desk.league.enter(
            open, event::ResultEntered{table.table, {{{.score = 30}, {.score = lost}}, {}}, {}}));
      }
      REQUIRE(desk.league.enter(open, event::RoundClosed{{0, round}}));
    }
    if (over) REQUIRE(desk.league.enter(open, event::CompetitionFinished{}));
    return id;
  }
  // Another result of the first table, however long ago.
  void correct(const std::string& cup) {
    auto open = *desk.league.open(cup);
    const event::TableScore score{{{.score = lots.pick_below(12)}, {.score = 30}}, {}};
    REQUIRE(desk.league.enter(open, event::ResultCorrected{{0, 0, 0}, score, {}, {}}));
  }
  void same(const std::string& one, const std::string& other) {
    auto club = desk.league.club();
    (void)desk.league.enter(club, event::SamePerson{desk.league.person(one), desk.league.person(other)});
  }

  session::RatingQuery of{.game = {}, .season = {}, .clubs = {}, .finished = true};
  session::Ranking ranked(std::size_t system, session::RankingCache* on) const {
    return ranking(desk.league, kSystems[system].first, kSystems[system].second, of, on);
  }
  // Returns the number of competitions that were read.
  int check_ranking(std::size_t system) {
    const auto kept = ranked(system, &cache);
    const auto anew = ranked(system, nullptr);
    const auto rated = session::ratings(desk.league, kSystems[system].second, of);
    REQUIRE(kept.count == rated.size());
    for (std::size_t i = 0; i < kept.count; ++i) {
      const auto one = kept.best(i);
      const auto& right = rated[i];
      CHECK(one.person == right.person);
      CHECK(one.now == right.now);  // bit for bit
      CHECK(one.club == right.club);
      CHECK(one.weeks.front().monday == right.weeks.back().monday);
      CHECK(one.weeks.front().rating == right.weeks.back().rating);
      CHECK(anew.best(i).person == one.person);
    }
    return kept.read;
  }
};

}  // namespace

TEST_CASE("a stored ranking stays correct after imports, corrections, merges and undo") {
  for (std::uint64_t seed = 1; seed <= 9; ++seed) {
    CAPTURE(seed);
    Clubs clubs(seed);
    const std::size_t system = seed % std::size(kSystems);
    std::vector<std::string> cups;
    for (int day = 0; day < 100; day += 3 + clubs.lots.pick_below(12)) {
      switch (clubs.lots.pick_below(7)) {
        case 0: clubs.same(clubs.lots.pick_below(2) == 0 ? "Player 4" : "Player 7", "Player 1"); break;
        case 1:
          if (!cups.empty())
            clubs.correct(
                cups[static_cast<std::size_t>(clubs.lots.pick_below(static_cast<int>(cups.size())))]);
          break;
        case 2: cups.push_back(clubs.cup(day / 2)); break;  // handed in late
        default: cups.push_back(clubs.cup(day, clubs.lots.pick_below(5) > 0)); break;
      }
      clubs.check_ranking(system);
      if (clubs.lots.pick_below(4) == 0 && !clubs.cache.files.empty())
        clubs.cache.files.rbegin()->second.back() ^= 1;  // what cannot be read is passed over
    }
    CHECK(clubs.cache.files.size() <= 8);
    clubs.of.clubs = {"Club 1"};
    clubs.of.most = 2;
    const session::Ranking of_one = clubs.ranked(system, &clubs.cache);
    CHECK(of_one.count <= 2);
    for (std::size_t i = 0; i < of_one.count; ++i) CHECK(of_one.best(i).club == "Club 1");
  }
}

TEST_CASE("a stored ranking is read again only where changed, and from the first changed rating") {
  Clubs clubs(4);
  std::vector<std::string> cups;
  for (int week = 0; week < 12; ++week) {
    cups.push_back(clubs.cup(7 * week + 60));
    clubs.check_ranking(0);
  }
  CHECK(clubs.check_ranking(0) == 0);
  clubs.cup(7 * 20 + 60);
  CHECK(clubs.check_ranking(0) <= 2);  // itself, and one that went on into the last week
  CHECK(clubs.check_ranking(0) == 0);
  clubs.correct(cups.front());  // longer ago than weeks are kept
  CHECK(clubs.check_ranking(0) == 13);
  CHECK(clubs.check_ranking(0) == 0);
  for (auto& [week, bytes] : clubs.cache.files) bytes.resize(bytes.size() / 2);
  CHECK(clubs.check_ranking(0) == 13);
}
