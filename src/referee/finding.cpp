#include "src/referee/finding.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "src/referee/as_played.hpp"
#include "src/referee/conditions.hpp"
#include "src/referee/fill.hpp"
#include "src/referee/preselection.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;
using KnownFacts = std::map<std::string, json, std::less<>>;

bool is_met(const std::string& name, const json& wanted, const Filling& filling,
            const Circumstances& circumstances) {
  if (name == "parameter") return parameters_fit(wanted, filling.match);
  if (name == "in_log") return stands_in_log(wanted, filling);
  if (name == "begun") return wanted == !filling.begun.empty();
  if (name == "not_in_log") return !stands_in_log(wanted, filling);
  const bool due = circumstances.level == Level::tournament && circumstances.earlier_warnings > 0;
  if (name == "penalty_due") return wanted == due;
  if (name == "earlier_warnings") return holds_in(wanted, circumstances.earlier_warnings);
  if (name == "level") {
    const json level = kLevels[index(circumstances.level)];
    return value_fits(wanted, &level);
  }
  const auto found = filling.facts.find(name);
  return value_fits(wanted, found == filling.facts.end() ? nullptr : &found->second);
}

bool applies(const json& when, const Filling& filling, const Circumstances& circumstances) {
  if (when.is_null()) return true;
  for (const auto& [name, wanted] : when.items()) {
    if (!is_met(name, wanted, filling, circumstances)) return false;
  }
  return true;
}

// The known facts; entries that are not in the log are unknown.
KnownFacts settle_facts(const Case& one, const Answers& answers, const AnyMatch& match) {
  KnownFacts known;
  for (const auto& [id, answer] : answers) {
    json value = settled_value(answer, side_count(match));
    if (value.is_null()) continue;
    const auto fact = std::ranges::find(one.facts, id, &FactAsked::id);
    const bool of_log = fact != one.facts.end() && fact->kind == FactAsked::Kind::event;
    if (!of_log || names_entry(value, match)) known.emplace(id, std::move(value));
  }
  return known;
}

// The fact that tells which deal a case is about: the open one or the last one counted.
const FactAsked* requested_deal(const Case& one) {
  constexpr std::array<std::string_view, 3> kWhich{"deal", "deal_entered", "deal_counted"};
  const auto question = std::ranges::find_if(one.facts, [&](const FactAsked& fact) {
    return fact.from_log.starts_with("deal_of_") || std::ranges::find(kWhich, fact.from_log) != kWhich.end();
  });
  return question == one.facts.end() ? nullptr : &*question;
}
bool says_counted(const json& which) { return which == "counted" || which == true; }
bool says_present(const json& which) { return which == "present" || which == false; }

json deal_answer(const FactAsked* question, const Answers& answers, const AnyMatch& match) {
  const auto given = question ? answers.find(question->id) : answers.end();
  return given == answers.end() ? json() : settled_value(given->second, side_count(match));
}

struct Latest {
  std::vector<Entry> deal;
  bool counted = false;  // a counted deal may be meant; only if the case asks for the deal
  Latest(const Case& one, const AnyMatch& match, const EventReader& written)
      : deal(entries_of_deal(match, written)),
        counted(requested_deal(one) && has_counted_deal(match, written, deal)) {}
};

struct About {
  json which = {};                       // as answered
  std::optional<AnyMatch> earlier = {};  // the match just after the earlier deal
  std::vector<Entry> before = {};        // entries of the earlier deal
  std::span<const Entry> deal = {};
  std::vector<Entry> begun = {};  // entries of the deal started since
  bool needs_deal = false;        // the deal must be named before it is changed
  const AnyMatch& match_to_judge(const AnyMatch& match) const { return earlier ? *earlier : match; }
};

About about_of(const Case& one, const Answers& answers, const AnyMatch& match, const Latest& latest,
               const EventReader& written) {
  const FactAsked* question = requested_deal(one);
  About about{.which = deal_answer(question, answers, match), .deal = latest.deal};
  if (!question) return about;
  if (!deal_is_open(match)) {
    about.needs_deal = about.which.is_null() && latest.counted;
    if (says_present(about.which)) about.deal = {};
  } else if (says_counted(about.which) && latest.counted) {
    about.earlier = match_before(match, latest.deal.front().seq);
    about.before = entries_of_deal(*about.earlier, written);
    about.deal = about.before;
    about.begun = latest.deal;
    erase_idle_rulings(about.begun, match);
  }
  return about;
}

