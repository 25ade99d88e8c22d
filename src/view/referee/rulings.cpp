#include "src/view/referee/rulings.hpp"

#include <algorithm>

#include "src/core/text/names.hpp"
#include "src/referee/appeal.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/entry/entries.hpp"
#include "src/view/entry/hold_back.hpp"
#include "src/view/game_view.hpp"
#include "src/view/lines.hpp"
#include "src/view/referee/referee.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using Appeal = LoggedRuling::Appeal;
using nlohmann::json;

constexpr std::string_view kGrounds[] = {N_("the facts were different"), N_("another rule applies"),
                                         N_("the remedy is too severe")};
constexpr std::string_view kDecided[] = {N_("facts and rule are correct"), N_("the facts were different"),
                                         N_("another rule applies")};

Button log_action(RulingLogState next, std::string id, std::string label, bool chosen) {
  return {.id = "log/" + std::move(id),
          .label = std::move(label),
          .command = command::SetState{std::move(next)},
          .chosen = chosen};
}

std::string minutes_text(int minutes) {
  return trn("{0} minute left to appeal", "{0} minutes left to appeal", minutes);
}

std::string appeal_text(const LoggedRuling& ruling) {
  switch (ruling.appeal) {
    case Appeal::none: return tr("no appeal");
    case Appeal::may_appeal: return minutes_text(ruling.minutes_left);
    case Appeal::open: return ruling.late ? tr("appeal pending (late)") : tr("appeal pending");
    case Appeal::upheld: return tr("appeal allowed");
    case Appeal::rejected: return tr("appeal rejected");
  }
  return {};
}

// Includes the remedy in force since an appeal.
std::string remedy_text(const LoggedRuling& ruling) {
  const referee::Case* one = referee::find_case(ruling.id);
  const std::string was = tr(referee::remedy_title(one, ruling.remedy));
  for (auto appeal = ruling.appeals.rbegin(); appeal != ruling.appeals.rend(); ++appeal) {
    if (appeal->instead.empty()) continue;
    const std::string now = tr(referee::title_on_appeal(one, appeal->instead));
    return say("before: {0}; now: {1}", {std::string_view(was), std::string_view(now)});
  }
  return was;
}

std::string plain_value(const json& value, const referee::FactAsked& fact, const MatchContext& context) {
  if (value.is_null()) return tr("Not known");
  if (value.is_boolean()) return value.get<bool>() ? tr("Yes") : tr("No");
  if (value.is_number_integer()) return std::to_string(value.get<int>());
  if (value.is_number())
    return render({"{0}", {Arg::from_halves(static_cast<int>(value.get<double>() * 2))}}, context.names);
  const auto name = [&](const char* kind, const std::vector<std::string>& names) {
    const auto place = value[kind].is_number_integer() ? value[kind].get<std::size_t>() : names.size();
    return place < names.size() ? names[place] : std::string();
  };
  if (value.is_object() && value.contains("player")) return name("player", context.names.seats);
  if (value.is_object() && value.contains("side")) return name("side", context.names.sides);
  const std::string words = word_in(json{{"value", value}}, "value");
  if (fact.choices.empty()) return cards_text(game_name(context.match), words);
  const auto choice = std::ranges::find(fact.choices, words, &referee::FactAsked::Choice::id);
  return choice == fact.choices.end() ? words : tr(choice->title);
}

void add_fact(std::vector<std::string>& lines, const json& answer, const referee::FactAsked& fact,
              const MatchContext& context) {
  const std::string ask = tr(fact.ask), found = plain_value(answer.value("found", json()), fact, context);
  lines.push_back(say("{0} {1}", {std::string_view(ask), std::string_view(found)}));
  const json statements = answer.value("said", json::array());
  for (std::size_t side = 0; side < statements.size() && side < context.names.sides.size(); ++side) {
    if (!statements.is_array() || statements[side].is_null()) continue;
    const std::string statement = plain_value(statements[side], fact, context);
    lines.push_back(
        say("{0} says: {1}", {std::string_view(context.names.sides[side]), std::string_view(statement)}));
  }
}

void add_facts(std::vector<std::string>& lines, const LoggedRuling& ruling, const MatchContext& context) {
  const auto event = std::ranges::find(context.events, ruling.seq, &LoggedEvent::seq);
  const referee::Case* one = referee::find_case(ruling.id);
  if (event == context.events.end() || !one) return;
  const json facts = fields_of(context.stored(EventSeq{event->seq})).value("facts", json::object());
  for (const referee::FactAsked& fact : one->facts) {
    if (facts.contains(fact.id)) add_fact(lines, facts[fact.id], fact, context);
  }
}

