#pragma once
// Reads the fields of one event, as described once in fields.hpp, from either JSON library.

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>

#include "src/codec/card_names.hpp"
#include "src/codec/input_error.hpp"
#include "src/codec/node.hpp"
#include "src/codec/roster.hpp"
#include "src/codec/spelling.hpp"
#include "src/codec/type.hpp"
#include "src/core/log_rules.hpp"
#include "src/core/text.hpp"
#include "src/registry/entry.hpp"

namespace tanteador::codec {

inline constexpr std::int64_t kIntegerMax = 1'000'000;
inline constexpr int kActMost = 1'000;       // events decided together
inline constexpr const char* kYes = "true";  // a flag among what is said; what is not set is empty

std::string joined(std::span<const std::string_view> words);  // with commas

// With a roster: the form people write, players and sides by name. Without: the stored form, by number.
template <class Node>
class Reader {
 public:
  static constexpr bool reading = true;

  // `said` takes the words that only the log keeps.
  Reader(const Node& object, const Roster* roster, std::vector<Said>* said = nullptr)
      : object_(object), roster_(roster), said_(said) {}

  const std::optional<InputError>& error() const { return error_; }
  const Node& object() const { return object_; }

  template <class T>
  void operator()(std::string_view name, T& value) {
    if (const auto node = need(name)) take(name, *node, value);
  }
  template <class T>
  void operator()(std::string_view name, std::optional<T>& value) {
    value.reset();
    if (const auto node = find(name)) take(name, *node, value.emplace());
  }
  // Left as it is where the field is absent.
  template <class T>
  void optional(std::string_view name, T& value) {
    if (const auto node = find(name)) take(name, *node, value);
  }
  // Exactly one of: `name` with a value, or `otherwise` with true.
  template <class T>
  void either(std::string_view name, std::optional<T>& value, std::string_view otherwise) {
    bool flag = false;
    (*this)(name, value);
    optional(otherwise, flag);
    if (flag == value.has_value())
      fail(name, english("Give either \"{0}\" or \"{1}\": true."), {name, otherwise});
  }
  void exactly_one(std::string_view one, bool has_one, std::string_view other, bool has_other) {
    if (has_one == has_other) fail(one, english("Give either \"{0}\" or \"{1}\"."), {one, other});
  }
  void word(std::string_view name) {  // known otherwise
    std::string ignored;
    (*this)(name, ignored);
  }
  void text(std::string_view name) {
    std::string text;
    (*this)(name, text);
    keep(name, std::move(text));
  }
  void optional_text(std::string_view name) {
    if (object_.find(name))
      text(name);
    else
      seen(name);
  }
  void optional_time(std::string_view name) {
    std::string time;
    optional(name, time);
    if (time.empty()) return;
    if (!is_time(time)) fail(name, english("\"{0}\" must be a time such as 2026-11-20T21:04:00Z."), {name});
    keep(name, std::move(time));
  }
  void rule_id(std::string_view name) {
    std::string id;
    optional(name, id);
    if (!id.empty() && !is_rule_id(id))
      fail(name, english("There is no such rule as the one in \"{0}\"."), {name});
    if (given(name)) keep(name, std::move(id));
  }
  // A person by name; the id in the stored form.
  void person(std::string_view name) {
    std::string who;
    (*this)(name, who);
    if (!is_name(who)) fail(name, english("\"{0}\" must be a name."), {name});
    keep(name, std::move(who));
  }
  void optional_person(std::string_view name) {
    if (object_.find(name)) person(name);
  }
  void flag(std::string_view name) {
    bool value = false;
    (*this)(name, value);
    keep(name, value ? kYes : "");
  }
  void optional_flag(std::string_view name) {
    if (object_.find(name))
      flag(name);
    else
      seen(name);
  }
  // How many events belong to this one; none where it is absent.
  void count(std::string_view name, int& value) {
    optional(name, value);
    if (value < 0 || value > kActMost) fail(name, english("\"{0}\" is out of range."), {name});
  }
  // `player` and `side` become the furthest seat and side any fact names.
  void case_facts(std::string_view name, Seat& player, Side& side);
  void check_case();  // what case_ruled must say beside its fields
  // At most as many as the list can hold; it may be absent unless the whole hand is wanted.
  template <class Hand>
  void cards(std::string_view name, Hand& cards, std::size_t fewest) {
    const auto node = find(name);
    if (!node) {
      if (fewest == cards.capacity()) need(name);
      return;
    }
    if (!check(name, node->is_array(), english("\"{0}\" must be a list of cards."))) return;
    node->each_item([&](const Node& item) {
      typename Hand::value_type card{};
      take(name, item, card);
      if (error_) return;
      if (cards.size() == cards.capacity()) return fail(name, english("\"{0}\" has too many cards."), {name});
      cards.push_back(card);
    });
    if (!error_ && cards.size() < fewest) fail(name, english("\"{0}\" has too few cards."), {name});
  }
  // As many as the list can hold, which is more than the game allows: it says what is too many.
  template <class List>
  void card_list(std::string_view name, List& cards) {
    list(name, find(name), cards);
  }
  template <class List>
  void need_card_list(std::string_view name, List& cards) {
    list(name, need(name), cards);
  }
  template <class List>
  void numbers(std::string_view name, List& numbers) {
    list(name, find(name), numbers);
  }
  // An empty list is one, too.
  template <class List>
  void numbers(std::string_view name, std::optional<List>& numbers) {
    if (const auto node = find(name)) list(name, node, numbers.emplace());
  }
  // {player: value} and {side: value} as people write them; in the stored form a list with null for nothing.
  template <class Values>
  void by_seat(std::string_view name, Values& values) {
    if (const auto node = find(name))
      by_id(
          name, *node, values, [](const Roster& who) { return &who.seats; }, log_rules::no_such_seat);
  }
  template <class Values>
  void need_by_seat(std::string_view name, Values& values) {
    if (const auto node = need(name))
      by_id(
          name, *node, values, [](const Roster& who) { return &who.seats; }, log_rules::no_such_seat);
  }
  template <class Values>
  void need_by_side(std::string_view name, Values& values) {
    if (const auto node = need(name))
      by_id(
          name, *node, values, [](const Roster& who) { return &who.sides; }, log_rules::no_such_side);
  }
  bool given(std::string_view name) const { return object_.find(name).has_value(); }
  void both(std::string_view one, bool has_one, std::string_view other, bool has_other) {
    if (has_one != has_other) fail(one, english("\"{0}\" and \"{1}\" belong together."), {one, other});
  }
  template <class Pairs>
  void pairs(std::string_view name, Pairs& pairs);
  void scores(std::string_view name, std::array<Points, kSidesMax>& scores);

