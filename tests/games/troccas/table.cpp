#include "tests/games/troccas/table.hpp"

#include <sstream>

namespace tanteador::test {

namespace {

// "a,b" as a JSON list of texts.
std::string list_of(const std::string& words) {
  std::string list;
  std::istringstream in(words);
  for (std::string word; std::getline(in, word, ',');) list += (list.empty() ? "\"" : ",\"") + word + "\"";
  return "[" + list + "]";
}

// "Nus=41,Vus=31" as a JSON object of numbers.
std::string numbers_of(const std::string& words) {
  std::string object;
  std::istringstream in(words);
  for (std::string word; std::getline(in, word, ',');) {
    const auto equals = word.find('=');
    object += (object.empty() ? "\"" : ",\"") + word.substr(0, equals) + "\":" + word.substr(equals + 1);
  }
  return "{" + object + "}";
}

std::string text(const std::string& name, const std::string& value) {
  return ",\"" + name + "\":\"" + value + "\"";
}

std::string event_of(const std::string& word) {
  if (word.front() == '{') return word;
  const auto colon = std::min(word.find(':'), word.size());
  const std::string what = word.substr(0, colon);
  const std::string rest = colon < word.size() ? word.substr(colon + 1) : "";
  const auto equals = std::min(rest.find('='), rest.size());
  const std::string who = rest.substr(0, equals),
                    values = equals < rest.size() ? rest.substr(equals + 1) : "";
  const auto event = [](const std::string& type, const std::string& fields) {
    return "{\"type\":\"" + type + "\"" + fields + "}";
  };
  if (what == "deal") return event("deal_started", who.empty() ? "" : text("dealer", who));
  if (what == "trick") return event("trick_won", text("player", who));
  if (what == "skat") return event("discarded", text("player", who) + ",\"cards\":" + list_of(values));
  if (what == "count") return event("counted", ",\"points\":" + numbers_of(rest));
  if (what == "pile") return event("captured", text("side", who) + ",\"cards\":" + list_of(values));
  if (what == "matsch")
    return event("matsch", text("side", who) + (values.empty() ? "" : ",\"skat\":" + list_of(values)));
  if (what == "right") return event("right_claimed", text("side", who) + text("right", values));
  if (what == "carried") return event("carried", ",\"scores\":" + numbers_of(rest));
  if (what == "knock") return event("knocked", text("player", who) + text("card", values));
  if (what == "fool") return event("fool_exchanged", text("player", who) + text("card", values));
  if (what == "redeal") return event("redeal_asked", text("player", who) + ",\"after\":" + values);
  if (what == "jack") {  // jack:Ana=sBeto: Ana calls the jack of s, which Beto has
    return event("jack_called",
                 text("player", who) + text("suit", values.substr(0, 1)) + text("holder", values.substr(1)));
  }
  if (what == "annul") return event("annulled", text("reason", "misdeal"));
  return event("card_played", text("player", what) + text("card", rest));
}

}  // namespace

std::string troccas_events(std::string_view script) {
  std::string events;
  std::istringstream in{std::string(script)};
  for (std::string word; in >> word;) {
    // tricks:Ana=10 is ten times trick:Ana
    const auto equals = word.find('=');
    const bool many = word.starts_with("tricks:");
    const int times = many ? std::stoi(word.substr(equals + 1)) : 1;
    const std::string event = event_of(many ? "trick" + word.substr(6, equals - 6) : word);
    for (int i = 0; i < times; ++i) events += event + "\n";
  }
  return events;
}

}  // namespace tanteador::test
