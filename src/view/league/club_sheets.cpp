#include "src/view/league/club_sheets.hpp"

#include <algorithm>
#include <cmath>

#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::string_view kClubName = "league/club_name";

LeaguePick with_figures(const LeaguePick& pick, ClubFiguresPick figures) {
  LeaguePick next = pick;
  next.figures = std::move(figures);
  return next;
}

void add_seasons(SettingSheet& sheet, const ClubBook& book, const LeaguePick& pick,
                 const ClubFigures& figures) {
  sheet.empty = tr("No competition belongs to a season yet: \"More …\" of a new one says which.");
  for (std::size_t i = 0; i < book.seasons.size(); ++i) {
    ClubFiguresPick next = pick.figures;
    next.season = book.seasons[i];
    sheet.groups.push_back(aimed(with_figures(pick, next), "season/" + std::to_string(i), book.seasons[i]));
    sheet.groups.back().chosen = figures.season && figures.season->name == book.seasons[i];
  }
  if (!figures.season) return;
  SettingRow& row = sheet.rows.emplace_back();
  for (const bool person : {false, true}) {
    ClubFiguresPick next = pick.figures;
    next.by_person = person;
    row.choices.push_back(aimed(with_figures(pick, next), person ? "season_by/person" : "season_by/entrant",
                                person ? tr("By person") : tr("By entrant")));
    row.choices.back().chosen = pick.figures.by_person == person;
  }
  sheet.tables.push_back(season_table(*figures.season));
}

std::string in_hundredths(double value) {
  return render({"{0}", {arg_of(std::llround(value * 100), league::Unit::hundredths)}}, {});
}

void add_ratings(SettingSheet& sheet, const LeaguePick& pick, const ClubFigures& figures) {
  constexpr std::string_view kSystems[] = {"Weng–Lin", "Glicko-2", "Elo"};
  for (std::size_t i = 0; i < std::size(kSystems); ++i) {
    ClubFiguresPick next = pick.figures;
    next.system = static_cast<int>(i);
    sheet.groups.push_back(
        aimed(with_figures(pick, next), "rating/" + std::to_string(i), std::string(kSystems[i])));
    sheet.groups.back().chosen = pick.figures.system == static_cast<int>(i);
  }
  FigureTable& table = sheet.tables.emplace_back();
  table.empty = tr("No rated table has a result yet.");
  table.columns = {"#", tr("Player"), tr("At least"), tr("Rating"), tr("Deviation"), tr("Games")};
  table.names = 1;
  for (std::size_t i = 0; i < figures.rated.size(); ++i) {
    const RatedRow& row = figures.rated[i];
    table.rows.push_back({std::to_string(i + 1), row.name, with_minus_signs(in_hundredths(row.worth)),
                          with_minus_signs(in_hundredths(row.value)), in_hundredths(row.deviation),
                          std::to_string(row.games)});
  }
}

void add_files(SettingSheet& sheet, const ClubBook& book, const LeaguePick& pick,
               const ClubFigures& figures) {
  using What = command::ClubWork::What;
  SettingRow& name = sheet.rows.emplace_back();
  name.title = tr("The club");
  name.field = field_with(pick, std::string(kClubName), tr("What it is called"), tr("a name"), book.name);
  name.choices = {deed(command::ChangeClub{league::event::ClubNamed{name.field.text}}, "club_name/save",
                       tr("Call it so"))};
  name.choices.front().enabled = !name.field.text.empty() && name.field.text != book.name;
  sheet.rows.push_back(
      file_row(pick, tr("Take in a competition"), "in", tr("Take it in"), {}, What::take_in));
  SettingRow& in = sheet.rows.back();
  in.note = tr("An exported competition, or a tournament report (TRF); of such a report this is played:");
  const std::string game =
      pick.figures.game.empty() ? std::string(usual_rounds().front().game) : pick.figures.game;
  for (const UsualRound& usual : usual_rounds()) {
    ClubFiguresPick next = pick.figures;
    next.game = usual.game;
    in.choices.push_back(
        aimed(with_figures(pick, next), "report_of/" + std::string(usual.game), game_title(usual.game)));
    in.choices.back().chosen = usual.game == game;
  }
  in.choices.front().command = command::InLeague{command::ClubWork{What::take_in, in.field.text, game}};
  sheet.rows.push_back(file_row(pick, tr("People of a list: CSV, or a name a line"), "people",
                                tr("Show the list"), {}, What::people));
  sheet.rows.push_back(file_row(pick, tr("All players"), "players", tr("Write the list"),
                                figures.folder + "/tanteador-players.csv", What::players));
  sheet.rows.push_back(file_row(pick, tr("All competitions, players and seasons as linked pages"), "site",
                                tr("Write the pages"), figures.folder + "/tanteador-site", What::site));
}

}  // namespace

SettingRow file_row(const LeaguePick& pick, std::string title, std::string id, std::string label,
                    const std::string& usual, command::ClubWork::What what) {
  SettingRow row;
  row.title = std::move(title);
  const bool folder = what == command::ClubWork::What::site;
  row.field = field_with(pick, std::string(kLeagueField) + "file/" + id, folder ? tr("Folder") : tr("File"),
                         "~/", usual);
  row.choices = {deed(command::ClubWork{what, row.field.text}, "file_deed/" + id, std::move(label))};
  row.choices.front().enabled = !row.field.text.empty();
  return row;
}

std::string as_file_name(const std::string& text) {
  constexpr std::size_t kLongest = 60;
  std::string name;
  for (const char c : in_small(text)) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (plain)
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  while (name.ends_with('-')) name.pop_back();
  return name.substr(0, kLongest);
}

SettingSheet make_club_sheet(const ClubBook& book, const LeaguePick& pick, const ClubFigures& figures) {
  SettingSheet sheet;
  if (pick.club == ClubPage::seasons) add_seasons(sheet, book, pick, figures);
  if (pick.club == ClubPage::ratings) add_ratings(sheet, pick, figures);
  if (pick.club == ClubPage::files) add_files(sheet, book, pick, figures);
  return sheet;
}

}  // namespace tanteador::view
