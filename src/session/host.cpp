#include "src/session/host.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <fstream>
#include <stdexcept>
#include <thread>

#include <malloc.h>
#include <sodium.h>

#include "src/core/text/time.hpp"

namespace tanteador::session {

namespace {

TimePoint now() { return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()); }

std::string now_utc() { return exact_time_text(now()); }

// RFC 9562, version 7: 48 bits of milliseconds, 12 bits of their fraction (for the order), then random.
std::string uuid7() {
  using namespace std::chrono;
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  const auto since = system_clock::now().time_since_epoch();
  const auto whole = floor<milliseconds>(since);
  const auto ms = static_cast<std::uint64_t>(whole.count());
  const auto fraction =
      static_cast<unsigned>(duration_cast<nanoseconds>(since - whole).count() * 4096 / 1'000'000);
  for (std::size_t i = 0; i < 6; ++i) bytes[i] = static_cast<unsigned char>(ms >> (40 - 8 * i));
  bytes[6] = static_cast<unsigned char>((fraction >> 8 & 0x0f) | 0x70);
  bytes[7] = static_cast<unsigned char>(fraction);
  bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3f) | 0x80);
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    constexpr char kHex[] = "0123456789abcdef";
    text += kHex[bytes[i] >> 4];
    text += kHex[bytes[i] & 15];
  }
  return text;
}

// Linux has an id for each start in /proc.
Uptime uptime_now() {
#ifdef CLOCK_BOOTTIME
  static const std::string boot = [] {
    std::string id;
    std::getline(std::ifstream("/proc/sys/kernel/random/boot_id"), id);
    return id;
  }();
  struct timespec since {};
  if (boot.empty() || clock_gettime(CLOCK_BOOTTIME, &since) != 0) return {};
  return {boot, std::int64_t{since.tv_sec} * 1000 + since.tv_nsec / 1'000'000};
#else
  return {};
#endif
}

}  // namespace

Host system_host() {
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot start");
  constexpr int kMost = 3;  // more threads would wait for the reading one
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  return {now_utc, uuid7, std::clamp(cores - 1, 0, kMost), uptime_now};
}

void keep_freed_memory() {
#ifdef __GLIBC__
  constexpr int kMebibyte = 1 << 20;
  mallopt(M_MMAP_THRESHOLD, 16 * kMebibyte);
  mallopt(M_TRIM_THRESHOLD, 64 * kMebibyte);
#endif
}

}  // namespace tanteador::session
