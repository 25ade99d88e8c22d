// Every remedy of every case, offered at any table after any line, is compared with the match entered
// rightly: by its row here, or by a law of its game where more must be said than a row can.

#include "tests/referee/law.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "tests/referee/facts.hpp"
#include "tests/referee/rights.hpp"
#include "tests/referee/rows.hpp"

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
  now.written = [&](EventSeq seq) { return table.written(seq); };
  return rule_on(one, answers, table.match(), table.names(), now);
}

std::string apply(EventTable& table, const Remedy& remedy) {
  std::string lines;
  for (const json& event : remedy.events) lines += event.dump() + "\n";
  return table.enter(lines);
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

std::int64_t start_of_open_deal(const EventTable& table) {
  const auto deal = referee::entries_of_deal(table.match(), [&](EventSeq seq) { return table.written(seq); });
  return deal.empty() ? 0 : static_cast<std::int64_t>(deal.front().seq);
}

json found(const referee::Answers& answers, const std::string& fact) {
  const auto answer = answers.find(fact);
  const json value = answer == answers.end() ? json() : answer->second.found;
  return value.is_object() ? *value.begin() : value;
}

// The deal a remedy reaches: the last one that was begun, or the one before it. Nothing where there is none.
std::optional<std::size_t> start_of_deal(const Lines& lines, const EventTable& table, const Remedy& remedy) {
  std::vector<std::size_t> starts;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].find("_started\"") != std::string::npos) starts.push_back(i);
  }
  const bool back = referee::deal_is_open(table.match()) && first_seq(remedy) < start_of_open_deal(table);
  if (starts.size() < (back ? 2U : 1U)) return std::nullopt;
  return starts[starts.size() - (back ? 2 : 1)];
}

// What follows is entered as far as it still can be.
std::vector<Points> scores_of(const LawTable& at, const Lines& lines) {
  EventTable right(at.start);
  for (const std::string& line : lines) right.enter(line);
  return right.scores();
}

std::vector<Points> without_deal(const LawTable& at, const Lines& lines, const EventTable& table,
                                 const Remedy& remedy) {
  const bool strikes = std::ranges::any_of(remedy.events, [](const json& event) {
    return event["type"] == "annulled" || event["type"] == "amended" || event["type"] == "card_exposed";
  });
  const auto start = start_of_deal(lines, table, remedy);
  if (!strikes || !start) return table.scores();
  const auto first = lines.begin() + static_cast<std::ptrdiff_t>(*start) + 1;
  const auto next = std::find_if(first, lines.end(), [](const std::string& line) {
    return line.find("_started\"") != std::string::npos;
  });
  Lines right(lines.begin(), first);
  right.emplace_back(R"({"type":"annulled","reason":"void"})");
  right.insert(right.end(), next, lines.end());
  return scores_of(at, right);
}

std::vector<Points> dealt_by(const LawTable& at, Lines lines, const EventTable& table, const Remedy& remedy,
                             const json& dealer) {
  if (const auto start = start_of_deal(lines, table, remedy)) {
    json line = json::parse(lines[*start]);
    line["dealer"] = dealer;
    lines[*start] = line.dump();
  }
  return scores_of(at, lines);
}

std::vector<Points> right_scores(const Right& right, const LawTable& at, const Lines& lines,
                                 const EventTable& table, const Remedy& remedy,
                                 const referee::Answers& answers) {
  if (right.is == Is::dealt_by) return dealt_by(at, lines, table, remedy, found(answers, "dealt"));
  if (right.is == Is::no_entry) {
    Lines others = lines;
    others.erase(others.begin() + found(answers, "entry").get<int>() - 2);
    return scores_of(at, others);
  }
  auto scores = right.is == Is::no_deal ? without_deal(at, lines, table, remedy) : table.scores();
  const auto side_of_player = [&] {
    const auto& seats = table.names().seats;
    const auto seat = std::ranges::find(seats, found(answers, "player").get<std::string>()) - seats.begin();
    return side_of(table.match(), seat_at(static_cast<int>(seat)));
  };
  if (right.points != 0) scores[static_cast<std::size_t>(index(side_of_player()))] += right.points;
  if (right.is == Is::lower) {
    const auto& sides = table.names().sides;
    const auto side = std::ranges::find(sides, found(answers, "side").get<std::string>()) - sides.begin();
    scores[static_cast<std::size_t>(side)] -= found(answers, "points").get<int>();
  }
  if (right.is == Is::point) {
    for (const Side other : referee::opponents_of(table.match(), side_of_player()))
      ++scores[static_cast<std::size_t>(index(other))];
  }
  return scores;
}

