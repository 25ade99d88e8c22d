#pragma once
// What the log says of the deal a case is about: the entries that count, and facts that need not be asked.

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/core/text/text.hpp"
#include "src/registry/any_match.hpp"

namespace tanteador::referee {

// An event as people write it, as it counts now; null where none does. The caller has the codec.
using Written = std::function<nlohmann::json(EventSeq)>;

// Enters an event, as people write it, into a match of this table; false: it cannot stand, and nothing
// changes.
using Enters = std::function<bool(AnyMatch&, const nlohmann::json&)>;

struct Entry {
  EventSeq seq{};
  nlohmann::json event;
};

// Rulings that no other event was entered with: they stand whatever becomes of the deals they were made in.
void erase_idle_rulings(std::vector<Entry>& entries, const AnyMatch& match);

// Of the present deal, or of the one just ended where none is open; in order, struck ones left out.
std::vector<Entry> entries_of_deal(const AnyMatch& match, const Written& written);
// Of the deal that goes on or is over where `end` is entered.
std::vector<Entry> deal_before(const AnyMatch& match, const Written& written, EventSeq end);
// The latest hand with an entry that fits, and all that was entered since the next was begun. Void hands are
// none.
struct HandMeant {
  std::vector<Entry> entries, later;
};
std::optional<HandMeant> hand_with(const AnyMatch& match, const Written& written,
                                   const std::function<bool(const Entry&)>& fits);
// Any entry of the match that counts; nothing where there is none of that number.
std::optional<Entry> entry_at(const AnyMatch& match, const Written& written, std::int64_t seq);

bool deal_is_open(const AnyMatch& match);
// The entry that ended the deal just finished; nothing where a deal is open, or nothing of the game ended it.
std::optional<EventSeq> end_of_deal(const AnyMatch& match, std::span<const Entry> deal);
// Has a deal been counted that can still be meant: the one just ended, or the one before that which is open?
// `latest`: entries_of_deal.
bool counted_deal(const AnyMatch& match, const Written& written, std::span<const Entry> latest);
bool counted_deal(const AnyMatch& match, const Written& written);

// Who plays against that side: where the dealer is alone the partner is not.
std::vector<Side> opponents_of(const AnyMatch& match, Side side);

// What a match and its log know by that name ("from_log" of a fact), as a value of a fact; null: unknown.
// Some are about the player in question: `player` is his name, empty where he is not known.
nlohmann::json fact_in_log(std::string_view name, const AnyMatch& match, const Names& names,
                           std::span<const Entry> deal, const Written& written, std::string_view player);
bool log_knows(std::string_view game, std::string_view name);  // is there a fact of that name?

}  // namespace tanteador::referee
