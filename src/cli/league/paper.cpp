// Printed pages of a competition: notices, table papers, and forms.

#include "src/cli/league/files.hpp"
#include "src/cli/output/printed.hpp"
#include "src/core/text/text.hpp"
#include "src/reports/report_page.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

report::Document page_with(const ShownPart& shown, const report::Table& table) {
  return report_page(shown.open.now.setup.name, table);
}

}  // namespace

report::Input input_of(const ShownPart& shown, std::optional<league::RoundRef> round) {
  return {.now = shown.open.now,
          .names = shown.names,
          .stage = shown.stage,
          .rounds = shown.round_count(),
          .round = round,
          .reasons = shown.why,
          .competition = shown.open.head.id,
          .links = &shown.links_by_table,
          .members = &shown.members};
}

report::Document report_page(std::string title, const report::Table& table) {
  return tables_page(std::move(title), table.title, {&table, 1});
}

report::Document tables_page(std::string title, std::string subtitle, std::span<const report::Table> tables) {
  report::Document page =
      report::page_of(std::move(title), std::move(subtitle), session::system_host().now());
  for (const report::Table& table : tables)
    if (has_rows(table) || tables.size() == 1) add_report(page, table);
  if (!tables.empty()) add_legend(page, tables.front());
  return page;
}

report::Document standings_page(const ShownPart& shown) {
  return page_with(shown, report::standings(input_of(shown)));
}

std::vector<report::Table> crosstable_pieces(const report::Table& table) {
  constexpr std::size_t kColumns = 20;
  return split_table(table, kColumns);
}

report::Document entrants_page(const ShownPart& shown) {
  report::Document page = page_with(shown, report::entrants(input_of(shown)));
  const league::Competition& now = shown.open.now;
  if (now.now().rounds.empty()) return page;
  const league::RoundRef last{now.stage, round_in_play(now, now.stage)};
  page.blocks.push_back({report::Heading{view::round_title(now, last)}});
  add_report(page, report::round(input_of(shown, last)));
  return page;
}

report::Document rounds_page(const ShownPart& shown, std::span<const league::RoundRef> rounds) {
  if (rounds.size() == 1) return page_with(shown, report::round(input_of(shown, rounds.front())));
  report::Document page = tables_page(shown.open.now.setup.name, tr("Rounds"), {});
  for (const league::RoundRef round : rounds) {
    page.blocks.push_back({report::Heading{view::round_title(shown.open.now, round)}});
    add_report(page, report::round(input_of(shown, round)));
  }
  return page;
}

}  // namespace tanteador::cli
