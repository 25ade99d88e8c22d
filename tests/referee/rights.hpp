#pragma once
// The correct match after a remedy, case by case, for comparison.

#include <string_view>

#include "src/referee/finding.hpp"

namespace tanteador::test::every_law {

enum class Is {
  as_entered,
  no_deal,    // the deal meant counts for nothing
  dealt_by,   // the named player dealt it
  begun_by,   // the next deal is begun, dealt by the named player
  no_entry,   // the named entry had never been made
  point,      // a point more for each opponent
  lower,      // the side has this many points less
  forfeited,  // the side has lost the match
  left,       // the player and all partners have folded
  by_law      // compared by a law of the game
};

struct Right {
  std::string_view case_id, remedy;  // "truco": of every case of that game; "": of every game
  Is is = Is::as_entered;
  int points = 0;  // further points a tournament deducts from the player
  std::string_view dealer = "dealt";
};

// A remedy without a row leaves the match as it was entered.
inline constexpr Right kRight[] = {{"", "annul", Is::no_deal},
                                   {"", "lower", Is::lower},
                                   {"", "forfeit", Is::forfeited},
                                   {"", "play_on_entered", Is::dealt_by},
                                   {"troccas.thrown_in", "play_on_entered"},
                                   {"truco.wrong_dealer", "play_on_unopened", Is::begun_by},
                                   {"truco.wrong_dealer", "annul_unopened", Is::begun_by, 0, "right"},
                                   {"truco.exposed_card", "redeal", Is::no_deal},
                                   {"truco.out_of_turn", "point", Is::point},
                                   {"truco.looked_at_cards", "point", Is::point},
                                   {"truco.wrong_entry", "struck", Is::no_entry},
                                   {"truco.card_exchanged", "struck", Is::no_entry},
                                   {"troccas.wrong_entry", "struck", Is::no_entry},
                                   {"truf.wrong_entry", "struck", Is::no_entry},
                                   {"sheet.wrong_entry", "struck", Is::no_entry},
                                   {"tarot.wrong_entry", "struck", Is::no_entry},
                                   {"truco.flor_not_announced", "challenged", Is::by_law},
                                   {"truco.flor_not_announced", "failed", Is::by_law},
                                   {"truco.flor_not_announced", "refused_to_show", Is::by_law},
                                   {"truco.false_flor", "penalty", Is::by_law},
                                   {"truco.false_flor", "void", Is::by_law},
                                   {"truco", "shown", Is::by_law},
                                   {"truco", "valued", Is::by_law},
                                   {"truco", "compared", Is::by_law},
                                   {"truco", "turned", Is::by_law},
                                   {"truco", "struck", Is::by_law},
                                   {"truco", "hand_lost", Is::left},
                                   {"truco.false_tento", "point", Is::point},
                                   {"truco", "plays", Is::by_law},
                                   {"truco", "plays_card_back", Is::by_law},
                                   {"truco", "not_played", Is::by_law},
                                   {"truco", "call_entered", Is::by_law},
                                   {"truco", "accepted_silently", Is::by_law},
                                   {"truco", "points_corrected", Is::by_law},
                                   {"truco", "turned_corrected", Is::by_law},
                                   {"truco", "turned_entered", Is::by_law},
                                   {"truco", "turned_up", Is::by_law},
                                   {"truco", "flor_instead", Is::by_law},
                                   {"truco", "leaves_alone", Is::by_law},
                                   {"truco", "first_accepted", Is::by_law},
                                   {"truco", "first_refused", Is::by_law},
                                   {"truco", "last_tied", Is::by_law},
                                   {"truco", "accused_point", Is::by_law},
                                   {"truco", "short_game", Is::by_law},
                                   {"truco", "next_game", Is::by_law},
                                   {"truco", "time_ended", Is::by_law},
                                   {"truco", "accepted", Is::by_law},
                                   {"truco.trick_wrong", "card", Is::by_law},
                                   {"truco.trick_wrong", "tied", Is::by_law},
                                   {"truco.trick_wrong", "amended", Is::by_law},
                                   {"truco.interfered", "interfered", Is::by_law},
                                   {"troccas", "second_count", Is::by_law},
                                   {"troccas", "exchange_recounted", Is::by_law},
                                   {"troccas.fool_kept", "exchange_counted", Is::by_law},
                                   {"truf", "second_count", Is::by_law},
                                   {"truf", "shift_counted", Is::by_law},
                                   {"truf", "lowered_counted", Is::by_law},
                                   {"sheet", "number", Is::by_law},
                                   {"sheet", "moved", Is::by_law},
                                   {"sheet", "moved_alone", Is::by_law},
                                   {"sheet", "entered", Is::by_law},
                                   {"sheet", "both_entered", Is::by_law},
                                   {"sheet.deal_twice", "struck", Is::by_law},
                                   {"sheet", "recounted", Is::by_law},
                                   {"tarot", "void", Is::no_deal},
                                   {"tarot", "void_points", Is::no_deal, -100},
                                   {"tarot.bid_disputed", "void", Is::as_entered},
                                   {"tarot.turned_up", "again", Is::no_deal},
                                   {"tarot.wrong_dealer", "again", Is::no_deal},
                                   {"tarot.misdeal", "warn", Is::no_deal},
                                   {"tarot.misdeal", "points", Is::no_deal, -500},
                                   {"tarot", "points", Is::as_entered, -100},
                                   {"tarot", "points_200", Is::as_entered, -200},
                                   {"tarot", "points_400", Is::as_entered, -400},
                                   {"tarot", "counts_points", Is::as_entered, -100},
                                   {"tarot", "defender_points", Is::as_entered, -100},
                                   {"tarot", "with_deal_points", Is::as_entered, -100},
                                   {"tarot", "not_entered_points", Is::as_entered, -100},
                                   {"tarot", "entered_points", Is::as_entered, -100},
                                   {"tarot", "out", Is::forfeited},
                                   {"tarot", "no_petit", Is::by_law},
                                   {"tarot", "no_petit_points", Is::by_law},
                                   {"tarot", "struck", Is::by_law},
                                   {"tarot", "struck_points", Is::by_law},
                                   {"tarot", "not_counted", Is::by_law},
                                   {"tarot", "entered_before", Is::by_law},
                                   {"tarot", "entered_before_points", Is::by_law},
                                   {"tarot", "counts_entered_before", Is::by_law},
                                   {"tarot", "worst_counted", Is::by_law},
                                   {"tarot", "given_back", Is::by_law},
                                   {"tarot", "recounted", Is::by_law},
                                   {"tarot", "recounted_points", Is::by_law}};

inline Right right_of(const referee::Case& one, const referee::Remedy& remedy) {
  for (const std::string_view whose :
       {std::string_view(one.id), std::string_view(one.game), std::string_view()}) {
    for (const Right& row : kRight) {
      if (row.case_id == whose && row.remedy == remedy.id) return row;
    }
  }
  return {};
}

}  // namespace tanteador::test::every_law
