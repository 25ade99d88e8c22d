// Tournament report files of other programs: a Swiss of single players, out and in.

#include <algorithm>
#include <fstream>
#include <map>

#include "src/cli/files.hpp"
#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/printed.hpp"
#include "src/codec/trf.hpp"
#include "src/core/names.hpp"
#include "src/core/text.hpp"
#include "src/league/competition/seeds.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

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

// The column of a round for everybody, by entrant.
std::map<league::Entrant, codec::TrfGame> column_of(const league::Competition& now, int round,
                                                    const std::map<league::Entrant, int>& numbers) {
  std::map<league::Entrant, codec::TrfGame> column;
  const league::PlayedRound& played = round_in(now, {0, round});
  for (const league::PlayedTable& table : played.tables) {
    const league::Entrant home = table.drawn.sides[0].front(), away = table.drawn.sides[1].front();
    column[home] = {numbers.at(away), 'w', ' '};
    column[away] = {numbers.at(home), 'b', ' '};
  }
  const league::Results results = results_of(now, 0, round + 1);
  for (const league::TableResult& table : results.rounds.back().tables) {
    for (const league::Line& line : table.lines) column[line.entrant].result = result_of(line);
  }
  for (const auto& [entrant, number] : numbers) {
    if (!column.contains(entrant)) column[entrant].result = 'Z';  // not there yet, or gone
  }
  return column;
}

// Those FIDE knows, as it writes them.
std::vector<std::string> fide_tie_breaks(const league::StageSetup& setup) {
  using enum league::Tiebreak;
  std::vector<std::string> names;
  for (const league::Tiebreak one : setup.order.empty() ? default_order(setup.format) : setup.order) {
    const bool known = one <= koya || one == direct_encounter || one == average_rating || one == performance;
    const bool of_ours =
        one == buchholz_partners || one == game_points || (one >= buchholz_game && one <= schedule_strength);
    if (!known || of_ours) continue;
    std::string name(league::info(one).id);
    std::ranges::replace(name, '-', '/');
    names.push_back(std::move(name));
  }
  return names;
}

// What TRF26 says beside the rounds.
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

codec::TrfFile report_of(const Desk& desk, const session::OpenCompetition& open) {
  const league::Competition& now = open.now;
  const auto names = desk.names(now);
  const auto cards = desk.league.cards();
  const league::Club club = desk.league.club().now;
  codec::TrfFile file{.name = now.setup.name};
  file.starts = open.records.front().at.substr(0, 10);
  std::ranges::replace(file.starts, '-', '/');
  file.rounds = now.setup.stages.front().rounds;
  const auto& stage = now.stages.front();
  const auto order = stage.rounds.empty() ? seed_order(now) : stage.entrants;
  std::map<league::Entrant, int> numbers;
  for (const league::Entrant entrant : order) {
    numbers.emplace(entrant, static_cast<int>(file.players.size()) + 1);
    const league::EntrantState& state = now.entrants[static_cast<std::size_t>(index(entrant))];
    const auto* card = session::card_of(cards, club.who(state.people.front()));
    file.players.push_back({.number = static_cast<int>(file.players.size()) + 1,
                            .name = names[static_cast<std::size_t>(index(entrant))],
                            .rating = state.rating,
                            .licence = card ? card->licence : std::string()});
  }
  for (int round = 0; round < static_cast<int>(stage.rounds.size()); ++round) {
    for (const auto& [entrant, game] : column_of(now, round, numbers))
      file.players[static_cast<std::size_t>(numbers.at(entrant)) - 1].games.push_back(game);
  }
  add_rules(file, now, numbers);
  const league::Results results = results_of(now, 0);
  for (const league::RoundResult& round : results.rounds) {
    for (const league::TableResult& table : round.tables) {
      for (const league::Line& line : table.lines)
        file.players[static_cast<std::size_t>(numbers.at(line.entrant)) - 1].halves += line.points;
    }
  }
  for (const league::Penalty& penalty : results.penalties)
    file.players[static_cast<std::size_t>(numbers.at(penalty.entrant)) - 1].halves -= penalty.points;
  for (const league::StageTable& table : league::standings(now, 0)) {
    for (const league::Standing& row : table.standings.rows)
      file.players[static_cast<std::size_t>(numbers.at(row.entrant)) - 1].rank = row.rank;
  }
  return file;
}

