#include "src/view/league/list_check.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "src/core/text/join.hpp"
#include "src/core/text/names.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

std::vector<ListedName> names_of(std::span<const ListedEntrant> listed) {
  std::vector<ListedName> names;
  for (std::size_t entrant = 0; entrant < listed.size(); ++entrant) {
    const ListedEntrant& one = listed[entrant];
    for (const std::string& name : one.people) names.push_back({one.line, name, one.licence, entrant});
  }
  return names;
}

std::string first_exact(std::span<const ListedEntrant> listed) {
  const auto names = names_of(listed);
  const auto twins = find_twins(names);
  const auto exact = std::ranges::find(twins, true, &NameTwins::exact);
  return exact == twins.end() ? std::string() : twins_text(names, *exact);
}

bool is_team(const ClubBook& book, const ListedEntrant& entrant) {
  return entrant.people.size() == 1 && team_of_name(book.teams, entrant.people.front());
}

bool is_everybody_there(const ClubBook& book, const ListedEntrant& entrant, const IsThere& is_there) {
  return std::ranges::all_of(entrant.people, [&](const std::string& name) {
    const ClubPerson* person = person_of_name(book, name, entrant.licence);
    return person && is_there(person->id);
  });
}

bool knows(const ClubBook& book, const ListedEntrant& entrant, const std::string& name) {
  return person_of_name(book, name, entrant.licence) != nullptr;
}

std::string understood_text(const ClubBook& book, const ListedEntrant& entrant) {
  std::vector<std::string> parts;
  const auto fresh = [&](const std::string& name) { return !knows(book, entrant, name); };
  if (std::ranges::none_of(entrant.people, fresh))
    parts.push_back(tr("already in the club"));
  else
    parts.push_back(is_team(book, entrant) ? tr("the name of a team of the club") : tr("new"));
  for (const std::string& name : entrant.people) {
    if (!fresh(name)) continue;
    const auto alike = std::ranges::find(book.people, confusable_key(name),
                                         [](const ClubPerson& one) { return confusable_key(one.name); });
    if (alike != book.people.end())
      parts.push_back(say("Similar name: {0}. Someone else?", {std::string_view(alike->name)}));
  }
  for (const std::string& part : {entrant.alias, entrant.licence, entrant.club, entrant.categories}) {
    if (!part.empty()) parts.push_back(part);
  }
  if (entrant.rating > 0) parts.push_back(std::to_string(entrant.rating));
  if (!entrant.active) parts.push_back(tr("inactive"));
  return join(parts, " · ");
}

}  // namespace

std::string twins_text(std::span<const ListedName> names, const NameTwins& twins) {
  const ListedName &first = names[twins.first], &again = names[twins.again];
  const std::string_view name(again.name), other(first.name);
  if (twins.exact)
    return first.line == again.line
               ? say("\"{0}\" appears twice on line {1}.", {name, again.line})
               : say("\"{0}\" appears on lines {1} and {2}.", {name, first.line, again.line});
  return first.line == again.line
             ? say("\"{0}\" and \"{1}\" on line {2} look alike.", {other, name, again.line})
             : say("\"{0}\" on line {1} looks like \"{2}\" on line {3}.",
                   {name, again.line, other, first.line});
}

std::set<std::size_t> repeated_entrants(std::span<const ListedName> names, std::span<const NameTwins> twins,
                                        bool exact) {
  std::map<std::size_t, std::size_t> people;                        // by entrant
  std::map<std::pair<std::size_t, std::size_t>, std::size_t> both;  // of these, also in an earlier one
  for (const ListedName& name : names) ++people[name.entrant];
  for (const NameTwins& one : twins) {
    const std::size_t first = names[one.first].entrant, again = names[one.again].entrant;
    if (first != again && (one.exact || !exact)) ++both[{again, first}];
  }
  std::set<std::size_t> repeated;
  for (const auto& [pair, count] : both)
    if (count == people[pair.first]) repeated.insert(pair.first);
  return repeated;
}

bool is_of_teams(const league::Competition& now) {
  const bool over_tables = !now.setup.stages.empty() && now.setup.stages.front().match_tables > 0;
  return over_tables || std::ranges::any_of(now.entrants, [](const league::EntrantState& entrant) {
           return !entrant.team.empty();
         });
}

const league::Team* team_of_name(std::span<const league::Team> teams, std::string_view name) {
  const std::string normal = normal_name(name);
  const auto team = std::ranges::find(teams, normal, &league::Team::name);
  return team == teams.end() ? nullptr : &*team;
}

const ClubPerson* person_of_name(const ClubBook& book, const std::string& name, const std::string& licence) {
  const auto found = std::ranges::find_if(book.people, [&](const ClubPerson& one) {
    return one.name == name && (one.licence.empty() || licence.empty() || one.licence == licence);
  });
  return found == book.people.end() ? nullptr : &*found;
}

CheckedList check_list(const ClubBook& book, std::vector<ListedEntrant> listed, const IsThere& is_there) {
  CheckedList checked{.listed = std::move(listed)};
  const auto names = names_of(checked.listed);
  const auto twins = find_twins(names);
  checked.marks.resize(checked.listed.size());
  for (const NameTwins& one : twins) {
    std::string& mark = checked.marks[names[one.again].entrant];
    mark += (mark.empty() ? "" : " ") + twins_text(names, one);
    if (one.exact && checked.fault.empty()) checked.fault = twins_text(names, one);
  }
  std::set<std::size_t> alike;
  for (const NameTwins& one : twins)
    if (!one.exact) alike.insert(names[one.again].entrant);
  checked.alike = static_cast<int>(alike.size());
  const auto repeated = repeated_entrants(names, twins, false);
  for (std::size_t i = 0; i < checked.listed.size(); ++i) {
    const ListedEntrant& entrant = checked.listed[i];
    const bool there = is_everybody_there(book, entrant, is_there);
    checked.there.push_back(there);
    if (there && checked.fault.empty()) {
      const std::string who = join(entrant.people, " / ");
      checked.fault = say("{0} on line {1} is there already.", {std::string_view(who), entrant.line});
    }
    if (!there && !repeated.contains(i)) checked.clear.push_back(entrant);
  }
  return checked;
}

