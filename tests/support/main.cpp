#define DOCTEST_CONFIG_IMPLEMENT  // defined separately: the precompiled header already includes doctest.h
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

// Five stack frames for each allocation instead of thirty, which saves time.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() { return "malloc_context_size=5"; }
