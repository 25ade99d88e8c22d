#include "src/view/words.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <string>

#include "src/rulebook/texts.hpp"
#include "src/view/game_view.hpp"
#include "src/view/lines.hpp"
#include "src/view/referee/referee.hpp"

namespace tanteador::view {

namespace {

// Latin letters from U+00C0 on without their marks, so that Álvarez is found by "al" and stands before
// Bianchi.
constexpr std::string_view kPlain = "aaaaaaaceeeeiiiidnoooooxouuuuytsaaaaaaaceeeeiiiidnoooooxouuuuyty";

// Of the events every game has.
constexpr SentenceRow kOfEveryGame[] = {
    {"match_started", "", english("Match started"), ""},
    {"ruled", "", english("Referee: {1} points for {0}"), "s:side n:points"},
    {"carried", "", english("Points carried over from paper"), ""},
    {"match_ended", "side", english("Match ended: {0} forfeits"), "s:side"},
    {"match_ended", "", english("Match ended ({0})"), "w:reason"},
    {"voided", "also", english("Event {0} struck, and with it: {1}"), "n:seq e:also"},
    {"voided", "", english("Event {0} struck"), "n:seq"},
    {"amended", "", english("Event {0} corrected"), "n:seq"},
    {"warned", "", english("{0} is warned"), "p:player"},
    {"case_ruled", "title", english("Case: {0}"), "w:title"},
    {"case_ruled", "", english("Case: {0}"), "k:case"},
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
    {"all_numbers", english("all numbers")},
    {"all_pictures", english("all pictures")},
    {"attack", english("attack")},
    {"defence", english("defence")},
    {"agreed", english("agreed")},
    {"time", english("time is up")},
    {"forfeit", english("forfeit")},
    {"nine_ten", english("9 and 10 cards")},
    {"nineteen", english("all 19 cards at once")},
    {"penalty", english("penalty")},
    {"other", english("other")},
    {"undo", english("undo")},
    {"redo", english("redo")},
};

// "10h": the rank and the suit's name; "T7", "X": the tarock, and what the fool is called.
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

// A list of numbers, of which some may not be known: "4, 5, 2, –".
std::string numbers_in(const nlohmann::json& fields, const std::string& field, std::size_t sides) {
  std::vector<std::string> numbers;
  if (const auto list = fields.find(field); list != fields.end()) {
    for (const nlohmann::json& value : *list) numbers.push_back(value.is_null() ? "–" : value.dump());
  }
  numbers.resize(std::min(numbers.size(), sides));
  return joined(numbers, ", ");
}

Arg argument(char kind, const std::string& field, const nlohmann::json& fields, const PackView& pack,
             const Names& names, std::string& holder) {
  switch (kind) {
    case 'p': return seat_at(number_in(fields, field));
    case 's': return side_at(number_in(fields, field));
    case 'n': return number_in(fields, field);
    case 'h': return Arg::in_halves(halves_in(fields, field));
    case 'c':
      for (const std::string& card : split(word_in(fields, field)))
        holder += (holder.empty() ? "" : ", ") + label_in(pack, card);
      break;
    case 'l': holder = numbers_in(fields, field, names.sides.size()); break;
    case 'e': holder = numbers_in(fields, field, fields.at(field).size()); break;
    case 'd': holder = signed_points(number_in(fields, field)); break;
    case 'u': holder = suit_in(pack, word_in(fields, field)); break;
    case 'k': holder = tr(case_title(word_in(fields, field), "")); break;
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
std::string with_minus_signs(std::string_view text) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto stands_alone = [](char c) { return c == ' ' || c == ':' || c == '('; };
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool minus = text[i] == '-' && i + 1 < text.size() && is_digit(text[i + 1]) &&
                       (i == 0 || stands_alone(text[i - 1]));
    out += minus ? std::string_view("−") : text.substr(i, 1);
  }
  return out;
}
std::string rule_number(std::string_view rule_id) {
  const rulebook::Rule* rule = rulebook::find_rule(rule_id);
  return rule && !rule->number.empty() ? rule->number : std::string(rule_id);
}
std::string rule_name(std::string_view rule_id) {
  const rulebook::Rule* rule = rulebook::find_rule(rule_id);
  return rule && rule->number.empty() ? std::string(rulebook::title_of(*rule)) : rule_number(rule_id);
}
std::string plain_points(int points) { return points < 0 ? signed_points(points) : std::to_string(points); }

std::string call_label(std::string_view word) {
  std::string label = with_blanks(std::string(word));
  if (!label.empty() && label[0] >= 'a' && label[0] <= 'z')
    label[0] = static_cast<char>(label[0] - 'a' + 'A');
  return label;
}

std::string card_label(std::string_view game, std::string_view card) {
  return label_in(game_view(game).pack, card);
}

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

std::string word_text(const std::string& word) {
  const auto found = std::ranges::find(kWords, word, &Translated::word);
  if (found != std::end(kWords)) return tr(found->english);
  return word.empty() ? word : with_blanks(tr(word));
}

std::string clock_time(std::string_view at) { return formatted(at, "%H:%M"); }
std::string day_and_time(std::string_view at) { return formatted(at, "%Y-%m-%d %H:%M"); }

std::string describe(std::string_view game, const LoggedEvent& event, const Names& names) {
  const nlohmann::json fields = fields_of(event.payload);
  const GameView& own = game_view(game);
  std::vector<SentenceRow> sentences(own.sentences.begin(), own.sentences.end());
  sentences.insert(sentences.end(), std::begin(kOfEveryGame), std::end(kOfEveryGame));
  for (const SentenceRow& sentence : sentences) {
    if (sentence.kind != event.kind || (!sentence.when.empty() && !fields.contains(sentence.when))) continue;
    PhraseArgs args{};
    std::array<std::string, kPhraseArgs> holders;
    std::size_t count = 0;
    for (std::string_view rest = sentence.fields; !rest.empty();) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      args[count] =
          argument(rest[0], std::string(rest.substr(2, end - 2)), fields, own.pack, names, holders[count]);
      ++count;
      rest.remove_prefix(std::min(rest.size(), end + 1));
    }
    const std::string text = render({sentence.english, args}, names);
    const int duel = event.kind == "interfered" ? 0 : number_in(fields, "duel");
    return duel == 0 ? text : say("Duel {0} · {1}", {duel, std::string_view(text)});
  }
  return with_blanks(event.kind);
}

std::string in_small(const std::string& text) {
  std::string small;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\xC3' && i + 1 < text.size())
      small += kPlain[static_cast<unsigned char>(text[++i]) & 0x3F];
    else
      small += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return small;
}

}  // namespace tanteador::view
