#include "src/reports/report.hpp"

#include <algorithm>
#include <iterator>

#include "src/core/text/locale.hpp"
#include "src/core/text/text.hpp"
#include "src/reports/makers.hpp"

namespace tanteador::report {

namespace {

Table lines_of_round(const Input& of) { return round_lines(of, {&*of.round, 1}); }

constexpr ReportKind kReports[] = {
    {"tables", english("Tables"), true, round, lines_of_round},
    {"slips", english("Result slips"), true},
    {"cards", english("Table cards"), true},
    {"standings", english("Standings"), false, standings, standings},
    {"crosstable", english("Crosstable"), false, crosstable, crosstable},
    {"season", english("Season")},
    {"diplomas", english("Diplomas")},
    {"entrants", english("Participants"), false, entrants},
    {"check-in", english("Check-in"), false, check_in},
    {"by-name", english("Seating list by name"), true, by_name},
    {"blank-results", english("Results form to fill in"), true, blank_results},
    {"rounds", english("Rounds"), false, rounds},
    {"by-rounds", english("Round by round"), false, by_rounds},
    {"own-rounds", english("Card for each participant"), false, own_rounds},
    {"bracket", english("Bracket"), false, bracket},
    {"final", english("Final standings"), false, final_list},
    {"categories", english("By category"), false, categories},
    {"clubs", english("By club"), false, clubs},
    {"prizes", english("Prizes"), false, prizes},
    {"box", english("Entry fees and cash box"), false, box},
    {"movement", english("Movement"), false, movement},
    {"boards", english("Boards"), false, boards},
};

}  // namespace

std::span<const ReportKind> report_kinds() { return kReports; }

const ReportKind* report_named(std::string_view word) {
  const auto found = std::ranges::find(kReports, word, &ReportKind::word);
  return found == std::end(kReports) ? nullptr : &*found;
}

Table data_of(const ReportKind& kind, const Input& of) {
  if (kind.data) return kind.data(of);
  const ScopedLocale speech("en");
  return kind.make(of);
}

}  // namespace tanteador::report
