// The log of a match: events are never edited; corrections decide which ones count.

#include <doctest/doctest.h>

#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

// Seq 1 the start, 2 hand, 3 envido, 4 quiero, 5 envido settled, 6 and 7 tricks.
constexpr string_view kHand = "hand A:envido B:quiero envido>A trick>A trick>A ";

std::string with(string_view rest) { return std::string(kHand) + std::string(rest); }

}  // namespace

TEST_CASE("a correction changes the effective events and is an event itself") {
  struct Row {
    string_view name, rest, score;
    string_view refused = "";
    int breaks = 0;  // the later event that would not stand
    int last = 8;
  };
  constexpr Row kRows[] = {
      {"nothing corrected", "", "3-0", "", 0, 7},
      {"the last event struck", "void=7", "0-0"},
      {"an event others rest on", "void=4", "3-0", "truco/nothing_to_settle", 5, 7},
      {"and what rests on it", "void=4!", "0-0"},  // no settlement, no tricks while the envido waits
      {"the whole hand", "void=2!", "0-0"},
      {"replaced by one of its kind", "amend=5{envido>B}", "1-2"},
      {"replaced by another kind", "amend=4{B:no_quiero}!", "2-0"},
      {"replaced by what cannot stand", "amend=4{A:truco}", "3-0", "truco/answer_envido_first", 4, 7},
      {"nor by force", "amend=4{A:truco}!", "3-0", "truco/answer_envido_first", 4, 7},
      {"replaced by a note", "amend=7{A:warned}", "0-0"},
      {"undone", "void=4! void=8", "3-0", "", 0, 9},
      {"and done again", "void=4! void=8 void=9", "0-0", "", 0, 10},
      {"an amendment taken back", "amend=5{envido>B} void=8", "3-0", "", 0, 9},
      {"amended twice", "amend=5{envido>B} amend=5{envido>A}", "3-0", "", 0, 9},
      {"the later of two taken back", "amend=5{envido>B} amend=5{envido>A} void=9", "1-2", "", 0, 10},
      {"the earlier of two taken back", "amend=5{envido>B} amend=5{envido>A} void=8", "3-0", "", 0, 10},
      {"struck again", "void=7 void=7", "0-0", "table/already_struck", 0, 8},
      {"a note struck", "confirmed>A void=8", "3-0", "", 0, 9},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.name);
    Table table;
    table.play(with(row.rest));
    CHECK(table.refusal_key() == row.refused);
    CHECK(table.score() == row.score);
    CHECK(table.match().last_seq() == EventSeq{row.last});
    if (!row.refused.empty()) CHECK(table.refusal()->breaks.value_or(EventSeq{0}) == EventSeq{row.breaks});
  }
}

TEST_CASE("a struck event is listed with its replacement") {
  Table table;
  table.play(with("amend=5{envido>B} void=7"));
  const auto& match = table.match();
  CHECK(match.is_correction(EventSeq{8}));
  CHECK_FALSE(match.is_correction(EventSeq{5}));
  CHECK(match.is_struck(EventSeq{7}));
  CHECK_FALSE(match.is_struck(EventSeq{5}));
  CHECK_FALSE(match.is_struck(EventSeq{9}));
  CHECK_FALSE(match.content(EventSeq{8}).has_value());
  const auto settled = std::get<Truco::Event>(*match.content(EventSeq{5}));
  CHECK(std::get<truco::Settled>(settled).winner == Side{1});
}

TEST_CASE("undo goes back step by step, and redo forward until a new entry") {
  Table table;
  table.play(kHand);
  const auto state = table.match().state();
  std::vector<std::string> scores;
  for (int step = 0; step < 3; ++step) {
    const auto last = table.match().undo_target();
    REQUIRE(last.has_value());
    CHECK(*last == EventSeq{7 - step});
    table.play("void=" + std::to_string(index(*last)));
    CHECK(table.match().state() == table.match().state_after(EventSeq{index(*last) - 1}));
  }
  for (int step = 0; step < 3; ++step) {
    const auto last = table.match().redo_target();
    REQUIRE(last.has_value());
    table.play("void=" + std::to_string(index(*last)));
  }
  CHECK(table.match().state() == state);
  CHECK_FALSE(table.match().redo_target().has_value());
  table.play("void=7 tally>B=1");
  CHECK_FALSE(table.match().redo_target().has_value());
}

TEST_CASE("an envido strikes only with its answer while a truco waits, as one group") {
  // 3 A's truco, 4 B's envido, 5 A refuses it, 6 B accepts the truco.
  constexpr string_view kBoth = "hand A:truco B:envido A:no_quiero B:quiero trick>A trick>A";
  Table table, without;
  table.play(kBoth);
  CHECK(table.score() == "2-1");
  const auto state = table.match().state();
  table.play("void=4");  // A's answer would be one to his own truco
  CHECK(table.refusal_key() == "truco/own_call");
  CHECK(table.refusal()->breaks == EventSeq{5});
  CHECK(table.match().state() == state);
  without.play("hand A:truco B:quiero trick>A trick>A");
  table.play("void=4+5");
  CHECK(table.refusal_key() == "");
  CHECK(table.score() == without.score());
  CHECK(table.match().is_struck(EventSeq{4}));
  CHECK(table.match().is_struck(EventSeq{5}));
  REQUIRE(table.match().undo_target() == EventSeq{9});
  CHECK_FALSE(table.match().redo_target().has_value());
  table.play("void=9");
  CHECK(table.match().state() == state);
  REQUIRE(table.match().redo_target() == EventSeq{10});
  CHECK_FALSE(table.match().is_struck(EventSeq{5}));
  table.play("void=10");
  CHECK(table.score() == without.score());
}

