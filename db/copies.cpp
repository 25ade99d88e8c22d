#include "db/copies.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include <sys/stat.h>

#include "db/errors.hpp"
#include "db/sqlite/backup.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/errors.hpp"
#include "db/sqlite/identity.hpp"
#include "db/sqlite/migrations.hpp"
#include "db/store.hpp"
#include "src/core/text/time.hpp"

namespace tanteador::db {

namespace {

namespace fs = std::filesystem;
using std::chrono::days;
using std::chrono::sys_days;

constexpr int kDays = 7, kWeeks = 4;

// The day of "2026-11-23.db"; nothing for another name.
std::optional<sys_days> day_of(const fs::path& copy) {
  if (copy.extension() != ".db") return std::nullopt;
  const auto time = read_time(copy.stem().string() + "T00:00:00Z");
  return time ? std::optional(std::chrono::floor<days>(*time)) : std::nullopt;
}

fs::path copy_of(const fs::path& database, sys_days day) {
  return folder_of_copies(database) / (date_text(day) + ".db");
}

std::vector<sys_days> copies_of(const fs::path& database) {
  std::vector<sys_days> copies;
  std::error_code none;  // no folder yet
  for (const auto& entry : fs::directory_iterator(folder_of_copies(database), none)) {
    if (const auto day = day_of(entry.path())) copies.push_back(*day);
  }
  return copies;
}

}  // namespace

std::vector<sys_days> superseded_copies(std::span<const sys_days> copies, sys_days today) {
  std::map<sys_days, sys_days> of_week;  // by Monday, the newest copy of each week before the last seven days
  for (const sys_days copy : copies) {
    if (today - copy < days(kDays)) continue;
    auto [week, fresh] = of_week.try_emplace(monday_of(copy), copy);
    week->second = std::max(week->second, copy);
  }
  while (of_week.size() > kWeeks) of_week.erase(of_week.begin());
  std::vector<sys_days> gone;
  for (const sys_days copy : copies) {
    const auto week = of_week.find(monday_of(copy));
    if (today - copy >= days(kDays) && (week == of_week.end() || week->second != copy)) gone.push_back(copy);
  }
  return gone;
}

fs::path folder_of_copies(const fs::path& database) { return fs::path(database).concat(".copies"); }

void back_up_signed(const fs::path& from, const fs::path& to, const Seal& seal) {
  is_on_server(from) ? backup(from, to) : sqlite::backup(from, to, seal);
}

std::optional<std::string> find_signature(const fs::path& path) {
  const fs::path file = sqlite::real_path(path);
  return sqlite::run_guarded(file, [&] {
    if (sqlite::inspect(file, newest(sqlite::migrations())) == 0) return std::optional<std::string>();
    SQLite::Database database = sqlite::open_to_read(file);
    return sqlite::find_signature(database);
  });
}

void keep_copy(const fs::path& database, sys_days today, const Seal& seal) {
  const fs::path copy = copy_of(database, today), fresh = fs::path(copy).concat(".new");
  sqlite::require_unmoved(sqlite::real_path(database));
  std::error_code error;
  fs::create_directories(folder_of_copies(database), error);
  fs::remove(fresh, error);  // of an interrupted copy
  back_up_signed(database, fresh, seal);
  fs::rename(fresh, copy, error);
  if (error)
    throw store_error(StoreError::Code::cannot_open, sentence(StoreError::Code::cannot_open), copy.string(),
                      error.message());
  for (const sys_days gone : superseded_copies(copies_of(database), today))
    fs::remove(copy_of(database, gone), error);
}

std::string last_copied(const fs::path& database) {
  const auto copies = copies_of(database);
  if (copies.empty()) return {};
  struct stat copy {};
  if (stat(copy_of(database, *std::ranges::max_element(copies)).c_str(), &copy) != 0) return {};
  return time_text(TimePoint(std::chrono::seconds(copy.st_mtime)));
}

}  // namespace tanteador::db
