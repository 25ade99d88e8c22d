#pragma once
// Precompiled for every test.

#include <doctest/doctest.h>

#include "cmake/precompiled/json.hpp"
