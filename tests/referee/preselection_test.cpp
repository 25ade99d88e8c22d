// Checks the proposed remedy and its reason over all cases (src/referee/data/remedies).

#include "src/referee/preselection.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "src/referee/appeal.hpp"
#include "tests/referee/facts.hpp"
#include "tests/referee/law.hpp"
#include "tests/referee/rows.hpp"

namespace tanteador::test::preselection {

using nlohmann::json;
using referee::Case;
using referee::Finding;
using referee::Remedy;

namespace {

bool stands(const EventTable& table, const Remedy& remedy) {
  EventTable after = table;
  return apply(after, remedy).empty();
}

std::optional<referee::Preselection> proposed(const EventTable& table, const Finding& finding) {
  return preselect(finding, [&](const Remedy& remedy) { return stands(table, remedy); });
}

void check_proposed(const EventTable& table, const Finding& finding) {
  const auto choice = proposed(table, finding);
  const auto confirms = std::ranges::find_if(finding.remedies, &Remedy::confirms);
  if (confirms != finding.remedies.end()) {
    REQUIRE(choice.has_value());
    CHECK(finding.remedies[choice->remedy].confirms);
  }
  if (!choice) {
    const bool harmless = std::ranges::any_of(finding.remedies, [&](const Remedy& remedy) {
      return remedy.missing.empty() && !strikes(remedy) && stands(table, remedy);
    });
    CHECK_FALSE(harmless);
    return;
  }
  const Remedy& remedy = finding.remedies[choice->remedy];
  CAPTURE(remedy.id);
  CHECK_FALSE(choice->why.empty());
  CHECK(remedy.missing.empty());
  CHECK((remedy.fixed || finding.complete || !strikes(remedy)));
}

// Facts one by one left open, from the last on.
void check_case(const EventTable& table, const Row& row) {
  const Case& one = *referee::find_case(row.case_id);
  referee::Answers answers = answers_of(one, row.facts, table.names());
  for (auto fact = one.facts.rbegin(); fact != one.facts.rend(); ++fact) {
    for (const referee::Circumstances& now : circumstances_of(one))
      check_proposed(table, hear(table, one, answers, now));
    answers.erase(fact->id);
  }
}

struct Check {
  std::string_view start, lines, case_id, facts;
};

// "|" between the lines.
#define AT_TAROT R"({"game":"tarot","ruleset":"tarot-fft-4","players":["Ana","Beto","Caro","Dani"]})"
#define AT_TROCCAS R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani"]})"
#define AT_TRUF R"({"game":"truf","ruleset":"truf-lodige","players":["Ana","Beto","Caro","Dani"]})"
#define AT_TRUCO R"({"game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
#define AT_SHEET R"({"game":"sheet","ruleset":"sheet-any","players":["Ana","Beto"]})"
#define DEAL_BEGUN R"({"type":"deal_started"}|)"
#define NEXT_BEGUN R"(|{"type":"deal_started"})"
#define TAKEN DEAL_BEGUN R"({"type":"bid","player":"Ana","bid":"garde"}|)"
#define RESULT_ENTERED TAKEN R"({"type":"result","bouts":2,"points":49})"
#define DEFENCE_ENTERED TAKEN R"({"type":"result","bouts":2,"defence_points":42})"
#define COUNT_ENTERED DEAL_BEGUN R"({"type":"counted","points":{"Nus":50}})"
#define BIDS_LAID R"({"type":"bid","cards":{"Ana":"6s","Beto":"4h","Caro":"3d","Dani":"2c"}}|)"
#define TRICKS_ENTERED \
  DEAL_BEGUN BIDS_LAID R"({"type":"tricks","taken":{"Ana":5,"Beto":4,"Caro":1,"Dani":3}})"
#define HAND_WON \
  R"({"type":"hand_started"}|{"type":"trick_won","winner":"Ana"}|{"type":"trick_won","winner":"Ana"})"
#define NEXT_CALLED R"(|{"type":"hand_started"}|{"type":"called","player":"Beto","call":"truco"})"
#define SHEET_COUNTED R"({"type":"counted","points":{"Ana":100,"Beto":62}})"

const Check kConfirmed[] = {
    {AT_TAROT, RESULT_ENTERED, "tarot.count_disputed", "recounted=yes; deal=counted; points=49; bouts=2"},
    {AT_TAROT, RESULT_ENTERED NEXT_BEGUN, "tarot.count_disputed",
     "recounted=yes; deal=counted; points=49; bouts=2"},
    {AT_TAROT, DEFENCE_ENTERED, "tarot.count_disputed", "recounted=yes; deal=counted; points=49; bouts=2"},
    {AT_TAROT, RESULT_ENTERED, "tarot.points_back", "player=Beto; deal=counted; points=49; bouts=2"},
    {AT_TAROT, RESULT_ENTERED NEXT_BEGUN, "tarot.points_back",
     "player=Beto; deal=counted; points=49; bouts=2"},
    {AT_TAROT, RESULT_ENTERED, "tarot.claimed", "player=Beto; deal=counted; points=49"},
    {AT_TROCCAS, COUNT_ENTERED, "troccas.counts_differ", "recounted=yes; entered=yes; side=Nus; points=50"},
    {AT_TROCCAS, COUNT_ENTERED, "troccas.counts_differ", "recounted=yes; entered=yes; side=Vus; points=22"},
    {AT_TROCCAS, COUNT_ENTERED NEXT_BEGUN, "troccas.counts_differ",
     "recounted=yes; entered=yes; side=Nus; points=50"},
    {AT_TRUF, TRICKS_ENTERED, "truf.tricks_disputed", "counted=yes; entered=yes; player=Ana; tricks=5"},
    {AT_TRUF, TRICKS_ENTERED, "truf.tricks_disputed",
     "counted=yes; entered=yes; player=Ana; tricks=5; other=Beto"},
    {AT_TRUF, TRICKS_ENTERED NEXT_BEGUN, "truf.tricks_disputed",
     "counted=yes; entered=yes; player=Ana; tricks=5"},
    {AT_TRUCO, HAND_WON, "truco.trick_wrong", "entry=3; side=Ana"},
    {AT_TRUCO, HAND_WON NEXT_CALLED, "truco.trick_wrong", "entry=3; side=Ana"},
    {AT_SHEET, SHEET_COUNTED, "sheet.wrong_sum", "recounted=yes; side=Ana; points=100"},
    {AT_SHEET, SHEET_COUNTED, "sheet.number_disputed", "recounted=yes; side=Ana; points=100"},
};

const Check kMissing[] = {
    {AT_TAROT, RESULT_ENTERED, "tarot.count_disputed", "recounted=yes; deal=counted"},
    {AT_TROCCAS, COUNT_ENTERED, "troccas.counts_differ", "recounted=yes; entered=yes; side=Nus"},
    {AT_TROCCAS, COUNT_ENTERED, "troccas.counts_differ", "recounted=yes; entered=yes"},
    {AT_TRUF, TRICKS_ENTERED, "truf.tricks_disputed", "counted=yes; entered=yes; player=Ana"},
    {AT_TRUF, TRICKS_ENTERED, "truf.tricks_disputed", "counted=yes; entered=yes"},
    {AT_TRUF, TRICKS_ENTERED, "truf.tricks_disputed", ""},
    {AT_TRUCO, HAND_WON, "truco.trick_wrong", "entry=3"},
};

}  // namespace

TEST_CASE(
    "a remedy is preselected for every case: none that needs a fact, and no strike by judgement without "
    "one") {
  for (const Rows& rows : all_rows()) {
    for (const Row& row : rows.rows) {
      CAPTURE(std::string(row.case_id));
      CAPTURE(std::string(row.facts));
      CAPTURE(std::string(row.lines));
      EventTable table(row.start);
      table.play(row.lines);
      check_case(table, row);
    }
  }
}

TEST_CASE("if the check confirms the entry, the preselected ruling only records that") {
  for (const Check& row : kConfirmed) {
    CAPTURE(std::string(row.case_id));
    CAPTURE(std::string(row.facts));
    CAPTURE(std::string(row.lines));
    EventTable table(row.start);
    table.play(put(std::string(row.lines), "|", "\n"));
    const Case& one = *referee::find_case(row.case_id);
    const referee::Answers answers = answers_of(one, row.facts, table.names());
    const Finding finding = hear(table, one, answers);
    const auto choice = proposed(table, finding);
    REQUIRE(choice.has_value());
    const Remedy& remedy = finding.remedies[choice->remedy];
    CHECK(remedy.id == "entry_stands");
    CHECK(remedy.events.empty());
    CHECK(referee::remedy_title(&one, remedy.id) == "The entry stands");
    const auto offered = remedies_of(one);
    CHECK(std::ranges::find(offered, remedy.id, &referee::RemedyName::id) != offered.end());
    const auto before = table.scores();
    CHECK(table.enter_event(case_ruled(one, answers, finding, {remedy.id, remedy.fixed})) == "");
    CHECK(table.scores() == before);
    CHECK(can_be_appealed(table.match(), last_seq(table.match())));
  }
}

TEST_CASE("without a needed number no striking remedy is preselected") {
  for (const Check& row : kMissing) {
    CAPTURE(std::string(row.case_id));
    CAPTURE(std::string(row.facts));
    EventTable table(row.start);
    table.play(put(std::string(row.lines), "|", "\n"));
    const Case& one = *referee::find_case(row.case_id);
    const Finding finding = hear(table, one, answers_of(one, row.facts, table.names()));
    const auto choice = proposed(table, finding);
    CHECK_FALSE((choice && strikes(finding.remedies[choice->remedy])));
  }
}

}  // namespace tanteador::test::preselection
