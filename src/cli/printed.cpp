#include "src/cli/printed.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "src/print/html.hpp"
#include "src/print/pdf.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

print::Weight weight_of(Ink ink) {
  switch (ink) {
    case Ink::plain:
    case Ink::bad: return print::Weight::plain;
    case Ink::strong:
    case Ink::good:
    case Ink::title: return print::Weight::strong;
    case Ink::faint: return print::Weight::faint;
  }
  return print::Weight::plain;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

Problem cannot_write(const std::string& file) {
  const std::string reason = std::strerror(errno);
  return failed("system",
                say("{0} cannot be written: {1}.", {std::string_view(file), std::string_view(reason)}));
}

}  // namespace

// Everybody may read what is printed, as the system's mask allows.
std::string write_file(const std::string& name, std::string_view bytes) {
  if (name == "-") return std::string(bytes);
  constexpr mode_t kMode = 0666;
  const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, kMode);
  if (file < 0) throw cannot_write(name);
  while (!bytes.empty()) {
    const ssize_t done = write(file, bytes.data(), bytes.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) {
      const Problem problem = cannot_write(name);
      close(file);
      throw problem;
    }
    bytes.remove_prefix(static_cast<std::size_t>(done));
  }
  if (close(file) != 0) throw cannot_write(name);
  return say("Written: {0}", {std::string_view(name)}) + "\n";
}

std::string on_page(std::string_view numbers) {
  std::string out;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const bool minus = numbers[i] == '-' && i + 1 < numbers.size() && is_digit(numbers[i + 1]) &&
                       (i == 0 || numbers[i - 1] == ' ');
    out += minus ? std::string_view("−") : numbers.substr(i, 1);
  }
  return out;
}

print::Table on_page(const Table& table) {
  print::Table page;
  for (const Table::Column& column : table.columns())
    page.columns.push_back({column.title,
                            column.align == Table::Align::left ? print::Align::left : print::Align::right,
                            column.wraps ? 1.0 : 0.0});
  for (const Table::Line& line : table.lines()) {
    print::Row row;
    for (std::size_t i = 0; i < line.cells.size(); ++i) {
      const bool number = page.columns[i].align == print::Align::right;
      row.cells.push_back({number ? on_page(std::string_view(line.cells[i].text)) : line.cells[i].text,
                           weight_of(line.cells[i].ink)});
    }
    if (row.cells.empty()) row.cells.push_back({line.caption, print::Weight::strong});
    page.rows.push_back(std::move(row));
  }
  return page;
}

std::string printed_at(std::string_view now) {
  const std::string time = view::day_and_time(now);
  return say("Printed {0}", {std::string_view(time)});
}

print::Document sheet_document(const session::OpenMatch& match, Kept kept, std::string_view now) {
  const codec::Voice voice = voice_of(match);
  const std::string id =
      kept == Kept::stored ? say("match {0}", {std::string_view(match.id())}) : tr("not stored");
  print::Document document{.title = tr(match.edition().title)};
  document.subtitle = std::string(std::string_view(match.records().front().at).substr(0, 10)) + " · " +
                      match.edition().id + " · " + id;
  document.footer = printed_at(now);
  if (const std::string options = agreed(match); !options.empty())
    document.blocks.push_back(
        {print::Paragraph{say("agreed at this table: {0}", {std::string_view(options)})}});
  document.blocks.push_back({on_page(sides_table(match, voice.names))});
  document.blocks.push_back({print::Paragraph{verdict(match, voice.names).text, print::Weight::strong}});
  if (const Table hands = hands_table(match, voice); !hands.empty())
    document.blocks.push_back({on_page(hands)});
  return document;
}

bool wants_paper(const Arguments& arguments) { return !arguments.pdf.empty() || !arguments.html.empty(); }

std::string write_pages(const print::Document& document, const std::string& pdf, const std::string& html) {
  std::string told;
  if (!pdf.empty()) {
    const auto bytes = print::pdf(document);
    if (!bytes) throw failed("system", bytes.error());
    told += write_file(pdf, *bytes);
  }
  if (!html.empty()) told += write_file(html, print::html(document));
  return told;
}

std::string write_files(const print::Document& document, const Arguments& arguments) {
  return write_pages(document, arguments.pdf, arguments.html);
}

}  // namespace tanteador::cli
