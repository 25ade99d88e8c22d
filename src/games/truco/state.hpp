#pragma once
// The state of a match of Truco: plain values, folded over the events. A *contest* is one game of cards and
// calls: the whole table, or one duel of a pica-pica. Its two *teams* are the sides. In the gallo by turns,
// team 0 is the dealer and team 1 the others.

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <type_traits>

#include "src/core/per.hpp"
#include "src/core/small_optional.hpp"
#include "src/games/truco/events.hpp"
#include "src/games/truco/parameters.hpp"

namespace tanteador::truco {

inline constexpr std::int8_t kTied = 2;    // result of a trick, besides teams 0 and 1
inline constexpr std::int8_t kNobody = 2;  // wins the hand: all tricks were tied, where that scores nothing
inline constexpr int kSides = 3;

using SeatMask = std::uint8_t;
using Scores = PerSide<Points, kSides>;
using Seq = std::int32_t;
// Numbers of teams, seats and sides, and small values.
using OptionalTeam = SmallOptional<std::int8_t>;
using OptionalSeat = SmallOptional<std::int8_t>;
using OptionalSide = SmallOptional<std::int8_t>;
using OptionalValue = SmallOptional<std::int8_t>;

// A signed 24-bit integer for event numbers and points.
class Int24 {
 public:
  constexpr Int24(std::int32_t value = 0)
      : low_(static_cast<std::uint8_t>(value)),
        middle_(static_cast<std::uint8_t>(value >> 8)),
        high_(static_cast<std::int8_t>(value >> 16)) {}
  constexpr operator std::int32_t() const { return high_ * 65536 + (middle_ << 8 | low_); }

 private:
  std::uint8_t low_, middle_;
  std::int8_t high_;
};

// A list of at most `most` elements, trivially copyable.
template <class T, std::size_t most>
class InlineVector {
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
  bool operator==(const InlineVector& other) const { return std::ranges::equal(*this, other); }

 private:
  static_assert(most < 256);
  std::array<T, most> values_{};
  std::uint8_t size_ = 0;
};

// A list that copies only the elements in use, for large elements.
template <class T, std::size_t most>
class LazyInlineVector {
 public:
  LazyInlineVector() : size_(0) {}
  explicit LazyInlineVector(std::size_t size) { resize(size); }
  LazyInlineVector(const LazyInlineVector& other) noexcept { *this = other; }
  LazyInlineVector& operator=(const LazyInlineVector& other) noexcept {
    size_ = other.size_;
    if constexpr (sizeof(T) > 64) {  // a few of known size are copied faster one by one
      for (std::size_t i = 0; i < size_; ++i) std::construct_at(&values_[i], other.values_[i]);
    } else if (size_ > 0) {
      std::copy_n(other.values_, size_, values_);
    }
    return *this;
  }
  std::size_t size() const { return size_; }
  void push_back(const T& value) { std::construct_at(&values_[size_++], value); }
  void clear() { size_ = 0; }
  void resize(std::size_t size) {  // resets all elements
    for (size_ = 0; size_ < size; ++size_) std::construct_at(&values_[size_]);
  }
  T& operator[](std::size_t i) { return values_[i]; }
  const T& operator[](std::size_t i) const { return values_[i]; }
  T* begin() { return values_; }
  T* end() { return values_ + size_; }
  const T* begin() const { return values_; }
  const T* end() const { return values_ + size_; }
  bool operator==(const LazyInlineVector& other) const { return std::ranges::equal(*this, other); }

 private:
  static_assert(most < 256 && std::is_trivially_copyable_v<T>);
  union {
    T values_[most];  // constructed only when in use
  };
  std::uint8_t size_;
};

// The words of a player while values are said: none yet, "son buenas", or a value.
class Saying {
 public:
  constexpr Saying() = default;
  constexpr explicit Saying(std::optional<int> value) : value_(value ? OptionalValue(*value) : kGood) {}
  constexpr bool is_silent() const { return !value_; }
  constexpr OptionalValue value() const { return value_ == kGood ? OptionalValue() : value_; }
  constexpr bool operator==(const Saying&) const = default;

