#pragma once
// The rulebook, offline: every rule as data, the editions (rulesets) as sets of parameter values, and where a
// rule stands in print. All of it is built into the program; what is shipped lives as long as the program.

#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace tanteador::rulebook {

// The document a rule stands in and the heading it stands under. Beside the ids of printed editions a source
// may be "entered at the table" or "not printed"; then there is no section. Where a document has several
// places for one rule, each says what it is for; what is empty asks for nothing.
struct Place {
  std::string source, section;
  std::vector<int> players = {};                       // so many at the table
  std::vector<std::string> about = {};                 // words of Matter::about
  std::map<std::string, std::string> parameters = {};  // words the edition has for parameters
};

struct Rule {
  std::string id;           // the game, a point and words: "table.undo"
  std::string number;       // "T-35, TA-12"; empty for what every table has
  std::string title, text;  // English; src/rulebook/texts.hpp has the reader's language
  std::string game;         // "table" for what every game has
  std::vector<Place> places;
  std::vector<std::string> parameters;  // the table agreements that change this rule
  bool penalty = false;                 // a fault costs or brings points by it
  std::vector<std::string> related;     // ids of rules to read beside it; holds both ways
  std::vector<std::string> situations;  // words of situations(), at least one
  std::vector<std::string> words;  // that documents and tables have for it, in any language: to be found by
};

// When a rule is asked for: the same few for all games, in the order of a deal.
struct Situation {
  std::string_view word, title;  // "before_deal", "Before the deal"; English, for tr()
};
std::span<const Situation> situations();
const Situation* find_situation(std::string_view word);

std::span<const Rule> rules();
// By id or by one of its numbers ("T-33", "t33"); the first where several rules bear the number. Null: no
// such rule.
const Rule* find_rule(std::string_view id_or_number);
std::vector<const Rule*> rules_of(std::string_view game);
// The id of the rule an event rests on; `word` is what tells events of one type apart.
// Empty where no rule is about it.
std::string_view rule_of_event(std::string_view game, std::string_view type, std::string_view word);

using EditionValue = std::variant<bool, int, std::string, std::array<int, 3>>;

// "yes", "12", "leader", "13, 15, 18": yes and no translated.
std::string plain_text(const EditionValue& value);

struct Edition {
  std::string id, game, title;
  std::string parent;  // empty: none
  std::string source, date, remark;
  std::string printed_in;  // the edition in whose document this one stands as well; empty: its own
  std::string line;        // in one line, for a list to choose from
  std::map<std::string, EditionValue, std::less<>> parameters;  // all, the parent's included
  std::vector<std::string> differs;                             // names of those that differ from the parent
};

// A parameter as people are asked about it.
struct ParameterText {
  std::string name;          // "target"
  std::string group, title;  // "The match", "Points that win"; English, for tr()
  struct Value {
    std::string value, title;  // "leader", "what the leading side lacks"
  };
  std::vector<Value> values;  // of its words; numbers and yes or no speak for themselves
  struct Table {
    std::vector<int> players;
    std::string title;
  };
  std::vector<Table> tables = {};  // where so many play it is called otherwise
  std::string help = {};           // what it is about, where the title does not say it; English, for tr()
};
// At a table of so many players; 0: not known. English, for tr().
const std::string& title_at(const ParameterText& parameter, int players);
// Of a game, in the order they are asked.
std::span<const ParameterText> parameter_texts(std::string_view game);

// The shipped editions, in the order a first-time user is offered.
std::span<const Edition> editions();
const Edition* find_edition(std::string_view id);
const Edition& first_edition(
    std::string_view game);  // what a first-time user is offered; `game` must be ours

struct DataError {
  std::string message;  // one sentence, translated
  int line = 0;         // 1-based
  int column = 0;       // 1-based, in bytes
};

// A house ruleset from a file. Checks its form, its parent and that it takes no shipped edition's id; that
// the parameters exist and have such values is for the caller to check against the game.
tl::expected<Edition, DataError> read_edition(std::string_view json_text);

// A house ruleset as such a file: its parent and what differs from it.
std::string write_edition(const Edition& edition);
// Names of the parameters that have another value than in `other`, or none there.
std::vector<std::string> differences(const Edition& edition, const Edition& other);

// "Points of a game: 30", translated, at a table of so many players (0: any); its name and bare value where
// it has no text.
std::string parameter_sentence(std::string_view game, std::string_view name, const EditionValue& value,
                               int players = 0);

// What the edition has for one of its parameters, in words: "what the leading side lacks", "30", "yes".
std::string value_text(const Edition& edition, std::string_view parameter);
// One translated sentence on what `house` does otherwise than `parent` about this parameter.
std::string explain_difference(const Edition& house, const Edition& parent, std::string_view parameter);

// What a rule is cited for, to choose among its places.
struct Matter {
  int players = 0;  // at the table; 0: not known
  // Of a refusal its key ("dealer") and the game's own words in its sentence, of an entry what it is for
  // (its category), of an event its type and words.
  std::vector<std::string_view> about = {};
};

// Where a rule stands for a match under this edition: the source document's short name and its heading.
// `overridden` are the parameters agreed at this table; those the rule depends on are named first. Never
// empty.
std::string source_of(std::string_view rule_id, const Edition& edition,
                      std::span<const std::string> overridden, const Matter& matter = {});
// The same for people: editions and parameters by their names in the reader's language.
std::string place_of(std::string_view rule_id, const Edition& edition,
                     std::span<const std::string> overridden, const Matter& matter = {});
// Every place of a rule, for people; a document that several editions share is named once.
std::vector<std::string> place_texts(const Rule& rule);

}  // namespace tanteador::rulebook
