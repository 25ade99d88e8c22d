// Lists of people on the command line: names in two columns, missing titles, repeated lines, teams by name.

#include <doctest/doctest.h>

#include "tests/cli/secretary.hpp"

using namespace tanteador::test;

namespace {
namespace lists {

std::vector<std::string> players(const Folder& folder) {
  return names_of_rows(league(folder, {"player", "list", "--json"}).json());
}
std::vector<std::string> entrants(const Folder& folder) {
  return names_of_rows(shown_now(folder)["entrants"]);
}
using Names = std::vector<std::string>;

void begin(const Folder& folder) { went_well(league(folder, {"new", "Friday", "--rounds", "3"})); }

constexpr const char* kRepeated =
    "Ana Pérez / Beto Núñez\n\nCarla Gómez / Darío Ibáñez\nAna Pérez / Beto Núñez\nana perez / BETO NUÑEZ\n";

}  // namespace lists
}  // namespace

TEST_CASE("a surname in a second column keeps every family member, in the club's order") {
  const Folder folder;
  const std::string list =
      "Passnummer;Name;Vorname;Geburtsdatum;Verein;Spielrecht\r\n1;M\xFCller;J\xF6rg;1970;SV Au;ja\r\n"
      "2;M\xFCller;K\xE4the;1985;SV Au;ja\r\n3;Huber;Anna;1991;TSV Au;ja\r\n";
  went_well(league(folder, {"player", "import", "-"}, list));
  CHECK(lists::players(folder) == lists::Names{"Jörg Müller", "Käthe Müller", "Anna Huber"});
  const Folder other;
  went_well(league(other, {"club", "names", "surname-first"}));
  CHECK(league(other, {"club", "show", "--json"}).json()["names"] == "surname-first");
  lists::begin(other);
  went_well(league(other, {"enter", "Friday", "--file", "-"}, list));
  CHECK(lists::entrants(other) == lists::Names{"Müller Jörg", "Müller Käthe", "Huber Anna"});
  CHECK(league(other, {"club", "names", "backwards"}).status == 2);
  went_well(run(other, {"db", "check"}));
}

TEST_CASE("a list that repeats or nearly repeats a name is refused with both lines") {
  struct Row {
    std::vector<std::string> command;
    std::vector<std::string> said;
  };
  const Row rows[] = {{{"player", "import", "-"},
                       {"\"Ana Pérez\" appears on lines 1 and 4.", "\"Beto Núñez\" appears on lines 1 and 4.",
                        "\"BETO NUÑEZ\" on line 5 looks like \"Beto Núñez\" on line 1."}},
                      {{"enter", "Friday", "--file", "-"},
                       {"\"Ana Pérez\" appears on lines 1 and 4.", "\"ana perez\" on line 5 looks like"}}};
  for (const Row& row : rows) {
    CAPTURE(row.command[0]);
    const Folder folder;
    lists::begin(folder);
    const Result refused = league(folder, row.command, lists::kRepeated);
    CHECK(refused.status == 2);
    for (const std::string& said : row.said) CHECK_MESSAGE(has(refused.err, said), refused.err);
    CHECK(has(refused.err, "Nothing was entered."));
    CHECK(lists::players(folder).empty());
  }
  // One player of a pair is also in another pair.
  const Folder folder;
  lists::begin(folder);
  const Result pairs = league(folder, {"enter", "Friday", "--file", "-", "--add-new"},
                              "Ana / Beto\nCaro / Ana\nDani / Dani\n");
  CHECK(pairs.status == 2);
  CHECK(has(pairs.err, "\"Ana\" appears on lines 1 and 2."));
  CHECK(has(pairs.err, "\"Dani\" appears twice on line 3."));
}

