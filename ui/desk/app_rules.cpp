// The rules' part of the program: the rulebook, and what would be allowed.

#include "ui/desk/app.hpp"

namespace tanteador::ui {

view::RulebookPage App::rulebook(const view::Table* table) {
  if (!rule_search_ && options_.rule_search) rule_search_ = options_.rule_search();
  return view::make_rulebook(table, pick<view::BookPick>(), rule_search_.get());
}

view::Asked App::ask(const Entries& entries) const {
  const auto at = moment() == 0 ? std::nullopt : std::optional(EventSeq{moment()});
  const auto answer = session_.ask(*match_, entries, at);
  if (!answer) return {.opinions = {}, .problem = answer.error().message};
  return {.opinions = answer->editions, .problem = {}};
}

}  // namespace tanteador::ui
