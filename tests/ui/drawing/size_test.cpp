// Every screen with no, little and very much content, at every size: controls have a size, nothing crashes.
// The library's own assertions are compiled in, and so are the sanitizers.

#include <doctest/doctest.h>

#include <set>

#include "src/view/league/club.hpp"
#include "src/view/sheets.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using test::HeadlessUi;

namespace {

// One panel that never changes.
class Still : public ui::Program {
 public:
  explicit Still(view::Panel panel) : panel_(std::move(panel)) {}
  const view::Panel& panel() override { return panel_; }
  void perform(std::span<const view::Command>) override {}
  const view::Settings& settings() const override { return settings_; }

 private:
  view::Panel panel_;
  view::Settings settings_;
};

const std::string kEndless =
    "Maximiliana-Wilhelmine von und zu Donaudampfschifffahrtsgesellschaft-Hintertupfing";

view::Button action(const std::string& id, int i) {
  return {
      .id = id + "/" + std::to_string(i), .label = kEndless + " " + std::to_string(i), .detail = kEndless};
}

std::vector<view::Button> actions(const std::string& id, int count) {
  std::vector<view::Button> all;
  for (int i = 0; i < count; ++i) all.push_back(action(id, i));
  return all;
}

view::LeagueHead head() {
  return {kEndless,          kEndless + kEndless, actions("page", 4),
          action("wall", 0), action("club", 0),   action("undo", 0)};
}

report::Table figures(int rows, int columns) {
  report::Table table{.title = kEndless, .columns = {report::text_column({}, kEndless)}, .empty = kEndless};
  for (int i = 0; i < columns; ++i) table.columns.push_back(report::number_column({}, std::to_string(i + 1)));
  table.groups.emplace_back().rows.assign(static_cast<std::size_t>(rows),
                                          report::Row(table.columns.size(), 1'000'000));
  return table;
}

view::StandingsView standings(int rows) {
  view::StandingsView view;
  view.head = head();
  view.stages = actions("stage", 5);
  view.kinds = actions("kind", 3);
  view.reasons = action("reasons", 0);
  view.open = kEndless;
  view.table = figures(rows, 12);
  for (int i = 0; i < rows; ++i) view.rows.push_back({action("row", i), kEndless, {kEndless}, true});
  return view;
}

view::Home home(int rows) {
  view::Home home;
  home.title = home.welcome = home.live_title = home.recent_title = kEndless;
  for (int i = 0; i < rows; ++i) {
    view::MatchCard card;
    card.title = card.detail = card.game = card.state = kEndless;
    card.score = "−1000000 – 1000000";
    card.sides.assign(static_cast<std::size_t>(i % 13), {kEndless, "−1000000"});
    card.live = i % 2 == 1;
    card.open = action("open", i);
    card.again = action("again", i);
    if (i == 0) home.first = card;
    (i % 2 ? home.live : home.recent).push_back(card);
  }
  home.games = actions("new", 5);
  home.club = action("club", 0);
  home.all = action("all", 0);
  return home;
}

view::RoundScreen round(int rows) {
  view::RoundScreen view;
  view.head = head();
  view.rounds = actions("round", rows / 10);
  view.empty = kEndless;
  for (int i = 0; i < rows; ++i)
    view.rows.push_back({action("table", i), kEndless, kEndless, kEndless, kEndless, true});
  view.next = actions("next", 4);
  view.open_only = action("open_only", 0);
  view.date = {"league/date", kEndless, kEndless, kEndless};
  view.set_date = action("date", 0);
  return view;
}

view::RoundScreen slip(int rows) {
  view::RoundScreen view = round(rows);
  view.sheet.emplace();
  view.sheet->title = view.sheet->who = kEndless;
  view.sheet->quick = {{kEndless, actions("won/1", 30)}, {kEndless, actions("won/2", 30)}};
  view.sheet->forfeits = actions("forfeit", 3);
  view.sheet->play = actions("play", 3);
  view.sheet->by_digits = action("digits", 0);
  view.sheet->enter = action("enter", 0);
  view.sheet->strike = action("strike", 0);
  view.sheet->close = action("close", 0);
  return view;
}

view::EntrantsView entrants(int rows) {
  view::EntrantsView view;
  view.head = head();
  view.title = view.people_title = kEndless;
  view.entrants = actions("entrant", rows);
  view.search = {"league/search", kEndless, kEndless, kEndless};
  view.add = action("add", 0);
  view.people = actions("join", rows);
  return view;
}

view::SettingSheet sheet(int rows) {
  view::SettingSheet made;
  made.title = made.help = made.empty = kEndless;
  made.groups = actions("group", 5);
  made.close = action("close", 0);
  for (int i = 0; i < std::min(rows, 60); ++i) {
    view::SettingRow& row = made.rows.emplace_back();
    row.title = row.note = kEndless;
    row.choices = actions("choice/" + std::to_string(i), 6);
    if (i % 2 == 0)
      row.number = view::Stepper{kEndless, "1000000", action("less", i), action("more", i)};
    else
      row.field = {"field/" + std::to_string(i), kEndless, kEndless, kEndless};
  }
  if (rows > 0) made.tables = {figures(rows, 6)};
  return made;
}

view::RoundScreen swapping(int rows) {
  view::RoundScreen view = round(rows);
  view.swapping.emplace();
  view.swapping->title = view.swapping->help = kEndless;
  view.swapping->close = action("close", 0);
  for (int i = 0; i < rows; ++i) {
    view::SwapTable& table = view.swapping->tables.emplace_back();
    table.number.tap = action("swap/table", i);
    for (int seat = 0; seat < 4; ++seat) table.seats.push_back({action("swap/seat", 4 * i + seat), {}});
  }
  return view;
}

view::WallView wall(int rows) {
  view::WallView view;
  view.title = view.pairings_title = view.standings_title = view.until = kEndless;
  view.pairings.assign(static_cast<std::size_t>(rows), {"1000", kEndless, "1000 – 1000"});
  view.standings = view.pairings;
  for (view::WallRow& row : view.pairings) row.other = kEndless;
  view.back = action("back", 0);
  return view;
}

view::RoomView room(int rows) {
  view::RoomView view;
  view.title = view.state = view.help = view.problem = view.waits_title = view.quiet = kEndless;
  view.open = action("open", 0);
  view.close = action("close", 0);
  if (rows > 0) view.addresses.assign(4, "http://" + kEndless + ":8080/");
  view.code = {33, {{4, 4, 7}, {20, 28, 1}}};
  for (int i = 0; i < rows; ++i)
    view.waits.push_back({kEndless, "1000000 " + kEndless, action("attend", i), action("settle", i)});
  view.devices = figures(rows, 3);
  return view;
}

view::PrintView on_paper(int rows) {
  view::PrintView view;
  view.title = view.empty = kEndless;
  view.forms = actions("keep", 5);
  for (int page = 0; page < rows / 10; ++page) {
    print::DrawnPage& sheet = view.pages.emplace_back();
    sheet.width = page % 2 ? 842 : 595;
    sheet.height = page % 2 ? 595 : 842;
    for (int i = 0; i < 40; ++i) {
      const double y = 20 * (i + 1);
      const print::Face face = i % 2 == 1 ? print::Face::bold : print::Face::regular;
      sheet.texts.push_back({40, y, 500, {.face = face}, kEndless});
      sheet.lines.push_back({40, y, 540, y});
    }
    sheet.boxes.push_back({40, 40, 20, 20});
  }
  return view;
}

view::PapersView papers(int rows) {
  view::PapersView view;
  view.head = head();
  view.papers = actions("paper", 22);
  view.shown = on_paper(rows);
  return view;
}

view::SyncView sync_view(int rows, std::size_t page) {
  view::SyncView view;
  view.title = view.here = view.help = view.problem = view.state = view.empty = kEndless;
  view.pages = actions("page", 3);
  if (page == 0) {
    view.other = {"together/other", kEndless, kEndless, kEndless};
    view.look = action("look", 0);
    view.everything = action("everything", 0);
    view.known = actions("known", 4);
    view.transfers = actions("way", 3);
    view.notes = view.result = {kEndless, kEndless};
    view.rows.assign(static_cast<std::size_t>(rows), {kEndless, kEndless, kEndless, kEndless, true});
  }
  for (int i = 0; page == 1 && i < rows; ++i) {
    const view::SyncView::Version version{kEndless, {kEndless, kEndless}, action("choose", i)};
    view.forks.push_back({kEndless, kEndless, {version, version, version}, action("again", i)});
  }
  if (page == 2) {
    view.competitions = actions("competition", rows);
    view.given = figures(rows, 3);
  }
  if (page == 3) view.progress = {kEndless, kEndless, 7, 0.5f, action("cancel", 0)};
  return view;
}

view::History history(int rows) {
  view::History view;
  view.title = view.empty = view.search.hint = view.reasons_title = kEndless;
  view.columns = {"#", "a", "b", "c", "d", "e"};
  view.of = actions("of", 5);
  view.fold = action("fold", 0);
  for (int i = 0; i < rows; ++i) {
    if (i % 20 == 0)
      view.hands.push_back({.fold = action("hand", i), .calculation = {kEndless, kEndless}, .rows = {}});
    view::HistoryRow& row = view.hands.back().rows.emplace_back();
    row.remark = kEndless;
    row.number = std::to_string(i);
    row.time = row.author = row.text = row.note = kEndless;
    row.postings = {{kEndless, "−1000000", "TA-3, TA-7, TA-11"}, {kEndless, "+2", kEndless}};
    row.struck = i % 3 == 0;
    row.choose = action("row", i);
  }
  return view;
}

view::MatchScreen tarot(int rows) {
  view::TarotSheet sheet;
  for (int i = 0; i < 5; ++i) {
    view::TarotSheet::Player& player = sheet.players.emplace_back();
    player.total = "−1000000";
    view::TarotSheet::Line& line = sheet.chart.lines.emplace_back();
    line.label = kEndless;
    line.values.push_back(0);
    for (int deal = 0; deal < rows; ++deal) line.values.push_back(deal % 2 ? 100000 : -100000 - deal);
  }
  sheet.chart.low = -200000;
  sheet.chart.high = 100000;
  for (int i = 0; i < rows; ++i) {
    view::TarotSheet::Row& row = sheet.rows.emplace_back();
    row.choose = action("deal", i);
    row.written = true;
    row.cells.resize(5);
    for (auto& cell : row.cells) cell.delta = cell.total = "−1000000";
  }
  view::MatchScreen board;
  board.headline = board.detail = kEndless;
  board.sheet = sheet;
  board.undo = action("undo", 0);
  board.redo = action("redo", 0);
  board.tools = actions("tool", 4);
  board.last = {kEndless, kEndless, kEndless};
  return board;
}

view::MatchScreen tally(int sides) {
  view::MatchScreen board;
  board.headline = board.detail = kEndless;
  view::TrucoSheet sheet;
  for (int i = 0; i < sides; ++i) {
    view::truco::SideTally& side = sheet.sides.emplace_back();
    side.why = action("why", i);
    side.name = side.badge = side.half = kEndless;
    side.number = side.total = "−1000000";
    side.missing = kEndless;
    side.tally = {.points = 1000, .target = 1000, .half = 500, .first = kEndless, .second = kEndless};
    side.sets_to_win = 2;
    side.points = actions("points/" + std::to_string(i), 4);
  }
  for (int i = 0; i < 8; ++i) sheet.seats.push_back({.choose = action("seat", i), .side = i % 2});
  board.sheet = std::move(sheet);
  board.undo = action("undo", 0);
  board.redo = action("redo", 0);
  board.next = actions("next", 3);
  board.tools = actions("tool", 8);
  board.reasons_title = kEndless;
  for (int i = 0; i < 20; ++i) board.reasons.push_back({kEndless, kEndless, "T-1", kEndless, {}});
  return board;
}

using Body = decltype(view::Panel::body);

std::vector<Body> screens(int rows) {
  std::vector<Body> all{home(rows), standings(rows), round(rows), slip(rows), entrants(rows),
                        wall(rows), history(rows),   tarot(rows), room(rows), papers(rows)};
  all.emplace_back(swapping(rows));
  for (const bool sure : {false, true}) {
    view::ManageView manage{head(), sheet(rows), {}};
    if (sure) manage.confirmation = view::Confirmation{kEndless, kEndless, action("yes", 0), action("no", 0)};
    all.emplace_back(std::move(manage));
  }
  all.emplace_back(view::ServerView{sheet(rows)});
  all.emplace_back(view::SettingsView{sheet(rows)});
  all.emplace_back(on_paper(rows));
  for (const std::size_t page : {0, 1, 2, 3}) all.emplace_back(sync_view(rows, page));
  all.emplace_back(view::PhoneView{kEndless, kEndless, kEndless, "7QK4D", kEndless, {33, {}}});
  view::StandingsView cross;
  cross.head = head();
  cross.kinds = actions("kind", 3);
  cross.columns = actions("column", rows / 12);
  cross.table = figures(rows, std::min(rows, 100));
  all.emplace_back(cross);
  view::MatchList matches;
  matches.title = matches.empty = matches.page = kEndless;
  matches.search = {"s", kEndless, kEndless, kEndless};
  matches.games = actions("game", 6);
  matches.live = action("live", 0);
  matches.rows = actions("open", rows);
  matches.back = action("back", 0);
  matches.next = action("next", 0);
  all.emplace_back(matches);
  view::ClubView club;
  club.title = club.line = club.empty = kEndless;
  club.pages = actions("page", 3);
  club.fresh = action("new", 0);
  club.field = {"f", kEndless, kEndless, kEndless};
  club.tools = actions("tool", 2);
  club.rows = actions("row", rows);
  all.emplace_back(club);
  club.sheet = sheet(rows);
  all.emplace_back(club);
  view::PlayerPage player;
  player.form = sheet(rows);
  player.games = player.opponents = figures(rows, 6);
  player.results = {figures(rows, 6)};
  player.curve.title = player.curve.now = player.curve.highest = player.curve.lowest = kEndless;
  player.curve.values.assign(static_cast<std::size_t>(rows), 1500);
  player.curve.weeks.assign(static_cast<std::size_t>(rows), "2026-11-21");
  all.emplace_back(player);
  view::NewCompetition plan;
  plan.plan = sheet(rows);
  plan.picked = actions("out", rows);
  plan.people = actions("in", rows);
  plan.name = plan.search = {"n", kEndless, kEndless, kEndless};
  plan.begin = action("begin", 0);
  plan.more = action("more", 0);
  all.emplace_back(plan);
  plan.sheet = sheet(rows);
  all.emplace_back(plan);
  view::NewMatch sheet;
  sheet.title = kEndless;
  sheet.known = actions("known", rows);
  sheet.rulesets = actions("ruleset", std::min(rows, 60));
  sheet.players = actions("players", 6);
  all.emplace_back(sheet);
  for (const int sides : {0, 1, 2, 3, 6}) all.emplace_back(tally(sides));
  return all;
}

// Each control that is in the window is large enough for a finger.
void check_fingers(const HeadlessUi& ui) {
  constexpr float kFinger = 43.9f;  // pixels: 44, and what a sum of sizes may lose
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    const bool is_small = item.rect.height() < kFinger || item.rect.width() < kFinger;
    const bool is_there = item.rect.width() > 0;  // beside a label of eighty letters nothing is
    if (item.id.empty() || !is_small || !is_there || item.rect.bottom > ui.canvas().height) continue;
    FAIL_CHECK(item.id << ": " << item.rect.width() << " x " << item.rect.height());
  }
}

