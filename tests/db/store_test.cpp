#include <doctest/doctest.h>

#include <stdexcept>

#include "tests/db/support.hpp"

using namespace tanteador;
using namespace tanteador::db;
using namespace tanteador::db::test;
using session::EntryRow;
using session::MatchSummary;
using session::Person;
using Code = StoreError::Code;

namespace {

MatchSummary summary(const std::string& id, const std::string& started_at = "2026-03-01T20:00:00Z") {
  return {id, "truco", "truco-argentino", "live", started_at, started_at, "[]"};
}

session::CaseRow ruled_case(std::int64_t seq) {
  return {.match = "m1",
          .seq = seq,
          .at = "2026-03-01T20:00:0" + std::to_string(seq) + "Z",
          .game = "truco",
          .name = "truco.out_of_turn",
          .title = "",
          .rule = "truco.turn",
          .fixed = false,
          .precedent = true,
          .remedy = "warn",
          .reason = "for the first time",
          .referee = "p2",
          .people = R"(["p1"])",
          .appeals = "[]"};
}

EntryRow entry(std::int64_t seq, int points) { return {seq, 0, 1, 0, points, 0, "envido", "truco.envido"}; }

}  // namespace

TEST_CASE_ON_BOTH("appended events read back byte for byte, also in the next program") {
  const Place place;
  const StreamHead match = new_match();
  const std::string payload("{\"note\":\"\xC3\xA9\xE2\x99\xA0 '\\\"\0 end\"}", 24);
  const std::vector<StoredEvent> events = events_after(match, 3, payload);
  open_store(place.path, OpenMode::write)->append({match, events, {}, {}, 0, {}});

  for (const OpenMode mode : {OpenMode::write, OpenMode::read}) {
    const auto store = open_store(place.path, mode);
    const std::vector<StoredEvent> found = all_events(*store, "m1");
    REQUIRE(found.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
      CHECK(found[i].record == events[i].record);
      CHECK(found[i].prev_hash == events[i].prev_hash);
      CHECK(found[i].hash == events[i].hash);
    }
    const auto head = store->head("m1");
    REQUIRE(head);
    CHECK(head->kind == "match");
    CHECK(head->count == 3);
    CHECK(head->hash == events.back().hash);
    CHECK_FALSE(store->head("m2"));
    CHECK(all_events(*store, "m2").empty());
  }
}

TEST_CASE_ON_BOTH("a writer that does not know a stored branch stores nothing") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  const std::string match = "019a0000-0000-7000-8000-000000000001";
  const StreamHead head = grow(*store, new_match(match), 1);
  grow(*store, {match.substr(0, 24) + "3f2a91b2c3d4", "fork", 0, {}}, 1, "{}");
  const std::vector<StoredEvent> events = events_after(head, 1);
  session::Append append{head, events, {{"p9", "Ana"}}, summary(match), 0, {}};
  for (const std::int64_t known : {0, 2}) {
    append.forks = session::KnownForks{match.substr(0, 24), known};
    CHECK(code_of([&] { store->append(append); }) == Code::conflict);
  }
  CHECK(store->head(match)->count == 1);
  CHECK_FALSE(store->person("p9"));
  append.forks->count = 1;
  append.forks->stream = match;
  for (const std::int64_t all : {2, 4}) {  // of both together, with the new one
    append.forks->events = all;
    CHECK(code_of([&] { store->append(append); }) == Code::conflict);
  }
  CHECK(store->head(match)->count == 1);
  append.forks->events = 3;
  store->append(append);
  CHECK(store->head(match)->count == 2);
}

TEST_CASE_ON_BOTH("streams are listed by kind in the order of their ids") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  for (const char* id : {"m2", "m1", "m3"}) grow(*store, new_match(id), 1);
  grow(*store, {"club", "club", 0, {}}, 1);
  const auto matches = store->streams("match");
  REQUIRE(matches.size() == 3);
  CHECK(matches[0].id == "m1");
  CHECK(matches[2].id == "m3");
  CHECK(store->streams("club").size() == 1);
  CHECK(store->streams("league").empty());
}

TEST_CASE_ON_BOTH("of two writers from the same head the second is refused and stores nothing") {
  const Place place;
  const auto one = open_store(place.path, OpenMode::write);
  const auto two = open_store(place.path, OpenMode::write);
  const StreamHead start = new_match();
  const StreamHead third = grow(*one, start, 3);
  struct Row {
    std::string name;
    StreamHead before;
  };
  StreamHead other_hash = third;
  other_hash.hash[0] ^= 1;
  const Row rows[] = {{"creates it again", start},
                      {"from an earlier event", {"m1", "match", 2, hash_of(2, R"({"type":"envido"})")}},
                      {"same count, another hash", other_hash},
                      {"beyond the end", {"m1", "match", 4, third.hash}},
                      {"a match that is not there", {"m9", "match", 3, third.hash}}};
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const auto events = events_after(row.before, 2, "{\"other\":1}");
    const Append late{row.before, events, {{"p7", "Zoe"}}, summary("m1"), 1, {entry(1, 9)}};
    CHECK(code_of([&] { two->append(late); }) == Code::conflict);
    CHECK(all_events(*two, "m1").size() == 3);
    CHECK(two->people().empty());
    CHECK(two->summaries().empty());
    CHECK(two->entries("m1").empty());
  }
  grow(*two, third, 1);
  CHECK(all_events(*one, "m1").size() == 4);
  CHECK(check(place.path).empty());
}

