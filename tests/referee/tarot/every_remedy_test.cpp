// Rows of every game as positions with facts: every offered remedy can be entered. The score of tarot
// is then that of a correctly entered deal. This holds for three, four and five players, also for the taker's
// partner. It holds at every level, before the result, after it and in the next deal. The table below says
// what is correct.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "tests/referee/facts.hpp"
#include "tests/referee/law.hpp"
#include "tests/referee/rows.hpp"

using namespace tanteador;
using namespace tanteador::test;
using nlohmann::json;
using referee::Case;
using referee::Finding;
using referee::Remedy;

namespace {

using Lines = std::vector<json>;

Lines lines_of(std::string_view text) {
  Lines lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (end > at) lines.push_back(json::parse(text.substr(at, end - at)));
    at = end + 1;
  }
  return lines;
}

std::string text_of(const Lines& lines) {
  std::string text;
  for (const json& line : lines) text += line.dump() + "\n";
  return text;
}

struct Heard {
  Finding finding;
  referee::Answers answers;  // with what the log knows
};

Heard hear(const EventTable& table, const Case& one, std::string_view facts, referee::Circumstances now) {
  if (!now.written) now.written = [&](EventSeq seq) { return table.event_line(seq); };
  const auto given = answers_of(one, facts, table.names());
  return {rule_on(one, given, table.match(), table.names(), now),
          with_log(one, given, table.match(), table.names(), now.written)};
}

// --- what is right

enum class Is {
  as_entered,
  no_deal,  // it counts for nothing
  without,  // an entry that must not stand, by its type
  with_poignee,
  with_chelem,
  no_petit,
  recounted,
  dealt_by,  // `player`, or `right` where that is answered
  own_bid,   // the taker's lower contract
  petit_sec  // entered with a deal of its own
};

struct Right {
  std::string_view case_id, remedy;  // "*": of every case that has no row of its own
  Is is = Is::as_entered;
  int points = 0;
  std::string_view type = {};
};

// Code d'arbitrage, pages 4 to 8. A remedy without a row leaves the deal as it was entered.
constexpr Right kRight[] = {
    {"*", "void", Is::no_deal},
    {"*", "annul", Is::no_deal},
    {"*", "void_points", Is::no_deal, -100},
    {"*", "points", Is::as_entered, -100},
    {"*", "counts_points", Is::as_entered, -100},
    {"*", "defender_points", Is::as_entered, -100},
    {"*", "with_deal_points", Is::as_entered, -100},
    {"*", "not_entered_points", Is::as_entered, -100},
    {"*", "no_petit", Is::no_petit},
    {"*", "no_petit_points", Is::no_petit, -100},
    {"*", "again_struck", Is::without, 0, "discarded"},
    {"*", "struck", Is::without, 0, "poignee"},
    {"*", "struck_points", Is::without, -100, "poignee"},
    {"*", "not_counted", Is::without, 0, "poignee"},
    {"*", "entered", Is::with_poignee},
    {"*", "counts_entered", Is::with_poignee},
    {"*", "counts_entered_before", Is::with_poignee},
    {"*", "entered_points", Is::with_poignee, -100},
    {"*", "entered_before", Is::with_poignee},
    {"*", "entered_before_points", Is::with_poignee, -100},
    {"*", "enter_late", Is::with_poignee},
    {"*", "worst_counted", Is::recounted},
    {"*", "given_back", Is::recounted},
    {"*", "recounted", Is::recounted},
    {"*", "opposite", Is::dealt_by},
    {"*", "plays", Is::own_bid},
    {"*", "plays_own", Is::own_bid},
    {"*", "points_400", Is::as_entered, -400},
    {"*", "points_200", Is::as_entered, -200},
    {"tarot.misdeal", "points", Is::no_deal, -500},
    {"tarot.misdeal", "warn", Is::no_deal},
    {"tarot.turned_up", "again", Is::no_deal},
    {"tarot.wrong_dealer", "again", Is::dealt_by},
    {"tarot.wrong_dealer", "stands", Is::dealt_by},
    {"tarot.bid_disputed", "void", Is::as_entered},
    {"tarot.bid_disputed", "struck", Is::without, 0, "bid"},
    {"tarot.bid_disputed", "again_struck", Is::without, 0, "bid"},
    {"tarot.discard_size", "recounted_points", Is::recounted, -100},
    {"tarot.petit_sec_unsaid", "petit_sec_unopened", Is::petit_sec},
    {"tarot.chelem_late", "entered", Is::with_chelem},
    {"tarot.chelem_late", "struck", Is::without, 0, "chelem_announced"},
    {"tarot.wrong_entry", "struck", Is::without, 0, "result"},
};

