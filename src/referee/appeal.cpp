#include "src/referee/appeal.hpp"

#include <algorithm>

#include "src/referee/preselection.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

// These events mean the same at any time; all others act on the open deal.
constexpr std::string_view kTimeless[] = {"ruled", "warned", "voided", "amended"};

int deal_number(const AnyMatch& match) {
  for (const Fact& fact : deal_facts(match)) {
    if (fact.name == "number") return fact.value.number;
  }
  return 0;
}

json with_names(const json& value, const Names& names) {
  if (!value.is_object()) return value;
  const bool player = value.contains("player");
  const std::vector<std::string>& all = player ? names.seats : names.sides;
  const auto place = value.value(player ? "player" : "side", all.size());
  return place < all.size() ? json{{player ? "player" : "side", all[place]}} : json();
}

Answers answers_of(const json& facts, const Names& names) {
  Answers answers;
  for (const auto& [id, fact] : facts.items()) {
    FactAnswer& answer = answers[id];
    answer.found = with_names(fact.value("found", json()), names);
    const json statements = fact.value("said", json::array());
    for (std::size_t side = 0; side < statements.size() && side < names.sides.size(); ++side) {
      if (!statements[side].is_null())
        answer.statements[names.sides[side]] = with_names(statements[side], names);
    }
  }
  return answers;
}

const Case* ruled_case(const AppealedRuling& appealed) {
  return appealed.ruled.is_object() ? find_case(appealed.ruled.value("case", "")) : nullptr;
}

bool is_timeless(const Remedy& remedy) {
  return std::ranges::all_of(remedy.events, [](const json& event) {
    return std::ranges::find(kTimeless, event.value("type", "")) != std::end(kTimeless);
  });
}

}  // namespace

std::string remedy_title(const Case* one, const std::string& remedy) {
  if (!one) return remedy;
  if (remedy == confirmed_cases().id) return confirmed_cases().title;
  for (const Path& path : one->paths) {
    const auto found = std::ranges::find(path.remedies, remedy, &RemedyTemplate::id);
    if (found != path.remedies.end()) return found->title;
  }
  return remedy;
}

std::string title_on_appeal(const Case* one, const std::string& remedy) {
  if (remedy == kStruck) return std::string(kStruckTitle);
  return remedy_title(one, remedy.starts_with(kOfCase) ? remedy.substr(kOfCase.size()) : remedy);
}

json strike(const AppealedRuling& appealed) {
  return {{"type", "voided"}, {"seq", static_cast<std::int64_t>(appealed.seq)}, {"reason", "appeal"}};
}

std::optional<FaultyPlayer> find_at_fault(const AppealedRuling& appealed) {
  const Case* one = ruled_case(appealed);
  if (!one) return std::nullopt;
  return find_at_fault(*one, answers_of(appealed.ruled.value("facts", json::object()), appealed.names),
                       appealed.names);
}

int warnings_left_out(const AppealedRuling& appealed) {
  return appealed.ruled.is_object() ? appealed.ruled.value("warnings_left_out", 0) : 0;
}

std::vector<Remedy> ways_out(const AppealedRuling& appealed, const AnyMatch& without,
                             const Circumstances& circumstances) {
  std::vector<Remedy> ways{
      {.id = std::string(kStruck), .title = std::string(kStruckTitle), .events = {strike(appealed)}}};
  const Case* one = ruled_case(appealed);
  if (!one) return ways;
  const AnyMatch then = match_before(without, appealed.seq);
  const bool same_deal = deal_number(then) == deal_number(without);
  const Answers answers = answers_of(appealed.ruled.value("facts", json::object()), appealed.names);
  for (Remedy& remedy : rule_on(*one, answers, then, appealed.names, circumstances).remedies) {
    const bool other = remedy.id != appealed.ruled.value("remedy", "");
    if (!other || !remedy.missing.empty() || (!same_deal && !is_timeless(remedy))) continue;
    remedy.events.insert(remedy.events.begin(), strike(appealed));
    if (remedy.id == kStruck) remedy.id.insert(0, kOfCase);
    ways.push_back(std::move(remedy));
  }
  return ways;
}

Remedy own_way_out(const AppealedRuling& appealed, std::string remedy, std::vector<json> events,
                   AppealEffect how) {
  if (how == AppealEffect::struck) events.insert(events.begin(), strike(appealed));
  return {.id = remedy, .title = remedy, .events = std::move(events)};
}

std::vector<json> appeal_decided(const Decision& decision, const Remedy* instead) {
  json decided{{"type", "appeal_decided"},
               {"of", static_cast<std::int64_t>(decision.of)},
               {"upheld", decision.upheld},
               {"reason", decision.reason}};
  if (!decision.referee.empty()) decided["referee"] = decision.referee;
  if (!instead) return {std::move(decided)};
  decided["remedy"] = instead->id;
  decided["events"] = instead->events.size();
  std::vector<json> lines{std::move(decided)};
  lines.insert(lines.end(), instead->events.begin(), instead->events.end());
  return lines;
}

}  // namespace tanteador::referee
