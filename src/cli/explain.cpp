// The command `explain`: the score, a line for each calculation and a line for each rule with its parameters.
// For one event also the rule texts and events.

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "src/cli/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/queries/match_context.hpp"
#include "src/reports/score_sheet.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/game_view.hpp"
#include "src/view/why/why.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using session::OpenMatch;
using view::Agreement;
using view::AmendedEntry;
using view::CitedRule;
using view::Correction;
using view::PostingReason;
using view::say;

enum class Detail { line, whole };  // whole: of the points of one event

bool concerns(const PostingReason& reason, int seq) {
  const auto same = [&](const view::LoggedEvent& event) { return event.seq == seq; };
  return index(reason.line.seq) == seq || (reason.is_undone && index(*reason.is_undone) == seq) ||
         std::ranges::any_of(reason.events, same);
}

// "3–6, 8": ranges of event numbers.
std::string seqs_of(const std::vector<view::LoggedEvent>& events) {
  std::string out;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const std::size_t first = i;
    while (i + 1 < events.size() && events[i + 1].seq == events[i].seq + 1) ++i;
    out += (out.empty() ? "" : ", ") + std::to_string(events[first].seq);
    if (i > first) out += (i > first + 1 ? "–" : ", ") + std::to_string(events[i].seq);
  }
  return out;
}

std::string numbers_text(const PostingReason& reason) {
  std::string numbers = rule_number(reason.rules.front().rule->id);
  for (const CitedRule& cited : reason.rules) {
    if (!cited.why.empty()) numbers += "; " + rule_number(cited.rule->id);
  }
  return numbers;
}

std::string points_table(const std::vector<PostingReason>& all, const view::MatchContext& match,
                         const Terminal& paper) {
  const view::GameView& game = view::game_view(game_name(match.match));
  report::ScoreSheet sheet{.deal = tr(game.deal.title), .sides = match.names.sides, .lines = {}};
  for (std::size_t i = 0; i < all.size();) {
    const PostingReason& reason = all[i];
    report::ScoreLine& row = sheet.lines.emplace_back();
    row.deal = reason.line.deal;
    row.how = view::how_sentence(match, reason);
    row.rule = numbers_text(reason);
    row.entries = seqs_of(reason.events);
    row.by_side.resize(match.names.sides.size());
    std::optional<Side> set;
    do {
      row.by_side[index(all[i].line.entry.side)] = {all[i].line.entry.points, all[i].total};
      set = all[i].set;
      ++i;
    } while (i < all.size() && all[i].shares_line);
    if (set) row.won_set = render({game.sets.won, {*set}}, match.names);
  }
  return terminal_text(paper, score_sheet(sheet));
}

std::string cited_rule_text(const CitedRule& cited, const view::MatchContext& match, Detail detail,
                            const Terminal& paper) {
  std::string line = std::string(title_of(*cited.rule)) + " · " + cited.place;
  for (const Agreement& agreement : view::agreements(match, *cited.rule)) line += " · " + agreement.text;
  const std::string number = rule_number(cited.rule->id) + "  ";
  const auto parts = wrap_lines(line, std::max(paper.columns - width_of(number), 40));
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i)
    out += (i == 0 ? paper.write(Ink::strong, number) : "    ") + paper.write(Ink::plain, parts[i]) + "\n";
  if (detail == Detail::line) return out;
  for (const std::string& text :
       wrap_lines(std::string(text_of(*cited.rule)), std::min(paper.columns, 100) - 4))
    out += "    " + paper.write(Ink::faint, text) + "\n";
  return out;
}

// Each rule once for each reference.
std::string rules_text(const std::vector<PostingReason>& all, const view::MatchContext& match, Detail detail,
                       const Terminal& paper) {
  std::string out;
  std::set<std::pair<const rulebook::Rule*, std::string>> citations;
  for (const PostingReason& reason : all) {
    for (const CitedRule& cited : reason.rules) {
      if (citations.emplace(cited.rule, cited.place).second)
        out += cited_rule_text(cited, match, detail, paper);
    }
  }
  return out;
}

std::string events_text(const std::vector<PostingReason>& all, const view::MatchContext& match,
                        const Terminal& paper) {
  std::set<std::int64_t> events;
  for (const PostingReason& reason : all) {
    for (const view::LoggedEvent& event : reason.events) events.insert(event.seq);
  }
  std::string out;
  for (const std::int64_t seq : events) {
    const std::string text = view::describe(match, seq);
    out += fmt::format("{:>5}  ", seq) + paper.write(Ink::plain, text) + "\n";
  }
  return out;
}

std::string corrections_text(const view::MatchContext& match, const Terminal& paper) {
  std::string out;
  for (const Correction& one : view::corrections(match)) {
    out += paper.write(Ink::plain, one.text);
    if (!one.reason.empty()) out += paper.write(Ink::faint, " (" + one.reason + ")");
    out += "\n";
  }
  return out;
}

