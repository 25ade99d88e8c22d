// Truco reckoned a second time: whole matches at every kind of table, played by an own reading of the printed
// rules (truco_rules). The engine gets them in every form of entry; each hand is compared.

#include <algorithm>

#include "src/codec/fields.hpp"
#include "src/games/truco/match.hpp"
#include "tests/reckoning/lots.hpp"
#include "tests/reckoning/match_record.hpp"
#include "tests/reckoning/truco_rules.hpp"

namespace tanteador::reckoning::at_truco {

using naipes::Agreement;
using naipes::Contest;
using naipes::Due;
using naipes::Naipe;
using naipes::Reach;
using naipes::Said;
using naipes::What;

namespace {

const std::vector<std::string> kWords{"flor",
                                      "contraflor",
                                      "contraflor_al_resto",
                                      "con_flor_me_achico",
                                      "con_flor_quiero",
                                      "envido",
                                      "real_envido",
                                      "falta_envido",
                                      "truco",
                                      "retruco",
                                      "vale_cuatro",
                                      "quiero",
                                      "no_quiero"};

// An agreement of a table that differs from the editions.
struct Deviation {
  std::string parameter;
  std::vector<std::string> words;
};
const std::vector<Deviation> kDeviations{
    {"target", {"4", "9", "15", "24", "30"}},
    {"chicos_to_win", {"1", "2", "3"}},
    {"flor", {"false"}},
    {"cut_min_packet", {"1", "3", "6"}},
    {"cut_knock_allowed", {"false"}},
    {"exposed_card", {"redeal"}},
    {"figures_equal", {"true"}},
    {"parda_rule", {"literal_tt_mano"}},
    {"envido_deadline", {"any_first_card", "all_first_cards"}},
    {"flor_deadline", {"any_first_card", "all_first_cards"}},
    {"flor_answer_after_card", {"true"}},
    {"envido_max", {"1", "3"}},
    {"real_max", {"1", "2"}},
    {"envido_after_real", {"true", "false"}},
    {"falta", {"whole_chico", "whole_match", "malas_buenas_leader", "malas_game", "loser"}},
    {"falta_floor", {"accepted"}},
    {"flor_single", {"2", "5"}},
    {"flor_contested", {"plus_per_flor", "4"}},
    {"flor_quiero", {"0", "5"}},
    {"flor_achico", {"4"}},
    {"contraflor_value", {"7"}},
    {"contraflor_refused", {"per_flor", "5"}},
    {"resto_base", {"whole_chico"}},
    {"resto_plus_per_flor", {"0", "2"}},
    {"resto_refused_direct", {"per_flor", "4"}},
    {"resto_refused_after_contraflor", {"contraflor_value", "8"}},
    {"reply_to_answering_flor", {"any"}},
    {"flor_cancels_envido", {"false"}},
    {"flor_misdeclared", {"revalue"}},
    {"false_flor_penalty", {"0", "2"}},
    {"pido_flor_points", {"add", "none"}},
    {"pido_flor_bonus", {"1"}},
    {"pido_flor_fail", {"4"}},
    {"mazo_first_trick_no_calls", {"1", "2"}},
    {"posting", {"immediate"}},
    {"cap_at_target", {"false"}},
    {"pica_schedule", {"always_after_first"}},
    {"pica_stop_at", {"5", "15"}},
    {"pica_falta", {"3"}},
    {"pica_resto_base", {"2"}},
    {"interference_points", {"1"}},
    {"interference_duel", {"own"}},
};

std::string in_json(const std::string& word) {
  const bool plain = word == "true" || word == "false" || (word[0] >= '0' && word[0] <= '9');
  return plain ? word : "\"" + word + "\"";
}

// The seating: each player's side, and its form in an event.
struct Shape {
  int players;
  std::vector<int> side_of;
  std::string sides;
};

std::string side_names(const std::vector<int>& side_of) {
  std::string json;
  for (int side = 0; side < 2; ++side) {
    std::string list;
    for (std::size_t player = 0; player < side_of.size(); ++player) {
      if (side_of[player] == side) list += (list.empty() ? "\"" : ",\"") + kNames[player] + "\"";
    }
    json += std::string(side ? "," : "") + R"({"name":")" + (side ? "Ellos" : "Nosotros") +
            R"(","players":[)" + list + "]}";
  }
  return ",\"sides\":[" + json + "]";
}

