#pragma once
// Files of a test VFS that lies over SQLite's own: every call goes to the file below.

#include <sqlite3.h>

namespace tanteador::test {

// `File` begins with a sqlite3_file. The file below follows it in memory.
template <class File>
sqlite3_file* file_below(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(File));
}

// All calls pass through; replace those that differ.
template <class File>
sqlite3_io_methods pass_through_methods() {
  constexpr auto below = file_below<File>;
  return {
      .iVersion = 2,
      .xClose = [](sqlite3_file* f) { return below(f)->pMethods->xClose(below(f)); },
      .xRead = [](sqlite3_file* f, void* to, int size,
                  sqlite3_int64 at) { return below(f)->pMethods->xRead(below(f), to, size, at); },
      .xWrite = [](sqlite3_file* f, const void* from, int size,
                   sqlite3_int64 at) { return below(f)->pMethods->xWrite(below(f), from, size, at); },
      .xTruncate = [](sqlite3_file* f,
                      sqlite3_int64 n) { return below(f)->pMethods->xTruncate(below(f), n); },
      .xSync = [](sqlite3_file* f, int flags) { return below(f)->pMethods->xSync(below(f), flags); },
      .xFileSize = [](sqlite3_file* f,
                      sqlite3_int64* n) { return below(f)->pMethods->xFileSize(below(f), n); },
      .xLock = [](sqlite3_file* f, int lock) { return below(f)->pMethods->xLock(below(f), lock); },
      .xUnlock = [](sqlite3_file* f, int lock) { return below(f)->pMethods->xUnlock(below(f), lock); },
      .xCheckReservedLock = [](sqlite3_file* f,
                               int* out) { return below(f)->pMethods->xCheckReservedLock(below(f), out); },
      .xFileControl = [](sqlite3_file* f, int op,
                         void* arg) { return below(f)->pMethods->xFileControl(below(f), op, arg); },
      .xSectorSize = [](sqlite3_file* f) { return below(f)->pMethods->xSectorSize(below(f)); },
      .xDeviceCharacteristics =
          [](sqlite3_file* f) { return below(f)->pMethods->xDeviceCharacteristics(below(f)); },
      .xShmMap =
          [](sqlite3_file* f, int page, int size, int extend, void volatile** out) {
            return below(f)->pMethods->xShmMap(below(f), page, size, extend, out);
          },
      .xShmLock = [](sqlite3_file* f, int at, int n,
                     int flags) { return below(f)->pMethods->xShmLock(below(f), at, n, flags); },
      .xShmBarrier = [](sqlite3_file* f) { below(f)->pMethods->xShmBarrier(below(f)); },
      .xShmUnmap = [](sqlite3_file* f, int gone) { return below(f)->pMethods->xShmUnmap(below(f), gone); },
      .xFetch = nullptr,
      .xUnfetch = nullptr};
}

}  // namespace tanteador::test
