#include "tests/reckoning/truco_rules.hpp"

#include <algorithm>

namespace tanteador::reckoning::naipes {

namespace {

bool holds(const std::vector<int>& list, int one) { return std::ranges::find(list, one) != list.end(); }

constexpr std::string_view kSteps[] = {"truco", "retruco", "vale_cuatro", "vale_juego"};

}  // namespace

Contest::Contest(const Agreement& agreed, const Cards& cards, bool duel, std::vector<int> players,
                 std::map<int, int> teams, std::map<int, Hand> hands)
    : agreed_(agreed),
      cards_(cards),
      duel_(duel),
      players_(std::move(players)),
      teams_(std::move(teams)),
      hands_(std::move(hands)),
      leaders_{players_.front()} {
  for (const int player : players_) {
    out_[player] = shown_[player] = false_[player] = false;
    story_ += " " + std::to_string(player) + ":";
    for (const Naipe& card : hands_[player]) story_ += " " + name(card);
    if (cards_.has_substitute(hands_[player])) meet("U-9 a 12 for the turned piece");
  }
  if (needs_turned_card(agreed_)) story_ += "; turned " + name(cards_.turned());
}

// B-22, B-25
void Contest::begin_eleven(std::optional<int> decider) {
  eleven_ = decider ? "asked" : "iron";
  decider_ = decider.value_or(-1);
  story_ += "; " + eleven_ + (decider ? " of team " + std::to_string(*decider) : "");
  if (!decider) meet("B-25 iron hand");
}

std::string Contest::story() const { return story_; }

// --- the flor (T-18 to T-30) ---

bool Contest::announced(int player) const { return holds(announced_, player); }
bool Contest::has_announced(int of_team) const {
  return std::ranges::any_of(announced_, [&](int player) { return team(player) == of_team; });
}
bool Contest::gave_way(int player) const { return holds(shrunk_, player); }

bool Contest::was_shut_out(int player) const { return holds(shut_out_, player); }

bool Contest::speaks_of_flor_in_time(int player) const {
  const bool answers = flor_ != "none" && team(player) != flor_by_;
  if (answers && agreed_.yes("flor_answer_after_card")) return true;
  if (agreed_.is("flor_deadline", "own_first_card")) return !played_.contains(player);
  if (agreed_.is("flor_deadline", "any_first_card")) return played_.empty();
  return true;  // until all have played, which is the end of the first trick
}

// A player announces once, before the own first card and before an envido is accepted (raising accepts it).
// An own envido or truco, or an accepted truco, forbids it (T-13, T-15, T-19).
bool Contest::may_announce(int player, bool unanswered_too) const {
  const bool talk = (unanswered_too && flor_ == "alone") || flor_ == "none" || flor_ == "open" ||
                    flor_ == "contested" || flor_ == "raised";
  const bool envido_taken =
      envido_ == "accepted" || envido_ == "said" || (envido_calls_.size() > 1 && envido_ != "cancelled");
  return talk && !announced(player) && !holds(envido_callers_, player) && first_caller_ != player &&
         level_ == 0 && !envido_taken && speaks_of_flor_in_time(player);
}

// U-35 to U-38: any holder bids, and answers a bid of the other side with another one.
bool Contest::may_bid_on_flor(int player, const std::string& word) const {
  if (flor_ == "alone" || flor_ == "said" || flor_ == "accepted" || flor_ == "conceded") return false;
  if (word == "con_flor_real_envido" && !agreed_.yes("real_envido")) return false;
  if (!announced(player) && !may_announce(player)) return false;
  // A contraflor goes against a flor of the other side.
  if (flor_ != "raised") return !word.starts_with("contraflor") || has_announced(1 - team(player));
  if (flor_by_ == team(player) || raise_ == "con_flor_falta_envido" || raise_ == "contraflor_al_resto")
    return false;
  return raise_ != "contraflor" || word == "contraflor_al_resto";
}

bool Contest::may_raise_flor(int player, const std::string& word) const {
  if (uruguayan()) return may_bid_on_flor(player, word);
  if (word != "contraflor" && word != "contraflor_al_resto") return false;
  const bool talk = flor_ == "open" || flor_ == "contested" || flor_ == "raised";
  if (!talk || flor_by_ == team(player)) return false;
  if (flor_ == "raised") return word == "contraflor_al_resto" && raise_ == "contraflor";
  if (flor_ == "contested" && word == "contraflor_al_resto" && !agreed_.is("reply_to_answering_flor", "any"))
    return false;
  return announced(player) || may_announce(player);
}

std::vector<int> Contest::silent_who_may(bool unanswered_too) const {
  std::vector<int> list;
  for (const int player : players_) {
    const bool on = results_.empty() && !over_ && !out_.at(player) && !gave_way(player);
    if (on && may_announce(player, unanswered_too)) list.push_back(player);
  }
  return list;
}

// Notes the players whose flor another's words have cut off, so that it is not punished (T-30). A flor left
// unanswered when play went on is cut off by nobody.
void Contest::note_shut_out(const std::vector<int>& could, int speaker) {
  const std::vector<int> can = silent_who_may(true);
  for (const int player : could) {
    const bool spoke = player == speaker || announced(player) || gave_way(player);
    if (!spoke && std::ranges::find(can, player) == can.end()) shut_out_.push_back(player);
  }
}

void Contest::announce(int player) {
  announced_.push_back(player);
  if (agreed_.yes("flor_cancels_envido") && envido_ == "open") envido_ = "cancelled";
}

void Contest::close_open_flor() {
  if (flor_ == "open") flor_ = "alone";
}

void Contest::say_of_flor(int player, const std::string& word, const Standing& now, int points) {
  if (word == "flor") {
    announce(player);
    if (flor_ == "none") {
      flor_ = "open";
      flor_by_ = team(player);
    } else if (flor_ == "open" && flor_by_ != team(player)) {
      flor_ = "contested";
      flor_by_ = team(player);
    }
  } else if (word == "con_flor_me_achico" && flor_ == "open") {
    if (agreed_.yes("flor_cancels_envido") && envido_ == "open") envido_ = "cancelled";
    shrunk_.push_back(player);
    flor_ = "conceded";
    cut_ = true;
  } else if (word == "con_flor_quiero" && flor_ == "open") {  // as many tables of Argentina play
    announce(player);
    flor_ = "accepted";
    flor_then_ = now;
    raise_ = word;
    cut_ = true;
  } else if (word == "con_flor_me_achico" || word == "con_flor_quiero") {
    answer(player, word == "con_flor_quiero", now);
  } else {
    after_contraflor_ = flor_ == "raised";
    before_raise_ = flores();
    if ((uruguayan() || flor_ != "raised") && !announced(player)) announce(player);
    flor_ = "raised";
    if (uruguayan()) {
      bids_.push_back(word);
      const bool adds = word == "con_flor_envido" || word == "con_flor_real_envido";
      bid_points_.push_back(adds ? points_of(word, points) : 0);
    }
    flor_by_ = team(player);
    raise_ = word;
  }
}

int Contest::flores(int of_team) const {
  int count = 0;
  for (const int player : announced_) count += team(player) == of_team && !false_.at(player);
  return count;
}

// --- the envido (T-13 to T-16, T-32 to T-37) ---

bool Contest::may_open_envido(int player) const {
  if (!agreed_.yes("envido") || envido_ != "none" || !results_.empty() || level_ > 0) return false;
  if (flor_ != "none" && agreed_.yes("flor_cancels_envido")) return false;
  if (pending_by_ == team(player) || first_caller_ == player) return false;
  if (agreed_.is("envido_deadline", "own_first_card")) return !played_.contains(player);
  if (agreed_.is("envido_deadline", "any_first_card")) return played_.empty();
  return true;
}

bool Contest::may_call_envido(int player, const std::string& word) const {
  if (flor_ == "raised" || (word == "real_envido" && !agreed_.yes("real_envido"))) return false;
  if (envido_ != "open") return may_open_envido(player);
  if (envido_by_ == team(player) || envido_calls_.back() == "falta_envido") return false;
  const auto times = [&](std::string_view call) {
    return static_cast<int>(std::ranges::count(envido_calls_, call));
  };
  const int most = agreed_.number("envido_max"), most_real = agreed_.number("real_max");
  if (word == "envido" && most > 0 && times("envido") >= most) return false;
  if (word == "real_envido" && most_real > 0 && times("real_envido") >= most_real) return false;
  return word != "envido" || times("real_envido") == 0 || agreed_.yes("envido_after_real");
}

// --- the truco (T-40 to T-43) ---

int Contest::steps() const {
  int count = 0;
  while (count < 4 && agreed_.number("stake_" + std::to_string(count + 1)) > 0) ++count;
  return std::min(4, count + (agreed_.is("top_stake", "none") ? 0 : 1));
}

// The worth of the hand after so many accepted raises (B-15, B-16); of a hand of eleven that is played, B-22.
int Contest::stake(int level) const {
  if (eleven_ == "played") return agreed_.number("eleven_value");
  return agreed_.number(level == 0 ? "stake_unbet" : "stake_" + std::to_string(level));
}

// "vale juego" and "joc fora": the raise after the numbers is the chico or the match (V-7, CV-4).
Reach Contest::reach(int level) const {
  if (agreed_.is("top_stake", "none") || level == 0 || level < steps() || eleven_ == "played")
    return Reach::points;
  meet("V-7 the raise for the " + agreed_.word("top_stake"));
  return agreed_.is("top_stake", "whole_chico") ? Reach::chico : Reach::match;
}

// B-20: no stake is called where the one before it would do for the side behind.
bool Contest::raise_is_capped(int step, const Standing& now) const {
  const bool capped = agreed_.is("raise_cap", "needed") && stake(step) >= agreed_.number("target") - now.last;
  if (capped) meet("B-20 raise above what is needed");
  return capped;
}

bool Contest::may_call_truco(int player, const std::string& word, const Standing& now) const {
  if (flor_ == "raised" || envido_ == "open") return false;
  const int step = level_ + (pending_by_ >= 0 ? 1 : 0);
  if (step == steps() || word != kSteps[step]) return false;
  if (eleven_ != "none") return !agreed_.is("eleven_raise", "refused");  // B-24, BA-3
  if (raise_is_capped(step, now)) return false;
  if (pending_by_ >= 0) return pending_by_ != team(player) && agreed_.is("raise_in_answer", "accepts");
  return level_ == 0 || may_raise_ == team(player);
}

void Contest::raise_truco(int player) {
  if (eleven_ != "none") {
    const bool game = agreed_.is("eleven_raise", "loses_game");
    meet(game ? "BA-3 a raise loses the game" : "BA-3 a raise loses the hand");
    finish(1 - team(player), stake(0));
    if (game) truco_due_->reach = Reach::chico;
    return;
  }
  if (pending_by_ >= 0) {
    ++level_;
    meet("B-17 raised in answer");
  }
  pending_by_ = team(player);
  if (first_caller_ < 0) first_caller_ = player;
}

bool Contest::may_answer(int player) const {
  if (eleven_ == "asked") return team(player) == decider_;
  if (flor_ == "raised") return flor_by_ != team(player);
  if (!waiting().empty()) return false;
  if (envido_ == "open") return envido_by_ != team(player);
  return pending_by_ >= 0 && pending_by_ != team(player);
}

// The flor goes before the envido and the envido before the truco (T-15).
void Contest::answer(int player, bool yes, const Standing& now) {
  if (eleven_ == "asked") {
    meet(yes ? "B-22 played" : "B-22 not played");
    if (!yes) return finish(1 - team(player), agreed_.number("eleven_refused"));
    eleven_ = "played";
  } else if (flor_ == "raised") {
    if (yes && uruguayan() && !has_announced(team(player))) announce(player);
    flor_ = yes ? "accepted" : "conceded";
    flor_then_ = now;
    cut_ = true;
  } else if (envido_ == "open") {
    envido_ = yes ? "accepted" : "refused";
    envido_then_ = now;
  } else if (yes) {
    ++level_;
    pending_by_ = -1;
    may_raise_ = team(player);
    meet("B-15 accepted step " + std::to_string(level_));
  } else {
    meet("B-15 refused step " + std::to_string(level_ + 1));
    finish(pending_by_, stake(level_));  // what the hand was worth before
  }
}

// --- speaking ---

std::string Contest::waiting() const {
  if (flor_ == "contested" || flor_ == "accepted") return "flor";
  return envido_ == "accepted" ? "envido" : "";
}

bool Contest::may_say(int player, const std::string& word, const Standing& now) const {
  if (over_ || out_.at(player)) return false;
  if (word == "quiero" && must_answer_flor(player)) return may_accept_flor(player);
  if (word == "quiero" || word == "no_quiero") return may_answer(player);
  if (eleven_ == "asked") return false;
  const bool of_flor = word.find("flor") != std::string::npos;
  if (!waiting().empty() && !(of_flor && flor_ == "contested" && envido_ != "accepted")) return false;
  if (!of_flor) {
    return word.find("envido") != std::string::npos ? may_call_envido(player, word)
                                                    : may_call_truco(player, word, now);
  }
  return may_say_of_flor(player, word);
}

// To accept a bid announces a flor, unless the side has announced one (U-35).
bool Contest::may_accept_flor(int player) const {
  return !uruguayan() || has_announced(team(player)) || may_announce(player);
}

bool Contest::may_say_of_flor(int player, const std::string& word) const {
  if (!agreed_.yes("flor") || !results_.empty()) return false;
  if (word == "flor") return may_announce(player);
  if (word == "con_flor_me_achico" && uruguayan()) return false;  // U-32
  if (word == "con_flor_quiero" && flor_ == "open" && agreed_.number("flor_quiero") > 0 && !uruguayan())
    return flor_by_ != team(player) && may_announce(player);
  if (word == "con_flor_quiero") return must_answer_flor(player) && may_accept_flor(player);
  if (word != "con_flor_me_achico") return may_raise_flor(player, word);
  if (flor_ == "raised") return flor_by_ != team(player);
  return flor_ == "open" && flor_by_ != team(player) && may_announce(player);
}

// UA-14: "por el importe de ella multiplicada por tres" for the real envido, any number for the others.
bool Contest::may_name(const std::string& word, int points) const {
  const bool real = word.ends_with("real_envido");
  const bool adds = real || word == "envido" || word == "con_flor_envido";
  const int most = std::max(30, agreed_.number("target"));
  return adds && agreed_.is("envido_amounts", "any") && points > 0 && points <= most &&
         (!real || points % 3 == 0);
}

int Contest::points_of(const std::string& word, int named) const {
  if (named > 0) meet("UA-14 points named with " + word);
  if (named > 0) return named;
  return word.ends_with("real_envido") ? 3 : word.ends_with("falta_envido") ? 0 : 2;
}

void Contest::say(int player, const std::string& word, const Standing& now, int points) {
  const std::vector<int> could = silent_who_may(false);
  take(player, word, now, points);
  note_shut_out(could, player);
}

void Contest::take(int player, const std::string& word, const Standing& now, int points) {
  story_ += "; " + std::to_string(player) + " " + word + (points > 0 ? " " + std::to_string(points) : "");
  if (word.find("flor") != std::string::npos) return say_of_flor(player, word, now, points);
  if (flor_ != "raised") close_open_flor();
  if (word == "quiero" || word == "no_quiero") return answer(player, word == "quiero", now);
  if (word.find("envido") != std::string::npos) {
    envido_ = "open";
    envido_calls_.push_back(word);
    envido_sums_.push_back(counted_with(points_of(word, points), player, now));
    envido_callers_.push_back(player);
    envido_by_ = team(player);
    return;
  }
  raise_truco(player);
}

std::vector<int> Contest::speakers() const {
  std::vector<int> list;
  for (const int player : players_) {
    if (!out_.at(player) && (waiting() == "envido" || announced(player))) list.push_back(player);
  }
  return list;
}

void Contest::settle(const std::vector<SaidValue>& said) {
  for (const SaidValue& each : said) {
    story_ +=
        "; " + std::to_string(each.player) + (each.value ? " has " + std::to_string(*each.value) : " good");
  }
  const bool flor = waiting() == "flor";
  (flor ? flor_said_ : envido_said_) = said;
  (flor ? flor_ : envido_) = "said";
}

// The highest value; among equal values the first announced one (T-28, T-36).
std::optional<SaidValue> Contest::best(const std::vector<SaidValue>& said, bool flor) const {
  std::optional<SaidValue> most;
  for (const SaidValue& each : said) {
    if (!each.value || (flor && false_.at(each.player))) continue;
    if (!most || *each.value > *most->value) most = each;
  }
  return most;
}

std::optional<SaidValue> Contest::winner_of(const std::string& talk) const {
  return talk == "flor" ? best(flor_said_, true) : best(envido_said_, false);
}

// "Wenn er einen Fehler gemacht hat, gewinnt das gegnerische Team, auch wenn es einen schlechteren Envido
// hatte" (T-37); the flor likewise, or by what was shown where that is agreed (TA-25).
int Contest::winning_team(const std::string& talk) const {
  const bool flor = talk == "flor";
  std::vector<SaidValue> said = flor ? flor_said_ : envido_said_;
  while (true) {
    const auto winner = best(said, flor);
    const Hand& hand = hands_.at(winner->player);
    const int has = flor ? cards_.flor_of(hand) : cards_.envido_of(hand);
    if (!shown_.at(winner->player) || has == *winner->value) return team(winner->player);
    if (!flor || agreed_.is("flor_misdeclared", "turnover")) return 1 - team(winner->player);
    for (SaidValue& each : said) {
      if (each.player == winner->player) each.value = has;
    }
  }
}

// --- the tricks (T-38, T-39, T-44 to T-46) ---

Hand Contest::cards_left(int player) const {
  Hand cards;
  for (const Naipe& card : hands_.at(player)) {
    const auto gone = played_.find(player);
    if (gone == played_.end() || std::ranges::find(gone->second, card) == gone->second.end())
      cards.push_back(card);
  }
  return cards;
}

bool Contest::may_play(int player) const {
  if (over_ || out_.at(player) || !waiting().empty() || eleven_ == "asked") return false;
  if (flor_ == "raised" || envido_ == "open" || pending_by_ >= 0) return false;
  const auto in_trick = [&](int one) {
    return std::ranges::any_of(table_, [&](const PlayedCard& each) { return each.player == one; });
  };
  std::vector<int> leaders;
  for (const int leader : leaders_) {
    if (!out_.at(leader)) leaders.push_back(leader);
  }
  if (table_.empty() && !leaders.empty()) return holds(leaders, player);
  const int from = table_.empty() ? leaders_.front() : table_.front().player;
  auto place = static_cast<std::size_t>(std::ranges::find(players_, from) - players_.begin());
  while (out_.at(players_[place]) || in_trick(players_[place])) place = (place + 1) % players_.size();
  return players_[place] == player;
}

// B-14, B-31
bool Contest::may_cover() const {
  return agreed_.is("covered_card", "always") ||
         (agreed_.is("covered_card", "from_second_trick") && !results_.empty());
}

int Contest::play(int player, const Naipe& card, bool covered) {
  close_open_flor();
  story_ += "; " + std::to_string(player) + " plays " + name(card) + (covered ? " covered" : "");
  table_.push_back({player, card, covered});
  played_[player].push_back(card);
  return end_trick();
}

int Contest::end_trick() {
  if (table_.empty() || over_) return -1;
  for (const int player : players_) {
    const bool has_played =
        std::ranges::any_of(table_, [&](const PlayedCard& each) { return each.player == player; });
    if (!out_.at(player) && !has_played) return -1;
  }
  int most = 0;
  for (const PlayedCard& each : table_) most = std::max(most, order(each));
  std::vector<int> highest;
  bool of[2] = {false, false};
  for (const PlayedCard& each : table_) {
    if (order(each) != most) continue;
    highest.push_back(each.player);
    of[team(each.player)] = true;
  }
  const int result = of[0] && of[1] ? 2 : of[0] ? 0 : 1;
  if (most == 0) meet("B-14 a trick of covered cards");
  if (most > 0 && std::ranges::any_of(table_, &PlayedCard::covered)) meet("B-14 covered against open");
  if (result < 2 && highest.size() > 1) meet("U-11 two highest cards of one side");
  leaders_ = leaders_of(highest, result);
  table_.clear();
  results_.push_back(result);
  story_ += " (trick " + std::to_string(results_.size()) + ": " + std::to_string(result) + ")";
  if (std::ranges::count(results_, 2) == 3) meet("B-12 three ties");
  const int winner = decided_by_tricks();
  if (winner == 2) over_ = true;
  if (winner == 0 || winner == 1) finish(winner, stake(level_), reach(level_));
  return result;
}

// T-38, UA-2
std::vector<int> Contest::leaders_of(const std::vector<int>& highest, int result) const {
  if (result < 2 && highest.size() > 1 && agreed_.is("shared_lead", "first_laid")) {
    meet("U-14 the first of two highest cards leads");
    return {highest.front()};
  }
  if (result < 2) return highest;
  if (agreed_.is("tied_lead", "leader")) return {table_.front().player};
  if (highest.front() != table_.front().player) meet("UA-2 the first of the tied cards leads");
  return {highest.front()};
}

// TA-4, line by line: W a trick of one side, L of the other, T tied. 2 means nobody.
int Contest::decided_by_tricks() const {
  const int mano = team(players_.front());
  const std::size_t count = results_.size();
  if (count < 2) return -1;
  const int one = results_[0], two = results_[1], three = count > 2 ? results_[2] : -1;
  if (one == 2 && two == 2) {
    if (agreed_.is("parda_rule", "literal_tt_mano")) return mano;
    if (three == 2 && agreed_.is("all_tied", "nobody")) return 2;  // B-12
    return three == 2 ? mano : three;                              // T T W: the third; T T T: mano
  }
  if (one == 2) return two;         // T W
  if (two == 2) return one;         // W T
  if (one == two) return one;       // W W
  return three == 2 ? one : three;  // W L T: the first; W L W, W L L: the third
}

bool Contest::is_last_of_side(int player) const {
  return std::ranges::none_of(
      players_, [&](int other) { return other != player && team(other) == team(player) && !out_.at(other); });
}

bool Contest::may_fold(int player) const {
  if (over_ || out_.at(player) || !waiting().empty() || eleven_ == "asked") return false;
  if (!is_last_of_side(player) && agreed_.is("fold_scope", "player"))
    return leaders_.size() == 1;  // who leads then would be doubtful
  // The rules do not cover a side that leaves while its own bet waits.
  const bool own_waits = pending_by_ == team(player) || (envido_ == "open" && envido_by_ == team(player)) ||
                         (flor_ == "raised" && flor_by_ == team(player));
  return !own_waits;
}

int Contest::fold(int player, const Standing& now) {
  story_ += "; " + std::to_string(player) + " folds";
  const std::vector<int> could = silent_who_may(false);
  const bool nothing_called =
      flor_ == "none" && envido_ == "none" && level_ == 0 && pending_by_ < 0 && eleven_ != "played";
  close_open_flor();
  out_[player] = true;
  for (const int other : players_) {
    if (team(other) != team(player) || out_.at(other)) continue;
    if (agreed_.is("fold_scope", "player")) return end_trick();
    out_[other] = true;
    meet("U-43 the whole side leaves");
  }
  if (flor_ == "raised") {
    flor_ = "conceded";
    cut_ = true;
  }
  if (envido_ == "open") {
    envido_ = "refused";
    envido_then_ = now;
  }
  const bool early = nothing_called && results_.empty();
  if (early)
    finish(1 - team(player), agreed_.number("mazo_first_trick_no_calls"));
  else
    finish(1 - team(player), stake(level_), reach(level_));
  note_shut_out(could, player);
  return -1;
}

void Contest::finish(int winner, int points, Reach as_far_as) {
  over_ = true;
  truco_due_ = Due{What::truco, winner, points, as_far_as};
}

void Contest::interfere(int offending_team) {
  story_ += "; team " + std::to_string(offending_team) + " interferes";
  close_open_flor();
  offending_team_ = offending_team;
  over_ = true;
}

}  // namespace tanteador::reckoning::naipes
