#include "src/web/tokens.hpp"

#include <algorithm>
#include <stdexcept>
#include <tuple>

#include <sodium.h>

#include "src/session/cases/roles.hpp"

namespace tanteador::web {

namespace {

using session::Hash;
using session::TokenRow;

constexpr std::string_view kReaches[] = {"match", "table", "desk"};  // as stored

std::string letters(int count) {
  std::string text;
  for (; count > 0; --count)
    text += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  return text;
}

// Normalizes typed text: capitals, without spaces and hyphens.
std::string as_printed(std::string_view typed) {
  std::string text;
  for (const char c : typed) {
    if (c == ' ' || c == '-') continue;
    text += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  return text;
}

// A code of five characters has another hash than a secret that begins with it.
Hash hash_of_token(std::string_view printed) {
  Hash hash{};
  const auto* bytes = reinterpret_cast<const unsigned char*>(printed.data());
  if (crypto_generichash(hash.data(), hash.size(), bytes, printed.size(), nullptr, 0) != 0)
    throw std::runtime_error("libsodium cannot hash");
  return hash;
}

std::string id_of(const Hash& hash) {
  constexpr std::size_t kBytes = 6;
  std::string text(2 * kBytes + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), hash.data(), kBytes);
  text.pop_back();
  return text;
}

Grant pass_of(const TokenRow& row) {
  const auto scope = std::ranges::find(kReaches, row.reach);
  if (scope == std::end(kReaches))
    throw session::StoreError(session::StoreError::Code::damaged, "room_token: " + row.reach);
  return {static_cast<Scope>(scope - kReaches), row.stream, {row.stage - 1, row.round - 1, row.place - 1}};
}

}  // namespace

Token Tokens::make(const Grant& pass) {
  require(*store_, session::Operation::manage);
  const bool typed = pass.scope != Scope::desk;
  for (;;) {  // until the code is not in use
    const Token token{letters(kSecretLetters), typed ? letters(kCodeLetters) : ""};
    const bool added = store_->add_token(
        {.secret = hash_of_token(token.secret),
         .code = hash_of_token(typed ? token.code
                                     : letters(kSecretLetters)),  // the desk has no code: unknown to anyone
         .reach = std::string(kReaches[index(pass.scope)]),
         .stream = pass.stream,
         .stage = pass.table.stage + 1,
         .round = pass.table.round + 1,
         .place = pass.table.table + 1,
         .made_at = host_.now()});
    if (added) return token;
  }
}

std::optional<Grant> Tokens::find(std::string_view typed) const {
  const std::string printed = as_printed(typed);
  if (printed.size() != kSecretLetters && printed.size() != kCodeLetters) return std::nullopt;
  const Hash hash = hash_of_token(printed);
  const auto row = store_->token(hash);
  if (!row) return std::nullopt;
  // The index compares byte by byte; the row it found is compared again in constant time.
  const Hash& stored_hash = printed.size() == kCodeLetters ? row->code : row->secret;
  return sodium_memcmp(stored_hash.data(), hash.data(), hash.size()) == 0 ? std::optional(pass_of(*row))
                                                                          : std::nullopt;
}

std::vector<IssuedToken> Tokens::issued_tokens() const {
  std::vector<IssuedToken> all;
  for (const TokenRow& row : store_->tokens()) all.push_back({id_of(row.secret), pass_of(row), row.made_at});
  return all;
}

bool Tokens::revoke(std::string_view typed_or_id) {
  require(*store_, session::Operation::manage);
  const auto found = store_->token(hash_of_token(as_printed(typed_or_id)));
  if (found) return store_->remove_token(found->secret);
  for (const TokenRow& row : store_->tokens()) {
    if (id_of(row.secret) == typed_or_id) return store_->remove_token(row.secret);
  }
  return false;
}

int Tokens::revoke_all() {
  require(*store_, session::Operation::manage);
  int count = 0;
  for (const TokenRow& row : store_->tokens()) count += store_->remove_token(row.secret);
  return count;
}

std::vector<IssuedToken> open_tokens(const std::vector<IssuedToken>& issued,
                                     const std::function<bool(const Grant&)>& opens) {
  std::vector<IssuedToken> some;
  for (const IssuedToken& one : issued) {
    if (some.size() == kListedMost) break;
    if (one.pass.scope != Scope::desk && opens(one.pass)) some.push_back(one);
  }
  std::ranges::sort(some, [](const IssuedToken& one, const IssuedToken& other) {
    if (one.made_at != other.made_at) return one.made_at > other.made_at;
    return std::tie(one.pass.table, one.id) < std::tie(other.pass.table, other.id);
  });
  return some;
}

bool is_valid(const Grant& pass, const league::Competition& competition) {
  if (pass.scope != Scope::table) return true;
  const auto [stage, round, table] = pass.table;
  if (competition.finished || competition.withdrawn || stage != competition.stage) return false;
  const auto& rounds = competition.now().rounds;
  if (round < 0 || round >= static_cast<int>(rounds.size())) return false;
  const league::PlayedRound& own = rounds[round];
  if (own.status != league::RoundStatus::open) return false;
  if (table < 0 || table >= static_cast<int>(own.tables.size()) || is_free(own.tables[table])) return false;
  if (!is_decided(own.tables[table])) return true;
  const auto has_begun = [](const league::PlayedTable& one) { return one.score || !one.matches.empty(); };
  return std::none_of(rounds.begin() + round + 1, rounds.end(), [&](const league::PlayedRound& later) {
    return std::ranges::any_of(later.tables, has_begun);
  });
}

std::map<league::TableRef, Token> tokens_of(Tokens& tokens, const std::string& stream,
                                            const league::Competition& competition, league::RoundRef round) {
  std::map<league::TableRef, Token> all;
  const auto& rounds = competition.stages.at(round.stage).rounds;
  const auto count = static_cast<int>(rounds.at(round.round).tables.size());
  for (int table = 0; table < count; ++table) {
    const Grant pass{Scope::table, stream, {round.stage, round.round, table}};
    if (is_valid(pass, competition)) all.emplace(pass.table, tokens.make(pass));
  }
  return all;
}

}  // namespace tanteador::web
