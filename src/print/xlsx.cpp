#include "src/print/xlsx.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "src/core/read_all.hpp"
#include "src/core/text/letters.hpp"
#include "src/core/text/names.hpp"
#include "src/core/text/text.hpp"
#include "src/print/xlsxwriter.hpp"

namespace tanteador::print {

namespace {

constexpr std::size_t kRowsMax = LXW_ROW_MAX, kColumnsMax = LXW_COL_MAX;
constexpr std::size_t kTitleLetters = 31, kTextBytes = 32767, kWideMost = 60;
constexpr std::time_t kNoTime = 946684800;  // 1 January 2000, so that the file does not contain its time

struct Scratch {
  std::string name = (std::filesystem::temp_directory_path() / "tanteador-XXXXXX").string();
  int number = mkstemp(name.data());
  Scratch() = default;
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() {
    if (number < 0) return;
    close(number);
    unlink(name.c_str());
  }
};

// The longest beginning within both limits, without control characters and broken letters.
std::string cut(std::string_view text, std::size_t letters, std::size_t bytes) {
  std::string out;
  const std::string clean = strip_controls(text);
  for (std::string_view rest = clean; !rest.empty() && letters > 0; --letters) {
    const std::string_view before = rest;
    next_letter(rest);
    const std::string_view letter = before.substr(0, before.size() - rest.size());
    if (out.size() + letter.size() > bytes) break;
    out += letter;
  }
  return out;
}

// A name that no tab in `taken` has, ignoring the case of letters as workbooks do. Adds it to `taken`.
std::string tab_title(const report::Table& sheet, std::set<std::string>& taken) {
  std::string wanted = sheet.title;
  std::ranges::replace_if(
      wanted, [](char c) { return std::string_view("[]:*?/\\\'\n").find(c) != std::string_view::npos; }, ' ');
  const bool blank = std::ranges::all_of(wanted, [](char c) { return c == ' '; });
  if (blank) wanted = std::to_string(taken.size() + 1);
  std::string title = cut(wanted, kTitleLetters, kTextBytes);
  for (int number = 1; !taken.insert(confusable_key(title)).second; ++number) {
    const std::string tail = " " + std::to_string(number);
    title = cut(wanted, kTitleLetters - tail.size(), kTextBytes) + tail;
  }
  return title;
}

std::size_t letters_in(std::string_view text) {
  std::size_t letters = 0;
  for (; !text.empty(); ++letters) next_letter(text);
  return letters;
}

struct Writer {
  const XlsxWriter& library;
  lxw_worksheet* sheet;
  lxw_row_t row;
  lxw_col_t column;
  lxw_error operator()(std::monostate) const { return LXW_NO_ERROR; }
  lxw_error operator()(std::int64_t number) const { return (*this)(static_cast<double>(number)); }
  lxw_error operator()(double number) const {
    return library.worksheet_write_number(sheet, row, column, number, nullptr);
  }
  lxw_error operator()(bool truth) const {
    return library.worksheet_write_boolean(sheet, row, column, truth ? 1 : 0, nullptr);
  }
  lxw_error operator()(const std::string& text) const {
    const std::string clean = cut(text, kTextBytes, kTextBytes);
    return library.worksheet_write_string(sheet, row, column, clean.c_str(), nullptr);
  }
};

std::size_t row_count(const report::Table& table) {
  std::size_t rows = 0;
  for (const report::Group& group : table.groups) rows += group.rows.size();
  return rows;
}

lxw_error write(const XlsxWriter& library, lxw_worksheet* to, lxw_format* bold, const report::Table& table) {
  std::vector<std::size_t> wide;
  lxw_error error = LXW_NO_ERROR;
  const auto keep = [&](lxw_error next) { error = error == LXW_NO_ERROR ? next : error; };
  for (const std::string& column : data_columns(table)) {
    const std::string title = cut(column, kTextBytes, kTextBytes);
    keep(library.worksheet_write_string(to, 0, static_cast<lxw_col_t>(wide.size()), title.c_str(), bold));
    wide.push_back(letters_in(title));
  }
  lxw_row_t at = 0;
  for (const report::Group& group : table.groups) {
    for (const report::Row& row : group.rows) {
      const std::vector<report::Value> values = data_row(table, group, row);
      ++at;
      for (std::size_t i = 0; i < values.size(); ++i) {
        keep(std::visit(Writer{library, to, at, static_cast<lxw_col_t>(i)}, values[i]));
        if (const auto* text = std::get_if<std::string>(&values[i]))
          wide[i] = std::max(wide[i], letters_in(*text));
      }
    }
  }
  for (std::size_t i = 0; i < wide.size(); ++i) {
    const auto column = static_cast<lxw_col_t>(i);
    keep(library.worksheet_set_column(to, column, column,
                                      static_cast<double>(std::min(wide[i], kWideMost) + 2), nullptr));
  }
  library.worksheet_freeze_panes(to, 1, 0);
  return error;
}

tl::unexpected<std::string> not_made(std::string_view why) {
  return tl::unexpected(render({N_("The spreadsheet could not be created: {0}."), {why}}, {}));
}

}  // namespace

tl::expected<std::string, std::string> xlsx(std::span<const report::Table> tables) {
  for (const report::Table& table : tables) {
    if (row_count(table) + 1 > kRowsMax || data_columns(table).size() > kColumnsMax)
      return not_made(tr("too many rows or columns for one sheet"));
  }
  const XlsxWriter* library = xlsxwriter();
  if (!library) return not_made(tr("library missing; install the package libxlsxwriter4"));
  const Scratch scratch;
  if (scratch.number < 0) return not_made(tr("the temporary folder is not writable"));
  lxw_workbook* book = library->workbook_new(scratch.name.c_str());
  if (!book) return tl::unexpected(tr("Out of memory."));
  lxw_doc_properties properties{};
  properties.created = kNoTime;
  library->workbook_set_properties(book, &properties);
  lxw_format* bold = library->workbook_add_format(book);
  library->format_set_bold(bold);
  std::set<std::string> taken;
  lxw_error error = LXW_NO_ERROR;
  for (const report::Table& table : tables) {
    lxw_worksheet* to = library->workbook_add_worksheet(book, tab_title(table, taken).c_str());
    const lxw_error written = to ? write(*library, to, bold, table) : LXW_ERROR_SHEETNAME_ALREADY_USED;
    if (error == LXW_NO_ERROR) error = written;
  }
  const lxw_error closed = library->workbook_close(book);
  if (error == LXW_NO_ERROR) error = closed;
  if (error != LXW_NO_ERROR) return not_made(std::string_view(library->lxw_strerror(error)));
  std::ifstream file(scratch.name, std::ios::binary);
  std::string bytes = read_all(file);
  if (!file || bytes.empty()) return not_made(tr("the temporary folder is not writable"));
  return bytes;
}

}  // namespace tanteador::print
