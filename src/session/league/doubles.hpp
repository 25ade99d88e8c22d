#pragma once
// Who may be one human being although he has several entries, in this club or in several.

#include <set>

#include "src/session/league/league.hpp"

namespace tanteador::session {

// Entries that bear the same licence number and were not said to be one person, or two: nobody is told to be
// another by his name alone.
struct LikelyDouble {
  std::string licence;              // as the first of them has it
  std::vector<std::string> people;  // ids that count
  bool operator==(const LikelyDouble&) const = default;
};
std::vector<LikelyDouble> likely_doubles(std::span<const PlayerCard> cards, const league::SamePeople& same);

// Somebody who came from another database, and who was here before and may be the same person.
struct MayBeOne {
  std::string person, known;  // ids
  bool by_licence = false;    // the same licence number; else a name that looks like it
  bool operator==(const MayBeOne&) const = default;
};
// `before`: everybody of the store before; pairs that were said to be one person, or two, are left out.
std::vector<MayBeOne> may_be_one(const Store& store, const std::set<std::string>& before,
                                 const league::SamePeople& same);
std::set<std::string> everybody_in(const PeopleStore& store);

}  // namespace tanteador::session
