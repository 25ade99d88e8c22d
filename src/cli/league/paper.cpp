// A competition's pages: what is pinned to the wall, stands on the tables and is filled in there.

#include <algorithm>
#include <cmath>

#include "src/cli/league/files.hpp"
#include "src/cli/printed.hpp"
#include "src/core/letters.hpp"
#include "src/core/text.hpp"
#include "src/league/pairing/duplicate.hpp"
#include "src/view/league/papers.hpp"
#include "src/view/league/result_lines.hpp"
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

std::string place_text(const Shown& shown, league::RoundRef round, std::size_t table) {
  const std::string number = view::table_number(round_in(shown.open.now, round), table);
  return say("Stage {0}, round {1}, table {2}", {round.stage + 1, round.round + 1, std::string_view(number)});
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
  Table table({{"#", Table::Align::right}, {tr("Entrant"), Table::Align::left, true}, {tr("Club")}, {""}});
  const auto& entrants = shown.open.now.entrants;
  for (std::size_t i = 0; i < entrants.size(); ++i)
    table.row({{std::to_string(i + 1)},
               {shown.names[i], Ink::strong},
               {entrants[i].club, Ink::faint},
               {entrants[i].withdrew ? tr("withdrawn") : ""}});
  return table;
}

print::Document entrants_page(const Shown& shown) {
  print::Document page = page_of(shown, tr("Entrants"));
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

// The way in as a code, its five characters beside it.
print::QrCode code_of(const WayIn& way, double side_mm) {
  constexpr double kCodePoints = 20;
  return {
      .text = way.address,
      .side_mm = side_mm,
      .beside = {{say("Scan it, or type this at {0}:", {std::string_view(way.room)}), print::Weight::faint},
                 {way.code, print::Weight::strong, print::Align::left, kCodePoints}}};
}

const WayIn* way_in(const Shown& shown, league::RoundRef round, std::size_t table) {
  const auto found = shown.ways_in.find({round.stage, round.round, static_cast<int>(table)});
  return found == shown.ways_in.end() ? nullptr : &found->second;
}

}  // namespace

namespace {

// Letters so high that this many of them have room; however long a name is, none of it is cut off.
double fitting(std::size_t letters, std::size_t room, double points) {
  constexpr double kLeast = 7;
  return letters <= room
             ? points
             : std::max(kLeast, points * std::sqrt(static_cast<double>(room) / static_cast<double>(letters)));
}

std::size_t letters_at(const Shown& shown, const league::PlayedTable& table) {
  std::size_t letters = 0;
  for (const auto& side : table.drawn.sides) letters += letter_count(view::partners_text(side, shown.names));
  return letters;
}

}  // namespace

print::Document cards_page(const Shown& shown, league::RoundRef round) {
  constexpr double kNumberPoints = 60, kSmallerPoints = 40, kNamePoints = 15, kCodeMm = 22;
  constexpr std::size_t kRoom = 75;  // letters, in that size
  const league::PlayedRound& played = round_in(shown.open.now, round);
  print::Cards cards{.across = 2, .down = 3, .cards = {}};
  for (std::size_t table = 0; table < played.tables.size(); ++table) {
    print::Blocks& card = cards.cards.emplace_back();
    const auto centred = [&](const std::string& text, print::Weight weight, double points) {
      card.push_back({print::Paragraph{text, weight, print::Align::centre, points}});
    };
    centred(shown.open.now.setup.name, print::Weight::faint, print::kBodyPoints);
    const WayIn* way = way_in(shown, round, table);
    centred(view::table_number(played, table), print::Weight::strong, way ? kSmallerPoints : kNumberPoints);
    const double names = fitting(letters_at(shown, played.tables[table]), kRoom, kNamePoints);
    for (const auto& side : played.tables[table].drawn.sides)
      centred(view::partners_text(side, shown.names), print::Weight::plain, names);
    if (way) card.push_back({code_of(*way, kCodeMm)});
  }
  return {.language = language(),
          .blocks = {{std::move(cards)}},
          .name = view::round_title(shown.open.now, round)};
}

print::Document diplomas_page(const Shown& shown) {
  constexpr double kTitlePoints = 30, kNamePoints = 36, kPlacePoints = 24, kAboveMm = 45, kBetweenMm = 14;
  constexpr std::size_t kRoom = 40;  // letters of a name, in its size
  constexpr int kPlaces = 3;
  print::Document page{.language = language(),
                       .orientation = print::Orientation::landscape,
                       .name = shown.open.now.setup.name};
  const auto centred = [&](std::string text, print::Weight weight, double points) {
    page.blocks.push_back({print::Paragraph{std::move(text), weight, print::Align::centre, points}});
    page.blocks.push_back({print::Gap{kBetweenMm}});
  };
  for (const league::StagePlace& place : final_ranks(shown.open.now)) {
    if (place.rank == 0 || place.rank > kPlaces) continue;
    if (!page.blocks.empty()) page.blocks.push_back({print::PageBreak{}});
    page.blocks.push_back({print::Gap{kAboveMm}});
    centred(shown.open.now.setup.name, print::Weight::plain, kTitlePoints);
    const std::string& name = view::entrant_name(shown.names, place.entrant);
    centred(name, print::Weight::strong, fitting(letter_count(name), kRoom, kNamePoints));
    centred(say("Place {0}", {place.rank}), print::Weight::plain, kPlacePoints);
    page.blocks.push_back({print::WriteOn{tr("Signature")}});
  }
  return page;
}

