// Every row of every game: facts in, ruling out, remedy applied; and the laws all cases obey.

#include "tests/referee/rows.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "src/referee/finding.hpp"
#include "src/rulebook/rulebook.hpp"
#include "tests/referee/facts.hpp"
#include "tests/support/event_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using nlohmann::json;
using referee::Case;
using referee::Path;
using Strings = std::set<std::string>;

std::vector<Rows>& test::all_rows() {
  static std::vector<Rows> rows;
  return rows;
}

namespace {

referee::Level level_of(std::string_view word) {
  return static_cast<referee::Level>(std::ranges::find(referee::kLevels, word) - referee::kLevels.begin());
}

std::string lines_of(const std::vector<json>& events) {
  std::string lines;
  for (const json& event : events) lines += event.dump() + "\n";
  return lines;
}

void check_row(const Row& row) {
  EventTable table(row.start);
  table.play(row.lines);
  const std::vector<Points> before = table.scores();
  const Case* one = referee::find_case(row.case_id);
  REQUIRE(one);
  const referee::Circumstances now{level_of(row.level), row.earlier_warnings,
                                   [&](EventSeq seq) { return table.event_line(seq); }};
  const auto finding =
      referee::rule_on(*one, answers_of(*one, row.facts, table.names()), table.match(), table.names(), now);
  CHECK((finding.rule.empty() ? "not printed" : finding.rule) == row.rule);
  CHECK(!finding.steps.empty());
  const auto remedy = std::ranges::find(finding.remedies, row.remedy, &referee::Remedy::id);
  REQUIRE(remedy != finding.remedies.end());
  std::string missing;
  for (const std::string& id : remedy->missing) missing += (missing.empty() ? "" : " ") + id;
  CHECK(missing == row.missing);
  CHECK(table.enter(lines_of(remedy->events)) == "");
  CAPTURE(table.sentence());
  CHECK(table.scores() == (row.missing.empty() ? std::vector<Points>(row.after) : before));
}

bool must_be_answered(const referee::FactAsked& fact) {
  using enum referee::FactAsked::Kind;
  const bool may_be_open =
      fact.kind == number || fact.kind == card || fact.kind == cards || fact.kind == event;
  return fact.from_log.empty() && !may_be_open;
}

template <class Each>
void each_path(const Each& each) {
  for (const std::string_view game : kGames) {
    for (const Case& one : referee::cases(game)) {
      for (const Path& path : one.paths) {
        CAPTURE(one.id);
        CAPTURE(path.rule);
        each(one, path);
      }
    }
  }
}

bool has_parameter(std::string_view game, const std::string& name) {
  const auto infos = parameter_infos(game);
  return std::ranges::find(infos, name, &ParameterInfo::name) != infos.end();
}

// Names of facts in an event template: "$player.side?", {"fact": "points"}, {"each_other_side_of": "player"}.
void collect_facts(const json& value, Strings& facts) {
  if (value.is_string()) {
    const auto& text = value.get_ref<const std::string&>();
    if (text.starts_with('$') && text != "$each") facts.insert(text.substr(1, text.find_first_of(".?") - 1));
  }
  if (!value.is_structured()) return;
  for (const char* field : {"fact", "each_other_side_of"}) {
    if (value.is_object() && value.contains(field)) facts.insert(value[field].get<std::string>());
  }
  for (const auto& [key, part] : value.items()) {
    if (value.is_object()) collect_facts(json(key), facts);
    collect_facts(part, facts);
  }
}

}  // namespace

TEST_CASE("every row leads from facts to rule and remedy") {
  for (const Rows& game : all_rows()) {
    for (std::size_t i = 0; i < game.rows.size(); ++i) {
      const Row& row = game.rows[i];
      CAPTURE(i);
      CAPTURE(std::string(row.case_id));
      CAPTURE(std::string(row.facts));
      CAPTURE(std::string(row.remedy));
      CHECK(row.case_id.starts_with(game.game));
      check_row(row);
    }
  }
}

