#pragma once
// What several league commands take, told once.

#include "src/cli/command.hpp"
#include "src/core/text.hpp"

namespace tanteador::cli {

inline constexpr int kScoreMax = 1'000'000;

inline void describe_reason(Usage& usage, std::string& reason) {
  usage.text("--reason", reason, tr("why, for the record"), "TEXT");
}
// A name is another person's, however alike.
inline void describe_fresh(Usage& usage, bool& fresh) {
  usage.flag("--new", fresh, tr("somebody else than whoever is called alike"));
}
// The flag that enters only the new names of a list.
inline void describe_add_new(Usage& usage, bool& add_new) {
  usage.flag("--add-new", add_new, tr("of a list only those who are not there yet; the others are named"));
}
inline Option describe_table(Usage& usage, std::string& table) {
  return usage.text("TABLE", table, tr("3, in an earlier round 2.3, in an earlier stage 1.2.3"));
}
void describe_game(Usage& usage, std::string& game, std::string& ruleset);

struct OneCompetition {
  std::string id;  // its id, the beginning of it, or its name
  void describe(Usage& usage) { usage.name("ID", id).required(); }
};
struct WithReason : OneCompetition {
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
    usage.name("ENTRANT", entrant, tr("number or name")).required();
  }
};
struct OneTable : OneCompetition {
  std::string table;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    describe_table(usage, table).required();
  }
};
struct ByName {
  std::string name;
  void describe(Usage& usage) { usage.name("NAME", name).required(); }
};
struct Lot {
  std::optional<int> seed;
  void describe(Usage& usage) { usage.number("--seed", seed, tr("the lot: the same number draws the same")); }
};
struct InRound {
  std::optional<int> stage, round;
  void describe(Usage& usage) {
    usage.number("--stage", stage, tr("of this stage; else the current one"), 1);
    usage.number("--round", round,
                 tr("of or after this round; else the one being played, of standings the last complete one"),
                 1);
  }
};

// A competition as it stands, or stood once.
struct Moment : All<OneCompetition, InRound> {
  bool why = false, now = false;
  std::vector<std::string> as_of;  // the words of a time
  void describe_time(Usage& usage) {
    usage.flag("--now", now, tr("in the round being played, open tables not counted"));
    usage
        .text("--as-of", as_of, tr("as it stood then: 2026-12-04 20:00, or at the end of 2026-12-04"), "TIME")
        .times(1, 2);
  }
};

struct ScoreTyped : OneTable {
  std::vector<std::string> names;  // "30:21"
  std::optional<int> winner;
  std::string remark;
  void describe_winner(Usage& usage) {
    usage.number("--winner", winner, tr("the side, where the score does not tell; 0: drawn"), 0, 8);
  }
  void describe_remark(Usage& usage) {
    usage.text("--remark", remark, tr("why a score is taken that the ruleset cannot give; stays beside it"),
               "TEXT");
  }
};
struct ResultTyped : ScoreTyped {
  std::string file;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    describe_table(usage, table);
    usage.name("SCORE", names, tr("30:21; in a best of three 2:1, and the points if you like"));
    usage.text("--file", file, tr("a line a table, \"7 30:12\"; - is standard input: all of it, or nothing"),
               "FILE");
    describe_winner(usage);
    describe_remark(usage);
  }
};

}  // namespace tanteador::cli
