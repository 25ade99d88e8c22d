#include "ui/app/match/new_match_controller.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/queries/match_context.hpp"
#include "src/session/check.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/lines.hpp"

namespace tanteador::ui {

namespace {

using session::OpenMatch;

std::string options_json(const codec::Values& values) {
  view::Line options = view::Line::object();
  for (const auto& [name, value] : values) std::visit([&](const auto& one) { options[name] = one; }, value);
  return options.empty() ? std::string() : view::text_of(options);
}

// The same people and rules at the same table, with the next dealer.
view::MatchDraft draft_of(const OpenMatch& match) {
  const Names names = match.names();
  view::MatchDraft draft;
  draft.game = match.start().game;
  draft.ruleset = match.edition().id;
  draft.players = static_cast<int>(names.seats.size());
  const std::vector<std::string> people = match.person_ids();
  for (std::size_t seat = 0; seat < std::min(people.size(), draft.names.size()); ++seat) {
    const auto person = match.people().find(people[seat]);
    if (person != match.people().end()) draft.names[seat] = person->second.value_or("");
  }
  for (std::size_t side = 0; side < std::min<std::size_t>(2, match.start().sides.size()); ++side)
    draft.sides[side] = names.sides[side];
  draft.in_teams = match.start().sides.size() == 2 && names.seats.size() > 2;
  if (names.seats.size() == 3) {
    for (const auto& side : match.start().sides) {
      if (side.seats.size() == 1) draft.alone = index(side.seats.front());
    }
  }
  if (match.start().dealer) draft.dealer = index(*match.start().dealer);
  draft.options = options_json(match.start().options);
  return draft;
}

}  // namespace

NewMatchController::NewMatchController(AppState& state, MatchController& matches, PeopleController& people)
    : state_(state), matches_(matches), people_(people) {
  draft_ = initial_draft_ = view::first_draft(kGames.front(), state_.options.settings.region);
}

void NewMatchController::start(const view::MatchDraft& draft, bool is_sample) {
  auto started =
      (is_sample ? matches_.scratch() : state_.session)
          .score(view::start_line(draft), session::RefusalPolicy::stop, view::unnamed_seats(draft));
  if (!started) {
    problem_ = started.error().message;
  } else if (!started->match) {
    problem_ = queries::sentence(started->refused.front().refusal, {});
  } else {
    draft_ = initial_draft_ = view::first_draft(draft.game, state_.options.settings.region);
    problem_.clear();
    return matches_.show(*std::move(started->match), is_sample);
  }
  draft_ = draft;
  state_.screen = view::Screen::new_match;
}

void NewMatchController::play_again(const std::string& id, view::command::Seats seats) {
  const auto& shown = matches_.match();
  const bool is_sample = matches_.is_sample() && shown && shown->id() == id;
  const auto match = is_sample ? shown : state_.session.open(id);
  if (!match) return;
  view::MatchDraft draft = draft_of(*match);
  const auto first = draft.names.begin(), end = first + draft.players;
  if (seats == view::command::Seats::round) std::rotate(first, first + 1, end);
  if (seats == view::command::Seats::partners) std::rotate(first + 1, first + 2, end);
  start(draft, is_sample);
}

// The rules and the number of players of the newest match whose rules are still known.
view::MatchDraft NewMatchController::usual_draft(const std::string& game) const {
  view::MatchDraft draft = view::first_draft(game, state_.options.settings.region);
  state_.session.visit_matches(false, [&](const session::MatchSummary& row) {
    if (row.game != game) return true;
    int players = 0;
    for (const auto& side : nlohmann::json::parse(row.sides))
      players += static_cast<int>(side["players"].size());
    if (!session::Rulesets(state_.session).find(row.ruleset)) return false;
    draft.ruleset = row.ruleset;
    draft.players = players;
    return false;
  });
  return draft;
}

void NewMatchController::prepare(const std::string& game) {
  const bool begun = draft_.game == game && draft_ != initial_draft_;
  if (!begun) draft_ = initial_draft_ = usual_draft(game);
  state_.callbacks.go(view::Screen::new_match);
}

void NewMatchController::draw_lot(bool seats) {
  if (!seats) {
    draft_.dealer = state_.options.draw_lot(draft_.players);
    return;
  }
  for (int place = draft_.players - 1; place > 0; --place)
    std::swap(draft_.names[place], draft_.names[state_.options.draw_lot(place + 1)]);
}

std::string NewMatchController::unreadable_rules() const {
  const auto faults =
      state_.options.store ? session::faults_of_rulesets(*state_.options.store) : std::vector<std::string>();
  return faults.empty() ? std::string() : faults.front();
}

view::KnownChoices NewMatchController::known_choices() {
  view::KnownChoices known;
  for (const view::PersonKnown& person : people_.known_people()) known.people.push_back(person.name);
  const auto shipped = rulebook::editions();
  known.rulesets.assign(shipped.begin(), shipped.end());
  for (rulebook::Edition& house : session::Rulesets(state_.session).houses())
    known.rulesets.push_back(std::move(house));
  return known;
}

void NewMatchController::save_rules(const std::string& title) {
  codec::Values values;
  const auto options = view::fields_of(draft_.options);
  for (const auto& [name, value] : options.items()) {
    if (value.is_boolean()) values[name] = value.get<bool>();
    if (value.is_number_integer()) values[name] = value.get<int>();
    if (value.is_string()) values[name] = value.get<std::string>();
    if (value.is_array()) values[name] = value.get<ParameterList>();
  }
  const auto saved = session::Rulesets(state_.session).save(title, draft_.ruleset, values);
  if (!saved) {
    problem_ = saved.error();
    return;
  }
  draft_.ruleset = *saved;
  draft_.options.clear();
  state_.get<view::HouseRulesState>() = {};
  state_.callbacks.go(view::Screen::new_match);
}

void NewMatchController::remove_rules(const std::string& ruleset) {
  session::Rulesets(state_.session).remove(ruleset);
  if (draft_.ruleset == ruleset) {
    draft_.ruleset = view::first_draft(draft_.game, state_.options.settings.region).ruleset;
    draft_.options.clear();
  }
  state_.callbacks.go(view::Screen::new_match);
}

view::NewMatch NewMatchController::form() {
  return view::make_new_match(draft_, known_choices(), problem_.empty() ? unreadable_rules() : problem_);
}

view::HouseRules NewMatchController::rules_form() {
  return view::make_house_rules(draft_, known_choices(), state_.get<view::HouseRulesState>(), problem_);
}

}  // namespace tanteador::ui