TEST_CASE("every path of every case has a row, and every remedy is used") {
  Strings seen;
  for (const Rows& game : all_rows()) {
    for (const Row& row : game.rows) {
      seen.insert(std::string(row.case_id) + " " + std::string(row.rule) + " " + std::string(row.remedy));
      if (row.missing.empty()) seen.insert(std::string(row.case_id) + " applied " + std::string(row.remedy));
    }
  }
  each_path([&](const Case& one, const Path& path) {
    const std::string rule = path.rule.empty() ? "not printed" : path.rule;
    const bool tried = std::ranges::any_of(path.remedies, [&](const auto& remedy) {
      return seen.contains(one.id + " " + rule + " " + remedy.id);
    });
    CHECK_MESSAGE(tried, one.id << " by " << rule);
    for (const auto& remedy : path.remedies)
      CHECK_MESSAGE(seen.contains(one.id + " applied " + remedy.id), one.id << ": " << remedy.id);
  });
}

TEST_CASE("a case cites existing rules and has a path for unknown facts") {
  each_path([](const Case& one, const Path& path) {
    CHECK((path.rule.empty() || rulebook::find_rule(path.rule) != nullptr));
    CHECK(path.when.is_null() == (&path == &one.paths.back()));
  });
}

TEST_CASE("every rule with a penalty has a case") {
  Strings cited;
  each_path([&](const Case&, const Path& path) { cited.insert(path.rule); });
  for (const rulebook::Rule& rule : rulebook::rules()) {
    CAPTURE(rule.id);
    if (rule.penalty) CHECK(cited.contains(rule.id));
    const bool speaks_of_it = rule.text.find("penalt") != std::string::npos;
    // The order in which points are written names penalties, but gives none.
    if (speaks_of_it && rule.id != "truco.writing") CHECK(rule.penalty);
    // The federation's arbiters take whole hundreds.
    const bool takes_points = rule.text.find("00 points") != std::string::npos;
    if (takes_points && rule.id.starts_with("tarot.arbiter.")) CHECK(rule.penalty);
  }
}

TEST_CASE("a fault without a printed penalty is left to the referee's judgement") {
  each_path([](const Case&, const Path& path) {
    for (const auto& remedy : path.remedies) CHECK((!remedy.fixed || !path.rule.empty()));
  });
}

TEST_CASE("conditions and remedies use existing facts, parameters and choices") {
  each_path([](const Case& one, const Path& path) {
    Strings facts;
    for (const auto& remedy : path.remedies) collect_facts(remedy.events, facts);
    for (const referee::Step& step : path.steps) {
      collect_facts(step.gaps, facts);
      for (const json& gap : step.gaps) {
        if (gap.contains("parameter")) CHECK(has_parameter(one.game, gap["parameter"]));
      }
    }
    // "end" is no fact: the entry that ended the deal.
    for (const std::string& fact : facts) CHECK_MESSAGE((fact == "end" || asks(one, fact)), fact);
    if (path.when.is_null()) return;
    for (const auto& [name, wanted] : path.when.items()) {
      if (name == "level" || name == "earlier_warnings" || name == "penalty_due") continue;
      if (name == "in_log" || name == "not_in_log") continue;  // of the entry's own fields
      if (name == "parameter") {
        for (const auto& [parameter, value] : wanted.items())
          CHECK_MESSAGE(has_parameter(one.game, parameter), parameter);
        continue;
      }
      const auto fact = std::ranges::find(one.facts, name, &referee::FactAsked::id);
      REQUIRE_MESSAGE(fact != one.facts.end(), name);
      for (const json& word : wanted.is_array() ? wanted : json::array({wanted})) {
        if (!word.is_string()) continue;
        CHECK(std::ranges::find(fact->choices, word.get<std::string>(), &referee::FactAsked::Choice::id) !=
              fact->choices.end());
      }
    }
  });
}

TEST_CASE("case, fact and remedy ids are unique, and choices belong to choices") {
  Strings ids;
  for (const std::string_view game : kGames) {
    for (const Case& one : referee::cases(game)) {
      CAPTURE(one.id);
      CHECK(ids.insert(one.id).second);
      CHECK(referee::find_case(one.id) == &one);
      for (const std::string& other : one.counts) CHECK(referee::find_case(other) != nullptr);
      Strings facts;
      for (const auto& fact : one.facts) {
        CHECK(facts.insert(fact.id).second);
        const bool side = fact.kind == referee::FactAsked::Kind::side;
        CHECK(((fact.kind == referee::FactAsked::Kind::choice) == !fact.choices.empty() || side));
        CHECK((fact.from_log.empty() || referee::log_knows(game, fact.from_log)));
      }
      for (const Path& path : one.paths) {
        Strings remedies;
        for (const auto& remedy : path.remedies) CHECK(remedies.insert(remedy.id).second);
      }
    }
  }
}

