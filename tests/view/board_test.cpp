// The board as plain data.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "src/session/session.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/lines.hpp"
#include "src/view/sheets.hpp"
#include "src/view/shortcut.hpp"
#include "src/view/words.hpp"
#include "tests/view/played.hpp"

using namespace tanteador;
using test::match_context;
using test::play_match;

namespace {

const std::string kStart =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto","Caro","Dani"]})"
    "\n";
const std::string kHand = R"({"type":"hand_started"})"
                          "\n";

std::string points(const std::string& side, int count) {
  return R"({"type":"tallied","side":")" + side + R"(","points":)" + std::to_string(count) + "}\n";
}

view::KnownChoices with_people(std::vector<std::string> people) {
  const auto shipped = rulebook::editions();
  return {{shipped.begin(), shipped.end()}, std::move(people)};
}

const view::TrucoSheet& sheet_of(const view::MatchScreen& board) {
  return std::get<view::TrucoSheet>(board.sheet);
}

const view::Button* call(const view::MatchScreen& board, int side, const std::string& word) {
  if (sheet_of(board).contests.empty()) return nullptr;
  for (const auto& row : sheet_of(board).contests[0].corners[static_cast<std::size_t>(side)].calls) {
    for (const view::Button& action : row) {
      if (action.id == "call/" + std::to_string(side) + "/" + word && !action.label.empty()) return &action;
    }
  }
  return nullptr;
}

}  // namespace

TEST_CASE("the score is spoken in malas and buenas") {
  struct Row {
    int points;
    const char* number;
    const char* half;
    const char* total;
    const char* missing;
    bool buenas;
  };
  constexpr Row rows[] = {{1, "1", "MALA", "1/30", "29 to go", false},
                          {14, "14", "MALAS", "14/30", "16 to go", false},
                          {15, "0", "BUENAS", "15/30", "15 to go", true},
                          {21, "6", "BUENAS", "21/30", "9 to go", true},
                          {30, "15", "BUENAS", "30/30", "reached", true}};
  for (const Row& row : rows) {
    CAPTURE(row.points);
    const auto match = play_match(kStart + points("Ellos", row.points));
    const view::MatchScreen board = view::make_match_screen(match_context(match), {});
    const view::truco::SideTally& side = sheet_of(board).sides[1];
    CHECK(side.number == row.number);
    CHECK(side.half == row.half);
    CHECK(side.total == row.total);
    CHECK(side.missing == row.missing);
    CHECK(side.second_half == row.buenas);
    CHECK(side.tally.points == row.points);
  }
}

TEST_CASE("the halves and the answers of the gaucho game are Portuguese") {
  const std::string start =
      R"({"type":"match_started","game":"truco","ruleset":"truco-gaucho","players":["Ana","Beto"]})"
      "\n";
  const auto half_of = [&](int score) {
    const auto match = play_match(start + points("Beto", score));
    return sheet_of(view::make_match_screen(match_context(match), {})).sides[1].half;
  };
  CHECK(half_of(1) == "MAU");
  CHECK(half_of(11) == "MAUS");
  CHECK(half_of(12) == "BONS");
  CHECK(half_of(13) == "BOM");
  const auto match = play_match(start + kHand +
                                R"({"type":"called","player":"Ana","call":"truco"})"
                                "\n");
  const view::MatchScreen board = view::make_match_screen(match_context(match), {});
  CHECK(sheet_of(board).sides[0].tally.first == "MAUS");
  CHECK(sheet_of(board).sides[0].tally.second == "BONS");
  REQUIRE(call(board, 1, "quiero"));
  CHECK(call(board, 1, "quiero")->label == "Quero");
  REQUIRE(call(board, 1, "no_quiero"));
  CHECK(call(board, 1, "no_quiero")->label == "Não quero");
}

