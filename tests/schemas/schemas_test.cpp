// The schemas are the formal twin of the codec: what one reads the other reads, event by event.

#include <filesystem>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "src/codec/fields.hpp"
#include "src/session/input.hpp"
#include "src/session/session.hpp"

using namespace tanteador;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

const fs::path kSchemas = fs::path(TANTEADOR_ROOT) / "schemas";

json load(const fs::path& path) {
  std::ifstream file(path);
  REQUIRE_MESSAGE(file.good(), path.string());
  return json::parse(file);
}

// A schema, or one of its definitions.
class Schema {
 public:
  explicit Schema(const json& document) {
    valijson::SchemaParser parser;
    parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(document), schema_);
  }
  bool accepts(const json& value) {
    valijson::Validator validator;
    return validator.validate(schema_, valijson::adapters::NlohmannJsonAdapter(value), nullptr);
  }

 private:
  valijson::Schema schema_;
};

Schema schema_of(const std::string& file) { return Schema(load(kSchemas / file)); }

const char* const kTypes[] = {"match_started", "voided",    "amended",        "annulled",        "ruled",
                              "warned",        "appealed",  "appeal_decided", "confirmed",       "renamed",
                              "replaced",      "carried",   "match_ended",    "hand_started",    "cut",
                              "card_exposed",  "called",    "declared",       "settled",         "shown",
                              "card_played",   "trick_won", "folded",         "flor_challenged", "false_flor",
                              "interfered",    "tallied"};

json example_of(const std::string& type) {
  return load(kSchemas / "examples/event.truco" / (type + ".json"));
}

// Can the codec read it as an event of a table where every name of the examples is known?
bool codec_reads(const json& event) {
  if (!event.is_object()) return false;
  if (event.value("type", json()) == "match_started") return codec::read_start(event).has_value();
  const codec::StartRequest table{.game = "truco",
                                  .edition = codec::shipped_edition("truco-nhf-de"),
                                  .players = {"Ana", "Beto", "Caro", "Dani"}};
  const AnyMatch match = *codec::start_match(table);
  codec::Roster roster;
  for (const char* name : {"Ana", "Anna", "Beto", "Caro", "Dani"}) roster.seats[name] = seat_at(0);
  for (const char* name : {"Nosotros", "Ellos"}) roster.sides[name] = side_at(0);
  for (const auto& [name, seat] : roster.seats) roster.known.insert(name);
  for (const auto& [name, side] : roster.sides) roster.known.insert(name);
  if (!codec::event_type(event)) return false;
  return !codec::check_event(match, event, roster);
}

// Every way an example can be spoilt that needs no knowledge of names.
std::vector<std::pair<std::string, json>> spoilt(const json& example) {
  std::vector<std::pair<std::string, json>> all;
  const auto put = [&](const std::string& how, const json& event) { all.emplace_back(how, event); };
  json more = example;
  more["extra"] = 1;
  put("unknown field", more);
  for (const auto& [field, value] : example.items()) {
    json less = example;
    less.erase(field);
    put("without " + field, less);
    for (const json& other : {json(nullptr), json(true), json(3), json(1.5), json("no such word"),
                              json::array(), json::object(), json(2000000)}) {
      const bool free_text = value.is_string() && other.is_string();
      if (other.type() == value.type() && !free_text && !other.is_number()) continue;
      json changed = example;
      changed[field] = other;
      put(field + " = " + other.dump(), changed);
    }
  }
  return all;
}

// Names and rule ids are known only to the codec, not to the schema.
bool depends_on_names(const std::string& how) { return how.find("no such word") != std::string::npos; }

}  // namespace

TEST_CASE("every event kind has a schema and a valid example") {
  Schema any = schema_of("event.truco.schema.json");
  const json document = load(kSchemas / "event.truco.schema.json");
  std::size_t examples = 0;
  for (const auto& entry : fs::directory_iterator(kSchemas / "examples/event.truco"))
    examples += entry.is_regular_file();
  CHECK(examples == std::size(kTypes));
  CHECK(document["oneOf"].size() == std::size(kTypes));
  for (const char* type : kTypes) {
    CAPTURE(type);
    const json example = example_of(type);
    CHECK(example["type"] == type);
    CHECK(document["definitions"].contains(type));
    CHECK(any.accepts(example));
    CHECK(codec_reads(example));
  }
}

TEST_CASE("the list of types is the codec's list") {
  std::size_t count = 3 + codec::kNoteTypes.size();  // match_started, voided, amended
  const auto listed = [](std::string_view word) {
    return std::ranges::find(kTypes, word) != std::end(kTypes);
  };
  for (const std::string_view note : codec::kNoteTypes) CHECK(listed(note));
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    for (const std::string_view word : {codec::Type<std::variant_alternative_t<I, truco::Event>>::word...})
      CHECK(listed(word));
    count += sizeof...(I);
  }
  (std::make_index_sequence<std::variant_size_v<truco::Event>>());
  CHECK(count == std::size(kTypes));
}

TEST_CASE("schema and codec refuse the same spoilt events") {
  Schema any = schema_of("event.truco.schema.json");
  int tried = 0;
  for (const char* type : kTypes) {
    for (const auto& [how, event] : spoilt(example_of(type))) {
      if (depends_on_names(how)) continue;
      CAPTURE(type);
      CAPTURE(how);
      CHECK(any.accepts(event) == codec_reads(event));
      ++tried;
    }
  }
  CHECK(tried > 500);
}

TEST_CASE("the rulebook's files and their examples fit their schemas") {
  const fs::path data = fs::path(TANTEADOR_ROOT) / "src/rulebook/data";
  const std::pair<const char*, fs::path> rows[] = {
      {"rulebook", data}, {"ruleset", data / "rulesets"}, {"parameters", data / "parameters"}};
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

TEST_CASE("an exported match fits its schema") {
  session::Session session(nullptr, session::system_host());
  std::ifstream file(fs::path(TANTEADOR_ROOT) / "schemas/examples/match_export.json");
  REQUIRE(file.good());
  CHECK(schema_of("match_export.schema.json").accepts(json::parse(file)));
}
