#pragma once
// A match of whatever game, and the few questions the neutral parts ask of it. Which games there are is said
// in games.hpp, which only this folder and src/codec include: the other parts compile without them.

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "generated/each_game.hpp"
#include "src/core/game.hpp"
#include "src/core/match.hpp"
#include "src/core/text/text.hpp"

namespace tanteador {

struct Games;  // the match as a variant over the games (games.hpp)

// A value: a copy is another match.
class AnyMatch {
 public:
  explicit AnyMatch(Games games);
  AnyMatch(const AnyMatch& other);
  AnyMatch(AnyMatch&& other) noexcept;
  AnyMatch& operator=(AnyMatch other) noexcept;
  ~AnyMatch();

  Games& games() { return *games_; }
  const Games& games() const { return *games_; }
  bool operator==(const AnyMatch& other) const;

 private:
  std::unique_ptr<Games> games_;  // never null but in what was moved from
};

// As the home screen offers them.
#define TANTEADOR_NAME(game, Game) #game,
inline constexpr auto kGames = std::to_array<std::string_view>({TANTEADOR_EACH_GAME(TANTEADOR_NAME)});
#undef TANTEADOR_NAME

std::string_view game_name(const AnyMatch& match);
OwnWords own_words(std::string_view game);
bool is_own_decision(std::string_view event);  // of some game's own: a referee's decision
EventSeq last_seq(const AnyMatch& match);
void reserve(AnyMatch& match, std::size_t events);
int seat_count(const AnyMatch& match);
int side_count(const AnyMatch& match);
Side side_of(const AnyMatch& match, Seat seat);
bool every_player_is_a_side(const AnyMatch& match);
std::string_view default_side_name(const AnyMatch& match, Side side);

Outcome outcome(const AnyMatch& match);
Points score(const AnyMatch& match, Side side);
Facts side_facts(const AnyMatch& match, Side side);
// The sets a side has won; nothing where a match of the game is none of several.
std::optional<int> sets_won(const AnyMatch& match, Side side);
Facts deal_facts(const AnyMatch& match);
// What is known of the next hand or deal before it starts: dealer, and what else the game knows.
Facts next_deal_facts(const AnyMatch& match);
// One list for each contest of the hand: the whole table, or each of several. A name may occur several times.
std::vector<Facts> contest_facts(const AnyMatch& match);
// What a side should have reached where the points of this line are those beyond it.
std::optional<Points> target(const AnyMatch& match, const LedgerLine& line);
// What these cards count for a side so far, its pile not being whole; nothing where the game counts none of
// them.
std::optional<Points> pile_points(const AnyMatch& match, Side side, std::span<const std::string> cards);
std::vector<Offer> offers(const AnyMatch& match, Offers which);
std::span<const LedgerLine> ledger(const AnyMatch& match);
// What the accepted event is worth to the side that entered it; nothing for what is no call.
Worth worth_of(const AnyMatch& match, EventSeq seq);
// False where the award behind a line stands without its cards having been shown.
bool was_shown(const AnyMatch& match, const LedgerLine& line);

// The value of a parameter in force; nothing where the game has no such parameter.
std::optional<ParameterValue> parameter(const AnyMatch& match, std::string_view name);

// The match as it stood just before that event, for asking what could have been entered there.
AnyMatch before(const AnyMatch& match, EventSeq seq);
// Every parameter of a game, in its order; nothing where there is no such game.
std::vector<ParameterInfo> parameter_infos(std::string_view game);

bool is_struck(const AnyMatch& match, EventSeq seq);
bool is_correction(const AnyMatch& match, EventSeq seq);
EventSeq act_of(const AnyMatch& match, EventSeq seq);       // the decision it was entered with, or itself
bool can_be_appealed(const AnyMatch& match, EventSeq seq);  // a decision, or an entry that wrote points
std::optional<EventSeq> undo_target(const AnyMatch& match);
std::optional<EventSeq> redo_target(const AnyMatch& match);

}  // namespace tanteador
