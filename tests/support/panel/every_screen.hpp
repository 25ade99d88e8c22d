#pragma once
// Every screen of the panel and the path to it, over a club with long names and large figures.

#include <filesystem>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/session/cases/referees.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"

namespace tanteador::test {

// The match to open, and the taps from there. A tap is the id of a control. "@" stands for the competition
// being played, "%" for the one to be drawn, "&" for another database. "ID*" is the first control whose id
// begins with ID; "FIELD=TEXT" types into a field. A visit to another state of the same screen has its own
// name.
struct Visit {
  std::string name;
  std::string match;  // event lines of the open match; empty: none
  std::vector<std::string> taps;
};

std::vector<Visit> visits();

// The names of the players.
inline constexpr std::string_view kLongNames[] = {"Maximiliana Freifrau von Oberwesterheim",
                                                  "Bartholomäus Großmütterchen", "Wolfgang Amadeus Mozart"};

// The panel at the end of a visit.
class Gone {
 public:
  Gone(TableFixture& table, ui::AppOptions options, const Visit& visit,
       const std::map<char, std::string>& signs);
  ~Gone() { go_on_.set_value(); }
  Gone(const Gone&) = delete;
  Gone& operator=(const Gone&) = delete;

  ui::App& app() { return *app_; }

 private:
  std::promise<void> go_on_;  // holds a long draw until the end of the visit
  double seconds_ = 100;
  std::unique_ptr<ui::App> app_;
};

// The club. All visits share it: none enters anything that another shows.
class EveryScreen {
 public:
  explicit EveryScreen(const std::filesystem::path& catalogues);
  std::unique_ptr<Gone> go(const Visit& visit);
  const ui::Languages& languages() const { return languages_; }

 private:
  std::string play(const std::string& name, const std::string& lines);
  void link();

  TableFixture table_, other_;
  std::optional<session::Referee> referee_;  // authorised once, because each PIN costs a tenth of a second
  ui::Languages languages_;
  std::map<char, std::string> signs_;  // their ids in a visit
};

}  // namespace tanteador::test
