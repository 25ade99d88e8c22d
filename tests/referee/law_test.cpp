// Compares every remedy of every case with the correctly entered match. A row here or a law of the game gives
// it.

#include "tests/referee/law.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "src/referee/as_played.hpp"
#include "src/referee/fill.hpp"
#include "src/referee/truco/log.hpp"
#include "tests/referee/facts.hpp"
#include "tests/referee/rights.hpp"
#include "tests/referee/rows.hpp"
#include "tests/support/long_run.hpp"

namespace tanteador::test {

using nlohmann::json;
using referee::Case;
using referee::Remedy;

std::vector<Law>& all_laws() {
  static std::vector<Law> laws;
  return laws;
}
std::vector<LawTable>& all_law_tables() {
  static std::vector<LawTable> tables;
  return tables;
}

referee::Finding hear(const EventTable& table, const Case& one, const referee::Answers& answers,
                      referee::Circumstances now) {
  if (!now.written) now.written = [&](EventSeq seq) { return table.event_line(seq); };
  if (!now.enters) now.enters = entering(table.names());
  return rule_on(one, answers, table.match(), table.names(), now);
}

referee::EventReader remembered(const EventTable& table) {
  return [&table, known = std::make_shared<std::map<EventSeq, json>>()](EventSeq seq) {
    const auto [entry, is_new] = known->try_emplace(seq);
    if (is_new) entry->second = table.event_line(seq);
    return entry->second;
  };
}

std::span<const referee::Circumstances> circumstances_of(const Case& one) {
  const auto asks = [](const json& when) {
    return when.contains("level") || when.contains("penalty_due") || when.contains("earlier_warnings");
  };
  const bool asked = std::ranges::any_of(one.paths, [&](const referee::Path& path) {
    return asks(path.when) ||
           std::ranges::any_of(path.remedies, [&](const auto& each) { return asks(each.when); });
  });
  return std::span(kCircumstances).first(asked ? std::size(kCircumstances) : 1);
}

std::string apply(EventTable& table, const Remedy& remedy) {
  for (const json& event : remedy.events) {
    if (std::string refused = table.enter_event(event); !refused.empty()) return refused;
  }
  return {};
}

namespace every_law {

namespace {

using Lines = std::vector<std::string>;

Lines lines_of(std::string_view text) {
  Lines lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('|', at), text.size());
    if (end > at) lines.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::int64_t first_seq(const Remedy& remedy) {
  std::int64_t first = 1'000'000;
  for (const json& event : remedy.events) {
    first = std::min(first, event.value("seq", first));
    for (const json& also : event.value("also", json::array()))
      first = std::min(first, also.get<std::int64_t>());
  }
  return first;
}

std::int64_t start_of_open_deal(const EventTable& table, const referee::EventReader& written) {
  const auto deal = referee::entries_of_deal(table.match(), written);
  return deal.empty() ? 0 : static_cast<std::int64_t>(deal.front().seq);
}

json find_fact(const referee::Answers& answers, const std::string& fact) {
  const auto answer = answers.find(fact);
  const json value = answer == answers.end() ? json() : answer->second.found;
  return value.is_object() ? *value.begin() : value;
}

// The status of the match, and the score and chicos of each side.
std::vector<json> standing(const EventTable& table) {
  std::vector<json> all{static_cast<int>(outcome(table.match()).status), table.scores()};
  for (int side = 0; side < side_count(table.match()); ++side) {
    for (const Fact& fact : side_facts(table.match(), side_at(side))) {
      if (fact.name == "chicos") all.emplace_back(fact.value.number);
    }
  }
  return all;
}

// One position and the remedies offered there at every level.
struct Position {
  LawTable at;
  std::span<const std::string> lines;
  std::span<const EventTable> tables;  // before each of the lines, and after the last
  const Ledger& compared;
  std::set<std::string>& seen;  // "case remedy" of all that was compared
  bool of_row = false;
  referee::EventReader written = remembered(tables.back());
  referee::Enters enters = entering(tables.back().names());
  mutable std::set<std::string> compared_here = {};  // with what is entered by it

