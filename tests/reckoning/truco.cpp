// Truco calculated independently: whole matches at every kind of table, by a separate reading of the rules
// (truco_rules). The engine gets them in every form of entry; each hand is compared.

#include <algorithm>

#include "src/codec/fields.hpp"
#include "src/games/truco/match.hpp"
#include "tests/reckoning/lots.hpp"
#include "tests/reckoning/match_record.hpp"
#include "tests/reckoning/plays.hpp"
#include "tests/reckoning/truco_rules.hpp"

namespace tanteador::reckoning::at_truco {

using naipes::Agreement;
using naipes::Cards;
using naipes::Contest;
using naipes::Due;
using naipes::Naipe;
using naipes::Reach;
using naipes::SaidValue;
using naipes::What;

namespace {

const std::vector<std::string> kWords{"flor",
                                      "contraflor",
                                      "contraflor_al_resto",
                                      "con_flor_me_achico",
                                      "con_flor_quiero",
                                      "con_flor_envido",
                                      "con_flor_real_envido",
                                      "con_flor_falta_envido",
                                      "envido",
                                      "real_envido",
                                      "falta_envido",
                                      "truco",
                                      "retruco",
                                      "vale_cuatro",
                                      "vale_juego",
                                      "quiero",
                                      "no_quiero"};

// The games in which an agreement is tried. No source has both the hand of eleven and duels.
enum class In { all, with_envido, without };
// An agreement of a table that differs from the editions.
struct Deviation {
  std::string parameter;
  std::vector<std::string> words;
  In in = In::all;
  int at_least = 0;  // per cent of the tables
};
const std::vector<Deviation> kDeviations{
    {"target", {"4", "9", "15", "24", "30"}, In::all, 50},
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
    {"falta",
     {"whole_chico", "whole_match", "malas_buenas_leader", "malas_game", "loser"},
     In::with_envido,
     20},
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
    {"pica_start_at", {"3"}},
    {"pica_stop_at", {"5", "15"}, In::with_envido},
    {"pica_cap", {"4", "10"}},
    {"pica_falta", {"3"}},
    {"pica_resto_base", {"2"}},
    {"interference_points", {"1"}},
    {"interference_duel", {"own"}},
    {"turned_substitute", {"false"}},
    {"stake_3", {"0", "9"}},
    {"stake_4", {"0", "15"}},
    {"top_stake", {"whole_chico", "whole_match"}, In::all, 10},
    {"raise_in_answer", {"accepts", "quiero_first"}},
    {"raise_cap", {"needed"}},
    {"all_tied", {"nobody", "mano"}},
    {"tied_lead", {"first_of_tied"}},
    {"shared_lead", {"first_laid", "either"}},
    {"covered_card", {"always", "from_second_trick", "no"}},
    {"eleven_short", {"0", "1", "3"}, In::without},
    {"eleven_value", {"2", "5"}, In::without},
    {"eleven_refused", {"2", "3"}, In::without},
    {"eleven_raise", {"loses_hand", "loses_game"}, In::without},
    {"tie_envido", {"first_said"}},
    {"real_envido", {"false"}},
    {"envido_amounts", {"any"}, In::with_envido, 15},
    {"envido_refused", {"accepted_plus_one"}},
    {"falta_adds", {"true"}},
    {"envite_cap_falta", {"true"}, In::with_envido, 15},
    {"fold_scope", {"side"}},
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

Shape shape_of(Lots& lots, const std::string& edition) {
  const bool printed = edition.starts_with("truco-nhf") || edition == "truco-argentino";
  const bool has_three = printed || edition == "truco-gaucho";
  switch (lots.pick_below(printed ? 7 : has_three ? 6 : 4)) {
    case 0: return {2, {0, 1}, ""};
    case 1: return {4, {0, 1, 0, 1}, ""};
    case 4: return {3, {0, 1, 2}, ""};  // the gallo by turns
    case 5: {
      std::vector<int> fixed(3, lots.pick_below(2));
      fixed[static_cast<std::size_t>(lots.pick_below(3))] = 1 - fixed[0];
      return {3, fixed, side_names(fixed)};
    }
    case 6: return {8, {0, 1, 0, 1, 1, 0, 1, 0}, side_names({0, 1, 0, 1, 1, 0, 1, 0})};
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
        record_(start("truco", edition, shape_.players, shape_.sides + ",\"options\":{" + options_ + "}")),
        dealer_(shape_.players - 1) {
    score_.assign(by_turns() ? 3 : 2, 0);
    size_ = static_cast<int>(naipes::pack(agreed_).size());
    chicos_.assign(score_.size(), 0);
    record_.explain_by([this] { return story(); });
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
  // How often each rule was met.
  const std::map<std::string, int>& met() const { return met_; }

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
    const bool betless = !agreed_.yes("envido");
    for (const Deviation& choice : kDeviations) {
      if (choice.in == (betless ? In::with_envido : In::without)) continue;
      if (!lots_.percent(std::max(share, choice.at_least))) continue;
      // No source knows both the limit of a duel and the falta that is added (UA-7, UA-13).
      if (choice.parameter == "falta_adds" && agreed_.number("pica_cap") > 0) continue;
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
      const int target = agreed_.number("target");
      const bool near = lots_.percent(40);  // to the end, where falta and the hand of eleven matter
      score_[side] = near ? std::max(0, target - 1 - lots_.pick_below(3)) : lots_.pick_below(target);
      carried.scores[side] = score_[side];
    }
    record_.enter(carried);
  }

  // --- telling ---
  truco::Duel duel_of(const Contest& contest) const {
    return static_cast<truco::Duel>(pica_ ? &contest - contests_.data() + 1 : 0);
  }
  void enter(const Truco::Event& event) {
    if (!quiet_) record_.enter(event);
  }
  bool engine_takes(const Truco::Event& event) const {
    const Match<Truco>& match = record_.match();
    return Truco::apply(match.rules(), match.state(), event, EventSeq{index(match.last_seq()) + 1})
        .has_value();
  }
  // Compares both sets of possible entries.
  void probe(bool may, const Truco::Event& event, const std::string& what) {
    if (!quiet_)
      record_.compare(what, may ? "allowed" : "refused", engine_takes(event) ? "allowed" : "refused");
  }

  // --- the deal ---
  // The cards of the hands, and then the one that is turned up.
  std::vector<Naipe> shuffled() {
    std::vector<Naipe> cards = naipes::pack(agreed_);
    lots_.shuffle(cards);
    const Naipe turned = cards.back();
    cards.pop_back();
    if (agreed_.is("card_order", "uruguayan") && lots_.percent(40)) pieces_together(cards, turned);
    const int few = lots_.pick_below(5);
    if (few == 4 && shape_.players == 2)
      std::ranges::stable_partition(cards, [](const Naipe& c) { return c.rank == 2 || c.rank == 3; });
    // Often with many equal ranks on top, or many of one suit, so that ties and flores come.
    if (few == 1)
      std::ranges::stable_partition(cards, [](const Naipe& c) { return c.rank < 4 || c.rank == 12; });
    if (few == 2 || few == 3) suits_together(cards);
    cards.insert(cards.begin() + 3 * shape_.players, turned);
    return cards;
  }
  void pieces_together(std::vector<Naipe>& cards, const Naipe& turned) {
    const Cards worth(agreed_, turned);
    for (auto card = cards.begin(); card != cards.end(); ++card) {
      if (worth.pieces_of({*card}) > 0 && lots_.percent(70))
        std::iter_swap(card, cards.begin() + lots_.pick_below(3 * shape_.players));
    }
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
      dealer_ = lots_.pick_below(shape_.players);
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
    record_.enter(start);
    const std::vector<Naipe> cards = shuffled();
    const Cards worth(agreed_, cards[static_cast<std::size_t>(3 * shape_.players)]);
    for (const auto& group : groups) {
      std::vector<int> players;
      std::map<int, int> teams;
      std::map<int, naipes::Hand> hands;
      for (int i = 1; i <= shape_.players; ++i) {
        const int player = (dealer_ + i) % shape_.players;
        if (std::ranges::find(group, player) == group.end()) continue;
        players.push_back(player);
        teams[player] = team(player);
        for (int card = 0; card < 3; ++card)
          hands[player].push_back(cards[static_cast<std::size_t>(3 * player + card)]);
      }
      contests_.emplace_back(agreed_, worth, pica_, players, teams, hands);
    }
    begin_eleven();
    cards_only_.assign(contests_.size(), true);
    said_settled_.assign(contests_.size(), {});
  }
  void probe_mode(truco::HandStarted start) {
    start.mode = pica_ ? truco::Mode::redonda : truco::Mode::pica_pica;
    probe(false, start, "the other kind of hand");
    start.mode = std::nullopt;
    using Kind = truco::HandKind;
    for (const Kind kind : {Kind::ordinary, Kind::eleven, Kind::iron}) {
      if (kind == kind_of_hand()) continue;
      start.kind = kind;
      probe(false, start, "a hand of kind " + std::to_string(static_cast<int>(kind)));
    }
  }
  bool near_the_end(std::size_t side) const {
    const int short_of = agreed_.number("eleven_short");
    return short_of > 0 && score_[side] >= agreed_.number("target") - short_of;
  }
  truco::HandKind kind_of_hand() const {
    using Kind = truco::HandKind;
    const int near = near_the_end(0) + near_the_end(1);
    return near == 0 ? Kind::ordinary : near == 1 ? Kind::eleven : Kind::iron;
  }
  void begin_eleven() {
    const truco::HandKind kind = kind_of_hand();
    if (kind == truco::HandKind::ordinary) return;
    const int decider = near_the_end(0) ? 0 : 1;
    const bool iron = kind == truco::HandKind::iron;
    for (Contest& contest : contests_) contest.begin_eleven(iron ? std::optional<int>() : decider);
  }
  // The muestra or vira (U-5, B-4). A table that enters only who won may leave it out.
  void turn_up() {
    const bool needed = naipes::needs_turned_card(agreed_);
    const Naipe& turned = contests_[0].cards().turned();
    const truco::Turned event{card_of(turned)};
    if (!needed) probe(false, event, "a turned card");
    is_turned_ = needed && !quiet_ && (style_ != 1 || lots_.percent(50));
    if (!is_turned_) return;
    enter(event);
    ++met_["U-5 turned card"];
    const int player = lots_.pick_below(shape_.players);
    for (Contest& contest : contests_) {
      if (style_ == 0 && contest.is_ordinary() && contest.plays(player))
        probe(false, truco::CardPlayed{seat_at(player), card_of(turned), duel_of(contest)},
              "the turned card");
    }
    probe(false, event, "a second turned card");
  }
  bool may_be_seen() const { return is_turned_ || !naipes::needs_turned_card(agreed_); }

  // The cut and a card shown in dealing (T-10, T-11). True if the hand is dealt again.
  bool before_the_cards() {
    if (lots_.percent(20)) cut();
    if (!lots_.percent(8)) return false;
    const bool redeal = agreed_.is("exposed_card", "redeal");
    const Seat player = seat_at(lots_.pick_below(shape_.players));
    using Choice = truco::ExposedChoice;
    probe(redeal, truco::CardExposed{player, Choice::redeal}, "a redeal");
    probe(!redeal, truco::CardExposed{player, Choice::replace}, "another card");
    record_.enter(truco::CardExposed{player, redeal ? Choice::redeal : Choice::keep});
    return redeal;
  }
  void cut() {
    int cutter = dealer_;
    do cutter = (cutter + shape_.players - 1) % shape_.players;
    while (team(cutter) == team(dealer_));
    const int least = agreed_.number("cut_min_packet");
    for (int lifted = 0; lifted <= size_; ++lifted) {
      const bool may =
          lifted == 0 ? agreed_.yes("cut_knock_allowed") : lifted >= least && size_ - lifted >= least;
      probe(may, truco::Cut{seat_at(cutter), lifted, size_ - lifted}, "cut of " + std::to_string(lifted));
    }
    for (int player = 0; player < shape_.players; ++player)
      probe(player == cutter, truco::Cut{seat_at(player), 20, size_ - 20},
            "cut by " + std::to_string(player));
    record_.enter(truco::Cut{seat_at(cutter), 17, size_ - 17});
  }

  // --- one hand ---
  void play_hand() {
    before_ = score_;
    deal();
    quiet_ = !at_once() && agreed_.yes("cap_at_target") && !agreed_.is("falta", "whole_match") &&
             !agreed_.is("top_stake", "whole_match") && lots_.percent(12);
    style_ = at_once() ? 0 : lots_.pick_below(3);  // what is written at once depends on every card
    // The leader is known only from the cards (UA-2).
    if (style_ == 2 && agreed_.is("tied_lead", "first_of_tied")) style_ = 1;
    if (!quiet_ && before_the_cards()) return;
    turn_up();
    posted_.clear();
    chico_winner_ = -1;
    whole_match_ = false;
    const bool annul = !quiet_ && lots_.percent(3);
    for (int step = 0; !hand_is_over(); ++step) {
      if (annul && lots_.percent(10) && step > 0) return annulled();
      one_step();
      if (at_once()) post_what_is_due();
      if (at_once() && !quiet_) record_.compare("score", score_, record_.scores());
    }
    if (!at_once()) {
      post_hand();
      if (!quiet_) compare_all();
      after_the_hand();
      post_hand();
    }
    if (quiet_) tally();
    compare_all();
    for (const Contest& contest : contests_) {
      for (const std::string& rule : contest.met()) ++met_[rule];
    }
    next_hand();
  }
  void annulled() {
    enter(Annulled{});
    score_ = before_;
    record_.compare("score, the hand annulled", score_, record_.scores());
  }
  bool hand_is_over() const {
    if (chico_winner_ >= 0) return true;
    return std::ranges::all_of(contests_, [](const Contest& each) { return each.is_over(); });
  }
  void compare_all() {
    record_.compare("score", score_, record_.scores());
    const auto decided = [&](std::size_t side) { return static_cast<int>(side) == chico_winner_ ? 1 : 0; };
    for (std::size_t side = 0; side < score_.size(); ++side)
      record_.compare("chicos", std::to_string(chicos_[side] + decided(side)),
                      record_.side_fact(static_cast<int>(side), "chicos"));
    const bool won =
        chico_winner_ >= 0 && (whole_match_ || chicos_[static_cast<std::size_t>(chico_winner_)] + 1 >=
                                                   agreed_.number("chicos_to_win"));
    record_.compare("outcome", won ? "won " + std::to_string(chico_winner_) : "in_progress",
                    record_.outcome());
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
    now.last = *std::ranges::min_element(score_);
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
      if (contest.may_say(player, "quiero", standing())) return call(contest, player, "quiero");
    }
    throw Difference("nobody can go on: " + contest.story());
  }

  void call(Contest& contest, int player, const std::string& word) {
    truco::Called event{seat_at(player), word_of<truco::Call>(word), duel_of(contest)};
    const int points = contest.may_name(word, 3) && lots_.percent(40) ? 3 * (1 + lots_.pick_below(4)) : 0;
    if (points > 0) event.points = points;
    enter(event);
    contest.say(player, word, standing(), points);
  }

  // A side that has announced a flor may accept a bid on it. So may a player who holds one.
  bool may_accept(const Contest& contest, int player) const {
    if (!agreed_.is("flor_bets", "uruguayan") || !contest.must_answer_flor(player)) return true;
    return contest.has_announced(contest.team(player)) || contest.cards().is_flor(contest.hand(player));
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
      const bool has = contest.cards().is_flor(contest.hand(player));
      for (const std::string& word : kWords) {
        if (!contest.may_say(player, word, standing())) continue;
        if (word == "quiero" && !may_accept(contest, player)) continue;
        const bool lies = word == "flor" && !has && !at_once() && lots_.percent(1);
        if (needs_flor(word) && !has && !lies) continue;
        if (word == "con_flor_quiero" && !may_accept(contest, player)) continue;
        const bool raises = word.starts_with("contraflor");
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
      // No rule says which raise it is that loses a hand of eleven (BA-3).
      if (!contest.is_ordinary() && (word == "retruco" || word.starts_with("vale"))) continue;
      // No rule says whether a contraflor may go against a flor that is not announced (U-35).
      const bool against_none = agreed_.is("flor_bets", "uruguayan") && word.starts_with("contraflor") &&
                                !contest.has_announced(1 - contest.team(player));
      if (against_none) continue;
      probe(contest.may_say(player, word, standing()),
            truco::Called{seat_at(player), word_of<truco::Call>(word), duel_of(contest)},
            std::to_string(player) + " " + word);
      truco::Called named{seat_at(player), word_of<truco::Call>(word), duel_of(contest)};
      named.points = lots_.one_of<int>({0, 1, 4, 6, 30, 41});
      probe(contest.may_say(player, word, standing()) && contest.may_name(word, *named.points), named,
            std::to_string(player) + " " + word + " " + std::to_string(*named.points));
    }
    for (const int player : contest.players()) {
      if (contest.cards_left(player).empty()) continue;
      probe(contest.may_play(player),
            truco::CardPlayed{seat_at(player), card_of(contest.cards_left(player)[0]), duel_of(contest)},
            "a card of " + std::to_string(player));
      truco::CardPlayed covered{.player = seat_at(player), .card = {}, .duel = duel_of(contest)};
      covered.covered = true;
      probe(contest.may_play(player) && contest.may_cover(), covered,
            "a covered card of " + std::to_string(player));
    }
  }

  // A value must beat the earlier ones, or be "good", or be kept silent; some are wrong.
  void values(Contest& contest) {
    const std::string talk = contest.waiting();
    const truco::Talk of = talk == "flor" ? truco::Talk::flor : truco::Talk::envido;
    std::vector<int> speakers = contest.speakers();
    // Values that must beat those of the other side may come in any order (UA-5).
    const bool in_any_order = talk == "envido" && agreed_.is("tie_envido", "first_said");
    if (in_any_order) lots_.shuffle(speakers);
    bool all_true = true;
    for (const int player : speakers)
      all_true = all_true && (talk == "envido" || contest.cards().is_flor(contest.hand(player)));
    const bool one_by_one = !all_true || !agreed_.yes("flor_cancels_envido") || lots_.percent(50);
    const bool revalued = talk == "flor" && agreed_.is("flor_misdeclared", "revalue");
    const bool lies = !at_once() && (one_by_one || !revalued) && lots_.percent(15);
    std::vector<SaidValue> said;
    int most[2] = {-1, -1};
    for (const int player : speakers) {
      int value = value_of(contest, talk, player);
      const bool has_none = talk == "flor" && !contest.cards().is_flor(contest.hand(player));
      if (has_none || (lies && lots_.percent(40))) value = 20 + lots_.pick_below(13);
      int &own = most[contest.team(player)], &others = most[1 - contest.team(player)];
      const bool is_low = value <= std::max(own, others), others_lead = others >= 0 && others >= own;
      if (is_low && one_by_one && !at_once() && lots_.percent(20)) continue;  // silent
      const bool must_be_good = in_any_order && value <= others;
      if (must_be_good && own > others && !at_once()) continue;  // his side leads: silent
      if (must_be_good || (is_low && others_lead && lots_.percent(60))) {
        if (must_be_good && value == others) ++met_["UA-5 equal values, the first said"];
        said.push_back({player, std::nullopt});
        continue;
      }
      said.push_back({player, value});
      own = std::max(own, value);
    }
    contest.settle(said);
    tell_values(contest, of, said, one_by_one);
  }
  static int value_of(const Contest& contest, const std::string& talk, int player) {
    const naipes::Hand& hand = contest.hand(player);
    return talk == "flor" ? contest.cards().flor_of(hand) : contest.cards().envido_of(hand);
  }

  void tell_values(Contest& contest, truco::Talk of, const std::vector<SaidValue>& said, bool one_by_one) {
    const std::string talk = of == truco::Talk::flor ? "flor" : "envido";
    const SaidValue winner = *contest.winner_of(talk);
    const bool with_value = lots_.percent(50);
    if (one_by_one) {
      for (const SaidValue& each : said)
        enter(truco::Declared{seat_at(each.player), of, each.value, duel_of(contest)});
    } else {
      const Side side = side_at(lots_.one_of(sides(contest.team(winner.player))));
      enter(truco::Settled{of, side, with_value ? winner.value : std::nullopt, duel_of(contest)});
    }
    const naipes::Hand& hand = contest.hand(winner.player);
    const bool liar = contest.announced(winner.player) && !contest.cards().is_flor(hand);
    // No envido is defined for two pieces (U-21).
    const bool unknown =
        contest.cards().pieces_of(hand) > 1 && (talk == "envido" || !agreed_.yes("flor_cancels_envido"));
    if (contest.cards().pieces_of(hand) > 0) ++met_["U-12 " + talk + " won with a piece"];
    if (contest.cards().pieces_of(hand) > 1 && talk == "flor") ++met_["U-30 flor won with two pieces"];
    if (liar || unknown || at_once() || !may_be_seen()) return;
    auto& later = said_settled_[static_cast<std::size_t>(&contest - contests_.data())];
    later.push_back({winner, talk, one_by_one || with_value});
    if (lots_.percent(40)) show(contest, later.size() - 1);
  }

  struct Winner {
    SaidValue said;
    std::string talk;
    bool value_entered;
    bool shown = false;
  };
  void show(Contest& contest, std::size_t which) {
    Winner& winner = said_settled_[static_cast<std::size_t>(&contest - contests_.data())][which];
    const int player = winner.said.player;
    const auto& cards = contest.hand(player);
    const bool flor = winner.talk == "flor";
    const bool differs = *winner.said.value != value_of(contest, winner.talk, player);
    winner.shown = true;
    contest.shows(player);
    truco::Shown event{.player = seat_at(player), .cards = {}, .duel = duel_of(contest)};
    for (const Naipe& card : cards) event.cards.push_back(card_of(card));
    if (differs && !winner.value_entered) {
      event.of = flor ? truco::Talk::flor : truco::Talk::envido;
      event.differs = true;
    }
    enter(event);
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
    truco::CardPlayed event{seat_at(player), card_of(card), duel_of(contest)};
    event.covered = contest.may_cover() && lots_.percent(25);
    if (event.covered && lots_.percent(70)) event.card.reset();  // nobody has seen it
    if (*by_card) enter(event);
    const int result = contest.play(player, card, event.covered);
    if (!*by_card) tell_trick(contest, result);
    return true;
  }
  void tell_trick(const Contest& contest, int result) {
    if (result < 0) return;
    truco::TrickWon event{std::nullopt, duel_of(contest)};
    if (result != 2) event.winner = side_at(lots_.one_of(sides(result)));
    enter(event);
  }
  bool fold(Contest& contest) {
    std::vector<int> may;
    for (const int player : contest.players()) {
      // The leader for a winner that has left is known only from the cards.
      const bool known = style_ == 0 || contest.is_last_of_side(player) || agreed_.is("fold_scope", "side");
      if (known && contest.may_fold(player)) may.push_back(player);
    }
    if (may.empty()) return false;
    const int player = lots_.one_of(may);
    enter(truco::Folded{seat_at(player), duel_of(contest)});
    const int result = contest.fold(player, standing());
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
      if (!simple || !contest.announced(player) || contest.cards().is_flor(contest.hand(player))) continue;
      contest.call_false(player);
      enter(truco::FalseFlor{seat_at(player), duel_of(contest)});
    }
  }
  void challenge(Contest& contest) {
    const int accused = lots_.one_of(contest.players()), by = lots_.one_of(contest.players());
    const bool has = contest.cards().is_flor(contest.hand(accused));
    for (const Due& due : contest.due()) {
      if (due.reach != Reach::points) return;
    }
    if (contest.announced(accused) || contest.gave_way(accused) || (has && contest.was_shut_out(accused)))
      return;
    truco::FlorChallenged event{seat_at(by), seat_at(accused), {}, {}, duel_of(contest)};
    const bool own = contest.team(accused) == contest.team(by);
    if (!may_be_seen() || contest.cards().pieces_of(contest.hand(accused)) > 1 || lots_.percent(50)) {
      event.held = has;
    } else {
      for (const Naipe& card : contest.hand(accused)) event.cards.push_back(card_of(card));
    }
    if (own) return probe(false, event, "pido flor to a partner");
    enter(event);
    contest.challenge(accused);
    if (has && agreed_.is("pido_flor_points", "none")) ++met_["UA-4 flor not announced"];
  }
  void interfere() {
    const int player = lots_.pick_below(shape_.players);
    const auto plays_in = [&](const Contest& each) {
      return std::ranges::find(each.players(), player) != each.players().end();
    };
    Contest* other =
        &contests_[static_cast<std::size_t>(lots_.pick_below(static_cast<int>(contests_.size())))];
    if (plays_in(*other)) return;
    Contest* lost = other;
    if (agreed_.is("interference_duel", "own")) lost = &*std::ranges::find_if(contests_, plays_in);
    if (!lost->waiting().empty() || lost->interfered()) return;
    enter(truco::Interfered{seat_at(player), duel_of(*other)});
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
          const int points =
              due.reach == Reach::points ? std::min(due.points, std::max(30, target)) : target - score;
          if (points == 0) continue;
          record_.enter(truco::Tallied{side_at(side), points, static_cast<truco::TallyFor>(due.what)});
          score += points;
        }
      }
    }
  }

  Lots& lots_;
  Agreement agreed_;
  Shape shape_;
  std::string options_;
  MatchRecord<Truco> record_;
  int dealer_;
  std::vector<int> score_, chicos_, before_;
  std::map<std::string, int> met_;
  int size_ = 40;           // of the pack
  bool is_turned_ = false;  // the turned card of this hand was entered
  int picas_ = 0, hands_in_chico_ = 0, chico_winner_ = -1;
  bool last_was_pica_ = false, pica_ = false, whole_match_ = false, won_ = false;
  bool quiet_ = false;  // nothing of this hand is entered but its points
  int style_ = 0;       // of telling the tricks: 0 by card, 1 by winner, 2 now so, now so
  std::vector<Contest> contests_;
  std::vector<bool> cards_only_;
  std::vector<std::vector<Winner>> said_settled_;
  std::vector<std::pair<std::size_t, What>> posted_;
};

