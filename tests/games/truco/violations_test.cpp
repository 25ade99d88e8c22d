// Every way an event can be refused, in the order of precedence, and that order itself.

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "src/core/text/text.hpp"
#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

struct RefusedEntry {
  string_view expected;  // without "truco/" or "table/"
  string_view before, event;
  int players = 2;
  string_view parameters = "";
};

constexpr string_view kPica =
    "hand trick>A trick>A hand";  // six players: A1 B1 A2 B2 A3 B3, duels A1-B2 B1-A3 A2-B3
constexpr string_view kPicaOver = "hand trick>A trick>A hand A1:fold@1";

// In the order of Truco::violations(), after those of the seating.
constexpr RefusedEntry kRefused[] = {
    {"match_over", "hand trick>A trick>A", "hand", 2, "target=1 chicos_to_win=1"},
    {"match_over", "hand trick>A trick>A", "end=agreed", 2, "target=1 chicos_to_win=1"},
    {"match_ended", "end=agreed", "hand"},
    {"match_ended", "hand end=time", "tally>A=1"},
    {"no_such_seat", "hand", "nobody:truco"},
    {"no_such_seat", "", "hand=nobody"},
    {"no_such_seat", "hand", "nobody:cut=20/20"},
    {"no_such_seat", "hand", "nobody:exposed=keep"},
    {"no_such_seat", kPica, "nobody:interferes@1", 6},
    {"no_such_seat", "hand trick>A trick>A", "hand//A1-nobody,A2-B2,A3-B3,A4-B4", 8},
    {"no_such_seat", "hand trick>A trick>A", "hand//nobody-A1,A2-B2,A3-B3,A4-B4", 8},
    {"no_such_side", "hand", "trick>C"},
    {"no_such_duel", kPica, "A1:truco@4", 6},
    {"carried_late", "hand", "carried=1-1"},
    {"carried_twice", "carried=1-1", "carried=2-2"},
    {"carried_score", "", "carried=30-0"},
    {"tally_points", "", "tally>A=0"},
    {"tally_points", "", "tally>A=31"},
    {"tally_after_chico", "hand trick>A trick>A", "tally>B=1", 2, "target=1"},
    {"score_range", "hand ruled>A=-1000000", "ruled>A=-1"},
    {"forfeit_side", "", "end=forfeit"},
    {"forfeit_side", "", "end=agreed/A"},
    {"no_hand", "", "A:truco"},
    {"hand_open", "hand A:truco", "hand"},
    {"nothing_to_annul", "", "annulled"},
    {"nothing_to_annul", "hand trick>A trick>A", "annulled"},
    {"hand_over_only", "hand A:truco", "B?A=held"},
    {"hand_is_over", "hand trick>A trick>A", "A:truco"},
    {"pica_players", "", "hand/pica_pica"},
    {"pica_schedule", "", "hand/pica_pica", 6},
    {"redonda_schedule", "hand trick>A trick>A", "hand/redonda", 6},
    {"pairs_needed", "hand trick>A trick>A", "hand/pica_pica", 8},
    {"pairs_not_wanted", "", "hand//A1-B1", 6},
    {"pairs_wrong", "hand trick>A trick>A", "hand//A1-A2,B1-B2,A3-B3,A4-B4", 8},
    {"pairs_wrong", "hand trick>A trick>A", "hand//A1-B1,A1-B2,A3-B3,A4-B4", 8},
    {"kind_not_due", "carried=29-0", "hand+ordinary", 2, "eleven_short=1"},
    {"kind_not_due", "", "hand+iron!"},
    {"duel_needed", kPica, "A1:truco", 6},
    {"duel_not_wanted", "hand", "A:truco@1"},
    {"duel_over", kPicaOver, "B2:truco@1", 6},
    {"not_in_duel", kPica, "B1:truco@1", 6},
    {"folded", "hand A1:fold", "A1:truco", 4},
    {"folded", "hand A1:fold", "A1/1e", 4},
    {"cut_late", "hand A:truco", "A:cut=20/20"},
    {"cut_twice", "hand A:cut=20/20", "A:cut=20/20"},
    {"cutter", "hand", "B:cut=20/20"},
    {"cutter", "hand", "A1:cut=20/20", 4},
    {"cut_pack", "hand", "A:cut=20/19"},
    {"cut_knock", "hand", "A:cut=0/40", 2, "cut_knock_allowed=false"},
    {"cut_size", "hand", "A:cut=3/37"},
    {"exposed_late", "hand A:truco", "A:exposed=keep"},
    {"exposed_redeal", "hand", "A:exposed=keep", 2, "exposed_card=redeal"},
    {"exposed_choice", "hand", "A:exposed=redeal"},
    {"turned_off", "hand", "turned=5o"},
    {"turned_twice", "hand turned=5o", "turned=6o", 2, "card_order=paulista"},
    {"turned_late", "hand trick>A", "turned=6o", 2, "card_order=paulista"},
    {"points_fixed", "hand", "A:envido=5"},
    {"points_fixed", "hand", "A:falta_envido=5", 2, "envido_amounts=any"},
    {"points_fixed", "hand", "A:truco=5", 2, "envido_amounts=any"},
    {"points_range", "hand", "A:envido=0", 2, "envido_amounts=any"},
    {"points_range", "hand", "A:envido=31", 2, "envido_amounts=any"},
    {"points_range", "hand", "A:envido=41", 2, "truco-uruguayo envido_amounts=any"},
    {"points_of_real", "hand", "A:real_envido=4", 2, "envido_amounts=any"},
    {"points_of_real", "hand A:flor", "B:con_flor_real_envido=5", 2, "truco-uruguayo envido_amounts=any"},
    {"nothing_to_answer", "hand", "A:quiero"},
    {"nothing_to_answer", "hand A:flor", "B:quiero"},
    {"own_call", "hand A:truco", "A:quiero"},
    {"own_call", "hand A1:envido", "A2:real_envido", 4},
    {"own_call", "hand A:flor B:contraflor", "B:con_flor_quiero"},
    {"own_call", "hand A1:flor", "A2:con_flor_quiero", 4},
    {"flor_off", "hand", "A:flor", 2, "flor=false"},
    {"flor_trick", "hand trick>A", "A:flor"},
    {"flor_no_flor", "hand", "A:contraflor"},
    {"flor_no_flor", "hand", "A:con_flor_me_achico"},
    {"flor_no_flor", "hand", "A:con_flor_quiero"},
    {"flor_closed", "hand A:flor A:truco", "B:flor"},
    {"flor_answer_to_answer", "hand A:flor B:flor", "A:con_flor_me_achico"},
    {"flor_answer_to_answer", "hand A:flor B:flor", "A:contraflor_al_resto"},
    {"flor_answer_to_answer", "hand A:flor B:flor", "A:con_flor_quiero"},
    {"flor_quiero_off", "hand A:flor", "B:con_flor_quiero"},
    {"flor_no_raise", "hand A:flor B:contraflor_al_resto", "A:contraflor"},
    {"flor_no_such_bid", "hand A:flor", "B:con_flor_envido"},
    {"flor_no_such_bid", "hand A:flor", "B:con_flor_real_envido", 2, "truco-uruguayo real_envido=false"},
    {"flor_plain", "hand A:flor", "B:con_flor_quiero", 2, "truco-uruguayo"},
    {"flor_plain", "hand A:flor", "B:con_flor_me_achico", 2, "truco-uruguayo"},
    {"flor_last_bid", "hand A:flor B:con_flor_falta_envido", "A:con_flor_envido", 2, "truco-uruguayo"},
    {"flor_after_contraflor", "hand A:flor B:contraflor", "A:con_flor_envido", 2, "truco-uruguayo"},
    {"flor_twice", "hand A:flor", "A:flor"},
    {"flor_deadline", "hand A/1e", "A:flor"},
    {"flor_answer_deadline", "hand A/1e B:flor", "A:flor"},
    {"flor_after_envido", "hand A:envido B:quiero A=28 B=27", "B:flor"},
    {"flor_after_envido", "hand A1:envido B1:real_envido", "A2:flor", 4},
    {"flor_own_envido", "hand A:envido", "A:flor"},
    {"flor_own_truco", "hand A:truco", "A:flor"},
    {"flor_after_truco", "hand A:truco B:quiero", "B:flor"},
    {"envido_off", "hand", "A:envido", 2, "envido=false"},
    {"real_off", "hand", "A:real_envido", 2, "real_envido=false"},
    {"real_off", "hand A:envido", "B:real_envido", 2, "real_envido=false"},
    {"envido_trick", "hand trick>A", "A:envido"},
    {"envido_flor", "hand A:flor", "B:envido"},
    {"envido_closed", "hand A:envido B:no_quiero", "A:real_envido"},
    {"envido_after_truco", "hand A:truco B:quiero", "B:envido"},
    {"envido_own_truco", "hand A:truco", "A:envido"},
    {"envido_pending_side", "hand A1:truco", "A2:envido", 4},
    {"envido_deadline", "hand A/1e", "A:envido"},
    {"envido_after_falta", "hand A:falta_envido", "B:envido"},
    {"envido_max", "hand A:envido B:envido", "A:envido", 2, "envido_max=2"},
    {"real_max", "hand A:real_envido", "B:real_envido", 2, "real_max=1"},
    {"envido_after_real", "hand A:real_envido", "B:envido", 2, "envido_after_real=false"},
    {"declare_first", "hand A:envido B:quiero", "A:truco"},
    {"declare_first", "hand A:flor B:flor", "A/1e"},
    {"answer_flor_first", "hand A:flor B:contraflor", "A:truco"},
    {"answer_flor_first", "hand A:flor B:contraflor", "A/1e"},
    {"answer_envido_first", "hand A:envido", "B:truco"},
    {"answer_envido_first", "hand A:envido", "trick>A"},
    {"answer_truco_first", "hand A:truco", "A/1e"},
    {"eleven_first", "carried=29-0 hand", "A:truco", 2, "eleven_short=1"},
    {"eleven_first", "carried=29-0 hand", "A:fold", 2, "eleven_short=1"},
    {"truco_no_such_raise", "hand", "A:vale_juego"},
    {"eleven_no_raise", "carried=29-0 hand A:quiero", "B:truco", 2, "eleven_short=1"},
    {"iron_no_raise", "carried=29-29 hand", "A:truco", 2, "eleven_short=1"},
    {"truco_called", "hand A:truco B:quiero", "B:truco"},
    {"truco_step", "hand", "A:retruco"},
    {"truco_step", "hand A:truco B:quiero", "B:vale_cuatro"},
    {"truco_quiero_first", "hand A:truco", "B:retruco"},
    {"truco_word", "hand A:truco B:quiero", "A:retruco"},
    {"truco_word_raised", "hand A:truco B:quiero", "A:retruco", 2, "raise_in_answer=accepts"},
    {"truco_cap", "carried=29-29 hand", "A:truco", 2, "raise_cap=needed"},
    {"truco_cap", "carried=28-28 hand A:truco B:quiero", "B:retruco", 2, "raise_cap=needed"},
    {"nothing_to_settle", "hand", "A=28"},
    {"nothing_to_settle", "hand A:flor", "flor>A"},
    {"no_flor_announced", "hand A1:flor B1:flor", "A2~30", 4},
    {"declared_value", "hand A:envido B:quiero", "A=8"},
    {"declared_value", "hand A:envido B:quiero", "A=19"},
    {"declared_value", "hand A:envido B:quiero", "A=34"},
    {"declared_value", "hand A:envido B:quiero", "A=-1"},
    {"declared_value", "hand A:envido B:quiero", "envido>A=8"},
    {"declared_flor_value", "hand A:flor B:flor", "A~19"},
    {"declared_flor_value", "hand A:flor B:flor", "A~39"},
    {"declared_four", "hand A1:envido B1:quiero A1=33 B1=33 A2=33 B2=33", "A3=33", 6},
    {"declared_most", "hand A:envido B:quiero A=37", "B=37", 2, "card_order=uruguayan"},
    {"declared_order", "hand A1:envido B1:quiero B1=27", "A1=28", 4},
    {"declared_not_better", "hand A:envido B:quiero A=28", "B=28", 2, "tie_envido=first_said"},
    {"declared_good", "hand A:envido B:quiero", "A=good"},
    {"declared_good_own", "hand A1:envido B1:quiero A1=29 B1=good", "A2=good", 4},
    {"settled_contradicts", "hand A:envido B:quiero A=28", "envido>B"},
    {"settled_folded", "hand A1:envido B1:quiero B1:fold B2:fold", "envido>B", 4},
    {"trick_mixed", "hand A/1e", "trick>A"},
    {"trick_turn", "hand", "B/1e"},
    {"covered_off", "hand", "A/covered"},
    {"covered_first_trick", "hand", "A/covered", 2, "covered_card=from_second_trick"},
    {"card_needed", "hand", "A/-"},
    {"turned_missing", "hand", "A/1e", 2, "card_order=paulista"},
    {"cards_repeated", "hand", "A[1e,1e,2e]"},
    {"shown_played", "hand A/1e", "A[2e,3e,4b]"},
    {"shown_challenged", "hand trick>A trick>A B?A=held", "A[1e,2e,3b]"},
    {"shown_admitted", "hand A:flor A:false", "A[1e,2e,3e]"},
    {"shown_not_won", "hand", "A:differs=envido"},
    {"shown_not_won", "hand A:envido B:quiero A=27 B=25", "B:differs=envido"},
    {"shown_not_won", "hand A:flor", "A:differs=flor"},
    {"shown_not_won", "hand A:flor B:flor A~30 B~28", "B:refused=flor"},
    {"shown_not_won", "hand A:envido B:no_quiero", "A:refused=envido"},
    {"shown_not_won", "hand A1:envido B1:quiero envido>A A1[7e,6e,1b]", "A2:differs=envido", 4},
    {"shown_as_said", "hand A:envido B:quiero A=27 B=25 A[7e,12e,1o]", "A:differs=envido"},
    {"shown_revalued", "hand A:flor B:flor A~30 B~28", "A:differs=flor", 2, "flor_misdeclared=revalue"},
    {"card_not_in_pack", "hand", "A/1o", 2, "card_pack=spanish38"},
    {"card_turned", "hand turned=5o", "A/5o", 2, "card_order=paulista"},
    {"card_known", "hand A/1e", "B/1e"},
    {"card_known", "hand trick>A A/4e B/2e", "B/2e"},
    {"card_known", "hand A[1e,2e,4b]", "B[2e,3e,4e]"},
    {"card_not_held", "hand A[1e,2e,3b]", "A/4e"},
    {"challenge_own_side", "hand trick>A trick>A", "A1?A2=held", 4},
    {"challenge_announced", "hand A:flor trick>A trick>A", "B?A=held"},
    {"challenge_shut_out", "hand A1:flor B1:con_flor_me_achico trick>A trick>A", "A1?B2=held", 4},
    {"challenge_twice", "hand trick>A trick>A B?A=none", "B?A=held"},
    {"challenge_cards", "hand trick>A trick>A", "B?A[1e,2e]"},
    {"challenge_contradicts", "hand A[1e,2e,3b] trick>A trick>A", "B?A=held"},
    {"false_flor_none", "hand", "A:false"},
    {"false_flor_twice", "hand A:flor A:false", "A:false"},
    {"false_flor_shown", "hand A:flor A[1e,2e,3e]", "A:false"},
    {"interference_hand", "hand", "A1:interferes@1", 6},
    {"interference_own_duel", kPica, "A1:interferes@1", 6},
    {"interference_twice", "hand trick>A trick>A hand B1:interferes@1", "A2:interferes@1", 6},
};