 private:
  static constexpr OptionalValue kGood = 127;  // above all values
  OptionalValue value_;
};

// The values of an accepted envido or a contested flor (T-28, T-36).
struct Showdown {
  PerSeat<Saying, kSeats> sayings{};
  std::uint8_t next_place = 0;  // place from mano after the last player who spoke
  OptionalTeam settled_team;
  OptionalValue settled_points;   // value of the cards, if said
  OptionalSeat settled_shown_by;  // first player of the winning side who showed cards
  SeatMask lost = 0;              // players with a wrong value or cards not shown
  SeatMask not_shown = 0;         // players with cards not shown
  bool operator==(const Showdown&) const = default;
};

struct Envido {
  enum class Stage : std::uint8_t { none, open, accepted, declaring, closed, refused, cancelled };
  Stage stage = Stage::none;
  std::uint8_t envidos = 0, reals = 0;  // calls made, including the last
  bool falta = false;
  bool named = false;  // a call named its points
  Call last{};
  Int24 called;              // points of all calls but a falta
  Int24 sum, before;         // as they count: with the last call, and without it; less than `called` by U-26
  OptionalTeam by_team;      // team of the last call; once refused, the team that scores
  bool caller_left = false;  // refused because the caller's team folded
  SeatMask callers = 0;
  Scores scores_when_accepted{};
  Showdown showdown;
  bool operator==(const Envido&) const = default;
};

struct Flor {
  // open: one side announced, no answer yet · contested: both announced, no raise
  // raised: a contraflor waits for its answer · accepted: values are due
  // unopposed: closed without an answer · conceded: given way to, or refused
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
  // quiero: a plain flor was accepted with con flor quiero · bid, falta: con flor envido and its raises
  // (U-35)
  enum class Raise : std::uint8_t {
    none,
    contraflor,
    resto_direct,
    resto_after_contraflor,
    quiero,
    bid,
    falta
  };
  Stage stage = Stage::none;
  Raise raise = Raise::none;
  OptionalTeam by_team;     // team of the last announcement or raise that can be answered
  Int24 bids, bids_before;  // points of con flor envido and con flor real envido; without the last one
  Call last_bid{};          // of Raise::bid
  SeatMask before = 0;      // flores announced before the open raise
  SeatMask announced = 0, shrunk = 0, admitted_false = 0;  // shrunk: said con flor me achico
  SeatMask waived = 0;                                     // false flores without a penalty
  SeatMask shut_out = 0;                                   // could announce until another's call ended it
  Scores scores_when_accepted{};
  Showdown showdown;
  bool operator==(const Flor&) const = default;
};

struct Stake {
  HandKind kind = HandKind::ordinary;
  OptionalTeam decides;    // the team that decides in a hand of eleven
  std::uint8_t level = 0;  // accepted: 0 nothing, 1 truco, 2 retruco, 3 vale cuatro, 4 vale juego
  bool pending = false;    // level + 1, or a hand of eleven, waits for its answer
  OptionalTeam by_team;    // team of the last call
  OptionalTeam word;       // team that may raise; none: both
  OptionalSeat caller;     // of the first truco
  OptionalTeam winner;     // or kNobody
  // raised: lost by a raise where none is allowed
  enum class How : std::uint8_t { open, tricks, refused, folded, interfered, raised } how = How::open;
  bool first_trick_no_calls = false;  // folded before any call or finished trick
  bool operator==(const Stake&) const = default;
};

struct Tricks {
  std::array<std::int8_t, 3> result{};  // of the tricks done: a team, or kTied
  std::uint8_t done = 0;
  SeatMask lead = 0;             // players who may lead the current trick
  OptionalSeat leader;           // of the current trick, once it has begun
  PerSeat<Card, kSeats> card{};  // of the current trick; Card::none: covered
  SeatMask played = 0;           // in the current trick
  SeatMask ever_played = 0;
  bool operator==(const Tricks&) const = default;
};

struct Contest {
  SeatMask players = 0, folded = 0;
  SeatMask in_hand = 0;  // had not played a card when the first flor or envido was said
  Seat mano{};
  Flor flor;
  Envido envido;
  Stake truco;
  Tricks tricks;
  OptionalTeam interfered_team;  // team that interfered in this duel
  bool operator==(const Contest&) const = default;
};

// A card known to be in a player's hand, and the event that showed it.
struct KnownCard {
  Card card = Card::none;
  bool played = false;
  Int24 seq;
  bool operator==(const KnownCard&) const = default;
};
using KnownHand = InlineVector<KnownCard, kHandCards>;

// Result of a pido flor against one player (T-30).
struct Challenge {
  enum class Result : std::uint8_t { none, held, not_held } result = Result::none;
  OptionalTeam by_team;
  Int24 seq;
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

// An award as posted; reversed and posted anew if it changes.
struct PostedAward {
  std::uint8_t key = 0;  // Award::key
  Side side{};
  Int24 points;
  bool operator==(const PostedAward&) const = default;
};
inline constexpr std::size_t kPostedMax = 40;

// The part of a hand that is copied as one block.
struct HandFields {
  int number = 0;  // in the match, from 1; 0 before the first
  Mode mode = Mode::redonda;
  Seat dealer{}, mano{};
  bool dealer_out_of_turn = false;
  bool touched = false;  // something other than bookkeeping was entered
  bool begun = false;    // a call or card was entered: no cut any more
  bool cut = false;
  Card turned = Card::none;  // the muestra or vira
  SeatMask shown = 0;        // players who have shown their cards
  Scores later{};            // points entered after the hand was over
  PerSeat<KnownHand, kSeats> known{};
  PerSeat<Challenge, kSeats> challenges{};
  bool operator==(const HandFields&) const = default;
};

struct Hand : HandFields {
  LazyInlineVector<Contest, kDuelsMax> contests{1};
  LazyInlineVector<PostedAward, kPostedMax> posted;
  bool operator==(const Hand&) const = default;
};

// The part of a state that is copied as one block.
struct MatchFields {
  enum class Phase : std::uint8_t { no_hand, open, over };  // over: awards may still change
  Phase phase = Phase::no_hand;
  bool carried = false, ended = false;
  MatchEnded end{};
  Scores score{}, chicos{};   // chicos: won before the current one
  OptionalSide chico_winner;  // the score stays until the next hand starts
  bool whole_match = false;   // the deciding award wins the whole match (TA-12)
  int hands_in_chico = 0;
  Mode last_mode = Mode::redonda, mode_before = Mode::redonda;  // of the last hand and the one before
  bool dealer_told = false;  // the first dealer is known; until then the players choose
  Seat next_dealer{};
  bool operator==(const MatchFields&) const = default;
};

struct State : MatchFields {
  Hand hand;
  bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<MatchFields> && std::is_trivially_copyable_v<HandFields>);
// Copied for every event, so it must stay small and without pointers.
static_assert(std::is_trivially_destructible_v<State> && sizeof(State) <= 960);

}  // namespace tanteador::truco
