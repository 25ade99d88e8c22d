#include "src/view/league/club_sheets.hpp"

#include <algorithm>

#include "src/core/text/names.hpp"
#include "src/reports/club/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::string_view kClubName = "league/club_name";
constexpr int kElo = 2;                                // Elo has no deviation
const std::string kRankedClub = "league/ranked_club";  // if it is typed, the ranking is shown
constexpr std::string_view kRankedRegion = "league/ranked_region", kRegions = "league/file/regions";

ClubViewState with_figures(const ClubViewState& state, ClubFiguresState figures) {
  ClubViewState next = state;
  next.figures = std::move(figures);
  return next;
}

void add_seasons(SettingSheet& sheet, const ClubBook& book, const ClubViewState& state,
                 const ClubFigures& figures) {
  sheet.empty = tr(
      "No competition belongs to a season yet. Choose a season under \"More options…\" when you create one.");
  sheet.begin = {.id = "league/begin_season",
                 .label = tr("New competition"),
                 .command = command::Go{Screen::new_competition}};
  for (std::size_t i = 0; i < book.seasons.size(); ++i) {
    ClubFiguresState next = state.figures;
    next.season = book.seasons[i];
    sheet.groups.push_back(
        state_action(with_figures(state, next), "season/" + std::to_string(i), book.seasons[i]));
    sheet.groups.back().chosen = figures.season && figures.season->name == book.seasons[i];
  }
  if (!figures.season) return;
  SettingRow& row = sheet.rows.emplace_back();
  for (const bool person : {false, true}) {
    ClubFiguresState next = state.figures;
    next.by_person = person;
    row.choices.push_back(state_action(with_figures(state, next),
                                       person ? "season_by/person" : "season_by/entrant",
                                       person ? tr("By person") : tr("By participant")));
    row.choices.back().chosen = state.figures.by_person == person;
  }
  const SeasonBook& season = *figures.season;
  sheet.tables.push_back(
      report::season(season.name, season.competitions, season.rows, report::kSeasonColumns));
}

report::Table rated_table(const std::vector<RatedRow>& rated, report::RatingColumns columns) {
  report::Table table = report::ratings(columns);
  table.title.clear();  // the page has this title
  auto& rows = table.groups.front().rows;
  for (const RatedRow& one : rated)
    rows.push_back(rating_row(rows.size(),
                              {one.name, one.value, one.deviation, one.worth, one.games, one.club}, columns));
  return table;
}

void add_systems(SettingSheet& sheet, const ClubViewState& state) {
  constexpr std::string_view kSystems[kElo + 1] = {"Weng–Lin", "Glicko-2", "Elo"};
  for (std::size_t i = 0; i < std::size(kSystems); ++i) {
    ClubFiguresState next = state.figures;
    next.system = static_cast<int>(i);
    sheet.groups.push_back(
        state_action(with_figures(state, next), "rating/" + std::to_string(i), std::string(kSystems[i])));
    sheet.groups.back().chosen = state.figures.system == static_cast<int>(i);
  }
}

// A ranking of all clubs in this database, from their finished competitions. May take long.
void add_ranking(SettingSheet& sheet, const ClubBook& book, const ClubViewState& state) {
  SettingRow& of = sheet.rows.emplace_back();
  of.title = tr("Ranking across all clubs (finished competitions)");
  const auto add = [&](SettingRow& row, std::string ClubFiguresState::*field, std::string id,
                       std::string value, std::string label) {
    ClubFiguresState next = state.figures;
    next.*field = value;
    row.choices.push_back(
        state_action(with_figures(state, next), "ranked/" + std::move(id), std::move(label)));
    row.choices.back().chosen = state.figures.*field == value;
  };
  add(of, &ClubFiguresState::ranked_game, "game/all", "", tr("All games"));
  for (const UsualRound& usual : usual_rounds())
    add(of, &ClubFiguresState::ranked_game, "game/" + std::string(usual.game), std::string(usual.game),
        game_title(usual.game));
  if (!book.seasons.empty()) {
    SettingRow& season = sheet.rows.emplace_back();
    add(season, &ClubFiguresState::ranked_season, "season/all", "", tr("All seasons"));
    for (std::size_t i = 0; i < book.seasons.size(); ++i)
      add(season, &ClubFiguresState::ranked_season, "season/" + std::to_string(i), book.seasons[i],
          book.seasons[i]);
  }
  const TextField club =
      field_of(state.typed, kRankedClub, tr("Only players of this club"), tr("empty = all"));
  sheet.rows.emplace_back().field = club;
  const TextField region =
      field_of(state.typed, std::string(kRankedRegion), tr("Only clubs of this region"), tr("empty = all"));
  sheet.rows.emplace_back().field = region;
  if (!normal_name(region.text).empty())
    sheet.rows.emplace_back().field =
        field_of(state.typed, std::string(kRegions),
                 tr("Clubs and regions: CSV list, one line \"club,region\" each"), "~/regions.csv");
  SettingRow& file = sheet.rows.emplace_back();
  file.field = field_of(state.typed, "league/file/ranking", tr("Also save to a file"), "~/ranking.csv");
  command::ClubWork work{command::ClubWork::What::ranking, file.field.text, state.figures.ranked_game,
                         state.figures.ranked_season, normal_name(club.text)};
  work.system = state.figures.system;
  work.region = normal_name(region.text);
  if (!work.region.empty()) work.regions = field_text(state.typed, kRegions);
  const bool lacking = !work.region.empty() && work.regions.empty();
  file.choices = {operation(std::move(work), "ranking", tr("Calculate ranking"))};
  file.choices.front().enabled = !lacking;
}

