#pragma once
// Helpers of the Troccas board: slate, table of deals, the count being entered, and forms.

#include <span>

#include "src/games/troccas/troccas.hpp"
#include "src/registry/game.hpp"
#include "src/view/entry/entries.hpp"
#include "src/view/game_view.hpp"
#include "src/view/league/round/slip.hpp"

namespace tanteador::view::troccas {

namespace engine = ::tanteador::troccas;

inline Entry as_entry(engine::Event event) { return {event_of<Troccas>(std::move(event))}; }
inline command::Enter enter(engine::Event event) { return {{as_entry(std::move(event))}}; }
engine::Card card_by_name(const std::string& word);

// Names of the board's answers in `BoardState::values`.
inline constexpr std::string_view kMode = "troccas/mode";  // empty: points
inline constexpr std::string_view kSide = "troccas/side";
inline constexpr std::string_view kPoints = "troccas/points";  // and "/0" … : typed so far
inline constexpr std::string_view kMatsch = "troccas/matsch";  // the side with every trick
inline constexpr std::string_view kSkat = "troccas/skat";      // its cards at a matsch
inline constexpr std::string_view kPile = "troccas/pile";      // the side whose cards are picked
inline constexpr std::string_view kPicked = "troccas/picked";  // cards of the pile or the skat
inline constexpr std::string_view kCards = "cards", kTwoOfSkat = "skat", kAllTricks = "matsch";  // modes

int place(const BoardState& state, std::string_view name, int otherwise);

bool is_open(const BoardContext& context);
bool has_teams(const BoardContext& context);  // two sides; false: single players
// The skatist of the open deal, or of the next one.
std::optional<Seat> skatist(const BoardContext& context);

// The event, preceded by the start of its deal if none is open.
Entries with_deal(const BoardContext& context, engine::Event event);

// Points that events would post for each side.
struct Effect {
  std::vector<int> change, points;  // by side; empty: no posting, or unknown
  std::string refused;
};
Effect effect(const BoardContext& context, const Entries& entries);
Button enter_action(const BoardContext& context, const Entries& entries, const Effect& effect, bool whole);

// Counted points of a posting and the points required; empty for other postings.
struct CountedPoints {
  int points = 0, target = 0;
};
std::optional<CountedPoints> counted_points(const AnyMatch& match, const LedgerLine& line);
std::string account_text(int points);  // "+5", "−11", "0"

TroccasEntry entry(const BoardContext& context);
std::optional<Changes> prefill(const AnyEvent& event);
std::optional<TroccasPile> pile(const BoardContext& context);
std::vector<TroccasDeal> deals(const MatchContext& match);
std::span<const FormRow> forms();
std::string tell(const AnyEvent& event, const Names& names);

std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const league::event::TableScore& score,
                                    const league::StageSetup& stage);

}  // namespace tanteador::view::troccas
