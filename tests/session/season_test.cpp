// A random season of a club: evenings of all four games with every irregularity. Replaying the log gives the
// live state.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/league/pairing/random.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/session/session.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/place.hpp"

using namespace tanteador;
namespace fs = std::filesystem;
namespace event = league::event;

namespace {

struct Game {
  const char *name, *ruleset;
  bool pairs;
  std::vector<league::Format> formats;
};
const Game kGames[] = {
    {"truco",
     "truco-argentino",
     true,
     {league::Format::swiss, league::Format::groups, league::Format::knockout}},
    {"troccas", "troccas-1962", true, {league::Format::rotating_partners, league::Format::round_robin}},
    {"truf", "truf-lodige", false, {league::Format::singles}},
    {"tarot", "tarot-fft-4", false, {league::Format::singles, league::Format::swiss}}};

class Season {
 public:
  Season(session::League& league, int players, std::uint64_t seed) : league_(league), lots_(seed) {
    auto club = league_.club();
    for (int i = 0; i < players; ++i)
      people_.push_back(*league_.add_player(club, "Player " + std::to_string(i + 1)));
  }

  void evening() {
    const Game& game = kGames[number_ % 4];
    session::OpenCompetition competition = *league_.create(setup_of(game));
    std::vector<std::string> coming = people_;
    lots_.shuffle(coming);
    coming.resize(std::min<std::size_t>(
        coming.size(),
        static_cast<std::size_t>(12 + lots_.pick_below(static_cast<int>(people_.size()) - 11))));
    const std::string late = coming.back();
    coming.pop_back();
    // Pairs stay together unless the format changes partners.
    const std::size_t size =
        game.pairs && competition.now.rules().format != league::Format::rotating_partners ? 2 : 1;
    if (size == 2 && coming.size() % 2 == 1) coming.pop_back();
    for (std::size_t i = 0; i < coming.size(); i += size) {
      const auto first = coming.begin() + static_cast<std::ptrdiff_t>(i);
      must(competition,
           event::EntrantEntered{
               {first, first + static_cast<std::ptrdiff_t>(size)}, {}, {}, lots_.pick_below(500)});
    }
    if (lots_.pick_below(2) == 0)
      may(competition, event::PenaltyGiven{{0, 0}, entrant(competition), 1, 0, "late"});
    for (int round = 0; round < 5; ++round) {
      const auto draw = next_round(competition.now, lots_.next() >> 12U);
      if (!draw) break;
      must(competition, *draw);
      play(competition);
      if (round == 0) counts().late += may(competition, event::EntrantEntered{{late}, {}, {}});
      if (lots_.pick_below(3) == 0)
        counts().withdrawals += may(competition, event::EntrantWithdrawn{entrant(competition), "ill"});
      if (lots_.pick_below(3) == 0)
        may(competition, event::Absent{entrant(competition), league::Kind::half_bye});
      close(competition);
      correct(competition);
    }
    may(competition, event::CompetitionFinished{});
    correct(competition);
    live_[competition.head.id] = competition.now;
    ++number_;
  }

  // Everything that was live, from the log.
  void check() const {
    CHECK(live_.size() == static_cast<std::size_t>(number_));
    for (const auto& [id, now] : live_) {
      const auto again = league_.open(id);
      REQUIRE(again);
      CHECK(again->now == now);
      CHECK_FALSE(league_.verify(id));
    }
    // No result is lost: each table has the last one entered for it.
    for (const auto& [place, score] : results_) {
      const auto& [id, ref] = place;
      const league::Competition& now = live_.at(id);
      const auto& table = now.stages[static_cast<std::size_t>(ref.stage)]
                              .rounds[static_cast<std::size_t>(ref.round)]
                              .tables[static_cast<std::size_t>(ref.table)];
      CHECK((table.score == score || !table.forfeits.empty()));
    }
    CHECK(results_.size() > live_.size());
  }
  struct Counts {
    int results = 0, corrections = 0, forfeits = 0, substitutes = 0, disputes = 0, late = 0, withdrawals = 0;
  };
  std::size_t events = 0, refused = 0;
  std::map<std::string, Counts> by_game;

