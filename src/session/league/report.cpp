#include "src/session/league/report.hpp"

#include <algorithm>
#include <map>

#include "src/codec/files/trf.hpp"
#include "src/core/text/names.hpp"
#include "src/core/text/text.hpp"
#include "src/core/text/time.hpp"
#include "src/league/competition/seeds.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::session {

namespace {

namespace tournament_report {

// In halves, after penalties.
std::vector<int> points_of(const league::Competition& now) {
  std::vector<int> halves(now.entrants.size());
  const league::Results results = results_of(now, 0);
  for (const league::RoundResult& round : results.rounds) {
    for (const league::TableResult& table : round.tables) {
      for (const league::Line& line : table.lines) halves[index(line.entrant)] += line.points;
    }
  }
  for (const league::Penalty& penalty : results.penalties) halves[index(penalty.entrant)] -= penalty.points;
  return halves;
}

char result_of(const league::Line& line) {
  switch (line.kind) {
    case league::Kind::played: break;
    case league::Kind::forfeit_win: return '+';
    case league::Kind::forfeit_loss: return '-';
    case league::Kind::allocated_bye: return 'U';
    case league::Kind::full_bye: return 'F';
    case league::Kind::half_bye: return 'H';
    case league::Kind::zero_bye:
    case league::Kind::absent: return 'Z';
  }
  return line.verdict == league::Verdict::won ? '1' : line.verdict == league::Verdict::drawn ? '=' : '0';
}

std::map<league::Entrant, codec::TrfGame> column_of(const league::Competition& now, int round,
                                                    const std::map<league::Entrant, int>& numbers) {
  std::map<league::Entrant, codec::TrfGame> column;
  const league::PlayedRound& played = now.stages.front().rounds[round];
  for (const league::PlayedTable& table : played.tables) {
    if (is_free(table)) continue;
    const league::Entrant home = table.drawn.sides[0].front(), away = table.drawn.sides[1].front();
    column[home] = {numbers.at(away), 'w', ' '};
    column[away] = {numbers.at(home), 'b', ' '};
  }
  const league::Results results = results_of(now, 0, round + 1);
  for (const league::TableResult& table : results.rounds.back().tables) {
    for (const league::Line& line : table.lines) column[line.entrant].result = result_of(line);
  }
  for (const auto& [entrant, number] : numbers) {
    if (!column.contains(entrant)) column[entrant].result = 'Z';  // not joined yet, or withdrawn
  }
  return column;
}

std::vector<std::string> fide_tie_breaks(const league::StageSetup& setup) {
  std::vector<std::string> names;
  for (const league::Tiebreak one : setup.order.empty() ? default_order(setup.format) : setup.order) {
    if (!league::info(one).in_trf) continue;
    std::string name(league::info(one).id);
    std::ranges::replace(name, '-', '/');
    names.push_back(std::move(name));
  }
  return names;
}

// Adds the TRF26 data outside the rounds.
void add_rules(codec::TrfFile& file, const league::Competition& now,
               const std::map<league::Entrant, int>& numbers) {
  const league::StageSetup& setup = now.setup.stages.front();
  const league::PointScheme& scheme = setup.points.scheme;
  file.points = {.win = scheme.win, .draw = scheme.draw, .loss = scheme.loss, .bye = setup.points.bye};
  file.order = fide_tie_breaks(setup);
  const auto next = static_cast<int>(now.stages.front().rounds.size()) + 1;
  for (const league::event::Absent& one : now.away) {
    const char kind = one.kind == league::Kind::full_bye   ? 'F'
                      : one.kind == league::Kind::half_bye ? 'H'
                                                           : 'Z';
    file.away.push_back({kind, next, {numbers.at(one.entrant)}});
  }
  for (const league::Pairing& pair : now.apart)
    file.apart.push_back({1, setup.rounds, {numbers.at(pair.first), numbers.at(pair.second)}});
  for (const league::GivenPenalty& one : now.penalties) {
    const auto& [round, entrant, points, score, reason] = one.given;
    if (!one.lifted && round.stage == 0 && points != 0)
      file.penalties.push_back({points, round.round + 1, {numbers.at(entrant)}});
  }
}

codec::TrfFile report_of(const League& league, const OpenCompetition& open) {
  const league::Competition& now = open.now;
  const auto names = league.entrant_names(now);
  const auto cards = league.cards();
  const league::Club club = league.club().now;
  codec::TrfFile file{.name = now.setup.name};
  file.starts = local_day(open.records.front().at);
  std::ranges::replace(file.starts, '-', '/');
  file.rounds = now.setup.stages.front().rounds;
  const auto& stage = now.stages.front();
  const auto order = stage.rounds.empty() ? seed_order(now) : stage.entrants;
  std::map<league::Entrant, int> numbers;
  for (const league::Entrant entrant : order) {
    numbers.emplace(entrant, static_cast<int>(file.players.size()) + 1);
    const league::EntrantState& state = now.entrants[index(entrant)];
    const auto* card = card_of(cards, club.merged_id(state.people.front()));
    file.players.push_back({.number = static_cast<int>(file.players.size()) + 1,
                            .name = names[index(entrant)],
                            .rating = state.rating,
                            .licence = card ? card->licence : std::string()});
  }
  for (int round = 0; round < static_cast<int>(stage.rounds.size()); ++round) {
    for (const auto& [entrant, game] : column_of(now, round, numbers))
      file.players[numbers.at(entrant) - 1].games.push_back(game);
  }
  add_rules(file, now, numbers);
  const std::vector<int> halves = points_of(now);
  for (const auto& [entrant, number] : numbers) file.players[number - 1].halves = halves[index(entrant)];
  for (const league::StageTable& table : league::standings(now, 0)) {
    for (const league::Standing& row : table.standings.rows)
      file.players[numbers.at(row.entrant) - 1].rank = row.rank;
  }
  return file;
}

// Used only within this file.
codec::InputError player_error(const codec::TrfPlayer& player, std::string_view sentence) {
  return {.message = codec::message(sentence, {player.number, std::string_view(player.name)})};
}

// The events of a round: absences, tables and results, and the closing if all results exist.
class RoundOfFile {
 public:
  RoundOfFile(const codec::TrfFile& file, int round) : file_(file), round_(round) {
    drawn_.round = {0, round};
    for (const codec::TrfPlayer& player : file.players) take(player);
  }

