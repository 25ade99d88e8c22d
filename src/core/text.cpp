#include "src/core/text.hpp"

#include <libintl.h>

namespace tanteador {

namespace {

constexpr const char* kDomain = "tanteador";

// What stands for a name that is not known.
std::string place(std::string_view sentence, int number) { return render({sentence, {number + 1}}, {}); }

std::string points_of(int halves) {
  const int whole = halves / 2;
  if (halves % 2 == 0) return std::to_string(whole);
  const std::string digits = whole == 0 ? "" : std::to_string(whole > 0 ? whole : -whole);
  return (halves < 0 ? "-" : "") + digits + "½";
}

std::string render(const Arg& arg, const Names& names) {
  const auto place_in = static_cast<std::size_t>(arg.number);
  switch (arg.kind) {
    case Arg::Kind::none: return {};
    case Arg::Kind::number:
    case Arg::Kind::event: return std::to_string(arg.number);
    case Arg::Kind::halves: return points_of(arg.number);
    case Arg::Kind::seat:
      return place_in < names.seats.size() ? names.seats[place_in] : place(english("player {0}"), arg.number);
    case Arg::Kind::side:
      return place_in < names.sides.size() ? names.sides[place_in] : place(english("side {0}"), arg.number);
    case Arg::Kind::word: return std::string(arg.word);
  }
  return {};
}

}  // namespace

std::string tr(std::string_view sentence) {
  if (sentence.empty()) return {};  // the empty message id is the catalogue's header
  return dgettext(kDomain, std::string(sentence).c_str());
}

std::string trn(std::string_view singular, std::string_view plural, int count) {
  const std::string one(singular), many(plural);
  std::string text = dngettext(kDomain, one.c_str(), many.c_str(), static_cast<unsigned long>(count));
  if (const auto at = text.find("{0}"); at != std::string::npos) text.replace(at, 3, std::to_string(count));
  return text;
}

std::string language() {
  constexpr std::string_view kField = "\nLanguage: ";
  const std::string_view header = dgettext(kDomain, "");  // what every catalogue begins with
  const auto at = header.find(kField);
  if (at == header.npos) return "en";
  const std::string_view from = header.substr(at + kField.size());
  return std::string(from.substr(0, from.find_first_of("_@.\n")));
}

std::string render(const Phrase& phrase, const Names& names) {
  const std::string text = tr(phrase.text);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool field = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}';
    const auto number = field ? static_cast<std::size_t>(text[i + 1] - '0') : phrase.args.size();
    if (number < phrase.args.size()) {
      out += render(phrase.args[number], names);
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

}  // namespace tanteador