report::Table ranking_table(const ClubFigures& figures, report::RatingColumns columns) {
  columns.club = true;
  report::Table table = rated_table(*figures.ranking, columns);
  const auto shown = static_cast<int>(figures.ranking->size());
  table.title = shown < figures.ranked
                    ? say("Ranking across all clubs: top {0} of {1}", {shown, figures.ranked})
                    : tr("Ranking across all clubs");
  return table;
}

SettingRow name_order_row(const ClubBook& book) {
  SettingRow row;
  row.title = tr("Lists with two columns of names are read as");
  for (const NameOrder order : {NameOrder::given_first, NameOrder::surname_first}) {
    const bool given = order == NameOrder::given_first;
    row.choices.push_back(operation(command::ChangeClub{league::event::NameOrderSet{order}},
                                    given ? "name_order/given_first" : "name_order/surname_first",
                                    given ? "Ana Gómez" : "Gómez Ana"));
    row.choices.back().chosen = book.name_order == order;
  }
  return row;
}

// A key is known by the words that the other club reads aloud. A tap forgets it.
void add_known_keys(SettingSheet& sheet, const ClubBook& book, const ClubViewState& state) {
  const TextField name = field_of(state.typed, std::string(kKeyName), tr("Name"), tr("name"));
  SettingRow& named = sheet.rows.emplace_back();
  named.title = tr("Known keys of other computers");
  named.field = name;
  SettingRow& words = sheet.rows.emplace_back();
  words.field = field_of(state.typed, std::string(kKeyWords), tr("Words of the key"), "gojos-vokif-monib-…");
  command::ChangeKeys trust{normal_name(name.text), words.field.text};
  const bool ready = !trust.name.empty() && !trust.words.empty();
  words.choices = {operation(std::move(trust), "key/trust", tr("Trust key"))};
  words.choices.front().enabled = ready;
  if (book.known_keys.empty()) return;
  SettingRow& known = sheet.rows.emplace_back();
  known.title = tr("Known keys (tap to forget)");
  for (const KnownKeyRow& key : book.known_keys)
    known.choices.push_back(
        operation(command::ChangeKeys{{}, key.words}, "key/forget/" + key.name, key.name));
}

void add_files(SettingSheet& sheet, const ClubBook& book, const ClubViewState& state,
               const ClubFigures& figures) {
  using What = command::ClubWork::What;
  SettingRow& name = sheet.rows.emplace_back();
  name.title = tr("The club");
  name.field = field_with(state.typed, std::string(kClubName), tr("Name of the club"), tr("name"), book.name);
  name.choices = {operation(command::ChangeClub{league::event::ClubNamed{name.field.text}}, "club_name/save",
                            tr("Save name"))};
  name.choices.front().enabled = !name.field.text.empty() && name.field.text != book.name;
  sheet.rows.push_back(name_order_row(book));
  sheet.rows.push_back(
      file_row(state.typed, tr("Import a competition"), "in", tr("Import"), {}, What::take_in));
  SettingRow& in = sheet.rows.back();
  in.note =
      tr("An exported competition, rules for a new one (JSON), or a tournament report (TRF). Game of the "
         "report:");
  const std::string game =
      state.figures.game.empty() ? std::string(usual_rounds().front().game) : state.figures.game;
  for (const UsualRound& usual : usual_rounds()) {
    ClubFiguresState next = state.figures;
    next.game = usual.game;
    in.choices.push_back(state_action(with_figures(state, next), "report_of/" + std::string(usual.game),
                                      game_title(usual.game)));
    in.choices.back().chosen = usual.game == game;
  }
  in.choices.front().command = command::LeagueRequest{command::ClubWork{What::take_in, in.field.text, game}};
  sheet.rows.push_back(file_row(state.typed, tr("List of people: CSV, or one name per line"), "people",
                                tr("Show the list"), {}, What::people));
  sheet.rows.push_back(
      file_row(state.typed, tr("Proof of pairings"), "proof_in", tr("Check"), {}, What::check));
  sheet.rows.push_back(file_row(state.typed, tr("All players"), "players", tr("Save list"),
                                figures.folder + "/tanteador-players.csv", What::players));
  sheet.rows.push_back(file_row(state.typed, tr("Website with all competitions, players and seasons"), "site",
                                tr("Create website"), figures.folder + "/tanteador-site", What::site));
  add_known_keys(sheet, book, state);
}

