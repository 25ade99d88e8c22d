#pragma once
// The signature of a backup: a text in the backup itself, whose value covers every other byte of the file.

#include <filesystem>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/session/signatures/seal.hpp"
#include "src/session/signatures/signature.hpp"

namespace tanteador::session {

// The seal of one backup by this key.
Seal make_seal(const DeviceKey& key);
// `form`: the signature as the file has it. Error: it cannot be read, or does not fit the file.
tl::expected<Signature, codec::InputError> check_backup(const std::filesystem::path& file,
                                                        std::string_view form);

}  // namespace tanteador::session
