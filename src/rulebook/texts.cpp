#include "src/rulebook/texts.hpp"

#include <functional>
#include <map>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/core/embedded.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::rulebook {

namespace {

using nlohmann::json;

constexpr std::string_view kTextsFolder = "src/rulebook/data/texts/";

using Texts = std::map<std::string, RuleText, std::less<>>;

const std::map<std::string, Texts, std::less<>>& books() {
  static const auto all = [] {
    std::map<std::string, Texts, std::less<>> loaded;
    for (const embedded::File& file : embedded::rulebook()) {
      if (!file.path.starts_with(kTextsFolder)) continue;
      const std::string_view place = file.path.substr(kTextsFolder.size());
      Texts& texts = loaded[std::string(place.substr(0, place.find('/')))];
      const json book = json::parse(file.text);
      for (const auto& [id, item] : book.at("rules").items())
        texts.emplace(id, RuleText{item.at("title"), item.at("text")});
    }
    return loaded;
  }();
  return all;
}

}  // namespace

std::span<const std::string> text_languages() {
  static const auto all = [] {
    std::vector<std::string> languages;
    for (const auto& [language, texts] : books()) languages.push_back(language);
    return languages;
  }();
  return all;
}

const RuleText* translation(const Rule& rule, std::string_view language) {
  const auto book = books().find(language);
  if (book == books().end()) return nullptr;
  const auto found = book->second.find(rule.id);
  return found == book->second.end() ? nullptr : &found->second;
}

std::string_view title_of(const Rule& rule) {
  const RuleText* translated = translation(rule, language());
  return translated ? translated->title : rule.title;
}

std::string_view text_of(const Rule& rule) {
  const RuleText* translated = translation(rule, language());
  return translated ? translated->text : rule.text;
}

}  // namespace tanteador::rulebook
