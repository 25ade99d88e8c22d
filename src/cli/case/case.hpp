#pragma once
// Helpers of the commands about cases.

#include <functional>
#include <span>

#include "src/cli/pin.hpp"
#include "src/queries/case_record.hpp"
#include "src/referee/finding.hpp"
#include "src/session/cases/rulings.hpp"

namespace tanteador::cli {

// Arguments of a ruling or an appeal.
struct Judgement : RefereeArguments {
  std::string id, level = "club", remedy, own, reason;
  std::vector<std::string> points;         // of the referee's own decision: "Nosotros=-3"
  std::vector<std::string> left_out = {};  // earlier warnings that do not count: "MATCH:SEQ"
  bool apply = false;
  void describe_own(Usage& usage);
};

using queries::case_title;
using queries::remedy_title;
using queries::standing_text;
using queries::title_on_appeal;

// A remedy tried on the match, with its effect on the score.
struct TriedRemedy {
  referee::Remedy remedy;
  std::string lines;     // the decision and the events of the remedy
  nlohmann::json after;  // null: cannot be applied
  std::string refused;
  std::vector<int> struck = {};  // sequence numbers of the struck entries
};
std::string lines_of(std::span<const nlohmann::json> events);  // one line for each event
// Enters events as an event file of this match would.
referee::Enters entering(const session::OpenMatch& match);
// Tries `tried.lines` on a copy of the match; sets `refused`, or `after` and `struck`.
void attempt(const session::Session& session, const session::OpenMatch& match, TriedRemedy& trial);
nlohmann::json remedy_json(const TriedRemedy& trial);
std::string remedy_text(const TriedRemedy& trial, const nlohmann::json& before, const Names& names,
                        const Terminal& paper);

// An earlier warning with the players of its match. `counts`: at the table of the case.
struct EarlierWarning {
  session::Warning warning;
  std::string players;
  bool counts = false, left_out = false;
};
// Throws Problem if a warning to leave out does not count anyway.
std::vector<EarlierWarning> warnings_in_scope(const session::Session& session,
                                              std::span<const session::Warning> warnings,
                                              const session::WarningScope& scope,
                                              std::span<const std::string> left_out);
nlohmann::json warnings_json(std::span<const EarlierWarning> warnings);
std::string warnings_text(std::span<const EarlierWarning> warnings, const Terminal& paper);

// Id, title, situations and facts of a case, in English.
nlohmann::json case_json(const referee::Case& one);

// Scores by name of the side.
nlohmann::json scores_json(const AnyMatch& match, const Names& names);
// Scores in order of the sides, which a JSON object does not preserve.
std::string scores_text(const nlohmann::json& scores, const Names& names);

// The chosen remedy and its answer.
struct ChosenRemedy {
  TriedRemedy option;
  Answer answer;
};
using Choosing =
    std::function<ChosenRemedy(const session::Session& session, const session::OpenMatch& match)>;
// Enters the remedy into the stored match completely or not at all. Refused if the referee may not enter
// `kind`.
Answer enter_chosen(const Context& context, const Judgement& arguments, std::string_view kind,
                    const Choosing& choose);

// Parse an argument; throw Problem (unreadable).
referee::Level level_of(const std::string& word);
std::vector<nlohmann::json> own_points(const Judgement& given);

}  // namespace tanteador::cli
