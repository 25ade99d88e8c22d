#include <algorithm>
#include <set>

#include "src/core/text/join.hpp"
#include "src/core/text/locale.hpp"
#include "src/core/text/names.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/entry/draft.hpp"
#include "src/view/game_view.hpp"
#include "src/view/lines.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::size_t kKnown = 8, kKnownBesideMany = 4;  // people offered as buttons
constexpr int kMany = 6;

std::string name_at(const MatchDraft& draft, int place) {
  const std::string& name = draft.names[place];
  return name.empty() ? seat_label(place) : name;
}

bool may_be_alone(const MatchDraft& draft) {
  return !game_view(draft.game).alone.empty() && draft.players == 3;
}

// Teams alternate around the table; a player alone is side 0.
int side_of_place(const MatchDraft& draft, int place) {
  return may_be_alone(draft) ? (draft.alone == place ? 0 : 1) : place % 2;
}

std::string_view words_of(const rulebook::Edition& ruleset) {
  const auto found = ruleset.parameters.find(game_view(ruleset.game).words_parameter);
  return found == ruleset.parameters.end() ? std::string_view() : std::get<std::string>(found->second);
}
std::string_view usual_side(const MatchDraft& draft, std::size_t side) {
  const rulebook::Edition* edition = rulebook::find_edition(draft.ruleset);
  return game_view(draft.game).teams(draft.players, edition ? words_of(*edition) : draft.words)[side];
}
bool has_sides(const MatchDraft& draft) {
  const bool by_turns = may_be_alone(draft) && !draft.alone;
  const bool alone = game_view(draft.game).sides_chosen && !draft.in_teams;
  return !by_turns && !alone && !usual_side(draft, 0).empty();
}
std::string side_name_at(const MatchDraft& draft, std::size_t side) {
  return draft.sides[side].empty() ? tr(usual_side(draft, side)) : draft.sides[side];
}

bool can_play(const rulebook::Edition& edition, std::string_view game, int players) {
  for (const auto& [name, value] : edition.parameters) {  // a number of players, or several: "2_4_6"
    const auto* counts = name.starts_with("player") ? std::get_if<std::string>(&value) : nullptr;
    if (counts && counts->find(std::to_string(players)) == std::string::npos) return false;
  }
  const auto found = edition.parameters.find("players");
  const auto all = game_view(game).players;
  return edition.game == game &&
         (found == edition.parameters.end() ? std::ranges::find(all, players) != all.end()
                                            : std::get<int>(found->second) == players);
}

// The practice of the user's region for a game; empty: the edition of the document.
std::string_view regional_ruleset(std::string_view game, std::string_view region) {
  const std::span<const RegionalRules> all = game_view(game).regional;
  if (!region.empty()) {
    const auto own = std::ranges::find(all, region, &RegionalRules::id);
    return own == all.end() ? std::string_view() : own->ruleset;
  }
  const std::string locale = current_locale(), requested_locale = requested_language();
  for (const RegionalRules& rules : all) {
    if (rules.locale.empty()) continue;
    const bool is_asked =
        requested_locale.starts_with(rules.locale) && rules.locale.starts_with(language() + "_");
    if (locale == rules.locale || is_asked) return rules.ruleset;
  }
  return {};
}

std::string usual_ruleset(std::span<const rulebook::Edition> rulesets, const MatchDraft& draft) {
  const std::string_view game = draft.game, regional = regional_ruleset(game, draft.region);
  const auto can = [&](const rulebook::Edition& edition) { return can_play(edition, game, draft.players); };
  const auto local = std::ranges::find(rulesets, regional, &rulebook::Edition::id);
  if (local != rulesets.end() && can(*local)) return local->id;
  const auto first = std::ranges::find_if(rulesets, can);
  return first == rulesets.end() ? rulebook::first_edition(game).id : first->id;
}

void set_players(MatchDraft& draft, int count) {
  draft.players = count;
  if (draft.dealer && *draft.dealer >= count) draft.dealer.reset();
  if (count != 3) draft.alone.reset();
}