// If two deals are possible, the answer takes precedence over the log.
json resolve_deal(const FactAsked& fact, const About& about, const AnyMatch& match, const Names& names,
                  const Latest& latest, const EventReader& written, const std::string& player) {
  if (!about.which.is_null() && latest.counted) return about.which;
  return fact_in_log(fact.from_log, match, names, latest.deal, written, player);
}

bool touches_a_deal(const json& event) {
  const std::string type = event.value("type", "");
  return type != "ruled" && type != "warned" && type != "match_ended" && !is_own_decision(type);
}

// Holds back a remedy that depends on the deal until the deal is named.
void ask_for_deal(Remedy& remedy, const std::string& fact) {
  const bool idle = remedy.events.empty() && !remedy.confirms;
  if (idle || (!remedy.fixed && std::ranges::none_of(remedy.events, touches_a_deal))) return;
  remedy.confirms = false;
  remedy.events.clear();
  remedy.missing.push_back(fact);
}

std::optional<json> number_of(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// "40"; with halves also "40.5" or "40,5".
std::optional<json> count_of(std::string_view text, bool halves) {
  const bool half = halves && (text.ends_with(".5") || text.ends_with(",5"));
  const auto whole = number_of(half ? text.substr(0, text.size() - 2) : text);
  if (!half || !whole) return half ? std::nullopt : whole;
  if (text.starts_with('-')) return std::nullopt;  // counts are not negative
  return whole->get<int>() + 0.5;
}

std::optional<json> find_name(const char* what, std::string_view text,
                              const std::vector<std::string>& names) {
  if (std::ranges::find(names, text) == names.end()) return std::nullopt;
  return json{{what, text}};
}

bool is_choice(const FactAsked& fact, std::string_view text) {
  return std::ranges::find(fact.choices, text, &FactAsked::Choice::id) != fact.choices.end();
}

json words_of(std::string_view text) {
  json words = json::array();
  for (std::size_t at = text.find_first_not_of(" ,"); at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" ,", at), text.size());
    words.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(" ,", end);
  }
  return words;
}

}  // namespace

std::string_view binding(const Remedy& remedy) {
  const bool nothing = remedy.events.empty() && remedy.missing.empty();
  if (remedy.fixed)
    return nothing ? N_("required by the rule; nothing is entered here") : N_("required by the rule");
  return nothing ? N_("at the referee's discretion; nothing is entered here")
                 : N_("at the referee's discretion");
}

json settled_value(const FactAnswer& answer, int sides) {
  if (!answer.found.is_null()) return answer.found;
  if (answer.statements.size() != static_cast<std::size_t>(sides)) return nullptr;
  const json& first = answer.statements.begin()->second;
  const bool alike =
      std::ranges::all_of(answer.statements, [&](const auto& each) { return each.second == first; });
  return alike ? first : json();
}

namespace {

Answers with_log(const Case& one, Answers answers, const AnyMatch& match, const Names& names,
                 const Latest& latest, const About& about, const EventReader& written) {
  std::string player;  // first player or side asked for: the one at fault
  for (const FactAsked& fact : one.facts) {
    json value =
        fact.from_log.empty() ? json()
        : &fact == requested_deal(one)
            ? resolve_deal(fact, about, match, names, latest, written, player)
            : fact_in_log(fact.from_log, about.match_to_judge(match), names, about.deal, written, player);
    if (!value.is_null()) answers[fact.id] = {.statements = {}, .found = std::move(value)};
    const bool person = fact.kind == FactAsked::Kind::player || fact.kind == FactAsked::Kind::side;
    if (!person || !player.empty()) continue;
    const auto given = answers.find(fact.id);
    const json named = given == answers.end() ? json() : settled_value(given->second, side_count(match));
    if (named.is_object()) player = named.begin()->get<std::string>();
  }
  return answers;
}

}  // namespace

Answers with_log(const Case& one, Answers answers, const AnyMatch& match, const Names& names,
                 const EventReader& written) {
  const Latest latest(one, match, written);
  const About about = about_of(one, answers, match, latest, written);
  return with_log(one, std::move(answers), match, names, latest, about, written);
}

const FactAsked* deal_to_choose(const Case& one, const AnyMatch& match, const EventReader& written) {
  return has_counted_deal(match, written) ? requested_deal(one) : nullptr;
}

std::optional<FaultyPlayer> find_at_fault(const Case& one, const Answers& answers, const Names& names) {
  const auto fact = std::ranges::find(one.facts, FactAsked::Kind::player, &FactAsked::kind);
  const auto answer = fact == one.facts.end() ? answers.end() : answers.find(fact->id);
  if (answer == answers.end()) return std::nullopt;
  const json value = settled_value(answer->second, static_cast<int>(names.sides.size()));
  if (!value.is_object() || !value.contains("player")) return std::nullopt;
  const auto seat = std::ranges::find(names.seats, value["player"].get<std::string>());
  if (seat == names.seats.end()) return std::nullopt;
  FaultyPlayer found{seat_at(static_cast<int>(seat - names.seats.begin())), one.counts};
  found.faults.push_back(one.id);
  return found;
}

