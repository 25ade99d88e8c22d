// The wrong player dealt a hand of Truco (T-9, T-12). The hand counts as the wrong dealer's, or is struck and
// dealt by the right one.

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/referee/law.hpp"

namespace tanteador::test::truco_dealer {

using nlohmann::json;

namespace {

std::string start_for(int players, const char* more = "") {
  std::string names;
  for (int seat = 0; seat < players; ++seat)
    names += std::string(seat ? "," : "") + "\"" + static_cast<char>('A' + seat) + "\"";
  return R"({"game":"truco","ruleset":"truco-nhf-de","players":[)" + names + "]" + more + "}";
}

struct Shape {
  std::string start, dealer;  // who should deal: the one who sits last
  std::string hand = R"({"type":"hand_started"})";
};
const Shape kShapes[] = {
    {start_for(2), "B"},
    {start_for(3, R"(,"sides":[{"name":"Uno","players":["A"]},{"name":"Dos","players":["B","C"]}])"), "C"},
    {start_for(3), "C"},
    {start_for(4), "D"},
    {start_for(6), "F"},
    {start_for(8), "H"},
    {start_for(6), "F", R"({"type":"hand_started","mode":"redonda"})"}};

// Three tied tricks are won by mano's side, who sits on the dealer's right (T-44).
constexpr std::string_view kTie = R"({"type":"trick_won","tied":true})";
std::string ties(int tricks) {
  std::string lines;
  for (int trick = 0; trick < tricks; ++trick) lines += "\n" + std::string(kTie);
  return lines;
}

std::string dealt_by(const Shape& shape, const std::string& dealer) {
  json event = json::parse(shape.hand);
  event["dealer"] = dealer;
  return event.dump();
}

json standing(const EventTable& table) {
  json all = table.scores();
  for (const Facts& facts : {deal_facts(table.match()), next_deal_facts(table.match())}) {
    for (const Fact& fact : facts) {
      if (fact.name == "dealer" || fact.name == "mano") all.push_back(fact.value.number);
      if (fact.name == "mode") all.push_back(fact.value.word);
    }
  }
  return all;
}

// The refusal of a ruling; "-" if the remedy is not offered.
std::string rule(EventTable& table, const std::string& dealt, const std::string& right, const char* remedy,
                 std::optional<bool> entered, Ledger& compared) {
  referee::Answers answers;
  answers["played"].found = false;
  answers["dealt"].found = {{"player", dealt}};
  answers["right"].found = {{"player", right}};
  if (entered) answers["entered"].found = *entered;
  const auto finding = hear(table, *referee::find_case("truco.wrong_dealer"), answers);
  const auto found = std::ranges::find(finding.remedies, std::string_view(remedy), &referee::Remedy::id);
  if (found == finding.remedies.end() || !found->missing.empty()) return "-";
  compared.insert(cell_of(table, "truco.wrong_dealer", *found));
  return apply(table, *found);
}

void hold(Ledger& compared) {
  for (const Shape& shape : kShapes) {
    CAPTURE(shape.start);
    CAPTURE(shape.hand);
    const std::string void_hand =
        "\n"
        R"({"type":"annulled","reason":"x"})"
        "\n";
    const std::string by_a = dealt_by(shape, "A"), over = shape.hand + ties(3);
    struct Row {
      std::string wrong;
      const char* remedy;
      std::optional<bool> entered;
      std::string right;
    };
    const Row rows[] = {
        {shape.hand, "play_on", {}, by_a},
        {shape.hand + ties(2), "play_on", {}, by_a + ties(2)},
        {over, "play_on_entered", true, by_a + ties(3)},
        {over, "play_on_unopened", false, over + "\n" + R"({"type":"hand_started","dealer":"A"})"},
        {"", "play_on_unopened", false, R"({"type":"hand_started","dealer":"A"})"},
        {shape.hand, "annul", {}, shape.hand + void_hand + by_a},
        {over, "annul", true, shape.hand + void_hand + by_a},
        {over, "annul_unopened", false, over + "\n" + R"({"type":"hand_started","dealer":"A"})"},
    };
    for (const Row& row : rows) {
      CAPTURE(row.wrong);
      CAPTURE(row.remedy);
      EventTable table(shape.start), right(shape.start);
      table.play(row.wrong);
      // Eight name the pairs of a pica-pica, which the next hand would be: then it is begun at the table.
      const std::string refused = right.enter(row.right);
      CHECK((refused.empty() || refused == "truco/pairs_needed"));
      // The hand was dealt by A, or A is to deal it.
      const bool annul = std::string_view(row.remedy).starts_with("annul");
      CHECK(rule(table, annul ? shape.dealer : "A", annul ? "A" : shape.dealer, row.remedy, row.entered,
                 compared) == (refused.empty() ? "" : "-"));
      if (!refused.empty()) continue;
      CAPTURE(table.sentence());
      CHECK(standing(table) == standing(right));
      if (table.enter(kTie).empty()) CHECK(right.enter(kTie) == "");
      CHECK(table.scores() == right.scores());
    }
  }
}

const RegisterLaw kHeld("truco", hold);

}  // namespace

}  // namespace tanteador::test::truco_dealer