constexpr std::string_view kRoleIds[] = {"scorer", "referee", "secretary"};

Button role_choice(const ClubViewState& state, int role) {
  ClubViewState next = state;
  next.role = role;
  Button button = state_action(std::move(next), "role/" + std::string(kRoleIds[role]), role_name(role));
  button.chosen = state.role == role;
  return button;
}

// A PIN is typed twice. Whoever has one already needs none for a further role.
void offer_to_add(SettingRow& row, const ClubBook& book, int role, const std::string& name,
                  const std::string& pin, const std::string& again) {
  using command::ChangeReferees;
  using Operation = ChangeReferees::Operation;
  const auto is_among = [&](const auto& names) { return std::ranges::find(names, name) != names.end(); };
  const bool known = std::ranges::any_of(book.role_holders, is_among),
             adds = !known || (pin.empty() && !is_among(book.role_holders[role]));
  if (!again.empty() && pin != again) row.note = tr("The two PINs are different.");
  row.choices = {operation(ChangeReferees{adds ? Operation::name : Operation::change_pin, name, pin, role},
                           "referee/save", adds ? tr("Add person") : tr("Change PIN"))};
  row.choices.front().enabled = !name.empty() && pin == again && (!pin.empty() || (known && adds));
}

// The PIN is never shown. A tap on a name takes the role.
void add_referees(SettingSheet& sheet, const ClubBook& book, const ClubViewState& state) {
  using command::ChangeReferees;
  using Operation = ChangeReferees::Operation;
  const bool open = std::ranges::all_of(book.role_holders, [](const auto& names) { return names.empty(); });
  sheet.help =
      open ? tr("Nobody has a role, so anyone may make any entry.")
           : tr("Scorers score, referees rule, secretaries manage the club, each with a PIN. A role that "
                "nobody has restricts nothing.");
  const auto add = [&](std::string_view id, std::string label, std::string hint) -> SettingRow& {
    SettingRow& row = sheet.rows.emplace_back();
    row.field = field_of(state.typed, std::string(id), std::move(label), std::move(hint));
    row.field.hidden = id != kReferee;
    return row;
  };
  SettingRow& who = add(kReferee, tr("Name"), tr("name"));
  who.title = tr("Add a person, or change a PIN");
  for (int role = 0; role < std::ssize(book.role_holders); ++role)
    who.choices.push_back(role_choice(state, role));
  const std::string name = normal_name(who.field.text),
                    pin = add(kRefereePin, tr("PIN"), tr("digits or letters")).field.text;
  SettingRow& again = add(kRefereePinAgain, tr("Repeat the PIN"), {});
  offer_to_add(again, book, state.role, name, pin, again.field.text);
  const std::string titles[] = {tr("Scorers (tap to remove)"), tr("Referees (tap to remove)"),
                                tr("Secretaries (tap to remove)")};
  for (int role = 0; role < std::ssize(book.role_holders); ++role) {
    if (book.role_holders[role].empty()) continue;
    SettingRow& all = sheet.rows.emplace_back();
    all.title = titles[role];
    for (const std::string& one : book.role_holders[role])
      all.choices.push_back(operation(ChangeReferees{Operation::remove, one, {}, role},
                                      std::string(kRoleIds[role]) + "/remove/" + one, one));
  }
  if (book.worker.empty()) return;
  SettingRow& signed_in = sheet.rows.emplace_back();
  signed_in.title = say("Signed in: {0}", {std::string_view(book.worker)});
  signed_in.choices = {
      operation(ChangeReferees{Operation::leave, book.worker, {}}, "role/leave", tr("Sign out"))};
}

}  // namespace

