#pragma once
// Random tables of any game and event lines for them, in the form people write.

#include "src/session/session.hpp"
#include "tests/contract/games.hpp"

namespace tanteador::laws {

using nlohmann::json;
using session::OpenMatch;

// An event in the form people write: the stored form with names for numbers.
class EventWriter {
 public:
  explicit EventWriter(Names names) : names_(std::move(names)) {}

  template <class Event>
  json operator()(const Event& event) const {
    auto [type, out] = encoded(event);
    for (const char* field : {"player", "dealer", "accused", "holder", "vetoed_by", "partner"})
      name(out, field, names_.seats);
    if (type == "flor_challenged") name(out, "by", names_.seats);
    for (const char* field : {"side", "winner"}) name(out, field, names_.sides);
    if (type == "bid") by_name(out, "cards", names_.seats);
    by_name(out, "taken", names_.seats);
    by_name(out, "scores", names_.sides);
    if (type == "counted") by_name(out, "points", names_.sides);
    if (out.contains("pairs")) {
      for (json& pair : out["pairs"]) {
        for (json& seat : pair) seat = at(names_.seats, seat.get<int>());
      }
    }
    out["type"] = type;
    return out;
  }

 private:
  static std::string at(const std::vector<std::string>& names, int place) {
    const auto index = static_cast<std::size_t>(place);
    return index < names.size() ? names[index] : "nobody";
  }
  static void name(json& event, const char* field, const std::vector<std::string>& names) {
    const auto found = event.find(field);
    if (found != event.end() && found->is_number_integer()) *found = at(names, found->get<int>());
  }
  static void by_name(json& event, const char* field, const std::vector<std::string>& names) {
    const auto found = event.find(field);
    if (found == event.end() || !found->is_array()) return;
    json values = json::object();
    for (std::size_t i = 0; i < std::min(found->size(), names.size()); ++i) {
      if (!(*found)[i].is_null()) values[names[i]] = (*found)[i];
    }
    *found = values;
  }

  Names names_;
};

inline json any_value(const ParameterValue& value) {
  return std::visit([](const auto& plain) { return json(plain); }, value);
}

template <class G>
json start_line(Rng& rng) {
  std::vector<const rulebook::Edition*> own;
  for (const rulebook::Edition& edition : rulebook::editions()) {
    if (edition.game == G::kName) own.push_back(&edition);
  }
  const auto& edition = *own[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(own.size()) - 1))];
  const auto& sizes = Random<G>::kPlayers;
  int players = sizes[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(sizes.size()) - 1))];
  if (const auto fixed = edition.parameters.find("players"); fixed != edition.parameters.end())
    players = std::get<int>(fixed->second);
  json start{{"type", "match_started"}, {"game", G::kName}, {"ruleset", edition.id}};
  for (int i = 1; i <= players; ++i) start["players"].push_back("p" + std::to_string(i));
  const auto all = G::parameters();
  for (int i = pick(rng, 0, 2); i > 0; --i) {
    const auto& info = all[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(all.size()) - 1))];
    const std::vector<ParameterValue> values = Random<G>::settings(info);
    const ParameterValue value =
        values[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(values.size()) - 1))];
    if (info.name != "players") start["options"][std::string(info.name)] = any_value(value);
  }
  return start;
}

template <class G>
json possible_event(Rng& rng, const Match<G>& match, const EventWriter& written) {
  using R = Random<G>;
  if (chance(rng, 25)) {
    const std::vector<Offer> offers = G::offers(match.rules(), match.state(), Offers::legal);
    const Offer& offer = offers[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(offers.size()) - 1))];
    const auto events = R::events_of(rng, match.rules(), match.state(), offer);
    if (!events.empty() && offer.type != "match_ended") return written(events.front());
  }
  return written(chance(rng, 5) ? R::garbage(rng) : R::event(rng, match.rules(), match.state()));
}

}  // namespace tanteador::laws
