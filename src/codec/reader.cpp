#include "src/codec/reader.hpp"

#include <cctype>
#include <charconv>
#include <chrono>

#include "src/core/encoding.hpp"
#include "src/core/names.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::codec {

namespace {

constexpr std::size_t kNameMax = 200, kFactWordMax = 60;  // bytes

}  // namespace

std::string message(std::string_view sentence, PhraseArgs args) { return render({sentence, args}, {}); }

bool is_clean_text(std::string_view text) {
  const auto control = [](char c) {
    return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f;
  };
  const bool high_control = [&] {  // U+0080-U+009F, which terminals obey
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
      if (text[i] == '\xc2' && static_cast<unsigned char>(text[i + 1]) < 0xa0) return true;
    }
    return false;
  }();
  return text.size() <= kTextMax && !high_control && std::ranges::none_of(text, control) && !bad_byte(text);
}

namespace {

// A digit for each 0 of the form, else the same letter, which may be small.
bool has_form(std::string_view text, std::string_view form) {
  const auto fits = [](char c, char wanted) {
    const bool digit = c >= '0' && c <= '9';
    return wanted == '0' ? digit : c == wanted || (wanted == 'T' && c == 't');
  };
  return text.size() == form.size() && std::ranges::equal(text, form, fits);
}
bool at_most(std::string_view two_digits, int most) {
  return (two_digits[0] - '0') * 10 + two_digits[1] - '0' <= most;
}

}  // namespace

bool is_time(std::string_view text) {
  constexpr std::string_view kForm = "0000-00-00T00:00:00";
  if (!has_form(text.substr(0, kForm.size()), kForm)) return false;
  const auto number = [&](std::size_t at, std::size_t digits) {
    int value = 0;
    std::from_chars(text.data() + at, text.data() + at + digits, value);
    return value;
  };
  namespace chrono = std::chrono;
  const bool day =
      chrono::year_month_day(chrono::year(number(0, 4)), chrono::month(static_cast<unsigned>(number(5, 2))),
                             chrono::day(static_cast<unsigned>(number(8, 2))))
          .ok();
  const bool clock =
      at_most(text.substr(11, 2), 23) && at_most(text.substr(14, 2), 59) && at_most(text.substr(17, 2), 60);
  std::string_view zone = text.substr(kForm.size());
  if (zone.starts_with('.')) {
    const std::size_t digits = zone.find_first_not_of("0123456789", 1);
    if (digits == 1 || digits == zone.npos) return false;
    zone.remove_prefix(digits);
  }
  const bool offset = (has_form(zone, "+00:00") || has_form(zone, "-00:00")) &&
                      at_most(zone.substr(1, 2), 23) && at_most(zone.substr(4, 2), 59);
  return day && clock && (zone == "Z" || zone == "z" || offset);
}

bool is_uuid(std::string_view text) {
  if (text.size() != 36) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
    const bool hex = (text[i] >= '0' && text[i] <= '9') || (text[i] >= 'a' && text[i] <= 'f');
    if (dash ? text[i] != '-' : !hex) return false;
  }
  return true;
}

bool is_name(std::string_view text) {
  return !normal_name(text).empty() && text.size() <= kNameMax && is_clean_text(text) &&
         text.find_first_of("\n\t") == std::string_view::npos;
}

std::string joined(std::span<const std::string_view> words) {
  std::string list;
  for (const std::string_view word : words) list += (list.empty() ? "" : ", ") + std::string(word);
  return list;
}

bool is_case_id(std::string_view text) {
  const auto dot = text.find('.');
  if (dot == std::string_view::npos) return text == "other";
  return is_fact_id(text.substr(0, dot)) && is_fact_id(text.substr(dot + 1));
}

bool is_fact_id(std::string_view text) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
  return !text.empty() && text.size() <= kFactWordMax && text[0] >= 'a' && text[0] <= 'z' &&
         std::ranges::all_of(text, fits);
}

bool is_fact_word(std::string_view text) {
  const auto fits = [](unsigned char c) { return c < 0x80 && (std::isalnum(c) != 0 || c == '_'); };
  return !text.empty() && text.size() <= kFactWordMax && std::ranges::all_of(text, fits);
}

bool is_rule_id(std::string_view text) { return rulebook::find_rule(text) != nullptr; }

}  // namespace tanteador::codec
