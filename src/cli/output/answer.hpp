#pragma once
// Context and answer of a command, and its exit status.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/cli/output/terminal.hpp"
#include "src/codec/input_error.hpp"
#include "src/session/session.hpp"

namespace tanteador::cli {

// done: also if the answer is "no". refused: by a rule. unreadable: input or usage. failed: the database or
// the system failed or differs.
enum class Exit : int { done = 0, refused = 1, unreadable = 2, failed = 3 };

enum class Form { text, json };

// The first stream that the command stored; "": data without a stream. Reported if the command fails later.
using StoredStream = std::shared_ptr<std::optional<std::string>>;

class Pin;

struct Context {
  std::filesystem::path database = {};
  std::optional<std::string> named_database = {};  // as given with --db
  Form form = Form::text;
  Terminal paper = {};  // what standard output can show
  StoredStream stored = std::make_shared<StoredStream::element_type>();
  std::string worker = {};              // who enters (--as)
  std::shared_ptr<const Pin> pin = {};  // of the worker, read before any other input
};

struct Answer {
  Exit status = Exit::done;
  nlohmann::json json = {};  // output of --json
  std::string text = {};     // output for people
  std::string aside = {};    // for standard error besides the JSON
  std::string warning = {};  // always for standard error
  bool printed = false;      // the command has already written the JSON
  // The text lists written files, and is printed even if the answer cannot be written.
  bool tells_of_files = false;
};

// Thrown when a command has no answer. `code`: a stable word for programs.
struct Problem {
  Exit status = Exit::failed;
  std::string code, message;
  int line = 0, column = 0;                // 1-based; 0: unknown
  std::optional<std::string> stored = {};  // what was stored before the failure: a stream, or "" for none
};

Problem unreadable(std::string message);
Problem unreadable(const codec::InputError& error);
Problem failure(std::string_view code, std::string message);  // of the system or the database
Problem problem_of(const session::StoreError& error);

std::string problem_text(const Problem& problem);  // one sentence with line and column
nlohmann::json error_json(const Problem& problem);

}  // namespace tanteador::cli
