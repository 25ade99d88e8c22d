#include "src/codec/csv.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include "src/codec/reader.hpp"
#include "src/core/names.hpp"

namespace tanteador::codec {

namespace {

constexpr std::size_t kRowsMax = 100'000;

class CsvReader {
 public:
  CsvReader(std::string_view text, char separator) : text_(text), separator_(separator) {}

  tl::expected<std::vector<CsvRow>, InputError> rows() {
    while (at_ < text_.size()) {
      CsvRow row{line_, {}};
      bool more = true;
      while (more) {
        if (auto error = cell(row.cells.emplace_back())) return tl::unexpected(*error);
        more = at_ < text_.size() && text_[at_] == separator_;
        if (more) ++at_;
      }
      end_line();
      const bool blank = row.cells.size() == 1 && row.cells.front().empty();
      if (!blank) rows_.push_back(std::move(row));
      if (rows_.size() > kRowsMax) return tl::unexpected(error(english("There are too many lines."), at_));
    }
    return std::move(rows_);
  }

 private:
  InputError error(std::string_view sentence, std::size_t place) const {
    return {message(sentence), {}, line_, static_cast<int>(place - line_start_) + 1};
  }
  bool at_line_end() const { return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r'; }
  void end_line() {
    if (at_ < text_.size() && text_[at_] == '\r') ++at_;
    if (at_ < text_.size() && text_[at_] == '\n') ++at_;
    ++line_;
    line_start_ = at_;
  }
  std::optional<InputError> cell(std::string& out) {
    if (at_ >= text_.size() || text_[at_] != '"') {
      while (!at_line_end() && text_[at_] != separator_) out += text_[at_++];
      return std::nullopt;
    }
    const std::size_t begin = at_++;
    const InputError open = error(english("The quotes are not closed."), begin);
    for (;; ++at_) {
      if (at_ >= text_.size()) return open;
      if (text_[at_] == '\n') ++line_, line_start_ = at_ + 1;
      if (text_[at_] != '"') {
        out += text_[at_];
      } else if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
        out += text_[++at_];
      } else {
        ++at_;
        break;
      }
    }
    if (at_line_end() || text_[at_] == separator_) return std::nullopt;
    return error(english("After the closing quotes the cell must end."), at_);
  }

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0, line_start_ = 0;
  int line_ = 1;
  std::vector<CsvRow> rows_;
};

char separator_of(std::string_view text) {
  const std::string_view first = text.substr(0, text.find('\n'));
  return std::ranges::count(first, ';') > std::ranges::count(first, ',') ? ';' : ',';
}

std::string trimmed(std::string text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t'; };
  while (!text.empty() && blank(text.back())) text.pop_back();
  const auto begin = std::ranges::find_if_not(text, blank);
  return {begin, text.end()};
}

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

// A text behind its apostrophes is a formula.
bool is_formula(std::string_view text) {
  const auto begin = text.find_first_not_of('\'');
  return begin != std::string_view::npos &&
         std::string_view("=+-@\t\r").find(text[begin]) != std::string_view::npos;
}

std::string unguarded(std::string text) {
  if (text.starts_with('\'') && is_formula(text)) text.erase(0, 1);
  return text;
}

struct Column {
  std::string_view title;
  std::string PlayerLine::*cell;
};
constexpr Column kColumns[] = {{"name", &PlayerLine::name},       {"alias", &PlayerLine::alias},
                               {"nickname", &PlayerLine::alias},  {"licence", &PlayerLine::licence},
                               {"license", &PlayerLine::licence}, {"active", &PlayerLine::active}};

InputError at_line(int line, std::string_view sentence, PhraseArgs args = {}) {
  return {message(sentence, args), {}, line, 1};
}

}  // namespace

tl::expected<std::vector<CsvRow>, InputError> read_csv(std::string_view text, char separator) {
  return CsvReader(text, separator == 0 ? separator_of(text) : separator).rows();
}

std::string csv_cell(std::string_view text) {
  if (text.find_first_of(",;\"\r\n") == std::string_view::npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}

std::string csv_text(std::string_view text) {
  return csv_cell(is_formula(text) ? "'" + std::string(text) : std::string(text));
}

std::string csv_line(std::span<const std::string> cells) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) line += (i == 0 ? "" : ",") + cells[i];
  return line + "\r\n";
}

std::string players_csv(std::span<const PlayerLine> players) {
  std::string out = "name,alias,licence,active\r\n";
  for (const PlayerLine& player : players) {
    const std::string cells[] = {csv_text(trimmed(player.name)), csv_text(trimmed(player.alias)),
                                 csv_text(trimmed(player.licence)), player.active == "no" ? "no" : "yes"};
    out += csv_line(cells);
  }
  return out;
}

tl::expected<std::vector<PlayerLine>, InputError> read_players(std::string_view text) {
  auto rows = read_csv(text);
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty())
    return tl::unexpected(at_line(1, english("The first line must name the columns; one is \"name\".")));
  std::vector<std::string PlayerLine::*> columns;
  bool named = false;
  for (const std::string& title : rows->front().cells) {
    const std::string word = lower(trimmed(title));
    const auto column = std::ranges::find(kColumns, word, &Column::title);
    if (column == std::end(kColumns))
      return tl::unexpected(at_line(1, english("There is no column \"{0}\": name, alias, licence, active."),
                                    {std::string_view(word)}));
    columns.push_back(column->cell);
    named = named || column->title == "name";
  }
  if (!named)
    return tl::unexpected(at_line(1, english("The first line must name the columns; one is \"name\".")));
  std::vector<PlayerLine> players;
  std::map<std::string, int> names, licences;
  for (std::size_t i = 1; i < rows->size(); ++i) {
    const CsvRow& row = (*rows)[i];
    if (row.cells.size() > columns.size())
      return tl::unexpected(at_line(row.line, english("This line has more cells than the first.")));
    PlayerLine player;
    player.line = row.line;
    for (std::size_t cell = 0; cell < row.cells.size(); ++cell)
      player.*columns[cell] = normal_name(unguarded(trimmed(row.cells[cell])));
    player.active = lower(std::move(player.active));
    if (!player.active.empty() && player.active != "yes" && player.active != "no")
      return tl::unexpected(at_line(row.line, english("\"active\" is yes or no.")));
    if (!is_name(player.name))
      return tl::unexpected(at_line(row.line, english("This line has no name that could be one.")));
    for (const std::string* cell : {&player.alias, &player.licence}) {
      if (!cell->empty() && !is_name(*cell))
        return tl::unexpected(
            at_line(row.line, english("\"{0}\" cannot stand here."), {std::string_view(*cell)}));
    }
    const auto once = [&](std::map<std::string, int>& seen,
                          const std::string& what) -> std::optional<InputError> {
      if (what.empty()) return std::nullopt;
      const auto [first, fresh] = seen.emplace(what, row.line);
      if (fresh) return std::nullopt;
      return at_line(row.line, english("\"{0}\" is there twice, first on line {1}."),
                     {std::string_view(what), first->second});
    };
    for (const auto& error : {once(names, player.name), once(licences, player.licence)}) {
      if (error) return tl::unexpected(*error);
    }
    players.push_back(std::move(player));
  }
  return players;
}

}  // namespace tanteador::codec
