#include "tests/reckoning/truco_cards.hpp"

#include <algorithm>

namespace tanteador::reckoning::naipes {

namespace {

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
                                                 {"interference_duel", "interfered_with"},
                                                 {"tie_envido", "mano"},
                                                 {"card_pack", "spanish40"},
                                                 {"card_order", "argentine"},
                                                 {"turned_substitute", "true"},
                                                 {"stake_unbet", "1"},
                                                 {"stake_1", "2"},
                                                 {"stake_2", "3"},
                                                 {"stake_3", "4"},
                                                 {"stake_4", "0"},
                                                 {"top_stake", "none"},
                                                 {"raise_in_answer", "quiero_first"},
                                                 {"raise_cap", "none"},
                                                 {"all_tied", "mano"},
                                                 {"tied_lead", "leader"},
                                                 {"shared_lead", "either"},
                                                 {"covered_card", "no"},
                                                 {"eleven_short", "0"},
                                                 {"eleven_value", "3"},
                                                 {"eleven_refused", "1"},
                                                 {"eleven_raise", "refused"},
                                                 {"envido", "true"},
                                                 {"real_envido", "true"},
                                                 {"envido_amounts", "fixed"},
                                                 {"flor_bets", "argentine"},
                                                 {"envido_refused", "accepted"},
                                                 {"falta_adds", "false"},
                                                 {"envite_cap_falta", "false"},
                                                 {"fold_scope", "player"},
                                                 {"pica_cap", "0"}};
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

// Uruguay, São Paulo, Minas Gerais and Rio Grande do Sul (truco-variants, section 2.2).
const std::map<std::string, std::string> kUruguayan{
    {"card_order", "uruguayan"},    {"target", "40"},           {"chicos_to_win", "1"},
    {"raise_in_answer", "accepts"}, {"flor_bets", "uruguayan"}, {"flor_contested", "per_own_flor"},
    {"pido_flor_points", "none"},   {"pica_stop_at", "20"},     {"cut_min_packet", "3"},
    {"shared_lead", "first_laid"}};
const std::map<std::string, std::string> kPaulista{
    {"card_pack", "french40"}, {"card_order", "paulista"},
    {"target", "12"},          {"raise_in_answer", "accepts"},
    {"stake_1", "3"},          {"stake_2", "6"},
    {"stake_3", "9"},          {"stake_4", "12"},
    {"envido", "false"},       {"flor", "false"},
    {"all_tied", "nobody"},    {"covered_card", "from_second_trick"},
    {"eleven_short", "1"},     {"pica_stop_at", "0"},
    {"cut_min_packet", "3"}};
// All points of a mineiro are even (B-26), so thrown-in cards give 2.
const std::map<std::string, std::string> kMineiro{
    {"card_order", "mineiro"}, {"stake_unbet", "2"},    {"stake_1", "4"},
    {"stake_2", "6"},          {"stake_3", "10"},       {"eleven_short", "2"},
    {"eleven_value", "4"},     {"eleven_refused", "2"}, {"mazo_first_trick_no_calls", "2"}};
const std::map<std::string, std::string> kGaucho{
    {"target", "24"},       {"chicos_to_win", "1"}, {"raise_in_answer", "accepts"},
    {"envido_max", "2"},    {"real_max", "1"},      {"envido_after_real", "false"},
    {"pica_stop_at", "12"}, {"cut_min_packet", "3"}};

// Each edition as what it adds to the German one, in this order.
using Words = std::map<std::string, std::string>;
const std::map<std::string, std::vector<Words>> kEditions{
    {"truco-nhf-de", {}},
    {"truco-nhf-it", {kItalian}},
    {"truco-argentino", {kArgentine}},
    {"truco-uruguayo", {kUruguayan}},
    {"truco-paulista", {kPaulista}},
    {"truco-manilha-velha", {kPaulista, {{"card_order", "mineiro"}}}},
    {"truco-mineiro", {kPaulista, kMineiro}},
    {"truco-mineiro-8", {kPaulista, kMineiro, {{"stake_2", "8"}}}},
    {"truco-gaucho", {kGaucho}},
    {"truco-amostra",
     {kUruguayan,
      {{"card_pack", "spanish38"},
       {"target", "24"},
       {"envido_amounts", "any"},
       {"cut_knock_allowed", "false"},
       {"pica_stop_at", "12"}}}}};

constexpr int kCircle[] = {4, 5, 6, 7, 10, 11, 12, 1, 2, 3};     // B-7
constexpr std::string_view kManilhaSuits = "oecb";               // B-8, from the bottom
constexpr std::string_view kFixed[] = {"7o", "1e", "7c", "4b"};  // B-9, from the bottom
constexpr int kPieces[] = {2, 4, 5, 11, 10};                     // U-8, from the top
constexpr int kPieceValues[] = {30, 29, 28, 27, 27};             // U-12
constexpr int kSpecial = 200;                                    // above every ordinary card

int place_of(int rank) { return static_cast<int>(std::ranges::find(kCircle, rank) - kCircle); }
bool is_piece_rank(int rank) { return std::ranges::find(kPieces, rank) != std::end(kPieces); }

int argentine_order(const Naipe& card) {
  int height = 100;
  for (const std::string_view line : kOrder) {
    --height;
    if ((" " + std::string(line) + " ").find(" " + name(card) + " ") != std::string::npos) return height;
  }
  return 0;
}

}  // namespace