SettingRow file_row(const Texts& typed, std::string title, std::string id, std::string label,
                    const std::string& usual, command::ClubWork::What what) {
  SettingRow row;
  row.title = std::move(title);
  const bool folder = what == command::ClubWork::What::site;
  row.field =
      field_with(typed, std::string(kFileField) + id, folder ? tr("Folder") : tr("File"), "~/", usual);
  row.choices = {operation(command::ClubWork{what, row.field.text}, "file_deed/" + id, std::move(label))};
  row.choices.front().enabled = !row.field.text.empty();
  return row;
}

std::string as_file_name(const std::string& text) {
  constexpr std::size_t kLongest = 60;
  std::string name;
  for (const char c : to_lower(text)) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (plain)
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  name = name.substr(0, kLongest);
  while (name.ends_with('-')) name.pop_back();
  return name;
}

namespace {

Button change_button(league::ClubEvent event, const std::string& id, std::string label) {
  return operation(command::ChangeClub{std::move(event)}, id, std::move(label));
}

void add_possible(SettingSheet& sheet, const ClubBook& book, const PossibleDouble& one) {
  SettingRow& row = sheet.rows.emplace_back();
  row.title = say("Licence {0} is used by several players", {std::string_view(one.licence)});
  const std::string& first = one.people.front();
  const std::string name = person_name(book, first);
  for (std::size_t i = 1; i < one.people.size(); ++i) {
    const std::string& other = one.people[i];
    const std::string also = person_name(book, other);
    row.note += (row.note.empty() ? name + ", " : ", ") + also;
    row.choices.push_back(change_button(
        league::event::SamePerson{other, first}, "same/" + other + "/" + first,
        say("{0} and {1} are the same person", {std::string_view(also), std::string_view(name)})));
    row.choices.push_back(change_button(
        league::event::NotSamePerson{other, first}, "part/" + other + "/" + first,
        say("{0} and {1} are different people", {std::string_view(also), std::string_view(name)})));
  }
}

void add_pairs(SettingSheet& sheet, const ClubBook& book, const std::vector<league::SamePeople::Pair>& pairs,
               bool same) {
  if (pairs.empty()) return;
  SettingRow& row = sheet.rows.emplace_back();
  row.title = same ? tr("Merged (tap to separate)") : tr("Kept separate (tap to merge)");
  for (const auto& [person, is] : pairs) {
    const std::string one = person_name(book, person), other = person_name(book, is);
    const std::string id = person + "/" + is;
    const std::string label =
        say(same ? N_("{0} and {1} are the same person") : N_("{0} and {1} are different people"),
            {std::string_view(one), std::string_view(other)});
    row.choices.push_back(same ? change_button(league::event::NotSamePerson{person, is}, "part/" + id, label)
                               : change_button(league::event::SamePerson{person, is}, "same/" + id, label));
  }
}

}  // namespace

SettingSheet make_doubles_sheet(const ClubBook& book, const ClubViewState& state) {
  SettingSheet sheet;
  sheet.title = tr("Duplicates");
  sheet.help = tr("To merge duplicates, open the page of one of them.");
  sheet.empty = tr("No duplicate licence numbers and nothing merged.");
  for (const PossibleDouble& one : book.doubles) add_possible(sheet, book, one);
  add_pairs(sheet, book, book.same, true);
  add_pairs(sheet, book, book.two, false);
  ClubViewState done = state;
  done.doubles = false;
  sheet.close = state_action(std::move(done), "done", tr("Done"));
  return sheet;
}

SettingSheet make_club_sheet(const ClubBook& book, const ClubViewState& state, const ClubFigures& figures) {
  SettingSheet sheet;
  if (state.page == ClubPage::seasons) add_seasons(sheet, book, state, figures);
  if (state.page == ClubPage::ratings) {
    add_systems(sheet, state);
    const bool everywhere = state.typed.contains(kRankedClub);
    const report::RatingColumns columns{.deviation = state.figures.system != kElo};
    ClubViewState other = state;
    everywhere ? void(other.typed.erase(kRankedClub)) : void(other.typed[kRankedClub]);
    sheet.groups.push_back(state_action(std::move(other), "ranked/open", tr("All clubs")));
    sheet.groups.back().chosen = everywhere;
    if (everywhere) add_ranking(sheet, book, state);
    if (!everywhere) sheet.tables.push_back(rated_table(figures.rated, columns));
    if (everywhere && figures.ranking) sheet.tables.push_back(ranking_table(figures, columns));
  }
  if (state.page == ClubPage::files) add_files(sheet, book, state, figures);
  if (state.page == ClubPage::referees) add_referees(sheet, book, state);
  return sheet;
}

}  // namespace tanteador::view
