#pragma once
// Registers the components of the command line as its program does.

#ifdef TANTEADOR_FEDERATION
#include "src/cli/federation/component.hpp"
#endif
#ifdef TANTEADOR_WEB
#include "src/cli/web/component.hpp"
#endif

namespace tanteador::test {

inline void register_components() {
#ifdef TANTEADOR_FEDERATION
  cli::register_federation();
#endif
#ifdef TANTEADOR_WEB
  cli::register_phones();
#endif
}

}  // namespace tanteador::test
