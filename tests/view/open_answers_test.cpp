// No answer is lost silently: a pressed key enters it or keeps it. Otherwise the key is disabled or names the
// loss.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "src/view/outline.hpp"
#include "tests/view/played.hpp"
#include "tests/view/starts.hpp"

using namespace tanteador;
using namespace test;
using view::BoardState;

namespace {

// Every form of the games at a moment when its event is legal.
std::vector<Start> forms() {
  std::vector<Start> all;
  for (const auto& [name, lines] : test::tables()) {
    const BoardTable table(lines);
    BoardState listed;
    listed.more = true;
    const view::MatchScreen board = table.board(listed);
    for (const view::Button& form : board.more->list)
      all.push_back({name + ": " + form.id, lines, {"tool/more", form.id}});
  }
  return all;
}

// The controls of a page, and those a panel shows beside a keypad.
std::vector<view::Button> keys_of(const BoardTable& table, const BoardState& state) {
  view::MatchScreen board = table.board(state);
  const view::Outline outline = view::make_outline(board);
  std::vector<view::Button> keys;
  const bool beside =
      state.keypad == view::Keypad::none || std::holds_alternative<view::TrucoSheet>(board.sheet);
  if (!state.more && beside)
    view::visit_keys(board, [&](const view::Button& key, const std::string&) { keys.push_back(key); });
  for (const view::OutlinePart& part : outline.parts) {
    keys.insert(keys.end(), part.options.begin(), part.options.end());
    keys.insert(keys.end(), part.actions.begin(), part.actions.end());
    for (const view::FieldView& field : part.fields) {
      keys.insert(keys.end(), field.choices.begin(), field.choices.end());
      keys.insert(keys.end(), field.keys.begin(), field.keys.end());
    }
  }
  return keys;
}

std::optional<BoardState> after_press(const BoardState& state, const view::Button& key) {
  const auto* set = std::get_if<view::command::SetState>(&key.command);
  const auto* changes = set && key.enabled ? std::get_if<view::Changes>(&set->at) : nullptr;
  return changes ? std::optional(view::apply_changes(state, *changes)) : std::nullopt;
}

// A few digits and cards stand for all ten digits and the whole pack.
bool is_worth_a_press(const view::Button& key) {
  constexpr std::string_view kPassed[] = {"tool/ask", "tool/way", "more/close", "deal/drop", "key/close"};
  if (std::ranges::find(kPassed, key.id) != std::end(kPassed)) return false;
  const std::string last = key.id.substr(key.id.rfind('/') + 1);
  const bool digit = key.id.starts_with("key/") || key.id.starts_with("field/");
  return !digit || last.size() > 1 || std::string_view("15").find(last) != std::string_view::npos;
}

// One thing that is chosen, by its name; and the pick without it, or with another in its place.
using ChosenValues = std::map<std::string, std::string>;
ChosenValues chosen_in(const BoardState& state) {
  ChosenValues all;
  for (const auto& [name, text] : state.values)
    if (!is_cursor(name)) all[name] = text;
  if (!state.digits.empty()) all["digits"] = state.digits;
  for (const std::string& card : state.cards) all["cards/" + card] = card;
  if (state.moving) all["moving"] = std::to_string(index(*state.moving));
  if (state.dealer) all["@dealer"] = std::to_string(index(*state.dealer));
  for (const auto& [one, other] : state.pairs)
    all["@pairs"] += std::to_string(index(one)) + std::to_string(index(other));
  return all;
}

BoardState with(BoardState state, const std::string& name, const std::string& text) {
  if (name == "digits") {
    state.digits = text;
  } else if (name == "moving") {
    state.moving = text.empty() ? std::nullopt : std::optional(seat_at(std::stoi(text)));
  } else if (name == "@dealer") {
    state.dealer = text.empty() ? std::nullopt : std::optional(seat_at(std::stoi(text)));
  } else if (name == "@pairs") {
    state.pairs.clear();
    for (std::size_t i = 0; i + 1 < text.size(); i += 2)
      state.pairs.push_back({seat_at(text[i] - '0'), seat_at(text[i + 1] - '0')});
  } else if (name.starts_with("cards/")) {
    std::erase(state.cards, name.substr(name.find('/') + 1));
  } else {
    state = view::apply_changes(std::move(state), {view::put(name, text)});
  }
  return state;
}

// Answers to try beside those that were met on the walks. A sign alone is an answer that is begun.
std::vector<std::string> further_answers(const std::string& name) {
  if (name.ends_with("/step")) return {"0", "1", "2", "Envido", "Falta", "Flor", "Contraflor"};
  if (name.ends_with("/reply")) return {"yes", "no"};
  if (name.find("taken/") != std::string::npos) return {"0", "1", "13"};
  constexpr std::string_view kOthers[] = {"digits", "moving", "lifted", "card", "cards", "takes_back"};
  const bool of_form = name.find('/') == std::string::npos;
  if (!of_form || std::ranges::find(kOthers, name) != std::end(kOthers)) return {};
  return {"-"};
}

// True if the key says that it loses the answers it does not enter.
bool names_loss(const view::Button& key) {
  constexpr std::string_view kLosses[] = {"You will be asked to confirm", "is asked again",
                                          "no bid is entered"};
  return std::ranges::any_of(kLosses,
                             [&](std::string_view loss) { return key.detail.find(loss) != key.detail.npos; });
}

// A text that differs for two different pages.
std::string text_of(const view::MatchScreen& board) {
  std::string text;
  const view::Outline outline = view::make_outline(board);
  const auto add = [&](const view::Button& key) {
    text += key.id + "|" + key.label + "|" + key.detail + (key.chosen ? "|*" : "|") +
            (key.enabled ? "\n" : "-\n");
  };
  for (const view::OutlinePart& part : outline.parts) {
    text += part.title + "|" + part.text + "\n";
    for (const view::OutlineCard& card : part.cards) text += card.rank + card.suit;
    std::ranges::for_each(part.options, add);
    std::ranges::for_each(part.actions, add);
    for (const view::FieldView& field : part.fields) {
      text += field.title + "|" + field.entered + "|" + field.text + "\n";
      std::ranges::for_each(field.choices, add);
    }
  }
  return text;
}

class Walks {
 public:
  explicit Walks(const Start& start) : table_(start.lines) {
    for (const std::string& id : start.pressed) first_ = press(first_, id);
  }
  // Random presses from the start, the same ones every time.
  void go(int walks, int steps) {
    std::mt19937 random(1);
    for (int walk = 0; walk < walks; ++walk) {
      BoardState state = first_;
      for (int step = 0; step < steps; ++step) {
        visit(state);
        std::vector<BoardState> next;
        for (const view::Button& key : keys_of(table_, state))
          if (auto then = is_worth_a_press(key) ? after_press(state, key) : std::nullopt)
            next.push_back(*then);
        if (next.empty()) break;
        state = next[random() % next.size()];
      }
    }
  }
  void check() const {
    for (const BoardState& state : visited_) {
      for (const view::Button& key : keys_of(table_, state)) {
        const auto* enter = std::get_if<view::command::Enter>(&key.command);
        if (!enter || !key.enabled || names_loss(key)) continue;
        const auto after = table_.after(*enter);
        const BoardState left = view::apply_changes(state, enter->answered);
        for (const auto& [name, text] : chosen_in(state)) {
          CAPTURE(key.id);
          CAPTURE(name);
          CAPTURE(text);
          CHECK(((after && is_there(state, *after, left, name)) || is_entered(state, key, name, text)));
        }
      }
    }
  }
  std::size_t size() const { return visited_.size(); }

