#include "src/view/states.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace tanteador::view {

namespace {

struct TypedRow {
  std::string_view field;
  std::string& (*of)(ScreenStates& states);
};
constexpr TypedRow kTyped[] = {
    {kHistorySearch, [](ScreenStates& all) -> std::string& { return std::get<HistoryState>(all).search; }},
    {kHistoryNote, [](ScreenStates& all) -> std::string& { return std::get<HistoryState>(all).note; }},
    {kCaseSearch, [](ScreenStates& all) -> std::string& { return std::get<RefereeState>(all).search; }},
    {kLogSearch, [](ScreenStates& all) -> std::string& { return std::get<RulingLogState>(all).search; }},
    {kTypedTitle,
     [](ScreenStates& all) -> std::string& { return std::get<RefereeState>(all).hearing.title.typed; }},
    {kTypedReason,
     [](ScreenStates& all) -> std::string& { return std::get<RefereeState>(all).hearing.reason.typed; }},
    {kBookWords, [](ScreenStates& all) -> std::string& { return std::get<RulebookState>(all).words; }},
    {kMatchSearch, [](ScreenStates& all) -> std::string& { return std::get<ListState>(all).search; }},
    {kPeopleSearch, [](ScreenStates& all) -> std::string& { return std::get<PeopleState>(all).search; }},
    {kHouseName, [](ScreenStates& all) -> std::string& { return std::get<HouseRulesState>(all).name; }}};

}  // namespace

void set_state(ScreenStates& states, const ScreenState& at) {
  std::visit(
      [&]<class Screen>(const Screen& next) {
        if constexpr (std::is_same_v<Screen, Changes>)
          std::get<BoardState>(states) = apply_changes(std::move(std::get<BoardState>(states)), next);
        else
          std::get<Screen>(states) = next;
      },
      at);
}

void type(ScreenStates& states, const std::string& field, std::string text) {
  const auto row = std::ranges::find(kTyped, field, &TypedRow::field);
  (row == std::end(kTyped) ? std::get<BoardState>(states).values[field] : row->of(states)) = std::move(text);
}

}  // namespace tanteador::view
