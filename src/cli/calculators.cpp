// The calculators of the table: what cards are worth, and who wins a trick.

#include <algorithm>

#include "src/cards/spanish.hpp"
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
constexpr ViolationKind kTwice{"cli/card_twice", "truco.cards", "The {0} is in the pack only once."};
constexpr ViolationKind kNoFlor{"cli/no_flor", "truco.flor.announce",
                                "These cards are of different suits: no flor."};
constexpr ViolationKind kTrick{"cli/trick_size", "truco.players",
                               "A trick has 1 to 8 cards; {0} were given."};

// Cards separated by blanks or commas.
std::vector<Card> cards_of(const Arguments& arguments) {
  std::vector<Card> cards;
  for (const std::string& word : arguments.words) {
    std::string_view rest = word;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find_first_of(", "), rest.size());
      const std::string_view name = rest.substr(0, end);
      rest.remove_prefix(std::min(rest.size(), end + 1));
      if (name.empty()) continue;
      const auto card = spanish::parse(name);
      if (!card)
        throw unreadable(say("\"{0}\" is no card of the pack; write rank and suit, such as 7o.", {name}));
      cards.push_back(*card);
    }
  }
  return cards;
}

std::optional<Violation> repeated(const std::vector<Card>& cards) {
  for (auto card = cards.begin(); card != cards.end(); ++card) {
    if (std::find(cards.begin(), card, *card) != card) return Violation{&kTwice, {spanish::name(*card)}};
  }
  return std::nullopt;
}

Answer refused(const Context& context, const char* field, std::string_view type, const Violation& violation) {
  const rulebook::Edition& edition = rulebook::first_edition("truco");
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

Answer counted(const Context& context, std::string_view what, const std::vector<Card>& cards,
               int (*value)(std::span<const Card>)) {
  if (const auto violation = repeated(cards)) return refused(context, "value", what, *violation);
  if (cards.size() != 3) return refused(context, "value", what, {&kThree, {static_cast<int>(cards.size())}});
  const bool one_suit = suit(cards[0]) == suit(cards[1]) && suit(cards[1]) == suit(cards[2]);
  if (what == "flor" && !one_suit) return refused(context, "value", what, {&kNoFlor, {}});
  const int points = value(cards);
  return {.json = {{"value", points}},
          .text = context.paper.write(Ink::strong, std::to_string(points)) + "\n"};
}

}  // namespace

Answer count_envido(const Context& context, const Arguments& arguments) {
  return counted(context, "envido", cards_of(arguments), truco::envido_value);
}

Answer count_flor(const Context& context, const Arguments& arguments) {
  return counted(context, "flor", cards_of(arguments), truco::flor_value);
}

Answer trick_truco(const Context& context, const Arguments& arguments) {
  const std::vector<Card> cards = cards_of(arguments);
  if (const auto violation = repeated(cards)) return refused(context, "winner", "trick", *violation);
  if (cards.empty() || cards.size() > kSeatsMax)
    return refused(context, "winner", "trick", {&kTrick, {static_cast<int>(cards.size())}});
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
