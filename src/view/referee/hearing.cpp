#include <algorithm>
#include <cstdlib>

#include "src/referee/preselection.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/entry/hold_back.hpp"
#include "src/view/game_view.hpp"
#include "src/view/lines.hpp"
#include "src/view/referee/referee.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using nlohmann::json;
using referee::Finding;
using referee::Remedy;

constexpr std::string_view kOwn = N_("Referee's own decision");
constexpr std::string_view kReasons[] = {N_("the fairest solution"), N_("nobody gained from it"),
                                         N_("agreed at the table")};
constexpr std::string_view kTitles[] = {N_("Something not listed"), N_("Conduct at the table"),
                                        N_("The score is in dispute")};
constexpr std::size_t kDecidedDigits = 4;

std::string wording(const Hearing::Text& given, std::string_view proposed) {
  return !given.typed.empty() ? given.typed : given.chosen.empty() ? std::string(proposed) : given.chosen;
}
std::string reason_of(const RefereeState& state) { return wording(state.hearing.reason, kReasons[0]); }
std::string hearing_title(const RefereeState& state) { return wording(state.hearing.title, kTitles[0]); }

FieldView short_list(const RefereeState& state, std::string_view field, Hearing::Text Hearing::*where,
                     std::string title, std::span<const std::string_view> proposed) {
  const std::string chosen = wording(state.hearing.*where, proposed.front());
  FieldView view;
  view.id = "field/" + std::string(field);
  view.title = std::move(title);
  for (const std::string_view text : proposed) {
    RefereeState next = state;
    next.hearing.*where = {.chosen = std::string(text), .typed = {}};
    view.choices.push_back({.id = view.id + "/" + std::to_string(view.choices.size()),
                            .label = tr(text),
                            .command = command::SetState{std::move(next)},
                            .chosen = chosen == text});
  }
  view.typed = true;
  view.text = (state.hearing.*where).typed;
  view.hint = tr("type it here");
  return view;
}

struct Trial {
  Remedy remedy;
  std::string lines;  // case_ruled and the events of the remedy
  Attempt done = {};
  bool possible() const { return done.after != nullptr; }
};

std::vector<json> own_events(const CaseContext& context) {
  std::vector<json> events;
  for (const auto& [side, digits] : context.state.hearing.points) {
    const int points = std::atoi(digits.c_str());
    if (points == 0) continue;
    events.push_back({{"type", "ruled"},
                      {"side", side_name(context.table, side_at(side))},
                      {"points", points},
                      {"reason", reason_of(context.state)}});
  }
  return events;
}

struct WarningCount {
  int counted = 0, left_out = 0;
};
WarningCount count_of(const CaseContext& context, const std::vector<EarlierWarning>& warnings) {
  WarningCount all;
  for (const EarlierWarning& warning : warnings) {
    if (warning.counts) ++(context.state.hearing.left_out.contains(warning.id) ? all.left_out : all.counted);
  }
  return all;
}

Trial try_remedy(const CaseContext& context, const referee::Answers& answers, const Finding& finding,
                 WarningCount counted, Remedy remedy) {
  const bool judged = !remedy.fixed || counted.left_out > 0;
  json ruled = case_ruled(context.one, answers, finding,
                          {remedy.id, remedy.fixed, judged ? reason_of(context.state) : "", "",
                           context.state.hearing.precedent, counted.counted, counted.left_out});
  if (context.one.id == kOther) ruled["title"] = hearing_title(context.state);
  if (!remedy.events.empty()) ruled["events"] = remedy.events.size();
  constexpr auto kReplace = json::error_handler_t::replace;
  Trial trial{.remedy = std::move(remedy), .lines = ruled.dump(-1, ' ', false, kReplace) + "\n"};
  for (const json& event : trial.remedy.events) trial.lines += event.dump(-1, ' ', false, kReplace) + "\n";
  if (trial.remedy.missing.empty() && context.table.attempt_decision)
    trial.done = context.table.attempt_decision(trial.lines);
  return trial;
}

std::vector<Trial> trials(const CaseContext& context, const referee::Answers& answers, const Finding& finding,
                          WarningCount counted) {
  std::vector<Trial> all;
  for (const Remedy& remedy : finding.remedies)
    all.push_back(try_remedy(context, answers, finding, counted, remedy));
  all.push_back(
      try_remedy(context, answers, finding, counted,
                 {.id = std::string(kOwn), .title = std::string(kOwn), .events = own_events(context)}));
  return all;
}

struct ChosenTrial {
  const Trial& trial;
  std::string why = {};  // reason why the table proposes it
  bool by_hand = false;
};

// The chosen remedy, else the proposed one, else the referee's own decision.
ChosenTrial choose_trial(const std::vector<Trial>& all, const std::string& id, const Finding& finding) {
  const auto choice = std::ranges::find(all, id, [](const Trial& trial) { return trial.remedy.id; });
  if (choice != all.end()) return {*choice, {}, true};
  const auto possible = [&](const Remedy& remedy) {
    return all[&remedy - finding.remedies.data()].possible();
  };
  const auto proposed = preselect(finding, possible);
  return proposed ? ChosenTrial{all[proposed->remedy], proposed->why} : ChosenTrial{all.back()};
}

