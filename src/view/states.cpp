#include "src/view/states.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace tanteador::view {

namespace {

struct TypedRow {
  std::string_view field;
  std::string& (*of)(Picks& picks);
};
constexpr TypedRow kTyped[] = {
    {kHistorySearch, [](Picks& all) -> std::string& { return std::get<HistoryState>(all).search; }},
    {kHistoryNote, [](Picks& all) -> std::string& { return std::get<HistoryState>(all).note; }},
    {kCaseSearch, [](Picks& all) -> std::string& { return std::get<RefereeState>(all).search; }},
    {kLogSearch, [](Picks& all) -> std::string& { return std::get<RulingLogState>(all).search; }},
    {kTypedTitle, [](Picks& all) -> std::string& { return std::get<RefereeState>(all).hearing.title.typed; }},
    {kTypedReason,
     [](Picks& all) -> std::string& { return std::get<RefereeState>(all).hearing.reason.typed; }},
    {kBookWords, [](Picks& all) -> std::string& { return std::get<RulebookState>(all).words; }},
    {kMatchSearch, [](Picks& all) -> std::string& { return std::get<ListState>(all).search; }},
    {kPeopleSearch, [](Picks& all) -> std::string& { return std::get<PeopleState>(all).search; }},
    {kHouseName, [](Picks& all) -> std::string& { return std::get<HouseRulesState>(all).name; }}};

}  // namespace

void set_state(Picks& picks, const Aimed& at) {
  std::visit(
      [&]<class Screen>(const Screen& next) {
        if constexpr (std::is_same_v<Screen, Changes>)
          std::get<BoardState>(picks) = changed(std::move(std::get<BoardState>(picks)), next);
        else
          std::get<Screen>(picks) = next;
      },
      at);
}

void type(Picks& picks, const std::string& field, std::string text) {
  const auto row = std::ranges::find(kTyped, field, &TypedRow::field);
  (row == std::end(kTyped) ? std::get<BoardState>(picks).values[field] : row->of(picks)) = std::move(text);
}

}  // namespace tanteador::view
