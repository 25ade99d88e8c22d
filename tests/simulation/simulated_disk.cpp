#include "tests/simulation/simulated_disk.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace tanteador::simulation {

namespace {

constexpr int kSector = 512;

std::string bytes_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

SimulatedDisk*& SimulatedDisk::now() {
  static SimulatedDisk* disk = nullptr;
  return disk;
}

SimulatedDisk::SimulatedDisk(std::uint32_t seed) : random_(seed), below_(sqlite3_vfs_find(nullptr)) {
  now() = this;
  vfs_ = *below_;
  vfs_.zName = "simulated";
  vfs_.szOsFile = static_cast<int>(sizeof(File)) + below_->szOsFile;
  vfs_.xOpen = open;
  vfs_.xDelete = remove;
  sqlite3_vfs_register(&vfs_, 1);
}

SimulatedDisk::~SimulatedDisk() {
  sqlite3_vfs_unregister(&vfs_);
  sqlite3_vfs_register(below_, 1);
  now() = nullptr;
}

void SimulatedDisk::plan(Fault fault, int after) {
  fault_ = fault;
  left_ = after;
  struck_ = false;
}

bool SimulatedDisk::is_dead(int program) const {
  return program != kOther && struck_ &&
         (fault_ == Fault::power_cut || (fault_ == Fault::killed && dead_ == program));
}

int SimulatedDisk::open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
  SimulatedDisk& disk = *now();
  File& mine = own(file);
  mine.base.pMethods = nullptr;
  mine.program = disk.is_spared(name) ? kOther : disk.program_;
  mine.image = nullptr;
  if (disk.is_dead(mine.program)) return SQLITE_CANTOPEN;
  constexpr int kTracked = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;
  if (name && mine.program != kOther && (flags & kTracked) != 0) {
    const auto [at, is_new] = disk.images_.try_emplace(name);
    if (is_new) at->second.durable = bytes_of(name);
    mine.image = &at->second;
  }
  const int result = disk.below_->xOpen(disk.below_, name, real(file), flags, out);
  if (real(file)->pMethods) mine.base.pMethods = &methods();
  return result;
}

int SimulatedDisk::remove(sqlite3_vfs*, const char* name, int sync) {
  SimulatedDisk& disk = *now();
  if (const int bad = disk.answer_of(disk.is_spared(name) ? kOther : disk.program_, false); bad != SQLITE_OK)
    return SQLITE_IOERR_DELETE;
  const int result = disk.below_->xDelete(disk.below_, name, sync);
  const auto found = disk.images_.find(name);
  if (result == SQLITE_OK && found != disk.images_.end()) found->second = {};
  return result;
}

int SimulatedDisk::answer_of(int program, bool is_sync) {
  struct Kind {
    bool writes, syncs, lasts;
    int answer;
  };
  static constexpr Kind kKinds[kFaults] = {{false, false, false, SQLITE_OK},
                                           {true, false, false, SQLITE_IOERR_WRITE},
                                           {false, true, false, SQLITE_IOERR_FSYNC},
                                           {true, false, true, SQLITE_IOERR_WRITE},
                                           {true, false, true, SQLITE_FULL},
                                           {true, true, false, SQLITE_IOERR},
                                           {true, true, false, SQLITE_IOERR},
                                           {},
                                           {},
                                           {},
                                           {}};
  if (program == kOther) return SQLITE_OK;
  if (is_dead(program)) return SQLITE_IOERR;
  const Kind& kind = kKinds[static_cast<int>(fault_)];
  if (!(is_sync ? kind.syncs : kind.writes)) return SQLITE_OK;
  if (struck_) return kind.lasts ? kind.answer : SQLITE_OK;
  if (--left_ >= 0) return SQLITE_OK;
  struck_ = true;
  dead_ = program;
  return kind.answer;
}

const sqlite3_io_methods& SimulatedDisk::methods() {
  static const sqlite3_io_methods all = [] {
    auto mine = test::pass_through_methods<File>();
    mine.xRead = [](sqlite3_file* f, void* to, int size, sqlite3_int64 at) {
      if (now()->is_dead(own(f).program)) return SQLITE_IOERR_READ;
      return real(f)->pMethods->xRead(real(f), to, size, at);
    };
    mine.xWrite = [](sqlite3_file* f, const void* from, int size, sqlite3_int64 at) {
      if (const int bad = now()->answer_of(own(f).program, false); bad != SQLITE_OK) return bad;
      if (own(f).image)
        own(f).image->pending.push_back(
            {at, std::string(static_cast<const char*>(from), static_cast<std::size_t>(size))});
      return real(f)->pMethods->xWrite(real(f), from, size, at);
    };
    mine.xTruncate = [](sqlite3_file* f, sqlite3_int64 size) {
      if (now()->answer_of(own(f).program, false) != SQLITE_OK) return SQLITE_IOERR_TRUNCATE;
      if (own(f).image) own(f).image->pending.push_back({size, std::nullopt});
      return real(f)->pMethods->xTruncate(real(f), size);
    };
    mine.xSync = [](sqlite3_file* f, int flags) {
      if (const int bad = now()->answer_of(own(f).program, true); bad != SQLITE_OK) return bad;
      if (Image* image = own(f).image) {
        for (const Change& change : image->pending) apply(change, image->durable);
        image->pending.clear();
      }
      return real(f)->pMethods->xSync(real(f), flags);
    };
    return mine;
  }();
  return all;
}

void SimulatedDisk::apply(const Change& change, std::string& bytes) {
  const auto at = static_cast<std::size_t>(change.at);
  if (!change.bytes) return bytes.resize(at, '\0');
  if (bytes.size() < at + change.bytes->size()) bytes.resize(at + change.bytes->size(), '\0');
  bytes.replace(at, change.bytes->size(), *change.bytes);
}

// Each change that was not flushed is kept, forgotten or torn at a sector, whatever came before it.
std::string SimulatedDisk::survived(const Image& image) {
  std::string bytes = image.durable;
  for (const Change& change : image.pending) {
    const auto fate = std::uniform_int_distribution<int>(0, 3)(random_);
    if (fate == 0) continue;
    Change part = change;
    if (fate == 1 && part.bytes) {
      const auto sectors = static_cast<int>(part.bytes->size() / kSector);
      part.bytes->resize(static_cast<std::size_t>(std::uniform_int_distribution<int>(0, sectors)(random_)) *
                         kSector);
    }
    apply(part, bytes);
  }
  return bytes;
}

void SimulatedDisk::recover() {
  const bool cut = struck_ && fault_ == Fault::power_cut;
  fault_ = Fault::none;
  struck_ = false;
  for (auto& [name, image] : images_) {
    if (cut && std::filesystem::exists(name)) {
      const std::string bytes = survived(image);
      std::ofstream(name, std::ios::binary) << bytes;
      std::filesystem::remove(name + "-shm");
    }
  }
  images_.clear();
}

}  // namespace tanteador::simulation
