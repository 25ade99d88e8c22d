#include "src/reports/league_words.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "src/core/text/join.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

const std::string& entrant_name(const std::vector<std::string>& names, league::Entrant entrant) {
  return names[index(entrant)];
}

std::string partners_text(const std::vector<league::Entrant>& side, const std::vector<std::string>& names) {
  std::string text;
  for (const league::Entrant entrant : side)
    text += (text.empty() ? "" : " / ") + entrant_name(names, entrant);
  return text;
}

std::string opponents_text(const league::event::DrawnTable& table, const std::vector<std::string>& names) {
  std::string text;
  for (const auto& side : table.sides) text += (text.empty() ? "" : " – ") + partners_text(side, names);
  return text;
}

bool has_figures(const league::event::TableScore& score) {
  if (!score.winner || !score.tables.empty() || !score.boards.empty()) return true;
  return std::ranges::any_of(score.sides, [](const league::event::SideScore& side) {
    return side.score != 0 || side.sets != 0 || side.game_points != 0;
  });
}

namespace {

std::string outcome_text(const league::event::TableScore& score) {
  std::string text;
  for (int side = 0; side < static_cast<int>(score.sides.size()); ++side)
    text += std::string(side == 0 ? "" : "–") + (*score.winner < 0 ? "½" : side == *score.winner ? "1" : "0");
  return text;
}

}  // namespace

std::string slip_text(const league::PlayedTable& table) {
  if (!is_decided(table)) return {};
  std::string scores, sets;
  bool with_sets = false, with_scores = false, by_tables = false;
  if (!table.score) {
    for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
      const bool missing = std::ranges::count(table.forfeits, static_cast<int>(side)) > 0;
      scores += std::string(side == 0 ? "" : ":") + (missing ? "-" : "+");
    }
    return scores;
  }
  if (!table.score->boards.empty()) {
    std::string text;
    for (const auto& one : table.score->boards)
      text += (text.empty() ? "" : " ") + std::to_string(one.board) + ":" + std::to_string(one.score);
    return text;
  }
  if (!has_figures(*table.score)) return outcome_text(*table.score);
  std::string tables;
  for (const auto& side : table.score->sides) {
    tables += (tables.empty() ? "" : ":") + halves_text(side.game_points);
    by_tables = by_tables || side.game_points > 0;
    scores += (scores.empty() ? "" : ":") + std::to_string(side.score);
    sets += (sets.empty() ? "" : ":") + std::to_string(side.sets);
    with_sets = with_sets || side.sets > 0;
    with_scores = with_scores || side.score != 0;
  }
  if (by_tables) return with_scores ? tables + " (" + scores + ")" : tables;
  if (!with_sets) return scores;
  return with_scores ? sets + " (" + scores + ")" : sets;
}

std::string marked_text(const league::PlayedTable& table) {
  std::string result = with_minus_signs(slip_text(table));
  const bool remarked = !table.remark.empty() || !table.disputed.empty();
  if (!result.empty() && remarked) result += kRemarked;
  return result;
}

std::string remarked_text(const league::PlayedTable& table) {
  const std::string result = slip_text(table);
  if (result.empty() || table.remark.empty()) return result;
  const std::string remark = remark_of(table);
  return say("{0} ({1})", {std::string_view(result), std::string_view(remark)});
}

namespace {

constexpr std::string_view kReportedBy = "reported by side ";  // the stored form

}  // namespace

std::string reported_remark(int side) { return std::string(kReportedBy) + std::to_string(side + 1); }

std::optional<int> reported_by(const league::PlayedTable& table) {
  if (!table.remark.starts_with(kReportedBy) || table.remark.size() != kReportedBy.size() + 1)
    return std::nullopt;
  const int side = table.remark.back() - '1';
  return side >= 0 && side < static_cast<int>(table.drawn.sides.size()) ? std::optional(side) : std::nullopt;
}

std::string remark_of(const league::PlayedTable& table) {
  const auto side = reported_by(table);
  return side ? say("reported by side {0}, not confirmed", {*side + 1}) : table.remark;
}

std::string after_text(const league::Competition& competition, int stage, int rounds) {
  if (rounds == 0) return tr("No round finished yet.");
  if (rounds > complete_rounds(competition, stage)) return say("Round {0} is in progress.", {rounds});
  const bool is_over = competition.finished || competition.stages.begin()[stage].closed;
  const int due = is_over ? rounds : rounds_due(competition, stage);  // a last final may not be needed
  return due > 0 ? say("After round {0} of {1}.", {rounds, due}) : say("After round {0}.", {rounds});
}

std::string reasons_text(const std::vector<league::Reason>& reasons, const Names& names) {
  std::string text;
  for (const league::Reason& reason : reasons)
    text += (text.empty() ? "" : "; ") + render(reason_phrase(reason), names);
  return text;
}

std::string reasons_text(const league::event::DrawnTable& table, const Names& names) {
  const std::string reasons = reasons_text(table.reasons, names);
  if (table.remark.empty()) return reasons;
  return say("{0}: {1}", {std::string_view(reasons), std::string_view(table.remark)});
}

