// A competition's pages: what is pinned to the wall, stands on the tables and is filled in there.

#include <algorithm>

#include "src/cli/league/files.hpp"
#include "src/cli/printed.hpp"
#include "src/core/text.hpp"
#include "src/view/league/papers.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

constexpr std::size_t kUprightMax = 12;  // entrants of a crosstable that fit across an upright page

print::Document page_of(const Shown& shown, std::string subtitle) {
  return {.title = shown.open.now.setup.name,
          .subtitle = std::move(subtitle),
          .footer = printed_at(session::system_host().now()),
          .language = language()};
}

// "Standings of stage 1 after round 2"; of a round in play that it is one.
std::string of_stage(const Shown& shown, std::string_view what) {
  const int rounds = shown.after();
  if (rounds <= complete_rounds(shown.open.now, shown.stage)) return say(what, {shown.stage + 1, rounds});
  const std::string title = say(what, {shown.stage + 1, rounds}),
                    playing = view::after_text(shown.open.now, shown.stage, rounds);
  return say("{0} ({1})", {std::string_view(title), std::string_view(playing)});
}

void add_heading(print::Document& page, int group) {
  if (group >= 0) page.blocks.push_back({print::Heading{view::group_title(group)}});
}

// What the columns of tie-breaks are called in full.
void add_legend(print::Document& page, const league::Standings& standings) {
  print::Pairs legend;
  for (const league::Tiebreak system : standings.order)
    legend.lines.emplace_back(league::info(system).id, view::tiebreak_title(system));
  if (!legend.lines.empty()) page.blocks.push_back({std::move(legend)});
}

print::Table round_on_page(const Shown& shown, league::RoundRef round) {
  return on_page(round_table(shown.open.now, round, shown.names, shown.why));
}

}  // namespace

print::Document tables_page(std::string title, std::string subtitle, const std::vector<Table>& tables) {
  print::Document page{.title = std::move(title),
                       .subtitle = std::move(subtitle),
                       .footer = printed_at(session::system_host().now()),
                       .language = language()};
  for (const Table& table : tables) {
    if (table.columns().size() > kUprightMax) page.orientation = print::Orientation::landscape;
    if (!table.empty()) page.blocks.push_back({on_page(table)});
  }
  return page;
}

print::Document standings_page(const Shown& shown) {
  print::Document page = page_of(shown, of_stage(shown, english("Standings of stage {0} after round {1}")));
  const auto tables = league::standings(shown.open.now, shown.stage, shown.rounds);
  for (const league::StageTable& table : tables) {
    add_heading(page, table.group);
    page.blocks.push_back({on_page(standings_table(table.standings, shown.names))});
    for (std::size_t i = 0; shown.why && i < table.standings.rows.size(); ++i) {
      const std::string sentence = view::before_text(table.standings, i, shown.names);
      if (!sentence.empty()) page.blocks.push_back({print::Paragraph{sentence, print::Weight::faint}});
    }
  }
  if (!tables.empty()) add_legend(page, tables.front().standings);
  return page;
}

print::Document crosstable_page(const Shown& shown) {
  print::Document page = page_of(shown, of_stage(shown, english("Crosstable of stage {0} after round {1}")));
  for (const league::StageTable& part : league::standings(shown.open.now, shown.stage, shown.rounds)) {
    if (part.standings.rows.size() > kUprightMax) page.orientation = print::Orientation::landscape;
    add_heading(page, part.group);
    const std::vector<Table> pieces = crosstables_of(shown, part.standings);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const auto first = static_cast<int>(i * kCrossPiece) + 1,
                 last = first + static_cast<int>(pieces[i].columns().size()) - 3;  // beside place and name
      if (pieces.size() > 1) page.blocks.push_back({print::Heading{say("{0} to {1}", {first, last})}});
      page.blocks.push_back({on_page(pieces[i])});
    }
  }
  return page;
}

Table entrants_table(const Shown& shown) {
  Table table(
      {{"#", Table::Align::right}, {tr("Participant"), Table::Align::left, true}, {tr("Club")}, {""}});
  const auto& entrants = shown.open.now.entrants;
  for (std::size_t i = 0; i < entrants.size(); ++i)
    table.row({{std::to_string(i + 1)},
               {shown.names[i], Ink::strong},
               {entrants[i].club, Ink::faint},
               {entrants[i].withdrew ? tr(ENGLISH_IN("participant", "withdrawn")) : ""}});
  return table;
}

print::Document entrants_page(const Shown& shown) {
  print::Document page = page_of(shown, tr("Participants"));
  page.blocks.push_back({on_page(entrants_table(shown))});
  const auto drawn = static_cast<int>(shown.open.now.now().rounds.size());
  if (drawn == 0) return page;
  const league::RoundRef last{shown.open.now.stage, round_in_play(shown.open.now, shown.open.now.stage)};
  page.blocks.push_back({print::Heading{view::round_title(shown.open.now, last)}});
  page.blocks.push_back({round_on_page(shown, last)});
  return page;
}

print::Document round_page(const Shown& shown, league::RoundRef round) {
  print::Document page = page_of(shown, view::round_title(shown.open.now, round));
  page.blocks.push_back({round_on_page(shown, round)});
  return page;
}

print::Document rounds_page(const Shown& shown, std::span<const league::RoundRef> rounds) {
  if (rounds.size() == 1) return round_page(shown, rounds.front());
  print::Document page = page_of(shown, tr("Rounds"));
  for (const league::RoundRef round : rounds) {
    page.blocks.push_back({print::Heading{view::round_title(shown.open.now, round)}});
    page.blocks.push_back({round_on_page(shown, round)});
  }
  return page;
}

namespace {

desk::PagesOf pages_of(const Shown& shown) {
  return {shown.open.head.id, shown.open.now, shown.names, shown.ways_in};
}

}  // namespace

print::Document cards_page(const Shown& shown, league::RoundRef round) {
  return desk::cards_page(pages_of(shown), round);
}
print::Document diplomas_page(const Shown& shown) { return desk::diplomas_page(pages_of(shown)); }
print::Document slips_page(const Shown& shown, league::RoundRef round) {
  return desk::slips_page(pages_of(shown), round);
}

}  // namespace tanteador::cli
