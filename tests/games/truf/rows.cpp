#include "tests/games/truf/rows.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/codec/result.hpp"

namespace tanteador::test::truf {

namespace {

using nlohmann::json;
using std::string_view;

std::vector<std::string> split(string_view text, char by) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(by), text.size());
    if (end > 0) parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

json number_or_word(const std::string& text) {
  const bool number = text.find_first_not_of("-0123456789") == std::string::npos;
  if (text == "true" || text == "false") return text == "true";
  return number ? json(std::stoi(text)) : json(text);
}

// A value for each player, as many as are given; "-" leaves one out.
json by_player(const std::string& values) {
  json map = json::object();
  std::size_t place = 0;
  for (const std::string& value : split(values, ',')) {
    if (value != "-") map[std::string(kPlayers[place])] = number_or_word(value);
    ++place;
  }
  return map;
}

json of_player(const std::string& player, const std::string& what, const std::string& value) {
  if (what == "bid") return {{"type", "bid"}, {"player", player}, {"card", value}};
  if (what == "shift") return {{"type", "bid_shifted"}, {"player", player}, {"by", std::stoi(value)}};
  if (what == "numbers" || what == "pictures")
    return {{"type", "redealt"}, {"player", player}, {"reason", "all_" + what}};
  if (what == "hand") return {{"type", "redealt"}, {"player", player}, {"hand", split(value, ',')}};
  return {{"type", "card_played"}, {"player", player}, {"card", what}};
}

json event_of(const std::string& word) {
  if (word.starts_with("trick>")) return {{"type", "trick_won"}, {"player", word.substr(6)}};
  const std::size_t equals = std::min(word.find('='), word.size());
  const std::string value = word.substr(std::min(equals + 1, word.size()));
  const std::string what = word.substr(0, equals);
  if (const std::size_t colon = what.find(':'); colon != std::string::npos)
    return of_player(what.substr(0, colon), what.substr(colon + 1), value);
  json event{{"type", what}};
  if (what == "deal") {
    event["type"] = "deal_started";
    if (!value.empty()) event["dealer"] = value;
  }
  if (what == "bids") event = {{"type", "bid"}, {"cards", by_player(value)}};
  if (what == "tricks") event["taken"] = by_player(value);
  if (what == "annulled") event["reason"] = "dropped";
  if (what == "carried") event["scores"] = by_player(value);
  const auto parts = split(value, ',');
  if (what == "ruled")
    event.update({{"side", parts[0]}, {"points", std::stoi(parts[1])}, {"reason", "the referee's"}});
  if (what == "end") {
    event = {{"type", "match_ended"}, {"reason", parts[0]}};
    if (parts.size() > 1) event["side"] = parts[1];
  }
  return event;
}

std::string start_of(string_view ruleset, string_view options) {
  json start{{"game", "truf"}, {"ruleset", ruleset}, {"players", kPlayers}};
  for (const std::string& option : split(options, ' ')) {
    const std::size_t equals = option.find('=');
    start["options"][option.substr(0, equals)] = number_or_word(option.substr(equals + 1));
  }
  return start.dump();
}

std::string text_of(const Facts& facts, string_view name, const Names& names) {
  const auto fact = std::ranges::find(facts, name, &Fact::name);
  if (fact == facts.end()) return {};
  const json value = codec::fact_json(*fact, names);
  return value.is_string() ? value.get<std::string>() : value.dump();
}

}  // namespace

std::string lines(string_view script) {
  std::string text;
  for (const std::string& word : split(script, ' ')) text += event_of(word).dump() + "\n";
  return text;
}

Table::Table(string_view ruleset, string_view options) : EventTable(start_of(ruleset, options)) {}

std::string Table::score() const {
  std::string text;
  for (const Points points : scores()) text += (text.empty() ? "" : " ") + std::to_string(points);
  return text;
}
std::string Table::deal(string_view fact) const { return text_of(deal_facts(match()), fact, names()); }
std::string Table::next(string_view fact) const { return text_of(next_deal_facts(match()), fact, names()); }
std::string Table::of(int seat, string_view fact) const {
  return text_of(side_facts(match(), side_at(seat)), fact, names());
}

}  // namespace tanteador::test::truf
