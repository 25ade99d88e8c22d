#pragma once
// Help texts, shown when a "?" is pressed.

#include <string>
#include <string_view>

namespace tanteador::view {

// `id`: of the "?" button, "help/…"; empty: no help.
struct Help {
  std::string id, text;
};
// The help text of a subject of the panel, translated; empty for an unknown subject.
Help help_on(std::string_view subject);
// A help text from English; empty for an empty text.
Help help_of(std::string_view subject, std::string_view text);

}  // namespace tanteador::view
