// Results of tables and their points.

#include <algorithm>
#include <cstdlib>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

namespace {

using event::SideScore;
using event::TableScore;

constexpr int kBoardScoreMax = 10'000;  // of a taker's account: what can be made is far below

PlayedTable& table_of(Competition& to, TableRef table) {
  return at(at(at(to.stages, table.stage).rounds, table.round).tables, table.table);
}

// Only matches over several tables have game points, which must fit the scores of the tables.
Wrong game_points_fault(const TableScore& score, const StageSetup& setup, int number) {
  const LeagueRefusal wrong = refuse(No::game_points, {number, setup.match_tables});
  std::int64_t sum = 0;
  for (const SideScore& side : score.sides) {
    if (side.game_points < 0 || side.game_points > 2 * setup.match_tables) return wrong;
    sum += side.game_points;
  }
  const auto tables = static_cast<int>(score.tables.size());
  if (sum > 2 * setup.match_tables || (setup.match_tables > 0 && sum == 0) || tables > setup.match_tables)
    return wrong;
  for (const std::vector<int>& table : score.tables) {
    if (table.size() != score.sides.size()) return wrong;
  }
  if (tables > 0 && event::score_of_tables(score.tables).sides != score.sides) return wrong;
  return std::nullopt;
}

// Board scores are for duplicate only: each board of the table at most once, consistent with the sides.
Wrong boards_fault(const PlayedTable& table, const TableScore& score, const StageSetup& setup, int number) {
  const std::vector<int> here = boards_at(table, setup);
  const LeagueRefusal wrong =
      refuse(No::board_results, {number, here.empty() ? 0 : here.front(), here.empty() ? 0 : here.back()});
  if (here.empty()) return score.boards.empty() ? Wrong() : Wrong(wrong);
  std::vector<int> board_numbers;
  for (const event::BoardScore& one : score.boards) {
    if (std::ranges::count(here, one.board) == 0 || std::ranges::count(board_numbers, one.board) > 0 ||
        std::abs(std::int64_t{one.score}) > kBoardScoreMax)
      return wrong;
    board_numbers.push_back(one.board);
  }
  const auto sides = static_cast<int>(table.drawn.sides.size());
  return event::score_of_boards(score.boards, sides).sides == score.sides ? Wrong() : Wrong(wrong);
}

Wrong score_fault(const PlayedTable& table, const TableScore& score, const StageSetup& setup, int number) {
  const auto sides = static_cast<int>(table.drawn.sides.size());
  if (static_cast<int>(score.sides.size()) != sides)
    return refuse(No::sides, {number, sides, static_cast<int>(score.sides.size())});
  if (score.winner && (*score.winner < -1 || *score.winner >= sides))
    return refuse(No::no_such_side, {number, *score.winner + 1});
  int sets = 0, most = 0;
  for (const SideScore& side : score.sides) {
    if (side.sets < 0 || side.deals < 0) return refuse(No::impossible, {number, setup.sets});
    sets += side.sets;
    most = std::max(most, side.sets);
  }
  if (setup.sets > 1 && (sets > setup.sets || most > (setup.sets + 1) / 2))
    return refuse(No::impossible, {number, setup.sets});
  if (auto wrong = game_points_fault(score, setup, number)) return wrong;
  if (auto wrong = boards_fault(table, score, setup, number)) return wrong;
  const auto won = verdicts(score);
  if (setup.format == Format::knockout && std::ranges::count(won, Verdict::won) != 1)
    return refuse(No::no_winner, {number});
  return std::nullopt;
}

Line line_of(Entrant entrant, int side, Kind kind, Halves points) {
  Line line;
  line.entrant = entrant;
  line.side = side;
  line.kind = kind;
  line.points = points;
  return line;
}

Halves worth(Verdict verdict, const PointScheme& scheme) {
  switch (verdict) {
    case Verdict::won: return scheme.win;
    case Verdict::drawn: return scheme.draw;
    case Verdict::lost: return scheme.loss;
    case Verdict::none: break;
  }
  return 0;
}

struct Share {
  std::string person;
  int percent = 0;   // of the round
  bool own = false;  // a person of the entrant
};

// The shares of an entrant's people in part of a round, and of substitutes, who may replace each other.
std::vector<Share> shares_of(const std::vector<std::pair<Entrant, StoodIn>>& stand_ins, Entrant entrant) {
  std::vector<Share> shares;
  const auto of = [&](const std::string& person, const Share& otherwise) -> Share& {
    const auto known = std::ranges::find(shares, person, &Share::person);
    return known != shares.end() ? *known : shares.emplace_back(otherwise);
  };
  for (const auto& [whose, one] : stand_ins) {
    if (whose != entrant) continue;
    Share& out = of(one.out, {one.out, 100, true});
    const int taken = std::min(one.percent, out.percent);
    out.percent -= taken;
    Share& in = of(one.in, {one.in, 0, false});
    in.percent = std::min(in.percent + taken, 100);
  }
  return shares;
}

bool has_stand_in(const std::vector<std::pair<Entrant, StoodIn>>& stand_ins, Entrant entrant) {
  return std::ranges::any_of(shares_of(stand_ins, entrant),
                             [](const Share& one) { return !one.own && one.percent > 0; });
}

// For a table where all sides, or all but one, forfeited.
TableResult forfeited_lines(const PlayedTable& table, const StageSetup& setup) {
  TableResult result;
  for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
    const bool missing = std::ranges::count(table.forfeits, static_cast<int>(side)) > 0;
    for (const Entrant entrant : table.drawn.sides[side]) {
      Line line = line_of(entrant, static_cast<int>(side), missing ? Kind::forfeit_loss : Kind::forfeit_win,
                          missing ? setup.points.forfeit_loss : setup.points.forfeit_win);
      if (!missing && setup.sets > 1) line.sets = (setup.sets + 1) / 2;
      if (!missing) line.game_points = 2 * setup.match_tables;
      result.lines.push_back(line);
    }
  }
  return result;
}

}  // namespace

