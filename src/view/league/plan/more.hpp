#pragma once
// What else can be told of a competition that is being thought out: rules, points, season, start. Whatever is
// not told stays as it usually is.

#include "src/view/league/club.hpp"

namespace tanteador::view {

// `setup`: as it would begin now, with what was told so far. `draft`: with what is not told filled in.
SettingSheet make_plan_more(const ClubBook& book, const Texts& typed, const CompetitionDraft& draft,
                            const league::CompetitionSetup& setup);
// Puts it into what was proposed; at least one stage is there. The ruleset is the caller's.
void add_told(league::CompetitionSetup& setup, const Texts& typed, const PlanMore& more);
std::string read_first_round(const Texts& typed);

// Another order of comparison with that system at its end, or without it.
std::vector<league::Tiebreak> order_with(std::vector<league::Tiebreak> order, league::Tiebreak system);
// What people may compare by in that format, those in use first in their order.
std::vector<league::Tiebreak> comparisons_offered(league::Format format,
                                                  const std::vector<league::Tiebreak>& order);
// "3 – 1 – 0": what a win, a draw and a loss are worth.
std::string scheme_text(const league::PointScheme& scheme);
std::span<const league::PointScheme> schemes_offered();
// Other points as typed, for a win, a draw, a loss, a bye and half a bye: what is not told is as usual, a bye
// as a win, half a bye as a draw. Nothing where nothing is typed that could be points.
inline constexpr std::string_view kPointsField = "league/points";
TextField points_field(const Texts& typed);
std::optional<league::RoundPoints> read_points(const Texts& typed);
// Of points that such a scheme gives, a bye as a win.
league::RoundPoints round_points(const league::PointScheme& scheme);

}  // namespace tanteador::view
