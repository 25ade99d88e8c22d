#include <algorithm>

#include "src/view/sheets.hpp"
#include "src/view/shortcut.hpp"
#include "src/view/why/falling.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

Action go(std::string id, std::string label, Screen to, Screen now) {
  return {.id = "go/" + std::move(id),
          .label = std::move(label),
          .command = command::Go{to},
          .chosen = to == now};
}

Settings scaled(Settings settings, int by) {
  settings.scale_percent = std::clamp(settings.scale_percent + by, kScaleMin, kScaleMax);
  return settings;
}

// How much is at stake, and the time for an appeal.
void set_refereeing(SettingsView& view, const Settings& settings) {
  constexpr std::pair<std::string_view, std::string_view> kLevels[] = {
      {"kitchen", english("At home")}, {"club", english("Club")}, {"tournament", english("Tournament")}};
  view.level_title = tr("Level of play");
  view.level_help = help_on("level");
  for (const auto& [level, title] : kLevels) {
    Settings next = settings;
    next.level = level;
    view.levels.push_back({.id = "level/" + next.level,
                           .label = tr(title),
                           .command = command::Set{next},
                           .chosen = settings.level == level});
  }
  view.minutes_title = tr("Minutes to appeal");
  view.minutes = std::to_string(settings.appeal_minutes);
  const auto minutes = [&](const char* id, const char* label, int step) {
    Settings next = settings;
    next.appeal_minutes = std::clamp(next.appeal_minutes + step, 0, kAppealMost);
    return Action{.id = id,
                  .label = label,
                  .command = command::Set{next},
                  .enabled = next.appeal_minutes != settings.appeal_minutes};
  };
  view.fewer_minutes = minutes("minutes/fewer", "−", -kAppealStep);
  view.more_minutes = minutes("minutes/more", "+", kAppealStep);
}

Command in_bar(const Panel& panel, std::string_view id) {
  const auto found = std::ranges::find(panel.bar, id, &Action::id);
  return found == panel.bar.end() ? Command{} : found->command;
}

// Of a page of the club or of a competition, what takes the last act back.
Command undo_in_league(const Panel& panel) {
  return std::visit(
      [](const auto& body) -> Command {
        if constexpr (requires { body.head.undo; })
          return body.head.undo.command;
        else if constexpr (requires { body.undo; })
          return body.undo.command;
        else
          return {};
      },
      panel.body);
}

Command in_tools(const MatchScreen& board, std::string_view id) {
  const auto found = std::ranges::find(board.tools, id, &Action::id);
  return found == board.tools.end() ? Command{} : found->command;
}

}  // namespace

Panel make_panel(Screen screen, decltype(Panel::body) body, const Table* table, std::string notice) {
  Panel panel;
  panel.body = std::move(body);
  panel.notice = std::move(notice);
  panel.title = "Tanteador";
  if (table && screen == Screen::board) panel.tools.push_back(go("tv", tr("TV"), Screen::tv, screen));
  panel.bar.push_back(go("home", tr("Home"), Screen::home, screen));
  if (table) {
    panel.subtitle = tr(table->edition);
    panel.bar.push_back(go("board", tr("Match"), Screen::board, screen));
    panel.bar.push_back(go("history", tr("Entries"), Screen::history, screen));
    panel.bar.push_back(go("referee", tr("Dispute"), Screen::referee, screen));
  }
  panel.bar.push_back(go("rulebook", tr("Rules"), Screen::rulebook, screen));
  if (!table) panel.bar.push_back(go("rulings", tr("All rulings"), Screen::rulings, screen));
  if (!table) panel.bar.push_back(go("help", tr("Help"), Screen::help, screen));
  panel.bar.push_back(go("settings", tr("Settings"), Screen::settings, screen));
  panel.dismiss = {.id = "dismiss", .label = tr("OK"), .command = command::Dismiss{}};
  panel.pages = {tr("Score"), tr("Enter")};
  // Of two halves that are shown one at a time, the one where an answer is waited for says so.
  if (const auto* board = std::get_if<MatchScreen>(&panel.body); board && !board->awaited_answer.empty())
    panel.pages.back() = board->awaited_answer;
  return panel;
}

void set_falling(Panel& panel, const Table& table, const Entry& correction, const FallingPick& pick) {
  const Falling then = table.falling(correction, pick.kept);
  Falls falls = make_falls(
      table, then, [](std::set<std::int64_t> kept) { return command::Aim{FallingPick{std::move(kept)}}; });
  if (falls.rows.empty()) return;
  if (then.after) panel.change = score_change(table, *then.after);
  panel.falls_title = std::move(falls.title);
  panel.falls = std::move(falls.rows);
  panel.go_on = {.id = "go_on",
                 .label = std::move(falls.strike),
                 .command = command::Enter{{correction}, std::move(falls.keep)}};
}

void set_themes(SettingsView& view, const Settings& settings) {
  const std::string names[] = {tr("Card table"),    tr("Paper"),    tr("Slate"),
                               tr("High contrast"), tr("Sunlight"), tr("Same as system")};
  static_assert(std::size(names) == std::size(kThemes));
  view.theme_title = tr("Colours");
  view.theme_help = help_on("theme");
  for (std::size_t i = 0; i < std::size(kThemes); ++i) {
    Settings next = settings;
    next.theme = kThemes[i];
    view.themes.push_back({.id = "theme/" + next.theme,
                           .label = names[i],
                           .command = command::Set{next},
                           .chosen = settings.theme == next.theme});
  }
}

