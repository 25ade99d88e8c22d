#pragma once
// Two clubs, one in the panel and one at the command line, which must have the same events.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/session/league/league.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/support/typed.hpp"
#include "tests/ui/press.hpp"

namespace club_command {

using namespace tanteador;
using nlohmann::json;
using test::HeadlessUi;
using test::press;
using test::TableFixture;
using Taps = std::vector<std::string>;

// One club in the panel and one at the command line, each in a folder of its own.
struct Clubs {
  TableFixture panel, line;
  ui::App app{panel.session, options()};
  HeadlessUi ui{app};

  ui::AppOptions options() const {
    ui::AppOptions options = panel.options();
    options.papers = panel.folder / "papers";
    options.store_again = [this] { return db::open_store(panel.folder / "t.db", db::OpenMode::write); };
    return options;
  }
  static json type(const TableFixture& where, std::vector<std::string> words) {
    return test::type_league(where.folder.path(), where.folder / "t.db", std::move(words));
  }
  json type(std::vector<std::string> words) { return type(line, std::move(words)); }
  void both(const std::vector<std::string>& words) {
    type(panel, words);
    type(line, words);
  }
  const league::Competition& now() const { return app.club()->competition()->now; }
};

// An event as text: names replace the ids of people, other ids are left out.
inline std::string event_text(const session::League& league, const EventRecord& record) {
  std::string text = record.kind + " " + record.payload;
  for (const auto& [id, name] : league.names()) {
    for (std::size_t at = text.find(id); at != text.npos; at = text.find(id))
      text.replace(at, id.size(), name ? *name : "somebody");
  }
  static const std::regex ids("[0-9a-f]{8}-[0-9a-f-]{27}");
  return std::regex_replace(text, ids, "id");
}

template <class Stream>
std::vector<std::string> event_text(const session::League& league, const Stream& stream) {
  std::vector<std::string> all;
  for (const EventRecord& record : stream.records) all.push_back(event_text(league, record));
  return all;
}

inline std::vector<std::string> club_of(const TableFixture& where) {
  const auto store = db::open_store(where.folder / "t.db", db::OpenMode::write);
  const session::League league(store.get(), session::system_host());
  return event_text(league, league.club());
}

inline std::vector<std::string> evening_of(const TableFixture& where) {
  const auto store = db::open_store(where.folder / "t.db", db::OpenMode::write);
  const session::League league(store.get(), session::system_host());
  const auto open = league.open(league.competitions().front().id);
  REQUIRE(open.has_value());
  return event_text(league, *open);
}

inline std::string person(const TableFixture& where, const std::string& name) {
  const auto store = db::open_store(where.folder / "t.db", db::OpenMode::write);
  const session::League league(store.get(), session::system_host());
  return league.people_of_name(name).front();
}

inline void wait(Clubs& clubs) { clubs.ui.finish(); }

// Four in both clubs, in an evening of two rounds.
inline void begin(Clubs& clubs) {
  clubs.both({"new", "Friday", "--game", "truco", "--rounds", "2"});
  clubs.both({"enter", "Friday", "Ana"});
  for (const char* name : {"Beto", "Caro", "Dani"}) clubs.both({"enter", "Friday", name});
}
// The first round is drawn, played and closed; in both clubs the lower number wins.
inline void play_round(Clubs& clubs, const std::string& seed) {
  clubs.both({"draw", "Friday", "--seed", seed});
  clubs.both({"result", "Friday", "1", "30:21"});
  clubs.both({"result", "Friday", "2", "30:9"});
  clubs.both({"close", "Friday"});
}
inline std::string newest(const TableFixture& where) {
  return session::League(where.store.get(), session::system_host()).competitions().front().id;
}
inline void open_evening(Clubs& clubs) {
  press(clubs.ui, {"go/club", "league/competition/" + newest(clubs.panel)});
}

inline void write(const std::string& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

}  // namespace club_command
