#pragma once
// What the club's pages show beside the competition that is open: its people and competitions, and what is
// reckoned from all its competitions. The latter may take a while, and is done on a thread with a store of
// its own.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/session/league/league.hpp"
#include "src/session/league/ratings.hpp"
#include "src/session/session.hpp"
#include "src/view/league/club.hpp"

namespace tanteador::ui {

struct AskedOfClub {
  enum class What : std::uint8_t { record, season, ratings } what{};
  std::string of = {};        // a person's id, or a season's name
  session::SeasonBy by = {};  // of a season
  int system = 0;             // of ratings, as in system_at()
  bool operator==(const AskedOfClub&) const = default;
};
// That of it which was asked for.
struct Reckoned {
  league::PersonRecord played = {};
  view::SeasonBook season = {};
  std::vector<session::RatedPlayer> rated = {};  // best first; of a record that person alone, if rated
};
Reckoned reckon(const session::League& league, const AskedOfClub& asked,
                const session::Progress& progress = {});

class ClubBooks {
 public:
  // Session and league must outlive it. Without another store everything is reckoned at once.
  ClubBooks(const session::Session& session, const session::League& league,
            std::function<std::unique_ptr<session::Store>()> store_again);
  ~ClubBooks();

  void forget();             // something may have changed: it is read again when it is asked for
  view::ClubBook& club();    // without what was done last
  session::StreamHead head;  // of the club, as it was when club() was read

  // Null while it is reckoned for the first time; while it is reckoned anew, what it was before.
  const Reckoned* ask(const AskedOfClub& asked);
  struct Progress {
    int tenths = 0;  // of a second, since it began
    std::size_t done = 0, all = 0;
  };
  std::optional<Progress> under_way() const;  // something is that was not asked for since it was over
  // What is under way; what is known stays. Answers what it was.
  std::optional<AskedOfClub::What> stop();

 private:
  struct Work;
  void begin(const AskedOfClub& asked);
  bool taken();

  const session::Session& session_;
  const session::League& league_;
  std::function<std::unique_ptr<session::Store>()> store_again_;
  std::optional<view::ClubBook> club_;
  AskedOfClub of_;  // what is known …
  std::optional<Reckoned> known_;
  bool stale_ = false;  // … and something may have changed since
  bool slow_ = false;   // it took so long that nobody waits for it again
  std::unique_ptr<Work> work_;
  std::vector<std::unique_ptr<Work>> left_;  // told to stop, and nobody asks for them
};

}  // namespace tanteador::ui
