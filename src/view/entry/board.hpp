#pragma once
// The board of a match in play: the score as it is spoken, what may be entered now, and why the rest may not.

#include <functional>

#include "src/core/text/join.hpp"
#include "src/view/screens/screens.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

MatchScreen make_match_screen(const Table& table, const BoardPick& pick);

// Every key of it that could enter something, and the title of the form or keypad it stands on.
using EachKey = std::function<void(Action& key, const std::string& title)>;
void each_key(MatchScreen& board, const EachKey& each);
// While that event of the match is being replaced: each key that would change the score says it, as it is and
// as it would be.
void tell_scores_instead(MatchScreen& board, const AnyMatch& now, EventSeq replaced);

// What the sections of the board are made from.
struct Scene {
  const Table& table;
  const std::vector<Offer>& offers;  // with_refused
  const BoardPick& pick;
};

// Answers on the board are about the deal in play. A key that ends it forgets those it does not enter, and
// its second line says so (lost_answers.cpp).
void name_lost_answers(MatchScreen& board, const Scene& scene);

// Of a match that is over: who won, how it went, and what comes next (finale.cpp).
void set_finale(MatchScreen& board, const Table& table);

// Cards and values by keys (keypad.cpp).
KeypadView make_keypad(const Scene& scene);
// Keys for cards: of which game's pack, those that are picked, and what one of them does.
struct CardKeys {
  std::string_view game;
  const std::vector<std::string>& picked;
  std::function<Command(const std::string& card)> press;
};
// Into the cards of the board's pick or of the referee's, which must outlive it; `most` can be picked.
CardKeys keys_into(std::string_view game, const BoardPick& pick, std::size_t most);
CardKeys keys_into(std::string_view game, const RefereePick& pick, std::size_t most);
// A row for each suit and one for the tarocks.
std::vector<std::vector<Action>> card_keys(const CardKeys& keys);
// The same into a keypad, the suits one below the other.
void add_card_keys(KeypadView& view, const CardKeys& keys);
// Everything that has no place of its own on the board (forms.cpp).
MoreSheet make_more(const Scene& scene);

// The offer of this type and word, if it is legal now.
const Offer* legal_offer(const std::vector<Offer>& offers, std::string_view type, std::string_view word = {},
                         int contest = 0);
const Fact* fact(const Facts& facts, std::string_view name);
int number_fact(const Facts& facts, std::string_view name, int otherwise);
std::optional<Seat> seat_fact(const Facts& facts, std::string_view name);  // nothing also where it is nobody
int number_parameter(const AnyMatch& match, std::string_view name, int otherwise);
bool hand_is_open(const std::vector<Offer>& offers);

const std::string& seat_name(const Table& table, Seat seat);
const std::string& side_name(const Table& table, Side side);
using tanteador::join;
std::string joined_names(const Table& table, const std::vector<Seat>& seats);  // "Ana, Caro"

inline command::Aim keypad(Keypad which, int contest) { return {Changes{change::Pad{which, contest}}}; }
inline command::Aim form(std::string id) { return {Changes{change::Form{true, std::move(id)}}}; }

}  // namespace tanteador::view