TEST_CASE_ON_BOTH("events without a valid chain are refused before any write") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  const StreamHead start = new_match();
  auto gap = events_after(start, 3);
  gap.erase(gap.begin() + 1);
  auto link = events_after(start, 3);
  link[2].prev_hash[5] ^= 1;
  CHECK_THROWS_AS(store->append({start, gap, {}, {}, 0, {}}), std::invalid_argument);
  CHECK_THROWS_AS(store->append({start, link, {}, {}, 0, {}}), std::invalid_argument);
  CHECK_FALSE(store->head("m1"));
}

TEST_CASE_ON_BOTH("several streams are stored together or not at all") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  std::vector<std::string> streams;
  store->set_stored_listener([&](std::string_view stream) { streams.emplace_back(stream); });
  store->append_all({});
  CHECK(streams.empty());
  grow_together(*store, {new_match("m1"), new_match("m2"), new_match("m3")}, 2);
  CHECK(streams == std::vector<std::string>{"m1", "m2", "m3"});
  CHECK(store->streams("match").size() == 3);
  const auto again = [&](const char* known) {
    grow_together(*store, {new_match("m4"), new_match(known), new_match("m5")}, 2);
  };
  for (const char* known : {"m1", "m3", "m4"}) {
    CAPTURE(known);
    CHECK(code_of([&] { again(known); }) == Code::conflict);
    CHECK(store->streams("match").size() == 3);
    CHECK(store->people().size() == 3);
  }
  CHECK(streams.size() == 3);
  again("m6");
  CHECK(store->streams("match").size() == 6);
  CHECK(store->people().size() == 6);
  CHECK(check(place.path).empty());
}

TEST_CASE_ON_BOTH("an imported player card does not replace an existing one") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  StreamHead head = new_match();
  for (const bool keeps : {false, true, false}) {
    const auto events = events_after(head, 1);
    session::Append append{head, events, {{"p1", "Ana"}}, {}, 0, {}};
    append.cards = {{"p1", keeps ? "from elsewhere" : std::to_string(head.count), "AR-1"}};
    append.keeps_cards = keeps;
    store->append(append);
    CHECK(store->player_cards().front().alias == (head.count < 2 ? "0" : "2"));
    head = {"m1", "match", head.count + 1, events.back().hash};
  }
}

TEST_CASE_ON_BOTH("one append writes events, people, summary and entries together") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  StreamHead head = new_match();
  auto events = events_after(head, 2);
  store->append(
      {head, events, {{"p1", "Ana"}, {"p2", "Beto"}}, summary("m1"), 1, {entry(1, 2), entry(2, 3)}});
  CHECK(store->people().size() == 2);
  CHECK(store->summaries() == std::vector{summary("m1")});
  CHECK(store->entries("m1") == std::vector{entry(1, 2), entry(2, 3)});

  const std::string named[] = {"p2", "p3", "p1"};
  CHECK(store->people_among(named).size() == 2);
  CHECK(store->people_among(std::span(named).subspan(1, 1)).empty());
  CHECK(store->people_among({}).empty());
  for (const char* person : {"p1", "p2"}) store->put_player_card({person, "", "AR-1"});
  CHECK(store->cards_among(named).size() == 2);
  CHECK(store->cards_among(std::span(named).first(2)) == std::vector{session::PlayerCard{"p2", "", "AR-1"}});
  CHECK(store->cards_among(std::span(named).subspan(1, 1)).empty());
  CHECK(store->cards_among({}).empty());

  SUBCASE("entries from a seq on are replaced") {
    head = {"m1", "match", 2, events.back().hash};
    events = events_after(head, 1);
    store->append({head, events, {}, {}, 2, {entry(2, 0), entry(3, 4)}});
    CHECK(store->entries("m1") == std::vector{entry(1, 2), entry(2, 0), entry(3, 4)});
  }
  SUBCASE("omitted details stay") {
    grow(*store, {"m1", "match", 2, events.back().hash}, 1);
    CHECK(store->summaries().size() == 1);
    CHECK(store->entries("m1").size() == 2);
  }
}

