#include "src/referee/preselection.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "src/core/embedded.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

struct Row {
  json when;
  std::string why;
};
struct Table {
  ConfirmationCase confirmed;
  std::vector<Row> rows;
};

const Table& table() {
  static const Table read = [] {
    for (const embedded::File& file : embedded::referee()) {
      const json document = json::parse(file.text);
      if (!document.contains("preselected")) continue;
      const json& stands = document.at("confirmed");
      Table table{{stands.at("id"), stands.at("title")}, {}};
      for (const json& row : document.at("preselected"))
        table.rows.push_back({row.at("when"), row.at("text")});
      return table;
    }
    throw std::logic_error("no table of preselected remedies");
  }();
  return read;
}

bool fits(const json& when, const Remedy& remedy, const Finding& finding) {
  const std::pair<const char*, bool> facts[] = {{"confirms", remedy.confirms},
                                                {"fixed", remedy.fixed},
                                                {"complete", finding.complete},
                                                {"strikes", strikes(remedy)}};
  return std::ranges::all_of(facts, [&](const auto& fact) {
    const auto wanted = when.find(fact.first);
    return wanted == when.end() || *wanted == fact.second;
  });
}

bool puts_right(const json& events) {
  return std::ranges::any_of(events, [](const json& event) {
    const bool inside = event.contains("events") && puts_right(event["events"]);
    return inside || event.contains("recounted") || event.value("type", "") == "amended";
  });
}

}  // namespace

const ConfirmationCase& confirmed_cases() { return table().confirmed; }

std::vector<RemedyName> remedies_of(const Case& one) {
  std::vector<RemedyName> all;
  bool can_confirm = false;
  for (const Path& path : one.paths) {
    for (const RemedyTemplate& remedy : path.remedies) {
      can_confirm = can_confirm || puts_right(remedy.events);
      if (std::ranges::find(all, remedy.id, &RemedyName::id) == all.end())
        all.push_back({remedy.id, remedy.title, remedy.fixed});
    }
  }
  if (can_confirm) all.push_back({confirmed_cases().id, confirmed_cases().title, true});
  return all;
}

bool strikes(const Remedy& remedy) {
  constexpr std::array<std::string_view, 4> kStriking{"voided", "amended", "annulled", "match_ended"};
  return std::ranges::any_of(remedy.events, [&](const json& event) {
    return std::ranges::find(kStriking, event.value("type", "")) != kStriking.end();
  });
}

std::optional<Preselection> preselect(const Finding& finding,
                                      const std::function<bool(const Remedy&)>& possible) {
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < finding.remedies.size(); ++i) {
    if (finding.remedies[i].missing.empty() && possible(finding.remedies[i])) open.push_back(i);
  }
  for (const Row& row : table().rows) {
    const auto found = std::ranges::find_if(
        open, [&](std::size_t i) { return fits(row.when, finding.remedies[i], finding); });
    if (found != open.end()) return Preselection{*found, row.why};
  }
  return std::nullopt;
}

}  // namespace tanteador::referee
