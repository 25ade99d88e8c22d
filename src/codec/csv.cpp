#include "src/codec/csv.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

#include "src/codec/reader.hpp"
#include "src/core/encoding.hpp"
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

// Of as many commas as others, commas.
char separator_of(std::string_view text) {
  constexpr std::string_view kSeparators = ",;\t";
  std::array<int, kSeparators.size()> counts{};
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') quoted = !quoted;
    if (!quoted && (c == '\n' || c == '\r')) break;
    const auto which = kSeparators.find(c);
    if (!quoted && which != kSeparators.npos) ++counts[which];
  }
  return kSeparators[std::ranges::max_element(counts) - counts.begin()];
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
constexpr Column kColumns[] = {{"name", &PlayerLine::name},
                               {"nombre", &PlayerLine::name},
                               {"nom", &PlayerLine::name},
                               {"nome", &PlayerLine::name},
                               {"nama", &PlayerLine::name},
                               {"alias", &PlayerLine::alias},
                               {"nickname", &PlayerLine::alias},
                               {"licence", &PlayerLine::licence},
                               {"license", &PlayerLine::licence},
                               {"lizenz", &PlayerLine::licence},
                               {"licencia", &PlayerLine::licence},
                               {"licenza", &PlayerLine::licence},
                               {"lisensi", &PlayerLine::licence},
                               {"active", &PlayerLine::active},
                               {"club", &PlayerLine::club},
                               {"verein", &PlayerLine::club},
                               {"klub", &PlayerLine::club},
                               {"rating", &PlayerLine::rating},
                               {"wertung", &PlayerLine::rating},
                               {"elo", &PlayerLine::rating},
                               {"category", &PlayerLine::categories},
                               {"kategorie", &PlayerLine::categories},
                               {"categoria", &PlayerLine::categories},
                               {"categoría", &PlayerLine::categories},
                               {"catégorie", &PlayerLine::categories},
                               {"kategori", &PlayerLine::categories}};

InputError at_line(int line, std::string_view sentence, PhraseArgs args = {}) {
  return {message(sentence, args), {}, line, 1};
}

}  // namespace

tl::expected<std::vector<CsvRow>, InputError> read_csv(std::string_view text, char separator) {
  // A first line by which a spreadsheet tells itself the separator: "sep=;".
  constexpr std::string_view kTold = "sep=";
  if (separator == 0 && text.starts_with(kTold) && text.size() > kTold.size() + 1) {
    const std::size_t line = text.find('\n');
    const std::string_view told = text.substr(0, std::min(line, text.size()));
    if (line != text.npos && (told.size() == 5 || told.substr(5) == "\r")) {
      auto rows = CsvReader(text, told[4]).rows();
      if (rows) rows->erase(rows->begin());
      return rows;
    }
  }
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

std::string csv_line(std::span<const std::string> cells, char separator) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i)
    line += (i == 0 ? std::string() : std::string(1, separator)) + cells[i];
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

namespace {

// What each cell of a line is; null: it is left.
tl::expected<std::vector<std::string PlayerLine::*>, InputError> columns_of(const CsvRow& first,
                                                                            PlayerList& list) {
  std::vector<std::string PlayerLine::*> columns;
  for (const std::string& title : first.cells) {
    const std::string word = trimmed(title);
    const auto column = std::ranges::find(kColumns, lower(word), &Column::title);
    const bool known = column != std::end(kColumns);
    if (!known && !word.empty()) list.left.push_back(word);
    const auto cell = known ? column->cell : nullptr;
    if (known && std::ranges::count(columns, cell) > 0)
      return tl::unexpected(
          at_line(first.line, english("The first line names \"{0}\" twice."), {std::string_view(word)}));
    columns.push_back(cell);
  }
  if (std::ranges::count(columns, &PlayerLine::name) == 0)
    return tl::unexpected(
        at_line(first.line, english("The first line must name the columns; one is \"name\".")));
  return columns;
}

bool is_rating(const std::string& text) {
  constexpr std::size_t kDigitsMost = 6;
  return text.size() <= kDigitsMost && text.find_first_not_of("0123456789") == text.npos;
}

std::optional<InputError> fault_in(const PlayerLine& player) {
  if (!player.active.empty() && player.active != "yes" && player.active != "no")
    return at_line(player.line, english("\"active\" is yes or no."));
  if (!is_name(player.name)) return at_line(player.line, english("This line has no name that could be one."));
  for (const std::string* cell : {&player.alias, &player.licence, &player.club, &player.categories}) {
    if (!cell->empty() && !is_name(*cell))
      return at_line(player.line, english("\"{0}\" cannot stand here."), {std::string_view(*cell)});
  }
  if (!is_rating(player.rating))
    return at_line(player.line, english("\"{0}\" is no rating: a whole number."),
                   {std::string_view(player.rating)});
  return std::nullopt;
}

// Two people of one name have a licence each.
class Twice {
 public:
  std::optional<InputError> met(const PlayerLine& player) {
    const auto [named, fresh] = names_.emplace(player.name, &player);
    const bool told_apart = fresh || (!player.licence.empty() && !named->second->licence.empty());
    if (!told_apart) return twice(player, player.name, *named->second);
    if (player.licence.empty()) return std::nullopt;
    const auto [licensed, first] = licences_.emplace(player.licence, &player);
    return first ? std::nullopt : twice(player, player.licence, *licensed->second);
  }

 private:
  static std::optional<InputError> twice(const PlayerLine& again, std::string_view what,
                                         const PlayerLine& first) {
    return at_line(again.line, english("\"{0}\" is there twice, first on line {1}."), {what, first.line});
  }
  std::map<std::string, const PlayerLine*> names_, licences_;
};

}  // namespace

tl::expected<PlayerList, InputError> read_players(std::string_view bytes) {
  const auto text = as_utf8(bytes);
  if (!text)
    return tl::unexpected(InputError{
        message(english("Byte {0} means nothing here: the file is neither UTF-8, UTF-16 nor Windows-1252."),
                {static_cast<int>(text.error().byte)}),
        {},
        text.error().line,
        text.error().column});
  auto rows = read_csv(*text);
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty())
    return tl::unexpected(at_line(1, english("The first line must name the columns; one is \"name\".")));
  PlayerList list;
  const auto columns = columns_of(rows->front(), list);
  if (!columns) return tl::unexpected(columns.error());
  for (const CsvRow& row : std::span(*rows).subspan(1)) {
    if (row.cells.size() > columns->size())
      return tl::unexpected(at_line(row.line, english("This line has more cells than the first.")));
    PlayerLine& player = list.players.emplace_back();
    player.line = row.line;
    for (std::size_t cell = 0; cell < row.cells.size(); ++cell) {
      if ((*columns)[cell]) player.*(*columns)[cell] = normal_name(unguarded(trimmed(row.cells[cell])));
    }
    player.active = lower(std::move(player.active));
    if (const auto error = fault_in(player)) return tl::unexpected(*error);
  }
  Twice twice;
  for (const PlayerLine& player : list.players) {
    if (const auto error = twice.met(player)) return tl::unexpected(*error);
  }
  return list;
}

}  // namespace tanteador::codec
