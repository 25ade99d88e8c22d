#include <algorithm>

#include "src/cards/spanish.hpp"
#include "src/games/truco/scoring/awards.hpp"
#include "src/games/truco/tricks.hpp"
#include "src/games/truco/violations.hpp"
#include "src/referee/calculating.hpp"
#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

struct TrucoTraits {
  using Card = spanish::Card;
  static constexpr ViolationKind kTwice{"cli/card_twice", "truco.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "truco.players", kSizeText};
  static constexpr int kSeats = truco::kSeats;
  static auto parse(std::string_view text) { return spanish::parse(text, spanish::Letters::brazilian); }
  static auto name(Card card) { return spanish::name(card); }
};

constexpr std::size_t kWholeHand = 3;
constexpr std::string_view kTurned = "turned";
constexpr ViolationKind kThree{"cli/three_cards", "truco.deal", N_("Enter three different cards, not {0}.")};
constexpr ViolationKind kNoFlor{"cli/no_flor", "truco.flor.announce",
                                N_("These cards are of different suits: no flor.")};

constexpr ViolationKind kNoPieces{
    "cli/no_flor", "truco.flor.with_pieces",
    N_("These cards are not a flor: they are not of one suit, and there are too few pieces.")};
constexpr ViolationKind kNotTurned{
    "cli/turned_missing", "truco.turned.missing",
    N_("First enter the card that was turned up; it decides the rank of the cards.")};

constexpr ViolationKind kOtherPack{"cli/other_pack", "truco.pack",
                                   N_("\"{0}\": in this deck the card is written \"{1}\".")};

// The table's agreements as far as they are known, otherwise those of the first edition.
truco::Parameters parameters_of(const TableStatus& table) {
  truco::Parameters parameters;
  for (const auto& row : truco::parameters()) {
    if (const auto found = table.parameters.find(row.name); found != table.parameters.end())
      row.set(parameters, found->second);
  }
  return parameters;
}

// Refuses a card that is not in the pack of this table.
std::optional<Violation> foreign_card(const std::string& word, const truco::Parameters& parameters) {
  const auto card = TrucoTraits::parse(word);
  if (!card) return std::nullopt;
  const spanish::Letters letters = letters_of(parameters);
  if (!spanish::parse(word, letters))
    return Violation{&kOtherPack, {spanish::name(*card, spanish::Letters::brazilian), spanish::name(*card)}};
  const bool held = truco::Deck(parameters, spanish::Card::none).contains(*card);
  if (!held) return refuse(truco::ViolationId::card_not_in_pack, {spanish::name(*card, letters)});
  return std::nullopt;
}

tl::expected<spanish::Card, Violation> turned_card(const truco::Parameters& parameters,
                                                   const TableStatus& table) {
  if (!has_turned_card(parameters)) return spanish::Card::none;
  const auto turned = std::ranges::find(table.deal, kTurned, &Fact::name);
  const std::string word(turned == table.deal.end() ? std::string_view() : turned->value.word);
  const auto card = TrucoTraits::parse(word);
  if (!card) return tl::unexpected(Violation{&kNotTurned, {}});
  if (const auto why = foreign_card(word, parameters)) return tl::unexpected(*why);
  return *card;
}

// The deck with the card that was turned up, if these cards can be there as well.
tl::expected<truco::Deck, Violation> deck_of(Words words, const truco::Parameters& parameters,
                                             const TableStatus& table) {
  const auto turned = turned_card(parameters, table);
  if (!turned) return tl::unexpected(turned.error());
  for (const std::string& word : words) {
    if (const auto why = foreign_card(word, parameters)) return tl::unexpected(*why);
    if (TrucoTraits::parse(word) == *turned)
      return tl::unexpected(
          refuse(truco::ViolationId::card_turned, {spanish::name(*turned, letters_of(parameters))}));
  }
  return truco::Deck(parameters, *turned);
}

bool turns_card(const TableStatus& now) { return has_turned_card(parameters_of(now)); }

PileResult count_hand(Words words, const TableStatus& table, truco::Talk talk) {
  const auto cards = cards_of<TrucoTraits>(words);
  if (const auto why = find_repeated_card<TrucoTraits>(cards)) return tl::unexpected(*why);
  if (cards.size() != kWholeHand) return tl::unexpected(Violation{&kThree, {static_cast<int>(cards.size())}});
  const truco::Parameters parameters = parameters_of(table);
  const auto deck = deck_of(words, parameters, table);
  if (!deck) return tl::unexpected(deck.error());
  const bool pieces = parameters.card_order == truco::value::uruguayan;
  if (talk == truco::Talk::flor && !deck->is_flor(cards))
    return tl::unexpected(Violation{pieces ? &kNoPieces : &kNoFlor, {}});
  const int worth = talk == truco::Talk::flor ? deck->flor(cards) : deck->envido(cards);
  return PileValue{2 * worth, static_cast<int>(kWholeHand)};
}
template <truco::Talk talk>
PileResult count_talk(Words words, const TableStatus& table) {
  return count_hand(words, table, talk);
}

// The sides play alternately.
tl::expected<TrickAnswer, Violation> truco_trick(Words words, const TableStatus& table) {
  const truco::Parameters parameters = parameters_of(table);
  auto found =
      answer_trick<TrucoTraits>(words, [&](const auto& cards) -> tl::expected<TrickAnswer, Violation> {
        if (cards.empty()) return tl::unexpected(Violation{&TrucoTraits::kSize, {truco::kSeats, 0}});
        const auto deck = deck_of(words, parameters, table);
        if (!deck) return tl::unexpected(deck.error());
        const auto result = truco::trick_winner(cards, *deck);
        TrickAnswer answer{.winner = result.winner};
        if (answer.winner < 0) answer.tied.assign(result.highest.begin(), result.highest.end());
        return answer;
      });
  if (found && found->winner >= 0)
    found->card = spanish::name(*TrucoTraits::parse(words[static_cast<unsigned>(found->winner)]),
                                letters_of(parameters));
  return found;
}

constexpr CountRow kTrucoCounts[] = {
    {"envido", N_("Value of the envido"), N_("the envido of three cards"), "truco.envido.value", kWholeHand,
     count_talk<truco::Talk::envido>, "", "", "envido"},
    {"flor", N_("Value of the flor"), N_("the value of a flor"), "truco.flor.value", kWholeHand,
     count_talk<truco::Talk::flor>, "", "", "flor"}};

}  // namespace

constexpr Calculators kTrucoCalculators{.game = "truco",
                                        .example = "7o",
                                        .is_card = is_card<TrucoTraits>,
                                        .counts = kTrucoCounts,
                                        .trick = truco_trick,
                                        .tied = N_("Tied (parda): the cards {0}."),
                                        .turned_fact = kTurned,
                                        .turns_card = turns_card};

}  // namespace tanteador::referee