// The agreements that replace the description of the edition: "Points: 16".
std::string agreements_text(const MatchDraft& draft) {
  constexpr std::size_t kNamed = 2;
  const nlohmann::json options = fields_of(draft.options);
  std::vector<std::string> named;
  for (const rulebook::ParameterText& text : rulebook::parameter_texts(draft.game)) {
    if (!options.contains(text.name) || named.size() == kNamed) continue;
    const std::string title = tr(text.title), value = view::value_text(text, options[text.name]);
    named.push_back(say("{0}: {1}", {std::string_view(title), std::string_view(value)}));
  }
  const auto changed = static_cast<int>(options.size());
  if (changed > static_cast<int>(kNamed) || named.empty())
    named.push_back(trn("{0} house agreement", "{0} house agreements", changed));
  return join(named, " · ");
}

void add_rulesets(NewMatch& sheet, const MatchDraft& draft, const KnownChoices& known) {
  for (const rulebook::Edition& edition : known.rulesets) {
    if (!can_play(edition, draft.game, draft.players)) continue;
    const bool chosen = draft.ruleset == edition.id;
    MatchDraft next = draft;
    next.ruleset = edition.id;
    if (!chosen) next.options.clear();
    std::string definition = edition.line.empty() ? tr("house rules") : tr(edition.line);
    if (chosen && !draft.options.empty()) definition = agreements_text(draft);
    sheet.rulesets.push_back({.id = "ruleset/" + edition.id,
                              .label = tr(edition.title),
                              .detail = std::move(definition),
                              .command = command::Change{std::move(next)},
                              .chosen = chosen});
  }
  sheet.house_rules = {
      .id = "house_rules", .label = tr("All rules…"), .command = command::Go{Screen::house_rules}};
}

void add_player_counts(NewMatch& sheet, const MatchDraft& draft, const KnownChoices& known) {
  const auto usual = game_view(draft.game).players;
  std::set<int> counts(usual.begin(), usual.end());
  const auto chosen = std::ranges::find(known.rulesets, draft.ruleset, &rulebook::Edition::id);
  for (const int count : counts) {
    MatchDraft next = draft;
    set_players(next, count);
    if (chosen == known.rulesets.end() || !can_play(*chosen, draft.game, count)) {
      next.ruleset = usual_ruleset(known.rulesets, next);
      next.options.clear();
    }
    sheet.players.push_back({.id = "players/" + std::to_string(count),
                             .label = std::to_string(count),
                             .command = command::Change{std::move(next)},
                             .chosen = draft.players == count});
  }
}

std::string place_label(const MatchDraft& draft, int place) {
  if (!has_sides(draft)) return seat_label(place);
  const std::string side = side_name_at(draft, side_of_place(draft, place));
  return say("Player {0} · {1}", {place + 1, std::string_view(side)});
}

void add_names(NewMatch& sheet, const MatchDraft& draft) {
  for (int place = 0; place < draft.players; ++place) {
    sheet.names.push_back(
        {"name/" + std::to_string(place), place_label(draft, place), seat_label(place), place});
    MatchDraft next = draft;
    next.dealer = place;
    sheet.dealers.push_back({.id = "dealer/" + std::to_string(place),
                             .label = name_at(draft, place),
                             .command = command::Change{std::move(next)},
                             .chosen = draft.dealer.value_or(draft.players - 1) == place});
  }
  if (!has_sides(draft)) return;
  for (int side = 0; side < 2; ++side) {
    const std::string usual = tr(usual_side(draft, side));
    sheet.sides.push_back({"side/" + std::to_string(side), say("Side {0}", {side + 1}), usual, side});
  }
}

// With three players, either a fixed player or the current dealer plays alone.
void add_alone(NewMatch& sheet, const MatchDraft& draft) {
  if (!may_be_alone(draft)) return;
  sheet.together_title = tr(game_view(draft.game).alone);
  const auto add = [&](std::string id, std::string label, std::optional<int> who) {
    MatchDraft next = draft;
    next.alone = who;
    sheet.together.push_back({.id = "alone/" + std::move(id),
                              .label = std::move(label),
                              .command = command::Change{std::move(next)},
                              .chosen = draft.alone == who});
  };
  add("turns", tr("The dealer in turn"), std::nullopt);
  for (int place = 0; place < draft.players; ++place)
    add(std::to_string(place), name_at(draft, place), place);
}

