#include "src/view/league/paper_makers.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "src/core/joined.hpp"
#include "src/league/table/statistics.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using league::Entrant;

std::size_t place_in(Entrant entrant) { return static_cast<std::size_t>(index(entrant)); }

const league::PlayedRound& round_of(const PaperOf& of) {
  return of.now.stages[of.round->stage].rounds[of.round->round];
}

PaperColumn text_column(std::string key, std::string title) {
  return {std::move(key), std::move(title), false, true};
}
PaperColumn number_column(std::string key, std::string title) {
  return {std::move(key), std::move(title), true, false};
}

// As people look for a name: without regard to marks and capitals.
void by_first_cell(std::vector<PaperRow>& rows) {
  std::ranges::stable_sort(rows, {}, [](const PaperRow& row) {
    return std::pair(in_small(row.front().shown), row.front().shown);
  });
}

// Everybody of an entrant by his own name: "Ana / Beto" are two, a team is one.
std::vector<std::string> people_of(const std::string& name) {
  std::vector<std::string> people;
  constexpr std::string_view kBetween = " / ";
  for (std::size_t begin = 0;;) {
    const std::size_t end = name.find(kBetween, begin);
    people.push_back(name.substr(begin, end - begin));
    if (end == name.npos) return people;
    begin = end + kBetween.size();
  }
}

std::string others_at(const league::event::DrawnTable& table, std::size_t own,
                      const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t side = 0; side < table.sides.size(); ++side) {
    if (side != own) text += (text.empty() ? "" : ", ") + partners_text(table.sides[side], names);
  }
  return text;
}

// For programs a kind has one word, in every language.
std::string_view kind_for_programs(league::Kind kind) {
  switch (kind) {
    case league::Kind::allocated_bye: return "bye";
    case league::Kind::full_bye: return "full_bye";
    case league::Kind::half_bye: return "half_bye";
    case league::Kind::zero_bye: return "zero_bye";
    case league::Kind::absent: return "absent";
    default: return "";
  }
}

// A table's number, with the letter of its group where there are groups: then it is a text.
PaperCell table_cell(const league::PlayedRound& round, std::size_t table) {
  const bool group = round.tables[table].drawn.group >= 0;
  return group ? PaperCell(table_number(round, table)) : number_cell(static_cast<std::int64_t>(table) + 1);
}

LeaguePaper by_name(const PaperOf& of) {
  LeaguePaper paper;
  paper.title = round_title(of.now, *of.round);
  paper.columns = {text_column("name", tr("Name")), number_column("table", tr("Table")),
                   text_column("against", tr("Opponent"))};
  auto& rows = paper.parts.emplace_back().rows;
  const league::PlayedRound& round = round_of(of);
  const auto add = [&](Entrant entrant, const PaperCell& table, const PaperCell& against) {
    for (std::string& person : people_of(entrant_name(of.names, entrant)))
      rows.push_back({std::move(person), table, against});
  };
  for (std::size_t table = 0; table < round.tables.size(); ++table) {
    const auto& drawn = round.tables[table].drawn;
    for (std::size_t side = 0; side < drawn.sides.size(); ++side) {
      for (const Entrant entrant : drawn.sides[side])
        add(entrant, table_cell(round, table), others_at(drawn, side, of.names));
    }
  }
  for (const league::event::DrawnBye& bye : round.byes) add(bye.entrant, {}, PaperCell(tr("sits out")));
  for (const league::event::Absent& away : round.away) add(away.entrant, {}, PaperCell(away_text(away.kind)));
  by_first_cell(rows);
  return paper;
}

// To be ticked at the door.
LeaguePaper check_in(const PaperOf& of) {
  LeaguePaper paper;
  paper.title = tr("Check-in");
  paper.empty = tr("No participants yet.");
  paper.columns = {text_column("name", tr("Participant")),
                   number_column("number", "#"),
                   text_column("club", tr("Club")),
                   text_column("here", tr("Present")),
                   number_column("open", tr(ENGLISH_IN("money", "Open"))),
                   text_column("paid", tr("Paid"))};
  auto& rows = paper.parts.emplace_back().rows;
  for (std::size_t i = 0; i < of.now.entrants.size(); ++i) {
    const league::EntrantState& one = of.now.entrants[i];
    const std::int64_t open = std::int64_t{of.now.money.fee} - one.paid;
    if (!one.withdrew)
      rows.push_back({of.names[i], number_cell(static_cast<std::int64_t>(i) + 1), one.club, "",
                      open == 0 ? PaperCell() : money_cell(open, of.now.money.currency), ""});
  }
  by_first_cell(rows);
  return paper;
}

