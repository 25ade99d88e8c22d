#pragma once
// A referee's PIN as it is typed: never an argument, never shown, wiped when it has been used.

#include "src/cli/command.hpp"

namespace tanteador::cli {

// Who enters it, of the commands that ask.
struct ByReferee {
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
  const std::string& typed() const { return typed_; }

 private:
  std::string typed_;
};

// One PIN a line: of --pin-file; else asked at the terminal, without echo; else of standard input, of which
// no more is read than these lines, so that events may follow. Throws Problem (unreadable).
class PinReader {
 public:
  explicit PinReader(const ByReferee& arguments);
  PinReader(const PinReader&) = delete;
  PinReader& operator=(const PinReader&) = delete;
  ~PinReader();

  Pin next(std::string_view prompt);
  Pin next_new(std::string_view prompt);  // at a terminal it is typed twice

 private:
  int file_;
  bool terminal_;
};

// The PIN of the one --referee names; empty where nobody is named. To be read before events are.
Pin pin_of_referee(const ByReferee& arguments);
// Lets the session enter as the one --referee names. A sentence where it may not.
std::optional<std::string> let_in(session::Session& session, const ByReferee& arguments, const Pin& pin);

inline constexpr std::string_view kRefereeCode = "referee";  // of a Problem
Problem not_let_in(std::string message);

}  // namespace tanteador::cli
