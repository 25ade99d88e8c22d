// Commands about cases: the list of cases, and a ruling with its remedies.

#include <algorithm>
#include <charconv>

#include "src/cli/case/case.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/cli/pin.hpp"
#include "src/referee/preselection.hpp"
#include "src/rulebook/texts.hpp"
#include "src/session/cases/casebook.hpp"
#include "src/session/cases/referees.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

using nlohmann::json;
using view::say;

namespace {

using referee::Case;
using referee::Finding;

Problem no_such(std::string_view sentence, std::string_view what) {
  return unreadable(say(sentence, {what}));
}

}  // namespace

json scores_json(const AnyMatch& match, const Names& names) {
  json scores = json::object();
  for (int side = 0; side < side_count(match); ++side)
    scores[names.sides[side]] = score(match, side_at(side));
  return scores;
}

std::string scores_text(const json& scores, const Names& names) {
  std::vector<std::string> all;
  for (const std::string& side : names.sides) all.push_back(side + " " + scores.at(side).dump());
  return join(all);
}

std::string lines_of(std::span<const json> events) {
  std::string lines;
  for (const json& event : events) lines += event.dump() + "\n";
  return lines;
}

referee::Enters entering(const session::OpenMatch& match) {
  return
      [roster = match.roster()](AnyMatch& at, const json& event) { return codec::enters(at, event, roster); };
}

namespace {

void take_after(TriedRemedy& trial, const session::OpenMatch& before, const session::OpenMatch& after) {
  trial.after = scores_json(after.match(), before.names());
  for (const EventSeq seq : referee::find_struck(before.match(), after.match()))
    trial.struck.push_back(static_cast<int>(seq));
}

}  // namespace

void attempt(const session::Session& session, const session::OpenMatch& match, TriedRemedy& trial) {
  const auto scored = session.attempt(match, trial.lines);
  if (!scored)
    trial.refused = scored.error().message;
  else if (!scored->refused.empty())
    trial.refused = refused_texts(scored->refused, voice_of(match)).front().message;
  else
    take_after(trial, match, *scored->match);
}

referee::Level level_of(const std::string& word) {
  const auto found = std::ranges::find(referee::kLevels, word);
  if (found == referee::kLevels.end())
    throw no_such(N_("{0} is not a level. Use kitchen, club or tournament."), word);
  return static_cast<referee::Level>(found - referee::kLevels.begin());
}

std::vector<EarlierWarning> warnings_in_scope(const session::Session& session,
                                              std::span<const session::Warning> warnings,
                                              const session::WarningScope& scope,
                                              std::span<const std::string> left_out) {
  std::vector<EarlierWarning> all;
  for (const session::Warning& warning : warnings) {
    const auto match = session.open(warning.match);
    const bool out = std::ranges::find(left_out, warning_id(warning)) != left_out.end();
    const bool counts = counts_in(warning, scope);
    all.push_back({warning, match ? join(match->names().seats) : "", counts && !out, counts && out});
  }
  for (const std::string& id : left_out) {
    const bool known = std::ranges::any_of(
        all, [&](const EarlierWarning& each) { return each.left_out && warning_id(each.warning) == id; });
    if (!known) throw no_such(N_("No earlier warning {0} counts here."), id);
  }
  return all;
}

json warnings_json(std::span<const EarlierWarning> warnings) {
  json all = json::array();
  for (const EarlierWarning& each : warnings) {
    const session::Warning& warning = each.warning;
    all.push_back({{"match", warning.match},
                   {"seq", warning.seq},
                   {"at", warning.at},
                   {"fault", warning.fault},
                   {"level", warning.level},
                   {"competition", warning.competition.empty() ? json(nullptr) : json(warning.competition)},
                   {"counts", each.counts},
                   {"left_out", each.left_out}});
  }
  return all;
}

std::string warnings_text(std::span<const EarlierWarning> warnings, const Terminal& paper) {
  std::string out;
  const auto counted = static_cast<int>(std::ranges::count_if(warnings, &EarlierWarning::counts));
  if (counted > 0)
    out = paper.write(Ink::bad, trn("Already warned {0} time for this.", "Already warned {0} times for this.",
                                    counted)) +
          "\n";
  for (const EarlierWarning& each : warnings) {
    const std::string at = view::day_and_time(each.warning.at), id = warning_id(each.warning);
    std::string line =
        say("{0}, {1} ({2})", {std::string_view(at), std::string_view(each.players), std::string_view(id)});
    if (each.left_out) line += " · " + tr("left out by the referee");
    if (!each.left_out && !each.counts)
      line += " · " + tr("does not count here: another level or competition");
    out += "  " + paper.write(each.counts ? Ink::bad : Ink::faint, line) + "\n";
  }
  return out;
}

