// The calculators of the table, with --json and in words.

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"

using namespace tanteador::test;
using Words = std::vector<std::string>;
using Json = nlohmann::json;

namespace {

struct Calculation {
  Words arguments;
  int status;
  Json answer;  // the fields that are looked at
};

void check(const std::vector<Calculation>& rows) {
  const Folder folder;
  for (const Calculation& row : rows) {
    std::string name;
    for (const std::string& word : row.arguments) name += word + " ";
    CAPTURE(name);
    Words arguments = row.arguments;
    arguments.push_back("--json");
    const Result result = run(folder, arguments);
    CAPTURE(result.out);
    CHECK(result.status == row.status);
    const Json given = result.json();
    for (const auto& [field, value] : row.answer.items()) CHECK(given[field] == value);
  }
}

}  // namespace

TEST_CASE("the two lowest tarocks play together and the lowest deals (C-6, CA-1)") {
  check({{{"draw", "troccas", "T5 T12 T3 T20"}, 0, {{"partners", {{3, 1}, {2, 4}}}, {"dealer", 3}}},
         {{"draw", "troccas", "T1,T2,T21,T20"}, 0, {{"partners", {{1, 2}, {4, 3}}}, {"dealer", 1}}},
         {{"draw", "troccas", "T5 T12 T3"}, 1, {{"partners", nullptr}}},
         {{"draw", "troccas", "T5 T12 T3 Ks"}, 1, {{"partners", nullptr}}},
         {{"draw", "troccas", "T5 T12 T3 X"}, 1, {{"partners", nullptr}}},
         {{"draw", "troccas", "T5 T12 T3 T5"}, 1, {{"partners", nullptr}}},
         {{"draw", "troccas", "T5 T12 T3 T22"}, 2, {}}});
}

TEST_CASE("a pile has its card points (C-2 to C-4, C-19; N-11)") {
  check({{{"count", "tarot", "T1,T21 Kh 2s 3s"}, 0, {{"value", 14.5}, {"bouts", 2}, {"cards", 5}}},
         {{"count", "tarot", "Kh 2s"}, 0, {{"value", 5}, {"bouts", 0}, {"cards", 2}}},
         {{"count", "tarot", "x"}, 0, {{"value", 4.5}, {"bouts", 1}, {"cards", 1}}},
         {{"count", "troccas", "Ks", "Qs", "2b", "3b"}, 0, {{"value", 8}, {"cards", 4}}},
         {{"count", "troccas", "Ks Kb Kc Kr"}, 0, {{"value", 17}, {"cards", 4}}},
         {{"count", "troccas", "2s 3s 4s 5s"}, 0, {{"value", 1}, {"cards", 4}}},
         {{"count", "troccas", "Cs Qs"}, 0, {{"value", 6}, {"cards", 2}}},
         {{"count", "troccas", "--players", "3", "Ks 2s 3s"}, 0, {{"value", 7}, {"cards", 3}}},
         {{"count", "troccas", "--players", "7", "Ks"}, 2, {}},
         {{"count", "troccas", "Kh"}, 2, {}}});
}

TEST_CASE("the highest card or trump takes the trick (F-12, C-12, N-9, N-10)") {
  check({{{"trick", "truf", "2s Ah 3d", "--trump", "d"}, 0, {{"winner", 3}}},
         {{"trick", "truf", "2s As Ah", "--trump", "C"}, 0, {{"winner", 2}}},
         {{"trick", "troccas", "10c 1c 2c"}, 0, {{"winner", 2}}},
         {{"trick", "troccas", "10s 1s 2s"}, 0, {{"winner", 1}}},
         {{"trick", "tarot", "X 3c Kc"}, 0, {{"winner", 3}}},
         {{"trick", "tarot", "10h Jh Ch"}, 0, {{"winner", 3}}},
         {{"trick", "tarot", "X"}, 0, {{"winner", nullptr}, {"tied", Json::array()}}},
         {{"trick", "truf", "2s As", "--trump", "x"}, 2, {}},
         {{"trick", "tarot", "1s", "--trump", "s"}, 2, {}}});
}

