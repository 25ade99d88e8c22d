#include "src/cli/output/printed.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <utility>

#include "src/print/whole_file.hpp"
#include "src/reports/report_page.hpp"
#include "src/session/signatures/key_words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

struct OutputFile {
  int number = -1;
  ~OutputFile() {
    if (number >= 0) ::close(number);
  }
  bool close() { return ::close(std::exchange(number, -1)) == 0; }
};

// A printed file may be replaced, a database must never be.
void spare_databases(const std::string& name) {
  constexpr std::string_view kMagic("SQLite format 3\0", 16);
  std::string begins(kMagic.size(), '\0');
  const OutputFile file{open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY)};
  if (file.number < 0 ||
      read(file.number, begins.data(), begins.size()) != static_cast<ssize_t>(begins.size()))
    return;
  if (begins == kMagic)
    throw failure("system", say("{0} is a database and has not been changed. Choose another file.",
                                {std::string_view(name)}));
}

// Collects small pieces into larger writes.
void write_all_by(const std::function<void(std::string_view)>& write, const Pieces& pieces) {
  constexpr std::size_t kAtOnce = 1 << 16;
  std::string waiting;
  pieces([&](std::string_view piece) {
    waiting += piece;
    if (waiting.size() < kAtOnce) return;
    write(waiting);
    waiting.clear();
  });
  write(waiting);
}

void write_into(const std::string& name, const Pieces& pieces) {
  OutputFile file{open(name.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY)};
  if (file.number < 0) throw std::system_error(errno, std::generic_category());
  write_all_by([&](std::string_view bytes) { print::write_bytes(file.number, bytes); }, pieces);
  if (!file.close()) throw std::system_error(errno, std::generic_category());
}

// Includes /dev/stdout redirected to a file; /dev/shm holds regular files.
bool is_device(std::string_view name) { return name.starts_with("/dev/") && !name.starts_with("/dev/shm/"); }

}  // namespace

void spare_file(const std::string& name, bool replace) {
  struct stat about {};
  const bool there = !name.empty() && name != "-" && stat(name.c_str(), &about) == 0;
  if (there && S_ISREG(about.st_mode) && !replace)
    throw failure("system",
                  say("{0} already exists and has not been changed. Choose another file, or add --replace.",
                      {std::string_view(name)}));
}

namespace {

std::string write_there(const std::string& name, const Pieces& pieces) {
  struct stat about {};
  const bool there = stat(name.c_str(), &about) == 0;
  const bool streams = there && (!S_ISREG(about.st_mode) || is_device(name));
  if (there && !streams) spare_databases(name);
  try {
    if (streams)
      write_into(name, pieces);
    else
      print::write_whole_file(name, [&](const print::WriteBytes& write) { write_all_by(write, pieces); });
  } catch (const std::system_error& error) {
    const std::string reason = std::strerror(error.code().value());
    throw failure("system",
                  say("{0} could not be written: {1}.", {std::string_view(name), std::string_view(reason)}));
  }
  if (!there || streams) return say("Saved: {0}", {std::string_view(name)}) + "\n";
  return say("Saved: {0} (replaced an existing file)", {std::string_view(name)}) + "\n";
}

struct SeenEnough {};

void write_out(std::string_view bytes) {
  try {
    print::write_bytes(STDOUT_FILENO, bytes);
  } catch (const std::system_error& error) {
    if (error.code().value() == EPIPE) throw SeenEnough();
    const std::string reason = std::strerror(error.code().value());
    throw failure("system", say("The output could not be written: {0}.", {std::string_view(reason)}));
  }
}

}  // namespace

std::string write_pieces(const std::string& name, const Pieces& pieces, bool utf8) {
  if (name != "-") return write_there(name, pieces);
  try {
    write_all_by([&](std::string_view bytes) { utf8 ? write_out(bytes) : write_out(to_ascii(bytes)); },
                 pieces);
  } catch (const SeenEnough&) {  // a reader that closed the pipe is no failure
  }
  return {};
}

std::string write_file(const std::string& name, std::string_view bytes) {
  if (name == "-") return std::string(bytes);
  return write_there(name, [&](const auto& put) { put(bytes); });
}

std::string words_of_state(const session::OpenMatch& match) {
  const std::string words = session::head_words(match.head().hash);
  return say("After entry {0}: {1}", {static_cast<int>(match.head().count), std::string_view(words)});
}

report::Document sheet_document(const session::OpenMatch& match, StoredOrTrial mode, std::string_view now) {
  const codec::Voice voice = voice_of(match);
  const std::string id =
      mode == StoredOrTrial::stored ? say("match {0}", {std::string_view(match.id())}) : tr("not saved");
  report::Document document = report::page_of(
      tr(match.edition().title),
      view::day_of(match.records().front().at) + " · " + match.edition().id + " · " + id, now);
  if (const std::string options = options_text(match); !options.empty())
    document.blocks.push_back({report::Paragraph{say("house agreements: {0}", {std::string_view(options)})}});
  add_report(document, sides_table(match, voice.names));
  document.blocks.push_back({report::Paragraph{verdict(match, voice.names).text, report::Weight::strong}});
  add_report(document, hands_table(match, voice));
  if (mode == StoredOrTrial::stored)
    document.blocks.push_back({report::Paragraph{words_of_state(match), report::Weight::faint}});
  return document;
}

}  // namespace tanteador::cli
