// The federation's tables of penalties for duplicate tournaments (Code d'arbitrage, pages 9 to 18), and their
// substitutes elsewhere. No duplicate board is scored here, so nothing but a warning is ever entered.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <deque>
#include <string>

#include "src/referee/finding.hpp"
#include "tests/referee/rows.hpp"
#include "tests/support/event_table.hpp"

namespace tanteador::test::tarot_duplicate {

namespace {

using nlohmann::json;
using std::string_view;

// By formation in the order of the code's columns; "" if its column is empty.
using Columns = std::array<string_view, 4>;
constexpr std::array<string_view, 4> kFormations{"individual", "triplettes", "teams", "quadrettes"};
constexpr string_view kUnprinted = "decide";

struct Printed {
  string_view case_id, facts;  // without "tarot.duplicate_"
  string_view rule;            // empty: not printed
  Columns due;                 // at a tournament
  Columns elsewhere;
};

constexpr Columns all(string_view remedy) { return {remedy, remedy, remedy, remedy}; }
constexpr Columns kWarn = all("warn"), kNeutral = all("neutral_warn");
constexpr Columns kFault{"half", "half", "one_point", "one_point"};
constexpr Columns kAdjusted{"capped_half", "capped_half", "adjusted_one", "adjusted_one"},
    kAdjustedElsewhere{"capped_warn", "capped_warn", "adjusted_warn", "adjusted_warn"};
constexpr Columns kRaised{"capped", "capped", "plus_four_one", "four_four_one"},
    kRaisedElsewhere{"capped", "capped", "plus_four_warn", "four_four_warn"};

// clang-format off
constexpr Printed kCode[] = {
    // Page 13; page 9 assigns the responsibility.
    {"rebuilt", "what=earlier_playable", "tarot.arbiter.duplicate_rebuilt", kFault, kWarn},
    {"rebuilt", "what=earlier_unplayable", "tarot.arbiter.duplicate_rebuilt", {"more_percent", "more_percent", "three_points", "three_points"}, kWarn},
    {"rebuilt", "what=mended", "tarot.arbiter.duplicate_rebuilt", all("score"), all("score")},
    {"rebuilt", "what=one_unplayable", "tarot.arbiter.duplicate_rebuilt", {"neutral_percent", "neutral_percent", "plus_four_one", "four_four_one"},
     {"neutral_warn", "neutral_warn", "plus_four_warn", "four_four_warn"}},
    {"rebuilt", "what=one_played", "tarot.arbiter.duplicate_rebuilt", {"neutral_percent", "neutral_percent_both", "plus_four", "four_four"},
     {"neutral_warn", "neutral_warn", "plus_four", "four_four"}},
    {"rebuilt", "what=hinge", "tarot.arbiter.duplicate_rebuilt", {"neutral_percent", "neutral_percent_both", "plus_four", "six_six"},
     {"neutral_warn", "neutral_warn", "plus_four", "six_six"}},
    {"rebuilt", "what=both_unplayable", "tarot.arbiter.duplicate_rebuilt", {"neutral_percent", "neutral_percent", "neutral", "neutral"},
     {"neutral_warn", "neutral_warn", "neutral", "neutral"}},
    {"rebuilt", "what=both_played", "tarot.arbiter.duplicate_rebuilt", {"neutral_percent", "neutral_percent_both", "zero_all", "neutral_four_both"},
     {"neutral_warn", "neutral_warn", "zero_all", "neutral_warn"}},
    {"rebuilt", "what=forgotten", "tarot.arbiter.duplicate_rebuilt", {"neutral_zero", "neutral_zero", "neutral_six", "neutral_six_six"}, kNeutral},
    // Pages 10 and 11: the sheet.
    {"sheet", "fixable=yes", "tarot.arbiter.duplicate_sheet", {"half_all", "half_all", "", "one_both"}, kWarn},
    {"sheet", "fixable=no", "tarot.arbiter.duplicate_sheet", {"zero_all", "zero_all", "", "four_both"}, {"zero_all", "zero_all", "", "warn"}},
    {"sheet_read", "spoilt=no", "tarot.arbiter.duplicate_sheet", {"half", "half", "", "one_point"}, kWarn},
    {"sheet_read", "spoilt=yes", "tarot.arbiter.duplicate_sheet", {"capped", "capped", "", "four_four"}, {"capped", "capped", "", "four_four"}},
    // Pages 11 and 12: the play.
    {"fault", "what=exposed", "tarot.arbiter.duplicate_play", kFault, kWarn},
    {"fault", "what=turn", "tarot.arbiter.duplicate_play", kFault, kWarn},
    {"fault", "what=taker", "tarot.arbiter.duplicate_play", all("nothing"), all("nothing")},
    {"fault", "what=important", "tarot.arbiter.duplicate_play", kAdjusted, kAdjustedElsewhere},
    {"fault", "what=revoke", "tarot.arbiter.duplicate_play", kAdjusted, kAdjustedElsewhere},
    {"fault", "what=both", "tarot.arbiter.duplicate_play", {"", "", "adjusted_once", "adjusted_once"}, {"", "", "adjusted_warn", "adjusted_warn"}},
    {"fault", "what=upon", "tarot.arbiter.duplicate_play", {"forty_both", "forty_both", "neutral", "neutral_four_both"},
     {"forty_warn", "forty_warn", "neutral", "neutral_warn"}},
    {"hesitation", "what=admitted", "tarot.arbiter.duplicate_play", {"capped", "capped", "plus_four", "four_four"}, {"capped", "capped", "plus_four", "four_four"}},
    {"hesitation", "what=excuse", "tarot.arbiter.duplicate_play", all("nothing"), all("nothing")},
    {"hesitation", "what=unproved", "tarot.arbiter.duplicate_play", all("nothing"), all("nothing")},
    // Pages 15 and 16: the examples. 16 points between the attackers are 4 match points; 8, 4 and -4 are less.
    {"adjusted", "ahead=-8", "tarot.arbiter.duplicate_marks", kRaised, kRaisedElsewhere},
    {"adjusted", "ahead=8", "tarot.arbiter.duplicate_marks", kRaised, kRaisedElsewhere},
    {"adjusted", "ahead=16", "tarot.arbiter.duplicate_marks", {"capped", "capped", "score_one", "score_one"}, {"capped", "capped", "score_warn", "score_warn"}},
    {"adjusted", "ahead=32", "tarot.arbiter.duplicate_marks", {"capped", "capped", "score_one", "score_one"}, {"capped", "capped", "score_warn", "score_warn"}},
    {"adjusted", "ahead=-4", "tarot.arbiter.duplicate_marks", kRaised, kRaisedElsewhere},
    {"adjusted", "ahead=4", "tarot.arbiter.duplicate_marks", kRaised, kRaisedElsewhere},
    {"adjusted", "ahead=15", "tarot.arbiter.duplicate_marks", kRaised, kRaisedElsewhere},
    // Page 14.
    {"poignee", "what=early", "tarot.arbiter.duplicate_poignee", all("nothing"), all("nothing")},
    {"poignee", "what=form", "tarot.arbiter.duplicate_poignee", kFault, kWarn},
    {"poignee", "what=time; won=yes", "tarot.arbiter.duplicate_poignee", kFault, kWarn},
    {"poignee", "what=time; won=no", "tarot.arbiter.duplicate_poignee", kFault, kWarn},
    {"poignee", "what=time", "tarot.arbiter.duplicate_poignee", kFault, kWarn},
    {"poignee", "what=excuse", "tarot.arbiter.duplicate_poignee", kAdjusted, kAdjustedElsewhere},
    {"poignee", "what=too_many", "tarot.arbiter.duplicate_poignee", kAdjusted, kAdjustedElsewhere},
    {"poignee", "what=short_taker", "tarot.arbiter.duplicate_poignee", kFault, kWarn},
    {"poignee", "what=short_defence", "tarot.arbiter.duplicate_poignee", kAdjusted, kAdjustedElsewhere},
    // Page 10: the discard, in teams and quadrettes with what the return brings.
    {"discard", "what=not_yet", "tarot.arbiter.duplicate_discard", {"zero_taker", "zero_taker", "return_ten", "return_ten_four"}, kNeutral},
    {"discard", "what=clean", "tarot.arbiter.duplicate_discard", {"zero_taker", "zero_taker", "ten_zero", "ten_four"}, {"neutral_warn", "neutral_warn", "warn", "warn"}},
    {"discard", "what=defence", "tarot.arbiter.duplicate_discard", {"zero_taker", "zero_taker", "eleven_zero", "eleven_four"}, {"neutral_warn", "neutral_warn", "warn", "warn"}},
    {"discard", "what=revoke", "tarot.arbiter.duplicate_discard", {"zero_taker", "zero_taker", "ten_five", "ten_five"}, {"neutral_warn", "neutral_warn", "warn", "warn"}},
    {"discard", "what=discard", "tarot.arbiter.duplicate_discard", {"zero_taker", "zero_taker", "zero_zero", "ten_ten"}, {"neutral_warn", "neutral_warn", "warn", "warn"}},
    // Pages 9 to 11: order in the room.
    {"slow", "given_up=yes", "tarot.arbiter.duplicate_order", {"forty", "forty", "boards_dropped", "boards_dropped"}, kWarn},
    {"slow", "given_up=no", "tarot.arbiter.duplicate_order", kWarn, kWarn},
    {"order", "what=walked", "tarot.arbiter.duplicate_order", {"one_percent", "one_percent", "", "two_points"}, kWarn},
    {"order", "what=smoked", "tarot.arbiter.duplicate_order", {"one_percent", "one_percent", "four_points", "four_points"}, kWarn},
    {"order", "what=diagram", "tarot.arbiter.duplicate_order", kFault, kWarn},
    {"place", "what=seat", "tarot.arbiter.duplicate_order", {"neutral_zero", "neutral_zero", "", "neutral_four_four"}, kNeutral},
    {"place", "what=board", "tarot.arbiter.duplicate_order", all("zero_all"), all("zero_all")},
    {"place", "what=lent", "tarot.arbiter.duplicate_order", all("struck_off"), kWarn},
    {"place", "what=rotation", "tarot.arbiter.duplicate_order", all("zero_triplette"), kNeutral},
    {"place", "what=badge", "tarot.arbiter.duplicate_order", all("half"), kWarn},
    // Page 10: a fault pointed out by a player or a spectator.
    {"signal", "what=other", "tarot.arbiter.duplicate_signal", all("not_committed"), all("not_committed")},
    {"signal", "what=own", "tarot.arbiter.duplicate_signal", all("committed"), all("committed")},
    {"signal", "what=spectator_side", "tarot.arbiter.duplicate_signal", all("committed_excluded"), all("committed_excluded")},
    {"signal", "what=spectator", "tarot.arbiter.duplicate_signal", all("not_committed_excluded"), all("not_committed_excluded")},
    // Page 10: the first table; page 11: the dog, which is printed for teams alone.
    {"first", "what=cards", "tarot.arbiter.duplicate_first", {"again_half", "again_half", "again_one", "again_one"}, all("again_warn")},
    {"first", "what=weak", "tarot.arbiter.duplicate_first", {"neutral_half", "neutral_half", "", ""}, kNeutral},
    {"dog", "what=before", "tarot.arbiter.duplicate_first", all("neutral_penalty"), kNeutral},
    {"dog", "what=after", "tarot.arbiter.duplicate_first", all("garde_four"), all("garde_warn")},
};
// A repetition at a tournament.
constexpr Printed kAgain[] = {
    {"slow", "given_up=no", "tarot.arbiter.duplicate_order", kFault, kWarn},
    {"order", "what=walked", "tarot.arbiter.duplicate_order", all("sanction"), {"warn", "warn", "", "warn"}},
};
// clang-format on

constexpr string_view kThree = R"({"game":"tarot","ruleset":"tarot-fft-3","players":["Ana","Beto","Caro"]})";
constexpr string_view kCases[] = {"rebuilt",  "sheet",   "sheet_read", "fault", "hesitation",
                                  "adjusted", "poignee", "discard",    "slow",  "order",
                                  "place",    "signal",  "first",      "dog"};

bool asks_formation(string_view case_id) { return case_id != "signal" && case_id != "dog"; }

class Book {
 public:
  Book() {
    for (const Printed& printed : kCode) add(printed, 0);
    for (const Printed& printed : kAgain) add(printed, 1);
    for (const string_view one : kCases) {
      const auto printed = std::ranges::find(kCode, one, &Printed::case_id);
      add_row(*printed, "", printed->rule, "say", "tournament", 0);
      const auto silent = std::ranges::find_if(
          kCode, [&](const Printed& each) { return each.case_id == one && holds_gap(each.due); });
      if (silent == std::end(kCode)) continue;
      const auto gap = std::ranges::find(silent->due, string_view()) - silent->due.begin();
      add_row(*silent, formation(gap), "", "warn", "club", 0);
    }
  }
  std::span<const Row> rows() const { return rows_; }

