#pragma once
// What main() needs.

#include <filesystem>

namespace tanteador::cli {

// The whole command; returns its exit status and throws nothing.
int run(int argc, char** argv);

// Where this program lies.
std::filesystem::path program_folder(const char* argv0);

}  // namespace tanteador::cli
