#include "src/referee/calculators.hpp"

#include <array>

#include "src/cli/card_words.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/view/referee/referee.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using referee::TableStatus;
using view::say;

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
    throw unreadable(say("\"{0}\" is not a card of this deck. Write it like {1}.",
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

namespace {

struct TableArguments {
  std::optional<int> players;   // whose cards are counted
  std::string trump;            // a suit's letter
  bool broken = false;          // a trump has been played
  std::string ruleset, turned;  // where ranks depend on the ruleset and on a card turned up
};

std::map<std::string, ParameterValue, std::less<>> parameters_of(const referee::Calculators& game,
                                                                 const std::string& ruleset) {
  const rulebook::Edition* edition = rulebook::find_edition(ruleset);
  if (!edition || edition->game != game.game)
    throw unreadable(say("This game has no rule set \"{0}\".", {std::string_view(ruleset)}));
  std::map<std::string, ParameterValue, std::less<>> values;
  for (const auto& [name, value] : edition->parameters)
    std::visit([&](const auto& plain) { values.emplace(name, ParameterValue(plain)); }, value);
  return values;
}

TableStatus table_now(const referee::Calculators& game, const TableArguments& arguments) {
  TableStatus now{.players = arguments.players.value_or(4), .trump_suit = -1, .broken = arguments.broken};
  if (!arguments.ruleset.empty()) now.parameters = parameters_of(game, arguments.ruleset);
  if (!arguments.turned.empty()) {
    card_names(game.game, std::array{arguments.turned});  // throws for another text
    now.deal.push_back({game.turned_fact, std::string_view(arguments.turned)});
  }
  if (arguments.trump.empty()) return now;
  const std::size_t suit = game.trumps.find(static_cast<char>(arguments.trump[0] | 0x20));
  if (arguments.trump.size() != 1 || suit == std::string_view::npos) {
    std::vector<std::string> letters;
    for (const char letter : game.trumps) letters.emplace_back(1, letter);
    const std::string all = join(letters);
    throw unreadable(say("\"{0}\" is not a suit. Use one of: {1}.",
                         {std::string_view(arguments.trump), std::string_view(all)}));
  }
  now.trump_suit = static_cast<int>(suit);
  return now;
}

void describe_trump(Usage& usage, const referee::Calculators& game, TableArguments& table) {
  if (!game.trumps.empty()) usage.text("--trump", table.trump, tr("the trump suit: s, h, d or c"), "SUIT");
}

void describe_ruleset(Usage& usage, const referee::Calculators& game, TableArguments& table) {
  if (game.turned_fact.empty()) return;
  usage.text("--ruleset", table.ruleset, tr("the rule set of the table"), "ID");
  usage.text("--turned", table.turned, tr("the card turned up, where one is"), "CARD");
}

struct Counting : TableArguments {
  const referee::Calculators* game = nullptr;
  const referee::CountRow* row = nullptr;
  std::vector<std::string> cards = {};
  void describe(Usage& usage) {
    usage.text("CARDS", cards).required();
    if (game->counts_by_players)
      usage.number("--players", players, tr("number of players; 3 and 5 count differently"), 3, 6);
    describe_ruleset(usage, *game, *this);
  }
};

Answer count_cards(const Context& context, const Counting& arguments) {
  const referee::Calculators& game = *arguments.game;
  const referee::CountRow& row = *arguments.row;
  const auto value = row.count(card_names(game.game, arguments.cards), table_now(game, arguments));
  if (!value)
    return refused_cards(context, game.game, "value", row.cards > 0 ? row.kind : game.game, value.error());
  Answer answer{.text = view::pile_text(row, *value)};
  answer.json["value"] = value->halves % 2 == 0 ? json(value->halves / 2) : json(value->halves / 2.0);
  if (row.cards == 0) answer.json["cards"] = value->cards;
  if (value->special) answer.json[std::string(row.special)] = *value->special;
  if (row.cards > 0) answer.text = context.paper.write(Ink::strong, answer.text);
  answer.text += "\n";
  return answer;
}

struct Trick : TableArguments {
  const referee::Calculators* game = nullptr;
  std::vector<std::string> cards = {};
  void describe(Usage& usage) {
    usage.text("CARDS", cards).required();
    describe_trump(usage, *game, *this);
    describe_ruleset(usage, *game, *this);
  }
};

Answer win_trick(const Context& context, const Trick& arguments) {
  const referee::Calculators& game = *arguments.game;
  const auto result = game.trick(card_names(game.game, arguments.cards), table_now(game, arguments));
  if (!result) return refused_cards(context, game.game, "winner", "trick", result.error());
  if (result->winner >= 0)
    return {.json = {{"winner", result->winner + 1}},
            .text = say("Card {0}, the {1}, wins.", {result->winner + 1, result->card}) + "\n"};
  Answer answer{.json = {{"winner", nullptr}, {"tied", json::array()}},
                .text = tr("No winner yet: the fool never takes a trick.") + "\n"};
  std::vector<std::string> places;
  for (const int place : result->tied) {
    answer.json["tied"].push_back(place + 1);
    places.push_back(std::to_string(place + 1));
  }
  const std::string tied = join(places);
  if (!places.empty()) answer.text = say(game.tied, {std::string_view(tied)}) + "\n";
  return answer;
}

struct Following : TableArguments {
  const referee::Calculators* game = nullptr;
  std::string hand = {}, trick = {}, card = {};
  void describe(Usage& usage) {
    usage.text("--hand", hand, tr("the player's hand, including the card asked about"), "CARDS").required();
    usage.text("--trick", trick, tr("cards already on the table; leave out if the card is led"), "CARDS");
    usage.text("--card", card, tr("the card asked about"), "CARD").required();
    describe_trump(usage, *game, *this);
    if (!game->trumps.empty()) usage.flag("--broken", broken, tr("trumps have already been played"));
  }
};

Answer follow_trick(const Context& context, const Following& arguments) {
  const referee::Calculators& own = *arguments.game;
  const std::string_view game = own.game;
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
  const std::string list = join(playable);
  return {.json = {{"legal", answered->legal},
                   {"rule", row.rule},
                   {"message", row.message},
                   {"source", row.source},
                   {"playable", playable}},
          .text = context.paper.write(answered->legal ? Ink::good : Ink::bad, row.message) + "\n  " +
                  context.paper.write(Ink::faint, rule_line(row)) + "\n" +
                  say("Playable: {0}", {std::string_view(list)}) + "\n"};
}

struct Drawing {
  const referee::Calculators* game = nullptr;
  std::vector<std::string> cards = {};
  void describe(Usage& usage) { usage.text("CARDS", cards).required(); }
};

Answer draw_cards(const Context& context, const Drawing& arguments) {
  const referee::Calculators& game = *arguments.game;
  const auto drawn = game.draw(card_names(game.game, arguments.cards));
  if (!drawn) return refused_cards(context, game.game, "partners", "draw", drawn.error());
  const auto [lowest, second] = drawn->low;
  const auto [third, highest] = drawn->high;
  return {
      .json = {{"partners", {{lowest + 1, second + 1}, {third + 1, highest + 1}}}, {"dealer", lowest + 1}},
      .text = say("Players {0} and {1} play together against {2} and {3}; player {0} deals first.",
                  {lowest + 1, second + 1, third + 1, highest + 1}) +
              "\n"};
}

}  // namespace

Commands calculator_commands() {
  Commands all;
  const auto games = referee::all_calculators();
  const auto path = [](const char* group, std::string_view name) {
    return std::string(group) + " " + std::string(name);
  };
  for (const auto* game : games) {
    for (const referee::CountRow& row : game->counts)
      all.push_back(command(path("count", row.cards > 0 ? row.kind : game->game), row.help, count_cards,
                            Counting{{}, game, &row}));
  }
  for (const auto* game : games) {
    if (game->draw)
      all.push_back(command(path("lots", game->game), game->draw_help, draw_cards, Drawing{game}));
  }
  for (const auto* game : games) {
    if (game->trick)
      all.push_back(command(path("trick", game->game),
                            N_("which card wins a trick; cards in the order played"), win_trick,
                            Trick{{}, game}));
  }
  for (const auto* game : games) {
    if (game->follow)
      all.push_back(command(path("follow", game->game), N_("check whether a card may be played"),
                            follow_trick, Following{{}, game}));
  }
  return all;
}

}  // namespace tanteador::cli