std::string explained_text(const std::vector<PostingReason>& all, const view::MatchContext& match,
                           Detail detail, const Terminal& paper) {
  std::string out = paper.write(Ink::title, view::score_sentence(match)) + "\n" +
                    points_table(all, match, paper) + rules_text(all, match, detail, paper);
  const std::string more =
      detail == Detail::whole ? events_text(all, match, paper) : corrections_text(match, paper);
  return more.empty() ? out : out + "\n" + more;
}

json reason_json(const PostingReason& reason, const view::MatchContext& match) {
  const Posting& entry = reason.line.entry;
  json row{{"seq", index(reason.line.seq)},
           {"deal", reason.line.deal},
           {"side", match.names.sides[index(entry.side)]},
           {"points", entry.points},
           {"total", reason.total},
           {"for", entry.category},
           {"rule", entry.rule},
           {"number", reason.rules.front().rule->number},
           {"title", reason.rules.front().rule->title},
           {"how", reason.how},
           {"shown", was_shown(match.match, reason.line)},
           {"source", reason.rules.front().source},
           {"rules", json::array()},
           {"events", json::array()},
           {"parameters", json::array()},
           {"taken_back_by", reason.is_undone ? json(index(*reason.is_undone)) : json(nullptr)}};
  if (entry.contest > 0) row[std::string(own_words(game_name(match.match)).contest)] = entry.contest;
  for (const view::LoggedEvent& event : reason.events) {
    const std::string text = view::describe(match, event.seq);
    const auto amended = std::ranges::find(reason.amended, event.seq, &AmendedEntry::seq);
    json one{{"seq", event.seq}, {"type", event.kind}, {"text", text}};
    if (amended != reason.amended.end()) one["amended_by"] = amended->by;
    row["events"].push_back(std::move(one));
  }
  for (const CitedRule& cited : reason.rules) {
    json one{{"rule", cited.rule->id},
             {"number", cited.rule->number},
             {"title", cited.rule->title},
             {"source", cited.source}};
    if (!cited.why.empty()) one["why"] = cited.why;
    row["rules"].push_back(std::move(one));
  }
  for (const Agreement& agreement : view::agreements(match, *reason.rules.front().rule)) {
    row["parameters"].push_back({{"name", agreement.name},
                                 {"value", value_json(agreement.value)},
                                 {"text", agreement.text},
                                 {"agreed", agreement.otherwise}});
  }
  return row;
}

json explained_json(const std::vector<PostingReason>& all, const view::MatchContext& match) {
  json out{{"match", match.id},
           {"sides", json::array()},
           {"entries", json::array()},
           {"corrections", json::array()}};
  for (int side = 0; side < side_count(match.match); ++side) {
    json row{{"name", match.names.sides[side]}, {"score", score(match.match, side_at(side))}};
    if (const auto won = sets_won(match.match, side_at(side)))
      row[std::string(own_words(game_name(match.match)).sets)] = *won;
    out["sides"].push_back(std::move(row));
  }
  for (const PostingReason& reason : all) out["entries"].push_back(reason_json(reason, match));
  for (const Correction& one : view::corrections(match))
    out["corrections"].push_back(
        {{"seq", one.seq}, {"type", one.kind}, {"of", one.of}, {"reason", one.reason}, {"text", one.text}});
  return out;
}

void check_seq(const OpenMatch& match, std::optional<int> seq) {
  const auto last = static_cast<int>(match.head().count);
  if (seq && (*seq < 1 || *seq > last))
    throw unreadable(say("The match has entries 1 to {0}; there is no entry {1}.", {last, *seq}));
}

struct Explaining : OneMatch {
  std::optional<int> seq;
  void describe(Usage& usage) {
    OneMatch::describe(usage);
    usage.seq("SEQ", seq, tr("only points connected with this entry"));
  }
};

Answer explain_points(const Context& context, const Explaining& arguments) {
  const auto store = open_to_read(context);
  session::Session session(store.get(), session::system_host());
  const auto open = open_match(session, match_id(store.get(), arguments.id));
  check_seq(open, arguments.seq);
  const view::MatchContext match = queries::match_context(open);
  std::vector<PostingReason> all = view::all_written(match);
  if (arguments.seq) {
    std::erase_if(all, [&](const PostingReason& reason) { return !concerns(reason, *arguments.seq); });
    if (!all.empty()) all.front().shares_line = false;
  }
  if (context.form == Form::json) return {.json = explained_json(all, match)};
  const Detail detail = arguments.seq ? Detail::whole : Detail::line;
  if (!all.empty()) return {.text = explained_text(all, match, detail, context.paper)};
  const std::string none =
      arguments.seq ? say("Entry {0} scored no points.", {*arguments.seq}) : tr("No points scored yet.");
  return {.text = none + "\n" + (arguments.seq ? "" : corrections_text(match, context.paper))};
}

}  // namespace

Commands explain_commands() {
  return {command("explain", N_("explain every point: rule, arithmetic and entries"), explain_points)};
}

}  // namespace tanteador::cli
