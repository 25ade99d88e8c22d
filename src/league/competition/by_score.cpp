// Draws tables of single players by lot and by score.

#include <algorithm>

#include "src/league/competition/rules.hpp"
#include "src/league/pairing/random.hpp"

namespace tanteador::league {

namespace {

// Best first. A lot orders equal ones.
std::vector<Entrant> ranked_by_score(const Competition& competition, std::vector<Entrant> present,
                                     std::uint64_t seed) {
  Competition counted = competition;
  counted.setup.stages[competition.stage].minimum_games = 0;
  constexpr int kUnranked = 1'000'000;
  std::vector<int> ranks(competition.entrants.size(), kUnranked);
  for (const StageTable& table : standings(counted, competition.stage)) {
    for (const Standing& row : table.standings.rows) {
      if (row.rank > 0) ranks[place_of(row.entrant)] = row.rank;
    }
  }
  std::ranges::sort(present);
  Lots(seed).shuffle(present);
  std::ranges::stable_sort(present, {}, [&](Entrant entrant) { return ranks[place_of(entrant)]; });
  return present;
}

// Moves the entrants who sit out to the end: the lowest of those who did so least often.
void put_byes_last(std::vector<Entrant>& ranked, int byes, const std::vector<SeatedRound>& history) {
  std::vector<Entrant> out;
  for (; byes > 0; --byes) {
    const auto times = [&](Entrant entrant) {
      return std::ranges::count_if(
          history, [&](const SeatedRound& round) { return std::ranges::count(round.byes, entrant) > 0; });
    };
    const auto last = std::ranges::min_element(ranked.rbegin(), ranked.rend(), {}, times);
    out.push_back(*last);
    ranked.erase(std::next(last).base());
  }
  ranked.insert(ranked.end(), out.begin(), out.end());
}

// Entrants to keep apart count as having met this many times.
std::vector<SeatedRound> kept_apart(const Competition& competition, int times) {
  std::vector<SeatedRound> meetings;
  for (int time = 0; time < times; ++time)
    for (const auto& [one, other] : competition.apart) meetings.push_back({{{one, other}}, {}});
  return meetings;
}

// Clubmates count as having met.
void add_clubmates(const std::vector<int>& clubs, std::vector<Entrant> present,
                   std::vector<SeatedRound>& meetings) {
  const auto club_of = [&](Entrant entrant) { return clubs[place_of(entrant)]; };
  std::erase_if(present, [&](Entrant entrant) { return club_of(entrant) < 0; });
  std::ranges::stable_sort(present, {}, club_of);
  for (std::size_t one = 0; one < present.size(); ++one)
    for (std::size_t other = one + 1;
         other < present.size() && club_of(present[one]) == club_of(present[other]); ++other)
      meetings.push_back({{{present[one], present[other]}}, {}});
}

}  // namespace

bool is_seated_by_score(const Competition& competition, RoundRef round) {
  const StageSetup& setup = at(competition.setup.stages, round.stage);
  if (setup.format != Format::singles) return false;
  const bool carried = round.stage > 0 && at(competition.setup.stages, round.stage - 1).go_on.carry_over;
  if (round.round == 0 && !carried) return false;
  return setup.seats != SeatRule::fresh || (setup.score_final && round.round + 1 == setup.rounds);
}

bool needs_points(const Competition& competition, RoundRef round) {
  const StageSetup& setup = at(competition.setup.stages, round.stage);
  return setup.format == Format::swiss || setup.format == Format::keizer ||
         (setup.format == Format::rotating_partners && !is_duplicate(setup)) ||
         is_seated_by_score(competition, round);
}

std::vector<SeatedRound> seated_rounds(const Competition& competition) {
  std::vector<SeatedRound> rounds;
  for (const PlayedRound& round : competition.now().rounds) {
    SeatedRound& seated = rounds.emplace_back();
    for (const PlayedTable& table : round.tables) {
      if (is_free(table)) continue;
      auto& seats = seated.tables.emplace_back();
      for (const auto& side : table.drawn.sides) seats.insert(seats.end(), side.begin(), side.end());
    }
    for (const event::DrawnBye& bye : round.byes) seated.byes.push_back(bye.entrant);
  }
  return rounds;
}

event::RoundDrawn seated_by_score(const Competition& competition, event::RoundDrawn draw,
                                  std::vector<Entrant> present, bool parts_clubs) {
  const StageSetup& setup = competition.rules();
  const bool scored = is_seated_by_score(competition, draw.round);
  const bool last = setup.score_final && draw.round.round + 1 == setup.rounds;
  const bool fresh = scored && !last && setup.seats == SeatRule::by_score_fresh;
  const std::vector<SeatedRound> rounds = seated_rounds(competition);
  if (scored) {
    present = ranked_by_score(competition, std::move(present), draw.seed);
  } else {
    std::ranges::sort(present);
    Lots(draw.seed).shuffle(present);
  }
  put_byes_last(present, table_mix(static_cast<int>(present.size()), setup.sizes).byes, rounds);
  // Two to be kept apart weigh more than all clubmates at a table.
  constexpr int kApartWeight = 8;
  const bool by_club = parts_clubs && !scored;
  std::vector<SeatedRound> history = kept_apart(competition, by_club ? kApartWeight : 1);
  const std::vector<int> clubs = clubs_of(competition);
  if (by_club) add_clubmates(clubs, present, history);
  if (fresh) history.insert(history.end(), rounds.begin(), rounds.end());
  const Seating seating = seat_by_score(present, history, {.sizes = setup.sizes, .seed = draw.seed});
  const SeatedRound& round = seating.rounds.front();
  int place = 0;
  for (const auto& seats : round.tables) {
    event::DrawnTable& table = draw.tables.emplace_back();
    for (const Entrant entrant : seats) table.sides.push_back({entrant});
    const int end = place + static_cast<int>(seats.size());
    const bool exact = std::equal(seats.begin(), seats.end(), present.begin() + place);
    if (!scored)
      table.reasons = {{PairingCause::by_lot, {}}};
    else if (exact)
      table.reasons = {{PairingCause::by_score, {place, end - 1}}};
    else
      table.reasons = {{PairingCause::near_score, {}}};
    place = end;
    for (const RepeatedMeeting& again : seating.repeats) {
      if (std::ranges::count(seats, again.one) == 0) continue;
      const bool apart = are_apart(competition, again.one, again.other);
      if (const int times = again.times - (apart ? 1 : 0); times > 1 && !by_club)
        table.reasons.push_back({PairingCause::repeat, {index(again.one), index(again.other), times}});
      if (apart) table.reasons.push_back({PairingCause::kept_apart, {index(again.one), index(again.other)}});
      const bool clubmates = by_club && clubs[place_of(again.one)] >= 0 &&
                             clubs[place_of(again.one)] == clubs[place_of(again.other)];
      if (const Reason club{PairingCause::club_found, {}}; clubmates && table.reasons.back() != club)
        table.reasons.push_back(club);
    }
  }
  for (const Entrant bye : round.byes)
    draw.byes.push_back({bye, {{scored ? PairingCause::lowest_of_due : PairingCause::odd_number, {}}}});
  return draw;
}

}  // namespace tanteador::league
