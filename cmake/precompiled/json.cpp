#include "cmake/precompiled/json.hpp"

TANTEADOR_JSON_CLASSES(template)
