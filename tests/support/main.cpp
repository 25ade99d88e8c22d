#define DOCTEST_CONFIG_IMPLEMENT  // said itself: the precompiled header has read the part that would
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

// Where what went wrong was allocated is told in five frames: each of the thirty there are otherwise is
// walked for whatever is allocated at all.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() { return "malloc_context_size=5"; }