  void add_to(std::vector<league::CompetitionEvent>& events) const {
    if (drawn_.tables.empty()) return;
    events.insert(events.end(), away_.begin(), away_.end());
    events.emplace_back(drawn_);
    events.insert(events.end(), results_.begin(), results_.end());
    if (whole_) events.emplace_back(league::event::RoundClosed{{0, round_}, false});
  }

 private:
  const codec::TrfGame& game_of(const codec::TrfPlayer& player) const { return player.games[round_]; }

  void take(const codec::TrfPlayer& player) {
    const codec::TrfGame& game = game_of(player);
    if (game.opponent > 0) return take_pair(player, game);
    const auto entrant = league::entrant_at(player.number - 1);
    switch (game.result) {
      case 'U':
      case '+': drawn_.byes.push_back({entrant, {{league::PairingCause::by_hand, {}}}}); return;
      case 'F': away_.emplace_back(league::event::Absent{entrant, league::Kind::full_bye}); return;
      case 'H': away_.emplace_back(league::event::Absent{entrant, league::Kind::half_bye}); return;
      default: away_.emplace_back(league::event::Absent{entrant, league::Kind::zero_bye}); return;
    }
  }

  void take_pair(const codec::TrfPlayer& player, const codec::TrfGame& game) {
    if (game.opponent > static_cast<int>(file_.players.size()) || game.opponent == player.number)
      throw player_error(player, N_("Player {0}, {1}: there is no such opponent."));
    const codec::TrfPlayer& other = file_.players[game.opponent - 1];
    if (game_of(other).opponent != player.number)
      throw player_error(player, N_("Player {0}, {1}: the opponent has a different opponent."));
    if (other.number < player.number) return;  // handled with the opponent
    const bool home = game.colour != 'b';
    const codec::TrfPlayer &first = home ? player : other, &second = home ? other : player;
    league::event::DrawnTable table;
    table.sides = {{league::entrant_at(first.number - 1)}, {league::entrant_at(second.number - 1)}};
    table.reasons = {{league::PairingCause::by_hand, {}}};
    const league::TableRef ref{0, round_, static_cast<int>(drawn_.tables.size())};
    drawn_.tables.push_back(std::move(table));
    if (!fit(game_of(first).result, game_of(second).result))
      throw player_error(player,
                         N_("Player {0}, {1}: the results of the two players contradict each other."));
    take_result(ref, game_of(first).result, game_of(second).result);
  }

