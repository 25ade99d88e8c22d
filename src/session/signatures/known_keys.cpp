#include "src/session/signatures/known_keys.hpp"

#include <algorithm>
#include <tuple>

#include <nlohmann/json.hpp>

#include "src/session/cases/roles.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

constexpr std::string_view kKnown = "known_key/", kImported = "import_signer/";

}  // namespace

std::vector<KnownKey> known_keys(const KeyValueStore& store) {
  std::vector<KnownKey> keys;
  for (const KeyValue& row : store.key_values(kKnown))
    keys.push_back({row.text, row.key.substr(kKnown.size())});
  std::ranges::sort(keys, {}, [](const KnownKey& key) { return std::tie(key.name, key.words); });
  return keys;
}

void trust_key(Store& store, const KnownKey& key) {
  require(store, Operation::manage);
  store.put_key_values({{std::string(kKnown) + key.words, key.name}});
}

void forget_key(Store& store, std::string_view words) {
  require(store, Operation::manage);
  store.put_key_values({{std::string(kKnown) + std::string(words), ""}});
}

Signer signer_of(const KeyValueStore* store, const std::optional<Signature>& signature) {
  if (!signature) return {};
  Signer signer{key_words(signature->key), signature->device};
  for (const KnownKey& key : store ? known_keys(*store) : std::vector<KnownKey>())
    if (key.words == signer.words) signer.known_as = key.name;
  return signer;
}

std::optional<Signer> import_signer(const KeyValueStore& store, std::string_view match) {
  const std::string key = std::string(kImported) + std::string(match);
  for (const KeyValue& row : store.key_values(key)) {
    const json read = json::parse(row.text, nullptr, false);
    if (row.key != key || !read.is_object()) continue;
    const auto text = [&](const char* field) {
      const json value = read.value(field, json());
      return value.is_string() ? value.get<std::string>() : std::string();
    };
    return Signer{text("words"), text("device"), text("known_as")};
  }
  return std::nullopt;
}

bool is_import_unknown(const KeyValueStore& store, std::string_view match) {
  const auto signer = import_signer(store, match);
  return signer && signer->known_as.empty();
}

KeyValue import_signer_entry(std::string_view match, const Signer& signer) {
  const json text{{"words", signer.words}, {"device", signer.device}, {"known_as", signer.known_as}};
  return {std::string(kImported) + std::string(match), text.dump()};
}

}  // namespace tanteador::session