// The round's tables, the results to be written in.
LeaguePaper blank_results(const PaperOf& of) {
  LeaguePaper paper;
  paper.title = round_title(of.now, *of.round);
  paper.columns = {number_column("table", tr("Table")), text_column("entrants", tr("Participants")),
                   text_column("result", tr("Result")), text_column("signature", tr("Signature"))};
  auto& rows = paper.parts.emplace_back().rows;
  const league::PlayedRound& round = round_of(of);
  for (std::size_t table = 0; table < round.tables.size(); ++table)
    rows.push_back({table_cell(round, table), opponents_text(round.tables[table].drawn, of.names), "", ""});
  return paper;
}

// Every round that is drawn, below one another: of a schedule drawn ahead all of them.
LeaguePaper rounds_paper(const PaperOf& of) {
  LeaguePaper paper;
  paper.title = tr("Rounds");
  paper.empty = tr("No round of this stage has been paired yet.");
  paper.columns = {number_column("table", tr("Table")), text_column("entrants", tr("Participants")),
                   text_column("result", tr("Result"))};
  const auto& rounds = of.now.stages[of.stage].rounds;
  for (std::size_t number = 0; number < rounds.size(); ++number) {
    const league::PlayedRound& round = rounds[number];
    const league::RoundRef ref{of.stage, static_cast<int>(number)};
    PaperPart& part = paper.parts.emplace_back(PaperPart{round_title(of.now, ref), {}});
    if (const auto date = of.now.dates.find(ref); date != of.now.dates.end()) {
      const std::string when = day_and_time(date->second);
      part.title = say("{0}: {1}", {std::string_view(part.title), std::string_view(when)});
    }
    for (std::size_t table = 0; table < round.tables.size(); ++table)
      part.rows.push_back({table_cell(round, table), opponents_text(round.tables[table].drawn, of.names),
                           marked_text(round.tables[table])});
    for (const league::event::DrawnBye& bye : round.byes)
      part.rows.push_back({"", entrant_name(of.names, bye.entrant), PaperCell(tr("sits out"))});
    for (const league::event::Absent& away : round.away)
      part.rows.push_back({"", entrant_name(of.names, away.entrant), PaperCell(away_text(away.kind))});
  }
  return paper;
}

// As "league enter" reads it: "women / juniors".
std::string categories_text(const league::EntrantState& entrant) {
  std::string text;
  for (const std::string& one : entrant.categories) text += (text.empty() ? "" : " / ") + one;
  return text;
}

LeaguePaper entrants(const PaperOf& of) {
  LeaguePaper paper;
  paper.title = tr("Participants");
  paper.empty = tr("No participants yet.");
  paper.columns = {number_column("number", "#"), text_column("name", tr("Participant")),
                   text_column("club", tr("Club")), number_column("rating", tr("Rating"))};
  const bool categories = std::ranges::any_of(
      of.now.entrants, [](const league::EntrantState& one) { return !one.categories.empty(); });
  if (categories) paper.columns.push_back(text_column("category", tr("Category")));
  paper.columns.push_back({"state", "", false, false});
  auto& rows = paper.parts.emplace_back().rows;
  for (std::size_t i = 0; i < of.now.entrants.size(); ++i) {
    const league::EntrantState& one = of.now.entrants[i];
    rows.push_back({number_cell(static_cast<std::int64_t>(i) + 1), of.names[i], one.club,
                    one.rating > 0 ? number_cell(one.rating) : PaperCell()});
    if (categories) rows.back().push_back(categories_text(one));
    rows.back().push_back(one.withdrew ? PaperCell(tr(ENGLISH_IN("participant", "withdrawn"))) : PaperCell());
  }
  return paper;
}

// --- Who met whom, round by round

struct Cell {
  const league::Line* line = nullptr;
  std::vector<Entrant> opponents;
};

// Everybody's cell of a round.
std::unordered_map<Entrant, Cell> cells_of(const league::RoundResult& round) {
  std::unordered_map<Entrant, Cell> cells;
  for (const league::TableResult& table : round.tables) {
    for (const league::Line& line : table.lines) {
      Cell cell{&line, {}};
      for (const league::Line& other : table.lines) {
        if (other.side != line.side) cell.opponents.push_back(other.entrant);
      }
      cells.emplace(line.entrant, std::move(cell));
    }
  }
  return cells;
}

