#pragma once
// The entry points of main().

#include <filesystem>

namespace tanteador::cli {

// Runs the command line and returns its exit status. Never throws.
int run(int argc, char** argv);

// The folder of this program.
std::filesystem::path program_folder(const char* argv0);

}  // namespace tanteador::cli
