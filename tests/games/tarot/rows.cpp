#include "tests/games/tarot/rows.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace tanteador::test {

namespace {

using nlohmann::json;
using std::string;

string name_of(char letter) {
  constexpr const char* kNames[] = {"Ana", "Beto", "Caro", "Dani", "Eva"};
  return kNames[letter - 'A'];
}

std::vector<string> split(const string& text, char at) {
  std::vector<string> parts;
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t to = std::min(text.find(at, from), text.size());
    if (to > from) parts.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return parts;
}

json number(const string& text) {
  if (text.find('.') != string::npos) return std::stod(text);
  return std::stoi(text);
}

json result_of(const string& fields) {
  json event{{"type", "result"}};
  for (const string& field : split(fields, ',')) {
    const std::size_t colon = field.find(':');
    const string value = colon == string::npos ? field.substr(1) : field.substr(colon + 1);
    if (colon == string::npos) {
      event[field[0] == 'b' ? "bouts" : field[0] == 'p' ? "points" : "defence_points"] = number(value);
    } else if (field.starts_with("petit")) {
      event["petit_au_bout"] = value;
    } else {
      event[field.substr(0, colon)] = field.starts_with("partner") ? name_of(value[0]) : value;
    }
  }
  return event;
}

// "A:what=value"
json of_player(const string& player, const string& what, const string& value) {
  json event{{"player", player}};
  if (what == "petit_sec" || what == "petit_sec+X") {
    event["type"] = "petit_sec";
    if (what.ends_with("X")) event["excuse"] = true;
  } else if (what == "barred") {
    event["type"] = what;
  } else if (what == "chelem") {
    event["type"] = "chelem_announced";
  } else if (what == "call") {
    event.update({{"type", "king_called"}, {"card", value}});
  } else if (what == "discard") {
    event["type"] = "discarded";
    if (value[0] == 't')
      event["trumps"] = number(value.substr(1));
    else
      event["cards"] = split(value, ',');
  } else if (what == "poignee") {
    event["type"] = "poignee";
    if (value.ends_with("+late")) event["late"] = true;
    if (std::isdigit(static_cast<unsigned char>(value[0])) != 0)
      event["trumps"] = number(value.substr(0, value.find('+')));
    else
      event["size"] = value;
  } else if (what == "misere") {
    event.update({{"type", "misere"}, {"of", value}});
  } else {
    event.update({{"type", "bid"}, {"bid", what}});
  }
  return event;
}

json of_table(const string& what, const string& value) {
  if (what == "deal") {
    json event{{"type", "deal_started"}};
    if (!value.empty()) event["dealer"] = name_of(value[0]);
    return event;
  }
  if (what == "dog") return {{"type", "dog"}, {"cards", split(value, ',')}};
  if (what == "result") return result_of(value);
  if (what == "annulled") return {{"type", "annulled"}, {"reason", "misdeal"}};
  if (what == "ruled")
    return {{"type", "ruled"},
            {"side", name_of(value[0])},
            {"points", number(value.substr(1))},
            {"reason", "so"}};
  if (what == "carried") {
    json scores = json::object();
    for (const string& one : split(value, ',')) scores[name_of(one[0])] = number(one.substr(1));
    return {{"type", "carried"}, {"scores", scores}};
  }
  REQUIRE_MESSAGE(what == "end", what);
  const auto parts = split(value, ':');
  json event{{"type", "match_ended"}, {"reason", parts[0]}};
  if (parts.size() > 1) event["side"] = name_of(parts[1][0]);
  return event;
}

json event_of(const string& word) {
  const std::size_t equals = word.find('=');
  const string value = equals == string::npos ? string() : word.substr(equals + 1);
  const string what = word.substr(0, equals);
  if (word.starts_with("trick>")) return {{"type", "trick_won"}, {"player", name_of(word.back())}};
  if (word.starts_with("pile:"))
    return {{"type", "captured"}, {"side", what.substr(5)}, {"cards", split(value, ',')}};
  if (word.size() > 2 && word[1] == '/')
    return {{"type", "card_played"}, {"player", name_of(word[0])}, {"card", word.substr(2)}};
  if (word.size() > 2 && word[1] == ':') return of_player(name_of(word[0]), what.substr(2), value);
  return of_table(what, value);
}

}  // namespace

string event_lines(std::string_view script) {
  string lines;
  for (const string& word : split(string(script), ' ')) lines += event_of(word).dump() + "\n";
  return lines;
}

EventTable tarot_table(int players, std::string_view options, std::string_view ruleset) {
  json start{{"game", "tarot"},
             {"ruleset", ruleset.empty() ? "tarot-fft-" + std::to_string(players) : string(ruleset)},
             {"players", json::array()},
             {"options", json::parse(options)}};
  for (int seat = 0; seat < players; ++seat)
    start["players"].push_back(name_of(static_cast<char>('A' + seat)));
  return EventTable(start.dump());
}

void check(std::span<const TarotRow> rows) {
  for (const TarotRow& row : rows) {
    CAPTURE(row.name);
    CAPTURE(row.script);
    EventTable table = tarot_table(row.players, row.options, row.ruleset);
    const auto words = split(row.script, ' ');
    string refused;
    for (std::size_t i = 0; i < words.size(); ++i) {
      refused = table.enter(event_lines(words[i]));
      CAPTURE(words[i]);
      CAPTURE(table.sentence());
      if (i + 1 < words.size()) REQUIRE(refused == "");
    }
    CAPTURE(table.sentence());
    CHECK(refused == row.refused);
    if (!row.scores.empty()) CHECK(table.scores() == row.scores);
  }
}

}  // namespace tanteador::test