TEST_CASE("a call shows its value, and belongs to the chosen player") {
  const auto match = play_match(kStart + kHand);
  view::BoardState state;
  state.speaker[0] = seat_at(2);
  const view::MatchScreen board = view::make_match_screen(match_context(match), state);
  const view::Button* truco = call(board, 0, "truco");
  REQUIRE(truco);
  CHECK(truco->label == "Truco");
  CHECK(truco->detail == "2 · 1");
  CHECK(truco->command ==
        view::Command(test::enter_command(match, R"({"type":"called","player":"Caro","call":"truco"})")));
  CHECK(board.headline == "Hand 1");
  CHECK(board.detail == "Dani deals, Ana is mano");
}

TEST_CASE("the keys below a hand keep their places from its first entry to its last") {
  const std::string entries[] = {R"({"type":"called","player":"Ana","call":"envido"})",
                                 R"({"type":"called","player":"Beto","call":"quiero"})",
                                 R"({"type":"declared","player":"Ana","of":"envido","points":28})",
                                 R"({"type":"settled","of":"envido","winner":"Nosotros","points":28})",
                                 R"({"type":"called","player":"Ana","call":"truco"})",
                                 R"({"type":"called","player":"Beto","call":"quiero"})",
                                 R"({"type":"trick_won","winner":"Nosotros"})"};
  const auto tools = [](const std::string& lines) {
    const auto match = play_match(lines);
    std::string ids;
    for (const view::Button& tool : view::make_match_screen(match_context(match), {}).tools)
      ids += tool.id + " ";
    return ids;
  };
  std::string lines = kStart + kHand;
  const std::string first = tools(lines);
  CHECK(first.find("tool/card tool/shown tool/annul") != first.npos);
  for (const std::string& entry : entries) {
    lines += entry + "\n";
    CAPTURE(entry);
    CHECK(tools(lines) == first);
  }
}

TEST_CASE("while a call waits only the other side can answer, and other buttons say why not") {
  const auto match = play_match(kStart + kHand +
                                R"({"type":"called","player":"Ana","call":"truco"})"
                                "\n");
  const view::MatchScreen board = view::make_match_screen(match_context(match), {});
  REQUIRE(call(board, 0, "quiero"));  // its place is there, and says why it is empty
  CHECK(!call(board, 0, "quiero")->enabled);
  CHECK(std::ranges::find(sheet_of(board).contests[0].disabled_reasons, "call/0/quiero",
                          &view::DisabledReason::id) != sheet_of(board).contests[0].disabled_reasons.end());
  REQUIRE(call(board, 1, "quiero"));
  CHECK(call(board, 1, "quiero")->enabled);
  CHECK(sheet_of(board).contests[0].trick.empty());
  bool vale_cuatro = false;
  for (const view::Reason& reason : board.reasons) {
    CHECK(!reason.why.empty());
    CHECK(reason.rule.find('.') != std::string::npos);
    vale_cuatro = vale_cuatro || reason.what.find("Vale cuatro") != std::string::npos;
  }
  CHECK(vale_cuatro);
}

TEST_CASE("points after a decided chico say why they must wait") {
  const auto match = play_match(kStart + points("Ellos", 30));
  const view::MatchScreen board = view::make_match_screen(match_context(match), {});
  CHECK(!sheet_of(board).sides[0].points[0].enabled);
  REQUIRE(board.reasons.size() == 1);
  CHECK(board.reasons[0].rule == "table.tallied");
  CHECK(board.headline == "Ellos wins the chico");
}

TEST_CASE("undo and redo name their events") {
  session::Session session(nullptr, session::system_host());
  auto match = play_match(kStart + points("Ellos", 3));
  view::MatchScreen board = view::make_match_screen(match_context(match), {});
  CHECK(board.undo.detail == "Ellos: 3 entered");
  CHECK(!board.redo.enabled);
  REQUIRE(session.undo(match));
  board = view::make_match_screen(match_context(match), {});
  CHECK(!board.undo.enabled);
  CHECK(board.redo.detail == "Redone: Ellos: 3 entered");
  CHECK(board.last.back() == "3  Undone: Ellos: 3 entered");
}

