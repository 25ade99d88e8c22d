#include "src/view/why/why.hpp"

#include <algorithm>
#include <utility>

#include "src/registry/log.hpp"
#include "src/registry/reckoning.hpp"
#include "src/view/game_view.hpp"
#include "src/view/lines.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// A cancellation is a later posting with the opposite sign.
std::optional<EventSeq> undone_by(std::span<const LedgerLine> lines, std::size_t at) {
  const Posting& entry = lines[at].entry;
  if (entry.rule.starts_with("table.")) return std::nullopt;
  for (std::size_t i = at + 1; i < lines.size() && lines[i].deal == lines[at].deal; ++i) {
    const Posting& other = lines[i].entry;
    const bool same = other.side == entry.side && other.award == entry.award &&
                      other.contest == entry.contest && other.category == entry.category;
    if (same && lines[i].seq > lines[at].seq && other.points == -entry.points && other.points < 0)
      return lines[i].seq;
  }
  return std::nullopt;
}

std::vector<AmendedEntry> find_amendments(const std::vector<LoggedEvent>& events,
                                          const std::vector<Correction>& corrected) {
  std::vector<AmendedEntry> all;
  for (const LoggedEvent& event : events) {
    const auto last = std::find_if(corrected.rbegin(), corrected.rend(), [&](const Correction& one) {
      return one.kind == "amended" && one.of == event.seq;
    });
    if (last != corrected.rend()) all.push_back({event.seq, last->seq});
  }
  return all;
}

// Ordered by sequence number, without struck events and corrections.
std::vector<LoggedEvent> events_in_force(const MatchContext& context) {
  std::vector<LoggedEvent> events;
  for (const LoggedEvent& event : context.events) {
    const EventSeq seq{event.seq};
    if (!is_correction(context.match, seq) && !is_struck(context.match, seq)) events.push_back(event);
  }
  return events;
}

// The posting's rule, then further rules; each reference once.
std::vector<CitedRule> rules_behind(const MatchContext& context, const LedgerLine& line) {
  std::vector<std::string> overridden;
  for (const auto& [name, value] : context.agreed) overridden.push_back(name);
  std::vector<CitedRule> all;
  const auto cite = [&](const Ground& ground, std::string_view aspect) {
    const rulebook::Matter matter{seat_count(context.match), {aspect}};
    CitedRule one{.rule = rulebook::find_rule(ground.rule),
                  .source = rulebook::source_of(ground.rule, *context.rules, overridden, matter),
                  .place = rulebook::place_of(ground.rule, *context.rules, overridden, matter),
                  .why = ground.why.text.empty() ? std::string() : render(ground.why, context.names)};
    const auto same = [&](const CitedRule& other) {
      return other.rule == one.rule && other.source == one.source && one.why.empty();
    };
    if (std::ranges::none_of(all, same)) all.push_back(std::move(one));
  };
  cite({.rule = line.entry.rule}, line.entry.category);
  for (const Ground& ground : grounds(context.match, line)) cite(ground, ground.aspect);
  return all;
}

std::string describe_event(const MatchContext& context, std::int64_t seq) {
  const bool known = std::ranges::find(context.events, seq, &LoggedEvent::seq) != context.events.end();
  return known ? describe(context, seq) : std::string();
}

struct WordingChange {
  std::string was, now;
};
WordingChange compare_wording(const MatchContext& context, const LoggedEvent& amendment) {
  const auto of = amended_seq(context.match, EventSeq{amendment.seq});
  if (!of || *of == EventSeq{1}) return {};
  const auto text = [&](const AnyEvent& event) {
    return describe(game_name(context.match), event, names_at(context, index(*of)),
                    [&](std::string_view field) { return stated_value(context, *of, field); });
  };
  WordingChange rewording{.was = {}, .now = text(entered_event(context.match, *of))};
  for (const LoggedEvent& event : context.events) {
    const EventSeq seq{event.seq};
    if (event.seq > amendment.seq) break;
    if (event.seq == 1 || is_struck(context.match, seq) || amended_seq(context.match, seq) != of) continue;
    rewording.was = std::exchange(rewording.now, text(*put_in_place(context.match, seq)));
  }
  return rewording;
}

std::string correction_text(const MatchContext& context, const LoggedEvent& event, const Correction& one) {
  const WordingChange rewording = one.kind == "amended" ? compare_wording(context, event) : WordingChange();
  if (!rewording.now.empty())
    return say("Entry {0} was corrected by entry {1}, from “{2}” to “{3}”",
               {EventSeq{one.of}, EventSeq{one.seq}, std::string_view(rewording.was),
                std::string_view(rewording.now)});
  const std::string what = describe_event(context, one.of);
  const std::string_view text = one.kind == "voided" ? N_("Entry {0} was removed by entry {1}: {2}")
                                                     : N_("Entry {0} was corrected by entry {1}: {2}");
  return say(text, {EventSeq{one.of}, EventSeq{one.seq}, std::string_view(what)});
}

}  // namespace

