// The rules' part of the program: the rulebook, and what would be allowed.

#include <sstream>

#include "src/view/lines.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::ui {

view::RulebookPage App::rulebook(const view::Table* table) {
  if (!rule_search_ && options_.rule_search) rule_search_ = options_.rule_search();
  return view::make_rulebook(table, pick_, rule_search_.get());
}

view::Asked App::ask(const std::string& lines) const {
  std::vector<nlohmann::json> events;
  std::istringstream in(lines);
  for (std::string line; std::getline(in, line);) events.push_back(nlohmann::json::parse(line));
  const auto at = moment() == 0 ? std::nullopt : std::optional(EventSeq{moment()});
  const auto answer = session_.ask_all(*match_, events, at);
  if (!answer) return {.opinions = {}, .problem = answer.error().message};
  return {.opinions = answer->editions, .problem = {}};
}

}  // namespace tanteador::ui
