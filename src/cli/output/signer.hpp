#pragma once
// Signatures of exports on the command line: who signed a file, and signing with the key of this device.

#include <optional>
#include <string>
#include <string_view>

#include "db/copies.hpp"
#include "src/cli/output/answer.hpp"
#include "src/session/signatures/known_keys.hpp"

namespace tanteador::cli {

// The folder of the user's data, in which the key of this device is. Throws Problem if none is known.
std::filesystem::path data_folder();
session::DeviceKey device_key();  // throws Problem

// The answer of a command that exports, signed unless `is_unsigned`. If no key can be made, the file is not
// signed, and the warning says why. Throws Problem if there is a key that cannot be used.
Answer export_answer(const Context& context, const std::string& text, bool is_unsigned);

// Signs a backup with the key of this device; the warning as for exports. Throws Problem.
db::Seal backup_seal(bool is_unsigned, std::string& warning);
// Null: the backup is not signed. Throws Problem (exit 3) if the signature does not fit.
std::optional<session::Signature> signature_of_backup(const std::filesystem::path& file);

// A sound export of a match or a competition. Throws Problem: exit 2 if it is no export, 3 if it is not
// sound.
session::CheckedExport inspect_export(std::string_view text);

// An import that needs a referee or a known key; `error.refused` is set.
Problem refused_import(const codec::InputError& error);

// "Signed by Bar, a known key."
std::string signer_text(const session::Signer& signer);
// Null: not signed.
nlohmann::json signer_json(const session::Signer& signer);
// Adds both to an answer.
void add_signer(Answer& answer, const Context& context, const session::Signer& signer);

}  // namespace tanteador::cli
