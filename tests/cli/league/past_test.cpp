// A corrected earlier result leaves a draw as it is; the draw is repeated only on request.

#include <doctest/doctest.h>

#include "tests/cli/secretary.hpp"

using namespace tanteador::test;

namespace {

// The lower number of every open table of the last round wins.
void play_by_number(const Folder& folder) {
  const auto rounds = shown_now(folder)["rounds"];
  std::string lines;
  for (const auto& table : rounds.back()["tables"]) {
    const bool first = table["sides"][0]["name"] < table["sides"][1]["name"];
    lines += std::to_string(table["table"].get<int>()) + (first ? " 30:12\n" : " 12:30\n");
  }
  went_well(league(folder, {"result", "Friday", "--file", "-"}, lines));
  went_well(league(folder, {"close", "Friday"}));
}

// "1 Ana", of those with the first places.
std::vector<std::string> first_places(const Folder& folder) {
  std::vector<std::string> all;
  const auto answer = league(folder, {"standings", "Friday", "--json"}).json();
  for (const auto& row : answer["tables"][0]["rows"])
    all.push_back(std::to_string(row["rank"].get<int>()) + " " + row["name"].get<std::string>());
  all.resize(std::min<std::size_t>(all.size(), 4));
  return all;
}

// Checks that nothing changes after a rebuild and in a copy.
void check_elsewhere(const Folder& folder) {
  const auto now = [](const Folder& where) {
    return std::pair(league(where, {"show", "Friday", "--json"}).json()["rounds"],
                     league(where, {"standings", "Friday", "--json"}).json()["tables"]);
  };
  const auto before = now(folder);
  const auto bracket = league(folder, {"print", "Friday", "--what", "bracket"}).out;
  const Folder elsewhere;
  const std::string file = league(folder, {"export", "Friday"}).out;
  went_well(league(elsewhere, {"import", "-"}, file));
  went_well(run(folder, {"db", "rebuild"}));
  went_well(league(folder, {"verify", "Friday"}));
  CHECK(now(folder) == before);
  CHECK(now(elsewhere) == before);
  CHECK(league(elsewhere, {"print", "Friday", "--what", "bracket"}).out == bracket);
}

}  // namespace

TEST_CASE("an undo back to any entry of the evening leaves the competition as it was before that entry") {
  const Folder folder;
  club_with(folder, kEight, {"--rounds", "3", "--minutes", "40"});
  const auto clock = [](const Folder& where) {  // without what depends on the moment
    nlohmann::json all = league(where, {"clock", "Friday", "--json"}).json();
    for (const char* moment : {"competition", "until", "seconds_left"}) all.erase(moment);
    for (auto& table : all["tables"]) table.erase("until");
    return all;
  };
  const auto state = [&] {
    nlohmann::json rounds = league(folder, {"show", "Friday", "--json"}).json()["rounds"];
    rounds.push_back(clock(folder));
    return std::pair(rounds, league(folder, {"standings", "Friday", "--now", "--json"}).json()["tables"]);
  };
  std::vector<std::pair<nlohmann::json, nlohmann::json>> states;
  const auto enter = [&](std::vector<std::string> words) {
    states.push_back(state());
    words.insert(words.begin() + 1, "Friday");
    went_well(league(folder, words));
  };
  enter({"draw", "--seed", "1"});
  enter({"clock", "--add", "9", "--table", "2"});
  enter({"clock", "--stop"});
  enter({"unpair"});
  enter({"draw", "--seed", "1"});
  enter({"result", "1", "30:12"});
  enter({"result", "2", "12:30"});
  enter({"result", "3", "30:29"});
  enter({"clock", "--add", "5"});
  enter({"clock", "--stop"});
  enter({"result", "4", "30:20"});
  enter({"correct", "2", "30:12", "--reason", "misread"});
  enter({"penalty", "Ana", "--score", "3", "--reason", "late"});
  enter({"close"});
  enter({"absent", "Beto"});
  enter({"draw", "--seed", "2"});
  enter({"swap", "--tables", "1", "2"});
  const auto name = shown_now(folder)["rounds"].back()["tables"][0]["sides"][0]["name"];
  enter({"forfeit", "1", name.get<std::string>(), "--reason", "no show"});
  enter({"correct", "1", "--remove", "--reason", "it came"});
  enter({"withdraw", "Caro", "--reason", "ill"});
  const auto entries = league(folder, {"undo", "Friday", "--json"}).json()["entries"];
  REQUIRE(entries.size() > states.size());  // and the participants
  const std::string last = entries[0]["entry"].dump();
  CHECK(has(league(folder, {"undo", "Friday", "--to", last}).out, "Nothing was saved. Use --apply to save."));
  CHECK(league(folder, {"undo", "Friday", "--to", "9999"}).status == 2);
  CHECK(league(folder, {"undo", "Friday", "--apply"}).status == 2);
  const std::string whole = league(folder, {"export", "Friday"}).out;
  for (std::size_t i = 0; i < states.size(); ++i) {
    CAPTURE(entries[i].dump());
    const Folder copy;
    went_well(league(copy, {"import", "-"}, whole));
    const Result undone = league(copy, {"undo", "Friday", "--to", entries[i]["entry"].dump(), "--apply"});
    went_well(undone);
    const auto& [rounds, standings] = states[states.size() - 1 - i];
    nlohmann::json played = league(copy, {"show", "Friday", "--json"}).json()["rounds"];
    played.push_back(clock(copy));
    CHECK(played.dump() == rounds.dump());
    const auto tables = league(copy, {"standings", "Friday", "--now", "--json"}).json()["tables"];
    CHECK(tables.dump() == standings.dump());
    went_well(league(copy, {"verify", "Friday"}));
  }
}

