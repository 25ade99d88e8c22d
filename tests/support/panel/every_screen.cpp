#include "tests/support/panel/every_screen.hpp"

#include <chrono>
#include <set>
#include <stdexcept>
#include <thread>

#include "src/session/league/league.hpp"
#include "tests/support/competition.hpp"

namespace tanteador::test {

namespace {

constexpr const char* kNames[] = {"Maximiliana Freifrau von Oberwesterheim",
                                  "Bartholomäus Großmütterchen",
                                  "Ana",
                                  "Łukasz",
                                  "Jean-Christophe",
                                  "Beto",
                                  "Wolfgang Amadeus Mozart",
                                  "Caro",
                                  "Dani",
                                  "Eva",
                                  "Fede",
                                  "Gabi"};

std::string start_line(const std::string& ruleset, int players, const std::string& more = "") {
  std::string names;
  for (int i = 0; i < players; ++i) names += (i > 0 ? ",\"" : "\"") + std::string(kNames[i]) + "\"";
  return R"({"type":"match_started","game":")" + ruleset.substr(0, ruleset.find('-')) + R"(","ruleset":")" +
         ruleset + R"(","players":[)" + names + "]" + more + "}\n";
}

std::string ruling_line(const std::string& side, int points) {
  return R"({"type":"ruled","side":")" + side + R"(","points":)" + std::to_string(points) +
         R"(,"reason":"agreed"})" + "\n";
}
std::string ruling_line(int player, int points) { return ruling_line(kNames[player], points); }

const std::string kEnded = R"({"type":"match_ended","reason":"agreed"})"
                           "\n",
                  kDeal = "{\"type\":\"deal_started\"}\n";
const std::string kWarned =
    R"({"type":"case_ruled","case":"truco.out_of_turn","facts":{"player":{"found":{"player":")" +
    std::string(kNames[0]) +
    R"("}}},"rule":"truco.turn","fixed":false,"remedy":"warn","reason":"x"})"
    "\n";

// A match of each game with some events.
struct PlayedBoard {
  std::string game, lines;
};

std::string tarot(int players) {
  std::string lines = start_line("tarot-fft-" + std::to_string(players), players) + ruling_line(0, -12345);
  for (int deal = 0; deal < 14; ++deal) {
    const std::string taker = kNames[deal % players];
    lines += kDeal + R"({"type":"bid","player":")" + taker + R"(","bid":"garde"})" + "\n" +
             R"({"type":"result","bouts":2,"points":)" + std::to_string(30 + deal) +
             (players == 5 ? R"(,"partner":")" + std::string(kNames[(deal + 1) % players]) + "\"" : "") +
             "}\n";
  }
  return lines;
}
std::string sheet(const std::string& ruleset, int players) {
  std::string lines = start_line(ruleset, players);
  for (int deal = 0; deal < 12; ++deal) {
    lines += R"({"type":"counted","points":{)";
    for (int i = 0; i < players; ++i)
      lines +=
          (i > 0 ? ",\"" : "\"") + std::string(kNames[i]) + "\":" + std::to_string(10000 * (i % 3) + deal);
    lines += "}}\n";
  }
  return lines;
}

const std::string& truco() {
  static const std::string lines =
      start_line("truco-nhf-de", 4) + tallied("Nosotros", 19) + tallied("Ellos", 28);
  return lines;
}

std::vector<PlayedBoard> boards() {
  const std::string two = start_line("truco-nhf-de", 2);
  return {{"truco", truco() + kHand},
          {"truco, figures of three digits", two + ruling_line(0, -414) + ruling_line(1, 414)},
          {"truco of three", start_line("truco-nhf-de", 3) + kHand},
          {"truco of six", start_line("truco-nhf-de", 6) + kRedonda},
          {"truco of eight", start_line("truco-nhf-de", 8) + kHand},
          {"tarot of three", tarot(3)},
          {"tarot", tarot(4)},
          {"tarot of five", tarot(5)},
          {"troccas", start_line("troccas-1962", 4) + ruling_line("Nus", -1234)},
          {"troccas of six", start_line("troccas-1962", 6) + ruling_line("Nus", 1234)},
          {"truf", start_line("truf-lodige", 4) + ruling_line(0, -1234)},
          {"sheet of one", sheet("sheet-any", 1)},
          {"sheet", sheet("sheet-skat", 3)},
          {"sheet of twelve", sheet("sheet-rummy", 12)}};
}

