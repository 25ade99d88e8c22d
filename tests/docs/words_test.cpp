// The rules of docs/style.md for English texts, and the words of the trade in translations. The catalogues
// hold all texts (tests/docs/catalogues_test.sh).

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
#include <vector>

#include "tests/docs/catalogue.hpp"

using tanteador::test::Text;
using tanteador::test::texts;

namespace {

constexpr std::size_t kLongestSentence = 20;  // words
constexpr std::size_t kLongestButton = 3;     // words

std::vector<std::string> split(const std::string& line, char at) {
  std::vector<std::string> parts;
  std::istringstream in(line);
  for (std::string part; std::getline(in, part, at);) parts.push_back(part);
  return parts;
}

// Without "There is no …", and without the commands it names, whose words are not chosen for readers.
std::string prose(const std::string& text) {
  static const std::regex left_out(
      R"re("(tanteador|league) [^"]*"|--[a-z-]+|db [a-z]+|[Tt]here (is|are|was) no )re");
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
    {R"(\b([Tt]he|[Tt]his) (room|hall)\b)"},
    {R"(\b(so (many|much)|level with|different ways)\b|\b(is|are|was) level\b)"},
};

std::string lines(const std::set<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += text + "\n";
  return all;
}

// English words with two meanings, which a translator cannot tell apart.
const std::set<std::string> kAmbiguous = {"Board", "Drawn", "For",    "Here",      "Lot",   "More",
                                          "Open",  "Print", "Remove", "cancelled", "drawn", "withdrawn"};

// Unclear texts that were replaced and must not return.
const std::set<std::string> kWorst = {
    "Neither of them",
    "Something went wrong",
    "Because nobody answers the call of his own side, the answer does not count and the call still waits.",
    "Because a flor is announced before an envido is accepted, it comes too late.",
    "The others cannot be good before a value has been said.",
    "The values are said from mano round; {0} has been passed.",
    "The {0} must be settled first: say the values, or who won it.",
    "No {0} waits to be settled.",
    "Between 1 and 30 points can be written at once, not {0}.",
    "Hand {0} is not finished: finish it, annul it or strike it first.",
    "By the rules it cannot be: {0} If it is so all the same, the desk enters it.",
    "Where it is so all the same, --remark says why; it stays beside the result.",
    "The table has moved on meanwhile: nothing was entered.",
    "{0} is level with others at the last place: draw lots first.",
    "Stage {0}: a best of {1} needs an odd number of sets.",
    "Somebody of this entrant takes part already, as {0}.",
    "What a referee decides is entered with the PIN of one of them.",
    "That takes a referee: choose the name and type the PIN, then press it again.",
    "{0} went different ways: both are kept, and neither counts until one is chosen.",
    "{0} points cannot be: a pile makes a half point exactly when it has an odd number of cards.",
    "{0} cannot have {1} points: by what is entered the nearest are {2} and {3}.",
    "The bids make 13: {0} must first raise or lower them all by 1.",
};

// The labels of buttons of the panel, as its sources write them.
std::set<std::string> button_labels() {
  static const std::regex button(
      R"((operation|state_action|entrant_action|log_action|book_action|[a-z]+_key)\(.*|\.label = .*)"),
      label(R"re((tr|say)\("(([^"\\]|\\.)*)")re");
  std::set<std::string> found;
  for (const auto& file : std::filesystem::recursive_directory_iterator(TANTEADOR_ROOT "/src/view")) {
    if (file.path().extension() != ".cpp") continue;
    std::ifstream in(file.path());
    for (std::string line; std::getline(in, line);) {
      std::smatch match;
      if (!std::regex_search(line, match, button)) continue;
      const std::string rest = match.str();
      for (std::sregex_iterator at(rest.begin(), rest.end(), label), end; at != end; ++at)
        found.insert((*at)[2]);
    }
  }
  return found;
}

// A button names its action. Choices, filters and links are named after the content they show.
const std::set<std::string> kVerbs = {
    "Animate",  "Help",        "Leave",    "Mark",      "Plays", "Seat",   "Add",    "Allow",  "Allowed",
    "Appeal",   "Ask",         "Back",     "Calculate", "Call",  "Cancel", "Change", "Check",  "Clear",
    "Close",    "Compare",     "Continue", "Copy",      "Count", "Create", "Cut…",   "Delete", "Discard",
    "Draw",     "End",         "Enter",    "Erase",     "Fetch", "Find",   "Keep",   "Knock",  "Include",
    "Match",    "New",         "Open",     "Pair",      "Print", "Redo",   "Reject", "Remove", "Replace",
    "Resolved", "Save",        "Search",   "Send",      "Set",   "Show",   "Speak",  "Start",  "Stop",
    "Swap",     "Synchronise", "Test",     "Try",       "Undo",  "Unlink", "Use",    "View",   "Withdraw",
    "Close",    "Play",        "Score",    "Settle",    "Sign",  "Trust"};
const std::set<std::string> kNames = {"About",
                                      "After round {0}",
                                      "All",
                                      "All clubs",
                                      "All games",
                                      "All matches",
                                      "All passed",
                                      "All rules",
                                      "All rules…",
                                      "All rulings",
                                      "Announced",
                                      "Another case",
                                      "Another game",
                                      "Big screen",
                                      "Both ways",
                                      "By club rating",
                                      "Card played…",
                                      "Cards shown…",
                                      "Check-in",
                                      "Club",
                                      "Conflicts",
                                      "Contract only",
                                      "Dispute",
                                      "Done",
                                      "Earlier date…",
                                      "Everybody",
                                      "Exposed card…",
                                      "Home",
                                      "Cards…",
                                      "Attack",
                                      "With a figure…",
                                      "Two empty cards",
                                      "As laid away",
                                      "Defence",
                                      "No calls",
                                      "By result",
                                      "Everyone for themselves",
                                      "Including round {0} (in progress)",
                                      "Is a duplicate",
                                      "Keyboard shortcuts",
                                      "More reasons",
                                      "More…",
                                      "Next number",
                                      "OK",
                                      "Pending appeals",
                                      "Phones and screens",
                                      "Players",
                                      "Players disagree",
                                      "Precedents",
                                      "Random",
                                      "Rematch",
                                      "Results only",
                                      "Same table again",
                                      "Skat…",
                                      "Stage {0}",
                                      "These cards",
                                      "Tied",
                                      "Trick…",
                                      "Turned card…",
                                      "Why?",
                                      "With the value…",
                                      "none",
                                      "{0} {1}"};

// Links and answers that are sentences.
const std::set<std::string> kLongLabels = {"As in the edition",
                                           "Earlier deals are in the list of entries",
                                           "Include matches outside competitions and the club's own record",
                                           "Match at this table",
                                           "No match open: this is only for information",
                                           "Reasons for each place",
                                           "Where data is stored",
                                           "Start of the match",
                                           "Two sides, alternating around the table"};

// The rows of terms.tsv that a text has a word of.
std::vector<std::vector<std::string>> terms_of(const std::string& text,
                                               const std::vector<std::vector<std::string>>& terms) {
  static const std::regex not_prose(R"re("(tanteador|league) [^"]*"|--[a-z-]+|db [a-z]+|[a-z]+_bye)re");
  std::string plain = std::regex_replace(text, not_prose, "…");
  std::ranges::transform(plain, plain.begin(), [](unsigned char c) { return std::tolower(c); });
  std::vector<std::vector<std::string>> found;
  for (const std::vector<std::string>& term : terms) {
    if (plain.find(term[0].substr(0, 3)) == std::string::npos) continue;  // all begin with letters
    if (std::regex_search(plain, std::regex("(^|[^a-z-])(" + term[0] + ")($|[^a-z-])")))
      found.push_back(term);
  }
  return found;
}

}  // namespace

TEST_CASE("no text contains a difficult expression") {
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

TEST_CASE("misunderstood texts do not return") {
  for (const Text& text : texts()) {
    CAPTURE(text.words);
    CHECK(!kWorst.contains(text.words));
  }
}

TEST_CASE("a button has at most three words, one of them a verb, unless it is a name") {
  std::set<std::string> long_ones, without_verb;
  for (const std::string& label : button_labels()) {
    const std::vector<std::string> words = split(label, ' ');
    if (word_count(std::regex_replace(label, std::regex(R"(\{\d\}|\(.*\))"), "")) > kLongestButton)
      long_ones.insert(label);
    else if (std::ranges::none_of(words, [](const std::string& word) {
               return kVerbs.contains(word.substr(0, word.find(':')));
             }))
      without_verb.insert(label);
  }
  CHECK(lines(long_ones) == lines(kLongLabels));
  CHECK(lines(without_verb) == lines(kNames));
}

// terms.tsv: an English word of the trade, and for each language a part of its translation.
TEST_CASE("a technical term has one translation") {
  const std::vector<std::string> languages{"es", "de", "fr", "it", "id", "pt_BR"};
  std::ifstream in(TANTEADOR_ROOT "/tests/docs/terms.tsv");
  std::vector<std::vector<std::string>> terms;
  for (std::string line; std::getline(in, line);) terms.push_back(split(line, '\t'));
  std::map<std::string, std::vector<std::vector<std::string>>> of_text;
  std::set<std::string> used;
  for (const Text& text : texts()) {
    const auto found = terms_of(text.words, terms);
    for (const auto& term : found) used.insert(term[0]);
    if (!found.empty()) of_text.emplace(text.words, found);
  }
  CHECK(used.size() == terms.size());
  CHECK(terms.size() > 20);
  for (std::size_t i = 0; i < languages.size(); ++i) {
    CAPTURE(languages[i]);
    for (const Text& text : texts(languages[i])) {
      if (text.translated.empty()) continue;  // the singular beside its plural
      CAPTURE(text.words);
      CAPTURE(text.translated);
      for (const std::vector<std::string>& term : of_text[text.words]) {
        REQUIRE(term.size() == languages.size() + 1);
        CHECK(std::regex_search(text.translated, std::regex(term[i + 1])));
      }
    }
  }
}

TEST_CASE("a word with two meanings has a context") {
  for (const Text& text : texts()) {
    CAPTURE(text.words);
    CHECK((!kAmbiguous.contains(text.words) || !text.context.empty()));
  }
}

TEST_CASE("the texts have their contexts and both plural forms") {
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
