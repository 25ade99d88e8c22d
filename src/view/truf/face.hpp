#pragma once
// Sections of the Truf board, each made from facts and offers of the engine.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "src/games/truf/truf.hpp"
#include "src/registry/game.hpp"
#include "src/view/entry/entries.hpp"
#include "src/view/game_view.hpp"
#include "src/view/league/round/slip.hpp"

namespace tanteador::view::truf {

namespace engine = ::tanteador::truf;

using engine::kSeats, engine::kTricks;

inline Entry as_entry(engine::Event event) { return {event_of<Truf>(std::move(event))}; }
inline command::Enter enter(engine::Event event) { return {{as_entry(std::move(event))}}; }

// ready: between deals, when bids of the next deal may be entered.
enum class Stage { over, ready, bidding, shifting, playing };

struct Now {
  const BoardContext& context;
  Stage stage;
  Facts deal, next;
  bool single;  // replacement of an earlier event by exactly one

  const std::string& picked_value(const std::string& key) const { return context.state.value("truf/" + key); }
  // Sets an answer and clears the selected player.
  command::SetState pick(const std::string& key, std::string value) const;
  std::string word(std::string_view fact) const;  // of the deal; empty: none
  const std::string& name(Seat seat) const { return seat_name(context.table, seat); }
};
Now now(const BoardContext& context);
int deal_direction(const Facts& facts);  // 1 counter-clockwise, -1 clockwise

// The next player asked: the selected one, else the first of `left`.
std::optional<Seat> next_asked(const Now& now, const std::vector<Seat>& may, const std::vector<Seat>& left);

bool has_picked_nothing(const Now& now);
bool one_by_one(const Now& now);
std::optional<Seat> next_bidder(const Now& now);  // empty: all have a card
TrufCard picked_card(const Now& now, Seat seat);  // the picked bid; no face: none
int next_number(const Now& now);
void fill_ready(TrufRound& round, MatchScreen& board, const Now& now);
void fill_bids(TrufRound& round, const Now& now);
void fill_shift(TrufRound& round, const Now& now);

struct Counts {
  std::array<std::optional<int>, kSeats> given{};
  std::array<std::optional<int>, kSeats> all{};  // including the fourth, which is the rest
  std::optional<Attempt> attempt;                // once all are known
};
Counts counts(const Now& now);
bool is_by_counts(const Now& now);   // tricks are entered as a count for each player …
bool is_by_winners(const Now& now);  // … or trick by trick, by winners
std::optional<Seat> next_counter(const Now& now, const Counts& counts);  // empty: all counts are known
// The cards of the last trick; `players` gets who played them. Empty after the winner is entered.
std::vector<std::string> trick_on_table(const Now& now, std::vector<Seat>& players);
void fill_tricks(TrufRound& round, const Now& now, const Counts& counts);

// The pack as keys; `make` creates each action from the card.
std::vector<TrufKey> pack_keys(const std::function<Button(const std::string& card)>& make);
TrufCard card_of(std::string_view word);  // face up; no face for an empty word
engine::Card card_by_name(std::string_view word);

void fill_seats(TrufRound& round, const Now& now, const Counts& counts);
void fill_sheet(TrufRound& round, const Now& now);
// Points of each side in this deal; empty without a posting.
std::array<std::optional<int>, kSeats> points_of(const AnyMatch& match, int deal);

std::span<const FormRow> forms();
std::string tell(const AnyEvent& event, const Names& names);

std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const league::event::TableScore& score,
                                    const league::StageSetup& stage);

}  // namespace tanteador::view::truf
