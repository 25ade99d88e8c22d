// The calculators of Truco: what cards are worth, and who wins a trick.

#include <algorithm>

#include "src/cards/spanish.hpp"
#include "src/cli/card_words.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/sheet.hpp"
#include "src/games/truco/awards.hpp"
#include "src/games/truco/tricks.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using spanish::Card;
using view::say;

constexpr ViolationKind kThree{"cli/three_cards", "truco.deal",
                               "Three different cards are needed; {0} were given."};
constexpr ViolationKind kTwice{"cli/card_twice", "truco.cards", kTwiceText};
constexpr std::string_view kGame = "truco";
constexpr ViolationKind kNoFlor{"cli/no_flor", "truco.flor.announce",
                                "These cards are of different suits: no flor."};
constexpr ViolationKind kTrick{"cli/trick_size", "truco.players",
                               "A trick has 1 to 8 cards; {0} were given."};

Answer counted(const Context& context, std::string_view what, const std::vector<Card>& cards,
               int (*value)(std::span<const Card>)) {
  if (const auto card = repeated<Card>(cards))
    return refused_cards(context, kGame, "value", what, {&kTwice, {*card}});
  if (cards.size() != 3)
    return refused_cards(context, kGame, "value", what, {&kThree, {static_cast<int>(cards.size())}});
  const bool one_suit = suit(cards[0]) == suit(cards[1]) && suit(cards[1]) == suit(cards[2]);
  if (what == "flor" && !one_suit) return refused_cards(context, kGame, "value", what, {&kNoFlor, {}});
  const int points = value(cards);
  return {.json = {{"value", points}},
          .text = context.paper.write(Ink::strong, std::to_string(points)) + "\n"};
}

}  // namespace

std::vector<std::string> card_names(std::span<const std::string> words) {
  std::vector<std::string> names;
  for (const std::string& word : words) {
    std::string_view rest = word;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find_first_of(", "), rest.size());
      if (end > 0) names.emplace_back(rest.substr(0, end));
      rest.remove_prefix(std::min(rest.size(), end + 1));
    }
  }
  return names;
}

Answer refused_cards(const Context& context, std::string_view game, const char* field, std::string_view type,
                     const Violation& violation) {
  const rulebook::Edition& edition = rulebook::first_edition(game);
  const auto row = codec::refused_text(1, std::string(type), {violation, {}}, {edition, {}, {}});
  Answer answer{.status = Exit::refused};
  answer.json = {{field, nullptr},
                 {"refused",
                  {{{"line", nullptr},
                    {"type", type},
                    {"rule", row.rule},
                    {"message", row.message},
                    {"source", row.source}}}}};
  answer.aside = row.message + "\n";
  answer.text = context.paper.write(Ink::bad, row.message) + "\n  " +
                context.paper.write(Ink::faint, rule_line(row)) + "\n";
  return answer;
}

Answer count_envido(const Context& context, const Arguments& arguments) {
  return counted(context, "envido", cards_of<Card>(arguments.words), truco::envido_value);
}

Answer count_flor(const Context& context, const Arguments& arguments) {
  return counted(context, "flor", cards_of<Card>(arguments.words), truco::flor_value);
}

Answer trick_truco(const Context& context, const Arguments& arguments) {
  const std::vector<Card> cards = cards_of<Card>(arguments.words);
  if (const auto card = repeated<Card>(cards))
    return refused_cards(context, kGame, "winner", "trick", {&kTwice, {*card}});
  if (cards.empty() || cards.size() > kSeatsMax)
    return refused_cards(context, kGame, "winner", "trick", {&kTrick, {static_cast<int>(cards.size())}});
  const truco::TrickResult result = truco::trick_winner(cards, {});
  if (result.winner >= 0) {
    const std::string_view card = spanish::name(cards[static_cast<std::size_t>(result.winner)]);
    return {.json = {{"winner", result.winner + 1}},
            .text = say("Card {0}, the {1}, wins.", {result.winner + 1, card}) + "\n"};
  }
  Answer answer{.json = {{"winner", nullptr}, {"tied", nlohmann::json::array()}}};
  std::vector<std::string> places;
  for (const int place : result.highest) {
    answer.json["tied"].push_back(place + 1);
    places.push_back(std::to_string(place + 1));
  }
  const std::string tied = joined(places);
  answer.text = say("Tied (parda): the cards {0}.", {std::string_view(tied)}) + "\n";
  return answer;
}

}  // namespace tanteador::cli
