#pragma once
// Helpers of the French tarot board: the deals of the sheet, and the deal being entered.

#include <cstdint>
#include <span>

#include "src/games/tarot/tarot.hpp"
#include "src/games/tarot/words.hpp"
#include "src/registry/game.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/entry/entries.hpp"
#include "src/view/entry/forms.hpp"
#include "src/view/league/round/slip.hpp"

namespace tanteador::view::tarot {

namespace engine = ::tanteador::tarot;

inline Entry as_entry(engine::Event event) { return {event_of<Tarot>(std::move(event))}; }
inline command::Enter enter(engine::Event event) { return {{as_entry(std::move(event))}}; }
engine::Card card_by_name(const std::string& word);
engine::Contract contract_by_name(std::string_view word);

inline constexpr std::array<std::string_view, 4> kContracts{"prise", "garde", "garde_sans", "garde_contre"};
inline constexpr std::array<std::string_view, 4> kTags{"P", "G", "GS", "GC"};
inline constexpr std::array<int, 4> kNeeded{56, 51, 41, 36};  // points, by bouts
inline constexpr int kAllPoints = 91;

// A row of the sheet: a deal, or other points.
struct Deal {
  enum class Kind { played, ruled, carried };
  Kind kind = Kind::played;
  std::int64_t seq = 0;  // of its first event
  int number = 0;        // 0: it does not count
  bool open = false, chelem = false;
  std::optional<Seat> taker = {}, partner = {};
  std::string contract = {};    // word of the event file; empty: all passed
  std::string_view ended = {};  // "petit_sec" or "annulled" for a void deal
  std::vector<LedgerLine> lines = {};
  std::vector<int> points = {};
};
std::vector<Deal> deals(const BoardContext& context);
int contract_place(std::string_view word);  // 1 prise to 4; 0: none

// One part for each award of a deal, and the sum if there are several.
std::vector<TarotSheet::Part> parts(const MatchContext& match, std::span<const LedgerLine> lines);
// The shortest names that are distinct at this table.
std::vector<std::string> short_names(const std::vector<std::string>& names);

struct Now {
  bool running = false;  // the match goes on
  bool open = false;
  std::optional<Seat> dealer = {}, taker = {}, speaker = {}, chelem = {}, turn = {};
  std::string contract = {};
  std::vector<Seat> poignees = {};
  std::array<std::vector<Seat>, 2> miseres = {};  // announced, by kind and player
  bool counted = false;                           // a pile was entered; it gives bouts and points
};
Now now(const BoardContext& context);

// The answer "tarot/" + `what`.
const std::string& board_answer(const BoardState& state, std::string_view what);
Change with(std::string_view what, std::string value);  // empty: removes the answer
Changes without_deal(const BoardState& state);

std::optional<Changes> prefill(const AnyEvent& event);

bool entering(const BoardContext& context, const Now& now);  // there is a contract, the rest is asked
TarotSheet::Matrix matrix(const BoardContext& context, const Now& now);
TarotSheet::Entry entry(const BoardContext& context, const Now& now);

TarotSheet sheet(const BoardContext& context, const Now& now);
std::span<const FormRow> forms();
std::string tell(const AnyEvent& event, const Names& names);

std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const league::event::TableScore& score,
                                    const league::StageSetup& stage);
bool figures_balance(const rulebook::Edition& edition);

}  // namespace tanteador::view::tarot