constexpr RefusedEntry kLogRows[] = {
    {"after_end", "end=agreed", "A:warned"},
    {"after_end", "end=agreed", "A:renamed"},
    {"unknown_seq", "hand", "void=9"},
    {"unknown_seq", "hand", "void=0"},
    {"unknown_seq", "hand", "void=2+9"},
    {"unknown_seq", "hand", "amend=3{A:truco}"},
    {"start", "hand", "void=1"},
    {"start", "hand", "void=2+1"},
    {"start", "hand", "amend=1{A:truco}"},
    {"already_struck", "hand void=2", "void=2"},
    {"already_struck", "hand void=2", "amend=2{hand}"},
    {"already_struck", "hand void=2 void=3", "void=3"},
    {"already_struck", "hand tally>A=1 void=2", "void=3+2"},
    {"amends_correction", "hand void=2", "amend=3{hand}"},
    {"part_of_act", "case=1 tally>A=1", "void=3"},
    {"part_of_act", "tally>A=2 case=1 tally>A=1", "void=2+4"},
    {"part_of_act", "case=1 tally>A=1", "amend=3{tally>A=2}"},
    {"struck_twice", "tally>A=1", "void=2+2"},
    {"struck_twice", "tally>A=1 tally>A=1", "void=2+3+3"},
    {"correction_with_others", "tally>A=1 tally>A=1 void=3", "void=2+4"},
    {"correction_with_others", "tally>A=1 tally>A=1 void=3", "void=4+2"},
    {"heads_act", "case=1 tally>A=1", "amend=2{A:warned}"},
    {"not_an_appeal", "hand", "decided=2"},
    {"no_such_seat", "", "nobody:warned"},
    {"no_such_side", "", "confirmed>C"},
    {"nothing_to_appeal", "hand", "appealed>A=2"},
    {"nothing_to_appeal", "confirmed>A", "appealed>A=2"},
    {"nothing_to_appeal", "", "appealed>A=1"},
    {"nothing_to_appeal", "tally>A=1 void=2", "appealed>A=2"},
    {"appealed_before", "tally>A=1 appealed>B=2", "appealed>B=2"},
    {"appealed_before", "tally>A=1 appealed>B=2 decided=2", "appealed>B=2"},
    {"decided_before", "tally>A=1 appealed>B=2 decided=2", "decided=2"},
    {"decided_before", "tally>A=1 appealed>B=2 decided=2", "decided=3"},
    {"decided_before", "tally>A=1 appealed>B=2 decided=3", "decided=2"},
};

