#include "tests/support/table_fixture.hpp"

#include <cstdlib>

namespace tanteador::test {

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "tanteador_ui_XXXXXX").string();
  path = mkdtemp(name.data());
}

std::string TableFixture::play(const std::string& lines) {
  const auto scored = session.score(lines, session::OnRefusal::stop);
  return scored && scored->match && scored->refused.empty() ? scored->match->id() : std::string();
}

ui::AppOptions TableFixture::options() const {
  ui::AppOptions made;
  made.settings_file = ui::SettingsFile(folder.path / "config/panel.conf");
  made.draw_lot = [](int below) { return below - 1; };
  made.languages = {{"", "English"}};
  return made;
}

}  // namespace tanteador::test
