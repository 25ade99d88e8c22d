#include "src/reports/report.hpp"

#include <algorithm>
#include <iterator>

#include "src/core/text/locale.hpp"
#include "src/core/text/text.hpp"
#include "src/reports/competition/makers.hpp"

namespace tanteador::report {

// Makers that only this list calls. A new report needs a file with its maker, a declaration and a row here.
Table check_in(const Input& of);
Table blank_results(const Input& of);
Table by_name(const Input& of);  // the seats of each person
Table by_rounds(const Input& of);
Table own_rounds(const Input& of);
Table categories(const Input& of);
Table clubs(const Input& of);
Table club_totals(const Input& of);
Table entrants_by_rating(const Input& of);
Table entrants_by_club(const Input& of);
Table entrants_by_category(const Input& of);
Table prizes(const Input& of);
Table box(const Input& of);
Table movement(const Input& of);  // the tables and seats of each entrant by round
Table boards(const Input& of);    // duplicate: the notes of each board by table
Table seats(const Input& of);     // for programs: the code of the slip of each entrant
Document slips(const Input& of);
Document cards(const Input& of);
Document diplomas(const Input& of);
Document prize_receipts(const Input& of);
Document fee_receipts(const Input& of);

namespace {

Table lines_of_round(const Input& of) { return round_lines(of, {&*of.round, 1}); }

constexpr ReportKind kReports[] = {
    {"tables", N_("Tables"), true, round, lines_of_round},
    {"slips", N_("Result slips"), true, nullptr, seats, slips},
    {"cards", N_("Table cards"), true, nullptr, seats, cards},
    {"standings", N_("Standings"), false, standings, standings},
    {"crosstable", N_("Crosstable"), false, crosstable, crosstable},
    {"season", N_("Season")},
    {"diplomas", N_("Diplomas"), false, nullptr, final_list, diplomas},
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
    {"entrants-by-rating", N_("Participants by rating"), false, entrants_by_rating},
    {"entrants-by-club", N_("Participants by club"), false, entrants_by_club},
    {"entrants-by-category", N_("Participants by category"), false, entrants_by_category},
    {"club-totals", N_("Club ranking"), false, club_totals},
    {"prizes", N_("Prizes"), false, prizes},
    {"prize-receipts", N_("Receipts for prizes"), false, nullptr, prizes, prize_receipts},
    {"box", N_("Entry fees and cash box"), false, box},
    {"fee-receipts", N_("Receipts for entry fees"), false, nullptr, box, fee_receipts},
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
  if (kind.make && kind.data) return kind.data(of);
  const ScopedLocale speech("en");
  return (kind.make ? kind.make : kind.data)(of);
}

}  // namespace tanteador::report