// The record keeps the id alone and is read by its title.
TEST_CASE("a remedy has one title in its case, whatever the path") {
  for (const std::string_view game : kGames) {
    for (const Case& one : referee::cases(game)) {
      std::map<std::string, std::string> titles;
      for (const Path& path : one.paths) {
        for (const auto& remedy : path.remedies) {
          CAPTURE(one.id);
          CAPTURE(remedy.id);
          CHECK(titles.try_emplace(remedy.id, remedy.title).first->second == remedy.title);
        }
      }
    }
  }
}

TEST_CASE("a case takes at most six taps: tile, facts, remedy, apply") {
  for (const std::string_view game : kGames) {
    for (const Case& one : referee::cases(game)) {
      CAPTURE(one.id);
      // Facts the log may know are not asked or may stay open, and so may numbers, cards and entries.
      CHECK(std::ranges::count_if(one.facts, must_be_answered) + 3 <= 6);
    }
  }
}

TEST_CASE("duplicate cases are offered only at duplicate tables") {
  const EventTable table(
      R"({"game":"tarot","ruleset":"tarot-fft-4","players":["Ana","Beto","Caro","Dani"]})");
  const auto offered_cases = [&](referee::Boards boards) {
    const referee::Likely likely = referee::likely_cases(table.match(), boards);
    std::vector<const Case*> all = likely.now;
    all.insert(all.end(), likely.others.begin(), likely.others.end());
    return all;
  };
  const std::span<const Case> cases = referee::cases("tarot");
  CHECK(offered_cases(referee::Boards::played).size() == cases.size());
  const auto without = offered_cases(referee::Boards::none);
  CHECK(std::ranges::none_of(without, &Case::boards));
  CHECK(without.size() + std::ranges::count_if(cases, &Case::boards) == cases.size());
  for (const Case& one : cases) CHECK(one.boards == one.id.starts_with("tarot.duplicate_"));
}

TEST_CASE("the first cases offered fit the current action at the table") {
  struct Moment {
    std::string_view start, lines;
    std::vector<std::string_view> among;  // of the likely ones
  };
  constexpr std::string_view kTroccas =
      R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani"]})";
  constexpr std::string_view kTruco = R"({"game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})";
  constexpr std::string_view kTruf =
      R"({"game":"truf","ruleset":"truf-lodige","players":["Ana","Beto","Caro","Dani"]})";
  constexpr std::string_view kTarot =
      R"({"game":"tarot","ruleset":"tarot-fft-3","players":["Ana","Beto","Caro"]})";
  constexpr std::string_view kDealt = R"({"type":"deal_started"})";
  const Moment moments[] = {
      // These cases enter nothing before the result of the deal, during dealing, bidding and play.
      {kTroccas, "", {"troccas.revoke", "troccas.no_tarock", "troccas.thrown_in", "troccas.skat_five"}},
      {kTruf, "", {"truf.revoke", "truf.trump_led", "truf.numbers_or_pictures"}},
      {kTarot, "", {"tarot.revoke", "tarot.out_of_turn", "tarot.exposed_card", "tarot.misdeal"}},
      {kTruco, "", {"truco.called_too_late", "truco.false_flor", "truco.call_disputed", "truco.not_shown"}},
      {kTarot, kDealt, {"tarot.revoke", "tarot.out_of_turn", "tarot.exposed_card", "tarot.misdeal"}},
      {kTarot,
       R"({"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"})",
       {"tarot.revoke", "tarot.out_of_turn", "tarot.exposed_card", "tarot.misdeal"}},
      {kTroccas, kDealt, {"troccas.revoke", "troccas.no_tarock", "troccas.counts_differ"}},
      {kTruf, kDealt, {"truf.revoke", "truf.trump_led", "truf.bid_changed"}},
  };
  for (const Moment& moment : moments) {
    CAPTURE(std::string(moment.start));
    CAPTURE(std::string(moment.lines));
    EventTable table(moment.start);
    table.play(moment.lines);
    Strings now;
    for (const Case* one : referee::likely_cases(table.match()).now) now.insert(one->id);
    for (const std::string_view id : moment.among)
      CHECK_MESSAGE(now.contains(std::string(id)), std::string(id));
  }
}
