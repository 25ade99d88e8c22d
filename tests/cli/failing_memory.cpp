#include "tests/cli/failing_memory.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cstdlib>
#include <new>

namespace tanteador::test {

namespace {

MemoryPlan plan_now;
MemoryCount* counted = nullptr;  // null: no allocation fails
sqlite3_mem_methods usual{};
// The program keeps as much aside for what comes after a failure.
constexpr std::size_t kReserve = 4u << 20;
std::size_t left = kReserve;

bool is_out(Heap heap, std::size_t size) {
  if (!counted || heap != plan_now.heap) return false;
  const std::size_t number = counted->allocations++;
  if (number < plan_now.after) return false;
  counted->has_failed = true;
  if (number == plan_now.after) return true;
  if (plan_now.lasts) left -= std::min(left, size);
  return left == 0;
}

void* allocate(std::size_t size) {
  if (!is_out(Heap::program, size))
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void plan_memory(const MemoryPlan& plan, MemoryCount& count) {
  plan_now = plan;
  left = plan.heap == Heap::program || !plan.lasts ? kReserve : 0;
  if (plan.heap == Heap::sqlite) {
    sqlite3_shutdown();
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &usual);
    sqlite3_mem_methods mine = usual;
    mine.xMalloc = [](int size) {
      return is_out(Heap::sqlite, static_cast<std::size_t>(size)) ? nullptr : usual.xMalloc(size);
    };
    mine.xRealloc = [](void* memory, int size) {
      return is_out(Heap::sqlite, static_cast<std::size_t>(size)) ? nullptr : usual.xRealloc(memory, size);
    };
    sqlite3_config(SQLITE_CONFIG_MALLOC, &mine);
    sqlite3_initialize();
  }
  counted = &count;
}

}  // namespace tanteador::test

// All forms that the sanitizer would pair with its own.
void* operator new(std::size_t size) { return tanteador::test::allocate(size); }
void* operator new[](std::size_t size) { return tanteador::test::allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return tanteador::test::is_out(tanteador::test::Heap::program, size) ? nullptr
                                                                       : std::malloc(size > 0 ? size : 1);
}
void* operator new[](std::size_t size, const std::nothrow_t& none) noexcept {
  return operator new(size, none);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
