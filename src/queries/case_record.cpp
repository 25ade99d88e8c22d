#include "src/queries/case_record.hpp"

#include <map>

#include <nlohmann/json.hpp>

#include "src/core/text/join.hpp"
#include "src/print/report_page.hpp"
#include "src/referee/appeal.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/words.hpp"

namespace tanteador::queries {

std::string case_title(const session::CaseRow& row) {
  const referee::Case* one = referee::find_case(row.name);
  return one ? one->title : row.title.empty() ? row.name : row.title;
}

std::string remedy_title(const session::CaseRow& row) {
  return referee::remedy_title(referee::find_case(row.name), row.remedy);
}

std::string title_on_appeal(const session::CaseRow& row, const std::string& remedy) {
  return referee::title_on_appeal(referee::find_case(row.name), remedy);
}

std::string name_in(const session::NameBook& book, const std::string& id) {
  const auto found = book.find(id);
  return found != book.end() && found->second ? *found->second : tr("a player whose name was erased");
}

std::string standing_text(const session::Standing& standing) {
  using enum session::Standing::State;
  switch (standing.state) {
    case none: return tr("no appeal");
    case may_appeal: {
      const std::string until = view::clock_time(standing.until);
      return view::say("can be appealed until {0}", {std::string_view(until)});
    }
    case open: return standing.late ? tr("appeal pending (late)") : tr("appeal pending");
    case upheld: return tr("appeal allowed");
    case rejected: return tr("appeal rejected");
  }
  return {};
}

namespace {

using nlohmann::json;
using session::CaseRecord;
using session::OpenMatch;
using view::rule_number;
using view::say;

constexpr const char* kNothingSaid = "–";  // no statement or finding

const referee::FactAsked* fact_asked(const referee::Case* one, const std::string& id) {
  if (!one) return nullptr;
  const auto found = std::ranges::find(one->facts, id, &referee::FactAsked::id);
  return found == one->facts.end() ? nullptr : &*found;
}

std::string word_of(const std::string& word, const referee::FactAsked* question) {
  if (!question) return word;
  const auto found = std::ranges::find(question->choices, word, &referee::FactAsked::Choice::id);
  return found == question->choices.end() ? word : tr(found->title);
}

// The value in its stored form: players and sides by number.
std::string value_text(const json& value, const referee::FactAsked* question, const Names& names) {
  if (value.is_null()) return kNothingSaid;
  if (value.is_boolean()) return value.get<bool>() ? tr("yes") : tr("no");
  if (value.is_string()) return word_of(value, question);
  if (value.is_object() && value.contains("player"))
    return render({"{0}", {seat_at(value["player"].get<int>())}}, names);
  if (value.is_object() && value.contains("side"))
    return render({"{0}", {side_at(value["side"].get<int>())}}, names);
  if (value.is_number_float())
    return render({"{0}", {Arg::from_halves(static_cast<int>(value.get<double>() * 2))}}, names);
  if (!value.is_array()) return value.dump();
  std::vector<std::string> words;
  for (const json& word : value) words.push_back(word.is_string() ? word.get<std::string>() : word.dump());
  return join(words);
}

report::Table facts_table(const json& facts, const referee::Case* one, const Names& names) {
  report::Table table{.columns = {{.title = tr("Fact"), .share = 2}}, .groups = {{}}};
  for (const std::string& side : names.sides)
    table.columns.push_back(report::text_column({}, say("{0} says", {std::string_view(side)})));
  table.columns.push_back(report::text_column({}, tr("Referee's finding")));
  for (const auto& [id, fact] : facts.items()) {
    const referee::FactAsked* question = fact_asked(one, id);
    const json statements = fact.value("said", json::array());
    report::Row row{question ? tr(question->ask) : id};
    for (std::size_t side = 0; side < names.sides.size(); ++side)
      row.emplace_back(value_text(side < statements.size() ? statements[side] : json(), question, names));
    row.emplace_back(
        report::Mark{value_text(fact.value("found", json()), question, names), report::Tone::strong});
    add_row(table, std::move(row));
  }
  return table;
}

std::string players_text(const OpenMatch& match, const Names& names) {
  if (has_single_player_sides(match.match())) return join(names.seats);
  std::vector<std::string> sides;
  for (int side = 0; side < side_count(match.match()); ++side) {
    std::vector<std::string> players;
    for (int seat = 0; seat < seat_count(match.match()); ++seat) {
      if (side_of(match.match(), seat_at(seat)) == side_at(side)) players.push_back(names.seats[seat]);
    }
    sides.push_back(names.sides[side] + " (" + join(players) + ")");
  }
  return join(sides, " – ");
}

std::string printed_rule_text(const session::CaseRow& row, const OpenMatch& match) {
  const rulebook::Rule* rule = rulebook::find_rule(row.rule);
  if (!rule) return tr("not printed");
  const std::string place =
      rulebook::place_of(row.rule, match.edition(), match.overridden_options(), {seat_count(match.match())});
  return join(std::vector{rule_number(row.rule), std::string(title_of(*rule)), place}, " · ");
}

std::string decision_text(const json& decided, const session::NameBook& book) {
  const std::string when = view::day_and_time(decided.value("at", "")), reason = decided.value("reason", "");
  if (!decided.contains("referee"))
    return say("{0}: {1}", {std::string_view(when), std::string_view(reason)});
  const std::string who = name_in(book, decided["referee"]);
  return say("{0}, by {1}: {2}", {std::string_view(when), std::string_view(who), std::string_view(reason)});
}

void add_appeals(print::Pairs& pairs, const CaseRecord& entry, const Names& names,
                 const session::NameBook& book) {
  for (const json& appeal : json::parse(entry.row.appeals)) {
    const std::string side = render({"{0}", {side_at(appeal.value("by_side", 0))}}, names);
    const std::string at = view::day_and_time(appeal.value("at", "")), ground = appeal.value("ground", "");
    pairs.lines.emplace_back(
        tr("Appeal"),
        say("{0}, by {1}: {2}", {std::string_view(at), std::string_view(side), std::string_view(ground)}));
    if (appeal.contains("decided"))
      pairs.lines.emplace_back(appeal["decided"].value("upheld", false) ? tr("Allowed") : tr("Rejected"),
                               decision_text(appeal["decided"], book));
  }
}

void add_case(print::Blocks& blocks, const CaseRecord& entry, const OpenMatch& match,
              const session::NameBook& book) {
  const session::CaseRow& row = entry.row;
  const EventSeq seq{row.seq};
  const Names names = match.names(seq);
  const std::string time = view::day_and_time(row.at), title = tr(case_title(row));
  blocks.push_back({print::Heading{say("{0} · {1}", {std::string_view(time), std::string_view(title)}), 2}});
  print::Pairs pairs;
  const auto add = [&](std::string label, std::string value) {
    if (!value.empty()) pairs.lines.emplace_back(std::move(label), std::move(value));
  };
  add(tr("Match"), say("{0}, entry {1}", {std::string_view(row.match), seq}));
  add(tr("Rule set"), join(std::vector{tr(match.edition().title), match.edition().id}, " · "));
  add(tr("Players"), players_text(match, names));
  blocks.push_back({std::move(pairs)});
  const json ruled = json::parse(match.payload_in_force(seq));
  const json facts = ruled.value("facts", json::object());
  if (!facts.empty()) blocks.push_back({facts_table(facts, referee::find_case(row.name), names)});
  pairs = {};
  add(tr("Rule"), printed_rule_text(row, match));
  add(row.fixed ? tr("Remedy, required by the rule") : tr("Remedy, at the referee's discretion"),
      tr(remedy_title(row)));
  const std::string now = session::remedy_on_appeal(row);
  if (!now.empty()) add(tr("On appeal"), tr(title_on_appeal(row, now)));
  add(tr("Reason"), row.reason);
  add(tr("Referee"), row.referee.empty() ? std::string(kNothingSaid) : name_in(book, row.referee));
  add(tr("State"), standing_text(entry.appeal));
  add_appeals(pairs, entry, names, book);
  blocks.push_back({std::move(pairs)});
}

// Calls `each` with the match of each entry; opens each match once.
template <class Each>
void visit_cases(const session::Session& session, std::span<const CaseRecord> entries, const Each& each) {
  const session::NameBook book = session.name_book();
  std::map<std::string, OpenMatch> matches;
  for (const CaseRecord& entry : entries) {
    auto match = matches.find(entry.row.match);
    if (match == matches.end()) {
      auto opened = session.open(entry.row.match);
      if (!opened) continue;  // cannot happen: the row refers to the match
      match = matches.emplace(entry.row.match, std::move(*opened)).first;
    }
    each(entry, match->second, book);
  }
}

// "player=Ana; open=yes", followed by the sides' statements: "(Nosotros: no)".
std::string facts_line(const CaseRecord& entry, const OpenMatch& match) {
  const Names names = match.names(EventSeq{entry.row.seq});
  const json facts =
      json::parse(match.payload_in_force(EventSeq{entry.row.seq})).value("facts", json::object());
  std::string line;
  for (const auto& [id, fact] : facts.items()) {
    line += (line.empty() ? "" : "; ") + id + "=" + value_text(fact.value("found", json()), nullptr, names);
    const json statements = fact.value("said", json::array());
    for (std::size_t side = 0; side < statements.size() && side < names.sides.size(); ++side) {
      if (!statements[side].is_null())
        line += " (" + names.sides[side] + ": " + value_text(statements[side], nullptr, names) + ")";
    }
  }
  return line;
}

}  // namespace

print::Document case_document(const session::Session& session, std::span<const CaseRecord> entries,
                              std::string_view now) {
  const auto count = static_cast<int>(entries.size());
  print::Document document =
      print::page_of(tr("Case record"), trn("{0} case, newest first", "{0} cases, newest first", count), now);
  if (entries.empty()) document.blocks.push_back({print::Paragraph{tr("No rulings yet.")}});
  visit_cases(session, entries, [&](const CaseRecord& entry, const OpenMatch& match, const auto& book) {
    add_case(document.blocks, entry, match, book);
  });
  return document;
}

report::Table case_table(const session::Session& session, std::span<const CaseRecord> entries) {
  report::Table table{.title = tr("Case record")};
  for (const char* key :
       {"at", "match", "event", "game", "ruleset", "players", "case", "title", "people", "facts", "rule",
        "fixed", "remedy", "now", "reason", "referee", "precedent", "appeal", "appeals"})
    table.columns.push_back(report::data_column(key));
  auto& rows = table.groups.emplace_back().rows;
  visit_cases(session, entries, [&](const CaseRecord& entry, const OpenMatch& match, const auto& book) {
    const session::CaseRow& row = entry.row;
    std::vector<std::string> people;
    for (const json& person : json::parse(row.people)) people.push_back(name_in(book, person));
    const auto yes = [](bool is) { return std::string(is ? "yes" : "no"); };
    print::Pairs appeals;
    add_appeals(appeals, entry, match.names(EventSeq{row.seq}), book);
    std::vector<std::string> texts;
    for (const auto& [what, text] : appeals.lines) texts.push_back(what + " " + text);
    rows.push_back({row.at, row.match, std::int64_t{row.seq}, row.game, std::string(match.edition().id),
                    players_text(match, match.names(EventSeq{row.seq})), row.name, tr(case_title(row)),
                    join(people), facts_line(entry, match), row.rule, yes(row.fixed), row.remedy,
                    session::remedy_on_appeal(row), row.reason,
                    row.referee.empty() ? std::string() : name_in(book, row.referee), yes(row.precedent),
                    std::string(session::kStandings[index(entry.appeal.state)]), join(texts, "; ")});
  });
  return table;
}

}  // namespace tanteador::queries
