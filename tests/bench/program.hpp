#pragma once
// Runs of the command line as processes of their own.

#include <filesystem>
#include <string>
#include <vector>

namespace tanteador::bench {

struct ProgramRun {
  int status = 0;  // as waitpid() gives it; 0: it ended well
  double processor_seconds = 0;
  std::string errors;  // its standard error
};

// Runs the program to its end. `data`: the folder with its data, as XDG_DATA_HOME. `input`: the file that it
// reads as standard input. May be called by several threads. Throws std::runtime_error if it cannot start.
ProgramRun run_program(const std::filesystem::path& data, std::vector<std::string> words,
                       const std::filesystem::path& input = "/dev/null");

}  // namespace tanteador::bench
