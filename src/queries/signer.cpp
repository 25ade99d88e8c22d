#include "src/queries/signer.hpp"

#include "src/core/text/text.hpp"
#include "src/session/signatures/device_key.hpp"
#include "src/view/words.hpp"

namespace tanteador::queries {

bool is_own_key(const session::Signer& signer, const std::filesystem::path& keys) {
  const auto key = keys.empty() ? std::nullopt : session::find_public_key(keys);
  return key && session::key_words(*key) == signer.words;
}

std::string signer_text(const session::Signer& signer, const std::filesystem::path& keys) {
  if (signer.words.empty()) return tr("Not signed.");
  if (!signer.known_as.empty())
    return view::say("Signed by {0}, a known key.", {std::string_view(signer.known_as)});
  if (is_own_key(signer, keys)) return tr("Signed by this computer.");
  return view::say("Signed by an unknown key: {0}", {std::string_view(signer.words)});
}

}  // namespace tanteador::queries
