// The result slip in small windows, and the way to it from Home.

#include "tests/ui/club/clubs.hpp"

namespace club_command {

TEST_CASE("a small window shows every result of a slip, and the rest behind one key") {
  Clubs clubs;
  begin(clubs);
  clubs.both({"draw", "Friday", "--seed", "3"});
  HeadlessUi ui(clubs.app, {800, 600, ui::scale_asked_for(100, 800, 600)});
  press(ui, {"go/club", "league/competition/" + newest(clubs.panel), "league/table/1"});
  const auto shows_results = [&] {
    for (const char* side : {"1", "2"}) {
      for (int other = 0; other < 30; ++other)
        if (!ui.find("league/won/" + std::string(side) + "/" + std::to_string(other))) return false;
    }
    return true;
  };
  CHECK(shows_results());
  CHECK(ui.find("part/left") == nullptr);
  CHECK(ui.find("league/result/forfeit/2") == nullptr);
  press(ui, {"league/result/more"});
  CHECK(ui.find("league/won/1/0") == nullptr);
  press(ui, {"league/result/back"});
  CHECK(shows_results());
  press(ui, {"league/result/more", "league/result/forfeit/2", "league/result/enter"});
  CHECK(clubs.now().stages.front().rounds.front().tables.front().forfeits == std::vector{1});
  press(ui, {"league/table/2"});
  CHECK(shows_results());
}

TEST_CASE("Home leads to the competition that is being played") {
  Clubs clubs;
  begin(clubs);
  clubs.app.perform({});
  press(clubs.ui, {"go/home"});
  CHECK(clubs.ui.shows("Club"));
  press(clubs.ui, {"home/club"});
  CHECK(clubs.ui.find("league/new") != nullptr);
  clubs.both({"draw", "Friday", "--seed", "3"});
  press(clubs.ui, {"go/home"});
  CHECK(clubs.ui.shows("Round 1 · 2 tables are open."));
  press(clubs.ui, {"home/club"});
  CHECK(clubs.ui.find("league/table/1") != nullptr);
}

}  // namespace club_command