bool is_settled(const ChosenTrial& choice, const Finding& finding) {
  return choice.by_hand || choice.trial.remedy.fixed || !finding.waits;
}

std::string with_minus(int number) {
  return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

std::string problem_of(const CaseContext& context, const Trial& trial) {
  if (trial.remedy.missing.empty()) return trial.done.refused;
  std::vector<std::string> questions;
  for (const referee::FactAsked& fact : context.one.facts) {
    if (std::ranges::find(trial.remedy.missing, fact.id) != trial.remedy.missing.end())
      questions.push_back(tr(fact.ask));
  }
  const std::string all = join(questions, " ");
  return say("Still needed: {0}", {std::string_view(all)});
}

RemedyView remedy_view(const CaseContext& context, const Trial& trial, const Trial& chosen) {
  RemedyView view;
  RefereeState next = context.state;
  next.hearing.remedy = trial.remedy.id;
  const bool own = trial.remedy.id == kOwn;
  if (!own) next.hearing.points.clear();
  view.choose = {.id = "remedy/" + (own ? std::string("own") : trial.remedy.id),
                 .label = tr(trial.remedy.title),
                 .detail = own ? tr("points, or none") : tr(binding(trial.remedy)),
                 .command = command::SetState{std::move(next)},
                 .enabled = trial.possible(),
                 .chosen = &trial == &chosen};
  if (!trial.possible()) {
    view.problem = problem_of(context, trial);
    return view;
  }
  view.scores = scores_until(context.table, *trial.done.after);
  return view;
}

FieldView points_field(const CaseContext& context, int side) {
  const auto& points = context.state.hearing.points;
  const auto found = points.find(side);
  const std::string given = found == points.end() ? "" : found->second;
  FieldView view;
  view.id = "own/" + std::to_string(side);
  view.title = side_name(context.table, side_at(side));
  view.entered = given.empty() ? "0" : given.starts_with('-') ? "−" + given.substr(1) : given;
  const auto add = [&](const std::string& id, std::string label, std::string next_text) {
    RefereeState next = context.state;
    next.hearing.points[side] = std::move(next_text);
    view.keys.push_back(
        {.id = view.id + "/" + id, .label = std::move(label), .command = command::SetState{std::move(next)}});
  };
  for (const char digit : std::string_view("1234567890")) {
    add({digit}, {digit}, given + digit);
    view.keys.back().enabled = given.size() < kDecidedDigits;
  }
  add("sign", "±", given.starts_with('-') ? given.substr(1) : "-" + given);
  add("back", "←", given.substr(0, given.empty() ? 0 : given.size() - 1));
  return view;
}

std::vector<EarlierWarning> warnings_before(const CaseContext& context, const referee::Answers& answers) {
  const auto found = find_at_fault(context.one, answers, context.table.names);
  if (!found || !context.input.warnings) return {};
  return context.input.warnings(found->player, found->faults, std::nullopt);
}

void say_rule(RulingView& view, const CaseContext& context, const Finding& finding) {
  const rulebook::Rule* rule = rulebook::find_rule(finding.rule);
  if (finding.rule.empty() || !rule) {
    view.rule = tr("Not in the printed rules: the referee decides");
    return;
  }
  const std::string title(title_of(*rule));
  view.rule = rule->number.empty()
                  ? title
                  : say("{0} · {1}", {std::string_view(rule->number), std::string_view(title)});
  view.text = text_of(*rule);
  if (context.table.place) view.place = context.table.place(finding.rule);
}

void say_warnings(RulingView& view, const CaseContext& context, const std::vector<EarlierWarning>& warnings) {
  const WarningCount counted = count_of(context, warnings);
  if (counted.counted > 0)
    view.warned =
        trn("Already warned {0} time for this.", "Already warned {0} times for this.", counted.counted);
  for (std::size_t i = 0; i < warnings.size(); ++i) {
    const EarlierWarning& warning = warnings[i];
    const bool out = context.state.hearing.left_out.contains(warning.id);
    RefereeState next = context.state;
    next.hearing.remedy.clear();
    if (out)
      next.hearing.left_out.erase(warning.id);
    else
      next.hearing.left_out.insert(warning.id);
    view.warnings.push_back({.id = "warning/" + std::to_string(i),
                             .label = warning.text,
                             .detail = !warning.counts
                                           ? tr("does not count here: another level or competition")
                                       : out ? tr("left out: tap to count it")
                                             : tr("counts: tap to leave it out"),
                             .command = command::SetState{std::move(next)},
                             .enabled = warning.counts,
                             .chosen = warning.counts && !out});
  }
}

void add_decision(CaseView& view, const CaseContext& context, const Finding& finding,
                  const std::vector<Trial>& all, WarningCount counted) {
  RulingView& ruling = *view.ruling;
  const ChosenTrial choice = choose_trial(all, context.state.hearing.remedy, finding);
  const Trial& chosen = choice.trial;
  const std::string why = choice.why.empty() ? "" : tr(choice.why);
  if (!why.empty()) ruling.why = say("Proposed: {0}", {std::string_view(why)});
  ruling.settled = is_settled(choice, finding);
  for (const Trial& trial : all) ruling.remedies.push_back(remedy_view(context, trial, chosen));
  if (chosen.remedy.id == kOwn) {
    for (int side = 0; side < side_count(context.table.match); ++side)
      ruling.own_points.push_back(points_field(context, side));
  }
  if (!chosen.remedy.fixed || counted.left_out > 0)
    ruling.reason = short_list(context.state, kTypedReason, &Hearing::reason, tr("Why?"), kReasons);
  RefereeState next_state = context.state;
  next_state.hearing.precedent = !next_state.hearing.precedent;
  ruling.precedent = {.id = "precedent",
                      .label = tr("Save as precedent"),
                      .command = command::SetState{std::move(next_state)},
                      .chosen = context.state.hearing.precedent};
  RefereeState aloud = context.state;
  view.large = aloud.hearing.aloud && ruling.settled;
  aloud.hearing.aloud = !view.large;
  view.aloud = {.id = "ruling/aloud",
                .label = view.large ? tr("Back to case") : tr("Show large"),
                .command = command::SetState{std::move(aloud)},
                .enabled = ruling.settled};
  view.apply = {.id = "apply",
                .label = tr("Enter ruling"),
                .detail = tr(chosen.remedy.title),
                .command = command::Decide{chosen.lines},
                .enabled = chosen.possible()};
  for (const auto& [side, digits] : context.state.hearing.points)
    if (chosen.remedy.id == kOwn && digits == "-")
      hold_back(view.apply, side_name(context.table, side_at(side)));
}

void add_evidence(CaseView& view, const MatchContext& match) {
  const auto starts = [](const LoggedEvent& event) { return event.kind.ends_with("_started"); };
  const auto last = std::ranges::find_if(match.events.rbegin(), match.events.rend(), starts);
  const auto from = last == match.events.rend() ? match.events.begin() : last.base() - 1;
  view.evidence_title = tr(game_view(game_name(match.match)).deal.entries);
  for (auto event = from; event != match.events.end(); ++event) {
    const std::string text = event->kind == "voided" ? tr("an entry removed") : describe(match, event->seq);
    const std::string time = clock_time(event->at);
    view.evidence.push_back(std::to_string(event->seq) + "  " + time + "  " + text);
  }
}

}  // namespace