void add_rule(std::vector<std::string>& lines, const LoggedRuling& ruling) {
  const rulebook::Rule* rule = rulebook::find_rule(ruling.rule);
  if (ruling.rule.empty() || !rule)
    return lines.push_back(tr("Not in the printed rules: the referee decides"));
  const std::string title = std::string(title_of(*rule));
  lines.push_back(rule->number.empty()
                      ? title
                      : say("{0} · {1}", {std::string_view(rule->number), std::string_view(title)}));
}

void add_appeals(std::vector<std::string>& lines, const LoggedRuling& ruling) {
  for (const AppealMade& appeal : ruling.appeals) {
    const std::string at = day_and_time(appeal.at), ground = word_text(appeal.ground),
                      reason = word_text(appeal.reason);
    lines.push_back(say("{0}: {1} appeals because {2}",
                        {std::string_view(at), std::string_view(appeal.side), std::string_view(ground)}));
    if (appeal.decided)
      lines.push_back(say(appeal.upheld ? N_("Appeal allowed: {0}") : N_("Appeal rejected: {0}"),
                          {std::string_view(reason)}));
    if (appeal.decided && !appeal.referee.empty())
      lines.push_back(say("Referee: {0}", {std::string_view(appeal.referee)}));
  }
}

std::vector<std::string> ruling_details(const LoggedRuling& ruling, const MatchContext* context) {
  std::vector<std::string> lines;
  if (context) add_facts(lines, ruling, *context);
  add_rule(lines, ruling);
  const std::string reason = word_text(ruling.reason);
  lines.push_back(ruling.fixed     ? tr("The rule requires this remedy.")
                  : reason.empty() ? tr("The remedy is at the referee's discretion.")
                                   : say("Referee's decision: {0}", {std::string_view(reason)}));
  if (!ruling.referee.empty()) lines.push_back(say("Referee: {0}", {std::string_view(ruling.referee)}));
  if (ruling.precedent) lines.push_back(tr("Saved as a precedent."));
  add_appeals(lines, ruling);
  return lines;
}

void add_reasons(RulingRow& row, const RulingLogState& state, std::string title,
                 std::span<const std::string_view> reasons, const std::string& chosen) {
  row.reasons_title = std::move(title);
  for (const std::string_view reason : reasons) {
    RulingLogState log = state;
    log.ground = reason;
    row.reasons.push_back(log_action(std::move(log), "ground/" + std::to_string(row.reasons.size()),
                                     tr(reason), chosen == reason));
  }
}

std::vector<json> own_decision(RulingRow& row, const MatchContext& context, const RulingLogState& state,
                               const std::string& reason) {
  std::vector<json> events;
  row.points_title = tr("Points awarded by the referee");
  for (int side = 0; side < side_count(context.match); ++side) {
    const std::string& name = side_name(context, side_at(side));
    const auto given = state.points.find(side);
    const int points = given == state.points.end() ? 0 : given->second;
    for (const int step : {-1, 1}) {
      RulingLogState log = state;
      log.points[side] = points + step;
      const std::string sign = step < 0 ? "−1" : "+1";
      row.points.push_back(log_action(std::move(log),
                                      "points/" + std::to_string(side) + (step < 0 ? "/less" : "/more"),
                                      name + " " + sign, false));
      row.points.back().detail = signed_points(points);
    }
    if (points != 0)
      events.push_back({{"type", "ruled"}, {"side", name}, {"points", points}, {"reason", reason}});
  }
  return events;
}

int warnings_before_appeal(const referee::AppealedRuling& appealed, const RefereeInput& input) {
  const auto found = find_at_fault(appealed);
  if (!found || !input.warnings) return 0;
  const auto all = input.warnings(found->player, found->faults, appealed.seq);
  const auto counted = static_cast<int>(std::ranges::count_if(all, &EarlierWarning::counts));
  return std::max(0, counted - warnings_left_out(appealed));
}

