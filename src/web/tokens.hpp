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
  std::string stream = {};      // the match or the competition; empty of the desk
  league::TableRef table = {};  // of a competition, from 0
  bool operator==(const Grant&) const = default;
};

struct Token {
  std::string secret;  // behind /t/ or /desk/: 26 letters and digits, 128 bits
  std::string code;    // to be typed in its place, five; empty of the desk
};

// A token as it is known afterwards.
struct Issued {
  std::string id;  // names it, opens nothing
  Grant pass;
  std::string made_at;  // RFC 3339
};

inline constexpr std::string_view kLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";  // none like another
inline constexpr int kSecretLetters = 26, kCodeLetters = 5;

class Tokens {
 public:
  Tokens(session::Store& store, session::Host host) : store_(&store), host_(std::move(host)) {}

  // A further one beside those there are: a slip that was lost is printed again.
  Token make(const Grant& pass);
  // The grant of a secret or a typed code, in any spelling; null if there is none. The caller checks whether
  // the round is still open.
  std::optional<Grant> find(std::string_view typed) const;
  std::vector<Issued> issued() const;  // the latest first
  bool revoke(std::string_view typed_or_id);
  int revoke_all();

 private:
  session::Store* store_;
  session::Host host_;
};

// A further one for each table of the round at which something can still be entered: for slips and cards.
std::map<league::TableRef, Token> tokens_of(Tokens& tokens, const std::string& stream,
                                            const league::Competition& competition, league::RoundRef round);

// Those that still open something, the latest sixty, for a desk that takes one back: by competition, round
// and table, then those of single matches. What opens the desk is not among them.
inline constexpr std::size_t kListedMost = 60;
std::vector<Issued> still_open(const std::vector<Issued>& issued,
                               const std::function<bool(const Grant&)>& opens);

// A token ends with its round: when it is closed, the next stage is begun or the competition is over, or when
// its table is decided and a later round has begun. Of a match or the desk it always holds.
bool is_valid(const Grant& pass, const league::Competition& competition);

}  // namespace tanteador::web
