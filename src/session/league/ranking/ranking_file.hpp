#pragma once
// The format of a cached ranking: little-endian numbers, texts after their length, and a hash at the end.

#include <sodium.h>

#include <bit>
#include <cstdint>
#include <istream>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::session {

struct PackedSeat {
  std::uint32_t player = 0;
  std::uint8_t side = 0, rank = 0, percent = 100;
  bool first = false;  // the first seat of its match
};

struct RankedCompetition {
  std::string id;
  Hash mark{};              // changes with the competition and everything that counts in it
  std::int64_t began = 0;   // milliseconds since 1970
  int first = 0, last = 0;  // weeks of its first and last round
  bool read = false;
  std::map<int, std::vector<PackedSeat>> weeks = {};
  std::vector<std::pair<std::uint32_t, std::string>> clubs = {};  // clubs that people were entered for
};

class Hasher {
 public:
  Hasher() { crypto_generichash_init(&state_, nullptr, 0, sizeof(Hash)); }
  void add(const char* bytes, std::size_t size) {
    crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(bytes), size);
  }
  Hash now() const {
    auto state = state_;
    Hash hash{};
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
  }

 private:
  crypto_generichash_state state_;
};

static_assert(std::endian::native == std::endian::little);

class RankingWriter {
 public:
  explicit RankingWriter(std::ostream& out) : out_(out) {}
  void bytes(const void* from, std::size_t size) {
    hashed_.add(static_cast<const char*>(from), size);
    out_.write(static_cast<const char*>(from), static_cast<std::streamsize>(size));
  }
  template <class Number>
  void number(Number value) {
    bytes(&value, sizeof value);
  }
  void text(std::string_view text) {
    number(static_cast<std::uint32_t>(text.size()));
    bytes(text.data(), text.size());
  }
  void seal() {
    const Hash hash = hashed_.now();
    out_.write(reinterpret_cast<const char*>(hash.data()), hash.size());
  }

 private:
  std::ostream& out_;
  Hasher hashed_;
};

class RankingReader {
 public:
  explicit RankingReader(std::istream& in) : in_(in) {}
  void bytes(void* to, std::size_t size) {
    in_.read(static_cast<char*>(to), static_cast<std::streamsize>(size));
    if (in_) hashed_.add(static_cast<const char*>(to), size);
  }
  template <class Number>
  Number number() {
    Number value{};
    bytes(&value, sizeof value);
    return in_ ? value : Number{};
  }
  std::string text() {
    constexpr std::uint32_t kLongest = 1 << 20;
    std::string text(std::min(number<std::uint32_t>(), kLongest), '\0');
    bytes(text.data(), text.size());
    return text;
  }
  bool is_good() const { return in_.good(); }
  bool is_sealed() {
    const Hash right = hashed_.now();
    Hash hash{};
    in_.read(reinterpret_cast<char*>(hash.data()), hash.size());
    return in_ && hash == right;
  }

 private:
  std::istream& in_;
  Hasher hashed_;
};

// The beginning of the file: the rating system, game and season, and the competitions by id.
struct KeptHead {
  std::string of;
  std::vector<RankedCompetition> competitions;
};
void write_head(RankingWriter& out, const KeptHead& head);
std::optional<KeptHead> read_head(RankingReader& in);  // null: not such a file, or truncated

}  // namespace tanteador::session