TEST_CASE("the event list shows points with their rule, and struck events with the reason") {
  session::Session session(nullptr, session::system_host());
  auto match = play_match(kStart + points("Nosotros", 2) + points("Ellos", 3));
  REQUIRE(session.undo(match));
  const view::History history = view::make_history(match_context(match));
  REQUIRE(history.hands.size() == 1);
  const std::vector<view::HistoryRow>& rows = history.hands[0].rows;
  REQUIRE(rows.size() == 4);
  CHECK(rows[0].text == "Entry 3 removed");
  CHECK(rows[1].struck);
  CHECK(rows[1].note == "removed by entry 4: undo");
  REQUIRE(rows[2].postings.size() == 1);
  CHECK(rows[2].postings[0].side == "Nosotros");
  CHECK(rows[2].postings[0].points == "+2");
  CHECK(rows[2].postings[0].rule == "Points written straight away");  // it has no number
}

TEST_CASE("the edition of the document is offered first, with its definition") {
  const view::NewMatch sheet = view::make_new_match(view::first_draft("truco"), with_people({}), {});
  REQUIRE(sheet.rulesets.size() >= 3);
  CHECK(sheet.rulesets[0].id == "ruleset/truco-nhf-de");
  CHECK(sheet.rulesets[0].chosen);
  CHECK(sheet.rulesets[0].detail.find("15 malas") != std::string::npos);
}

TEST_CASE("the region decides which rules are offered first, and elsewhere those of the document") {
  constexpr std::pair<const char*, const char*> kRegions[] = {
      {"argentina", "truco-argentino"},      {"uruguay", "truco-uruguayo"},
      {"sao_paulo", "truco-paulista"},       {"minas_gerais", "truco-mineiro"},
      {"rio_grande_do_sul", "truco-gaucho"}, {"elsewhere", "truco-nhf-de"}};
  const std::vector<view::Button> asked = view::make_home({}, {}).regions;
  REQUIRE(asked.size() == std::size(kRegions));
  for (std::size_t i = 0; i < asked.size(); ++i) {
    const auto& [region, ruleset] = kRegions[i];
    CAPTURE(region);
    const auto& settings = std::get<view::command::Set>(asked[i].command).settings;
    CHECK(settings.region == region);
    CHECK(view::first_draft("truco", region).ruleset == ruleset);
    CHECK(view::first_draft("tarot", region).ruleset == "tarot-fft-4");
    CHECK(view::make_home({}, settings).regions.empty());  // asked once
  }
}

TEST_CASE("a new match of Truco shows the sides' names that its rules give them") {
  std::set<std::string> names;
  for (const rulebook::Edition& edition : rulebook::editions()) {
    if (edition.game != "truco") continue;
    CAPTURE(edition.id);
    view::MatchDraft draft = view::first_draft("truco");
    draft.players = 4;
    draft.ruleset = edition.id;
    const view::NewMatch sheet = view::make_new_match(draft, with_people({}), {});
    const session::OpenMatch match = play_match(view::start_line(draft) + "\n");
    const view::MatchContext context = match_context(match);
    REQUIRE(sheet.sides.size() == 2);
    for (int side = 0; side < 2; ++side) {
      CHECK(sheet.sides[side].hint == view::side_name(context, side_at(side)));
      names.insert(sheet.sides[side].hint);
    }
  }
  CHECK(names == std::set<std::string>{"Nosotros", "Ellos", "Nós", "Eles"});
}