void require_single_swiss(const league::Competition& now) {
  const bool single = std::ranges::all_of(
      now.entrants, [](const league::EntrantState& entrant) { return entrant.people.size() == 1; });
  if (!single || now.entrants.empty() || now.setup.stages.front().format != league::Format::swiss)
    throw unreadable(tr("Such a file holds a Swiss of single players."));
}

// --- In

Problem at_player(const codec::TrfPlayer& player, std::string_view sentence) {
  return unreadable(say(sentence, {player.number, std::string_view(player.name)}));
}

// The events of a round: who is away, the tables, the results; closed where all of them are there.
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
  const codec::TrfGame& game_of(const codec::TrfPlayer& player) const {
    return player.games[static_cast<std::size_t>(round_)];
  }

  void take(const codec::TrfPlayer& player) {
    const codec::TrfGame& game = game_of(player);
    if (game.opponent > 0) return take_pair(player, game);
    const auto entrant = league::entrant_at(player.number - 1);
    switch (game.result) {
      case 'U':
      case '+': drawn_.byes.push_back({entrant, {{league::Because::by_hand, {}}}}); return;
      case 'F': away_.emplace_back(league::event::Absent{entrant, league::Kind::full_bye}); return;
      case 'H': away_.emplace_back(league::event::Absent{entrant, league::Kind::half_bye}); return;
      default: away_.emplace_back(league::event::Absent{entrant, league::Kind::zero_bye}); return;
    }
  }

  void take_pair(const codec::TrfPlayer& player, const codec::TrfGame& game) {
    if (game.opponent > static_cast<int>(file_.players.size()) || game.opponent == player.number)
      throw at_player(player, english("Player {0}, {1}: there is no such opponent."));
    const codec::TrfPlayer& other = file_.players[static_cast<std::size_t>(game.opponent) - 1];
    if (game_of(other).opponent != player.number)
      throw at_player(player, english("Player {0}, {1}: the opponent names somebody else."));
    if (other.number < player.number) return;  // taken with him
    const bool home = game.colour != 'b';
    const codec::TrfPlayer &first = home ? player : other, &second = home ? other : player;
    league::event::DrawnTable table;
    table.sides = {{league::entrant_at(first.number - 1)}, {league::entrant_at(second.number - 1)}};
    table.reasons = {{league::Because::by_hand, {}}};
    const league::TableRef ref{0, round_, static_cast<int>(drawn_.tables.size())};
    drawn_.tables.push_back(std::move(table));
    if (!fit(game_of(first).result, game_of(second).result))
      throw at_player(player, english("Player {0}, {1}: the results of the two do not fit each other."));
    take_result(ref, game_of(first).result, game_of(second).result);
  }

  // In halves.
  static int worth(char result) {
    return result == '1' || result == 'W' ? 2 : result == '=' || result == 'D' ? 1 : 0;
  }
  static bool fit(char first, char second) {
    const auto is = [](char result, std::string_view any) { return any.find(result) != any.npos; };
    if (is(first, "+-")) return is(second, "+-") && !(first == '+' && second == '+');
    if (is(first, " ")) return second == ' ';
    return is(first, "1=0WDL") && is(second, "1=0WDL") && worth(first) + worth(second) == 2;
  }

  // No figures are made up: who has won is all such a file says.
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

// A penalty of no round counts from the first one on.
void add_penalties(const codec::TrfFile& file, std::vector<league::CompetitionEvent>& events) {
  for (const codec::TrfPenalty& told : file.penalties) {
    const league::RoundRef round{0, std::max(told.round, 1) - 1};
    for (const int player : told.players)
      events.emplace_back(
          league::event::PenaltyGiven{round, league::entrant_at(player - 1), told.halves, 0, {}});
  }
}

// Who is away from the next round, and who is not to meet in it and later.
void add_to_come(const codec::TrfFile& file, std::size_t rounds,
                 std::vector<league::CompetitionEvent>& events) {
  for (const codec::TrfApart& told : file.apart) {
    if (told.last > 0 && told.last <= static_cast<int>(rounds)) continue;  // over by now
    league::event::KeptApart apart;
    for (const int player : told.players) apart.entrants.push_back(league::entrant_at(player - 1));
    if (apart.entrants.size() > 1) events.emplace_back(std::move(apart));
  }
  for (const codec::TrfAway& away : file.away) {
    if (away.round != static_cast<int>(rounds) + 1) continue;
    const league::Kind kind = away.kind == 'F'   ? league::Kind::full_bye
                              : away.kind == 'H' ? league::Kind::half_bye
                                                 : league::Kind::zero_bye;
    for (const int player : away.players)
      events.emplace_back(league::event::Absent{league::entrant_at(player - 1), kind});
  }
}