TEST_CASE("a card is legal or illegal under the rule printed (F-9, F-10, C-11, N-9)") {
  const auto hand = [](const char* game, const char* cards, const char* trick, const char* card,
                       Words more = {}) {
    Words words{"follow", game, "--hand", cards, "--trick", trick, "--card", card};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  check(
      {{hand("tarot", "3s T4 T9 X", "Kh T7", "T4"),
        0,
        {{"legal", false}, {"rule", "tarot.overtrump"}, {"playable", {"T9", "X"}}}},
       {hand("tarot", "3s T4 T9 X", "Kh T7", "T9"), 0, {{"legal", true}}},
       {hand("tarot", "3s 5h", "Kh", "3s"),
        0,
        {{"legal", false}, {"rule", "tarot.follow"}, {"playable", {"5h"}}}},
       {hand("tarot", "3s 5h", "X", "3s"), 0, {{"legal", true}}},
       {hand("tarot", "3s 5h X", "Kh", "X"), 0, {{"legal", true}, {"rule", "tarot.excuse"}}},
       {hand("tarot", "3s X", "", "X"), 0, {{"legal", true}, {"rule", "tarot.excuse"}}},
       {hand("tarot", "3s 5h", "Kh", "X"), 0, {{"legal", false}, {"rule", "tarot.cards"}}},
       {hand("troccas", "3s 5b X", "Kb", "X"), 0, {{"legal", true}, {"rule", "troccas.fool"}}},
       {hand("troccas", "3s T4 T9", "Kb T7", "T4"), 0, {{"legal", true}, {"playable", {"T4", "T9"}}}},
       {hand("troccas", "3s T4", "Kb", "3s"), 0, {{"legal", false}, {"rule", "troccas.follow.tarock"}}},
       {hand("truf", "3s 5h", "Kh", "3s", {"--trump", "s"}), 0, {{"legal", false}, {"rule", "truf.follow"}}},
       {hand("truf", "3s 5h", "", "3s", {"--trump", "s"}),
        0,
        {{"legal", false}, {"rule", "truf.trump.lead"}}},
       {hand("truf", "3s 5h", "", "3s", {"--trump", "s", "--broken"}), 0, {{"legal", true}}},
       {hand("truf", "3s 4s", "", "3s", {"--trump", "s"}), 0, {{"legal", true}}},
       {{"follow", "truf", "--hand", "3s 5h", "--card", "3s", "--trump", "s"},
        0,
        {{"legal", false}, {"rule", "truf.trump.lead"}}},
       {{"follow", "truf", "--hand", "3s 5s", "--card", "3s", "--trump", "s"},
        0,
        {{"legal", true}, {"rule", "truf.trump.lead"}}},  // nothing but trumps (F-10)
       {hand("truf", "3s 5h", "Kh", "4s", {"--trump", "s"}), 0, {{"legal", false}, {"rule", "truf.cards"}}},
       {{"follow", "tarot", "--hand", "3s 5h", "--card", "3s"}, 0, {{"legal", true}}},
       {{"follow", "tarot", "--hand", "3s 5h"}, 2, {}},
       {hand("tarot", "3s", "Zz", "3s"), 2, {}}});
}

TEST_CASE("cards that no table can hold are refused with the rule") {
  const Folder folder;
  struct RefusedCommand {
    Words arguments;
    std::string field, rule;
  };
  for (const RefusedCommand& row :
       {RefusedCommand{{"count", "tarot", "Kh Kh"}, "value", "tarot.cards"},
        RefusedCommand{{"count", "troccas", "Ks Ks"}, "value", "troccas.cards"},
        RefusedCommand{{"trick", "truf", "2s 2s"}, "winner", "truf.cards"},
        RefusedCommand{{"trick", "truf", "2s 3s 4s 5s 6s"}, "winner", "truf.cards"},
        RefusedCommand{
            {"follow", "tarot", "--hand", "3s", "--trick", "3s", "--card", "3s"}, "legal", "tarot.cards"}}) {
    CAPTURE(row.arguments[1]);
    Words arguments = row.arguments;
    arguments.push_back("--json");
    const Result result = run(folder, arguments);
    CHECK(result.status == 1);
    const Json given = result.json();
    CHECK(given[row.field].is_null());
    CHECK(given["refused"][0]["rule"] == row.rule);
    CHECK(!given["refused"][0]["source"].get<std::string>().empty());
  }
  const Result said =
      run(folder, Words{"follow", "tarot", "--hand", "3s 5h", "--trick", "Kh", "--card", "3s"});
  CHECK(said.out.find("Playable: 5h") != std::string::npos);
}
