// No file outside a game's own folders names a game or uses a game's word. Games are listed in
// TANTEADOR_GAMES (CMakeLists.txt), their words in their own lists. What is excepted is defended in
// docs/decisions/0021-words-of-a-game.md.

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "src/core/text/names.hpp"
#include "src/registry/any_match.hpp"

namespace {

namespace fs = std::filesystem;

using Words = std::set<std::string, std::less<>>;
using ByGame = std::map<std::string, Words, std::less<>>;

const fs::path kSources = TANTEADOR_ROOT;

// Files to which a game adds its own printed sheet.
const Words kLists{"src/view/game_sheet.hpp"};
// Words of one game alone that are plain English, too.
const Words kPlain{"bidding", "broken", "call", "cut", "discard", "fish", "pass", "picture", "sign"};
// Events and parameters of one game whose names are keys and words of the program, too.
const Words kKeys{"least", "others", "players", "result", "settled", "shown"};

std::string text_of(const fs::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string small(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

bool is_small(char c) { return std::islower(static_cast<unsigned char>(c)) != 0; }
bool is_big(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
bool is_letter(char c) { return is_small(c) || is_big(c) || static_cast<unsigned char>(c) >= 0x80; }

// Small, without accents, in the singular.
std::string plain(const std::string& word) {
  std::string text = small(word);
  if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; }))
    text = tanteador::confusable_key(text);
  if (text.size() > 3 && text.ends_with('s') && !text.ends_with("ss")) text.pop_back();
  return text;
}

// The words of a text or an identifier, each between blanks, with a dot between separate parts:
// "kEnvidoRow(2, all_mazo)" gives " k envido row . all mazo ".
std::string words_of(std::string_view text) {
  std::string words = " ", word;
  const auto end = [&] {
    if (!word.empty()) words += plain(word) + " ";
    word.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool ends_capitals = i + 1 < text.size() && is_big(text[i]) && is_small(text[i + 1]);
    if (!word.empty() && is_big(text[i]) && (is_small(word.back()) || ends_capitals)) end();
    if (is_letter(text[i])) {
      word += text[i];
      continue;
    }
    end();
    const bool apart = text[i] != ' ' && text[i] != '_' && text[i] != '-';
    if (apart && !words.ends_with(". ")) words += ". ";
  }
  end();
  return words;
}

// Each as words_of tells them apart, without the blanks and dots around.
void add(Words& words, std::string_view term) {
  std::string text = words_of(term);
  if (text.starts_with(" to ")) text.erase(0, 3);
  if (text.find('.') == text.npos && text.size() > 4) words.insert(text);
}

void add_each(Words& words, std::string_view text) {
  std::istringstream all(words_of(text));
  for (std::string each; all >> each;) words.insert(" " + each + " ");
}

// --- the games' own lists

struct Glossary {
  ByGame words;     // of each game's table: its first column, and what stands in brackets there
  ByGame meanings;  // of each game's table what explains them; "": of the other tables everything
};

std::string game_of_heading(const std::string& heading) {
  std::smatch found;
  if (!std::regex_match(heading, found, std::regex("## At the (\\w+) table"))) return {};
  const std::string game = words_of(found[1].str());
  for (const std::string_view each : tanteador::kGames) {
    if (words_of(each) == game) return std::string(each);
  }
  return {};
}

Glossary read_glossary() {
  Glossary glossary;
  std::istringstream lines(text_of(kSources / "docs/reference/glossary.md") +
                           text_of(kSources / "docs/background/program-terms.md"));
  std::string game;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("## ")) game = game_of_heading(line);
    std::istringstream cells(line);
    std::string none, word, meaning;
    if (!line.starts_with("| ") || !std::getline(cells, none, '|') || !std::getline(cells, word, '|'))
      continue;
    std::getline(cells, meaning, '|');
    add_each(glossary.meanings[game], (game.empty() ? word : "") + meaning);
    if (game.empty()) continue;
    std::ranges::replace_if(
        word, [](char c) { return c == '(' || c == ')'; }, ',');
    std::istringstream terms(word);
    for (std::string term; std::getline(terms, term, ',');) add(glossary.words[game], term);
  }
  return glossary;
}

Words quoted_in(const std::string& text) {
  Words all;
  static const std::regex kQuoted("\"(\\w+)\"");
  for (std::sregex_iterator each(text.begin(), text.end(), kQuoted), end; each != end; ++each)
    all.insert((*each)[1].str());
  return all;
}