struct Report {
  std::string id, to, file, name, game{kGames.front()}, ruleset;
  bool replace = false;
  void describe(Usage& usage) {
    usage.name("ID", id);
    usage.output("--to", to, tr("write it to this file"));
    usage.text("--file", file, tr("a file to be taken in as a new competition"), "FILE");
    usage.name("--name", name, tr("as it should be called; else as the file says"), "NAME");
    describe_game(usage, game, ruleset);
    usage.replacing(replace);
  }
};

league::CompetitionSetup setup_of(const codec::TrfFile& file, const Report& arguments) {
  league::CompetitionSetup setup;
  setup.name = normal_name(arguments.name.empty() ? file.name : arguments.name);
  if (setup.name.empty()) throw unreadable(tr("A competition needs a name."));
  setup.game = arguments.game;
  setup.ruleset =
      arguments.ruleset.empty() ? std::string(rulebook::first_edition(arguments.game).id) : arguments.ruleset;
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
    if (const auto known = league::tiebreak_named(name)) stage.order.push_back(*known);
  }
  return setup;
}

Answer taken_in(const Context& context, const Report& arguments) {
  const std::string text = read_text_file(arguments.file);
  const auto file = codec::read_trf(text);
  if (!file) throw unreadable(file.error());
  Desk desk(context, Wants::to_write);
  const league::CompetitionSetup setup = setup_of(*file, arguments);
  std::vector<league::CompetitionEvent> events;
  std::vector<session::PlayerCard> cards;
  league::event::Seeded seeds;
  for (const codec::TrfPlayer& player : file->players) {
    const codec::PlayerLine line{
        .line = 1, .name = normal_name(player.name), .alias = {}, .licence = player.licence};
    const std::string person = desk.person(line);
    events.emplace_back(
        league::event::EntrantEntered{.people = {person}, .team = {}, .club = {}, .rating = player.rating});
    if (!player.licence.empty()) cards.push_back({person, {}, player.licence});
    seeds.order.push_back(league::entrant_at(player.number - 1));
  }
  events.emplace_back(std::move(seeds));
  const std::size_t rounds = file->players.front().games.size();
  for (std::size_t round = 0; round < rounds; ++round)
    RoundOfFile(*file, static_cast<int>(round)).add_to(events);
  add_penalties(*file, events);
  add_to_come(*file, rounds, events);
  league::Competition trial;
  (void)league::apply(trial, league::CompetitionEvent(league::event::CompetitionCreated{setup}));
  for (const league::CompetitionEvent& event : events) {
    if (const auto answer = league::apply(trial, event); !answer)
      return refused_answer(context, {}, answer.error(), desk.names(trial));
  }
  auto made = desk.league.create(setup);
  if (!made) return refused_answer(context, {}, made.error(), {});
  const auto answer = desk.league.enter_together(*made, events, std::move(cards));
  Answer out =
      league_answer(context, desk, *made, answer, say("{0} is taken in.", {std::string_view(setup.name)}));
  std::string left;
  for (const std::string& name : file->order)
    if (!league::tiebreak_named(name)) left += (left.empty() ? "" : ", ") + name;
  if (!left.empty())
    out.text += say("Tie-breaks that are not known here were left: {0}.", {std::string_view(left)}) + "\n";
  if (file->has_other_points) out.text += tr("Lines 299 that give a result other points were left.") + "\n";
  out.json["entrants"] = file->players.size();
  out.json["rounds"] = rounds;
  return out;
}

Answer exchange_report(const Context& context, const Report& arguments) {
  if (!arguments.file.empty()) return taken_in(context, arguments);
  if (arguments.id.empty() || arguments.to.empty())
    throw unreadable(tr("Name the competition and --to FILE, or a file to be taken in with --file."));
  Desk desk(context, Wants::to_read);
  const auto open = desk.competition(arguments.id);
  require_single_swiss(open.now);
  const codec::TrfFile file = report_of(desk, open);
  return {.json = {{"competition", open.head.id}, {"players", file.players.size()}},
          .text = write_file(arguments.to, codec::written(file))};
}

}  // namespace

Commands report_commands() {
  return {command("league trf",
                  english("a Swiss of single players as a tournament report file (TRF16, TRF26), out or in"),
                  exchange_report)};
}

}  // namespace tanteador::cli
