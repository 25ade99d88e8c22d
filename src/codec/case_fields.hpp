#pragma once
// The facts of a case: for each fact the sides' statements and the referee's finding. A player or side as a
// value is an object ({"player": "Ana"}), to distinguish it from a word.

#include <cmath>

#include <nlohmann/json.hpp>

#include "src/codec/reader.hpp"

namespace tanteador::codec {

template <class Node>
void Reader<Node>::case_value(std::string_view name, const Node& node, Seat& player, Side& side) {
  const auto word = [](const Node& item) { return item.is_string() && is_fact_word(item.text()); };
  if (node.is_bool() || word(node)) return;
  if (node.is_integer()) {
    int ignored = 0;
    return take(name, node, ignored);
  }
  const auto half = [](const Node& item) {  // of a count, such as 40.5
    const double doubled = item.real() * 2;
    return std::abs(doubled) <= static_cast<double>(kIntegerMax) && std::floor(doubled) == doubled;
  };
  bool fits = node.is_array() || node.is_object() || (node.is_number() && half(node));
  if (node.is_array()) node.visit_items([&](const Node& item) { fits = fits && word(item); });
  int keys = 0;
  if (node.is_object()) node.visit_keys([&](std::string_view) { ++keys; });
  const auto who = keys == 1 ? node.find("player") : std::nullopt;
  const auto whose = keys == 1 ? node.find("side") : std::nullopt;
  if (node.is_object()) fits = who || whose;
  if (!check(name, fits, N_("\"{0}\" contains a value that is not possible for a fact."))) return;
  Seat seat{};
  Side named{};
  if (who) take(name, *who, seat);
  if (whose) take(name, *whose, named);
  player = std::max(player, seat);
  side = std::max(side, named);
}

template <class Node>
void Reader<Node>::case_said(std::string_view name, const Node& node, Seat& player, Side& side) {
  const auto value = [&](const Node& item) { case_value(name, item, player, side); };
  if (!roster_) {  // a list by number of the side
    if (!check(name, node.is_array(), N_("\"{0}\" must be a list."))) return;
    return node.visit_items([&](const Node& item) { item.is_null() ? void() : value(item); });
  }
  if (!check(name, node.is_object(), N_("\"{0}\" must give a value for each name."))) return;
  node.visit_keys([&](std::string_view key) {
    const auto found = roster_->sides.find(key);
    if (found == roster_->sides.end() && !roster_->known.contains(key))
      return fail(name, N_("This match has no side \"{1}\"."), key);
    side = std::max(side, found == roster_->sides.end() ? kNoSide : found->second);
    value(*node.find(key));
  });
}

// The stored form of one value: seats and sides by number.
inline nlohmann::json stored_case_value(const nlohmann::json& value, const Roster& roster) {
  if (!value.is_object()) return value;
  const std::string name = value.begin().value();
  if (value.contains("player")) return {{"player", index(roster.seats.at(name))}};
  return {{"side", index(roster.sides.at(name))}};
}

inline nlohmann::json stored_case_facts(const nlohmann::json& facts, const Roster& roster) {
  nlohmann::json all = nlohmann::json::object();
  for (const auto& [id, fact] : facts.items()) {
    nlohmann::json& stored = all[id] = nlohmann::json::object();
    if (fact.contains("found")) stored["found"] = stored_case_value(fact["found"], roster);
    if (!fact.contains("said")) continue;
    nlohmann::json statements = nlohmann::json::array();
    for (const auto& [side, value] : fact["said"].items())
      statements[index(roster.sides.at(side))] = stored_case_value(value, roster);
    stored["said"] = std::move(statements);
  }
  return all;
}

// Back to the form with names.
inline nlohmann::json written_case_value(const nlohmann::json& value, const Names& names) {
  if (!value.is_object()) return value;
  const bool player = value.contains("player");
  const auto& all = player ? names.seats : names.sides;
  return {{player ? "player" : "side", all.at(value.begin().value().get<std::size_t>())}};
}

inline nlohmann::json written_case_facts(const nlohmann::json& facts, const Names& names) {
  nlohmann::json all = nlohmann::json::object();
  for (const auto& [id, fact] : facts.items()) {
    nlohmann::json& written = all[id] = nlohmann::json::object();
    if (fact.contains("found")) written["found"] = written_case_value(fact["found"], names);
    const nlohmann::json statements = fact.value("said", nlohmann::json::array());
    for (std::size_t side = 0; side < statements.size(); ++side) {
      if (!statements[side].is_null())
        written["said"][names.sides.at(side)] = written_case_value(statements[side], names);
    }
  }
  return all;
}

template <class Node>
void Reader<Node>::case_facts(std::string_view name, Seat& player, Side& side) {
  const auto node = need(name);
  if (!node || !check(name, node->is_object(), N_("\"{0}\" must list what is known of each fact."))) return;
  node->visit_keys([&](std::string_view key) {
    const Node fact = *node->find(key);
    if (!check(name, is_fact_id(key) && fact.is_object(),
               N_("\"{0}\" must list what is known of each fact.")))
      return;
    fact.visit_keys([&](std::string_view part) {
      const Node value = *fact.find(part);
      if (part == "said")
        case_said(name, value, player, side);
      else if (check(name, part == "found", N_("\"{0}\" must list what is known of each fact.")) &&
               !value.is_null())
        case_value(name, value, player, side);
    });
  });
  if constexpr (requires { node->copy(); }) {
    const bool all_sit_here = !error_ && player != kNoSeat && side != kNoSide;
    if (texts_ && all_sit_here) keep(name, stored_case_facts(node->copy(), *roster_).dump());
  }
}

template <class Node>
void Reader<Node>::check_case() {
  if (error_) return;
  const std::string_view id = object().find("case")->text();
  if (!is_case_id(id)) return fail("case", N_("\"{0}\" must name a case, or be \"other\"."));
  if (id == "other" && !has_field("title")) return fail("title", N_("The field \"{0}\" is missing."));
  const bool judged = !object().find("fixed")->flag() || has_field("warnings_left_out");
  if (judged && !has_field("reason")) fail("reason", N_("A decision that no rule fixes needs a reason."));
}

}  // namespace tanteador::codec