TEST_CASE(
    "a match by Brazilian house rules has Brazilian names for its sides, also if one is named by hand") {
  view::KnownChoices known = with_people({});
  rulebook::Edition house = *rulebook::find_edition("truco-paulista");
  house.id = "house-ours";
  known.rulesets.push_back(house);
  view::MatchDraft draft = view::first_draft("truco");
  draft.players = 4;
  draft.ruleset = house.id;
  draft.sides[0] = "Os velhos";
  const view::NewMatch sheet = view::make_new_match(draft, known, {});
  REQUIRE(sheet.sides.size() == 2);
  CHECK(sheet.sides[1].hint == "Eles");
  const auto* start = std::get_if<view::command::Start>(&sheet.start.command);
  REQUIRE(start != nullptr);
  const std::string line = view::start_line(start->draft);
  CHECK(line.find("Os velhos") != std::string::npos);
  CHECK(line.find("Eles") != std::string::npos);
}

TEST_CASE("the words of the calls, not the family of the rules, name the sides of a new match") {
  view::KnownChoices known = with_people({});
  rulebook::Edition house = *rulebook::find_edition("truco-uruguayo");
  house.id = "house-border";
  house.parameters["call_names"] = "gaucho";
  known.rulesets.push_back(house);
  view::MatchDraft draft = view::first_draft("truco");
  draft.players = 4;
  draft.ruleset = house.id;
  const view::NewMatch sheet = view::make_new_match(draft, known, {});
  REQUIRE(sheet.sides.size() == 2);
  CHECK(sheet.sides[0].hint == "Nós");
  CHECK(sheet.sides[1].hint == "Eles");
}

TEST_CASE("the number of players is asked first, and only rules that fit are offered") {
  const auto ids = [](const view::NewMatch& sheet) {
    std::vector<std::string> all;
    for (const view::Button& choice : sheet.rulesets) all.push_back(choice.id);
    return all;
  };
  const view::NewMatch four = view::make_new_match(view::first_draft("tarot"), with_people({}), {});
  CHECK(four.draft.players == 4);
  CHECK(ids(four) == std::vector<std::string>{"ruleset/tarot-fft-4"});
  REQUIRE(four.players.size() == 3);
  const auto& three = std::get<view::command::Change>(four.players[0].command).draft;
  CHECK(three.ruleset == "tarot-fft-3");
  CHECK(ids(view::make_new_match(three, with_people({}), {})) ==
        std::vector<std::string>{"ruleset/tarot-fft-3", "ruleset/tarot-printed-3"});
}

TEST_CASE("the table's agreement replaces the edition's description") {
  view::MatchDraft draft = view::first_draft("truco");
  draft.options = R"({"chicos_to_win":1,"target":16})";
  const view::NewMatch sheet = view::make_new_match(draft, with_people({}), {});
  CHECK(sheet.rulesets[0].detail.find("15 malas") == std::string::npos);
  CHECK(sheet.rulesets[0].detail.find("16") != std::string::npos);
  CHECK(sheet.rulesets[1].detail.find("15 malas") != std::string::npos);
}

TEST_CASE("a sheet becomes the line that starts the match") {
  view::MatchDraft draft = view::first_draft("truco");
  CHECK(
      view::start_line(draft) ==
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Player 1","Player 2"]})");
  draft.players = 4;
  draft.names = {"Ana", "Be\"to", "Caro", "Dani"};
  draft.sides = {"Rojos", ""};
  draft.dealer = 1;
  CHECK(
      view::start_line(draft) ==
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Be\"to","Caro","Dani"],)"
      R"("sides":[{"name":"Rojos","players":["Ana","Caro"]},{"name":"Ellos","players":["Be\"to","Dani"]}],"dealer":"Be\"to"})");
  CHECK_NOTHROW(play_match(view::start_line(draft)));
}

TEST_CASE("known people fill the next free seat with one tap") {
  view::MatchDraft draft = view::first_draft("truco");
  draft.names[0] = "Ana";
  const view::NewMatch sheet = view::make_new_match(draft, with_people({"Ana", "Beto"}), {});
  REQUIRE(sheet.known.size() == 1);
  draft.names[1] = "Beto";
  CHECK(sheet.known[0].command == view::Command(view::command::Change{draft}));
}

