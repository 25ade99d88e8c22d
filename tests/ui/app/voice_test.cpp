// The spoken score: a program records the text instead of speaking.

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/press.hpp"

namespace said_aloud {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::TableFixture;

// Writes its arguments, one a line, into the file beside it.
std::string writing_voice(const TableFixture& table) {
  const std::filesystem::path file = table.folder / "voice";
  std::ofstream(file) << "#!/bin/sh\nprintf '%s\\n' \"$@\" >>" << (table.folder / "said").string() << "\n";
  std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  return file;
}

std::string spoken_text(const TableFixture& table, const std::string& wanted) {
  for (int i = 0; i < 500; ++i) {
    std::ifstream in(table.folder / "said");
    std::ostringstream text;
    text << in.rdbuf();
    if (text.str().find(wanted) != std::string::npos || wanted.empty()) return text.str();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return {};
}

TEST_CASE("the score is spoken after each change if enabled, without a shell") {
  TableFixture table;
  table.play(
      R"x({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["-f x","$(id)"]})x"
      "\n");
  ui::AppOptions options = table.options();
  options.voice = writing_voice(table);
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"points/0/3"});
  CHECK(spoken_text(table, "").empty());  // off unless asked for
  press(ui, {"go/settings", "speech", "go/board", "points/1/2"});
  CHECK(spoken_text(table, "$(id) 2").starts_with("-v\nen\n--\n-f x 3, $(id) 2"));
  CHECK(table.options().settings_file.read().speech);
}

TEST_CASE("Portuguese is said by the voice of Brazil") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  TableFixture table;
  table.play(R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
             "\n");
  ui::AppOptions options = table.options();
  options.voice = writing_voice(table);
  options.speak = [&](const std::string& chosen) { languages.speak(chosen); };
  options.settings.language = "pt_BR";
  options.settings.speech = true;
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"points/1/2"});
  CHECK(spoken_text(table, "Beto 2").starts_with("-v\npt-br\n--\n"));
  languages.speak("en");
}

TEST_CASE("a machine without a voice offers no speech") {
  TableFixture table;
  ui::AppOptions options = table.options();
  options.voice = table.folder / "nothing";
  options.settings.speech = true;
  table.play(test::kTwo);
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"points/0/3"});  // nothing to speak with: nothing is said, nothing breaks
  CHECK(app.match()->records().size() == 2);
  press(ui, {"go/settings"});
  CHECK(ui.find("speech") == nullptr);
}

TEST_CASE("a tone follows each entry, four a won set, if enabled") {
  TableFixture table;
  table.play(test::kTwo + test::tallied("Ana", 26));
  ui::AppOptions options = table.options();
  options.player = writing_voice(table);
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"points/0/1"});
  CHECK(spoken_text(table, "").empty());  // off unless asked for
  press(ui, {"go/settings", "sounds", "go/board", "points/1/2"});
  CHECK(spoken_text(table, "tap.wav").ends_with("/tap.wav\n"));
  press(ui, {"points/0/3"});
  const std::string all = spoken_text(table, "won.wav");
  CHECK(all.ends_with("/won.wav\n"));
  CHECK(table.options().settings_file.read().sounds);
  const std::filesystem::path file = all.substr(0, all.find('\n'));
  CHECK(std::filesystem::file_size(file) > 2000);
}

TEST_CASE("tones are WAV files of the right length and limited volume") {
  constexpr ui::Tone kTones[] = {{440, 0.1f}, {880, 0.2f}};
  const std::string wav = ui::wav_of(kTones);
  CHECK(wav.starts_with("RIFF"));
  CHECK(wav.substr(8, 8) == "WAVEfmt ");
  CHECK(wav.size() == 44 + 2 * (2205 + 4410));
  const auto number = [&](std::size_t at) {
    return static_cast<unsigned char>(wav[at]) + 256 * static_cast<unsigned char>(wav[at + 1]) +
           65536 * static_cast<unsigned char>(wav[at + 2]);
  };
  CHECK(number(4) == static_cast<int>(wav.size()) - 8);
  CHECK(number(40) == static_cast<int>(wav.size()) - 44);
  int loudest = 0;
  for (std::size_t at = 44; at + 1 < wav.size(); at += 2)
    loudest = std::max(loudest, std::abs(static_cast<std::int16_t>(number(at) & 0xFFFF)));
  CHECK(loudest > 5000);
  CHECK(loudest < 10000);
}

TEST_CASE("without a player for tones the setting says so and is disabled") {
  TableFixture table;
  ui::AppOptions options = table.options();
  options.player = table.folder / "nothing";
  options.settings.sounds = true;
  table.play(test::kTwo);
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"points/0/3"});
  CHECK(app.match()->records().size() == 2);
  press(ui, {"go/settings"});
  REQUIRE(ui.find("sounds"));
  CHECK(!ui.enabled("sounds"));
  CHECK(ui.shows("no sound player found"));
}

TEST_CASE("the display stays awake only while a match is played") {
  TableFixture table;
  table.play(test::kTwo);
  const std::filesystem::path file = table.folder / "awake";
  std::ofstream(file) << "#!/bin/sh\necho begun >>" << (table.folder / "said").string()
                      << "\ntrap 'echo ended >>" << (table.folder / "said").string()
                      << "; exit' TERM\nwhile :; do sleep 0.02; done\n";
  std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  ui::AppOptions options = table.options();
  options.awake = {file.string()};
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  CHECK(spoken_text(table, "begun") == "begun\n");
  press(ui, {"points/0/3"});
  press(ui, {"go/settings"});
  CHECK(spoken_text(table, "ended") == "begun\nended\n");  // once, whatever was entered
  press(ui, {"go/board"});
  CHECK(spoken_text(table, "ended\nbegun") == "begun\nended\nbegun\n");
}

}  // namespace said_aloud