  static int worth(char result) {
    return result == '1' || result == 'W' ? 2 : result == '=' || result == 'D' ? 1 : 0;
  }
  static bool fit(char first, char second) {
    const auto is = [](char result, std::string_view any) { return any.find(result) != any.npos; };
    if (is(first, "+-")) return is(second, "+-") && !(first == '+' && second == '+');
    if (is(first, " ")) return second == ' ';
    return is(first, "1=0WDL") && is(second, "1=0WDL") && worth(first) + worth(second) == 2;
  }

  // Such a file states only the winner, without scores.
  void take_result(league::TableRef table, char first, char second) {
    if (first == ' ' && second == ' ') {
      whole_ = false;
      return;
    }
    std::vector<int> missing;
    if (first == '-') missing.push_back(0);
    if (second == '-') missing.push_back(1);
    if (!missing.empty()) {
      results_.emplace_back(league::event::Forfeited{table, missing, {}});
      return;
    }
    league::event::TableScore score;
    score.sides.resize(2);
    score.winner = worth(first) > worth(second) ? 0 : worth(first) < worth(second) ? 1 : -1;
    results_.emplace_back(league::event::ResultEntered{table, score, {}, {}});
  }

  const codec::TrfFile& file_;
  int round_;
  league::event::RoundDrawn drawn_;
  std::vector<league::CompetitionEvent> away_, results_;
  bool whole_ = true;
};

// A penalty without a round counts from the first round on.
void add_penalties(const codec::TrfFile& file, std::vector<league::CompetitionEvent>& events) {
  for (const codec::TrfPenalty& entry : file.penalties) {
    const league::RoundRef round{0, std::max(entry.round, 1) - 1};
    for (const int player : entry.players)
      events.emplace_back(
          league::event::PenaltyGiven{round, league::entrant_at(player - 1), entry.halves, 0, {}});
  }
}

struct ByeAsked {
  int player = 0;         // from 1
  std::size_t round = 0;  // from 1
  league::Kind kind = league::Kind::zero_bye;
};

league::Kind bye_kind(char letter) {
  constexpr std::string_view kFull = "FU+";
  return kFull.find(letter) != kFull.npos ? league::Kind::full_bye
         : letter == 'H'                  ? league::Kind::half_bye
                                          : league::Kind::zero_bye;
}

// Reads requested byes from columns after the drawn rounds (TRF16 of pairing programs) or from lines 240
// (TRF26), each once.
std::vector<ByeAsked> requested_byes(const codec::TrfFile& file) {
  std::vector<ByeAsked> byes;
  const auto add = [&](const ByeAsked& bye) {
    const auto same = [&](const ByeAsked& one) { return one.player == bye.player && one.round == bye.round; };
    const bool next = bye.round == file.drawn + 1;  // an unknown player is then refused
    const bool later = bye.round > file.drawn + 1 && bye.player <= static_cast<int>(file.players.size());
    if ((next || later) && std::ranges::none_of(byes, same)) byes.push_back(bye);
  };
  for (const codec::TrfPlayer& player : file.players) {
    for (std::size_t round = file.drawn; round < player.games.size(); ++round)
      if (const char letter = player.games[round].result; letter != ' ')
        add({player.number, round + 1, bye_kind(letter)});
  }
  for (const codec::TrfAway& away : file.away) {
    for (const int player : away.players)
      add({player, static_cast<std::size_t>(away.round), bye_kind(away.kind)});
  }
  return byes;
}

bool is_next(const codec::TrfFile& file, const ByeAsked& bye) { return bye.round == file.drawn + 1; }

// Adds absences from the next round, and entrants to keep apart from now on.
void add_to_come(const codec::TrfFile& file, std::vector<league::CompetitionEvent>& events) {
  for (const codec::TrfApart& entry : file.apart) {
    if (entry.last > 0 && entry.last <= static_cast<int>(file.drawn)) continue;  // no longer in force
    league::event::KeptApart apart;
    for (const int player : entry.players) apart.entrants.push_back(league::entrant_at(player - 1));
    if (apart.entrants.size() > 1) events.emplace_back(std::move(apart));
  }
  for (const ByeAsked& bye : requested_byes(file)) {
    if (is_next(file, bye))
      events.emplace_back(league::event::Absent{league::entrant_at(bye.player - 1), bye.kind});
  }
}

// Programs include the byes of the next round in the points or not; both are accepted.
std::vector<PointsDiffer> differing_points(const codec::TrfFile& file, const league::Competition& now) {
  const std::vector<int> here = points_of(now);
  std::vector<int> with_byes = here;
  const league::RoundPoints& points = now.setup.stages.front().points;
  for (const ByeAsked& bye : requested_byes(file)) {
    if (!is_next(file, bye)) continue;
    with_byes[bye.player - 1] += bye.kind == league::Kind::full_bye   ? points.bye
                                 : bye.kind == league::Kind::half_bye ? points.half_bye
                                                                      : 0;
  }
  std::vector<PointsDiffer> differ;
  for (const codec::TrfPlayer& player : file.players) {
    const int place = player.number - 1;
    if (player.has_points && player.halves != here[place] && player.halves != with_byes[place])
      differ.push_back({player.number, player.name, player.halves, here[place]});
  }
  return differ;
}

league::CompetitionSetup setup_of(const codec::TrfFile& file, const ReportWanted& wanted) {
  league::CompetitionSetup setup;
  setup.name = normal_name(wanted.name.empty() ? file.name : wanted.name);
  if (setup.name.empty()) throw codec::InputError{.message = tr("A competition needs a name.")};
  setup.game = wanted.game;
  setup.ruleset =
      wanted.ruleset.empty() ? std::string(rulebook::first_edition(wanted.game).id) : wanted.ruleset;
  league::StageSetup& stage = setup.stages.emplace_back();
  stage.format = league::Format::swiss;
  stage.rounds = std::max(file.rounds, 1);
  if (file.points) {
    stage.points.scheme = {file.points->win, file.points->draw, file.points->loss};
    stage.points.bye = file.points->bye;
    stage.points.half_bye = file.points->draw;
    stage.points.forfeit_win = file.points->win;
  }
  for (const std::string& name : file.order) {
    if (const auto known = league::tiebreak_by_name(name)) stage.order.push_back(*known);
  }
  return setup;
}

std::vector<league::CompetitionEvent> events_of(const codec::TrfFile& file, const PersonOfReport& person,
                                                std::vector<PlayerCard>& cards) {
  std::vector<league::CompetitionEvent> events;
  league::event::Seeded seeds;
  for (const codec::TrfPlayer& player : file.players) {
    const std::string id =
        person({.line = 1, .name = normal_name(player.name), .alias = {}, .licence = player.licence});
    events.emplace_back(
        league::event::EntrantEntered{.people = {id}, .team = {}, .club = {}, .rating = player.rating});
    if (!player.licence.empty()) cards.push_back({id, {}, player.licence});
    seeds.order.push_back(league::entrant_at(player.number - 1));
  }
  events.emplace_back(std::move(seeds));
  for (std::size_t round = 0; round < file.drawn; ++round)
    RoundOfFile(file, static_cast<int>(round)).add_to(events);
  add_penalties(file, events);
  add_to_come(file, events);
  return events;
}

tl::expected<ReportTaken, ReportFault> import_report(League& league, const codec::TrfFile& file,
                                                     const ReportWanted& wanted,
                                                     const PersonOfReport& person) {
  const league::CompetitionSetup setup = setup_of(file, wanted);
  std::vector<PlayerCard> cards;
  const auto events = events_of(file, person, cards);
  league::Competition trial;
  (void)league::apply(trial, league::CompetitionEvent(league::event::CompetitionCreated{setup}));
  for (const league::CompetitionEvent& event : events) {
    if (const auto answer = league::apply(trial, event); !answer)
      return tl::unexpected(ReportFault{{}, answer.error(), league.entrant_names(trial)});
  }
  auto competition = league.create(setup);
  if (!competition) return tl::unexpected(ReportFault{{}, competition.error(), {}});
  const auto answer = league.enter_together(*competition, events, std::move(cards));
  if (!answer) return tl::unexpected(ReportFault{{}, answer.error(), league.entrant_names(competition->now)});
  auto differ = differing_points(file, competition->now);
  ReportTaken taken{.competition = *std::move(competition),
                    .name = setup.name,
                    .entrants = file.players.size(),
                    .rounds = file.drawn,
                    .has_other_points = file.has_other_points,
                    .differ = std::move(differ)};
  for (const ByeAsked& bye : requested_byes(file)) {
    if (!is_next(file, bye))
      taken.later_byes.push_back({file.players[bye.player - 1].name, static_cast<int>(bye.round)});
  }
  for (const std::string& name : file.order) {
    if (!league::tiebreak_by_name(name)) taken.left.push_back(name);
  }
  return taken;
}

}  // namespace tournament_report
}  // namespace

