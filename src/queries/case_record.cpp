#include "src/queries/case_record.hpp"

#include <map>

#include <nlohmann/json.hpp>

#include "src/core/text/join.hpp"
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

// The value in its stored form: players and sides by number. Empty: not stated.
std::string value_text(const json& value, const referee::FactAsked* question, const Names& names) {
  if (value.is_null()) return {};
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

std::vector<report::RulingFact> facts_of(const json& facts, const referee::Case* one, const Names& names) {
  std::vector<report::RulingFact> all;
  for (const auto& [id, fact] : facts.items()) {
    const referee::FactAsked* question = fact_asked(one, id);
    const auto text_of = [&](const json& value) -> report::FactText {
      return {value_text(value, question, names), value_text(value, nullptr, names)};
    };
    const json statements = fact.value("said", json::array());
    auto& row = all.emplace_back(report::RulingFact{id, question ? tr(question->ask) : id, {}, {}});
    for (std::size_t side = 0; side < names.sides.size(); ++side)
      row.statements.push_back(text_of(side < statements.size() ? statements[side] : json()));
    row.finding = text_of(fact.value("found", json()));
  }
  return all;
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
  if (!rule) return {};
  const std::string place =
      rulebook::place_of(row.rule, match.edition(), match.overridden_options(), {seat_count(match.match())});
  return join(std::vector{rule_number(row.rule), std::string(title_of(*rule)), place}, " · ");
}

std::vector<report::RulingAppeal> appeals_of(const session::CaseRow& row, const Names& names,
                                             const session::NameBook& book) {
  std::vector<report::RulingAppeal> all;
  for (const json& appeal : json::parse(row.appeals)) {
    auto& one = all.emplace_back(
        report::RulingAppeal{.at = appeal.value("at", ""),
                             .side = render({"{0}", {side_at(appeal.value("by_side", 0))}}, names),
                             .ground = appeal.value("ground", "")});
    if (!appeal.contains("decided")) continue;
    const json& decided = appeal["decided"];
    one.decided = true;
    one.allowed = decided.value("upheld", false);
    one.decided_at = decided.value("at", "");
    if (decided.contains("referee")) one.decided_by = name_in(book, decided["referee"]);
    one.reason = decided.value("reason", "");
  }
  return all;
}

report::Ruling ruling_line(const CaseRecord& entry, const session::NameBook& book) {
  const session::CaseRow& row = entry.row;
  const std::string on_appeal = session::remedy_on_appeal(row);
  std::vector<std::string> people;
  for (const json& person : json::parse(row.people)) people.push_back(name_in(book, person));
  return {.at = row.at,
          .match = row.match,
          .seq = row.seq,
          .game = row.game,
          .case_id = row.name,
          .title = tr(case_title(row)),
          .people = std::move(people),
          .rule = row.rule,
          .rule_number = rule_number(row.rule),
          .fixed = row.fixed,
          .remedy = row.remedy,
          .remedy_title = tr(remedy_title(row)),
          .on_appeal = on_appeal,
          .on_appeal_title = on_appeal.empty() ? on_appeal : tr(title_on_appeal(row, on_appeal)),
          .reason = row.reason,
          .referee = row.referee.empty() ? std::string() : name_in(book, row.referee),
          .precedent = row.precedent,
          .standing = std::string(session::kStandings[index(entry.appeal.state)]),
          .standing_text = standing_text(entry.appeal)};
}

void add_match_texts(report::Ruling& ruling, const session::CaseRow& row, const OpenMatch& match,
                     const session::NameBook& book) {
  const EventSeq seq{row.seq};
  const Names names = match.names(seq);
  ruling.ruleset = match.edition().id;
  ruling.ruleset_title = tr(match.edition().title);
  ruling.sides = names.sides;
  ruling.players = players_text(match, names);
  ruling.facts = facts_of(json::parse(match.payload_in_force(seq)).value("facts", json::object()),
                          referee::find_case(row.name), names);
  ruling.rule_text = printed_rule_text(row, match);
  ruling.appeals = appeals_of(row, names, book);
}

}  // namespace

std::vector<report::Ruling> ruling_lines(const session::NameBook& book, std::span<const CaseRecord> entries) {
  std::vector<report::Ruling> all;
  for (const CaseRecord& entry : entries) all.push_back(ruling_line(entry, book));
  return all;
}

std::vector<report::Ruling> rulings(const session::Session& session, std::span<const CaseRecord> entries) {
  const session::NameBook book = session.name_book();
  std::vector<report::Ruling> all;
  std::map<std::string, OpenMatch> matches;
  for (const CaseRecord& entry : entries) {
    auto match = matches.find(entry.row.match);
    if (match == matches.end()) {
      auto opened = session.open(entry.row.match);
      if (!opened) continue;  // cannot happen: the row refers to the match
      match = matches.emplace(entry.row.match, std::move(*opened)).first;
    }
    add_match_texts(all.emplace_back(ruling_line(entry, book)), entry.row, match->second, book);
  }
  return all;
}

}  // namespace tanteador::queries