std::string result_sign(const league::Line& line) {
  switch (line.kind) {
    case league::Kind::played: break;
    case league::Kind::forfeit_win: return "+F";
    case league::Kind::forfeit_loss: return "-F";
    case league::Kind::allocated_bye:
    case league::Kind::full_bye:
    case league::Kind::half_bye:
    case league::Kind::zero_bye: return away_text(line.kind);
    case league::Kind::absent: return "–";
  }
  switch (line.verdict) {
    case league::Verdict::won: return "+";
    case league::Verdict::drawn: return "=";
    case league::Verdict::lost: return "−";
    case league::Verdict::none: break;
  }
  return "";
}

// A bye as short as a result: a longer one would take the names' place. "bye ½" of half a bye.
std::string bye_sign(const league::Line& line) {
  switch (line.kind) {
    case league::Kind::allocated_bye:
    case league::Kind::full_bye: return tr("bye");
    case league::Kind::half_bye:
    case league::Kind::zero_bye: return tr("bye") + " " + halves_text(line.points);
    default: return result_sign(line);
  }
}

// The points an entrant loses by penalties of a round, or the score where scores are compared.
std::int64_t penalty_of(const league::Results& results, std::size_t round, Entrant entrant, bool scores) {
  std::int64_t lost = 0;
  for (const league::Penalty& one : results.penalties) {
    if (one.entrant == entrant && one.round == static_cast<int>(round))
      lost += scores ? one.score : one.points;
  }
  return lost;
}

std::string sum_text(std::int64_t sum, bool scores) {
  return scores ? plain_points(static_cast<int>(sum)) : halves_text(sum);
}

// The same for programs: "half_bye", "+F"; a half as ".5".
std::string sign_for_programs(const league::Line& line) {
  const std::string_view away = kind_for_programs(line.kind);
  if (!away.empty()) return std::string(away);
  return line.verdict == league::Verdict::lost && line.kind == league::Kind::played ? "-" : result_sign(line);
}

std::string sum_for_programs(std::int64_t sum, bool scores) {
  if (scores) return std::to_string(sum);
  const std::string sign = sum < 0 ? "-" : "", half = sum % 2 != 0 ? ".5" : "";
  return sign + std::to_string(std::abs(sum) / 2) + half;
}

PaperCell sum_cell(std::int64_t sum, bool scores) {
  return scores ? PaperCell(plain_points(static_cast<int>(sum)), sum) : halves_cell(sum);
}

// "12+ (3½)": against the twelfth of this table, won, 3½ points by then; of singles their scores.
// "12+ −1 (2½)": with a penalty of a point.
class Running {
 public:
  using Places = std::unordered_map<Entrant, std::size_t>;
  Running(const Places& places, bool scores) : scores_(scores), places_(places) {}
  PaperCell add(const Cell* cell, std::int64_t penalty) {
    if (!cell && penalty == 0) return {};
    std::string shown, data;
    if (cell) {
      const league::Line& line = *cell->line;
      sum_ += scores_ ? line.score : line.points;
      shown = data = opponents_of(*cell);
      const bool score = scores_ && line.kind == league::Kind::played;
      shown += score ? " " + plain_points(line.score) : bye_sign(line);
      data += score ? " " + std::to_string(line.score) : sign_for_programs(line);
    }
    if (penalty != 0) {
      shown += (shown.empty() ? "−" : " −") + sum_text(penalty, scores_);
      data += (data.empty() ? "-" : " -") + sum_for_programs(penalty, scores_);
    }
    sum_ -= penalty;
    return {shown + " (" + sum_text(sum_, scores_) + ")",
            data + " (" + sum_for_programs(sum_, scores_) + ")"};
  }
  std::int64_t sum() const { return sum_; }

 private:
  std::string opponents_of(const Cell& cell) const {
    std::string text;
    for (const Entrant other : cell.opponents) {
      const auto at = places_.find(other);
      text += (text.empty() ? "" : ".") + (at == places_.end() ? "?" : std::to_string(at->second));
    }
    return text;
  }

  bool scores_;
  std::int64_t sum_ = 0;
  const Places& places_;
};