namespace {

print::Cell to_be_written() { return {"\n "}; }  // two lines high

// Two teams: a line for each table between them, then what they come to.
void add_tables(print::Blocks& slip, const Shown& shown, const league::PlayedTable& table, int tables) {
  print::Table fields{{{tr("Table"), print::Align::left}}, {}};
  for (const auto& side : table.drawn.sides)
    fields.columns.push_back({view::partners_text(side, shown.names), print::Align::left, 1});
  for (int number = 1; number <= tables; ++number)
    fields.rows.push_back({{{std::to_string(number) + "\n "}}});
  for (const std::string& what : {tr("Points"), tr("Signature")})
    fields.rows.push_back({{{what + "\n ", print::Weight::strong}}});
  slip.push_back({std::move(fields)});
}

// Duplicate: who sits where, and a line for each board.
void add_boards(print::Blocks& slip, const Shown& shown, const league::PlayedTable& table,
                const std::vector<int>& boards) {
  print::Pairs seats;
  const auto& sides = table.drawn.sides;
  for (std::size_t side = 0; side < sides.size(); ++side)
    seats.lines.emplace_back(tr(league::seat_name(static_cast<int>(side), sides.size() == 2)),
                             view::partners_text(sides[side], shown.names));
  slip.push_back({std::move(seats)});
  print::Table fields{{{tr("Board"), print::Align::right},
                       {tr("Taker"), print::Align::left, 1},
                       {tr("Points"), print::Align::left, 1}},
                      {}};
  for (const int board : boards) fields.rows.push_back({{{std::to_string(board)}, to_be_written(), {}}});
  slip.push_back({std::move(fields)});
  slip.push_back({print::WriteOn{tr("Signature")}});
}

// A line for each side, high enough to write on.
print::Table fields_of(const Shown& shown, const league::PlayedTable& table, bool sets) {
  print::Table fields{{{tr("Entrant"), print::Align::left, 3}}, {}};
  if (sets) fields.columns.push_back({tr("Sets"), print::Align::left, 1});
  fields.columns.push_back({tr("Points"), print::Align::left, 1});
  fields.columns.push_back({tr("Signature"), print::Align::left, 3});
  for (const auto& side : table.drawn.sides)
    fields.rows.push_back({{{view::partners_text(side, shown.names) + "\n ", print::Weight::strong}, {}}});
  return fields;
}

}  // namespace

print::Document slips_page(const Shown& shown, league::RoundRef round) {
  constexpr double kTitlePoints = 12, kCodeMm = 24;
  const league::PlayedRound& played = round_in(shown.open.now, round);
  const league::StageSetup& setup = shown.open.now.setup.stages[static_cast<std::size_t>(round.stage)];
  constexpr int kLinesOfQuarter = 6;  // that have room on a quarter of a page
  const bool whole_page = std::max(setup.match_tables, setup.boards) > kLinesOfQuarter;
  const int cut = whole_page ? 1 : 2;
  print::Cards cards{.across = cut, .down = cut, .cards = {}};
  for (std::size_t table = 0; table < played.tables.size(); ++table) {
    const std::string code =
        view::slip_code(shown.open.head.id, {round.stage, round.round, static_cast<int>(table)});
    print::Blocks& slip = cards.cards.emplace_back();
    slip.push_back({print::Paragraph{shown.open.now.setup.name, print::Weight::strong, print::Align::left,
                                     kTitlePoints}});
    slip.push_back({print::Paragraph{place_text(shown, round, table)}});
    const WayIn* way = way_in(shown, round, table);
    slip.push_back({way ? code_of(*way, kCodeMm) : print::QrCode{code, kCodeMm}});
    slip.push_back(
        {print::Paragraph{code, print::Weight::faint, print::Align::left, print::kSmallestPoints}});
    const league::PlayedTable& at = played.tables[table];
    if (setup.match_tables > 0)
      add_tables(slip, shown, at, setup.match_tables);
    else if (const auto boards = boards_at(at, setup); !boards.empty())
      add_boards(slip, shown, at, boards);
    else
      slip.push_back({fields_of(shown, at, setup.sets > 1)});
  }
  return {.language = language(),
          .blocks = {{std::move(cards)}},
          .name = view::round_title(shown.open.now, round)};
}

}  // namespace tanteador::cli
