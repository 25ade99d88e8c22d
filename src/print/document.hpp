#pragma once
// A document to print: what stands on it, not where. It becomes a PDF file (pdf.hpp) or one HTML page that
// needs no other file (html.hpp). Nothing in it knows the time, so the same document is the same bytes.
// Texts are UTF-8, already translated, of any length; they may come from anybody: what is no character
// becomes U+FFFD, controls and changes of writing direction too.

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "src/reports/table.hpp"

namespace tanteador::print {

enum class Size { a4, letter };
enum class Orientation { portrait, landscape };
enum class Align { left, centre, right };
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
  std::string text;  // line feeds break the line
  Weight weight = Weight::plain;
  Align align = Align::left;
  double points = kBodyPoints;  // 6 to 144; on a table card as large as is wanted
};

// A label and a value on each line, the values straight below one another.
struct Pairs {
  std::vector<std::pair<std::string, std::string>> lines;
};

// Drawn as squares. Error correction M; a text of more than 2331 bytes fits no code and is written out.
struct QrCode {
  std::string text;
  double side_mm = 25;
  Align align = Align::left;
  std::vector<Paragraph> beside = {};  // to the right of one at the left, not lower than it
};

// A line to write on, after its label: "Signature ______".
struct WriteOn {
  std::string label;
};
struct Gap {
  double mm = 5;
};
struct PageBreak {};

// Equal cards, `across` times `down` on a page, with lines to cut along: table cards, result slips. What is
// too long for its card is cut off. No cards and no page break within a card.
struct Cards {
  int across = 2, down = 4;  // 1 to 10
  std::vector<Blocks> cards = {};
};

// A table is one frame: its titles stand again on every page. One too wide for its place is set smaller, down
// to kSmallestPoints, and then breaks its words. add_report() takes a report apart.
struct Block {
  std::variant<Heading, Paragraph, Pairs, report::Table, QrCode, WriteOn, Gap, PageBreak, Cards> content;
};

// Of HTML: another page, by the name of its file.
struct Link {
  std::string text, page;
};

struct Document {
  std::string title = {};       // at the top of the first page, and the file's title; may be empty for cards
  std::string subtitle = {};    // below it
  std::string footer = {};      // at the foot of every page, with its number; empty: neither
  std::string language = "en";  // BCP 47, for readers aloud
  Size size = Size::a4;
  Orientation orientation = Orientation::portrait;
  Blocks blocks = {};
  std::string name = {};         // the file's title where there is none on the page
  std::vector<Link> links = {};  // of HTML: at the top, not on paper
  bool search = false;           // of HTML: with a field that leaves the rows with what is typed there
};

}  // namespace tanteador::print
