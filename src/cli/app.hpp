#pragma once

namespace tanteador::cli {

// The whole command; returns its exit status and throws nothing.
int run(int argc, char** argv);

}  // namespace tanteador::cli