// The events an engine has beside those of every game, as the event file writes them, and its parameters.
Words names_of(const std::string& game) {
  const std::string text = text_of(kSources / "src/games" / game / "events.hpp");
  std::smatch list;
  REQUIRE(std::regex_search(text, list, std::regex("using Event =\\s*std::variant<([^>]*)>")));
  Words names;
  const std::string events = list[1].str();
  static const std::regex kType("\\w+");
  for (std::sregex_iterator each(events.begin(), events.end(), kType), end; each != end; ++each) {
    std::string name;
    for (const char c : each->str()) {
      if (is_big(c) && !name.empty()) name += '_';
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    names.insert(name);
  }
  for (const auto& parameter : tanteador::parameter_infos(game)) names.insert(std::string(parameter.name));
  return names;
}

// Words of the packs belong to every game played with cards.
Words of_cards() {
  Words words;
  for (const auto& entry : fs::directory_iterator(kSources / "src/cards")) {
    std::istringstream code(std::regex_replace(text_of(entry.path()), std::regex("//[^\n]*"), ""));
    for (std::string line; std::getline(code, line);) add_each(words, line);
  }
  return words;
}

// Words that one game alone has.
std::map<std::string, std::string, std::less<>> of_one_game(const ByGame& lists) {
  std::map<std::string, std::string, std::less<>> own;
  for (const auto& [game, words] : lists) {
    for (const std::string& word : words) {
      const auto others =
          std::ranges::count_if(lists, [&](const auto& other) { return other.second.contains(word); });
      if (others == 1) own[word] = game;
    }
  }
  return own;
}

struct Lists {
  std::map<std::string, std::string, std::less<>> words, names;  // and whose they are
};

// A word that another game or the program itself is explained with is nobody's own.
Lists read_lists() {
  Glossary glossary = read_glossary();
  ByGame names;
  for (const std::string_view game : tanteador::kGames) {
    const fs::path words = kSources / "src/games" / game / "words.hpp";
    if (fs::exists(words)) {
      for (const std::string& word : quoted_in(text_of(words))) add(glossary.words[std::string(game)], word);
    }
    names[std::string(game)] = names_of(std::string(game));
  }
  Lists lists{of_one_game(glossary.words), of_one_game(names)};
  const Words cards = of_cards();
  std::erase_if(lists.words, [&](const auto& own) {
    return cards.contains(own.first) || std::ranges::any_of(glossary.meanings, [&](const auto& meanings) {
             return meanings.first != own.second && meanings.second.contains(own.first);
           });
  });
  return lists;
}

const Lists& lists() {
  static const Lists all = read_lists();
  return all;
}

// --- the files

bool is_of_a_game(const fs::path& file) {
  return std::ranges::any_of(file.parent_path(), [](const fs::path& folder) {
    return std::ranges::find(tanteador::kGames, folder.string()) != tanteador::kGames.end();
  });
}

// A game named by a common word counts only in its id, its folder and its class.
bool is_common_word(std::string_view game) { return game == "sheet"; }

bool names(const std::string& line, const std::string& game) {
  if (!is_common_word(game)) return small(line).find(game) != std::string::npos;
  std::string type = game;
  type[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(type[0])));
  const auto has = [&](const std::string& text) { return line.find(text) != std::string::npos; };
  return has("\"" + game + "\"") || has("/" + game + "/") || has("k" + type + "View") ||
         has("k" + type + "Desk") || has("Match<" + type + ">");
}

// The game that is named, or the words of one that are used.
Words own_in(const std::string& line) {
  Words found;
  for (const std::string_view game : tanteador::kGames) {
    if (names(line, std::string(game))) found.emplace(game);
  }
  const std::string words = words_of(line);
  for (const auto& [word, game] : lists().words) {
    if (words.find(word) != std::string::npos) found.insert(word.substr(1, word.size() - 2));
  }
  for (const std::string& name : quoted_in(line)) {
    if (lists().names.contains(name)) found.insert(name);
  }
  return found;
}

}  // namespace

TEST_CASE("a game's names stay in its own folders and in one list of each layer") {
  Words lists_seen, excepted;
  int files = 0;
  for (const std::string top : {"src", "db", "ui"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kSources / top)) {
      const fs::path file = fs::relative(entry.path(), kSources);
      if ((file.extension() != ".hpp" && file.extension() != ".cpp") || is_of_a_game(file)) continue;
      ++files;
      std::ifstream in(entry.path());
      int number = 0;
      for (std::string line; std::getline(in, line);) {
        ++number;
        for (const std::string& own : own_in(line)) {
          if (kLists.contains(file.string()))
            lists_seen.insert(file.string());
          else if (kPlain.contains(own) || kKeys.contains(own))
            excepted.insert(own);
          else
            FAIL_CHECK(file.string() << ":" << number << " says " << own << ": " << line);
        }
      }
    }
  }
  CHECK(files > 200);
  CHECK(lists_seen == kLists);  // a list without games is none
  Words all = kPlain;
  all.insert(kKeys.begin(), kKeys.end());
  CHECK(excepted == all);  // nor is an exception that nobody needs
}

TEST_CASE("a game's words are those of its glossary, calls, events and parameters") {
  const std::pair<std::string, Words> kRows[] = {
      {"// as in Tarot", {"tarot"}},
      {"if (game == \"sheet\")", {"sheet"}},
      {"#include \"src/view/sheet/paper.hpp\"", {"sheet"}},
      {"// below the sheet", {}},
      {"constexpr int kEnvidoRow = 1;", {"envido"}},
      {"int chicos_won(Duel duel);", {"chico", "duel"}},
      {"// the malas, the POIGNÉE", {"mala", "poignee"}},
      {"tr(\"main atas\")", {"main ata"}},
      {"card.empty() ? main : atas", {}},
      {"{\"type\", \"tallied\"}", {"tallied"}},
      {"tallied", {}},
      {"number(\"flor_misdeclared\")", {"flor", "flor_misdeclared"}},
      {"the fool wins no trick; a knock, a bid, a trump", {}},
  };
  for (const auto& [line, words] : kRows) {
    CAPTURE(line);
    CHECK(own_in(line) == words);
  }
  std::map<std::string, int> of;
  for (const auto& [word, game] : lists().words) ++of[game];
  CHECK(of["truco"] > 25);
  CHECK(of["tarot"] > 15);
  CHECK(of["troccas"] > 10);
  CHECK(of["truf"] > 3);
  CHECK_FALSE(is_of_a_game("src/view/entry/board.cpp"));
  CHECK(is_of_a_game("src/view/truco/board.cpp"));
}
