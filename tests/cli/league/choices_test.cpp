// Choices of an evening: points for late participants, clubs apart or against each other, free tables.

#include <doctest/doctest.h>

#include "tests/cli/secretary.hpp"

namespace evening_choices {

using namespace tanteador::test;

namespace {

void play_and_close(const Folder& folder, std::initializer_list<const char*> tables) {
  for (const char* table : tables) went_well(league(folder, {"result", "Friday", table, "30:20"}));
  went_well(league(folder, {"close", "Friday"}));
}

nlohmann::json row_of(const Folder& folder, const std::string& name) {
  const auto shown = league(folder, {"standings", "Friday", "--json"}).json();
  for (const auto& row : shown["tables"][0]["rows"])
    if (row["name"] == name) return row;
  return {};
}

// The program that proves the last round by itself.
Result checked_alone(const Folder& folder, const std::string& round) {
  const fs::path file = folder / ("round" + round + ".py");
  went_well(league(folder, {"prove", "Friday", "--round", round, "--to", file}));
  went_well(league(folder, {"prove", "--file", file}));
  return run(folder, Run{.arguments = {file.string()}, .program = "/usr/bin/python3"});
}

// The numbers of the tables of the last round.
std::vector<int> numbers(const Folder& folder) {
  std::vector<int> all;
  const auto rounds = shown_now(folder)["rounds"];
  for (const auto& table : rounds.back()["tables"]) all.push_back(table["table"]);
  return all;
}

}  // namespace

TEST_CASE("late participants have the points that the secretary decides, and every list says so") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro", "Dani"}, {"--rounds", "4"});
  const Result early = league(folder, {"enter", "Friday", "Eva", "--late", "half"});
  CHECK(early.status == 2);
  CHECK_MESSAGE(has(early.err, "no round has been missed"), early.err);
  for (int round = 0; round < 2; ++round) {
    went_well(league(folder, {"draw", "Friday"}));
    play_and_close(folder, {"1", "2"});
  }
  const Result half = league(folder, {"enter", "Friday", "Eva", "Fito", "--late", "half"});
  went_well(half);
  CHECK_MESSAGE(has(half.out, "Eva: late entry: 2 rounds missed, points given: 1"), half.out);
  went_well(league(folder, {"enter", "Friday", "Gina", "--late", "full"}));
  went_well(league(folder, {"enter", "Friday", "Hugo"}));
  CHECK(league(folder, {"enter", "Friday", "Ines", "--late", "double"}).status == 2);
  CHECK(row_of(folder, "Eva")["figures"]["PTS"] == 1);
  CHECK(row_of(folder, "Gina")["figures"]["PTS"] == 2);
  CHECK(row_of(folder, "Hugo")["figures"]["PTS"] == 0);
  const std::string why = league(folder, {"standings", "Friday", "--why"}).out;
  CHECK_MESSAGE(has(why, "Gina: late entry: 2 rounds missed, points given: 2"), why);
  const std::string list = league(folder, {"print", "Friday", "--what", "entrants"}).out;
  CHECK_MESSAGE(has(list, "late entry: 2 rounds missed, no points"), list);
  const fs::path file = folder / "friday.trf";
  went_well(league(folder, {"trf", "Friday", "--to", file}));
  const std::string trf = read_bytes(file);
  const auto line_of = [&](const std::string& name) {
    const auto at = trf.find(name);
    return at == trf.npos ? std::string() : trf.substr(at, trf.find('\n', at) - at);
  };
  CHECK_MESSAGE(has(line_of("Eva"), "0000 - H  0000 - H"), trf);
  CHECK_MESSAGE(has(line_of("Gina"), "0000 - F  0000 - F"), trf);
  CHECK_MESSAGE(has(line_of("Hugo"), "0000 - Z  0000 - Z"), trf);
  went_well(league(folder, {"participant", "Friday", "Hugo", "--late", "full"}));
  CHECK(row_of(folder, "Hugo")["figures"]["PTS"] == 2);
  went_well(league(folder, {"participant", "Friday", "Hugo", "--late", "by_rules"}));
  CHECK(row_of(folder, "Hugo")["figures"]["PTS"] == 0);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("a knock-out keeps people of one club apart, and the program that checks itself proves it") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--format", "knockout"}));
  const char* clubs[] = {"Norte", "Norte", "Sur", "Este", "Este", "Sur", "Norte", "Norte"};
  for (std::size_t i = 0; i < kEight.size(); ++i)
    went_well(league(folder, {"enter", "Friday", kEight[i], "--club", clubs[i]}));
  const Result drawn = league(folder, {"draw", "Friday"});
  went_well(drawn);
  CHECK_MESSAGE(has(drawn.out, "people of one club meet later"), drawn.out);
  CHECK_FALSE(has(drawn.out, "Ana – Hugo"));
  CHECK_FALSE(has(drawn.out, "Dani – Eva"));
  const Result checked = checked_alone(folder, "1");
  went_well(checked);
  CHECK_MESSAGE(has(checked.out, "those of one club are as far apart as exchanges allow"), checked.out);
  CHECK_MESSAGE(has(checked.out, "the seeds in their places of the bracket"), checked.out);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("a first series by lot seats clubmates apart, and the program that checks itself proves it") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--game", "sheet", "--format", "singles", "--rounds", "2",
                            "--seats", "by_score"}));
  for (std::size_t i = 0; i < kEight.size(); ++i)
    went_well(league(folder, {"enter", "Friday", kEight[i], "--club", i < 4 ? "Norte" : "Sur"}));
  for (const char* seed : {"1", "2", "3"}) {
    went_well(league(folder, {"draw", "Friday", "--seed", seed}));
    const auto rounds = shown_now(folder)["rounds"];
    for (const auto& table : rounds.back()["tables"]) {
      int of_norte = 0;
      for (const auto& side : table["sides"])
        for (std::size_t i = 0; i < 4; ++i) of_norte += side["name"] == kEight[i] ? 1 : 0;
      CHECK(of_norte == 2);
    }
    const Result checked = checked_alone(folder, "1");
    went_well(checked);
    CHECK_MESSAGE(has(checked.out, "who sits where"), checked.out);
    went_well(league(folder, {"undraw", "Friday"}));
    fs::remove(folder / "round1.py");
  }
}