Shape shape_of(Lots& lots) {
  switch (lots.below(7)) {
    case 0: return {2, {0, 1}, ""};
    case 1: return {3, {0, 1, 2}, ""};  // the gallo by turns
    case 2: {
      std::vector<int> fixed(3, lots.below(2));
      fixed[static_cast<std::size_t>(lots.below(3))] = 1 - fixed[0];
      return {3, fixed, side_names(fixed)};
    }
    case 3: return {4, {0, 1, 0, 1}, ""};
    case 4: return {8, {0, 1, 0, 1, 1, 0, 1, 0}, side_names({0, 1, 0, 1, 1, 0, 1, 0})};
    default: return {6, {0, 1, 0, 1, 0, 1}, ""};
  }
}

template <class Enum>
Enum word_of(const std::string& word) {
  const auto& list = codec::Words<Enum>::list;
  return static_cast<Enum>(std::ranges::find(list, word) - list.begin());
}

truco::Card card_of(const Naipe& card) { return spanish::parse(naipes::name(card)).value(); }

class Table {
 public:
  Table(Lots& lots, const std::string& edition, Shape shape)
      : lots_(lots),
        agreed_(edition),
        shape_(std::move(shape)),
        options_(agree()),
        told_(start("truco", edition, shape_.players, shape_.sides + ",\"options\":{" + options_ + "}")),
        dealer_(shape_.players - 1) {
    score_.assign(by_turns() ? 3 : 2, 0);
    chicos_.assign(score_.size(), 0);
    told_.explain_by([this] { return story(); });
  }

  int play(int hands) {
    if (lots_.percent(50)) carry();
    int played = 0;
    while (!won_ && played < hands) {
      play_hand();
      ++played;
    }
    return played;
  }
  int picas() const { return picas_; }
  bool has_gallo() const { return shape_.players == 3; }

 private:
  bool by_turns() const {
    return score_.empty() ? shape_.players == 3 && shape_.sides.empty() : score_.size() == 3;
  }
  bool at_once() const { return agreed_.is("posting", "immediate"); }
  int team(int player) const {
    return by_turns() ? (player == dealer_ ? 0 : 1) : shape_.side_of[static_cast<std::size_t>(player)];
  }
  // The accounts of a team, mano first.
  std::vector<int> sides(int of_team) const {
    if (!by_turns()) return {of_team};
    std::vector<int> list;
    for (int i = 1; i <= 3; ++i) {
      if (team((dealer_ + i) % 3) == of_team) list.push_back((dealer_ + i) % 3);
    }
    return list;
  }

  std::string agree() {
    std::string options;
    const int share = lots_.one_of<int>({0, 6, 15});
    for (const Deviation& choice : kDeviations) {
      const int often = choice.parameter == "target" ? 50 : share;
      if (!lots_.percent(often)) continue;
      const std::string& word = lots_.one_of(choice.words);
      agreed_.agree(choice.parameter, word);
      options += (options.empty() ? "\"" : ",\"") + choice.parameter + "\":" + in_json(word);
    }
    return options;
  }

  std::string story() const {
    std::string text =
        "dealer " + std::to_string(dealer_) + ", before the hand" + (pica_ ? " of duels" : "") + ":";
    for (const int points : before_) text += " " + std::to_string(points);
    for (const Contest& contest : contests_) {
      text += "\n " + contest.story() + "\n  due:";
      for (const Due& due : contest.due())
        text += " (" + std::to_string(static_cast<int>(due.what)) + " team " + std::to_string(due.team) +
                " " + std::to_string(due.points) + (due.reach == Reach::points ? ")" : " all)");
    }
    return text;
  }

