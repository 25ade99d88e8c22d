#pragma once
// What a person can ask of the program by pressing something. The view puts commands into its actions,
// the panel hands back those that were pressed, and the program carries them out after the frame.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "src/core/ids.hpp"
#include "src/registry/entry.hpp"
#include "src/view/league/command.hpp"
#include "src/view/picks.hpp"
#include "src/view/screens/screen.hpp"

namespace tanteador::view {

// The new-match sheet as far as it is filled in. Whether it can be played is for the engine to say.
struct MatchDraft {
  std::string game, ruleset;
  int players = 2;
  std::array<std::string, kSeatsMax> names;  // in order of play; empty: "Player 1" …
  std::array<std::string, 2> sides;          // teams only; empty: the customary names
  std::optional<int> dealer;                 // place; nothing: the last listed
  bool in_teams = false;                     // where both can be: in two teams, not each for himself
  std::optional<int> alone;                  // of three: who plays alone; nothing: the dealer, by turns
  std::string options;                       // JSON of what this table agreed otherwise; empty: nothing
  bool operator==(const MatchDraft&) const = default;
};

struct Settings {
  int scale_percent = 100;     // kScaleMin to kScaleMax
  std::string language;        // of the catalogue; empty: as the system says
  std::string theme = "mesa";  // one of kThemes
  bool reduced_motion = false;
  std::string level = "club";  // how much is at stake: kitchen, club or tournament
  int appeal_minutes = 30;     // the time for an appeal, 0 to kAppealMost
  bool by_results = false;     // as BoardPick::results
  bool speech = false;         // the score is said after each entry
  bool sounds = false;         // a tone for each entry, others for a set that is won
  std::string database;        // the address of the one on a server; empty: the file of this computer
  bool operator==(const Settings&) const = default;
};
inline constexpr std::string_view kSystemTheme = "system";  // as the desktop asks
inline constexpr std::string_view kThemes[] = {"mesa", "papel", "pizarra", "contraste", "sol", kSystemTheme};
inline constexpr int kScaleMin = 80, kScaleMax = 250, kScaleStep = 10;
inline constexpr int kAppealMost = 240, kAppealStep = 5;

// Of the connection to a server: where both can; always; and the server shows a certificate that is believed.
enum class Encryption { usual, required, proven };

enum class PaperForm { pdf, html, csv, xlsx, picture };

namespace command {
// All of them stand, or none is entered. `keep`: of what a correction strikes beside what it names, those
// that are entered again after it, by the first event of each. `answered`: the answers on the board that are
// done with once it is entered; all others stay.
struct Enter {
  Entries events;
  std::vector<EventSeq> keep = {};
  Changes answered = {};
  bool operator==(const Enter&) const = default;
};
// A decision of the referee with its remedy, made from the data of the case: lines of an event file.
struct Decide {
  std::string events;
  bool operator==(const Decide&) const = default;
};
// Opens the sheet of a new match of this game.
struct NewMatch {
  std::string game;
  bool operator==(const NewMatch&) const = default;
};
struct Undo {
  bool operator==(const Undo&) const = default;
};
struct Redo {
  bool operator==(const Redo&) const = default;
};
struct Go {
  Screen screen{};
  bool operator==(const Go&) const = default;
};
struct Open {
  std::string match;
  bool operator==(const Open&) const = default;
};
enum class Seats { same, round, partners };  // everybody a place on; teams: other partners
struct Again {
  std::string match;
  Seats seats = Seats::same;
  bool operator==(const Again&) const = default;
};  // same people, same rules
struct Share {
  bool picture = false;  // else as text, on the clipboard
  std::string text;      // that text; of a picture, what it is called
  bool operator==(const Share&) const = default;
};  // the result
struct Discard {
  std::string match;
  bool operator==(const Discard&) const = default;
};  // ends a match in which nothing was entered
struct Sample {
  bool operator==(const Sample&) const = default;
};  // a match to try things with, of which nothing is kept
struct Dispute {
  std::string game;          // empty: to be chosen
  std::string case_id = {};  // opened, in the match in use where it is of this game; empty: none
  bool operator==(const Dispute&) const = default;
};  // the cases of a game, without a match
struct BackUp {
  bool operator==(const BackUp&) const = default;
};  // a copy of all there is, now
// What is shown, on paper: first as it will be, then kept as a file.
struct Print {
  enum class Deed { open, keep, stop, back } deed = Deed::open;
  PaperForm form = PaperForm::pdf;
  bool operator==(const Print&) const = default;
};
struct Change {
  MatchDraft draft;
  bool operator==(const Change&) const = default;
};  // of the sheet
struct DrawLot {
  bool seats = false;  // who sits where, and so who plays together; else who deals first
  bool operator==(const DrawLot&) const = default;
};  // who deals first
struct Start {
  MatchDraft draft;
  bool operator==(const Start&) const = default;
};
struct Set {
  Settings settings;
  bool operator==(const Set&) const = default;
};
struct Aim {
  Aimed at;
  bool operator==(const Aim&) const = default;
};  // on one screen
struct Type {
  std::string field, text;
  bool operator==(const Type&) const = default;
};  // into a field of a screen or of the open form
struct Replace {
  std::int64_t seq = 0;
  bool operator==(const Replace&) const = default;
};  // an earlier event by the next one entered
struct AskAt {
  std::int64_t seq = 0;
  bool operator==(const AskAt&) const = default;
};  // questions about the moment just before that event
struct Why {
  std::optional<int> side;
  bool operator==(const Why&) const = default;
};  // the reasons for the score, or for one side's
struct OpenRule {
  std::string rule;
  bool operator==(const OpenRule&) const = default;
};  // in the rulebook
struct SaveRules {
  std::string title;
  bool operator==(const SaveRules&) const = default;
};  // of the sheet, as house rules under a name
struct RemoveRules {
  std::string ruleset;
  bool operator==(const RemoveRules&) const = default;
};
struct ChooseReferee {
  std::string name;
  bool operator==(const ChooseReferee&) const = default;
};  // whose PIN is to be typed
struct Vouch {
  bool operator==(const Vouch&) const = default;
};  // the PIN was typed: what waits for it is done
struct Dismiss {
  bool operator==(const Dismiss&) const = default;
};  // the notice was read
struct InLeague {
  LeagueCommand what;
  bool operator==(const InLeague&) const = default;
};  // in the club or in a competition
// The room: opened and closed here, and what phones ask of the desk.
struct Room {
  enum class Deed { open, open_anywhere, close, attend, settle, hand_out, hang, turn, delay, revoke };
  Deed deed = Deed::open;
  // attend, settle: the key of what waits, where it leads or which waits no longer; hang: the competition on
  // the wall; turn: a part of the wall; delay: the competition whose live scores come as `how` says; revoke:
  // a token
  std::string about = {}, how = {};
  bool operator==(const Room&) const = default;
};
// Which database the panel works on.
struct Database {
  // save: all that is open into a new file, which is worked on from then on
  enum class Deed { test, encrypt, use, use_file, retry, save } deed = Deed::test;
  Encryption encryption = Encryption::usual;
  bool operator==(const Database&) const = default;
};
// This database and another: what is apart, what is taken or given, what went different ways, what is shared.
struct Together {
  enum class Deed { page, choose, compare, everything, take, give, both, cancel, settle, again, home, away };
  Deed deed = Deed::page;
  std::string about = {};   // the other database, the id of a match or competition, or a page
  std::string branch = {};  // settle: which counts
  bool operator==(const Together&) const = default;
};
}  // namespace command

using AnyCommand =
    std::variant<std::monostate, command::Enter, command::Decide, command::NewMatch, command::Undo,
                 command::Redo, command::Go, command::Open, command::Again, command::Share, command::Discard,
                 command::Sample, command::Dispute, command::BackUp, command::Change, command::DrawLot,
                 command::Start, command::Set, command::Aim, command::Type, command::Replace, command::AskAt,
                 command::Why, command::OpenRule, command::SaveRules, command::RemoveRules,
                 command::ChooseReferee, command::Vouch, command::Dismiss, command::InLeague, command::Room,
                 command::Database, command::Together, command::Print>;

// Copied and moved in one place: a hundred files of actions would each compile that of every command.
struct Command : AnyCommand {
  using AnyCommand::AnyCommand;
  Command() noexcept;
  Command(const Command&);
  Command(Command&&) noexcept;
  Command& operator=(const Command&);
  Command& operator=(Command&&) noexcept;
  ~Command();
  bool operator==(const Command&) const;
};

// Of a person: what the name begins with, and a colour of twelve, the same wherever the person is named.
struct Badge {
  std::string initials = {};
  int colour = 0;
  bool operator==(const Badge&) const = default;
};

// Something to press.
struct Action {
  std::string id;  // stable, whatever the language: "call/0/pass"
  std::string label;
  std::string detail = {};  // a second line: what it is worth, what it will undo
  Command command = {};
  bool enabled = true;
  bool chosen = false;   // of several, the one in force
  bool lacking = false;  // not enabled because an answer is missing: not to be asked about either
  Badge badge = {};      // of whom it is about; without initials nobody
  bool operator==(const Action&) const = default;
};

}  // namespace tanteador::view
