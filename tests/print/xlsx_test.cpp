// The workbook is read back with another program's reader: Python's, which knows ZIP and XML.

#include <doctest/doctest.h>

#include "src/print/xlsx.hpp"
#include "tests/cli/process.hpp"

using namespace tanteador::print;
using namespace tanteador::test;

namespace {
namespace workbooks {

// Every sheet: its title, then a line a row, "A1=s:text A2=n:3 …".
constexpr const char* kReader = R"(
import sys, zipfile, xml.etree.ElementTree as tree
main = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
book = zipfile.ZipFile(sys.argv[1])
assert book.testzip() is None
names = book.namelist()
texts = []
if 'xl/sharedStrings.xml' in names:
    for one in tree.fromstring(book.read('xl/sharedStrings.xml')).iter(main + 'si'):
        texts.append(''.join(part.text or '' for part in one.iter(main + 't')))
for number, sheet in enumerate(tree.fromstring(book.read('xl/workbook.xml')).iter(main + 'sheet'), 1):
    print('[' + sheet.get('name') + ']')
    for row in tree.fromstring(book.read('xl/worksheets/sheet%d.xml' % number)).iter(main + 'row'):
        cells = []
        for cell in row.iter(main + 'c'):
            assert cell.find(main + 'f') is None
            value = cell.find(main + 'v')
            if value is None: continue
            kind = cell.get('t', 'n')
            cells.append(cell.get('r') + '=' + kind + ':' + (texts[int(value.text)] if kind == 's' else value.text))
        print(' '.join(cells))
)";

std::string read_back(std::span<const Sheet> sheets) {
  const auto bytes = xlsx(sheets);
  REQUIRE_MESSAGE(bytes, (bytes ? "" : bytes.error()));
  const Folder folder;
  write_bytes(folder / "a.xlsx", *bytes);
  const Result result = run(
      folder, Run{.arguments = {"-c", kReader, (folder / "a.xlsx").string()}, .program = "/usr/bin/python3"});
  REQUIRE_MESSAGE(result.status == 0, result.err);
  return result.out;
}

}  // namespace workbooks
}  // namespace

using namespace workbooks;

TEST_CASE("cells are numbers, truths, texts or nothing, below their titles") {
  const Sheet sheet{"Standings",
                    {"rank", "name", "points", "withdrawn"},
                    {{1.0, "Ana", 2.5, false}, {{}, "王 ½ 😀", -3.0, true}}};
  CHECK(read_back(std::span(&sheet, 1)) ==
        "[Standings]\nA1=s:rank B1=s:name C1=s:points D1=s:withdrawn\nA2=n:1 B2=s:Ana C2=n:2.5 D2=b:0\n"
        "B3=s:王 ½ 😀 C3=n:-3 D3=b:1\n");
}

TEST_CASE("a text is a text, whatever a spreadsheet would make of it") {
  const Sheet sheet{"x", {"=1+1"}, {{"=HYPERLINK(\"http://x\")"}, {"+49"}, {"12"}, {"<a&b>"}, {"\x1b[2J"}}};
  CHECK(read_back(std::span(&sheet, 1)) ==
        "[x]\nA1=s:=1+1\nA2=s:=HYPERLINK(\"http://x\")\nA3=s:+49\nA4=s:12\nA5=s:<a&b>\nA6=s:\uFFFD[2J\n");
}

TEST_CASE("tabs have names of their own that every program takes") {
  const std::string longish(40, 'a');
  const Sheet sheets[] = {{"a/b:c", {"x"}, {}},
                          {"a b c", {"x"}, {}},
                          {"", {"x"}, {}},
                          {longish, {"x"}, {}},
                          {longish, {"x"}, {}}};
  const std::string text = read_back(sheets);
  for (const char* title : {"[a b c]\n", "[a b c 1]\n", "[3]\n"}) {
    CAPTURE(title);
    CHECK(has(text, title));
  }
  CHECK(has(text, "[" + longish.substr(0, 31) + "]"));
  CHECK(has(text, "[" + longish.substr(0, 29) + " 1]"));
}

TEST_CASE("more rows or columns than a sheet has are refused in a sentence") {
  Sheet wide{"x", std::vector<std::string>(16'385, "c"), {}};
  CHECK_FALSE(xlsx(std::span(&wide, 1)));
  wide.columns.pop_back();
  CHECK(xlsx(std::span(&wide, 1)));
}