  void carry() {
    Carried carried;
    for (std::size_t side = 0; side < score_.size(); ++side) {
      score_[side] = lots_.below(agreed_.number("target"));
      carried.scores[side] = score_[side];
    }
    told_.tell(carried);
  }

  // --- telling ---
  truco::Duel duel_of(const Contest& contest) const {
    return static_cast<truco::Duel>(pica_ ? &contest - contests_.data() + 1 : 0);
  }
  void tell(const Truco::Event& event) {
    if (!quiet_) told_.tell(event);
  }
  bool engine_takes(const Truco::Event& event) const {
    const Match<Truco>& match = told_.match();
    return Truco::apply(match.rules(), match.state(), event, EventSeq{index(match.last_seq()) + 1})
        .has_value();
  }
  // Compares both sets of possible entries.
  void probe(bool may, const Truco::Event& event, const std::string& what) {
    if (!quiet_)
      told_.compare(what, may ? "allowed" : "refused", engine_takes(event) ? "allowed" : "refused");
  }

  // --- the deal ---
  std::vector<Naipe> shuffled() {
    std::vector<Naipe> cards = naipes::pack();
    lots_.shuffle(cards);
    const int few = lots_.below(4);
    // Often with many equal ranks on top, or many of one suit, so that ties and flores come.
    if (few == 1)
      std::ranges::stable_partition(cards, [](const Naipe& c) { return c.rank < 4 || c.rank == 12; });
    if (few >= 2) suits_together(cards);
    return cards;
  }
  void suits_together(std::vector<Naipe>& cards) {
    for (std::size_t i = 0; i + 3 <= static_cast<std::size_t>(3 * shape_.players); i += 3) {
      for (std::size_t j = i + 1; j < i + 3 && lots_.percent(75); ++j) {
        const auto same = std::find_if(cards.begin() + static_cast<std::ptrdiff_t>(j), cards.end(),
                                       [&](const Naipe& card) { return card.suit == cards[i].suit; });
        if (same != cards.end()) std::iter_swap(cards.begin() + static_cast<std::ptrdiff_t>(j), same);
      }
    }
  }

  bool duels_now() const {
    if (shape_.players < 6 || hands_in_chico_ == 0) return false;
    const int most = *std::ranges::max_element(score_);
    if (most >= agreed_.number("pica_stop_at") || most < agreed_.number("pica_start_at")) return false;
    return agreed_.is("pica_schedule", "always_after_first") || !last_was_pica_;
  }

  // Eight players: any pairs of opponents; six: the opposite ones.
  std::vector<std::vector<int>> pairs() {
    std::vector<int> ours, theirs;
    for (int player = 0; player < shape_.players; ++player)
      (team(player) == 0 ? ours : theirs).push_back(player);
    if (shape_.players == 6) return {{0, 3}, {1, 4}, {2, 5}};
    lots_.shuffle(theirs);
    std::vector<std::vector<int>> list;
    for (std::size_t i = 0; i < ours.size(); ++i) list.push_back({ours[i], theirs[i]});
    return list;
  }

