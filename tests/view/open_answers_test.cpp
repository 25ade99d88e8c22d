// No answer is dropped: an entry key enters all that is chosen, or cannot be pressed, or names what it
// leaves.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "src/view/outline.hpp"
#include "tests/view/played.hpp"

using namespace tanteador;
using test::Played;
using view::BoardPick;

namespace {

// A place to start from: the lines of a match, and what is pressed first.
struct Start {
  std::string name, lines;
  std::vector<std::string> pressed = {};
};

std::string begin(std::string_view game, std::string_view ruleset, std::size_t players) {
  constexpr std::string_view kNames[] = {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede", "Gala", "Hugo"};
  std::string names;
  for (std::size_t i = 0; i < players; ++i) names += (i == 0 ? "\"" : ",\"") + std::string(kNames[i]) + "\"";
  return R"({"type":"match_started","game":")" + std::string(game) + R"(","ruleset":")" +
         std::string(ruleset) + R"(","players":[)" + names + "]}\n";
}

const std::string kBegunHand = "{\"type\":\"hand_started\"}\n", kBegunDeal = "{\"type\":\"deal_started\"}\n";
const std::string kOpenEnvido = kBegunHand + R"({"type":"called","player":"Ana","call":"envido"})"
                                             "\n"
                                             R"({"type":"called","player":"Beto","call":"quiero"})"
                                             "\n";
const std::string kRedonda = kBegunHand + R"({"type":"trick_won","winner":"Nosotros"})"
                                          "\n"
                                          R"({"type":"trick_won","winner":"Nosotros"})"
                                          "\n";
const std::string kTruco4 = begin("truco", "truco-argentino", 4), kTruco8 = begin("truco", "truco-nhf-de", 8);
const std::string kTarot5 = begin("tarot", "tarot-fft-5", 5), kTarot4 = begin("tarot", "tarot-fft-4", 4);
const std::string kTroccas = begin("troccas", "troccas-1962", 4);
const std::string kTruf = begin("truf", "truf-lodige", 4);
const std::string kSheet = begin("sheet", "sheet-any", 3);
const std::string kLaidBids = kBegunDeal +
                              R"({"type":"bid","cards":{"Ana":"5s","Beto":"3h","Caro":"2d","Dani":"Ac"}})"
                              "\n";

std::vector<Start> boards() {
  return {
      {"a hand by results", kTruco4 + kBegunHand, {"tool/way"}},
      {"the pairs of a pica-pica", kTruco8 + kRedonda},
      {"the value of an envido", kTruco4 + kOpenEnvido, {"settle/value"}},
      {"a card that is played", kTruco4 + kBegunHand, {"tool/card"}},
      {"a deal of tarot", kTarot5, {"take/2/garde", "bouts/1", "key/5", "partner/0"}},
      {"a deal of tarot of four", kTarot4, {"take/0/prise", "bouts/2", "key/4"}},
      {"a count of Troccas", kTroccas},
      {"a matsch of Troccas", kTroccas, {"mode/matsch"}},
      {"bids of Truf", kTruf},
      {"tricks of Truf", kTruf + kLaidBids},
      {"a deal of any game", kSheet},
  };
}

// Every form of the games, where its event is legal.
std::vector<Start> forms() {
  const std::pair<std::string, std::string> tables[] = {
      {"truco", kTruco4},
      {"truco, in a hand", kTruco4 + kBegunHand},
      {"truco, in an envido", kTruco4 + kOpenEnvido},
      {"tarot", kTarot5},
      {"tarot, in a deal", kTarot5 + kBegunDeal},
      {"troccas", kTroccas},
      {"troccas, dealt", kTroccas + kBegunDeal},
      {"truf", kTruf},
      {"truf, in the tricks", kTruf + kLaidBids},
      {"truf, before the bids", kTruf + kBegunDeal},
      {"any game", kSheet},
      {"truco, in duels", begin("truco", "truco-nhf-de", 6) + kRedonda + kBegunHand},
  };
  std::vector<Start> all;
  for (const auto& [name, lines] : tables) {
    const Played table(lines);
    BoardPick listed;
    listed.more = true;
    const view::Board board = table.board(listed);
    for (const view::Action& form : board.more->list)
      all.push_back({name + ": " + form.id, lines, {"tool/more", form.id}});
  }
  return all;
}

