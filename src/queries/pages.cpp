#include "src/queries/pages.hpp"

#include <algorithm>
#include <cmath>

#include "src/core/text/letters.hpp"
#include "src/core/text/text.hpp"
#include "src/league/pairing/duplicate.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::queries {

namespace {

using view::say;

std::string place_text(const PagesInput& of, league::RoundRef round, std::size_t table) {
  const std::string number = view::table_number(round_at(of.now, round), table);
  return say("Stage {0}, round {1}, table {2}", {round.stage + 1, round.round + 1, std::string_view(number)});
}

print::QrCode code_of(const TableLink& link, double side_mm) {
  constexpr double kCodePoints = 20;
  return {
      .text = link.address,
      .side_mm = side_mm,
      .caption = {{say("Scan this, or type it at {0}:", {std::string_view(link.room)}), print::Weight::faint},
                  {link.code, print::Weight::strong, print::Align::left, kCodePoints}}};
}

const TableLink* way_in(const PagesInput& of, league::RoundRef round, std::size_t table) {
  const auto found = of.links_by_table.find({round.stage, round.round, static_cast<int>(table)});
  return found == of.links_by_table.end() ? nullptr : &found->second;
}

// The font size at which so many letters fit. Long names are not cut off.
double fitting(std::size_t letters, std::size_t room, double points) {
  constexpr double kLeast = 7;
  return letters <= room
             ? points
             : std::max(kLeast, points * std::sqrt(static_cast<double>(room) / static_cast<double>(letters)));
}

std::size_t letters_at(const PagesInput& of, const league::PlayedTable& table) {
  std::size_t letters = 0;
  for (const auto& side : table.drawn.sides) letters += letter_count(view::partners_text(side, of.names));
  return letters;
}

report::Column titled_column(std::string title, int share) {
  return {.title = std::move(title), .share = share};
}
// Two lines high, to write in.
std::string high(const std::string& text = {}) { return text + "\n "; }

void add_tables(print::Blocks& slip, const PagesInput& of, const league::PlayedTable& table, int tables) {
  report::Table fields{.columns = {titled_column(tr("Table"), 0)}, .groups = {{}}};
  for (const auto& side : table.drawn.sides)
    fields.columns.push_back(titled_column(view::partners_text(side, of.names), 1));
  for (int number = 1; number <= tables; ++number) add_row(fields, {high(std::to_string(number))});
  for (const std::string& what : {tr("Points"), tr("Signature")})
    add_row(fields, {report::Mark{high(what), report::Tone::strong}});
  slip.push_back({std::move(fields)});
}

void add_boards(print::Blocks& slip, const PagesInput& of, const league::PlayedTable& table,
                const std::vector<int>& boards) {
  print::Pairs seats;
  const auto& sides = table.drawn.sides;
  for (std::size_t side = 0; side < sides.size(); ++side)
    seats.lines.emplace_back(tr(league::seat_name(static_cast<int>(side), sides.size() == 2)),
                             view::partners_text(sides[side], of.names));
  slip.push_back({std::move(seats)});
  report::Table fields{.columns = {report::number_column({}, tr(NC_("duplicate", "Board"))),
                                   titled_column(tr("Taker"), 1), titled_column(tr("Points"), 1)},
                       .groups = {{}}};
  for (const int board : boards) add_row(fields, {report::integer(board), high()});
  slip.push_back({std::move(fields)});
  slip.push_back({print::WriteOn{tr("Signature")}});
}

// A line for each side, high enough to write in.
report::Table fields_of(const PagesInput& of, const league::PlayedTable& table, bool sets) {
  report::Table fields{.columns = {titled_column(tr("Participant"), 3)}, .groups = {{}}};
  if (sets) fields.columns.push_back(titled_column(tr("Sets"), 1));
  fields.columns.push_back(titled_column(tr("Points"), 1));
  fields.columns.push_back(titled_column(tr("Signature"), 3));
  for (const auto& side : table.drawn.sides)
    add_row(fields, {report::Participant{high(view::partners_text(side, of.names))}});
  return fields;
}

}  // namespace

