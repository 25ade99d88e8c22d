#include "src/session/league/ranking/ranking.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "src/codec/files/csv.hpp"
#include "src/core/text/names.hpp"
#include "src/core/text/time.hpp"
#include "src/session/chain.hpp"
#include "src/session/league/played.hpp"
#include "src/session/league/ranking/ranked_people.hpp"
#include "src/session/league/ranking/ranking_file.hpp"
#include "src/session/merge/forks.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

constexpr int kWeeksKept = 8;
constexpr std::chrono::sys_days kFirstMonday{std::chrono::year{1970} / 1 / 5};

int week_number(std::chrono::sys_days monday) {
  return static_cast<int>((monday - kFirstMonday) / std::chrono::weeks(1));
}

class Ranker {
 public:
  Ranker(const League& league, const league::RatingSystem& system, const RatingQuery& of, std::string word,
         RankingCache* cache, const Progress& progress, std::vector<DamagedStream>* left_out)
      : league_(league),
        system_(system),
        of_(of),
        cache_(cache),
        progress_(progress),
        left_out_(left_out),
        same_(league.same_people()) {
    look(std::move(word));
  }

  void rank() {
    std::optional<int> week;
    for (const int backup : cache_ ? backup_weeks() : std::vector<int>()) {
      if (!goes_on_from(backup)) continue;
      week = backup;
      break;
    }
    if (!week) {
      rated_ = league::LatestRatings(system_);
      for (RankedCompetition& one : competitions_) read(one);
    }
    const std::size_t lost = left_out_ ? left_out_->size() : 0;
    if (lost > 0) cache_ = nullptr;  // the cache holds only whole rankings
    rate_behind(week);
    put_in_order();
    count_ = static_cast<int>(competitions_.size() - lost);
    competitions_ = {};
    places_ = {};
  }
  int competitions() const { return count_; }
  int competitions_read() const { return read_; }
  std::size_t players() const { return order_.size(); }
  RatedPlayer player(std::size_t place) const {
    const std::uint32_t i = order_[place];
    const league::RatingStep& step = rated_.steps()[i];
    const auto monday = kFirstMonday + std::chrono::weeks(step.period);
    return {unpack_id(people_.all[i].id),
            rated_.rating_after(now_, static_cast<league::Player>(i)),
            {{date_text(monday), step.rating}},
            clubs_[people_.all[i].club]};
  }

 private:
  // Newest first. Unusable weeks are skipped later.
  std::vector<int> backup_weeks() const {
    auto weeks = cache_->weeks();
    std::ranges::sort(weeks, std::greater<>());
    return weeks;
  }

  void look(std::string word) {
    league_.store().with_snapshot([&] {
      for (const CompetitionSummary& row : oldest_first(league_)) {
        if (!is_ranked(row, of_)) continue;
        const auto began = read_time(row.started_at).value_or(TimePoint());
        competitions_.push_back({row.id, {}, began.time_since_epoch().count()});
      }
      for (std::size_t i = 0; i < competitions_.size(); ++i) places_[competitions_[i].id] = i;
      for (const StreamHead& head : league_.store().streams("competition")) {
        if (const auto place = places_.find(head.id); place != places_.end())
          competitions_[place->second].mark = head.hash;
      }
      for (const StreamHead& fork : league_.store().streams(kFork)) add_fork(fork);
    });
    of_word_ = std::move(word) + "\n" + of_.game + "\n" + of_.season;
    Hasher people;
    for (const auto& [person, is] : same_.pairs())
      people.add((person + is).data(), person.size() + is.size());
    of_word_ += "\n" + to_hex(people.now());
  }
  void add_fork(const StreamHead& fork) {
    const std::string beginning(beginning_of_forks(fork.id));
    const auto place = places_.lower_bound(beginning);
    if (place == places_.end() || !place->first.starts_with(beginning)) return;
    Hash& mark = competitions_[place->second].mark;
    for (std::size_t i = 0; i < mark.size(); ++i) mark[i] ^= fork.hash[i];
  }

  void read(RankedCompetition& one) {
    if (std::exchange(one.read, true)) return;
    if (progress_) progress_(read_, competitions_.size());
    ++read_;
    const auto open = league_.open_or_leave_out(one.id, left_out_);
    one.first = one.last = week_number(monday_of(TimePoint(std::chrono::milliseconds(one.began))));
    if (!open || !open->now.setup.rated) return;
    std::vector<RatedTable> played;
    collect_played(*open, same_, played);
    for (const RatedTable& match : played) pack(match, one.weeks[week_number(match.week)]);
    std::erase_if(one.weeks, [](const auto& week) { return week.second.empty(); });
    if (!one.weeks.empty()) one.first = one.weeks.begin()->first, one.last = one.weeks.rbegin()->first;
    for (const league::EntrantState& entrant : open->now.entrants) {
      for (const std::string& person : entrant.people)
        if (!entrant.club.empty()) one.clubs.emplace_back(number_of(same_.merged_id(person)), entrant.club);
    }
  }
  std::uint32_t number_of(const std::string& person) { return people_.number(pack_id(person)); }

