#pragma once
// What a club pins up, hands out and fills in, as tables: the same for the terminal, for paper, for files and
// for the panel.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "src/league/competition/competition.hpp"

namespace tanteador::view {

// A competition as it is to be printed. All must outlive it.
struct PaperOf {
  const league::Competition& now;
  const std::vector<std::string>& names;  // of the entrants
  int stage = 0;
  int rounds = 0;                              // standings are after so many of the stage
  std::optional<league::RoundRef> round = {};  // the one meant; nothing: none is drawn
};

// A cell of a paper: what people read, and its value for programs. A paper for programs is made in English.
struct PaperCell {
  using Value = std::variant<std::monostate, std::int64_t, double, std::string>;
  std::string shown;
  Value value;  // nothing: an empty cell

  PaperCell() = default;
  PaperCell(std::string text) : shown(std::move(text)) {  // a name or another text: read as it is by both
    if (!shown.empty()) value = shown;
  }
  PaperCell(const char* text) : PaperCell(std::string(text)) {}
  PaperCell(std::string_view text) : PaperCell(std::string(text)) {}
  PaperCell(std::string text, Value of) : shown(std::move(text)), value(std::move(of)) {}
};
PaperCell number_cell(std::int64_t number);
PaperCell halves_cell(std::int64_t halves);  // "3½", 3.5
// Hundredths of a currency: "12.50 CHF", 12.5. Without a currency the number alone is shown.
PaperCell money_cell(std::int64_t hundredths, const std::string& currency);
PaperCell tiebreak_cell(league::Value value, league::Tiebreak system);
using PaperRow = std::vector<PaperCell>;

struct PaperColumn {
  std::string key;    // for programs, never translated
  std::string title;  // to be read
  bool number = false, wraps = false;
  bool for_programs = false;  // in CSV, workbooks and JSON alone
};
struct PaperPart {
  std::string title;  // of a group; empty: the only part
  std::vector<PaperRow> rows;
  // Of the columns, where this part has its own; those without a title are left out where it is read.
  std::vector<std::string> titles = {};
};
struct LeaguePaper {
  std::string title = {};  // below the competition's name
  std::vector<PaperColumn> columns = {};
  std::vector<PaperPart> parts = {};
  std::string empty = {};  // where there is nothing to print
  bool wide = false;       // of a page laid across
  bool bracket = false;    // drawn as one
};

struct PaperKind {
  std::string_view word;   // "by-name", as it is asked for
  std::string_view title;  // english()
  bool of_round = false;   // needs one that is drawn
  LeaguePaper (*make)(const PaperOf&);
};
std::span<const PaperKind> paper_kinds();
// The pages that are no table of this kind, or are made of what a screen shows: nobody `make`s them here.
std::span<const PaperKind> page_kinds();

// --- Knock-out

// "Final", "Semi-finals", "Round of 16"; of another part "Third place", "Repechage, round 1".
std::string bracket_round_name(const league::BracketMatch& match);
// "Stage 2, round 3: Semi-finals"; without a name where the rounds have none.
std::string round_title(const league::Competition& competition, league::RoundRef round);

}  // namespace tanteador::view