TableScore event::score_of_tables(std::vector<std::vector<int>> tables) {
  TableScore score;
  for (const std::vector<int>& table : tables) {
    score.sides.resize(std::max(score.sides.size(), table.size()));
    if (table.empty()) continue;
    const int best = *std::ranges::max_element(table);
    const bool level = std::ranges::count(table, best) > 1;
    for (std::size_t side = 0; side < table.size(); ++side) {
      score.sides[side].score += table[side];
      if (table[side] == best) score.sides[side].game_points += level ? 1 : 2;
    }
  }
  score.tables = std::move(tables);
  return score;
}

bool is_decided(const PlayedTable& table) {
  return table.score || table.forfeits.size() + 1 >= table.drawn.sides.size();
}

std::vector<Verdict> verdicts(const TableScore& score) {
  std::vector<Verdict> out(score.sides.size(), Verdict::lost);
  if (score.winner) {
    if (*score.winner >= 0)
      at(out, *score.winner) = Verdict::won;
    else
      std::ranges::fill(out, Verdict::drawn);
    return out;
  }
  // A match over several tables is decided by won tables, not by the sum of scores.
  const bool by_tables =
      std::ranges::any_of(score.sides, [](const SideScore& side) { return side.game_points > 0; });
  const auto key = [&](const SideScore& side) {
    return by_tables ? std::pair(side.game_points, 0) : std::pair(side.sets, side.score);
  };
  SideScore best = *std::ranges::max_element(score.sides, {}, key);
  const auto level = std::ranges::count(score.sides, key(best), key);
  for (std::size_t side = 0; side < out.size(); ++side) {
    if (key(score.sides[side]) == key(best)) out[side] = level == 1 ? Verdict::won : Verdict::drawn;
  }
  return out;
}

TableResult lines_of(const PlayedTable& table, const StageSetup& setup,
                     const std::vector<std::pair<Entrant, StoodIn>>& stand_ins) {
  if (!is_decided(table)) return {};
  if (!table.score) return forfeited_lines(table, setup);
  TableResult result;
  TableScore came = *table.score;  // an absent side is behind any score
  for (const int side : table.forfeits) at(came.sides, side) = {.score = -kScoreMax - 1};
  const auto verdict = verdicts(came);
  for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
    const bool missing = std::ranges::count(table.forfeits, static_cast<int>(side)) > 0;
    for (const Entrant entrant : table.drawn.sides[side]) {
      Line line = line_of(entrant, static_cast<int>(side), missing ? Kind::forfeit_loss : Kind::played, 0);
      if (!missing) {
        const SideScore& score = table.score->sides[side];
        line.verdict = verdict[side];
        line.score = score.score;
        line.sets = score.sets;
        line.deals = score.deals;
        line.game_points = score.game_points;
        line.points = setup.format == Format::singles ? 0 : worth(line.verdict, setup.points.scheme);
        line.stood_in = has_stand_in(stand_ins, entrant);
      }
      result.lines.push_back(line);
    }
  }
  return result;
}

TableResult result_of(const Competition& competition, TableRef table) {
  return lines_of(table_at(competition, table), at(competition.setup.stages, table.stage),
                  round_at(competition, table.round_ref()).stand_ins);
}

Wrong enter(Competition& to, const event::MatchLinked& event, Change&) {
  if (auto wrong = table_unknown(to, event.table)) return wrong;
  const StageSetup& rules = at(to.setup.stages, event.table.stage);
  if (rules.match_tables > 0 || is_duplicate(rules)) return refuse(No::team_match);
  if (const auto linked = table_with(to, event.match))
    return refuse(No::linked, {linked->table + 1, linked->round + 1});
  table_of(to, event.table).matches.push_back(event.match);
  return std::nullopt;
}

