#pragma once
// Further settings of a new competition: rules, points, season, start. Unset ones keep the usual values.

#include "src/view/league/club.hpp"

namespace tanteador::view {

// `setup`: the competition with the settings made so far. `draft`: with defaults filled in.
SettingSheet make_plan_more(const ClubBook& book, const Texts& typed, const CompetitionDraft& draft,
                            const league::CompetitionSetup& setup);
// Applies the settings, except the ruleset, to a proposal with at least one stage.
void apply_more(league::CompetitionSetup& setup, const Texts& typed, const PlanMore& more);
std::string read_first_round(const Texts& typed);  // start of round 1; empty: unknown

// The order without the system, or with it at the end.
std::vector<league::Tiebreak> order_with(std::vector<league::Tiebreak> order, league::Tiebreak system);
// Tie-breaks available in this format; those in use first, in their order.
std::vector<league::Tiebreak> comparisons_offered(league::Format format,
                                                  const std::vector<league::Tiebreak>& order);
// "3 – 1 – 0": points for a win, a draw and a loss.
std::string scheme_text(const league::PointScheme& scheme);
std::span<const league::PointScheme> schemes_offered();
// Own points as typed: for a win, a draw, a loss, a bye and half a bye. Missing ones: as usual, a bye as a
// win, half a bye as a draw. Empty: no valid points are typed.
inline constexpr std::string_view kPointsField = "league/points";
TextField points_field(const Texts& typed);
std::optional<league::RoundPoints> read_points(const Texts& typed);
// The points of a round in this scheme; a bye counts as a win.
league::RoundPoints round_points(const league::PointScheme& scheme);

}  // namespace tanteador::view
