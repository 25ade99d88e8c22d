// The sheet of French tarot as plain data.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "src/session/session.hpp"
#include "src/view/tarot/face.hpp"
#include "tests/view/played.hpp"

using namespace tanteador;
using test::match_context;
using test::play_match;

namespace {

view::MatchScreen board_of(const session::OpenMatch& match, const view::BoardState& state = {}) {
  return view::make_match_screen(match_context(match), state);
}

view::TarotSheet sheet_of(const session::OpenMatch& match, const view::BoardState& state = {}) {
  const view::MatchScreen board = board_of(match, state);
  REQUIRE(std::holds_alternative<view::TarotSheet>(board.sheet));
  return std::get<view::TarotSheet>(board.sheet);
}

const std::string kFive =
    R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-5","players":["Ana","Beto","Caro","Dani","Eva"]})"
    "\n";

std::string deal(const std::string& taker, const std::string& bid, const std::string& result) {
  return "{\"type\":\"deal_started\"}\n{\"type\":\"bid\",\"player\":\"" + taker + "\",\"bid\":\"" + bid +
         "\"}\n{\"type\":\"result\"," + result + "}\n";
}

}  // namespace

TEST_CASE("a deal has its row: number, taker, partner, points, and their balance") {
  const auto match =
      play_match(kFive + deal("Ana", "garde_contre", R"("bouts":2,"points":49,"partner":"Caro")"));
  const view::TarotSheet sheet = sheet_of(match);
  REQUIRE(sheet.rows.size() == 1);
  const auto& row = sheet.rows[0];
  CHECK(row.tag == "GC");
  CHECK(row.mark);
  CHECK(row.choose.label == "1");
  CHECK(row.cells[0].role == view::TarotRole::taker);
  CHECK(row.cells[2].role == view::TarotRole::partner);
  CHECK(row.cells[1].role == view::TarotRole::none);
  CHECK(row.cells[0].delta == "+396");
  CHECK(row.cells[2].delta == "+198");
  CHECK(row.cells[1].delta == "−198");
  CHECK(row.cells[1].loses);
  CHECK(row.balance == "Σ 0");
  CHECK(row.balanced);
}

TEST_CASE("the leader is ringed, the last has the lantern unless tied, the next dealer is marked") {
  const auto match = play_match(kFive + deal("Ana", "garde", R"("bouts":2,"points":49,"partner":"Ana")") +
                                deal("Beto", "prise", R"("bouts":2,"points":30,"partner":"Caro")"));
  const view::TarotSheet sheet = sheet_of(match);
  CHECK(sheet.players[0].leads);
  CHECK(sheet.players[1].last);
  CHECK(sheet.players[1].deals);  // Eva dealt first, then Ana
  const view::TarotSheet first =
      sheet_of(play_match(kFive + deal("Ana", "garde", R"("bouts":2,"points":49,"partner":"Ana")")));
  for (const auto& player : first.players) CHECK(!player.last);
}

TEST_CASE("totals and chart cover the deals, in hundreds") {
  const auto match = play_match(kFive + deal("Ana", "garde", R"("bouts":2,"points":49,"partner":"Ana")") +
                                deal("Beto", "prise", R"("bouts":2,"points":30,"partner":"Caro")"));
  const view::TarotSheet sheet = sheet_of(match);
  CHECK(sheet.chart.lines[0].values == std::vector<int>{0, 264, 300});
  CHECK(sheet.chart.high == 300);
  CHECK(sheet.chart.low == -200);
  CHECK(sheet.chart.lines[0].label == "Ana 300");
  CHECK(sheet.rows[1].cells[0].total == "300");
}

TEST_CASE("a ruling has its own row and no sum") {
  const auto match = play_match(kFive + deal("Ana", "garde", R"("bouts":2,"points":49,"partner":"Ana")") +
                                R"({"type":"ruled","side":"Beto","points":-20,"reason":"x"})"
                                "\n");
  const view::TarotSheet sheet = sheet_of(match);
  REQUIRE(sheet.rows.size() == 2);
  CHECK(sheet.rows[1].balance.empty());
  CHECK(sheet.rows[1].cells[1].delta == "−20");
  CHECK(sheet.rows[1].cells[1].total == "−86");
}