TEST_CASE("with --add-new a list enters only new people and names the others") {
  const Folder folder;
  lists::begin(folder);
  const std::string list = "Ana / Beto\nCaro / Dani\nAna / Beto\n";
  went_well(league(folder, {"enter", "Friday", "Ana / Beto"}));
  const Result refused = league(folder, {"enter", "Friday", "--file", "-"}, "Ana / Beto\nCaro / Dani\n");
  CHECK(refused.status == 2);
  CHECK_MESSAGE(has(refused.err, "Takes part already: Ana / Beto (line 1)"), refused.err);
  CHECK(has(refused.err, "--add-new"));
  const Result entered = league(folder, {"enter", "Friday", "--file", "-", "--add-new"}, list);
  went_well(entered);
  CHECK_MESSAGE(has(entered.out, "Left out, there already: Ana / Beto (line 1), Ana / Beto (line 3)."),
                entered.out);
  CHECK(lists::entrants(folder) == lists::Names{"Ana / Beto", "Caro / Dani"});
  CHECK(league(folder, {"enter", "Friday", "--file", "-", "--add-new"}, list).status == 0);  // nobody is new
  const Result known = league(folder, {"player", "import", "-"}, "Eva\nAna\nBeto\n");
  CHECK(known.status == 2);
  CHECK_MESSAGE(has(known.err, "Players of the club already: Ana (line 2), Beto (line 3)."), known.err);
  const auto added =
      league(folder, {"player", "import", "-", "--add-new", "--json"}, "Eva\nAna\nBeto\n").json();
  CHECK(added["players"] == 1);
  CHECK(added["left_out"] ==
        nlohmann::json({{{"line", 2}, {"name", "Ana"}}, {{"line", 3}, {"name", "Beto"}}}));
  CHECK(lists::players(folder).size() == 5);
}

TEST_CASE("a player added twice is reported") {
  const Folder folder;
  const Result twice = league(folder, {"player", "add", "Ana", "Ana"});
  CHECK(twice.status == 1);
  CHECK(has(twice.out, "Ana is a player of the club already."));
}

TEST_CASE("a team's name enters the team in a team competition, and is asked about elsewhere") {
  const Folder folder;
  went_well(league(folder, {"player", "add", "u1", "u2", "u3", "v1", "v2", "v3"}));
  went_well(league(folder, {"team", "add", "Lobos", "--member", "u1", "u2", "u3"}));
  went_well(league(folder, {"team", "add", "Pumas", "--member", "v1", "v2", "v3"}));
  went_well(league(folder, {"new", "Friday", "--format", "round-robin", "--match-tables", "3"}));
  went_well(league(folder, {"enter", "Friday", "Lobos"}));
  went_well(league(folder, {"enter", "Friday", "--file", "-"}, "name\nPumas\n"));
  CHECK(lists::entrants(folder) == lists::Names{"Lobos", "Pumas"});
  CHECK(shown_now(folder)["entrants"][0]["people"].size() == 3);
  CHECK(lists::players(folder).size() == 6);
  went_well(league(folder, {"new", "Singles", "--rounds", "2"}));
  for (const bool list : {false, true}) {
    const Result asked = list ? league(folder, {"enter", "Singles", "--file", "-"}, "u1\nLobos\n")
                              : league(folder, {"enter", "Singles", "Lobos"});
    CHECK(asked.status == 2);
    CHECK_MESSAGE(has(asked.err, "Lobos is a team of the club. Write \"--team Lobos\""), asked.err);
  }
  went_well(league(folder, {"enter", "Singles", "Lobos", "--new"}));
  CHECK(lists::players(folder).size() == 7);
}

TEST_CASE("table sizes are separated by commas or blanks") {
  const std::vector<std::string> rows[] = {
      {"new", "Friday", "--format", "singles", "--rounds", "2", "--sizes", "4", "3"},
      {"new", "--format", "singles", "--sizes", "4", "3", "Friday", "--rounds", "2"},
      {"new", "--sizes", "4,3", "Friday", "--format", "singles", "--rounds", "2"}};
  for (const std::vector<std::string>& words : rows) {
    const Folder folder;
    went_well(league(folder, words));
    CHECK(shown_now(folder)["setup"]["stages"][0]["sizes"] == nlohmann::json({4, 3}));
  }
}