// Where the next digit goes and what is on the screen: no answers.
bool is_cursor(std::string_view name) {
  constexpr std::string_view kCursors[] = {"keypad_field", "tarot/player", "tarot/row",  "tarot/open",
                                           "troccas/side", "troccas/pile", "sheet/side", "truf/seat",
                                           "confirming",   "truf/bids",    "truf/mode",  "troccas/mode"};
  return std::ranges::find(kCursors, name) != std::end(kCursors) || name.find("/given") != name.npos;
}

// Entries that are whole by themselves and stand beside the form: no part of it.
bool is_beside(std::string_view id) {
  constexpr std::string_view kBeside[] = {"points/", "agree/",     "call/",  "leave/",  "trick/",
                                          "cut/",    "claim/",     "pass",   "settle/", "petit_sec/",
                                          "winner/", "start_deal", "redeal/"};
  return std::ranges::any_of(kBeside, [&](std::string_view begin) { return id.starts_with(begin); });
}

std::vector<view::Action> keys_of(const Played& table, const BoardPick& pick) {
  const view::Outline outline = view::make_outline(table.board(pick));
  std::vector<view::Action> keys;
  for (const view::OutlinePart& part : outline.parts) {
    keys.insert(keys.end(), part.actions.begin(), part.actions.end());
    for (const view::FieldView& field : part.fields) {
      keys.insert(keys.end(), field.choices.begin(), field.choices.end());
      keys.insert(keys.end(), field.keys.begin(), field.keys.end());
    }
  }
  return keys;
}

std::optional<BoardPick> after_press(const BoardPick& pick, const view::Action& key) {
  const auto* aim = std::get_if<view::command::Aim>(&key.command);
  const auto* changes = aim && key.enabled ? std::get_if<view::Changes>(&aim->at) : nullptr;
  return changes ? std::optional(view::changed(pick, *changes)) : std::nullopt;
}

// Of ten digits and a whole pack a few stand for all.
bool is_worth_a_press(const view::Action& key) {
  constexpr std::string_view kPassed[] = {"tool/ask", "tool/way", "more/close", "deal/drop", "key/close"};
  if (std::ranges::find(kPassed, key.id) != std::end(kPassed)) return false;
  const std::string last = key.id.substr(key.id.rfind('/') + 1);
  const bool digit = key.id.starts_with("key/") || key.id.starts_with("field/");
  return !digit || last.size() > 1 || std::string_view("15").find(last) != std::string_view::npos;
}

// One thing that is chosen, by its name; and the pick without it, or with another in its place.
using Chosen = std::map<std::string, std::string>;
Chosen chosen_in(const BoardPick& pick) {
  Chosen all;
  for (const auto& [name, text] : pick.values)
    if (!is_cursor(name)) all[name] = text;
  if (!pick.digits.empty()) all["digits"] = pick.digits;
  for (const std::string& card : pick.cards) all["cards/" + card] = card;
  if (pick.moving) all["moving"] = std::to_string(index(*pick.moving));
  return all;
}

BoardPick with(BoardPick pick, const std::string& name, const std::string& text) {
  if (name == "digits") {
    pick.digits = text;
  } else if (name == "moving") {
    pick.moving = text.empty() ? std::nullopt : std::optional(seat_at(std::stoi(text)));
  } else if (name.starts_with("cards/")) {
    std::erase(pick.cards, name.substr(name.find('/') + 1));
  } else {
    pick = view::changed(std::move(pick), {view::put(name, text)});
  }
  return pick;
}

// Answers on the board while a form or a keypad lies over it. Its keys name them together.
bool is_behind(const BoardPick& pick, const std::string& name) {
  const bool keypad = pick.keypad != view::Keypad::none;
  if (!pick.more && !keypad) return false;
  if (name == "digits") return pick.keypad != view::Keypad::value;
  if (name.starts_with("cards/")) return !keypad;
  return name == "moving" || name.find('/') != name.npos;
}

BoardPick without_board(const BoardPick& pick) {
  BoardPick bare = pick;
  for (const auto& [name, text] : chosen_in(pick))
    if (is_behind(pick, name)) bare = with(std::move(bare), name, "");
  bare.dealer.reset();
  bare.pairs.clear();
  return bare;
}

