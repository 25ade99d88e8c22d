#pragma once
// SQLite's own VFS, except that one kind of call fails or ends the program from some moment on.

#include <sqlite3.h>

#include <cstddef>
#include <functional>
#include <optional>

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
      if (real(file)->pMethods) own->base.pMethods = &kMethods;
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
  void strike_after(int calls) { left_ = calls; }

 private:
  struct alignas(std::max_align_t) File {  // SQLite's own file follows it in memory
    sqlite3_file base;
  };
  static FaultyDisk*& now() {
    static FaultyDisk* disk = nullptr;
    return disk;
  }
  static sqlite3_file* real(sqlite3_file* file) {
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(File));
  }
  static std::optional<int> fault(Call call) {
    FaultyDisk& disk = *now();
    if (call != disk.call_ || --disk.left_ >= 0) return std::nullopt;
    disk.left_ = -1;
    if (disk.times_ == 0) return std::nullopt;
    if (disk.times_ > 0) --disk.times_;
    return disk.fault_();
  }

  static constexpr sqlite3_io_methods kMethods{
      .iVersion = 2,
      .xClose = [](sqlite3_file* f) { return real(f)->pMethods->xClose(real(f)); },
      .xRead =
          [](sqlite3_file* f, void* to, int size, sqlite3_int64 at) {
            if (const auto bad = fault(Call::read)) return *bad;
            return real(f)->pMethods->xRead(real(f), to, size, at);
          },
      .xWrite =
          [](sqlite3_file* f, const void* from, int size, sqlite3_int64 at) {
            if (const auto bad = fault(Call::write)) return *bad;
            return real(f)->pMethods->xWrite(real(f), from, size, at);
          },
      .xTruncate = [](sqlite3_file* f, sqlite3_int64 n) { return real(f)->pMethods->xTruncate(real(f), n); },
      .xSync =
          [](sqlite3_file* f, int flags) {
            if (const auto bad = fault(Call::sync)) return *bad;
            return real(f)->pMethods->xSync(real(f), flags);
          },
      .xFileSize = [](sqlite3_file* f, sqlite3_int64* n) { return real(f)->pMethods->xFileSize(real(f), n); },
      .xLock = [](sqlite3_file* f, int lock) { return real(f)->pMethods->xLock(real(f), lock); },
      .xUnlock = [](sqlite3_file* f, int lock) { return real(f)->pMethods->xUnlock(real(f), lock); },
      .xCheckReservedLock = [](sqlite3_file* f,
                               int* out) { return real(f)->pMethods->xCheckReservedLock(real(f), out); },
      .xFileControl = [](sqlite3_file* f, int op,
                         void* arg) { return real(f)->pMethods->xFileControl(real(f), op, arg); },
      .xSectorSize = [](sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); },
      .xDeviceCharacteristics =
          [](sqlite3_file* f) { return real(f)->pMethods->xDeviceCharacteristics(real(f)); },
      .xShmMap =
          [](sqlite3_file* f, int page, int size, int extend, void volatile** out) {
            if (const auto bad = fault(Call::map)) return *bad;
            return real(f)->pMethods->xShmMap(real(f), page, size, extend, out);
          },
      .xShmLock = [](sqlite3_file* f, int at, int n,
                     int flags) { return real(f)->pMethods->xShmLock(real(f), at, n, flags); },
      .xShmBarrier = [](sqlite3_file* f) { real(f)->pMethods->xShmBarrier(real(f)); },
      .xShmUnmap = [](sqlite3_file* f, int gone) { return real(f)->pMethods->xShmUnmap(real(f), gone); },
      .xFetch = nullptr,
      .xUnfetch = nullptr};

  Call call_;
  int left_;
  int times_ = -1;  // no limit
  std::function<int()> fault_;
  sqlite3_vfs* below_;
  sqlite3_vfs vfs_{};
};

}  // namespace tanteador::db::test
