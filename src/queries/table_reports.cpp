#include "src/queries/table_reports.hpp"

#include <algorithm>
#include <ranges>
#include <variant>

#include "src/session/league/history.hpp"
#include "src/view/league/round/dispute.hpp"

namespace tanteador::queries {

namespace {

namespace e = league::event;

void set_source(std::vector<view::TableReport>& reports, const e::TableScore& score, const std::string& match,
                const std::string& at) {
  const auto report = std::ranges::find(reports, score, &view::TableReport::score);
  if (report == reports.end()) return;
  report->match = match;
  report->at = at;
}

}  // namespace

std::vector<view::TableReport> disputed_reports(const session::OpenCompetition& open, league::TableRef at) {
  const league::PlayedTable& table = table_at(open.now, at);
  if (table.disputed.empty()) return {};
  std::vector<view::TableReport> reports = view::reports_of(table);
  // Backwards, so that the first of several equal entries counts, until the results were last replaced.
  for (const EventRecord& record : open.records | std::views::reverse) {
    if (record.kind != "result_entered" && record.kind != "result_corrected" &&
        record.kind != "tables_swapped" && record.kind != "round_drawn")
      continue;
    const league::CompetitionEvent event = session::event_of(record);
    if (const auto* swapped = std::get_if<e::TablesSwapped>(&event);
        swapped && swapped->round == at.round_ref()) {
      if (at.table == swapped->first)
        at.table = swapped->second;
      else if (at.table == swapped->second)
        at.table = swapped->first;
    }
    if (const auto* entered = std::get_if<e::ResultEntered>(&event); entered && entered->table == at)
      set_source(reports, entered->score, entered->match, record.at);
    const auto* corrected = std::get_if<e::ResultCorrected>(&event);
    if (corrected && corrected->table == at) {
      if (corrected->score) set_source(reports, *corrected->score, corrected->match, record.at);
      break;
    }
    const auto* drawn = std::get_if<e::RoundDrawn>(&event);
    if (drawn && drawn->round == at.round_ref()) break;
  }
  return reports;
}

}  // namespace tanteador::queries
