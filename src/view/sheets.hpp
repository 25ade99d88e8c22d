#pragma once
// Makers of the screens around the board, and of the panel that frames them.

#include <span>

#include "src/rulebook/rulebook.hpp"
#include "src/view/match_context.hpp"
#include "src/view/screens/screens.hpp"

namespace tanteador::view {

// A match from the stored list, without replay of its log.
struct ListedMatch {
  std::string id, game, edition, status, at;  // at: time of the last entry
  std::vector<std::string> sides;             // names
  std::vector<int> scores;
  std::string sets = {};  // the points of several sets
};

// The final score of a match: the sets, or the points if only one set was played.
std::vector<int> final_scores(std::vector<int> points, std::vector<int> sets, bool is_won);

// `tables`: the newest matches, newest first. `live`: further matches in progress. `all`: number of matches.
// `damaged`: one sentence for each match that cannot be read.
Home make_home(std::span<const MatchContext> tables, const Settings& settings,
               std::span<const std::string> damaged = {}, std::span<const ListedMatch> live = {},
               int all = 0);
std::vector<Button> region_choices(const Settings& settings);  // all regions, then elsewhere
inline constexpr int kMatchesPage = 24;
// One page of the matches that fit ListState, newest first; the last page if ListState asks for a later one.
struct MatchPage {
  std::vector<ListedMatch> rows;
  int all = 0;
  bool looking = false;  // a new search is running; the rows are of the previous one
};
MatchList make_matches(const MatchPage& page, const ListState& state);

struct PlayedMatch {
  std::string id, game, at;
  std::vector<std::vector<std::string>> sides;  // ids of people, by side
  std::vector<std::vector<std::string>> names;  // and their names; empty: nobody was named
  std::vector<int> scores;
  std::vector<int> winners;  // sides; empty: drawn, or ended undecided
};
struct PersonKnown {
  std::string id, name, last;  // last: time of the last match; empty: long ago or never
};
PeopleState people_list_state(const PeopleState& state);  // back to the list of people, filter kept
PeopleView make_people(std::span<const PersonKnown> people, const PeopleState& state);
// `played`: matches of the person, newest first. `today`: date for the filter by days.
PersonView make_person(const PersonKnown& person, std::span<const PlayedMatch> played,
                       const PeopleState& state, std::string_view today);

// Data for the form of a new match: shipped rulesets and house rules, and known people, most recent first.
struct KnownChoices {
  std::vector<rulebook::Edition> rulesets;
  std::vector<std::string> people;
};
// `problem`: the reason why the last attempt failed; empty: none.
NewMatch make_new_match(const MatchDraft& draft, const KnownChoices& known, std::string problem);
HouseRules make_house_rules(const MatchDraft& draft, const KnownChoices& known, const HouseRulesState& state,
                            std::string problem);
// With the ruleset proposed to beginners. `region`: Settings::region.
MatchDraft first_draft(std::string_view game, std::string_view region = {});
std::string start_line(const MatchDraft& draft);           // match_started as a line of an event file
std::vector<Seat> unnamed_seats(const MatchDraft& draft);  // they have only a label in that line

TvView make_tv(const MatchContext& context);

History make_history(const MatchContext& context, const HistoryState& state = {});

struct Language {
  std::string code, name;  // "de", "Deutsch"
};
// The automatic backups: whether they exist, and the age of the last one in minutes.
struct Copies {
  bool possible = false;
  std::optional<int> minutes;  // empty: no backup yet
};
// Programs of this machine for sound: a voice and tones.
struct SoundPrograms {
  bool voice = false, tones = false;
};
Settings change_scale(Settings settings, int by);  // by so many percent, as far as it goes
SettingsView make_settings(const Settings& settings, std::span<const Language> languages,
                           const Copies& copies = {}, const SoundPrograms& sound = {});
// The program and this machine, for the page about them.
struct ProgramFacts {
  std::string version, system;      // "0.2.0"; "Linux 6.1.0 x86_64"
  std::vector<std::string> places;  // the database and the settings file
};
SettingsView make_about(const ProgramFacts& facts, const Settings& settings);

struct PinAsked {
  std::string referee, typed, problem;
  std::string role = {};  // the sentence about the roles that may do it; empty: a referee decides
};
inline constexpr std::string_view kTypedPin = "pin";
PinSheet make_pin(std::span<const std::string> referees, const PinAsked& pin_state);

// Frames a body with title, navigation and notice. `context`: the open match, or null.
Panel make_panel(Screen screen, decltype(Panel::body) body, const MatchContext* context, std::string notice);

// Lists the events that a correction strikes besides its target, if any, and adds the button that makes it.
void set_falling(Panel& panel, const MatchContext& context, const Entry& correction,
                 const CascadeState& state);

}  // namespace tanteador::view
