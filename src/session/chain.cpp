#include "src/session/chain.hpp"

#include <sodium.h>

namespace tanteador::session {

namespace {

void feed(crypto_generichash_state& state, const void* bytes, std::size_t size) {
  crypto_generichash_update(&state, static_cast<const unsigned char*>(bytes), size);
}

void feed_number(crypto_generichash_state& state, std::uint64_t number) {
  unsigned char bytes[8];
  for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<unsigned char>(number >> (8 * i));
  feed(state, bytes, sizeof bytes);
}

void feed_text(crypto_generichash_state& state, std::string_view text) {
  feed_number(state, text.size());  // so that no two different events give the same bytes
  feed(state, text.data(), text.size());
}

}  // namespace

Hash hash_event(std::string_view stream, const EventRecord& record, const Hash& prev_hash) {
  crypto_generichash_state state;
  Hash hash{};
  crypto_generichash_init(&state, nullptr, 0, hash.size());
  feed_text(state, stream);
  feed_number(state, 8);
  feed_number(state, static_cast<std::uint64_t>(record.seq));
  for (const std::string* text : {&record.kind, &record.payload, &record.at, &record.by})
    feed_text(state, *text);
  feed_number(state, prev_hash.size());
  feed(state, prev_hash.data(), prev_hash.size());
  crypto_generichash_final(&state, hash.data(), hash.size());
  return hash;
}

std::string to_hex(const Hash& hash) {
  std::string text(hash.size() * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
  text.pop_back();
  return text;
}

std::optional<Hash> from_hex(std::string_view text) {
  Hash hash{};
  std::size_t size = 0;
  const bool read =
      sodium_hex2bin(hash.data(), hash.size(), text.data(), text.size(), nullptr, &size, nullptr) == 0;
  if (!read || size != hash.size() || text.size() != 2 * hash.size()) return std::nullopt;
  return hash;
}

}  // namespace tanteador::session
