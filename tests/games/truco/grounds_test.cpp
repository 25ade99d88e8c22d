// The grounds of an award: deciding ties, contributing events, and the subject of an event.

#include <doctest/doctest.h>

#include "src/core/text/text.hpp"
#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

Names names_of(const Table& table, int players) {
  Names names{.seats = {}, .sides = {"A", "B", "C"}};
  for (int place = 0; place < players; ++place) names.seats.push_back(table.seat_name(seat_at(place)));
  return names;
}

void add(std::string& text, const std::string& more) { text += (text.empty() ? "" : "; ") + more; }

// "envido: A and B both said …; truco: the first …": of each line that rests on something.
std::string grounds_of(const Table& table, int players) {
  std::string text;
  const auto& match = table.match();
  for (const LedgerLine& line : match.ledger()) {
    for (const Ground& ground : Truco::grounds(match.rules(), match.state_after(line.seq), line.entry))
      add(text, std::string(line.entry.category) + ": " + render(ground.why, names_of(table, players)));
  }
  return text;
}

// "envido+2 3 4 5": the events that had a part in each line.
std::string parts_of(const Table& table) {
  std::string text;
  const auto& match = table.match();
  for (const LedgerLine& line : match.ledger()) {
    std::string events;
    for (int seq = 3; seq <= index(match.last_seq()); ++seq) {
      if (Truco::had_part(match.state_after(EventSeq{seq - 1}), match.state_after(EventSeq{seq}), line.entry))
        events += " " + std::to_string(seq);
    }
    const std::string points = (line.entry.points > 0 ? "+" : "") + std::to_string(line.entry.points);
    add(text, std::string(line.entry.category) + points + events);
  }
  return text;
}

std::string topics_of(const Table& table) {
  std::string text;
  const auto& match = table.match();
  for (int seq = 3; seq <= index(match.last_seq()); ++seq) {
    const string_view topic =
        Truco::topic(match.state_after(EventSeq{seq - 1}), match.state_after(EventSeq{seq}));
    text += (text.empty() ? "" : " ") + (topic.empty() ? "-" : std::string(topic));
  }
  return text;
}

struct AwardRow {
  string_view script, says;
  int players = 2;
  string_view parameters = "";
};

}  // namespace

TEST_CASE("a deciding tie is reported (T-36, T-44, TA-4)") {
  constexpr string_view kLiteral = "parda_rule=literal_tt_mano";
  constexpr AwardRow kRows[] = {
      {"hand trick>A trick>A", ""},
      {"hand trick>T trick>B", "truco: the first trick was tied, so the second decides"},
      {"hand trick>A trick>T", "truco: trick 2 was tied, so the winner of the first trick wins"},
      {"hand trick>A trick>B trick>T", "truco: trick 3 was tied, so the winner of the first trick wins"},
      {"hand trick>T trick>T trick>B", "truco: the first two tricks were tied, so the third decides"},
      {"hand trick>T trick>T trick>T", "truco: all three tricks were tied, so mano's side wins"},
      {"hand trick>T trick>T", "truco: the first two tricks were tied, and by these rules mano's side wins",
       2, kLiteral},
      {"hand trick>T trick>B", "truco: the first trick was tied, so the second decides", 2, kLiteral},
      {"hand trick>A trick>T", "truco: trick 2 was tied, so the winner of the first trick wins", 2, kLiteral},
      {"hand trick>T A:fold", ""},
      {"hand A:envido B:quiero A=28 B=27 trick>A trick>A", ""},
      {"hand A:envido B:quiero A=28 B=28 trick>A trick>A",
       "envido: A and B both said 28: the one nearer to mano wins"},
      {"hand A1:envido B1:quiero A1=20 B1=28 A2=28 trick>A trick>A",
       "envido: B1 and A2 both said 28: the one nearer to mano wins", 4},
      {"hand A:flor B:flor A~28 B~28 trick>A trick>A",
       "flor: A and B both said 28: the one nearer to mano wins"},
      {"hand A:flor B:flor A~28 B~27 trick>A trick>A", ""},
      // If the cards reversed the result, the announced values no longer decide.
      {"hand A:envido B:quiero A=28 B=28 A[7e,10e,4b] trick>B trick>B", ""},
  };
  for (const AwardRow& row : kRows) {
    CAPTURE(row.script);
    Table table(row.players, row.parameters);
    CHECK(table.play(row.script).refusal_key() == "");
    CHECK(grounds_of(table, row.players) == row.says);
  }
}

TEST_CASE("each award comes from its talk, tricks and cards (T-30, T-37, TA-10, T-52)") {
  // 1 is match_started, 2 the hand.
  constexpr AwardRow kRows[] = {
      {"hand A:envido B:quiero A=28 B=27 trick>A trick>A", "envido+2 3 4 5 6; truco+1 7 8"},
      {"hand A:flor B:truco A:quiero trick>A trick>A A[1e,2e,3e]", "flor+3 3 8; truco+2 4 5 6 7"},
      {"hand A:cut=20/20 trick>A trick>A", "truco+1 4 5"},
      {"hand A:envido B:quiero A=28 B=27 trick>B trick>B A[7e,10e,4b]",
       "envido+2 3 4 5 6 9; truco+1 7 8; envido-2 3 4 5 6 9; envido+2 3 4 5 6 9"},
      {"hand A:flor trick>A trick>A A:false", "flor+3 3 6; truco+1 4 5; flor-3 3 6; penalty+3 3 6"},
      {"hand B:flor trick>A trick>A B:false", "flor+3 3 6; truco+1 4 5; flor-3 3 6; penalty+3 3 6"},
      {"hand A:truco B:quiero trick>A trick>A B?A=held",
       "truco+2 3 4 5 6; truco-2 3 4 5 6 7; truco+2 3 4 5 6 7; penalty+3 7"},
      {"hand A:envido tally>A=3", "other+3"},
  };
  for (const AwardRow& row : kRows) {
    CAPTURE(row.script);
    Table table(row.players, row.parameters);
    CHECK(table.play(row.script).refusal_key() == "");
    CHECK(parts_of(table) == row.says);
  }
}

TEST_CASE("an event refers to the talk it changes, unless it only ends the talk") {
  constexpr AwardRow kRows[] = {
      {"hand A:cut=20/20 A:flor B:truco A:quiero trick>A trick>A", "- flor truco truco truco truco"},
      {"hand A:envido B:quiero A=28 B=27 trick>A tally>A=1", "envido envido envido envido truco -"},
      {"hand A:truco annulled hand", "truco - -"},
  };
  for (const AwardRow& row : kRows) {
    CAPTURE(row.script);
    Table table(row.players, row.parameters);
    CHECK(table.play(row.script).refusal_key() == "");
    CHECK(topics_of(table) == row.says);
  }
}