LeaguePaper by_rounds(const PaperOf& of) {
  const league::Results results = results_of(of.now, of.stage, of.rounds);
  const auto tables = standings(of.now, of.stage, of.rounds);
  const auto& setup = of.now.setup.stages[of.stage];
  const bool scores = setup.format == league::Format::singles;
  LeaguePaper paper;
  paper.title = say("Round by round, after round {0}", {of.rounds});
  paper.empty = tr("No round finished yet.");
  paper.wide = results.rounds.size() > 4;
  paper.columns = {number_column("place", "#"), text_column("name", tr("Participant"))};
  for (std::size_t round = 1; round <= results.rounds.size(); ++round)
    paper.columns.push_back({"round_" + std::to_string(round), std::to_string(round), false, false});
  const auto& order = tables.empty() ? std::vector<league::Tiebreak>() : tables.front().standings.order;
  const std::string first =
      order.empty() ? tr("Points") : tiebreak_title(order.front());  // of a bracket the place
  paper.columns.push_back(number_column("result", scores ? tr("Score") : first));
  for (std::size_t round = 1; round <= results.rounds.size(); ++round)
    paper.columns.push_back({"points_" + std::to_string(round), {}, true, false, true});
  std::vector<std::unordered_map<Entrant, Cell>> rounds;
  for (const league::RoundResult& round : results.rounds) rounds.push_back(cells_of(round));
  for (const league::StageTable& table : tables) {
    PaperPart part{group_title(table.group), {}};
    Running::Places places;
    for (std::size_t i = 0; i < table.standings.rows.size(); ++i)
      places.emplace(table.standings.rows[i].entrant, i + 1);
    for (std::size_t i = 0; i < table.standings.rows.size() && !results.rounds.empty(); ++i) {
      const league::Standing& row = table.standings.rows[i];
      auto& cells = part.rows.emplace_back();
      cells = {number_cell(static_cast<std::int64_t>(i) + 1), entrant_name(of.names, row.entrant)};
      std::vector<PaperCell> sums;
      Running running(places, scores);
      for (std::size_t round = 0; round < rounds.size(); ++round) {
        const auto cell = rounds[round].find(row.entrant);
        cells.push_back(running.add(cell == rounds[round].end() ? nullptr : &cell->second,
                                    penalty_of(results, round, row.entrant, scores)));
        sums.push_back(sum_cell(running.sum(), scores));
      }
      const bool there = !row.values.empty();
      cells.push_back(there ? tiebreak_cell(row.values.front(), table.standings.order.front()) : PaperCell());
      std::ranges::move(sums, std::back_inserter(cells));
    }
    if (!part.rows.empty()) paper.parts.push_back(std::move(part));
  }
  return paper;
}

// Of a round: the table, who sits there, and the result once there is one.
PaperRow own_row(const PaperOf& of, const league::PlayedRound& round, Entrant entrant,
                 const league::Line* line, bool scores) {
  PaperRow row(5);
  if (const auto at = table_of(round, entrant)) {
    const auto& drawn = round.tables[*at].drawn;
    row[1] = table_cell(round, *at);
    for (std::size_t side = 0; side < drawn.sides.size(); ++side) {
      if (std::ranges::count(drawn.sides[side], entrant) > 0) row[2] = others_at(drawn, side, of.names);
    }
  }
  if (!line) return row;
  const bool score = scores && line->kind == league::Kind::played;
  row[3] =
      score ? PaperCell(plain_points(line->score), std::int64_t{line->score}) : PaperCell(result_sign(*line));
  return row;
}

// A card for each entrant: where it plays or has played, against whom, with what result.
LeaguePaper own_rounds(const PaperOf& of) {
  LeaguePaper paper;
  paper.title = tr("Card for each participant");
  paper.empty = tr("No round of this stage has been paired yet.");
  paper.columns = {number_column("round", tr("Round")), number_column("table", tr("Table")),
                   text_column("against", tr("Opponent")), text_column("result", tr("Result")),
                   number_column("points", tr("Points"))};
  const league::PlayedStage& stage = of.now.stages[of.stage];
  const auto& setup = of.now.setup.stages[of.stage];
  const bool scores = setup.format == league::Format::singles;
  const league::Results results = results_of(of.now, of.stage);
  const std::size_t carried = results.rounds.size() - stage.rounds.size();
  std::vector<std::unordered_map<Entrant, Cell>> played;
  for (const league::RoundResult& round : results.rounds) played.push_back(cells_of(round));
  for (const Entrant entrant : stage.rounds.empty() ? std::vector<Entrant>() : stage.entrants) {
    PaperPart& part = paper.parts.emplace_back(PaperPart{entrant_name(of.names, entrant), {}});
    std::int64_t sum = 0;
    for (std::size_t number = 0; number < played.size(); ++number) {
      const auto cell = played[number].find(entrant);
      const league::Line* line = cell == played[number].end() ? nullptr : cell->second.line;
      if (line) sum += scores ? line->score : line->points;
      const std::int64_t penalty = penalty_of(results, number, entrant, scores);
      sum -= penalty;
      if (number < carried) continue;
      auto& row = part.rows.emplace_back(own_row(of, stage.rounds[number - carried], entrant, line, scores));
      row.front() = number_cell(static_cast<std::int64_t>(number - carried) + 1);
      if (penalty != 0)
        row[3].shown = joined({row[3].shown, penalty_text(scores ? 0 : penalty, scores ? penalty : 0)}, ", ");
      if (line || penalty != 0) row.back() = sum_cell(sum, scores);
    }
  }
  return paper;
}

