#pragma once
// Commands: requests of the user. A view model puts them into its actions, and the panel returns the pressed
// ones. The program carries them out after the frame.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "src/core/ids.hpp"
#include "src/registry/entry.hpp"
#include "src/view/league/command.hpp"
#include "src/view/screens/screen.hpp"
#include "src/view/states.hpp"

namespace tanteador::view {

// The form of a new match. The engine decides whether the match can be played.
struct MatchDraft {
  std::string game, ruleset;
  int players = 2;
  std::array<std::string, kSeatsMax> names;  // in order of play; empty: "Player 1" …
  std::array<std::string, 2> sides;          // teams only; empty: the customary names
  std::optional<int> dealer;                 // place in order of play; empty: the last player
  bool in_teams = false;     // where the ruleset allows both: two teams instead of single players
  std::optional<int> alone;  // with three players: plays alone; empty: the dealer, in turn
  std::string options;       // JSON of the parameters that differ from the ruleset
  std::string region;        // Settings::region
  std::string words;         // of a house ruleset, by GameView::words_parameter; others are known by their id
  bool operator==(const MatchDraft&) const = default;
};

struct Settings {
  int scale_percent = 100;     // kScaleMin to kScaleMax
  std::string language;        // of the catalogue; empty: the system's
  std::string theme = "mesa";  // one of kThemes
  std::string region;          // where the user plays, of RegionalRules; empty: not asked yet, by language
  bool reduced_motion = false;
  std::string level = "club";  // kitchen, club or tournament: how strictly the referee rules
  int appeal_minutes = 30;     // 0 to kAppealMost
  bool by_results = true;      // initial value of BoardState::results
  bool speech = false;         // speaks the score after each entry
  bool sounds = false;         // plays a tone for each entry, another for a won set
  std::string database;        // address of a server; empty: the local file
  bool operator==(const Settings&) const = default;
};
inline constexpr std::string_view kSystemTheme = "system";  // follows the desktop
inline constexpr std::string_view kThemes[] = {"mesa", "papel", "pizarra", "contraste", "sol", kSystemTheme};
inline constexpr int kScaleMin = 80, kScaleMax = 250, kScaleStep = 10;
inline constexpr int kAppealMost = 240, kAppealStep = 5;

// Encryption of a server connection: if both sides support it; always; always, with a valid certificate.
enum class Encryption { usual, required, proven };

enum class PaperForm { pdf, html, csv, xlsx, picture };

namespace command {
// Enters all events, or none. `keep`: first events of the cascaded parts that are entered again after a
// correction. `answered`: changes to the board's answers once the events are entered; other answers stay.
struct Enter {
  Entries events;
  std::vector<EventSeq> keep = {};
  Changes answered = {};
  bool operator==(const Enter&) const = default;
};
// Enters a decision of the referee with its remedy. `events`: lines of an event file.
struct Decide {
  std::string events;
  bool operator==(const Decide&) const = default;
};
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
// `row`: the event that is open in the list of entries; 0: none.
struct Go {
  Screen screen{};
  EventSeq row = {};
  bool operator==(const Go&) const = default;
};
struct Open {
  std::string match;
  bool operator==(const Open&) const = default;
};
enum class Seats { same, round, partners };  // same seats; everybody one seat on; teams with other partners
// Starts a new match of the same people under the same rules.
struct Again {
  std::string match;
  Seats seats = Seats::same;
  bool operator==(const Again&) const = default;
};
struct Share {
  bool picture = false;   // false: text on the clipboard
  std::string text;       // the text, or the title of the picture
  std::string done = {};  // message afterwards; empty: the result was copied
  bool operator==(const Share&) const = default;
};
// Ends a match that has no entries.
struct Discard {
  std::string match;
  bool operator==(const Discard&) const = default;
};
// Opens a practice match, which is not stored.
struct Sample {
  bool operator==(const Sample&) const = default;
};
// Opens the cases of a game without a match.
struct Dispute {
  std::string game;          // empty: the user chooses
  std::string case_id = {};  // the case to open, in the current match if the game fits; empty: none
  bool operator==(const Dispute&) const = default;
};
struct BackUp {
  bool operator==(const BackUp&) const = default;
};
// Shows a preview of the current page, then prints it or saves it as a file.
struct Print {
  enum class Operation { open, print, keep, stop, back } operation = Operation::open;
  PaperForm form = PaperForm::pdf;
  bool operator==(const Print&) const = default;
};
struct Change {
  MatchDraft draft;
  bool operator==(const Change&) const = default;
};
// Draws lots on the form of a new match: for the seats, or for the first dealer.
struct DrawLot {
  bool seats = false;
  bool operator==(const DrawLot&) const = default;
};
struct Start {
  MatchDraft draft;
  bool operator==(const Start&) const = default;
};
struct Set {
  Settings settings;
  bool operator==(const Set&) const = default;
};
struct SetState {
  ScreenState at;
  bool operator==(const SetState&) const = default;
};
// Types into a field of a screen or of the open form.
struct Type {
  std::string field, text;
  bool operator==(const Type&) const = default;
};
// Replaces this event by the next one entered.
struct Replace {
  std::int64_t seq = 0;
  bool operator==(const Replace&) const = default;
};
// Asks questions about the moment just before this event.
struct AskAt {
  std::int64_t seq = 0;
  bool operator==(const AskAt&) const = default;
};
struct Why {
  std::optional<int> side;
  bool operator==(const Why&) const = default;
};
struct OpenRule {
  std::string rule;
  bool operator==(const OpenRule&) const = default;
};
struct SaveRules {
  std::string title;
  bool operator==(const SaveRules&) const = default;
};
struct RemoveRules {
  std::string ruleset;
  bool operator==(const RemoveRules&) const = default;
};
// Chooses the referee whose PIN is typed next.
struct ChooseReferee {
  std::string name;
  bool operator==(const ChooseReferee&) const = default;
};
// Submits the typed PIN and runs the commands that wait for it.
struct Vouch {
  bool operator==(const Vouch&) const = default;
};
// Closes the notice.
struct Dismiss {
  bool operator==(const Dismiss&) const = default;
};
// A command of the club or of a competition.
struct LeagueRequest {
  LeagueCommand what;
  bool operator==(const LeagueRequest&) const = default;
};
// Controls the phones' server and answers the calls of phones.
struct Room {
  enum class Operation { open, open_anywhere, close, attend, settle, hand_out, hang, turn, delay, revoke };
  Operation operation = Operation::open;
  // attend, settle: the key of the call. hang: the competition on the big screen. turn: a part of the big
  // screen. delay: the competition whose live scores are delayed by `how`. revoke: an access code.
  std::string about = {}, how = {};
  bool operator==(const Room&) const = default;
};
// Chooses and tests the database of the panel.
struct Database {
  // save: copies everything into a new file and uses that file from now on
  enum class Operation { test, encrypt, use, use_file, retry, save } operation = Operation::test;
  Encryption encryption = Encryption::usual;
  bool operator==(const Database&) const = default;
};
// Compares and synchronizes this database with another.
struct Together {
  enum class Operation {
    page,
    choose,
    compare,
    everything,
    take,
    give,
    both,
    cancel,
    settle,
    again,
    home,
    away
  };
  Operation operation = Operation::page;
  std::string about = {};   // the other database, the id of a match or competition, or a page
  std::string branch = {};  // settle: the fork that counts
  bool operator==(const Together&) const = default;
};
}  // namespace command

using AnyCommand =
    std::variant<std::monostate, command::Enter, command::Decide, command::NewMatch, command::Undo,
                 command::Redo, command::Go, command::Open, command::Again, command::Share, command::Discard,
                 command::Sample, command::Dispute, command::BackUp, command::Change, command::DrawLot,
                 command::Start, command::Set, command::SetState, command::Type, command::Replace,
                 command::AskAt, command::Why, command::OpenRule, command::SaveRules, command::RemoveRules,
                 command::ChooseReferee, command::Vouch, command::Dismiss, command::LeagueRequest,
                 command::Room, command::Database, command::Together, command::Print>;

// The special members stand in one source file, so that other files do not compile them for each command.
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

// A mark of a person: initials, and one of twelve colours that is the same everywhere.
struct Badge {
  std::string initials = {};
  int colour = 0;
  bool operator==(const Badge&) const = default;
};

struct Button {
  std::string id;  // stable and independent of the language: "call/0/pass"
  std::string label;
  std::string detail = {};  // second line: the value, or the entries it undoes
  Command command = {};
  bool enabled = true;
  bool chosen = false;
  bool lacking = false;   // disabled because an answer is missing; no questions about it either
  Badge badge = {};       // of the person concerned; without initials: none
  std::string help = {};  // a sentence, shown while it is held; empty: none
  bool operator==(const Button&) const = default;
};

}  // namespace tanteador::view