 private:
  BoardState press(const BoardState& state, const std::string& id) const {
    for (const view::Button& key : keys_of(table_, state)) {
      if (key.id != id) continue;
      if (auto then = after_press(state, key)) return *then;
    }
    FAIL("there is no key " << id);
    return state;
  }
  void visit(const BoardState& state) {
    if (std::ranges::find(visited_, state) != visited_.end()) return;
    visited_.push_back(state);
    for (const auto& [name, text] : chosen_in(state)) seen_[name].insert(text);
  }
  // Another answer, or none, makes another key.
  bool is_entered(const BoardState& state, const view::Button& key, const std::string& name,
                  const std::string& text) const {
    std::set<std::string> others = seen_.at(name);
    others.insert("");
    for (const std::string& other : further_answers(name)) others.insert(other);
    others.erase(text);
    return std::ranges::any_of(others, [&](const std::string& other) {
      const auto keys = keys_of(table_, with(state, name, other));
      const auto same = std::ranges::find(keys, key.id, &view::Button::id);
      return same == keys.end() || !(*same == key);
    });
  }
  static bool shows(const BoardTable& table, const BoardState& state, const std::string& name) {
    return text_of(table.board(state)) != text_of(table.board(with(state, name, "")));
  }
  // The answer stays after the entry, and is visible again when the form or keypad over it closes.
  bool is_there(const BoardState& before, const BoardTable& after, const BoardState& left,
                const std::string& name) const {
    const ChosenValues chosen = chosen_in(before), kept = chosen_in(left);
    const auto found = kept.find(name);
    if (found == kept.end() || found->second != chosen.at(name)) return false;
    const BoardState bare = view::apply_changes(left, {view::change::Pad{}, view::change::Form{}});
    return shows(after, left, name) || shows(after, bare, name) || !shows(table_, before, name);
  }