  void deal() {
    contests_.clear();
    pica_ = duels_now();
    picas_ += pica_;
    truco::HandStarted start;
    if (lots_.percent(5)) {
      dealer_ = lots_.below(shape_.players);
      start.dealer = seat_at(dealer_);
    }
    if (lots_.percent(30) && shape_.players >= 6)
      start.mode = pica_ ? truco::Mode::pica_pica : truco::Mode::redonda;
    std::vector<std::vector<int>> groups{{}};
    for (int player = 0; player < shape_.players; ++player) groups[0].push_back(player);
    if (pica_) groups = pairs();
    for (const auto& pair : groups) {
      if (pica_ && shape_.players == 8) start.pairs.push_back({seat_at(pair[0]), seat_at(pair[1])});
    }
    probe_mode(start);
    told_.tell(start);
    const std::vector<Naipe> cards = shuffled();
    for (const auto& group : groups) {
      std::vector<int> players;
      std::map<int, int> teams;
      std::map<int, std::vector<Naipe>> hands;
      for (int i = 1; i <= shape_.players; ++i) {
        const int player = (dealer_ + i) % shape_.players;
        if (std::ranges::find(group, player) == group.end()) continue;
        players.push_back(player);
        teams[player] = team(player);
        for (int card = 0; card < 3; ++card)
          hands[player].push_back(cards[static_cast<std::size_t>(3 * player + card)]);
      }
      contests_.emplace_back(agreed_, pica_, players, teams, hands);
    }
    cards_only_.assign(contests_.size(), true);
    said_settled_.assign(contests_.size(), {});
  }
  void probe_mode(truco::HandStarted start) {
    start.mode = pica_ ? truco::Mode::redonda : truco::Mode::pica_pica;
    probe(false, start, "the other kind of hand");
  }

  // The cut and a card shown in dealing (T-10, T-11). True if the hand is dealt again.
  bool before_the_cards() {
    if (lots_.percent(20)) cut();
    if (!lots_.percent(8)) return false;
    const bool redeal = agreed_.is("exposed_card", "redeal");
    const Seat player = seat_at(lots_.below(shape_.players));
    using Choice = truco::ExposedChoice;
    probe(redeal, truco::CardExposed{player, Choice::redeal}, "a redeal");
    probe(!redeal, truco::CardExposed{player, Choice::replace}, "another card");
    told_.tell(truco::CardExposed{player, redeal ? Choice::redeal : Choice::keep});
    return redeal;
  }
  void cut() {
    int cutter = dealer_;
    do cutter = (cutter + shape_.players - 1) % shape_.players;
    while (team(cutter) == team(dealer_));
    const int least = agreed_.number("cut_min_packet");
    for (int lifted = 0; lifted <= 40; ++lifted) {
      const bool may =
          lifted == 0 ? agreed_.yes("cut_knock_allowed") : lifted >= least && 40 - lifted >= least;
      probe(may, truco::Cut{seat_at(cutter), lifted, 40 - lifted}, "cut of " + std::to_string(lifted));
    }
    for (int player = 0; player < shape_.players; ++player)
      probe(player == cutter, truco::Cut{seat_at(player), 20, 20}, "cut by " + std::to_string(player));
    told_.tell(truco::Cut{seat_at(cutter), 17, 23});
  }

  // --- one hand ---
  void play_hand() {
    before_ = score_;
    deal();
    quiet_ = !at_once() && agreed_.yes("cap_at_target") && !agreed_.is("falta", "whole_match") &&
             lots_.percent(12);
    style_ = at_once() ? 0 : lots_.below(3);  // what is written at once depends on every card
    if (!quiet_ && before_the_cards()) return;
    posted_.clear();
    chico_winner_ = -1;
    whole_match_ = false;
    const bool annul = !quiet_ && lots_.percent(3);
    for (int step = 0; !hand_is_over(); ++step) {
      if (annul && lots_.percent(10) && step > 0) return annulled();
      one_step();
      if (at_once()) post_what_is_due();
      if (at_once() && !quiet_) told_.compare("score", score_, told_.scores());
    }
    if (!at_once()) {
      post_hand();
      if (!quiet_) compare_all();
      after_the_hand();
      post_hand();
    }
    if (quiet_) tally();
    compare_all();
    next_hand();
  }
  void annulled() {
    tell(Annulled{});
    score_ = before_;
    told_.compare("score, the hand annulled", score_, told_.scores());
  }
  bool hand_is_over() const {
    if (chico_winner_ >= 0) return true;
    return std::ranges::all_of(contests_, [](const Contest& each) { return each.is_over(); });
  }
  void compare_all() {
    told_.compare("score", score_, told_.scores());
    const auto decided = [&](std::size_t side) { return static_cast<int>(side) == chico_winner_ ? 1 : 0; };
    for (std::size_t side = 0; side < score_.size(); ++side)
      told_.compare("chicos", std::to_string(chicos_[side] + decided(side)),
                    told_.side_fact(static_cast<int>(side), "chicos"));
    const bool won =
        chico_winner_ >= 0 && (whole_match_ || chicos_[static_cast<std::size_t>(chico_winner_)] + 1 >=
                                                   agreed_.number("chicos_to_win"));
    told_.compare("outcome", won ? "won " + std::to_string(chico_winner_) : "in_progress", told_.outcome());
    won_ = won;
  }
  void next_hand() {
    ++hands_in_chico_;
    last_was_pica_ = pica_;
    dealer_ = (dealer_ + 1) % shape_.players;
    if (chico_winner_ < 0 || won_) return;
    ++chicos_[static_cast<std::size_t>(chico_winner_)];
    score_.assign(score_.size(), 0);
    hands_in_chico_ = 0;
  }

