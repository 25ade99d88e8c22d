#pragma once
// Arguments shared by league commands.

#include "src/cli/command.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::cli {

inline constexpr int kScoreMax = 1'000'000;

inline void describe_reason(Usage& usage, std::string& reason) {
  usage.text("--reason", reason, tr("reason, kept on record"), "TEXT");
}
// The flag for a different person with a known name.
inline void describe_fresh(Usage& usage, bool& fresh) {
  usage.flag("--new", fresh, tr("a different person with the same name"));
}
// The flag that enters only the new names of a list.
inline void describe_add_new(Usage& usage, bool& add_new) {
  usage.flag("--add-new", add_new, tr("of a list only those who are not there yet; the others are named"));
}
inline Option describe_table(Usage& usage, std::string& table) {
  return usage.text("TABLE", table, tr("table: 3, in an earlier round 2.3, in an earlier stage 1.2.3"));
}
void describe_game(Usage& usage, std::string& game, std::string& ruleset);

struct OneCompetition {
  std::string id;  // id, beginning of the id, or name
  void describe(Usage& usage) { usage.name("ID", id).required(); }
};
struct ReasonArguments : OneCompetition {
  std::string reason;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    describe_reason(usage, reason);
  }
};
struct OneEntrant : OneCompetition {
  std::string entrant;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.name("PARTICIPANT", entrant, tr("number or name")).required();
  }
};
struct OneTable : OneCompetition {
  std::string table;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    describe_table(usage, table).required();
  }
};
struct NameArgument {
  std::string name;
  void describe(Usage& usage) { usage.name("NAME", name).required(); }
};
struct Lot {
  std::optional<int> seed;
  void describe(Usage& usage) {
    usage.number("--seed", seed, tr("seed for the pairings: the same number gives the same pairings"));
  }
};
struct RoundArguments {
  std::optional<int> stage, round;
  void describe(Usage& usage) {
    usage.number("--stage", stage, tr("stage (default: the current one)"), 1);
    usage.number("--round", round,
                 tr("round (default: the current one; for standings the last complete one)"), 1);
  }
};

// A competition now or at an earlier time.
struct Moment : All<OneCompetition, RoundArguments> {
  bool why = false, now = false;
  std::vector<std::string> as_of;  // words of the time
  void describe_time(Usage& usage) {
    usage.flag("--now", now, tr("include the round in progress (open tables not counted)"));
    usage.text("--as-of", as_of, tr("as of a moment: 2026-12-04 20:00, or the end of 2026-12-04"), "TIME")
        .times(1, 2);
  }
};

struct ScoreTyped : OneTable {
  std::vector<std::string> names;  // "30:21"
  std::optional<int> winner;
  std::string remark;
  void describe_winner(Usage& usage) {
    usage.number("--winner", winner, tr("the winner, if the score does not show it; 0 for a draw"), 0, 8);
  }
  void describe_remark(Usage& usage) {
    usage.text("--remark", remark, tr("reason for a score the rules do not allow; kept with the result"),
               "TEXT");
  }
};
struct ResultTyped : ScoreTyped {
  std::string file;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    describe_table(usage, table);
    usage.name("SCORE", names, tr("score: 30:21; in a best of three 2:1, optionally with the points"));
    usage.text("--file", file,
               tr("file with one table per line, \"7 30:12\" (- = standard input); imported completely or "
                  "not at all"),
               "FILE");
    describe_winner(usage);
    describe_remark(usage);
  }
};

}  // namespace tanteador::cli