  void pack(const RatedTable& match, std::vector<PackedSeat>& into) {
    league::RatedMatch rated;
    const std::size_t before = into.size();
    for (const league::SeatedPerson& seat : match.people) {
      const int rank = match.ranks[seat.side];
      into.push_back({number_of(seat.person), static_cast<std::uint8_t>(seat.side),
                      static_cast<std::uint8_t>(rank), static_cast<std::uint8_t>(seat.percent),
                      into.size() == before});
      add_seat(rated, into.back());
    }
    // Skips invalid tables, for example a person on both sides after a merge.
    if (fault_in(std::span(&rated, 1), static_cast<int>(people_.all.size()))) into.resize(before);
  }
  static void add_seat(league::RatedMatch& match, const PackedSeat& seat) {
    match.seats.push_back(
        {static_cast<league::Player>(seat.player), seat.side, seat.rank, seat.percent / 100.0});
  }

  // Loads the ratings of that week if the competitions up to it are unchanged.
  bool goes_on_from(int week) {
    const auto in = cache_->read(week);
    if (!in) return false;
    RankingReader from(*in);
    const auto head = read_head(from);
    if (!head || head->of != of_word_) return false;
    std::set<std::size_t> known;
    for (const RankedCompetition& then : head->competitions) {
      const auto place = places_.find(then.id);
      if (place == places_.end() || competitions_[place->second].mark != then.mark) return false;
      known.insert(place->second);
      RankedCompetition& now = competitions_[place->second];
      if (!now.read) now.first = then.first, now.last = then.last;
      if (then.last > week) read(now);
    }
    for (std::size_t i = 0; i < competitions_.size(); ++i) {
      if (known.contains(i)) continue;
      read(competitions_[i]);
      if (competitions_[i].first <= week) return false;
    }
    return read_people(from);
  }
  bool read_people(RankingReader& in) {
    std::vector<std::string> clubs;
    for (auto left = in.number<std::uint32_t>(); left > 0 && in.is_good(); --left) clubs.push_back(in.text());
    std::vector<league::RatingStep> steps;
    const auto count = in.number<std::uint32_t>();
    for (std::uint32_t i = 0; i < count && in.is_good(); ++i) {
      PackedId id{};
      in.bytes(id.data(), id.size());
      const std::uint32_t number = people_.number(id);
      RankedPerson& person = people_.all[number];
      const auto club = in.number<std::uint32_t>();
      person.entered = in.number<std::int64_t>();
      person.club = club < clubs.size() ? club_number(clubs[club]) : 0;
      if (number >= steps.size())
        steps.resize(std::max<std::size_t>(number + 1, people_.all.size()), {-1, {}});
      league::RatingStep& step = steps[number];
      step.period = in.number<int>();
      for (double* value : {&step.rating.value, &step.rating.deviation, &step.rating.volatility})
        *value = in.number<double>();
      step.rating.games = in.number<int>();
    }
    const bool whole = in.is_good() && in.is_sealed();
    if (whole) {
      rated_ = league::LatestRatings(system_, std::move(steps));
    } else {
      for (RankedPerson& person : people_.all) person.club = 0, person.entered = -1;
    }
    return whole;
  }
  std::uint32_t club_number(const std::string& club) {
    if (club.empty()) return 0;
    const auto [known, fresh] = club_numbers_.emplace(club, clubs_.size());
    if (fresh) clubs_.push_back(club);
    return static_cast<std::uint32_t>(known->second);
  }

