// "Warning, then 100 points": every such fault is ruled on twice at one table of a tournament.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "src/referee/cases.hpp"
#include "src/session/cases/casebook.hpp"
#include "tests/support/table_fixture.hpp"

namespace repeats {

using namespace tanteador;
using Facts = std::map<std::string, std::string>;

// A match of tarot at one moment of a deal; "%" is the player who showed a poignée.
const std::string kTable =
    R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-4","players":["Ana","Beto","Caro","Dani"]}
{"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
)";
std::string poignee(const char* who) {
  return std::string(R"({"type":"poignee","player":")") + who + "\",\"size\":\"simple\"}\n";
}
std::string result(int points) {
  return R"({"type":"result","bouts":2,"points":)" + std::to_string(points) + "}\n";
}
std::vector<std::string> moments() {
  std::vector<std::string> all{kTable, kTable + result(49), kTable + result(30)};
  for (const char* who : {"Ana", "Beto"}) {
    const std::string shown = kTable + poignee(who);
    for (const std::string& end : {std::string(), result(49), result(30)}) all.push_back(shown + end);
  }
  return all;
}

bool counts_warnings(const nlohmann::json& when) {
  return when.is_object() && (when.contains("penalty_due") || when.contains("earlier_warnings"));
}
bool is_repeated(const referee::Case& one) {
  return std::ranges::any_of(one.paths, [](const referee::Path& path) {
    return counts_warnings(path.when) || std::ranges::any_of(path.remedies, [](const auto& remedy) {
             return counts_warnings(remedy.when);
           });
  });
}

std::vector<std::string> answers_to(const referee::FactAsked& fact) {
  using enum referee::FactAsked::Kind;
  switch (fact.kind) {
    case yes_no: return {"yes", "no"};
    case player: return {"Beto", "Ana"};
    case side: return {"Beto", "Ana"};
    case choice: break;
    case card:
    case cards:
    case number:
    case event: return {"?"};
  }
  std::vector<std::string> all;
  for (const auto& each : fact.choices) all.push_back(each.id);
  return all;
}

// Every way to answer the questions of a case.
std::vector<Facts> all_answers(const referee::Case& one) {
  std::vector<Facts> all{{}};
  for (const referee::FactAsked& fact : one.facts) {
    std::vector<Facts> next;
    for (const Facts& facts : all) {
      if (!fact.from_log.empty()) next.push_back(facts);
      for (const std::string& answer : answers_to(fact)) {
        next.push_back(facts);
        next.back()[fact.id] = answer;
      }
    }
    all = std::move(next);
  }
  return all;
}

struct Hearing {
  std::string remedy, events, warned;
  bool enabled = false;
  std::vector<std::string> offered = {};
  bool offers(const char* id) const { return std::ranges::find(offered, id) != offered.end(); }
  bool warns() const { return events.find(R"("type":"warned")") != events.npos; }
};

// The case with these facts, as the panel has it: what it proposes.
Hearing hold_hearing(ui::App& app, const std::string& id, const Facts& facts,
                     const std::string& remedy = {}) {
  view::RefereeState state;
  state.hearing.id = id;
  state.hearing.found = facts;
  state.hearing.remedy = remedy;
  const std::vector<view::Command> taps{view::command::Go{view::Screen::referee},
                                        view::command::SetState{state}};
  app.perform(taps);
  const auto* sheet = std::get_if<view::RefereeSheet>(&app.panel().body);
  if (!sheet || !sheet->open || !sheet->open->ruling) return {};
  const auto* decision = std::get_if<view::command::Decide>(&sheet->open->apply.command);
  const auto chosen = std::ranges::find_if(sheet->open->ruling->remedies,
                                           [](const auto& each) { return each.choose.chosen; });
  Hearing hearing{chosen->choose.id, decision ? decision->events : std::string(), sheet->open->ruling->warned,
                  sheet->open->apply.enabled};
  for (const view::RemedyView& each : sheet->open->ruling->remedies)
    hearing.offered.push_back(each.choose.id);
  return hearing;
}

std::vector<Points> scores(const ui::App& app) {
  std::vector<Points> all;
  for (int side = 0; side < 4; ++side) all.push_back(score(app.match()->match(), side_at(side)));
  return all;
}

// The points two rulings on the same case take. Null if these facts cost no warning.
using PointsPair = std::pair<Points, Points>;
std::optional<PointsPair> taken_twice(const std::string& moment, const referee::Case& one,
                                      const Facts& facts) {
  test::TableFixture table;
  table.play(moment);
  ui::AppOptions options = table.options();
  options.settings.level = "tournament";
  ui::App app(table.session, options);
  const auto rule = [&](const Hearing& hearing) {
    const auto before = scores(app);
    const view::Command decide = view::command::Decide{hearing.events};
    app.perform({&decide, 1});
    Points least = 0;
    const auto after = scores(app);
    for (std::size_t side = 0; side < after.size(); ++side)
      least = std::min(least, after[side] - before[side]);
    return least;
  };
  const Hearing first = hold_hearing(app, one.id, facts);
  if (!first.enabled || !first.warns()) return std::nullopt;
  CHECK(first.warned.empty());
  const Points once = rule(first);
  const Hearing second = hold_hearing(app, one.id, facts);
  if (!second.enabled) return std::nullopt;
  CHECK(second.warned.starts_with("Already warned 1 time"));
  CHECK(second.remedy != first.remedy);
  const Points twice = rule(second);
  CHECK(session::Casebook(table.session).log({}).size() == 2);
  CHECK(table.session.verify(app.match()->id()).value_or("") == "");
  return PointsPair{once, twice};
}

std::optional<PointsPair> taken_twice(const referee::Case& one, const std::vector<std::string>& moments) {
  for (const std::string& moment : moments) {
    for (const Facts& facts : all_answers(one)) {
      if (const auto taken = taken_twice(moment, one, facts)) return taken;
    }
  }
  return std::nullopt;
}

// The federation's code of 2012: a warning, then 100 points, except for these.
struct Dearer {
  std::string_view id;
  PointsPair taken;
};
constexpr Dearer kDearer[] = {{"tarot.slow_play", {-100, -200}}, {"tarot.drunk", {0, 0}}};  // he is out

TEST_CASE("every fault with a warning first has the federation's penalty when repeated") {
  constexpr std::size_t kFaults = 14;  // of the code, in the data
  std::size_t tried = 0;
  for (const referee::Case& one : referee::cases("tarot")) {
    if (!is_repeated(one) || one.id.starts_with("tarot.duplicate_")) continue;
    CAPTURE(one.id);
    const auto* const dearer = std::ranges::find(kDearer, one.id, &Dearer::id);
    const auto taken = taken_twice(one, moments());
    REQUIRE(taken.has_value());
    CHECK(*taken == (dearer == std::end(kDearer) ? PointsPair{0, -100} : dearer->taken));
    ++tried;
  }
  CHECK(tried == kFaults);
}

TEST_CASE("Truco prints no penalty: a point is offered after a warning for the same fault") {
  int tried = 0;
  for (const referee::Case& one : referee::cases("truco")) {
    if (!is_repeated(one) || !one.ruleset.is_null()) continue;
    CAPTURE(one.id);
    ++tried;
    test::TableFixture table;
    table.play(test::kTwo + test::kHand);
    ui::AppOptions options = table.options();
    options.settings.level = "tournament";
    ui::App app(table.session, options);
    const Hearing first = hold_hearing(app, one.id, {{"player", "Ana"}}, "warn");
    CHECK(first.warns());
    CHECK(!first.offers("remedy/point"));
    const view::Command warn = view::command::Decide{first.events};
    app.perform({&warn, 1});
    const Hearing second = hold_hearing(app, one.id, {{"player", "Ana"}}, "point");
    CHECK(second.remedy == "remedy/point");
    const view::Command take = view::command::Decide{second.events};
    app.perform({&take, 1});
    CHECK(score(app.match()->match(), side_at(1)) == 1);
    CHECK(!hold_hearing(app, one.id, {{"player", "Beto"}}, "warn").offers("remedy/point"));
  }
  CHECK(tried == 2);
}

}  // namespace repeats
