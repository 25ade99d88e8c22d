#pragma once
// Finds people who may have several entries, in one club or in several.

#include <set>

#include "src/session/league/league.hpp"

namespace tanteador::session {

// Entries with the same licence number (not only the same name) that nobody declared one person or two.
struct LikelyDouble {
  std::string licence;              // as the first entry has it
  std::vector<std::string> people;  // ids after merging doubles
  bool operator==(const LikelyDouble&) const = default;
};
std::vector<LikelyDouble> likely_doubles(std::span<const PlayerCard> cards, const league::SamePeople& same);

// A person from another database who may be the same as a person here.
struct MayBeOne {
  std::string person, known;  // ids
  bool by_licence = false;    // same licence number; false: similar name
  bool operator==(const MayBeOne&) const = default;
};
// `before`: all people of the store before the import. Pairs declared to be one person or two are left out.
std::vector<MayBeOne> may_be_one(const Store& store, const std::set<std::string>& before,
                                 const league::SamePeople& same);
std::set<std::string> all_people_ids(const PeopleStore& store);

}  // namespace tanteador::session
