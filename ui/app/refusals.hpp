#pragma once
// Sentences that say why typed text is refused.

#include <string>

#include "src/view/words.hpp"

namespace tanteador::ui {

inline std::string no_name(const std::string& name) {
  return view::say(N_("\"{0}\" cannot be used as a name."), {std::string_view(name)});
}
inline std::string no_time(const std::string& typed) {
  return view::say("{0} is not a valid time. Write it like 2026-12-04 20:00.", {std::string_view(typed)});
}

}  // namespace tanteador::ui
