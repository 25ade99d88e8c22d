#pragma once
// A table of Truco for tests, played from a line of short words. Two players sit at A and B, more at
// A1 B1 A2 B2 …, three sides at A B C. Sides are A, B, C.
//
//   hand  hand=B  hand=B/pica_pica  hand/pica_pica  hand//A1-B1,A2-B2     (dealer, mode, pairs)
//   hand/redonda!  hand+iron!  hand+eleven>A!     (as played, whatever is due)
//   A:envido  B:quiero           calls                A:fold  A:false  A:interferes
//   A:cut=20/20  A:exposed=keep  turned=5o            A/1e  A/covered  a card played (A/-: none named)
//   A=28  A=good  A~30           envido and flor said envido>A  flor>B=30   settled
//   A:differs=envido  A:refused=flor          shown, but not written down
//   A[7e,6e,1b]                  shown                trick>A  trick>T      a trick the short way
//   A?B=held  A?B=none  A?B[1e,2b]   pido flor        tally>A=3  tally>A=3/flor
//   ruled>A=-3  carried=20-12  annulled  end=agreed  end=forfeit/A
//   A:warned  A:renamed  A:replaced  confirmed>A  appealed>A=7  decided=7
//   A=28:differs  envido>A:refused  A:flor:refused     found out of the winner's cards by correction
//   case=2                       a case ruled on, one act with the two next
//   void=5  void=5!  void=5+6  amend=5{A:truco}  amend=5{A:truco}!      (! also strikes what no longer
//   stands)
// and, for any of the events of a hand, @2 for the second duel.
//
// `values:A=28,B=27>A`, `flores:…` and `tricks:ABT` may be entered in several ways: see Entry.

#include <string>
#include <string_view>

#include "src/games/truco/match.hpp"

namespace tanteador::test {

// The form in which the table enters facts. Values: each value said, the winner with the value of his cards,
// or the winner alone. Tricks: by winner or card by card.
struct Entry {
  enum class Values { said, settled_with_value, settled } values = Values::said;
  enum class Tricks { winners, cards } tricks = Tricks::winners;
};
inline constexpr Entry::Values kValues[] = {Entry::Values::said, Entry::Values::settled_with_value,
                                            Entry::Values::settled};
inline constexpr Entry::Tricks kTricks[] = {Entry::Tricks::winners, Entry::Tricks::cards};

enum class Sides { usual, two_of_three };  // two_of_three: A alone against B1 and B2

// "target=15 falta=loser posting=immediate" over the German edition, or over a named one: "truco-argentino
// target=15".
truco::Parameters parameters_of(std::string_view text);

class Table {
 public:
  explicit Table(int players = 2, std::string_view parameters = "", Sides sides = Sides::usual);

  // Plays until an event is refused. `refused()` is then the key of the refusal, else "".
  Table& play(std::string_view script, Entry entry = {});

  const Match<Truco>& match() const { return match_; }
  const std::string& refusal_key() const { return refused_; }
  const std::optional<Refusal>& refusal() const { return refusal_; }
  const std::string& refused_word() const { return refused_word_; }
  std::string score() const;   // "20-12"
  std::string chicos() const;  // "1-0", including the decided chico
  std::string status() const;  // "in_progress", "won A"
  // The postings of the last hand: "envido A+2, truco B+1". "A+2?" marks a posting that was not shown. "truco
  // A+1(2)" adds in brackets a full amount beyond the points really posted.
  std::string posted() const;

  Match<Truco>::Event event(std::string_view word) const;  // throws std::invalid_argument
  std::string seat_name(Seat seat) const;

 private:
  std::optional<Seat> seat(std::string_view name) const;
  Seat need_seat(std::string_view name) const;
  Side need_side(std::string_view name) const;
  Truco::Event game_event(std::string_view word) const;
  bool has_folded(Seat player) const;
  bool submit(std::string_view word);
  void play_values(std::string_view of, std::string_view text, Entry::Values how);
  void play_tricks(std::string_view results, Entry::Tricks how);

  Match<Truco> match_;
  std::string refused_, refused_word_;
  std::optional<Refusal> refusal_;
};

}  // namespace tanteador::test