  Contest::Standing standing() const {
    Contest::Standing now;
    now.leader = *std::ranges::max_element(score_);
    for (int each = 0; each < 2; ++each) {
      now.team[each] = 0;
      for (const int side : sides(each))
        now.team[each] = std::max(now.team[each], score_[static_cast<std::size_t>(side)]);
    }
    return now;
  }

  void one_step() {
    std::vector<Contest*> open;
    for (Contest& each : contests_) {
      if (!each.is_over()) open.push_back(&each);
    }
    Contest& contest = *lots_.one_of(open);
    if (!contest.waiting().empty() && !(contest.waiting() == "flor" && lots_.percent(40) && speak(contest)))
      return values(contest);
    if (pica_ && !at_once() && lots_.percent(1)) return interfere();
    if (!quiet_ && style_ == 0 && lots_.percent(30)) probe_words(contest);
    if (lots_.percent(45) && speak(contest)) return;
    if (lots_.percent(4) && fold(contest)) return;
    if (play_card(contest) || speak(contest)) return;
    if (fold(contest)) return;
    answer_somehow(contest);
  }
  void answer_somehow(Contest& contest) {
    for (const int player : contest.players()) {
      if (contest.may_say(player, "quiero")) return call(contest, player, "quiero");
    }
    FAIL(("nobody can go on: " + contest.story()));
  }

  void call(Contest& contest, int player, const std::string& word) {
    tell(truco::Called{seat_at(player), word_of<truco::Call>(word), duel_of(contest)});
    contest.say(player, word, standing());
  }

  static bool needs_flor(const std::string& word) { return word.find("flor") != std::string::npos; }

  // Somebody says something he may say; the dearer words more seldom.
  bool speak(Contest& contest) {
    struct Saying {
      int player;
      std::string word;
    };
    std::vector<Saying> list;
    for (const int player : contest.players()) {
      const bool has = naipes::is_flor(contest.hand(player));
      for (const std::string& word : kWords) {
        if (!contest.may_say(player, word)) continue;
        const bool lies = word == "flor" && !has && !at_once() && lots_.percent(1);
        if (needs_flor(word) && !has && !lies) continue;
        const bool raises = word == "contraflor" || word == "contraflor_al_resto";
        if (raises && contest.talk_was_cut()) continue;
        const bool dear =
            word == "no_quiero" || word == "falta_envido" || word == "retruco" || word == "vale_cuatro";
        for (int times = has && needs_flor(word) ? 6 : dear ? 1 : 2; times > 0; --times)
          list.push_back({player, word});
      }
    }
    if (list.empty()) return false;
    const Saying chosen = lots_.one_of(list);
    call(contest, chosen.player, chosen.word);
    return true;
  }

