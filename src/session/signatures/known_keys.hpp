#pragma once
// The keys that a club knows, and who signed its imported matches. Values of one database, never transferred.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/ruling.hpp"
#include "src/core/text/text.hpp"

#include "src/session/signatures/signature.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

// A competition with `known_keys` refuses a match that an unknown key signed, or none.
inline constexpr ViolationKind kUnknownKey{
    "league/unknown_key", "table.expect",
    N_("This competition requires known keys, but no known key signed the file of this match. Make the key "
       "of "
       "its computer known with \"tanteador key trust\", then import the file again.")};
inline constexpr ViolationKind kUnknownKeyOfFile{
    "league/unknown_key", "table.expect",
    N_("This competition requires known keys, but no known key signed the file. Make the key of its computer "
       "known with \"tanteador key trust\", then import the file again.")};

struct KnownKey {
  std::string name, words;
  bool operator==(const KnownKey&) const = default;
};
std::vector<KnownKey> known_keys(const KeyValueStore& store);  // by name
// Adds the key, or names it anew.
void trust_key(Store& store, const KnownKey& key);
void forget_key(Store& store, std::string_view words);

// The signer of an imported file, as the club knew the key at that time.
struct Signer {
  std::string words = {}, device = {};  // empty words: the file was not signed
  std::string known_as = {};            // "": the key was unknown
};
// `store`: null if no key is known.
Signer signer_of(const KeyValueStore* store, const std::optional<Signature>& signature);
// Null: the match was entered here, or imported by a program that recorded no signer.
std::optional<Signer> import_signer(const KeyValueStore& store, std::string_view match);
// True if the match was imported and no known key signed it.
bool is_import_unknown(const KeyValueStore& store, std::string_view match);
KeyValue import_signer_entry(std::string_view match, const Signer& signer);

}  // namespace tanteador::session
