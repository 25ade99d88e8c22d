// The events of competitions and clubs: schema and codec agree, and what was read is written again as it was.

#include "src/codec/competition/competition.hpp"
#include "tests/schemas/schema.hpp"

using namespace tanteador;
using namespace tanteador::test;

namespace {

struct Family {
  const char* name;  // of the schema, and of the folder of examples
  std::span<const std::string_view> types;
  bool (*reads)(const json&);
  json (*round_trip)(const json&);
  json (*stored)(std::string_view kind, std::string_view payload);  // null: cannot be read
};

template <class Event>
json from_store(std::string_view kind, std::string_view payload) {
  codec::StoredLeagueReader reader;
  const auto event = reader.read<Event>(kind, payload);
  return event ? codec::event_json(*event) : json();
}

json as_stored(const Family& family, json event) {
  const bool typed = event.is_object() && event.contains("type") && event["type"].is_string();
  if (!typed) return {};
  const std::string kind = event["type"];
  event.erase("type");
  return family.stored(kind, event.dump(-1, ' ', false, json::error_handler_t::replace));
}

const Family kFamilies[] = {
    {"competition_event", codec::competition_event_types(),
     [](const json& event) { return codec::read_competition_event(event).has_value(); },
     [](const json& event) { return codec::event_json(*codec::read_competition_event(event)); },
     from_store<league::CompetitionEvent>},
    {"club_event", codec::club_event_types(),
     [](const json& event) { return codec::read_club_event(event).has_value(); },
     [](const json& event) { return codec::event_json(*codec::read_club_event(event)); },
     from_store<league::ClubEvent>},
};

std::vector<json> examples(const Family& family) {
  std::vector<json> all;
  for (const auto& file : fs::directory_iterator(kSchemas / "examples" / family.name)) {
    all.push_back(load(file.path()));
    CHECK(file.path().stem() == all.back()["type"].get<std::string>());
  }
  return all;
}

}  // namespace

TEST_CASE("every event of a competition and of a club has a schema and a valid example") {
  for (const Family& family : kFamilies) {
    CAPTURE(family.name);
    const json document = load(kSchemas / (std::string(family.name) + ".schema.json"));
    Schema schema(document);
    CHECK(document["oneOf"].size() == family.types.size());
    const auto all = examples(family);
    CHECK(all.size() == family.types.size());
    for (const json& example : all) {
      CAPTURE(example.dump());
      CHECK(schema.accepts(example));
      REQUIRE(family.reads(example));
      const json once = family.round_trip(example);
      CHECK(schema.accepts(once));
      CHECK(family.round_trip(once) == once);
      CHECK(as_stored(family, once) == once);
      for (const auto& [field, value] : example.items()) {
        if (field != "stages") CHECK(once[field] == value);  // stages are written with all their values
      }
    }
  }
}

TEST_CASE("schema and codec refuse the same invalid events of competitions and clubs") {
  int tried = 0;
  for (const Family& family : kFamilies) {
    Schema schema = schema_of(std::string(family.name) + ".schema.json");
    for (const json& example : examples(family)) {
      for (const auto& [how, event] : spoilt(example)) {
        CAPTURE(how);
        CAPTURE(event.dump());
        CHECK(schema.accepts(event) == family.reads(event));
        CHECK(as_stored(family, event) == (family.reads(event) ? family.round_trip(event) : json()));
        ++tried;
      }
    }
  }
  CHECK(tried > 500);
}

TEST_CASE("a stored event with invalid JSON or a repeated type is refused") {
  for (const char* payload : {"", "{", "[]", "1", "{\"reason\":\"\xff\"}", R"({"type":"reopened"})"})
    CHECK(from_store<league::CompetitionEvent>("reopened", payload).is_null());
  CHECK(from_store<league::CompetitionEvent>("reopened", "{}") == json{{"type", "reopened"}});
}

TEST_CASE("an unreadable field is reported with its position") {
  struct Row {
    const char *event, *field, *message;
  };
  const Row rows[] = {
      {R"({"type":"round_closed","stage":1})", "round", "The field \"round\" is missing."},
      {R"({"type":"round_closed","stage":0,"round":1})", "stage", "\"stage\" is out of range."},
      {R"({"type":"round_closed","stage":1e9,"round":1})", "stage", "\"stage\" must be a whole number."},
      {R"({"type":"round_closed","stage":99999999999999999999,"round":1})", "stage",
       "\"stage\" must be a whole number."},
      {R"({"type":"entrant_entered","people":["Ana"]})", "people", "\"people\" must contain ids of persons."},
      {R"({"type":"round_drawn","stage":1,"round":1,"tables":[{"sides":[[1],[0]]}]})", "sides[2][1]",
       "\"tables[1].sides[2][1]\" is out of range."},
      {R"({"type":"competition_created","name":"x","game":"truco","ruleset":"r","stages":[{"format":"ladder"}]})",
       "format",
       "\"stages[1].format\" cannot be \"ladder\"; it is one of: round_robin, swiss, groups, singles, "
       "rotating_partners, knockout, keizer."},
      {R"({"type":"competition_created","name":"x","game":"truco","ruleset":"r","stages":[{"format":"swiss","order":["BH","XX"]}]})",
       "order[2]", "\"stages[1].order[2]\" is not a tie-break. docs/reference/tie-breaks.md lists them."},
      {R"({"type":"reopened","why":1})", "why", "There is no field \"why\" here."},
      {R"({"type":"flew_away"})", "type", "There are no entries of type \"flew_away\" here."},
      {R"([])", "", "An entry must be a single JSON object."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.event);
    const auto event = codec::read_competition_event(json::parse(row.event));
    REQUIRE_FALSE(event);
    CHECK(event.error().field == row.field);
    CHECK(event.error().message == row.message);
  }
}

TEST_CASE("an exported competition fits its schema, and an invalid one does not") {
  Schema schema = schema_of("competition_export.schema.json");
  const json example = load(kSchemas / "examples/competition_export.json");
  CHECK(schema.accepts(example));
  for (const auto& [how, file] : spoilt(example)) {
    CAPTURE(how);
    CHECK_FALSE(schema.accepts(file));
  }
}
