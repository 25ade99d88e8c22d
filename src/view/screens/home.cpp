#include <algorithm>
#include <numeric>

#include "src/view/game_view.hpp"
#include "src/view/set_points.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

std::vector<int> scores_of(const MatchContext& context, Outcome::Status status) {
  if (status != Outcome::Status::in_progress) return result_figures(context.match);
  std::vector<int> points;
  for (int side = 0; side < side_count(context.match); ++side)
    points.push_back(score(context.match, side_at(side)));
  return points;
}

// "30–23, 26–30 · won · 27.11.2026": without the parts that are empty.
std::string state_text(const std::string& sets, const std::string& status, const std::string& when) {
  std::vector<std::string> parts{sets, status, when};
  std::erase(parts, std::string());
  return join(parts, " · ");
}

void set_sides(MatchCard& card, const std::vector<std::string>& names, const std::vector<int>& scores) {
  std::vector<std::string> figures;
  for (const int points : scores) figures.push_back(plain_points(points));
  for (std::size_t side = 0; side < figures.size(); ++side)
    card.sides.push_back({side < names.size() ? names[side] : std::string(), figures[side], scores[side]});
  card.title = join(names, " – ");
  card.score = join(figures, figures.size() > 2 ? " · " : " – ");
}

std::string status_text(const MatchContext& context, const Outcome& result) {
  switch (result.status) {
    case Outcome::Status::in_progress: return tr("in progress");
    case Outcome::Status::drawn: return tr(NC_("tie", "drawn"));
    case Outcome::Status::won:
      if (result.winners.size() == 1)
        return render({N_("won by {0}"), {result.winners.front()}}, context.names);
      return tr("won");
    case Outcome::Status::ended: return tr("ended early");
  }
  return {};
}

MatchCard card_of(const MatchContext& context) {
  const Outcome result = outcome(context.match);
  MatchCard card;
  card.live = result.status == Outcome::Status::in_progress;
  const bool each_alone = has_single_player_sides(context.match);
  set_sides(card, each_alone ? context.names.seats : context.names.sides, scores_of(context, result.status));
  const GameView& game = game_view(game_name(context.match));
  card.game = tr(game.title);
  card.material = game.material;
  card.beans = game.counts_beans && game.counts_beans(context.match);
  const std::string when = context.events.empty() ? std::string() : day_and_time(context.events.back().at);
  card.state =
      state_text(card.live ? "" : set_points_text(context.match), status_text(context, result), when);
  card.detail = (each_alone ? std::string() : join(context.names.seats, ", ") + "\n") + tr(context.edition);
  card.open = {.id = "open/" + context.id,
               .label = card.live ? tr("Continue") : tr("View"),
               .command = command::Open{context.id}};
  if (card.live && context.events.size() == 1)
    card.discard = {
        .id = "discard/" + context.id, .label = tr("Discard"), .command = command::Discard{context.id}};
  if (!card.live)
    card.again = {
        .id = "again/" + context.id, .label = tr("Same table again"), .command = command::Again{context.id}};
  return card;
}

bool was_discarded(const MatchContext& context) {
  const bool nothing = std::ranges::all_of(context.events, [&](const LoggedEvent& event) {
    return event.seq == 1 || event.kind == "match_ended" || event.kind == "voided" ||
           is_struck(context.match, EventSeq{event.seq});
  });
  return nothing && outcome(context.match).status != Outcome::Status::in_progress;
}

void set_first(Home& home) {
  std::vector<MatchCard>& from = home.live.empty() ? home.recent : home.live;
  if (from.empty()) return;
  home.first = std::move(from.front());
  from.erase(from.begin());
}

bool is_nobody_named(const MatchContext& context) {
  for (std::size_t seat = 0; seat < context.names.seats.size(); ++seat) {
    if (context.names.seats[seat] != seat_label(static_cast<int>(seat))) return false;
  }
  return true;
}