std::vector<std::string> scores_until(const MatchContext& match, const AnyMatch& after) {
  std::vector<std::string> scores;
  for (int side = 0; side < side_count(match.match); ++side) {
    const std::string was = with_minus(score(match.match, side_at(side))),
                      now = with_minus(score(after, side_at(side)));
    scores.push_back(say("{0}: {1} → {2}", {std::string_view(side_name(match, side_at(side))),
                                            std::string_view(was), std::string_view(now)}));
  }
  std::vector<std::string> struck;
  for (const EventSeq seq : referee::find_struck(match.match, after))
    struck.push_back(std::to_string(static_cast<std::int64_t>(seq)));
  const std::string numbers = join(struck, ", ");
  if (!struck.empty()) scores.push_back(say("Removed: {0}", {std::string_view(numbers)}));
  return scores;
}

CaseView make_case(const CaseContext& context) {
  CaseView view;
  view.title = tr(context.one.title);
  view.facts = make_facts(context);
  add_evidence(view, context.table);
  if (context.one.id == kOther)
    view.facts.push_back(
        {.found = short_list(context.state, kTypedTitle, &Hearing::title, tr("What happened?"), kTitles),
         .dispute = {},
         .statements = {},
         .columns = 2});
  view.apply = {.id = "apply", .label = tr("Enter ruling"), .enabled = false};
  if (!all_answered(context)) {
    view.waiting = tr("Answer the questions to see the ruling. You may answer \"Don't know\".");
    return view;
  }
  const referee::Answers answers = answers_of(context);
  const std::vector<EarlierWarning> warnings = warnings_before(context, answers);
  const WarningCount counted = count_of(context, warnings);
  const auto level = std::ranges::find(referee::kLevels, context.input.level);
  const auto at = level == referee::kLevels.end() ? std::ptrdiff_t{1} : level - referee::kLevels.begin();
  const Finding finding =
      context.one.id == kOther
          ? Finding{}
          : rule_on(context.one, answers, context.table.match, context.table.names,
                    {static_cast<referee::Level>(at), counted.counted, context.table.written,
                     context.input.enters, context.input.competition});
  view.ruling.emplace();
  say_warnings(*view.ruling, context, warnings);
  say_rule(*view.ruling, context, finding);
  for (const Phrase& step : finding.steps) view.ruling->steps.push_back(render(step, context.table.names));
  add_decision(view, context, finding, trials(context, answers, finding, counted), counted);
  return view;
}

}  // namespace tanteador::view