struct Size {
  float width, height;
  int percent;
};
constexpr Size kSizes[] = {
    {800, 600, 100}, {640, 480, 250}, {1280, 800, 100}, {1080, 1920, 100}, {320, 200, 80}};

}  // namespace

TEST_CASE("every control has a size for any number of rows, any name and size") {
  for (const int rows : {0, 1, 60, 200, 1000}) {
    if (rows > 60 && !test::long_run()) continue;  // three quarters of the time it takes
    for (const Body& body : screens(rows)) {
      view::Panel panel;
      panel.title = panel.subtitle = panel.clock = kEndless;
      panel.bar = actions("bar", 6);
      panel.tools = actions("tool_of_screen", 4);
      panel.pages = {"1", "2"};
      panel.body = body;
      Still still(panel);
      for (const Size& size : kSizes) {
        if (rows == 1000 && size.width > 800) continue;  // for the time it takes
        CAPTURE(rows);
        CAPTURE(panel.body.index());
        CAPTURE(size.width);
        HeadlessUi ui(still,
                      {size.width, size.height, ui::scale_in_window(size.percent, size.width, size.height)});
        CHECK(!ui.drawn_items().empty());
        const auto* board = std::get_if<view::MatchScreen>(&body);
        const auto* tallies = board ? std::get_if<view::TrucoSheet>(&board->sheet) : nullptr;
        if (size.width >= 800 && (!tallies || tallies->sides.size() <= 3)) check_fingers(ui);  // never more
      }
    }
  }
}

