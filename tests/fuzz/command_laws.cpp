// Laws of the command line. The words of a command are the lines of the bytes. The command runs in a folder
// with a small club, and leaves it whole.

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>

#include "db/store.hpp"
#include "src/cli/app.hpp"
#include "src/core/read_all.hpp"
#include "tests/fuzz/laws.hpp"
#include "tests/support/components.hpp"
#include "tests/support/folder.hpp"

// Absent without a sanitizer.
extern "C" void __sanitizer_set_report_fd(void* descriptor) __attribute__((weak));

namespace tanteador::fuzz {

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

struct Ran {
  int status = 0;
  std::string said;
};

// Keeps what is printed while it exists.
class Transcript {
 public:
  Transcript()
      : out_(dup(STDOUT_FILENO)), err_(dup(STDERR_FILENO)), said_(memfd_create("said", MFD_CLOEXEC)) {
    const int nowhere = open("/dev/null", O_RDWR);
    dup2(nowhere, STDIN_FILENO);
    dup2(said_, STDOUT_FILENO);
    dup2(said_, STDERR_FILENO);
    close(nowhere);
  }
  Transcript(const Transcript&) = delete;
  Transcript& operator=(const Transcript&) = delete;
  ~Transcript() {
    dup2(out_, STDOUT_FILENO);
    dup2(err_, STDERR_FILENO);
    for (const int descriptor : {out_, err_, said_}) close(descriptor);
  }
  std::string said() const {
    std::string text(static_cast<std::size_t>(std::max<off_t>(lseek(said_, 0, SEEK_END), 0)), '\0');
    const ssize_t size = pread(said_, text.data(), text.size(), 0);
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    return text;
  }

 private:
  int out_, err_, said_;
};

Ran run(Words words) {
  words.insert(words.begin(), "tanteador");
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const Transcript transcript;
  const int status = cli::run(static_cast<int>(words.size()), arguments.data());
  return {status, transcript.said()};
}

class Club {
 public:
  Club() {
    test::register_components();
    if (__sanitizer_set_report_fd)
      __sanitizer_set_report_fd(reinterpret_cast<void*>(static_cast<std::intptr_t>(dup(STDERR_FILENO))));
    setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
    setenv("HOME", folder_.path().c_str(), 1);
    setenv("PATH", "", 1);
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "COLUMNS"}) unsetenv(name);
    fs::create_directory(work_);
    const Words commands[] = {{"league", "player", "add", "Ana", "Beto", "Caro", "Dani"},
                              {"league", "team", "add", "Sur", "--member", "Ana"},
                              {"league", "new", "Cup", "--rounds", "3"},
                              {"league", "enter", "Cup", "Ana", "Beto", "Caro", "Dani"},
                              {"league", "pair", "Cup", "--seed", "1"},
                              {"league", "result", "Cup", "1", "30:12"},
                              {"score", TANTEADOR_ROOT "/docs/examples/two-players.jsonl"}};
    for (const Words& words : commands)
      if (run(words).status != 0) std::abort();
    club_ = bytes_of(file());
  }

  // Restores the club and forgets the files of the last command.
  void renew() {
    fs::current_path(folder_.path());
    fs::remove_all(work_);
    fs::create_directory(work_);
    fs::current_path(work_);
    if (!is_changed()) return;
    for (const auto& entry : fs::directory_iterator(file().parent_path())) fs::remove_all(entry.path());
    std::ofstream(file(), std::ios::binary) << club_;
  }
  bool is_changed() const { return bytes_of(file()) != club_; }
  fs::path file() const { return folder_ / "tanteador/tanteador.db"; }
  std::int64_t events() const {
    std::int64_t all = 0;
    const auto store = db::open_store(file(), db::OpenMode::read);
    for (const char* kind : {"match", "competition", "club"})
      for (const session::StreamHead& head : store->streams(kind)) all += head.count;
    return all;
  }

 private:
  static std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return read_all(in);
  }
  test::Folder folder_;
  fs::path work_ = folder_ / "work";
  std::string club_;
};

// Commands that wait for others, and words that lead out of the folder.
bool is_left_out(const Words& words) {
  return std::ranges::any_of(words, [](const std::string& word) {
    return word == "phones" || word == "room" || word == "serve" || word.find('/') != word.npos ||
           word.find("..") != word.npos;
  });
}

}  // namespace

std::optional<std::string> law_of_arguments(std::string_view bytes) {
  static Club club;
  static const std::int64_t events = club.events();
  Words words;
  while (!bytes.empty() && words.size() < 30) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::string_view word = bytes.substr(0, end);
    words.emplace_back(word.substr(0, word.find('\0')));
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
  }
  if (is_left_out(words)) return std::nullopt;
  club.renew();
  const Ran ran = run(words);
  if (ran.status < 0 || ran.status > 3) return "a status that has no meaning: " + std::to_string(ran.status);
  if (ran.said.find("Unexpected error") != ran.said.npos) return "an error without a sentence: " + ran.said;
  if (ran.status != 0 && ran.said.empty()) return "a failure without a sentence";
  if (!club.is_changed()) return std::nullopt;
  if (!db::check(club.file()).empty()) return "a club that is damaged";
  if (ran.status == 2 && club.events() != events) return "an unreadable command that stored something";
  return std::nullopt;
}

}  // namespace tanteador::fuzz
