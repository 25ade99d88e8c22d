#pragma once
// Truco reckoned a second time from the two printed editions, sentence by sentence: every card, word and
// point. T and TA numbers as in docs/rules/truco.md.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::reckoning::naipes {

struct Naipe {
  int rank = 0;   // 1-7, 10-12
  char suit = 0;  // e b o c
  bool operator==(const Naipe&) const = default;
};
std::vector<Naipe> pack();
std::string name(const Naipe& card);
int order(const Naipe& card, bool figures_equal);  // the higher wins the trick (T-5)
int envido_of(const std::vector<Naipe>& hand);     // T-7
int flor_of(const std::vector<Naipe>& hand);       // T-8
bool is_flor(const std::vector<Naipe>& hand);

// The agreement of a table, by the names and words of the parameter list.
class Agreement {
 public:
  explicit Agreement(std::string_view edition);
  void agree(const std::string& parameter, const std::string& word) { words_[parameter] = word; }
  const std::string& word(const std::string& parameter) const { return words_.at(parameter); }
  bool is(const std::string& parameter, std::string_view word) const { return words_.at(parameter) == word; }
  bool yes(const std::string& parameter) const { return is(parameter, "true"); }
  int number(const std::string& parameter) const;
  // The parameter as a number, or `else_by_word` if its value is a word.
  int number_or(const std::string& parameter, int else_by_word) const;

 private:
  std::map<std::string, std::string> words_;
};

enum class What { flor, envido, truco, penalty };
enum class Reach { points, chico, match };
struct Due {  // points due to a team
  What what{};
  int team = 0, points = 0;
  Reach reach = Reach::points;
};

// A player's announcement of his value; no value: "son buenas".
struct Said {
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
    int leader = 0;
  };
  Contest(const Agreement& agreed, bool duel, std::vector<int> players, std::map<int, int> teams,
          std::map<int, std::vector<Naipe>> hands);

  const std::vector<int>& players() const { return players_; }
  const std::vector<Naipe>& hand(int player) const { return hands_.at(player); }
  int team(int player) const { return teams_.at(player); }
  bool is_out(int player) const { return out_.at(player); }
  bool is_over() const { return over_; }

  // The rules of speaking. `holds`: the player really has the flor these words need.
  bool may_say(int player, const std::string& word) const;
  void say(int player, const std::string& word, const Standing& now);

  // The contest that waits for its values ("flor", "envido" or ""), the players who may speak, in order, and
  // their announcements.
  std::string waiting() const;
  std::vector<int> speakers() const;
  void settle(const std::vector<Said>& said);
  std::optional<Said> winner_of(const std::string& talk) const;  // as the values were said
  void shows(int player) { shown_[player] = true; }
  bool has_shown(int player) const { return shown_.at(player); }

  bool trick_begins() const { return table_.empty(); }
  bool may_play(int player) const;
  std::vector<Naipe> cards_left(int player) const;  // his cards not yet played
  // The winner of the trick this card ended: 0, 1, or 2 for a tie; -1 while it goes on.
  int play(int player, const Naipe& card);
  bool is_last_of_side(int player) const;
  bool may_fold(int player) const;
  int fold(int player);  // returns as `play`, since the trick may have waited only for him

  bool announced(int player) const;
  bool gave_way(int player) const;            // said "con flor me achico" to a flor
  bool talk_was_cut() const { return cut_; }  // an answer ended the flor talk before everybody had spoken
  bool was_shut_out(int player) const;        // another's words prevent him from announcing a flor
  bool flor_was_raised() const { return !raise_.empty(); }
  void call_false(int player) { false_[player] = true; }
  void challenge(int accused) { accused_ = accused; }
  void interfere(int offending_team);
  bool interfered() const { return offending_team_ >= 0; }

  // The points due so far, in the order of counting (T-4, TA-14).
  std::vector<Due> due() const;
  std::string story() const;

 private:
  bool speaks_of_flor_in_time(int player) const;
  bool may_announce(int player, bool unanswered_too = false) const;
  std::vector<int> silent_who_may(bool unanswered_too) const;
  void note_shut_out(const std::vector<int>& could, int speaker);
  void take(int player, const std::string& word, const Standing& now);
  bool may_raise_flor(int player, const std::string& word) const;
  bool may_open_envido(int player) const;
  bool may_call_envido(int player, const std::string& word) const;
  bool may_call_truco(int player, const std::string& word) const;
  bool may_answer(int player) const;
  void close_open_flor();
  void announce(int player);
  void say_of_flor(int player, const std::string& word, const Standing& now);
  void answer(int player, bool yes, const Standing& now);
  int flores(int team) const;
  int flores() const { return flores(0) + flores(1); }
  int end_trick();
  int decided_by_tricks() const;
  void finish(int winner, int points);
  std::optional<Due> due_for_flor() const;
  int due_for_accepted_flor() const;
  int due_for_refused_flor() const;
  std::optional<Due> due_for_envido() const;
  Due falta(int winner, const Standing& then) const;
  void add_pido_flor(std::vector<Due>& list) const;
  std::optional<Said> best(const std::vector<Said>& said, bool flor) const;
  int winning_team(const std::string& talk) const;

  const Agreement& agreed_;
  bool duel_;
  std::vector<int> players_;
  std::map<int, int> teams_;
  std::map<int, std::vector<Naipe>> hands_;
  std::map<int, bool> out_, shown_, false_;
  std::string story_;

  // The flor: none open contested raised accepted said alone conceded
  std::string flor_ = "none", raise_;
  bool after_contraflor_ = false, cut_ = false;
  int flor_by_ = -1, before_raise_ = 0;
  std::vector<int> announced_, shrunk_, shut_out_;
  std::vector<Said> flor_said_;
  Standing flor_then_;

  // The envido: none open accepted said refused cancelled
  std::string envido_ = "none";
  std::vector<std::string> envido_calls_;
  std::vector<int> envido_callers_;
  int envido_by_ = -1;
  std::vector<Said> envido_said_;
  Standing envido_then_;

  // The truco
  int level_ = 0, pending_by_ = -1, may_raise_ = -1, first_caller_ = -1;
  bool over_ = false;
  std::optional<Due> truco_due_;

  // The tricks
  std::vector<int> results_, leaders_;
  struct Played {
    int player;
    Naipe card;
  };
  std::vector<Played> table_;
  std::map<int, std::vector<Naipe>> played_;

  int accused_ = -1, offending_team_ = -1;
};

}  // namespace tanteador::reckoning::naipes