  void probe_words(Contest& contest) {
    for (int tries = 0; tries < 6; ++tries) {
      const int player = lots_.one_of(contest.players());
      const std::string& word = lots_.one_of(kWords);
      probe(contest.may_say(player, word),
            truco::Called{seat_at(player), word_of<truco::Call>(word), duel_of(contest)},
            std::to_string(player) + " " + word);
    }
    for (const int player : contest.players()) {
      if (contest.cards_left(player).empty()) continue;
      probe(contest.may_play(player),
            truco::CardPlayed{seat_at(player), card_of(contest.cards_left(player)[0]), duel_of(contest)},
            "a card of " + std::to_string(player));
    }
  }

  // A value must beat the earlier ones, or be "good", or be kept silent; some are wrong.
  void values(Contest& contest) {
    const std::string talk = contest.waiting();
    const truco::Talk of = talk == "flor" ? truco::Talk::flor : truco::Talk::envido;
    const std::vector<int> speakers = contest.speakers();
    bool all_true = true;
    for (const int player : speakers)
      all_true = all_true && (talk == "envido" || naipes::is_flor(contest.hand(player)));
    const bool one_by_one = !all_true || !agreed_.yes("flor_cancels_envido") || lots_.percent(50);
    const bool revalued = talk == "flor" && agreed_.is("flor_misdeclared", "revalue");
    const bool lies = !at_once() && (one_by_one || !revalued) && lots_.percent(15);
    std::vector<Said> said;
    int most = -1, best_team = -1;
    for (const int player : speakers) {
      int value =
          talk == "flor" ? naipes::flor_of(contest.hand(player)) : naipes::envido_of(contest.hand(player));
      if (lies && lots_.percent(40)) value = 20 + lots_.below(13);
      const bool others_spoke = best_team >= 0 && best_team != contest.team(player);
      if (value <= most && one_by_one && !at_once() && lots_.percent(20)) continue;  // silent
      if (value <= most && others_spoke && lots_.percent(60)) {
        said.push_back({player, std::nullopt});
        continue;
      }
      said.push_back({player, value});
      if (value > most) {
        most = value;
        best_team = contest.team(player);
      }
    }
    contest.settle(said);
    tell_values(contest, of, said, one_by_one);
  }

  void tell_values(Contest& contest, truco::Talk of, const std::vector<Said>& said, bool one_by_one) {
    const std::string talk = of == truco::Talk::flor ? "flor" : "envido";
    const Said winner = *contest.winner_of(talk);
    const bool with_value = lots_.percent(50);
    if (one_by_one) {
      for (const Said& each : said)
        tell(truco::Declared{seat_at(each.player), of, each.value, duel_of(contest)});
    } else {
      const Side side = side_at(lots_.one_of(sides(contest.team(winner.player))));
      tell(truco::Settled{of, side, with_value ? winner.value : std::nullopt, duel_of(contest)});
    }
    const bool liar = contest.announced(winner.player) && !naipes::is_flor(contest.hand(winner.player));
    if (liar || at_once()) return;
    auto& later = said_settled_[static_cast<std::size_t>(&contest - contests_.data())];
    later.push_back({winner, talk, one_by_one || with_value});
    if (lots_.percent(40)) show(contest, later.size() - 1);
  }

  struct Winner {
    Said said;
    std::string talk;
    bool value_told;
    bool shown = false;
  };
  void show(Contest& contest, std::size_t which) {
    Winner& winner = said_settled_[static_cast<std::size_t>(&contest - contests_.data())][which];
    const int player = winner.said.player;
    const auto& cards = contest.hand(player);
    const bool flor = winner.talk == "flor";
    const bool differs = *winner.said.value != (flor ? naipes::flor_of(cards) : naipes::envido_of(cards));
    winner.shown = true;
    contest.shows(player);
    truco::Shown event{.player = seat_at(player), .cards = {}, .duel = duel_of(contest)};
    for (const Naipe& card : cards) event.cards.push_back(card_of(card));
    if (differs && !winner.value_told) {
      event.of = flor ? truco::Talk::flor : truco::Talk::envido;
      event.differs = true;
    }
    tell(event);
  }