// Every rule of the variants that a run must meet, with the words of a family of rules behind it.
struct Rules {
  std::string rule;
  std::vector<std::string> words;
};
const std::vector<Rules> kRules{
    {"B-12 three ties", {}},
    {"B-14", {"a trick of covered cards", "covered against open"}},
    {"B-15 accepted step", {"1", "2", "3", "4"}},
    {"B-15 refused step", {"1", "2", "3", "4"}},
    {"B-17 raised in answer", {}},
    {"B-20 raise above what is needed", {}},
    {"B-22", {"played", "not played"}},
    {"B-25 iron hand", {}},
    {"BA-3 a raise loses the", {"hand", "game"}},
    {"U-5 turned card", {}},
    {"U-9 a 12 for the turned piece", {}},
    {"U-11 two highest cards of one side", {}},
    {"U-12", {"envido won with a piece", "flor won with a piece"}},
    {"U-14 the first of two highest cards leads", {}},
    {"U-26", {"first bid beyond the falta", "raise beyond the falta"}},
    {"U-30 flor won with two pieces", {}},
    {"U-33 flores of one side", {}},
    {"U-34 flor against flor", {}},
    {"U-35 summed to",
     {"con_flor_envido", "con_flor_real_envido", "con_flor_falta_envido", "contraflor",
      "contraflor_al_resto"}},
    {"U-36 accepted",
     {"con_flor_envido", "con_flor_real_envido", "con_flor_falta_envido", "contraflor",
      "contraflor_al_resto"}},
    {"U-39 refused",
     {"con_flor_envido", "con_flor_real_envido", "con_flor_falta_envido", "contraflor", "contraflor_al_resto",
      "raise", "on a contraflor"}},
    {"U-43 the whole side leaves", {}},
    {"UA-14 points named with", {"envido", "real_envido", "con_flor_envido", "con_flor_real_envido"}},
    {"V-7 the raise for the", {"whole_chico", "whole_match"}},
    {"UA-2 the first of the tied cards leads", {}},
    {"UA-4 flor not announced", {}},
    {"UA-5 equal values, the first said", {}},
    {"UA-6 one more than accepted", {}},
    {"UA-7 falta added", {}},
    {"UA-8 falta", {"leader", "malas_game", "malas_buenas_leader", "loser", "whole_chico"}},
    {"UA-13", {"falta in a duel", "al resto in a duel", "limit of a duel"}},
    {"truco-uruguayo with", {"2", "4", "6"}},
    {"truco-paulista with", {"2", "4", "6"}},
    {"truco-mineiro with", {"2", "4", "6"}},
    {"truco-mineiro-8 with", {"2", "4", "6"}},
    {"truco-manilha-velha with", {"2", "4", "6"}},
    {"truco-gaucho with", {"2", "3", "4", "6"}},
    {"truco-amostra with", {"2", "4", "6"}},
};
}  // namespace

}  // namespace tanteador::reckoning::at_truco

