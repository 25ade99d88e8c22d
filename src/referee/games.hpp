#pragma once
// Functions and data of the referee for one game, defined in its folder. Private to this folder.

#include "src/referee/calculators.hpp"
#include "src/referee/log_facts.hpp"

namespace tanteador::referee {

// The player whose value is looked up, and the log.
struct Values {
  const AnyMatch& match;
  const Names& names;
  const EventReader& written;
  std::string_view player;
};
struct Which {
  std::string_view of = {};             // a word of the game; empty: any
  std::optional<EventSeq> hand = {};    // an entry of the hand; empty: the latest hand
  std::optional<EventSeq> before = {};  // only hands that were over when this was entered
};
struct WinningEntry {
  Entry entry;           // the value said, the side named, or the unbeaten call
  bool present = false;  // in the current hand, or in the last one if no other has begun
};

struct HeldAgainst {
  bool may_lack = false;  // some cards have no such value
  bool anew = false;      // a wrong value is counted anew
};

// Removal of a call with its answers. If others acted on it, everything from the call on is entered anew.
struct Strike {
  std::vector<EventSeq> also = {};
  bool cascade = false;  // removes events that become impossible; never reopens a hand others have followed
  std::optional<std::vector<nlohmann::json>> anew = {};
};

// A new count of a finished deal; several events reopen the deal. Without events a fact is `missing`, or the
// count `confirms` the entry.
struct Recount {
  std::vector<nlohmann::json> events = {};
  std::string_view missing = {};
  bool confirms = false;
};

struct GameReferee {
  const Calculators& calculators;
  std::span<const KnownFact> facts = {};
  // Removes a call; `accepted`: only the raise, so the call before it is accepted. Nothing if impossible.
  std::optional<Strike> (*strike)(const Values& values, const Entry& call, bool accepted) = nullptr;
  // The latest value won by the player or by the player's side.
  std::optional<WinningEntry> (*value_won)(const Values& values, const Which& which) = nullptr;
  HeldAgainst (*held_against)(const AnyMatch& match, std::string_view of) = nullptr;
  // Contest of a player in the open hand, from 1; 0 if there is only one.
  int (*contest_of)(const AnyMatch& match, Seat player) = nullptr;
  // Corrects these fields of the count; nothing if there is no count.
  std::optional<Recount> (*count_again)(const FactQuery& query, const nlohmann::json& count) = nullptr;
  std::string_view call = {};   // event type of a call
  std::string_view leave = {};  // event type by which a player leaves the deal
  std::string_view tally = {};  // event type of points entered without play
  bool dealer_alone = false;    // the dealer of three sides plays against the other two
};

#define TANTEADOR_REFEREE(game, Game)            \
  extern const Calculators k##Game##Calculators; \
  extern const GameReferee k##Game##Referee;
TANTEADOR_EACH_GAME(TANTEADOR_REFEREE)
#undef TANTEADOR_REFEREE

const GameReferee& referee_of(std::string_view game);

}  // namespace tanteador::referee