std::size_t place_of(std::span<const ViolationKind> kinds, string_view key) {
  return static_cast<std::size_t>(std::ranges::find(kinds, key, &ViolationKind::key) - kinds.begin());
}

// Each row must be refused with its key; returns the places met, which must never go back.
std::set<std::size_t> check_rows(std::span<const RefusedEntry> rows, std::span<const ViolationKind> kinds,
                                 string_view prefix) {
  std::set<std::size_t> met;
  std::size_t last = 0;
  for (const RefusedEntry& row : rows) {
    CAPTURE(row.expected);
    CAPTURE(row.before);
    CAPTURE(row.event);
    Table table(row.players, row.parameters);
    table.play(row.before);
    CHECK(table.refusal_key() == "");
    const auto before = table.match().state();
    const EventSeq seq = table.match().last_seq();
    table.play(row.event);
    const std::string key = std::string(prefix) + std::string(row.expected);
    CHECK(table.refusal_key() == key);
    CHECK(table.match().state() == before);  // a refused event changes nothing and gets no seq
    CHECK(table.match().last_seq() == seq);
    const std::size_t place = place_of(kinds, key);
    CHECK(place < kinds.size());
    CHECK(place >= last);
    last = place;
    met.insert(place);
  }
  return met;
}

// Both apply: the one listed first is the one reported.
struct Two {
  string_view one, other;
  string_view before, event;
  int players = 2;
  string_view parameters = "";
};

