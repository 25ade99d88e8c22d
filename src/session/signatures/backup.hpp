#pragma once
// The signature of a backup: a text in the backup itself, whose value covers every other byte of the file.

#include <filesystem>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/session/signatures/signature.hpp"

namespace tanteador::session {

// A new text for a backup; its value is still zeros. No other file has the same one.
std::string make_backup_form(const DeviceKey& key);
// Puts the value into a file that has the form exactly once. False: it has not, or cannot be written.
bool sign_backup(const std::filesystem::path& file, std::string_view form, const DeviceKey& key);
// `form`: the signature as the file has it. Error: it cannot be read, or does not fit the file.
tl::expected<Signature, codec::InputError> check_backup(const std::filesystem::path& file,
                                                        std::string_view form);

}  // namespace tanteador::session
