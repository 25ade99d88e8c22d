#pragma once
// A sentence beside what does not explain itself: shown where its "?" is pressed.

#include <string>
#include <string_view>

namespace tanteador::view {

// `id`: of the key that asks for it, "help/…"; empty: nothing is there to be explained.
struct Help {
  std::string id, text;
};
// The sentence for that subject of the panel's own, in the language in use. An unknown one: no help.
Help help_on(std::string_view subject);
// A sentence from elsewhere, in English; empty: no help.
Help help_of(std::string_view subject, std::string_view text);

}  // namespace tanteador::view