 private:
  Counts& counts() { return by_game[kGames[number_ % 4].name]; }
  static league::CompetitionSetup setup_with(const Game& game, league::StageSetup stage) {
    league::CompetitionSetup setup = test::cup(game.ruleset, std::move(stage), game.name, "2026");
    setup.season_points.by_rank = {20, 16, 12, 8, 4};
    setup.season_points.for_taking_part = 2;
    return setup;
  }
  league::CompetitionSetup setup_of(const Game& game) {
    league::StageSetup stage;
    stage.format =
        game.formats[static_cast<std::size_t>(lots_.pick_below(static_cast<int>(game.formats.size())))];
    stage.rounds = stage.format == league::Format::rotating_partners ? 0 : 4;
    stage.groups = 2;
    stage.substitutes = {static_cast<league::SubstituteRule::Points>(lots_.pick_below(3)), 1, -50};
    stage.late_join = lots_.pick_below(2) == 0 ? league::LateJoin::zero : league::LateJoin::half;
    return setup_with(game, stage);
  }

  league::Entrant entrant(const session::OpenCompetition& competition) {
    return league::entrant_at(lots_.pick_below(static_cast<int>(competition.now.entrants.size())));
  }
  void must(session::OpenCompetition& competition, const league::CompetitionEvent& one) {
    const auto answer = league_.enter(competition, one);
    REQUIRE_MESSAGE(answer.has_value(), (answer ? "" : answer.error().key));
    ++events;
  }
  bool may(session::OpenCompetition& competition, const league::CompetitionEvent& one) {
    const bool stands = league_.enter(competition, one).has_value();
    ++(stands ? events : refused);
    return stands;
  }

  event::TableScore score(std::size_t sides) {
    event::TableScore made;
    for (std::size_t side = 0; side < sides; ++side)
      made.sides.push_back({.score = lots_.pick_below(200) - 40 + static_cast<int>(side) * 1000});
    lots_.shuffle(made.sides);
    return made;
  }

  void play(session::OpenCompetition& competition) {
    for (const league::OpenTable& open : whats_missing(competition.now)) {
      if (open.missing == league::Missing::dispute) continue;  // of an earlier round, closed by force
      const auto& table = competition.now.stages[static_cast<std::size_t>(open.table.stage)]
                              .rounds[static_cast<std::size_t>(open.table.round)]
                              .tables[static_cast<std::size_t>(open.table.table)];
      const auto sides = table.drawn.sides;
      if (lots_.pick_below(4) == 0) substitute(competition, open.table.round_ref(), sides[0][0]);
      if (lots_.pick_below(6) == 0) {
        counts().forfeits +=
            may(competition,
                event::Forfeited{open.table, {lots_.pick_below(static_cast<int>(sides.size()))}, {}});
        if (sides.size() == 2) continue;
      }
      const auto made = score(sides.size());
      must(competition, event::ResultEntered{open.table, made, {}});
      ++counts().results;
      results_[{competition.head.id, open.table}] = made;
      if (lots_.pick_below(12) == 0)
        counts().disputes += may(competition, event::ResultEntered{open.table, score(sides.size()), {}});
    }
  }

  // For one of the entrant's people, now and then taken over by somebody else again.
  void substitute(session::OpenCompetition& competition, league::RoundRef round, league::Entrant entrant) {
    const std::string out = competition.now.entrants[static_cast<std::size_t>(index(entrant))].people.back();
    const std::string guest = league_.person("Guest " + std::to_string(lots_.pick_below(5)));
    if (!may(competition, event::Substituted{round, entrant, out, guest, 1 + lots_.pick_below(100)})) return;
    ++counts().substitutes;
    if (lots_.pick_below(3) == 0)
      may(competition, event::Substituted{round, entrant, guest, league_.person("Guest of a guest"),
                                          1 + lots_.pick_below(50)});
  }