// --- where it is offered

// The facts of the rows at this table: who they name sits here, and an entry is any of its entries.
std::vector<std::string> facts_at(const LawTable& at, const EventTable& table, std::string_view row) {
  const auto side_of_name = [&](std::string_view name) {
    const auto& seats = table.names().seats;
    const auto seat = std::ranges::find(seats, name) - seats.begin();
    return table.names()
        .sides[static_cast<std::size_t>(index(side_of(table.match(), seat_at(static_cast<int>(seat)))))];
  };
  std::string facts(row);
  const bool of_game_of_sides = at.game != "sheet";
  if (of_game_of_sides) {
    for (const char* name : {"side=Ana", "side=Nus", "side=Nosotros"})
      facts = put(facts, name, "side=" + side_of_name(at.first));
    for (const char* name : {"side=Beto", "side=Vus", "side=Ellos"})
      facts = put(facts, name, "side=" + side_of_name(at.second));
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

// Does everybody who is named sit here?
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

// Those of its rows, or none at all; where no row of the game says it, about either deal.
Facts facts_of(std::string_view game) {
  Facts facts;
  for (const Case& one : referee::cases(game)) {
    if (!one.id.starts_with("tarot.duplicate_")) facts[one.id].emplace();
  }
  for (const Rows& rows : all_rows()) {
    for (const Row& row : rows.rows) {
      const bool told = row.facts.find(':') == row.facts.npos;  // not each side its own
      if (told && facts.contains(row.case_id)) facts[row.case_id].emplace(row.facts);
    }
  }
  for (auto& [id, of_case] : facts) {
    const referee::FactAsked* deal = which_deal(*referee::find_case(id));
    if (!deal || game == "tarot") continue;
    for (const std::string& each : std::set(of_case)) {
      if (each.find(deal->id + "=") != each.npos) continue;
      for (const char* said : {"yes", "no"}) of_case.insert(each + "; " + deal->id + "=" + said);
    }
  }
  return facts;
}

// One position: what is offered there at every level.
struct Position {
  LawTable at;
  const Lines& lines;
  const EventTable& table;
  const Ledger& compared;
  std::set<std::string>& seen;  // "case remedy" of all that was compared
  bool of_row = false;
};

void check_offered(const Position& here, const Case& one, const referee::Answers& answers,
                   const Remedy& remedy) {
  CAPTURE(remedy.id);
  EventTable after = here.table;
  if (!apply(after, remedy).empty()) return;  // facts that contradict what is entered
  const Right right = right_of(one, remedy);
  if (right.is == Is::by_law) {
    if (here.of_row) return;  // its row says the score
    const Cell cell = cell_of(here.table, one.id, remedy);
    CAPTURE(cell.moment);
    CHECK(here.compared.contains(cell));
    return;
  }
  CHECK(after.scores() == right_scores(right, here.at, here.lines, here.table, remedy, answers));
  here.seen.insert(one.id + " " + remedy.id);
}

// What asks for no level and no warning is the same at all of them.
bool asks_level(const Case& one) {
  const auto asks = [](const json& when) {
    return when.contains("level") || when.contains("penalty_due") || when.contains("earlier_warnings");
  };
  return std::ranges::any_of(one.paths, [&](const referee::Path& path) {
    return asks(path.when) ||
           std::ranges::any_of(path.remedies, [&](const auto& each) { return asks(each.when); });
  });
}

void check_case(const Position& here, const Case& one, const std::string& facts) {
  CAPTURE(facts);
  const auto given = answers_of(one, facts, here.table.names());
  const auto answers = with_log(one, given, here.table.match(), here.table.names(),
                                [&](EventSeq seq) { return here.table.written(seq); });
  std::set<std::string> tried;
  const std::size_t levels = asks_level(one) ? std::size(kCircumstances) : 1;
  for (std::size_t level = 0; level < levels; ++level) {
    for (const Remedy& remedy : hear(here.table, one, given, kCircumstances[level]).remedies) {
      if (!remedy.missing.empty() || !tried.insert(remedy.id + json(remedy.events).dump()).second) continue;
      check_offered(here, one, answers, remedy);
    }
  }
}

void check_table(const LawTable& at, const Facts& facts, const Ledger& compared,
                 std::set<std::string>& seen) {
  const Lines lines = lines_of(at.lines);
  EventTable table(at.start);
  for (std::size_t entered = 0;; ++entered) {
    const Lines so_far(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(entered));
    CAPTURE(std::string(at.start));
    CAPTURE(entered == 0 ? std::string() : so_far.back());
    for (const auto& [id, rows] : facts) {
      const Case& one = *referee::find_case(id);
      CAPTURE(one.id);
      for (const std::string& row : rows) {
        for (const std::string& here : facts_at(at, table, row)) {
          if (can_say(one, table, here)) check_case({at, so_far, table, compared, seen}, one, here);
        }
      }
    }
    if (entered == lines.size()) return;
    table.play(lines[entered]);
  }
}

// The rows' own tables, with agreements of their own.
void check_rows(std::string_view game, const Ledger& compared, std::set<std::string>& seen) {
  for (const Rows& rows : all_rows()) {
    if (rows.game != game) continue;
    for (const Row& row : rows.rows) {
      const bool told = row.facts.find(':') == row.facts.npos;
      if (!told || row.case_id.starts_with("tarot.duplicate_")) continue;
      CAPTURE(std::string(row.case_id));
      CAPTURE(std::string(row.lines));
      const Lines lines = lines_of(put(std::string(row.lines), "\n", "|"));
      EventTable table(row.start);
      for (const std::string& line : lines) table.play(line);
      check_case({{game, row.start, {}}, lines, table, compared, seen, true},
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
  for (const LawTable& table : all_law_tables()) {
    if (table.game == game) check_table(table, facts, compared, seen);
  }
  for (const Case& one : referee::cases(game)) {
    for (const referee::Path& path : one.paths) {
      for (const auto& remedy : path.remedies) {
        if (!remedy.events.empty() && !one.id.starts_with("tarot.duplicate_"))
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
  std::string moment = open ? first < every_law::start_of_open_deal(before) ? "begun" : "open"
                       : first <= static_cast<std::int64_t>(last_seq(match)) ? "counted"
                                                                             : "between";
  if (contest_facts(match).size() > 1) moment += ", a duel";
  for (int side = 0; side < side_count(match); ++side) {
    for (const Fact& fact : side_facts(match, side_at(side))) {
      if (fact.name == "chicos" && fact.value.number > 0 && moment.find("chico") == moment.npos)
        moment += ", after a chico";
    }
  }
  return {std::string(case_id), remedy.id, static_cast<int>(before.names().seats.size()), side_count(match),
          std::move(moment)};
}

TEST_CASE("truco: every remedy that is offered is compared with the match entered rightly") {
  every_law::check_game("truco");
}
TEST_CASE("tarot: every remedy that is offered is compared with the match entered rightly") {
  every_law::check_game("tarot");
}
TEST_CASE("troccas: every remedy that is offered is compared with the match entered rightly") {
  every_law::check_game("troccas");
}
TEST_CASE("truf: every remedy that is offered is compared with the match entered rightly") {
  every_law::check_game("truf");
}
TEST_CASE("sheet: every remedy that is offered is compared with the match entered rightly") {
  every_law::check_game("sheet");
}

}  // namespace tanteador::test
