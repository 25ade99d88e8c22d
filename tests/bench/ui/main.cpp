// The cost of a panel frame without a graphics driver (view, drawing, ImGui) on every screen, including full
// ones. Also the time to the first frame with a hundred thousand matches, and a club of four thousand
// evenings.

#include <algorithm>
#include <array>
#include <ctime>
#include <thread>

#include <fmt/format.h>

#include "src/view/league/club.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/evenings.hpp"
#include "tests/support/panel/every_screen.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"

using namespace tanteador;
using bench::sized;

namespace {

double cpu_ms() {
  std::timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

struct Screen {
  const char* what;
  std::vector<std::string> taps;
};

double wall_ms() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

// For each kind of screen, the most expensive frame: as a window draws it, and with its view rebuilt.
void every_screen() {
  const int frames = sized(100, 1);
  constexpr std::size_t kKinds = std::variant_size_v<decltype(view::Panel::body)>;
  struct Cost {
    std::string what;
    double drawn = 0, anew = 0;
  };
  std::array<Cost, kKinds> dearest;
  test::EveryScreen club(ui::catalogue_folder());
  const view::Command rebuild = view::command::Dismiss{};
  std::vector<test::Visit> visits = test::visits();
  visits.resize(sized(visits.size(), std::size_t{3}));
  for (const test::Visit& visit : visits) {
    const auto gone = club.go(visit);
    test::HeadlessUi ui(gone->app());
    const double start = cpu_ms();
    ui.unnoted(frames);
    const double drawn = (cpu_ms() - start) / frames, before = cpu_ms();
    for (int i = 0; i < frames; ++i) {
      gone->app().perform({&rebuild, 1});
      ui.unnoted(1);
    }
    const double anew = (cpu_ms() - before) / frames;
    Cost& most = dearest[gone->app().panel().body.index()];
    if (most.what.empty() || anew > most.anew) most = {visit.name, drawn, anew};
  }
  for (const Cost& cost : dearest)
    if (!cost.what.empty())
      bench::note("a frame of " + cost.what + ", and its view made anew",
                  fmt::format("{:.3f} ms {:.3f} ms   of CPU, aim: 2 ms", cost.drawn, cost.anew));
}

// Each played once by two of five hundred people: won, but each hundredth, which is in play.
std::vector<session::OpenMatch> played_by_many(session::Session& session) {
  const int people = sized(500, 110);
  std::vector<session::OpenMatch> all;
  for (int i = 0; i < people; ++i) {
    const std::string one = fmt::format("Player {}", i), other = fmt::format("Guest {}", i * 7 % people);
    std::string lines = fmt::format(
        R"({{"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["{}","{}"]}})", one,
        other);
    lines += "\n" + test::tallied(one, 30);
    if (i % 100 != 0) lines += test::kHand + test::tallied(one, 30);
    auto scored = session.score(lines, session::RefusalPolicy::stop);
    if (!scored || !scored->match || !scored->refused.empty()) bench::fail("its own match does not stand");
    all.push_back(std::move(*scored->match));
  }
  return all;
}