TEST_CASE("a typed name similar to a known one is asked about, and one tap seats that person") {
  view::MatchDraft draft = view::first_draft("truco");
  draft.names[0] = "ána";
  const view::NewMatch sheet = view::make_new_match(draft, with_people({"Beto", "Ana"}), {});
  CHECK(sheet.problem == "Similar name: Ana. Someone else?");
  REQUIRE(sheet.known.size() == 2);
  CHECK(sheet.known[0].label == "Ana");
  CHECK(sheet.known[1].label == "Beto");
  CHECK(sheet.start.command == view::Command(view::command::Start{draft}));  // typed on, it is another
  draft.names[0] = "Ana";
  CHECK(sheet.known[0].command == view::Command(view::command::Change{draft}));
  CHECK(view::make_new_match(draft, with_people({"Beto", "Ana"}), {}).problem.empty());
  draft.names[1] = "\xD0\x90na";  // a Cyrillic A
  const view::NewMatch both = view::make_new_match(draft, with_people({"Ana"}), "Not so.");
  CHECK(both.problem == "Not so.");
  CHECK(both.known.empty());  // Ana sits already
}

TEST_CASE("one button shows the match in the largest figures and leads back") {
  const session::OpenMatch match = play_match(kStart);
  view::Panel panel;
  panel.body = view::make_match_screen(match_context(match), {});
  const auto key = [&] { return view::shortcut(panel, {}, view::Shortcut::afar); };
  CHECK(key() == view::Command(view::command::Go{view::Screen::tv}));
  view::TvView tv = view::make_tv(match_context(match));
  panel.body = tv;
  CHECK(key() == view::Command());  // a window for this alone
  tv.back.command = view::command::Go{view::Screen::board};
  panel.body = tv;
  CHECK(key() == tv.back.command);
}

TEST_CASE("stored fields read back unchanged") {
  const nlohmann::json fields =
      view::fields_of(R"({"cards":["1e","12o","7c"],"reason":"a \"b\" \\ c","tied":true})");
  CHECK(view::word_in(fields, "cards") == "1e 12o 7c");
  CHECK(view::word_in(fields, "nothing").empty());
  CHECK(view::word_in(fields, "reason") == "a \"b\" \\ c");
  CHECK(view::fields_of("no JSON").empty());
}

TEST_CASE("a time is shown in local time, whatever its offset") {
  CHECK(view::day_and_time("2026-03-07T20:10:00+01:00") == view::day_and_time("2026-03-07T19:10:00Z"));
  CHECK(view::clock_time("after supper").empty());
}

TEST_CASE("numbers and calls follow the table's style") {
  CHECK(view::signed_points(3) == "+3");
  CHECK(view::signed_points(-3) == "−3");
  CHECK(view::call_label("contraflor_al_resto") == "Contraflor al resto");
  CHECK(view::card_label("truco", "12e") == "12 espadas");
}

TEST_CASE("a call reserved for one side tells the other why") {
  const auto match = play_match(kStart + kHand +
                                R"({"type":"called","player":"Ana","call":"truco"})"
                                "\n"
                                R"({"type":"called","player":"Beto","call":"quiero"})"
                                "\n");
  const view::MatchScreen board = view::make_match_screen(match_context(match), {});
  REQUIRE(call(board, 0, "retruco"));
  CHECK(!call(board, 0, "retruco")->enabled);
  REQUIRE(call(board, 1, "retruco"));
  const auto reason_shown = std::ranges::find_if(board.reasons, [](const view::Reason& reason) {
    return reason.whom == "Nosotros" && reason.what.find("Retruco") != std::string::npos;
  });
  REQUIRE(reason_shown != board.reasons.end());
  CHECK(reason_shown->rule == "truco.truco.word");
  CHECK(reason_shown->sentence.starts_with("Nosotros – "));
}