namespace tanteador::reckoning {

using at_truco::Shape, at_truco::Table;

Played play_truco(Lots lots) {
  const std::string edition = lots.one_of<std::string>({"truco-nhf-de", "truco-nhf-it", "truco-argentino"});
  Table table(lots, edition, at_truco::shape_of(lots, edition));
  const int hands = table.play(1 + lots.pick_below(24));
  return {hands, {{"pica", table.picas()}, {"gallo", table.has_gallo() ? hands : 0}}};
}

Played play_truco_variants(Lots lots) {
  const std::string edition = lots.one_of<std::string>(
      {"truco-uruguayo", "truco-uruguayo", "truco-uruguayo", "truco-amostra", "truco-paulista",
       "truco-mineiro", "truco-mineiro-8", "truco-manilha-velha", "truco-gaucho"});
  const Shape shape = at_truco::shape_of(lots, edition);
  Table table(lots, edition, shape);
  Played played{table.play(1 + lots.pick_below(24)), table.met()};
  ++played.met[edition + " with " + std::to_string(shape.players)];
  return played;
}

std::vector<std::string> rules_of_truco_variants() {
  std::vector<std::string> all;
  for (const auto& each : at_truco::kRules) {
    if (each.words.empty()) all.push_back(each.rule);
    for (const std::string& word : each.words) all.push_back(each.rule + " " + word);
  }
  return all;
}

}  // namespace tanteador::reckoning
