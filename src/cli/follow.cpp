// The calculators of the games in which a suit is followed: who wins a trick, may this card be played, and
// what a pile counts.

#include "src/cli/card_words.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/sheet.hpp"
#include "src/games/tarot/count.hpp"
#include "src/games/tarot/law.hpp"
#include "src/games/troccas/count.hpp"
#include "src/games/troccas/law.hpp"
#include "src/games/truf/events.hpp"
#include "src/games/truf/law.hpp"

namespace tanteador::cli {

namespace {

using view::say;

// --- each game's own

int trump_suit(const Arguments& arguments) {
  if (arguments.trump.empty()) return -1;
  const std::size_t suit = cards::French52::suits.find(static_cast<char>(arguments.trump[0] | 0x20));
  if (arguments.trump.size() != 1 || suit == std::string_view::npos)
    throw unreadable(say("\"{0}\" is no suit; write one of: {1}.",
                         {std::string_view(arguments.trump), std::string_view("s, h, d, c")}));
  return static_cast<int>(suit);
}

struct OfTruf {
  using Pack = truf::Pack;
  static constexpr std::string_view kGame = "truf";
  static constexpr int kSeats = truf::kSeats;
  static constexpr ViolationKind kTwice{"cli/card_twice", "truf.cards", kTwiceText};
  static cards::TrickLaw law(const Arguments& arguments) {
    return truf::law(trump_suit(arguments), arguments.broken);
  }
  static Violation not_playable(cards::Duty duty) { return truf::not_playable(duty); }
};
struct OfTroccas {
  using Pack = troccas::Pack;
  static constexpr std::string_view kGame = "troccas";
  static constexpr int kSeats = 6;
  static constexpr ViolationKind kTwice{"cli/card_twice", "troccas.cards", kTwiceText};
  static constexpr std::string_view kFoolRule = "troccas.fool";
  static cards::TrickLaw law(const Arguments&) { return troccas::law(); }
  static Violation not_playable(cards::Duty duty) { return troccas::not_playable(duty); }
};
struct OfTarot {
  using Pack = tarot::Pack;
  static constexpr std::string_view kGame = "tarot";
  static constexpr int kSeats = 5;
  static constexpr ViolationKind kTwice{"cli/card_twice", "tarot.cards", kTwiceText};
  static constexpr std::string_view kFoolRule = "tarot.excuse";
  static cards::TrickLaw law(const Arguments&) { return tarot::law({}); }
  static Violation not_playable(cards::Duty duty) { return tarot::not_playable(duty); }
};

// --- common to them

template <class G>
using CardOf = typename G::Pack::Card;

constexpr std::string_view kTrickSizeText = "A trick has at most {0} cards; {1} were given.";

template <class G>
std::optional<Violation> impossible(std::span<const CardOf<G>> cards) {
  const auto card = repeated<CardOf<G>>(cards);
  return card ? std::optional(Violation{&G::kTwice, {*card}}) : std::nullopt;
}

template <class G>
std::optional<Violation> too_many(std::size_t cards, int most) {
  static constexpr ViolationKind kSize{"cli/trick_size", G::kTwice.rule, kTrickSizeText};
  if (cards <= static_cast<std::size_t>(most)) return std::nullopt;
  return Violation{&kSize, {most, static_cast<int>(cards)}};
}

template <class P>
typename P::Set set_of(std::span<const typename P::Card> cards) {
  typename P::Set set;
  for (const auto card : cards) set[static_cast<std::size_t>(card)] = true;
  return set;
}

template <class G>
Answer trick(const Context& context, const Arguments& arguments) {
  const auto cards = cards_of<CardOf<G>>(arguments.words);
  const auto refuse = [&](const Violation& why) {
    return refused_cards(context, G::kGame, "winner", "trick", why);
  };
  if (const auto why = impossible<G>(cards)) return refuse(*why);
  if (const auto why = too_many<G>(cards.size(), G::kSeats)) return refuse(*why);
  const int winner = cards::winner<typename G::Pack>(G::law(arguments), cards);
  if (winner < 0)
    return {.json = {{"winner", nullptr}, {"tied", nlohmann::json::array()}},
            .text = tr("Nobody wins yet: the fool takes no trick.") + "\n"};
  const std::string_view card = G::Pack::name(cards[static_cast<std::size_t>(winner)]);
  return {.json = {{"winner", winner + 1}},
          .text = say("Card {0}, the {1}, wins.", {winner + 1, card}) + "\n"};
}

// The rule that binds the player, or the game's rule of following where nothing does.
struct Answered {
  bool legal = false;
  std::string_view rule;
  std::string message;
};

template <class G>
Answered judge(CardOf<G> card, bool held, const cards::Playable<typename G::Pack>& allowed) {
  const std::string_view name = G::Pack::name(card);
  if (!held) return {false, G::kTwice.rule, say("The {0} is not in this hand.", {name})};
  if constexpr (requires { G::kFoolRule; }) {  // it is bound by nothing
    if (card == G::Pack::fool()) return {true, G::kFoolRule, say("The {0} may be played.", {name})};
  }
  const bool bound = allowed.duty != cards::Duty::none;
  const Violation duty = G::not_playable(bound ? allowed.duty : cards::Duty::follow);
  if (allowed.cards[static_cast<std::size_t>(card)])
    return {true, duty.rule(), say("The {0} may be played.", {name})};
  return {false, duty.rule(), render(duty.message(), {})};
}

template <class G>
Answer follow(const Context& context, const Arguments& arguments) {
  using P = typename G::Pack;
  const auto hand = cards_of<CardOf<G>>(std::array{arguments.hand});
  const auto table = cards_of<CardOf<G>>(std::array{arguments.trick});
  const auto card = cards_of<CardOf<G>>(std::array{arguments.card});
  if (card.size() != 1) throw unreadable(tr("--card needs one card."));
  std::vector<CardOf<G>> all = hand;
  all.insert(all.end(), table.begin(), table.end());
  const auto refuse = [&](const Violation& why) {
    return refused_cards(context, G::kGame, "legal", "follow", why);
  };
  if (const auto why = impossible<G>(all)) return refuse(*why);
  if (const auto why = too_many<G>(table.size() + 1, G::kSeats)) return refuse(*why);
  const auto held = set_of<P>(hand);
  const auto allowed = cards::playable<P>(G::law(arguments), held, table);
  const Answered answered = judge<G>(card[0], held[static_cast<std::size_t>(card[0])], allowed);
  nlohmann::json names = nlohmann::json::array();
  std::vector<std::string> playable;
  for (const CardOf<G> own : hand) {
    if (!allowed.cards[static_cast<std::size_t>(own)]) continue;
    playable.emplace_back(P::name(own));
    names.push_back(P::name(own));
  }
  const codec::RefusedText row{1, "follow", std::string(answered.rule), answered.message,
                               rulebook::source_of(answered.rule, rulebook::first_edition(G::kGame), {})};
  const std::string list = joined(playable);
  return {.json = {{"legal", answered.legal},
                   {"rule", row.rule},
                   {"message", row.message},
                   {"source", row.source},
                   {"playable", names}},
          .text = context.paper.write(answered.legal ? Ink::good : Ink::bad, row.message) + "\n  " +
                  context.paper.write(Ink::faint, rule_line(row)) + "\n" +
                  say("May be played: {0}", {std::string_view(list)}) + "\n"};
}

}  // namespace

Answer trick_truf(const Context& context, const Arguments& arguments) {
  return trick<OfTruf>(context, arguments);
}
Answer trick_troccas(const Context& context, const Arguments& arguments) {
  return trick<OfTroccas>(context, arguments);
}
Answer trick_tarot(const Context& context, const Arguments& arguments) {
  return trick<OfTarot>(context, arguments);
}
Answer follow_truf(const Context& context, const Arguments& arguments) {
  return follow<OfTruf>(context, arguments);
}
Answer follow_troccas(const Context& context, const Arguments& arguments) {
  return follow<OfTroccas>(context, arguments);
}
Answer follow_tarot(const Context& context, const Arguments& arguments) {
  return follow<OfTarot>(context, arguments);
}

Answer count_tarot(const Context& context, const Arguments& arguments) {
  const auto cards = cards_of<tarot::Card>(arguments.words);
  if (const auto why = impossible<OfTarot>(cards))
    return refused_cards(context, OfTarot::kGame, "value", "tarot", *why);
  const tarot::Count count = tarot::count(set_of<tarot::Pack>(cards));
  nlohmann::json value = count.halves / 2;
  if (count.halves % 2 != 0) value = count.halves / 2.0;
  return {.json = {{"value", value}, {"bouts", count.bouts}, {"cards", count.cards}},
          .text = say("{0} points in {1} cards, bouts: {2}",
                      {Arg::in_halves(count.halves), count.cards, count.bouts}) +
                  "\n"};
}

Answer count_troccas(const Context& context, const Arguments& arguments) {
  const auto cards = cards_of<troccas::Card>(arguments.words);
  if (const auto why = impossible<OfTroccas>(cards))
    return refused_cards(context, OfTroccas::kGame, "value", "troccas", *why);
  const int points = troccas::points(set_of<troccas::Pack>(cards), arguments.players.value_or(4));
  const int size = static_cast<int>(cards.size());
  return {.json = {{"value", points}, {"cards", size}},
          .text = say("{0} points in {1} cards", {points, size}) + "\n"};
}

}  // namespace tanteador::cli
