#pragma once
// A database of as many matches as a club has after many years, for what is measured.

#include <filesystem>

#include "src/session/session.hpp"

namespace tanteador::test {

// Matches of two of five hundred people, a few every day, all of them won but each hundredth, which is in
// play. Written past the store, which would wait for the disk a hundred thousand times; `file` is its file.
void fill_matches(session::Session& session, const std::filesystem::path& file, int matches);

}  // namespace tanteador::test
