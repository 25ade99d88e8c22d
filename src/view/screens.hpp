#pragma once
// Every screen as plain data: what stands on it, in the reader's language, and what can be pressed. The
// panel draws this and decides nothing.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "src/view/answer_card.hpp"
#include "src/view/command.hpp"
#include "src/view/fields.hpp"
#include "src/view/help.hpp"
#include "src/view/league/screens.hpp"
#include "src/view/pages.hpp"
#include "src/view/paper.hpp"
#include "src/view/people.hpp"
#include "src/view/referee/sheet.hpp"
#include "src/view/room.hpp"
#include "src/view/rulebook/page.hpp"
#include "src/view/server.hpp"
#include "src/view/together.hpp"
#include "src/view/why_sheet.hpp"

namespace tanteador::view {

// --- the board

struct Tally {
  int points = 0;  // as stored; negative only by a ruling
  int target = 30;
  int half = 15;              // places in the first half
  bool split = true;          // the halves are told apart …
  std::string first, second;  // … by these words
};

struct SideBoard {
  Action why = {};          // the score itself, to be pressed
  Action one = {};          // its whole half of the board: a point
  std::string name, badge;  // badge: who leads or deals, where the side is one player
  Tally tally;
  std::string number;   // the spoken score: "6" …
  std::string half;     // … and in which half; empty without halves
  std::string total;    // "21/30"
  std::string missing;  // "9 missing"
  int sets = 0, sets_to_win = 0;
  std::string sets_text;  // "games 1 of 2"; empty where one decides
  bool second_half = false;
  std::vector<Action> points;  // +1 +2 +3 +4
};

// A place at the table. What it is just now is said by words and shapes.
struct SeatView {
  Action choose;  // label: the name; detail: what it is just now, "dealer"; chosen: speaks for its side
  int side = 0;   // whose mark it bears
  bool deals = false;
};

// Those who play together in one contest: a side, the pair against one alone, a single player. Every call
// has its place through the whole hand; not enabled: not to be called now, `Contest::not_now` says why.
struct Corner {
  std::string name, speaker;  // speaker: who says what is pressed here; empty where the name says it
  std::string badge;          // of a single player: who leads
  int side = 0;
  bool deals = false;
  std::vector<std::vector<Action>> calls;  // rows of two or three
  std::vector<Action> leave;               // cards laid down
};

// Why what stands in a place may not be entered now: said when the place is pressed.
struct NotNow {
  std::string id;  // of the action
  std::string sentence;
  Action rule;  // opens it
};

// What the hand is about just now, to be read across the table.
struct Stake {
  std::string name, worth;         // "The hand", "4"
  std::vector<std::string> lines;  // what of the hand is settled or open beside it
  std::string turn;                // who must answer, else who leads
  bool waits = false;              // for an answer
};

// A contest of the hand by what came of it, for those who enter it when it is over: which step, was it
// wanted, who won. One tap on a winner enters all of it.
struct HandLine {
  std::string title, state;  // state: in place of the keys where nothing of it can be entered
  std::vector<Action> steps, answers, winners;
};

// The whole table, or one of several contests of the hand.
struct Contest {
  int number = 0;            // 0: the whole table
  std::string title, state;  // of one of several: its name, "accepted: 3"
  bool over = false;
  std::vector<Corner> corners;
  std::string settle_title;
  std::vector<Action> settle;  // who won it
  std::string trick_title;
  std::vector<Action> trick;  // who won it, or nobody
  std::vector<Action> tools;  // of one of several: cards
  std::vector<NotNow> not_now;
};

struct Reason {      // why something may not be entered now
  std::string what;  // the calls, with commas
  std::string why;
  std::string rule;      // id
  std::string sentence;  // all three, for reading
  std::string whom;      // the side it is told of; empty: everybody
  bool operator==(const Reason&) const = default;
};

// Who deals, cuts and leads, before the first card; between hands also what can still be changed.
struct DealHelp {
  std::vector<std::string> lines;
  std::vector<Action> actions;  // the cut, an exposed card
  std::string dealer_title, pairs_title;
  std::vector<Action> dealers, pairs;
};

// A form: a table of fields.
struct FormView {
  std::string title, help;
  std::vector<FieldView> fields;
  Action enter;
};
struct MoreSheet {
  std::string title;
  std::vector<Action> list;  // the forms; chosen: the open one
  std::optional<FormView> form;
  Action close;
};

// The end of a match.
struct CurveLine {
  std::string label;
  int side = 0;
  std::vector<int> values;  // its points after each deal, from nought
};
struct Finale {
  struct Place {
    std::string place, name, points;
    int side = 0;
    bool wins = false, lantern = false;  // lantern: the last of three and more
  };
  std::string match;               // its id
  std::string winner, verdict;     // "Nosotros", "Nosotros wins the match"; level: the verdict alone
  std::vector<std::string> facts;  // how long, where it turned, what was broken
  std::vector<Place> places;
  std::string curve_title;
  std::vector<CurveLine> curve;
  std::vector<Action> next;  // the same table, other seats, other partners, another game
  std::string agree_title;
  std::vector<Action> agree;
  std::vector<Action> share;  // as text, as a picture
  Action look, undo;          // look: the panel's own, back to the board
};

// What the right-hand side of the board is for just now.
struct Board {
  enum class Stage { between, playing, settling, decided };
  Stage stage = Stage::between;
  std::string headline;  // "Hand 4", "Ana wins the match"
  std::string detail;    // "Dealer: Dani"
  std::string instead;   // the event the next one stands for, in words; empty: none
  Action keep;           // leaves that event as it is
  Paper paper;           // what the game is written on; nothing: the tally of the sides, which follows
  std::vector<SideBoard> sides;
  std::vector<SeatView> seats;  // in order of play, counter-clockwise round the table
  std::vector<Contest> contests;
  std::optional<DealHelp> deal;
  std::optional<Stake> stake;        // of an open hand
  std::vector<HandLine> results;     // in place of the contests, where the table wants it so
  std::vector<std::string> summary;  // of the hand that is over
  std::vector<Action> next;          // start the hand, rematch
  std::string agree_title;
  std::vector<Action> agree;  // of a decided match: each side for itself
  std::vector<Action> tools;  // cards, annul, everything else
  std::vector<Reason> reasons;
  std::string reasons_title;
  Action more_reasons;  // of the panel's own: shows the next
  std::string last_title;
  std::vector<std::string> last;  // the last three, newest last
  Action undo, redo;
  std::optional<Finale> finale;  // of a match that is over
  std::optional<KeypadView> keypad;
  std::optional<MoreSheet> more;
  bool asking = false;  // what is pressed is asked about; the calls stand closer together
  std::optional<AnswerCard> answer;
};

// --- the event list

// Points of one side, and the rule that gives them.
struct SidePoints {
  std::string side, points, rule;
};
struct HistoryRow {
  std::int64_t seq = 0;
  std::string number, time, author, text, note;
  std::string remark;  // what somebody wrote beside it
  std::vector<SidePoints> postings;
  bool struck = false;
  Action choose;                // opens and closes what can be done with it; no label: nothing
  Action replace;               // at once; no label: it cannot be
  std::string change;           // of the open row: the score now and without it
  std::string falls_title;      // over what would fall with it …
  std::vector<Action> falls;    // … each to be kept or dropped
  std::vector<Action> reasons;  // of the open row: why it is put right
  std::vector<Action> mend;     // of the open row: strike, replace, appeal, ask
  TextField note_field;         // of the open row; no id: no note can be written
  Action keep_note;
};
// A hand or deal, as its game calls it.
struct HistoryHand {
  Action fold;                    // its name, and the score at its end; pressed, it opens or closes
  std::vector<std::string> told;  // what was written in it
  bool open = true;
  std::vector<HistoryRow> rows;  // newest first
};
struct History {
  std::string title, empty, reasons_title;
  TextField search;
  std::vector<Action> of;  // what is listed
  Action fold;             // results alone
  std::vector<std::string> columns;
  std::vector<HistoryHand> hands;  // newest first
};

// --- home

// What a game is kept on.
enum class Material { cloth, ruled, slate, cards, squared };
struct MatchCard {
  struct Side {
    std::string name, points;
  };
  std::string title;        // "Ana – Beto"
  std::string score;        // "21 – 14"
  std::string detail;       // ruleset, status, when
  std::string game, state;  // its title, "in progress"
  std::vector<Side> sides;
  Material material = Material::squared;
  bool live = false;
  Action open, again, discard;  // discard: of a match in which nothing was entered
};
struct Home {
  std::string title, welcome, live_title, recent_title;
  std::optional<MatchCard> first;       // to go on with: the newest in progress, else the last played
  std::vector<MatchCard> live, recent;  // the others
  std::string again_title;
  std::vector<Action> again;  // the tables that played last, each once
  std::string games_title;
  std::vector<Action> games;        // a new match of each
  std::vector<Material> materials;  // and what each is kept on
  Action club, all;                 // all: every match there is
  Action people, referee, room;     // room: every phone in the hall takes part
  Action sample;                    // a match to try things with, before the first
};

// --- all matches

struct MatchList {
  std::string title, empty;
  TextField search;
  std::vector<Action> games;  // which are listed
  Action live;
  std::vector<Action> rows;  // a page of them
  std::string page;          // "25 to 48 of 2000"; empty: there is but one
  Action back, next;
};

// --- the new-match sheet

struct RulesetChoice {
  Action choose;
  std::string definition;
};
struct NameField {
  std::string id, label, hint;
  int place = 0;  // seat, or side for the sides' names
};
struct NewMatch {
  std::string title, ruleset_title, players_title, names_title, sides_title, dealer_title;
  std::vector<RulesetChoice> rulesets;
  std::vector<Action> players;
  std::vector<NameField> names, sides;
  std::string known_title;
  std::vector<Action> known;  // a person each: one tap fills the next free place
  std::string together_title;
  std::vector<Action> together;  // who plays with whom; of three: who alone, or by turns
  std::vector<Action> dealers;
  Action house_rules;                   // every parameter of this match
  Action lot, lot_seats, start, close;  // lots: who deals; who sits where
  std::string problem;                  // why it cannot start, in words
  MatchDraft draft;
};

// --- house rules

struct ParameterRow {
  std::string title, edition;   // edition: what the edition has, where this differs
  std::vector<Action> choices;  // chosen: what is agreed
  std::string number;           // of one that is a number: between its two keys
  Action less, more;
  Help help = {};
};
struct HouseRules {
  std::string title, help;
  std::vector<Action> groups;
  std::vector<ParameterRow> rows;  // of the chosen group
  std::string name, name_hint;
  Action save, reset, remove, close;  // remove: no label where there is nothing to remove
  std::string problem;
};

// --- a match on a second screen: to be read from across the room, nothing to press

struct TvView {
  std::string title, headline;
  std::vector<SideBoard> sides;
  Action back;  // wherever it is pressed; no label: a window for this alone
};

// --- settings

struct SettingsView {
  std::string title, scale_title, scale, theme_title, language_title, motion_title, level_title,
      minutes_title, minutes, about, backup_title, backup;  // backup: when the last copy was made
  Action smaller, larger, fewer_minutes, more_minutes, back_up, database, keys;  // keys: their page
  Help theme_help, level_help;
  std::vector<Action> languages, themes, motion, levels;  // motion: and whether the score is said, and tones
};

// --- the referee's PIN

// Asked for before what only a referee may enter.
struct PinSheet {
  std::string title, help, referee_title, pin_title, hint, problem;
  std::string field, typed;  // what is typed goes into this field; never drawn as it is
  std::vector<Action> referees;
  std::vector<Action> keys;  // digits
  Action erase, enter, close;
};

// --- all of it

struct Panel {
  std::string title, subtitle;
  std::vector<Action> bar;
  std::variant<Home, MatchList, NewMatch, HouseRules, Board, History, SettingsView, RefereeSheet, RulingLog,
               RulebookPage, WhySheet, PinSheet, ClubView, PlayerPage, NewCompetition, RoundScreen,
               StandingsView, EntrantsView, WallView, ProgressView, TvView, PeopleView, PersonView, RoomView,
               PhoneView, PapersView, ManageView, ServerView, TogetherView, PrintView>
      body;
  std::string clock;   // the time left for an appeal; empty: none runs
  std::string asking;  // that nothing is entered, only asked; empty: it is entered
  Action stop_asking;
  std::string notice;  // a sentence that stays until it is dismissed
  Action dismiss;
  Action go_on;                    // does what was refused all the same; no label: nothing
  std::string change;              // the score now, and after it
  std::string falls_title;         // over what would be struck by that as well, in place of the body …
  std::vector<Action> falls;       // … each to be kept or dropped
  std::vector<std::string> pages;  // names of the two halves of the board where a window is too small
};

}  // namespace tanteador::view
