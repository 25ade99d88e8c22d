// A task in the panel and the same task on the command line store the same events.

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <regex>
#include <thread>

#include <nlohmann/json.hpp>

#include "src/session/league/league.hpp"
#include "tests/support/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/support/typed.hpp"
#include "tests/support/workbook.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"

namespace club_command {

using namespace tanteador;
using nlohmann::json;
using test::HeadlessUi;
using test::press;
using test::TableFixture;
using Taps = std::vector<std::string>;

// One club in the panel and one at the command line, each in a folder of its own.
struct Clubs {
  TableFixture panel, line;
  ui::App app{panel.session, options()};
  HeadlessUi ui{app};

  ui::AppOptions options() const {
    ui::AppOptions options = panel.options();
    options.papers = panel.folder / "papers";
    options.store_again = [this] { return db::open_store(panel.folder / "t.db", db::OpenMode::write); };
    return options;
  }
  static json type(const TableFixture& where, std::vector<std::string> words) {
    return test::type_league(where.folder.path(), where.folder / "t.db", std::move(words));
  }
  json type(std::vector<std::string> words) { return type(line, std::move(words)); }
  void both(const std::vector<std::string>& words) {
    type(panel, words);
    type(line, words);
  }
  const league::Competition& now() const { return app.club()->competition()->now; }
};

// An event as text: names replace the ids of people, other ids are left out.
std::string event_text(const session::League& league, const EventRecord& record) {
  std::string text = record.kind + " " + record.payload;
  for (const auto& [id, name] : league.names()) {
    for (std::size_t at = text.find(id); at != text.npos; at = text.find(id))
      text.replace(at, id.size(), name ? *name : "somebody");
  }
  static const std::regex ids("[0-9a-f]{8}-[0-9a-f-]{27}");
  return std::regex_replace(text, ids, "id");
}

template <class Stream>
std::vector<std::string> event_text(const session::League& league, const Stream& stream) {
  std::vector<std::string> all;
  for (const EventRecord& record : stream.records) all.push_back(event_text(league, record));
  return all;
}

std::vector<std::string> club_of(const TableFixture& where) {
  const auto store = db::open_store(where.folder / "t.db", db::OpenMode::write);
  const session::League league(store.get(), session::system_host());
  return event_text(league, league.club());
}

std::vector<std::string> evening_of(const TableFixture& where) {
  const auto store = db::open_store(where.folder / "t.db", db::OpenMode::write);
  const session::League league(store.get(), session::system_host());
  const auto open = league.open(league.competitions().front().id);
  REQUIRE(open.has_value());
  return event_text(league, *open);
}

std::string person(const TableFixture& where, const std::string& name) {
  const auto store = db::open_store(where.folder / "t.db", db::OpenMode::write);
  const session::League league(store.get(), session::system_host());
  return league.people_of_name(name).front();
}

void wait(Clubs& clubs) { clubs.ui.finish(); }

// Four in both clubs, in an evening of two rounds.
void begin(Clubs& clubs) {
  clubs.both({"new", "Friday", "--game", "truco", "--rounds", "2"});
  clubs.both({"enter", "Friday", "Ana"});
  for (const char* name : {"Beto", "Caro", "Dani"}) clubs.both({"enter", "Friday", name});
}
// The first round is drawn, played and closed; in both clubs the lower number wins.
void play_round(Clubs& clubs, const std::string& seed) {
  clubs.both({"draw", "Friday", "--seed", seed});
  clubs.both({"result", "Friday", "1", "30:21"});
  clubs.both({"result", "Friday", "2", "30:9"});
  clubs.both({"close", "Friday"});
}
std::string newest(const TableFixture& where) {
  return session::League(where.store.get(), session::system_host()).competitions().front().id;
}
void open_evening(Clubs& clubs) { press(clubs.ui, {"go/club", "league/competition/" + newest(clubs.panel)}); }

void write(const std::string& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

// --- teams

TEST_CASE("a team with captain and reserve equals the command's, and changes can be undone") {
  Clubs clubs;
  clubs.both({"player", "add", "Ana", "Beto", "Caro", "Dani"});
  const auto member = [&](const char* name) { return "league/member/" + person(clubs.panel, name); };
  press(clubs.ui, {"go/club", "league/page/2", "league/team/new"});
  clubs.ui.type("league/team", "North");
  press(clubs.ui, {member("Ana"), member("Beto"), "league/team/reserves", member("Caro"), member("Dani"),
                   member("Dani"), "league/team/save"});
  clubs.type({"team", "add", "North", "--member", "Ana", "--member", "Beto", "--reserve", "Caro", "--captain",
              "Ana"});
  CHECK(club_of(clubs.panel) == club_of(clubs.line));
  CHECK(clubs.ui.shows("Ana, Beto; reserves: Caro"));
  const auto teams = [&] {
    const session::League league(clubs.panel.store.get(), session::system_host());
    return league.club().now.teams;
  };
  const auto before = teams();
  press(clubs.ui,
        {"league/team/" + before.front().id, "league/team/reserves", member("Beto"), "league/team/save"});
  CHECK(teams().front().reserves.size() == 2);
  CHECK(teams().front().members.size() == 1);
  press(clubs.ui, {"league/undo"});
  CHECK(teams() == before);
  const std::string sheet = "league/team/" + before.front().id;
  press(clubs.ui, {sheet, "league/team/remove"});
  CHECK(clubs.ui.shows("North: team removed"));
  CHECK(clubs.ui.find(sheet) == nullptr);
  CHECK(teams().empty());
  press(clubs.ui, {"league/undo"});
  CHECK(teams() == before);
  CHECK(clubs.ui.shows("North: team added"));
  press(clubs.ui, {sheet, "league/undo"});  // its sheet is open
  CHECK(teams().empty());
  CHECK(clubs.ui.find("league/team/new") != nullptr);
  CHECK(clubs.ui.find("league/undo") == nullptr);
}

TEST_CASE("a team is removed as by the command") {
  Clubs clubs;
  clubs.both({"player", "add", "Ana", "Beto"});
  clubs.both({"team", "add", "North", "--member", "Ana", "--member", "Beto"});
  const auto club = session::League(clubs.panel.store.get(), session::system_host()).club().now;
  press(clubs.ui, {"go/club", "league/page/2", "league/team/" + club.teams.front().id, "league/team/remove"});
  clubs.type({"team", "remove", "North"});
  CHECK(club_of(clubs.panel) == club_of(clubs.line));
  CHECK(club_of(clubs.panel).back().starts_with("team_removed"));
  press(clubs.ui, {"league/undo"});
  CHECK(session::League(clubs.panel.store.get(), session::system_host()).club().now == club);
}

TEST_CASE("a match is unlinked from the slip as by the command") {
  Clubs clubs;
  begin(clubs);
  clubs.both({"draw", "Friday", "--seed", "3"});
  open_evening(clubs);
  const auto& sides = clubs.now().now().rounds.front().tables.front().drawn.sides;
  const auto names =
      session::League(clubs.panel.store.get(), session::system_host()).entrant_names(clubs.now());
  const std::string one = names[static_cast<std::size_t>(index(sides[0].front()))],
                    other = names[static_cast<std::size_t>(index(sides[1].front()))];
  const std::string lines =
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":[")" + one + "\",\"" +
      other + "\"]}\n" + R"({"type":"match_ended","reason":"forfeit","side":")" + one + "\"}\n";
  const std::string in_panel = clubs.panel.play(lines), on_line = clubs.line.play(lines);
  press(clubs.ui,
        {"league/table/1", "league/link/" + in_panel, "league/table/1", "league/unlink/" + in_panel});
  clubs.type({"link", "Friday", "1", on_line});
  clubs.type({"unlink", "Friday", "1", on_line});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  CHECK(evening_of(clubs.panel).back().starts_with("result_corrected"));
}

