// Files that the panel saves are whole or as before, and the cause is named.

#include "ui/app/system/saved_file.hpp"

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>

#include "src/core/read_all.hpp"
#include "tests/support/folder.hpp"

namespace saved_file {

namespace fs = std::filesystem;
using tanteador::test::Folder;
using tanteador::ui::save_file;

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return tanteador::read_all(in);
}

// No file may grow beyond this size meanwhile.
class SizeLimit {
 public:
  explicit SizeLimit(rlim_t bytes) {
    getrlimit(RLIMIT_FSIZE, &usual_);
    const rlimit small{bytes, usual_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  SizeLimit(const SizeLimit&) = delete;
  SizeLimit& operator=(const SizeLimit&) = delete;
  ~SizeLimit() {
    setrlimit(RLIMIT_FSIZE, &usual_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  rlimit usual_{};
  void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN);
};

TEST_CASE("a saved file replaces another one and keeps its mode and its name as a link") {
  const Folder folder;
  const fs::path file = folder / "a.csv", link = folder / "link.csv";
  REQUIRE_FALSE(save_file(file, "one"));
  CHECK(bytes_of(file) == "one");
  REQUIRE(chmod(file.c_str(), 0640) == 0);
  fs::create_symlink("a.csv", link);
  REQUIRE_FALSE(save_file(link, "two"));
  CHECK(fs::is_symlink(link));
  CHECK(bytes_of(file) == "two");
  CHECK((fs::status(file).permissions() & fs::perms::mask) == fs::perms(0640));
}

TEST_CASE("a file that cannot be saved stays as it was, nothing is left beside it, and the cause is named") {
  const Folder folder;
  const fs::path file = folder / "a.csv";
  for (const bool is_there : {false, true}) {
    CAPTURE(is_there);
    if (is_there) REQUIRE_FALSE(save_file(file, "as before"));
    const auto why = [&] {
      const SizeLimit limit(100);
      return save_file(file, std::string(1000, 'x'));
    }();
    REQUIRE(why);
    CHECK(why->find("a.csv could not be written: File too large.") != std::string::npos);
    CHECK(fs::exists(file) == is_there);
    if (is_there) CHECK(bytes_of(file) == "as before");
    CHECK(std::distance(fs::directory_iterator(folder.path()), {}) == (is_there ? 1 : 0));
  }
  const auto why = save_file(folder / "none/a.csv", "x");
  REQUIRE(why);
  CHECK(why->find("No such file or directory") != std::string::npos);
}

}  // namespace saved_file
