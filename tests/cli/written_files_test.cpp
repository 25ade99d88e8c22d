// A disk fails while a command writes a paper, a table or a copy. The file is whole or as before. Nothing
// else is left beside it. The message names the file or its folder, and the cause.

#include <doctest/doctest.h>

#include <cerrno>
#include <cstring>

#include "tests/cli/command_lines.hpp"
#include "tests/cli/failing_calls.hpp"
#include "tests/support/long_run.hpp"

using namespace tanteador::test;

namespace {
namespace written_files {

struct Writer {
  std::vector<std::string> words;  // the last one is the file
  bool replaces = true;            // an existing file
};

std::vector<Writer> writers(const Club& club) {
  const std::string match = club.match();
  return {{{"match", "show", match, "--replace", "--pdf"}},
          {{"match", "show", match, "--replace", "--html"}},
          {{"match", "show", match, "--replace", "--csv"}},
          {{"match", "show", match, "--replace", "--jsonl"}},
          {{"league", "standings", "Cup", "--replace", "--xlsx"}},
          {{"league", "print", "Cup", "--what", "standings", "--replace", "--html"}},
          {{"league", "calendar", "Cup", "--replace", "--ics"}},
          {{"db", "backup"}, false},
          {{"db", "salvage"}, false}};
}

struct Fault {
  const char* name;
  FileCall call;
  int error;
  bool lasts = false, is_cut = false;
};
constexpr Fault kFaults[] = {{"one write fails", FileCall::write, EIO},
                             {"the disk is full", FileCall::write, ENOSPC, true, true},
                             {"one write is cut short", FileCall::write, EIO, false, true},
                             {"one flush fails", FileCall::flush, EIO},
                             {"no flush works", FileCall::flush, ENOSPC, true},
                             {"one renaming fails", FileCall::rename, EIO},
                             {"no file can be made", FileCall::open, ENOSPC, true}};

struct Target {
  Folder folder;
  fs::path file = folder / "target";
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto& entry : fs::directory_iterator(folder.path())) all.push_back(entry.path().filename());
    return all;
  }
};

Result run_failing(const Club& club, std::vector<std::string> words, const Target& target, const Fault& fault,
                   std::size_t after, bool& failed) {
  failed = false;
  words.push_back(target.file.string());
  return club.run_with({words}, [&](const std::function<int()>& work) {
    plan_calls({fault.call, after, fault.error, fault.lasts, fault.is_cut}, failed);
    return work();
  });
}

// False once no call is left to fail.
bool holds_at(const Club& club, const Writer& writer, const Fault& fault, std::size_t after, bool is_there,
              bool& failed) {
  CAPTURE(after);
  const Target target;
  constexpr std::string_view kBefore = "as before";
  if (is_there) write_bytes(target.file, kBefore);
  const Result result = run_failing(club, writer.words, target, fault, after, failed);
  if (!failed) return false;
  CAPTURE(result.err);
  CHECK((result.status == 0 || result.status == 3));
  const bool is_new = fs::exists(target.file) && read_bytes(target.file) != kBefore;
  if (result.status == 0) {
    CHECK(is_new);
  } else {
    CHECK(has(result.err, target.folder.path().string()));
    CHECK(
        (has(result.err, std::strerror(fault.error)) || (fault.error == ENOSPC && has(result.err, "full"))));
    CHECK(fs::exists(target.file) == (is_there || is_new));
  }
  // The folder may fail to be flushed after the file has its name.
  if (is_new) {
    const Target whole;
    REQUIRE(run_failing(club, writer.words, whole, {"nothing fails", FileCall::open, 0}, SIZE_MAX, failed)
                .status == 0);
    CHECK(fs::file_size(target.file) == fs::file_size(whole.file));
    failed = true;
  }
  CHECK(target.names().size() == (is_there || is_new ? 1 : 0));
  return true;
}

}  // namespace written_files
}  // namespace

using namespace written_files;

TEST_SUITE_BEGIN("file");

TEST_CASE("a file that cannot be written is whole or as before, and the message names the cause") {
  const Club club;
  const Shared<bool> failed;
  std::size_t pair = 0;
  int tried = 0;
  for (const Writer& writer : writers(club)) {
    CAPTURE(writer.words[0]);
    CAPTURE(writer.words[1]);
    CAPTURE(writer.words.back());
    for (const Fault& fault : kFaults) {
      CAPTURE(std::string(fault.name));
      for (const bool is_there : {false, true}) {
        if (!in_turn(++pair, 4) || (is_there && !writer.replaces)) continue;
        for (std::size_t after = 0; holds_at(club, writer, fault, after, is_there, *failed.data); ++after)
          ++tried;
      }
    }
  }
  MESSAGE(tried << " faults");
  CHECK(tried > 20);
}

TEST_SUITE_END();
