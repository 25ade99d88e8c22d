#include "tests/cli/failing_calls.hpp"

#include <dlfcn.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace tanteador::test {

namespace {

CallPlan planned;
bool* failed = nullptr;  // null: no call fails
std::size_t calls = 0;

bool fails(FileCall call) {
  if (!failed || call != planned.call) return false;
  const std::size_t number = calls++;
  if (number != planned.after && !(planned.lasts && number > planned.after)) return false;
  *failed = true;
  errno = planned.error;
  return true;
}

template <class Function>
Function* next_function(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

bool is_standard(int file) { return file <= STDERR_FILENO; }

ssize_t write_usually(int file, const void* bytes, std::size_t size) {
  static auto* const below = next_function<ssize_t(int, const void*, std::size_t)>("write");
  return below(file, bytes, size);
}

// A disk that fills up stores a part first; the next write says so.
ssize_t write_or_fail(int file, const void* bytes, std::size_t size) {
  if (is_standard(file) || !fails(FileCall::write)) return write_usually(file, bytes, size);
  if (!planned.is_cut || size < 2) return -1;
  planned.is_cut = false;
  planned.after = calls;
  return write_usually(file, bytes, size / 2);
}

}  // namespace

void plan_calls(const CallPlan& plan, bool& has_failed) {
  planned = plan;
  failed = &has_failed;
}

}  // namespace tanteador::test

using tanteador::test::fails;
using tanteador::test::FileCall;
using tanteador::test::next_function;

extern "C" {
ssize_t write(int file, const void* bytes, std::size_t size) {
  return tanteador::test::write_or_fail(file, bytes, size);
}
ssize_t writev(int file, const iovec* parts, int count) {
  ssize_t done = 0;
  for (int i = 0; i < count; ++i) {
    const ssize_t part = write(file, parts[i].iov_base, parts[i].iov_len);
    if (part < 0) return done > 0 ? done : part;
    done += part;
    if (static_cast<std::size_t>(part) < parts[i].iov_len) return done;
  }
  return done;
}
int fsync(int file) { return fails(FileCall::flush) ? -1 : next_function<int(int)>("fsync")(file); }
int rename(const char* from, const char* to) noexcept {
  return fails(FileCall::rename) ? -1 : next_function<int(const char*, const char*)>("rename")(from, to);
}
int renameat2(int there, const char* from, int here, const char* to, unsigned how) noexcept {
  if (fails(FileCall::rename)) return -1;
  return next_function<int(int, const char*, int, const char*, unsigned)>("renameat2")(there, from, here, to,
                                                                                       how);
}
int mkostemp(char* name, int flags) {
  return fails(FileCall::open) ? -1 : next_function<int(char*, int)>("mkostemp")(name, flags);
}
}
