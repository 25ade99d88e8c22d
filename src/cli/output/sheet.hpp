#pragma once
// The score sheet of a match as text, and its parts.

#include <span>

#include "src/cli/output/answer.hpp"
#include "src/cli/output/report.hpp"
#include "src/codec/result.hpp"
#include "src/core/text/join.hpp"
#include "src/queries/case_record.hpp"
#include "src/session/match/open_match.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

codec::Voice voice_of(const session::OpenMatch& match);
std::vector<codec::RefusedText> refused_texts(std::span<const session::RefusedEvent> refused,
                                              const codec::Voice& voice);

inline constexpr std::size_t kShownId = 8;  // shown length of match ids

using queries::name_in;
using view::rule_number;
std::string rule_line(const codec::RefusedText& row);  // number, id and reference
// The score with its half, if the game has halves.
std::string spoken_score(const AnyMatch& match, Points score, const Facts& facts);
std::optional<int> number_of(const Facts& facts, std::string_view name);

// Parameters that differ from the ruleset: "name value, name value".
std::string options_text(const session::OpenMatch& match);
nlohmann::json value_json(const rulebook::EditionValue& value);
report::Table sides_table(const session::OpenMatch& match, const Names& names);
report::Table hands_table(const session::OpenMatch& match,
                          const codec::Voice& voice);  // empty before the first point
InkedText verdict(const session::OpenMatch& match, const Names& names);

// `stored`: the sheet shows the match id.
enum class StoredOrTrial { stored, dry_run };
std::string sheet(const session::OpenMatch& match, std::span<const codec::RefusedText> refused,
                  StoredOrTrial mode, const Terminal& paper);
std::string refusals(std::span<const codec::RefusedText> refused, const Terminal& paper);

// The answer of `score`, `match show` and `match add`; exit status 1 if an event was refused.
Answer match_answer(const Context& context, const session::OpenMatch& match,
                    std::span<const codec::RefusedText> refused, StoredOrTrial mode);
// Warns of players passed over by declarations since `first`, in the text and in a field of the JSON.
void warn_of_passed_over(Answer& answer, const session::OpenMatch& match, EventSeq first);
// The answer when match_started was refused and there is no match.
Answer not_started_answer(const Context& context, const session::ScoreResult& scored);
// The answer when the referee of --referee was rejected; `why`: a sentence.
Answer not_let_in_answer(const Context& context, const codec::StartRequest& start, const std::string& why);
codec::RefusedText not_let_in_row(int line, std::string type, const std::string& why,
                                  const codec::Voice& voice);

}  // namespace tanteador::cli
