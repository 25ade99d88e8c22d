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
    {"tables", N_("Tables"), true, round, lines_of_round},
    {"slips", N_("Result slips"), true},
    {"cards", N_("Table cards"), true},
    {"standings", N_("Standings"), false, standings, standings},
    {"crosstable", N_("Crosstable"), false, crosstable, crosstable},
    {"season", N_("Season")},
    {"diplomas", N_("Diplomas")},
    {"entrants", N_("Participants"), false, entrants},
    {"check-in", N_("Check-in"), false, check_in},
    {"by-name", N_("Seating list by name"), true, by_name},
    {"blank-results", N_("Results form to fill in"), true, blank_results},
    {"rounds", N_("Rounds"), false, rounds},
    {"by-rounds", N_("Round by round"), false, by_rounds},
    {"own-rounds", N_("Card for each participant"), false, own_rounds},
    {"bracket", N_("Bracket"), false, bracket},
    {"final", N_("Final standings"), false, final_list},
    {"categories", N_("By category"), false, categories},
    {"clubs", N_("By club"), false, clubs},
    {"club-totals", N_("Club ranking"), false, club_totals},
    {"prizes", N_("Prizes"), false, prizes},
    {"box", N_("Entry fees and cash box"), false, box},
    {"movement", N_("Movement"), false, movement},
    {"boards", N_("Boards"), false, boards},
};

}  // namespace

std::span<const ReportKind> report_kinds() { return kReports; }

const ReportKind* report_by_name(std::string_view word) {
  const auto found = std::ranges::find(kReports, word, &ReportKind::word);
  return found == std::end(kReports) ? nullptr : &*found;
}

Table data_of(const ReportKind& kind, const Input& of) {
  if (kind.data) return kind.data(of);
  const ScopedLocale speech("en");
  return kind.make(of);
}

}  // namespace tanteador::report