// Until something of the page is shown, and until all of it is; the longest frame of these.
void club_pages() {
  const int evenings = sized(4'000, 8), frames = sized(200, 1);  // 96,000 results
  test::TableFixture table;
  const std::string friday = test::fill_club(*table.store, evenings);
  test::fill_matches(*table.store, played_by_many(table.session), 24 * evenings);  // which a slip may mean
  const std::string person = session::League(table.store.get(), session::system_host())
                                 .people_of_name(fmt::format("Player {}", evenings / 2))
                                 .front();
  ui::AppOptions options = table.options();
  options.store_again = [&] { return db::open_store(table.folder / "t.db", db::OpenMode::write); };
  ui::App app(table.session, options);
  test::HeadlessUi ui(app);
  const Screen pages[] = {{"competitions", {"go/club"}},
                          {"players", {"league/page/1"}},
                          {"a player", {"league/player/" + person}},
                          {"teams", {"go/home", "go/club", "league/page/2"}},
                          {"seasons", {"league/page/3"}},
                          {"ratings", {"league/page/4"}},
                          {"files", {"league/page/5"}},
                          {"an evening", {"league/page/0", "league/competition/" + friday}},
                          {"a slip", {"league/view/0", "league/table/1"}},
                          {"its season", {"league/view/1", "league/table_of/2"}}};
  for (const Screen& page : pages) {
    for (std::size_t i = 0; i + 1 < page.taps.size(); ++i) ui.click(page.taps[i]);
    const double start = wall_ms();
    if (page.taps.back().starts_with("league/player/")) {  // far down the list
      const view::Command show = view::command::LeagueRequest{view::command::ShowPlayer{person}};
      app.perform({&show, 1});
      ui.frame();
    } else {
      ui.click(page.taps.back());
    }
    const double shown = wall_ms() - start;
    double longest = 0;
    while (app.is_busy()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
      const double before = wall_ms();
      ui.frame();
      longest = std::max(longest, wall_ms() - before);
    }
    const double whole = wall_ms() - start, cpu = cpu_ms();
    ui.unnoted(frames);
    bench::note(fmt::format("{} evenings: {}", evenings, page.what),
                fmt::format("{:.1f} ms {:.1f} ms {:.1f} ms {:.3f} ms   shown, whole, the longest frame, then",
                            shown, whole, longest, (cpu_ms() - cpu) / frames));
    ui.frame();
  }
}

int matches() { return sized(100'000, 300); }

// Typed letter by letter: the longest frame until all is found, and how long that takes after the last one.
void search_for(ui::App& app, test::HeadlessUi& ui, const std::string& words) {
  view::ListState wanted;
  double longest = 0, start = 0;
  const auto frame = [&] {
    start = wall_ms();
    ui.frame();
    longest = std::max(longest, wall_ms() - start);
  };
  for (const char letter : words) {
    wanted.search += letter;
    const view::Command look = view::command::SetState{wanted};
    app.perform({&look, 1});
    frame();
  }
  const double typed = wall_ms();
  while (app.is_busy()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    frame();
  }
  bench::note(fmt::format("{} matches: \"{}\" searched", matches(), words),
              fmt::format("{:.1f} ms {:.1f} ms   after the last letter, the longest frame; aim: 200 ms",
                          wall_ms() - typed, longest));
}

// From nothing: the store opened, the letters baked, the home screen made and drawn; then its pages.
void many_matches() {
  test::TableFixture table;
  const std::vector<session::OpenMatch> played = played_by_many(table.session);
  test::fill_matches(*table.store, played, matches() - static_cast<int>(played.size()));
  const double start = wall_ms();
  const auto store = db::open_store(table.folder / "t.db", db::OpenMode::write);
  session::Session session(store.get(), session::system_host());
  ui::AppOptions options = table.options();
  options.store = store.get();
  options.store_again = [&] { return db::open_store(table.folder / "t.db", db::OpenMode::write); };
  ui::App app(session, options);
  const double opened = wall_ms();
  test::HeadlessUi ui(app);
  bench::note(fmt::format("{} matches: the first frame", matches()),
              fmt::format("{:.0f} ms {:.0f} ms   the second for the store; aim: 300 ms", wall_ms() - start,
                          opened - start));
  const Screen pages[] = {{"home", {"go/home"}},
                          {"all matches", {"go/matches"}},
                          {"a page on", {"matches/next"}},
                          {"of one game", {"matches/game/truco"}},
                          {"in progress", {"matches/live"}},
                          {"new match", {"go/home", "new/truco"}},
                          {"people", {"go/home", "go/people"}}};
  for (const Screen& page : pages) {
    double shown = 0;
    for (const std::string& tap : page.taps) {
      const double before = wall_ms();
      ui.click(tap);
      shown = wall_ms() - before;
    }
    const double before = wall_ms();
    while (app.is_busy()) ui.frame();
    bench::note(
        fmt::format("{} matches: {}", matches(), page.what),
        fmt::format("{:.1f} ms {:.1f} ms   shown, whole; aim: 200 ms", shown, shown + wall_ms() - before));
  }
  const auto person = std::ranges::find_if(
      ui.drawn_items(), [](const ui::DrawnItem& item) { return item.id.starts_with("person/"); });
  const std::string who = person->id;
  const double before = wall_ms();
  ui.click(who);
  bench::note(fmt::format("{} matches: a person", matches()),
              fmt::format("{:.1f} ms   aim: 200 ms", wall_ms() - before));
  ui.click("go/home");
  ui.click("go/matches");
  for (const char* words : {"player 77", "guest 140 60", "1999-12-24"}) search_for(app, ui, words);
}

// A frame of the common screens, drawn and with its view made anew.
void common_screens() {
  const int frames = sized(500, 1);
  test::TableFixture table;
  for (int i = 0; i < sized(300, 3); ++i) table.play(test::kTwo + test::tallied("Ana", 1 + i % 29));
  table.play(test::kFour + test::tallied("Nosotros", 19) + test::kHand);
  ui::App app(table.session, table.options());
  test::HeadlessUi ui(app);
  const Screen screens[] = {{"board", {}},
                            {"events", {"go/history"}},
                            {"events on paper", {"print"}},
                            {"home", {"go/home"}},
                            {"all matches", {"go/matches"}},
                            {"something went wrong", {"go/referee"}},
                            {"rules", {"go/rulebook"}},
                            {"settings", {"go/settings"}},
                            {"new match", {"go/home", "new/truco"}},
                            {"club", {"go/home", "go/club"}}};
  const view::Command rebuild = view::command::Dismiss{};  // the view is made anew after every command
  for (const Screen& screen : screens) {
    for (const std::string& tap : screen.taps) {
      if (!ui.find(tap)) ui.click("go/home");
      ui.click(tap);
    }
    for (const bool with_view : {false, true}) {
      const double start = cpu_ms();
      for (int i = 0; i < frames; ++i) {
        if (with_view) app.perform({&rebuild, 1});
        ui.frame();
      }
      bench::note(fmt::format("{}, {}", screen.what, with_view ? "its view made anew" : "a frame drawn"),
                  fmt::format("{:.3f} ms   of CPU, aim: 2 ms", (cpu_ms() - start) / frames));
    }
  }
}

// One panel that nothing changes.
struct Fixed : ui::Program {
  view::Panel shown;
  view::Settings chosen;
  const view::Panel& panel() override { return shown; }
  void perform(std::span<const view::Command>) override {}
  const view::Settings& settings() const override { return chosen; }
};

// The views of a large competition after its second round, made and drawn.
void large_competition() {
  const int entrants = sized(5'000, 12), runs = 5;
  league::Competition now;
  std::vector<std::string> names;
  const auto enter = [&](const league::CompetitionEvent& event) {
    if (!apply(now, event)) bench::fail("an event of the competition is refused");
  };
  enter(league::event::CompetitionCreated{test::cup("truco-nhf-de", test::swiss(5))});
  for (int i = 0; i < entrants; ++i) {
    names.push_back(fmt::format("Player {}", i + 1));
    enter(league::event::EntrantEntered{{names.back()}, {}, {}});
  }
  for (int round = 0; round < 2; ++round) {
    enter(*next_round(now, 1));
    for (int table = 0; table < entrants / 2; ++table)
      enter(league::event::ResultEntered{{0, round, table}, {{{30, 0, 0}, {table % 30, 0, 0}}, {}}, {}});
    enter(league::event::RoundClosed{{0, round}});
  }
  const view::OpenLeague open{now, names};
  Fixed program;
  const auto measure = [&](const std::string& what, const auto& make) {
    const double made = bench::best_processor_seconds(runs, [&] { program.shown.body = make(); });
    ++program.shown.build_number;
    test::HeadlessUi ui(program);
    const double drawn = bench::best_processor_seconds(runs, [&] { ui.unnoted(1); });
    bench::note(fmt::format("{} entrants: {}", entrants, what),
                fmt::format("{:.2f} ms {:.2f} ms   made, drawn; aim: 50 ms, 2 ms", made * 1e3, drawn * 1e3));
  };
  measure("standings", [&] { return view::make_standings(open, {}); });
  measure("big screen", [&] { return view::make_wall(open, 0); });
  bench::note("the standings of one round alone",
              fmt::format("{:.2f} ms",
                          1e3 * bench::best_processor_seconds(runs, [&] { (void)standings(now, 0, 2); })));
}

}  // namespace

int main(int count, char** words) try {
  if (count > 1 && std::string_view(words[1]) == "--tiny") bench::scale = bench::Scale::tiny;
  every_screen();
  common_screens();
  club_pages();
  large_competition();
  many_matches();
} catch (const std::exception& error) {
  fmt::print(stderr, "tanteador-ui-bench failed: {}\n", error.what());
  return 1;
}
