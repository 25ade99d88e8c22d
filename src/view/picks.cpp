#include "src/view/picks.hpp"

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
    {kHistorySearch, [](Picks& all) -> std::string& { return std::get<HistoryPick>(all).search; }},
    {kHistoryNote, [](Picks& all) -> std::string& { return std::get<HistoryPick>(all).note; }},
    {kCaseSearch, [](Picks& all) -> std::string& { return std::get<RefereePick>(all).search; }},
    {kLogSearch, [](Picks& all) -> std::string& { return std::get<LogPick>(all).search; }},
    {kTypedTitle, [](Picks& all) -> std::string& { return std::get<RefereePick>(all).hearing.title.typed; }},
    {kTypedReason,
     [](Picks& all) -> std::string& { return std::get<RefereePick>(all).hearing.reason.typed; }},
    {kBookWords, [](Picks& all) -> std::string& { return std::get<BookPick>(all).words; }},
    {kMatchSearch, [](Picks& all) -> std::string& { return std::get<ListPick>(all).search; }},
    {kPeopleSearch, [](Picks& all) -> std::string& { return std::get<PeoplePick>(all).search; }},
    {kHouseName, [](Picks& all) -> std::string& { return std::get<HousePick>(all).name; }}};

}  // namespace

void aim(Picks& picks, const Aimed& at) {
  std::visit(
      [&]<class Screen>(const Screen& next) {
        if constexpr (std::is_same_v<Screen, Changes>)
          std::get<BoardPick>(picks) = changed(std::move(std::get<BoardPick>(picks)), next);
        else
          std::get<Screen>(picks) = next;
      },
      at);
}

void type(Picks& picks, const std::string& field, std::string text) {
  const auto row = std::ranges::find(kTyped, field, &TypedRow::field);
  (row == std::end(kTyped) ? std::get<BoardPick>(picks).values[field] : row->of(picks)) = std::move(text);
}

}  // namespace tanteador::view