TEST_CASE("a strike and its dependent strikes are one action: one undo restores all, one redo repeats it") {
  // 2 the hand, 3 a truco, 4 an envido …: without the hand nothing of it stands.
  Table table;
  table.play(with("tally>B=2"));
  const auto before = table.match();
  const int last = index(before.last_seq());
  table.play("void=2!");
  REQUIRE(table.refusal_key() == "");
  const auto struck = table.match().state();
  for (int seq = 2; seq < last; ++seq) CHECK(table.match().is_struck(EventSeq{seq}));
  CHECK_FALSE(table.match().redo_target().has_value());
  for (int again = 0; again < 2; ++again) {
    CAPTURE(again);
    const auto undo = table.match().undo_target();
    REQUIRE(undo == EventSeq{last + 1});
    table.play("void=" + std::to_string(index(*undo)));
    CHECK(table.match().state() == before.state());
    CHECK(table.match().undo_target() == EventSeq{last});
    const auto redo = table.match().redo_target();
    REQUIRE(redo.has_value());
    table.play("void=" + std::to_string(index(*redo)));
    CHECK(table.match().state() == struck);
  }
  table.play("tally>A=1");
  CHECK(table.match().undo_target() == table.match().last_seq());
  CHECK_FALSE(table.match().redo_target().has_value());
}

TEST_CASE("an impossible group strike leaves everything unchanged") {
  Table table;
  table.play(with("tally>B=1"));
  const auto match = table.match();
  table.play("void=8+4");  // the settlement rests on 4
  CHECK(table.refusal_key() == "truco/nothing_to_settle");
  CHECK(table.match() == match);
  table.play("void=8+4!");
  CHECK(table.refusal_key() == "");
  CHECK(table.score() == "0-0");
}

TEST_CASE("there is nothing to undo before the first event") {
  CHECK_FALSE(Table().match().undo_target().has_value());
  CHECK_FALSE(Table().match().redo_target().has_value());
}

TEST_CASE("an amended start plays the same log under other rules, or is refused at the first invalid event") {
  Table table;
  table.play("hand A:real_envido B:envido A:quiero envido>A trick>A trick>A");
  CHECK(table.score() == "6-0");
  auto match = table.match();
  const auto rules = [&](string_view text) {
    return Truco::seat(parameters_of(text), {.players = 2}).value();
  };
  const auto refused = match.amend_start(rules("truco-argentino"), false);
  REQUIRE_FALSE(refused.has_value());
  CHECK(refused.error().breaks == EventSeq{4});
  CHECK(match == table.match());
  REQUIRE(match.amend_start(rules("target=4"), false).has_value());
  CHECK(Truco::score(match.state(), Side{0}) == 4);
  REQUIRE(match.submit(Voided{match.last_seq()}).has_value());
  CHECK(match.state() == table.match().state());
  CHECK(match.rules() == table.match().rules());
}

TEST_CASE("each ledger line names its event and hand") {
  Table table;
  table.play(with("hand trick>B trick>B"));
  const auto ledger = table.match().ledger();
  REQUIRE(ledger.size() == 3);
  CHECK(ledger[0].seq == EventSeq{7});
  CHECK(ledger[1].deal == 1);
  CHECK(ledger[2].seq == EventSeq{10});
  CHECK(ledger[2].deal == 2);
}

namespace {

using Event = Match<Truco>::Event;

Event decided(int events) { return Note{.kind = Note::Kind::case_ruled, .events = events}; }
Event ruling(int side, Points points) {
  return Truco::Event(Ruled{Side{static_cast<std::uint8_t>(side)}, points});
}

std::string score_of(const Match<Truco>& match) {
  return std::to_string(Truco::score(match.state(), Side{0})) + "-" +
         std::to_string(Truco::score(match.state(), Side{1}));
}

// Seq 2 and 3 tallies, 4 the decision with 5 and 6.
Match<Truco> with_decision() {
  Table table;
  table.play("tally>A=3 tally>B=2");
  Match<Truco> match = table.match();
  for (const Event& event : {decided(2), ruling(0, -3), ruling(1, 1)})
    REQUIRE(match.submit(event).has_value());
  return match;
}

std::string refused_by(Match<Truco> match, const Event& event) {
  const auto answer = match.submit(event);
  return answer ? "" : std::string(answer.error().violation.key());
}

}  // namespace