namespace {

bool lacks_number(const Case& one, const KnownFacts& known) {
  return std::ranges::any_of(one.facts, [&](const FactAsked& fact) {
    const bool blank = fact.kind == FactAsked::Kind::number && !known.contains(fact.id);
    return blank &&
           std::ranges::any_of(one.paths, [&](const Path& path) { return path.when.contains(fact.id); });
  });
}

// True if all questions are answered. Cards and entries may stay open.
bool all_known(const Case& one, const KnownFacts& known) {
  using enum FactAsked::Kind;
  constexpr std::array kAsked{yes_no, choice, player, side};
  return !lacks_number(one, known) && std::ranges::all_of(one.facts, [&](const FactAsked& fact) {
    const bool is_question = fact.from_log.empty() && std::ranges::find(kAsked, fact.kind) != kAsked.end();
    return !is_question || known.contains(fact.id);
  });
}

Remedy confirming_remedy(bool fixed) {
  return {.id = confirmed_cases().id, .title = confirmed_cases().title, .fixed = fixed, .confirms = true};
}

// A finished match takes only corrections. Removes match_ended; returns false if the remedy is too late.
bool is_in_time(Remedy& remedy, const AnyMatch& match) {
  if (outcome(match).status == Outcome::Status::in_progress || remedy.events.empty()) return true;
  std::erase_if(remedy.events, [](const json& event) { return event.value("type", "") == "match_ended"; });
  const std::string first = remedy.events.empty() ? "" : remedy.events.front().value("type", "");
  if (first.empty() || first == "voided" || first == "amended" || stands_without_deal(first)) return true;
  const std::vector<Offer> now = offers(match, Offers::legal);
  return std::ranges::find(now, std::string_view(first), &Offer::type) != now.end();
}

// A corrected hand may decide the match; the later hands then stay removed. Any other impossible event is
// kept, so entering it gives the reason.
void end_with_match(Remedy& remedy, AnyMatch match, const Enters& enters) {
  std::vector<json> possible_events;
  for (const json& event : remedy.events) {
    if (enters(match, event))
      possible_events.push_back(event);
    else if (possible_events.empty() || outcome(match).status == Outcome::Status::in_progress)
      return;
  }
  remedy.events = std::move(possible_events);
}

// Caches the written entries, which a ruling reads many times.
EventReader deduplicate(const EventReader& written) {
  if (!written) return {};
  return [&written, known = std::map<EventSeq, json>()](EventSeq seq) mutable {
    const auto [entry, is_new] = known.try_emplace(seq);
    if (is_new) entry->second = written(seq);
    return entry->second;
  };
}

// A warning counts only at its level and in its competition.
void scope_warnings(Remedy& remedy, const Circumstances& circumstances) {
  for (json& event : remedy.events) {
    if (event.value("type", "") != "warned") continue;
    event["level"] = kLevels[index(circumstances.level)];
    if (!circumstances.competition.empty()) event["competition"] = circumstances.competition;
  }
}

Finding rule_for(const Case& one, const Answers& answers, const AnyMatch& match, const Names& names,
                 const Circumstances& circumstances) {
  if (!can_arise(one, match))
    return {
        .rule = {}, .steps = {{N_("This case cannot arise: the table plays without it.")}}, .remedies = {}};
  const EventReader written = deduplicate(circumstances.written);
  const Latest latest(one, match, written);
  About about = about_of(one, answers, match, latest, written);
  const Answers all = with_log(one, answers, match, names, latest, about, written);
  const KnownFacts known = settle_facts(one, all, match);
  if (deal_answer(requested_deal(one), all, match) != about.which)  // the log gave another deal
    about = about_of(one, all, match, latest, written);
  const auto filling = [&](const Path& path) {
    return Filling{one,   path.rule,  known,       about.match_to_judge(match),
                   names, about.deal, about.begun, written};
  };
  const auto path = std::ranges::find_if(
      one.paths, [&](const Path& each) { return applies(each.when, filling(each), circumstances); });
  if (path == one.paths.end()) return {};  // a case without a last path; refused by the tests
  Finding finding{path->rule, {}, {}, all_known(one, known), lacks_number(one, known)};
  for (const Step& step : path->steps) finding.steps.push_back(fill(step, filling(*path)));
  for (const RemedyTemplate& remedy : path->remedies) {
    if (!applies(remedy.when, filling(*path), circumstances)) continue;
    auto filled = fill(remedy, filling(*path));
    if (filled && about.needs_deal) ask_for_deal(*filled, requested_deal(one)->id);
    if (filled) scope_warnings(*filled, circumstances);
    if (filled && filled->confirms) filled = confirming_remedy(filled->fixed);
    const bool twice = filled && filled->confirms && std::ranges::any_of(finding.remedies, &Remedy::confirms);
    if (!filled || twice || !is_in_time(*filled, match)) continue;
    finding.complete = finding.complete && filled->missing.empty();
    finding.waits = finding.waits || !filled->missing.empty();
    if (filled->confirms) finding.steps.push_back({N_("The check confirms the entry: it stays as it is.")});
    if (circumstances.enters && filled->events.size() > 1)
      end_with_match(*filled, match, circumstances.enters);
    finding.remedies.push_back(std::move(*filled));
  }
  return finding;
}

}  // namespace