Right right_of(std::string_view case_id, std::string_view remedy) {
  for (const std::string_view whose : {case_id, std::string_view("*")}) {
    for (const Right& row : kRight) {
      if (row.case_id == whose && row.remedy == remedy) return row;
    }
  }
  return {case_id, remedy};
}

json find_fact(const referee::Answers& answers, const std::string& fact) {
  const auto answer = answers.find(fact);
  const json value = answer == answers.end() ? json() : answer->second.found;
  return value.is_object() ? *value.begin() : value;
}

bool over(const Lines& lines) {
  return std::ranges::any_of(lines, [](const json& line) { return line["type"] == "result"; });
}

void add_before_result(Lines& lines, json line) {
  const auto result = std::ranges::find_if(lines, [](const json& each) { return each["type"] == "result"; });
  lines.insert(result, std::move(line));
}

void recount(json& result, const referee::Answers& answers) {
  result["points"] = find_fact(answers, "points");
  if (!find_fact(answers, "bouts").is_null()) result["bouts"] = find_fact(answers, "bouts");
  result.erase("defence_points");
}

Lines put_right(Lines lines, const Right& right, std::string_view facts, const referee::Answers& answers) {
  const json player = find_fact(answers, "player");
  const bool elsewhere = facts.find("deal=present") != facts.npos && over(lines);  // of it nothing is entered
  if (right.is == Is::as_entered || (elsewhere && right.is != Is::petit_sec)) return lines;
  if (right.is == Is::with_poignee)
    add_before_result(
        lines,
        {{"type", "poignee"}, {"player", player}, {"size", find_fact(answers, "size")}, {"late", true}});
  if (right.is == Is::with_chelem)
    add_before_result(lines, {{"type", "chelem_announced"}, {"player", player}});
  if (right.is == Is::without)
    std::erase_if(lines, [&](const json& line) { return line["type"] == right.type; });
  if (right.is == Is::own_bid) {
    std::erase_if(lines, [](const json& line) { return line["type"] == "bid"; });
    lines.push_back({{"type", "bid"}, {"player", player}, {"bid", "garde"}});
  }
  if (right.is == Is::no_deal && !lines.empty())
    lines = {lines.front(), {{"type", "annulled"}, {"reason", "void"}}};
  if (right.is == Is::petit_sec) {
    lines.push_back({{"type", "deal_started"}});
    lines.push_back({{"type", "petit_sec"}, {"player", player}});
  }
  if (right.is == Is::dealt_by) {
    const bool another = right.remedy == "again";
    const json start{{"type", "deal_started"}, {"dealer", another ? find_fact(answers, "right") : player}};
    lines.empty() ? lines.push_back(start) : void(lines.front() = start);
  }
  for (json& line : lines) {
    if (line["type"] != "result") continue;
    if (right.is == Is::no_petit) line.erase("petit_au_bout");
    if (right.is == Is::recounted) recount(line, answers);
  }
  return lines;
}

// --- a row at another table

struct Position {
  std::string start, facts;
  Lines lines;
};

// The table of a row. `simple`: the number of trumps of the smallest poignée.
struct Tarot {
  std::string_view ruleset;
  int players, simple;
};
constexpr Tarot kTarots[] = {
    {"tarot-fft-3", 3, 13}, {"tarot-fft-4", 4, 10}, {"tarot-fft-5", 5, 8}, {"tarot-printed-3", 3, 10}};

std::string start_of(const Tarot& at, const json& options) {
  json start{{"game", "tarot"}, {"ruleset", at.ruleset}, {"options", options}};
  for (int seat = 0; seat < at.players; ++seat) start["players"].push_back(kNames[seat]);
  return start.dump();
}

// Ana takes, Beto defends, the last one deals; with five players Caro is the partner. `partner`: the partner,
// not the taker, committed the fault of the row.
Position at_table(const Row& row, const Tarot& at, bool partner) {
  const int players = at.players;
  const std::string dealer = kNames[players - 1];
  Position position{start_of(at, json::object()), put(std::string(row.facts), "Caro", dealer),
                    lines_of(put(std::string(row.lines), "Caro", dealer))};
  for (json& line : position.lines) {
    if (line["type"] == "result") players == 5 ? void(line["partner"] = "Caro") : void(line.erase("partner"));
    if (line.contains("trumps") && line["type"] == "poignee") line["trumps"] = at.simple;
    if (partner && line["type"] == "poignee" && line["player"] == "Ana") line["player"] = "Caro";
  }
  if (partner) position.facts = put(position.facts, "player=Ana", "player=Caro");
  return position;
}

