// The printed page: the PDF is read back with poppler, as a reader gets it.

#include <doctest/doctest.h>

#include <algorithm>

#include "src/print/html.hpp"
#include "src/print/pdf.hpp"
#include "tests/cli/process.hpp"

using namespace tanteador::print;
namespace report = tanteador::report;
namespace report = tanteador::report;
using report::number_column, report::text_column;
using namespace tanteador::test;

namespace {

std::string read_back(const std::string& bytes, const std::string& program,
                      std::vector<std::string> options) {
  const Folder folder;
  write_bytes(folder / "a.pdf", bytes);
  options.push_back((folder / "a.pdf").string());
  if (program == "pdftotext") options.push_back("-");
  const Result result = run(folder, Run{.arguments = options, .program = "/usr/bin/" + program});
  REQUIRE_MESSAGE(result.status == 0, program << ": " << result.err);
  CHECK_MESSAGE(result.err.empty(), program << ": " << result.err);  // readers find nothing to warn of
  return result.out;
}

std::string text_of(const report::Document& document) {
  const auto bytes = pdf(document);
  REQUIRE(bytes);
  return read_back(bytes->bytes, "pdftotext", {"-layout", "-enc", "UTF-8"});
}

int pages_of(const report::Document& document) {
  const auto bytes = pdf(document);
  REQUIRE(bytes);
  const std::string text = read_back(bytes->bytes, "pdfinfo", {});
  return std::stoi(text.substr(text.find("Pages:") + 6));
}

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

report::Table standings(int rows) {
  report::Table table{
      .columns = {number_column("rank", "#"), text_column("name", "Name"), number_column("points", "Points")},
      .groups = {{}}};
  for (int i = 1; i <= rows; ++i) add_row(table, {i, "Zoë " + std::to_string(i), -i});
  return table;
}

report::Document with(report::Block block) {
  return {.title = "Liga", .footer = "Liga", .blocks = {std::move(block)}};
}

}  // namespace

TEST_CASE("Latin, Greek and Cyrillic letters, the minus sign and the suits are text in the file") {
  const std::string names = "Élodie Ćwik · Núñez ¿¡ · Ωμέγα · Дарья · −12 · ♠♥♦♣ · ß ł ș ő · 40½";
  CHECK(has(text_of(with({report::Paragraph{names}})), names));
}

TEST_CASE("the page has title, subtitle, headings, pairs, tables, footer and page numbers") {
  report::Document document = with({report::Pairs{{{"Referee", "Dani"}}}});
  document.subtitle = "Round 3";
  document.blocks.push_back({report::Heading{"Standings"}});
  document.blocks.push_back({standings(3)});
  document.blocks.push_back({report::WriteOn{"Signature"}});
  document.footer = "Club de Truco · 2026-11-21";
  const std::string text = text_of(document);
  for (const char* part : {"Liga", "Round 3", "Referee", "Dani", "Standings", "Points", "Zoë 2", "−3",
                           "Signature", "Club de Truco · 2026-11-21", "Page 1 of 1"}) {
    CAPTURE(part);
    CHECK(has(text, part));
  }
}

TEST_CASE("a long table continues over pages with its titles, each row once") {
  const report::Document document = with({standings(300)});
  const std::string text = text_of(document);
  const int pages = pages_of(document);
  CHECK(pages > 3);
  CHECK(count(text, "Points") == pages);
  for (int i = 1; i <= 300; ++i) {
    CAPTURE(i);
    CHECK(count(text, "Zoë " + std::to_string(i) + " ") == 1);
  }
  CHECK(has(text, "Page " + std::to_string(pages) + " of " + std::to_string(pages)));
}

TEST_CASE("landscape and letter change the page") {
  struct Row {
    report::Size size;
    report::Orientation orientation;
    const char* printed;
  };
  const Row rows[] = {{report::Size::a4, report::Orientation::portrait, "595.276 x 841.89 pts (A4)"},
                      {report::Size::a4, report::Orientation::landscape, "841.89 x 595.276 pts (A4)"},
                      {report::Size::letter, report::Orientation::portrait, "612 x 792 pts (letter)"}};
  for (const Row& row : rows) {
    const auto bytes = pdf({.title = "x", .size = row.size, .orientation = row.orientation, .blocks = {}});
    REQUIRE(bytes);
    const std::string text = read_back(bytes->bytes, "pdfinfo", {});
    CHECK_MESSAGE(has(text, row.printed), text);
  }
}

