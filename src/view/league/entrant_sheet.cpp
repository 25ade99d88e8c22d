// The sheet of one entrant: withdrawal, absence, penalties and substitutes.

#include <algorithm>

#include "src/core/text/join.hpp"
#include "src/core/text/names.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using league::Entrant;

constexpr std::string_view kOff = "league/entrant/off";

Button entrant_action(league::CompetitionEvent event, std::string id, std::string label) {
  return operation(command::EnterLeague{std::move(event)}, "entrant/" + std::move(id), std::move(label));
}

bool is_away(const league::Competition& now, Entrant entrant) {
  return std::ranges::find(now.away, entrant, &league::event::Absent::entrant) != now.away.end();
}

void add_operations(EntrantSheet& sheet, const OpenLeague& league, Entrant entrant,
                    const EntrantsState& state, const TextField& reason) {
  const league::Competition& now = league.now;
  SettingRow& row = sheet.form.rows.emplace_back();
  const bool withdrawn = now.entrants[index(entrant)].withdrew.has_value();
  if (withdrawn || is_away(now, entrant)) {
    row.choices.push_back(entrant_action(coming_back(now, entrant), "return", tr("Plays next round")));
    return;
  }
  struct Row {
    league::Kind kind;
    const char* id;
    std::string_view label;
  };
  constexpr Row kRows[] = {
      {league::Kind::absent, "away", N_("Absent from the next round")},
      {league::Kind::half_bye, "half_bye", N_("Half-point bye in the next round")},
      {league::Kind::full_bye, "full_bye", N_("Full-point bye in the next round")},
      {league::Kind::zero_bye, "zero_bye", N_("Zero-point bye")},
  };
  for (const auto& [kind, id, label] : kRows)
    row.choices.push_back(entrant_action(league::event::Absent{entrant, kind}, id, tr(label)));
  Button leave =
      entrant_action(league::event::EntrantWithdrawn{entrant, reason.text}, "withdraw", tr("Withdraw"));
  EntrantsState confirm_state = state, no = state;
  if (state.leaving) {
    no.leaving = false;
    const std::string name = entrant_name(league.names, entrant);
    sheet.confirmation = Confirmation{
        .title = say("Withdraw {0}?", {std::string_view(name)}),
        .text = tr("There are no further pairings for this participant. Results so far are kept."),
        .yes = leave,
        .no = state_action(std::move(no), "sure/no", tr("Leave unchanged")),
        .reason = reason};
    sheet.confirmation->yes.id = "league/sure/yes";
  }
  confirm_state.leaving = true;
  leave.command = command::LeagueRequest{command::SetLeagueState{std::move(confirm_state)}};
  row.choices.push_back(std::move(leave));
}

void add_written(EntrantSheet& sheet, const league::Competition& now, Entrant entrant,
                 const EntrantsState& state) {
  constexpr std::size_t kRatingDigits = 7;
  const league::EntrantState& details = now.entrants[index(entrant)];
  const std::string id = std::string(kLeagueField) + "entrant/" + std::to_string(index(entrant) + 1);
  const std::string rated = details.rating > 0 ? std::to_string(details.rating) : std::string();
  const TextField fields[] = {
      field_with(state.typed, id + "/club", tr("Club"), tr("club"), details.club),
      field_with(state.typed, id + "/rating", tr("Rating"), tr("rating used for seeding"), rated),
      field_with(state.typed, id + "/category", tr("Category"), tr("for example women / juniors"),
                 join(details.categories, " / ")),
      field_with(state.typed, id + "/table", tr("Fixed table"), tr("for who cannot move"),
                 details.table > 0 ? std::to_string(details.table) : std::string())};
  const auto is_number = [](const std::string& text) {
    return text.find_first_not_of("0123456789") == text.npos && text.size() < kRatingDigits;
  };
  const bool are_numbers = is_number(fields[1].text) && is_number(fields[3].text);
  const auto number = [&](const std::string& text) {
    return are_numbers && !text.empty() ? std::stoi(text) : 0;
  };
  league::event::EntrantChanged event{.entrant = entrant};
  event.club = normal_name(fields[0].text);
  event.rating = number(fields[1].text);
  event.categories = read_categories(fields[2].text);
  if (const int table = number(fields[3].text); table != details.table) event.table = table;
  const bool other = *event.club != details.club || *event.rating != details.rating ||
                     *event.categories != details.categories || event.table;
  for (const TextField& field : fields) sheet.form.rows.push_back({.field = field});
  Button save = entrant_action(std::move(event), "save", tr("Save"));
  save.enabled = are_numbers && other;
  sheet.form.rows.back().choices = {std::move(save)};
}

