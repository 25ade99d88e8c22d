#include <algorithm>

#include "src/rulebook/rulebook.hpp"
#include "src/view/lines.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr int kPlayers[] = {2, 3, 4, 6, 8};
constexpr std::size_t kKnown = 8;  // people offered for one tap
constexpr std::string_view kTeams[] = {"Nosotros", "Ellos"};

bool on_this_board(int players) { return players == 2 || players == 4; }

std::string name_at(const MatchDraft& draft, int place) {
  const std::string& name = draft.names[static_cast<std::size_t>(place)];
  return name.empty() ? say("Player {0}", {place + 1}) : name;
}

std::string side_at(const MatchDraft& draft, std::size_t side) {
  return draft.sides[side].empty() ? std::string(kTeams[side]) : draft.sides[side];
}

void add_rulesets(NewMatch& sheet, const MatchDraft& draft) {
  for (const rulebook::Edition& edition : rulebook::editions()) {
    MatchDraft next = draft;
    next.ruleset = edition.id;
    next.options.clear();
    sheet.rulesets.push_back({{.id = "ruleset/" + edition.id,
                               .label = tr(edition.title),
                               .command = command::Change{std::move(next)},
                               .chosen = draft.ruleset == edition.id},
                              tr(edition.line)});
  }
}

void add_players(NewMatch& sheet, const MatchDraft& draft) {
  for (const int count : kPlayers) {
    MatchDraft next = draft;
    next.players = count;
    if (next.dealer && *next.dealer >= count) next.dealer.reset();
    sheet.players.push_back({.id = "players/" + std::to_string(count),
                             .label = std::to_string(count),
                             .detail = on_this_board(count) ? "" : tr("coming"),
                             .command = command::Change{std::move(next)},
                             .enabled = on_this_board(count),
                             .chosen = draft.players == count});
  }
}

std::string place_label(const MatchDraft& draft, int place) {
  if (draft.players == 2) return say("Player {0}", {place + 1});
  const std::string side = side_at(draft, static_cast<std::size_t>(place % 2));
  return say("Player {0} · {1}", {place + 1, std::string_view(side)});
}

void add_names(NewMatch& sheet, const MatchDraft& draft) {
  for (int place = 0; place < draft.players; ++place) {
    sheet.names.push_back(
        {"name/" + std::to_string(place), place_label(draft, place), say("Player {0}", {place + 1}), place});
    MatchDraft next = draft;
    next.dealer = place;
    sheet.dealers.push_back({.id = "dealer/" + std::to_string(place),
                             .label = name_at(draft, place),
                             .command = command::Change{std::move(next)},
                             .chosen = draft.dealer.value_or(draft.players - 1) == place});
  }
  if (draft.players == 2) return;
  for (int side = 0; side < 2; ++side) {
    sheet.sides.push_back(
        {"side/" + std::to_string(side), say("Side {0}", {side + 1}), std::string(kTeams[side]), side});
  }
}

// Each person fills the next free place; whoever sits already is not offered.
void add_known(NewMatch& sheet, const MatchDraft& draft, std::span<const std::string> people) {
  const auto seats = std::span(draft.names).first(static_cast<std::size_t>(draft.players));
  const auto free = std::ranges::find(seats, std::string());
  for (const std::string& name : people) {
    if (sheet.known.size() == kKnown || free == seats.end()) break;
    if (std::ranges::find(seats, name) != seats.end()) continue;
    MatchDraft next = draft;
    next.names[static_cast<std::size_t>(free - seats.begin())] = name;
    sheet.known.push_back(
        {.id = "known/" + name, .label = name, .command = command::Change{std::move(next)}});
  }
}

}  // namespace

MatchDraft first_draft() {
  MatchDraft draft;
  draft.ruleset = rulebook::editions().front().id;
  return draft;
}

NewMatch make_new_match(const MatchDraft& draft, std::span<const std::string> people, std::string problem) {
  NewMatch sheet;
  sheet.title = tr("New match of Truco");
  sheet.ruleset_title = tr("By which rules?");
  sheet.players_title = tr("How many players?");
  sheet.names_title = tr("Who plays? In the order of play, counter-clockwise");
  sheet.sides_title = tr("Names of the sides");
  sheet.known_title = tr("Known here: one tap fills the next place");
  sheet.dealer_title = tr("Who deals first?");
  add_rulesets(sheet, draft);
  add_players(sheet, draft);
  add_names(sheet, draft);
  add_known(sheet, draft, people);
  sheet.lot = {.id = "lot", .label = tr("Draw lots"), .command = command::DrawLot{}};
  sheet.start = {.id = "start", .label = tr("Start the match"), .command = command::Start{draft}};
  sheet.close = {.id = "close", .label = tr("Back"), .command = command::Go{Screen::home}};
  sheet.problem = std::move(problem);
  sheet.draft = draft;
  return sheet;
}

std::string start_line(const MatchDraft& draft) {
  const rulebook::Edition* edition = rulebook::find_edition(draft.ruleset);
  std::vector<std::string> players;
  for (int place = 0; place < draft.players; ++place) players.push_back(name_at(draft, place));
  EventLine line("match_started");
  line.text("game", edition ? edition->game : "").text("ruleset", draft.ruleset).list("players", players);
  if (draft.players > 2 && !(draft.sides[0].empty() && draft.sides[1].empty())) {
    std::string sides;
    for (std::size_t side = 0; side < 2; ++side) {
      std::vector<std::string> members;
      for (std::size_t place = side; place < players.size(); place += 2) members.push_back(players[place]);
      std::string list;
      for (const std::string& name : members) list += (list.empty() ? "" : ",") + quoted(name);
      sides += (side ? ",{\"name\":" : "{\"name\":") + quoted(side_at(draft, side)) + ",\"players\":[" +
               list + "]}";
    }
    line.raw("sides", "[" + sides + "]");
  }
  if (draft.dealer) line.text("dealer", players[static_cast<std::size_t>(*draft.dealer)]);
  if (!draft.options.empty()) line.raw("options", draft.options);
  return line.str();
}

}  // namespace tanteador::view