TEST_CASE_ON_BOTH("matches are listed newest first, whatever their offset from UTC") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  const std::pair<const char*, const char*> rows[] = {{"m1", "2026-03-01T23:30:00+02:00"},  // 21:30
                                                      {"m2", "2026-03-01T22:00:00Z"},
                                                      {"m3", "2026-03-01T20:00:00-03:00"}};  // 23:00
  for (const auto& [id, started_at] : rows) {
    const StreamHead head = new_match(id);
    const auto events = events_after(head, 1);
    store->append({head, events, {}, summary(id, started_at), 0, {}});
  }
  std::string order;
  for (const MatchSummary& match : store->summaries()) order += match.id;
  CHECK(order == "m3m2m1");
}

TEST_CASE_ON_BOTH("projections are replaced all together or not at all") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  const StreamHead head = new_match();
  const auto events = events_after(head, 2);
  store->append({head, events, {}, summary("m1"), 1, {entry(1, 2)}});
  MatchSummary better = summary("m1");
  better.status = "finished";

  CHECK_THROWS_AS(store->replace_projections([&](const auto& put) {
    put(session::Projection{better, {entry(1, 9)}, {}});
    throw std::runtime_error("midway");
  }),
                  std::runtime_error);
  CHECK(store->summaries() == std::vector{summary("m1")});
  CHECK(store->entries("m1") == std::vector{entry(1, 2)});

  store->replace_projections([&](const auto& put) {
    int seen = 0;  // the events can be read while their projections are made
    store->read("m1", [&](const StoredEvent&) { ++seen; });
    put(session::Projection{better, {entry(seen, 5)}, {ruled_case(1)}});
  });
  CHECK(store->summaries() == std::vector{better});
  CHECK(store->entries("m1") == std::vector{entry(2, 5)});
  CHECK(store->cases_of("m1") == std::vector{ruled_case(1)});
}

TEST_CASE_ON_BOTH("the cases of a match replace the former ones") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  StreamHead head = new_match();
  const auto events = events_after(head, 2);
  store->append({head, events, {}, {}, 0, {}, std::vector{ruled_case(1), ruled_case(2)}});
  CHECK(store->cases_of("m1") == std::vector{ruled_case(1), ruled_case(2)});
  CHECK(store->cases() == std::vector{ruled_case(2), ruled_case(1)});
  head = {"m1", "match", 2, events.back().hash};
  store->append({head, events_after(head, 1), {}, {}, 0, {}});
  CHECK(store->cases().size() == 2);
}

TEST_CASE_ON_BOTH("a nested read sees complete streams, and an abandoned read locks nothing") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  const StreamHead one = grow(*store, new_match("m1"), 5);
  grow(*store, new_match("m2"), 7);
  int seen = 0;
  store->read("m1", [&](const StoredEvent&) { store->read("m2", [&](const StoredEvent&) { ++seen; }); });
  CHECK(seen == 35);
  CHECK_THROWS_AS(store->read("m1", [](const StoredEvent&) { throw std::runtime_error("enough"); }),
                  std::runtime_error);
  grow(*store, one, 1);
  CHECK(all_events(*store, "m1").size() == 6);
}

TEST_CASE_ON_BOTH("a person can be renamed, found by name and forgotten; the events stay as they are") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  const StreamHead head = new_match();
  const auto events = events_after(head, 4);
  store->append({head, events, {{"p1", "Wilhelmina"}, {"p2", "Beto"}}, {}, 0, {}});
  store->name_person({"p3", "Beto"});
  CHECK(store->people_by_name("Beto").size() == 2);
  CHECK(store->people_by_name("beto").empty());
  store->name_person({"p3", "Carla"});
  CHECK(store->person("p3")->name == "Carla");
  CHECK_FALSE(store->person("p9"));
  store->forget_person("p1");
  REQUIRE(store->person("p1"));
  CHECK_FALSE(store->person("p1")->name);
  CHECK(store->people_by_name("Wilhelmina").empty());
  const auto found = all_events(*store, "m1");
  REQUIRE(found.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) CHECK(found[i].record == events[i].record);
  CHECK(store->head("m1")->hash == events.back().hash);

  SUBCASE("and an import that knows the name does not bring it back") {
    const auto more = events_after(*store->head("m1"), 1);
    store->append({*store->head("m1"), more, {{"p1", "Wilhelmina"}}, {}, 0, {}});
    CHECK_FALSE(store->person("p1")->name);
  }
}

TEST_CASE("a forgotten name is in no byte of the file or its companions") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  const auto store = open_store(file, OpenMode::write);
  store->append({new_match(), events_after(new_match(), 4), {{"p1", "Wilhelmina"}}, {}, 0, {}});
  REQUIRE(bytes_of(file).append(bytes_of(file.string() + "-wal")).find("Wilhelmina") != std::string::npos);
  store->forget_person("p1");
  for (const auto& [name, bytes] : everything_in(folder.path())) {
    CAPTURE(name);
    CHECK(bytes.find("Wilhelmina") == std::string::npos);
  }
}
