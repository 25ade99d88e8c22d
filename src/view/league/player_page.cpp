// A player's page: details, matches, opponents and rating.

#include <algorithm>
#include <cmath>

#include "src/reports/club/club.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

Arg hundredths(double value) {
  Arg arg(static_cast<int>(std::lround(value * 100)));
  arg.kind = Arg::Kind::hundredths;
  return arg;
}

RatingCurve curve_of(const PlayerRecord& record) {
  RatingCurve curve;
  curve.title = tr("Rating, week by week");
  curve.empty = tr("No finished rated competition yet.");
  for (const RatedWeek& week : record.weeks) {
    curve.weeks.push_back(week.monday);
    curve.values.push_back(week.value);
  }
  if (record.weeks.empty()) return curve;
  const RatedWeek& last = record.weeks.back();
  const auto [least, most] = std::ranges::minmax(curve.values);
  if (least < most) curve.lowest = render({"{0}", {hundredths(least)}}, {});
  curve.highest = render({"{0}", {hundredths(most)}}, {});
  curve.now = say("{0} ± {1}", {hundredths(last.value), hundredths(last.deviation)});
  return curve;
}

void add_merging(PlayerPage& page, const ClubPerson& person, const ClubBook& book, const PlayerState& state) {
  PlayerState next = state;
  next.merging = !state.merging;
  next.typed.erase(std::string(kLeagueSearch));
  Button merge = state_action(std::move(next), "player/merge", tr("Is a duplicate"));
  merge.chosen = state.merging;
  page.form.rows.back().choices.push_back(std::move(merge));
  if (!state.merging) return;
  const std::string_view name = person.name;
  page.others_title = say("Who is {0} really? All results of {0} will count for the player you tap.", {name});
  page.search = field_of(state.typed, std::string(kLeagueSearch), tr("Search"), tr("name"));
  for (const ClubPerson* other : people_with(book, page.search.text, true)) {
    if (other->id == person.id) continue;
    page.others.push_back(operation(command::ChangeClub{league::event::SamePerson{person.id, other->id}},
                                    "same/" + other->id, other->name));
  }
}

}  // namespace

PlayerPage make_player(const PlayerRecord& record, const ClubBook& book, const PlayerState& state) {
  const ClubPerson& person = record.person;
  PlayerPage page;
  page.form.title = person.name;
  page.form.close = {.id = "league/club", .label = tr("Club"), .command = command::Go{Screen::club}};
  const TextField name = field_with(state.typed, "league/name", tr("Name"), tr("name"), person.name),
                  alias =
                      field_with(state.typed, "league/alias", tr("Nickname"), tr("optional"), person.alias),
                  licence = field_with(state.typed, "league/licence", tr("Licence number"), tr("optional"),
                                       person.licence);
  Button save = operation(command::EditPlayer{person.id, name.text, alias.text, licence.text}, "player/save",
                          tr("Save"));
  save.enabled = !name.text.empty() &&
                 (name.text != person.name || alias.text != person.alias || licence.text != person.licence);
  Button active = operation(command::ChangeClub{league::event::PlayerChanged{person.id, !person.active}},
                            "player/active", tr("Active in the club"));
  active.chosen = person.active;
  page.form.rows = {{.field = name},
                    {.field = alias},
                    {.choices = {std::move(save)}, .field = licence},
                    {.choices = {std::move(active)}}};
  page.games = report::games_played(record.played, game_title);
  page.opponents = report::opponents_met(record.played);
  page.curve = curve_of(record);
  for (const league::CompetitionOfPerson& one : record.played.competitions)
    if (!one.games.empty()) page.results.push_back(report::results_of(one));
  add_merging(page, person, book, state);
  page.undo = undo_in_club(book);
  PlayerState confirm_state = state;
  confirm_state.forgetting = true;
  page.form.rows.back().choices.push_back(
      state_action(std::move(confirm_state), "player/forget", tr("Erase the name")));
  if (!state.forgetting) return page;
  PlayerState no = state;
  no.forgetting = false;
  const std::string_view called = person.name;
  page.confirmation = Confirmation{
      .title = say("Erase the name {0}?", {called}),
      .text = say("The name {0}, nickname and licence number will be erased for good. All results are kept.",
                  {called}),
      .yes = operation(command::ForgetPlayer{person.id}, "sure/yes", tr("Erase the name")),
      .no = state_action(std::move(no), "sure/no", tr("Keep the name")),
      .is_final = true};
  return page;
}

}  // namespace tanteador::view
