#include "tests/reckoning/truco_rules.hpp"

#include <algorithm>

namespace tanteador::reckoning::naipes {

namespace {

bool holds(const std::vector<int>& list, int one) { return std::ranges::find(list, one) != list.end(); }

// "Schwerter-Ass, Stäben-Ass, Schwerter-Sieben und die Münzen-Sieben", then the rest (T-5), high to low.
constexpr std::string_view kOrder[] = {"1e",
                                       "1b",
                                       "7e",
                                       "7o",
                                       "3e 3b 3o 3c",
                                       "2e 2b 2o 2c",
                                       "1o 1c",
                                       "12e 12b 12o 12c",
                                       "11e 11b 11o 11c",
                                       "10e 10b 10o 10c",
                                       "7c 7b",
                                       "6e 6b 6o 6c",
                                       "5e 5b 5o 5c",
                                       "4e 4b 4o 4c"};

int value(const Naipe& card) { return card.rank >= 10 ? 0 : card.rank; }  // T-6

// The German edition: the first value of every line of the parameter list.
const std::map<std::string, std::string> kGerman{{"target", "30"},
                                                 {"chicos_to_win", "2"},
                                                 {"flor", "true"},
                                                 {"cut_min_packet", "4"},
                                                 {"cut_knock_allowed", "true"},
                                                 {"exposed_card", "receiver_choice"},
                                                 {"figures_equal", "false"},
                                                 {"parda_rule", "standard"},
                                                 {"envido_deadline", "own_first_card"},
                                                 {"flor_deadline", "own_first_card"},
                                                 {"flor_answer_after_card", "false"},
                                                 {"envido_max", "0"},
                                                 {"real_max", "0"},
                                                 {"envido_after_real", "true"},
                                                 {"falta", "leader"},
                                                 {"falta_floor", "none"},
                                                 {"flor_single", "3"},
                                                 {"flor_contested", "per_flor"},
                                                 {"flor_quiero", "0"},
                                                 {"flor_achico", "per_flor_other_side"},
                                                 {"contraflor_value", "per_flor_min_6"},
                                                 {"contraflor_refused", "per_flor"},
                                                 {"resto_base", "leader_deficit"},
                                                 {"resto_plus_per_flor", "3"},
                                                 {"resto_refused_direct", "per_flor"},
                                                 {"resto_refused_after_contraflor", "contraflor_value"},
                                                 {"reply_to_answering_flor", "contraflor"},
                                                 {"flor_cancels_envido", "true"},
                                                 {"flor_misdeclared", "turnover"},
                                                 {"false_flor_penalty", "3"},
                                                 {"pido_flor_points", "transfer"},
                                                 {"pido_flor_bonus", "3"},
                                                 {"pido_flor_fail", "3"},
                                                 {"mazo_first_trick_no_calls", "1"},
                                                 {"posting", "end_of_hand"},
                                                 {"cap_at_target", "true"},
                                                 {"pica_schedule", "alternate"},
                                                 {"pica_start_at", "0"},
                                                 {"pica_stop_at", "25"},
                                                 {"pica_falta", "6"},
                                                 {"pica_resto_base", "6"},
                                                 {"interference_points", "4"},
                                                 {"interference_duel", "interfered_with"}};
const std::map<std::string, std::string> kItalian{{"cut_min_packet", "3"}};
const std::map<std::string, std::string> kArgentine{{"pica_start_at", "5"},
                                                    {"cut_min_packet", "3"},
                                                    {"envido_max", "2"},
                                                    {"real_max", "1"},
                                                    {"envido_after_real", "false"},
                                                    {"flor_quiero", "4"},
                                                    {"contraflor_refused", "4"},
                                                    {"resto_plus_per_flor", "0"},
                                                    {"resto_refused_direct", "6"},
                                                    {"resto_refused_after_contraflor", "6"},
                                                    {"mazo_first_trick_no_calls", "2"}};

}  // namespace

std::vector<Naipe> pack() {
  std::vector<Naipe> cards;
  for (const char suit : {'e', 'b', 'o', 'c'}) {
    for (const int rank : {1, 2, 3, 4, 5, 6, 7, 10, 11, 12}) cards.push_back({rank, suit});
  }
  return cards;
}

std::string name(const Naipe& card) { return std::to_string(card.rank) + card.suit; }

int order(const Naipe& card, bool figures_equal) {
  const Naipe seen = figures_equal && card.rank >= 10 ? Naipe{12, card.suit} : card;
  int height = 100;
  for (const std::string_view line : kOrder) {
    --height;
    if ((" " + std::string(line) + " ").find(" " + name(seen) + " ") != std::string::npos) return height;
  }
  return 0;
}

int envido_of(const std::vector<Naipe>& hand) {
  int most = 0;
  for (const Naipe& one : hand) {
    most = std::max(most, value(one));
    for (const Naipe& other : hand) {
      if (other == one || other.suit != one.suit) continue;
      most = std::max(most, value(one) + value(other) + 20);
    }
  }
  return most;
}

int flor_of(const std::vector<Naipe>& hand) { return value(hand[0]) + value(hand[1]) + value(hand[2]) + 20; }

bool is_flor(const std::vector<Naipe>& hand) {
  return hand[0].suit == hand[1].suit && hand[1].suit == hand[2].suit;
}

Agreement::Agreement(std::string_view edition) : words_(kGerman) {
  if (edition == "truco-nhf-it") {
    for (const auto& [parameter, word] : kItalian) words_[parameter] = word;
  }
  if (edition == "truco-argentino") {
    for (const auto& [parameter, word] : kArgentine) words_[parameter] = word;
  }
}

int Agreement::number(const std::string& parameter) const { return std::stoi(word(parameter)); }

int Agreement::number_or(const std::string& parameter, int else_by_word) const {
  const std::string& said = word(parameter);
  return said[0] >= '0' && said[0] <= '9' ? std::stoi(said) : else_by_word;
}

Contest::Contest(const Agreement& agreed, bool duel, std::vector<int> players, std::map<int, int> teams,
                 std::map<int, std::vector<Naipe>> hands)
    : agreed_(agreed),
      duel_(duel),
      players_(std::move(players)),
      teams_(std::move(teams)),
      hands_(std::move(hands)),
      leaders_{players_.front()} {
  for (const int player : players_) {
    out_[player] = shown_[player] = false_[player] = false;
    story_ += " " + std::to_string(player) + ":";
    for (const Naipe& card : hands_[player]) story_ += " " + name(card);
  }
}

std::string Contest::story() const { return story_; }

// --- the flor (T-18 to T-30) ---

bool Contest::announced(int player) const { return holds(announced_, player); }
bool Contest::gave_way(int player) const { return holds(shrunk_, player); }

bool Contest::was_shut_out(int player) const { return holds(shut_out_, player); }

bool Contest::speaks_of_flor_in_time(int player) const {
  const bool answers = flor_ != "none" && team(player) != flor_by_;
  if (answers && agreed_.yes("flor_answer_after_card")) return true;
  if (agreed_.is("flor_deadline", "own_first_card")) return !played_.contains(player);
  if (agreed_.is("flor_deadline", "any_first_card")) return played_.empty();
  return true;  // until all have played, which is the end of the first trick
}

// Before his own first card, before an envido is accepted (raising accepts it), after no envido or truco of
// his own, and while no truco is accepted (T-13, T-15, T-19). It is said once.
bool Contest::may_announce(int player, bool unanswered_too) const {
  const bool talk = (unanswered_too && flor_ == "alone") || flor_ == "none" || flor_ == "open" ||
                    flor_ == "contested" || flor_ == "raised";
  const bool envido_taken =
      envido_ == "accepted" || envido_ == "said" || (envido_calls_.size() > 1 && envido_ != "cancelled");
  return talk && !announced(player) && !holds(envido_callers_, player) && first_caller_ != player &&
         level_ == 0 && !envido_taken && speaks_of_flor_in_time(player);
}

bool Contest::may_raise_flor(int player, const std::string& word) const {
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

void Contest::say_of_flor(int player, const std::string& word, const Standing& now) {
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
    if (flor_ != "raised" && !announced(player)) announce(player);
    flor_ = "raised";
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
  if (envido_ != "none" || !results_.empty() || level_ > 0) return false;
  if (flor_ != "none" && agreed_.yes("flor_cancels_envido")) return false;
  if (pending_by_ == team(player) || first_caller_ == player) return false;
  if (agreed_.is("envido_deadline", "own_first_card")) return !played_.contains(player);
  if (agreed_.is("envido_deadline", "any_first_card")) return played_.empty();
  return true;
}

bool Contest::may_call_envido(int player, const std::string& word) const {
  if (flor_ == "raised") return false;
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

bool Contest::may_call_truco(int player, const std::string& word) const {
  constexpr std::string_view kSteps[] = {"truco", "retruco", "vale_cuatro"};
  if (flor_ == "raised" || envido_ == "open" || pending_by_ >= 0 || level_ == 3) return false;
  if (word != kSteps[level_]) return false;
  return level_ == 0 || may_raise_ == team(player);
}

bool Contest::may_answer(int player) const {
  if (flor_ == "raised") return flor_by_ != team(player);
  if (!waiting().empty()) return false;
  if (envido_ == "open") return envido_by_ != team(player);
  return pending_by_ >= 0 && pending_by_ != team(player);
}

// The flor goes before the envido and the envido before the truco (T-15).
void Contest::answer(int player, bool yes, const Standing& now) {
  if (flor_ == "raised") {
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
  } else {
    finish(pending_by_, level_ + 1);  // what the hand was worth before: 1, 2 or 3
  }
}

// --- speaking ---

std::string Contest::waiting() const {
  if (flor_ == "contested" || flor_ == "accepted") return "flor";
  return envido_ == "accepted" ? "envido" : "";
}

bool Contest::may_say(int player, const std::string& word) const {
  if (over_ || out_.at(player)) return false;
  if (word == "quiero" || word == "no_quiero") return may_answer(player);
  const bool of_flor = word.find("flor") != std::string::npos;
  if (!waiting().empty() && !(of_flor && flor_ == "contested" && envido_ != "accepted")) return false;
  if (!of_flor) {
    return word.find("envido") != std::string::npos ? may_call_envido(player, word)
                                                    : may_call_truco(player, word);
  }
  if (!agreed_.yes("flor") || !results_.empty()) return false;
  if (word == "flor") return may_announce(player);
  if (word == "con_flor_quiero" && flor_ == "open" && agreed_.number("flor_quiero") > 0)
    return flor_by_ != team(player) && may_announce(player);
  if (word == "con_flor_quiero") return flor_ == "raised" && flor_by_ != team(player);
  if (word != "con_flor_me_achico") return may_raise_flor(player, word);
  if (flor_ == "raised") return flor_by_ != team(player);
  return flor_ == "open" && flor_by_ != team(player) && may_announce(player);
}

void Contest::say(int player, const std::string& word, const Standing& now) {
  const std::vector<int> could = silent_who_may(false);
  take(player, word, now);
  note_shut_out(could, player);
}

void Contest::take(int player, const std::string& word, const Standing& now) {
  story_ += "; " + std::to_string(player) + " " + word;
  if (word.find("flor") != std::string::npos) return say_of_flor(player, word, now);
  if (flor_ != "raised") close_open_flor();
  if (word == "quiero" || word == "no_quiero") return answer(player, word == "quiero", now);
  if (word.find("envido") != std::string::npos) {
    envido_ = "open";
    envido_calls_.push_back(word);
    envido_callers_.push_back(player);
    envido_by_ = team(player);
    return;
  }
  pending_by_ = team(player);
  if (first_caller_ < 0) first_caller_ = player;
}

std::vector<int> Contest::speakers() const {
  std::vector<int> list;
  for (const int player : players_) {
    if (!out_.at(player) && (waiting() == "envido" || announced(player))) list.push_back(player);
  }
  return list;
}

void Contest::settle(const std::vector<Said>& said) {
  for (const Said& each : said) {
    story_ +=
        "; " + std::to_string(each.player) + (each.value ? " has " + std::to_string(*each.value) : " good");
  }
  const bool flor = waiting() == "flor";
  (flor ? flor_said_ : envido_said_) = said;
  (flor ? flor_ : envido_) = "said";
}

// The highest value; among equal values the first announced one (T-28, T-36).
std::optional<Said> Contest::best(const std::vector<Said>& said, bool flor) const {
  std::optional<Said> most;
  for (const Said& each : said) {
    if (!each.value || (flor && false_.at(each.player))) continue;
    if (!most || *each.value > *most->value) most = each;
  }
  return most;
}

std::optional<Said> Contest::winner_of(const std::string& talk) const {
  return talk == "flor" ? best(flor_said_, true) : best(envido_said_, false);
}

// "Wenn er einen Fehler gemacht hat, gewinnt das gegnerische Team, auch wenn es einen schlechteren Envido
// hatte" (T-37); the flor likewise, or by what was shown where that is agreed (TA-25).
int Contest::winning_team(const std::string& talk) const {
  const bool flor = talk == "flor";
  std::vector<Said> said = flor ? flor_said_ : envido_said_;
  while (true) {
    const auto winner = best(said, flor);
    const auto& cards = hands_.at(winner->player);
    const int has = flor ? flor_of(cards) : envido_of(cards);
    if (!shown_.at(winner->player) || has == *winner->value) return team(winner->player);
    if (!flor || agreed_.is("flor_misdeclared", "turnover")) return 1 - team(winner->player);
    for (Said& each : said) {
      if (each.player == winner->player) each.value = has;
    }
  }
}

// --- the tricks (T-38, T-39, T-44 to T-46) ---

std::vector<Naipe> Contest::cards_left(int player) const {
  std::vector<Naipe> cards;
  for (const Naipe& card : hands_.at(player)) {
    const auto gone = played_.find(player);
    if (gone == played_.end() || std::ranges::find(gone->second, card) == gone->second.end())
      cards.push_back(card);
  }
  return cards;
}

bool Contest::may_play(int player) const {
  if (over_ || out_.at(player) || !waiting().empty()) return false;
  if (flor_ == "raised" || envido_ == "open" || pending_by_ >= 0) return false;
  const auto in_trick = [&](int one) {
    return std::ranges::any_of(table_, [&](const Played& each) { return each.player == one; });
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

int Contest::play(int player, const Naipe& card) {
  close_open_flor();
  story_ += "; " + std::to_string(player) + " plays " + name(card);
  table_.push_back({player, card});
  played_[player].push_back(card);
  return end_trick();
}

int Contest::end_trick() {
  if (table_.empty() || over_) return -1;
  for (const int player : players_) {
    const bool has_played =
        std::ranges::any_of(table_, [&](const Played& each) { return each.player == player; });
    if (!out_.at(player) && !has_played) return -1;
  }
  int most = 0;
  for (const Played& each : table_) most = std::max(most, order(each.card, agreed_.yes("figures_equal")));
  std::vector<int> highest;
  bool of[2] = {false, false};
  for (const Played& each : table_) {
    if (order(each.card, agreed_.yes("figures_equal")) != most) continue;
    highest.push_back(each.player);
    of[team(each.player)] = true;
  }
  const int result = of[0] && of[1] ? 2 : of[0] ? 0 : 1;
  leaders_ = result == 2 ? std::vector<int>{table_.front().player} : highest;
  table_.clear();
  results_.push_back(result);
  story_ += " (trick " + std::to_string(results_.size()) + ": " + std::to_string(result) + ")";
  if (const int winner = decided_by_tricks(); winner >= 0) finish(winner, level_ + 1);
  return result;
}

// TA-4, line by line: W a trick of one side, L of the other, T tied.
int Contest::decided_by_tricks() const {
  const int mano = team(players_.front());
  const std::size_t count = results_.size();
  if (count < 2) return -1;
  const int one = results_[0], two = results_[1], three = count > 2 ? results_[2] : -1;
  if (one == 2 && two == 2) {
    if (agreed_.is("parda_rule", "literal_tt_mano")) return mano;
    return three == 2 ? mano : three;  // T T W: the third; T T T: mano
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
  if (over_ || out_.at(player) || !waiting().empty()) return false;
  if (!is_last_of_side(player)) return leaders_.size() == 1;  // who leads then would be doubtful
  // The rules do not cover a side that leaves while its own bet waits.
  const bool own_waits = pending_by_ == team(player) || (envido_ == "open" && envido_by_ == team(player)) ||
                         (flor_ == "raised" && flor_by_ == team(player));
  return !own_waits;
}

int Contest::fold(int player) {
  story_ += "; " + std::to_string(player) + " folds";
  const std::vector<int> could = silent_who_may(false);
  const bool nothing_called = flor_ == "none" && envido_ == "none" && level_ == 0 && pending_by_ < 0;
  close_open_flor();
  out_[player] = true;
  for (const int other : players_) {
    if (team(other) == team(player) && !out_.at(other)) return end_trick();
  }
  if (flor_ == "raised") {
    flor_ = "conceded";
    cut_ = true;
  }
  if (envido_ == "open") envido_ = "refused";
  const bool early = nothing_called && results_.empty();
  finish(1 - team(player), early ? agreed_.number("mazo_first_trick_no_calls") : level_ + 1);
  note_shut_out(could, player);
  return -1;
}

void Contest::finish(int winner, int points) {
  over_ = true;
  truco_due_ = Due{What::truco, winner, points};
}

void Contest::interfere(int offending_team) {
  story_ += "; team " + std::to_string(offending_team) + " interferes";
  close_open_flor();
  offending_team_ = offending_team;
  over_ = true;
}

// --- what is due ---

int Contest::due_for_accepted_flor() const {
  const int all = flores();
  if (raise_.empty()) {
    const int by_word = agreed_.is("flor_contested", "plus_per_flor") ? 3 + 3 * all : 3 * all;
    return agreed_.number_or("flor_contested", by_word);
  }
  if (raise_ == "con_flor_quiero") return agreed_.number("flor_quiero");
  if (raise_ == "contraflor") return agreed_.number_or("contraflor_value", std::max(6, 3 * all));
  const int base = duel_ ? agreed_.number("pica_resto_base") : agreed_.number("target") - flor_then_.leader;
  return base + agreed_.number("resto_plus_per_flor") * all;
}

int Contest::due_for_refused_flor() const {
  if (raise_.empty()) return agreed_.number_or("flor_achico", 3 * flores(flor_by_));
  if (raise_ == "contraflor") return agreed_.number_or("contraflor_refused", 3 * before_raise_);
  if (!after_contraflor_) return agreed_.number_or("resto_refused_direct", 3 * before_raise_);
  const int contraflor = agreed_.number_or("contraflor_value", std::max(6, 3 * before_raise_));
  return agreed_.number_or("resto_refused_after_contraflor", contraflor);
}

std::optional<Due> Contest::due_for_flor() const {
  if (flor_ == "conceded") return Due{What::flor, flor_by_, due_for_refused_flor()};
  if (flor_ != "alone" && flor_ != "said") return std::nullopt;
  if (flores() == 0) return std::nullopt;
  if (flores(0) == 0 || flores(1) == 0) {
    const int count = flores();
    const int each = agreed_.number("flor_single");
    int points = each * count;
    if (count > 1 && agreed_.is("flor_contested", "per_flor")) points = 3 * count;
    if (count > 1 && agreed_.is("flor_contested", "plus_per_flor")) points = 3 + 3 * count;
    return Due{What::flor, flores(0) > 0 ? 0 : 1, points};
  }
  Due due{What::flor, winning_team("flor"), due_for_accepted_flor()};
  const bool resto = raise_ == "contraflor_al_resto";
  if (resto && !duel_ && agreed_.is("resto_base", "whole_chico")) due.reach = Reach::chico;
  return due;
}

// T-35, TA-12
Due Contest::falta(int winner, const Standing& then) const {
  Due due{What::envido, winner, 0};
  const int target = agreed_.number("target"), half = target - target / 2;
  const std::string& how = agreed_.word("falta");
  if (duel_) {
    due.points = agreed_.number("pica_falta");
  } else if (how == "whole_chico") {
    due.reach = Reach::chico;
  } else if (how == "whole_match") {
    due.reach = Reach::match;
  } else if (how == "malas_buenas_leader") {
    due.points = (then.leader < half ? half : target) - then.leader;
  } else if (how == "malas_game" && then.leader < half) {
    due.points = half - then.team[winner];
  } else if (how == "loser") {
    due.points = target - then.team[1 - winner];
  } else {
    due.points = target - then.leader;
  }
  return due;
}

std::optional<Due> Contest::due_for_envido() const {
  if (envido_ != "refused" && envido_ != "said") return std::nullopt;
  int sum = 0, before_last = 0;
  for (const std::string& call : envido_calls_) {
    before_last = sum;
    sum += call == "envido" ? 2 : call == "real_envido" ? 3 : 0;
  }
  if (envido_ == "refused") return Due{What::envido, envido_by_, envido_calls_.size() == 1 ? 1 : before_last};
  const int winner = winning_team("envido");
  if (envido_calls_.back() != "falta_envido") return Due{What::envido, winner, sum};
  Due due = falta(winner, envido_then_);
  if (agreed_.is("falta_floor", "accepted") && due.reach == Reach::points)
    due.points = std::max(due.points, sum);
  return due;
}

std::vector<Due> Contest::due() const {
  std::vector<Due> list;
  if (const auto flor = due_for_flor()) list.push_back(*flor);
  if (const auto envido = due_for_envido()) list.push_back(*envido);
  if (truco_due_) list.push_back(*truco_due_);
  for (const auto& [player, wrong] : false_) {
    if (wrong) list.push_back({What::penalty, 1 - team(player), agreed_.number("false_flor_penalty")});
  }
  if (accused_ >= 0) add_pido_flor(list);
  if (offending_team_ < 0) return list;
  // He "loses and must give back the points"; the other side has 4 (T-52).
  std::erase_if(list, [&](const Due& each) { return each.team == offending_team_; });
  list.push_back({What::penalty, 1 - offending_team_, agreed_.number("interference_points")});
  return list;
}

// T-30: "3 Punkte, plus alle Punkte des gegnerischen Blattes", or 3 (4) to the player accused without ground.
void Contest::add_pido_flor(std::vector<Due>& list) const {
  const int asked = team(accused_);
  if (!is_flor(hands_.at(accused_))) {
    list.push_back({What::penalty, asked, agreed_.number("pido_flor_fail")});
    return;
  }
  int made = 0;
  for (Due& each : list) {
    if (each.team != asked) continue;
    made += each.points;
    if (agreed_.is("pido_flor_points", "transfer")) each.team = 1 - asked;
  }
  if (agreed_.is("pido_flor_points", "add")) list.push_back({What::penalty, 1 - asked, made});
  list.push_back({What::penalty, 1 - asked, agreed_.number("pido_flor_bonus")});
}

}  // namespace tanteador::reckoning::naipes
