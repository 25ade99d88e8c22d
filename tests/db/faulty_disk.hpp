#pragma once
// SQLite's own VFS, except that one kind of call fails or ends the program from some moment on.

#include <sqlite3.h>

#include <cstddef>
#include <functional>
#include <optional>

#include "tests/support/sqlite_file.hpp"

namespace tanteador::db::test {

class FaultyDisk {
 public:
  enum class Call { read, write, sync, map };

  // Call number `after` of that kind, from 0, and all later ones return the result of `fault`.
  FaultyDisk(Call call, int after, std::function<int()> fault)
      : call_(call), left_(after), fault_(std::move(fault)), below_(sqlite3_vfs_find(nullptr)) {
    now() = this;
    vfs_ = *below_;
    vfs_.zName = "faulty";
    vfs_.szOsFile = static_cast<int>(sizeof(File)) + below_->szOsFile;
    vfs_.xOpen = [](sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
      auto* own = reinterpret_cast<File*>(file);
      own->base.pMethods = nullptr;
      sqlite3_vfs* below = now()->below_;
      const int result = below->xOpen(below, name, real(file), flags, out);
      if (real(file)->pMethods) own->base.pMethods = &methods();
      return result;
    };
    sqlite3_vfs_register(&vfs_, 1);
  }
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;
  ~FaultyDisk() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(below_, 1);
    now() = nullptr;
  }
  bool has_failed() const { return left_ < 0; }
  void only(int times) { times_ = times; }  // fails this many times, then works again
  void tear() { torn_ = true; }             // a failing write stores its first half
  void strike_after(int calls) { left_ = calls; }

 private:
  struct alignas(std::max_align_t) File {  // SQLite's own file follows it in memory
    sqlite3_file base;
  };
  static FaultyDisk*& now() {
    static FaultyDisk* disk = nullptr;
    return disk;
  }
  static sqlite3_file* real(sqlite3_file* file) { return tanteador::test::file_below<File>(file); }
  static std::optional<int> fault(Call call) {
    FaultyDisk& disk = *now();
    if (call != disk.call_ || --disk.left_ >= 0) return std::nullopt;
    disk.left_ = -1;
    if (disk.times_ == 0) return std::nullopt;
    if (disk.times_ > 0) --disk.times_;
    return disk.fault_();
  }

  static const sqlite3_io_methods& methods() {
    static const sqlite3_io_methods all = [] {
      auto own = tanteador::test::pass_through_methods<File>();
      own.xRead = [](sqlite3_file* f, void* to, int size, sqlite3_int64 at) {
        if (const auto bad = fault(Call::read)) return *bad;
        return real(f)->pMethods->xRead(real(f), to, size, at);
      };
      own.xWrite = [](sqlite3_file* f, const void* from, int size, sqlite3_int64 at) {
        const auto bad = fault(Call::write);
        if (bad && now()->torn_) real(f)->pMethods->xWrite(real(f), from, size / 2, at);
        return bad ? *bad : real(f)->pMethods->xWrite(real(f), from, size, at);
      };
      own.xSync = [](sqlite3_file* f, int flags) {
        if (const auto bad = fault(Call::sync)) return *bad;
        return real(f)->pMethods->xSync(real(f), flags);
      };
      own.xShmMap = [](sqlite3_file* f, int page, int size, int extend, void volatile** out) {
        if (const auto bad = fault(Call::map)) return *bad;
        return real(f)->pMethods->xShmMap(real(f), page, size, extend, out);
      };
      return own;
    }();
    return all;
  }

  Call call_;
  int left_;
  int times_ = -1;  // no limit
  bool torn_ = false;
  std::function<int()> fault_;
  sqlite3_vfs* below_;
  sqlite3_vfs vfs_{};
};

}  // namespace tanteador::db::test
