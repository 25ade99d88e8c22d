#pragma once
// Reads a workbook with Python's ZIP and XML libraries.

#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "tests/support/folder.hpp"

namespace tanteador::test {

// Prints every worksheet: its title, then one line a row, "A1=s:text A2=n:3 …".
inline constexpr const char* kWorkbookReader = R"(
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

inline std::string read_workbook(std::string_view bytes) {
  const Folder folder;
  const std::string book = folder / "a.xlsx", reader = folder / "reader.py";
  std::ofstream(book, std::ios::binary) << bytes;
  std::ofstream(reader) << kWorkbookReader;
  FILE* python = ::popen(("/usr/bin/python3 " + reader + " " + book).c_str(), "r");
  REQUIRE(python != nullptr);
  std::string text;
  for (int c = std::fgetc(python); c != EOF; c = std::fgetc(python)) text += static_cast<char>(c);
  REQUIRE(::pclose(python) == 0);
  return text;
}

}  // namespace tanteador::test
