#include "tests/referee/facts.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "src/codec/written.hpp"

namespace tanteador::test {

referee::Answers answers_of(const referee::Case& one, std::string_view facts, const Names& names) {
  referee::Answers answers;
  for (std::size_t at = facts.find_first_not_of("; "); at < facts.size();) {
    const std::size_t end = std::min(facts.find(';', at), facts.size());
    const std::string_view given = facts.substr(at, end - at);
    CAPTURE(given);
    const std::size_t equals = given.find('='), colon = given.substr(0, equals).find(':');
    REQUIRE(equals != std::string_view::npos);
    const std::size_t start = colon == std::string_view::npos ? 0 : colon + 1;
    const auto fact =
        std::ranges::find(one.facts, given.substr(start, equals - start), &referee::FactAsked::id);
    REQUIRE(fact != one.facts.end());
    const auto value = referee::read_value(*fact, given.substr(equals + 1), names);
    REQUIRE(value.has_value());
    auto& answer = answers[fact->id];
    (start == 0 ? answer.found : answer.statements[std::string(given.substr(0, colon))]) = *value;
    at = facts.find_first_not_of("; ", end);
  }
  return answers;
}

bool asks(const referee::Case& one, std::string_view fact) {
  return std::ranges::find(one.facts, fact, &referee::FactAsked::id) != one.facts.end();
}

const referee::FactAsked* which_deal(const referee::Case& one) {
  const auto asked = std::ranges::find_if(one.facts, [](const referee::FactAsked& fact) {
    return fact.from_log == "deal" || fact.from_log.starts_with("deal_") || fact.from_log == "hand_entered";
  });
  return asked != one.facts.end() && asked->from_log != "deal_open" ? &*asked : nullptr;
}

referee::Enters entering(const Names& names) {
  codec::Roster roster;
  for (std::size_t i = 0; i < names.seats.size(); ++i)
    roster.seats[names.seats[i]] = seat_at(static_cast<int>(i));
  for (std::size_t i = 0; i < names.sides.size(); ++i)
    roster.sides[names.sides[i]] = side_at(static_cast<int>(i));
  return [roster = std::move(roster)](AnyMatch& match, const nlohmann::json& event) {
    return codec::enters(match, event, roster);
  };
}

std::string put(std::string text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
  return text;
}

}  // namespace tanteador::test