std::string table_reason(const league::Competition& competition, const league::PlayedRound& round,
                         std::size_t table, const std::vector<std::string>& names) {
  const league::event::DrawnTable& drawn = round.tables[table].drawn;
  std::string text = reasons_text(drawn, {.seats = {}, .sides = names});
  if (round.status != league::RoundStatus::open) return text;
  for (const auto& side : drawn.sides) {
    for (const league::Entrant entrant : side) {
      const int fixed = competition.entrants[index(entrant)].table;
      if (fixed == 0 || fixed == static_cast<int>(table) + 1) continue;
      text += (text.empty() ? "" : "; ") +
              say("{0} should sit at table {1}", {std::string_view(entrant_name(names, entrant)), fixed});
    }
  }
  return text;
}

std::string away_text(league::Kind kind) {
  switch (kind) {
    case league::Kind::full_bye: return tr("bye");
    case league::Kind::half_bye: return tr("half-point bye");
    case league::Kind::zero_bye: return tr("zero-point bye");
    case league::Kind::allocated_bye: return tr("sits out");
    case league::Kind::played:
    case league::Kind::forfeit_win:
    case league::Kind::forfeit_loss:
    case league::Kind::absent: break;
  }
  return tr("absent");
}

std::string tiebreak_text(league::Value value, league::Tiebreak system) {
  if (league::is_encounter(system)) return value > 0 ? std::to_string(value) : "";
  return render({"{0}", {arg_of(value, league::info(system).unit)}}, {});
}

std::string tiebreak_title(league::Tiebreak system) {
  const std::string name = tr(league::info(system).name);
  if (!league::is_encounter(system)) return name;
  return say("{0} (place among those tied, by the games they played against each other)",
             {std::string_view(name)});
}

std::string met_text(std::span<const league::EncounterResult> games) {
  std::string text;
  for (const league::EncounterResult& game : games)
    text += (text.empty() ? "" : " ") +
            (game.halves ? halves_text(game.number) : std::to_string(game.number)) + (game.played ? "" : "F");
  return text;
}

std::string halves_text(std::int64_t halves) {
  return render({"{0}", {Arg::from_halves(static_cast<int>(halves))}}, {});
}

std::string penalty_text(std::int64_t points, std::int64_t score) {
  const std::string halves = halves_text(points), plain = std::to_string(score);
  if (points != 0 && score != 0)
    return say("penalty −{0}, score −{1}", {std::string_view(halves), std::string_view(plain)});
  if (points != 0) return say("penalty −{0}", {std::string_view(halves)});
  return score != 0 ? say("penalty: score −{0}", {std::string_view(plain)}) : "";
}

std::string name_with_penalty(std::string_view name, const league::Standing& row) {
  const std::string penalty = penalty_text(row.penalty_points, row.penalty_score);
  return std::string(name) + (penalty.empty() ? "" : " (" + penalty + ")");
}

namespace {

std::string both_texts(const std::string& one, const std::string& other) {
  return one + (one.empty() || other.empty() ? "" : ", ") + other;
}

}  // namespace

std::string late_entry_text(int rounds, league::Halves points) {
  if (rounds == 0) return {};
  const std::string sum = halves_text(points), missed = trn("{0} round missed", "{0} rounds missed", rounds);
  return points == 0
             ? say("late entry: {0}, no points", {std::string_view(missed)})
             : say("late entry: {0}, points given: {1}", {std::string_view(missed), std::string_view(sum)});
}

std::string late_entry_text(const league::Competition& now, const league::EntrantState& entrant) {
  return late_entry_text(entrant.first_round, entrant.first_round * late_points(now, entrant.late));
}

std::string late_worth_text(const league::Competition& now, league::LateWorth given) {
  const std::string each = halves_text(late_points(now, given));
  return given == league::LateWorth::by_rules ? say("by the rules: {0}", {std::string_view(each)}) : each;
}

std::string place_remark(const league::Standing& row) {
  const auto status = [&]() -> std::string {
    if (row.listed == league::ListingStatus::too_few_games) return tr("too few games");
    if (row.listed == league::ListingStatus::struck) return tr("withdrawn, results removed");
    if (row.withdrawn) return tr(NC_("participant", "withdrawn"));
    return row.lantern ? tr("last place") : "";
  };
  const std::string before = status(), penalty = penalty_text(row.penalty_points, row.penalty_score);
  return both_texts(both_texts(before, penalty), late_entry_text(row.late_rounds, row.late_points));
}

// Includes the penalties in the compared values.
std::string before_text(const league::Standings& standings, std::size_t place,
                        const std::vector<std::string>& names) {
  Phrase why = league::explain_place(standings, place);
  Names named;  // only those that it names: a copy of all for each place would be quadratic
  for (Arg& arg : why.args) {
    if (arg.kind != Arg::Kind::side) continue;
    named.sides.push_back(names[arg.number]);
    arg.number = static_cast<std::int32_t>(named.sides.size()) - 1;
  }
  std::string text = render(why, named);
  if (text.empty()) return text;
  for (const std::size_t one : {place, place + 1}) {
    const league::Standing& row = standings.rows[one];
    const std::string penalty = penalty_text(row.penalty_points, row.penalty_score),
                      late = late_entry_text(row.late_rounds, row.late_points),
                      all = both_texts(penalty, late), name(entrant_name(names, row.entrant));
    if (!all.empty()) text += "; " + say("{0}: {1}", {std::string_view(name), std::string_view(all)});
  }
  return text;
}

