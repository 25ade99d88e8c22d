// The pictures of the tutorials, made of the panel in each language:
// docs/tutorial/…/pictures. `./dev pictures` writes them again; look at them
// before you commit them.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>

#include "src/print/qr.hpp"
#include "src/session/league/league.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/one_evening.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/panel/raster.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/press.hpp"

namespace tutorial_pictures {

using namespace tanteador;
namespace fs = std::filesystem;
using test::HeadlessUi;
using test::TableFixture;

// A palette changes colours a little, another release of FreeType letters.
constexpr double kOfSquare = 24, kOfAll = 2;
constexpr std::uintmax_t kMostBytes = 120'000;

struct Language {
  std::string code, game, evening;
  std::vector<std::string> names;
};

std::vector<Language> languages() {
  return {{"en",
           "truco",
           "Friday",
           {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede", "Gabi", "Hugo", "Inés", "Juan"}},
          {"es",
           "truco",
           "Viernes",
           {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede", "Gabi", "Hugo", "Inés", "Juan"}},
          {"de",
           "troccas",
           "Freitag",
           {"Gion", "Mengia", "Plasch", "Ursina", "Eva", "Felix", "Greta", "Hans", "Ida", "Jan"}},
          {"it",
           "truco",
           "Venerdì",
           {"Ada", "Bruno", "Carla", "Dino", "Elena", "Fabio", "Gina", "Ivo", "Lia", "Max"}},
          {"fr",
           "tarot",
           "Vendredi",
           {"Anne", "Bruno", "Claire", "Denis", "Élise", "Fabien", "Gaëlle", "Hugo", "Inès", "Jean"}},
          {"id",
           "truf",
           "Jumat",
           {"Ayu", "Budi", "Citra", "Dewi", "Eka", "Fajar", "Gita", "Hadi", "Indah", "Joko"}},
          {"pt",
           "truco",
           "Sexta",
           {"Ana", "Bruno", "Carla", "Diego", "Elisa", "Fábio", "Gabi", "Hugo", "Inês", "João"}}};
}

// The words of a tap: "@": the competition; "x=y": types y into the field x.
struct Scene {
  std::string name, match;
  std::vector<std::string> taps;
};

// A game's match in the middle, the entry of its next deal, its end, and a
// dispute.
struct Game {
  std::string ruleset, middle;
  std::vector<std::string> entry;
  std::string end;
  std::vector<std::string> dispute;
};

std::string joined(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  return all;
}

// The names of the lines stand for players by their place: "%0" is the first.
Game game_of(const Language& language) {
  const std::string &game = language.game, deal = R"({"type":"deal_started"})";
  if (language.code == "pt") {
    const std::string middle = test::tallied("Nós", 8) + test::tallied("Eles", 5) + test::kHand +
                               R"({"type":"turned","card":"4p"})" + "\n";
    return {"truco-paulista",
            middle,
            {"call/0/truco"},
            test::tallied("Nós", 4) + test::kHand + test::tallied("Nós", 12),
            {"case/truco.card_shown", "fact/player/0"}};
  }
  if (game == "truco") {
    const std::string middle = test::tallied("Nosotros", 19) + test::tallied("Ellos", 13) + test::kHand;
    return {"truco-argentino",
            middle,
            {"call/0/truco"},
            test::tallied("Nosotros", 11) + test::kHand + test::tallied("Nosotros", 30),
            {"case/truco.out_of_turn", "fact/player/0"}};
  }
  if (game == "tarot")
    return {"tarot-fft-4",
            joined({deal, R"({"type":"bid","player":"%1","bid":"garde"})",
                    R"({"type":"poignee","player":"%1","size":"simple"})",
                    R"({"type":"result","bouts":2,"points":49,"petit_au_bout":"attack"})", deal,
                    R"({"type":"bid","player":"%3","bid":"prise"})",
                    R"({"type":"result","bouts":1,"defence_points":48})", deal,
                    R"({"type":"bid","player":"%0","bid":"garde"})",
                    R"({"type":"result","bouts":2,"points":44})"}),
            {"take/2/garde", "bouts/2", "key/4", "key/9"},
            R"({"type":"match_ended","reason":"agreed"})"
            "\n",
            {"case/tarot.out_of_turn", "fact/player/0", "fact/covered/no"}};
  if (game == "troccas")
    return {"troccas-1962",
            joined({deal, R"({"type":"counted","points":{"Nus":52}})", deal,
                    R"({"type":"counted","points":{"Nus":29}})"}),
            {"key/4", "key/1"},
            R"({"type":"match_ended","reason":"agreed"})"
            "\n",
            {"case/troccas.revoke", "fact/player/0", "fact/open/yes", "fact/entered/yes"}};
  return {"truf-lodige",
          joined({deal, R"({"type":"bid","cards":{"%0":"5s","%1":"4h","%2":"3d","%3":"Ac"}})",
                  R"({"type":"bid_shifted","player":"%0","by":-1})",
                  R"({"type":"tricks","taken":{"%0":5,"%1":4,"%2":4}})", deal,
                  R"({"type":"bid","cards":{"%0":"3c","%1":"4s","%2":"2h","%3":"2d"}})",
                  R"({"type":"tricks","taken":{"%0":3,"%1":5,"%2":3}})"}),
          {"bid/5s", "bid/3h", "bid/2d"},
          R"({"type":"match_ended","reason":"agreed"})"
          "\n",
          {"case/truf.revoke", "fact/player/0", "fact/open/yes", "fact/entered/yes"}};
}

std::string match_of(const Language& language, const Game& game, std::string lines) {
  std::string names;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::string name = language.names[i], sign = "%" + std::to_string(i);
    names += (i > 0 ? ",\"" : "\"") + name + "\"";
    for (std::size_t at = lines.find(sign); at != lines.npos; at = lines.find(sign))
      lines.replace(at, 2, name);
  }
  return R"({"type":"match_started","game":")" + language.game + R"(","ruleset":")" + game.ruleset +
         R"(","players":[)" + names + "]}\n" + lines;
}

std::vector<Scene> scenes(const Language& language) {
  const Game game = game_of(language);
  const std::string middle = match_of(language, game, game.middle),
                    end = match_of(language, game, game.middle + game.end);
  std::vector<std::string> sheet{"go/home", "new/" + language.game}, ruling{"go/referee"};
  if (language.game != "truf") sheet.push_back("players/4");
  std::string typed;
  for (std::size_t i = 0; i < 4; ++i) typed += (i > 0 ? ", " : "") + language.names[i];
  sheet.push_back("name/0=" + typed);
  ruling.insert(ruling.end(), game.dispute.begin(), game.dispute.end());
  const std::string evening = "league/competition/@";
  return {{"new-match", middle, sheet},
          {"board", middle, {}},
          {"entry", middle, game.entry},
          {"finale", end, {}},
          {"disputes", middle, {"go/referee"}},
          {"ruling", middle, ruling},
          {"round",
           middle,
           {"go/home", "go/club", evening, "league/table/2",
            language.code == "pt" ? "league/won/1/6" : "league/won/1/12"}},
          {"standings", middle, {"go/home", "go/club", evening, "league/view/1"}},
          {"wall", middle, {"go/home", "go/club", evening, "league/wall"}},
          {"phones", middle, {"go/home", "go/room"}},
          {"code", middle, {"go/home", "go/room"}}};
}

// Five pairs of which two rounds are played, and half of the third.
std::string competition(TableFixture& table, const Language& language) {
  session::League league(table.store.get(), test::one_evening());
  const bool brazilian = language.code == "pt";
  auto made = league
                  .create(test::cup(brazilian ? "truco-paulista" : "truco-argentino", test::swiss(3),
                                    language.evening))
                  .value();
  session::OpenClub club = league.club();
  for (const std::string& name : language.names) (void)league.add_player(club, name).value();
  for (std::size_t i = 0; i < language.names.size(); i += 2)
    (void)league
        .enter(made,
               league::event::EntrantEntered{
                   {league.person(language.names[i]), league.person(language.names[i + 1])}, {}, {}})
        .value();
  constexpr int kScores[][2] = {{30, 21}, {18, 30}, {30, 27}, {30, 12}, {24, 30}};
  const auto score = [&](int of_thirty) { return brazilian ? of_thirty * 2 / 5 : of_thirty; };
  for (int played = 0; played < 5; ++played) {
    const int round = played / 2;
    if (played % 2 == 0) test::draw(league, made);
    (void)league
        .enter(made,
               league::event::ResultEntered{
                   {0, round, played % 2},
                   {{{.score = score(kScores[played][0])}, {.score = score(kScores[played][1])}}, {}},
                   {}})
        .value();
    if (played % 2 == 1) (void)league.enter(made, league::event::RoundClosed{{0, round}}).value();
  }
  return made.head.id;
}

view::QrCode code_of(const std::string& address) {
  const auto squares = print::squares(address);
  view::QrCode code;
  code.side = squares->side;
  for (const print::Dark& dark : squares->dark) code.dark.push_back({dark.x, dark.y, dark.length});
  return code;
}

// The phones' page as if their server were open, at an address that no machine has.
class WithPhones : public ui::Program {
 public:
  WithPhones(ui::App& app, std::string code_of_table) : app_(app), code_of_table_(std::move(code_of_table)) {}
  const view::Panel& panel() override {
    panel_ = app_.panel();
    const std::string address = "http://192.168.1.20:8650/";
    if (!std::holds_alternative<view::RoomView>(panel_.body)) return panel_;
    view::PhonesStatus open;
    open.possible = open.open = true;
    open.addresses = {address};
    open.code = code_of(address);
    panel_.body = view::make_room(open);
    if (!code_of_table_.empty())
      panel_.body = view::make_phone({code_of_table_, "K7M4Q", address, code_of(address + "t/K7M4Q")});
    return panel_;
  }
  void perform(std::span<const view::Command> commands) override { app_.perform(commands); }
  const view::Settings& settings() const override { return app_.settings(); }