constexpr Two kBoth[] = {
    {"match_over", "no_such_seat", "hand trick>A trick>A", "nobody:truco", 2, "target=1 chicos_to_win=1"},
    {"match_ended", "no_hand", "end=agreed", "A:truco"},
    {"no_such_seat", "no_hand", "", "nobody:truco"},
    {"no_such_side", "no_hand", "", "trick>C"},
    {"no_such_side", "tally_points", "", "tally>C=31"},
    {"no_such_side", "forfeit_side", "", "end=agreed/C"},
    {"no_such_seat", "hand_open", "hand A:truco", "hand=nobody"},
    {"carried_late", "carried_twice", "carried=1-1 hand", "carried=1-1"},
    {"tally_points", "tally_after_chico", "hand trick>A trick>A", "tally>A=31", 2, "target=1"},
    {"no_hand", "flor_off", "", "B?A=held", 2, "flor=false"},
    {"hand_over_only", "challenge_own_side", "hand A1:truco", "A1?A2=held", 4},
    {"not_in_duel", "duel_over", kPicaOver, "B1:truco@1", 6},
    {"folded", "answer_truco_first", "hand A1:fold B1:truco", "A1/1e", 4},
    {"cut_late", "cutter", "hand A:truco", "B:cut=1/1"},
    {"cutter", "cut_pack", "hand", "B:cut=1/1"},
    {"cut_pack", "cut_size", "hand", "A:cut=1/1"},
    {"declare_first", "truco_step", "hand A:envido B:quiero", "A:retruco"},
    {"declare_first", "truco_called", "hand A:truco B:envido A:quiero", "A:truco"},
    {"declare_first", "trick_turn", "hand A:flor B:flor", "B/1e"},
    {"envido_flor", "answer_flor_first", "hand A:flor B:contraflor", "A:envido"},
    {"envido_closed", "declare_first", "hand A:envido B:quiero", "A:real_envido"},
    {"flor_after_envido", "declare_first", "hand A:envido B:quiero", "B:flor"},
    {"flor_closed", "declare_first", "hand A1:flor B1:contraflor A1:quiero", "B2:flor", 4},
    {"answer_envido_first", "truco_word", "hand A:truco B:envido", "A:retruco"},
    {"answer_envido_first", "answer_truco_first", "hand A:truco B:envido", "A/1e"},
    {"answer_truco_first", "trick_turn", "hand A:truco", "B/1e"},
    {"own_call", "envido_after_falta", "hand A:falta_envido", "A:envido"},
    {"flor_off", "flor_trick", "hand trick>A", "A:flor", 2, "flor=false"},
    {"flor_trick", "flor_twice", "hand A:flor trick>A", "A:flor"},
    {"flor_closed", "flor_twice", "hand A:flor A/1e", "A:flor"},
    {"flor_deadline", "flor_after_truco", "hand A/1e B:truco A:quiero", "A:flor"},
    {"flor_own_envido", "flor_after_truco", "hand A:envido B:no_quiero A:truco B:quiero", "A:flor"},
    {"envido_trick", "envido_closed", "hand A:envido B:no_quiero trick>A", "A:envido"},
    {"envido_deadline", "envido_after_truco", "hand A/1e B:truco A:quiero", "A:envido"},
    {"envido_deadline", "envido_flor", "hand A/1e B:flor", "A:envido"},
    {"envido_own_truco", "envido_after_truco", "hand A:truco B:quiero", "A:envido"},
    {"envido_own_truco", "envido_pending_side", "hand A1:truco", "A1:envido", 4},
    {"declared_order", "declared_value", "hand A1:envido B1:quiero B1=27", "A1=8", 4},
    {"no_flor_announced", "declared_value", "hand A1:flor B1:flor", "A2~39", 4},
    {"trick_turn", "card_known", "hand A/1e", "A/1e"},
    {"card_known", "cards_repeated", "hand A/2e", "B[2e,2e,3e]"},
    {"card_known", "shown_played", "hand A/1e B/2e", "A[2e,3e,4b]"},
    {"challenge_own_side", "challenge_announced", "hand A1:flor trick>A trick>A", "A2?A1=held", 4},
    {"false_flor_none", "false_flor_shown", "hand A[1e,2e,3e]", "A:false"},
};

}  // namespace

