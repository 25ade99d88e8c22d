#pragma once
// Makers of the commands of entry buttons.

#include "src/registry/entry.hpp"
#include "src/view/command.hpp"

namespace tanteador::view {

inline command::Enter enter(AnyEvent event, std::vector<FieldText> texts = {}) {
  return {{{std::move(event), std::move(texts)}}};
}
inline command::Enter appeal(const AnyMatch& match, EventSeq of, Side by, std::string ground) {
  return enter(event_at_table(match, Note{.kind = Note::Kind::appealed, .side = by, .of = of}),
               {{"ground", std::move(ground)}});
}
inline command::Enter enter_all(Entries entries, Changes answered = {}) {
  return {std::move(entries), {}, std::move(answered)};
}

}  // namespace tanteador::view