  // --- the tricks ---
  bool play_card(Contest& contest) {
    std::vector<int> may;
    for (const int player : contest.players()) {
      if (contest.may_play(player)) may.push_back(player);
    }
    if (may.empty()) return false;
    auto by_card = cards_only_.begin() + (&contest - contests_.data());
    if (contest.trick_begins()) *by_card = style_ == 0 || (style_ == 2 && lots_.percent(50));
    const int player = lots_.one_of(may);
    const Naipe card = lots_.one_of(contest.cards_left(player));
    if (*by_card) tell(truco::CardPlayed{seat_at(player), card_of(card), duel_of(contest)});
    const int result = contest.play(player, card);
    if (!*by_card) tell_trick(contest, result);
    return true;
  }
  void tell_trick(const Contest& contest, int result) {
    if (result < 0) return;
    truco::TrickWon event{std::nullopt, duel_of(contest)};
    if (result != 2) event.winner = side_at(lots_.one_of(sides(result)));
    tell(event);
  }
  bool fold(Contest& contest) {
    std::vector<int> may;
    for (const int player : contest.players()) {
      // The leader for a winner that has left is known only from the cards.
      const bool known = style_ == 0 || contest.is_last_of_side(player);
      if (known && contest.may_fold(player)) may.push_back(player);
    }
    if (may.empty()) return false;
    const int player = lots_.one_of(may);
    tell(truco::Folded{seat_at(player), duel_of(contest)});
    const int result = contest.fold(player);
    if (!cards_only_[static_cast<std::size_t>(&contest - contests_.data())]) tell_trick(contest, result);
    return true;
  }

  // --- after the hand: late shows, pido flor, false flores, interference (T-18, T-29, T-30, T-37, T-52) ---
  void after_the_hand() {
    for (Contest& contest : contests_) {
      auto& winners = said_settled_[static_cast<std::size_t>(&contest - contests_.data())];
      for (std::size_t i = 0; i < winners.size(); ++i) {
        if (!winners[i].shown && lots_.percent(40)) show(contest, i);
      }
      if (lots_.percent(50))
        admit(contest);
      else if (agreed_.yes("flor") && lots_.percent(30))
        challenge(contest);
    }
    if (pica_ && lots_.percent(5)) interfere();
  }
  void admit(Contest& contest) {
    bool simple = !contest.flor_was_raised();
    for (const int player : contest.players()) simple = simple && !contest.gave_way(player);
    for (const int player : contest.players()) {
      if (!simple || !contest.announced(player) || naipes::is_flor(contest.hand(player))) continue;
      contest.call_false(player);
      tell(truco::FalseFlor{seat_at(player), duel_of(contest)});
    }
  }
  void challenge(Contest& contest) {
    const int accused = lots_.one_of(contest.players()), by = lots_.one_of(contest.players());
    const bool has = naipes::is_flor(contest.hand(accused));
    for (const Due& due : contest.due()) {
      if (due.reach != Reach::points) return;
    }
    if (contest.announced(accused) || contest.gave_way(accused) || (has && contest.was_shut_out(accused)))
      return;
    truco::FlorChallenged event{seat_at(by), seat_at(accused), {}, {}, duel_of(contest)};
    const bool own = contest.team(accused) == contest.team(by);
    if (lots_.percent(50)) {
      event.held = has;
    } else {
      for (const Naipe& card : contest.hand(accused)) event.cards.push_back(card_of(card));
    }
    if (own) return probe(false, event, "pido flor to a partner");
    tell(event);
    contest.challenge(accused);
  }
  void interfere() {
    const int player = lots_.below(shape_.players);
    const auto plays_in = [&](const Contest& each) {
      return std::ranges::find(each.players(), player) != each.players().end();
    };
    Contest* other = &contests_[static_cast<std::size_t>(lots_.below(static_cast<int>(contests_.size())))];
    if (plays_in(*other)) return;
    Contest* lost = other;
    if (agreed_.is("interference_duel", "own")) lost = &*std::ranges::find_if(contests_, plays_in);
    if (!lost->waiting().empty() || lost->interfered()) return;
    tell(truco::Interfered{seat_at(player), duel_of(*other)});
    lost->interfere(team(player));
  }