TEST_CASE("every refusal of Truco has a row, in the order of precedence") {
  const auto kinds = Truco::violations();
  struct Seats {
    string_view expected;
    Seating seating;
    string_view parameters = "";
  };
  const auto sides = [](std::vector<Seat> one, std::vector<Seat> other) { return std::vector{one, other}; };
  const Seat a{0}, b{1}, c{2}, d{3};
  const Seats rows[] = {
      {"truco/players", {.players = 1}},
      {"truco/players", {.players = 5}},
      {"truco/players", {.players = 7}},
      {"truco/players_here", {.players = 3}, "truco-paulista"},
      {"truco/players_here", {.players = 8}, "truco-gaucho"},
      {"truco/sides_split", {.players = 4, .sides = sides({a}, {b, c, d})}},
      {"truco/sides_split", {.players = 4, .sides = sides({a, b}, {b, c})}},
      {"truco/sides_alternate", {.players = 4, .sides = sides({a, b}, {c, d})}},
      {"truco/stakes_rise", {.players = 2}, "stake_2=2"},
      {"truco/dealer_seat", {.players = 2, .dealer = Seat{2}}},
  };
  std::set<std::size_t> met;
  for (const Seats& row : rows) {
    CAPTURE(row.expected);
    const auto seated = Truco::seat(parameters_of(row.parameters), row.seating);
    CHECK_FALSE(seated.has_value());
    if (!seated) CHECK(seated.error().key() == row.expected);
    met.insert(place_of(kinds, row.expected));
  }
  met.merge(check_rows(kRefused, kinds, "truco/"));
  for (std::size_t place = 0; place < kinds.size(); ++place) {
    CAPTURE(kinds[place].key);
    CHECK(met.contains(place));
  }
}

