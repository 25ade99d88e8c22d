#include "src/cli/pin.hpp"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

#include "src/session/cases/referees.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

constexpr std::size_t kLineMax = 4096;
constexpr int kEnding[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

termios as_it_was;  // for the signal handler, which may use no other data

extern "C" void show_and_end(int signal) {
  tcsetattr(STDIN_FILENO, TCSANOW, &as_it_was);
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

// Turns terminal echo off, and on again on destruction or after Ctrl-C.
class NoEcho {
 public:
  NoEcho() {
    if (tcgetattr(STDIN_FILENO, &as_it_was) != 0)
      throw unreadable(tr("This terminal cannot hide typed text. Use --pin-file."));
    termios quiet = as_it_was;
    quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    quiet.c_lflag |= ECHONL;
    for (std::size_t i = 0; i < std::size(kEnding); ++i) before_[i] = std::signal(kEnding[i], show_and_end);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet);
  }
  NoEcho(const NoEcho&) = delete;
  NoEcho& operator=(const NoEcho&) = delete;
  ~NoEcho() {
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &as_it_was);
    for (std::size_t i = 0; i < std::size(kEnding); ++i) std::signal(kEnding[i], before_[i]);
  }

 private:
  void (*before_[std::size(kEnding)])(int){};
};

void wipe(std::string& text) { explicit_bzero(text.data(), text.size()); }

// Reads byte by byte, so that the input after the line stays unread.
Pin read_line(int file) {
  std::string line;
  line.reserve(kLineMax + 1);  // prevents reallocation, which would leave copies of the PIN
  char letter = 0;
  for (;;) {
    const ssize_t got = read(file, &letter, 1);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0 || letter == '\n' || line.size() >= kLineMax) break;
    line += letter;
  }
  if (line.ends_with('\r')) line.pop_back();
  if (line.empty()) throw unreadable(tr("No PIN given."));
  return Pin(std::move(line));
}

void ask(std::string_view prompt) {
  const std::string text = std::string(prompt) + ": ";
  [[maybe_unused]] const ssize_t done = write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace

Pin::~Pin() { wipe(typed_); }

void RefereeArguments::describe(Usage& usage) {
  usage.text("--referee", referee, tr("referee who decides; asks for the PIN"), "NAME");
  usage.text("--pin-file", pin_file, tr("file with the PIN on its first line"), "FILE");
}

PinReader::PinReader(const RefereeArguments& arguments) : file_(STDIN_FILENO), terminal_(false) {
  const std::string& name = arguments.pin_file;
  if (!name.empty() && name != "-") {
    file_ = open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (file_ < 0) {
      const std::string reason = std::strerror(errno);
      throw unreadable(
          say("{0} could not be read: {1}.", {std::string_view(name), std::string_view(reason)}));
    }
  }
  terminal_ = file_ == STDIN_FILENO && isatty(STDIN_FILENO) == 1;
}

PinReader::~PinReader() {
  if (file_ > STDERR_FILENO) close(file_);
}

Pin PinReader::next(std::string_view prompt) {
  if (!terminal_) return read_line(file_);
  const NoEcho quiet;  // before the prompt, so that no typed character is lost
  ask(prompt);
  return read_line(file_);
}

Pin PinReader::next_new(std::string_view prompt) {
  Pin pin = next(prompt);
  if (terminal_ && next(tr("Repeat the PIN")).text() != pin.text())
    throw unreadable(tr("The two PINs are different."));
  return pin;
}

Pin pin_of_referee(const RefereeArguments& arguments) {
  if (arguments.referee.empty()) return {};
  return PinReader(arguments).next(say("PIN of {0}", {std::string_view(arguments.referee)}));
}

std::optional<std::string> let_in(session::Session& session, const RefereeArguments& arguments,
                                  const Pin& pin) {
  if (arguments.referee.empty()) return std::nullopt;
  auto referee = session::Referees(session).authorise(arguments.referee, pin.text());
  if (!referee) return referee.error().message;
  session.rule_as(std::move(*referee));
  return std::nullopt;
}

std::shared_ptr<const Pin> pin_of_worker(const std::string& name, const std::string& pin_file) {
  if (name.empty()) return nullptr;
  RefereeArguments arguments;
  arguments.referee = name;
  arguments.pin_file = pin_file;
  return std::make_shared<const Pin>(pin_of_referee(arguments));
}

void let_work(const Context& context, session::Store& store) {
  if (!context.pin) return;
  auto person = session::Referees(session::Session(&store, session::system_host()))
                    .authorise(context.worker, context.pin->text());
  if (!person) throw not_let_in(person.error().message);
  store.set_worker(person->worker());
}

Problem not_let_in(std::string message) {
  return {Exit::refused, std::string(kRefereeCode), std::move(message)};
}

}  // namespace tanteador::cli
