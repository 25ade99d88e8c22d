#include "src/session/chain.hpp"

#include <sodium.h>

#include <cstring>
#include <utility>

namespace tanteador::session {

namespace {

// The bytes of an event are gathered first: many small ones cost the hash more than all at once.
class Hashing {
 public:
  Hashing() { crypto_generichash_init(&state_, nullptr, 0, sizeof(Hash)); }

  void feed(const void* bytes, std::size_t size) {
    if (size > gathered_.size() - used_) flush();
    if (size > gathered_.size()) return update(bytes, size);
    std::memcpy(gathered_.data() + used_, bytes, size);
    used_ += size;
  }
  void feed_number(std::uint64_t number) {
    unsigned char bytes[8];
    for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<unsigned char>(number >> (8 * i));
    feed(bytes, sizeof bytes);
  }
  void feed_text(std::string_view text) {
    feed_number(text.size());  // so that no two different events give the same bytes
    feed(text.data(), text.size());
  }
  Hash done() {
    flush();
    Hash hash{};
    crypto_generichash_final(&state_, hash.data(), hash.size());
    return hash;
  }

 private:
  void update(const void* bytes, std::size_t size) {
    crypto_generichash_update(&state_, static_cast<const unsigned char*>(bytes), size);
  }
  void flush() { update(gathered_.data(), std::exchange(used_, 0)); }

  crypto_generichash_state state_;
  std::array<unsigned char, 512> gathered_;
  std::size_t used_ = 0;
};

}  // namespace

Hash hash_event(std::string_view stream, const EventRecord& record, const Hash& prev_hash) {
  Hashing hashing;
  hashing.feed_text(stream);
  hashing.feed_number(8);
  hashing.feed_number(static_cast<std::uint64_t>(record.seq));
  for (const std::string* text : {&record.kind, &record.payload, &record.at, &record.by})
    hashing.feed_text(*text);
  hashing.feed_number(prev_hash.size());
  hashing.feed(prev_hash.data(), prev_hash.size());
  return hashing.done();
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
