#include "src/web/waiting.hpp"

#include <algorithm>
#include <charconv>

namespace tanteador::web {

namespace {

constexpr std::string_view kWaits[] = {"call/", "dispute/"};  // as stored

}  // namespace

std::string word_of(const Grant& pass) {
  if (pass.scope == Scope::match) return "m/" + pass.stream;
  return "t/" + pass.stream + "/" + std::to_string(pass.table.stage + 1) + "." +
         std::to_string(pass.table.round + 1) + "." + std::to_string(pass.table.table + 1);
}

std::optional<Grant> pass_of(std::string_view word) {
  if (word.starts_with("m/")) return Grant{.scope = Scope::match, .stream = std::string(word.substr(2))};
  const auto slash = word.rfind('/');
  if (!word.starts_with("t/") || slash < 2 || slash == word.npos) return std::nullopt;
  Grant pass{.scope = Scope::table, .stream = std::string(word.substr(2, slash - 2))};
  int numbers[3] = {};
  const char* at = word.data() + slash + 1;
  const char* const end = word.data() + word.size();
  for (int& number : numbers) {
    const auto [next, error] = std::from_chars(at, end, number);
    if (error != std::errc() || number < 1) return std::nullopt;
    at = next == end ? end : next + 1;
  }
  pass.table = {numbers[0] - 1, numbers[1] - 1, numbers[2] - 1};
  return at == end ? std::optional(pass) : std::nullopt;
}

std::string key_of(Wait what, const Grant& pass) { return std::string(kWaits[index(what)]) + word_of(pass); }

std::vector<Waiting> waiting(const session::KeyValueStore& store, Wait what) {
  const std::string_view kind = kWaits[index(what)];
  std::vector<Waiting> all;
  for (const session::KeyValue& note : store.key_values(kind))
    if (const auto pass = pass_of(std::string_view(note.key).substr(kind.size())))
      all.push_back({what, *pass, note.text});
  std::ranges::sort(all, {}, &Waiting::since);
  return all;
}

}  // namespace tanteador::web