  void rate_behind(std::optional<int> done) {
    std::set<int> weeks;
    for (const RankedCompetition& one : competitions_) {
      if (one.read) weeks.insert(one.first);
      for (const auto& [week, seats] : one.weeks) weeks.insert(week);
    }
    std::erase_if(weeks, [&](int week) { return done && week <= *done; });
    int left = static_cast<int>(weeks.size());
    for (const int week : weeks) {
      for (RankedCompetition& one : competitions_) {
        if (one.read && one.first == week) enter_clubs(one);
      }
      rate_week(week);
      if (cache_ && left-- <= kWeeksKept) keep(week);
    }
    if (!cache_) return;
    std::vector<int> backups = backup_weeks();
    // Drops later weeks, which are no longer valid.
    const int last = weeks.empty() ? done.value_or(0) : *weeks.rbegin();
    int room = kWeeksKept;
    for (const int week : backups)
      if (week > last || room-- <= 0) cache_->drop(week);
  }
  void enter_clubs(const RankedCompetition& one) {
    for (const auto& [number, club] : one.clubs) {
      RankedPerson& person = people_.all[number];
      if (person.entered > one.began) continue;
      person.entered = one.began;
      person.club = club_number(club);
    }
  }
  void rate_week(int week) {
    // Glicko-2 needs a whole week at once; others take parts in order.
    const std::size_t at_once = std::holds_alternative<league::Glicko2>(system_) ? SIZE_MAX : 4096;
    std::vector<league::RatedMatch> matches;
    const auto rate = [&] {
      rated_.rate(matches);
      matches.clear();
    };
    for (RankedCompetition& one : competitions_) {
      const auto played = one.weeks.find(week);
      if (played == one.weeks.end()) continue;
      for (const PackedSeat& seat : played->second) {
        if (seat.first && matches.size() >= at_once) rate();
        if (seat.first) matches.push_back({week, {}});
        add_seat(matches.back(), seat);
      }
      one.weeks.erase(played);
    }
    rate();
  }
  void keep(int week) {
    cache_->write(week, [&](std::ostream& stream) {
      RankingWriter out(stream);
      KeptHead head{of_word_, {}};
      for (const auto& [id, place] : places_) {
        const RankedCompetition& one = competitions_[place];
        if (one.first <= week)
          head.competitions.push_back({one.id, one.mark, one.began, one.first, one.last});
      }
      write_head(out, head);
      out.number(static_cast<std::uint32_t>(clubs_.size()));
      for (const std::string& club : clubs_) out.text(club);
      const auto& steps = rated_.steps();
      out.number(static_cast<std::uint32_t>(people_.all.size()));
      for (std::size_t i = 0; i < people_.all.size(); ++i) {
        const RankedPerson& person = people_.all[i];
        const league::RatingStep step = i < steps.size() ? steps[i] : league::RatingStep{-1, {}};
        out.bytes(person.id.data(), person.id.size());
        out.number(person.club);
        out.number(person.entered);
        out.number(step.period);
        for (const double value : {step.rating.value, step.rating.deviation, step.rating.volatility})
          out.number(value);
        out.number(step.rating.games);
      }
      out.seal();
    });
  }

  void put_in_order() {
    const auto& steps = rated_.steps();
    for (const league::RatingStep& step : steps) now_ = std::max(now_, step.period);
    std::vector<double> worths(steps.size());
    for (std::uint32_t i = 0; i < steps.size(); ++i) {
      const bool shown =
          steps[i].period >= 0 && (of_.clubs.empty() || of_.clubs.contains(clubs_[people_.all[i].club]));
      worths[i] = worth(rated_.rating_after(now_, static_cast<league::Player>(i)));
      if (shown) order_.push_back(i);
    }
    const auto most = static_cast<std::ptrdiff_t>(std::min(order_.size(), of_.most));
    std::ranges::partial_sort(order_, order_.begin() + most, {},
                              [&](std::uint32_t i) { return std::pair(-worths[i], people_.all[i].id); });
    order_.resize(most);
    order_.shrink_to_fit();
  }

  const League& league_;
  const league::RatingSystem system_;
  const RatingQuery of_;
  RankingCache* cache_;
  const Progress progress_;
  std::vector<DamagedStream>* left_out_;
  league::SamePeople same_;
  std::string of_word_;
  std::vector<RankedCompetition> competitions_;  // oldest first
  std::map<std::string, std::size_t> places_;    // by id
  RankedPeople people_;
  std::vector<std::string> clubs_{""};
  std::map<std::string, std::size_t> club_numbers_;
  league::LatestRatings rated_{system_};
  std::vector<std::uint32_t> order_;  // people, best first
  int count_ = 0, read_ = 0;
  int now_ = 0;  // last rated week
};

}  // namespace

tl::expected<std::set<std::string>, codec::InputError> clubs_of_region(std::string_view list,
                                                                       std::string_view region) {
  const auto rows = codec::read_csv(list);
  if (!rows) return tl::unexpected(rows.error());
  std::set<std::string> clubs;
  for (const codec::CsvRow& row : *rows) {
    if (row.cells.size() > 1 && normal_name(row.cells[1]) == region) clubs.insert(normal_name(row.cells[0]));
  }
  return clubs;
}

Ranking ranking(const League& league, std::string_view system_word, const league::RatingSystem& system,
                const RatingQuery& of, RankingCache* cache, const Progress& progress,
                std::vector<DamagedStream>* left_out) {
  const auto ranker =
      std::make_shared<Ranker>(league, system, of, std::string(system_word), cache, progress, left_out);
  ranker->rank();
  return {ranker->players(), [ranker](std::size_t place) { return ranker->player(place); },
          ranker->competitions(), ranker->competitions_read()};
}

}  // namespace tanteador::session