// Points for the rounds before a late entry.
void add_late(EntrantSheet& sheet, const league::Competition& now, Entrant entrant) {
  const league::EntrantState& details = now.entrants[index(entrant)];
  if (details.first_round == 0) return;
  SettingRow row{.title = trn("Points for the missed round:", "Points for each of the {0} missed rounds:",
                              details.first_round)};
  for (const league::LateWorth given : kLateWorths) {
    league::event::EntrantChanged event{.entrant = entrant};
    event.late = given;
    row.choices.push_back(entrant_action(std::move(event), "late/" + std::to_string(static_cast<int>(given)),
                                         late_worth_text(now, given)));
    row.choices.back().chosen = given == details.late;
  }
  sheet.form.rows.push_back(std::move(row));
}

std::string deduction_text(league::Halves points, int score) {
  if (points == 0) return say("{0} off the score", {score});
  const std::string halves = halves_text(points);
  return points == 2 ? tr("1 point off") : say("{0} points off", {std::string_view(halves)});
}

// A tap removes a penalty.
void add_given(EntrantSheet& sheet, const league::Competition& now, Entrant entrant,
               const TextField& reason) {
  SettingRow row;
  for (std::size_t i = 0; i < now.penalties.size(); ++i) {
    const league::GivenPenalty& one = now.penalties[i];
    if (one.lifted || one.given.entrant != entrant) continue;
    Button lift = entrant_action(league::event::PenaltyLifted{static_cast<int>(i), reason.text},
                                 "lift/" + std::to_string(i + 1), tr("Remove penalty"));
    const std::string off = deduction_text(one.given.points, one.given.score);
    lift.detail = one.given.reason.empty()
                      ? say("round {0}: {1}", {one.given.round.round + 1, std::string_view(off)})
                      : say("round {0}: {1} ({2})", {one.given.round.round + 1, std::string_view(off),
                                                     std::string_view(one.given.reason)});
    row.choices.push_back(std::move(lift));
  }
  if (!row.choices.empty()) sheet.form.rows.push_back(std::move(row));
}

void add_penalties(EntrantSheet& sheet, const OpenLeague& league, Entrant entrant, const EntrantsState& state,
                   const TextField& reason) {
  league::RoundRef round = shown_round(league);
  round.round = std::max(round.round, 0);
  sheet.form.rows.push_back({.title = say("A penalty in round {0}", {round.round + 1}), .field = reason});
  SettingRow row{.field = field_of(state.typed, std::string(kOff), tr("Other amount"), halves_text(3))};
  const auto add = [&](league::Halves points, int score) {
    row.choices.push_back(entrant_action(
        league::event::PenaltyGiven{round, entrant, points, score, reason.text},
        "penalty/" + std::to_string(points) + "/" + std::to_string(score), deduction_text(points, score)));
  };
  constexpr league::Halves kPoints[] = {1, 2, 4};
  constexpr int kScores[] = {1, 5, 10};
  for (const league::Halves points : kPoints) add(points, 0);
  for (const int score : kScores) add(0, score);
  if (const auto typed = read_halves(row.field.text); typed && *typed > 0) {
    if (std::ranges::find(kPoints, *typed) == std::end(kPoints)) add(*typed, 0);
    const bool whole = *typed % 2 == 0;
    if (whole && std::ranges::find(kScores, *typed / 2) == std::end(kScores)) add(0, *typed / 2);
  }
  sheet.form.rows.push_back(std::move(row));
}

void add_shares(EntrantSheet& sheet, const EntrantsState& state) {
  SettingRow& row = sheet.form.rows.emplace_back();
  const std::pair<int, std::string> shares[] = {
      {100, tr("the whole match")}, {75, "¾"}, {50, "½"}, {25, "¼"}};
  for (const auto& [percent, label] : shares) {
    EntrantsState next = state;
    next.share = percent;
    row.choices.push_back(state_action(std::move(next), "share/" + std::to_string(percent), label));
    row.choices.back().chosen = percent == state.share;
  }
}

