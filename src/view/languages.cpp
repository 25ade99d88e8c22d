#include "src/view/languages.hpp"

#include "src/core/text/locale.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::view {

std::vector<Language> languages() {
  const Language known[] = {{"es", "Español"},
                            {"es_AR", "Español rioplatense"},
                            {"de", "Deutsch"},
                            {"it", "Italiano"},
                            {"fr", "Français"},
                            {"id", "Bahasa Indonesia"},
                            {"pt_BR", "Português (Brasil)"}};
  std::vector<Language> all{{"en", "English"}};
  for (const Language& one : known) {
    const ScopedLocale here(one.code);
    if (current_locale() == one.code) all.push_back(one);
  }
  return all;
}

}  // namespace tanteador::view