 private:
  static bool holds_gap(const Columns& columns) {
    return std::ranges::find(columns, string_view()) != columns.end();
  }
  static std::string formation(std::ptrdiff_t column) {
    return "; formation=" + std::string(kFormations[static_cast<std::size_t>(column)]);
  }
  void add(const Printed& printed, int warnings) {
    for (std::size_t column = 0; column < kFormations.size(); ++column) {
      if (column > 0 && !asks_formation(printed.case_id)) return;
      const std::string kind =
          asks_formation(printed.case_id) ? formation(static_cast<std::ptrdiff_t>(column)) : "";
      add_ruling(printed, kind, printed.due[column], "tournament", warnings);
      const bool printed_there = !printed.due[column].empty();
      for (const string_view level : {"kitchen", "club"})
        add_ruling(printed, kind, printed_there ? printed.elsewhere[column] : "", level, warnings);
    }
  }
  void add_ruling(const Printed& printed, const std::string& formation, string_view remedy, string_view level,
                  int warnings) {
    if (remedy.empty()) return add_row(printed, formation, "", kUnprinted, level, warnings);
    add_row(printed, formation, printed.rule, remedy, level, warnings);
  }
  string_view store_text(std::string text) { return texts_.emplace_back(std::move(text)); }
  void add_row(const Printed& printed, const std::string& formation, string_view rule, string_view remedy,
               string_view level, int warnings) {
    const std::string facts = remedy == "say" ? "" : "; " + std::string(printed.facts);
    rows_.push_back({.start = kThree,
                     .lines = "",
                     .case_id = store_text("tarot.duplicate_" + std::string(printed.case_id)),
                     .facts = store_text("player=Beto" + facts + formation),
                     .rule = rule.empty() ? "not printed" : rule,
                     .remedy = remedy,
                     .after = {0, 0, 0},
                     .level = level,
                     .earlier_warnings = warnings});
  }

