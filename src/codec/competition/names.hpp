#pragma once
// The type words of events of competitions and clubs, and the words of their enumerations.

#include "src/codec/record.hpp"
#include "src/league/competition/club.hpp"

namespace tanteador::league {
// Lists contain entrants by number.
inline codec::OneBased<Entrant> item_form(Entrant& entrant) { return codec::one_based(entrant); }
}  // namespace tanteador::league

namespace tanteador::codec {

TANTEADOR_EVENT(league::event::CompetitionCreated, competition_created);
TANTEADOR_EVENT(league::event::EntrantEntered, entrant_entered);
TANTEADOR_EVENT(league::event::EntrantChanged, entrant_changed);
TANTEADOR_EVENT(league::event::Seeded, seeded);
TANTEADOR_EVENT(league::event::KeptApart, kept_apart);
TANTEADOR_EVENT(league::event::RulesChanged, rules_changed);
TANTEADOR_EVENT(league::event::CompetitionWithdrawn, competition_withdrawn);
TANTEADOR_EVENT(league::event::MoneySet, money_set);
TANTEADOR_EVENT(league::event::FeePaid, fee_paid);
TANTEADOR_EVENT(league::event::EntrantWithdrawn, entrant_withdrawn);
TANTEADOR_EVENT(league::event::Absent, absent);
TANTEADOR_EVENT(league::event::Returned, returned);
TANTEADOR_EVENT(league::event::Substituted, substituted);
TANTEADOR_EVENT(league::event::RoundDrawn, round_drawn);
TANTEADOR_EVENT(league::event::RoundDated, round_dated);
TANTEADOR_EVENT(league::event::ClockChanged, clock_changed);
TANTEADOR_EVENT(league::event::DrawTakenBack, draw_taken_back);
TANTEADOR_EVENT(league::event::TablesSwapped, tables_swapped);
TANTEADOR_EVENT(league::event::SeatsSwapped, seats_swapped);
TANTEADOR_EVENT(league::event::MatchLinked, match_linked);
TANTEADOR_EVENT(league::event::MatchUnlinked, match_unlinked);
TANTEADOR_EVENT(league::event::ResultEntered, result_entered);
TANTEADOR_EVENT(league::event::ResultCorrected, result_corrected);
TANTEADOR_EVENT(league::event::Forfeited, forfeited);
TANTEADOR_EVENT(league::event::PenaltyGiven, penalty);
TANTEADOR_EVENT(league::event::PenaltyLifted, penalty_lifted);
TANTEADOR_EVENT(league::event::LotDrawn, lot_drawn);
TANTEADOR_EVENT(league::event::RoundClosed, round_closed);
TANTEADOR_EVENT(league::event::StageClosed, stage_closed);
TANTEADOR_EVENT(league::event::CompetitionFinished, competition_finished);
TANTEADOR_EVENT(league::event::Reopened, reopened);
TANTEADOR_EVENT(league::event::ClubNamed, club_named);
TANTEADOR_EVENT(league::event::NameOrderSet, name_order_set);
TANTEADOR_EVENT(league::event::PlayerAdded, player_added);
TANTEADOR_EVENT(league::event::PlayerChanged, player_changed);
TANTEADOR_EVENT(league::event::SamePerson, same_person);
TANTEADOR_EVENT(league::event::NotSamePerson, not_same_person);
TANTEADOR_EVENT(league::event::TeamAdded, team_added);
TANTEADOR_EVENT(league::event::TeamChanged, team_changed);
TANTEADOR_EVENT(league::event::TeamRemoved, team_removed);
TANTEADOR_EVENT(league::event::ClubJoined, club_joined);

#define TANTEADOR_WORDS(Enum, count, ...)                                   \
  template <>                                                               \
  struct Words<Enum> {                                                      \
    static constexpr std::array<std::string_view, count> list{__VA_ARGS__}; \
  }
TANTEADOR_WORDS(league::Format, 7, "round_robin", "swiss", "groups", "singles", "rotating_partners",
                "knockout", "keizer");
TANTEADOR_WORDS(league::GroupDraw, 2, "snake", "drawn");
TANTEADOR_WORDS(league::Elimination, 3, "single", "double", "double_one_final");
TANTEADOR_WORDS(league::Movement, 5, "whist", "rainbow", "pairs", "mitchell", "howell");
TANTEADOR_WORDS(league::SeatRule, 3, "fresh", "by_score", "by_score_fresh");
TANTEADOR_WORDS(league::PartnerRule, 2, "balanced", "drawn");
TANTEADOR_WORDS(league::ClubRule, 3, "ignored", "within_points", "before_points");
TANTEADOR_WORDS(league::LateJoin, 3, "zero", "half", "full");
TANTEADOR_WORDS(league::LateWorth, 4, "by_rules", "zero", "half", "full");
TANTEADOR_WORDS(league::event::ClockChange, 3, "add", "stop", "resume");
TANTEADOR_WORDS(league::event::PrizeRanking, 3, "final_rank", "performance", "from_last");
TANTEADOR_WORDS(league::UnplayedRule, 2, "fide2023", "fide2026");
TANTEADOR_WORDS(league::WithdrawalRule::Policy, 2, "keep", "strike");
TANTEADOR_WORDS(league::SubstituteRule::Points, 3, "to_entrant", "none", "fixed");
TANTEADOR_WORDS(NameOrder, 2, "given_first", "surname_first");
TANTEADOR_WORDS(league::GoOn::Who, 2, "all", "top");
TANTEADOR_WORDS(league::PairingCause, 36, "schedule", "same_points", "met_group", "club_group", "odd_group",
                "rest_of_group", "rematch", "same_club", "bracket", "design", "search", "repeat", "movement",
                "boards", "fresh_partners", "lowest", "lowest_of_due", "second_bye", "for_the_rest",
                "odd_number", "by_hand", "swapped", "kept_apart", "least", "least_again", "rest_or_clubs",
                "rematch_found", "club_found", "partners_again", "by_lot", "by_score", "near_score",
                "accelerated", "clubs_parted", "by_place", "near_place");
#undef TANTEADOR_WORDS

// The kinds of absence among the kinds of a round.
enum class AwayAs : std::uint8_t { full_bye, half_bye, zero_bye, absent };
template <>
struct Words<AwayAs> {
  static constexpr std::array<std::string_view, 4> list{"full_bye", "half_bye", "zero_bye", "absent"};
};
static_assert(static_cast<int>(league::Kind::absent) - static_cast<int>(league::Kind::full_bye) == 3);

}  // namespace tanteador::codec
