#pragma once
// A match of any game. Code outside this folder and src/codec compiles without the games (games.hpp).

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

struct Games;  // a variant over all games (games.hpp)

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
  std::unique_ptr<Games> games_;  // null only after a move
};

// The names of all games, in the order of the home screen.
#define TANTEADOR_NAME(game, Game) #game,
inline constexpr auto kGames = std::to_array<std::string_view>({TANTEADOR_EACH_GAME(TANTEADOR_NAME)});
#undef TANTEADOR_NAME

// Functions without a comment do the same as those of concept Game and of Match (src/core).
std::string_view game_name(const AnyMatch& match);
OwnWords own_words(std::string_view game);
bool is_own_decision(std::string_view event);  // true for any game's own event of a referee's decision
EventSeq last_seq(const AnyMatch& match);
void reserve(AnyMatch& match, std::size_t events);
int seat_count(const AnyMatch& match);
int side_count(const AnyMatch& match);
Side side_of(const AnyMatch& match, Seat seat);
bool has_single_player_sides(const AnyMatch& match);
std::string_view default_side_name(const AnyMatch& match, Side side);

Outcome outcome(const AnyMatch& match);
Points score(const AnyMatch& match, Side side);
Facts side_facts(const AnyMatch& match, Side side);
// Number of sets won; nothing if the game has no sets.
std::optional<int> sets_won(const AnyMatch& match, Side side);
Facts deal_facts(const AnyMatch& match);
// Dealer and other facts of the next hand or deal, before it starts.
Facts next_deal_facts(const AnyMatch& match);
// The facts of each contest of the hand; a table without contests has one list. Names may repeat.
std::vector<Facts> contest_facts(const AnyMatch& match);
// The points the side should have reached, if the line's points are the difference; otherwise nothing.
std::optional<Points> target(const AnyMatch& match, const LedgerLine& line);
// Points of these cards in an incomplete pile of the side; nothing if the game cannot count them.
std::optional<Points> pile_points(const AnyMatch& match, Side side, std::span<const std::string> cards);
std::vector<Offer> offers(const AnyMatch& match, Offers which);
std::span<const LedgerLine> ledger(const AnyMatch& match);
// The worth of an accepted call to its side; empty for any other event.
Worth worth_of(const AnyMatch& match, EventSeq seq);
// False if the award of this line counts although its cards have not been shown.
bool was_shown(const AnyMatch& match, const LedgerLine& line);

// The current value of a parameter; nothing if the game does not have it.
std::optional<ParameterValue> parameter(const AnyMatch& match, std::string_view name);
// True if cards of the Spanish pack are written as those of the French pack.
bool writes_french_cards(const AnyMatch& match);
// The words of events that this table says otherwise.
std::vector<SpokenWord> spoken_words(const AnyMatch& match);
// The word as this table says it; otherwise the word itself.
std::string_view spoken_word(const AnyMatch& match, std::string_view word);

// The match just before event `seq`.
AnyMatch match_before(const AnyMatch& match, EventSeq seq);
// All parameters of a game, in its order; empty for an unknown game.
std::vector<ParameterInfo> parameter_infos(std::string_view game);

bool is_struck(const AnyMatch& match, EventSeq seq);
bool is_correction(const AnyMatch& match, EventSeq seq);
EventSeq act_of(const AnyMatch& match, EventSeq seq);       // its decision, or the event itself
bool can_be_appealed(const AnyMatch& match, EventSeq seq);  // true for a decision or an entry with points
std::optional<EventSeq> undo_target(const AnyMatch& match);
std::optional<EventSeq> redo_target(const AnyMatch& match);

}  // namespace tanteador
