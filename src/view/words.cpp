#include "src/view/words.hpp"

#include <algorithm>
#include <string>

#include "src/core/text/letters.hpp"
#include "src/core/text/names.hpp"
#include "src/registry/log.hpp"
#include "src/rulebook/number.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/game_view.hpp"
#include "src/view/lines.hpp"
#include "src/view/referee/referee.hpp"

namespace tanteador::view {

namespace {

std::string with_blanks(std::string word) {
  for (char& c : word) c = c == '_' ? ' ' : c;
  return word;
}

// Words of the event file with an English text; each game has its own list.
constexpr EventWord kWords[] = {
    {"agreed", N_("agreed")},   {"time", N_("time is up")},
    {"forfeit", N_("forfeit")}, {"penalty", N_("penalty")},
    {"other", N_("other")},     {"undo", N_("undo")},
    {"redo", N_("redo")},       {"as it was begun", N_("as it was begun")},
};

// "10h": rank and suit name. "T7": unchanged. "X": the name of the fool.
std::string label_in(const PackView& pack, std::string_view card) {
  if (pack.tarocks && card == "X") return std::string(pack.fool);
  if (card.size() < 2 || (pack.tarocks && card[0] == 'T')) return std::string(card);
  const auto suit = std::ranges::find(pack.suits, card.back(), &PackView::Suit::letter);
  if (suit == pack.suits.end()) return std::string(card);
  return std::string(card.substr(0, card.size() - 1)) + " " + std::string(suit->name);
}

std::string suit_in(const PackView& pack, const std::string& letter) {
  const auto suit = std::ranges::find(pack.suits, letter.empty() ? '?' : letter[0], &PackView::Suit::letter);
  return suit == pack.suits.end() ? letter : std::string(suit->name);
}

}  // namespace

std::string rule_number(std::string_view rule_id) {
  const std::string_view number = rulebook::number_of(rule_id);
  return std::string(number.empty() ? rule_id : number);
}
std::string rule_name(std::string_view rule_id) {
  const rulebook::Rule* rule = rulebook::find_rule(rule_id);
  return rule && rule->number.empty() ? std::string(rulebook::title_of(*rule)) : rule_number(rule_id);
}
std::string call_label(std::string_view word) {
  std::string label = with_blanks(std::string(word));
  if (!label.empty() && label[0] >= 'a' && label[0] <= 'z')
    label[0] = static_cast<char>(label[0] - 'a' + 'A');
  return label;
}

std::string card_label(std::string_view game, std::string_view card) {
  return label_in(game_view(game).pack, card);
}

std::string card_label(const PackView& pack, std::string_view card) { return label_in(pack, card); }

std::string suit_name(std::string_view game, const std::string& letter) {
  return suit_in(game_view(game).pack, letter);
}

std::string cards_text(std::string_view game, const std::string& cards) {
  std::string out;
  for (const std::string& card : split(cards)) out += (out.empty() ? "" : ", ") + card_label(game, card);
  return out;
}

std::vector<std::string> split(const std::string& words) {
  std::vector<std::string> list;
  for (std::size_t from = 0; from < words.size();) {
    const std::size_t end = std::min(words.find(' ', from), words.size());
    if (end > from) list.push_back(words.substr(from, end - from));
    from = end + 1;
  }
  return list;
}

std::string without_breaks(const std::string& words) { return join(split(words), "\u00a0"); }

std::string word_text(const std::string& word) {
  const auto found = std::ranges::find(kWords, word, &EventWord::word);
  if (found != std::end(kWords)) return tr(found->english);
  for (const GameView& game : game_views()) {
    const auto own = std::ranges::find(game.words, word, &EventWord::word);
    if (own != game.words.end()) return tr(own->english);
  }
  return word.empty() ? word : with_blanks(tr(word));
}

std::string numbers_text(std::span<const std::optional<int>> numbers, const Names& names) {
  std::vector<std::string> texts;
  for (const auto& number : numbers.first(std::min(numbers.size(), names.sides.size())))
    texts.push_back(number ? std::to_string(*number) : "–");
  return join(texts, ", ");
}

namespace {

struct EventDescriber {
  const Names& names;
  const SideText& side_text;

  std::string operator()(const Voided& event) const {
    if (event.also.empty()) return say("Entry {0} removed", {index(event.target)});
    std::vector<std::string> also;
    for (const EventSeq seq : event.also) also.push_back(std::to_string(index(seq)));
    const std::string list = join(also, ", ");
    return say("Entry {0} removed, and with it: {1}", {index(event.target), std::string_view(list)});
  }
  std::string operator()(const Ruled& event) const {
    return render({N_("Referee: {1} points for {0}"), {event.side, event.points}}, names);
  }
  std::string operator()(const Carried&) const { return tr("Enter points from paper"); }
  std::string operator()(const Annulled&) const { return "annulled"; }
  std::string operator()(const MatchEnded& event) const {
    if (event.side) return render({N_("Match ended: {0} forfeits"), {*event.side}}, names);
    using enum MatchEnded::Reason;
    const std::string why = event.reason == agreed ? tr("agreed")
                            : event.reason == time ? tr("time is up")
                                                   : tr("forfeit");
    return say("Match ended ({0})", {std::string_view(why)});
  }
  std::string operator()(const Note& event) const {
    switch (event.kind) {
      case Note::Kind::warned: return render({N_("{0} is warned"), {event.player}}, names);
      case Note::Kind::appealed:
        return render({N_("{0} appeals against entry {1}"), {event.side, index(event.of)}}, names);
      case Note::Kind::appeal_decided: return say("Appeal against entry {0} decided", {index(event.of)});
      case Note::Kind::confirmed: return render({N_("{0} accepts the result"), {event.side}}, names);
      case Note::Kind::renamed: return render({N_("{0}'s name was corrected"), {event.player}}, names);
      case Note::Kind::replaced: return render({N_("A substitute plays for {0}"), {event.player}}, names);
      case Note::Kind::case_ruled: break;
    }
    const std::string title = side_text ? side_text("title") : std::string();
    const std::string what =
        title.empty() && side_text ? tr(case_title(side_text("case"), "")) : word_text(title);
    return say("Case: {0}", {std::string_view(what)});
  }
};

}  // namespace

std::string describe(std::string_view game, const AnyEvent& event, const Names& names,
                     const SideText& side_text) {
  const std::string own = game_view(game).tell(event, names);
  if (!own.empty()) return with_minus_signs(own);
  if (const auto common = common_event(event))
    return with_minus_signs(std::visit(EventDescriber{names, side_text}, *common));
  return say("Entry {0} corrected", {index(target_of(event).value_or(EventSeq{}))});
}

std::string describe(const MatchContext& context, std::int64_t seq) {
  if (seq == 1) return tr("Match started");
  const EventSeq at{seq};
  return describe(game_name(context.match), event_in_force(context.match, at), names_at(context, seq),
                  [&](std::string_view field) { return stated_value(context, at, field); });
}

std::string seat_label(int place) { return say("Player {0}", {place + 1}); }

Badge badge_of(std::string_view name) {
  constexpr unsigned kColours = 12;
  Badge badge;
  unsigned seed = 0;
  const std::string normalized_name = normal_name(name);
  for (const char c : confusable_key(normalized_name)) seed = seed * 31 + static_cast<unsigned char>(c);
  badge.colour = static_cast<int>(seed % kColours);
  const std::string_view whole = normalized_name;
  badge.initials = first_letters(whole, 1);
  if (const auto space = whole.rfind(' '); space != whole.npos)
    badge.initials += first_letters(whole.substr(space + 1), 1);
  return badge;
}

}  // namespace tanteador::view
