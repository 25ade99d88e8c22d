#pragma once
// The events of the score sheet, their fields and words.

#include "src/codec/type.hpp"
#include "src/games/sheet/events.hpp"

namespace tanteador::codec {

TANTEADOR_EVENT(sheet::Counted, counted);

void fields(auto& ar, sheet::Counted& event) {
  ar.need_by_side("points", event.points);
  ar("dealer", event.dealer);
}

}  // namespace tanteador::codec
