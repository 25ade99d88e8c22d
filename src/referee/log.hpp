#pragma once
// Access to the log for cases: entries in force, and facts that need not be asked.

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/core/text/text.hpp"
#include "src/registry/any_match.hpp"

namespace tanteador::referee {

// Reads the event in force at a number in written form; null if there is none. The caller provides the codec.
using EventReader = std::function<nlohmann::json(EventSeq)>;

// Enters a written event into a match. Returns false and changes nothing if it is impossible.
using Enters = std::function<bool(AnyMatch&, const nlohmann::json&)>;

struct Entry {
  EventSeq seq{};
  nlohmann::json event;
};

// Erases rulings without events of their own, which no later correction affects.
void erase_idle_rulings(std::vector<Entry>& entries, const AnyMatch& match);

// Entries of the open deal, otherwise of the last one; in order, without removed ones.
std::vector<Entry> entries_of_deal(const AnyMatch& match, const EventReader& written);
// Entries of the deal that is open or just over before event `end`.
std::vector<Entry> deal_before(const AnyMatch& match, const EventReader& written, EventSeq end);
// The latest hand with an entry that fits, and all later entries. Cancelled hands are skipped.
struct HandMeant {
  std::vector<Entry> entries, later;
};
std::optional<HandMeant> hand_with(const AnyMatch& match, const EventReader& written,
                                   const std::function<bool(const Entry&)>& fits);
// The entry with this number; nothing if it is not in force.
std::optional<Entry> entry_at(const AnyMatch& match, const EventReader& written, std::int64_t seq);

bool deal_is_open(const AnyMatch& match);
// The entry that ended the last deal; nothing if a deal is open or play did not end it.
std::optional<EventSeq> end_of_deal(const AnyMatch& match, std::span<const Entry> deal);
// True if a counted deal may be meant: the last, or the one before the open one. `latest`: entries_of_deal().
bool has_counted_deal(const AnyMatch& match, const EventReader& written, std::span<const Entry> latest);
bool has_counted_deal(const AnyMatch& match, const EventReader& written);

// The opposing sides. If the dealer plays alone, the partner is not included.
std::vector<Side> opponents_of(const AnyMatch& match, Side side);

// The value of a fact by its "from_log" name; null: unknown. `player`: player or side at fault, or empty.
nlohmann::json fact_in_log(std::string_view name, const AnyMatch& match, const Names& names,
                           std::span<const Entry> deal, const EventReader& written, std::string_view player);
bool log_knows(std::string_view game, std::string_view name);  // true if the game has a fact of that name

}  // namespace tanteador::referee