// Answers to try beside those that were met on the walks. A sign alone is an answer that is begun.
std::vector<std::string> further_answers(const std::string& name) {
  if (name.ends_with("/step")) return {"0", "1", "2"};
  if (name.ends_with("/reply")) return {"yes", "no"};
  if (name.find("taken/") != std::string::npos) return {"0", "1", "13"};
  constexpr std::string_view kOthers[] = {"digits", "moving", "lifted", "card", "cards", "takes_back"};
  const bool of_form = name.find('/') == std::string::npos;
  if (!of_form || std::ranges::find(kOthers, name) != std::end(kOthers)) return {};
  return {"-"};
}

// In "By results" the keys of one line name what is chosen on the others.
bool is_of_another_line(const std::string& name, const std::string& key) {
  return name.starts_with("line/") && !key.starts_with(name.substr(0, name.rfind('/')));
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
      BoardPick pick = first_;
      for (int step = 0; step < steps; ++step) {
        visit(pick);
        std::vector<BoardPick> next;
        for (const view::Action& key : keys_of(table_, pick))
          if (auto then = is_worth_a_press(key) ? after_press(pick, key) : std::nullopt)
            next.push_back(*then);
        if (next.empty()) break;
        pick = next[random() % next.size()];
      }
    }
  }
  void check() const {
    for (const BoardPick& pick : visited_) {
      for (const view::Action& key : keys_of(table_, pick)) {
        if (!key.enabled || is_beside(key.id) || !std::holds_alternative<view::command::Enter>(key.command))
          continue;
        for (const auto& [name, text] : chosen_in(pick))
          if (!is_of_another_line(name, key.id)) check(pick, key, name, text);
      }
    }
  }
  std::size_t size() const { return visited_.size(); }

 private:
  BoardPick press(const BoardPick& pick, const std::string& id) const {
    for (const view::Action& key : keys_of(table_, pick)) {
      if (key.id != id) continue;
      if (auto then = after_press(pick, key)) return *then;
    }
    FAIL("there is no key " << id);
    return pick;
  }
  void visit(const BoardPick& pick) {
    if (std::ranges::find(visited_, pick) != visited_.end()) return;
    visited_.push_back(pick);
    for (const auto& [name, text] : chosen_in(pick)) seen_[name].insert(text);
  }
  // Another answer, or none, makes another key.
  void check(const BoardPick& pick, const view::Action& key, const std::string& name,
             const std::string& text) const {
    CAPTURE(key.id);
    CAPTURE(name);
    CAPTURE(text);
    std::set<std::string> others = seen_.at(name);
    others.insert("");
    for (const std::string& other : further_answers(name)) others.insert(other);
    others.erase(text);
    std::vector<BoardPick> picks;
    for (const std::string& other : others) picks.push_back(with(pick, name, other));
    if (is_behind(pick, name)) picks.push_back(without_board(pick));
    const bool counts = std::ranges::any_of(picks, [&](const BoardPick& other) {
      const auto keys = keys_of(table_, other);
      const auto same = std::ranges::find(keys, key.id, &view::Action::id);
      return same == keys.end() || !(*same == key);
    });
    CHECK(counts);
  }

  Played table_;
  BoardPick first_;
  std::vector<BoardPick> visited_;
  std::map<std::string, std::set<std::string>> seen_;
};

}  // namespace

TEST_CASE("what is chosen on a board is entered, or holds the entry back, or is named on its key") {
  for (const Start& start : boards()) {
    CAPTURE(start.name);
    Walks walks(start);
    walks.go(24, 9);
    CHECK(walks.size() > 5);
    walks.check();
  }
}

TEST_CASE("what is chosen in a form is entered, or holds the entry back") {
  for (const Start& start : forms()) {
    CAPTURE(start.name);
    Walks walks(start);
    walks.go(10, 8);
    walks.check();
  }
}

