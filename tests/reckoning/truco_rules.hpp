#pragma once
// Truco calculated independently from the printed editions and variants, sentence by sentence. T, TA, U, UA,
// B, BA and G numbers as in docs/rules/truco.md.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/reckoning/truco_cards.hpp"

namespace tanteador::reckoning::naipes {

enum class What { flor, envido, truco, penalty };
enum class Reach { points, chico, match };
struct Due {  // points due to a team
  What what{};
  int team = 0, points = 0;
  Reach reach = Reach::points;
};

// A player's announcement of his value; no value: "son buenas".
struct SaidValue {
  int player = 0;
  std::optional<int> value;
};

// One contest of cards and words: the whole table, or one duel of a pica-pica.
class Contest {
 public:
  // `players`: in turn order from mano. `teams`: team 0 or 1 by player. `score`: of each team so far, and
  // the leader's.
  struct Standing {
    int team[2] = {0, 0};
    int leader = 0, last = 0;
  };
  Contest(const Agreement& agreed, const Cards& cards, bool duel, std::vector<int> players,
          std::map<int, int> teams, std::map<int, Hand> hands);
  // The hand of eleven: `decider` is the team that says first whether it plays, or nobody in an iron hand.
  void begin_eleven(std::optional<int> decider);

  const std::vector<int>& players() const { return players_; }
  const Hand& hand(int player) const { return hands_.at(player); }
  int team(int player) const { return teams_.at(player); }
  bool is_out(int player) const { return out_.at(player); }
  bool plays(int player) const { return teams_.contains(player); }
  bool is_over() const { return over_; }
  bool is_ordinary() const { return eleven_ == "none"; }
  const Cards& cards() const { return cards_; }

  // The rules of speaking. `holds`: the player really has the flor these words need.
  bool may_say(int player, const std::string& word, const Standing& now) const;
  // `points`: those that the call names; 0: none.
  void say(int player, const std::string& word, const Standing& now, int points = 0);
  // UA-14: true if these points may be named with this word.
  bool may_name(const std::string& word, int points) const;

  // The contest that waits for its values ("flor", "envido" or ""), the players who may speak, in order, and
  // their announcements.
  std::string waiting() const;
  std::vector<int> speakers() const;
  void settle(const std::vector<SaidValue>& said);
  std::optional<SaidValue> winner_of(const std::string& talk) const;  // as the values were said
  void shows(int player) { shown_[player] = true; }
  bool has_shown(int player) const { return shown_.at(player); }

  bool trick_begins() const { return table_.empty(); }
  bool may_play(int player) const;
  bool may_cover() const;
  Hand cards_left(int player) const;  // his cards not yet played
  // The winner of the trick this card ended: 0, 1, or 2 for a tie; -1 while it goes on.
  int play(int player, const Naipe& card, bool covered = false);
  bool is_last_of_side(int player) const;
  bool may_fold(int player) const;
  // Returns as `play`, since the trick may have waited only for him.
  int fold(int player, const Standing& now);

  bool announced(int player) const;
  bool gave_way(int player) const;            // said "con flor me achico" to a flor
  bool talk_was_cut() const { return cut_; }  // an answer ended the flor talk before everybody had spoken
  bool was_shut_out(int player) const;        // another's words prevent him from announcing a flor
  bool flor_was_raised() const { return !raise_.empty(); }
  bool must_answer_flor(int player) const { return flor_ == "raised" && flor_by_ != team(player); }
  bool has_announced(int team) const;
  void call_false(int player) { false_[player] = true; }
  void challenge(int accused) { accused_ = accused; }
  void interfere(int offending_team);
  bool interfered() const { return offending_team_ >= 0; }

  // The points due so far, in the order of counting (T-4, TA-14).
  std::vector<Due> due() const;
  std::string story() const;
  // The rules this contest has met.
  const std::set<std::string>& met() const { return met_; }

