// The draw of partners with the cards of the pack.

#include "src/games/troccas/draw.hpp"
#include "src/cli/card_words.hpp"
#include "src/cli/commands.hpp"
#include "src/games/troccas/events.hpp"
#include "src/referee/calculators.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

Answer draw_troccas(const Context& context, const Arguments& arguments) {
  using Pack = troccas::Pack;
  static constexpr ViolationKind kFour{"cli/draw", "troccas.partners",
                                       english("Each of the four players draws one tarock.")};
  const auto refuse = [&](const Violation& why) {
    return refused_cards(context, "troccas", "partners", "draw", why);
  };
  const std::vector<std::string> cards = card_names("troccas", arguments.words);
  if (const auto pile = referee::calculators("troccas").counts.front().count(cards, {}); !pile) return refuse(pile.error());
  std::array<int, 4> tarocks{};
  if (cards.size() != tarocks.size()) return refuse({&kFour});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const troccas::Card card = *Pack::parse(cards[i]);
    tarocks[i] = Pack::suit(card) == cards::kTrumpSuit ? Pack::rank(card) : 0;
  }
  const auto draw = troccas::draw_partners(tarocks);
  if (!draw) return refuse({&kFour});
  const auto [lowest, second] = draw->low;
  const auto [third, highest] = draw->high;
  return {
      .json = {{"partners", {{lowest + 1, second + 1}, {third + 1, highest + 1}}}, {"dealer", lowest + 1}},
      .text = view::say("Players {0} and {1} play together against {2} and {3}; player {0} deals first.",
                        {lowest + 1, second + 1, third + 1, highest + 1}) +
              "\n"};
}

}  // namespace tanteador::cli