// Those every number of players can have: half points need an odd number of cards.
bool fits(const Row& row, int players) {
  const bool halves = row.facts.find(".5") != row.facts.npos || row.facts.find(",5") != row.facts.npos;
  return players != 4 || !halves;
}

// Cached, since most remedies lead to the same few matches.
const std::vector<Points>& scores_of(const std::string& start, const std::string& lines) {
  static std::map<std::pair<std::string, std::string>, std::vector<Points>> all;
  const auto [known, is_new] = all.try_emplace({start, lines});
  if (is_new) known->second = EventTable(start).play(lines).scores();
  return known->second;
}

void check_scores(const EventTable& table, const Position& position, const Lines& right, int points,
                  const referee::Answers& answers) {
  std::vector<Points> scores = scores_of(position.start, text_of(right));
  if (points != 0) {
    const auto& seats = table.names().seats;
    const auto seat = std::ranges::find(seats, find_fact(answers, "player").get<std::string>());
    scores[static_cast<std::size_t>(seat - seats.begin())] += points;
  }
  CHECK(table.scores() == scores);
}

void check_remedy(const Case& one, const Position& position, bool begun, const EventTable& table,
                  const Remedy& remedy, const referee::Answers& answers, Ledger& compared) {
  CAPTURE(remedy.id);
  EventTable after = table;
  compared.insert(cell_of(table, one.id, remedy));
  CHECK(apply(after, remedy) == "");
  CAPTURE(after.sentence());
  const Right right = right_of(one.id, remedy.id);
  Lines lines = put_right(position.lines, right, position.facts, answers);
  if (begun) lines.push_back({{"type", "deal_started"}});
  check_scores(after, position, lines, right.points, answers);
}

// Equal entries have equal results at every level.
void check_each(const Case& one, const Position& position, bool begun,
                std::span<const referee::Circumstances> levels, Ledger& compared) {
  EventTable table(position.start);
  table.play(text_of(position.lines));
  if (begun) table.play(R"({"type":"deal_started"})");
  const referee::EventReader written = remembered(table);
  std::set<std::string> checked;
  for (const referee::Circumstances& now : levels) {
    const auto [finding, answers] =
        hear(table, one, position.facts, {now.level, now.earlier_warnings, written});
    for (const Remedy& remedy : finding.remedies) {
      if (!remedy.missing.empty()) continue;
      if (checked.insert(remedy.id + json(remedy.events).dump()).second)
        check_remedy(one, position, begun, table, remedy, answers, compared);
    }
  }
}

const Remedy* first_fixed(const Finding& finding) {
  const auto first = std::ranges::find_if(
      finding.remedies, [](const Remedy& each) { return each.fixed && each.missing.empty(); });
  return first == finding.remedies.end() ? nullptr : &*first;
}

// Heard while the deal is open, and where its result decides once more after it.
void check_before_result(const Case& one, const Position& position, const referee::Circumstances& now,
                         Ledger& compared) {
  constexpr std::string_view kUndecided[] = {"play_on", "not_counted", "enter_late", "worst", "look"};
  Lines open = position.lines;
  const json result = open.back();
  open.pop_back();
  EventTable table(position.start);
  table.play(text_of(open));
  Lines right = position.lines;
  int points = 0;
  for (const bool counted : {false, true}) {
    const auto [finding, answers] = hear(table, one, position.facts, now);
    const Remedy* remedy = first_fixed(finding);
    if (!remedy) return;
    CAPTURE(remedy->id);
    compared.insert(cell_of(table, one.id, *remedy));
    CHECK(apply(table, *remedy) == "");
    const Right row = right_of(one.id, remedy->id);
    right = put_right(right, row, position.facts, answers);
    points += row.points;
    const bool open_still = referee::deal_is_open(table.match());
    if (!counted && open_still) table.play(result.dump());
    if (!counted && std::ranges::find(kUndecided, remedy->id) != std::end(kUndecided)) continue;
    return check_scores(table, position, right, points, answers);
  }
}