  void close(session::OpenCompetition& competition) {
    const league::RoundRef round{0, static_cast<int>(competition.now.now().rounds.size()) - 1};
    if (!may(competition, event::RoundClosed{round})) must(competition, event::RoundClosed{round, true});
  }

  // Corrects the result of a random table in a random round.
  void correct(session::OpenCompetition& competition) {
    const auto& rounds = competition.now.stages[0].rounds;
    const int round = lots_.pick_below(static_cast<int>(rounds.size()));
    const auto& tables = rounds[static_cast<std::size_t>(round)].tables;
    const int table = lots_.pick_below(static_cast<int>(tables.size()));
    const auto made = score(tables[static_cast<std::size_t>(table)].drawn.sides.size());
    if (!may(competition, event::ResultCorrected{{0, round, table}, made, "slip", {}})) return;
    results_[{competition.head.id, {0, round, table}}] = made;
    ++counts().corrections;
  }

  session::League& league_;
  league::Lots lots_;
  std::vector<std::string> people_;
  int number_ = 0;
  std::map<std::string, league::Competition> live_;
  std::map<std::pair<std::string, league::TableRef>, event::TableScore> results_;
};

}  // namespace

namespace {

std::string in_words(const session::SeasonTable& table) {
  std::string text;
  for (const league::SeasonLine& line : table.lines) {
    text += std::to_string(line.rank) + " " + line.name + " " + std::to_string(line.total);
    for (const league::StagePoints& one : line.stages)
      text += " " + std::to_string(one.stage) + ":" + std::to_string(one.points) + (one.counted ? "+" : "-");
    text += "\n";
  }
  return text;
}

void check_same(const std::vector<session::RatedPlayer>& one,
                const std::vector<session::RatedPlayer>& other) {
  REQUIRE(one.size() == other.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    CHECK(one[i].person == other[i].person);
    CHECK(one[i].now == other[i].now);
    CHECK(one[i].weeks.size() == other[i].weeks.size());
  }
}

}  // namespace

TEST_CASE("a rebuilt season equals the live one") {
  const bool whole = std::getenv("TANTEADOR_LONG") != nullptr;
  const int players = whole ? 120 : 20, evenings = whole ? 40 : 8;
  const test::Folder folder;
  std::vector<session::RatedPlayer> ratings;
  std::string table;
  {
    const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
    session::League league(store.get(), session::system_host());
    Season season(league, players, 7);
    for (int evening = 0; evening < evenings; ++evening) season.evening();
    season.check();
    CHECK(season.by_game.size() == 4);
    MESSAGE(season.events << " events, " << season.refused << " refused");
    for (const auto& [game, counts] : season.by_game) {
      MESSAGE(game << ": " << counts.results << " results, " << counts.corrections << " corrections, "
                   << counts.forfeits << " forfeits, " << counts.substitutes << " substitutes, "
                   << counts.disputes << " disputes, " << counts.late << " late, " << counts.withdrawals
                   << " withdrawn");
      CHECK(counts.results > 0);
      CHECK(counts.corrections > 0);
      CHECK(counts.forfeits > 0);
      CHECK(counts.substitutes > 0);
    }
    ratings = session::ratings(league);
    table = in_words(session::season(league, "2026"));
    CHECK(ratings.size() >= static_cast<std::size_t>(players));
    session::Session(store.get(), session::system_host()).rebuild();
    season.check();
    check_same(session::ratings(league), ratings);
    CHECK(in_words(session::season(league, "2026")) == table);
  }
  // The same from the file alone.
  const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::read);
  const session::League league(store.get(), session::system_host());
  check_same(session::ratings(league), ratings);
  CHECK(in_words(session::season(league, "2026")) == table);
}