void add_choice_of_sides(NewMatch& sheet, const MatchDraft& draft) {
  if (!game_view(draft.game).sides_chosen || usual_side(draft, 0).empty()) return;
  sheet.together_title = tr("Who plays together?");
  for (const bool teams : {false, true}) {
    MatchDraft next = draft;
    next.in_teams = teams;
    sheet.together.push_back(
        {.id = teams ? "sides/two" : "sides/none",
         .label = teams ? tr("Two sides, alternating around the table") : tr("Everyone for themselves"),
         .command = command::Change{std::move(next)},
         .chosen = draft.in_teams == teams});
  }
}

// A known person whose name looks like the typed new name; empty: none.
std::string looks_like(const std::string& written, const std::vector<std::string>& people) {
  const std::string name = normal_name(written), key = confusable_key(name);
  if (name.empty() || std::ranges::find(people, name) != people.end()) return {};
  const auto other = std::ranges::find(people, key, [](const auto& known) { return confusable_key(known); });
  return other == people.end() ? std::string() : *other;
}

// Offers the known person in place of the typed one; typing on confirms a different person.
void ask_about_alike(NewMatch& sheet, const MatchDraft& draft, const std::vector<std::string>& people) {
  const auto seats = std::span(draft.names).first(draft.players);
  for (std::size_t place = 0; place < seats.size(); ++place) {
    const std::string known = looks_like(seats[place], people);
    if (known.empty()) continue;
    if (sheet.problem.empty())
      sheet.problem = say("Similar name: {0}. Someone else?", {std::string_view(known)});
    if (std::ranges::find(seats, known) != seats.end()) continue;
    MatchDraft next = draft;
    next.names[place] = known;
    sheet.known.push_back(
        {.id = "alike/" + known, .label = known, .command = command::Change{std::move(next)}});
  }
}

// The seat being typed. Its name begins a known name, but is neither known nor similar to a known one.
std::optional<std::size_t> typed_place(std::span<const std::string> seats,
                                       const std::vector<std::string>& people) {
  for (std::size_t place = 0; place < seats.size(); ++place) {
    const std::string typed = to_lower(normal_name(seats[place]));
    if (typed.empty() || std::ranges::find(people, seats[place]) != people.end()) continue;
    if (!looks_like(seats[place], people).empty()) continue;
    if (std::ranges::any_of(people,
                            [&](const std::string& name) { return to_lower(name).starts_with(typed); }))
      return place;
  }
  return std::nullopt;
}

// One tap fills the seat being typed, else the next free seat. Seated people are not offered.
void add_known(NewMatch& sheet, const MatchDraft& draft, const std::vector<std::string>& people) {
  if (!sheet.together.empty() && has_sides(draft) && draft.players > kMany) return;  // no room for both
  const auto seats = std::span(draft.names).first(draft.players);
  const auto typed = typed_place(seats, people);
  const auto free = static_cast<std::size_t>(std::ranges::find(seats, std::string()) - seats.begin());
  const std::size_t place = typed.value_or(free);
  const std::string begins = typed ? to_lower(normal_name(seats[*typed])) : std::string();
  for (const std::string& name : people) {
    if (sheet.known.size() == (draft.players < kMany ? kKnown : kKnownBesideMany) || place >= seats.size())
      break;
    if (std::ranges::find(seats, name) != seats.end() || !to_lower(name).starts_with(begins)) continue;
    if (std::ranges::find(sheet.known, name, &Button::label) != sheet.known.end()) continue;
    MatchDraft next = draft;
    next.names[place] = name;
    sheet.known.push_back({.id = "known/" + name,
                           .label = name,
                           .command = command::Change{std::move(next)},
                           .badge = badge_of(name)});
  }
}

}  // namespace