Agreement::Agreement(std::string_view edition) : words_(kGerman) {
  for (const Words& words : kEditions.at(std::string(edition))) {
    for (const auto& [parameter, word] : words) words_[parameter] = word;
  }
}

int Agreement::number(const std::string& parameter) const { return std::stoi(word(parameter)); }

int Agreement::number_or(const std::string& parameter, int else_by_word) const {
  const std::string& said = word(parameter);
  return said[0] >= '0' && said[0] <= '9' ? std::stoi(said) : else_by_word;
}

std::vector<Naipe> pack(const Agreement& agreed) {
  std::vector<Naipe> cards;
  for (const char suit : {'e', 'b', 'o', 'c'}) {
    for (const int rank : {1, 2, 3, 4, 5, 6, 7, 10, 11, 12}) {
      const bool missing = rank == 1 && (suit == 'o' || suit == 'c') && agreed.is("card_pack", "spanish38");
      if (!missing) cards.push_back({rank, suit});
    }
  }
  return cards;
}

std::string name(const Naipe& card) { return std::to_string(card.rank) + card.suit; }

bool needs_turned_card(const Agreement& agreed) {
  return agreed.is("card_order", "uruguayan") || agreed.is("card_order", "paulista");
}

// The place among the pieces, from the top; -1 for other cards. The alcahuete has that of the turned piece.
int Cards::piece(const Naipe& card) const {
  if (!agreed_->is("card_order", "uruguayan") || card.suit != turned_.suit) return -1;
  const bool stands_in = card.rank == 12 && is_piece_rank(turned_.rank) && agreed_->yes("turned_substitute");
  const int rank = stands_in ? turned_.rank : card.rank;
  const auto found = std::ranges::find(kPieces, rank);
  return found == std::end(kPieces) ? -1 : static_cast<int>(found - kPieces);
}

int Cards::pieces_of(const Hand& hand) const {
  return static_cast<int>(std::ranges::count_if(hand, [&](const Naipe& card) { return piece(card) >= 0; }));
}

bool Cards::has_substitute(const Hand& hand) const {
  return std::ranges::any_of(hand, [&](const Naipe& card) { return card.rank == 12 && piece(card) >= 0; });
}

int Cards::order(const Naipe& card) const {
  if (const int place = piece(card); place >= 0) return kSpecial - place;
  const std::string& how = agreed_->word("card_order");
  const int manilha = kCircle[static_cast<std::size_t>(place_of(turned_.rank) + 1) % std::size(kCircle)];
  if (how == "paulista" && card.rank == manilha)
    return kSpecial + static_cast<int>(kManilhaSuits.find(card.suit));
  const auto fixed = std::ranges::find(kFixed, name(card));
  if (how == "mineiro" && fixed != std::end(kFixed)) return kSpecial + static_cast<int>(fixed - kFixed);
  const bool as_king = agreed_->yes("figures_equal") && card.rank >= 10;
  const Naipe seen = as_king ? Naipe{12, card.suit} : card;
  return how == "paulista" || how == "mineiro" ? 1 + place_of(seen.rank) : argentine_order(seen);
}

int Cards::value(const Naipe& card) const {  // T-6, U-12
  if (const int place = piece(card); place >= 0) return kPieceValues[place];
  return card.rank >= 10 ? 0 : card.rank;
}

// One piece counts with the best other card, whatever its suit. No value is defined for two pieces (U-21).
int Cards::envido_of(const Hand& hand) const {
  int most = 0;
  for (const Naipe& one : hand) {
    most = std::max(most, value(one));
    for (const Naipe& other : hand) {
      if (other == one) continue;
      const bool pair = one.suit == other.suit && piece(one) < 0 && piece(other) < 0;
      const bool with_piece = piece(one) >= 0 && piece(other) < 0;
      if (pair || with_piece) most = std::max(most, value(one) + value(other) + (pair ? 20 : 0));
    }
  }
  return most;
}

int Cards::flor_of(const Hand& hand) const {
  int highest = 20, units = 0;
  for (const Naipe& card : hand) {
    if (piece(card) >= 0) highest = std::max(highest, value(card));
    units += value(card) % 10;
  }
  return highest + units - highest % 10;
}

bool Cards::is_flor(const Hand& hand) const {
  if (hand[0].suit == hand[1].suit && hand[1].suit == hand[2].suit) return true;
  if (pieces_of(hand) != 1) return pieces_of(hand) > 1;
  std::vector<char> suits;
  for (const Naipe& card : hand) {
    if (piece(card) < 0) suits.push_back(card.suit);
  }
  return suits[0] == suits[1];
}

}  // namespace tanteador::reckoning::naipes
