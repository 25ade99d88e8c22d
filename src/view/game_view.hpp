#pragma once
// GameView: the part of the screens that a game adds. One row a game; the screens name no game.

#include <array>
#include <span>
#include <string_view>

#include "src/core/text/text.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/entry/forms.hpp"
#include "src/view/league/round/slip.hpp"

namespace tanteador::view {

struct PackView {
  struct Suit {
    char letter;            // in the event file
    std::string_view name;  // the game's own word, or the suit's symbol
  };
  std::array<Suit, 4> suits;
  std::span<const std::string_view> ranks;
  bool tarocks = false;        // T1 to T21 and X besides the suits
  std::string_view fool = {};  // name of X
};

// English texts of a game whose match is the best of several sets.
struct SetWords {
  std::string_view title = {};            // column title of the won sets
  std::string_view number = {};           // with its number
  std::string_view won = {};              // "{0} wins …"; {0}: the side
  std::string_view so_far = {};           // won sets and the number to win
  std::string_view scores_and_sets = {};  // the scores and the won sets of each side
};
// English texts of a game that has several contests in one deal.
struct ContestWords {
  std::string_view name = {};  // {0}: its number
  std::string_view how = {};   // its number and a detail
  std::string_view what = {};  // a cause of points and its number
};
// An English text for an event, or for a word of an event.
struct EventWord {
  std::string_view word, english;
};

// English texts with the game's word for a deal.
struct DealWords {
  std::string_view title = N_("Deal"), number = N_("Deal {0}"), none = N_("No deal yet."),
                   in_progress = N_("In progress. Deal {0}: {1} deals."),
                   leader = N_("In progress. Deal {0}: {1} deals, {2} leads."),
                   cancel = N_("Cancel the deal…"), entries = N_("Entries of this deal");
  // Texts of a finished match.
  std::string (*count)(int n) = [](int n) { return trn("{0} deal", "{0} deals", n); };
  std::string_view curve = N_("Points, deal by deal"), most = N_("Most points in one deal: {0} {1}"),
                   led_from = N_("{0} led from deal {1} to the end"),
                   led_always = N_("{0} led from the first deal to the last"),
                   best = N_("Record! The best deal under these rules so far was {0}"),
                   fewest = N_("Record! The fastest match under these rules so far took {0} deals");
};

// The ruleset offered first in a region: where its language is used, "es_AR", or where the user says so.
struct RegionalRules {
  std::string_view id, name, locale, ruleset;
};
inline constexpr std::string_view kElsewhere = "elsewhere";  // none of the regions

struct GameView {
  std::string_view game;         // id
  std::string_view title, line;  // English: the name, and a description in one line
  std::span<const int> players;  // offered numbers, the usual one first; a ruleset may allow one alone
  std::span<const RegionalRules> regional = {};
  // Usual names of the two teams; empty when each player is a side. `words`: the value of `words_parameter`.
  std::array<std::string_view, 2> (*teams)(int players, std::string_view words);
  std::string_view words_parameter = {};  // the parameter of a ruleset that chooses the words
  Material material = Material::squared;
  DealWords deal = {};
  SetWords sets = {};
  ContestWords contests = {};
  std::span<const EventWord> events = {}, words = {};  // events: as possible entries
  // The question who plays alone against two; empty: nobody does.
  std::string_view alone = {};
  bool sides_chosen = false;        // the table chooses between single players and two teams
  PackView pack, french_pack = {};  // french_pack: where the table plays with it instead
  // The events of a played card and of shown cards; null when the game has none.
  AnyEvent (*card_played)(Seat seat, const std::string& card, int contest) = nullptr;
  AnyEvent (*shown)(Seat seat, const std::vector<std::string>& cards, int contest) = nullptr;
  std::span<const FormRow> forms;  // entries without a button on the board
  // Describes one of the game's events in a sentence; empty for other events.
  std::string (*tell)(const AnyEvent& event, const Names& names);
  // Fills the game's part of the board: sheet, headline, and what comes next during play.
  void (*fill)(MatchScreen& board, const BoardContext& context);
  // Answers on the board that led to the event. No changes: one tap. Empty: the board cannot enter it.
  std::optional<Changes> (*prefill)(const AnyEvent& event) = nullptr;
  // Adds the buttons that accept the typed value, one for each possible player (Keypad::value).
  void (*value_accepts)(KeypadView& view, const BoardContext& context) = nullptr;
  // Lines of an unfinished sample match between these sides, for practice.
  std::string (*sample)(std::span<const std::string> sides) = nullptr;
  bool (*counts_beans)(const AnyMatch& match) = nullptr;
  bool singles = false;    // in competitions each player plays alone
  int round_minutes = 45;  // usual length of a round in a competition
  // Checks of a result slip (league/slip.hpp): scores the ruleset cannot give, and whether all sum to 0.
  std::optional<SlipFault> (*slip_fault)(const rulebook::Edition& edition,
                                         const league::event::TableScore& score,
                                         const league::StageSetup& stage) = nullptr;
  bool (*figures_balance)(const rulebook::Edition& edition) = nullptr;
};

std::span<const GameView> game_views();  // in the order of the home screen
const GameView& game_view(std::string_view game);
const PackView& pack_of(const AnyMatch& match);

#define TANTEADOR_VIEW(game, Game) extern const GameView k##Game##View;
TANTEADOR_EACH_GAME(TANTEADOR_VIEW)
#undef TANTEADOR_VIEW

}  // namespace tanteador::view
