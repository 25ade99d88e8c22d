#include "src/view/screens/settings.hpp"

#include <algorithm>

#include "src/view/sheets.hpp"
#include "src/view/shortcut.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

template <class Change>
Button choice(const Settings& settings, std::string id, std::string label, const Change& change) {
  Settings next = settings;
  change(next);
  return {.id = std::move(id),
          .label = std::move(label),
          .command = command::Set{next},
          .chosen = next == settings};
}

SettingRow scale_row(const Settings& settings) {
  const auto key = [&](const char* id, const char* label, int step, bool enabled) {
    return Button{
        .id = id, .label = label, .command = command::Set{change_scale(settings, step)}, .enabled = enabled};
  };
  const int percent = settings.scale_percent;
  return {.title = tr("Zoom (Ctrl + and Ctrl −)"),
          .number = Stepper{{},
                            say("{0} %", {percent}),
                            key("scale/smaller", "−", -kScaleStep, percent > kScaleMin),
                            key("scale/larger", "+", kScaleStep, percent < kScaleMax)}};
}

SettingRow motion_row(const Settings& settings, const SoundPrograms& sound) {
  SettingRow row{.title = tr("Animation and sound"), .note = sound.tones ? "" : tr("no sound player found")};
  row.choices = {choice(settings, "motion/full", tr("Animate matchsticks"),
                        [](Settings& next) { next.reduced_motion = false; }),
                 choice(settings, "motion/reduced", tr("No animation"),
                        [](Settings& next) { next.reduced_motion = true; })};
  const auto add_switch = [&](const char* id, std::string label, bool Settings::*is_on, bool enabled) {
    row.choices.push_back(
        choice(settings, id, std::move(label), [is_on](Settings& next) { next.*is_on = !(next.*is_on); }));
    row.choices.back().enabled = enabled;
    row.choices.back().chosen = settings.*is_on && enabled;
  };
  if (sound.voice) add_switch("speech", tr("Speak the score"), &Settings::speech, true);
  add_switch("sounds", tr("Sounds"), &Settings::sounds, sound.tones);
  return row;
}

SettingRow language_row(const Settings& settings, std::span<const Language> languages) {
  SettingRow row{.title = tr("Language")};
  for (const Language& language : languages)
    row.choices.push_back(choice(settings, "language/" + language.code,
                                 language.code.empty() ? tr("System language") : language.name,
                                 [&](Settings& next) { next.language = language.code; }));
  return row;
}

SettingRow region_row(const Settings& settings) {
  SettingRow row{.title = tr("Region")};
  row.choices.push_back(
      choice(settings, "region/language", tr("By language"), [](Settings& next) { next.region.clear(); }));
  std::ranges::move(region_choices(settings), std::back_inserter(row.choices));
  return row;
}

SettingRow theme_row(const Settings& settings) {
  const std::string names[] = {tr("Card table"),    tr("Paper"),    tr("Slate"),
                               tr("High contrast"), tr("Sunlight"), tr("Same as system")};
  static_assert(std::size(names) == std::size(kThemes));
  SettingRow row{.title = tr("Colours"), .help = help_on("theme")};
  for (std::size_t i = 0; i < std::size(kThemes); ++i)
    row.choices.push_back(choice(settings, "theme/" + std::string(kThemes[i]), names[i],
                                 [&](Settings& next) { next.theme = kThemes[i]; }));
  return row;
}

SettingRow level_row(const Settings& settings) {
  constexpr std::pair<std::string_view, std::string_view> kLevels[] = {
      {"kitchen", N_("At home")}, {"club", N_("Club")}, {"tournament", N_("Tournament")}};
  SettingRow row{.title = tr("Level of play"), .help = help_on("level")};
  for (const auto& [level, title] : kLevels)
    row.choices.push_back(choice(settings, "level/" + std::string(level), tr(title),
                                 [&](Settings& next) { next.level = level; }));
  return row;
}

SettingRow minutes_row(const Settings& settings) {
  const auto key = [&](const char* id, const char* label, int step) {
    Button action = choice(settings, id, label, [&](Settings& next) {
      next.appeal_minutes = std::clamp(next.appeal_minutes + step, 0, kAppealMost);
    });
    action.enabled = !std::exchange(action.chosen, false);
    return action;
  };
  return {.title = tr("Minutes to appeal"),
          .number = Stepper{{},
                            std::to_string(settings.appeal_minutes),
                            key("minutes/fewer", "−", -kAppealStep),
                            key("minutes/more", "+", kAppealStep)}};
}

