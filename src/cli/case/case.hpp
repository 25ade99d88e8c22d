#pragma once
// What the commands about cases share.

#include <functional>
#include <span>

#include "src/cli/pin.hpp"
#include "src/queries/case_record.hpp"
#include "src/referee/finding.hpp"
#include "src/session/cases/rulings.hpp"

namespace tanteador::cli {

// What a referee adds to a case or to an appeal.
struct Judgement : ByReferee {
  std::string id, level = "club", remedy, own, reason;
  std::vector<std::string> points;         // of a ruling of one's own: "Nosotros=-3"
  std::vector<std::string> left_out = {};  // earlier warnings that are not to count: "MATCH:SEQ"
  bool apply = false;
  void describe_own(Usage& usage);
};

using queries::case_document;
using queries::case_title;
using queries::remedy_title;
using queries::standing_text;
using queries::title_on_appeal;

// One remedy tried on the match: what it would make of the score.
struct Tried {
  referee::Remedy remedy;
  std::string lines;     // the decision and the events of the remedy
  nlohmann::json after;  // null: it cannot be applied
  std::string refused;
  std::vector<int> struck = {};  // seqs of the entries that no longer count then
};
std::string lines_of(std::span<const nlohmann::json> events);
referee::Enters entering(const session::OpenMatch& match);
void attempt(const session::Session& session, const session::OpenMatch& match, Tried& tried);
nlohmann::json remedy_json(const Tried& tried);
std::string remedy_text(const Tried& tried, const nlohmann::json& before, const Names& names,
                        const Paper& paper);

// A warning given before, with who played there, and whether it counts at the table that is heard.
struct EarlierWarning {
  session::Warning warning;
  std::string players;
  bool counts = false, left_out = false;
};
// Throws Problem where one that is to be left out does not count anyway.
std::vector<EarlierWarning> in_scope(const session::Session& session,
                                     std::span<const session::Warning> warnings,
                                     const session::WarningScope& scope,
                                     std::span<const std::string> left_out);
nlohmann::json warnings_json(std::span<const EarlierWarning> warnings);
std::string warnings_text(std::span<const EarlierWarning> warnings, const Paper& paper);

// Its id, title and situations, and the facts it asks for; in English.
nlohmann::json case_json(const referee::Case& one);

// By the name of the side.
nlohmann::json scores_json(const AnyMatch& match, const Names& names);
// In the order of the sides, which a JSON object does not keep.
std::string scores_text(const nlohmann::json& scores, const Names& names);

// A way out as it was chosen, with the answer that shows it.
struct Chosen {
  Tried way;
  Answer answer;
};
using Choosing = std::function<Chosen(const session::Session& session, const session::OpenMatch& match)>;
// Enters it into the stored match, all of it or nothing; who may not enter a `kind` is refused.
Answer enter_chosen(const Context& context, const Judgement& arguments, std::string_view kind,
                    const Choosing& choose);

// What was typed. Both throw Problem (unreadable).
referee::Level level_of(const std::string& word);
std::vector<nlohmann::json> own_points(const Judgement& given);

}  // namespace tanteador::cli
