#pragma once
// A document to print: content without layout. Written as PDF (pdf.hpp) or as one HTML page (html.hpp). The
// same document gives the same bytes: writers do not read the clock. Texts are translated UTF-8 of any length
// and may be untrusted. Invalid letters, control characters and direction marks become U+FFFD.

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "src/reports/table.hpp"

namespace tanteador::report {

enum class Size { a4, letter };
enum class Orientation { portrait, landscape };
enum class Weight { plain, strong, faint };

inline constexpr double kBodyPoints = 9.5;  // a point is 1/72 inch
inline constexpr double kSmallestPoints = 6;

struct Block;
using Blocks = std::vector<Block>;

struct Heading {
  std::string text;
  int level = 1;  // 1 or 2
};

struct Paragraph {
  std::string text;  // line feeds start a new line
  Weight weight = Weight::plain;
  Align align = Align::left;
  double points = kBodyPoints;  // 6 to 144
};

// A label and a value on each line; values are aligned.
struct Pairs {
  std::vector<std::pair<std::string, std::string>> lines;
};

// A QR code with error correction M. A text of more than 2331 bytes is printed as text.
struct QrCode {
  std::string text;
  double side_mm = 25;
  Align align = Align::left;
  std::vector<Paragraph> caption = {};  // to the right of a left-aligned code, cut off at its height
};

// A line to write on with its label: "Signature ______".
struct WriteOn {
  std::string label;
};
struct Gap {
  double mm = 5;
};
struct PageBreak {};

// Cards of equal size, `across` by `down` on a page, with cutting lines: table cards, result slips. Cuts off
// content that is too long. A card contains no cards and no page break.
struct Cards {
  int across = 2, down = 4;  // 1 to 10
  std::vector<Blocks> cards = {};
};

// A table is one frame, with its titles on every page. A table that is too wide gets smaller type, down to
// kSmallestPoints, then broken words. add_report() splits a report into blocks.
struct Block {
  std::variant<Heading, Paragraph, Pairs, Table, QrCode, WriteOn, Gap, PageBreak, Cards> content;
};

// A link to another HTML page; `page` is a file name.
struct Link {
  std::string text, page;
};

struct Document {
  std::string title = {};  // at the top of the first page, and title of the file; may be empty for cards
  std::string subtitle = {};
  std::string footer = {};      // at the bottom of every page, with the page number; empty: neither
  std::string language = "en";  // BCP 47, for screen readers
  Size size = Size::a4;
  Orientation orientation = Orientation::portrait;
  Blocks blocks = {};
  std::string name = {};         // title of the file if `title` is empty
  std::vector<Link> links = {};  // HTML only: at the top of the screen page
  bool search = false;           // HTML only: a field that filters the rows of tables
};

}  // namespace tanteador::report
