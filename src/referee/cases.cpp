#include "src/referee/cases.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "src/core/embedded.hpp"
#include "src/referee/conditions.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;
using Strings = std::vector<std::string>;

struct Book {
  std::vector<Case> cases;
  std::map<std::string, Strings, std::less<>> situations;  // by event type that is offered
};

FactAsked::Kind kind_of(const std::string& word) {
  const auto found = std::ranges::find(kFactKinds, word);
  if (found == kFactKinds.end()) throw std::logic_error("no kind of fact: " + word);
  return static_cast<FactAsked::Kind>(found - kFactKinds.begin());
}

FactAsked fact_asked(const json& item) {
  FactAsked fact{.id = item.at("id"),
                 .ask = item.at("ask"),
                 .kind = kind_of(item.at("kind")),
                 .from_log = item.value("from_log", ""),
                 .halves = item.value("halves", false)};
  for (const json& choice : item.value("choices", json::array()))
    fact.choices.push_back({choice.at("id"), choice.at("title")});
  return fact;
}

Step step_of(const json& item) {
  if (item.is_string()) return {item, nullptr};
  return {item.at("text"), item.at("gaps")};
}

Path path_of(const json& item, const json& shared) {
  const std::string rule = item.at("rule");
  Path path{.when = item.value("when", json()),
            .rule = rule == "not printed" ? "" : rule,
            .steps = {},
            .remedies = {}};
  for (const json& step : item.at("steps")) path.steps.push_back(step_of(step));
  const json& remedies = item.at("remedies");
  for (const json& remedy : remedies.is_string() ? shared.at(remedies.get<std::string>()) : remedies)
    path.remedies.push_back({.id = remedy.at("id"),
                             .title = remedy.at("title"),
                             .fixed = remedy.at("kind") == "fixed",
                             .when = remedy.value("when", json()),
                             .events = remedy.at("events")});
  return path;
}

Case case_of(const json& item, const json& shared, const json& document) {
  Case one{.id = item.at("id"),
           .game = document.at("game"),
           .title = item.at("title"),
           .situations = item.at("situations"),
           .counts = item.value("counts", Strings()),
           .facts = {},
           .paths = {},
           .boards = document.value("boards", false),
           .ruleset = item.value("ruleset", json())};
  for (const json& fact : item.at("facts")) one.facts.push_back(fact_asked(fact));
  for (const json& path : item.at("paths")) one.paths.push_back(path_of(path, shared));
  return one;
}

using Books = std::map<std::string, Book, std::less<>>;

const Books& books() {
  static const Books all = [] {
    Books loaded;
    for (const embedded::File& file : embedded::referee()) {
      const json document = json::parse(file.text);
      if (!document.contains("cases")) continue;
      const std::string game = document.at("game");
      Book& book = loaded[game];
      book.situations.merge(document.at("situations").get<decltype(book.situations)>());
      const json shared = document.value("remedies", json::object());
      for (const json& item : document.at("cases")) book.cases.push_back(case_of(item, shared, document));
    }
    return loaded;
  }();
  return all;
}

bool share(std::span<const std::string> some, std::span<const std::string> others) {
  return std::ranges::find_first_of(some, others) != some.end();
}

void add(Strings& list, std::string_view word) {
  if (std::ranges::find(list, word) == list.end()) list.emplace_back(word);
}

}  // namespace

std::vector<const Case*> all_cases() {
  std::vector<const Case*> all;
  for (const auto& [game, book] : books())
    for (const Case& one : book.cases) all.push_back(&one);
  return all;
}

std::span<const Case> cases(std::string_view game) {
  const auto found = books().find(game);
  return found == books().end() ? std::span<const Case>() : found->second.cases;
}

const Case* find_case(std::string_view id) {
  const auto all = cases(id.substr(0, id.find('.')));
  const auto found = std::ranges::find(all, id, &Case::id);
  return found == all.end() ? nullptr : &*found;
}

bool can_arise(const Case& one, const AnyMatch& match) {
  return one.ruleset.is_null() || parameters_fit(one.ruleset, match);
}

std::vector<std::string> situations_now(const AnyMatch& match) {
  Strings now{"table"};
  const auto book = books().find(game_name(match));
  if (book == books().end()) return now;
  for (const Offer& offer : offers(match, Offers::legal)) {
    const auto found = book->second.situations.find(offer.type);
    if (found == book->second.situations.end()) continue;
    for (const std::string& word : found->second) add(now, word);
  }
  if (outcome(match).status != Outcome::Status::in_progress) add(now, "after");
  return now;
}

Likely likely_cases(const AnyMatch& match, Boards boards) {
  const Strings now = situations_now(match);
  Likely likely;
  for (const Case& one : cases(game_name(match))) {
    if ((one.boards && boards == Boards::none) || !can_arise(one, match)) continue;
    const bool fits = likely.now.size() < kTiles && share(one.situations, now);
    (fits ? likely.now : likely.others).push_back(&one);
  }
  return likely;
}

}  // namespace tanteador::referee