TEST_CASE("every refusal of the log has a row, in the order of precedence") {
  const auto kinds = log_violations();
  const auto met = check_rows(kLogRows, kinds, "table/");
  CHECK(met.size() == kinds.size());
}

TEST_CASE("if two refusals apply, the one listed first is reported") {
  for (const Two& row : kBoth) {
    CAPTURE(row.one);
    CAPTURE(row.other);
    CAPTURE(row.before);
    CAPTURE(row.event);
    const auto kinds = Truco::violations();
    const std::string one = "truco/" + std::string(row.one), other = "truco/" + std::string(row.other);
    Table table(row.players, row.parameters);
    CHECK(table.play(row.before).refusal_key() == "");
    table.play(row.event);
    CHECK(table.refusal_key() == (place_of(kinds, one) < place_of(kinds, other) ? one : other));
  }
}

TEST_CASE("a refusal names the wrong entry and the correct one") {
  struct Says {
    string_view before, event, sentence;
    int players = 2;
    string_view parameters = "";
  };
  constexpr Says kRows[] = {
      {"hand", "A:retruco", "retruco is possible only after truco has been accepted."},
      {"hand A:truco B:quiero", "B:vale_cuatro",
       "vale cuatro is possible only after retruco has been accepted."},
      {"hand A:truco", "B:retruco", "The truco must be accepted with \"quiero\" before it can be raised."},
      {"hand A:truco B:quiero B:retruco", "A:vale_cuatro",
       "The retruco must be accepted with \"quiero\" before it can be raised."},
      {"hand A:truco B:quiero B:retruco A:quiero", "A:retruco",
       "retruco has already been called in this hand."},
      {"", "carried=30-0", "Points from paper must be between 0 and 29."},
      {"", "carried=15-0", "Points from paper must be between 0 and 14.", 2, "target=15"},
      {"", "tally>A=31", "Enter 1 to 30 points at a time, not 31."},
      {"hand A:truco", "hand", "Finish hand 1 first, or cancel it."},
      {"hand", "A:cut=20/19", "The two packets must add up to 40 cards, not 39."},
      {"hand", "A:cut=3/37", "Each packet must have at least 4 cards; 3 were lifted and 37 left."},
      {"hand", "B:cut=20/20", "Only A, to the dealer's left, may cut."},
      {"hand A:envido B:quiero", "A=8", "An envido cannot be worth 8: only 0 to 7 or 20 to 33 are possible."},
      {"hand A:flor B:flor", "A~19", "A flor cannot be worth 19: only 20 to 38 are possible."},
      {"hand A1:envido B1:quiero A1=33 B1=33 A2=33 B2=33", "A3=33", "No more than four players can have 33.",
       6},
      {"hand A:envido B:quiero A=28", "envido>B", "According to the values said, A has won."},
      {"hand", "B/1e", "It is A's turn, not B's."},
      {"hand A/1e", "A[2e,3e,4b]", "The cards shown must include the 1e, played in entry 3."},
      {"hand A/1e", "B/1e", "The 1e cannot be there: A has or played it (entry 3)."},
      {"hand A[1e,2e,3b]", "A/4e", "The 4e cannot be there: A has three other cards (entry 3)."},
      {"hand=A2 B2:envido A1:quiero B2=27:differs", "A1=28", "B2 has not won the envido.", 4},
      {"hand A:envido B:quiero A=27 B=25 A[7e,12e,1o]", "A:differs=envido",
       "A's cards are worth 27, as said."},
  };
  for (const Says& row : kRows) {
    CAPTURE(row.before);
    CAPTURE(row.event);
    Table table(row.players, row.parameters);
    CHECK(table.play(row.before).refusal_key() == "");
    table.play(row.event);
    REQUIRE(table.refusal());
    Names names{.seats = {}, .sides = {"A", "B", "C"}};
    for (int place = 0; place < row.players; ++place) names.seats.push_back(table.seat_name(seat_at(place)));
    CHECK(render(table.refusal()->violation.message(), names) == row.sentence);
  }
}

TEST_CASE("every refusal has its own key, a rule and a sentence") {
  std::set<string_view> keys;
  for (const auto kinds : {Truco::violations(), log_violations()}) {
    for (const ViolationKind& kind : kinds) {
      CAPTURE(kind.key);
      CHECK(keys.insert(kind.key).second);
      CHECK_FALSE(kind.rule.empty());
      CHECK(kind.text.ends_with('.'));
    }
  }
}