  // --- writing (T-4, TA-14) ---
  void write(const Due& due) {
    whole_match_ = due.reach == Reach::match;
    for (const int side : sides(due.team)) {
      if (chico_winner_ >= 0) return;
      int& score = score_[static_cast<std::size_t>(side)];
      const int target = agreed_.number("target"), room = target - score;
      const bool capped = agreed_.yes("cap_at_target") && due.points > room;
      score += due.reach != Reach::points || capped ? room : due.points;
      if (score < target) continue;
      chico_winner_ = side;
    }
  }
  void post_hand() {
    score_ = before_;
    chico_winner_ = -1;
    whole_match_ = false;
    for (const Contest& contest : contests_) {
      for (const Due& due : contest.due()) {
        if (chico_winner_ < 0) write(due);
      }
    }
  }
  void post_what_is_due() {
    for (std::size_t place = 0; place < contests_.size(); ++place) {
      for (const Due& due : contests_[place].due()) {
        const std::pair key(place, due.what);
        if (chico_winner_ >= 0 || std::ranges::find(posted_, key) != posted_.end()) continue;
        posted_.push_back(key);
        write(due);
      }
    }
  }
  // The hand as points on the sheet only.
  void tally() {
    std::vector<int> sheet = before_;
    const int target = agreed_.number("target");
    for (const Contest& contest : contests_) {
      for (const Due& due : contest.due()) {
        for (const int side : sides(due.team)) {
          if (*std::ranges::max_element(sheet) >= target) return;
          int& score = sheet[static_cast<std::size_t>(side)];
          const int points = due.reach == Reach::points ? std::min(due.points, 30) : target - score;
          if (points == 0) continue;
          told_.tell(truco::Tallied{side_at(side), points, static_cast<truco::TallyFor>(due.what)});
          score += points;
        }
      }
    }
  }

  Lots& lots_;
  Agreement agreed_;
  Shape shape_;
  std::string options_;
  MatchRecord<Truco> told_;
  int dealer_;
  std::vector<int> score_, chicos_, before_;
  int picas_ = 0, hands_in_chico_ = 0, chico_winner_ = -1;
  bool last_was_pica_ = false, pica_ = false, whole_match_ = false, won_ = false;
  bool quiet_ = false;  // nothing of this hand is told but its points
  int style_ = 0;       // of telling the tricks: 0 by card, 1 by winner, 2 now so, now so
  std::vector<Contest> contests_;
  std::vector<bool> cards_only_;
  std::vector<std::vector<Winner>> said_settled_;
  std::vector<std::pair<std::size_t, What>> posted_;
};

}  // namespace

TEST_CASE("Truco scores as an independent calculation from the printed rules") {
  const int wanted = deals_wanted();
  int dealt = 0, picas = 0, gallos = 0;
  for (std::uint64_t seed = 1; dealt < wanted; ++seed) {
    CAPTURE(seed);
    Lots lots(seed);
    const std::string edition = lots.one_of<std::string>({"truco-nhf-de", "truco-nhf-it", "truco-argentino"});
    Table table(lots, edition, shape_of(lots));
    const int hands = table.play(1 + lots.below(24));
    dealt += hands;
    picas += table.picas();
    gallos += table.has_gallo() ? hands : 0;
  }
  // Rare hands occurred often enough: at least one in this many.
  CHECK(picas * 20 >= dealt);
  CHECK(gallos * 10 >= dealt);
}

}  // namespace tanteador::reckoning::at_truco
