#include "ui/app/system/whole_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "src/view/words.hpp"

namespace tanteador::ui {

namespace {

bool write_bytes(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t done = ::write(file, bytes.data(), bytes.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(done));
  }
  return true;
}

// Keeps the mode of the file; a new one is readable by everybody, subject to the umask.
bool set_mode(int number, const std::filesystem::path& file) {
  struct stat about {};
  if (::stat(file.c_str(), &about) == 0) return ::fchmod(number, about.st_mode & 07777) == 0;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return ::fchmod(number, 0666 & ~mask) == 0;
}

}  // namespace

std::optional<std::string> write_whole_file(const std::filesystem::path& file, std::string_view bytes) {
  std::error_code none;
  const auto linked = std::filesystem::canonical(file, none);  // empty: a new file
  const std::filesystem::path& to = linked.empty() ? file : linked;
  std::string aside = to.string() + ".part-XXXXXX";
  const int number = ::mkostemp(aside.data(), O_CLOEXEC);
  bool done = number >= 0 && write_bytes(number, bytes) && set_mode(number, to) && ::fsync(number) == 0;
  int error = done ? 0 : errno;
  if (number >= 0 && ::close(number) != 0 && done) done = false, error = errno;
  if (done && ::rename(aside.c_str(), to.c_str()) != 0) done = false, error = errno;
  if (done) return std::nullopt;
  if (number >= 0) ::unlink(aside.c_str());
  const std::string reason = std::strerror(error);
  return view::say("{0} could not be written: {1}.",
                   {std::string_view(file.native()), std::string_view(reason)});
}

}  // namespace tanteador::ui
