#include "src/view/words.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <string>

#include "src/view/lines.hpp"

namespace tanteador::view {

namespace {

// A sentence per kind of event. The placeholders are, in order, the fields named: p a player, s a side,
// n a number, w a word of the game, c cards.
struct Sentence {
  std::string_view kind, when;  // when: the field that must be there, or nothing
  std::string_view english;
  std::string_view fields;  // "p:player w:call"
};

constexpr Sentence kSentences[] = {
    {"match_started", "", english("Match started"), ""},
    {"hand_started", "dealer", english("Hand started, {0} deals"), "p:dealer"},
    {"hand_started", "", english("Hand started"), ""},
    {"cut", "", english("{0} cuts: {1} lifted, {2} left"), "p:player n:lifted n:left"},
    {"card_exposed", "", english("A card of {0} was exposed: {1}"), "p:player w:choice"},
    {"called", "", english("{0}: {1}"), "p:player w:call"},
    {"declared", "points", english("{0} says {1} for the {2}"), "p:player n:points w:of"},
    {"declared", "", english("{0}: son buenas ({1})"), "p:player w:of"},
    {"settled", "points", english("{0} wins the {1} with {2}"), "s:winner w:of n:points"},
    {"settled", "", english("{0} wins the {1}"), "s:winner w:of"},
    {"shown", "", english("{0} shows {1}"), "p:player c:cards"},
    {"card_played", "", english("{0} plays {1}"), "p:player c:card"},
    {"trick_won", "winner", english("{0} wins the trick"), "s:winner"},
    {"trick_won", "", english("The trick is tied (parda)"), ""},
    {"folded", "", english("{0} lays the cards down"), "p:player"},
    {"flor_challenged", "cards", english("{0} demands the flor of {1}: {2}"), "p:by p:accused c:cards"},
    {"flor_challenged", "", english("{0} demands the flor of {1}"), "p:by p:accused"},
    {"false_flor", "", english("{0} announced a flor and had none"), "p:player"},
    {"interfered", "", english("{0} interfered in duel {1}"), "p:player n:duel"},
    {"tallied", "", english("{1} written for {0}"), "s:side n:points"},
    {"annulled", "", english("Hand annulled"), ""},
    {"ruled", "", english("Referee: {1} points for {0}"), "s:side n:points"},
    {"carried", "", english("Points carried over from paper"), ""},
    {"match_ended", "side", english("Match ended: {0} forfeits"), "s:side"},
    {"match_ended", "", english("Match ended ({0})"), "w:reason"},
    {"voided", "", english("Event {0} struck"), "n:seq"},
    {"amended", "", english("Event {0} corrected"), "n:seq"},
    {"warned", "", english("{0} is warned"), "p:player"},
    {"appealed", "", english("{0} appeals against event {1}"), "s:by_side n:of"},
    {"appeal_decided", "", english("The appeal against event {0} is decided"), "n:of"},
    {"confirmed", "", english("{0} agrees with the result"), "s:side"},
    {"renamed", "", english("The name of {0} was mended"), "p:player"},
    {"replaced", "", english("A substitute plays for {0}"), "p:player"},
};

std::string with_blanks(std::string word) {
  for (char& c : word) c = c == '_' ? ' ' : c;
  return word;
}

// Words of the event file that are English, not the game's own.
struct Translated {
  std::string_view word, english;
};
constexpr Translated kWords[] = {
    {"keep", english("the card is kept")},
    {"replace", english("another card is taken")},
    {"redeal", english("a new deal")},
    {"agreed", english("agreed")},
    {"time", english("time is up")},
    {"forfeit", english("forfeit")},
    {"penalty", english("penalty")},
    {"other", english("other")},
    {"undo", english("undo")},
    {"redo", english("redo")},
};

Arg argument(char kind, const std::string& field, const nlohmann::json& fields, std::string& holder) {
  switch (kind) {
    case 'p': return seat_at(number_in(fields, field));
    case 's': return side_at(number_in(fields, field));
    case 'n': return number_in(fields, field);
    case 'c': holder = cards_text(word_in(fields, field)); break;
    default: holder = word_text(word_in(fields, field));
  }
  return std::string_view(holder);
}

std::tm local_time(std::string_view at) {
  std::tm utc{};
  const std::string text(at);
  if (!strptime(text.c_str(), "%Y-%m-%dT%H:%M:%S", &utc)) return {};
  const std::time_t moment = timegm(&utc);
  std::tm local{};
  localtime_r(&moment, &local);
  return local;
}

std::string formatted(std::string_view at, const char* format) {
  const std::tm local = local_time(at);
  char text[40];
  const std::size_t length = local.tm_year == 0 ? 0 : std::strftime(text, sizeof text, format, &local);
  return {text, length};
}

}  // namespace

std::string say(std::string_view english, PhraseArgs args) { return render({english, args}, {}); }

std::string signed_points(int points) { return (points < 0 ? "−" : "+") + std::to_string(std::abs(points)); }

std::string call_label(std::string_view word) {
  std::string label = with_blanks(std::string(word));
  if (!label.empty() && label[0] >= 'a' && label[0] <= 'z')
    label[0] = static_cast<char>(label[0] - 'a' + 'A');
  return label;
}

std::string suit_name(char letter) {
  switch (letter) {
    case 'e': return "espadas";
    case 'b': return "bastos";
    case 'o': return "oros";
    case 'c': return "copas";
    default: return {letter};
  }
}

std::string card_label(std::string_view card) {
  if (card.size() < 2) return std::string(card);
  return std::string(card.substr(0, card.size() - 1)) + " " + suit_name(card.back());
}

std::string cards_text(const std::string& cards) {
  std::string out;
  for (const std::string& card : split(cards)) out += (out.empty() ? "" : ", ") + card_label(card);
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

std::string word_text(const std::string& word) {
  const auto found = std::ranges::find(kWords, word, &Translated::word);
  if (found != std::end(kWords)) return tr(found->english);
  return word.empty() ? word : with_blanks(tr(word));
}

std::string clock_time(std::string_view at) { return formatted(at, "%H:%M"); }
std::string day_and_time(std::string_view at) { return formatted(at, "%Y-%m-%d %H:%M"); }

std::string describe(const LoggedEvent& event, const Names& names) {
  const nlohmann::json fields = fields_of(event.payload);
  for (const Sentence& sentence : kSentences) {
    if (sentence.kind != event.kind || (!sentence.when.empty() && !fields.contains(sentence.when))) continue;
    PhraseArgs args{};
    std::array<std::string, kPhraseArgs> holders;
    std::size_t count = 0;
    for (std::string_view rest = sentence.fields; !rest.empty();) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      args[count] = argument(rest[0], std::string(rest.substr(2, end - 2)), fields, holders[count]);
      ++count;
      rest.remove_prefix(std::min(rest.size(), end + 1));
    }
    const std::string text = render({sentence.english, args}, names);
    const int duel = event.kind == "interfered" ? 0 : number_in(fields, "duel");
    return duel == 0 ? text : say("Duel {0} · {1}", {duel, std::string_view(text)});
  }
  return with_blanks(event.kind);
}

}  // namespace tanteador::view
