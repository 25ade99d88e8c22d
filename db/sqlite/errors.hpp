#pragma once
// Errors of SQLite or the system, as a sentence that names the file.

#include <SQLiteCpp/Exception.h>

#include <filesystem>
#include <string_view>
#include <utility>

#include "db/errors.hpp"

namespace tanteador::db::sqlite {

// `english` may use {0} for the file and {1} for the detail.
StoreError store_error(StoreError::Code code, std::string_view english, const std::filesystem::path& file,
                       std::string_view detail = {});
StoreError store_error(StoreError::Code code, const std::filesystem::path& file,
                       std::string_view detail = {});
StoreError store_error(const SQLite::Exception& error, const std::filesystem::path& file);
// True if the disk of `file` is full, for any of SQLite's codes.
bool is_for_want_of_room(const SQLite::Exception& error, const std::filesystem::path& file);
// For an errno of open, mkdir and the like.
StoreError system_error(int error, const std::filesystem::path& file);

template <class Work>
decltype(auto) run_guarded(const std::filesystem::path& file, Work&& work) {
  try {
    return std::forward<Work>(work)();
  } catch (const SQLite::Exception& error) {
    throw store_error(error, file);
  }
}

}  // namespace tanteador::db::sqlite
