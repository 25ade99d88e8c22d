#include "src/codec/reader.hpp"

#include <cctype>

#include "src/core/text/encoding.hpp"
#include "src/core/text/names.hpp"
#include "src/core/text/time.hpp"
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
  const bool high_control = [&] {  // U+0080-U+009F, control characters for terminals
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
      if (text[i] == '\xc2' && static_cast<unsigned char>(text[i + 1]) < 0xa0) return true;
    }
    return false;
  }();
  return text.size() <= kTextMax && !high_control && std::ranges::none_of(text, control) && !bad_byte(text);
}

// The log uses only the form with T.
bool is_time(std::string_view text) { return read_time(text) && text.find(' ') == text.npos; }

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
