#include "ui/panel/drawing/scripts.hpp"

#include <imgui.h>

#include <algorithm>
#include <map>
#include <utility>

#include "src/core/text/letters.hpp"

namespace tanteador::ui {

namespace {

constexpr unsigned char kFirstByte = 0xD6;  // first UTF-8 byte of Hebrew, the first script the faces lack
constexpr char32_t kFirstLetter = 0x590, kSigns = 0x2000, kSignsEnd = 0x2E7F;
constexpr std::size_t kKnownMost = 4096;

struct Scripts {
  Romanize romanize;
  std::map<std::string, std::string> nicknames;           // by name
  std::map<std::string, std::string, std::less<>> known;  // drawable text by text
  bool romanized = false;
};
Scripts& scripts() {
  static Scripts all;
  return all;
}

// Signs are not letters: a sign that a face lacks stays unchanged.
bool lacks_letters(ImFont* font, std::string_view text) {
  while (!text.empty()) {
    const char32_t letter = next_letter(text);
    if (letter < kFirstLetter || letter == kNoLetter || (letter >= kSigns && letter <= kSignsEnd)) continue;
    const bool wide = letter > 0xFFFF;
    if (wide || !font->FindGlyphNoFallback(static_cast<ImWchar>(letter))) return true;
  }
  return false;
}

std::string with_nicknames(ImFont* font, std::string_view text) {
  std::string named(text);
  for (const auto& [name, nickname] : scripts().nicknames) {
    if (!lacks_letters(font, name)) continue;
    for (auto at = named.find(name); at != named.npos; at = named.find(name, at + nickname.size()))
      named.replace(at, name.size(), nickname);
  }
  return named;
}

}  // namespace

void set_nicknames(std::map<std::string, std::string> by_name) {
  if (by_name == scripts().nicknames) return;
  scripts().nicknames = std::move(by_name);
  scripts().known.clear();
}

void set_romanize(Romanize romanize) {
  scripts().romanize = std::move(romanize);
  scripts().known.clear();
}

std::string_view drawable(ImFont* font, std::string_view text) {
  const auto may_lack = [](char c) { return static_cast<unsigned char>(c) >= kFirstByte; };
  if (std::ranges::none_of(text, may_lack) || !scripts().romanize || !lacks_letters(font, text)) return text;
  scripts().romanized = true;
  auto& known = scripts().known;
  const auto found = known.find(text);
  if (found != known.end()) return found->second;
  if (known.size() >= kKnownMost) known.clear();
  const std::string named = with_nicknames(font, text);
  return known.emplace(text, lacks_letters(font, named) ? scripts().romanize(named) : named).first->second;
}

bool take_romanized() { return std::exchange(scripts().romanized, false); }

}  // namespace tanteador::ui