template <class Each>
void each_tarot_position(const Each& each) {
  for (const Rows& game : all_rows()) {
    if (game.game != "tarot") continue;
    for (const Row& row : game.rows) {
      if (row.case_id.starts_with("tarot.duplicate_")) continue;  // no deal of this match
      const Case& one = *referee::find_case(row.case_id);
      const bool of_side = asks(one, "camp") || asks(one, "won");
      const bool by_taker = row.facts.find("player=Ana") != row.facts.npos;
      for (const Tarot& at : kTarots) {
        if (!fits(row, at.players)) continue;
        CAPTURE(std::string(row.case_id));
        CAPTURE(std::string(row.facts));
        CAPTURE(std::string(row.lines));
        CAPTURE(std::string(at.ruleset));
        each(one, row, at, at_table(row, at, false));
        if (at.players == 5 && of_side && by_taker && over(lines_of(row.lines)))
          each(one, row, at, at_table(row, at, true));
      }
    }
  }
}

void hold_tarot(Ledger& compared) {
  each_tarot_position(
      [&compared](const Case& one, const Row& row, const Tarot& at, const Position& position) {
        const bool two = std::ranges::count(position.lines, json("deal_started"),
                                            [](const json& line) { return line["type"]; }) > 1;
        if (two) return;  // begun below
        // There is no slam in the printed rules.
        const bool slam = text_of(position.lines).find("chelem") != std::string::npos;
        if (slam && at.ruleset == "tarot-printed-3") return;
        const Position last{start_of(at, {{"deals", 1}}), position.facts, position.lines};
        std::vector<referee::Circumstances> levels, repeated;
        for (const referee::Circumstances& now : circumstances_of(one)) {
          // A first fault at a tournament is tried at the federation's tables while the match goes on.
          const bool first = now.level == referee::Level::tournament && now.earlier_warnings == 0;
          if (!first) repeated.push_back(now);
          if (!first || at.ruleset != "tarot-printed-3") levels.push_back(now);
        }
        check_each(one, position, false, levels, compared);
        const bool ends = !position.lines.empty() && position.lines.back()["type"] == "result";
        const bool of_deal = ends && asks(one, "deal") && row.facts.find("deal=counted") != row.facts.npos;
        if (ends) check_each(one, last, false, repeated, compared);
        if (!of_deal) return;
        check_each(one, position, true, levels, compared);
        for (const referee::Circumstances& now : levels) check_before_result(one, position, now, compared);
      });
}

const RegisterLaw kHeld("tarot", hold_tarot);

#define TAROT(ruleset, players, partner)                                                                       \
  {                                                                                                            \
    "tarot", R"({"game":"tarot","ruleset":")" ruleset R"(","players":[)" players "]}",                         \
        R"({"type":"deal_started"}|{"type":"bid","player":"Ana","bid":"garde"}|)"                              \
        R"({"type":"discarded","player":"Ana","trumps":0}|{"type":"poignee","player":"Ana","size":"simple"}|)" \
        R"({"type":"result","bouts":2,"points":49)" partner R"(}|{"type":"deal_started"}|)"                    \
        R"({"type":"bid","player":"Beto","bid":"garde"}|{"type":"poignee","player":"Beto","size":"simple"})"   \
  }

constexpr LawTable kTables[] = {
    TAROT("tarot-fft-3", R"("Ana","Beto","Caro")", ""),
    TAROT("tarot-printed-3", R"("Ana","Beto","Caro")", ""),
    TAROT("tarot-fft-4", R"("Ana","Beto","Caro","Dani")", ""),
    TAROT("tarot-fft-5", R"("Ana","Beto","Caro","Dani","Eva")", R"(,"partner":"Caro")")};
const RegisterLawTables kTablesHeld(kTables);

}  // namespace

TEST_CASE("every offered remedy can be entered, for every game and level") {
  for (const Rows& game : all_rows()) {
    for (const Row& row : game.rows) {
      CAPTURE(std::string(row.case_id));
      CAPTURE(std::string(row.facts));
      CAPTURE(std::string(row.lines));
      EventTable table(row.start);
      table.play(row.lines);
      const Case& one = *referee::find_case(row.case_id);
      for (const referee::Circumstances& now : circumstances_of(one)) {
        const Finding finding = hear(table, one, row.facts, now).finding;
        CHECK(!finding.remedies.empty());
        for (const Remedy& remedy : finding.remedies) {
          CAPTURE(remedy.id);
          EventTable after = table;
          CHECK(after.enter(text_of(remedy.events)) == "");
          const bool nothing = remedy.events.empty() && remedy.missing.empty();
          CHECK((referee::binding(remedy).find("nothing is entered") != std::string_view::npos) == nothing);
        }
      }
    }
  }
}