TEST_CASE("a driver with short draw lists gets no longer list, on the largest screens") {
  for (const Body& body : screens(200)) {
    view::Panel panel;
    panel.body = body;
    CAPTURE(panel.body.index());
    Still still(panel);
    HeadlessUi ui(still, {3840, 2160, 0.8f, false});
    CHECK(!ui.drawn_items().empty());
  }
}

TEST_CASE("a notice and the list of dependent entries draw at every size") {
  for (const int rows : {0, 1, 200}) {
    view::Panel panel;
    panel.body = home(3);
    panel.notice = kEndless + kEndless;
    panel.dismiss = action("dismiss", 0);
    panel.go_on = action("go_on", 0);
    panel.cascade_title = kEndless;
    panel.change = kEndless;
    for (int row = 0; row < rows; ++row) panel.falls.push_back(action("falls", row));
    Still still(panel);
    for (const Size& size : kSizes) {
      HeadlessUi ui(still,
                    {size.width, size.height, ui::scale_in_window(size.percent, size.width, size.height)});
      CHECK(ui.find("dismiss/0") != nullptr);
    }
  }
}

TEST_CASE("seven-digit figures in the standings are complete and do not collide") {
  view::StandingsView view = standings(20);
  for (report::Row& row : view.table.groups.front().rows) row.assign(13, -1'000'000);
  view::Panel panel;
  panel.body = view;
  Still still(panel);
  for (const Size& size : kSizes) {
    const float scale = ui::scale_in_window(size.percent, size.width, size.height);
    CAPTURE(size.width);
    HeadlessUi ui(still, {size.width, size.height, scale});
    int figures = 0;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.text != "−1000000") continue;
      ++figures;
      CHECK_FALSE(item.cut);
    }
    CHECK(figures > 0);
  }
}

