#pragma once
// What each game adds to the screens: one row a game. The screens themselves name none.

#include <array>
#include <span>
#include <string_view>

#include "src/core/text/text.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/entry/forms.hpp"
#include "src/view/league/round/slip.hpp"

namespace tanteador::view {

// The pack as the keys of the panel show it.
struct PackView {
  struct Suit {
    char letter;            // of the event file
    std::string_view name;  // the game's own word, or its sign
  };
  std::array<Suit, 4> suits;
  std::span<const std::string_view> ranks;
  bool tarocks = false;        // T1 to T21 and X beside the suits …
  std::string_view fool = {};  // … and what X is called
};

// English, of a game whose match is the best of several sets.
struct SetWords {
  std::string_view title = {};   // over a column of those won
  std::string_view won = {};     // "{0} wins …": the side
  std::string_view so_far = {};  // those won, of how many
  std::string_view beside = {};  // the scores, and who has won how many
};
// English, of a game of which several may be played side by side in one deal.
struct ContestWords {
  std::string_view name = {};  // by its number
  std::string_view how = {};   // its number and what is said of it
  std::string_view what = {};  // what points are for, and its number
};
// An event of its own, or a word of one, that is English and not the game's.
struct EventWord {
  std::string_view word, english;
};

// What the game's people call one dealing out of the cards. English.
struct DealWords {
  std::string_view title = english("Deal"), number = english("Deal {0}"), none = english("No deal yet."),
                   in_progress = english("In progress. Deal {0}: {1} deals."),
                   leader = english("In progress. Deal {0}: {1} deals, {2} leads."),
                   cancel = english("Cancel the deal…"), entries = english("Entries of this deal");
  // Of a match that is over.
  std::string (*count)(int n) = [](int n) { return trn("{0} deal", "{0} deals", n); };
  std::string_view curve = english("Points, deal by deal"),
                   most = english("Most points in one deal: {0} {1}"),
                   led_from = english("{0} led from deal {1} to the end"),
                   led_always = english("{0} led from the first deal to the last"),
                   best = english("Record! The best deal under these rules so far was {0}"),
                   fewest = english("Record! The fastest match under these rules so far took {0} deals");
};

struct GameView {
  std::string_view game;         // its id
  std::string_view title, line;  // English: what it is called, and what it is in one line
  std::span<const int> players;  // offered, the customary first; a ruleset for one number offers that alone
  // Customary names of the two teams; empty where at a table of so many every player is a side.
  std::array<std::string_view, 2> (*teams)(int players);
  Material material = Material::squared;
  DealWords deal = {};
  SetWords sets = {};
  ContestWords contests = {};
  std::span<const EventWord> events = {}, words = {};  // events: as what may be entered
  // Of three, one may play alone against two: the question who does; empty: nobody.
  std::string_view alone = {};
  bool sides_chosen = false;  // each for himself, or in the two teams as the table chooses
  PackView pack;
  // A card played from the hand, and cards shown, as an event; of a game that has them.
  AnyEvent (*card_played)(Seat seat, const std::string& card, int contest) = nullptr;
  AnyEvent (*shown)(Seat seat, const std::vector<std::string>& cards, int contest) = nullptr;
  std::span<const FormRow> forms;  // what has no place of its own on the board
  // An event of its own in one sentence; empty where it is none of its own, or has none.
  std::string (*tell)(const AnyEvent& event, const Names& names);
  // The game's own part of the board; headline and what comes next while the match is on.
  void (*fill)(MatchScreen& board, const Scene& scene);
  // What was picked and typed on the board for that event; empty where one tap enters it, nothing where it
  // has no place there.
  std::optional<Changes> (*prefill)(const AnyEvent& event) = nullptr;
  // Who may be named for the value that was typed; of a game that asks for one (Keypad::value).
  void (*value_accepts)(KeypadView& view, const Scene& scene) = nullptr;
  // The lines of a match some way in, between these sides, to try things with.
  std::string (*sample)(std::span<const std::string> sides) = nullptr;
  bool singles = false;    // at a club's competition everybody plays for himself …
  int round_minutes = 45;  // … and a round lasts so long
  // Of a club's slip: what the ruleset cannot give (league/slip.hpp), and whether all figures sum to nought.
  std::optional<SlipFault> (*slip_fault)(const rulebook::Edition& edition,
                                         const league::event::TableScore& score,
                                         const league::StageSetup& stage) = nullptr;
  bool (*figures_balance)(const rulebook::Edition& edition) = nullptr;
};

std::span<const GameView> game_views();  // as the home screen shows them
const GameView& game_view(std::string_view game);

#define TANTEADOR_VIEW(game, Game) extern const GameView k##Game##View;
TANTEADOR_EACH_GAME(TANTEADOR_VIEW)
#undef TANTEADOR_VIEW

}  // namespace tanteador::view
