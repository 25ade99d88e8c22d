#include "src/session/cases/rulings.hpp"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "src/core/text/time.hpp"
#include "src/session/input.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

// Rulings struck by the decision of an appeal. They stay on record.
std::set<std::int64_t> overruled_rulings(const OpenMatch& match) {
  std::set<std::int64_t> seqs;
  for (const EventRecord& record : match.records()) {
    const EventSeq seq{record.seq};
    if (record.kind != "voided" || is_struck(match.match(), seq)) continue;
    const EventSeq act = act_of(match.match(), seq);
    if (act != seq && match.kind_in_force(act) == "appeal_decided")
      seqs.insert(json::parse(record.payload).value("seq", std::int64_t{0}));
  }
  return seqs;
}

struct EffectiveEvent {
  EventSeq seq{};
  std::string kind, at;
  json payload;
};

template <class Each>
void visit_rulings_in_force(const OpenMatch& match, const Each& each) {
  const std::set<std::int64_t> overruled_seqs = overruled_rulings(match);
  for (const EventRecord& record : match.records()) {
    const EventSeq seq{record.seq};
    if (seq == EventSeq{1} || is_correction(match.match(), seq)) continue;
    std::string kind = match.kind_in_force(seq);
    if (is_struck(match.match(), seq) && !(kind == "case_ruled" && overruled_seqs.contains(record.seq)))
      continue;
    if (kind != "case_ruled" && kind != "appealed" && kind != "appeal_decided" && kind != "warned") continue;
    each(EffectiveEvent{seq, std::move(kind), record.at, json::parse(match.payload_in_force(seq))});
  }
}

void add_person(std::vector<std::string>& people, const std::string& id) {
  if (std::ranges::find(people, id) == people.end()) people.push_back(id);
}

void add_people(std::vector<std::string>& people, const json& value, const OpenMatch& match,
                const std::vector<std::string>& ids) {
  if (!value.is_object()) return;
  for (std::size_t seat = 0; seat < ids.size(); ++seat) {
    const int side = index(side_of(match.match(), seat_at(static_cast<int>(seat))));
    if (value.value("player", -1) == static_cast<int>(seat) || value.value("side", -1) == side)
      add_person(people, ids[seat]);
  }
}

std::vector<std::string> people_concerned(const json& facts, const OpenMatch& match, EventSeq seq) {
  std::vector<std::string> people;
  const auto ids = match.person_ids(seq);
  for (const json& fact : facts) {
    const json found = fact.value("found", json());
    add_people(people, found, match, ids);
    if (!found.is_null()) continue;
    for (const json& statement : fact.value("said", json::array())) add_people(people, statement, match, ids);
  }
  return people;
}

CaseRow row_of(const EffectiveEvent& event, const OpenMatch& match) {
  const json& ruled = event.payload;
  return {.match = match.id(),
          .seq = static_cast<std::int64_t>(event.seq),
          .at = event.at,
          .game = std::string(game_name(match.match())),
          .name = ruled.value("case", ""),
          .title = ruled.value("title", ""),
          .rule = ruled.value("rule", ""),
          .fixed = ruled.value("fixed", false),
          .precedent = ruled.value("precedent", false),
          .remedy = ruled.value("remedy", ""),
          .reason = ruled.value("reason", ""),
          .referee = ruled.value("referee", ""),
          .people = json(people_concerned(ruled.at("facts"), match, event.seq)).dump(),
          .appeals = "[]"};
}

// An appeal with its decision: {"seq", "at", "by_side", "ground", "decided": {"at", "upheld", …}}.
json appeals_against(std::int64_t seq, const std::vector<EffectiveEvent>& log) {
  json appeals = json::array();
  for (const EffectiveEvent& event : log) {
    const std::int64_t of = event.payload.value("of", std::int64_t{0});
    if (event.kind == "appealed" && of == seq) {
      json appeal = event.payload;
      appeal.erase("of");
      appeal["seq"] = static_cast<std::int64_t>(event.seq);
      appeal["at"] = event.at;
      appeals.push_back(std::move(appeal));
    }
    if (event.kind != "appeal_decided") continue;
    for (json& appeal : appeals) {
      if (appeal.contains("decided") || (of != seq && of != appeal["seq"].get<std::int64_t>())) continue;
      appeal["decided"] = event.payload;
      appeal["decided"].erase("of");
      appeal["decided"].erase("events");
      appeal["decided"]["at"] = event.at;
    }
  }
  return appeals;
}

}  // namespace