 private:
  ui::App& app_;
  std::string code_of_table_;  // its players; empty: the page of all phones
  view::Panel panel_;
};

void tap(HeadlessUi& ui, std::string what, const std::string& evening) {
  if (what.ends_with('@')) what.replace(what.size() - 1, 1, evening);
  const std::size_t typed = what.find('=');
  if (typed == what.npos) return test::press(ui, {what});
  ui.click(what.substr(0, typed));
  std::istringstream words(what.substr(typed + 1));
  for (std::string word; words >> word;) {  // a comma moves the cursor to the next place
    ImGui::GetIO().AddInputCharactersUTF8(word.c_str());
    ui.frame();
    ui.frame();
  }
}

test::Pixels picture_of(const Language& language, const Scene& scene, const ui::Languages& catalogues) {
  TableFixture table;
  catalogues.speak(language.code);
  const std::string evening = competition(table, language);
  session::Session session{table.store.get(), test::one_evening()};
  const auto scored = session.score(scene.match, session::RefusalPolicy::stop);
  REQUIRE((scored && scored->match));
  for (const auto& refused : scored->refused) FAIL(scene.name << ", line " << refused.line);
  ui::AppOptions options = table.options(catalogues, language.code);
  options.now = test::one_evening().now;
  options.open = scored->match->id();
  ui::App app(session, std::move(options));
  const std::vector<std::string>& names = language.names;
  const std::string players = names[0] + " / " + names[1] + " – " + names[2] + " / " + names[3];
  WithPhones program(app, scene.name == "code" ? players : "");
  // The layout of a window of 1280 × 800, drawn smaller.
  HeadlessUi ui(program, {.width = 800, .height = 500, .scale = 0.625f, .monitor = 0.625f});
  for (const std::string& what : scene.taps) tap(ui, what, evening);
  ui.add(ui::PointerInput{{-1, -1}});  // over nothing
  ui.wait(2);
  return test::rasterised(*ImGui::GetDrawData(), *ImGui::GetIO().Fonts, ui::theme_by_name("mesa").back);
}

fs::path folder_of(const std::string& language) {
  const fs::path folder = fs::path(TANTEADOR_ROOT) / "docs/tutorial";
  return (language == "en" ? folder : folder / language) / "pictures";
}

TEST_CASE(
    "the pictures of the tutorials show the panel as it is, in the "
    "tutorial's language") {
  const char* mode = std::getenv("TANTEADOR_GOLDEN");
  const char* only = std::getenv("TANTEADOR_SCREEN");
  const bool write = mode && std::string(mode) == "write";
  const ui::Languages catalogues(TANTEADOR_BUILD "/locale");
  std::size_t number = 0;
  for (const Language& language : languages()) {
    const fs::path folder = folder_of(language.code);
    if (write) fs::create_directories(folder);
    std::set<std::string> known;
    for (const Scene& scene : scenes(language)) {
      known.insert(scene.name + ".png");
      const std::string name = language.code + "/" + scene.name, file = folder / (scene.name + ".png");
      if (only && name.find(only) == name.npos) continue;
      if (!write && !only && !test::in_turn(number++, 6)) continue;
      CAPTURE(name);
      const test::Pixels now = picture_of(language, scene, catalogues);
      if (write) test::write_small_png(now, file);
      const test::Pixels then = test::read_png(file);
      REQUIRE(then.width == now.width);
      REQUIRE(then.height == now.height);
      const test::Difference apart = test::difference(now, then);
      CHECK(apart.most <= kOfSquare);
      CHECK(apart.mean <= kOfAll);
    }
    for (const auto& file : fs::directory_iterator(folder)) {
      CAPTURE(file.path().string());
      CHECK(known.contains(file.path().filename().string()));
      CHECK(file.file_size() <= kMostBytes);
    }
  }
  catalogues.speak("en");
}

}  // namespace tutorial_pictures
