#pragma once
// What went wrong, as one translated sentence that names the database and says what to do.

#include <string_view>

#include "src/session/store.hpp"

namespace tanteador::db {

using session::StoreError;

// What is said of it where there is nothing better to say; may use {0} for the database and {1} for the
// detail.
std::string_view sentence(StoreError::Code code);
StoreError store_error(StoreError::Code code, std::string_view english, std::string_view database,
                       std::string_view detail = {});

}  // namespace tanteador::db