TEST_CASE("table names follow the columns before them, and texts align left") {
  view::StandingsView cross;
  cross.head = head();
  report::Table& table = cross.table;
  table.columns = {report::number_column("rank", "#"), report::text_column("name", "Participant"),
                   report::text_column("club", "Club"), report::number_column("rating", "Rating")};
  table.groups.emplace_back().rows.assign(30, {12, report::Participant{"Zoe"}, "Sur", 1500});
  view::Panel panel;
  panel.body = cross;
  Still still(panel);
  HeadlessUi ui(still, {1280, 800, 1});
  const auto place = [&](std::string_view text) {
    return std::ranges::find(ui.drawn_items(), text, &ui::DrawnItem::text)->rect;
  };
  CHECK(place("12").right < place("Zoe").left);
  CHECK(place("Zoe").left - place("12").right < 20);
  CHECK(place("Zoe").width() > 600);  // whatever room there is
  CHECK(place("Zoe").right < place("Sur").left);
  CHECK(place("Sur").right < place("1500").left);
}

TEST_CASE("a crosstable of 100 entrants shows every column in turn, with names") {
  view::StandingsView cross;
  cross.head = head();
  cross.table = figures(100, 40);
  view::Panel panel;
  panel.body = cross;
  Still still(panel);
  HeadlessUi ui(still, {800, 600, 0.8f});
  std::set<std::string> seen;
  for (int page = 0; page < 40 && ui.find("columns/" + kEndless + "/next"); ++page) {
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.id.empty()) seen.insert(item.text);
    }
    if (!ui.enabled("columns/" + kEndless + "/next")) break;
    ui.click("columns/" + kEndless + "/next");
  }
  for (int column = 1; column <= 40; ++column) CHECK(seen.contains(std::to_string(column)));
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.text == "1000000") CHECK_FALSE(item.cut);
  }
}