MatchDraft first_draft(std::string_view game, std::string_view region) {
  MatchDraft draft;
  draft.region = region;
  draft.game = game;
  draft.players = game_view(game).players.front();
  draft.ruleset = usual_ruleset(rulebook::editions(), draft);
  return draft;
}

MatchDraft with_names(MatchDraft draft, int place, std::string_view typed) {
  for (auto at = static_cast<std::size_t>(place); at < static_cast<std::size_t>(draft.players); ++at) {
    const std::size_t end = std::min(typed.find_first_of(kNextName), typed.size());
    const bool first = at == static_cast<std::size_t>(place);
    const std::string_view name = typed.substr(0, end);
    if (first || !name.empty()) draft.names[at] = name;
    if (end == typed.size()) break;
    typed.remove_prefix(end + 1);
    typed.remove_prefix(std::min(typed.find_first_not_of(' '), typed.size()));
  }
  return draft;
}

NewMatch make_new_match(const MatchDraft& entered, const KnownChoices& known, std::string problem) {
  MatchDraft draft = entered;
  const auto ruleset = std::ranges::find(known.rulesets, draft.ruleset, &rulebook::Edition::id);
  const bool is_house = ruleset != known.rulesets.end() && !rulebook::find_edition(draft.ruleset);
  draft.words = is_house ? std::string(words_of(*ruleset)) : std::string();
  NewMatch sheet;
  sheet.title = say("New match: {0}", {std::string_view(tr(game_view(draft.game).title))});
  sheet.ruleset_title = tr("By which rules?");
  sheet.players_title = tr("How many players?");
  sheet.names_title = tr("Who plays? Enter names in order of play, counter-clockwise");
  sheet.sides_title = tr("Names of the sides");
  sheet.known_title = tr("Known players: tap to fill the next seat");
  sheet.dealer_title = tr("Who deals first?");
  add_rulesets(sheet, draft, known);
  add_player_counts(sheet, draft, known);
  add_names(sheet, draft);
  add_alone(sheet, draft);
  add_choice_of_sides(sheet, draft);
  sheet.problem = std::move(problem);
  ask_about_alike(sheet, draft, known.people);
  add_known(sheet, draft, known.people);
  sheet.dealers.push_back({.id = "lot", .label = tr("Draw lots"), .command = command::DrawLot{}});
  sheet.dealers.push_back(
      {.id = "lot/seats", .label = tr("Seat by lot"), .command = command::DrawLot{.seats = true}});
  sheet.start = {.id = "start", .label = tr("Start the match"), .command = command::Start{draft}};
  sheet.close = {.id = "close", .label = tr("Back"), .command = command::Go{Screen::home}};
  sheet.draft = std::move(draft);
  return sheet;
}

std::vector<Seat> unnamed_seats(const MatchDraft& draft) {
  std::vector<Seat> seats;
  for (int place = 0; place < draft.players; ++place) {
    if (draft.names[place].empty()) seats.push_back(seat_at(place));
  }
  return seats;
}

std::string start_line(const MatchDraft& draft) {
  std::vector<std::string> players;
  for (int place = 0; place < draft.players; ++place) players.push_back(name_at(draft, place));
  Line line{{"type", "match_started"}, {"game", draft.game}, {"ruleset", draft.ruleset}};
  line["players"] = players;
  const bool named = !draft.sides[0].empty() || !draft.sides[1].empty();
  if (has_sides(draft) && (named || may_be_alone(draft) || game_view(draft.game).sides_chosen)) {
    for (std::size_t side = 0; side < 2; ++side) {
      Line members = Line::array();
      for (int place = 0; place < draft.players; ++place) {
        if (side_of_place(draft, place) == static_cast<int>(side)) members.push_back(players[place]);
      }
      line["sides"].push_back(Line{{"name", side_name_at(draft, side)}, {"players", members}});
    }
  }
  if (draft.dealer) line["dealer"] = players[*draft.dealer];
  if (!draft.options.empty()) line["options"] = Line::parse(draft.options);
  return text_of(line);
}

}  // namespace tanteador::view