TEST_CASE("a crosstable of 40 fits across a landscape page") {
  report::Table table{.columns = {{.title = "Name"}}, .groups = {{}}};
  for (int i = 1; i <= 40; ++i) table.columns.push_back({.title = std::to_string(i)});
  for (int i = 1; i <= 40; ++i) {
    report::Row row{"Entrant " + std::to_string(i)};
    for (int j = 1; j <= 40; ++j) row.emplace_back(i == j ? "×" : "½");
    add_row(table, row);
  }
  report::Document document = with({table});
  document.orientation = report::Orientation::landscape;
  const std::string text = text_of(document);
  CHECK(count(text, "½") == 40 * 39);
  CHECK(pages_of(document) == 2);  // of 41 rows, all columns on both
}

TEST_CASE("cards fill a page before the next, and keep their own texts") {
  report::Cards cards{.across = 2, .down = 4, .cards = {}};
  for (int i = 1; i <= 9; ++i)
    cards.cards.push_back(
        {{report::Paragraph{"Table " + std::to_string(i), report::Weight::strong, report::Align::centre, 30}},
         {report::QrCode{"tanteador:table/" + std::to_string(i)}},
         {report::WriteOn{"Result"}}});
  const report::Document document{.blocks = {{cards}}};
  CHECK(pages_of(document) == 2);
  const std::string text = text_of(document);
  for (int i = 1; i <= 9; ++i) CHECK(count(text, "Table " + std::to_string(i)) == 1);
}

TEST_CASE("text too long for its card is cut, and the next card is complete") {
  report::Cards cards{.across = 3, .down = 8, .cards = {}};
  report::Blocks full;
  for (int i = 0; i < 100; ++i) full.push_back({report::Paragraph{"line " + std::to_string(i)}});
  cards.cards = {full, {{report::Paragraph{"second"}}}};
  const report::Document document{.blocks = {{cards}}};
  CHECK(pages_of(document) == 1);
  CHECK(has(text_of(document), "second"));
  CHECK_FALSE(has(text_of(document), "line 99"));
}

