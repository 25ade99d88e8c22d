#pragma once
// The screens around the board: home, the new-match sheet, the event list, settings, and the panel they
// stand in.

#include <span>

#include "src/rulebook/rulebook.hpp"
#include "src/view/screens/screens.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

// A match by what is kept of it beside its log, not replayed.
struct ListedMatch {
  std::string id, game, edition, status, at;  // at: the time of the last entry
  std::vector<std::string> sides;             // names
  std::vector<int> scores;
};

// What a match that is over is told by, side by side: the sets, or the points where it ended before the
// first.
std::vector<int> told_at_the_end(std::vector<int> points, std::vector<int> sets);

// `tables`: the newest, newest first. `live`: those in progress that are not among them. `all`: how many
// there are. `damaged`: a sentence for each match that can no longer be read.
Home make_home(std::span<const Table> tables, std::span<const std::string> damaged = {},
               std::span<const ListedMatch> live = {}, int all = 0);
inline constexpr int kMatchesPage = 24;
// Of all matches that are as ListPick wants them, newest first, the page it wants, or the last there is.
struct MatchPage {
  std::vector<ListedMatch> rows;
  int all = 0;
  bool looking = false;  // others are sought, and these were found before
};
MatchList make_matches(const MatchPage& page, const ListPick& pick);

// A match that is over, of which somebody was part.
struct Played {
  std::string id, game, at;
  std::vector<std::vector<std::string>> sides;  // ids of people, by side
  std::vector<std::vector<std::string>> names;  // and their names
  std::vector<int> scores;
  std::vector<int> winners;  // sides; none: drawn, or ended before it was decided
};
struct PersonKnown {
  std::string id, name, last;  // last: when he played last; empty: long ago or never
};
PeoplePick everybody(const PeoplePick& pick);  // listed again
PeopleView make_people(std::span<const PersonKnown> people, const PeoplePick& pick);
// `played`: of that person, newest first; `today`: a day, to count back from.
PersonView make_person(const PersonKnown& person, std::span<const Played> played, const PeoplePick& pick,
                       std::string_view today);

// What a match can be started with: the shipped rulesets and the house's own, and the people known here, the
// most recent first.
struct Known {
  std::vector<rulebook::Edition> rulesets;
  std::vector<std::string> people;
};
// `problem`: why the last attempt was refused.
NewMatch make_new_match(const MatchDraft& draft, const Known& known, std::string problem);
HouseRules make_house_rules(const MatchDraft& draft, const Known& known, const HousePick& pick,
                            std::string problem);
MatchDraft first_draft(std::string_view game);    // the edition a first-time user is offered
std::string start_line(const MatchDraft& draft);  // match_started as a line of an event file

// The match to be read from across the room.
TvView make_tv(const Table& table);

History make_history(const Table& table, const HistoryPick& pick = {});

struct Language {
  std::string code, name;  // "de", "Deutsch"
};
// Of the copies of all there is: how many minutes old the last one is.
struct Copies {
  bool possible = false;
  std::optional<int> minutes;  // nothing: there is none
};
// `places`: where settings and matches are kept, for people who look for them.
// What the machine has programs for: to say something, to play a tone.
struct Heard {
  bool voice = false, tones = false;
};
Settings scaled(Settings settings, int by);  // by so many percent, as far as it goes
SettingsView make_settings(const Settings& settings, std::span<const Language> languages,
                           std::span<const std::string> places, const Copies& copies = {},
                           const Heard& heard = {});

// What waits for a referee's PIN: whose it would be, what was typed so far, why the last one was refused.
struct PinAsked {
  std::string referee, typed, problem;
};
inline constexpr std::string_view kTypedPin = "pin";  // its field
PinSheet make_pin(std::span<const std::string> referees, const PinAsked& asked);

// Puts a body into its frame. `table`: the match open now, if any.
Panel make_panel(Screen screen, decltype(Panel::body) body, const Table* table, std::string notice);

// Before a correction is made that strikes further events: each of them, and the key that makes it.
void set_falling(Panel& panel, const Table& table, const Entry& correction, const FallingPick& pick);

}  // namespace tanteador::view
