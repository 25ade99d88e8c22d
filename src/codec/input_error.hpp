#pragma once
// An input that cannot be read as an event (exit 2). Nothing of it is stored.

#include <optional>
#include <string>

#include "src/core/ruling.hpp"

namespace tanteador::codec {

struct InputError {
  std::string message;     // one sentence, translated
  std::string field = {};  // the wrong field, if any
  int line = 0;            // 1-based; 0: the input has no lines
  int column = 0;          // 1-based, in bytes
  // Set if the event is readable but names somebody who does not sit at this table now. It is then refused
  // (exit 1), not unreadable.
  std::optional<Violation> refused = {};
};

// Translates and fills in an English sentence without names.
std::string message(std::string_view sentence, PhraseArgs args = {});

}  // namespace tanteador::codec
