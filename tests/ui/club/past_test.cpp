// Corrections, standings of the past, proofs, saved reports and rankings equal the output of the commands.

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "tests/support/workbook.hpp"
#include "tests/ui/club/clubs.hpp"
#include "ui/app/system/languages.hpp"

namespace club_command {

TEST_CASE("the corrections equal the command's") {
  Clubs clubs;
  begin(clubs);
  play_round(clubs, "3");
  clubs.both({"correct", "Friday", "1.1", "12:30", "--reason", "read the wrong way round"});
  open_evening(clubs);
  press(clubs.ui, {"league/view/4", "league/manage/group/5"});
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
  for (const ui::DrawnItem& one : ui.drawn_items()) {
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
  press(clubs.ui, {"league/view/4", "league/manage/group/4"});
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
std::string saved_report(Clubs& clubs, ui::App& app, HeadlessUi& ui, const std::string& word,
                         const std::string& form) {
  const view::Command command =
      view::command::LeagueRequest{view::command::SetLeagueState{view::PaperState{word}}};
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
      const std::string csv = saved_report(clubs, app, ui, word, "csv");
      if (word == "standings")
        CHECK(before_reason(csv) == before_reason(command));
      else
        CHECK(csv == command);
      const std::string workbook = test::read_workbook(saved_report(clubs, app, ui, word, "xlsx"));
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

}  // namespace club_command
