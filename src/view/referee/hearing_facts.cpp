#include <algorithm>

#include "src/view/entry/board.hpp"
#include "src/view/referee/referee.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using nlohmann::json;
using referee::FactAsked;
using AskedKind = referee::FactAsked::Kind;
using Texts = std::map<std::string, std::string>;

constexpr std::size_t kEntries = 6, kDigits = 3;
constexpr std::string_view kUnknown = "?";

struct Choice {
  std::string value, id, label;
};

std::vector<Choice> choices_by_name(const std::vector<std::string>& names) {
  std::vector<Choice> list;
  for (const std::string& name : names) list.push_back({name, std::to_string(list.size()), name});
  return list;
}

std::vector<Choice> entries(const MatchContext& match) {
  std::vector<Choice> list;
  for (auto event = match.events.rbegin(); event != match.events.rend() && list.size() < kEntries; ++event) {
    const EventSeq seq{event->seq};
    if (event->seq == 1 || is_correction(match.match, seq) || is_struck(match.match, seq)) continue;
    const std::string number = std::to_string(event->seq);
    const std::string text = describe(match, event->seq);
    list.push_back({number, number, number + "  " + text});
  }
  return list;
}

std::vector<Choice> choices_of(const MatchContext& match, const FactAsked& fact) {
  switch (fact.kind) {
    case AskedKind::yes_no: return {{"yes", "yes", tr("Yes")}, {"no", "no", tr("No")}};
    case AskedKind::player: return choices_by_name(match.names.seats);
    case AskedKind::event: return entries(match);
    case AskedKind::side:
    case AskedKind::choice: break;
    case AskedKind::card:
    case AskedKind::cards:
    case AskedKind::number: return {};
  }
  std::vector<Choice> list;
  if (fact.kind == AskedKind::side) list = choices_by_name(match.names.sides);
  for (const FactAsked::Choice& choice : fact.choices)
    list.push_back({choice.id, choice.id, tr(choice.title)});
  return list;
}

std::string entered_text(const Texts& texts, const std::string& key) {
  const auto found = texts.find(key);
  return found == texts.end() ? std::string() : found->second;
}

// Sets an answer of the referee or of a side. The chosen remedy is reset, as it may no longer fit.
RefereeState with(const RefereeState& state, Texts Hearing::*where, const std::string& key,
                  std::string answer) {
  RefereeState next = state;
  (next.hearing.*where)[key] = std::move(answer);
  next.hearing.remedy.clear();
  next.hearing.points.clear();
  return next;
}

constexpr std::string_view kHalf = ".5";

void add_digits(FieldView& view, const RefereeState& state, Texts Hearing::*where, const std::string& key,
                const std::string& given, bool halves) {
  const std::string typed = given == kUnknown ? "" : given;
  const bool half = typed.ends_with(kHalf);
  const std::string whole = half ? typed.substr(0, typed.size() - kHalf.size()) : typed;
  const auto add = [&](const std::string& id, std::string label, std::string next) {
    view.keys.push_back({.id = view.id + "/" + id,
                         .label = std::move(label),
                         .command = command::SetState{with(state, where, key, std::move(next))}});
  };
  for (const char digit : std::string_view("1234567890")) {
    add({digit}, {digit}, typed + digit);
    view.keys.back().enabled = !half && typed.size() < kDigits;
  }
  if (halves) add("half", "½", (whole.empty() ? "0" : whole) + std::string(kHalf));
  add("back", "←", half ? whole : typed.substr(0, typed.empty() ? 0 : typed.size() - 1));
  view.entered = typed.empty() ? "–" : half ? whole + "½" : typed;
}

void add_cards(FieldView& view, const CaseContext& context, const FactAsked& fact, const std::string& given) {
  RefereeState next = context.state;
  next.hearing.cards = fact.id;
  next.cards.clear();
  const bool known = !given.empty() && given != kUnknown;
  view.choices.push_back({.id = view.id + "/cards",
                          .label = known ? cards_text(game_name(context.table.match), given) : tr("Cards…"),
                          .command = command::SetState{std::move(next)},
                          .chosen = known});
}

FieldView field_of(const CaseContext& context, const FactAsked& fact, Texts Hearing::*where,
                   const std::string& key, const std::string& likely = {}) {
  FieldView view;
  view.id = "fact/" + key;
  const std::string answered = entered_text(context.state.hearing.*where, key),
                    &given = answered.empty() ? likely : answered;
  const auto add = [&](const std::string& value, const std::string& id, std::string label) {
    view.choices.push_back({.id = view.id + "/" + id,
                            .label = std::move(label),
                            .command = command::SetState{with(context.state, where, key, value)},
                            .chosen = given == value});
  };
  if (fact.kind == AskedKind::card || fact.kind == AskedKind::cards) add_cards(view, context, fact, given);
  if (fact.kind == AskedKind::number) add_digits(view, context.state, where, key, given, fact.halves);
  for (Choice& choice : choices_of(context.table, fact))
    add(choice.value, choice.id, std::move(choice.label));
  if (likely.empty()) add(std::string(kUnknown), std::string(kUnknown), tr("Don't know"));
  return view;
}

std::string side_key(const FactAsked& fact, std::size_t side) { return fact.id + "/" + std::to_string(side); }

bool can_differ(AskedKind kind) {
  return kind == AskedKind::yes_no || kind == AskedKind::choice || kind == AskedKind::player ||
         kind == AskedKind::side;
}

std::string logged_text(const FactAsked& fact, const json& value) {
  if (value.is_boolean()) return value.get<bool>() ? tr("Yes") : tr("No");
  if (value.is_object()) return value.begin()->get<std::string>();
  if (!value.is_string()) return value.dump();
  const auto word = value.get<std::string>();
  const auto choice = std::ranges::find(fact.choices, word, &FactAsked::Choice::id);
  return choice == fact.choices.end() ? word_text(word) : tr(choice->title);
}

