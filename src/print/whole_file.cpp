#include "src/print/whole_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

namespace tanteador::print {

namespace {

void require(bool done) {
  if (!done) throw std::system_error(errno, std::generic_category());
}

mode_t mode_for(const std::filesystem::path& file) {
  struct stat about {};
  if (::stat(file.c_str(), &about) == 0) return about.st_mode & 07777;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

// Deletes the file unless it has been renamed.
struct TemporaryFile {
  std::string name;
  int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
  bool exists = descriptor >= 0;
  ~TemporaryFile() {
    if (descriptor >= 0) ::close(descriptor);
    if (exists) ::unlink(name.c_str());
  }
  bool close() { return ::close(std::exchange(descriptor, -1)) == 0; }
};

}  // namespace

void write_bytes(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t done = ::write(descriptor, bytes.data(), bytes.size());
    if (done < 0 && errno == EINTR) continue;
    require(done >= 0);
    bytes.remove_prefix(static_cast<std::size_t>(done));
  }
}

void write_whole_file(const std::filesystem::path& file, const std::function<void(const WriteBytes&)>& fill) {
  std::error_code none;
  const auto linked = std::filesystem::canonical(file, none);  // empty: a new file
  const std::filesystem::path& to = linked.empty() ? file : linked;
  TemporaryFile aside{.name = to.string() + ".part-XXXXXX"};
  require(aside.exists);
  fill([&](std::string_view bytes) { write_bytes(aside.descriptor, bytes); });
  require(::fchmod(aside.descriptor, mode_for(to)) == 0 && ::fsync(aside.descriptor) == 0 && aside.close() &&
          ::rename(aside.name.c_str(), to.c_str()) == 0);
  aside.exists = false;
}

}  // namespace tanteador::print