print::Document cards_page(const PagesInput& of, league::RoundRef round) {
  constexpr double kNumberPoints = 60, kSmallerPoints = 40, kNamePoints = 15, kCodeMm = 22;
  constexpr std::size_t kRoom = 75;
  const league::PlayedRound& played = round_at(of.now, round);
  print::Cards cards{.across = 2, .down = 3, .cards = {}};
  for (std::size_t table = 0; table < played.tables.size(); ++table) {
    print::Blocks& card = cards.cards.emplace_back();
    const auto centred = [&](const std::string& text, print::Weight weight, double points) {
      card.push_back({print::Paragraph{text, weight, print::Align::centre, points}});
    };
    centred(of.now.setup.name, print::Weight::faint, print::kBodyPoints);
    const TableLink* link = way_in(of, round, table);
    centred(view::table_number(played, table), print::Weight::strong, link ? kSmallerPoints : kNumberPoints);
    const double names = fitting(letters_at(of, played.tables[table]), kRoom, kNamePoints);
    for (const auto& side : played.tables[table].drawn.sides)
      centred(view::partners_text(side, of.names), print::Weight::plain, names);
    if (link) card.push_back({code_of(*link, kCodeMm)});
  }
  return {.language = language(), .blocks = {{std::move(cards)}}, .name = view::round_title(of.now, round)};
}

print::Document diplomas_page(const PagesInput& of) {
  constexpr double kTitlePoints = 30, kNamePoints = 36, kPlacePoints = 24, kAboveMm = 45, kBetweenMm = 14;
  constexpr std::size_t kRoom = 40;  // letters of a name at that size
  constexpr int kPlaces = 3;
  print::Document page{
      .language = language(), .orientation = print::Orientation::landscape, .name = of.now.setup.name};
  const auto centred = [&](std::string text, print::Weight weight, double points) {
    page.blocks.push_back({print::Paragraph{std::move(text), weight, print::Align::centre, points}});
    page.blocks.push_back({print::Gap{kBetweenMm}});
  };
  for (const league::StagePlace& place : final_ranks(of.now)) {
    if (place.rank == 0 || place.rank > kPlaces) continue;
    if (!page.blocks.empty()) page.blocks.push_back({print::PageBreak{}});
    page.blocks.push_back({print::Gap{kAboveMm}});
    centred(of.now.setup.name, print::Weight::plain, kTitlePoints);
    const std::string& name = view::entrant_name(of.names, place.entrant);
    centred(name, print::Weight::strong, fitting(letter_count(name), kRoom, kNamePoints));
    centred(say("Place {0}", {place.rank}), print::Weight::plain, kPlacePoints);
    page.blocks.push_back({print::WriteOn{tr("Signature")}});
  }
  return page;
}

print::Document slips_page(const PagesInput& of, league::RoundRef round) {
  constexpr double kTitlePoints = 12, kCodeMm = 24;
  const league::PlayedRound& played = round_at(of.now, round);
  const league::StageSetup& setup = of.now.setup.stages[round.stage];
  constexpr int kLinesOfQuarter = 6;
  const bool whole_page = std::max(setup.match_tables, setup.boards) > kLinesOfQuarter;
  const int cut = whole_page ? 1 : 2;
  print::Cards cards{.across = cut, .down = cut, .cards = {}};
  for (std::size_t table = 0; table < played.tables.size(); ++table) {
    const std::string code =
        view::slip_code(of.competition, {round.stage, round.round, static_cast<int>(table)});
    print::Blocks& slip = cards.cards.emplace_back();
    slip.push_back(
        {print::Paragraph{of.now.setup.name, print::Weight::strong, print::Align::left, kTitlePoints}});
    slip.push_back({print::Paragraph{place_text(of, round, table)}});
    const TableLink* link = way_in(of, round, table);
    slip.push_back({link ? code_of(*link, kCodeMm) : print::QrCode{code, kCodeMm}});
    slip.push_back(
        {print::Paragraph{code, print::Weight::faint, print::Align::left, print::kSmallestPoints}});
    const league::PlayedTable& at = played.tables[table];
    if (setup.match_tables > 0)
      add_tables(slip, of, at, setup.match_tables);
    else if (const auto boards = boards_at(at, setup); !boards.empty())
      add_boards(slip, of, at, boards);
    else
      slip.push_back({fields_of(of, at, setup.sets > 1)});
  }
  return {.language = language(), .blocks = {{std::move(cards)}}, .name = view::round_title(of.now, round)};
}

}  // namespace tanteador::queries
