#pragma once
// Input that cannot be read as an event (exit 2): where, and one sentence. Nothing of it was stored.

#include <optional>
#include <string>

#include "src/core/ruling.hpp"

namespace tanteador::codec {

struct InputError {
  std::string message;     // one sentence, translated
  std::string field = {};  // the field at fault, where there is one
  int line = 0;            // 1-based; 0 where the input has no lines
  int column = 0;          // 1-based, in bytes
  // Set where every word can be read and still names one who does not sit at this table now: the event is
  // refused for this (exit 1), not unreadable.
  std::optional<Violation> refused = {};
};

// The English sentence translated and filled, where no name is in it.
std::string message(std::string_view sentence, PhraseArgs args = {});

}  // namespace tanteador::codec