// The last tables, each once. The table of the first card is left out if that card has its own button.
void add_tables(Home& home, std::span<const MatchContext> tables) {
  constexpr std::size_t kTables = 4;
  home.again_title = tr("Same table again");
  std::vector<std::string> table_keys;
  for (const MatchContext& context : tables) {
    if (is_nobody_named(context)) continue;
    const std::string people = join(context.names.seats, " · ");
    const std::string same = std::string(game_name(context.match)) + "\n" + people;
    if (home.again.size() == kTables || std::ranges::find(table_keys, same) != table_keys.end()) continue;
    table_keys.push_back(same);
    if (home.first && home.first->again.id == "again/" + context.id) continue;
    home.again.push_back({.id = "same/" + context.id,
                          .label = people,
                          .detail = tr(game_view(game_name(context.match)).title),
                          .command = command::Again{context.id}});
  }
}

std::string status_word_text(std::string_view status) {
  if (status == "in_progress") return tr("in progress");
  if (status == "drawn") return tr(NC_("tie", "drawn"));
  if (status == "forked") return tr("not decided");
  return status == "won" ? tr("won") : tr("ended early");
}

MatchCard card_of(const ListedMatch& match) {
  MatchCard card;
  card.live = match.status == "in_progress";
  set_sides(card, match.sides, match.scores);
  const GameView& game = game_view(match.game);
  card.game = tr(game.title);
  card.material = game.material;
  card.state = state_text(match.sets, status_word_text(match.status), day_and_time(match.at));
  card.detail = tr(match.edition);
  card.open = {.id = "open/" + match.id, .label = tr("Continue"), .command = command::Open{match.id}};
  return card;
}

Button list_button(std::string id, std::string label, ListState next) {
  return {.id = "matches/" + std::move(id),
          .label = std::move(label),
          .command = command::SetState{std::move(next)}};
}

void add_match_filters(MatchList& list, const ListState& state) {
  ListState any = state;
  any.page = 0;
  any.game.clear();
  list.games.push_back(list_button("game/any", tr("All games"), any));
  list.games.back().chosen = state.game.empty();
  for (const GameView& game : game_views()) {
    ListState one = any;
    one.game = game.game;
    list.games.push_back(list_button("game/" + one.game, tr(game.title), one));
    list.games.back().chosen = state.game == game.game;
  }
  ListState live = state;
  live.page = 0;
  live.live = !live.live;
  list.live = list_button("live", tr("In progress"), live);
  list.live.chosen = state.live;
}

// "Ana – Beto · 30 – 21". With more than two sides: a score after each name, and only the first sides.
std::string line_of(const MatchCard& card) {
  constexpr std::size_t kListed = 4;
  if (card.sides.size() <= 2) return card.title + " · " + without_breaks(card.score);
  std::vector<std::string> sides;
  for (const MatchCard::Side& side : card.sides) {
    if (sides.size() < kListed) sides.push_back(side.name + "\u00a0" + side.points);
  }
  if (card.sides.size() > kListed) sides.push_back("+" + std::to_string(card.sides.size() - kListed));
  return join(sides, " · ");
}

void add_page(MatchList& list, const MatchPage& found, const ListState& state) {
  const int pages = std::max(1, (found.all + kMatchesPage - 1) / kMatchesPage);
  const int page = std::clamp(state.page, 0, pages - 1), first = page * kMatchesPage;
  for (const ListedMatch& match : found.rows) {
    const MatchCard card = card_of(match);
    Button row{.id = "open/" + match.id, .label = line_of(card), .command = command::Open{match.id}};
    row.detail = join({card.game, card.state}, " · ");
    list.rows.push_back(std::move(row));
  }
  if (pages < 2) return;
  list.page = say("{0} to {1} of {2}", {first + 1, first + static_cast<int>(found.rows.size()), found.all});
  const auto turn = [&](const char* id, std::string label, int to) {
    ListState next = state;
    next.page = to;
    Button action = list_button(id, std::move(label), next);
    action.enabled = to >= 0 && to < pages;
    return action;
  };
  list.back = turn("back", tr("Newer"), page - 1);
  list.next = turn("next", tr("Older"), page + 1);
}

}  // namespace

