#pragma once
// A disk on which writes can fail, tear or be forgotten. It lies over SQLite's own VFS and remembers for each
// file which bytes are durable. One fault of a plan happens at a chosen call; everything else works.

#include <sqlite3.h>

#include <cstddef>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "tests/support/sqlite_file.hpp"

namespace tanteador::simulation {

enum class Fault {
  none,
  write_once,  // one write fails
  sync_once,   // one flush fails
  write_always,
  disk_full,
  killed,     // the program that makes the call is gone; what it wrote stays
  power_cut,  // all programs are gone; writes that were not flushed are lost, torn or kept
  // Somebody does this to the file while programs have it open, and puts it back in the end.
  moved,
  replaced,  // by another sound database
  deleted,   // a program saves its entries to another file
  restored,  // an older copy, beside the log of programs that ended without closing it
};
inline constexpr int kFaults = 11;
constexpr bool is_by_hand(Fault fault) { return fault >= Fault::moved; }

class SimulatedDisk {
 public:
  explicit SimulatedDisk(std::uint32_t seed);
  SimulatedDisk(const SimulatedDisk&) = delete;
  SimulatedDisk& operator=(const SimulatedDisk&) = delete;
  ~SimulatedDisk();

  // The fault happens at the call number `after`, from 0, that changes a file.
  void plan(Fault fault, int after);
  bool has_struck() const { return struck_; }
  void strike() { struck_ = true; }  // of a fault by hand
  // The program whose calls follow.
  void run_as(int program) { program_ = program; }
  bool is_dead(int program) const;
  // Files whose names begin so lie on another computer, which has no faults.
  void spare(std::string beginning) { spared_ = std::move(beginning); }
  // Ends the fault. After a power cut the files get the bytes that survived. No database may be open.
  void recover();

 private:
  struct Change {  // without bytes: the file is cut to `at`
    std::int64_t at = 0;
    std::optional<std::string> bytes;
  };
  struct Image {
    std::string durable;
    std::vector<Change> pending;
  };
  struct alignas(std::max_align_t) File {  // SQLite's own file follows it in memory
    sqlite3_file base;
    Image* image;  // null: not tracked
    int program;
  };

  static SimulatedDisk*& now();
  static sqlite3_file* real(sqlite3_file* file) { return test::file_below<File>(file); }
  static File& own(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
  static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out);
  static int remove(sqlite3_vfs*, const char* name, int sync);
  static const sqlite3_io_methods& methods();

  static constexpr int kOther = -2;  // the program of spared files
  bool is_spared(const char* name) const {
    return name && !spared_.empty() && std::string_view(name).starts_with(spared_);
  }
  int answer_of(int program, bool is_sync);  // of a call that changes a file
  static void apply(const Change& change, std::string& bytes);
  std::string survived(const Image& image);

  std::mt19937 random_;
  std::map<std::string, Image> images_;
  std::string spared_;
  Fault fault_ = Fault::none;
  int left_ = 0, program_ = 0, dead_ = -1;
  bool struck_ = false;
  sqlite3_vfs* below_;
  sqlite3_vfs vfs_{};
};

}  // namespace tanteador::simulation
