#define DOCTEST_CONFIG_IMPLEMENT  // said itself: the precompiled header has read the part that would
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