  BoardTable table_;
  BoardState first_;
  std::vector<BoardState> visited_;
  std::map<std::string, std::set<std::string>> seen_;
};

}  // namespace

TEST_CASE("a choice on a board is entered or kept after an entry, or its button names the loss") {
  for (const Start& start : boards()) {
    CAPTURE(start.name);
    Walks walks(start);
    walks.go(8, 7);
    CHECK(walks.size() > 5);
    walks.check();
  }
}

TEST_CASE("a choice in a form is entered or kept after an entry") {
  for (const Start& start : forms()) {
    CAPTURE(start.name);
    Walks walks(start);
    walks.go(3, 6);
    walks.check();
  }
}

TEST_CASE("an incomplete form names a question on its button") {
  for (const Start& start : forms()) {
    CAPTURE(start.name);
    const BoardTable table(start.lines);
    BoardState state;
    state.more = true;
    state.form = start.pressed.back().substr(start.pressed.back().find('/') + 1);
    const view::MatchScreen board = table.board(state);
    const view::Button& enter = board.more->form->enter;
    CHECK(enter.enabled == enter.detail.empty());
    CHECK(enter.enabled != enter.lacking);
  }
}

namespace {

view::Button key_after(const BoardTable& table, const BoardState& first, const std::vector<std::string>& ids,
                       const std::string& wanted) {
  BoardState state = first;
  for (const std::string& id : ids) {
    CAPTURE(id);
    bool found = false;
    for (const view::Button& key : keys_of(table, state)) {
      const auto then = key.id == id ? after_press(state, key) : std::nullopt;
      if (!then) continue;
      state = *then;
      found = true;
      break;
    }
    REQUIRE(found);
  }
  const auto keys = keys_of(table, state);
  const auto key = std::ranges::find(keys, wanted, &view::Button::id);
  return key == keys.end() ? view::Button() : *key;
}

}  // namespace

TEST_CASE("an unfinished answer names the missing part") {
  struct Row {
    std::string lines;
    std::vector<std::string> pressed;
    std::string key, detail;  // empty: it can be pressed
  };
  const Row rows[] = {
      {kSheet, {"key/5", "count/1", "key/sign"}, "enter", "Not answered: Beto"},
      {kSheet, {"key/5", "count/1", "key/sign", "key/5"}, "enter", ""},
      {kTruf, {"bid/5s"}, "start_hand", "Not answered: Beto"},
      {kTruco4,
       {"tool/more", "form/match_ended", "field/reason/forfeit"},
       "form/enter",
       "Not answered: Who forfeits?"},
      {kTruco4, {"tool/more", "form/match_ended", "field/reason/forfeit", "field/side/1"}, "form/enter", ""},
      {kTruco4,
       {"tool/more", "form/ruled", "field/side/0", "field/points/sign"},
       "form/enter",
       "Not answered: How many points? Use ± to deduct points"},
      {kTruco4 + kBegunHand, {"tool/way", "line/envido/2"}, "line/truco/won/0", "Not answered: Envido"},
      {kTruco4 + kBegunHand, {"tool/way", "line/envido/2", "line/envido/0"}, "line/truco/won/0", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.key);
    CAPTURE(row.detail);
    const BoardTable table(row.lines);
    const view::Button key = key_after(table, {}, row.pressed, row.key);
    CHECK(key.id == row.key);
    CHECK(key.enabled == row.detail.empty());
    if (!row.detail.empty()) CHECK(key.detail == row.detail);
  }
}

TEST_CASE("choices of the truco stay after the entry of the envido") {
  const BoardTable table(kTruco4 + kBegunHand);
  const view::Button key = key_after(table, {}, {"tool/way", "line/truco/2"}, "line/envido/won/0");
  CHECK(key.enabled);
  CHECK(key.detail == "+2");
}

TEST_CASE("the envido names a flor decided with it") {
  const BoardTable table(kTruco4 + kBegunHand);
  const view::Button key = key_after(table, {}, {"tool/way", "line/flor/2"}, "line/envido/won/0");
  CHECK(key.enabled);
  CHECK(key.detail == "+2 · Flor is asked again");
}

