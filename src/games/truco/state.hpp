#pragma once
// Where a Truco match stands. Plain values, cheap to copy; everything is a fold over the events.
// A *contest* is one game of cards and calls: the whole table, or one duel of a pica-pica. Its two *teams*
// are the sides, but in the gallo by turns: team 0 the dealer, team 1 the other two.

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <type_traits>

#include "src/core/per.hpp"
#include "src/games/truco/events.hpp"
#include "src/games/truco/parameters.hpp"

namespace tanteador::truco {

inline constexpr int kNoTeam = -1;
inline constexpr int kTied = 2;  // a trick's result beside team 0 and 1
inline constexpr int kSides = 3;

using SeatMask = std::uint8_t;
using Scores = PerSide<Points, kSides>;
using Seq = std::int32_t;

// A number of events or points, of which there are never eight million, kept small.
class ThreeBytes {
 public:
  constexpr ThreeBytes(std::int32_t value = 0)
      : low_(static_cast<std::uint8_t>(value)),
        middle_(static_cast<std::uint8_t>(value >> 8)),
        high_(static_cast<std::int8_t>(value >> 16)) {}
  constexpr operator std::int32_t() const { return high_ * 65536 + (middle_ << 8 | low_); }

 private:
  std::uint8_t low_, middle_;
  std::int8_t high_;
};

// A list of at most so many; plain bytes, so that a state is copied fast.
template <class T, std::size_t most>
class Few {
 public:
  std::size_t size() const { return size_; }
  void push_back(const T& value) { values_[size_++] = value; }
  void clear() { size_ = 0; }
  const T& operator[](std::size_t i) const { return values_[i]; }
  const T& front() const { return values_[0]; }
  const T& back() const { return values_[size_ - 1u]; }
  T* begin() { return values_.data(); }
  T* end() { return values_.data() + size_; }
  const T* begin() const { return values_.data(); }
  const T* end() const { return values_.data() + size_; }
  bool operator==(const Few& other) const { return std::ranges::equal(*this, other); }

 private:
  static_assert(most < 256);
  std::array<T, most> values_{};
  std::uint8_t size_ = 0;
};

// The same for what is long or big and mostly not in use: only what is in use is copied.
template <class T, std::size_t most>
class FewInUse {
 public:
  FewInUse() : size_(0) {}
  explicit FewInUse(std::size_t size) { resize(size); }
  FewInUse(const FewInUse& other) noexcept { *this = other; }
  FewInUse& operator=(const FewInUse& other) noexcept {
    size_ = other.size_;
    for (std::size_t i = 0; i < size_; ++i) std::construct_at(&values_[i], other.values_[i]);
    return *this;
  }
  std::size_t size() const { return size_; }
  void push_back(const T& value) { std::construct_at(&values_[size_++], value); }
  void clear() { size_ = 0; }
  void resize(std::size_t size) {  // all anew
    for (size_ = 0; size_ < size; ++size_) std::construct_at(&values_[size_]);
  }
  T& operator[](std::size_t i) { return values_[i]; }
  const T& operator[](std::size_t i) const { return values_[i]; }
  T* begin() { return values_; }
  T* end() { return values_ + size_; }
  const T* begin() const { return values_; }
  const T* end() const { return values_ + size_; }
  bool operator==(const FewInUse& other) const { return std::ranges::equal(*this, other); }