// --- a new competition

struct Rules {
  const char* what;
  Taps taps;                                                    // on the page of rarer rules …
  std::vector<std::pair<std::string, std::string>> typed = {};  // … and into its fields
  std::vector<std::string> words;                               // that tell the command line the same
  const char* game = "truco";
  Taps before = {};  // on the page of the competition
};

std::vector<Rules> rules_told() {
  return {
      {.what = "groups, and the best of them in a knock-out",
       .taps = {"format/2", "groups/more", "cycles/2", "left/keep", "then/5", "stage_of/1", "third/yes",
                "stage_of/0", "top/less", "best_next/more", "carry/yes", "others/yes"},
       .words = {"--format", "groups", "--groups", "3", "--cycles", "2", "--withdrawn", "keep", "--then",
                 "knockout", "--top", "1", "--best-next", "1", "--carry-over", "--repechage",
                 "--third-place"}},
      {.what = "a Swiss by the rules of 2023 that looks at no clubs",
       .taps = {"format/1", "clubs/ignored", "unplayed/2023", "minimum_games/more", "minimum_games/more",
                "substitutes/2"},
       .typed = {{"league/substitute_points", "0.5"}, {"league/substitute_score", "12"}},
       .words = {"--format", "swiss", "--clubs", "ignored", "--unplayed", "fide2023", "--minimum-games", "2",
                 "--substitutes", "fixed", "--substitute-points", "0.5", "--substitute-score", "12"}},
      {.what = "a knock-out with a repechage",
       .taps = {"format/5", "third/yes", "repechage/yes"},
       .words = {"--format", "knockout", "--third-place", "--repechage"}},
      {.what = "a knock-out in which two losses put out",
       .taps = {"format/5", "third/yes", "elimination/double_one_final"},
       .words = {"--format", "knockout", "--elimination", "double_one_final"}},
      {.what = "series seated by score, with a final table",
       .taps = {"format/3", "seats/by_score_fresh", "score_final/yes"},
       .words = {"--format", "singles", "--seats", "by_score_fresh", "--score-final"},
       .game = "tarot"},
      {.what = "a match of teams over three tables",
       .taps = {"format/1", "match_tables/more", "match_tables/more"},
       .words = {"--format", "swiss", "--match-tables", "3"},
       .before = {"league/plan/kind/1"}},
      {.what = "a duplicate of formations",
       .taps = {"format/4", "movement/4", "boards/more"},
       .words = {"--format", "rotating-partners", "--movement", "howell", "--boards", "3"},
       .game = "tarot"},
      {.what = "a duplicate of single players",
       .taps = {"format/4", "movement/1", "boards/more", "boards/more"},
       .words = {"--format", "rotating-partners", "--movement", "rainbow", "--boards", "2"},
       .game = "tarot"},
  };
}

