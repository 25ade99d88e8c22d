#include "src/core/locale.hpp"

#include <libintl.h>

#include <clocale>
#include <cstdlib>
#include <string_view>

namespace tanteador {

namespace {

constexpr const char* kChoice = "LANGUAGE";  // what gettext asks first

// As the environment had it, before it was set to what was chosen here.
std::string& asked_at_first() {
  static std::string asked;
  return asked;
}

}  // namespace

std::string language_asked() {
  for (const char* name : {kChoice, "LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (!value || !*value) continue;
    const std::string_view text = value;
    const std::string_view locale = text.substr(0, text.find_first_of(".:"));
    return locale == "C" || locale == "POSIX" ? "en" : value;
  }
  return "en";
}

void use_catalogues(const std::filesystem::path& folder) {
  asked_at_first() = language_asked();
  if (!std::setlocale(LC_ALL, "")) std::setlocale(LC_ALL, "C.UTF-8");  // one that is not installed
  const std::string_view messages = std::setlocale(LC_MESSAGES, nullptr);
  // Under the plain C locale gettext translates nothing, whatever is chosen.
  if (messages == "C" || messages == "POSIX") std::setlocale(LC_MESSAGES, "C.UTF-8");
  std::setlocale(LC_NUMERIC, "C");
  bindtextdomain(kDomain, folder.c_str());
  bind_textdomain_codeset(kDomain, "UTF-8");
  speak({});
}

void speak(const std::string& language) {
  setenv(kChoice, (language.empty() ? asked_at_first() : language).c_str(), 1);
  textdomain(kDomain);  // makes gettext forget the sentences of the language before
}

}  // namespace tanteador