std::string age_of_copy(const Copies& copies) {
  constexpr int kHour = 60, kDay = 24 * kHour;
  if (!copies.minutes) return tr("No backup yet.");
  const int minutes = *copies.minutes;
  if (minutes < 2 * kHour)
    return trn("The last backup is {0} minute old.", "The last backup is {0} minutes old.", minutes);
  if (minutes < 2 * kDay)
    return trn("The last backup is {0} hour old.", "The last backup is {0} hours old.", minutes / kHour);
  return trn("The last backup is {0} day old.", "The last backup is {0} days old.", minutes / kDay);
}

SettingRow copies_row(const Copies& copies) {
  return {
      .title = tr(
          "Automatic backups next to the database: one a day for seven days, then one a week for four weeks"),
      .note = age_of_copy(copies),
      .choices = {{.id = "back_up", .label = tr("Back up now"), .command = command::BackUp{}}}};
}

}  // namespace

std::vector<Button> region_choices(const Settings& settings) {
  std::vector<Button> choices;
  const auto add = [&](std::string_view id, std::string label) {
    choices.push_back(choice(settings, "region/" + std::string(id), std::move(label),
                             [id](Settings& next) { next.region = id; }));
  };
  for (const GameView& game : game_views()) {
    for (const RegionalRules& rules : game.regional) add(rules.id, tr(rules.name));
  }
  add(kElsewhere, tr("Elsewhere"));
  return choices;
}

Settings change_scale(Settings settings, int by) {
  settings.scale_percent = std::clamp(settings.scale_percent + by, kScaleMin, kScaleMax);
  return settings;
}

SettingsView make_settings(const Settings& settings, std::span<const Language> languages,
                           const Copies& copies, const SoundPrograms& sound) {
  SettingSheet sheet;
  sheet.title = tr("Settings");
  sheet.tools = {
      {.id = "go/server", .label = tr("Where data is stored"), .command = command::Go{Screen::server}},
      {.id = "go/help", .label = tr("Help"), .command = command::Go{Screen::help}},
      {.id = std::string(kKeysPage), .label = tr("Keyboard shortcuts")},
      {.id = "go/about", .label = tr("About"), .command = command::Go{Screen::about}}};
  sheet.rows = {scale_row(settings),         minutes_row(settings),
                motion_row(settings, sound), language_row(settings, languages),
                level_row(settings),         region_row(settings),
                theme_row(settings)};
  if (copies.possible) sheet.rows.push_back(copies_row(copies));
  sheet.columns = 2;
  return {std::move(sheet)};
}

namespace {

constexpr std::string_view kLibraries =
    "Boost (Asio, Beast, Container), Dear ImGui, fmt, FreeType, GLFW, ICU, JSON for Modern C++, LEMON, "
    "libharu, "
    "libpq, libsodium, libxlsxwriter, OpenSSL, QR Code generator, simdjson, SQLite, SQLiteCpp, stb, "
    "tl::expected, utf8proc";

// In English and without names of people, so that everybody can send and read it.
std::string diagnostics(const ProgramFacts& facts, const Settings& settings) {
  std::string text = "Tanteador " + facts.version + "\n" + facts.system + "\n";
  const auto add = [&](std::string_view name, const std::string& value) {
    text += std::string(name) + ": " + (value.empty() ? "-" : value) + "\n";
  };
  add("language", settings.language.empty() ? std::string(language()) : settings.language);
  add("region", settings.region);
  add("theme", settings.theme);
  add("scale", std::to_string(settings.scale_percent) + " %");
  add("level", settings.level);
  for (const std::string& place : facts.places) add("file", place);
  return text;
}

}  // namespace

SettingsView make_about(const ProgramFacts& facts, const Settings& settings) {
  SettingSheet sheet;
  sheet.title = tr("About Tanteador");
  sheet.close = {.id = "go/settings/back", .label = tr("Back"), .command = command::Go{Screen::settings}};
  sheet.rows = {
      {.title = tr("Program version"), .note = facts.version},
      {.title = tr("Program licence"), .note = tr("MIT: everybody may use, change and share the program.")},
      {.title = tr("Libraries"), .note = std::string(kLibraries)},
      {.title = tr("Where data is stored")}};
  for (const std::string& place : facts.places)
    if (!place.empty()) sheet.rows.back().note += (sheet.rows.back().note.empty() ? "" : "\n") + place;
  sheet.rows.push_back({.title = tr("Diagnostics"),
                        .note = tr("Version, system, settings and files, to report a fault. No names."),
                        .choices = {{.id = "about/copy",
                                     .label = tr("Copy diagnostics"),
                                     .command = command::Share{.text = diagnostics(facts, settings),
                                                               .done = tr("Diagnostics copied.")}}}});
  return {std::move(sheet)};
}

}  // namespace tanteador::view