// Begins the competition as the panel would, with the name and the minutes given to the command line.
void begin_by_command(Clubs& clubs, const Rules& rules) {
  const league::CompetitionSetup& setup = clubs.now().setup;
  const league::StageSetup& first = setup.stages.front();
  std::vector<std::string> words{"new", setup.name, "--game", setup.game};
  words.insert(words.end(), {"--minutes", std::to_string(first.minutes)});
  if (first.rounds > 0) words.insert(words.end(), {"--rounds", std::to_string(first.rounds)});
  words.insert(words.end(), rules.words.begin(), rules.words.end());
  clubs.type(words);
}

TEST_CASE("the advanced rules of a new competition equal the command's") {
  std::vector<Rules> all = rules_told();
  if (!std::getenv("TANTEADOR_LONG")) all = {all[0], all[4]};
  for (const Rules& rules : all) {
    const std::string what = rules.what;
    CAPTURE(what);
    Clubs clubs;
    press(clubs.ui, {"go/club", "league/new", std::string("league/plan/game/") + rules.game});
    clubs.ui.type("league/search", "Ana, Beto, Caro, Dani, Eva, Fede, Gabi, Hugo");
    press(clubs.ui, {"league/player/add"});
    press(clubs.ui, rules.before);
    press_listed(clubs.ui, {"league/plan/format/0"});
    press(clubs.ui, {"league/plan/more", "league/more/group/4"});
    for (const std::string& tap : rules.taps)
      press_listed(clubs.ui, {(tap.starts_with("stage_of/") ? "league/more/" : "league/more/stage/") + tap});
    for (const auto& [field, text] : rules.typed) type_listed(clubs.ui, field, text);
    press(clubs.ui, {"league/done", "league/begin"});
    CAPTURE(clubs.ui.page());
    REQUIRE(clubs.app.club()->competition().has_value());
    begin_by_command(clubs, rules);
    CHECK(evening_of(clubs.panel).front() == evening_of(clubs.line).front());
  }
}

TEST_CASE("points of every kind can be typed, before and during a competition") {
  Clubs clubs;
  press(clubs.ui, {"go/club", "league/new"});
  clubs.ui.type("league/search", "Ana, Beto, Caro, Dani");
  press(clubs.ui, {"league/player/add"});
  press_listed(clubs.ui, {"league/plan/format/0"});
  press(clubs.ui, {"league/plan/more", "league/more/group/1"});
  type_listed(clubs.ui, "league/points", "5, 2, 1, 4, 1");
  press(clubs.ui, {"league/done", "league/begin"});
  const league::RoundPoints& points = clubs.now().rules().points;
  CHECK(points.scheme == league::PointScheme{10, 4, 2});
  CHECK(points.bye == 8);
  CHECK(points.half_bye == 2);
  CHECK(points.forfeit_win == 10);
}