std::vector<codec::PlayerLine> players_listed(const League& league) {
  const auto club = league.club();
  const auto book = league.names();
  const auto cards = league.cards();
  std::map<std::string_view, const PlayerCard*> card_of_person;
  for (const PlayerCard& card : cards) card_of_person[card.person] = &card;
  std::vector<codec::PlayerLine> lines;
  for (const league::ClubPlayer& player : club.now.players) {
    const auto known = book.find(player.person);
    if (known == book.end() || !known->second) continue;
    codec::PlayerLine& line = lines.emplace_back();
    line.name = *known->second;
    line.active = player.active ? "yes" : "no";
    const auto card = card_of_person.find(player.person);
    if (card == card_of_person.end()) continue;
    line.alias = card->second->alias;
    line.licence = card->second->licence;
  }
  return lines;
}

tl::expected<std::string, codec::InputError> report(const League& league, const OpenCompetition& open) {
  const bool single = std::ranges::all_of(
      open.now.entrants, [](const league::EntrantState& entrant) { return entrant.people.size() == 1; });
  if (!single || open.now.entrants.empty() || open.now.setup.stages.front().format != league::Format::swiss)
    return tl::unexpected(
        codec::InputError{.message = tr("This kind of file is for a Swiss of single players.")});
  return codec::trf_text(tournament_report::report_of(league, open));
}

tl::expected<ReportTaken, ReportFault> take_report(League& league, std::string_view text,
                                                   const ReportWanted& wanted, const PersonOfReport& person) {
  const auto file = codec::read_trf(text);
  if (!file) return tl::unexpected(ReportFault{file.error(), std::nullopt, {}});
  try {
    return tournament_report::import_report(league, *file, wanted, person);
  } catch (const codec::InputError& fault) {
    return tl::unexpected(ReportFault{fault, std::nullopt, {}});
  }
}

}  // namespace tanteador::session