  std::deque<std::string> texts_;
  std::vector<Row> rows_;
};

const Book& book() {
  static const Book all;
  return all;
}

const RegisterRows kRegistered("tarot", book().rows());

}  // namespace

TEST_CASE("duplicate: the code's table gives one ruling, written by hand, with at most a warning") {
  for (const Row& row : book().rows()) {
    CAPTURE(std::string(row.case_id));
    CAPTURE(std::string(row.facts));
    CAPTURE(std::string(row.level));
    const referee::Case& one = *referee::find_case(row.case_id);
    EventTable table(row.start);
    referee::Answers answers;
    for (std::size_t at = 0; at < row.facts.size();) {
      const std::size_t end = std::min(row.facts.find(';', at), row.facts.size()),
                        is = row.facts.find('=', at);
      const auto fact = std::ranges::find(one.facts, row.facts.substr(at, is - at), &referee::FactAsked::id);
      REQUIRE(fact != one.facts.end());
      const auto value = referee::read_value(*fact, row.facts.substr(is + 1, end - is - 1), table.names());
      REQUIRE(value.has_value());
      answers[fact->id].found = *value;
      at = end + 2;
    }
    const auto level = static_cast<referee::Level>(std::ranges::find(referee::kLevels, row.level) -
                                                   referee::kLevels.begin());
    const auto finding = rule_on(one, answers, table.match(), table.names(),
                                 {level, row.earlier_warnings, [](EventSeq) { return json(); }});
    CHECK(finding.remedies.size() == (row.rule == "not printed" ? 2 : 1));
    CHECK(finding.steps.back().text ==
          "Duplicate boards are not scored here: write the consequences on the score sheet by hand.");
    for (const referee::Remedy& remedy : finding.remedies) {
      for (const json& event : remedy.events) CHECK(event["type"] == "warned");
      const bool taken = remedy.title.find("taken from") != std::string::npos;
      CHECK((!taken || level == referee::Level::tournament));
    }
  }
}

}  // namespace tanteador::test::tarot_duplicate
