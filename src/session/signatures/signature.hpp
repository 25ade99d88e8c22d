#pragma once
// The signature of an export: made over the whole file, so that no byte of it can change unnoticed.

#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/session/signatures/device_key.hpp"

namespace tanteador::session {

struct Signature {
  PublicKey key{};
  std::string device;  // as the signer calls it; "": no name
};

// A sound export, read without a database.
struct CheckedExport {
  StreamHead head;
  std::optional<Signature> signature;
};

// Adds a signature to an export; "" stays "". The same export has the same signature.
std::string sign_export(const std::string& text, const DeviceKey& key);
// Null: the file is not signed. Error: the signature cannot be read, or does not fit the file.
tl::expected<std::optional<Signature>, codec::InputError> read_signature(const nlohmann::json& file);
std::optional<Signature> signature_in(std::string_view text);  // of a sound file

}  // namespace tanteador::session