// The screens of a match, for every game.
const std::vector<Visit> kOfMatch{{"", "", {}},
                                  {"events", "", {"go/history"}},
                                  {"an event", "", {"go/history", "row/2"}},
                                  {"from afar", "", {"go/tv"}},
                                  {"why", "", {"why/0"}},
                                  {"everything else", "", {"tool/more"}},
                                  {"is it allowed", "", {"tool/ask"}},
                                  {"cases", "", {"go/referee"}},
                                  {"a case", "", {"go/referee", "case/*"}},
                                  {"on paper", "", {"go/history", "print"}}};
// The screens of a finished match.
const std::vector<Visit> kOfEnd{{"the end", "", {}}, {"the end, looked back", "", {"finale/look"}}};

// Further states of a match.
std::vector<Visit> moments() {
  const std::string hand = truco() + kHand, two = start_line("truco-nhf-de", 2) + kHand,
                    truf = start_line("truf-lodige", 4), troccas = start_line("troccas-1962", 4),
                    skat = start_line("sheet-skat", 3);
  return {{"truco, called", hand, {"call/0/truco"}},
          {"truco, not now", hand, {"call/0/quiero"}},
          {"truco, by results", hand, {"tool/way"}},
          {"truco, a card", two, {"tool/card"}},
          {"truco, cards shown", two, {"tool/shown"}},
          {"truco, between hands", truco(), {}},
          {"tarot, a contract", tarot(4), {"take/0/garde", "bouts/2", "key/4", "key/9"}},
          {"truco, an answer", hand, {"tool/ask", "call/0/quiero"}},
          {"truco, a form", hand, {"tool/more", "form/ruled"}},
          {"troccas, digits", troccas, {"key/4", "key/1"}},
          {"truf, bids", truf, {"bid/5s", "bid/3h"}},
          {"truf, tricks", truf, {"bid/5s", "bid/3h", "bid/2d", "bid/Ac"}},
          {"sheet, digits", skat, {"key/4"}},
          {"a ruling waits for a PIN",
           two,
           {"go/referee", "case/truco.out_of_turn", "fact/player/0", "remedy/warn", "apply"}},
          {"a ruling read to the table",
           two,
           {"go/referee", "case/truco.out_of_turn", "fact/player/0", "ruling/aloud"}},
          {"the log", two + kWarned, {"go/referee", "referee/log"}},
          {"a ruling of the log", two + kWarned, {"go/referee", "referee/log", "log/row/3"}},
          {"what would fall", hand + kWarned, {"go/history", "row/4", "strike"}}};
}