std::vector<json> own_points(const Judgement& given) {
  std::vector<json> events;
  for (const std::string& text : given.points) {
    const std::size_t equals = text.rfind('=');
    int points = 0;
    const char* end = text.data() + text.size();
    const char* start = equals == std::string::npos ? end : text.data() + equals + 1;
    if (start == end || std::from_chars(start, end, points).ptr != end)
      throw no_such(N_("{0} is not of the form SIDE=POINTS."), text);
    events.push_back(
        {{"type", "ruled"}, {"side", text.substr(0, equals)}, {"points", points}, {"reason", given.reason}});
  }
  return events;
}

json remedy_json(const TriedRemedy& trial) {
  json events = json::array();
  for (const json& event : trial.remedy.events) events.push_back(event);
  return {{"remedy", trial.remedy.id},
          {"title", trial.remedy.title},
          {"fixed", trial.remedy.fixed},
          {"missing", trial.remedy.missing},
          {"events", events},
          {"after", trial.after},
          {"struck", trial.struck},
          {"refused", trial.refused.empty() ? json(nullptr) : json(trial.refused)}};
}

std::string remedy_text(const TriedRemedy& trial, const json& before, const Names& names,
                        const Terminal& paper) {
  std::string out = "  " + paper.write(Ink::strong, tr(trial.remedy.title)) + "  " +
                    paper.write(Ink::faint, trial.remedy.id + " · " + tr(binding(trial.remedy))) + "\n";
  const std::string missing = join(trial.remedy.missing);
  if (!missing.empty())
    return out + "    " + paper.write(Ink::bad, say("Still needed: {0}", {std::string_view(missing)})) + "\n";
  if (!trial.refused.empty()) return out + "    " + paper.write(Ink::bad, trial.refused) + "\n";
  out += "    " +
         paper.write(Ink::plain, scores_text(before, names) + " → " + scores_text(trial.after, names)) + "\n";
  if (trial.struck.empty()) return out;
  std::vector<std::string> numbers;
  for (const int seq : trial.struck) numbers.push_back(std::to_string(seq));
  const std::string struck = join(numbers);
  return out + "    " + paper.write(Ink::faint, say("Removed: {0}", {std::string_view(struck)})) + "\n";
}

namespace {

const Case& case_by_id(const std::string& id) {
  const Case* one = referee::find_case(id);
  if (!one) throw no_such(N_("There is no case {0}; \"tanteador case list GAME\" names them."), id);
  return *one;
}

json fact_json(const referee::FactAsked& fact) {
  json choices = json::array();
  for (const auto& choice : fact.choices) choices.push_back({{"choice", choice.id}, {"title", choice.title}});
  json out{{"fact", fact.id}, {"ask", fact.ask}, {"kind", referee::kFactKinds[index(fact.kind)]}};
  if (!choices.empty()) out["choices"] = std::move(choices);
  return out;
}

}  // namespace

json case_json(const Case& one) {
  json facts = json::array();
  for (const auto& fact : one.facts) facts.push_back(fact_json(fact));
  json remedies = json::array();
  for (const auto& [id, title, fixed] : referee::remedies_of(one))
    remedies.push_back({{"remedy", id}, {"title", title}, {"fixed", fixed}});
  return {{"case", one.id},
          {"title", one.title},
          {"situations", one.situations},
          {"facts", facts},
          {"remedies", remedies}};
}