  const EventTable& table() const { return tables.back(); }
};

// The matches before each line and after the last one.
std::vector<EventTable> all_tables(std::string_view start, std::span<const std::string> lines) {
  std::vector<EventTable> tables{EventTable(start)};
  for (const std::string& line : lines) {
    EventTable next = tables.back();
    next.play(line);
    tables.push_back(std::move(next));
  }
  return tables;
}

// The deal a remedy changes: the last one begun, or the one before it. Null if there is none.
std::optional<std::size_t> start_of_deal(const Position& here, const Remedy& remedy) {
  std::vector<std::size_t> starts;
  for (std::size_t i = 0; i < here.lines.size(); ++i) {
    if (here.lines[i].find("_started\"") != std::string::npos) starts.push_back(i);
  }
  const bool back = referee::deal_is_open(here.table().match()) &&
                    first_seq(remedy) < start_of_open_deal(here.table(), here.written);
  if (starts.size() < (back ? 2U : 1U)) return std::nullopt;
  return starts[starts.size() - (back ? 2 : 1)];
}

// The first lines unchanged, then these, then the rest as far as it is still accepted.
EventTable play(const Position& here, std::size_t as_they_were, std::span<const std::string> then) {
  EventTable right = here.tables[as_they_were];
  for (const std::string& line : then) right.enter(line);
  return right;
}

// The line that began a deal, with what that deal took from the log then: it was played so.
std::string as_begun(const Position& here, std::size_t line) {
  if (line + 1 >= here.tables.size() || here.lines[line].find("_started\"") == std::string::npos)
    return here.lines[line];
  const EventTable& table = here.tables[line + 1];
  const referee::EventReader written = [&](EventSeq seq) { return table.event_line(seq); };
  return referee::with_start_facts(table.match(), table.names(), written)(last_seq(table.match())).dump();
}

// All lines from this one on, with deals begun as before.
Lines as_begun_from(const Position& here, std::size_t first) {
  Lines lines;
  for (std::size_t line = first; line < here.lines.size(); ++line) lines.push_back(as_begun(here, line));
  return lines;
}

EventTable without_deal(const Position& here, const Remedy& remedy) {
  const bool strikes = std::ranges::any_of(remedy.events, [](const json& event) {
    return event["type"] == "annulled" || event["type"] == "amended" || event["type"] == "card_exposed";
  });
  const auto start = start_of_deal(here, remedy);
  if (!strikes || !start) return here.table();
  const auto first = here.lines.begin() + static_cast<std::ptrdiff_t>(*start) + 1;
  const auto next = std::find_if(first, here.lines.end(), [](const std::string& line) {
    return line.find("_started\"") != std::string::npos;
  });
  Lines right{R"({"type":"annulled","reason":"void"})"};
  const Lines since = as_begun_from(here, static_cast<std::size_t>(next - here.lines.begin()));
  right.insert(right.end(), since.begin(), since.end());
  return play(here, *start + 1, right);
}

EventTable dealt_by(const Position& here, const Remedy& remedy, const json& dealer) {
  const auto start = start_of_deal(here, remedy);
  if (!start) return here.table();
  Lines right = as_begun_from(here, *start);
  json line = json::parse(right.front());
  line["dealer"] = dealer;
  right.front() = line.dump();
  return play(here, *start, right);
}

void write_points(EventTable& table, const std::string& side, int points) {
  table.play(json{{"type", "ruled"}, {"side", side}, {"points", points}, {"reason", "x"}}.dump());
}

const std::string& side_of_player(const EventTable& table, std::string_view player) {
  const Names& names = table.names();
  const auto seat = std::ranges::find(names.seats, player) - names.seats.begin();
  return names
      .sides[static_cast<std::size_t>(index(side_of(table.match(), seat_at(static_cast<int>(seat)))))];
}

// The player and the partners fold, in a pica-pica those of the same duel.
void leave(EventTable& table, const std::string& player) {
  const auto& seats = table.names().seats;
  const auto seat_of = [&](const std::string& name) {
    return seat_at(static_cast<int>(std::ranges::find(seats, name) - seats.begin()));
  };
  const auto others = referee::opponents_of(table.match(), side_of(table.match(), seat_of(player)));
  const int duel = referee::duel_of_player(table.match(), seat_of(player));
  for (const std::string& name : seats) {
    const bool against = std::ranges::find(others, side_of(table.match(), seat_of(name))) != others.end();
    if (against || referee::duel_of_player(table.match(), seat_of(name)) != duel) continue;
    json event{{"type", "folded"}, {"player", name}};
    if (duel != 0) event["duel"] = duel;
    table.enter_event(event);
  }
}

EventTable entered_rightly(const Right& right, const Position& here, const Remedy& remedy,
                           const referee::Answers& answers) {
  const EventTable& table = here.table();
  if (right.is == Is::dealt_by) return dealt_by(here, remedy, find_fact(answers, "dealt"));
  if (right.is == Is::no_entry) {
    const auto entry = find_fact(answers, "entry").get<std::size_t>();
    return play(here, entry - 2, here.lines.subspan(entry - 1));
  }
  EventTable rightly = right.is == Is::no_deal ? without_deal(here, remedy) : table;
  const auto player = [&] { return side_of_player(table, find_fact(answers, "player").get<std::string>()); };
  if (right.points != 0) write_points(rightly, player(), right.points);
  if (right.is == Is::lower)
    write_points(rightly, find_fact(answers, "side"), -find_fact(answers, "points").get<int>());
  const bool decided = outcome(table.match()).status != Outcome::Status::in_progress;
  if (right.is == Is::forfeited && !decided) {
    const json named = find_fact(answers, "side"), side = named.is_null() ? json(player()) : named;
    rightly.play(json{{"type", "match_ended"}, {"reason", "forfeit"}, {"side", side}}.dump());
  }
  if (right.is == Is::left && !remedy.events.empty())
    leave(rightly, find_fact(answers, "player").get<std::string>());
  if (right.is == Is::begun_by) {
    const json dealer = find_fact(answers, std::string(right.dealer));
    rightly.play(json{{"type", "hand_started"}, {"dealer", dealer}}.dump());
  }
  if (right.is == Is::point) {
    const auto& sides = table.names().sides;
    const auto own = std::ranges::find(sides, player()) - sides.begin();
    for (const Side other : referee::opponents_of(table.match(), side_at(static_cast<int>(own))))
      write_points(rightly, sides[static_cast<std::size_t>(index(other))], 1);
  }
  return rightly;
}

// --- where it is offered

// The facts of the rows at this table: named players sit here, and an entry is any of its entries.
std::vector<std::string> facts_at(const LawTable& at, const EventTable& table, std::string_view row) {
  std::string facts(row);
  const bool of_game_of_sides = at.game != "sheet";
  if (of_game_of_sides) {
    for (const char* name : {"side=Ana", "side=Nus", "side=Nosotros"})
      facts = put(facts, name, "side=" + side_of_player(table, at.first));
    for (const char* name : {"side=Beto", "side=Vus", "side=Ellos"})
      facts = put(facts, name, "side=" + side_of_player(table, at.second));
  }
  facts = put(put(facts, "=Ana", "=" + std::string(at.first)), "=Beto", "=" + std::string(at.second));
  const std::size_t entry = facts.find("entry=");
  if (entry == facts.npos) return {facts};
  const std::size_t end = std::min(facts.find(';', entry), facts.size());
  std::vector<std::string> all;
  for (int seq = 2; seq <= static_cast<int>(last_seq(table.match())); ++seq)
    all.push_back(facts.substr(0, entry) + "entry=" + std::to_string(seq) + facts.substr(end));
  return all;
}

// True if all named players sit here.
bool can_say(const Case& one, const EventTable& table, std::string_view facts) {
  for (std::size_t at = facts.find_first_not_of("; "); at < facts.size();) {
    const std::size_t end = std::min(facts.find(';', at), facts.size()), equals = facts.find('=', at);
    const auto fact = std::ranges::find(one.facts, facts.substr(at, equals - at), &referee::FactAsked::id);
    if (fact == one.facts.end() ||
        !referee::read_value(*fact, facts.substr(equals + 1, end - equals - 1), table.names()))
      return false;
    at = facts.find_first_not_of("; ", end);
  }
  return true;
}

using Facts = std::map<std::string_view, std::set<std::string>>;

// The facts that its rows set, or none: a remedy says where it is offered what it lacks.
Facts facts_of(std::string_view game) {
  Facts facts;
  for (const Case& one : referee::cases(game)) facts[one.id].emplace();
  for (const Rows& rows : all_rows()) {
    for (const Row& row : rows.rows) {
      const bool answers = row.facts.find(':') == row.facts.npos;  // not each side its own
      if (answers && facts.contains(row.case_id)) facts[row.case_id].emplace(row.facts);
    }
  }
  return facts;
}

// True if every remedy only warns, so that it enters the same events after every line.
bool only_warns(const Case& one) {
  return std::ranges::all_of(one.paths, [](const referee::Path& path) {
    return std::ranges::all_of(path.remedies, [](const auto& remedy) {
      return std::ranges::all_of(remedy.events,
                                 [](const json& event) { return event.value("type", "") == "warned"; });
    });
  });
}

referee::Answers with_known_facts(const Position& here, const Case& one, const referee::Answers& given) {
  return with_log(one, given, here.table().match(), here.table().names(), here.written);
}

referee::Finding rule_on_case(const Position& here, const Case& one, const referee::Answers& given,
                              const referee::Circumstances& now) {
  return hear(here.table(), one, given, {now.level, now.earlier_warnings, here.written, here.enters});
}

// Equal entries have equal results, whatever answers led there, except for the people they name.
bool is_compared(const Position& here, const Case& one, const referee::Answers& given, const Remedy& remedy,
                 const Right& right) {
  constexpr Is kNamesNobody[] = {Is::as_entered, Is::no_deal, Is::by_law};
  std::string key = one.id + " " + remedy.id + json(remedy.events).dump();
  if (right.points != 0 || std::ranges::find(kNamesNobody, right.is) == std::end(kNamesNobody)) {
    for (const auto& [id, answer] : given) key += " " + id + answer.found.dump();
  }
  return !here.compared_here.insert(std::move(key)).second;
}

// The current deal: dealer, leader, next player, bids and entries.
json open_deal(const EventTable& table) {
  json deal = json::array();
  for (const Fact& fact : deal_facts(table.match())) {
    if (fact.name != "number" && fact.name != "dealer_mark")
      deal.push_back({fact.name, fact.value.number, fact.value.word});
  }
  const auto event_at = [&](EventSeq seq) { return table.event_line(seq); };
  for (const referee::Entry& entry : referee::entries_of_deal(table.match(), event_at)) {
    const std::string type = entry.event.value("type", "");
    if (!type.ends_with("_started") && !referee::stands_without_deal(type)) deal.push_back(entry.event);
  }
  return deal;
}

// A ruling on an earlier deal leaves the current deal as it was begun and played.
void check_open_deal(const Position& here, const Remedy& remedy, const EventTable& after) {
  const EventTable& before = here.table();
  const bool open = referee::deal_is_open(before.match()) && referee::deal_is_open(after.match());
  const bool earlier = open && first_seq(remedy) < start_of_open_deal(before, here.written);
  if (earlier) CHECK(open_deal(after) == open_deal(before));
}

void check_offered(const Position& here, const Case& one, const referee::Answers& given,
                   const Remedy& remedy) {
  CAPTURE(remedy.id);
  const Right right = right_of(one, remedy);
  if (is_compared(here, one, given, remedy, right)) return;
  EventTable after = here.table();
  if (!apply(after, remedy).empty()) return;  // facts that contradict what is entered
  if (right.is != Is::no_entry) check_open_deal(here, remedy, after);
  if (right.is == Is::by_law) {
    if (here.of_row) return;  // its row says the score
    const Cell cell = cell_of(here.table(), one.id, remedy);
    CAPTURE(cell.moment);
    CHECK(here.compared.contains(cell));
    return;
  }
  const bool plain = right.is == Is::as_entered && right.points == 0;
  CHECK(standing(after) ==
        standing(plain ? here.table()
                       : entered_rightly(right, here, remedy, with_known_facts(here, one, given))));
  here.seen.insert(one.id + " " + remedy.id);
}

// The possible answers to a missing fact.
std::vector<json> values_of(const referee::FactAsked& fact, const Position& here) {
  using enum referee::FactAsked::Kind;
  const json hand = here.at.game == "truco" ? json{"7e", "12e", "1o"} : json{"7s"};
  std::vector<json> values;
  for (const auto& choice : fact.choices) values.emplace_back(choice.id);
  for (const std::string_view name : {here.at.first, here.at.second}) {
    if (fact.kind == player) values.push_back({{"player", name}});
    if (fact.kind == side) values.push_back({{"side", side_of_player(here.table(), name)}});
  }
  if (fact.kind == yes_no) values = {true, false};
  if (fact.kind == number) values = {1, 30};
  if (fact.kind == card) values.push_back(hand[0]);
  if (fact.kind == cards) values.push_back(hand);
  // The rows' facts name every entry in its turn.
  if (fact.kind == event) values = {2, static_cast<int>(last_seq(here.table().match()))};
  return values;
}

// A remedy that lacks a fact enters nothing, and with any answer it is one of those that are compared.
void check_waiting(const Position& here, const Case& one, const referee::Answers& given,
                   const referee::Circumstances& now, const Remedy& waiting) {
  CAPTURE(waiting.id);
  CHECK(waiting.events.empty());
  const auto log = with_known_facts(here, one, given);
  std::size_t turns = 1;
  std::vector<std::vector<json>> values;
  for (const std::string& id : waiting.missing) {
    CAPTURE(id);
    const auto fact = std::ranges::find(one.facts, id, &referee::FactAsked::id);
    REQUIRE(fact != one.facts.end());
    CHECK((find_fact(log, id).is_null() || fact->kind == referee::FactAsked::Kind::event));
    values.push_back(values_of(*fact, here));
    turns = std::max(turns, values.back().size());
  }
  for (std::size_t turn = 0; turn < turns; ++turn) {
    referee::Answers answers = given;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (!values[i].empty()) answers[waiting.missing[i]].found = values[i][turn % values[i].size()];
    }
    const auto finding = rule_on_case(here, one, answers, now);
    const auto remedy = std::ranges::find(finding.remedies, waiting.id, &Remedy::id);
    if (remedy != finding.remedies.end() && remedy->missing.empty())
      check_offered(here, one, answers, *remedy);
  }
}

void check_case(const Position& here, const Case& one, const std::string& facts) {
  CAPTURE(facts);
  const auto given = answers_of(one, facts, here.table().names());
  std::set<std::string> tried;
  for (const referee::Circumstances& now : circumstances_of(one)) {
    for (const Remedy& remedy : rule_on_case(here, one, given, now).remedies) {
      if (!tried.insert(remedy.id + json(remedy.events).dump()).second) continue;
      if (!remedy.missing.empty())
        check_waiting(here, one, given, now, remedy);
      else
        check_offered(here, one, given, remedy);
    }
  }
}

bool decided(const EventTable& table) {
  return outcome(table.match()).status != Outcome::Status::in_progress ||
         std::ranges::any_of(standing(table), [](const json& each) { return each.is_number() && each > 0; });
}

void check_position(const Position& here, const Facts& facts, bool warnings) {
  for (const auto& [id, rows] : facts) {
    const Case& one = *referee::find_case(id);
    if (!warnings && only_warns(one)) continue;
    CAPTURE(one.id);
    for (const std::string& row : rows) {
      for (const std::string& row_facts : facts_at(here.at, here.table(), row)) {
        if (can_say(one, here.table(), row_facts)) check_case(here, one, row_facts);
      }
    }
  }
}

// The part of a table to check. Warnings are the same everywhere. If the match is near its end, some lines
// may be refused.
enum class Extent { all, all_but_warnings, ending, decided_alone };

void check_table(const LawTable& at, const Facts& facts, const Ledger& compared, std::set<std::string>& seen,
                 Extent extent) {
  const Lines lines = lines_of(at.lines);
  std::vector<EventTable> tables{EventTable(at.start)};
  static std::size_t turn = 0;  // over all tables, so that each kind of moment is tried
  for (std::size_t entered = 0;; ++entered) {
    const auto so_far = std::span(lines).first(entered);
    const bool last = entered == lines.size();
    CAPTURE(std::string(at.start));
    CAPTURE(entered == 0 ? std::string() : so_far.back());
    if (in_turn(turn++, extent == Extent::all ? 1 : 5) &&
        (extent != Extent::decided_alone || decided(tables.back())))
      check_position({at, so_far, tables, compared, seen}, facts, last && extent == Extent::all);
    if (last) return;
    EventTable next = tables.back();
    const std::string refused = next.enter(lines[entered]);
    CAPTURE(next.sentence());
    CHECK((refused.empty() || extent >= Extent::ending));
    if (!refused.empty()) return;
    tables.push_back(std::move(next));
  }
}

// The same table near the end of a chico or match: its agreements, and the points of both sides before.
struct Ending {
  std::string_view game, options;
  int first = 0, second = 0;
  Extent extent = Extent::decided_alone;
};
constexpr Ending kEndings[] = {
    {"truco", "{}", 28, 10},     {"truco", R"({"chicos_to_win":1})", 27, 28, Extent::ending},
    {"truf", R"({"deals":1})"},  {"troccas", R"({"deals":1})"},
    {"tarot", R"({"deals":1})"}, {"sheet", R"({"ends":"target","target":10})"}};

void check_ending(const LawTable& at, const Ending& ending, const Facts& facts, const Ledger& compared,
                  std::set<std::string>& seen) {
  json start = json::parse(at.start);
  start["options"] = json::parse(ending.options);
  const std::string starts = start.dump();
  std::string lines(at.lines);
  if (ending.first > 0) {
    const EventTable table(starts);
    json scores;
    for (const std::string& side : table.names().sides) scores[side] = 0;
    scores[side_of_player(table, at.first)] = ending.first;
    scores[side_of_player(table, at.second)] = ending.second;
    lines = json{{"type", "carried"}, {"scores", scores}}.dump() + "|" + lines;
  }
  check_table({at.game, starts, lines, at.first, at.second}, facts, compared, seen, ending.extent);
}

// The rows' own tables, with agreements of their own.
void check_rows(std::string_view game, const Ledger& compared, std::set<std::string>& seen) {
  for (const Rows& rows : all_rows()) {
    if (rows.game != game) continue;
    for (const Row& row : rows.rows) {
      const bool answers = row.facts.find(':') == row.facts.npos;
      if (!answers || only_warns(*referee::find_case(row.case_id))) continue;
      CAPTURE(std::string(row.case_id));
      CAPTURE(std::string(row.lines));
      const Lines lines = lines_of(put(std::string(row.lines), "\n", "|"));
      const auto tables = all_tables(row.start, lines);
      check_case({{game, row.start, {}}, lines, tables, compared, seen, true},
                 *referee::find_case(row.case_id), std::string(row.facts));
    }
  }
}

void check_game(std::string_view game) {
  Ledger compared;
  for (const Law& law : all_laws()) {
    if (law.game == game) law.hold(compared);
  }
  std::set<std::string> seen;
  for (const Cell& cell : compared) seen.insert(cell.case_id + " " + cell.remedy);
  check_rows(game, compared, seen);
  const Facts facts = facts_of(game);
  Extent extent = Extent::all;
  for (const LawTable& table : all_law_tables()) {
    if (table.game != game) continue;
    check_table(table, facts, compared, seen, std::exchange(extent, Extent::all_but_warnings));
    for (const Ending& ending : kEndings) {
      if (ending.game == game) check_ending(table, ending, facts, compared, seen);
    }
  }
  for (const Case& one : referee::cases(game)) {
    for (const referee::Path& path : one.paths) {
      for (const auto& remedy : path.remedies) {
        if (!remedy.events.empty())
          CHECK_MESSAGE(seen.contains(one.id + " " + remedy.id), one.id << " " << remedy.id);
      }
    }
  }
}

}  // namespace

}  // namespace every_law