Finding rule_on(const Case& one, const Answers& answers, const AnyMatch& match, const Names& names,
                const Circumstances& circumstances) {
  Finding finding = rule_for(one, answers, match, names, circumstances);
  const EventReader lines = with_start_facts(match, names, circumstances.written);
  if (!lines || !circumstances.enters) return finding;
  std::optional<Finding> as_played;
  for (Remedy& remedy : finding.remedies) {
    const auto begun = deals_begun_after(remedy, match, circumstances.written);
    if (begun.empty()) continue;
    if (!as_played) {
      Circumstances then = circumstances;
      then.written = lines;
      as_played = rule_for(one, answers, match, names, then);
    }
    const auto same = std::ranges::find(as_played->remedies, remedy.id, &Remedy::id);
    if (same == as_played->remedies.end()) continue;
    stay_as_played(*same, begun, lines, tr(one.title));
    if (keeps_more(*same, remedy, begun, match, circumstances.enters)) remedy = std::move(*same);
  }
  return finding;
}

std::vector<EventSeq> find_struck(const AnyMatch& before, const AnyMatch& after) {
  std::vector<EventSeq> struck;
  for (EventSeq seq{2}; seq <= last_seq(before); seq = EventSeq{static_cast<std::int64_t>(seq) + 1}) {
    if (!is_struck(before, seq) && is_struck(after, seq)) struck.push_back(seq);
  }
  return struck;
}

bool names_entry(const json& value, const AnyMatch& match) {
  const auto number = value.is_number_integer() ? value.get<std::int64_t>() : 0;
  return number >= 1 && number <= static_cast<std::int64_t>(last_seq(match));
}

std::optional<json> read_value(const FactAsked& fact, std::string_view text, const Names& names) {
  using enum FactAsked::Kind;
  if (text == "?") return json(nullptr);
  switch (fact.kind) {
    case yes_no:
      if (text == "yes" || text == "true") return json(true);
      if (text == "no" || text == "false") return json(false);
      return std::nullopt;
    case choice: return is_choice(fact, text) ? std::optional(json(text)) : std::nullopt;
    case player: return find_name("player", text, names.seats);
    case side: {
      auto value = find_name("side", text, names.sides);
      return value || !is_choice(fact, text) ? value : json(text);
    }
    case card: return words_of(text).size() == 1 ? std::optional(words_of(text)[0]) : std::nullopt;
    case cards: return words_of(text).empty() ? std::nullopt : std::optional(words_of(text));
    case number: return count_of(text, fact.halves);
    case event: return number_of(text);
  }
  return std::nullopt;
}

json case_ruled(const Case& one, const Answers& answers, const Finding& finding, const Record& record) {
  json facts = json::object();
  for (const auto& [id, answer] : answers) {
    json fact{{"found", answer.found}};
    if (!answer.statements.empty()) fact["said"] = answer.statements;
    facts[id] = std::move(fact);
  }
  json event{{"type", "case_ruled"},
             {"case", one.id},
             {"facts", std::move(facts)},
             {"fixed", record.fixed},
             {"remedy", record.remedy}};
  if (!finding.rule.empty()) event["rule"] = finding.rule;
  if (!record.reason.empty()) event["reason"] = record.reason;
  if (!record.referee.empty()) event["referee"] = record.referee;
  if (record.precedent) event["precedent"] = true;
  if (record.warnings > 0) event["warnings"] = record.warnings;
  if (record.left_out > 0) event["warnings_left_out"] = record.left_out;
  return event;
}

}  // namespace tanteador::referee