void add_ways_out(RulingRow& row, const LoggedRuling& ruling, const MatchContext& context,
                  const RulingLogState& state, const RefereeInput& input, const std::string& reason) {
  const auto event = std::ranges::find(context.events, ruling.seq, &LoggedEvent::seq);
  if (event == context.events.end()) return;
  const EventSeq seq{ruling.seq};
  const referee::AppealedRuling appealed{seq, fields_of(context.stored(seq)), names_at(context, ruling.seq)};
  const auto known = std::ranges::find(referee::kLevels, input.level);
  const auto at = known == referee::kLevels.end() ? std::ptrdiff_t{1} : known - referee::kLevels.begin();
  const Attempt without =
      context.attempt_decision ? context.attempt_decision(referee::strike(appealed).dump()) : Attempt{};
  const bool struck = without.after != nullptr;
  auto ways = referee::ways_out(appealed, struck ? *without.after : context.match,
                                {.level = static_cast<referee::Level>(at),
                                 .earlier_warnings = warnings_before_appeal(appealed, input),
                                 .written = without.written,
                                 .enters = input.enters,
                                 .competition = input.competition});
  ways.push_back(referee::own_way_out(
      appealed, std::string(N_("Referee's own decision")), own_decision(row, context, state, reason),
      struck ? referee::AppealEffect::struck : referee::AppealEffect::stands));
  // A trial needs a reason as the decision itself will.
  const std::string tried_reason = reason.empty() ? tr(kDecided[0]) : reason;
  const referee::Decision upheld{.of = seq, .upheld = true, .reason = tried_reason, .referee = {}};
  for (const referee::Remedy& remedy : ways) {
    const bool own = &remedy == &ways.back();
    Button action{.id = "log/way/" + (own ? std::string("own") : remedy.id),
                  .label = tr(remedy.title),
                  .command = decide(appeal_decided(upheld, &remedy))};
    const Attempt attempt = context.attempt_decision
                                ? context.attempt_decision(std::get<command::Decide>(action.command).events)
                                : Attempt{};
    action.enabled = attempt.after != nullptr && !reason.empty();
    action.lacking = reason.empty();
    action.detail = attempt.after ? join(scores_until(context, *attempt.after), ", ") : attempt.refused;
    const bool own_points =
        std::ranges::any_of(state.points, [](const auto& points) { return points.second != 0; });
    if (own_points && !own) hold_back(action, tr(ways.back().title));
    row.deal.push_back(std::move(action));
  }
  RulingLogState back = state;
  back.upholding = false;
  row.deal.push_back(log_action(std::move(back), "back", tr("Back"), false));
}

void add_decisions(RulingRow& row, const LoggedRuling& ruling, const MatchContext& context,
                   const RulingLogState& state, const RefereeInput& input) {
  const std::string& reason = state.ground;  // no default: an appeal is final
  add_reasons(row, state, tr("Reason for the decision"), kDecided, reason);
  if (state.upholding) return add_ways_out(row, ruling, context, state, input, reason);
  RulingLogState upheld = state;
  upheld.upholding = true;
  row.deal.push_back(log_action(std::move(upheld), "uphold", tr("Allow the appeal"), false));
  const referee::Decision rejected{
      .of = EventSeq{ruling.seq}, .upheld = false, .reason = reason, .referee = {}};
  row.deal.push_back({.id = "log/reject",
                      .label = tr("Reject the appeal"),
                      .command = decide(appeal_decided(rejected, nullptr)),
                      .enabled = !reason.empty(),
                      .lacking = reason.empty()});
}

void add_appeal_buttons(RulingRow& row, const LoggedRuling& ruling, const MatchContext& context,
                        const RulingLogState& state) {
  const std::string& ground = state.ground;  // no default: the appeal rests on it
  for (std::size_t side = 0; side < context.names.sides.size(); ++side) {
    const std::string& name = context.names.sides[side];
    if (std::ranges::find(ruling.appeals, name, &AppealMade::side) != ruling.appeals.end()) continue;
    row.deal.push_back(
        {.id = "log/appeal/" + std::to_string(side),
         .label = tr("Appeal"),
         .detail = name,
         .command = appeal(context.match, EventSeq{ruling.seq}, side_at(static_cast<int>(side)), ground),
         .enabled = !ground.empty(),
         .lacking = ground.empty()});
  }
  if (!row.deal.empty()) add_reasons(row, state, tr("Grounds of the appeal"), kGrounds, ground);
}