FieldView logged_field(const FactAsked& fact, const json& value) {
  FieldView view;
  view.id = "fact/" + fact.id;
  view.choices.push_back(
      {.id = view.id + "/log", .label = logged_text(fact, value), .enabled = false, .chosen = true});
  return view;
}

void add_each_side(FactView& view, const CaseContext& context, const FactAsked& fact) {
  const bool open = context.state.hearing.disputed.contains(fact.id);
  RefereeState next = context.state;
  if (open)
    next.hearing.disputed.erase(fact.id);
  else
    next.hearing.disputed.insert(fact.id);
  view.dispute = {.id = "dispute/" + fact.id,
                  .label = tr("Players disagree"),
                  .command = command::SetState{std::move(next)},
                  .chosen = open};
  for (std::size_t side = 0; open && side < context.table.names.sides.size(); ++side) {
    const std::string& name = context.table.names.sides[side];
    view.statements.push_back(field_of(context, fact, &Hearing::statements, side_key(fact, side)));
    view.statements.back().title = say("{0} says", {std::string_view(name)});
  }
}

// True if the sides disagree and neither was heard, so that the ruling would ignore it.
bool is_disputed_unheard(const CaseContext& context, const FactAsked& fact) {
  const Hearing& hearing = context.state.hearing;
  if (!hearing.disputed.contains(fact.id)) return false;
  for (std::size_t side = 0; side < context.table.names.sides.size(); ++side) {
    if (!entered_text(hearing.statements, side_key(fact, side)).empty()) return false;
  }
  return true;
}

bool all_said(const CaseContext& context, const FactAsked& fact) {
  const Hearing& hearing = context.state.hearing;
  if (!hearing.disputed.contains(fact.id)) return false;
  for (std::size_t side = 0; side < context.table.names.sides.size(); ++side) {
    if (entered_text(hearing.statements, side_key(fact, side)).empty()) return false;
  }
  return true;
}

referee::Answers given_answers(const CaseContext& context) {
  const Hearing& hearing = context.state.hearing;
  const Names& names = context.table.names;
  referee::Answers answers;
  const auto value = [&](const FactAsked& fact, const std::string& given) {
    const auto read = given.empty() ? std::nullopt : referee::read_value(fact, given, names);
    return read.value_or(nullptr);
  };
  for (const FactAsked& fact : context.one.facts) {
    referee::FactAnswer answer{.statements = {}, .found = value(fact, entered_text(hearing.found, fact.id))};
    for (std::size_t side = 0; side < names.sides.size() && hearing.disputed.contains(fact.id); ++side) {
      auto statement = value(fact, entered_text(hearing.statements, side_key(fact, side)));
      if (!statement.is_null()) answer.statements.emplace(names.sides[side], std::move(statement));
    }
    answers.emplace(fact.id, std::move(answer));
  }
  return answers;
}

const FactAsked* deal_to_choose(const CaseContext& context) {
  return referee::deal_to_choose(context.one, context.table.match, context.table.written);
}

// Facts known from the log; some depend on the player at fault or on the deal. Only the deal is asked.
referee::Answers logged_answers(const CaseContext& context) {
  const FactAsked* deal = deal_to_choose(context);
  referee::Answers given = given_answers(context), known;
  for (const FactAsked& fact : context.one.facts) {
    if (!fact.from_log.empty() && &fact != deal) given.erase(fact.id);
  }
  const referee::Answers all = with_log(context.one, std::move(given), context.table.match,
                                        context.table.names, context.table.written);
  for (const FactAsked& fact : context.one.facts) {
    const auto found = all.find(fact.id);
    if (!fact.from_log.empty() && found != all.end()) known.insert(*found);
  }
  return known;
}

std::string as_typed(const json& value) {
  return value.is_boolean() ? (value.get<bool>() ? "yes" : "no") : value.get<std::string>();
}

}  // namespace

std::vector<FactView> make_facts(const CaseContext& context) {
  std::vector<FactView> facts;
  const referee::Answers known = logged_answers(context);
  const FactAsked* deal = deal_to_choose(context);
  for (const FactAsked& fact : context.one.facts) {
    FactView& view = facts.emplace_back();
    const auto log = known.find(fact.id);
    if (log != known.end() && &fact != deal) {
      view.found = logged_field(fact, log->second.found);
      view.found.title = tr(fact.ask);
      continue;
    }
    const bool likely = log != known.end() && !log->second.found.is_null();
    view.found = field_of(context, fact, &Hearing::found, fact.id, likely ? as_typed(log->second.found) : "");
    view.found.title = tr(fact.ask);
    view.columns = fact.kind == AskedKind::event ? 1 : fact.kind == AskedKind::choice ? 2 : 3;
    if (can_differ(fact.kind)) add_each_side(view, context, fact);
  }
  return facts;
}

bool all_answered(const CaseContext& context) {
  const referee::Answers known = logged_answers(context);
  return std::ranges::all_of(context.one.facts, [&](const FactAsked& fact) {
    if (is_disputed_unheard(context, fact)) return false;
    if (known.contains(fact.id)) return true;
    const bool may_be_open = fact.kind == AskedKind::card || fact.kind == AskedKind::cards ||
                             fact.kind == AskedKind::number || fact.kind == AskedKind::event ||
                             !fact.from_log.empty();
    return may_be_open || !entered_text(context.state.hearing.found, fact.id).empty() ||
           all_said(context, fact);
  });
}

referee::Answers answers_of(const CaseContext& context) {
  return with_log(context.one, given_answers(context), context.table.match, context.table.names,
                  context.table.written);
}

}  // namespace tanteador::view
