// The calculators of the table: what cards are worth, who wins a trick, may this card be played.

#include "src/referee/calculators.hpp"

#include <array>

#include "src/cli/card_words.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/sheet.hpp"
#include "src/view/referee/referee.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using referee::TableNow;
using view::say;

TableNow table_now(const referee::Calculators& game, const Arguments& arguments) {
  TableNow now{.players = arguments.players.value_or(4), .trump_suit = -1, .broken = arguments.broken};
  if (arguments.trump.empty()) return now;
  const std::size_t suit = game.trumps.find(static_cast<char>(arguments.trump[0] | 0x20));
  if (arguments.trump.size() != 1 || suit == std::string_view::npos) {
    std::vector<std::string> letters;
    for (const char letter : game.trumps) letters.emplace_back(1, letter);
    const std::string all = joined(letters);
    throw unreadable(say("\"{0}\" is no suit; write one of: {1}.",
                         {std::string_view(arguments.trump), std::string_view(all)}));
  }
  now.trump_suit = static_cast<int>(suit);
  return now;
}

Answer counted(const Context& context, const Arguments& arguments, std::string_view name,
               std::string_view kind) {
  const referee::Calculators& game = referee::calculators(name);
  const referee::CountRow& row = *find_count(game, kind);
  const auto value = row.count(card_names(name, arguments.words), table_now(game, arguments));
  if (!value) return refused_cards(context, name, "value", row.cards > 0 ? kind : name, value.error());
  Answer answer{.text = view::pile_text(row, *value)};
  answer.json["value"] = value->halves % 2 == 0 ? json(value->halves / 2) : json(value->halves / 2.0);
  if (row.cards == 0) answer.json["cards"] = value->cards;
  if (value->bouts) answer.json["bouts"] = *value->bouts;
  if (row.cards > 0) answer.text = context.paper.write(Ink::strong, answer.text);
  answer.text += "\n";
  return answer;
}

Answer trick_of(const Context& context, const Arguments& arguments, std::string_view name) {
  const referee::Calculators& game = referee::calculators(name);
  const auto result = game.trick(card_names(name, arguments.words), table_now(game, arguments));
  if (!result) return refused_cards(context, name, "winner", "trick", result.error());
  if (result->winner >= 0)
    return {.json = {{"winner", result->winner + 1}},
            .text = say("Card {0}, the {1}, wins.", {result->winner + 1, result->card}) + "\n"};
  Answer answer{.json = {{"winner", nullptr}, {"tied", json::array()}},
                .text = tr("Nobody wins yet: the fool takes no trick.") + "\n"};
  std::vector<std::string> places;
  for (const int place : result->tied) {
    answer.json["tied"].push_back(place + 1);
    places.push_back(std::to_string(place + 1));
  }
  const std::string tied = joined(places);
  if (!places.empty()) answer.text = say("Tied (parda): the cards {0}.", {std::string_view(tied)}) + "\n";
  return answer;
}

Answer follow_in(const Context& context, const Arguments& arguments, std::string_view game) {
  const referee::Calculators& own = referee::calculators(game);
  const auto cards = card_names(game, std::array{arguments.card});
  if (cards.size() != 1) throw unreadable(tr("--card needs one card."));
  const auto answered =
      own.follow(card_names(game, std::array{arguments.hand}), card_names(game, std::array{arguments.trick}),
                 cards.front(), table_now(own, arguments));
  if (!answered) return refused_cards(context, game, "legal", "follow", answered.error());
  const rulebook::Edition& edition = rulebook::first_edition(game);
  const codec::RefusedText row{1,
                               "follow",
                               std::string(answered->rule),
                               render(answered->message, {}),
                               rulebook::source_of(answered->rule, edition, {}),
                               rulebook::place_of(answered->rule, edition, {})};
  const std::vector<std::string> playable(answered->playable.begin(), answered->playable.end());
  const std::string list = joined(playable);
  return {.json = {{"legal", answered->legal},
                   {"rule", row.rule},
                   {"message", row.message},
                   {"source", row.source},
                   {"playable", playable}},
          .text = context.paper.write(answered->legal ? Ink::good : Ink::bad, row.message) + "\n  " +
                  context.paper.write(Ink::faint, rule_line(row)) + "\n" +
                  say("May be played: {0}", {std::string_view(list)}) + "\n"};
}

}  // namespace

std::vector<std::string> card_names(std::string_view game, std::span<const std::string> words) {
  std::vector<std::string> names;
  for (const std::string& word : words) {
    std::string_view rest = word;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find_first_of(", "), rest.size());
      if (end > 0) names.emplace_back(rest.substr(0, end));
      rest.remove_prefix(std::min(rest.size(), end + 1));
    }
  }
  if (const auto none = referee::unreadable_card(game, names))
    throw unreadable(say("\"{0}\" is no card of the pack; write it like {1}.",
                         {std::string_view(none->typed), none->example}));
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

Answer count_cards(const Context& context, const Arguments& arguments) {
  return counted(context, arguments, arguments.game, arguments.kind);
}
Answer win_trick(const Context& context, const Arguments& arguments) {
  return trick_of(context, arguments, arguments.game);
}
Answer follow_trick(const Context& context, const Arguments& arguments) {
  return follow_in(context, arguments, arguments.game);
}

Answer draw_cards(const Context& context, const Arguments& arguments) {
  const referee::Calculators& game = referee::calculators(arguments.game);
  const auto drawn = game.draw(card_names(game.game, arguments.words));
  if (!drawn) return refused_cards(context, game.game, "partners", "draw", drawn.error());
  const auto [lowest, second] = drawn->low;
  const auto [third, highest] = drawn->high;
  return {
      .json = {{"partners", {{lowest + 1, second + 1}, {third + 1, highest + 1}}}, {"dealer", lowest + 1}},
      .text = say("Players {0} and {1} play together against {2} and {3}; player {0} deals first.",
                  {lowest + 1, second + 1, third + 1, highest + 1}) +
              "\n"};
}

}  // namespace tanteador::cli