void add_stand_in(EntrantSheet& sheet, const OpenLeague& league, Entrant entrant, const ClubBook& book,
                  const EntrantsState& state) {
  const league::Competition& now = league.now;
  const league::RoundRef round = shown_round(league);
  if (round.round < 0 || !table_of(round_at(now, round), entrant)) return;
  const auto& people = now.entrants[index(entrant)].people;
  const bool known = std::ranges::find(people, state.out) != people.end();
  const std::string out = known ? state.out : people.front();
  const std::string name = person_name(book, out);
  SettingRow row{.title = say("Who plays for {0} in round {1}?", {std::string_view(name), round.round + 1})};
  for (const auto& [whose, one] : round_at(now, round).stand_ins) {
    if (whose != entrant) continue;
    const std::string who = person_name(book, one.in), whom = person_name(book, one.out);
    row.note +=
        (row.note.empty() ? "" : "\n") +
        (one.percent == 100 ? say("{0} plays for {1}.", {std::string_view(who), std::string_view(whom)})
                            : say("{0} plays for {1}: {2} percent of the match.",
                                  {std::string_view(who), std::string_view(whom), one.percent}));
  }
  for (std::size_t i = 0; i < people.size() && people.size() > 1; ++i) {
    EntrantsState next = state;
    next.out = people[i];
    row.choices.push_back(
        state_action(std::move(next), "out/" + std::to_string(i + 1), person_name(book, people[i])));
    row.choices.back().chosen = people[i] == out;
  }
  sheet.form.rows.push_back(std::move(row));
  add_shares(sheet, state);
  SettingRow& joining = sheet.form.rows.emplace_back();
  joining.field = field_of(state.typed, std::string(kLeagueSearch), tr("Search or add"), tr("name"));
  if (Button add = add_player(book, joining.field.text); !add.label.empty())
    joining.choices.push_back(std::move(add));
  for (const ClubPerson* person : people_with(book, joining.field.text, false)) {
    if (std::ranges::find(people, person->id) != people.end()) continue;
    joining.choices.push_back(
        entrant_action(league::event::Substituted{round, entrant, out, person->id, state.share},
                       "stand_in/" + person->id, person->name));
  }
}

}  // namespace

std::vector<std::string> read_categories(const std::string& written) {
  std::vector<std::string> all;
  for (std::size_t begin = 0; begin <= written.size();) {
    const std::size_t end = std::min(written.find('/', begin), written.size());
    std::string one = normal_name(std::string_view(written).substr(begin, end - begin));
    if (!one.empty() && std::ranges::find(all, one) == all.end()) all.push_back(std::move(one));
    begin = end + 1;
  }
  return all;
}

std::optional<std::vector<int>> read_table_numbers(const std::string& written) {
  constexpr std::size_t kDigitsMost = 5;
  std::vector<int> all;
  std::string blanks = written;
  std::ranges::replace_if(
      blanks, [](char c) { return c == ',' || c == ';'; }, ' ');
  for (const std::string& word : split(blanks)) {
    if (word.size() > kDigitsMost || word.find_first_not_of("0123456789") != word.npos) return std::nullopt;
    all.push_back(std::stoi(word));
  }
  std::ranges::sort(all);
  const auto twice = std::ranges::unique(all);
  all.erase(twice.begin(), twice.end());
  return all;
}

std::string table_numbers_text(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
  return text;
}

std::string entrant_state(const league::Competition& now, std::size_t place) {
  const std::string late = late_entry_text(now, now.entrants[place]);
  if (now.entrants[place].withdrew) return tr(NC_("participant", "withdrawn"));
  const auto entrant = league::entrant_at(static_cast<int>(place));
  const auto away = std::ranges::find(now.away, entrant, &league::event::Absent::entrant);
  const std::string number = say("number {0}", {static_cast<int>(place) + 1});
  if (away == now.away.end()) return number + (late.empty() ? "" : ", " + late);
  return say("next round: {0}", {std::string_view(away_text(away->kind))});
}

EntrantSheet make_entrant(const OpenLeague& league, const ClubBook& book, const EntrantsState& state) {
  const auto place = static_cast<std::size_t>(state.entrant);
  const Entrant entrant = league::entrant_at(state.entrant);
  EntrantSheet sheet;
  sheet.form.title = league.names[place];
  sheet.form.help = entrant_state(league.now, place);
  const TextField reason = field_of(state.typed, std::string(kReason), tr("The reason"), tr("optional"));
  add_operations(sheet, league, entrant, state, reason);
  add_late(sheet, league.now, entrant);
  add_penalties(sheet, league, entrant, state, reason);
  add_given(sheet, league.now, entrant, reason);
  add_stand_in(sheet, league, entrant, book, state);
  add_written(sheet, league.now, entrant, state);
  EntrantsState closed = state;
  closed.entrant = -1;
  closed.share = 100;
  closed.leaving = false;
  sheet.form.close = state_action(std::move(closed), "entrant/close", tr("Close"));
  return sheet;
}

}  // namespace tanteador::view
