#include "src/session/chain.hpp"

#include <sodium.h>

#include <array>
#include <cstring>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/codec/events.hpp"

namespace tanteador::session {

namespace {

// Collects the bytes of an event in a buffer of sufficient size, because hashing many small pieces is slower.
class Gathering {
 public:
  explicit Gathering(unsigned char* room) : end_(room) {}

  void add(const void* bytes, std::size_t size) {
    std::memcpy(end_, bytes, size);
    end_ += size;
  }
  void add_number(std::uint64_t number) {
    const auto byte = [&](int i) { return static_cast<unsigned char>(number >> (8 * i)); };
    const unsigned char bytes[] = {byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)};
    add(bytes, sizeof bytes);  // compiled to one store
  }
  void add_text(std::string_view text) {
    add_number(text.size());  // makes the encoding unambiguous
    add(text.data(), text.size());
  }
  const unsigned char* end() const { return end_; }

 private:
  unsigned char* end_;
};

}  // namespace

Hash hash_event(std::string_view stream, const EventRecord& record, const Hash& prev_hash) {
  const std::string* const texts[] = {&record.kind, &record.payload, &record.at, &record.by};
  constexpr std::size_t kNumbers = 8 * 8;
  std::size_t size = kNumbers + stream.size() + prev_hash.size();
  for (const std::string* text : texts) size += text->size();
  std::array<unsigned char, 1024> usual;
  std::vector<unsigned char> large(size > usual.size() ? size : 0);
  unsigned char* const room = large.empty() ? usual.data() : large.data();
  Gathering bytes(room);
  bytes.add_text(stream);
  bytes.add_number(8);
  bytes.add_number(static_cast<std::uint64_t>(record.seq));
  for (const std::string* text : texts) bytes.add_text(*text);
  bytes.add_number(prev_hash.size());
  bytes.add(prev_hash.data(), prev_hash.size());
  Hash hash{};
  crypto_generichash(hash.data(), hash.size(), room, bytes.end() - room, nullptr, 0);
  return hash;
}

nlohmann::json read_payload(std::string_view payload) {
  auto read = codec::parse_line(payload, 1);
  return read ? std::move(*read) : nlohmann::json(nlohmann::json::value_t::discarded);
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
