// The calls of the table in their fixed places, and the reasons of those that are not to be had.

#include <algorithm>
#include <array>

#include "src/view/board.hpp"
#include "src/view/lines.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// A place on the board belongs to the steps of one ladder: the first that is legal stands in it.
struct Place {
  std::string_view type;
  std::array<std::string_view, 3> words;
};
struct Row {
  Place first, second;
};

constexpr Row kRows[] = {
    {{"called", {"quiero"}}, {"called", {"no_quiero"}}},
    {{"called", {"con_flor_quiero"}}, {"called", {"con_flor_me_achico"}}},
    {{"called", {"truco", "retruco", "vale_cuatro"}}, {"called", {"falta_envido"}}},
    {{"called", {"envido"}}, {"called", {"real_envido"}}},
    {{"called", {"flor", "contraflor"}}, {"called", {"contraflor_al_resto"}}},
};
constexpr Place kLeave[] = {{"folded", {""}}, {"false_flor", {""}}};

struct Choice {
  const Offer* offer = nullptr;
  std::string_view word;
};

Choice legal_step(const Place& place, const std::vector<Offer>& offers) {
  for (const std::string_view word : place.words) {
    if (word.empty() && !place.words[0].empty()) break;
    if (const Offer* offer = legal_offer(offers, place.type, word)) return {offer, word};
    if (word.empty()) break;
  }
  return {nullptr, place.words[0]};
}

std::string label_of(const Place& place, std::string_view word) {
  if (place.type == "folded") return tr("Lays the cards down");
  if (place.type == "false_flor") return tr("False flor");
  return call_label(word);
}

std::string worth_text(const Offer& offer) {
  if (offer.worth && offer.if_refused) return say("{0} · {1} if refused", {*offer.worth, *offer.if_refused});
  if (offer.worth) return trn("{0} point", "{0} points", *offer.worth);
  return {};
}

// The call by whoever of this side is to speak; without a label where the side may not make it.
Action call_by(const Table& table, const Place& place, const Choice& choice, Side side, const Pick& pick) {
  const std::string_view group = place.type == "called" ? "call/" : "leave/";
  Action action{.id = std::string(group) + std::to_string(index(side)) + "/" +
                      std::string(choice.word.empty() ? place.type : choice.word),
                .label = {}};
  if (!choice.offer) {
    action.label = label_of(place, choice.word);
    action.enabled = false;
    return action;
  }
  std::vector<Seat> mine;
  for (const Seat seat : choice.offer->players) {
    if (side_of(table.match, seat) == side) mine.push_back(seat);
  }
  if (mine.empty()) return action;
  const Seat wanted = speaker(table, side, pick);
  const bool can = std::ranges::find(mine, wanted) != mine.end();
  const std::string& name = table.names.seats[static_cast<std::size_t>(can ? wanted : mine.front())];
  EventLine line(place.type);
  line.text("player", name);
  if (!choice.word.empty()) line.text("call", choice.word);
  action.label = label_of(place, choice.word);
  action.detail = worth_text(*choice.offer);
  if (!can) action.detail = action.detail.empty() ? name : name + " · " + action.detail;
  action.command = command::Enter{line.str()};
  return action;
}

std::string what_of(const Offer& offer) {
  if (offer.type == "called") return call_label(offer.word);
  if (offer.type == "trick_won") return tr("Trick");
  if (offer.type == "tallied") return tr("Points");
  return {};
}

}  // namespace

const Offer* legal_offer(const std::vector<Offer>& offers, std::string_view type, std::string_view word) {
  const auto found = std::ranges::find_if(
      offers, [&](const Offer& offer) { return offer.type == type && offer.word == word && !offer.refused; });
  return found == offers.end() ? nullptr : &*found;
}

std::vector<std::vector<Action>> call_rows(const Table& table, const std::vector<Offer>& offers, Side side,
                                           const Pick& pick) {
  std::vector<std::vector<Action>> rows;
  for (const Row& row : kRows) {
    const Choice first = legal_step(row.first, offers), second = legal_step(row.second, offers);
    if (!first.offer && !second.offer) continue;  // the reasons say why
    rows.push_back(
        {call_by(table, row.first, first, side, pick), call_by(table, row.second, second, side, pick)});
  }
  return rows;
}

std::vector<Action> leave_actions(const Table& table, const std::vector<Offer>& offers, Side side,
                                  const Pick& pick) {
  std::vector<Action> actions;
  for (const Place& place : kLeave) {
    const Choice choice = legal_step(place, offers);
    if (choice.offer) actions.push_back(call_by(table, place, choice, side, pick));
  }
  return actions;
}

// One line for all that is refused for the same reason.
std::vector<Reason> reasons(const std::vector<Offer>& offers, const Names& names) {
  std::vector<Reason> list;
  for (const Offer& offer : offers) {
    const std::string what = what_of(offer);
    if (!offer.refused || what.empty()) continue;
    Reason reason{what, render(offer.refused->message(), names), std::string(offer.refused->rule()), {}};
    const auto same = std::ranges::find_if(
        list, [&](const Reason& other) { return other.why == reason.why && other.rule == reason.rule; });
    if (same == list.end()) {
      list.push_back(std::move(reason));
    } else {
      same->what += ", " + what;
    }
  }
  for (Reason& reason : list) {
    reason.sentence = say("{0}: {1} ({2})", {std::string_view(reason.what), std::string_view(reason.why),
                                             std::string_view(reason.rule)});
  }
  return list;
}

}  // namespace tanteador::view
