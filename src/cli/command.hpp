#pragma once
// A command is a struct of its arguments, which describe themselves, and a function. Each file exports the
// commands of its subject; commands.hpp lists the files.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/cli/output/answer.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace tanteador::cli {

using Run = std::function<Answer(const Context&)>;

// Properties of an argument or option besides name and value.
class Option {
 public:
  explicit Option(CLI::Option* option) : option_(option) {}
  Option& required();
  Option& times(int least, int most);        // allowed number of words
  Option& with_type_name(const char* type);  // name of the value in the help
  Option& one_by_one();                      // one word for each use; the next word may be positional
  Option& excludes(const Option& other);

 private:
  CLI::Option* option_;
};

// The arguments of a command in order of its help. A name without hyphens is positional; `type` is the
// value's name in the help.
class Usage {
 public:
  static constexpr int kMax = 1'000'000;

  explicit Usage(CLI::App& app) : app_(app) {}

  template <class Text>  // std::string, or a vector of them
  Option text(const char* name, Text& value, const std::string& help = {}, const char* type = nullptr);
  // Normalizes the value as names are normalized.
  template <class Text>
  Option name(const char* name, Text& value, const std::string& help = {}, const char* type = nullptr);
  template <class Number>  // int, double, or an optional one
  Option number(const char* name, Number& value, const std::string& help, double low = 0, double high = kMax);
  Option flag(const char* name, bool& value, const std::string& help);
  Option seq(const char* name, std::optional<int>& value, const std::string& help);  // any number
  void numbers(const char* name, std::vector<int>& value,
               const std::string& help);  // separated by commas or blanks
  // An output file. It must not exist, unless replacing() is also used and --replace is given.
  Option output(const char* name, std::string& value, const std::string& help, const char* type = "FILE");
  void replacing(bool& replace);  // adds --replace

  // Wraps `run` in the check that existing files are not replaced.
  Run protect_outputs(Run run) const;

 private:
  CLI::App& app_;
  std::vector<const std::string*> outputs_;
  const bool* replace_ = nullptr;
};

struct Command {
  std::string path;  // "match list"
  std::string_view help;
  std::function<Run(Usage&)> take;
};
using Commands = std::vector<Command>;

// `Typed` describes its arguments by describe(Usage&); `fresh` holds the default values.
template <class Typed>
Command command(std::string path, std::string_view help, Answer (*run)(const Context&, const Typed&),
                Typed fresh = {}) {
  return {std::move(path), help, [run, fresh = std::move(fresh)](Usage& usage) -> Run {
            const auto typed = std::make_shared<Typed>(fresh);
            typed->describe(usage);
            return [run, typed](const Context& context) { return run(context, *typed); };
          }};
}

// Describes the arguments of all parts in order.
template <class... Parts>
struct All : Parts... {
  void describe(Usage& usage) { (Parts::describe(usage), ...); }
};

struct NoWords {
  void describe(Usage&) {}
};
struct OneMatch {
  std::string id;
  void describe(Usage& usage) { usage.text("ID", id).required(); }
};
struct OneFile {
  std::string file;
  void describe(Usage& usage) { usage.text("FILE", file).required(); }
};
struct OneGame {
  std::string game;
  void describe(Usage& usage) { usage.text("GAME", game).required(); }
};

}  // namespace tanteador::cli
