#include <algorithm>

#include "src/view/sheets.hpp"
#include "src/view/shortcut.hpp"
#include "src/view/why/cascade.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

Command bar_command(const Panel& panel, std::string_view id) {
  const auto found = std::ranges::find(panel.bar, id, &Button::id);
  return found == panel.bar.end() ? Command{} : found->command;
}

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

Command tools_command(const MatchScreen& board, std::string_view id) {
  const auto found = std::ranges::find(board.tools, id, &Button::id);
  return found == board.tools.end() ? Command{} : found->command;
}

// Screens that are reached from a place of the navigation, and that place.
constexpr std::pair<Screen, Screen> kReachedFrom[] = {
    {Screen::matches, Screen::home},     {Screen::new_match, Screen::home},
    {Screen::house_rules, Screen::home}, {Screen::people, Screen::home},
    {Screen::room, Screen::home},        {Screen::player, Screen::club},
    {Screen::competition, Screen::club}, {Screen::new_competition, Screen::club},
    {Screen::together, Screen::club},    {Screen::why, Screen::board},
    {Screen::phone, Screen::board},      {Screen::about, Screen::settings},
    {Screen::server, Screen::settings}};

Screen place_of(Screen screen) {
  const auto found = std::ranges::find(kReachedFrom, screen, &std::pair<Screen, Screen>::first);
  return found == std::end(kReachedFrom) ? screen : found->second;
}

Button go_button(std::string id, std::string label, Screen to, Screen now) {
  return {.id = "go/" + std::move(id),
          .label = std::move(label),
          .command = command::Go{to},
          .chosen = to == place_of(now)};
}

bool is_of_match(Screen screen) {
  constexpr Screen kOfMatch[] = {Screen::board, Screen::history, Screen::referee, Screen::rulebook,
                                 Screen::why,   Screen::tv,      Screen::phone};
  return std::ranges::find(kOfMatch, screen) != std::end(kOfMatch);
}

}  // namespace

Panel make_panel(Screen screen, decltype(Panel::body) body, const MatchContext* context, std::string notice) {
  Panel panel;
  panel.body = std::move(body);
  panel.notice = std::move(notice);
  panel.title = "Tanteador";
  if (context && screen == Screen::board)
    panel.tools.push_back(go_button("tv", tr("TV"), Screen::tv, screen));
  panel.bar.push_back(go_button("home", tr("Home"), Screen::home, screen));
  if (context) {
    if (is_of_match(screen)) panel.subtitle = tr(context->edition);
    panel.bar.push_back(go_button("board", tr("Match"), Screen::board, screen));
    panel.bar.push_back(go_button("history", tr("Entries"), Screen::history, screen));
    panel.bar.push_back(go_button("referee", tr("Dispute"), Screen::referee, screen));
  }
  panel.bar.push_back(go_button("rulebook", tr("Rules"), Screen::rulebook, screen));
  panel.bar.push_back(go_button("club", tr("Club"), Screen::club, screen));
  if (!context) panel.bar.push_back(go_button("rulings", tr("All rulings"), Screen::rulings, screen));
  if (!context) panel.bar.push_back(go_button("help", tr("Help"), Screen::help, screen));
  panel.bar.push_back(go_button("settings", tr("Settings"), Screen::settings, screen));
  panel.dismiss = {.id = "dismiss", .label = tr("OK"), .command = command::Dismiss{}};
  panel.pages = {tr("Score"), tr("Enter")};
  // Portrait window: the page button names the question that waits for an answer.
  if (const auto* board = std::get_if<MatchScreen>(&panel.body); board && !board->awaited_answer.empty())
    panel.pages.back() = board->awaited_answer;
  return panel;
}

void set_falling(Panel& panel, const MatchContext& context, const Entry& correction,
                 const CascadeState& state) {
  const CascadePreview then = context.preview_cascade(correction, state.reentries);
  CascadeRows falls = make_cascade_rows(context, then, [](std::set<std::int64_t> reentries) {
    return command::SetState{CascadeState{std::move(reentries)}};
  });
  if (falls.rows.empty()) return;
  if (then.after) panel.change = score_change(context, *then.after);
  panel.cascade_title = std::move(falls.title);
  panel.falls = std::move(falls.rows);
  panel.go_on = {.id = "go_on",
                 .label = std::move(falls.strike),
                 .command = command::Enter{{correction}, std::move(falls.keep)}};
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
          {"Alt",
           tr("Show a letter on each button; Alt with the letter presses it, in a match the letter alone")},
          {"N  E", tr("A point for the first or second side; also the two buttons of a presenter remote")},
          {ctrl + " Z", tr("Undo")},
          {ctrl + " Y", tr("Redo")},
          {ctrl + " R", tr("Dispute")},
          {ctrl + " +  " + ctrl + " −", tr("Zoom in or out")},
          {"F1", tr("Rules")},
          {"F2", tr("Allowed?")},
          {"F3", tr("Why?")},
          {"F11", tr("Fill the screen, and back")},
          {"F12", tr("Show the score in the largest size, and back")}};
}

Button close_of_keys() { return {.id = std::string(kKeysPage), .label = tr("Back")}; }

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
      const Command referee_command = bar_command(panel, "go/referee");
      return std::holds_alternative<std::monostate>(referee_command) ? Command(command::Dispute{})
                                                                     : referee_command;
    }
    case Shortcut::rulebook: return bar_command(panel, "go/rulebook");
    case Shortcut::ask: return board ? tools_command(*board, "tool/ask") : Command{};
    case Shortcut::why: return board ? Command(command::Why{}) : Command{};
    case Shortcut::afar:
      return board                                        ? Command(command::Go{Screen::tv})
             : std::holds_alternative<TvView>(panel.body) ? std::get<TvView>(panel.body).back.command
                                                          : Command{};
    case Shortcut::larger: return command::Set{change_scale(settings, kScaleStep)};
    case Shortcut::smaller: return command::Set{change_scale(settings, -kScaleStep)};
  }
  return {};
}

}  // namespace tanteador::view