TEST_CASE("a form that cannot be entered names a question on its key") {
  for (const Start& start : forms()) {
    CAPTURE(start.name);
    const Played table(start.lines);
    BoardPick pick;
    pick.more = true;
    pick.form = start.pressed.back().substr(start.pressed.back().find('/') + 1);
    const view::Board board = table.board(pick);
    const view::Action& enter = board.more->form->enter;
    CHECK(enter.enabled == enter.detail.empty());
    CHECK(enter.enabled != enter.lacking);
  }
}

namespace {

view::Action key_after(const Played& table, const BoardPick& first, const std::vector<std::string>& ids,
                       const std::string& wanted) {
  BoardPick pick = first;
  for (const std::string& id : ids) {
    CAPTURE(id);
    bool found = false;
    for (const view::Action& key : keys_of(table, pick)) {
      const auto then = key.id == id ? after_press(pick, key) : std::nullopt;
      if (!then) continue;
      pick = *then;
      found = true;
      break;
    }
    REQUIRE(found);
  }
  const auto keys = keys_of(table, pick);
  const auto key = std::ranges::find(keys, wanted, &view::Action::id);
  return key == keys.end() ? view::Action() : *key;
}

}  // namespace

TEST_CASE("a begun answer names what is missing") {
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
    const Played table(row.lines);
    const view::Action key = key_after(table, {}, row.pressed, row.key);
    CHECK(key.id == row.key);
    CHECK(key.enabled == row.detail.empty());
    if (!row.detail.empty()) CHECK(key.detail == row.detail);
  }
}

TEST_CASE("choices of the truco are named on the keys of the envido, which asks them again") {
  const Played table(kTruco4 + kBegunHand);
  const view::Action key = key_after(table, {}, {"tool/way", "line/truco/2"}, "line/envido/won/0");
  CHECK(key.enabled);
  CHECK(key.detail == "+2 · Truco is asked again");
}

TEST_CASE("the key of a form says that the board asks again what was begun there") {
  struct Row {
    std::string lines;
    std::vector<std::string> pressed;
    std::string detail;
  };
  const std::vector<std::string> ruled = {"tool/more", "form/ruled", "field/side/0", "field/points/1",
                                          "field/reason/agreed at the table"};
  const Row rows[] = {
      {kTarot4, {}, ""},
      {kTarot4, {"take/0/prise"}, "You will be asked to confirm"},
      {kTruf, {"bid/5s"}, "You will be asked to confirm"},
      {kSheet, {"key/5"}, "You will be asked to confirm"},
      {kTruco8 + kRedonda, {"pair/3"}, "You will be asked to confirm"},
      {kTruco4 + kBegunHand, {"tool/way", "line/envido/2"}, "You will be asked to confirm"},
  };
  for (Row row : rows) {
    CAPTURE(row.lines);
    const Played table(row.lines);
    row.pressed.insert(row.pressed.end(), ruled.begin(), ruled.end());
    const view::Action key = key_after(table, {}, row.pressed, "form/enter");
    CHECK(key.enabled);
    CHECK(key.detail == row.detail);
  }
}

TEST_CASE("a keypad of cards keeps the digits that are typed on the board") {
  BoardPick pick;
  pick.digits = "41";
  const BoardPick opened = view::changed(pick, {view::change::Pad{view::Keypad::field, 0}});
  CHECK(opened.digits == "41");
  CHECK(view::changed(opened, {view::change::Pad{}}).digits == "41");
  const BoardPick value = view::changed(pick, {view::change::Pad{view::Keypad::value, 0}});
  CHECK(value.digits.empty());
}

TEST_CASE("a digit too many cannot be pressed") {
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
    const Played table(row.lines);
    for (std::size_t typed = 0; typed < row.digits; ++typed) {
      CAPTURE(typed);
      CHECK(key_after(table, {}, pressed, row.keys + "4").enabled);
      pressed.push_back(row.keys + "3");
    }
    CHECK_FALSE(key_after(table, {}, pressed, row.keys + "4").enabled);
  }
}

TEST_CASE("an answer that another one rules out is forgotten") {
  const Played table(kTruco4);
  const view::Action key = key_after(table, {},
                                     {"tool/more", "form/match_ended", "field/reason/forfeit", "field/side/1",
                                      "field/reason/agreed", "field/reason/forfeit"},
                                     "form/enter");
  CHECK(key.detail == "Not answered: Who forfeits?");
}