// The screens that need no match.
const std::vector<Visit> kElsewhere{
    {"home", "", {}},
    {"all matches", "", {"go/matches"}},
    {"a new match", "", {"new/truco", "players/4"}},
    {"a new match of twelve", "", {"new/sheet", "players/12"}},
    {"house rules", "", {"new/truco", "house_rules"}},
    {"house rules of tarot", "", {"new/tarot", "house_rules"}},
    {"people", "", {"go/people"}},
    {"a person", "", {"go/people", "person/*"}},
    {"the referee, without a match", "", {"go/dispute"}},
    {"rules", "", {"go/rulebook"}},
    {"a rule", "", {"go/rulebook", "book/rule/*"}},
    {"all rulings", "", {"go/rulings"}},
    {"settings", "", {"go/settings"}},
    {"about", "", {"go/settings", "go/about"}},
    {"help", "", {"go/help"}},
    {"help on phones", "", {"go/help", "help/phones"}},
    {"the keys", "", {"go/settings", "keys"}},
    {"the server", "", {"go/settings", "go/server"}},
    {"other databases", "", {"go/club", "go/together"}},
    {"compared with another", "", {"go/club", "go/together", "together/other=&", "together/look"}},
    {"the room", "", {"go/room"}},
    {"the room, open", "", {"go/room", "room/open"}},
    {"a phone's way", kFour, {"go/home", "go/room", "room/open", "go/board", "room/phone"}},
    {"club", "", {"go/club"}},
    {"players", "", {"go/club", "league/page/1"}},
    {"two of one name", "", {"go/club", "league/page/1", "league/doubles"}},
    {"a player", "", {"go/club", "league/page/1", "league/player/0*"}},
    {"forgetting a player", "", {"go/club", "league/page/1", "league/player/0*", "league/player/forget"}},
    {"teams", "", {"go/club", "league/page/2"}},
    {"a team", "", {"go/club", "league/page/2", "league/team/new"}},
    {"seasons", "", {"go/club", "league/page/3"}},
    {"ratings", "", {"go/club", "league/page/4"}},
    {"a ranking", "", {"go/club", "league/page/4", "league/ranked/open"}},
    {"files", "", {"go/club", "league/page/5"}},
    {"a new competition", "", {"go/club", "league/new"}},
    {"more of it", "", {"go/club", "league/new", "league/plan/more"}},
    {"more of it: stages", "", {"go/club", "league/new", "league/plan/more", "league/more/group/1"}},
    {"more of it: season", "", {"go/club", "league/new", "league/plan/more", "league/more/group/2"}},
    {"more of it: order", "", {"go/club", "league/new", "league/plan/more", "league/more/group/3"}},
    {"more of it: late", "", {"go/club", "league/new", "league/plan/more", "league/more/group/4"}},
    {"a round", "", {"go/club", "league/competition/@"}},
    {"a round to be drawn", "", {"go/club", "league/competition/%"}},
    {"a draw under way", "", {"go/club", "league/competition/%", "league/next/draw"}},
    {"a result", "", {"go/club", "league/competition/@", "league/table/1"}},
    {"a result by digits", "", {"go/club", "league/competition/@", "league/table/1", "league/digits"}},
    {"seats exchanged", "", {"go/club", "league/competition/@", "league/swap"}},
    {"standings", "", {"go/club", "league/competition/@", "league/view/1"}},
    {"standings, why", "", {"go/club", "league/competition/@", "league/view/1", "league/reasons"}},
    {"crosstable", "", {"go/club", "league/competition/@", "league/view/1", "league/table_of/1"}},
    {"season", "", {"go/club", "league/competition/@", "league/view/1", "league/table_of/2"}},
    {"as they were", "", {"go/club", "league/competition/@", "league/view/1", "league/as_of/open"}},
    {"entrants", "", {"go/club", "league/competition/@", "league/view/2"}},
    {"an entrant", "", {"go/club", "league/competition/@", "league/view/2", "league/entrant/1"}},
    {"check-in", "", {"go/club", "league/competition/@", "league/view/2", "league/check_in"}},
    {"papers", "", {"go/club", "league/competition/@", "league/view/3"}},
    {"more of a competition", "", {"go/club", "league/competition/@", "league/view/4"}},
    {"the wall", "", {"go/club", "league/competition/@", "league/wall"}}};

// Ways out of what is there already.
const std::vector<Visit> kThere{
    {"a team that is there", "", {"go/club", "league/page/2", "league/team/0*"}},
    {"a result of a match to come", "", {"go/club", "league/competition/@", "league/table/2"}},
    {"a result of a match", "", {"go/club", "league/competition/@", "league/table/3"}}};

}  // namespace

std::vector<Visit> visits() {
  std::vector<Visit> all = kElsewhere;
  const auto add = [&](const std::vector<Visit>& some, const PlayedBoard& board) {
    for (const Visit& visit : some)
      all.push_back({board.game + (visit.name.empty() ? "" : ": " + visit.name), board.lines, visit.taps});
  };
  for (const Visit& visit : moments()) all.push_back(visit);
  for (const PlayedBoard& board : boards()) {
    add(kOfMatch, board);
    add(kOfEnd, {board.game, board.lines + kEnded});
  }
  all.insert(all.end(), kThere.begin(), kThere.end());
  return all;
}

EveryScreen::EveryScreen(const std::filesystem::path& catalogues) : languages_(catalogues) {
  session::League league(table_.store.get(), session::system_host());
  session::OpenClub club = league.club();
  for (const char* name : kNames) (void)league.add_player(club, name).value();
  for (const char sign : {'@', '%'}) {
    league::StageSetup stage = swiss(5);
    stage.minutes = 40;
    auto made =
        league.create(cup("truco-nhf-de", stage, "The evenings of the friends of the game", "2026")).value();
    enter(league, made, {std::begin(kNames), std::end(kNames)});
    signs_[sign] = made.head.id;
    if (sign == '@') draw(league, made);
  }
  (void)other_.play(kFour);
  signs_['&'] = other_.folder / "t.db";
  (void)session::Referees(table_.session).add("Ana", "4711");
  referee_ = *session::Referees(table_.session).authorise("Ana", "4711");
  link();
  for (const PlayedBoard& board : boards()) play(board.game, board.lines + kEnded);
}