TEST_CASE("the final keeps its finalists after a corrected semi-final until it is paired again") {
  const Folder folder;
  club_with(folder, kEight, {"--format", "knockout", "--third-place"});
  for (int round = 0; round < 2; ++round) {
    went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
    play_by_number(folder);
  }
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK(meet(folder, "Ana", "Beto"));
  const Result corrected =
      league(folder, {"correct", "Friday", "2.1", "12:30", "--reason", "read the wrong way", "--json"});
  went_well(corrected);
  const nlohmann::json last{{"stage", 1}, {"round", 3}};
  CHECK(corrected.json()["affected"] == nlohmann::json::array({last}));
  CHECK(corrected.json()["redraw"] == last);
  CHECK(meet(folder, "Ana", "Beto"));
  check_elsewhere(folder);
  SUBCASE("the drawn final is played: its winner is first") {
    play_by_number(folder);
    CHECK(first_places(folder) == std::vector<std::string>{"1 Ana", "2 Beto", "3 Caro", "4 Dani"});
    CHECK(has(league(folder, {"print", "Friday", "--what", "bracket"}).out, "(plays on as paired)"));
    CHECK(has(league(folder, {"redraw", "Friday"}).out,
              "Round 3 already has a result, so its pairings cannot be changed."));
    went_well(league(folder, {"close", "Friday", "--finish"}));
    check_elsewhere(folder);
  }
  SUBCASE("it is paired again") {
    const Result again = league(folder, {"redraw", "Friday", "--seed", "1"});
    went_well(again);
    CHECK(has(again.out, "The pairings have been removed."));
    CHECK(meet(folder, "Dani", "Beto"));
    CHECK(meet(folder, "Ana", "Caro"));
    const fs::path proof = folder / "draw.py";
    went_well(league(folder, {"prove", "Friday", "--round", "3", "--to", proof}));
    went_well(league(folder, {"prove", "--file", proof}));
    went_well(run(folder, Run{.arguments = {proof.string()}, .program = "/usr/bin/python3"}));
    check_elsewhere(folder);
  }
  SUBCASE("the draw is undone by hand, and the round is drawn again") {
    went_well(league(folder, {"undraw", "Friday"}));
    went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
    CHECK(meet(folder, "Dani", "Beto"));
  }
}