namespace {

std::string case_text(const Case& one, const Terminal& paper) {
  std::string out = paper.write(Ink::title, tr(one.title)) + "\n" + paper.write(Ink::faint, one.id) + "\n\n";
  for (const auto& fact : one.facts) {
    std::vector<std::string> choices;
    for (const auto& choice : fact.choices) choices.push_back(choice.id + ": " + tr(choice.title));
    const auto kind = referee::kFactKinds[index(fact.kind)];
    out += "  " + paper.write(Ink::strong, fact.id) + "  " + paper.write(Ink::plain, tr(fact.ask)) + "  " +
           paper.write(Ink::faint, choices.empty() ? std::string(kind) : join(choices)) + "\n";
  }
  out += "\n";
  std::vector<std::string> rules;
  for (const auto& path : one.paths) {
    if (path.rule.empty() || std::ranges::find(rules, path.rule) != rules.end()) continue;
    rules.push_back(path.rule);
    out += "  " + paper.write(Ink::plain, rule_number(path.rule)) + " " + paper.write(Ink::faint, path.rule) +
           "\n";
  }
  return out;
}

// Parses "player=Ana"; with `by_side` also "Nosotros:player=Ana".
void take_fact(const Case& one, const std::string& text, bool by_side, const Names& names,
               referee::Answers& answers) {
  const std::size_t equals = text.find('='), colon = by_side ? text.substr(0, equals).rfind(':') : 0;
  const bool formed = equals != std::string::npos && colon != std::string::npos;
  if (!formed) throw no_such(N_("{0} is not of the form FACT=VALUE."), text);
  const std::size_t start = by_side ? colon + 1 : 0;
  const std::string id = text.substr(start, equals - start), side = text.substr(0, by_side ? colon : 0);
  const auto fact = std::ranges::find(one.facts, id, &referee::FactAsked::id);
  if (fact == one.facts.end()) throw no_such(N_("This case has no fact called {0}."), id);
  const auto value = referee::read_value(*fact, text.substr(equals + 1), names);
  if (!value) throw no_such(N_("{0} is not a possible answer here."), text);
  if (!by_side) {
    answers[id].found = *value;
  } else if (std::ranges::find(names.sides, side) == names.sides.end()) {
    throw no_such(N_("This match has no side {0}."), side);
  } else if (!value->is_null()) {
    answers[id].statements[side] = *value;
  }
}

struct Hearing {
  const session::OpenMatch& match;
  const Case& one;
  std::string lines = {};  // lines of the file with the match; empty: a stored match
  referee::Answers answers = {};
  std::vector<EarlierWarning> warnings = {};
  std::string competition = {};
  Finding finding = {};
  std::vector<TriedRemedy> trials = {};
  std::vector<session::CaseRow> precedents = {};  // of this case, latest first
};

// The match of a file may be stored as well; its warnings count once.
std::vector<EarlierWarning> warnings_before(const session::Session& session, const Hearing& hearing,
                                            const Judgement& given) {
  const auto found = find_at_fault(hearing.one, hearing.answers, hearing.match.names());
  if (!found) return {};
  const auto person = hearing.match.person_ids()[index(found->player)];
  auto warnings = session::Casebook(session).earlier_warnings(hearing.match, person, found->faults);
  std::erase_if(warnings, [&](const session::Warning& warning) {
    if (hearing.lines.empty() || warning.match == hearing.match.id()) return false;
    const auto other = session.open(warning.match);
    return other && is_copy(hearing.match, hearing.lines, *other);
  });
  auto all = warnings_in_scope(session, warnings, {hearing.match.id(), given.level, hearing.competition},
                               given.left_out);
  for (EarlierWarning& each : all)  // a match from a file is in no store
    if (each.warning.match == hearing.match.id()) each.players = join(hearing.match.names().seats);
  return all;
}

referee::EventReader log_of(const session::OpenMatch& match) {
  return [&match, names = match.names()](EventSeq seq) { return match.event_json(seq, names); };
}

void check_entries(const Hearing& hearing) {
  for (const referee::FactAsked& fact : hearing.one.facts) {
    const auto given = hearing.answers.find(fact.id);
    if (fact.kind != referee::FactAsked::Kind::event || given == hearing.answers.end()) continue;
    std::vector<json> named{given->second.found};
    for (const auto& [side, value] : given->second.statements) named.push_back(value);
    for (const json& value : named) {
      if (!value.is_null() && !referee::names_entry(value, hearing.match.match()))
        throw no_such(N_("There is no entry before entry {0}."), value.dump());
    }
  }
}

// Adds facts from the log; nobody can override them.
void take_log(Hearing& hearing, const Names& names) {
  const referee::Answers given = hearing.answers;
  hearing.answers = with_log(hearing.one, given, hearing.match.match(), names, log_of(hearing.match));
  for (const auto& [id, answer] : given) {
    if (answer.found.is_null() || hearing.answers[id].found == answer.found) continue;
    const json& known = hearing.answers[id].found;
    const std::string value = known.is_object() ? known.begin()->get<std::string>() : known.dump();
    throw unreadable(
        say("The record says something else: {0}={1}", {std::string_view(id), std::string_view(value)}));
  }
}

struct Ruling : Judgement {
  std::string name;                            // of the case
  std::vector<std::string> facts, statements;  // "player=Ana", "Nosotros:player=Ana"
  bool precedent = false;
  void describe(Usage& usage) {
    RefereeArguments::describe(usage);
    usage.text("FILE|ID", id).required();
    usage.text("CASE", name).required();
    usage.text("--fact", facts, tr("what the referee establishes; ? = unknown"), "FACT=VALUE").one_by_one();
    usage.text("--said", statements, tr("what a side says"), "SIDE:FACT=VALUE").one_by_one();
    describe_own(usage);
    usage.text("--reason", reason, tr("reason; required where no rule decides"), "TEXT");
    usage
        .text("--leave-out", left_out, tr("an earlier warning that is not to count; needs a --reason"),
              "MATCH:SEQ")
        .one_by_one();
    usage.flag("--precedent", precedent, tr("keep as a precedent"));
    usage.flag("--apply", apply, tr("enter the ruling and its remedy"));
  }
};

void rule_on_facts(const session::Session& session, Hearing& hearing, const Ruling& given) {
  const Names names = hearing.match.names();
  for (const std::string& fact : given.facts) take_fact(hearing.one, fact, false, names, hearing.answers);
  for (const std::string& fact : given.statements) take_fact(hearing.one, fact, true, names, hearing.answers);
  check_entries(hearing);
  take_log(hearing, names);
  hearing.competition = session::Casebook(session).competition_of(hearing.match.id());
  hearing.warnings = warnings_before(session, hearing, given);
  const auto counted = static_cast<int>(std::ranges::count_if(hearing.warnings, &EarlierWarning::counts));
  if (!given.left_out.empty() && given.reason.empty()) throw unreadable(tr("--leave-out needs a --reason."));
  hearing.precedents = session::Casebook(session).precedents(game_name(hearing.match.match()));
  std::erase_if(hearing.precedents, [&](const session::CaseRow& row) { return row.name != hearing.one.id; });
  hearing.finding = rule_on(
      hearing.one, hearing.answers, hearing.match.match(), names,
      {level_of(given.level), counted, log_of(hearing.match), entering(hearing.match), hearing.competition});
  std::vector<referee::Remedy> remedies = hearing.finding.remedies;
  if (!given.own.empty())
    remedies.push_back({.id = given.own, .title = given.own, .events = own_points(given)});
  for (referee::Remedy& remedy : remedies) {
    const std::string reason = given.reason.empty() && !remedy.fixed ? tr("discretionary") : given.reason;
    json ruled = case_ruled(hearing.one, hearing.answers, hearing.finding,
                            {remedy.id, remedy.fixed, reason, given.referee, given.precedent, counted,
                             static_cast<int>(given.left_out.size())});
    if (!remedy.events.empty()) ruled["events"] = remedy.events.size();
    std::vector<json> events{std::move(ruled)};
    events.insert(events.end(), remedy.events.begin(), remedy.events.end());
    TriedRemedy trial{remedy, lines_of(events), nullptr, ""};
    if (remedy.missing.empty()) attempt(session, hearing.match, trial);
    hearing.trials.push_back(std::move(trial));
  }
}

// Ids for programs, names for people.
std::string printed_place(const Hearing& hearing, decltype(rulebook::place_of)& place_of_rule) {
  if (hearing.finding.rule.empty()) return tr("not printed");
  const session::OpenMatch& match = hearing.match;
  return place_of_rule(hearing.finding.rule, match.edition(), match.overridden_options(),
                       {seat_count(match.match())});
}

json precedents_json(const Hearing& hearing) {
  json all = json::array();
  for (const session::CaseRow& row : hearing.precedents)
    all.push_back({{"at", row.at}, {"remedy", row.remedy}, {"reason", row.reason}});
  return all;
}

json steps_json(const Hearing& hearing) {
  json steps = json::array();
  for (const Phrase& step : hearing.finding.steps) {
    std::string text(step.text);
    for (std::size_t i = 0; i < step.args.size(); ++i) {
      const std::string gap = "{" + std::to_string(i) + "}";
      const std::size_t at = text.find(gap);
      if (at != text.npos)
        text.replace(at, gap.size(), render({"{0}", {step.args[i]}}, hearing.match.names()));
    }
    steps.push_back(std::move(text));
  }
  return steps;
}

std::optional<referee::Preselection> find_proposal(const Hearing& hearing) {
  return preselect(hearing.finding, [&](const referee::Remedy& remedy) {
    return hearing.trials[&remedy - hearing.finding.remedies.data()].refused.empty();
  });
}

json hearing_json(const Hearing& hearing) {
  const Finding& finding = hearing.finding;
  json remedies = json::array();
  const auto proposed = find_proposal(hearing);
  for (const TriedRemedy& trial : hearing.trials) {
    json remedy = remedy_json(trial);
    remedy["proposed"] = proposed && remedies.size() == proposed->remedy;
    if (remedy["proposed"] == true) remedy["why"] = proposed->why;
    remedies.push_back(std::move(remedy));
  }
  return {{"case", hearing.one.id},
          {"title", hearing.one.title},
          {"rule", finding.rule.empty() ? json(nullptr) : json(finding.rule)},
          {"source", printed_place(hearing, rulebook::source_of)},
          {"steps", steps_json(hearing)},
          {"earlier_warnings", std::ranges::count_if(hearing.warnings, &EarlierWarning::counts)},
          {"warnings", warnings_json(hearing.warnings)},
          {"before", scores_json(hearing.match.match(), hearing.match.names())},
          {"precedents", precedents_json(hearing)},
          {"remedies", remedies},
          {"applied", nullptr}};
}

std::string hearing_text(const Hearing& hearing, const Terminal& paper) {
  const Finding& finding = hearing.finding;
  std::string out = paper.write(Ink::title, tr(hearing.one.title)) + "\n";
  out += warnings_text(hearing.warnings, paper);
  for (const Phrase& step : finding.steps)
    out += paper.write(Ink::plain, render(step, hearing.match.names())) + "\n";
  const rulebook::Rule* rule = rulebook::find_rule(finding.rule);
  const std::string title =
      rule ? rule_number(finding.rule) + "  " + std::string(title_of(*rule)) + " · " : "";
  out += paper.write(Ink::faint, title + printed_place(hearing, rulebook::place_of)) + "\n\n";
  const json before = scores_json(hearing.match.match(), hearing.match.names());
  const auto proposed = find_proposal(hearing);
  for (std::size_t i = 0; i < hearing.trials.size(); ++i) {
    out += remedy_text(hearing.trials[i], before, hearing.match.names(), paper);
    if (!proposed || proposed->remedy != i) continue;
    const std::string why = tr(proposed->why);
    out += "    " + paper.write(Ink::good, say("Proposed: {0}", {std::string_view(why)})) + "\n";
  }
  for (const session::CaseRow& row : hearing.precedents) {
    const std::string at = view::day_and_time(row.at), remedy = tr(remedy_title(row));
    const std::string was = say("Earlier ruling, {0}: {1}", {std::string_view(at), std::string_view(remedy)});
    out += "\n" + paper.write(Ink::faint, row.reason.empty() ? was : was + " (" + row.reason + ")") + "\n";
  }
  return out;
}

const TriedRemedy& chosen_remedy(const Hearing& hearing, const Ruling& given) {
  const std::string& id = given.own.empty() ? given.remedy : given.own;
  if (id.empty()) throw unreadable(tr("--apply needs --remedy, or --own with a --reason."));
  const auto found =
      std::ranges::find(hearing.trials, id, [](const TriedRemedy& trial) { return trial.remedy.id; });
  if (found == hearing.trials.end()) throw no_such(N_("This outcome has no remedy {0}."), id);
  if (!found->remedy.fixed && given.reason.empty())
    throw unreadable(tr("A decision that no rule fixes needs a reason."));
  const std::string missing = join(found->remedy.missing);
  if (!missing.empty()) throw no_such(N_("Still needed: {0}"), missing);
  return *found;
}

Answer answer_of_hearing(const Context& context, const Hearing& hearing) {
  if (context.form == Form::json) return {.json = hearing_json(hearing)};
  return {.text = hearing_text(hearing, context.paper)};
}

}  // namespace

