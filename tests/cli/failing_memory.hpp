#pragma once
// Memory that runs out at a chosen allocation.

#include <cstddef>

namespace tanteador::test {

enum class Heap { program, sqlite };  // operator new, sqlite3_malloc()

struct MemoryPlan {
  Heap heap = Heap::program;
  std::size_t after = 0;  // the allocation that fails, from 0
  bool lasts = false;     // all later ones fail, too
};
struct MemoryCount {
  std::size_t allocations = 0;
  bool has_failed = false;
};

// Only in a process of its own: nothing ends the plan. `count` is updated at each allocation.
void plan_memory(const MemoryPlan& plan, MemoryCount& count);

}  // namespace tanteador::test
