#pragma once
// Reads the fields of one event from either JSON library, as described in fields.hpp.

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/container/static_vector.hpp>

#include "src/codec/archive.hpp"
#include "src/codec/card_names.hpp"
#include "src/codec/roster.hpp"
#include "src/core/level.hpp"
#include "src/core/log_rules.hpp"
#include "src/registry/entry.hpp"

namespace tanteador::codec {

inline constexpr int kActMost = 1'000;       // events of one decision
inline constexpr const char* kYes = "true";  // text of a set flag in FieldText; otherwise empty

// With a roster: the written form, with names. Without: the stored form, with numbers.
template <class Node>
class Reader : public Input<Node> {
 public:
  // `texts` receives the texts that only the log stores.
  Reader(const Node& event, const Roster* roster, std::vector<FieldText>* texts = nullptr)
      : Input<Node>(event), roster_(roster), texts_(texts) {}
  using Input<Node>::fail, Input<Node>::has_field, Input<Node>::object, Input<Node>::mark_read;

  void operator()(std::string_view name, auto& value) {
    if (const auto node = need(name)) take(name, *node, value);
  }
  template <class T>
  void operator()(std::string_view name, std::optional<T>& value) {
    value.reset();
    if (const auto node = find(name)) take(name, *node, value.emplace());
  }
  // A missing field leaves the value unchanged.
  void optional(std::string_view name, auto& value) {
    if (const auto node = find(name)) take(name, *node, value);
  }
  // Requires exactly one of: `name` with a value, or `otherwise` with true.
  template <class T>
  void value_or_flag(std::string_view name, std::optional<T>& value, std::string_view otherwise) {
    bool flag = false;
    (*this)(name, value);
    optional(otherwise, flag);
    if (flag == value.has_value()) fail(name, N_("Give either \"{0}\" or \"{1}\": true."), otherwise);
  }
  void exactly_one(std::string_view one, bool has_one, std::string_view other, bool has_other) {
    if (has_one == has_other) fail(one, N_("Give either \"{0}\" or \"{1}\"."), other);
  }
  void word(std::string_view name) {  // checks the type only
    std::string ignored;
    (*this)(name, ignored);
  }
  void text(std::string_view name) {
    std::string text;
    (*this)(name, text);
    keep(name, std::move(text));
  }
  void optional_text(std::string_view name) {
    if (has_field(name))
      text(name);
    else
      mark_read(name);
  }
  // The level of a decision, optional.
  void level(std::string_view name) {
    if (!has_field(name)) return mark_read(name);
    std::string word;
    (*this)(name, word);
    if (std::ranges::find(kLevels, word) == kLevels.end())
      fail(name, N_("\"{0}\" must be kitchen, club or tournament."));
    keep(name, std::move(word));
  }
  void optional_number(std::string_view name, int least, int most) {
    if (!has_field(name)) return mark_read(name);
    int number = 0;
    (*this)(name, number);
    if (number < least || number > most) fail(name, N_("\"{0}\" is out of range."));
    keep(name, std::to_string(number));
  }
  void optional_time(std::string_view name) {
    std::string time;
    optional(name, time);
    if (time.empty()) return;
    if (!is_time(time)) fail(name, N_("\"{0}\" must be a time such as 2026-11-20T21:04:00Z."));
    keep(name, std::move(time));
  }
  void rule_id(std::string_view name) {
    std::string id;
    optional(name, id);
    if (!id.empty() && !is_rule_id(id)) fail(name, N_("There is no such rule as the one in \"{0}\"."));
    if (has_field(name)) keep(name, std::move(id));
  }
  // The name of a person; in the stored form the id.
  void person(std::string_view name) {
    std::string who;
    (*this)(name, who);
    if (!is_name(who)) fail(name, N_("\"{0}\" must be a name."));
    keep(name, std::move(who));
  }
  void optional_person(std::string_view name) {
    if (has_field(name)) person(name);
  }
  void flag(std::string_view name) {
    bool value = false;
    (*this)(name, value);
    keep(name, value ? kYes : "");
  }
  void optional_flag(std::string_view name) {
    if (has_field(name))
      flag(name);
    else
      mark_read(name);
  }
  // The number of events that belong to this one; a missing field leaves 0.
  void count(std::string_view name, int& value) {
    optional(name, value);
    if (value < 0 || value > kActMost) fail(name, N_("\"{0}\" is out of range."));
  }
  // Sets `player` and `side` to the highest seat and side that any fact names.
  void case_facts(std::string_view name, Seat& player, Side& side);
  void check_case();  // checks across the fields of case_ruled
  // At most the capacity of the list. The field is required if all of it (`fewest`) is.
  template <class Hand>
  void cards(std::string_view name, Hand& cards, std::size_t fewest) {
    const auto node = find(name);
    if (!node) {
      if (fewest == cards.capacity()) need(name);
      return;
    }
    if (!check(name, node->is_array(), N_("\"{0}\" must be a list of cards."))) return;
    node->visit_items([&](const Node& item) {
      typename Hand::value_type card{};
      take(name, item, card);
      if (error_) return;
      if (cards.size() == cards.capacity()) return fail(name, N_("\"{0}\" has too many cards."));
      cards.push_back(card);
    });
    if (!error_ && cards.size() < fewest) fail(name, N_("\"{0}\" has too few cards."));
  }
  // Up to the capacity of the list, which exceeds the game's limit. The game refuses too many.
  void card_list(std::string_view name, auto& cards) { list(name, find(name), cards); }
  void need_card_list(std::string_view name, auto& cards) { list(name, need(name), cards); }
  void numbers(std::string_view name, auto& numbers) { list(name, find(name), numbers); }
  // An empty list counts as given.
  template <class List>
  void numbers(std::string_view name, std::optional<List>& numbers) {
    if (const auto node = find(name)) list(name, node, numbers.emplace());
  }
  // {player: value} and {side: value} in the written form; in the stored form a list with null for no value.
  void by_seat(std::string_view name, auto& values) {
    if (const auto node = find(name))
      by_id(
          name, *node, values, [](const Roster& who) { return &who.seats; }, log_rules::no_such_seat);
  }
  void need_by_seat(std::string_view name, auto& values) {
    if (const auto node = need(name))
      by_id(
          name, *node, values, [](const Roster& who) { return &who.seats; }, log_rules::no_such_seat);
  }
  void need_by_side(std::string_view name, auto& values) {
    if (const auto node = need(name))
      by_id(
          name, *node, values, [](const Roster& who) { return &who.sides; }, log_rules::no_such_side);
  }
  void require_pair(std::string_view one, bool has_one, std::string_view other, bool has_other) {
    if (has_one != has_other) fail(one, N_("\"{0}\" and \"{1}\" must be given together."), other);
  }
  void pairs(std::string_view name, auto& pairs);
  void scores(std::string_view name, std::array<Points, kSidesMax>& scores);

