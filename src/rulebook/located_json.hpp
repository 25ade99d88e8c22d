#pragma once
// JSON with the positions of its fields, for messages with line and column. Internal to this folder.

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "src/core/text/phrase.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::rulebook {

inline constexpr std::size_t kFileMax = 256 * 1024;  // bytes

struct LocatedJson {
  std::string_view text;
  nlohmann::json root;
  // Byte offset of each field of the outer two levels: "parameters", "parameters/target".
  std::map<std::string, std::size_t, std::less<>> at;

  // A translated error at a field; for an empty or unknown path, at the start of the text.
  DataError error(std::string_view path, std::string_view sentence, PhraseArgs args = {}) const;
};

// Parses an object of at most kFileMax bytes without duplicate fields. The result keeps a view of `text`.
tl::expected<LocatedJson, DataError> parse_located(std::string_view text);

}  // namespace tanteador::rulebook
