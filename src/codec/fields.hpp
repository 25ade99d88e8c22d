#pragma once
// The description of every event: its type word and its fields (each game has its own file). Reading, writing
// and the check for unknown fields use it. tests/schemas compares it with schemas/.

#include <string_view>

#include "generated/fields.hpp"
#include "src/codec/type.hpp"
#include "src/core/log_event.hpp"
#include "src/core/table_event.hpp"

namespace tanteador::codec {

TANTEADOR_EVENT(Annulled, annulled);
TANTEADOR_EVENT(Ruled, ruled);
TANTEADOR_EVENT(Carried, carried);
TANTEADOR_EVENT(MatchEnded, match_ended);

template <>
struct Words<MatchEnded::Reason> {
  static constexpr std::array<Word, 3> list{"agreed", "forfeit", "time"};
};

void fields(auto& ar, Annulled&) { ar.text("reason"); }
void fields(auto& ar, Ruled& event) {
  ar("side", event.side);
  ar("points", event.points);
  ar.rule_id("rule");
  ar.text("reason");
}
void fields(auto& ar, Carried& event) { ar.scores("scores", event.scores); }
void fields(auto& ar, MatchEnded& event) {
  ar("reason", event.reason);
  ar("side", event.side);
}
void fields(auto& ar, Voided& event) {
  ar("seq", event.target);
  ar.text("reason");
  ar.numbers("also", event.also);
  if (event.also.size() > Voided::kAlsoMax) ar.fail("also", N_("\"{0}\" is out of range."));
  ar.optional("cascade", event.cascade);
}

inline constexpr std::array<std::string_view, 7> kNoteTypes{
    "warned", "appealed", "appeal_decided", "confirmed", "renamed", "replaced", "case_ruled"};

inline constexpr int kWarningsMost = 1'000;

// The questions, findings and decision of a case, and its referee. It scores no points itself.
void case_fields(auto& ar, Note& event) {
  ar.text("case");
  ar.optional_text("title");
  ar.case_facts("facts", event.player, event.side);
  ar.rule_id("rule");
  ar.flag("fixed");
  ar.text("remedy");
  ar.optional_text("reason");
  ar.optional_person("referee");
  ar.optional_flag("precedent");
  ar.optional_number("warnings", 1, kWarningsMost);
  ar.optional_number("warnings_left_out", 1, kWarningsMost);
  ar.count("events", event.events);
  ar.check_case();
}

void fields(auto& ar, Note& event) {
  switch (event.kind) {
    case Note::Kind::warned:
      ar("player", event.player);
      ar.text("fault");
      ar.optional_text("reason");
      ar.level("level");
      return ar.optional_text("competition");
    case Note::Kind::appealed:
      ar("of", event.of);
      ar("by_side", event.side);
      return ar.text("ground");
    case Note::Kind::appeal_decided:
      ar("of", event.of);
      ar("upheld", event.upheld);
      ar.optional_person("referee");
      ar.optional_text("remedy");
      ar.count("events", event.events);
      return ar.text("reason");
    case Note::Kind::confirmed: return ar("side", event.side);
    case Note::Kind::renamed: ar("player", event.player); return ar.person("to");
    case Note::Kind::replaced: ar("player", event.player); return ar.person("by_player");
    case Note::Kind::case_ruled: return case_fields(ar, event);
  }
}

}  // namespace tanteador::codec