Cell cell_of(const EventTable& before, std::string_view case_id, const Remedy& remedy) {
  const AnyMatch& match = before.match();
  const bool open = referee::deal_is_open(match);
  const std::int64_t first = every_law::first_seq(remedy);
  const auto event_at = [&](EventSeq seq) { return before.event_line(seq); };
  std::string moment = open ? first < every_law::start_of_open_deal(before, event_at) ? "begun" : "open"
                       : first <= static_cast<std::int64_t>(last_seq(match)) ? "counted"
                                                                             : "between";
  if (contest_facts(match).size() > 1) moment += ", a duel";
  for (int side = 0; side < side_count(match); ++side) {
    for (const Fact& fact : side_facts(match, side_at(side))) {
      if (fact.name == "chicos" && fact.value.number > 0 && moment.find("chico") == moment.npos)
        moment += ", after a chico";
    }
  }
  if (outcome(match).status != Outcome::Status::in_progress) moment += ", over";
  return {std::string(case_id), remedy.id, static_cast<int>(before.names().seats.size()), side_count(match),
          std::move(moment)};
}

TEST_CASE("truco: every remedy equals the match entered correctly") { every_law::check_game("truco"); }
TEST_CASE("tarot: every remedy equals the match entered correctly") { every_law::check_game("tarot"); }
TEST_CASE("troccas: every remedy equals the match entered correctly") { every_law::check_game("troccas"); }
TEST_CASE("truf: every remedy equals the match entered correctly") { every_law::check_game("truf"); }
TEST_CASE("sheet: every remedy equals the match entered correctly") { every_law::check_game("sheet"); }

}  // namespace tanteador::test