namespace {

std::string start(int count, const std::string& more = "") {
  constexpr const char* kNames[] = {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede", "Gabi", "Hugo"};
  std::string players;
  for (int i = 0; i < count; ++i) players += (i ? ",\"" : "\"") + std::string(kNames[i]) + "\"";
  return R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":[)" + players + "]" +
         more + "}\n";
}

std::string words_of(const view::MatchScreen& board, const std::string& name) {
  for (const view::truco::SeatView& seat : sheet_of(board).seats) {
    if (seat.choose.label == name) return seat.choose.detail;
  }
  return "nobody";
}

}  // namespace

TEST_CASE("dealer, mano, pie and gallo are marked at their seats and move with the deal") {
  struct Row {
    const char* what;
    std::string lines;
    const char* name;
    const char* words;
  };
  const std::string annulled = R"({"type":"annulled","reason":"x"})"
                               "\n";
  const std::string truco = R"({"type":"called","player":"Ana","call":"truco"})"
                            "\n"
                            R"({"type":"called","player":"Beto","call":"no_quiero"})"
                            "\n";
  const std::string answered = R"({"type":"called","player":"Ana","call":"truco"})"
                               "\n"
                               R"({"type":"called","player":"Caro","call":"no_quiero"})"
                               "\n";
  const std::string fixed =
      R"(,"sides":[{"name":"Gallo","players":["Beto"]},{"name":"Pareja","players":["Ana","Caro"]}])";
  const Row rows[] = {
      {"before the first hand the next dealer is marked", start(4), "Dani", "pie"},
      {"mano sits to his right", start(4) + kHand, "Ana", "mano"},
      {"the last of the other side is pie, too", start(4) + kHand, "Caro", "pie"},
      {"after a hand the deal has moved", start(4) + kHand + truco, "Ana", "pie"},
      {"annulled, the same dealer deals again", start(4) + kHand + annulled, "Dani", "pie"},
      {"by turns the dealer is the gallo", start(3) + kHand, "Caro", "gallo"},
      {"and then the next", start(3) + kHand + answered, "Ana", "gallo"},
      {"the fixed gallo stays", start(3, fixed) + kHand, "Beto", "gallo"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.what);
    const auto match = play_match(row.lines);
    CHECK(words_of(view::make_match_screen(match_context(match), {}), row.name) == row.words);
    const view::MatchScreen board = view::make_match_screen(match_context(match), {});
    CHECK(std::ranges::count_if(sheet_of(board).seats,
                                [](const view::truco::SeatView& seat) { return seat.deals; }) == 1);
  }
}

TEST_CASE("the deal helper shows the cutter, the size of the cut, and the rule (T-10, TA-1)") {
  const auto german = play_match(start(4));
  const view::MatchScreen board = view::make_match_screen(match_context(german), {});
  REQUIRE(sheet_of(board).deal);
  CHECK(sheet_of(board).deal->lines[0] == "Dani deals, Ana is mano; play goes counter-clockwise.");
  CHECK(sheet_of(board).deal->lines[1] ==
        "Caro cuts: at least 4 cards in each packet, or a knock. (T-10, TA-1)");
  std::string lines = start(4);
  lines.replace(lines.find("truco-nhf-de"), 12, "truco-nhf-it");
  const auto italian = play_match(lines);
  const view::MatchScreen other = view::make_match_screen(match_context(italian), {});
  CHECK(sheet_of(other).deal->lines[1].find("at least 3") != std::string::npos);
}

TEST_CASE("names in the event list are those of their time") {
  const auto match = play_match(kStart + kHand +
                                R"({"type":"called","player":"Ana","call":"truco"})"
                                "\n"
                                R"({"type":"replaced","player":"Ana","by_player":"Zoe"})"
                                "\n");
  view::MatchContext context = match_context(match);
  context.earlier.push_back({4, match.names(EventSeq{3})});
  const view::History history = view::make_history(context);
  CHECK(history.hands[0].rows[1].text == "Ana: truco");
  const view::MatchScreen board = view::make_match_screen(context, {});
  CHECK(sheet_of(board).seats[0].choose.label == "Zoe");
}
