#include <doctest/doctest.h>

#include "src/codec/reader_lists.hpp"
#include "src/codec/record.hpp"
#include "src/codec/writer.hpp"

using namespace tanteador;
using namespace tanteador::codec;
using nlohmann::json;
using std::string_view;

namespace tanteador::codec {

namespace edited_by_hand {

enum class Colour { red, black };

struct Inner {
  int stage = 0;
  std::vector<int> numbers;
  bool operator==(const Inner&) const = default;
};
struct Outer {
  std::string name;
  int percent = 0;
  bool open = false;
  Colour colour = Colour::red;
  std::vector<Inner> inner;
  std::optional<int> top;
  bool operator==(const Outer&) const = default;
};

void fields(auto& io, Inner& inner) {
  io("stage", one_based(inner.stage));
  io.optional("numbers", inner.numbers);
}
void fields(auto& io, Outer& outer) {
  io("name", outer.name);
  io("percent", BoundedNumber<int>{outer.percent, 0, 100});
  io("open", outer.open);
  io.default_field("colour", outer.colour);
  io.optional("inner", outer.inner);
  io.optional("top", outer.top);
}

}  // namespace edited_by_hand

template <>
struct Words<edited_by_hand::Colour> {
  static constexpr std::array<Word, 2> list{"red", "black"};
};

}  // namespace tanteador::codec

namespace {

using edited_by_hand::Colour;
using edited_by_hand::Inner;
using edited_by_hand::Outer;

struct Answer {
  Outer outer;
  std::optional<InputError> error;
};

template <class Node>
Answer read_outer(const Node& node) {
  Answer answer;
  RecordReader<Node> reader(node);
  fields(reader, answer.outer);
  reader.finish();
  answer.error = reader.error();
  return answer;
}

constexpr string_view kWhole =
    R"({"name":"Cup","percent":50,"open":true,"colour":"black","inner":[{"stage":1,"numbers":[7,0]},{"stage":3}],"top":0})";

// The whole record with one field replaced; "" removes it.
std::string with_field(string_view name, string_view value) {
  json whole = json::parse(kWhole);
  if (value.empty())
    whole.erase(std::string(name));
  else
    whole[std::string(name)] = json::parse(value);
  return whole.dump();
}

}  // namespace

TEST_CASE("both libraries read a record alike and write it unchanged") {
  simdjson::dom::parser parser;
  const Answer people = read_outer(JsonNode(json::parse(kWhole)));
  const Answer stored = read_outer(SimdNode(parser.parse(kWhole)));
  REQUIRE_FALSE(people.error);
  REQUIRE_FALSE(stored.error);
  const Outer wanted{"Cup", 50, true, Colour::black, {Inner{0, {7, 0}}, Inner{2, {}}}, 0};
  CHECK(people.outer == wanted);
  CHECK(stored.outer == wanted);
  RecordWriter writer;
  Outer copy = wanted;
  fields(writer, copy);
  CHECK(writer.take() == json::parse(kWhole));
}

TEST_CASE("both libraries report a missing, extra or wrong field with its position") {
  struct Row {
    string_view name, value, field, message;
  };
  const Row rows[] = {
      {"name", "", "name", "The field \"name\" is missing."},
      {"name", "7", "name", "\"name\" must be text."},
      {"name", "\"a\\u0007\"", "name", "\"name\" is too long or contains invalid characters."},
      {"percent", "101", "percent", "\"percent\" is out of range."},
      {"percent", "-1", "percent", "\"percent\" is out of range."},
      {"percent", "1.5", "percent", "\"percent\" must be a whole number."},
      {"percent", "18446744073709551615", "percent", "\"percent\" is out of range."},
      {"open", "1", "open", "\"open\" must be true or false."},
      {"colour", "\"green\"", "colour", "\"colour\" cannot be \"green\"; it is one of: red, black."},
      {"colour", "null", "colour", "\"colour\" must be text."},
      {"inner", "{}", "inner", "\"inner\" must be a list."},
      {"inner", "[{\"stage\":1},7]", "inner[2]", "\"inner[2]\" must be an object."},
      {"inner", "[{\"stage\":1},{\"stage\":0}]", "stage", "\"inner[2].stage\" is out of range."},
      {"inner", "[{}]", "stage", "The field \"inner[1].stage\" is missing."},
      {"inner", "[{\"stage\":1,\"numbers\":[1,\"2\"]}]", "numbers[2]",
       "\"inner[1].numbers[2]\" must be a whole number."},
      {"inner", "[{\"stage\":1,\"more\":1}]", "more", "There is no field \"inner[1].more\" here."},
      {"further", "1", "further", "There is no field \"further\" here."},
  };
  simdjson::dom::parser parser;
  for (const Row& row : rows) {
    const std::string text = with_field(row.name, row.value);
    CAPTURE(text);
    for (const Answer& answer :
         {read_outer(JsonNode(json::parse(text))), read_outer(SimdNode(parser.parse(text)))}) {
      REQUIRE(answer.error);
      CHECK(answer.error->field == row.field);
      CHECK(answer.error->message == row.message);
    }
  }
}

