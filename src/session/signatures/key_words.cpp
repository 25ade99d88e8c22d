#include "src/session/signatures/key_words.hpp"

#include <sodium.h>

#include <algorithm>
#include <vector>

#include "src/core/text/byte_words.hpp"
#include "src/core/text/text.hpp"
#include "src/session/input.hpp"

namespace tanteador::session {

namespace {

constexpr std::size_t kWords = 8, kBytes = kWords * kBytesPerWord, kCheckedBytes = kBytes - kBytesPerWord;
constexpr std::string_view kKeyDomain = "tanteador key 1", kCheckDomain = "tanteador key check 1";

using Bytes = std::array<std::uint8_t, kBytes>;

// BLAKE2b-256 of the domain and the bytes.
Hash hash_in(std::string_view domain, std::span<const std::uint8_t> bytes) {
  std::vector<std::uint8_t> all(domain.begin(), domain.end());
  all.insert(all.end(), bytes.begin(), bytes.end());
  Hash hash{};
  crypto_generichash(hash.data(), hash.size(), all.data(), all.size(), nullptr, 0);
  return hash;
}

void put_check(Bytes& bytes) {
  const Hash check = hash_in(kCheckDomain, std::span(bytes).first<kCheckedBytes>());
  std::copy_n(check.begin(), kBytesPerWord, bytes.begin() + kCheckedBytes);
}

tl::expected<Bytes, codec::InputError> read_words(std::string_view text) {
  const auto fault = [](std::string_view sentence, PhraseArgs args) {
    return tl::unexpected(codec::InputError{codec::message(sentence, args)});
  };
  constexpr std::size_t kShown = 40, kTextMax = 1000;
  const auto read = read_byte_words(text.substr(0, kTextMax));
  if (!read)
    return fault(N_("\"{0}\" is mistyped: it is none of the words that this program writes."),
                 {std::string_view(read.error()).substr(0, kShown)});
  if (read->size() != kBytes || text.size() > kTextMax)
    return fault(N_("There must be {0} words, not {1}."),
                 {static_cast<int>(kWords), static_cast<int>(read->size() / kBytesPerWord)});
  Bytes bytes{};
  std::ranges::copy(*read, bytes.begin());
  return bytes;
}

}  // namespace

std::string key_words(const PublicKey& key) {
  const Hash hash = hash_in(kKeyDomain, key);
  Bytes bytes{};
  std::copy_n(hash.begin(), kCheckedBytes, bytes.begin());
  put_check(bytes);
  return byte_words(bytes);
}

tl::expected<std::string, codec::InputError> read_key_words(std::string_view text) {
  const auto bytes = read_words(text);
  if (!bytes) return tl::unexpected(bytes.error());
  Bytes checked = *bytes;
  put_check(checked);
  if (checked != *bytes)
    return tl::unexpected(
        codec::InputError{codec::message(N_("These words belong to no key. One of them is mistyped."))});
  return byte_words(checked);
}

std::string head_words(const Hash& hash) { return byte_words(std::span(hash).first<kBytes>()); }

tl::expected<std::string, codec::InputError> read_head_words(std::string_view text) {
  const auto bytes = read_words(text);
  if (!bytes) return tl::unexpected(bytes.error());
  return byte_words(*bytes);
}

}  // namespace tanteador::session
