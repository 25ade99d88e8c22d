// Decides an appeal: tries the new remedy on the match and enters decision and remedy together.

#include <algorithm>

#include "src/cli/case/case.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/referee/appeal.hpp"
#include "src/session/cases/casebook.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using referee::Remedy;
using session::OpenMatch;
using view::say;

constexpr std::string_view kRejected = "rejected";

struct Sitting {
  EventSeq of{}, against{};       // of: the appeal; against: first event of the appealed decision
  std::string ruled_by;           // empty: the log does not say
  std::vector<TriedRemedy> ways;  // the first: the appeal is rejected
};

TriedRemedy try_decision(const session::Session& session, const OpenMatch& match,
                         const referee::Decision& decision, const Remedy* instead) {
  Remedy shown = instead ? *instead
                         : Remedy{.id = std::string(kRejected),
                                  .title = std::string(N_("The appeal is rejected")),
                                  .fixed = false};
  TriedRemedy trial{std::move(shown), lines_of(appeal_decided(decision, instead)), nullptr, ""};
  attempt(session, match, trial);
  return trial;
}

std::string referee_of(const session::Session& session, const OpenMatch& match, EventSeq of) {
  const auto ids = session::ruling_referees(match, of);
  if (ids.empty()) return {};
  const session::NameBook book = session.name_book();
  const auto found = book.find(ids.back());
  return found != book.end() && found->second ? *found->second : std::string();
}

// Warnings in scope, except those that the ruling left out.
int warnings_before_appeal(const session::Session& session, const OpenMatch& match,
                           const referee::AppealedRuling& appealed, const session::WarningScope& scope) {
  const auto found = find_at_fault(appealed);
  if (!found) return 0;
  const auto person = match.person_ids(appealed.seq)[index(found->player)];
  const auto all = session::Casebook(session).earlier_warnings(match, person, found->faults, appealed.seq);
  const auto counted =
      std::ranges::count_if(all, [&](const session::Warning& each) { return counts_in(each, scope); });
  return std::max(0, static_cast<int>(counted) - warnings_left_out(appealed));
}

struct Deciding : Judgement {
  std::optional<int> seq;
  bool upheld = false, rejected = false;
  void describe(Usage& usage) {
    RefereeArguments::describe(usage);
    usage.text("ID", id).required();
    usage.number("SEQ", seq, tr("number of the appeal or of the ruling appealed against")).required();
    const Option right = usage.flag("--upheld", upheld, tr("allow the appeal"));
    usage.flag("--rejected", rejected, tr("the ruling stands")).excludes(right);
    describe_own(usage);
    usage.text("--reason", reason, tr("reason for the decision"), "TEXT");
    usage.flag("--apply", apply, tr("enter the decision and its effect"));
  }
};

Sitting sit(const session::Session& session, const OpenMatch& match, const Deciding& given) {
  const int last = static_cast<int>(match.head().count), number = given.seq.value_or(0);
  if (number < 2 || number > last)
    throw unreadable(say("This match has no entry {0}; the last one is {1}.", {number, last}));
  Sitting sitting{.of = EventSeq{number}, .against = EventSeq{number}, .ruled_by = {}, .ways = {}};
  const json named = json::parse(match.payload_in_force(sitting.of));
  if (match.kind_in_force(sitting.of) == "appealed") sitting.against = EventSeq{named.value("of", number)};
  sitting.against = act_of(match.match(), sitting.against);
  sitting.ruled_by = referee_of(session, match, sitting.of);
  const Names names = match.names(sitting.against);
  referee::AppealedRuling appealed{.seq = sitting.against, .ruled = nullptr, .names = names};
  if (match.kind_in_force(sitting.against) == "case_ruled")
    appealed.ruled = json::parse(match.payload_in_force(sitting.against));
  const std::string reason = given.reason.empty() ? tr("discretionary") : given.reason;
  referee::Decision decision{.of = sitting.of, .upheld = false, .reason = reason, .referee = given.referee};
  sitting.ways.push_back(try_decision(session, match, decision, nullptr));
  decision.upheld = true;
  OpenMatch without = match;
  const auto strike = codec::read_event(without.match(), referee::strike(appealed), without.roster());
  const bool struck = strike && without.apply(*strike, codec::kAsItIs, "", "");
  const std::string competition = session::Casebook(session).competition_of(match.id());
  const referee::Circumstances now{.level = level_of(given.level),
                                   .earlier_warnings = warnings_before_appeal(
                                       session, match, appealed, {match.id(), given.level, competition}),
                                   .written = [&](EventSeq seq) { return without.event_json(seq, names); },
                                   .enters = entering(without),
                                   .competition = competition};
  auto ways = referee::ways_out(appealed, without.match(), now);
  if (!given.own.empty())
    ways.push_back(
        referee::own_way_out(appealed, given.own, own_points(given),
                             struck ? referee::AppealEffect::struck : referee::AppealEffect::stands));
  for (const Remedy& each : ways) sitting.ways.push_back(try_decision(session, match, decision, &each));
  return sitting;
}

