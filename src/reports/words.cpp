#include "src/reports/words.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <iterator>
#include <limits>
#include <utility>

#include "src/core/text/locale.hpp"
#include "src/core/text/text.hpp"
#include "src/core/text/time.hpp"

namespace tanteador::report {

namespace {

// Latin letters from U+00C0 on without accents, so that "al" finds Álvarez, who is sorted before Bianchi.
constexpr std::string_view kPlain = "aaaaaaaceeeeiiiidnoooooxouuuuytsaaaaaaaceeeeiiiidnoooooxouuuuyty";

// The date format of the language. English uses the unambiguous ISO form.
const char* day_form() {
  constexpr std::pair<std::string_view, const char*> kForms[] = {{"es", "%d/%m/%Y"}, {"it", "%d/%m/%Y"},
                                                                 {"fr", "%d/%m/%Y"}, {"id", "%d/%m/%Y"},
                                                                 {"pt", "%d/%m/%Y"}, {"de", "%d.%m.%Y"}};
  const std::string spoken = language();
  const auto found = std::ranges::find(kForms, spoken, &std::pair<std::string_view, const char*>::first);
  return found == std::end(kForms) ? "%Y-%m-%d" : found->second;
}

// Local time; empty if `at` is no time.
std::string format_time(std::string_view at, const char* format) {
  const auto time = read_time(at);
  if (!time) return {};
  const std::tm local = local_time(*time);
  char text[40];
  return {text, std::strftime(text, sizeof text, format, &local)};
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
std::string plain_points(int points) { return points < 0 ? signed_points(points) : std::to_string(points); }

std::string decimal_text(std::int64_t hundredths) {
  constexpr std::int64_t kMost = std::numeric_limits<int>::max();
  Arg arg(static_cast<int>(std::clamp(hundredths, -kMost, kMost)));
  arg.kind = Arg::Kind::hundredths;
  return with_minus_signs(render({"{0}", {arg}}, {}));
}

std::string money_text(std::int64_t hundredths, const std::string& currency) {
  const std::string number = decimal_text(hundredths);
  return currency.empty() ? number : number + " " + currency;
}

std::string clock_time(std::string_view at) { return format_time(at, "%H:%M"); }
std::string day_of(std::string_view at) { return format_time(at, day_form()); }
std::string day_and_time(std::string_view at) {
  return day_of(at) + (read_time(at) ? " " : "") + clock_time(at);
}
std::string iso_time(std::string_view at) { return format_time(at, "%Y-%m-%d %H:%M"); }

std::string to_lower(const std::string& text) {
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

}  // namespace tanteador::report
