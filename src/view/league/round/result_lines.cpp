#include "src/view/league/round/result_lines.hpp"

#include <algorithm>
#include <charconv>

#include "src/core/text/names.hpp"
#include "src/view/league/round/slip.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr int kFigureMax = 1'000'000;

std::vector<std::string> cut(std::string_view text, char at) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(at, begin), text.size());
    parts.emplace_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

std::string with_hyphens(std::string_view word) {
  std::string out(word);
  for (const std::string_view sign : {"−", "–"}) {
    for (std::size_t at = out.find(sign); at != out.npos; at = out.find(sign, at))
      out.replace(at, sign.size(), "-");
  }
  return out;
}

std::optional<int> read_integer(std::string_view text) {
  if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool read = error == std::errc() && end == text.data() + text.size();
  return read && number <= kFigureMax && number >= -kFigureMax ? std::optional(number) : std::nullopt;
}

tl::unexpected<std::string> input_error(std::string_view sentence, PhraseArgs args = {}) {
  return tl::unexpected(say(sentence, args));
}

// "30-21" as "30:21": a hyphen between two numbers without signs.
std::string with_colon(std::string word) {
  const std::size_t hyphen = word.find('-');
  const bool between = hyphen != word.npos && hyphen > 0 && hyphen + 1 < word.size();
  if (between && word.find_first_not_of("0123456789-") == word.npos && word.rfind('-') == hyphen)
    word[hyphen] = ':';
  return word;
}

tl::expected<std::vector<int>, std::string> figures_in(const std::string& word) {
  std::vector<int> figures;
  for (const std::string& part : cut(with_colon(with_hyphens(word)), ':')) {
    const auto figure = read_integer(part);
    if (!figure)
      return input_error(N_("{0} is not a score. Write 30:21, or 2:1 for sets followed by the points."),
                         {std::string_view(word)});
    figures.push_back(*figure);
  }
  return figures;
}

// "+:-": the sides with a minus forfeit. Empty: no such text.
std::vector<int> forfeits_in(std::span<const std::string> words) {
  std::vector<int> sides;
  int side = 0;
  for (const std::string& word : words) {
    for (const std::string& part : cut(with_hyphens(word), ':')) {
      if (part != "+" && part != "-") return {};
      if (part == "-") sides.push_back(side);
      ++side;
    }
  }
  return side > 1 ? sides : std::vector<int>();
}

}  // namespace

tl::expected<league::event::TableScore, std::string> read_score(std::span<const std::string> words,
                                                                int sets) {
  const bool in_line = std::ranges::none_of(
      words, [](const std::string& word) { return with_colon(with_hyphens(word)).find(':') != word.npos; });
  std::vector<std::vector<int>> read;
  for (const std::string& word : words) {
    auto figures = figures_in(word);
    if (!figures) return tl::unexpected(std::move(figures.error()));
    if (in_line && !read.empty())
      read.front().push_back(figures->front());
    else
      read.push_back(std::move(*figures));
  }
  if (read.empty() || read.size() > 2)
    return input_error(N_("Write the score as 30:21; in a best of three as 2:1, then the points."));
  if (read.size() == 2 && read[0].size() != read[1].size())
    return input_error(N_("Sets and points must have the same number of sides."));
  league::event::TableScore score;
  for (std::size_t side = 0; side < read[0].size(); ++side) {
    const int first = read[0][side];
    if (read.size() == 2)
      score.sides.push_back({.score = read[1][side], .sets = first});
    else
      score.sides.push_back(sets > 1 ? league::event::SideScore{.sets = first}
                                     : league::event::SideScore{.score = first});
  }
  return score;
}

std::optional<int> read_halves(std::string text) {
  int half = 0;
  for (const std::string_view sign : {"½", ".5", ",5", ".0"}) {
    if (!text.ends_with(sign)) continue;
    text.erase(text.size() - sign.size());
    half = sign == ".0" ? 0 : text.starts_with('-') ? -1 : 1;
    if (text.empty() || text == "-") text += '0';
    break;
  }
  const auto points = read_integer(text);
  return points ? std::optional(2 * *points + half) : std::nullopt;
}