// --- The end of it

std::string stage_title(const league::Competition& now, int stage) {
  const std::string& name = now.setup.stages[stage].name;
  if (!name.empty()) return name;
  const std::string format = tr(name_of(now.setup.stages[stage].format));
  return say("{0}, {1}", {stage + 1, std::string_view(format)});
}

// How far each came: the stage, its group, and the rank there.
std::map<Entrant, std::string> reached(const league::Competition& now) {
  std::map<Entrant, std::string> how;
  for (int stage = now.stage; stage >= 0; --stage) {
    for (const league::StageTable& table : standings(now, stage)) {
      const std::string where = stage_title(now, stage), group = group_title(table.group);
      for (const league::Standing& row : table.standings.rows)
        how.emplace(row.entrant, group.empty() ? where : where + ", " + group);
    }
  }
  return how;
}

LeaguePaper final_list(const PaperOf& of) {
  LeaguePaper paper;
  paper.title = of.now.finished ? tr("Final standings") : tr("Standings over all stages (provisional)");
  paper.empty = tr("No participants yet.");
  paper.columns = {number_column("rank", "#"), text_column("name", tr("Participant")),
                   text_column("club", tr("Club"))};
  const bool stages = of.now.setup.stages.size() > 1;
  if (stages) paper.columns.push_back(text_column("stage", tr("Stage reached")));
  const auto how = reached(of.now);
  auto& rows = paper.parts.emplace_back().rows;
  for (const league::StagePlace& place : final_ranks(of.now)) {
    rows.push_back({place.rank > 0 ? number_cell(place.rank) : PaperCell(),
                    entrant_name(of.names, place.entrant), of.now.entrants[place_in(place.entrant)].club});
    if (stages) rows.back().push_back(how.contains(place.entrant) ? how.at(place.entrant) : "");
  }
  return paper;
}

constexpr PaperKind kPapers[] = {
    {"entrants", english("Participants"), false, entrants},
    {"check-in", english("Check-in"), false, check_in},
    {"by-name", english("Seating list by name"), true, by_name},
    {"blank-results", english("Results form to fill in"), true, blank_results},
    {"rounds", english("Rounds"), false, rounds_paper},
    {"by-rounds", english("Round by round"), false, by_rounds},
    {"own-rounds", english("Card for each participant"), false, own_rounds},
    {"bracket", english("Bracket"), false, bracket_paper},
    {"final", english("Final standings"), false, final_list},
    {"categories", english("By category"), false, categories_paper},
    {"clubs", english("By club"), false, clubs_paper},
    {"prizes", english("Prizes"), false, prizes_paper},
    {"box", english("Entry fees and cash box"), false, box_paper},
    {"movement", english("Movement"), false, movement_paper},
    {"boards", english("Boards"), false, boards_paper},
};

constexpr PaperKind kPages[] = {
    {"tables", english("Tables"), true, nullptr},
    {"slips", english("Result slips"), true, nullptr},
    {"cards", english("Table cards"), true, nullptr},
    {"standings", english("Standings"), false, nullptr},
    {"crosstable", english("Crosstable"), false, nullptr},
    {"season", english("Season"), false, nullptr},
    {"diplomas", english("Diplomas"), false, nullptr},
};

}  // namespace

std::span<const PaperKind> paper_kinds() { return kPapers; }
std::span<const PaperKind> page_kinds() { return kPages; }

PaperCell number_cell(std::int64_t number) { return {std::to_string(number), number}; }

PaperCell halves_cell(std::int64_t halves) {
  return {halves_text(halves),
          halves % 2 == 0 ? PaperCell::Value(halves / 2) : PaperCell::Value(static_cast<double>(halves) / 2)};
}

PaperCell money_cell(std::int64_t hundredths, const std::string& currency) {
  return {amount_text(hundredths, currency), static_cast<double>(hundredths) / 100};
}

PaperCell tiebreak_cell(league::Value value, league::Tiebreak system) {
  const std::string shown = tiebreak_text(value, system);
  if (shown.empty()) return {};
  const int parts = league::is_encounter(system) ? 1 : league::parts_of(league::info(system).unit);
  return {shown, value % parts == 0 ? PaperCell::Value(std::int64_t{value / parts})
                                    : PaperCell::Value(static_cast<double>(value) / parts)};
}

}  // namespace tanteador::view
