// Whole matches of every game drawn from bytes: what the engine offers, accepts, refuses and scores equals
// the reckoning of tests/reckoning.

#include "tests/fuzz/laws.hpp"
#include "tests/reckoning/match_record.hpp"
#include "tests/reckoning/plays.hpp"

namespace tanteador::fuzz {

namespace {

std::optional<std::string> difference(reckoning::Played (*play)(reckoning::Lots), std::string_view bytes) {
  try {
    play(reckoning::Lots(bytes));
  } catch (const reckoning::Difference& found) {
    return found.what();
  }
  return std::nullopt;
}

}  // namespace

#define TANTEADOR_PLAY(play)                                         \
  std::optional<std::string> law_of_##play(std::string_view bytes) { \
    return difference(reckoning::play, bytes);                       \
  }
TANTEADOR_PLAY(play_truco)
TANTEADOR_PLAY(play_truco_variants)
TANTEADOR_PLAY(play_truf)
TANTEADOR_PLAY(play_troccas)
TANTEADOR_PLAY(play_tarot)
TANTEADOR_PLAY(play_sheet)
#undef TANTEADOR_PLAY

}  // namespace tanteador::fuzz