// Links the first club: a team, and matches at two tables, one of which has its result. A third is disputed.
void EveryScreen::link() {
  session::League league(table_.store.get(), session::system_host());
  session::OpenClub club = league.club();
  const std::vector<std::string> people{club.now.players[0].person, club.now.players[1].person};
  (void)league
      .enter(club,
             league::event::TeamAdded{{session::system_host().new_id(), "North", people[0], people, {}}})
      .value();
  auto evening = *league.open(signs_['@']);
  for (const int at : {1, 2}) {
    const std::string match = play("linked", truco() + kEnded);
    (void)league.link(evening, {0, 0, at}, *table_.session.open(match)).value();
  }
  (void)league
      .enter(evening, league::event::ResultEntered{{0, 0, 2}, {{{.score = 30}, {.score = 12}}, {}}, {}})
      .value();
  for (const int other : {12, 21})
    (void)league
        .enter(evening, league::event::ResultEntered{{0, 0, 3}, {{{.score = 30}, {.score = other}}, {}}, {}})
        .value();
}

// Entered by a referee: once there is one, others need a PIN for rulings.
std::string EveryScreen::play(const std::string& name, const std::string& lines) {
  table_.session.rule_as(referee_);
  std::string id = table_.play(lines);
  table_.session.rule_as({});
  if (id.empty()) throw std::runtime_error(name + ": no match: " + lines);
  return id;
}

std::unique_ptr<Gone> EveryScreen::go(const Visit& visit) {
  const std::string file = (table_.folder / "t.db").string();
  ui::AppOptions options = table_.options();
  options.languages = languages_.list();
  options.speak = [this](const std::string& chosen) { languages_.speak(chosen); };
  options.store_again = [file] { return db::open_store(file, db::OpenMode::write); };
  options.listen = "127.0.0.1:0";
  options.papers = options.pictures = "/home/secretary/Documents";
  options.open_database = [](const std::string& database, ui::Opening) {
    return db::open_store(database, db::OpenMode::write);
  };
  options.server = {[](const std::string&) {
                      return view::ServerFound{.state = view::ServerFound::State::older, .encrypted = true};
                    },
                    file, file};
  if (!visit.match.empty()) options.open = play(visit.name, visit.match);
  return std::make_unique<Gone>(table_, std::move(options), visit, signs_);
}

namespace {

std::string first_of(const HeadlessUi& ui, const std::string& begin) {
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.starts_with(begin) && item.enabled) return item.id;
  }
  throw std::runtime_error("no control \"" + begin + "…\" in\n" + ui.page());
}

void tap(HeadlessUi& ui, const std::string& what) {
  const std::size_t typed = what.find('=');
  if (typed != what.npos) return ui.type(what.substr(0, typed), what.substr(typed + 1));
  ui.click(what.ends_with('*') ? first_of(ui, what.substr(0, what.size() - 1)) : what);
}

}  // namespace

Gone::Gone(TableFixture& table, ui::AppOptions options, const Visit& visit,
           const std::map<char, std::string>& signs) {
  options.seconds = [this] { return seconds_; };
  options.next_round = [allowed = go_on_.get_future().share()](const league::Competition& now,
                                                               std::uint64_t seed) {
    allowed.wait();
    return league::next_round(now, seed);
  };
  app_ = std::make_unique<ui::App>(table.session, std::move(options));
  HeadlessUi ui(*app_, {2560, 1600, 1});
  if (visit.match.empty() && ui.find("go/home")) ui.click("go/home");
  for (std::string what : visit.taps) {
    for (const auto& [sign, meant] : signs)
      if (const std::size_t at = what.find(sign); at != what.npos) what.replace(at, 1, meant);
    try {
      tap(ui, what);
    } catch (const std::exception& error) {
      throw std::runtime_error(visit.name + ": " + error.what());
    }
    seconds_ += 3;
    for (int tries = 0; tries < 100 && app_->is_busy(); ++tries) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      (void)app_->needs_refresh();
      ui.frame();
    }
  }
}

}  // namespace tanteador::test