TEST_CASE("the first of several errors is reported") {
  const json event{{"open", 1}, {"percent", 101}, {"colour", "red"}, {"more", 1}};
  const Answer answer = read_outer(JsonNode(event));
  REQUIRE(answer.error);
  CHECK(answer.error->message == "The field \"name\" is missing.");
}

TEST_CASE("a list has a maximum length") {
  json whole = json::parse(kWhole);
  whole["inner"] = json::array();
  whole["inner"].push_back({{"stage", 1}, {"numbers", std::vector<int>(kListMax, 1)}});
  CHECK_FALSE(read_outer(JsonNode(whole)).error);
  whole["inner"][0]["numbers"].push_back(1);
  REQUIRE(read_outer(JsonNode(whole)).error);
}

TEST_CASE("players and sides have names in readable form and numbers in stored form") {
  Roster roster;
  roster.seats = {{"Ana", Seat{0}}, {"Beto", Seat{1}}};
  roster.sides = {{"We", Side{0}}, {"They", Side{1}}};
  roster.known = {"Ana", "Beto", "Caro", "We", "They"};
  struct Row {
    json event;
    const Roster* roster;
    Seat seat;
    Side side;
    string_view message;
  };
  const Row rows[] = {
      {{{"player", "Beto"}, {"side", "We"}}, &roster, Seat{1}, Side{0}, ""},
      {{{"player", 1}, {"side", 0}}, nullptr, Seat{1}, Side{0}, ""},
      {{{"player", "Caro"}, {"side", "We"}}, &roster, kNoSeat, Side{0}, ""},  // for the engine to refuse
      {{{"player", "Dani"}, {"side", "We"}}, &roster, {}, {}, "This match has no player \"Dani\"."},
      {{{"player", "Ana"}, {"side", "You"}}, &roster, {}, {}, "This match has no side \"You\"."},
      {{{"player", 1}, {"side", "We"}}, &roster, {}, {}, "\"player\" must be a name."},
      {{{"player", "Ana"}, {"side", 0}}, nullptr, {}, {}, "\"player\" must be a whole number."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.event.dump());
    Reader<JsonNode> reader(JsonNode(row.event), row.roster);
    Seat seat{};
    Side side{};
    reader("player", seat);
    reader("side", side);
    reader.finish();
    const auto error = reader.error();
    CHECK((error ? error->message : "") == row.message);
    if (error) continue;
    CHECK(seat == row.seat);
    CHECK(side == row.side);
  }
}

TEST_CASE("half points are read from and written as one number") {
  struct Half {
    int halves = 0;
    bool exact = true;
  };
  struct Row {
    json number;
    int halves;
    bool exact;
  };
  for (const Row& row : {Row{40.5, 81, true}, Row{-3, -6, true}, Row{0.25, 0, false}, Row{41, 82, true}}) {
    CAPTURE(row.number.dump());
    const json event{{"points", row.number}};
    Reader<JsonNode> reader(JsonNode(event), nullptr);
    Half points;
    reader("points", points);
    CHECK_FALSE(reader.error());
    CHECK(points.halves == row.halves);
    CHECK(points.exact == row.exact);
    if (!row.exact) continue;
    const std::vector<FieldText> nothing;
    const PersonId nobody;
    Writer writer(nothing, nobody);
    writer("points", points);
    CHECK(writer.take()["points"] == row.number);
  }
}