namespace {

tl::expected<league::event::TableScore, std::string> team_score(std::span<const std::string> words,
                                                                int tables) {
  if (words.size() == 1) {
    league::event::TableScore score;
    for (const std::string& part : cut(words.front(), ':')) {
      const auto points = read_halves(part);
      if (!points)
        return input_error(N_("{0} is not a score. Write the total over the tables, such as 2.5:1.5."),
                           {std::string_view(words.front())});
      score.sides.push_back({.game_points = *points});
    }
    return score;
  }
  if (static_cast<int>(words.size()) != tables)
    return input_error(N_("Write the scores of all {0} tables, or the total, such as 2.5:1.5."), {tables});
  std::vector<std::vector<int>> read;
  for (const std::string& word : words) {
    auto figures = figures_in(word);
    if (!figures) return tl::unexpected(std::move(figures.error()));
    read.push_back(std::move(*figures));
  }
  return league::event::score_of_tables(std::move(read));
}

tl::expected<league::event::TableScore, std::string> boards_score(std::span<const std::string> words,
                                                                  const std::vector<int>& boards, int sides) {
  if (words.size() != boards.size())
    return input_error(N_("Write the taker's result for boards {0} to {1}; x for a neutralised board."),
                       {boards.front(), boards.back()});
  std::vector<league::event::BoardScore> read;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "x" || words[i] == "X") continue;
    const auto score = read_integer(with_hyphens(words[i]));
    if (!score)
      return input_error(
          N_("{0} is not a result for a board. Write 56, -72, or x if the board is neutralised."),
          {std::string_view(words[i])});
    read.push_back({boards[i], *score});
  }
  return league::event::score_of_boards(std::move(read), sides);
}

league::StageSetup setup_at(const league::Competition& competition, int stage) {
  const bool known = stage >= 0 && stage < static_cast<int>(competition.setup.stages.size());
  return known ? competition.setup.stages[stage] : league::StageSetup();
}

void fill_in(const rulebook::Edition& rules, const league::PlayedTable& table,
             league::event::TableScore& score) {
  if (score.sides.size() + 1 != table.drawn.sides.size()) return;
  std::vector<int> others;
  for (const auto& side : score.sides) others.push_back(side.score);
  const auto sides = static_cast<int>(table.drawn.sides.size());
  if (const auto last = last_figure(edition_for(rules, sides), others))
    score.sides.push_back({.score = *last});
}

}  // namespace

const league::PlayedTable* table_in(const league::Competition& competition, league::TableRef at) {
  if (at.stage < 0 || at.stage >= static_cast<int>(competition.stages.size())) return nullptr;
  const auto& rounds = competition.stages[at.stage].rounds;
  if (at.round < 0 || at.round >= static_cast<int>(rounds.size())) return nullptr;
  const auto& tables = rounds[at.round].tables;
  const bool there = at.table >= 0 && at.table < static_cast<int>(tables.size());
  return there && !is_free(tables[at.table]) ? &tables[at.table] : nullptr;
}

tl::expected<league::event::TableScore, std::string> read_score(std::span<const std::string> words,
                                                                const league::Competition& competition,
                                                                league::TableRef at,
                                                                const rulebook::Edition* rules) {
  const league::StageSetup stage = setup_at(competition, at.stage);
  if (stage.match_tables > 0) return team_score(words, stage.match_tables);
  const league::PlayedTable* table = table_in(competition, at);
  const auto boards = table ? boards_at(*table, stage) : std::vector<int>();
  if (!boards.empty()) return boards_score(words, boards, static_cast<int>(table->drawn.sides.size()));
  auto score = read_score(words, stage.sets);
  if (score && table && rules) fill_in(*rules, *table, *score);
  return score;
}

namespace {

// The ruleset for this number of sides. Null: none, or the score is incomplete.
const rulebook::Edition* rules_of(const rulebook::Edition* rules, const league::event::TableScore& score,
                                  const league::PlayedTable* table) {
  if (!rules || !table || score.sides.size() != table->drawn.sides.size()) return nullptr;
  return &edition_for(*rules, static_cast<int>(score.sides.size()));
}

}  // namespace

std::optional<SlipFault> slip_fault(const rulebook::Edition* rules, const league::event::TableScore& score,
                                    const league::Competition& competition, league::TableRef at) {
  const rulebook::Edition* edition = rules_of(rules, score, table_in(competition, at));
  return edition ? slip_fault(*edition, score, setup_at(competition, at.stage)) : std::nullopt;
}

std::optional<Phrase> clock_question(const rulebook::Edition* rules, const league::event::TableScore& score,
                                     const league::Competition& competition, league::TableRef at) {
  const rulebook::Edition* edition = rules_of(rules, score, table_in(competition, at));
  return edition ? clock_question(*edition, score, setup_at(competition, at.stage)) : std::nullopt;
}

