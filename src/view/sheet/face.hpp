#pragma once
// Helpers of the neutral board: totals, rows, chart, the deal being entered, and result slips.

#include <span>

#include "src/games/sheet/sheet.hpp"
#include "src/registry/game.hpp"
#include "src/view/entry/entries.hpp"
#include "src/view/game_view.hpp"
#include "src/view/league/round/slip.hpp"

namespace tanteador::view::any_game {

namespace engine = ::tanteador::sheet;

// Names of the board's answers in `BoardState::values`.
inline constexpr std::string_view kSide = "sheet/side";      // the side that the keys type
inline constexpr std::string_view kNumber = "sheet/number";  // and "/0" … : typed so far, "-" alone too
inline constexpr std::string_view kDealer = "sheet/dealer";  // dealer chosen against the rotation

bool is_word(const AnyMatch& match, std::string_view parameter, std::string_view word);
bool is_yes(const AnyMatch& match, std::string_view parameter);

// True if one side's number determines the others (rule sheet.others).
bool others_follow(const AnyMatch& match);
std::string points_text(int points);  // "12", "−3"
std::string change_text(int points);  // "+12", "−3", "0"

ScoreSheet::Entry entry(const BoardContext& context);
std::optional<Changes> prefill(const AnyEvent& event);
void fill_rows(ScoreSheet& sheet, const MatchContext& context);
void fill_chart_range(ScoreSheet::Chart& chart, std::optional<int> target);

bool figures_balance(const rulebook::Edition& edition);
std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const league::event::TableScore& score,
                                    const league::StageSetup& stage);

}  // namespace tanteador::view::any_game