std::string group_letters(int group) {
  constexpr int kLetters = 26;
  std::string letters;
  for (; group >= 0; group = group / kLetters - 1)
    letters.insert(letters.begin(), static_cast<char>('A' + group % kLetters));
  return letters;
}

std::string group_title(int group) {
  const std::string letters = group_letters(group);
  return group < 0 ? std::string() : say("Group {0}", {std::string_view(letters)});
}

std::string table_number(const league::PlayedRound& round, std::size_t table) {
  const std::string letters = group_letters(round.tables[table].drawn.group);
  return letters + (letters.empty() ? "" : " ") + std::to_string(table + 1);
}

namespace {

// "Round 2: won against Beto (value 40): 40"; a bye and the like without an opponent.
std::string keizer_round_text(int round, const league::TableResult& table, const league::Line& line,
                              league::Halves points, const league::KeizerTable& keizer,
                              const std::vector<std::string>& names) {
  const std::string worth = halves_text(points);
  if (table.lines.size() != 2) {
    const std::string kind = away_text(line.kind);
    return say("Round {0}: {1}: {2}", {round + 1, std::string_view(kind), std::string_view(worth)});
  }
  const league::Entrant other = table.lines[&line == &table.lines.front() ? 1 : 0].entrant;
  const std::string_view name = entrant_name(names, other);
  const bool won = line.verdict == league::Verdict::won || line.kind == league::Kind::forfeit_win;
  if (points == 0) return say("Round {0}: no points against {1}", {round + 1, name});
  return say(won ? N_("Round {0}: won against {1}, value {2}: {3}")
                 : N_("Round {0}: half of the value of {1}, {2}: {3}"),
             {round + 1, name, keizer.totals[index(other)].value, std::string_view(worth)});
}

}  // namespace

std::vector<std::string> keizer_lines(const league::Competition& now, int stage, int rounds,
                                      const league::KeizerTable& table, league::Entrant entrant,
                                      const std::vector<std::string>& names) {
  const league::KeizerTotal& own = table.totals[index(entrant)];
  if (own.value == 0) return {};
  std::vector<std::string> lines{say("Own value: {0}", {own.value})};
  const league::Results results = results_of(now, stage, rounds);
  for (std::size_t round = 0; round < results.rounds.size(); ++round)
    for (const league::TableResult& played : results.rounds[round].tables)
      for (const league::Line& line : played.lines)
        if (line.entrant == entrant)
          lines.push_back(
              keizer_round_text(static_cast<int>(round), played, line, own.rounds[round], table, names));
  return lines;
}

std::string formats_text(const std::vector<league::StageSetup>& stages) {
  std::string text;
  for (const league::StageSetup& stage : stages) text += (text.empty() ? "" : " + ") + tr(name_of(stage));
  return text;
}

std::string table_text(const league::Competition& competition, league::TableRef ref,
                       const std::vector<std::string>& names) {
  const league::PlayedRound& round = competition.stages[ref.stage].rounds[ref.round];
  const league::PlayedTable& table = round.tables[ref.table];
  const std::string number = table_number(round, ref.table);
  const std::string place =
      say("Stage {0}, round {1}, table {2}", {ref.stage + 1, ref.round + 1, std::string_view(number)});
  const std::string who = opponents_text(table.drawn, names), result = remarked_text(table);
  return result.empty() ? say("{0}: {1}", {std::string_view(place), std::string_view(who)})
                        : say("{0}: {1}, {2}.",
                              {std::string_view(place), std::string_view(who), std::string_view(result)});
}

std::string prize_ranking_text(league::event::PrizeRanking ranking) {
  using enum league::event::PrizeRanking;
  switch (ranking) {
    case final_rank: return tr("Final standings");
    case performance: return tr("Performance rating");
    case from_last: return tr("From the last place");
  }
  return {};
}

std::string open_tables_text(int open) {
  return open == 0 ? tr("All tables have a result.")
                   : trn("{0} table is open.", "{0} tables are open.", open);
}

std::string table_sizes_text(const std::vector<league::event::DrawnTable>& tables) {
  std::map<int, int, std::greater<>> counts;
  for (const league::event::DrawnTable& table : tables)
    if (!table.sides.empty()) ++counts[static_cast<int>(table.sides.size())];
  if (counts.size() < 2) return {};
  std::string text;
  for (const auto& [size, count] : counts)
    text += (text.empty() ? "" : " ") + say("Tables with {0} players: {1}.", {size, count});
  return text;
}

std::string slip_code(std::string_view competition, league::TableRef table) {
  return std::string(kSlipCode) + std::string(competition) + "/" + std::to_string(table.stage + 1) + "." +
         std::to_string(table.round + 1) + "/" + std::to_string(table.table + 1);
}

}  // namespace tanteador::report