std::optional<int> read_account(std::string_view word) { return read_integer(with_hyphens(word)); }

std::optional<int> read_amount(std::string_view word) {
  constexpr std::size_t kDigitsMost = 7;
  std::string text = with_hyphens(word);
  const bool less = text.starts_with('-');
  if (less) text.erase(0, 1);
  const std::size_t point = std::min(text.find_first_of(".,"), text.size());
  std::string units = text.substr(0, point), cents = text.substr(std::min(point + 1, text.size()));
  const bool digits = (units + cents).find_first_not_of("0123456789") == std::string::npos;
  if (units.empty() || !digits || units.size() > kDigitsMost || cents.size() > 2 ||
      (point < text.size() && cents.empty()))
    return std::nullopt;
  cents.resize(2, '0');
  const int amount = std::stoi(units + cents);
  return less ? -amount : amount;
}

std::optional<NamedTable> read_table(std::string_view word) {
  NamedTable named;
  std::string dotted(word);
  if (word.starts_with(report::kSlipCode)) {
    const auto parts = cut(word.substr(report::kSlipCode.size()), '/');
    if (parts.size() != 3 || parts[0].empty()) return std::nullopt;
    named.competition = parts[0];
    dotted = parts[1] + "." + parts[2];
  }
  std::vector<int> numbers;
  for (const std::string& part : cut(dotted, '.')) {
    const auto number = read_integer(part);
    if (!number || *number < 1 || part.starts_with('+') || numbers.size() == 3) return std::nullopt;
    numbers.push_back(*number - 1);
  }
  if (!named.competition.empty() && numbers.size() != 3) return std::nullopt;
  named.table = numbers.back();
  if (numbers.size() > 1) named.round = numbers[numbers.size() - 2];
  if (numbers.size() > 2) named.stage = numbers.front();
  return named;
}

league::TableRef resolve_table(const NamedTable& named, const league::Competition& competition,
                               std::optional<league::RoundRef> otherwise) {
  const league::RoundRef usual =
      otherwise.value_or(league::RoundRef{competition.stage, round_in_play(competition, competition.stage)});
  return {named.stage.value_or(usual.stage), named.round.value_or(usual.round), named.table};
}

namespace {

std::vector<std::string> words_of_line(std::string_view line) {
  std::string blanks(line);
  std::ranges::replace_if(
      blanks, [](char c) { return c == ';' || c == ',' || c == '\t' || c == '\r'; }, ' ');
  return split(blanks);
}

bool is_preface(const std::string& word, const league::Competition& competition) {
  const std::string small = to_lower(word), title = to_lower(game_title(competition.setup.game));
  if (small == to_lower(competition.setup.game) || small == title || small == "table" ||
      small == to_lower(tr("Table")))
    return true;
  constexpr std::size_t kLettersMost = 2;
  return word.size() <= kLettersMost &&
         std::ranges::all_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
}

}  // namespace

tl::expected<ResultLine, std::string> read_result_line(std::string_view line,
                                                       const league::Competition& competition,
                                                       std::string_view competition_id,
                                                       const rulebook::Edition* rules,
                                                       std::optional<league::RoundRef> otherwise) {
  const std::size_t hash = std::min(line.find('#'), line.size());
  std::vector<std::string> words = words_of_line(line.substr(0, hash));
  ResultLine read;
  if (hash < line.size()) read.remark = normal_name(std::string(line.substr(hash + 1)));
  while (words.size() > 1 && is_preface(words.front(), competition)) words.erase(words.begin());
  if (words.empty()) return input_error(N_("This line has no table number."));
  std::string table = words.front();
  if (table.ends_with(':')) table.pop_back();
  const auto named = read_table(table);
  if (!named)
    return input_error(N_("{0} is not a table. Write 3, 2.3 for round 2, or 1.2.3 for stage 1."),
                       {std::string_view(table)});
  if (!named->competition.empty() && named->competition != competition_id)
    return input_error(N_("This result slip belongs to another competition."));
  read.table = resolve_table(*named, competition, otherwise);
  const auto score = std::span(words).subspan(1);
  read.forfeits = forfeits_in(score);
  if (!read.forfeits.empty()) return read;
  auto figures = read_score(score, competition, read.table, rules);
  if (!figures) return tl::unexpected(std::move(figures.error()));
  read.score = std::move(*figures);
  return read;
}

}  // namespace tanteador::view