  void seen(std::string_view name) { seen_.push_back(name); }  // read elsewhere
  // After the last field: what was not asked for does not belong here.
  void finish() {
    if (error_) return;
    object_.each_key([&](std::string_view key) {
      if (error_ || std::ranges::find(seen_, key) != seen_.end()) return;
      error_ = InputError{message("An event of this type has no field \"{0}\".", {key}), std::string(key)};
    });
  }
  void fail(std::string_view field, std::string_view sentence, PhraseArgs args = {}) {
    if (!error_) error_ = InputError{message(sentence, args), std::string(field)};
  }
  // What is wrong with the event: it cannot be read, else who does not sit here.
  std::optional<InputError> fault() const { return error_ ? error_ : stranger_; }

 private:
  void keep(std::string_view name, std::string text) {
    if (said_ && !error_) said_->push_back({name, std::move(text)});
  }
  std::optional<Node> find(std::string_view name) {
    seen_.push_back(name);
    if (error_) return std::nullopt;
    return object_.find(name);
  }
  std::optional<Node> need(std::string_view name) {
    auto node = find(name);
    if (!node) fail(name, english("The field \"{0}\" is missing."), {name});
    return node;
  }
  bool check(std::string_view name, bool fits, std::string_view sentence) {
    if (!fits) fail(name, sentence, {name});
    return fits;
  }

