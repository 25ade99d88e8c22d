// Where every point of a score comes from: the score as a sentence, a line for each reckoning, a line for
// each rule with the agreements it depends on; for one event also the rules and the events in words.

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "src/cli/commands.hpp"
#include "src/cli/files.hpp"
#include "src/cli/reasons.hpp"
#include "src/cli/sheet.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using session::OpenMatch;
using view::say;

enum class Detail { line, whole };  // whole: of the points of one event

bool concerns(const Reason& reason, int seq) {
  const auto same = [&](const view::LoggedEvent& event) { return event.seq == seq; };
  return index(reason.entry.seq) == seq || (reason.taken_back && index(*reason.taken_back) == seq) ||
         std::ranges::any_of(reason.events, same);
}

// "3–6, 8": the numbers of the events.
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

// The arithmetic, and what became of it later.
std::string how_of(const Reason& reason) {
  std::string how = reason.entry.how;
  if (reason.entry.duel > 0) how = say("Duel {0} · {1}", {reason.entry.duel, std::string_view(how)});
  for (const Amended& amended : reason.amended)
    how = say("{0}; event {1} as amended by event {2}",
              {std::string_view(how), EventSeq{amended.seq}, EventSeq{amended.by}});
  if (reason.taken_back)
    how = say("{0}; taken back by event {1}", {std::string_view(how), *reason.taken_back});
  return how;
}

// "Nosotros 24, Ellos 23": the answer to be read aloud.
std::string headline(const OpenMatch& open, const Names& names) {
  std::vector<std::string> scores, chicos;
  for (int side = 0; side < side_count(open.match()); ++side) {
    const std::string& name = names.sides[static_cast<std::size_t>(side)];
    scores.push_back(name + " " + std::to_string(score(open.match(), side_at(side))));
    if (const auto won = number_of(side_facts(open.match(), side_at(side)), "chicos"))
      chicos.push_back(name + " " + std::to_string(*won));
  }
  const std::string all = joined(scores), games = joined(chicos);
  return games.empty() ? all : say("{0}; chicos: {1}", {std::string_view(all), std::string_view(games)});
}

std::string points_table(const std::vector<Reason>& all, const Names& names, const Paper& paper) {
  std::vector<Table::Column> columns{{tr("Deal"), Table::Align::right},
                                     {tr("How"), Table::Align::left, true},
                                     {tr("Rule"), Table::Align::left, true},
                                     {tr("Events"), Table::Align::left, true}};
  for (const std::string& side : names.sides) columns.push_back({side, Table::Align::right});
  Table table(columns);
  const std::size_t sides = columns.size() - names.sides.size();
  int deal = -1;
  for (std::size_t i = 0; i < all.size();) {
    const Reason& reason = all[i];
    const bool new_deal = reason.entry.deal > 0 && reason.entry.deal != deal;
    deal = reason.entry.deal;
    std::vector<Cell> row{{new_deal ? std::to_string(deal) : "", Ink::strong},
                          {how_of(reason)},
                          {rule_number(reason.entry.rule), Ink::faint},
                          {seqs_of(reason.events), Ink::faint}};
    row.resize(columns.size());
    std::string chico;
    do {
      const auto side = std::ranges::find(names.sides, all[i].entry.side) - names.sides.begin();
      row[sides + static_cast<std::size_t>(side)] = {
          fmt::format("{:+} = {}", all[i].entry.points, all[i].total), Ink::strong};
      chico = all[i].chico;
      ++i;
    } while (i < all.size() && all[i].shares_line);
    table.row(std::move(row));
    if (!chico.empty()) table.across(say("{0} wins the chico", {std::string_view(chico)}));
  }
  return table.draw(paper);
}

std::string rules_text(const std::vector<Reason>& all, const OpenMatch& open, Detail detail,
                       const Paper& paper) {
  std::string out;
  std::vector<const rulebook::Rule*> seen;
  for (const Reason& reason : all) {
    if (std::ranges::find(seen, reason.rule) != seen.end()) continue;
    seen.push_back(reason.rule);
    std::string line = std::string(title_of(*reason.rule)) + " · " + reason.entry.source;
    for (const Agreement& agreement : agreements(open, *reason.rule)) line += " · " + agreement.text;
    const std::string number = rule_number(reason.entry.rule) + "  ";
    const auto parts = wrapped(line, std::max(paper.columns - width_of(number), 40));
    for (std::size_t i = 0; i < parts.size(); ++i)
      out += (i == 0 ? paper.write(Ink::strong, number) : "    ") + paper.write(Ink::plain, parts[i]) + "\n";
    if (detail == Detail::line) continue;
    for (const std::string& text : wrapped(std::string(text_of(*reason.rule)), std::min(paper.columns, 100) - 4))
      out += "    " + paper.write(Ink::faint, text) + "\n";
  }
  return out;
}