TEST_CASE("a corrected quarter-final leaves the played semi-finals, and a final can be drawn") {
  const Folder folder;
  club_with(folder, kEight, {"--format", "knockout", "--third-place"});
  for (int round = 0; round < 2; ++round) {
    went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
    play_by_number(folder);
  }
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  const Result corrected = league(folder, {"correct", "Friday", "1.1", "12:30"});
  CHECK(has(corrected.out, "Round 2 of stage 1 was paired using the old result and stays as it is."));
  CHECK_FALSE(has(corrected.out, "league redraw"));
  went_well(league(folder, {"undraw", "Friday"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK(meet(folder, "Ana", "Beto"));
  play_by_number(folder);
  CHECK(first_places(folder) == std::vector<std::string>{"1 Ana", "2 Beto", "3 Caro", "4 Dani"});
  check_elsewhere(folder);
}

TEST_CASE("a corrected group keeps the field of the knock-out, which can restart before its first result") {
  const Folder folder;
  const nlohmann::json setup{{"name", "Friday"},
                             {"game", "truco"},
                             {"ruleset", "truco-argentino"},
                             {"stages",
                              {{{"format", "groups"}, {"groups", 2}, {"go_on", {{"who", "top"}, {"top", 2}}}},
                               {{"format", "knockout"}}}}};
  write_bytes(folder / "setup.json", setup.dump());
  went_well(league(folder, {"new", "--file", folder / "setup.json"}));
  std::vector<std::string> enter{"enter", "Friday"};
  enter.insert(enter.end(), kEight.begin(), kEight.end());
  went_well(league(folder, enter));
  for (int round = 0; round < 3; ++round) {
    went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
    play_by_number(folder);
  }
  went_well(league(folder, {"next-stage", "Friday"}));
  // Ana and Dani go on of Ana, Dani, Eva, Hugo; by these results Eva would in place of Dani.
  const auto correct = [&] {
    const auto rounds = shown_now(folder)["rounds"];
    for (std::size_t round = 0; round < 3; ++round) {
      for (const auto& table : rounds[round]["tables"]) {
        const std::string one = table["sides"][0]["name"], other = table["sides"][1]["name"];
        if (one + other != "DaniEva" && one + other != "EvaDani") continue;
        const std::string at =
            "1." + std::to_string(round + 1) + "." + std::to_string(table["table"].get<int>());
        return league(folder, {"correct", "Friday", at, one == "Eva" ? "30:0" : "0:30"});
      }
    }
    return Result{};
  };
  SUBCASE("before the knock-out is drawn") {
    const Result corrected = correct();
    CHECK(has(corrected.out, "The players of stage 2 were chosen by the earlier result; they stay."));
    CHECK(has(corrected.out, "league pair-again"));
    went_well(league(folder, {"redraw", "Friday"}));
    went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
    const auto all = pairings(folder);
    CHECK(std::ranges::any_of(all, [](const std::string& pair) { return has(pair, "Eva"); }));
  }
  SUBCASE("after it is drawn") {
    went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
    const auto drawn = pairings(folder);
    const Result corrected = correct();
    CHECK(has(corrected.out, "Round 1 of stage 2 was paired using the old result and stays as it is."));
    CHECK(pairings(folder) == drawn);
    went_well(league(folder, {"redraw", "Friday", "--seed", "1"}));
    const auto all = pairings(folder);
    CHECK(std::ranges::any_of(all, [](const std::string& pair) { return has(pair, "Eva"); }));
    CHECK(std::ranges::none_of(all, [](const std::string& pair) { return has(pair, "Dani"); }));
  }
  SUBCASE("after it is played") {
    for (int round = 0; round < 2; ++round) {
      went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
      play_by_number(folder);
    }
    const auto before = first_places(folder);
    CHECK_FALSE(has(correct().out, "league redraw"));
    CHECK(first_places(folder) == before);
    CHECK(league(folder, {"redraw", "Friday"}).status == 1);
  }
  check_elsewhere(folder);
}

TEST_CASE("an entrant who returns after an undone first draw is drawn, and the proof shows it") {
  const Folder folder;
  club_with(folder, kFour, {"--format", "round_robin"});
  went_well(league(folder, {"withdraw", "Friday", "Dani"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  went_well(league(folder, {"undraw", "Friday"}));
  went_well(league(folder, {"return", "Friday", "Dani"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  CHECK(pairings(folder).size() == 2);
  const fs::path proof = folder / "draw.py";
  went_well(league(folder, {"prove", "Friday", "--round", "1", "--to", proof}));
  went_well(league(folder, {"prove", "--file", proof}));
  went_well(run(folder, Run{.arguments = {proof.string()}, .program = "/usr/bin/python3"}));
  check_elsewhere(folder);
}

TEST_CASE("undraw keeps a manual absence and forfeit and reports them") {
  const Folder folder;
  club_with(folder, kFour, {"--format", "round_robin"});
  went_well(league(folder, {"absent", "Friday", "Beto"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  const auto drawn = shown_now(folder)["rounds"];
  std::string at, other;
  for (const auto& table : drawn[0]["tables"]) {
    const std::string one = table["sides"][0]["name"], two = table["sides"][1]["name"];
    if (one == "Beto" || two == "Beto") continue;
    at = "1." + std::to_string(table["table"].get<int>());
    other = one;
  }
  went_well(league(folder, {"forfeit", "Friday", at, other}));
  const Result back = league(folder, {"undraw", "Friday", "--json"});
  went_well(back);
  CHECK(back.json()["absent"] == nlohmann::json::array({"Beto", other}));
  CHECK(back.json()["lost"]["absences"].empty());
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  const Result again = league(folder, {"undraw", "Friday"});
  CHECK(has(again.out, "Absent from the next round, as entered: Beto, " + other + "."));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  int forfeited = 0;
  const auto rounds = shown_now(folder)["rounds"];
  for (const auto& table : rounds[0]["tables"])
    for (const auto& side : table["sides"]) forfeited += side["forfeit"].get<bool>() ? 1 : 0;
  CHECK(forfeited == 2);
  check_elsewhere(folder);
}
