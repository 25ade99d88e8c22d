#pragma once
// The rulebook: all rules as data, the editions as parameter values, and the printed place of a rule. All of
// it is built in and lives as long as the program.

#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace tanteador::rulebook {

// A document and the heading of a rule in it. Besides edition ids, a source may be "entered at the table" or
// "not printed", without a section. The other fields choose among several places; an empty field fits always.
struct Place {
  std::string source, section;
  std::vector<int> players = {};                       // numbers of players
  std::vector<std::string> about = {};                 // words of Matter::about
  std::map<std::string, std::string> parameters = {};  // required words of the edition's parameters
};

struct Rule {
  std::string id;           // starts with the game: "table.undo"
  std::string number;       // "T-35, TA-12"; empty for rules of every table
  std::string title, text;  // English; texts.hpp has translations
  std::string game;         // "table" for rules of every game
  std::vector<Place> places;
  std::vector<std::string> parameters;  // the parameters that change this rule
  bool penalty = false;                 // a fault costs or brings points by it
  std::vector<std::string> related;     // ids of related rules; symmetric
  std::vector<std::string> situations;  // words of situations(), at least one
  std::vector<std::string> words;       // search terms of documents and players, in any language
};

// A phase of a match in which a rule is looked up; the same for all games, in order.
struct Situation {
  std::string_view word, title;  // "before_deal", "Before the deal"; English, for tr()
};
std::span<const Situation> situations();
const Situation* find_situation(std::string_view word);  // null for an unknown word

std::span<const Rule> rules();
// Looks up an id or a number ("T-33", "t33"). Returns the first of several rules, null for none.
const Rule* find_rule(std::string_view id_or_number);
std::vector<const Rule*> rules_of(std::string_view game);
// The id of the rule for an event; empty for none. `word`: the value that distinguishes events of one type.
std::string_view rule_of_event(std::string_view game, std::string_view type, std::string_view word);

using EditionValue = std::variant<bool, int, std::string, std::array<int, 3>>;

// "yes", "12", "leader", "13, 15, 18"; yes and no are translated.
std::string plain_text(const EditionValue& value);

struct Edition {
  std::string id, game, title;
  std::string parent;  // empty for none
  // Editions are compared with others of their family only: "brazilian". Empty: all of the game.
  std::string family;
  std::string source, date, remark;
  std::string printed_in;  // edition with the document of this one; empty: its own document
  std::string line;        // one line for a list
  std::map<std::string, EditionValue, std::less<>> parameters;  // all, including the parent's
  std::vector<std::string> differs;  // names of parameters that differ from the parent, sorted
};

struct ParameterText {
  std::string name;          // "target"
  std::string group, title;  // "The match", "Points that win"; English, for tr()
  struct Value {
    std::string value, title;  // "leader", "what the leading side lacks"
  };
  std::vector<Value> values;  // only for words
  struct Table {
    std::vector<int> players;
    std::string title;
  };
  std::vector<Table> tables = {};  // other titles for certain numbers of players
  std::string help = {};           // help, if the title is not enough; English, for tr()
};
// The title for this number of players (0: unknown). English, for tr().
const std::string& title_at(const ParameterText& parameter, int players);
// All parameters of a game, in the order of the form.
std::span<const ParameterText> parameter_texts(std::string_view game);

// The shipped editions, in the order offered to a new user.
std::span<const Edition> editions();
const Edition* find_edition(std::string_view id);     // null for an unknown id
const Edition& first_edition(std::string_view game);  // the default edition; precondition: the game exists

struct DataError {
  std::string message;  // translated
  int line = 0;         // from 1
  int column = 0;       // from 1, in bytes
};

// Parses a house rule set and checks its form, parent, id and title. The caller checks names and values of
// the parameters against the game.
tl::expected<Edition, DataError> read_edition(std::string_view json_text);

// Writes a house rule set as such a file: its parent and the values that differ.
std::string write_edition(const Edition& edition);
// Names of the parameters whose values differ in `other` or are missing there.
std::vector<std::string> differences(const Edition& edition, const Edition& other);
// True if it makes sense to ask how the other edition would decide.
bool are_comparable(const Edition& edition, const Edition& other);

// "Points of a game: 30", translated, for this number of players (0: any). Without texts: name and value.
std::string parameter_sentence(std::string_view game, std::string_view name, const EditionValue& value,
                               int players = 0);

// The value of a parameter in words: "what the leading side lacks", "30", "yes"; empty if missing.
std::string value_text(const Edition& edition, std::string_view parameter);
// One translated sentence that compares a parameter of `house` and `parent`.
std::string explain_difference(const Edition& house, const Edition& parent, std::string_view parameter);

// The occasion of a citation, which chooses among the places of a rule.
struct Matter {
  int players = 0;  // 0: unknown
  // Refusal: its key and the game's words in its sentence. Entry: category. Event: type and words.
  std::vector<std::string_view> about = {};
};

// The place of a rule for a match under this edition: short name of the document, and heading. Relevant
// parameters among `overridden`, those agreed at the table, are named first. Never empty.
std::string source_of(std::string_view rule_id, const Edition& edition,
                      std::span<const std::string> overridden, const Matter& matter = {});
// The same for people, with translated names of editions and parameters.
std::string place_of(std::string_view rule_id, const Edition& edition,
                     std::span<const std::string> overridden, const Matter& matter = {});
// All places of a rule for people, without duplicates.
std::vector<std::string> place_texts(const Rule& rule);

}  // namespace tanteador::rulebook
