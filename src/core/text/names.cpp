#include "src/core/text/names.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>

#include "src/core/text/letters.hpp"

namespace tanteador {

namespace {

// Letters that look like a Latin letter, after case folding.
struct Lookalike {
  utf8proc_int32_t letter;
  char like;
};
constexpr Lookalike kLookalikes[] = {
    {U'α', 'a'}, {U'β', 'b'}, {U'γ', 'y'}, {U'ε', 'e'}, {U'ζ', 'z'}, {U'η', 'h'}, {U'ι', 'i'}, {U'κ', 'k'},
    {U'μ', 'm'}, {U'ν', 'n'}, {U'ο', 'o'}, {U'ρ', 'p'}, {U'τ', 't'}, {U'υ', 'y'}, {U'χ', 'x'}, {U'а', 'a'},
    {U'в', 'b'}, {U'е', 'e'}, {U'к', 'k'}, {U'м', 'm'}, {U'н', 'h'}, {U'о', 'o'}, {U'р', 'p'}, {U'с', 'c'},
    {U'т', 't'}, {U'у', 'y'}, {U'х', 'x'}, {U'ѕ', 's'}, {U'і', 'i'}, {U'ј', 'j'}, {U'һ', 'h'}, {U'ԁ', 'd'},
    {U'ԛ', 'q'}, {U'ԝ', 'w'}, {U'ӏ', 'l'}, {U'ı', 'i'}, {U'ł', 'l'}, {U'ø', 'o'}, {U'đ', 'd'}, {U'ŀ', 'l'}};
static_assert(std::ranges::all_of(kLookalikes, [](const Lookalike& one) { return one.letter >= 0x80; }));

utf8proc_int32_t as_drawn(utf8proc_int32_t letter, void*) {
  const auto found = std::ranges::find(kLookalikes, letter, &Lookalike::letter);
  return found == std::end(kLookalikes) ? letter : found->like;
}

bool is_space(char32_t letter) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(letter)) == UTF8PROC_CATEGORY_ZS;
}

struct MemoryDeleter {
  void operator()(void* memory) const { std::free(memory); }  // utf8proc allocates with malloc
};

// Returns null if the text is not UTF-8.
std::unique_ptr<utf8proc_uint8_t, MemoryDeleter> map_letters(std::string_view text, int options,
                                                             utf8proc_custom_func each = nullptr) {
  utf8proc_uint8_t* out = nullptr;
  const auto length = utf8proc_map_custom(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                          static_cast<utf8proc_ssize_t>(text.size()), &out,
                                          static_cast<utf8proc_option_t>(options), each, nullptr);
  std::unique_ptr<utf8proc_uint8_t, MemoryDeleter> owned(out);
  return length < 0 ? nullptr : std::move(owned);
}

std::string text_of(const utf8proc_uint8_t* mapped) { return reinterpret_cast<const char*>(mapped); }

std::string single_spaced(std::string_view name) {
  std::string out;
  bool space = false;
  while (!name.empty()) {
    const std::string_view rest = name;
    const bool was_space = std::exchange(space, is_space(next_letter(name)));
    if (space) continue;
    if (was_space && !out.empty()) out += ' ';
    out += rest.substr(0, rest.size() - name.size());
  }
  return out;
}

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

std::string normal_name(std::string_view name) {
  if (is_ascii(name)) {
    const bool spaced = name.starts_with(' ') || name.ends_with(' ') || name.find("  ") != name.npos;
    return spaced ? single_spaced(name) : std::string(name);
  }
  if (name.find('\0') != std::string_view::npos) return std::string(name);
  const auto composed = map_letters(name, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_IGNORE);
  return composed ? single_spaced(text_of(composed.get())) : std::string(name);
}

std::string confusable_key(std::string_view name) {
  std::string normal = normal_name(name);
  if (is_ascii(normal)) {
    std::ranges::transform(normal, normal.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return normal;
  }
  const auto folded = map_letters(normal, UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT |
                                              UTF8PROC_STRIPMARK | UTF8PROC_CASEFOLD);
  if (!folded) return normal;
  const auto drawn = map_letters(text_of(folded.get()), UTF8PROC_STABLE | UTF8PROC_DECOMPOSE, as_drawn);
  return drawn ? text_of(drawn.get()) : normal;
}

}  // namespace tanteador