Wrong enter(Competition& to, const event::MatchUnlinked& event, Change&) {
  if (auto wrong = table_unknown(to, event.table)) return wrong;
  if (std::erase(table_of(to, event.table).matches, event.match) == 0)
    return refuse(No::not_linked, {event.table.table + 1, event.table.round + 1});
  return std::nullopt;
}

Wrong enter(Competition& to, const event::ResultEntered& event, Change& change) {
  if (auto wrong = table_unknown(to, event.table)) return wrong;
  PlayedTable& table = table_of(to, event.table);
  const StageSetup& setup = at(to.setup.stages, event.table.stage);
  if (auto wrong = score_fault(table, event.score, setup, event.table.table + 1)) return wrong;
  if (!table.score && is_decided(table))
    return refuse(No::by_forfeit, {event.table.table + 1, event.table.round + 1});
  if (!table.score) {
    const bool late = round_at(to, event.table.round_ref()).status != RoundStatus::open;
    const TableResult before = late ? result_of(to, event.table) : TableResult();
    table.score = event.score;
    table.remark = event.remark;
    if (late) supersede(to, event.table, before, change);
  } else if (*table.score != event.score) {
    change.disputed = true;
    if (std::ranges::count(table.disputed, event.score, &OtherScore::score) == 0)
      table.disputed.push_back({event.score, event.remark});
  }
  return std::nullopt;
}

Wrong enter(Competition& to, const event::ResultCorrected& event, Change& change) {
  if (auto wrong = table_unknown(to, event.table)) return wrong;
  PlayedTable& table = table_of(to, event.table);
  if (!is_decided(table) && table.forfeits.empty())
    return refuse(No::no_result, {event.table.table + 1, event.table.round + 1});
  if (event.score) {
    const StageSetup& setup = at(to.setup.stages, event.table.stage);
    if (auto wrong = score_fault(table, *event.score, setup, event.table.table + 1)) return wrong;
  }
  const TableResult before = result_of(to, event.table);
  table.score = event.score;
  table.remark = event.remark;
  table.disputed.clear();
  if (table.forfeits.size() + 1 >= table.drawn.sides.size()) table.forfeits.clear();
  table.left.clear();
  supersede(to, event.table, before, change);
  return std::nullopt;
}

Wrong enter(Competition& to, const event::Forfeited& event, Change& change) {
  if (auto wrong = table_unknown(to, event.table)) return wrong;
  PlayedTable& table = table_of(to, event.table);
  const auto count = static_cast<int>(table.drawn.sides.size());
  std::vector<int> sides = event.sides;
  std::ranges::sort(sides);
  if (sides.empty() || std::ranges::adjacent_find(sides) != sides.end()) return refuse(No::same_again);
  for (const int side : sides) {
    if (side < 0 || side >= count) return refuse(No::no_such_side, {event.table.table + 1, side + 1});
  }
  const TableResult before = result_of(to, event.table);
  table.forfeits = sides;
  table.left.clear();
  // If at most one side came, the scores are removed. At a table of several sides the others keep theirs.
  if (table.forfeits.size() + 1 >= table.drawn.sides.size()) {
    table.score.reset();
    table.remark.clear();
    table.disputed.clear();
  }
  supersede(to, event.table, before, change);
  return std::nullopt;
}

std::vector<SeatedPerson> seated_entrants(const Competition& competition, TableRef ref) {
  const PlayedTable& table = table_at(competition, ref);
  const PlayedRound& round = round_at(competition, ref.round_ref());
  std::vector<SeatedPerson> seated;
  for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
    const auto number = static_cast<int>(side);
    if (std::ranges::count(table.forfeits, number) > 0) continue;
    for (const Entrant entrant : table.drawn.sides[side]) {
      const auto shares = shares_of(round.stand_ins, entrant);
      for (const Share& one : shares) {
        if (one.percent > 0) seated.push_back({one.person, number, one.percent});
      }
      for (const std::string& person : competition.entrants[place_of(entrant)].people) {
        if (std::ranges::find(shares, person, &Share::person) == shares.end())
          seated.push_back({person, number, 100});
      }
    }
  }
  return seated;
}

std::optional<TableRef> table_with(const Competition& competition, const std::string& match) {
  for (int stage = 0; stage < static_cast<int>(competition.stages.size()); ++stage) {
    const auto& rounds = at(competition.stages, stage).rounds;
    for (int round = 0; round < static_cast<int>(rounds.size()); ++round) {
      const auto& tables = at(rounds, round).tables;
      for (int table = 0; table < static_cast<int>(tables.size()); ++table) {
        if (std::ranges::count(at(tables, table).matches, match) > 0) return TableRef{stage, round, table};
      }
    }
  }
  return std::nullopt;
}

std::optional<int> table_of(const PlayedRound& round, Entrant entrant) {
  for (std::size_t table = 0; table < round.tables.size(); ++table) {
    for (const auto& side : round.tables[table].drawn.sides) {
      if (std::ranges::count(side, entrant) > 0) return static_cast<int>(table);
    }
  }
  return std::nullopt;
}

}  // namespace tanteador::league