TEST_CASE("a decision and its events are struck and restored together") {
  Match<Truco> match = with_decision();
  CHECK(score_of(match) == "0-3");
  for (const int seq : {4, 5, 6}) CHECK(match.act_of(EventSeq{seq}) == EventSeq{4});
  CHECK(match.act_of(EventSeq{3}) == EventSeq{3});
  REQUIRE(match.undo_target() == EventSeq{4});
  REQUIRE(match.submit(Voided{EventSeq{4}}).has_value());
  CHECK(score_of(match) == "3-2");
  for (const int seq : {4, 5, 6}) CHECK(match.is_struck(EventSeq{seq}));
  CHECK(match.undo_target() == EventSeq{3});
  REQUIRE(match.redo_target() == EventSeq{7});
  REQUIRE(match.submit(Voided{EventSeq{7}}).has_value());
  CHECK(score_of(match) == "0-3");
  CHECK(match.undo_target() == EventSeq{4});
  CHECK_FALSE(match.redo_target().has_value());
}

TEST_CASE("a decision cannot be struck in part, and only a decision replaces it") {
  const Match<Truco> match = with_decision();
  CHECK(refused_by(match, Voided{EventSeq{5}}) == "table/part_of_act");
  CHECK(refused_by(match, Voided{EventSeq{6}, true}) == "table/part_of_act");
  CHECK(refused_by(match, Amended<Truco::Event>{EventSeq{4}, false, Truco::Event(Ruled{})}) ==
        "table/heads_act");
  CHECK(refused_by(match, Amended<Truco::Event>{EventSeq{4}, false, Note{.kind = Note::Kind::case_ruled}}) ==
        "");
  const Event part = Amended<Truco::Event>{EventSeq{5}, false, Truco::Event(Ruled{})};
  CHECK(refused_by(match, part) == "table/part_of_act");
  // Another decision may correct this one's entries; both are struck and restored as a whole.
  Match<Truco> again = match;
  REQUIRE(again.submit(decided(1)).has_value());
  CHECK(refused_by(again, part) == "");
  // Events from before decisions of several events are struck one by one.
  Table table;
  table.play("tally>A=3");
  Match<Truco> older = table.match();
  for (const Event& event : {decided(0), ruling(0, -3)}) REQUIRE(older.submit(event).has_value());
  CHECK(refused_by(older, Amended<Truco::Event>{EventSeq{4}, false, Truco::Event(Ruled{})}) == "");
  CHECK(refused_by(older, Voided{EventSeq{4}}) == "");
  CHECK(older.undo_target() == EventSeq{4});
}

TEST_CASE("a decision with one invalid event is struck as a whole with its basis") {
  Table table;
  table.play("hand");
  Match<Truco> match = table.match();
  for (const Event& event : {decided(2), ruling(0, 2), Event(Truco::Event(Annulled{}))})
    REQUIRE(match.submit(event).has_value());
  CHECK(refused_by(match, Voided{EventSeq{2}}) == "truco/nothing_to_annul");
  REQUIRE(match.submit(Voided{EventSeq{2}, true}).has_value());
  CHECK(score_of(match) == "0-0");
  for (const int seq : {2, 3, 4, 5}) CHECK(match.is_struck(EventSeq{seq}));
  REQUIRE(match.submit(Voided{EventSeq{6}}).has_value());
  CHECK(score_of(match) == "2-0");
}

TEST_CASE("an appeal decision replaces a ruling in one step, and undo reverts it in one") {
  Match<Truco> match = with_decision();
  REQUIRE(match.submit(Note{.kind = Note::Kind::appealed, .side = Side{0}, .of = EventSeq{4}}).has_value());
  const Note upheld{.kind = Note::Kind::appeal_decided, .of = EventSeq{7}, .upheld = true, .events = 2};
  for (const Event& event : {Event(upheld), Event(Voided{EventSeq{4}}), ruling(1, 1)})
    REQUIRE(match.submit(event).has_value());
  CHECK(score_of(match) == "3-3");
  REQUIRE(match.undo_target() == EventSeq{8});
  REQUIRE(match.submit(Voided{EventSeq{8}}).has_value());
  CHECK(score_of(match) == "0-3");
  CHECK_FALSE(match.is_struck(EventSeq{5}));
  REQUIRE(match.submit(Voided{*match.redo_target()}).has_value());
  CHECK(score_of(match) == "3-3");
}

TEST_CASE("a correction undone twice, by itself and by its basis, counts once") {
  Table table;
  table.play("tally>A=3 tally>B=2");
  Match<Truco> match = table.match();
  // 4 strikes 2; 5 takes 4 back; 6 takes 5 back; 7 takes 4 back again; without 6 both stand against 4.
  for (const int seq : {2, 4, 5}) REQUIRE(match.submit(Voided{EventSeq{seq}}).has_value());
  CHECK(score_of(match) == "0-2");
  REQUIRE(match.submit(Voided{EventSeq{4}}).has_value());
  CHECK(score_of(match) == "3-2");
  REQUIRE(match.submit(Voided{EventSeq{6}}).has_value());
  CHECK(score_of(match) == "3-2");
  REQUIRE(match.submit(Voided{EventSeq{7}}).has_value());
  CHECK(score_of(match) == "3-2");
  REQUIRE(match.submit(Voided{EventSeq{9}}).has_value());
  CHECK(score_of(match) == "3-2");
}
