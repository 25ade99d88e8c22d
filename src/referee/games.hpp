#pragma once
// What the referee has of each game, defined in its folder. Private to this one.

#include "src/referee/calculators.hpp"
#include "src/referee/log_facts.hpp"

namespace tanteador::referee {

// Whose value, of which contest and hand.
struct Values {
  const AnyMatch& match;
  const Names& names;
  const Written& written;
  std::string_view player;
};
struct Which {
  std::string_view of = {};             // a word of the game; empty: any
  std::optional<EventSeq> hand = {};    // the hand that this entry belongs to; else the latest there is
  std::optional<EventSeq> before = {};  // a hand that was over when this was entered
};
struct Won {
  Entry entry;           // what said his value or named his side; or the call that nobody beat
  bool present = false;  // the hand is the present one, or the last and no other begun
};

// A value that was said, and the cards.
struct HeldAgainst {
  bool may_lack = false;  // there are cards that have no such value
  bool anew = false;      // one that is said wrong is valued anew
};

// How a call is struck: with what was said to it, or where others have spoken upon it since, by entering all
// from there on anew.
struct Strike {
  std::vector<EventSeq> also = {};
  bool cascade =
      false;  // what no longer stands falls as well; never where the hand would open again under others
  std::optional<std::vector<nlohmann::json>> anew = {};
};

// The deal that is over, counted otherwise; its events open it anew where there are several. Without events
// the fact that is `missing` must be known first, or the count `confirms` what was entered.
struct Recount {
  std::vector<nlohmann::json> events = {};
  std::string_view missing = {};
  bool confirms = false;
};

struct GameDesk {
  const Calculators& calculators;
  std::span<const KnownFact> facts = {};
  // Of a game of calls: what striking one takes; `accepted`: of a raise, where the call before it was
  // accepted instead. Nothing where it cannot be done.
  std::optional<Strike> (*strike)(const Values& values, const Entry& call, bool accepted) = nullptr;
  // The latest hand in which this player, or for him his side, has won a value.
  std::optional<Won> (*value_won)(const Values& values, const Which& which) = nullptr;
  // How such a value, a word of the game, is held against the cards.
  HeldAgainst (*held_against)(const AnyMatch& match, std::string_view of) = nullptr;
  // The contest of a player in the open hand, from 1; 0 where the hand is but one.
  int (*contest_of)(const AnyMatch& match, Seat player) = nullptr;
  // With these fields of the count of the deal put right; nothing where it has none.
  std::optional<Recount> (*counted_anew)(const Asked& asked, const nlohmann::json& count) = nullptr;
  std::string_view call = {};   // the event of a call
  std::string_view tally = {};  // the event that writes points without play
  bool dealer_alone = false;    // of three sides the dealer plays against the two others
};

#define TANTEADOR_DESK(game, Game)               \
  extern const Calculators k##Game##Calculators; \
  extern const GameDesk k##Game##Desk;
TANTEADOR_EACH_GAME(TANTEADOR_DESK)
#undef TANTEADOR_DESK

const GameDesk& desk_of(std::string_view game);

}  // namespace tanteador::referee
