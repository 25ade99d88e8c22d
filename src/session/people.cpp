#include "src/session/people.hpp"

#include <algorithm>

#include "src/codec/texts.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

namespace {

constexpr std::string_view kNaming[] = {
    "match_started",   "renamed",         "replaced",     "amended",        "case_ruled",
    "appeal_decided",  "substituted",     "player_added", "player_changed", "same_person",
    "not_same_person", "entrant_entered", "team_added",   "team_changed"};
// Fast check for each event read: the length of its kind excludes most.
constexpr std::uint32_t kLengths = [] {
  std::uint32_t lengths = 0;
  for (const std::string_view kind : kNaming) lengths |= std::uint32_t{1} << kind.size();
  return lengths;
}();
bool names_people(const std::string& kind) {
  const bool may = kind.size() < 32 && (kLengths >> kind.size() & 1) != 0;
  return may && std::ranges::find(kNaming, kind) != std::end(kNaming);
}

constexpr std::string_view kNobody[] = {"note", "reason", "team", "club"};  // contain no person

}  // namespace

void visit_people(const EventRecord& record, const std::function<void(const std::string&)>& each) {
  if (!record.by.empty()) each(record.by);
  if (!names_people(record.kind)) return;
  codec::visit_texts(record.payload, kNobody, [&](std::string_view text) {
    if (is_uuid(text)) each(std::string(text));
  });
}

std::vector<std::string> people_in(const EventRecord& record) {
  std::vector<std::string> ids;
  visit_people(record, [&](const std::string& id) { ids.push_back(id); });
  return ids;
}

const PlayerCard* card_of(std::span<const PlayerCard> cards, std::string_view person) {
  const auto found = std::ranges::lower_bound(cards, person, {}, &PlayerCard::person);
  return found != cards.end() && found->person == person ? &*found : nullptr;
}

}  // namespace tanteador::session
