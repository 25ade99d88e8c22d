#pragma once
// Store errors as one translated sentence that names the database and says what to do.

#include <string_view>

#include "src/session/store.hpp"

namespace tanteador::db {

using session::StoreError;

// The general sentence for a code. It may use {0} for the database and {1} for the detail.
std::string_view sentence(StoreError::Code code);
StoreError store_error(StoreError::Code code, std::string_view english, std::string_view database,
                       std::string_view detail = {});

}  // namespace tanteador::db