TEST_CASE("a table that stays free is left out of later rounds, of papers and of the proof") {
  const Folder folder;
  club_with(folder, kEight, {"--rounds", "3"});
  went_well(league(folder, {"draw", "Friday"}));
  play_and_close(folder, {"1", "2", "3", "4"});
  const Result shown = league(folder, {"change", "Friday", "--free-tables", "2,5"});
  went_well(shown);
  CHECK_MESSAGE(has(shown.out, "Nothing was saved"), shown.out);
  went_well(league(folder, {"change", "Friday", "--free-tables", "2,5", "--reason", "wobbly", "--apply"}));
  CHECK(has(league(folder, {"corrections", "Friday"}).out, "Tables that stay free: 2, 5."));
  const Result drawn = league(folder, {"draw", "Friday"});
  went_well(drawn);
  CHECK(numbers(folder) == std::vector{1, 3, 4, 6});
  for (const char* paper : {"tables", "blank-results", "slips", "cards", "by-name", "rounds"}) {
    CAPTURE(paper);
    const fs::path page = folder / (std::string(paper) + ".html");
    went_well(league(folder, {"print", "Friday", "--what", paper, "--html", page}));
    CHECK_FALSE(has(read_bytes(page), "<td>2</td><td></td>"));
  }
  const Result none = league(folder, {"result", "Friday", "2", "30:20"});
  CHECK(none.status != 0);
  CHECK_MESSAGE(has(none.err + none.out, "no table 2"), (none.err + none.out));
  CHECK(league(folder, {"forfeit", "Friday", "2", "--side", "1"}).status != 0);
  went_well(league(folder, {"swap", "Friday", "1", "2", "--tables"}));
  CHECK(numbers(folder) == std::vector{2, 3, 4, 6});
  play_and_close(folder, {"2", "3", "4", "6"});
  went_well(league(folder, {"change", "Friday", "--free-tables", "none", "--apply"}));
  went_well(league(folder, {"draw", "Friday"}));
  CHECK(numbers(folder) == std::vector{1, 2, 3, 4});
  const Result checked = checked_alone(folder, "3");
  went_well(checked);
  went_well(checked_alone(folder, "2"));
  CHECK(league(folder, {"change", "Friday", "--free-tables", "two"}).status == 2);
  CHECK(league(folder, {"change", "Friday", "--free-tables", "0"}).status != 0);
  went_well(league(folder, {"verify", "Friday"}));
}

