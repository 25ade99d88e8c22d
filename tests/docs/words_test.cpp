// The rules of docs/style.md for English texts. The catalogues hold all texts
// (tests/docs/catalogues_test.sh).

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

constexpr std::size_t kLongestSentence = 20;  // words

struct Text {
  std::string context, words;
};

// The text of a line such as: msgid "Give \"rank\" or \"points\""
std::string unquoted(const std::string& line) {
  std::string text;
  for (std::size_t i = line.find('"') + 1; i + 1 < line.size(); ++i) {
    if (line[i] == '\\') ++i;
    text += line[i] == 'n' && line[i - 1] == '\\' ? '\n' : line[i];
  }
  return text;
}

// Every English text with its context, and both forms where a number is in it.
std::vector<Text> texts() {
  std::ifstream in(TANTEADOR_ROOT "/src/core/catalogues/de.po");
  std::vector<Text> found;
  std::string context;
  for (std::string line; std::getline(in, line);) {
    if (line.empty()) context.clear();
    if (line.starts_with("msgctxt ")) context = unquoted(line);
    if (line.starts_with("msgid")) found.push_back({context, unquoted(line)});
  }
  found.erase(found.begin());  // the catalogue's header
  return found;
}

// Without "There is no …", and without the commands it names, whose words are not chosen for readers.
std::string prose(const std::string& text) {
  static const std::regex left_out(R"re("(tanteador|league) [^"]*"|--[a-z-]+|[Tt]here (is|are|was) no )re");
  return std::regex_replace(text, left_out, "…");
}

std::vector<std::string> sentences(const std::string& text) {
  static const std::regex end(R"([.?!]["”)]? +)");
  return {std::sregex_token_iterator(text.begin(), text.end(), end, -1), {}};
}

std::size_t word_count(const std::string& sentence) {
  std::istringstream in(sentence);
  std::size_t count = 0;
  for (std::string word; in >> word;)
    count += std::ranges::any_of(word, [](unsigned char c) { return std::isalnum(c) != 0; });
  return count;
}

// Expressions that read as a translation, as their opposite, or name the inside of the program.
struct Forbidden {
  const char* expression;
  std::set<std::string> exceptions = {};
};

const std::vector<Forbidden> kForbidden = {
    {R"(^Because )"},
    {R"(\b(he|his|him|himself)\b)"},
    {R"(\b(told|anew|whoever|lantern|judgement)\b)"},
    {R"(; (a|one) tap\b)"},
    {R"(\b(no|none|any) more\b)"},
    {R"(\b(put|puts|putting) right\b|\bmend)"},
    {R"(\b(is|are|was) no (?!longer ))"},
    {R"((^|[,;] )[Ww]ho(ever)? (?!.*\?))"},
    {R"(went wrong)"},
    {R"(\b(events?|hash|tokens?|branch(es)?|streams?)\b)"},
    {R"(\b[Ee]ntrants?\b)",
     {"\"entrant\" (a pair or team) or \"person\"", "--by must be \"entrant\" or \"person\"."}},
    {R"(\b([Ss]truck|[Ss]trikes?|[Aa]nnul\w*|[Uu]pheld|[Uu]phold)\b)",
     {"results of a participant who leaves a round robin early: strike or keep"}},
    {R"(\b([Dd]raw|[Dd]rawn) (a |the |next )?rounds?\b)"},
    {R"(\b(rulesets?|pack|arbiters?|amend\w*|wall)\b)"},
};

std::string lines(const std::set<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += text + "\n";
  return all;
}

// English words with two meanings, which a translator cannot tell apart.
const std::set<std::string> kAmbiguous = {"Board", "Drawn", "For",       "Here",  "Lot",
                                          "More",  "Open",  "cancelled", "drawn", "withdrawn"};

}  // namespace

TEST_CASE("no text has an expression that readers stumble over") {
  const std::vector<Text> all = texts();
  for (const Forbidden& one : kForbidden) {
    CAPTURE(one.expression);
    const std::regex expression(one.expression);
    std::set<std::string> found;
    for (const Text& text : all)
      if (std::regex_search(prose(text.words), expression)) found.insert(text.words);
    CHECK(lines(found) == lines(one.exceptions));
  }
}

TEST_CASE("a sentence of a text has at most twenty words") {
  for (const Text& text : texts()) {
    CAPTURE(text.words);
    for (const std::string& sentence : sentences(text.words)) CHECK(word_count(sentence) <= kLongestSentence);
  }
}

TEST_CASE("a word with two meanings has a context") {
  for (const Text& text : texts()) {
    CAPTURE(text.words);
    CHECK((!kAmbiguous.contains(text.words) || !text.context.empty()));
  }
}

TEST_CASE("the texts are read with their contexts and both forms of a number") {
  const std::vector<Text> all = texts();
  CHECK(all.size() > 4'000);
  const auto has = [&](const std::string& context, const std::string& words) {
    for (const Text& text : all)
      if (text.context == context && text.words == words) return true;
    return false;
  };
  CHECK(has("duplicate", "Board"));
  CHECK(has("", "{0} match"));
  CHECK(has("", "{0} matches"));
}
