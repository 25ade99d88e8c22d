#pragma once
// PINs of referees: never an argument, never shown, wiped after use.

#include "src/cli/command.hpp"

namespace tanteador::cli {

// The arguments for the referee who enters.
struct RefereeArguments {
  std::string referee, pin_file;
  void describe(Usage& usage);
};

class Pin {
 public:
  Pin() = default;
  explicit Pin(std::string typed) : typed_(std::move(typed)) {}
  Pin(Pin&&) = default;
  Pin& operator=(Pin&&) = default;
  ~Pin();
  const std::string& text() const { return typed_; }

 private:
  std::string typed_;
};

// Reads one PIN a line: from --pin-file, else from the terminal without echo, else from standard input. Reads
// no more of it, so that events may follow. Throws Problem (unreadable).
class PinReader {
 public:
  explicit PinReader(const RefereeArguments& arguments);
  PinReader(const PinReader&) = delete;
  PinReader& operator=(const PinReader&) = delete;
  ~PinReader();

  Pin next(std::string_view prompt);
  Pin next_new(std::string_view prompt);  // typed twice at a terminal

 private:
  int file_;
  bool terminal_;
};

// The PIN of --referee; empty without --referee. Call it before events are read.
Pin pin_of_referee(const RefereeArguments& arguments);
// Authorizes the session for --referee. Returns a sentence when the referee is rejected.
std::optional<std::string> let_in(session::Session& session, const RefereeArguments& arguments,
                                  const Pin& pin);

// The PIN of --as; null without it.
std::shared_ptr<const Pin> pin_of_worker(const std::string& name, const std::string& pin_file);
// Authorizes the store for --as. Throws Problem.
void let_work(const Context& context, session::Store& store);

inline constexpr std::string_view kRefereeCode = "referee";  // code of a Problem
Problem not_let_in(std::string message);

}  // namespace tanteador::cli
