#include "src/core/text/text.hpp"

#include <cstdlib>

#include "src/core/text/locale.hpp"

namespace tanteador {

namespace {

std::string place(std::string_view sentence, int number) { return render({sentence, {number + 1}}, {}); }

// 19 quarters are "4¾"; `parts` is 2 or 4.
std::string with_fraction(int count, int parts) {
  constexpr std::string_view kQuarters[] = {"", "¼", "½", "¾"};
  const int whole = std::abs(count) / parts, rest = std::abs(count) % parts;
  const std::string digits = whole == 0 && rest != 0 ? "" : std::to_string(whole);
  return (count < 0 ? "-" : "") + digits + std::string(kQuarters[rest * (4 / parts)]);
}

// "13.38", with the decimal sign of the language.
std::string with_decimals(int hundredths) {
  const std::string whole = (hundredths < 0 ? "-" : "") + std::to_string(std::abs(hundredths) / 100);
  const std::string rest = std::to_string(100 + std::abs(hundredths) % 100).substr(1);
  return render({N_("{0}.{1}"), {std::string_view(whole), std::string_view(rest)}}, {});
}

std::string render(const Arg& arg, const Names& names) {
  const auto place_in = static_cast<std::size_t>(arg.number);
  switch (arg.kind) {
    case Arg::Kind::none: return {};
    case Arg::Kind::number:
    case Arg::Kind::event: return std::to_string(arg.number);
    case Arg::Kind::halves: return with_fraction(arg.number, 2);
    case Arg::Kind::quarters: return with_fraction(arg.number, 4);
    case Arg::Kind::hundredths: return with_decimals(arg.number);
    case Arg::Kind::seat:
      return place_in < names.seats.size() ? names.seats[place_in] : place(N_("player {0}"), arg.number);
    case Arg::Kind::side:
      return place_in < names.sides.size() ? names.sides[place_in] : place(N_("side {0}"), arg.number);
    case Arg::Kind::word: return std::string(arg.word);
  }
  return {};
}

}  // namespace

std::string tr(std::string_view sentence) {
  const Catalogue* catalogue = speech().catalogue;
  // The catalogue holds its header under the empty sentence.
  return std::string(catalogue && !sentence.empty() ? catalogue->translate(sentence)
                                                    : without_context(sentence));
}

std::string trn(std::string_view singular, std::string_view plural, int count) {
  const auto number = static_cast<unsigned long>(count);
  const Catalogue* catalogue = speech().catalogue;
  std::string text(catalogue     ? catalogue->translate(singular, plural, number)
                   : number == 1 ? singular
                                 : plural);
  if (const auto at = text.find("{0}"); at != std::string::npos) text.replace(at, 3, std::to_string(count));
  return text;
}

std::string language() { return std::string(speech().language); }

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