bool touches_cases(std::string_view kind) {
  constexpr std::string_view kKinds[] = {"case_ruled", "appealed", "appeal_decided", "voided",
                                         "amended",    "replaced", "renamed"};
  return std::ranges::find(kKinds, kind) != std::end(kKinds);
}

std::vector<CaseRow> case_rows(const OpenMatch& match) {
  std::vector<CaseRow> rows;
  std::vector<EffectiveEvent> log;
  visit_rulings_in_force(match, [&](EffectiveEvent event) {
    if (event.kind == "case_ruled") rows.push_back(row_of(event, match));
    log.push_back(std::move(event));
  });
  for (CaseRow& row : rows) row.appeals = appeals_against(row.seq, log).dump();
  return rows;
}

std::vector<Warning> warnings_in(const OpenMatch& match, std::string_view person,
                                 std::span<const std::string> faults) {
  std::vector<Warning> warnings;
  visit_rulings_in_force(match, [&](const EffectiveEvent& event) {
    if (event.kind != "warned") return;
    const auto ids = match.person_ids(event.seq);
    const auto seat = event.payload.value("player", std::size_t{0});
    const std::string what = event.payload.value("fault", "");
    const bool wanted = faults.empty() || std::ranges::find(faults, what) != faults.end();
    if (seat < ids.size() && ids[seat] == person && wanted)
      warnings.push_back({match.id(), static_cast<std::int64_t>(event.seq), event.at, what,
                          event.payload.value("level", ""), event.payload.value("competition", "")});
  });
  return warnings;
}

bool counts_in(const Warning& warning, const WarningScope& scope) {
  if (warning.match == scope.match) return true;
  if (!warning.competition.empty() || !scope.competition.empty())
    return warning.competition == scope.competition;
  return warning.level == scope.level;
}

std::string warning_id(const Warning& warning) { return warning.match + ":" + std::to_string(warning.seq); }

bool is_copy(const OpenMatch& read, std::string_view lines, const OpenMatch& stored) {
  const auto input = read_input(lines);
  const std::size_t shorter = std::min(read.records().size(), stored.records().size());
  for (std::size_t i = 0; i < shorter; ++i) {
    const EventRecord &ours = read.records()[i], &other = stored.records()[i];
    const bool has_time = input && i < input->lines.size() && input->lines[i].event.contains("at");
    if (ours.kind != other.kind || ours.payload != other.payload || (has_time && ours.at != other.at))
      return false;
  }
  return true;
}

std::optional<std::string> add_minutes(std::string_view at, int minutes) {
  const auto time = read_time(at);
  if (!time) return std::nullopt;
  return time_text(*time + std::chrono::minutes{minutes});
}

std::optional<std::int64_t> milliseconds_between(std::string_view from, std::string_view to) {
  const auto start = read_time(from), end = read_time(to);
  if (!start || !end) return std::nullopt;
  return (*end - *start).count();
}

std::optional<bool> is_after(std::string_view moment, std::string_view other) {
  const auto passed = milliseconds_between(other, moment);
  return passed ? std::optional(*passed > 0) : std::nullopt;
}

Standing standing_of(const CaseRow& row, int minutes, std::string_view now) {
  Standing standing;
  standing.until = add_minutes(row.at, minutes).value_or("");
  const bool over = is_after(now, standing.until).value_or(false);
  standing.state = over ? Standing::State::none : Standing::State::may_appeal;
  for (const json& appeal : json::parse(row.appeals)) {
    standing.late = standing.late || is_after(appeal.value("at", ""), standing.until).value_or(false);
    const bool decided = appeal.contains("decided");
    const bool upheld = decided && appeal["decided"].value("upheld", false);
    const auto state = !decided ? Standing::State::open
                       : upheld ? Standing::State::upheld
                                : Standing::State::rejected;
    // With several appeals an undecided one has precedence, then an allowed one.
    const bool first =
        standing.state == Standing::State::none || standing.state == Standing::State::may_appeal;
    if (first || state < standing.state) standing.state = state;
  }
  return standing;
}

std::string remedy_on_appeal(const CaseRow& row) {
  std::string now;
  for (const json& appeal : json::parse(row.appeals)) {
    const json decided = appeal.value("decided", json::object());
    if (decided.value("upheld", false)) now = decided.value("remedy", now);
  }
  return now;
}

}  // namespace tanteador::session
