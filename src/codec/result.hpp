#pragma once
// The result of a match, as JSON for other programs and as rows for the command line.

#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/registry/any_match.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::codec {

// The names, edition and agreed options for the texts of a result.
struct Voice {
  const rulebook::Edition& edition;
  std::vector<std::string> overridden;
  Names names;
};

struct EntryText {
  EventSeq seq{};
  int deal = 0, contest = 0;  // contest: its number if the deal has several, otherwise 0
  std::string side;
  Points points = 0;
  std::string category, rule, how;  // how: the calculation, with "not shown" if it applies
  std::string source;               // source of the rule, by the id of its edition
  bool shown = true;
};
std::vector<EntryText> entry_texts(const AnyMatch& match, const Voice& voice);

struct RefusedText {
  int line = 0;
  std::string type, rule, message;
  std::string source;  // source of the rule, by the id of its edition, for other programs
  std::string place;   // the same in the user's language
};
nlohmann::json refused_json(std::span<const RefusedText> refused);
RefusedText refused_text(int line, std::string type, const Refusal& refusal, const Voice& voice);

std::string_view status_word(Outcome::Status status);
nlohmann::json fact_json(const Fact& fact, const Names& names);  // a seat without a name becomes its number
nlohmann::json offers_json(const AnyMatch& match, const Names& names);
// The document of `score --json` and `match show --json`. Empty `id`: a dry run.
nlohmann::json result_json(const AnyMatch& match, const std::string& id, const Voice& voice,
                           std::span<const RefusedText> refused);
// The same for a match that could not start.
nlohmann::json not_started_json(const std::string& game, const std::string& ruleset,
                                std::span<const RefusedText> refused);

}  // namespace tanteador::codec