RulingRow ruling_row(const LoggedRuling& ruling, const MatchContext* context, const RulingLogState& state,
                     const RefereeInput& input) {
  RulingRow row;
  const std::string id = ruling.match + "/" + std::to_string(ruling.seq);
  const bool open = state.row == id;
  RulingLogState log = state;
  log.row = open ? "" : id;
  log.ground.clear();
  log.upholding = false;
  log.points.clear();
  row.choose =
      log_action(std::move(log), "row/" + std::to_string(ruling.seq), std::to_string(ruling.seq), open);
  row.time = day_and_time(ruling.at);
  row.title = tr(case_title(ruling.id, ruling.title));
  row.people = join(ruling.people, ", ");
  row.remedy = remedy_text(ruling);
  row.appeal = appeal_text(ruling);
  if (!open) return row;
  const bool here = context && context->id == ruling.match;
  row.details = ruling_details(ruling, here ? context : nullptr);
  if (!here)
    row.deal.push_back(
        {.id = "log/open", .label = tr("Open the match"), .command = command::Open{ruling.match}});
  else if (ruling.appeal == Appeal::open)
    add_decisions(row, ruling, *context, state, input);
  else
    add_appeal_buttons(row, ruling, *context, state);
  return row;
}

void add_filters(RulingLog& view, const MatchContext* context, const RulingLogState& state) {
  for (const bool whole : {false, true}) {
    if (!context) break;
    RulingLogState log = state;
    log.whole_file = whole;
    view.scope.push_back(log_action(std::move(log), whole ? "file" : "match",
                                    whole ? tr("All matches") : tr("This match"), state.whole_file == whole));
  }
  RulingLogState open = state, opposite = state;
  open.open_only = !open.open_only;
  opposite.precedents_only = !opposite.precedents_only;
  view.filters = {
      log_action(std::move(open), "open_only", tr("Pending appeals"), state.open_only),
      log_action(std::move(opposite), "precedents_only", tr("Precedents"), state.precedents_only)};
  if (context && !state.whole_file) return;
  for (const GameView& game : game_views()) {
    RulingLogState log = state;
    const bool chosen = log.game == game.game;
    log.game = chosen ? "" : std::string(game.game);
    view.games.push_back(
        log_action(std::move(log), "game/" + std::string(game.game), tr(game.title), chosen));
  }
}

bool is_sought(const LoggedRuling& ruling, const std::string& search) {
  if (search.empty()) return true;
  std::vector<std::string> lines = ruling_details(ruling, nullptr);
  for (std::string& text : std::vector{day_and_time(ruling.at), tr(case_title(ruling.id, ruling.title)),
                                       join(ruling.people, ", "), remedy_text(ruling)})
    lines.push_back(std::move(text));
  const std::string all = confusable_key(join(lines, " "));
  return std::ranges::all_of(split(confusable_key(search)),
                             [&](const std::string& word) { return all.find(word) != all.npos; });
}

bool matches_filter(const LoggedRuling& ruling, const MatchContext* context, const RulingLogState& log) {
  if (context && !log.whole_file) {
    if (ruling.match != context->id) return false;
  } else if (!log.game.empty() && ruling.game != log.game) {
    return false;
  }
  if (log.open_only && ruling.appeal != Appeal::open) return false;
  if (log.precedents_only && !ruling.precedent && ruling.id != kOther) return false;
  return is_sought(ruling, log.search);
}

}  // namespace

RulingLog make_rulings(std::span<const LoggedRuling> rulings, const MatchContext* context,
                       const RulingLogState& state, const RefereeInput& input) {
  RulingLog view;
  view.title = tr("Referee's records");
  view.empty = state.search.empty() ? tr("No rulings yet.") : tr("No cases found.");
  view.search = {std::string(kLogSearch), {}, tr("Search"), state.search};
  if (context)
    view.close = {.id = "log/close", .label = tr("Dispute"), .command = command::Go{Screen::referee}};
  add_filters(view, context, state);
  for (const std::size_t place : rulings_listed(rulings, context, state))
    view.rows.push_back(ruling_row(rulings[place], context, state, input));
  RulingLogState all;
  all.whole_file = state.whole_file;
  view.begin = {.id = "log/begin", .label = tr("Settle a dispute"), .command = command::Go{Screen::referee}};
  if (!rulings.empty() && !(state == all))
    view.begin = {.id = "log/begin", .label = tr("Show everything"), .command = command::SetState{all}};
  return view;
}

std::vector<std::size_t> rulings_listed(std::span<const LoggedRuling> rulings, const MatchContext* context,
                                        const RulingLogState& state) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < rulings.size(); ++i) {
    if (matches_filter(rulings[i], context, state)) places.push_back(i);
  }
  return places;
}

std::string appeal_clock(std::span<const LoggedRuling> rulings, const std::string& match) {
  const auto running = std::ranges::find_if(rulings, [&](const LoggedRuling& ruling) {
    return ruling.match == match && ruling.appeal == Appeal::may_appeal;
  });
  return running == rulings.end() ? std::string() : minutes_text(running->minutes_left);
}

}  // namespace tanteador::view