 private:
  bool uruguayan() const { return agreed_.is("flor_bets", "uruguayan"); }
  void meet(const std::string& rule) const { met_.insert(rule); }
  int stake(int level) const;
  int points_of(const std::string& word, int named) const;
  int steps() const;
  Reach reach(int level) const;
  bool may_say_of_flor(int player, const std::string& word) const;
  bool may_accept_flor(int player) const;
  bool may_bid_on_flor(int player, const std::string& word) const;
  bool raise_is_capped(int step, const Standing& now) const;
  void raise_truco(int player);
  bool speaks_of_flor_in_time(int player) const;
  bool may_announce(int player, bool unanswered_too = false) const;
  std::vector<int> silent_who_may(bool unanswered_too) const;
  void note_shut_out(const std::vector<int>& could, int speaker);
  void take(int player, const std::string& word, const Standing& now, int points);
  bool may_raise_flor(int player, const std::string& word) const;
  bool may_open_envido(int player) const;
  bool may_call_envido(int player, const std::string& word) const;
  bool may_call_truco(int player, const std::string& word, const Standing& now) const;
  bool may_answer(int player) const;
  void close_open_flor();
  void announce(int player);
  void say_of_flor(int player, const std::string& word, const Standing& now, int points);
  void answer(int player, bool yes, const Standing& now);
  int flores(int team) const;
  int flores() const { return flores(0) + flores(1); }
  int end_trick();
  std::vector<int> leaders_of(const std::vector<int>& highest, int result) const;
  int decided_by_tricks() const;
  void finish(int winner, int points, Reach as_far_as = Reach::points);
  std::optional<Due> due_for_flor() const;
  int due_for_lone_flores() const;
  int due_for_accepted_flor(int winner) const;
  int due_for_refused_flor() const;
  Due due_for_accepted_bid(int winner) const;
  int due_for_refused_bid() const;
  int sum_of_bids(std::size_t count) const;
  int resto() const;
  int in_duel(int points) const;
  std::optional<Due> due_for_envido() const;
  int counted_with(int points, int caller, const Standing& now) const;
  Due falta(int winner, const Standing& then) const;
  void add_pido_flor(std::vector<Due>& list) const;
  std::optional<SaidValue> best(const std::vector<SaidValue>& said, bool flor) const;
  int winning_team(const std::string& talk) const;

  const Agreement& agreed_;
  Cards cards_;
  bool duel_;
  std::vector<int> players_;
  std::map<int, int> teams_;
  std::map<int, Hand> hands_;
  std::map<int, bool> out_, shown_, false_;
  std::string story_;
  mutable std::set<std::string> met_;

  // The flor: none open contested raised accepted said alone conceded
  std::string flor_ = "none", raise_;
  bool after_contraflor_ = false, cut_ = false;
  int flor_by_ = -1, before_raise_ = 0;
  std::vector<int> announced_, shrunk_, shut_out_;
  std::vector<SaidValue> flor_said_;
  std::vector<std::string> bids_;  // Uruguay
  std::vector<int> bid_points_;
  Standing flor_then_;

  // The envido: none open accepted said refused cancelled
  std::string envido_ = "none";
  std::vector<std::string> envido_calls_;
  std::vector<int> envido_sums_;  // after each call, as the calls count
  std::vector<int> envido_callers_;
  int envido_by_ = -1;
  std::vector<SaidValue> envido_said_;
  Standing envido_then_;

  // The truco. The hand of eleven: none asked played iron
  std::string eleven_ = "none";
  int decider_ = -1;
  int level_ = 0, pending_by_ = -1, may_raise_ = -1, first_caller_ = -1;
  bool over_ = false;
  std::optional<Due> truco_due_;

  // The tricks
  std::vector<int> results_, leaders_;
  struct PlayedCard {
    int player;
    Naipe card;
    bool covered = false;
  };
  int order(const PlayedCard& played) const { return played.covered ? 0 : cards_.order(played.card); }
  std::vector<PlayedCard> table_;
  std::map<int, Hand> played_;

  int accused_ = -1, offending_team_ = -1;
};

}  // namespace tanteador::reckoning::naipes