  void finish() { Input<Node>::finish(nullptr, N_("An entry of this type has no field \"{0}\".")); }
  // The error of the event: unreadable, or a name that does not sit here.
  std::optional<InputError> fault() const { return this->error() ? this->error() : stranger_; }

 private:
  using Input<Node>::check, Input<Node>::error_, Input<Node>::find, Input<Node>::need, Input<Node>::take;

  void keep(std::string_view name, std::string text) {
    if (texts_ && !error_) texts_->push_back({name, std::move(text)});
  }

  void take(std::string_view name, const Node& node, std::int8_t& value) {
    int number = 0;
    take(name, node, number);
    value = static_cast<std::int8_t>(number == 0 ? -1 : std::clamp(number, -128, 127));  // 0 means: none
  }
  void take(std::string_view name, const Node& node, EventSeq& value) {
    int number = 0;
    take(name, node, number);
    value = EventSeq{number};
  }
  // Cards of the French pack are refused at a Spanish table with the right spelling.
  template <NamedCard Card>
  std::optional<Card> card_by_name(std::string_view name, std::string_view text) {
    if constexpr (std::is_same_v<Card, spanish::Card>) {
      using spanish::Letters;
      const auto card =
          spanish::parse(text, roster_ && roster_->french_cards ? Letters::brazilian : Letters::spanish);
      const auto other = card ? std::nullopt : spanish::parse(text, Letters::brazilian);
      if (other) fail(name, N_("\"{0}\": in this deck the card is written \"{1}\"."), spanish::name(*other));
      return card;
    } else {
      return CardNames<Card>::parse(text);
    }
  }
  template <NamedCard Card>
  void take(std::string_view name, const Node& node, Card& value) {
    if (!node.is_string())
      return fail(name, N_("\"{0}\" must name a card, such as \"{1}\"."), CardNames<Card>::example);
    const auto card = card_by_name<Card>(name, node.text());
    if (check(name, card.has_value(), N_("\"{0}\" is a card that is not in the deck."))) value = *card;
  }
  // In half-points. The game refuses a number that is none.
  template <Halves Number>
  void take(std::string_view name, const Node& node, Number& value) {
    if (!check(name, node.is_number(), N_("\"{0}\" must be a number."))) return;
    const double points = node.is_integer() ? static_cast<double>(node.number()) : node.real();
    const bool fits =
        points >= -static_cast<double>(kIntegerMax) && points <= static_cast<double>(kIntegerMax);
    if (!check(name, fits, N_("\"{0}\" is too large a number."))) return;
    value.halves = static_cast<int>(points * 2);
    value.exact = static_cast<double>(value.halves) == points * 2;
  }
  void take(std::string_view name, const Node& node, Seat& value) {
    if (roster_)
      value = by_name(name, node, roster_->seats, kNoSeat, N_("This match has no player \"{1}\"."));
    else
      value = by_number<Seat>(name, node);
  }
  void take(std::string_view name, const Node& node, Side& value) {
    if (roster_)
      value = by_name(name, node, roster_->sides, kNoSide, N_("This match has no side \"{1}\"."));
    else
      value = by_number<Side>(name, node);
  }
  template <class List>
  void list(std::string_view name, const std::optional<Node>& node, List& values) {
    if (!node || !check(name, node->is_array(), N_("\"{0}\" must be a list."))) return;
    node->visit_items([&](const Node& item) {
      typename List::value_type value{};
      take(name, item, value);
      if (values.size() < values.capacity()) values.push_back(value);
    });
  }
  template <class Values, class Ids>
  void by_id(std::string_view name, const Node& node, Values& values, const Ids& ids,
             log_rules::Kind stranger);
  void case_said(std::string_view name, const Node& node, Seat& player, Side& side);
  void case_value(std::string_view name, const Node& node, Seat& player, Side& side);
  template <class Id>
  Id by_number(std::string_view name, const Node& node) {
    int number = 0;
    take(name, node, number);
    return static_cast<Id>(std::clamp(number, 0, 255));
  }
  template <class Map, class Id>
  Id by_name(std::string_view name, const Node& node, const Map& ids, Id absent, std::string_view sentence) {
    if (!check(name, node.is_string(), N_("\"{0}\" must be a name."))) return absent;
    if (const auto found = ids.find(node.text()); found != ids.end()) return found->second;
    if (!roster_->known.contains(node.text())) fail(name, sentence, node.text());
    return absent;
  }

  const Roster* roster_;
  std::vector<FieldText>* texts_;
  std::optional<InputError> stranger_;
};

}  // namespace tanteador::codec