TEST_CASE("a form that ends the deal says so if answers are begun on the board") {
  struct Row {
    std::string lines;
    std::vector<std::string> pressed;
    std::string form;
    std::string detail;
  };
  const Row rows[] = {
      {kTarot4, {"take/0/prise"}, "ruled", ""},
      {kTruf, {"bid/5s"}, "ruled", ""},
      {kSheet, {"key/5"}, "ruled", ""},
      {kTruco8 + kRedonda, {"pair/3"}, "ruled", ""},
      {kTruco4 + kBegunHand, {"tool/way", "line/envido/2"}, "ruled", ""},
      {kTruco4 + kBegunHand, {"tool/way", "line/envido/2"}, "annulled", "You will be asked to confirm"},
      {kTroccas + kBegunDeal, {"key/3", "key/1"}, "annulled", "You will be asked to confirm"},
  };
  for (Row row : rows) {
    CAPTURE(row.lines);
    CAPTURE(row.form);
    const BoardTable table(row.lines);
    row.pressed.insert(row.pressed.end(), {"tool/more", "form/" + row.form});
    if (row.form == "ruled") row.pressed.insert(row.pressed.end(), {"field/side/0", "field/points/1"});
    row.pressed.push_back("field/reason/agreed at the table");
    const view::Button key = key_after(table, {}, row.pressed, "form/enter");
    CHECK(key.enabled);
    CHECK(key.detail == row.detail);
  }
}

TEST_CASE("a pile chosen on the board stays while a form asks for cards") {
  const BoardTable table(kTroccas + kBegunDeal);
  const std::vector<std::string> pile = {"mode/cards", "key/T1", "key/T2"};
  std::vector<std::string> pressed = pile;
  pressed.insert(pressed.end(),
                 {"tool/more", "form/knocked", "field/card/pick", "key/T21", "key/accept", "field/player/0"});
  const view::Button knock = key_after(table, {}, pressed, "form/enter");
  REQUIRE(knock.enabled);
  const auto& enter = std::get<view::command::Enter>(knock.command);
  BoardState state;
  for (const std::string& id : pressed)
    for (const view::Button& key : keys_of(table, state))
      if (key.id == id) {
        state = *after_press(state, key);
        break;
      }
  const auto after = table.after(enter);
  REQUIRE(after);
  CHECK(chosen_in(view::apply_changes(state, enter.answered)).at("troccas/picked") == "T1 T2");
}

TEST_CASE("in asking mode no button enters anything") {
  for (const Start& start : boards()) {
    CAPTURE(start.name);
    const BoardTable table(start.lines);
    BoardState state;
    state.ask.on = true;
    for (const view::Button& key : keys_of(table, state)) {
      CAPTURE(key.id);
      const bool enters = std::holds_alternative<view::command::Enter>(key.command);
      CHECK_FALSE((enters && key.enabled));
    }
  }
}

TEST_CASE("a keypad of cards keeps the digits typed on the board") {
  BoardState state;
  state.digits = "41";
  const BoardState opened = view::apply_changes(state, {view::change::Pad{view::Keypad::field, 0}});
  CHECK(opened.digits == "41");
  CHECK(view::apply_changes(opened, {view::change::Pad{}}).digits == "41");
  const BoardState value = view::apply_changes(state, {view::change::Pad{view::Keypad::value, 0}});
  CHECK(value.digits.empty());
}

TEST_CASE("a digit too many is disabled") {
  struct Row {
    std::string lines;
    std::vector<std::string> opened;
    std::string keys;  // what the ids of its keys begin with
    std::size_t digits;
  };
  const Row rows[] = {{kTruco4 + kOpenEnvido, {"settle/value"}, "key/", 2},
                      {kTruco4, {"tool/more", "form/ruled", "field/side/0"}, "field/points/", 3},
                      {kTroccas, {}, "key/", 2}};
  for (const Row& row : rows) {
    std::vector<std::string> pressed = row.opened;
    CAPTURE(row.keys);
    const BoardTable table(row.lines);
    for (std::size_t typed = 0; typed < row.digits; ++typed) {
      CAPTURE(typed);
      CHECK(key_after(table, {}, pressed, row.keys + "4").enabled);
      pressed.push_back(row.keys + "3");
    }
    CHECK_FALSE(key_after(table, {}, pressed, row.keys + "4").enabled);
  }
}

TEST_CASE("an answer excluded by another is discarded") {
  const BoardTable table(kTruco4);
  const view::Button key = key_after(table, {},
                                     {"tool/more", "form/match_ended", "field/reason/forfeit", "field/side/1",
                                      "field/reason/agreed", "field/reason/forfeit"},
                                     "form/enter");
  CHECK(key.detail == "Not answered: Who forfeits?");
}
