#pragma once
// The board of a match in play: the score, the possible entries, and the reasons against the others.

#include <functional>

#include "src/core/text/join.hpp"
#include "src/view/match_context.hpp"
#include "src/view/screens/screens.hpp"

namespace tanteador::view {

MatchScreen make_match_screen(const MatchContext& match, const BoardState& state);

// Calls `each` for every button that can enter something, with the title of its form or keypad.
using EachKey = std::function<void(Button& key, const std::string& title)>;
void visit_keys(MatchScreen& board, const EachKey& each);
// For the replacement of an event: each button that changes the score shows the score before and after.
void tell_scores_instead(MatchScreen& board, const AnyMatch& now, EventSeq replaced);

struct BoardContext {
  const MatchContext& table;
  const std::vector<Offer>& offers;  // including refused offers
  const BoardState& state;
};

// Adds a warning to each button that ends the deal: it discards answers that it does not enter.
void name_lost_answers(MatchScreen& board, const BoardContext& context);

void set_finale(MatchScreen& board, const MatchContext& match);

KeypadView make_keypad(const BoardContext& context);
struct PackView;
struct CardKeys {
  const PackView& pack;
  const std::vector<std::string>& picked;
  std::function<Command(const std::string& card)> press;
};
// Keys that pick up to `most` cards into a state, which must outlive the result.
CardKeys keys_into(const AnyMatch& match, const BoardState& state, std::size_t most);
CardKeys keys_into(const AnyMatch& match, const RefereeState& state, std::size_t most);
// One row for each suit and one for the tarocks.
std::vector<std::vector<Button>> card_keys(const CardKeys& keys);
void add_card_keys(KeypadView& view, const CardKeys& keys);
// Entries without a button on the board: a list, or the open form.
MoreSheet make_more(const BoardContext& context);

// The legal offer of this type and word; null when there is none.
const Offer* legal_offer(const std::vector<Offer>& offers, std::string_view type, std::string_view word = {},
                         int contest = 0);
const Fact* fact(const Facts& facts, std::string_view name);
int number_fact(const Facts& facts, std::string_view name, int otherwise);
std::optional<Seat> seat_fact(const Facts& facts,
                              std::string_view name);  // empty also if the fact is nobody
int number_parameter(const AnyMatch& match, std::string_view name, int otherwise);
bool hand_is_open(const std::vector<Offer>& offers);

const std::string& seat_name(const MatchContext& match, Seat seat);
const std::string& side_name(const MatchContext& match, Side side);
using tanteador::join;
std::string joined_names(const MatchContext& match, const std::vector<Seat>& seats);  // "Ana, Caro"

inline command::SetState keypad(Keypad which, int contest) { return {Changes{change::Pad{which, contest}}}; }
inline command::SetState form(std::string id) { return {Changes{change::Form{true, std::move(id)}}}; }

}  // namespace tanteador::view
