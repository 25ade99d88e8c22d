// Troccas with three to six players, Truf, any game: the score after a remedy is that of the correct deal.
// The deal is open or finished.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "src/registry/log.hpp"
#include "tests/referee/facts.hpp"
#include "tests/referee/law.hpp"

namespace tanteador::test::table_laws {

using nlohmann::json;

namespace {

// The values of the placeholders at a table: "{count}" is the deal counted, "{second}" is it counted
// differently for Ana's side, "{own}" the points of that side then. Ana leads, "{d}" deals, "{s}" is Ana's
// side.
struct Shape {
  std::string_view game, start, dealer, count, second, own, more = {};
  bool last = false;  // the next count decides the match
};

constexpr Shape kShapes[] = {
    {"troccas", R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro"]})", "Caro",
     R"({"type":"counted","points":{"Ana":50,"Beto":40}})",
     R"({"type":"counted","points":{"Ana":53,"Beto":40}})", "53"},
    {"troccas", R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani"]})",
     "Dani", R"({"type":"counted","points":{"Nus":40}})", R"({"type":"counted","points":{"Nus":44}})", "44"},
    {"troccas", R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani","Ema"]})",
     "Ema", R"({"type":"counted","points":{"Ana":17,"Beto":25,"Caro":18,"Dani":30}})",
     R"({"type":"counted","points":{"Ana":20,"Beto":25,"Caro":18,"Dani":30}})", "20"},
    {"troccas",
     R"({"game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani","Ema","Fina"]})",
     "Fina", R"({"type":"counted","points":{"Nus":41}})", R"({"type":"counted","points":{"Nus":45}})", "45"},
    {"truf", R"({"game":"truf","ruleset":"truf-lodige","players":["Ana","Beto","Caro","Dani"]})", "Dani",
     R"({"type":"tricks","taken":{"Ana":6,"Beto":3,"Caro":2,"Dani":2}})",
     R"({"type":"tricks","taken":{"Ana":3,"Beto":4,"Caro":2,"Dani":4}})", ""},
    {"truf", R"({"game":"truf","ruleset":"truf-lodige-2","players":["Ana","Beto","Caro","Dani"]})", "Dani",
     R"({"type":"tricks","taken":{"Ana":6,"Beto":3,"Caro":2,"Dani":2}})",
     R"({"type":"tricks","taken":{"Ana":3,"Beto":4,"Caro":2,"Dani":4}})", ""},
    {"truf", R"({"game":"truf","ruleset":"truf-lodige-3","players":["Ana","Beto","Caro","Dani"]})", "Dani",
     R"({"type":"tricks","taken":{"Ana":6,"Beto":3,"Caro":2,"Dani":2}})",
     R"({"type":"tricks","taken":{"Ana":3,"Beto":4,"Caro":2,"Dani":4}})", ""},
    {"sheet", R"({"game":"sheet","ruleset":"sheet-any","players":["Ana","Beto"]})", "Beto",
     R"({"type":"counted","points":{"Ana":100,"Beto":62}})",
     R"({"type":"counted","points":{"Ana":90,"Beto":62}})", "90"},
    {"sheet", R"({"game":"sheet","ruleset":"sheet-any","players":["Ana","Beto","Caro"]})", "Caro",
     R"({"type":"counted","points":{"Ana":100,"Beto":62,"Caro":3}})",
     R"({"type":"counted","points":{"Ana":90,"Beto":62,"Caro":3}})", "90", R"(,"Caro":1)"},
    {"sheet",
     R"({"game":"sheet","ruleset":"sheet-belote","players":["Ana","Beto"],"options":{"deal_sum":162,"others":"rest"}})",
     "Beto", R"({"type":"counted","points":{"Ana":100}})", R"({"type":"counted","points":{"Ana":90}})", "90"},
};

struct LawRow {
  std::string_view case_id, facts, remedy;
  std::string_view wrong, right;  // lines, "|" between them; "{count}" follows in both where the deal is open
};

#define DEAL R"({"type":"deal_started"})"
#define VOID DEAL R"(|{"type":"annulled","reason":"void"})"
#define BIDS R"(|{"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"5s"}})"
#define THIRTEEN R"(|{"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"4s"}})"
#define UP R"(|{"type":"bid_shifted","player":"Dani","by":1})"
#define DOWN R"(|{"type":"bid_shifted","player":"Dani","by":-1})"
#define REDEAL(more) R"(|{"type":"redeal_asked","player":"{d}","after":6)" more "}"
#define SKAT R"(|{"type":"discarded","player":"{d}","cards":["7s","8s"]})"
#define TRICKS R"(|{"type":"trick_won","player":"Ana"}|{"type":"trick_won","player":"Beto"})"
#define DEALT_BY_ANA R"({"type":"deal_started","dealer":"Ana"})"
#define DEALT_BY_BETO R"({"type":"deal_started","dealer":"Beto"})"
#define DEBT R"({"type":"carried","scores":{"{s}":-19,"{o}":19}})"
const LawRow kTroccas[] = {
    {"troccas.skat_five", "player={d}; played=no", "again_entered", DEAL SKAT, DEAL},
    {"troccas.revoke", "player=Ana; open=yes", "take_back_entered",
     DEAL R"(|{"type":"card_played","player":"Ana","card":"5s"})", DEAL},
    {"troccas.no_tarock", "player=Ana; open=yes", "take_back_entered",
     DEAL R"(|{"type":"card_played","player":"Ana","card":"5s"})", DEAL},
    {"troccas.counts_differ", "recounted=yes; entered=yes; side={s}; points={own}", "second_count",
     DEAL "|{count}", DEAL "|{second}"},
    // Found after the next deal has begun.
    {"troccas.counts_differ", "recounted=yes; entered=yes; side={s}; points={own}", "second_count",
     DEAL "|{count}|" DEAL, DEAL "|{second}|" DEAL},
    {"troccas.counts_differ", "recounted=yes; entered=yes", "annul", DEAL "|{count}|" DEAL,
     VOID "|" DEALT_BY_ANA},
    {"troccas.wrong_dealer", "played=yes; dealt=Ana; right={d}; entered=yes", "play_on_entered",
     DEAL "|{count}|" DEAL, DEALT_BY_ANA "|{count}|" DEALT_BY_ANA},
    {"troccas.wrong_dealer", "played=yes; dealt={d}; right=Beto; entered=yes", "annul", DEAL "|{count}|" DEAL,
     VOID "|" DEALT_BY_ANA},
    {"troccas.right_claimed", "side={s}; right=nine_ten; enough=yes", "granted", DEBT,
     DEBT R"(|{"type":"right_claimed","side":"{s}","right":"nine_ten"})"},
    {"troccas.right_claimed", "side={s}; right=nineteen; enough=yes", "granted", DEBT,
     DEBT R"(|{"type":"right_claimed","side":"{s}","right":"nineteen"})"},
    {"troccas.thrown_in", "player={d}; no_tarock=yes; after=6", "again", DEAL,
     DEAL REDEAL(R"(,"no_tarock":true)")},
    {"troccas.thrown_in", "player={d}; vetoed=no; after=6", "again", DEAL, DEAL REDEAL("")},
    {"troccas.thrown_in", "player={d}; no_tarock=no; vetoed=yes", "play_on_entered", DEAL REDEAL(""), DEAL},
    {"troccas.fool_kept", "player=Beto; empty=yes; card=1s", "exchange", DEAL TRICKS,
     DEAL TRICKS R"(|{"type":"fool_exchanged","player":"Beto","card":"1s"})"},
    {"troccas.fool_kept", "player=Beto; empty=yes; entered=yes", "exchange_counted", DEAL "|{count}", DEAL},
    {"troccas.fool_kept", "player=Ana; empty=yes; entered=yes; points={own}", "exchange_recounted",
     DEAL "|{count}|" DEAL, DEAL "|{second}|" DEAL},
    {"troccas.wrong_dealer", "played=no; dealt={d}; right=Beto", "annul", DEAL, DEALT_BY_BETO},
    {"troccas.wrong_dealer", "played=yes; dealt=Ana; right={d}", "play_on", DEAL, DEALT_BY_ANA},
    {"troccas.wrong_dealer", "played=yes; dealt=Ana; right={d}; entered=yes", "play_on_entered",
     DEAL "|{count}", DEALT_BY_ANA "|{count}"},
    {"troccas.wrong_dealer", "played=yes; dealt=Ana; right={d}", "play_on_unopened", "", DEALT_BY_ANA},
    {"troccas.score_disputed", "log_kept=no; side={s}; points=3", "lower", DEAL "|{count}",
     DEAL R"(|{count}|{"type":"ruled","side":"{s}","points":-3,"reason":"lower"})"},
    {"troccas.leaves", "side={s}", "forfeit", DEAL "|{count}",
     DEAL R"(|{count}|{"type":"match_ended","reason":"forfeit","side":"{s}"})"},
};

#define TRICK R"(|{"type":"trick_won","player":"Dani"})"

const LawRow kTruf[] = {
    {"truf.numbers_or_pictures", "player=Ana; hand=numbers; opened=no", "redeal", DEAL,
     DEAL R"(|{"type":"redealt","player":"Ana","reason":"all_numbers"})"},
    {"truf.numbers_or_pictures", "player=Ana; hand=pictures; opened=no", "redeal", DEAL,
     DEAL R"(|{"type":"redealt","player":"Ana","reason":"all_pictures"})"},
    {"truf.wrong_shift", "player=Dani; way=up", "shift", DEAL THIRTEEN, DEAL THIRTEEN UP},
    {"truf.wrong_shift", "player=Dani; way=down", "lowered", DEAL THIRTEEN, DEAL THIRTEEN DOWN},
    {"truf.wrong_shift", "player=Dani; way=down", "lowered_entered", DEAL THIRTEEN UP, DEAL THIRTEEN DOWN},
    {"truf.wrong_shift", "player=Dani; way=up", "shift_entered", DEAL THIRTEEN DOWN, DEAL THIRTEEN UP},
    {"truf.wrong_shift", "player=Dani; way=down; entered=yes", "lowered_counted", DEAL THIRTEEN UP "|{count}",
     DEAL THIRTEEN DOWN "|{count}"},
    {"truf.wrong_shift", "player=Dani; way=up; entered=yes", "shift_counted", DEAL THIRTEEN DOWN "|{count}",
     DEAL THIRTEEN UP "|{count}"},
    {"truf.revoke", "player=Dani; open=yes", "take_back_entered",
     DEAL BIDS R"(|{"type":"card_played","player":"Dani","card":"9h"})", DEAL BIDS},
    {"truf.trump_led", "player=Dani; open=yes", "take_back_entered",
     DEAL BIDS R"(|{"type":"card_played","player":"Dani","card":"9h"})", DEAL BIDS},
    {"truf.tricks_disputed", "counted=yes; entered=yes; player=Ana; tricks=4; other=Dani", "second_count",
     DEAL BIDS "|{count}", DEAL BIDS R"(|{"type":"tricks","taken":{"Ana":4,"Beto":3,"Caro":2,"Dani":4}})"},
    {"truf.tricks_disputed", "counted=yes; entered=yes; player=Ana; tricks=4; other=Dani", "second_count",
     DEAL BIDS "|{count}|" DEAL,
     DEAL BIDS R"(|{"type":"tricks","taken":{"Ana":4,"Beto":3,"Caro":2,"Dani":4}}|)" DEAL},
    {"truf.revoke", "player=Ana; open=no; entered=yes", "annul", DEAL BIDS "|{count}|" DEAL, VOID "|" DEAL},
    {"truf.numbers_or_pictures", "player=Ana; hand=numbers; opened=no", "redeal_unopened", "",
     DEAL R"(|{"type":"redealt","player":"Ana","reason":"all_numbers"})"},
    {"truf.numbers_or_pictures", "player=Ana; hand=pictures; opened=no", "redeal_unopened", "",
     DEAL R"(|{"type":"redealt","player":"Ana","reason":"all_pictures"})"},
    {"truf.wrong_dealer", "played=no; dealt=Dani; right=Beto", "annul", DEAL, DEALT_BY_BETO},
    {"truf.wrong_dealer", "played=yes; dealt=Ana; right=Dani", "play_on", DEAL THIRTEEN,
     DEALT_BY_ANA THIRTEEN},
    {"truf.wrong_dealer", "played=yes; dealt=Ana; right=Dani; entered=yes", "play_on_entered",
     DEAL BIDS "|{count}", DEALT_BY_ANA BIDS "|{count}"},
    {"truf.wrong_dealer", "played=yes; dealt=Ana; right=Dani", "play_on_unopened", "", DEALT_BY_ANA},
    {"truf.score_disputed", "log_kept=no; side=Ana; points=3", "lower", DEAL BIDS "|{count}",
     DEAL BIDS R"(|{count}|{"type":"ruled","side":"Ana","points":-3,"reason":"lower"})"},
    {"truf.leaves", "side=Ana", "forfeit", DEAL BIDS "|{count}",
     DEAL BIDS R"(|{count}|{"type":"match_ended","reason":"forfeit","side":"Ana"})"},
};

#define SCORES(ana, beto) R"({"type":"counted","points":{"Ana":)" ana R"(,"Beto":)" beto "{more}}}"
#define BY_ANA R"({"type":"counted","points":{"Ana":10,"Beto":5{more}},"dealer":"Ana"})"

const LawRow kSheet[] = {
    {"sheet.wrong_sum", "recounted=yes; side=Ana; points=9", "number", SCORES("10", "5"), SCORES("9", "5")},
    {"sheet.wrong_sum", "entry=2; recounted=yes; side=Beto; points=-6", "number",
     SCORES("10", "5") "|{count}", SCORES("10", "-6") "|{count}"},
    {"sheet.wrong_side", "side=Ana; right=Beto; points=10", "moved", SCORES("10", "0"), SCORES("0", "10")},
    {"sheet.wrong_side", "side=Ana; right=Beto; points=100", "moved_alone",
     R"({"type":"counted","points":{"Ana":100}})", R"({"type":"counted","points":{"Beto":100}})"},
    {"sheet.deal_forgotten", "side=Beto; points=62", "entered", R"({"type":"counted","points":{"Ana":100}})",
     R"({"type":"counted","points":{"Ana":100}}|{"type":"counted","points":{"Beto":62}})"},
    {"sheet.deal_forgotten", "side=Beto; points=2; other_points=1", "both_entered", SCORES("10", "5"),
     SCORES("10", "5") "|" SCORES("1", "2")},
    {"sheet.deal_twice", "entry=3", "struck", "{count}|{count}", "{count}"},
    {"sheet.wrong_dealer", "entered=yes; dealt=Ana", "named", SCORES("10", "5"), BY_ANA},
    {"sheet.number_disputed", "recounted=yes; side=Ana; points=9", "recounted", SCORES("10", "5"),
     SCORES("9", "5")},
    {"sheet.number_disputed", "entry=2; recounted=no; side=Ana; points=9", "number",
     SCORES("10", "5") "|{count}", SCORES("9", "5") "|{count}"},
    {"sheet.score_disputed", "log_kept=no; side={s}; points=3", "lower", "{count}",
     R"({count}|{"type":"ruled","side":"{s}","points":-3,"reason":"lower"})"},
    {"sheet.leaves", "side={s}", "forfeit", "{count}",
     R"({count}|{"type":"match_ended","reason":"forfeit","side":"{s}"})"},
};

std::string filled(std::string_view text, const Shape& shape, const EventTable& table) {
  const auto& sides = table.names().sides;
  const auto side_at_seat = [&](int seat) {
    return sides[static_cast<std::size_t>(index(side_of(table.match(), seat_at(seat))))];
  };
  std::string out(text);
  for (const auto& [gap, value] : {std::pair<std::string_view, std::string>("{d}", shape.dealer),
                                   {"{s}", side_at_seat(0)},
                                   {"{o}", side_at_seat(1)},
                                   {"{count}", std::string(shape.count)},
                                   {"{second}", std::string(shape.second)},
                                   {"{own}", std::string(shape.own)},
                                   {"{more}", std::string(shape.more)}})
    out = put(std::move(out), gap, value);
  return out;
}

std::string lines(std::string_view text, const Shape& shape, const EventTable& table) {
  return put(filled(text, shape, table), "|", "\n");
}

// The start of the current deal with its dealer, who stays after an earlier ruling.
std::string as_begun(const EventTable& table) {
  const auto dealer =
      index(seat_at(start_facts(table.match(), last_seq(table.match())).front().value.number));
  return json{{"type", "deal_started"}, {"dealer", table.names().seats[static_cast<std::size_t>(dealer)]}}
      .dump();
}

// False if this table cannot play the law's lines, such as a skat with six players without one. `begun`:
// events of the next deal.
bool holds_at(const LawRow& law, const Shape& shape, std::string_view begun, Ledger& compared) {
  EventTable wrong(shape.start), right(shape.start);
  if (!wrong.enter(lines(law.wrong, shape, wrong)).empty()) return false;
  const std::string refused = right.enter(lines(law.right, shape, right));
  CAPTURE(right.sentence());
  CHECK((refused.empty() || shape.last));  // a match that is decided is not played on
  if (!refused.empty()) return false;
  if (!begun.empty() && !wrong.enter(begun).empty()) return false;
  if (!begun.empty()) right.enter(as_begun(wrong));
  const referee::Case& one = *referee::find_case(law.case_id);
  const auto answers = answers_of(one, filled(law.facts, shape, wrong), wrong.names());
  const auto finding = hear(wrong, one, answers);
  const auto remedy = std::ranges::find(finding.remedies, law.remedy, &referee::Remedy::id);
  // Three sides have no single other side.
  if (law.remedy == "both_entered" && wrong.names().sides.size() > 2) {
    CHECK(remedy == finding.remedies.end());
    return false;
  }
  REQUIRE(remedy != finding.remedies.end());
  CHECK(remedy->missing.empty());
  compared.insert(cell_of(wrong, law.case_id, *remedy));
  CHECK(apply(wrong, *remedy) == "");
  CAPTURE(wrong.sentence());
  CHECK(wrong.scores() == right.scores());
  // The deal goes on alike.
  const std::string count = lines("{count}", shape, wrong);
  CHECK(wrong.enter(count) == right.enter(count));
  CHECK(wrong.scores() == right.scores());
  return true;
}

// The same table where the first count decides the match; of a sheet also where the second does.
std::vector<std::string> ending_starts(const Shape& shape) {
  const bool sheet = shape.game == "sheet";
  std::vector<std::string> starts;
  for (const int end : sheet ? std::vector{1, 105} : std::vector{1}) {
    json start = json::parse(shape.start);
    if (sheet) start["options"]["ends"] = "target";
    start["options"][sheet ? "target" : "deals"] = end;
    starts.push_back(start.dump());
  }
  return starts;
}

template <std::size_t N>
void check_laws(std::string_view game, const LawRow (&laws)[N], Ledger& compared) {
  for (const LawRow& law : laws) {
    CAPTURE(std::string(law.case_id));
    CAPTURE(std::string(law.facts));
    CAPTURE(std::string(law.remedy));
    CAPTURE(std::string(law.wrong));
    int tables = 0;
    for (const Shape& shape : kShapes) {
      if (shape.game != game) continue;
      CAPTURE(std::string(shape.start));
      tables += holds_at(law, shape, "", compared) ? 1 : 0;
      for (const std::string& start : ending_starts(shape)) {
        Shape ending = shape;
        ending.start = start;
        ending.last = true;
        holds_at(law, ending, "", compared);
      }
      const bool of_counted = law.facts.find("entered=yes") != law.facts.npos &&
                              !law.remedy.starts_with("exchange") && law.remedy != "annul";
      if (of_counted) holds_at(law, shape, DEAL, compared);
    }
    CHECK(tables > 0);
  }
}

void hold_troccas(Ledger& compared) { check_laws("troccas", kTroccas, compared); }
void hold_truf(Ledger& compared) { check_laws("truf", kTruf, compared); }
void hold_sheet(Ledger& compared) { check_laws("sheet", kSheet, compared); }
const RegisterLaw kTroccasHeld("troccas", hold_troccas), kTrufHeld("truf", hold_truf),
    kSheetHeld("sheet", hold_sheet);

#define TROCCAS(players, count)                                                                         \
  {                                                                                                     \
    "troccas", R"({"game":"troccas","ruleset":"troccas-1962","players":[)" players "]}",                \
        DEAL R"(|{"type":"trick_won","player":"Ana"}|{"type":"counted","points":{)" count R"(}}|)" DEAL \
             R"(|{"type":"trick_won","player":"Beto"})"                                                 \
  }

#define TRUF(ruleset)                                                                                    \
  {                                                                                                      \
    "truf", R"({"game":"truf","ruleset":")" ruleset R"(","players":["Ana","Beto","Caro","Dani"]})",      \
        DEAL BIDS R"(|{"type":"tricks","taken":{"Ana":6,"Beto":3,"Caro":2,"Dani":2}}|)" DEAL THIRTEEN UP \
  }

constexpr LawTable kTables[] = {
    TROCCAS(R"("Ana","Beto","Caro")", R"("Ana":50,"Beto":40)"),
    TROCCAS(R"("Ana","Beto","Caro","Dani")", R"("Nus":40)"),
    TROCCAS(R"("Ana","Beto","Caro","Dani","Ema")", R"("Ana":17,"Beto":25,"Caro":18,"Dani":30)"),
    TROCCAS(R"("Ana","Beto","Caro","Dani","Ema","Fina")", R"("Nus":41)"),
    TRUF("truf-lodige"),
    TRUF("truf-lodige-2"),
    TRUF("truf-lodige-3"),
    {"sheet", R"({"game":"sheet","ruleset":"sheet-any","players":["Ana","Beto"]})",
     R"({"type":"counted","points":{"Ana":10,"Beto":5}}|{"type":"counted","points":{"Ana":7,"Beto":-2}})"},
    {"sheet", R"({"game":"sheet","ruleset":"sheet-any","players":["Ana","Beto","Caro"]})",
     R"({"type":"counted","points":{"Ana":10,"Beto":5,"Caro":1}}|{"type":"counted","points":{"Ana":7,"Beto":-2,"Caro":0}})"}};
const RegisterLawTables kTablesHeld(kTables);

}  // namespace

}  // namespace tanteador::test::table_laws
