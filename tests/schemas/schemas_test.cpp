// The schemas are the formal twin of the codec: what one reads the other reads, event by event.

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "src/codec/fields.hpp"
#include "src/registry/games.hpp"
#include "src/session/input.hpp"
#include "src/session/session.hpp"
#include "tests/schemas/schema.hpp"

using namespace tanteador;
using namespace tanteador::test;

namespace {

// The types an event file of this game may have: those of the log, and the game's own.
std::set<std::string> types_of(std::string_view game) {
  std::set<std::string> types{"match_started", "voided", "amended"};
  types.insert(codec::kNoteTypes.begin(), codec::kNoteTypes.end());
  with_game(game, [&]<class G>(std::type_identity<G>) {
    [&]<class... Events>(const std::variant<Events...>*) {
      (types.emplace(codec::Type<Events>::word), ...);
    }(static_cast<const typename G::Event*>(nullptr));
  });
  return types;
}

fs::path examples_of(std::string_view game) { return kSchemas / "examples" / ("event." + std::string(game)); }
json schema_file(std::string_view game) {
  return load(kSchemas / ("event." + std::string(game) + ".schema.json"));
}

// True if the codec reads it as an event of a table with every name of the examples.
bool codec_reads(std::string_view game, const json& event) {
  if (!event.is_object()) return false;
  if (event.value("type", json()) == "match_started") return codec::read_start(event).has_value();
  const AnyMatch match = *codec::any_table(codec::shipped_edition(rulebook::first_edition(game).id));
  codec::Roster roster;
  for (const char* name : {"Ana", "Anna", "Beto", "Caro", "Dani"}) {
    roster.seats[name] = seat_at(0);
    roster.sides[name] = side_at(0);
  }
  for (const char* name : {"Nosotros", "Ellos", "Nus", "Vus"}) roster.sides[name] = side_at(0);
  for (const auto& [name, seat] : roster.seats) roster.known.insert(name);
  for (const auto& [name, side] : roster.sides) roster.known.insert(name);
  if (!codec::event_type(event)) return false;
  const auto read = codec::read_event(match, event, roster);
  return read || read.error().refused;
}

}  // namespace

TEST_CASE("every event kind of every game has a schema and a valid example") {
  for (const std::string_view game : kGames) {
    CAPTURE(game);
    const json document = schema_file(game);
    Schema any(document);
    const std::set<std::string> types = types_of(game);
    CHECK(document["oneOf"].size() == types.size());
    std::size_t examples = 0;
    for (const auto& entry : fs::directory_iterator(examples_of(game))) {
      CAPTURE(entry.path().string());
      const json example = load(entry.path());
      const std::string type = example["type"];
      CHECK(types.contains(type));
      CHECK(entry.path().stem().string().starts_with(type));  // bid.json, bid_single.json
      CHECK(document["definitions"].contains(type));
      CHECK(any.accepts(example));
      CHECK(codec_reads(game, example));
      examples += entry.path().stem() == type;
    }
    CHECK(examples == types.size());
  }
}

TEST_CASE("schema and codec refuse the same invalid events") {
  for (const std::string_view game : kGames) {
    CAPTURE(game);
    Schema any(schema_file(game));
    int tried = 0;
    for (const auto& entry : fs::directory_iterator(examples_of(game))) {
      for (const auto& [how, event] : spoilt(load(entry.path()))) {
        if (depends_on_names(how)) continue;
        CAPTURE(entry.path().string());
        CAPTURE(how);
        CAPTURE(event.dump());
        CHECK(any.accepts(event) == codec_reads(game, event));
        ++tried;
      }
    }
    CHECK(tried > 250);
  }
}

TEST_CASE("the files of the rulebook and cases, and their examples, fit their schemas") {
  const fs::path data = fs::path(TANTEADOR_ROOT) / "src/rulebook/data";
  const std::pair<const char*, fs::path> rows[] = {
      {"rulebook", data},
      {"ruleset", data / "rulesets"},
      {"parameters", data / "parameters"},
      {"case", fs::path(TANTEADOR_ROOT) / "src/referee/data"},
      {"preselection", fs::path(TANTEADOR_ROOT) / "src/referee/data/remedies"},
      {"search_words", fs::path(TANTEADOR_ROOT) / "src/referee/data/search"}};
  for (const auto& [name, folder] : rows) {
    Schema schema = schema_of(std::string(name) + ".schema.json");
    CAPTURE(name);
    CHECK(schema.accepts(load(kSchemas / "examples" / (std::string(name) + ".json"))));
    CHECK(!schema.accepts(json::object()));
    for (const auto& file : fs::directory_iterator(folder)) {
      if (!file.is_regular_file()) continue;
      CAPTURE(file.path().filename().string());
      CHECK(schema.accepts(load(file.path())));
    }
  }
}

TEST_CASE("an answer of ask fits its schema") {
  Schema schema = schema_of("ask.schema.json");
  const json example = load(kSchemas / "examples/ask.json");  // what the command prints: tests/cli
  CHECK(schema.accepts(example));
  const std::pair<const char*, json> spoilt[] = {{"verdict", "not_reached"},  {"rule", 3}, {"worth", "2"},
                                                 {"editions", json::array()}, {"seq", 4},  {"extra", true}};
  for (const auto& [field, value] : spoilt) {
    CAPTURE(field);
    json answer = example;
    answer[field] = value;
    CHECK(!schema.accepts(answer));
  }
}

TEST_CASE("every event cites a rule, except mere remarks") {
  const std::set<std::string> notes{"match_started", "warned", "confirmed", "case_ruled"};
  const auto rests = [](std::string_view game, std::string_view type, std::string_view word) {
    return rulebook::find_rule(rulebook::rule_of_event(game, type, word)) != nullptr;
  };
  for (const std::string_view game : kGames) {
    for (const std::string& type : types_of(game)) {
      CAPTURE(game);
      CAPTURE(type);
      if (type == "called") {
        for (const std::string_view call : codec::Words<truco::Call>::list) CHECK(rests(game, type, call));
      } else if (type == "declared" || type == "settled") {
        for (const std::string_view of : codec::Words<truco::Talk>::list) CHECK(rests(game, type, of));
      } else {
        CHECK(rests(game, type, {}) == !notes.contains(type));
      }
    }
  }
}

TEST_CASE("the translated rules and their example fit their schema") {
  Schema schema = schema_of("rule_texts.schema.json");
  const json example = load(kSchemas / "examples/rule_texts.json");
  CHECK(schema.accepts(example));
  for (const char* spoilt : {R"({})", R"({"rules":{}})", R"({"rules":{"Appeal":{"title":"A","text":"B."}}})",
                             R"({"rules":{"table.appeal":{"title":"A","text":""}}})",
                             R"({"rules":{"table.appeal":{"title":"A"}}})"}) {
    CAPTURE(spoilt);
    CHECK(!schema.accepts(json::parse(spoilt)));
  }
  int read = 0;
  const fs::path texts = fs::path(TANTEADOR_ROOT) / "src/rulebook/data/texts";
  for (const auto& file : fs::recursive_directory_iterator(texts)) {
    if (!file.is_regular_file()) continue;
    CAPTURE(file.path().string());
    CHECK(schema.accepts(load(file.path())));
    ++read;
  }
  CHECK(read > 0);
}

TEST_CASE("an exported match fits its schema") {
  session::Session session(nullptr, session::system_host());
  std::ifstream file(fs::path(TANTEADOR_ROOT) / "schemas/examples/match_export.json");
  REQUIRE(file.good());
  CHECK(schema_of("match_export.schema.json").accepts(json::parse(file)));
}
