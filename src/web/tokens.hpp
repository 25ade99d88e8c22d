#pragma once
// Codes that let a phone enter: a QR code on a slip, or five characters to type.
// The store keeps hashes alone, so a token is shown once, when it is made.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/session/host.hpp"
#include "src/session/store.hpp"

namespace tanteador::web {

enum class Scope : std::uint8_t { match, table, desk };

// The table, match or desk that a code opens.
struct Grant {
  Scope scope = Scope::desk;
  std::string stream = {};      // id of the match or competition; empty for the desk
  league::TableRef table = {};  // in the competition, from 0; only of Scope::table
  bool operator==(const Grant&) const = default;
};

struct Token {
  std::string secret;  // in the path /t/ or /desk/: 26 letters and digits, 128 bits
  std::string code;    // five characters to type instead; empty for the desk
};

// A token in the store, without its secret.
struct IssuedToken {
  std::string id;  // for Tokens::revoke(); grants nothing
  Grant pass;
  std::string made_at;  // RFC 3339
};

inline constexpr std::string_view kLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";  // without look-alikes
inline constexpr int kSecretLetters = 26, kCodeLetters = 5;

class Tokens {
 public:
  Tokens(session::Store& store, session::Host host) : store_(&store), host_(std::move(host)) {}

  // Adds a token. Earlier tokens of the same grant stay valid.
  Token make(const Grant& pass);
  // The grant of a secret or a typed code in any spelling; null: none. The caller checks the round's state.
  std::optional<Grant> find(std::string_view typed) const;
  std::vector<IssuedToken> issued_tokens() const;  // latest first
  bool revoke(std::string_view typed_or_id);       // false: there is no such token
  int revoke_all();

 private:
  session::Store* store_;
  session::Host host_;
};

// Makes a token for each table of the round that still accepts entries, for slips and cards.
std::map<league::TableRef, Token> tokens_of(Tokens& tokens, const std::string& stream,
                                            const league::Competition& competition, league::RoundRef round);

// The tokens for which `opens` is true, for a desk that revokes one: the latest sixty, without desk tokens.
// The newest come first; those made at the same moment are in the order of their tables.
inline constexpr std::size_t kListedMost = 60;
std::vector<IssuedToken> open_tokens(const std::vector<IssuedToken>& issued,
                                     const std::function<bool(const Grant&)>& opens);

// A table's grant ends when its round is closed, the next stage begins or the competition is over. It also
// ends when the table is decided and a later round has begun. Other grants never end.
bool is_valid(const Grant& pass, const league::Competition& competition);

}  // namespace tanteador::web