void Judgement::describe_own(Usage& usage) {
  usage.text("--level", level, tr("kitchen, club or tournament"), "LEVEL");
  usage.text("--remedy", remedy, tr("the remedy to enter"), "REMEDY");
  usage.text("--own", own, tr("the referee's own ruling, in a few words"), "TEXT");
  usage.text("--points", points, tr("points of the referee's own ruling"), "SIDE=POINTS").one_by_one();
}

Answer enter_chosen(const Context& context, const Judgement& arguments, std::string_view kind,
                    const Choosing& choose) {
  const auto store = open_to_write(context);
  session::Session session(store.get(), session::system_host());
  auto match = open_match(session, match_id(store.get(), arguments.id));
  ChosenRemedy choice = choose(session, match);
  const TriedRemedy& option = choice.option;
  Answer& answer = choice.answer;
  const auto refuse = [&](const std::vector<codec::RefusedText>& refused) {
    answer.status = Exit::refused;
    answer.json["refused"] = codec::refused_json(refused);
    answer.text += "\n" + refusals(refused, context.paper);
    answer.aside = refusals(refused, {});
    return answer;
  };
  if (!session::Referees(session).names().empty()) {  // without referees, --referee is only a name
    const Pin pin = pin_of_referee(arguments);
    if (const auto why = let_in(session, arguments, pin))
      return refuse({not_let_in_row(1, std::string(kind), *why, voice_of(match))});
  }
  const EventSeq first{static_cast<int>(match.head().count) + 1};
  const auto scored = session.add(match, option.lines, session::RefusalPolicy::take_back);
  if (!scored) throw unreadable(scored.error());
  const auto refused = refused_texts(scored->refused, voice_of(match));
  if (!refused.empty()) return refuse(refused);
  answer.json["applied"] = option.remedy.id;
  answer.json["seq"] = static_cast<int>(first);
  const std::string title = tr(option.remedy.title);
  answer.text += "\n" + context.paper.write(Ink::good, say("Entered: {0}", {std::string_view(title)})) + "\n";
  return answer;
}