TEST_CASE("changed points are entered with their reason, as by the command") {
  Clubs clubs;
  begin(clubs);
  play_round(clubs, "3");
  open_evening(clubs);
  press(clubs.ui, {"league/view/4"});
  type_listed(clubs.ui, "league/points", "3, 1, 0");
  CHECK(clubs.ui.shows("Effect of the change"));
  type_listed(clubs.ui, "league/reason", "as the club has voted");
  press_listed(clubs.ui, {"league/manage/rules/apply"});
  clubs.type({"change", "Friday", "--points", "3,1,0", "--apply", "--reason", "as the club has voted"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  press(clubs.ui, {"league/undo"});
  CHECK(clubs.now().rules().points == league::RoundPoints());
}

TEST_CASE("the rules of a competition load from a file as by the command") {
  Clubs clubs;
  const std::string rules =
      R"({"name":"Sunday","game":"truco","ruleset":"truco-nhf-de","stages":[{"format":"swiss","rounds":4}]})";
  for (const TableFixture* where : {&clubs.panel, &clubs.line}) write(where->folder / "rules.json", rules);
  press(clubs.ui, {"go/club", "league/page/5"});
  clubs.ui.type("league/file/in", (clubs.panel.folder / "rules.json").string());
  press(clubs.ui, {"league/file_deed/in"});
  wait(clubs);
  REQUIRE(clubs.app.club()->competition().has_value());
  clubs.type({"new", "--file", clubs.line.folder / "rules.json"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  const auto count = clubs.panel.store->count_streams("competition");
  write(clubs.panel.folder / "rules.json",
        R"({"name":"Sunday","game":"truco","ruleset":"tarot-fft","stages":[{"format":"swiss"}]})");
  press(clubs.ui, {"league/club", "league/page/5"});
  clubs.ui.type("league/file/in", (clubs.panel.folder / "rules.json").string());
  press(clubs.ui, {"league/file_deed/in"});
  wait(clubs);
  CHECK(clubs.ui.find("dismiss") != nullptr);
  CHECK(clubs.panel.store->count_streams("competition") == count);
}

// --- prizes

TEST_CASE("a category prize equals the command's") {
  Clubs clubs;
  begin(clubs);
  clubs.both({"entrant", "Friday", "Ana", "--category", "women"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/4", "league/manage/group/2"});
  type_listed(clubs.ui, "league/prize", "100");
  press_listed(clubs.ui, {"league/manage/prize_of/1"});
  type_listed(clubs.ui, "league/thing", "a ham");
  press_listed(clubs.ui, {"league/manage/prize"});
  type_listed(clubs.ui, "league/prize", "50");
  press_listed(clubs.ui, {"league/manage/prize"});
  clubs.type({"prize", "Friday", "1", "--amount", "100", "--category", "women", "--thing", "a ham"});
  clubs.type({"prize", "Friday", "1", "--amount", "50"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  CHECK(clubs.now().money.prizes.size() == 2);
}

// --- people

TEST_CASE("a duplicate licence is found, merged and separated as by the commands") {
  Clubs clubs;
  clubs.both({"player", "add", "Ana", "--licence", "71"});
  clubs.both({"player", "add", "Anna", "--licence", "7-1"});
  clubs.both({"player", "add", "Beto", "--licence", "72"});
  const std::string ana = person(clubs.panel, "Ana"), anna = person(clubs.panel, "Anna");
  const std::string pair = anna + "/" + ana;
  press(clubs.ui, {"go/club", "league/page/1", "league/doubles"});
  CHECK(clubs.ui.shows("Licence 71 is used by several players"));
  press(clubs.ui, {"league/same/" + pair});
  clubs.type({"player", "merge", "Anna", "Ana"});
  CHECK(club_of(clubs.panel) == club_of(clubs.line));
  CHECK(clubs.ui.shows("Anna and Ana are the same person"));
  press(clubs.ui, {"league/part/" + pair});
  clubs.type({"player", "part", "Anna", "Ana"});
  CHECK(club_of(clubs.panel) == club_of(clubs.line));
  CHECK(clubs.ui.shows("Ana and Anna are different people"));
  press(clubs.ui, {"league/undo"});
  CHECK(clubs.ui.shows("Anna and Ana are the same person"));
  press(clubs.ui, {"league/done"});
  CHECK(clubs.ui.find("league/player/" + anna) == nullptr);
  CHECK(clubs.ui.find("league/player/" + ana) != nullptr);
}

TEST_CASE("a player's changed details can be undone, and forgetting asks first") {
  Clubs clubs;
  clubs.both({"player", "add", "Ana", "Beto"});
  const std::string ana = person(clubs.panel, "Ana");
  press(clubs.ui, {"go/club", "league/page/1", "league/player/" + ana});
  clubs.ui.type("league/alias", "Anita");
  press(clubs.ui, {"league/player/save", "league/player/active"});
  CHECK(clubs.ui.shows("Anita"));
  press(clubs.ui, {"league/undo"});
  CHECK(clubs.ui.find("league/player/active") != nullptr);
  press(clubs.ui, {"league/undo"});
  CHECK(!clubs.ui.shows("Anita"));
  CHECK(clubs.ui.find("league/undo") == nullptr);
  press(clubs.ui, {"league/player/forget", "league/sure/no"});
  CHECK(clubs.ui.shows("Ana"));
  press(clubs.ui, {"league/player/forget", "league/sure/yes"});
  CHECK(clubs.ui.shows("All results are kept"));
  CHECK(clubs.ui.find("league/player/" + ana) == nullptr);
  clubs.type({"player", "edit", "Ana", "--inactive"});
  clubs.type({"player", "edit", "Ana", "--active"});
  clubs.type({"player", "forget", "Ana"});
  CHECK(club_of(clubs.panel) == club_of(clubs.line));
}

// --- what was, and what is proved

TEST_CASE("the corrections equal the command's") {
  Clubs clubs;
  begin(clubs);
  play_round(clubs, "3");
  clubs.both({"correct", "Friday", "1.1", "12:30", "--reason", "read the wrong way round"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/4", "league/manage/group/4"});
  CHECK(!clubs.ui.shows("read the wrong way round"));
  press_listed(clubs.ui, {"league/manage/corrections"});
  wait(clubs);
  const json corrections = clubs.type({"corrections", "Friday"})["corrections"];
  REQUIRE(corrections.size() == 1);
  clubs.ui.wheel({640, 500}, -100);
  CHECK(clubs.ui.shows(corrections[0]["what"].get<std::string>()));
  CHECK(clubs.ui.shows("read the wrong way round"));
  for (const json& row : corrections[0]["moved"]) CHECK(clubs.ui.shows(row["name"].get<std::string>()));
}

// The names of the standings that are shown, from the first on.
std::vector<std::string> ranked(const HeadlessUi& ui) {
  std::vector<std::pair<float, std::string>> rows;
  for (const ui::Drawn& one : ui.drawn_items()) {
    if (one.id.starts_with("league/standing/")) rows.emplace_back(one.rect.top, one.text);
  }
  std::ranges::sort(rows);
  std::vector<std::string> names;
  for (const auto& [top, name] : rows) names.push_back(name);
  return names;
}

TEST_CASE("standings as of a moment or round equal the command's") {
  Clubs clubs;
  begin(clubs);
  play_round(clubs, "3");
  const auto store = db::open_store(clubs.panel.folder / "t.db", db::OpenMode::write);
  const session::League league(store.get(), session::system_host());
  const std::string then = league.open(league.competitions().front().id)->records.back().at;
  std::this_thread::sleep_for(std::chrono::milliseconds(3));
  clubs.both({"correct", "Friday", "1.1", "1:30", "--reason", "read the wrong way round"});
  play_round(clubs, "4");
  open_evening(clubs);
  press(clubs.ui, {"league/view/1"});
  const auto shown_by = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"standings", "Friday"});
    const json answer = clubs.type(clubs.panel, words);
    std::vector<std::string> names;
    for (const json& row : answer["tables"][0]["rows"]) names.push_back(row["name"]);
    return names;
  };
  const std::string now = clubs.ui.page();
  CHECK(ranked(clubs.ui) == shown_by({}));
  press(clubs.ui, {"league/after/1"});
  CHECK(ranked(clubs.ui) == shown_by({"--round", "1"}));
  press(clubs.ui, {"league/as_of/open"});
  clubs.ui.type("league/as_of", then);
  press(clubs.ui, {"league/as_of/show"});
  CHECK(ranked(clubs.ui) == shown_by({"--as-of", then}));
  CHECK(clubs.ui.page() != now);
  CHECK(clubs.ui.shows("as of " + then));
  press(clubs.ui, {"league/view/0"});
  CHECK(!clubs.ui.shows("as of"));  // acts are for what is
  press(clubs.ui, {"league/view/1", "league/as_of/now"});
  CHECK(clubs.ui.page() == now);
  press(clubs.ui, {"league/as_of/open"});
  clubs.ui.type("league/as_of", "2026-02-31");
  press(clubs.ui, {"league/as_of/show"});
  CHECK(clubs.ui.shows("2026-02-31 is not a valid time"));
}

TEST_CASE("a proof is written with or without its checker and checked, and a changed one fails") {
  Clubs clubs;
  begin(clubs);
  clubs.both({"draw", "Friday", "--seed", "3"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/4", "league/manage/group/3"});
  press_listed(clubs.ui, {"league/file_deed/proof"});
  wait(clubs);
  const std::string file = clubs.panel.folder / "papers/tanteador-friday-draw.json";
  CHECK(clubs.type({"prove", "--file", file})["proved"] == true);
  press(clubs.ui, {"league/club", "league/page/5"});
  type_listed(clubs.ui, "league/file/proof_in", file);
  press_listed(clubs.ui, {"league/file_deed/proof_in"});
  wait(clubs);
  CHECK(clubs.ui.shows("gives the same pairings"));
  std::string changed = test::bytes_of(file);
  changed.replace(changed.find("Friday"), 6, "Sunday");
  write(file, changed);
  press_listed(clubs.ui, {"league/file_deed/proof_in"});
  wait(clubs);
  CHECK(!clubs.ui.shows("gives the same pairings"));
  CHECK(clubs.ui.find("dismiss") != nullptr);
}

// The file of that report and format that the panel saves.
std::string kept_report(Clubs& clubs, ui::App& app, HeadlessUi& ui, const std::string& word,
                        const std::string& form) {
  const view::Command command =
      view::command::InLeague{view::command::SetLeagueState{view::PaperState{word}}};
  app.perform({&command, 1});
  ui.frame();
  press(ui, {"league/keep/" + form});
  ui.finish();
  return test::bytes_of(clubs.panel.folder / ("papers/tanteador-friday-" + word + "." + form));
}

TEST_CASE("a saved report has the columns and numbers of the command, in every language") {
  Clubs clubs;
  clubs.type(clubs.panel, {"new", "Friday", "--rounds", "2", "--minutes", "30", "--season", "2026",
                           "--season-points", "9,4"});
  clubs.type(clubs.panel, {"enter", "Friday", "Ana", "Beto", "Caro", "Dani"});
  clubs.type(clubs.panel, {"fee", "Friday", "2.50"});
  clubs.type(clubs.panel, {"absent", "Friday", "Dani", "--as", "half_bye"});
  clubs.type(clubs.panel, {"draw", "Friday", "--seed", "3"});
  clubs.type(clubs.panel, {"result", "Friday", "1", "20:20", "--winner", "0"});
  clubs.type(clubs.panel, {"close", "Friday"});
  std::filesystem::create_directory(clubs.panel.folder / "papers");
  const auto print_csv = [&](const std::string& word) {
    const std::string file = clubs.panel.folder / "command.csv";
    clubs.type(clubs.panel, {"print", "Friday", "--what", word, "--csv", file, "--replace"});
    return test::bytes_of(file);
  };
  const auto before_reason = [](const std::string& csv) { return csv.substr(0, csv.find(",false,false,")); };
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const view::Language& language : languages.list()) {
    CAPTURE(language.code);
    for (const std::string word :
         {"by-rounds", "own-rounds", "crosstable", "final", "box", "check-in", "standings"}) {
      CAPTURE(word);
      const std::string command = print_csv(word);
      ui::AppOptions options = clubs.panel.options(languages, language.code);
      options.papers = clubs.panel.folder / "papers";
      ui::App app(clubs.panel.session, options);
      HeadlessUi ui(app);
      press(ui, {"go/club", "league/competition/" + newest(clubs.panel), "league/view/3"});
      const std::string csv = kept_report(clubs, app, ui, word, "csv");
      if (word == "standings")
        CHECK(before_reason(csv) == before_reason(command));
      else
        CHECK(csv == command);
      const std::string workbook = test::read_workbook(kept_report(clubs, app, ui, word, "xlsx"));
      static const std::regex in_csv("(^|,|\n)(-|−)?[0-9]*(½|¼|¾)(,|\r)"),
          in_workbook("=s:(-|−)?[0-9]*(½|¼|¾)( |\n)");
      CHECK_FALSE(std::regex_search(csv, in_csv));
      CHECK_FALSE(std::regex_search(workbook, in_workbook));
      if (word == "standings") CHECK(workbook.find("=n:0.5") != std::string::npos);
      if (word == "box") CHECK(workbook.find("=n:2.5") != std::string::npos);
    }
  }
  languages.speak("en");
}

TEST_CASE("the ranking over all clubs is shown and written as by the command") {
  Clubs clubs;
  begin(clubs);
  play_round(clubs, "3");
  play_round(clubs, "4");
  clubs.both({"close", "Friday", "--finish"});
  press(clubs.ui, {"go/club", "league/page/4", "league/rating/2", "league/ranked/open"});
  type_listed(clubs.ui, "league/file/ranking", clubs.panel.folder / "ranking.csv");
  press_listed(clubs.ui, {"league/ranking"});
  wait(clubs);
  CHECK(clubs.ui.shows("Ranking across all clubs"));
  const std::string file = clubs.panel.folder / "command.csv";
  clubs.type(clubs.panel,
             {"ranking", "--system", "elo", "--csv", file, "--keep", clubs.panel.folder / "kept"});
  CHECK(test::bytes_of(clubs.panel.folder / "ranking.csv") == test::bytes_of(file));
  CHECK(test::bytes_of(file).find("Ana") != std::string::npos);
  press_listed(clubs.ui, {"league/ranked/game/tarot"});
  CHECK(!clubs.ui.shows("Ranking across all clubs:"));
  press_listed(clubs.ui, {"league/ranking"});
  wait(clubs);
  CHECK(clubs.ui.shows("No rated results yet."));
}

// --- reasons, payments in part, all rounds, lists

TEST_CASE("the reasons of corrections and withdrawals equal the command's") {
  Clubs clubs;
  begin(clubs);
  clubs.both({"draw", "Friday", "--seed", "3"});
  clubs.both({"result", "Friday", "1", "30:21"});
  open_evening(clubs);
  press(clubs.ui, {"league/table/1"});
  clubs.ui.type("league/reason", "read the wrong way round");
  press(clubs.ui, {"league/won/2/12", "league/result/enter", "league/view/2", "league/entrant/4",
                   "league/entrant/withdraw"});
  clubs.ui.type("league/reason", "the last bus");
  press(clubs.ui, {"league/sure/yes"});
  clubs.type({"correct", "Friday", "1", "12:30", "--reason", "read the wrong way round"});
  clubs.type({"withdraw", "Friday", "Dani", "--reason", "the last bus"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
}

TEST_CASE("a fee is paid in part and refunded as by the command") {
  Clubs clubs;
  begin(clubs);
  clubs.both({"fee", "Friday", "12"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/4", "league/manage/group/2"});
  type_listed(clubs.ui, "league/part", "5");
  press_listed(clubs.ui, {"league/manage/paid/1"});
  clubs.type({"paid", "Friday", "Ana", "--amount", "5"});
  type_listed(clubs.ui, "league/part", "-2.50");
  CHECK(clubs.ui.find("league/manage/paid/2") == nullptr);  // has paid nothing
  press_listed(clubs.ui, {"league/manage/paid/1"});
  clubs.type({"paid", "Friday", "Ana", "--amount=-2.50"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  type_listed(clubs.ui, "league/part", "five");
  CHECK(clubs.ui.shows("five is not an amount"));
  CHECK(clubs.ui.find("league/manage/paid/1") == nullptr);
}

TEST_CASE("all rounds of a schedule are drawn by one tap as by the command, and undone by one") {
  Clubs clubs;
  clubs.both({"new", "Friday", "--game", "truco", "--format", "round-robin"});
  for (const char* name : {"Ana", "Beto", "Caro", "Dani"}) clubs.both({"enter", "Friday", name});
  open_evening(clubs);
  press(clubs.ui, {"league/next/draw_all"});
  wait(clubs);
  clubs.type({"draw", "Friday", "--all", "--seed", "1000000"});
  CHECK(clubs.now().now().rounds.size() == 3);
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  press(clubs.ui, {"league/undo"});
  CHECK(clubs.now().now().rounds.empty());
}

TEST_CASE("a list of slips is entered whole as by the command, and undone by one tap") {
  Clubs clubs;
  begin(clubs);
  clubs.both({"draw", "Friday", "--seed", "3"});
  const std::string list = clubs.panel.folder / "slips.txt";
  write(list, "1 30:21\n2 30:99\n");
  open_evening(clubs);
  press(clubs.ui, {"league/view/4", "league/manage/group/3"});
  type_listed(clubs.ui, "league/file/results", list);
  press_listed(clubs.ui, {"league/file_deed/results"});
  wait(clubs);
  CHECK(clubs.ui.shows("Nothing was entered"));
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  write(list, "table;result\n1 30:21\n2 30:9\n");
  press(clubs.ui, {"dismiss"});
  press_listed(clubs.ui, {"league/file_deed/results"});
  wait(clubs);
  clubs.type({"result", "Friday", "--file", list});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  press(clubs.ui, {"league/undo"});
  CHECK(whats_missing(clubs.now()).size() == 2);
}

TEST_CASE("a list with columns enters a competition whole, as by the command") {
  Clubs clubs;
  clubs.both({"club", "name", "Sur"});
  clubs.both({"new", "Friday", "--game", "truco", "--rounds", "2"});
  clubs.both({"player", "add", "Ana"});
  const std::string list = clubs.panel.folder / "entries.csv";
  write(list,
        "name;licence;club;rating;category\nAna;;;1650;women / juniors\nBeto;7;Norte;1700;\nZoé;8;;;mixed\n");
  open_evening(clubs);
  press(clubs.ui, {"league/view/2"});
  clubs.app.take_file(list);
  clubs.ui.frame();
  CHECK(clubs.ui.shows("new · 7 · Norte · 1700"));
  CHECK(clubs.now().entrants.empty());
  press(clubs.ui, {"league/player/add"});
  clubs.type({"enter", "Friday", "--file", list});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  const auto names = [](const TableFixture& where) {
    json all = Clubs::type(where, {"player", "list"});
    for (json& one : all) one.erase("person");
    return all;
  };
  CHECK(names(clubs.panel) == names(clubs.line));
  CHECK(clubs.ui.shows("3 participants from a list"));
  press(clubs.ui, {"league/undo"});
  CHECK(std::ranges::all_of(clubs.now().entrants, [](const auto& one) { return one.withdrew.has_value(); }));
}

TEST_CASE("a pasted list of pairs and a club team enter an open competition") {
  Clubs clubs;
  clubs.both({"new", "Friday", "--game", "truco", "--rounds", "2"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/2"});
  clubs.ui.type("league/search", "Ana / Beto, Caro / Dani");
  press(clubs.ui, {"league/player/add"});
  clubs.type({"enter", "Friday", "Ana / Beto", "Caro / Dani"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  CHECK(club_of(clubs.panel).size() == club_of(clubs.line).size());
}

TEST_CASE("club teams enter a team competition by one tap, as by the command") {
  Clubs clubs;
  clubs.both({"player", "add", "Ana", "Beto", "Caro", "Dani", "Eva", "Fede"});
  clubs.both({"team", "add", "Sur", "--member", "Ana", "--member", "Beto", "--member", "Caro"});
  clubs.both({"team", "add", "Norte", "--member", "Dani", "--member", "Eva", "--member", "Fede"});
  clubs.both({"new", "Friday", "--game", "truco", "--rounds", "2"});
  clubs.both({"enter", "Friday", "--team", "Sur"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/2"});
  const auto chip = std::ranges::find_if(
      clubs.ui.drawn_items(), [](const ui::Drawn& item) { return item.id.starts_with("league/join_team/"); });
  REQUIRE(chip != clubs.ui.drawn_items().end());
  CHECK(chip->text.starts_with("Norte"));
  clubs.ui.click(std::string(chip->id));
  clubs.type({"enter", "Friday", "--team", "Norte"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
}

TEST_CASE("a region's ranking equals the command's") {
  Clubs clubs;
  clubs.both({"new", "Friday", "--game", "truco", "--rounds", "1"});
  clubs.both({"enter", "Friday", "Ana", "--club", "North"});
  clubs.both({"enter", "Friday", "Beto", "--club", "South"});
  clubs.both({"draw", "Friday", "--seed", "3"});
  clubs.both({"result", "Friday", "1", "30:21"});
  clubs.both({"close", "Friday"});
  clubs.both({"close", "Friday", "--finish"});
  const std::string regions = clubs.panel.folder / "regions.csv", file = clubs.panel.folder / "command.csv";
  write(regions, "North,Alps\nSouth,Coast\n");
  press(clubs.ui, {"go/club", "league/page/4", "league/ranked/open"});
  type_listed(clubs.ui, "league/file/ranking", clubs.panel.folder / "ranking.csv");
  type_listed(clubs.ui, "league/ranked_region", "Alps");
  type_listed(clubs.ui, "league/file/regions", regions);
  press_listed(clubs.ui, {"league/ranking"});
  wait(clubs);
  clubs.type(clubs.panel, {"ranking", "--csv", file, "--region", "Alps", "--regions", regions, "--keep",
                           clubs.panel.folder / "kept"});
  CHECK(test::bytes_of(clubs.panel.folder / "ranking.csv") == test::bytes_of(file));
  CHECK(test::bytes_of(file).find("Beto") == std::string::npos);
}

}  // namespace club_command
