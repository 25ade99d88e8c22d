#pragma once
// Calls of the system that write files and fail at a chosen moment.

#include <cstddef>

namespace tanteador::test {

enum class FileCall { write, flush, rename, open, close };

struct CallPlan {
  FileCall call = FileCall::write;
  std::size_t after = 0;  // the call of that kind that fails, from 0
  int error = 0;          // errno
  bool lasts = false;     // all later ones fail, too
  bool is_cut = false;    // a failing write first stores its first half
};

// Only in a process of its own: nothing ends the plan. The standard streams never fail. `has_failed` is set
// at the failure.
void plan_calls(const CallPlan& plan, bool& has_failed);

}  // namespace tanteador::test
