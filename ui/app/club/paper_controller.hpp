#pragma once
// The papers of the open competition.

#include "src/queries/table_links.hpp"
#include "src/reports/report.hpp"
#include "ui/app/club/competition_pages.hpp"
#include "ui/app/club/report_pages.hpp"
#include "ui/app/printable.hpp"

namespace tanteador::ui {

// With an address for phones, slips and cards link to their tables. Stored copies get codes, previews dots.
enum class Copy { preview, permanent };

class PaperController {
 public:
  PaperController(ClubState& state, CompetitionPages& pages, ReportPages& reports)
      : state_(state), pages_(pages), reports_(reports) {}

  Printable printable(Copy copy);  // the chosen paper
  view::PapersView page();

 private:
  Printable report_printed(const report::ReportKind& kind, const report::Input& input) const;
  report::LinksByTable links_by_table(league::RoundRef round, Copy copy);

  ClubState& state_;
  CompetitionPages& pages_;
  ReportPages& reports_;
};

}  // namespace tanteador::ui
