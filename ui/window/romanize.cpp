#include "ui/window/romanize.hpp"

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <memory>

namespace tanteador::ui {

namespace {

// Leaves only Latin letters; a character that ICU cannot spell becomes "U+XXXX".
std::unique_ptr<icu::Transliterator> make_transliterator() {
  UErrorCode error = U_ZERO_ERROR;
  std::unique_ptr<icu::Transliterator> transliterator(icu::Transliterator::createInstance(
      "Any-Latin; NFC; [:Mark:] Remove; [[:Modifier_Letter:]] Remove; [[:Letter:]-[:Latin:]] Any-Hex/Unicode",
      UTRANS_FORWARD, error));
  return U_SUCCESS(error) ? std::move(transliterator) : nullptr;
}

}  // namespace

std::string romanize(std::string_view text) {
  static const auto transliterator = make_transliterator();
  if (!transliterator) return std::string(text);
  icu::UnicodeString all =
      icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
  transliterator->transliterate(all);
  std::string latin;
  return all.toUTF8String(latin);
}

}  // namespace tanteador::ui
