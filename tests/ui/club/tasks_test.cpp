// A task in the panel and the same task on the command line store the same events.

#include <doctest/doctest.h>

#include "tests/ui/club/clubs.hpp"

namespace club_command {

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

struct Rules {
  const char* what;
  Taps taps;                                                    // on the page of rarer rules …
  std::vector<std::pair<std::string, std::string>> typed = {};  // … and into its fields
  std::vector<std::string> words;                               // that tell the command line the same
  const char* game = "truco";
  Taps before = {};  // on the page of the competition
};

std::vector<Rules> advanced_rules() {
  return {
      {.what = "groups, and the best of them in a knock-out",
       .taps = {"format/2", "groups/more", "cycles/2", "left/keep", "then/5", "stage_of/1", "third/yes",
                "stage_of/0", "top/less", "best_next/more", "carry/yes", "others/yes"},
       .words = {"--format", "groups", "--groups", "3", "--cycles", "2", "--withdrawn", "keep", "--then",
                 "knockout", "--top", "1", "--best-next", "1", "--carry-over", "--repechage",
                 "--third-place"}},
      {.what = "a Swiss by the rules of 2023 that looks at no clubs",
       .taps = {"format/1", "clubs/ignored", "accelerated/yes", "unplayed/2023", "minimum_games/more",
                "minimum_games/more", "half_byes/more", "half_byes/more", "half_byes_until/more",
                "substitutes/2"},
       .typed = {{"league/substitute_points", "0.5"}, {"league/substitute_score", "12"}},
       .words = {"--format", "swiss", "--clubs", "ignored", "--accelerated", "--unplayed", "fide2023",
                 "--minimum-games", "2", "--half-byes", "1", "--half-byes-until", "1", "--substitutes",
                 "fixed", "--substitute-points", "0.5", "--substitute-score", "12"}},
      {.what = "a knock-out with a repechage",
       .taps = {"format/5", "third/yes", "repechage/yes"},
       .words = {"--format", "knockout", "--third-place", "--repechage"}},
      {.what = "a knock-out in which two losses put out",
       .taps = {"format/5", "third/yes", "elimination/double_one_final"},
       .words = {"--format", "knockout", "--elimination", "double_one_final"}},
      {.what = "a round robin in which two clubs meet twice",
       .taps = {"format/0", "cycles/2", "between_clubs/yes"},
       .words = {"--format", "round-robin", "--cycles", "2", "--between-clubs"}},
      {.what = "a Keizer season",
       .taps = {"format/6", "keizer/top/more", "keizer/bye/6", "keizer/absent/1", "keizer/between/less"},
       .words = {"--format", "keizer", "--keizer", "5,1,1/6,2"}},
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
  std::vector<Rules> all = advanced_rules();
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

TEST_CASE("prizes of every kind equal the command's") {
  Clubs clubs;
  begin(clubs);
  clubs.both({"entrant", "Friday", "Ana", "--category", "women"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/4", "league/manage/group/3"});
  type_listed(clubs.ui, "league/prize", "100");
  press_listed(clubs.ui, {"league/manage/prize_of/1"});
  type_listed(clubs.ui, "league/thing", "a ham");
  press_listed(clubs.ui, {"league/manage/prize"});
  type_listed(clubs.ui, "league/prize", "50");
  press_listed(clubs.ui, {"league/manage/prize"});
  type_listed(clubs.ui, "league/prize", "20");
  press_listed(clubs.ui, {"league/manage/prize_by/1", "league/manage/prize"});
  type_listed(clubs.ui, "league/thing", "a lantern");
  press_listed(clubs.ui,
               {"league/manage/prize_by/2", "league/manage/prize", "league/manage/prizes_each/one"});
  clubs.type({"prize", "Friday", "1", "--amount", "100", "--category", "women", "--thing", "a ham"});
  clubs.type({"prize", "Friday", "1", "--amount", "50"});
  clubs.type({"prize", "Friday", "1", "--amount", "20", "--by", "performance"});
  clubs.type({"prize", "Friday", "1", "--thing", "a lantern", "--by", "from_last"});
  clubs.type({"prize", "Friday", "--each", "one"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  CHECK(clubs.now().money.prizes.size() == 4);
  CHECK(clubs.now().money.one_prize_each);
}

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

}  // namespace club_command