std::vector<int> final_scores(std::vector<int> points, std::vector<int> sets, bool is_won) {
  const int played = std::accumulate(sets.begin(), sets.end(), 0);
  return played == 0 || (played == 1 && is_won) ? points : sets;
}

MatchList make_matches(const MatchPage& page, const ListState& state) {
  MatchList list;
  list.title = tr("All matches");
  list.search = {std::string(kMatchSearch), tr("Search by name, date or result"), tr("name, date or 30–21"),
                 state.search};
  list.empty = page.looking ? tr("Searching…") : tr("No matches found.");
  if (!page.looking && state.search.empty() && page.rows.empty())
    list.begin = {.id = "begin", .label = tr("Start a match"), .command = command::Go{Screen::home}};
  add_match_filters(list, state);
  add_page(list, page, state);
  if (page.looking && !page.rows.empty()) list.page = tr("Searching…");
  return list;
}

// Asked once: the region decides which rules are offered first.
void ask_region(Home& home, const Settings& settings) {
  if (!settings.region.empty()) return;
  const auto views = game_views();
  const auto regional =
      std::ranges::find_if(views, [](const GameView& game) { return !game.regional.empty(); });
  if (regional == views.end()) return;
  home.region_title = say("Where do you play {0}?", {std::string_view(tr(regional->title))});
  home.regions = region_choices(settings);
}

Home make_home(std::span<const MatchContext> tables, const Settings& settings,
               std::span<const std::string> damaged, std::span<const ListedMatch> live, int all) {
  Home home;
  home.title = tr("Home");
  home.welcome =
      tr("Keeps the score of a game played with real cards and shows the rule for every point. Everything "
         "you enter is saved immediately.");
  home.live_title = tr("In progress");
  home.recent_title = tr("Recent tables");
  home.games_title = tr("New match");
  for (const GameView& game : game_views()) {
    home.materials.push_back(game.material);
    home.games.push_back({.id = "new/" + std::string(game.game),
                          .label = tr(game.title),
                          .detail = tr(game.line),
                          .command = command::NewMatch{std::string(game.game)}});
  }
  home.club = {.id = "home/club",
               .label = tr("Club"),
               .detail = tr("players, teams, competitions"),
               .command = command::Go{Screen::club}};
  home.referee = {.id = "go/dispute",
                  .label = tr("Dispute"),
                  .detail = tr("rulings, with or without a match"),
                  .command = command::Dispute{}};
  home.room = {.id = "go/room",
               .label = tr("Phones and screens"),
               .detail = tr("players can follow and enter scores on their phones"),
               .command = command::Go{Screen::room}};
  home.sample = {.id = "sample",
                 .label = tr("Try an example"),
                 .detail = tr("Try anything; nothing is saved."),
                 .command = command::Sample{}};
  home.tutorial = {.id = "home/help", .label = tr("Help"), .command = command::Go{Screen::help}};
  ask_region(home, settings);
  for (const MatchContext& context : tables) {
    if (was_discarded(context)) continue;
    MatchCard card = card_of(context);
    (card.live ? home.live : home.recent).push_back(std::move(card));
  }
  for (const ListedMatch& match : live) home.live.push_back(card_of(match));
  set_first(home);
  add_tables(home, tables);
  if (all > 0)
    home.people = {.id = "go/people",
                   .label = tr("Players"),
                   .detail = tr("their matches and results"),
                   .command = command::Go{Screen::people}};
  if (all > 0)
    home.all = {.id = "go/matches",
                .label = tr("All matches"),
                .detail = trn("{0} match", "{0} matches", all),
                .command = command::Go{Screen::matches}};
  for (const std::string& fault : damaged) {
    MatchCard& card = home.recent.emplace_back();
    card.title = tr("Damaged match");
    card.detail = fault;
  }
  return home;
}

}  // namespace tanteador::view
