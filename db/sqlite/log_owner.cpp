#include "db/sqlite/log_owner.hpp"

#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "db/sqlite/connection.hpp"
#include "db/sqlite/files.hpp"
#include "db/sqlite/query.hpp"
#include "src/core/read_all.hpp"

namespace tanteador::db::sqlite {

namespace fs = std::filesystem;

namespace {

// The page of the table `head`, and how often something was written.
struct WriteCount {
  std::int64_t page = 0, writes = 0;
};

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
  return value;
}

std::uint32_t word(std::string_view bytes, std::size_t at) {
  return static_cast<std::uint32_t>(big_endian(bytes.substr(at, 4)));
}

// The only row of `head`, if a page has that form: https://www.sqlite.org/fileformat2.html#b_tree_pages
std::optional<std::int64_t> writes_on(std::string_view page) {
  constexpr std::string_view kOneRow("\x0d\0\0\0\x01", 5), kRow("\x01\x03\0", 3);  // rowid 1, no bytes for it
  constexpr std::array<std::size_t, 10> kWidths{0, 1, 2, 3, 4, 6, 8, 0, 0, 0};  // of an integer, by its type
  constexpr std::size_t kCells = 8, kValue = 5;                                 // of the page, of a row
  if (!page.starts_with(kOneRow)) return std::nullopt;
  const std::size_t at = big_endian(page.substr(kCells, 2));
  if (at + kValue > page.size() || page.substr(at + 1, kRow.size()) != kRow) return std::nullopt;
  const auto type = static_cast<std::size_t>(page[at + 4]);
  if (type >= kWidths.size() || at + kValue + kWidths[type] > page.size()) return std::nullopt;
  if (kWidths[type] == 0) return type == 9 ? 1 : 0;
  return static_cast<std::int64_t>(big_endian(page.substr(at + kValue, kWidths[type])));
}

// The frames of a log that SQLite would apply: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
class LogReader {
 public:
  explicit LogReader(std::string_view log) : log_(log) {
    constexpr std::uint32_t kMagic = 0x377f0682;  // the last bit: the checksum is big-endian
    if (log_.size() < kHeader || (word(log_, 0) & ~1u) != kMagic) return;
    is_big_ = (word(log_, 0) & 1) != 0;
    add(log_.substr(0, kHeader - 8));
    if (is_sum(log_.substr(kHeader - 8, 8))) page_ = word(log_, 8), at_ = kHeader;
  }
  // The page number of the next frame and its bytes.
  std::optional<std::pair<std::int64_t, std::string_view>> next() {
    constexpr std::size_t kFrame = 24, kSalts = 16;
    if (page_ == 0 || log_.size() < at_ + kFrame + page_) return std::nullopt;
    const std::string_view frame = log_.substr(at_, kFrame), page = log_.substr(at_ + kFrame, page_);
    if (frame.substr(8, 8) != log_.substr(kSalts, 8)) return std::nullopt;
    add(frame.substr(0, 8));
    add(page);
    if (!is_sum(frame.substr(16, 8))) return std::nullopt;
    at_ += kFrame + page_;
    return std::pair(std::int64_t{word(frame, 0)}, page);
  }

 private:
  static constexpr std::size_t kHeader = 32;

  void add(std::string_view bytes) {
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
      const auto part = [&](std::size_t at) {
        const std::uint32_t value = word(bytes, at);
        return is_big_ ? value : __builtin_bswap32(value);
      };
      one_ += part(i) + other_;
      other_ += part(i + 4) + one_;
    }
  }
  bool is_sum(std::string_view bytes) const { return word(bytes, 0) == one_ && word(bytes, 4) == other_; }

  std::string_view log_;
  std::size_t page_ = 0, at_ = 0;
  std::uint32_t one_ = 0, other_ = 0;
  bool is_big_ = false;
};

struct LogCounts {
  WriteCount first, last;
};

std::optional<LogCounts> counts_in(std::string_view log) {
  std::optional<LogCounts> counts;
  LogReader frames(log);
  while (const auto frame = frames.next()) {
    const auto writes = writes_on(frame->second);
    if (!writes || (counts && counts->first.page != frame->first)) continue;
    if (!counts) counts = LogCounts{{frame->first, *writes}, {}};
    counts->last = {frame->first, *writes};
  }
  return counts;
}

std::optional<WriteCount> count_in(const fs::path& file) {
  try {
    SQLite::Database database = open_without_log(file);
    if (!database.tableExists("head")) return std::nullopt;
    return WriteCount{database.execAndGet(sql("head_page")).getInt64(),
                      database.execAndGet(sql("head_writes")).getInt64()};
  } catch (const SQLite::Exception&) {  // an older file, or a damaged one
    return std::nullopt;
  }
}

bool is_foreign(const fs::path& file) {
  const auto own = count_in(file);  // before the log: meanwhile the log may be copied into the file
  if (!own) return false;
  std::ifstream in(sibling_path(file, kLog), std::ios::binary);
  const auto log = counts_in(tanteador::read_all(in));
  if (!log) return false;
  return log->first.page != own->page || own->writes + 1 < log->first.writes ||
         own->writes > log->last.writes;
}

}  // namespace

bool has_foreign_log(const fs::path& file) {
  constexpr int kLooks = 3, kPause = 10;  // milliseconds; another program may begin the log again
  for (int looks = 0; looks < kLooks; ++looks) {
    if (!has_content(sibling_path(file, kLog)) || !is_foreign(file)) return false;
    sqlite3_sleep(kPause);
  }
  return true;
}

}  // namespace tanteador::db::sqlite
