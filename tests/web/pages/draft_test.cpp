// Answers begun on a phone stay after another entry, as on the panel.

#include <doctest/doctest.h>

#include <random>

#include "src/queries/match_context.hpp"
#include "src/view/entry/board.hpp"
#include "src/web/pages/navigation_path.hpp"
#include "tests/view/starts.hpp"
#include "tests/web/pages/phone.hpp"

namespace draft_test {

using namespace tanteador;
using test::site::Phone;
using test::site::Room;
using web::NavigationPath;
using web::ReplayResult;

// A match without a store, and its board as a phone is given it.
struct Game {
  session::Session session{nullptr, session::system_host()};
  session::OpenMatch match;

  explicit Game(const std::string& lines)
      : match(*session.score(lines, session::RefusalPolicy::stop)->match) {}

  view::MatchContext context() const {
    view::MatchContext context = queries::match_context(match);
    queries::let_try(context, session, match);
    return context;
  }
  std::vector<view::Button> keys(const view::BoardState& state) const {
    const view::Outline outline = view::make_outline(view::make_match_screen(context(), state));
    std::vector<view::Button> keys;
    for (const view::OutlinePart& part : outline.parts) {
      keys.insert(keys.end(), part.options.begin(), part.options.end());
      keys.insert(keys.end(), part.actions.begin(), part.actions.end());
      for (const view::FieldView& field : part.fields) {
        keys.insert(keys.end(), field.choices.begin(), field.choices.end());
        keys.insert(keys.end(), field.keys.begin(), field.keys.end());
      }
    }
    std::erase_if(keys, [](const view::Button& key) { return !key.enabled; });
    return keys;
  }
};

bool is_aim(const view::Button& key) {
  return std::holds_alternative<view::command::SetState>(key.command) && key.id != "tool/ask";
}

// The steps that are left lead to the draft that the panel keeps.
void check_entry(Game& game, const ReplayResult& reached, const view::Button& key) {
  CAPTURE(key.id);
  const auto& enter = std::get<view::command::Enter>(key.command);
  const auto tried = game.session.attempt(game.match, enter.events);
  if (!tried || !tried->refused.empty()) return;
  const view::MatchContext after = queries::match_context(*tried->match);
  const ReplayResult left = web::follow(after, web::steps_left(reached, enter.answered));
  for (const std::string& name :
       view::differences(left.state, view::apply_changes(reached.state, enter.answered))) {
    CAPTURE(name);
    CHECK(test::is_cursor(name));
  }
}

TEST_CASE("after an entry a phone keeps the same draft as the panel") {
  std::vector<test::Start> starts = test::boards();
  for (const auto& [name, lines] : test::tables()) starts.push_back({name, lines, {"tool/more"}});
  for (const test::Start& start : starts) {
    CAPTURE(start.name);
    Game game(start.lines);
    std::mt19937 chance(1);
    for (int walk = 0; walk < 6; ++walk) {
      NavigationPath trail;
      for (const std::string& id : start.pressed) trail.push_back({.action = id});
      ReplayResult reached = web::follow(game.context(), trail);
      REQUIRE(reached.trail.size() == start.pressed.size());
      for (int step = 0; step < 9; ++step) {
        std::vector<view::Button> aims;
        for (const view::Button& key : game.keys(reached.state)) {
          if (std::holds_alternative<view::command::Enter>(key.command)) check_entry(game, reached, key);
          if (is_aim(key)) aims.push_back(key);
        }
        if (aims.empty()) break;
        const NavigationPath next{{.action = aims[chance() % aims.size()].id}};
        reached = web::follow(game.context(), next, reached);
      }
    }
  }
}

TEST_CASE("a shown board is not built again for its own taps") {
  const Game game(test::kSheet);
  view::MatchContext context = game.context();
  int made = 0;  // boards with a figure, each of which tries it once
  context.attempt = [&, attempt = context.attempt](const Entries& entries) {
    ++made;
    return attempt(entries);
  };
  ReplayResult reached = web::follow(context, NavigationPath{{.action = "key/5"}});
  CHECK(made == 0);
  CHECK(web::find_action(web::outline_at(context, reached), "count/1"));
  CHECK(web::find_action(web::outline_at(context, reached), "enter"));
  CHECK(made == 1);
  reached = web::follow(context, NavigationPath{{.action = "count/1"}}, reached);
  CHECK(made == 1);
  web::outline_at(context, reached);
  CHECK(made == 2);
}

TEST_CASE("a page keeps its draft during other entries, undos and requests") {
  struct Row {
    std::string lines;
    std::vector<std::string> begun;
    std::vector<std::string> entry;
    std::string still;  // in force afterwards
  };
  const std::vector<std::string> ruled = {
      "tool/more", "form/ruled", "field/side/0", "field/points/1", "field/reason/agreed at the table",
      "form/enter"};
  const Row rows[] = {
      {test::kTarot4, {"take/0/prise", "bouts/2"}, ruled, "bouts/2"},
      {test::kTroccas, {"mode/matsch", "matsch/1"}, {"start_deal"}, "matsch/1"},
      {test::kTroccas, {"mode/matsch", "matsch/1"}, ruled, "matsch/1"},
      {test::kTruf, {"dealer", "bid/5s"}, ruled, "dealer"},
      {test::kTruco4, {"deals/2"}, {"points/0/1"}, "deals/2"},
      {test::kTruco4, {"deals/2"}, {"points/0/1", "undo", "redo"}, "deals/2"},
      {test::kTruco4 + test::kBegunHand, {"tool/way", "line/truco/2"}, {"line/envido/won/0"}, "line/truco/2"},
      {test::kTruco4, {"deals/2"}, {"room/call"}, "deals/2"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.still);
    Room room;
    Phone phone(room);
    phone.get(room.table_of(room.play(row.lines)));
    for (const std::string& operation : row.begun) phone.press(operation);
    for (const std::string& operation : row.entry) {
      CAPTURE(operation);
      phone.press(operation);
      CHECK(phone.reply().status == 200);
    }
    const test::site::Html page = phone.page();
    const auto* key = page.button(row.still);
    REQUIRE(key);
    CHECK(key->of("aria-pressed") == "true");
  }
}

}  // namespace draft_test
