#pragma once
// Options of the panel at its start.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "src/session/session.hpp"
#include "src/view/sheets.hpp"
#include "ui/app/club/draw_job.hpp"
#include "ui/app/database/open_database.hpp"
#include "ui/app/database/server_screen.hpp"
#include "ui/app/job.hpp"
#include "ui/app/settings_file.hpp"

namespace tanteador::ui {

struct AppOptions {
  view::Settings settings;
  SettingsFile settings_file;        // no path: settings are not stored
  std::function<int(int)> draw_lot;  // a random number below the given one
  std::vector<view::Language> languages;
  std::function<void(const std::string&)> speak = [](const std::string&) {};  // changes the language
  view::ProgramFacts facts = {};
  std::function<std::string()> now = session::system_host().now;  // of every clock
  session::Store* store = nullptr;                                // null: there is no club
  std::function<double()> seconds = steady_seconds;
  std::string notice = {};       // shown first …
  std::string done = {};         // … if nothing failed
  std::string read_only = {};    // why `store` accepts no entries; empty: it does
  std::function<void()> settle;  // checkpoints the database into its one file; may throw StoreError
  std::string open;              // the match shown first; empty: the one in progress
  bool tv = false;               // shows only that match, or the last one touched, for a second screen
  std::string pictures;          // folder for pictures of results; empty: none
  std::string papers;            // folder for exported papers; empty: none
  std::string printer = {};      // the program that prints a file; empty: none
  // Opens another connection to the same store, for jobs and phones. Empty: neither is possible.
  std::function<std::unique_ptr<session::Store>()> store_again;
  std::string keys = {};    // folder with the key of this computer; empty: exports are not signed
  std::string listen;       // the address for phones
  std::string command;      // the command-line program, for web pages; empty: the one next to this program
  std::string voice;        // the program that speaks; empty: espeak-ng, if it is installed
  std::string player = {};  // the program that plays tones; empty: any known one
  std::vector<std::string> awake;  // the program that keeps the screen on, and its arguments; empty: none
  // Copies the database to a file next to it; throws StoreError. Empty: there is no file.
  std::function<void()> back_up;
  std::function<std::string()> backed_up;  // time of the last copy, RFC 3339; empty: never
  ServerScreen::Dependencies server = {};
  OpenDatabase open_database;  // opens other databases; empty: synchronisation is not available
  std::string wall;            // shows only this competition, on a wall; empty: none
  DrawRound next_round = draw_next_round;
};

}  // namespace tanteador::ui
