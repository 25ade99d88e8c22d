// The rules' part of the program: the rulebook, what would be allowed, and the house's own.

#include "src/session/check.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/lines.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::ui {

view::RulebookPage App::rulebook(const view::Table* table) {
  return view::make_rulebook(table, pick<view::BookPick>());
}

view::Asked App::ask(const Entries& entries) const {
  const auto at = moment() == 0 ? std::nullopt : std::optional(EventSeq{moment()});
  const auto answer = session_.ask(*match_, entries, at);
  if (!answer) return {.opinions = {}, .problem = answer.error().message};
  return {.opinions = answer->editions, .problem = {}};
}

// The house ruleset that cannot be read, and is not offered.
std::string App::left_out() const {
  const auto faults =
      options_.store ? session::faults_of_rulesets(*options_.store) : std::vector<std::string>();
  return faults.empty() ? std::string() : faults.front();
}

// Of the rulesets the shipped ones.
view::Known App::known() {
  view::Known known;
  for (const view::PersonKnown& person : known_people()) known.people.push_back(person.name);
  const auto shipped = rulebook::editions();
  known.rulesets.assign(shipped.begin(), shipped.end());
  for (rulebook::Edition& house : session::Rulesets(session_).houses())
    known.rulesets.push_back(std::move(house));
  return known;
}

void App::save_rules(const std::string& title) {
  codec::Values values;
  const auto options = view::fields_of(draft_.options);
  for (const auto& [name, value] : options.items()) {
    if (value.is_boolean()) values[name] = value.get<bool>();
    if (value.is_number_integer()) values[name] = value.get<int>();
    if (value.is_string()) values[name] = value.get<std::string>();
    if (value.is_array()) values[name] = value.get<ParameterList>();
  }
  const auto saved = session::Rulesets(session_).save(title, draft_.ruleset, values);
  if (!saved) {
    problem_ = saved.error();
    return;
  }
  draft_.ruleset = *saved;
  draft_.options.clear();
  pick<view::HousePick>() = {};
  go(view::Screen::new_match);
}

void App::remove_rules(const std::string& ruleset) {
  session::Rulesets(session_).remove(ruleset);
  if (draft_.ruleset == ruleset) {
    draft_.ruleset = view::first_draft(draft_.game).ruleset;
    draft_.options.clear();
  }
  go(view::Screen::new_match);
}

}  // namespace tanteador::ui
