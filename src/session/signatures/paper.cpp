#include "src/session/signatures/paper.hpp"

#include <nlohmann/json.hpp>

#include "src/core/text/text.hpp"
#include "src/session/chain.hpp"
#include "src/session/signatures/key_words.hpp"

namespace tanteador::session {

namespace {

struct OtherWord {
  std::string_view typed, right;
};

// The only word in which two texts of the same form differ; null: they differ in more, or in none.
std::optional<OtherWord> find_difference(std::string_view typed, std::string_view right) {
  constexpr std::size_t kWord = 5, kStep = kWord + 1;
  std::optional<OtherWord> found;
  for (std::size_t at = 0; at < right.size(); at += kStep) {
    const OtherWord word{typed.substr(at, kWord), right.substr(at, kWord)};
    if (word.typed == word.right) continue;
    if (found) return std::nullopt;
    found = word;
  }
  return found;
}

}  // namespace

tl::expected<PaperResult, codec::InputError> check_paper(const nlohmann::json& exported,
                                                         std::string_view words) {
  const auto typed = read_head_words(words);
  if (!typed) return tl::unexpected(typed.error());
  PaperResult result;
  std::optional<codec::InputError> mistyped;
  for (const nlohmann::json& event : exported.at("events")) {
    ++result.entries;
    const auto hash = from_hex(event.at("hash").get_ref<const std::string&>());
    const std::string right = hash ? head_words(*hash) : std::string();
    if (right == *typed) result.entry = result.entries;
    if (const auto word = find_difference(*typed, right))
      mistyped = codec::InputError{codec::message(
          N_("\"{0}\" is mistyped: the paper of this match has \"{1}\" there."), {word->typed, word->right})};
  }
  if (result.entry == 0 && mistyped) return tl::unexpected(*mistyped);
  return result;
}

}  // namespace tanteador::session