namespace {

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

void set_copies(SettingsView& view, const Copies& copies) {
  if (!copies.possible) return;
  view.backup_title =
      tr("Automatic backups next to the database: one a day, kept for seven days and four weeks");
  view.backup = age_of_copy(copies);
  view.back_up = {.id = "back_up", .label = tr("Back up now"), .command = command::BackUp{}};
}

}  // namespace

SettingsView make_settings(const Settings& settings, std::span<const Language> languages,
                           std::span<const std::string> places, const Copies& copies, const Heard& heard) {
  SettingsView view;
  view.title = tr("Settings");
  view.database = {
      .id = "go/server", .label = tr("Where data is stored"), .command = command::Go{Screen::server}};
  view.keys = {.id = std::string(kKeysPage), .label = tr("Keyboard shortcuts")};
  view.tutorial = {.id = "go/help", .label = tr("Help"), .command = command::Go{Screen::help}};
  view.scale_title = tr("Zoom (Ctrl + and Ctrl −)");
  view.scale = say("{0} %", {settings.scale_percent});
  view.smaller = {.id = "scale/smaller",
                  .label = "−",
                  .detail = tr("smaller"),
                  .command = command::Set{scaled(settings, -kScaleStep)},
                  .enabled = settings.scale_percent > kScaleMin};
  view.larger = {.id = "scale/larger",
                 .label = "+",
                 .detail = tr("larger"),
                 .command = command::Set{scaled(settings, kScaleStep)},
                 .enabled = settings.scale_percent < kScaleMax};
  view.language_title = tr("Language");
  for (const Language& language : languages) {
    Settings next = settings;
    next.language = language.code;
    view.languages.push_back({.id = "language/" + language.code,
                              .label = language.name,
                              .command = command::Set{next},
                              .chosen = settings.language == language.code});
  }
  view.motion_title = tr("Animation and sound");
  for (const bool reduced : {false, true}) {
    Settings next = settings;
    next.reduced_motion = reduced;
    view.motion.push_back({.id = reduced ? "motion/reduced" : "motion/full",
                           .label = reduced ? tr("No animation") : tr("Animate matchsticks"),
                           .command = command::Set{next},
                           .chosen = settings.reduced_motion == reduced});
  }
  if (heard.voice) {
    Settings next = settings;
    next.speech = !settings.speech;
    view.motion.push_back({.id = "speech",
                           .label = tr("Speak the score"),
                           .command = command::Set{next},
                           .chosen = settings.speech});
  }
  Settings next = settings;
  next.sounds = !settings.sounds;
  view.motion.push_back({.id = "sounds",
                         .label = tr("Sounds"),
                         .detail = heard.tones ? std::string() : tr("no sound player found"),
                         .command = command::Set{next},
                         .enabled = heard.tones,
                         .chosen = settings.sounds && heard.tones});
  set_themes(view, settings);
  set_refereeing(view, settings);
  set_copies(view, copies);
  for (const std::string& place : places) view.about += (view.about.empty() ? "" : "\n") + place;
  return view;
}

std::vector<KeyHelp> keys_help() {
  const std::string ctrl = tr("Ctrl");
  return {{"?", tr("Show or hide this page")},
          {"↑ ↓ ← →", tr("Arrow keys: move to the next button; Tab: in order; Space: press")},
          {"Enter", tr("Default button: start, enter, accept")},
          {"Esc", tr("Close; back to the match")},
          {"0 … 9", tr("Number keys; Backspace deletes the last one")},
          {"0 … 9",
           tr("In a round: type a table number, Enter opens it; Enter after its score opens the next one")},
          {"N  E", tr("A point for the first or second side; also the two buttons of a presenter remote")},
          {ctrl + " Z", tr("Undo")},
          {ctrl + " Y", tr("Redo")},
          {ctrl + " R", tr("Dispute")},
          {ctrl + " +  " + ctrl + " −", tr("Zoom in or out")},
          {"F1", tr("Rules")},
          {"F2", tr("Allowed?")},
          {"F3", tr("Why?")},
          {"F11", tr("Show the score in the largest size, and back")}};
}

Action close_of_keys() { return {.id = std::string(kKeysPage), .label = tr("Back")}; }

std::string space_bar() { return tr("Space bar"); }
std::string unused_key(std::string_view key) {
  return say("{0} does nothing here. Press ? to see what each key does.", {key});
}

Command shortcut(const Panel& panel, const Settings& settings, Shortcut key) {
  const MatchScreen* board = std::get_if<MatchScreen>(&panel.body);
  switch (key) {
    case Shortcut::undo:
      if (!board) return undo_in_league(panel);
      return board->undo.enabled ? board->undo.command : Command{};
    case Shortcut::redo: return board && board->redo.enabled ? board->redo.command : Command{};
    case Shortcut::referee: {
      const Command beside = in_bar(panel, "go/referee");
      return std::holds_alternative<std::monostate>(beside) ? Command(command::Dispute{}) : beside;
    }
    case Shortcut::rulebook: return in_bar(panel, "go/rulebook");
    case Shortcut::ask: return board ? in_tools(*board, "tool/ask") : Command{};
    case Shortcut::why: return board ? Command(command::Why{}) : Command{};
    case Shortcut::afar:
      return board                                        ? Command(command::Go{Screen::tv})
             : std::holds_alternative<TvView>(panel.body) ? std::get<TvView>(panel.body).back.command
                                                          : Command{};
    case Shortcut::larger: return command::Set{scaled(settings, kScaleStep)};
    case Shortcut::smaller: return command::Set{scaled(settings, -kScaleStep)};
  }
  return {};
}

}  // namespace tanteador::view
