// Reasons, payments, whole schedules and lists entered on the panel equal the commands.

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/ui/club/clubs.hpp"

namespace club_command {

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
  press(clubs.ui, {"league/view/4", "league/manage/group/3"});
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

TEST_CASE("the points of a late participant are chosen as by the command, once for each") {
  Clubs clubs;
  begin(clubs);
  clubs.both({"player", "add", "Eva"});
  clubs.both({"player", "add", "Fito"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/2"});
  CHECK(clubs.ui.find("league/late/2") == nullptr);  // nobody is late
  play_round(clubs, "3");
  open_evening(clubs);
  press(clubs.ui, {"league/view/2"});
  press_listed(clubs.ui, {"league/late/2", "league/join/" + person(clubs.panel, "Eva")});
  clubs.type({"enter", "Friday", "Eva", "--late", "half"});
  press_listed(clubs.ui, {"league/join/" + person(clubs.panel, "Fito")});
  clubs.type({"enter", "Friday", "Fito"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  press_listed(clubs.ui, {"league/entrant/6", "league/entrant/late/3"});
  clubs.type({"participant", "Friday", "Fito", "--late", "full"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  CHECK(clubs.now().entrants[5].late == league::LateWorth::full);
  press(clubs.ui, {"league/undo"});
  CHECK(clubs.now().entrants[5].late == league::LateWorth::by_rules);
}

TEST_CASE("free tables are typed on the page of the rules as on the command line") {
  Clubs clubs;
  begin(clubs);
  play_round(clubs, "3");
  open_evening(clubs);
  press(clubs.ui, {"league/view/4", "league/manage/group/0"});
  type_listed(clubs.ui, "league/free_tables", "1");
  press_listed(clubs.ui, {"league/manage/rules/apply"});
  clubs.type({"change", "Friday", "--free-tables", "1", "--apply"});
  clubs.both({"draw", "Friday", "--seed", "4"});
  CHECK(evening_of(clubs.panel) == evening_of(clubs.line));
  open_evening(clubs);
  press(clubs.ui, {"league/view/0"});
  CHECK(clubs.ui.find("league/table/1") == nullptr);
  CHECK(clubs.ui.find("league/table/3") != nullptr);
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
  press(clubs.ui, {"league/view/4", "league/manage/group/4"});
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

TEST_CASE("the standings rank the clubs of the participants, and only where there are clubs") {
  Clubs clubs;
  begin(clubs);
  open_evening(clubs);
  press(clubs.ui, {"league/view/1"});
  CHECK(clubs.ui.find("league/table_of/3") == nullptr);
  const std::string list = clubs.panel.folder / "clubs.csv";
  write(list, "name;club\nEva;Norte\nFede;Norte\nGabi;Sur\nHugo;Sur\n");
  clubs.both({"enter", "Friday", "--file", list});
  clubs.both({"draw", "Friday", "--seed", "7"});
  for (const char* table : {"1", "2", "3", "4"}) clubs.both({"result", "Friday", table, "30:12"});
  press(clubs.ui, {"go/home"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/1", "league/table_of/3"});
  for (const char* text : {"Clubs by their best 3", "Norte", "Sur"}) {
    CAPTURE(text);
    CHECK(clubs.ui.shows(text));
  }
  press(clubs.ui, {"print"});
  CHECK(clubs.ui.shows("Club ranking"));
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
  const auto chip = std::ranges::find_if(clubs.ui.drawn_items(), [](const ui::DrawnItem& item) {
    return item.id.starts_with("league/join_team/");
  });
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
