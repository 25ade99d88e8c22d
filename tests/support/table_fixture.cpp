#include "tests/support/table_fixture.hpp"

namespace tanteador::test {

std::string TableFixture::play(const std::string& lines) {
  const auto scored = session.score(lines, session::RefusalPolicy::stop);
  return scored && scored->match && scored->refused.empty() ? scored->match->id() : std::string();
}

std::string start(int players, const std::string& more) {
  constexpr const char* kNames[] = {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede", "Gabi", "Hugo"};
  std::string names;
  for (int i = 0; i < players; ++i) names += (i > 0 ? ",\"" : "\"") + std::string(kNames[i]) + "\"";
  return R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":[)" + names + "]" +
         more + "}\n";
}

const std::string kRedonda =
    "{\"type\":\"hand_started\"}\n"
    "{\"type\":\"trick_won\",\"winner\":\"Nosotros\"}\n"
    "{\"type\":\"trick_won\",\"winner\":\"Nosotros\"}\n";

std::string pica_of_eight() {
  return start(8) + kRedonda +
         R"({"type":"hand_started","pairs":[["Ana","Dani"],["Caro","Fede"],["Eva","Hugo"],["Gabi","Beto"]]})"
         "\n";
}

ui::AppOptions TableFixture::options() const {
  ui::AppOptions made;
  made.settings_file = ui::SettingsFile(folder / "config/panel.conf");
  made.draw_lot = [](int below) { return below - 1; };
  made.languages = {{"", "English"}};
  made.store = store.get();
  made.settings.by_results = false;               // as most tests enter a hand
  made.voice = made.player = folder / "nothing";  // the same on every machine, without sound
  return made;
}

ui::AppOptions TableFixture::options(const ui::Languages& languages, const std::string& code) const {
  ui::AppOptions made = options();
  made.languages = languages.list();
  made.speak = [&languages](const std::string& chosen) { languages.speak(chosen); };
  made.settings.language = code;
  return made;
}

}  // namespace tanteador::test