std::string amended_text(const MatchContext& context, const LoggedEvent& amendment) {
  const WordingChange rewording = compare_wording(context, amendment);
  if (rewording.now.empty() || rewording.now == rewording.was) return {};  // only a note was added
  return say("before: {0}; now: {1}", {std::string_view(rewording.was), std::string_view(rewording.now)});
}

std::vector<Correction> corrections(const MatchContext& context) {
  std::vector<Correction> all;
  for (const LoggedEvent& event : context.events) {
    const EventSeq seq{event.seq};
    if (!is_correction(context.match, seq) || is_struck(context.match, seq)) continue;
    std::vector<EventSeq> named = struck_seqs(context.match, seq);
    if (const auto amended = amended_seq(context.match, seq)) named.push_back(*amended);
    for (const EventSeq of : named) {
      if (is_correction(context.match, of)) continue;  // an undone correction and its undo do not count
      Correction one{.seq = event.seq,
                     .of = index(of),
                     .kind = event.kind,
                     .reason = stated_value(context, seq, "reason"),
                     .text = {}};
      one.text = correction_text(context, event, one);
      all.push_back(std::move(one));
    }
  }
  return all;
}

std::vector<Agreement> agreements(const MatchContext& context, const rulebook::Rule& rule) {
  std::vector<Agreement> all;
  const rulebook::Edition& edition = *context.rules;
  for (const std::string& name : rule.parameters) {
    const auto printed = edition.parameters.find(name);
    const auto agreed = context.agreed.find(name);
    const bool option = agreed != context.agreed.end();
    if (!option && printed == edition.parameters.end()) continue;
    Agreement one{.name = name, .value = option ? agreed->second : printed->second, .text = {}};
    one.otherwise = option && (printed == edition.parameters.end() || printed->second != agreed->second);
    one.text = rulebook::parameter_sentence(edition.game, name, one.value, seat_count(context.match));
    if (one.otherwise) one.text = say("{0} (agreed at this table)", {std::string_view(one.text)});
    all.push_back(std::move(one));
  }
  return all;
}

std::vector<PostingReason> all_written(const MatchContext& context) {
  const auto lines = ledger(context.match);
  const std::vector<LoggedEvent> log = events_in_force(context);
  const std::vector<Correction> corrected = corrections(context);
  std::vector<PostingReason> all;
  Moment before;
  for (std::size_t i = 0, first = 0; i < lines.size(); ++i) {
    const Moment now = moment_after(context.match, lines[i].seq);
    PostingReason written{.line = lines[i],
                          .how = arithmetic(context.match, lines[i], context.names),
                          .total = running_score(lines, i, now),
                          .rules = rules_behind(context, lines[i]),
                          .events = events_behind(context.match, log, lines[i]),
                          .amended = {},
                          .is_undone = undone_by(lines, i),
                          .shares_line = i > first && one_reckoning(lines[first], lines[i]),
                          .set = {}};
    written.amended = find_amendments(written.events, corrected);
    if (!written.shares_line) first = i;
    if (i + 1 == lines.size() || lines[i + 1].seq != lines[i].seq) {
      written.set = winner_of_new_set(before, now);
      before = now;
    }
    all.push_back(std::move(written));
  }
  return all;
}

std::string how_sentence(const MatchContext& context, const PostingReason& written) {
  const ContestWords& contests = game_view(game_name(context.match)).contests;
  std::string how = with_minus_signs(written.how);
  for (const CitedRule& cited : written.rules) {
    if (!cited.why.empty()) how = say("{0}; {1}", {std::string_view(how), std::string_view(cited.why)});
  }
  if (written.line.entry.contest > 0)
    how = say(contests.how, {written.line.entry.contest, std::string_view(how)});
  for (const AmendedEntry& amended : written.amended)
    how = say("{0}; entry {1} as corrected by entry {2}",
              {std::string_view(how), EventSeq{amended.seq}, EventSeq{amended.by}});
  if (written.is_undone) how = say("{0}; undone by entry {1}", {std::string_view(how), *written.is_undone});
  return how;
}

std::string score_sentence(const MatchContext& context) {
  std::vector<std::string> scores, sets;
  for (int side = 0; side < side_count(context.match); ++side) {
    const std::string& name = side_name(context, side_at(side));
    scores.push_back(name + " " + std::to_string(score(context.match, side_at(side))));
    if (const auto won = sets_won(context.match, side_at(side)))
      sets.push_back(name + " " + std::to_string(*won));
  }
  const std::string all = join(scores, ", "), won = join(sets, ", ");
  if (won.empty()) return all;
  return say(game_view(game_name(context.match)).sets.scores_and_sets,
             {std::string_view(all), std::string_view(won)});
}

}  // namespace tanteador::view
