#include "src/session/signatures/signature.hpp"

#include <sodium.h>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/codec/roster.hpp"
#include "src/core/text/text.hpp"
#include "src/session/chain.hpp"
#include "src/session/input.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

constexpr int kVersion = 1;
constexpr std::string_view kDomain = "tanteador export signature 1\n";
using SignatureBytes = std::array<unsigned char, crypto_sign_BYTES>;

// The domain, then the file without the value of its signature: sorted fields, no blanks.
std::string signed_bytes(json file) {
  file["signature"].erase("value");
  return std::string(kDomain) + file.dump();
}

std::string hex(const SignatureBytes& bytes) {
  std::string text(bytes.size() * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

std::optional<SignatureBytes> read_hex(std::string_view text) {
  SignatureBytes bytes{};
  std::size_t size = 0;
  const bool read =
      text.size() == 2 * bytes.size() &&
      sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr) == 0 &&
      size == bytes.size();
  if (!read || hex(bytes) != text) return std::nullopt;
  return bytes;
}

struct ReadSignature {
  Signature signature;
  SignatureBytes value{};
};

// Null: not the form of a signature.
std::optional<ReadSignature> read_form(const json& row) {
  const auto text = [&](const char* field) {
    const auto found = row.find(field);
    return found != row.end() && found->is_string() ? found->get<std::string>() : std::string("?");
  };
  constexpr std::size_t kFields = 4;
  if (!row.is_object() || row.size() != kFields || !row.contains("device") ||
      row.value("version", json()) != kVersion)
    return std::nullopt;
  const auto key = from_hex(text("key"));
  const auto value = read_hex(text("value"));
  const std::string device = text("device");
  if (!key || to_hex(*key) != text("key") || !value) return std::nullopt;
  if (!row["device"].is_string() || (!device.empty() && !codec::is_name(device))) return std::nullopt;
  return ReadSignature{{*key, device}, *value};
}

}  // namespace

std::string sign_export(const std::string& text, const DeviceKey& key) {
  if (text.empty()) return text;
  json file = json::parse(text);
  file["signature"] = {{"version", kVersion}, {"key", to_hex(key.public_key())}, {"device", key.name()}};
  file["signature"]["value"] = hex(key.sign(signed_bytes(file)));
  return file.dump(1) + "\n";
}

tl::expected<std::optional<Signature>, codec::InputError> read_signature(const json& file) {
  if (!file.is_object() || !file.contains("signature")) return std::nullopt;
  const auto read = read_form(file["signature"]);
  if (!read) return tl::unexpected(unsound(N_("The signature of the file cannot be read.")));
  const std::string message = signed_bytes(file);
  const bool fits =
      crypto_sign_verify_detached(read->value.data(), reinterpret_cast<const unsigned char*>(message.data()),
                                  message.size(), read->signature.key.data()) == 0;
  if (!fits)
    return tl::unexpected(
        unsound(N_("The signature does not fit: the file was changed after it was signed.")));
  return read->signature;
}

std::optional<Signature> signature_in(std::string_view text) {
  auto signature = read_signature(json::parse(text, nullptr, false));
  return signature ? std::move(*signature) : std::nullopt;
}

}  // namespace tanteador::session