TEST_CASE("names of any length and bytes fit the page, and are escaped in HTML") {
  const std::string hostile[] = {std::string(10'000, 'x'),
                                 "\x1b[2J\r\b\x7f",
                                 "\u202Eright to left",
                                 "\xff\xfe\xc3",
                                 "王小明 مريم 👑",
                                 "</td><script>alert(1)</script>&\"'",
                                 "(\\)) Tj ET endstream",
                                 std::string(3, '\0') + "nul",
                                 [] {
                                   std::string marks = "e";
                                   for (int i = 0; i < 3'000; ++i) marks += "\u0301\u200B";
                                   return marks;
                                 }()};
  for (const std::string& name : hostile) {
    CAPTURE(name.substr(0, 40));
    report::Document document{.title = name, .subtitle = name, .footer = name, .blocks = {}};
    report::Table table{.columns = {{.title = name}, number_column({}, "Points"), text_column({}, name)},
                        .groups = {{.rows = {report::Row{name, 1, name}}, .caption = name}}};
    document.blocks = {{report::Heading{name}},
                       {report::Pairs{{{name, name}}}},
                       {table},
                       {report::QrCode{name}},
                       {report::WriteOn{name}},
                       {report::Paragraph{"the end"}},
                       {report::Cards{.cards = {{{report::Paragraph{name}}, {table}}}}}};
    CHECK(has(text_of(document), "the end"));
    const std::string page = html(document);
    CHECK_FALSE(has(page, "<script"));
    CHECK(std::ranges::none_of(page,
                               [](char c) { return c == '\x1b' || c == '\0' || c == '\x7f' || c == '\r'; }));
    CHECK(count(page, "<td") == count(page, "</td>"));
  }
}

TEST_CASE("the same document gives the same bytes") {
  const report::Document document = with({standings(50)});
  CHECK(pdf(document)->bytes == pdf(document)->bytes);
  CHECK(html(document) == html(document));
}

TEST_CASE("a missing or invalid font is named") {
  for (const std::string file : {"/nowhere/font.ttf", "/", "/dev/null", TANTEADOR_ROOT "/LICENSE"}) {
    const auto bytes = pdf({.title = "x", .blocks = {}}, {file, file});
    REQUIRE_FALSE(bytes);
    CHECK(bytes.error() == "The font " + file + " could not be read.");
  }
}

TEST_CASE("the HTML page has no external references") {
  report::Document document = with({report::QrCode{"tanteador:1"}});
  document.blocks.push_back({standings(2)});
  document.language = "es";
  const std::string page = html(document);
  for (const char* foreign : {"http://", "https://", "src=", "url(", "@import", "<link", "<script"}) {
    CAPTURE(foreign);
    CHECK_FALSE(has(page, foreign));
  }
  CHECK(has(page, "<html lang=\"es\">"));
  CHECK(has(page, "<svg"));
  CHECK(count(page, "<tr>") == 3);
}

TEST_CASE("beside a long name the figures and short words stay complete") {
  report::Table table{.columns = {number_column({}, "#"),
                                  text_column({}, "Participant"),
                                  {.title = "1"},
                                  {.title = "Remark"}},
                      .groups = {{}}};
  add_row(table, {10, std::string(200, 'a'), "173+ (1)", std::string(30, 'b')});
  const std::string page = html(with({table}));
  CHECK(has(page, "<td class=\"right plain whole\">10</td>"));
  CHECK(has(page, "<td class=\"left plain words\">aaa"));
  CHECK(has(page, "<td class=\"left plain whole\">173+ (1)</td>"));
  CHECK(has(page, "<td class=\"left plain\">bbb"));
  CHECK(has(page, ".whole { overflow-wrap: normal; }"));
}

TEST_CASE("a text too long for a code is printed") {
  const std::string text(3000, '7');
  CHECK(has(html(with({report::QrCode{text}})), text));
  CHECK_FALSE(has(html(with({report::QrCode{text}})), "<svg"));
}

TEST_CASE("letters missing in the font are listed, each once") {
  struct Row {
    const char *text, *lacking;
  };
  const Row rows[] = {{"Ana Núñez ♠ −12 Ωμέγα", ""},
                      {"王小王", "小王"},
                      {"Eva 😀😀", "😀"},
                      {"\xff\x1b", ""},
                      // From the left, letter by letter, it would be another word.
                      {"דן Dan", "דן"}};
  for (const Row& row : rows) {
    CAPTURE(row.text);
    const auto made = pdf(with({report::Paragraph{row.text}}));
    REQUIRE(made);
    CHECK(made->lacking == row.lacking);
  }
}

TEST_CASE("a word too long for its line breaks at a natural place") {
  // In a cell of a table narrow enough that each breaks; the lines are those on the page.
  const auto lines_of = [](const std::string& word) {
    report::Table table{.columns = std::vector<report::Column>(14, {.title = "t"}), .groups = {{}}};
    add_row(table, report::Row(14, word));
    return text_of(with({table}));
  };
  for (const auto& [word, parts] :
       {std::pair<std::string, std::vector<std::string>>{"Bündnermeisterschaftsvorrunde", {"-"}},
        {"tanteador.example/competitions/friday", {"/"}}}) {
    CAPTURE(word);
    const std::string text = lines_of(word);
    for (const std::string& part : parts) CHECK(has(text, part));
    CHECK_FALSE(has(text, word));
  }
  // A text that is not made of letters gets no hyphen.
  CHECK_FALSE(has(lines_of("8d5c1f0ab3e94470a1b2c3d4e5f60718"), "-"));
}

TEST_CASE("a bracket match stays on one page with its neighbours on the same lines") {
  for (int above = 0; above < 4; ++above) {
    report::Table bracket{.columns = {text_column({}, "Semi-finals"), text_column({}, "Final")},
                          .groups = {{}},
                          .layout = report::Layout::bracket};
    for (int i = 0; i < above; ++i) add_row(bracket, {"", ""});
    // Two lines of the first round. The second one and the next line are a match of the second round.
    for (int i = 0; i < 40; ++i) {
      add_row(bracket, {"Ana", ""});
      add_row(bracket, {"Beto", "Caro"});
      add_row(bracket, {"", "Dani"});
      add_row(bracket, {"", ""});
    }
    const std::string text = text_of(with({bracket}));
    int pages = 0;
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = std::min(text.find('\f', begin), text.size());
      const std::string page = text.substr(begin, end - begin);
      begin = end + 1;
      pages += has(page, "Ana") ? 1 : 0;
      for (const char* name : {"Beto", "Caro", "Dani"}) CHECK(count(page, name) == count(page, "Ana"));
    }
    CHECK(pages > 1);
  }
}