 private:
  static_assert(most < 256 && std::is_trivially_copyable_v<T>);
  union {
    T values_[most];  // none of them before it is in use
  };
  std::uint8_t size_;
};

// How an accepted envido or a contested flor is settled (T-28, T-36).
struct Showdown {
  static constexpr std::int8_t kSilent = -1, kGood = -2;
  PerSeat<std::int8_t, kSeats> said{kSilent, kSilent, kSilent, kSilent, kSilent, kSilent, kSilent, kSilent};
  std::int8_t last_place = -1;  // how far round from mano the declarations have come
  std::int8_t settled_team = kNoTeam;
  std::int8_t settled_points = -1;    // value of the cards, if it was said
  std::int8_t settled_shown_by = -1;  // the winner's player who showed first
  SeatMask lost = 0;                  // whose cards are not what they said, or were not shown
  SeatMask not_shown = 0;             // the latter
  bool operator==(const Showdown&) const = default;
};

struct Envido {
  enum class Stage : std::uint8_t { none, open, accepted, declaring, closed, refused, cancelled };
  Stage stage = Stage::none;
  std::uint8_t envidos = 0, reals = 0;  // calls made, the last one included
  bool falta = false;
  Call last{};
  std::int8_t by_team = kNoTeam;  // who made the last call; once refused, who scores it
  bool caller_left = false;       // refused because the caller's side threw its cards in
  SeatMask callers = 0;
  Scores scores_when_accepted{};
  Showdown showdown;
  bool operator==(const Envido&) const = default;
};

struct Flor {
  // open: one side announced, no answer yet · contested: both sides announced, nobody raised
  // raised: a contraflor waits for its answer · accepted: both wait for the declarations
  // unopposed: closed with no answer · conceded: shrunk or refused
  enum class Stage : std::uint8_t {
    none,
    open,
    contested,
    raised,
    accepted,
    declaring,
    closed,
    unopposed,
    conceded
  };
  // quiero: a plain flor was accepted as it stood, with con flor quiero
  enum class Raise : std::uint8_t { none, contraflor, resto_direct, resto_after_contraflor, quiero };
  Stage stage = Stage::none;
  Raise raise = Raise::none;
  std::int8_t by_team = kNoTeam;  // who made the last announcement or raise that can be answered
  SeatMask before = 0;            // announced before the raise that waits for its answer
  SeatMask announced = 0, shrunk = 0, admitted_false = 0;  // shrunk: said con flor me achico to a flor
  SeatMask waived = 0;                                     // whose false flor writes nothing
  SeatMask shut_out = 0;  // could have announced until another's words put an end to it
  Scores scores_when_accepted{};
  Showdown showdown;
  bool operator==(const Flor&) const = default;
};

struct Stake {                    // the truco itself
  std::uint8_t level = 0;         // 0 nothing, 1 truco, 2 retruco, 3 vale cuatro: accepted
  bool pending = false;           // level + 1 waits for its answer
  std::int8_t by_team = kNoTeam;  // who called last
  std::int8_t word = kNoTeam;     // who may raise; kNoTeam: anybody
  std::int8_t caller = -1;        // seat of the first truco
  std::int8_t winner = kNoTeam;
  enum class How : std::uint8_t { open, tricks, refused, folded, interfered } how = How::open;
  bool first_trick_no_calls = false;  // folded before anything was called or a trick was over
  bool operator==(const Stake&) const = default;
};

struct Tricks {
  std::array<std::int8_t, 3> result{kNoTeam, kNoTeam, kNoTeam};  // team, or kTied
  std::uint8_t done = 0;
  SeatMask lead = 0;             // who may lead the current trick
  std::int8_t leader = -1;       // who did
  PerSeat<Card, kSeats> card{};  // of the current trick
  SeatMask played = 0;           // in the current trick
  SeatMask ever_played = 0;
  bool operator==(const Tricks&) const = default;
};

struct Contest {
  SeatMask players = 0, folded = 0;
  SeatMask in_hand = 0;  // whose first card was in his hand yet when the first flor or envido was said
  Seat mano{};
  Flor flor;
  Envido envido;
  Stake truco;
  Tricks tricks;
  std::int8_t interfered_team = kNoTeam;  // the side that meddled in this duel
  bool operator==(const Contest&) const = default;
};

// A card known to be in a player's hand, and the event that told it.
struct KnownCard {
  Card card = Card::none;
  bool played = false;
  ThreeBytes seq;
  bool operator==(const KnownCard&) const = default;
};
using KnownHand = Few<KnownCard, kHandCards>;

// What became of a pido flor against one player (T-30).
struct Challenge {
  enum class Result : std::uint8_t { none, held, not_held } result = Result::none;
  std::int8_t by_team = kNoTeam;
  ThreeBytes seq;  // the event
  bool operator==(const Challenge&) const = default;
};

enum class AwardKind : std::uint8_t {
  flor,
  envido,
  truco,
  pido_flor,
  pido_flor_points,
  false_flor,
  interference
};

// An award as it stands written; reversed and written anew when a later fact turns it.
struct Posted {
  std::uint8_t key = 0;  // contest, kind and player: Award::key
  Side side{};
  ThreeBytes points;
  bool operator==(const Posted&) const = default;
};
inline constexpr std::size_t kPostedMax = 40;

struct Hand {
  int number = 0;  // of the match, from 1; 0 before the first
  Mode mode = Mode::redonda;
  Seat dealer{}, mano{};
  bool dealer_out_of_turn = false;
  bool touched = false;  // something beside bookkeeping was entered
  bool begun = false;    // a call or a card: no cut any more
  bool cut = false;
  SeatMask shown = 0;  // who has shown his cards
  Scores later{};      // written on the sheet after the hand was over
  FewInUse<Contest, kDuelsMax> contests{1};
  PerSeat<KnownHand, kSeats> known{};
  PerSeat<Challenge, kSeats> challenges{};
  FewInUse<Posted, kPostedMax> posted;
  bool operator==(const Hand&) const = default;
};

struct State {
  enum class Phase : std::uint8_t { no_hand, open, over };  // over: its awards may still turn
  Phase phase = Phase::no_hand;
  bool carried = false, ended = false;
  MatchEnded end{};
  Scores score{}, chicos{};       // chicos: of the chicos closed before this one
  std::int8_t chico_winner = -1;  // side; the score stays until the next hand starts
  bool whole_match = false;       // the deciding award wins the match, not the chico alone (TA-12)
  int hands_in_chico = 0;
  Mode last_mode = Mode::redonda, mode_before = Mode::redonda;  // of the last hand and the one before
  bool dealer_told = false;  // who deals first; until then it is the players' choice
  Seat next_dealer{};
  Hand hand;
  bool operator==(const State&) const = default;
};
// Copied for every event: no pointers, and small.
static_assert(std::is_trivially_destructible_v<State> && sizeof(State) <= 880);

}  // namespace tanteador::truco
