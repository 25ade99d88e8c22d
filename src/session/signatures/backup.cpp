#include "src/session/signatures/backup.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>

#include <nlohmann/json.hpp>

#include "src/codec/roster.hpp"
#include "src/core/text/text.hpp"
#include "src/session/chain.hpp"
#include "src/session/input.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::string_view kBackupDomain = "tanteador backup signature 1\n";
constexpr std::size_t kValue = 2 * crypto_sign_BYTES;  // in hexadecimal digits

std::string hex_of(const unsigned char* bytes, std::size_t size) {
  std::string text(size * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes, size);
  text.pop_back();
  return text;
}

struct SignatureText {
  Signature signature;
  std::string value;    // in hexadecimal digits
  std::string without;  // the text with zeros as its value
};

// Null: not the form of a signature, or not as this program writes it.
std::optional<SignatureText> read_signature_text(std::string_view text) {
  json row = json::parse(text, nullptr, false);
  const auto field = [&](const char* name) {
    const auto found = row.find(name);
    return found != row.end() && found->is_string() ? found->get<std::string>() : std::string("?");
  };
  if (!row.is_object() || row.dump() != text || row.value("version", json()) != 1) return std::nullopt;
  const auto key = from_hex(field("key"));
  const std::string device = field("device"), value = field("value");
  if (!key || (!device.empty() && !codec::is_name(device)) || value.size() != kValue) return std::nullopt;
  row["value"] = std::string(kValue, '0');
  return SignatureText{{*key, device}, value, row.dump()};
}

// The position of a text that the file has exactly once.
std::optional<std::size_t> find_single(std::string_view bytes, std::string_view text) {
  const std::size_t at = bytes.find(text);
  if (at == bytes.npos || bytes.find(text, at + 1) != bytes.npos) return std::nullopt;
  return at;
}

std::optional<std::string> read_bytes(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  if (error) return std::nullopt;
  std::string bytes(size, '\0');
  std::ifstream in(file, std::ios::binary);
  if (!in.read(bytes.data(), static_cast<std::streamsize>(size))) return std::nullopt;
  return bytes;
}

// The domain, then a hash of the file with zeros as the value.
std::string signed_text(std::string_view bytes) {
  std::array<unsigned char, crypto_generichash_BYTES> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size(), nullptr, 0);
  return std::string(kBackupDomain) + hex_of(hash.data(), hash.size());
}

std::string make_form(const DeviceKey& key) {
  std::array<unsigned char, 16> nonce{};
  randombytes_buf(nonce.data(), nonce.size());
  return json{{"version", 1},
              {"key", to_hex(key.public_key())},
              {"device", key.name()},
              {"nonce", hex_of(nonce.data(), nonce.size())},
              {"value", std::string(kValue, '0')}}
      .dump();
}

bool sign_copy(const fs::path& file, std::string_view form, const DeviceKey& key) {
  const auto bytes = read_bytes(file);
  const auto at = bytes ? find_single(*bytes, form) : std::nullopt;
  if (!at) return false;
  const auto value = key.sign(signed_text(*bytes));
  const std::size_t place = *at + form.find(std::string(kValue, '0'));
  std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
  out.seekp(static_cast<std::streamoff>(place));
  out << hex_of(value.data(), value.size());
  out.close();
  return out.good();
}

}  // namespace

Seal make_seal(const DeviceKey& key) {
  std::string form = make_form(key);
  return {form, [form, key](const fs::path& copy) { return sign_copy(copy, form, key); }};
}

tl::expected<Signature, codec::InputError> check_backup(const fs::path& file, std::string_view text) {
  auto form = read_signature_text(text);
  auto bytes = read_bytes(file);
  const auto at = form && bytes ? find_single(*bytes, text) : std::nullopt;
  std::array<unsigned char, crypto_sign_BYTES> value{};
  if (!at ||
      sodium_hex2bin(value.data(), value.size(), form->value.data(), kValue, nullptr, nullptr, nullptr) != 0)
    return tl::unexpected(unsound(N_("The signature of the file cannot be read.")));
  bytes->replace(*at, text.size(), form->without);
  const std::string message = signed_text(*bytes);
  if (crypto_sign_verify_detached(value.data(), reinterpret_cast<const unsigned char*>(message.data()),
                                  message.size(), form->signature.key.data()) != 0)
    return tl::unexpected(
        unsound(N_("The signature does not fit: the file was changed after it was signed.")));
  return form->signature;
}

}  // namespace tanteador::session