std::vector<Button> entrants_understood(const ClubBook& book, const CheckedList& list) {
  std::vector<Button> rows;
  const auto add = [&](std::size_t place) {
    const ListedEntrant& entrant = list.listed[place];
    std::string detail = understood_text(book, entrant);
    if (!list.marks[place].empty()) detail = list.marks[place] + " · " + detail;
    rows.push_back({.id = std::string(kLeagueField) + "listed/" + std::to_string(place),
                    .label = join(entrant.people, " / "),
                    .detail = std::move(detail),
                    .enabled = false});
  };
  for (const bool marked : {true, false}) {
    for (std::size_t place = 0; place < list.listed.size(); ++place)
      if (list.marks[place].empty() != marked) add(place);
  }
  return rows;
}

Button add_listed(const ClubBook& book, const CheckedList& list, command::AddPeople::Into into) {
  const bool entered = into != command::AddPeople::Into::club;
  int fresh = 0;
  for (const ListedEntrant& entrant : list.listed)
    for (const std::string& name : entrant.people) fresh += knows(book, entrant, name) ? 0 : 1;
  const auto count = static_cast<int>(list.listed.size());
  Button action = operation(
      command::AddPeople{list.listed, into}, "player/add",
      entered ? trn("Enter {0}", "Enter all {0}", count) : trn("Add {0} player", "Add {0} players", fresh));
  action.enabled = (entered ? count > 0 : fresh > 0) && list.fault.empty();
  std::vector<std::string> details;
  if (entered && fresh > 0) details.push_back(trn("{0} is new", "{0} are new", fresh));
  if (list.alike > 0)
    details.push_back(trn("{0} line looks like another", "{0} lines look like others", list.alike));
  action.detail = list.fault.empty() ? join(details, " · ") : list.fault;
  return action;
}

Button add_clear(const CheckedList& list, command::AddPeople::Into into) {
  const auto count = static_cast<int>(list.clear.size()), left = static_cast<int>(list.listed.size()) - count;
  if (count == 0 || left == 0) return {};
  Button action = operation(command::AddPeople{list.clear, into}, "listed/clear",
                            say("Enter {0} and leave out {1}", {count, left}));
  action.detail = first_exact(list.clear);
  action.enabled = action.detail.empty();
  if (action.enabled) action.detail = tr("without repeated lines, and without those who are there already");
  return action;
}

namespace {

std::vector<league::SinglePlayer> singles_of(const std::vector<ListedEntrant>& listed) {
  std::vector<league::SinglePlayer> people;
  for (const ListedEntrant& one : listed) people.push_back({one.rating, read_categories(one.categories)});
  return people;
}

ListedEntrant pair_of(const ListedEntrant& one, const ListedEntrant& other) {
  ListedEntrant pair{.people = {one.people.front(), other.people.front()}, .line = one.line};
  if (one.club == other.club) pair.club = one.club;
  const std::vector<std::string> others = read_categories(other.categories);
  std::vector<std::string> both = read_categories(one.categories);
  std::erase_if(both, [&](const std::string& each) { return std::ranges::count(others, each) == 0; });
  pair.categories = join(both, " / ");
  if (one.rating > 0 && other.rating > 0) pair.rating = (one.rating + other.rating) / 2;
  return pair;
}

}  // namespace

std::vector<ListedEntrant> paired_list(const std::vector<ListedEntrant>& singles, league::PairRule rule,
                                       std::uint64_t lot) {
  std::vector<ListedEntrant> pairs;
  if (const auto all = league::pairs_of(singles_of(singles), rule, lot))
    for (const auto& [one, other] : *all) pairs.push_back(pair_of(singles[one], singles[other]));
  return pairs;
}

std::vector<Button> pair_buttons(const CheckedList& list, command::AddPeople::Into into) {
  using league::PairRule;
  const auto is_single = [](const ListedEntrant& one) { return one.people.size() == 1; };
  if (list.listed.size() < 4 || !list.fault.empty() || !std::ranges::all_of(list.listed, is_single))
    return {};
  constexpr std::tuple<PairRule, const char*, std::string_view> kRules[] = {
      {PairRule::by_lot, "listed/pairs/lot", N_("Pairs by lot")},
      {PairRule::by_rating, "listed/pairs/rating", N_("Strong with weak")},
      {PairRule::by_category, "listed/pairs/category", N_("Mixed pairs")}};
  std::vector<Button> buttons;
  for (const auto& [rule, id, label] : kRules) {
    if (paired_list(list.listed, rule, 1).empty()) continue;
    const bool rated = std::ranges::any_of(list.listed, [](const auto& one) { return one.rating > 0; });
    if (rule == PairRule::by_rating && !rated) continue;
    buttons.push_back(operation(command::AddPeople{list.listed, into, rule}, id, tr(label)));
    if (rule == PairRule::by_category) buttons.back().detail = tr("one of the first category in each");
  }
  return buttons;
}

}  // namespace tanteador::view