TEST_CASE("an undone deal leaves the sheet, a void one stays without a number") {
  session::Session session(nullptr, session::system_host());
  auto match = play_match(kFive + deal("Ana", "garde", R"("bouts":2,"points":49,"partner":"Ana")") +
                          "{\"type\":\"deal_started\"}\n{\"type\":\"petit_sec\",\"player\":\"Beto\"}\n");
  view::TarotSheet sheet = sheet_of(match);
  REQUIRE(sheet.rows.size() == 2);
  CHECK(sheet.rows[1].choose.label == "–");
  CHECK(sheet.rows[1].note == "petit sec: the deal is void");
  for (int i = 0; i < 3; ++i) REQUIRE(session.undo(match));
  sheet = sheet_of(match);
  REQUIRE(sheet.rows.size() == 1);  // its bid stands again
  CHECK(sheet.rows[0].tag == "G");
  CHECK(sheet.players[0].total == "0");
}

TEST_CASE("a player barred from bidding is shown before the deal and during the bids (NR-23)") {
  const std::string barred = kFive + R"({"type":"barred","player":"Beto"})" + "\n",
                    started = R"({"type":"deal_started"})";
  CHECK(board_of(play_match(kFive)).detail == "Eva deals, Ana bids first");
  CHECK(board_of(play_match(barred)).detail == "Eva deals, Ana bids first · Beto may not bid");
  CHECK(board_of(play_match(barred + started + "\n")).detail == "Ana to bid · Beto may not bid");
  CHECK(board_of(play_match(barred + started + "\n" + R"({"type":"bid","player":"Ana","bid":"garde"})" +
                            "\n" + R"({"type":"trick_won","player":"Ana"})" + "\n"))
            .detail.find("may not bid") == std::string::npos);
}

TEST_CASE("names are shortened as far as they stay distinct") {
  using Names = std::vector<std::string>;
  CHECK(view::tarot::short_names(Names{"Ana", "Jean-Christophe", "Paul Muster"}) ==
        Names{"Ana", "Jean-C.", "Paul"});
  CHECK(view::tarot::short_names(Names{"Maximilian Huber", "Maximiliane Huber", "Žofie"}) ==
        Names{"Max. 1", "Max. 2", "Žofie"});
  const Names usual{"Player 1", "Player 2", "Player 3"};  // whole: "Play 3 deals" was read as a command
  CHECK(view::tarot::short_names(usual) == usual);
}

TEST_CASE("a poignée of open size blocks the deal, and its line names the poignée") {
  const auto match = play_match(kFive);
  view::BoardState state;
  state.values = {{"tarot/taker", "2"},
                  {"tarot/contract", "garde"},
                  {"tarot/bouts", "1"},
                  {"tarot/partner", "0"},
                  {"tarot/asking", "3"}};
  state.digits = "56";
  const view::TarotSheet::Entry entry = *sheet_of(match, state).entry;
  CHECK(!entry.enter.enabled);
  CHECK(entry.enter.lacking);
  CHECK(entry.missing == "Next: which poignée Dani shows, or none");
  CHECK(std::ranges::any_of(entry.questions,
                            [](const auto& question) { return question.title == "Poignée: Dani"; }));
  state.values.erase("tarot/asking");
  CHECK(sheet_of(match, state).entry->enter.enabled);
}

TEST_CASE("\"Contract only\" is not pressable once anything of the result is said, or a question is open") {
  const auto match = play_match(kFive);
  view::BoardState state;
  state.values = {{"tarot/taker", "2"}, {"tarot/contract", "garde"}};
  CHECK(sheet_of(match, state).entry->only.enabled);
  for (const auto& [name, text] : std::map<std::string, std::string>{
           {"bouts", "1"}, {"petit", "attack"}, {"partner", "0"}, {"chelem", "attack"}, {"asking", "1"}}) {
    CAPTURE(name);
    view::BoardState more = state;
    more.values["tarot/" + name] = text;
    CHECK(!sheet_of(match, more).entry->only.enabled);
  }
}

TEST_CASE("while a result is replaced, separate entries are not asked for") {
  const auto match = play_match(kFive +
                                "{\"type\":\"deal_started\"}\n"
                                "{\"type\":\"bid\",\"player\":\"Ana\",\"bid\":\"garde\"}\n");
  view::BoardState state;
  state.values = {{"tarot/open", "1"}};
  const auto asks = [&](std::string_view id) {
    const auto entry = sheet_of(match, state).entry;
    return std::ranges::any_of(entry->questions, [&](const auto& question) {
      return std::ranges::find(question.answers, id, &view::Button::id) != question.answers.end();
    });
  };
  CHECK(asks("poignee/0"));
  CHECK(asks("announced/1"));
  state.replacing = 4;
  CHECK(!asks("poignee/0"));
  CHECK(!asks("announced/1"));
  CHECK(asks("chelem/attack"));
}
