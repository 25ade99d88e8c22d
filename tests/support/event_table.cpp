#include "tests/support/event_table.hpp"

#include <doctest/doctest.h>

#include <map>

#include <nlohmann/json.hpp>

namespace tanteador::test {

namespace {

using nlohmann::json;

codec::StartRequest request_of(std::string_view start) {
  json event = json::parse(start);
  event["type"] = "match_started";
  const auto request = codec::read_start(event);
  REQUIRE_MESSAGE(request.has_value(), (request ? std::string() : request.error().message));
  return *request;
}

struct Begun {
  codec::StartRequest request;
  AnyMatch match;
};
// Cached: tests start the same few matches often.
const Begun& cached_start(std::string_view start) {
  static std::map<std::string, Begun, std::less<>> all;
  if (const auto known = all.find(start); known != all.end()) return known->second;
  codec::StartRequest request = request_of(start);
  auto match = codec::start_match(request);
  REQUIRE_MESSAGE(match.has_value(), std::string(start));
  return all.emplace(start, Begun{std::move(request), std::move(*match)}).first->second;
}

}  // namespace

EventTable::EventTable(std::string_view start) : match_(cached_start(start).match) {
  const codec::StartRequest& request = cached_start(start).request;
  names_.seats = request.players;
  for (int side = 0; side < side_count(match_); ++side) {
    std::string name(default_side_name(match_, side_at(side)));
    if (!request.sides.empty()) name = request.sides[static_cast<std::size_t>(side)].name;
    for (int seat = 0; seat < seat_count(match_) && name.empty(); ++seat) {
      if (side_of(match_, seat_at(seat)) == side_at(side))
        name = request.players[static_cast<std::size_t>(seat)];
    }
    roster_.sides[name] = side_at(side);
    names_.sides.push_back(name);
  }
  for (std::size_t seat = 0; seat < names_.seats.size(); ++seat)
    roster_.seats[names_.seats[seat]] = seat_at(static_cast<int>(seat));
  for (const auto* list : {&names_.seats, &names_.sides}) roster_.known.insert(list->begin(), list->end());
}

std::string EventTable::enter(std::string_view lines) {
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = lines.substr(0, end);
    lines.remove_prefix(std::min(end + 1, lines.size()));
    if (line.find_first_not_of(' ') == std::string_view::npos) continue;
    if (std::string refused = enter_event(json::parse(line)); !refused.empty()) return refused;
  }
  return {};
}

std::string EventTable::enter_event(const json& event) {
  const auto read = codec::read_event(match_, event, roster_);
  if (!read && !read.error().refused) return "unreadable: " + read.error().message;
  const auto answer =
      read ? codec::apply(match_, *read)
           : tl::expected<EventSeq, codec::Failure>(tl::unexpected(Refusal{*read.error().refused, {}}));
  if (answer) return {};
  if (const auto* error = std::get_if<codec::InputError>(&answer.error()))
    return "unreadable: " + error->message;
  const Violation& violation = std::get<Refusal>(answer.error()).violation;
  sentence_ = render(violation.message(), names_);
  rule_ = violation.rule();
  return std::string(violation.key());
}

EventTable& EventTable::play(std::string_view lines) {
  const std::string refused = enter(lines);
  CAPTURE(sentence_);
  REQUIRE(refused == "");
  return *this;
}

std::vector<Points> EventTable::scores() const {
  std::vector<Points> scores;
  for (int side = 0; side < side_count(match_); ++side) scores.push_back(score(match_, side_at(side)));
  return scores;
}

json EventTable::event_line(EventSeq seq) const {
  return codec::written_event(match_, seq, names_, json::object());
}

std::string start_refused(std::string_view start) {
  const auto match = codec::start_match(request_of(start));
  if (match) return {};
  const auto* refusal = std::get_if<Refusal>(&match.error());
  return refusal ? std::string(refusal->violation.key()) : "unreadable";
}

}  // namespace tanteador::test