json sitting_json(const Sitting& sitting, const OpenMatch& match) {
  json ways = json::array();
  for (const TriedRemedy& trial : sitting.ways) ways.push_back(remedy_json(trial));
  return {{"of", static_cast<int>(sitting.of)},
          {"against", static_cast<int>(sitting.against)},
          {"ruled_by", sitting.ruled_by.empty() ? json(nullptr) : json(sitting.ruled_by)},
          {"before", scores_json(match.match(), match.names())},
          {"ways", ways},
          {"applied", nullptr}};
}

std::string sitting_text(const Sitting& sitting, const OpenMatch& match, const Terminal& paper) {
  std::string out = paper.write(Ink::title, say("The appeal against entry {0}", {sitting.against})) + "\n";
  if (!sitting.ruled_by.empty())
    out += paper.write(Ink::faint, say("Referee: {0}", {std::string_view(sitting.ruled_by)})) + "\n";
  out += "\n";
  const json before = scores_json(match.match(), match.names());
  for (const TriedRemedy& trial : sitting.ways) out += remedy_text(trial, before, match.names(), paper);
  return out;
}

const TriedRemedy& chosen_way(const Sitting& sitting, const Deciding& given) {
  if (!given.upheld && !given.rejected) throw unreadable(tr("--apply needs --upheld or --rejected."));
  if (given.reason.empty()) throw unreadable(tr("The decision of an appeal needs a reason."));
  if (given.rejected) return sitting.ways.front();
  const std::string struck(referee::kStruck);
  const std::string& id = !given.own.empty() ? given.own : given.remedy.empty() ? struck : given.remedy;
  const auto found = std::ranges::find(sitting.ways.begin() + 1, sitting.ways.end(), id,
                                       [](const TriedRemedy& trial) { return trial.remedy.id; });
  if (found == sitting.ways.end())
    throw unreadable(say("This outcome has no remedy {0}.", {std::string_view(id)}));
  return *found;
}

Answer answer_of_sitting(const Context& context, const Sitting& sitting, const OpenMatch& match) {
  if (context.form == Form::json) return {.json = sitting_json(sitting, match)};
  return {.text = sitting_text(sitting, match, context.paper)};
}

Answer decide_appeal(const Context& context, const Deciding& arguments) {
  if (arguments.apply) {
    return enter_chosen(context, arguments, "appeal_decided", [&](const auto& session, const auto& match) {
      const Sitting sitting = sit(session, match, arguments);
      return ChosenRemedy{chosen_way(sitting, arguments), answer_of_sitting(context, sitting, match)};
    });
  }
  const auto store = open_to_read(context);
  session::Session session(store.get(), session::system_host());
  const auto match = open_match(session, match_id(store.get(), arguments.id));
  return answer_of_sitting(context, sit(session, match, arguments), match);
}

}  // namespace

Commands appeal_commands() {
  return {command("case decide", N_("decide an appeal: shows each option and the score before and after"),
                  decide_appeal)};
}

}  // namespace tanteador::cli
