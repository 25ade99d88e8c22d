#pragma once
// Rulings and appeals, for a club's files and for the list of the referee.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/reports/document.hpp"

namespace tanteador::report {

// A statement or finding: for people, and with stored words for programs. Empty: none.
struct FactText {
  std::string text = {}, data = {};
};
struct RulingFact {
  std::string id, question;
  std::vector<FactText> statements;  // by side
  FactText finding;
};
struct RulingAppeal {
  std::string at, side, ground;
  bool decided = false, allowed = false;
  std::string decided_at = {}, decided_by = {}, reason = {};  // no name: decided without a referee
};

// A ruling with the texts of its match. Times are RFC 3339; texts are in the reader's language, ids are not.
struct Ruling {
  std::string at = {}, match = {};
  std::int64_t seq = 0;
  std::string game = {}, ruleset = {}, ruleset_title = {};
  std::vector<std::string> sides = {};
  std::string players = {};
  std::string case_id = {}, title = {};
  std::vector<std::string> people = {};
  std::vector<RulingFact> facts = {};
  std::string rule = {}, rule_number = {},
              rule_text = {};  // text: number, title and reference; empty: not printed
  bool fixed = false;          // the rule leaves no choice
  std::string remedy = {}, remedy_title = {};
  std::string on_appeal = {},
              on_appeal_title = {};  // the remedy of an allowed appeal; empty: the first one stays
  std::string reason = {}, referee = {};
  bool precedent = false;
  std::string standing = {}, standing_text = {};  // state of the appeal
  std::vector<RulingAppeal> appeals = {};
};

Table rulings_list(std::span<const Ruling> rulings);  // a row for each ruling
Table rulings_data(std::span<const Ruling> rulings);  // the same for programs
// A document with everything said, found and decided. `now` is printed at the end.
Document rulings_page(std::span<const Ruling> rulings, std::string_view now);

}  // namespace tanteador::report
