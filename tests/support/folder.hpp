#pragma once
// A temporary folder of a test.

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tanteador::test {

// A temporary folder, deleted with its contents at the end.
class Folder {
 public:
  Folder() : Folder(std::filesystem::temp_directory_path()) {}
  explicit Folder(const std::filesystem::path& in) {
    std::string name = (in / ("tanteador-" + std::to_string(getpid()) + "-XXXXXX")).string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("mkdtemp failed");
    path_ = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    std::filesystem::permissions(path_, std::filesystem::perms::owner_all, ignored);
    std::filesystem::remove_all(path_, ignored);
  }
  const std::filesystem::path& path() const { return path_; }
  // Deletes folders left by killed programs.
  static void sweep(const std::filesystem::path& in) {
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(in, ignored)) {
      const std::string name = entry.path().filename().string();
      if (!name.starts_with("tanteador-")) continue;
      const pid_t made_by = std::atoi(name.c_str() + std::string_view("tanteador-").size());
      if (made_by > 0 && kill(made_by, 0) != 0 && errno == ESRCH)
        std::filesystem::remove_all(entry.path(), ignored);
    }
  }
  std::filesystem::path operator/(std::string_view name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

}  // namespace tanteador::test