  void take(std::string_view name, const Node& node, int& value) {
    if (!check(name, node.is_integer(), english("\"{0}\" must be a whole number."))) return;
    const std::int64_t number = node.number();
    const bool fits = number >= -kIntegerMax && number <= kIntegerMax;
    if (check(name, fits, english("\"{0}\" is too large a number."))) value = static_cast<int>(number);
  }
  void take(std::string_view name, const Node& node, std::int8_t& value) {
    int number = 0;
    take(name, node, number);
    value = static_cast<std::int8_t>(number == 0 ? -1 : std::clamp(number, -128, 127));  // 0 means: no duel
  }
  void take(std::string_view name, const Node& node, EventSeq& value) {
    int number = 0;
    take(name, node, number);
    value = EventSeq{number};
  }
  void take(std::string_view name, const Node& node, bool& value) {
    if (check(name, node.is_bool(), english("\"{0}\" must be true or false."))) value = node.flag();
  }
  void take(std::string_view name, const Node& node, std::string& value) {
    if (!check(name, node.is_string(), english("\"{0}\" must be a text."))) return;
    if (check(name, is_clean_text(node.text()),
              english("\"{0}\" is too long or holds control characters."))) {
      value = node.text();
    }
  }
  template <NamedCard Card>
  void take(std::string_view name, const Node& node, Card& value) {
    if (!node.is_string())
      return fail(name, english("\"{0}\" must name a card, such as \"{1}\"."),
                  {name, CardNames<Card>::example});
    const auto card = CardNames<Card>::parse(node.text());
    if (check(name, card.has_value(), english("\"{0}\" names a card that is not in the pack.")))
      value = *card;
  }
  // In half-points; a number that is none is for the game to refuse.
  template <Halves Number>
  void take(std::string_view name, const Node& node, Number& value) {
    if (!check(name, node.is_number(), english("\"{0}\" must be a number."))) return;
    const double points = node.is_integer() ? static_cast<double>(node.number()) : node.real();
    const bool fits =
        points >= -static_cast<double>(kIntegerMax) && points <= static_cast<double>(kIntegerMax);
    if (!check(name, fits, english("\"{0}\" is too large a number."))) return;
    value.halves = static_cast<int>(points * 2);
    value.exact = static_cast<double>(value.halves) == points * 2;
  }
  template <class Enum>
  requires requires { Words<Enum>::list; }
  void take(std::string_view name, const Node& node, Enum& value) {
    if (!check(name, node.is_string(), english("\"{0}\" must be a text."))) return;
    const auto word = std::ranges::find(Words<Enum>::list, node.text());
    value = static_cast<Enum>(word - Words<Enum>::list.begin());
    if (word != Words<Enum>::list.end()) return;
    const std::string words = joined(Words<Enum>::list);
    fail(name, english("\"{0}\" cannot be \"{1}\"; it is one of: {2}."),
         {name, node.text(), std::string_view(words)});
  }
  void take(std::string_view name, const Node& node, Seat& value) {
    if (roster_)
      value =
          by_name(name, node, roster_->seats, kNoSeat, english("There is no player \"{1}\" in this match."));
    else
      value = by_number<Seat>(name, node);
  }
  void take(std::string_view name, const Node& node, Side& value) {
    if (roster_)
      value =
          by_name(name, node, roster_->sides, kNoSide, english("There is no side \"{1}\" in this match."));
    else
      value = by_number<Side>(name, node);
  }
  template <class List>
  void list(std::string_view name, const std::optional<Node>& node, List& values) {
    if (!node || !check(name, node->is_array(), english("\"{0}\" must be a list."))) return;
    node->each_item([&](const Node& item) {
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
    if (!check(name, node.is_string(), english("\"{0}\" must be a name."))) return absent;
    if (const auto found = ids.find(node.text()); found != ids.end()) return found->second;
    if (!roster_->known.contains(node.text())) fail(name, sentence, {name, node.text()});
    return absent;
  }

  const Node object_;
  const Roster* roster_;
  std::vector<Said>* said_;
  std::optional<InputError> error_, stranger_;
  boost::container::small_vector<std::string_view, 12> seen_;
};

}  // namespace tanteador::codec
