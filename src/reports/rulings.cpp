#include "src/reports/rulings.hpp"

#include "src/core/text/join.hpp"
#include "src/core/text/text.hpp"
#include "src/reports/report_page.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

constexpr const char* kNothingSaid = "–";

std::string or_dash(const std::string& text) { return text.empty() ? kNothingSaid : text; }

Table facts_table(const Ruling& ruling) {
  Table table{.columns = {{.title = tr("Fact"), .share = 2}}, .groups = {{}}};
  for (const std::string& side : ruling.sides)
    table.columns.push_back(text_column({}, say("{0} says", {std::string_view(side)})));
  table.columns.push_back(text_column({}, tr("Referee's finding")));
  for (const RulingFact& fact : ruling.facts) {
    Row row{fact.question};
    for (const FactText& statement : fact.statements) row.emplace_back(or_dash(statement.text));
    row.emplace_back(Mark{or_dash(fact.finding.text), Tone::strong});
    add_row(table, std::move(row));
  }
  return table;
}

// Labels and texts: an appeal, then its decision.
std::vector<std::pair<std::string, std::string>> appeal_lines(const Ruling& ruling) {
  std::vector<std::pair<std::string, std::string>> lines;
  const auto add = [&](std::string label, const std::string& at, std::string_view by, std::string_view why) {
    const std::string when = day_and_time(at);
    lines.emplace_back(std::move(label), by.empty()
                                             ? say("{0}: {1}", {std::string_view(when), why})
                                             : say("{0}, by {1}: {2}", {std::string_view(when), by, why}));
  };
  for (const RulingAppeal& one : ruling.appeals) {
    add(tr("Appeal"), one.at, one.side, one.ground);
    if (one.decided)
      add(one.allowed ? tr("Allowed") : tr("Rejected"), one.decided_at, one.decided_by, one.reason);
  }
  return lines;
}

Pairs pairs_of(std::vector<std::pair<std::string, std::string>> lines) {
  std::erase_if(lines, [](const auto& line) { return line.second.empty(); });
  return {std::move(lines)};
}

void add_ruling(Blocks& blocks, const Ruling& ruling) {
  const std::string time = day_and_time(ruling.at);
  blocks.push_back({Heading{say("{0} · {1}", {std::string_view(time), std::string_view(ruling.title)}), 2}});
  blocks.push_back({pairs_of(
      {{tr("Match"), say("{0}, entry {1}", {std::string_view(ruling.match), static_cast<int>(ruling.seq)})},
       {tr("Rule set"), join(std::vector{ruling.ruleset_title, ruling.ruleset}, " · ")},
       {tr("Players"), ruling.players}})});
  if (!ruling.facts.empty()) blocks.push_back({facts_table(ruling)});
  std::vector<std::pair<std::string, std::string>> lines{
      {tr("Rule"), ruling.rule_text.empty() ? tr("not printed") : ruling.rule_text},
      {ruling.fixed ? tr("Remedy, required by the rule") : tr("Remedy, at the referee's discretion"),
       ruling.remedy_title},
      {tr("On appeal"), ruling.on_appeal_title},
      {tr("Reason"), ruling.reason},
      {tr("Referee"), or_dash(ruling.referee)},
      {tr("State"), ruling.standing_text}};
  for (auto& line : appeal_lines(ruling)) lines.push_back(std::move(line));
  blocks.push_back({pairs_of(std::move(lines))});
}

// "player=Ana; open=yes", followed by the sides' statements: "(Nosotros: no)".
std::string facts_line(const Ruling& ruling) {
  std::string line;
  for (const RulingFact& fact : ruling.facts) {
    line += (line.empty() ? "" : "; ") + fact.id + "=" + or_dash(fact.finding.data);
    for (std::size_t side = 0; side < fact.statements.size(); ++side) {
      if (!fact.statements[side].data.empty())
        line += " (" + ruling.sides[side] + ": " + fact.statements[side].data + ")";
    }
  }
  return line;
}

std::string ruling_text(const Ruling& ruling) {
  std::string text = ruling.remedy_title;
  if (!ruling.on_appeal.empty())
    text = say("before: {0}; now: {1}", {std::string_view(text), std::string_view(ruling.on_appeal_title)});
  return ruling.reason.empty() ? text
                               : say("{0} ({1})", {std::string_view(text), std::string_view(ruling.reason)});
}

}  // namespace

Table rulings_list(std::span<const Ruling> rulings) {
  constexpr std::size_t kShownId = 8;  // letters of the id of a match
  Table table{.columns = {word_column(tr("When")), word_column(tr("Match")), text_column({}, tr("Case")),
                          text_column({}, tr("Who")), word_column(tr("Rule")), text_column({}, tr("Ruling")),
                          word_column(tr("Appeal"))}};
  for (const Ruling& one : rulings)
    add_row(table,
            {day_and_time(one.at), Mark{one.match.substr(0, kShownId) + " " + std::to_string(one.seq)},
             Mark{one.title, Tone::strong}, join(one.people),
             one.rule.empty() ? tr("not printed") : one.rule_number, ruling_text(one), one.standing_text});
  return table;
}

Table rulings_data(std::span<const Ruling> rulings) {
  Table table{.title = tr("Case record"), .groups = {{}}};
  for (const char* key :
       {"at", "match", "event", "game", "ruleset", "players", "case", "title", "people", "facts", "rule",
        "fixed", "remedy", "now", "reason", "referee", "precedent", "appeal", "appeals"})
    table.columns.push_back(data_column(key));
  const auto yes = [](bool is) { return std::string(is ? "yes" : "no"); };
  for (const Ruling& one : rulings) {
    std::vector<std::string> appeals;
    for (const auto& [label, text] : appeal_lines(one)) appeals.push_back(label + " " + text);
    add_row(table, {one.at, one.match, one.seq, one.game, one.ruleset, one.players, one.case_id, one.title,
                    join(one.people), facts_line(one), one.rule, yes(one.fixed), one.remedy, one.on_appeal,
                    one.reason, one.referee, yes(one.precedent), one.standing, join(appeals, "; ")});
  }
  return table;
}

Document rulings_page(std::span<const Ruling> rulings, std::string_view now) {
  const auto count = static_cast<int>(rulings.size());
  Document page =
      page_of(tr("Case record"), trn("{0} case, newest first", "{0} cases, newest first", count), now);
  if (rulings.empty()) page.blocks.push_back({Paragraph{tr("No rulings yet.")}});
  for (const Ruling& ruling : rulings) add_ruling(page.blocks, ruling);
  return page;
}

}  // namespace tanteador::report