namespace {

Answer list_cases(const Context& context, const OneGame& arguments) {
  const auto all = referee::cases(arguments.game);
  if (all.empty()) throw no_such(N_("There are no cases for {0}."), arguments.game);
  Answer answer{.json = json::array()};
  report::Table table{.columns = {report::word_column(tr("Case")), report::text_column({}, tr("Dispute"))}};
  for (const Case& one : all) {
    answer.json.push_back(case_json(one));
    add_row(table,
            {report::Mark{one.id, report::Tone::faint}, report::Mark{tr(one.title), report::Tone::strong}});
  }
  answer.text = terminal_text(context.paper, table);
  return answer;
}

struct OneCase {
  std::string name;
  void describe(Usage& usage) { usage.text("CASE", name).required(); }
};

Answer show_case(const Context& context, const OneCase& arguments) {
  const Case& one = case_by_id(arguments.name);
  return {.json = case_json(one), .text = case_text(one, context.paper)};
}

Answer rule_on_case(const Context& context, const Ruling& arguments) {
  const bool file = is_input_file(arguments.id);
  if (arguments.apply && file) throw unreadable(tr("A ruling is entered into a stored match only."));
  const Case& one = case_by_id(arguments.name);
  if (arguments.apply) {
    return enter_chosen(context, arguments, "case_ruled", [&](const auto& session, const auto& match) {
      Hearing hearing{match, one};
      rule_on_facts(session, hearing, arguments);
      return ChosenRemedy{chosen_remedy(hearing, arguments), answer_of_hearing(context, hearing)};
    });
  }
  if (file) {
    const std::string lines = read_input_file(arguments.id);
    const auto scored = score_trial(context, lines, session::RefusalPolicy::stop);
    if (!scored.match) return not_started_answer(context, scored);
    const auto store = open_to_read(context);
    const session::Session session(store.get(), session::system_host(), session::Keep::no);
    Hearing hearing{*scored.match, one, lines};
    rule_on_facts(session, hearing, arguments);
    return answer_of_hearing(context, hearing);
  }
  const auto store = open_to_read(context);
  session::Session session(store.get(), session::system_host());
  const auto match = open_match(session, match_id(store.get(), arguments.id));
  Hearing hearing{match, one};
  rule_on_facts(session, hearing, arguments);
  return answer_of_hearing(context, hearing);
}

}  // namespace

Commands case_commands() {
  return {command("case list", N_("list the disputes this program can rule on"), list_cases),
          command("case show", N_("show the questions of a case and its rules"), show_case),
          command("case rule",
                  N_("rule on a dispute: shows the rule, the remedies and the score before and after"),
                  rule_on_case)};
}

}  // namespace tanteador::cli