std::string events_text(const std::vector<Reason>& all, const OpenMatch& open, const Paper& paper) {
  std::map<std::int64_t, const view::LoggedEvent*> events;
  for (const Reason& reason : all) {
    for (const view::LoggedEvent& event : reason.events) events.emplace(event.seq, &event);
  }
  std::string out;
  for (const auto& [seq, event] : events) {
    const std::string text = view::describe(game_name(open.match()), *event, open.names(EventSeq{seq}));
    out += fmt::format("{:>5}  ", seq) + paper.write(Ink::plain, text) + "\n";
  }
  return out;
}

std::string corrections_text(const OpenMatch& open, const Paper& paper) {
  std::string out;
  for (const Correction& one : corrections(open)) {
    out += paper.write(Ink::plain, one.text);
    if (!one.reason.empty()) out += paper.write(Ink::faint, " (" + one.reason + ")");
    out += "\n";
  }
  return out;
}

std::string explained_text(const std::vector<Reason>& all, const OpenMatch& open, Detail detail,
                           const Paper& paper) {
  const Names names = open.names();
  std::string out = paper.write(Ink::title, headline(open, names)) + "\n" + points_table(all, names, paper) +
                    rules_text(all, open, detail, paper);
  const std::string more =
      detail == Detail::whole ? events_text(all, open, paper) : corrections_text(open, paper);
  return more.empty() ? out : out + "\n" + more;
}

json value_json(const rulebook::EditionValue& value) {
  return std::visit([](const auto& plain) { return json(plain); }, value);
}

json reason_json(const Reason& reason, const OpenMatch& open) {
  const codec::EntryText& entry = reason.entry;
  json row{{"seq", index(entry.seq)},
           {"deal", entry.deal},
           {"side", entry.side},
           {"points", entry.points},
           {"total", reason.total},
           {"for", entry.category},
           {"rule", entry.rule},
           {"number", reason.rule->number},
           {"title", reason.rule->title},
           {"how", entry.how},
           {"shown", entry.shown},
           {"source", entry.source},
           {"events", json::array()},
           {"parameters", json::array()},
           {"taken_back_by", reason.taken_back ? json(index(*reason.taken_back)) : json(nullptr)}};
  if (entry.duel > 0) row["duel"] = entry.duel;
  for (const view::LoggedEvent& event : reason.events) {
    const std::string text = view::describe(game_name(open.match()), event, open.names(EventSeq{event.seq}));
    const auto amended = std::ranges::find(reason.amended, event.seq, &Amended::seq);
    json one{{"seq", event.seq}, {"type", event.kind}, {"text", text}};
    if (amended != reason.amended.end()) one["amended_by"] = amended->by;
    row["events"].push_back(std::move(one));
  }
  for (const Agreement& agreement : agreements(open, *reason.rule)) {
    row["parameters"].push_back({{"name", agreement.name},
                                 {"value", value_json(agreement.value)},
                                 {"text", agreement.text},
                                 {"agreed", agreement.otherwise}});
  }
  return row;
}

json explained_json(const std::vector<Reason>& all, const OpenMatch& open) {
  const Names names = open.names();
  json out{{"match", open.id()},
           {"sides", json::array()},
           {"entries", json::array()},
           {"corrections", json::array()}};
  for (int side = 0; side < side_count(open.match()); ++side) {
    json row{{"name", names.sides[static_cast<std::size_t>(side)]},
             {"score", score(open.match(), side_at(side))}};
    if (const auto won = number_of(side_facts(open.match(), side_at(side)), "chicos")) row["chicos"] = *won;
    out["sides"].push_back(std::move(row));
  }
  for (const Reason& reason : all) out["entries"].push_back(reason_json(reason, open));
  for (const Correction& one : corrections(open))
    out["corrections"].push_back(
        {{"seq", one.seq}, {"type", one.kind}, {"of", one.of}, {"reason", one.reason}, {"text", one.text}});
  return out;
}

void check_seq(const OpenMatch& match, std::optional<int> seq) {
  const auto last = static_cast<int>(match.head().count);
  if (seq && (*seq < 1 || *seq > last))
    throw unreadable(say("The match has the events 1 to {0}, no event {1}.", {last, *seq}));
}

}  // namespace

Answer explain(const Context& context, const Arguments& arguments) {
  const auto store = open_to_read(context);
  session::Session session(store.get(), session::system_host());
  const auto match = open_match(session, match_id(store.get(), arguments.what));
  check_seq(match, arguments.seq);
  std::vector<Reason> all = reasons(match);
  if (arguments.seq) {
    std::erase_if(all, [&](const Reason& reason) { return !concerns(reason, *arguments.seq); });
    if (!all.empty()) all.front().shares_line = false;
  }
  if (context.form == Form::json) return {.json = explained_json(all, match)};
  const Detail detail = arguments.seq ? Detail::whole : Detail::line;
  if (!all.empty()) return {.text = explained_text(all, match, detail, context.paper)};
  const std::string none = arguments.seq ? say("Event {0} has brought no points.", {*arguments.seq})
                                         : tr("No points have been written yet.");
  return {.text = none + "\n" + (arguments.seq ? "" : corrections_text(match, context.paper))};
}

}  // namespace tanteador::cli
