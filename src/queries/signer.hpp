#pragma once
// The sentence about the signer of an imported file.

#include <filesystem>
#include <string>

#include "src/session/signatures/known_keys.hpp"

namespace tanteador::queries {

// True for a key of this computer. `keys`: its folder; a key that cannot be read is no reason to fail.
bool is_own_key(const session::Signer& signer, const std::filesystem::path& keys);
// "Signed by Bar, a known key."
std::string signer_text(const session::Signer& signer, const std::filesystem::path& keys);

}  // namespace tanteador::queries
