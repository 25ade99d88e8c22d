#include "ui/app/panel_builder.hpp"

#include "src/queries/match_context.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/rulebook/rulebook.hpp"
#include "src/view/why/why.hpp"

namespace tanteador::ui {

using view::Screen;

view::Panel PanelBuilder::build() {
  const AppState& state = controllers_.state;
  view::Panel panel = screen();
  panel.clock = controllers_.referee.clock();
  panel.done = state.done;
  controllers_.matches.add_cascade(panel);
  add_buttons(panel);
  const auto* board = std::get_if<view::MatchScreen>(&panel.body);
  awake_.keep((board && !board->finale && !controllers_.matches.is_sample()) ||
              std::holds_alternative<view::TvView>(panel.body));
  if (!state.options.read_only.empty())
    panel.subtitle = tr("Read-only") + (panel.subtitle.empty() ? "" : " · ") + panel.subtitle;
  return panel;
}

// The button added last comes first.
void PanelBuilder::add_buttons(view::Panel& panel) const {
  const auto& match = controllers_.matches.match();
  const ClubController* club = controllers_.club.get();
  if (controllers_.state.screen == Screen::board && match && club && club->table_of(match->id())) {
    auto* board = std::get_if<view::MatchScreen>(&panel.body);
    if (board && board->finale) board->finale->where = club->competition()->now.setup.name;
    panel.tools.insert(
        panel.tools.begin(),
        {.id = "go/competition", .label = tr("Rounds"), .command = view::command::Go{Screen::competition}});
  }
  if (controllers_.phones) controllers_.phones->add_buttons(panel);
  controllers_.databases.add_fork_button(panel, match);
  controllers_.exports->add_button(panel);
  controllers_.databases.add_save_button(panel);
}

std::string PanelBuilder::tv_clock() const { return view::clock_time(controllers_.state.options.now()); }

view::TvView PanelBuilder::tv_view(const view::MatchContext& context) const {
  view::TvView tv = view::make_tv(context);
  tv.clock = tv_clock();
  if (!controllers_.state.is_tv)
    tv.back = {.id = "tv/back", .label = tr("Back to match"), .command = view::command::Go{Screen::board}};
  return tv;
}

view::Panel PanelBuilder::screen() {
  const AppState& state = controllers_.state;
  MatchController& matches = controllers_.matches;
  if (state.is_tv && matches.match())
    return view::make_panel(Screen::tv, tv_view(queries::match_context(*matches.match())), nullptr, {});
  if (controllers_.pins.is_waiting())
    return view::make_panel(state.screen, controllers_.pins.body(), nullptr, state.notice);
  const bool has_code = controllers_.phones && controllers_.phones->handed_out();
  const bool is_board = state.screen == Screen::board || (state.screen == Screen::phone && !has_code);
  if (is_board && matches.match()) return matches.board();
  if (auto progress = controllers_.exports->progress())
    return view::make_panel(state.screen, *std::move(progress), nullptr, state.notice);
  const auto context = matches.match_context();
  const view::MatchContext* shown = context ? &*context : nullptr;
  auto content = body(shown);
  if (!content) content = home();
  return view::make_panel(state.screen, *std::move(content), shown, state.notice);
}

// A competition being played takes the place of the key to the club, which is also in the rail.
view::Home PanelBuilder::home() {
  view::Home home = controllers_.lists.home();
  auto played = controllers_.club ? controllers_.club->played_competition() : std::nullopt;
  if (!played) return home;
  played->id = home.club.id;
  home.club = *std::move(played);
  return home;
}

// Nothing: the home screen is shown instead.
std::optional<PanelBuilder::Body> PanelBuilder::body(const view::MatchContext* context) {
  Controllers& c = controllers_;
  switch (c.state.screen) {
    case Screen::new_match: return c.new_match.form();
    case Screen::house_rules: return c.new_match.rules_form();
    case Screen::history:
    case Screen::why:
    case Screen::tv: return context ? body_of_match(context) : std::nullopt;
    case Screen::referee: return c.referee.body();
    case Screen::rulings: return c.referee.log();
    case Screen::rulebook: return view::make_rulebook(context, c.state.get<view::RulebookState>());
    case Screen::help: return view::make_tutorial(c.state.get<view::TutorialState>());
    case Screen::settings: return c.settings.form(c.matches.has_voice(), c.matches.has_tones());
    case Screen::about: return view::make_about(c.state.options.facts, c.state.options.settings);
    case Screen::people:
      if (c.state.get<view::PeopleState>().person.empty()) return c.people.people();
      return c.people.person();
    case Screen::club:
    case Screen::player:
    case Screen::new_competition:
    case Screen::competition:
    case Screen::wall: return c.club ? c.club->body(c.state.screen) : std::nullopt;
    case Screen::matches: return c.lists.all_matches();
    case Screen::room:
      if (!components().make_phones) return view::make_room_without_server();
      if (c.phones) return view::make_room(c.phones->now());
      break;
    case Screen::server: return c.databases.server_page();
    case Screen::together: return c.databases.fork_page();
    case Screen::print: return c.exports->preview();
    case Screen::phone:
      if (c.phones && c.phones->handed_out()) return view::make_phone(*c.phones->handed_out());
      break;
    case Screen::board:
    case Screen::home: break;
  }
  return std::nullopt;
}

std::optional<PanelBuilder::Body> PanelBuilder::body_of_match(const view::MatchContext* context) {
  const AppState& state = controllers_.state;
  if (state.screen == Screen::history) return view::make_history(*context, state.get<view::HistoryState>());
  if (state.screen == Screen::why) return view::make_why(*context, state.get<view::WhyState>());
  return tv_view(*context);
}

}  // namespace tanteador::ui
