#include "src/codec/files/csv.hpp"

#include <algorithm>
#include <array>

#include "src/codec/reader.hpp"

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
      if (rows_.size() > kRowsMax) return tl::unexpected(error(N_("Too many lines."), at_));
    }
    return std::move(rows_);
  }

 private:
  InputError error(std::string_view sentence, std::size_t place) const {
    return {message(sentence), {}, line_, static_cast<int>(place - line_start_) + 1};
  }
  bool is_at_line_end() const { return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r'; }
  void end_line() {
    if (at_ < text_.size() && text_[at_] == '\r') ++at_;
    if (at_ < text_.size() && text_[at_] == '\n') ++at_;
    ++line_;
    line_start_ = at_;
  }
  std::optional<InputError> cell(std::string& out) {
    if (at_ >= text_.size() || text_[at_] != '"') {
      while (!is_at_line_end() && text_[at_] != separator_) out += text_[at_++];
      return std::nullopt;
    }
    const std::size_t begin = at_++;
    const InputError open = error(N_("A closing quotation mark is missing."), begin);
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
    if (is_at_line_end() || text_[at_] == separator_) return std::nullopt;
    return error(N_("Nothing may follow the closing quotation mark in a cell."), at_);
  }

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0, line_start_ = 0;
  int line_ = 1;
  std::vector<CsvRow> rows_;
};

// With equal numbers commas win.
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

// Apostrophes before the text do not matter.
bool is_formula(std::string_view text) {
  const auto begin = text.find_first_not_of('\'');
  return begin != std::string_view::npos &&
         std::string_view("=+-@\t\r").find(text[begin]) != std::string_view::npos;
}

}  // namespace

tl::expected<std::vector<CsvRow>, InputError> read_csv(std::string_view text, char separator) {
  // A first line "sep=;" sets the separator, as in spreadsheets.
  constexpr std::string_view kSeparatorLine = "sep=";
  if (separator == 0 && text.starts_with(kSeparatorLine) && text.size() > kSeparatorLine.size() + 1) {
    const std::size_t line = text.find('\n');
    const std::string_view first_line = text.substr(0, std::min(line, text.size()));
    if (line != text.npos && (first_line.size() == 5 || first_line.substr(5) == "\r")) {
      auto rows = CsvReader(text, first_line[4]).rows();
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

std::string without_guard(std::string text) {
  if (text.starts_with('\'') && is_formula(text)) text.erase(0, 1);
  return text;
}

}  // namespace tanteador::codec