TEST_CASE("tables stay free from the start") {
  const Folder folder;
  club_with(folder, kEight, {"--rounds", "3", "--free-tables", "1,3"});
  went_well(league(folder, {"draw", "Friday"}));
  CHECK(numbers(folder) == std::vector{2, 4, 5, 6});
  const Result two =
      league(folder, {"new", "Cup", "--rounds", "1", "--then", "knockout", "--free-tables", "2"});
  went_well(two);
  const auto shown = league(folder, {"show", "Cup", "--json"}).json();
  for (const auto& stage : shown["setup"]["stages"]) CHECK(stage["free_tables"] == std::vector{2});
  CHECK(league(folder, {"new", "Bad", "--rounds", "1", "--free-tables", "two"}).status == 2);
}

TEST_CASE("two clubs meet in a Scheveningen, and each club has the sum of its people") {
  const Folder folder;
  CHECK(league(folder, {"new", "Bad", "--rounds", "3", "--between-clubs"}).status == 2);
  went_well(league(folder, {"new", "Friday", "--format", "round-robin", "--between-clubs"}));
  went_well(league(folder, {"enter", "Friday", "Ana", "Beto", "--club", "Norte"}));
  went_well(league(folder, {"enter", "Friday", "Caro", "--club", "Sur"}));
  const Result uneven = league(folder, {"draw", "Friday"});
  CHECK(uneven.status == 1);
  CHECK_MESSAGE(has(uneven.out + uneven.err, "Clubs: 2; participants of a club: 1 to 2; without a club: 0."),
                (uneven.out + uneven.err));
  went_well(league(folder, {"enter", "Friday", "Dani", "--club", "Sur"}));
  went_well(league(folder, {"draw", "Friday", "--all"}));
  const auto rounds = shown_now(folder)["rounds"];
  REQUIRE(rounds.size() == 2);
  CHECK(has(league(folder, {"show", "Friday", "--why"}).out, "round 1 of the schedule"));
  for (const char* round : {"1", "2"})
    for (const char* table : {"1", "2"})
      went_well(league(folder, {"result", "Friday", std::string(round) + "." + table, "30:12"}));
  const std::string standings = league(folder, {"standings", "Friday"}).out;
  CHECK_MESSAGE(has(standings, "Clubs by all their participants"), standings);
  const auto clubs = paper_rows(folder, "club-totals");
  REQUIRE(clubs.size() == 2);
  CHECK(clubs[0]["points"] == 2);
  CHECK(clubs[1]["points"] == 2);
  for (const char* round : {"round_1", "round_2"}) {
    CAPTURE(round);
    CHECK(clubs[0][round].get<double>() + clubs[1][round].get<double>() == 2);
  }
  went_well(
      league(folder, {"penalty", "Friday", "Ana", "--points", "1", "--round", "2", "--reason", "late"}));
  const auto less = paper_rows(folder, "club-totals");
  for (const auto& club : less)
    CHECK(club["round_1"].get<double>() + club["round_2"].get<double>() == club["points"].get<double>());
  for (const char* round : {"1", "2"}) {
    const Result checked = checked_alone(folder, round);
    went_well(checked);
    CHECK_MESSAGE(has(checked.out, "as the rotation of two clubs has it"), checked.out);
  }
  went_well(league(folder, {"verify", "Friday"}));
}

}  // namespace evening_choices
