// The store's data for the phones: tokens by their hashes, taps stored once, notes.

#include <doctest/doctest.h>

#include "tests/db/support.hpp"

namespace room_in_the_store {

using namespace tanteador::db;
using namespace tanteador::db::test;
using tanteador::session::KeyValue;
using tanteador::session::RequestId;
using tanteador::session::SideWrites;
using tanteador::session::TokenRow;
using Code = StoreError::Code;

TokenRow token_of(const std::string& name, const std::string& made_at) {
  return {hash_of(1, name), hash_of(2, name), "table", "c1", 1, 2, 3, made_at};
}

RequestId tap_of(const std::string& id) { return {id, "answer to " + id, "2026-11-23T20:00:00.000Z"}; }

TEST_CASE_ON_BOTH("a code is found by either of its hashes, and by neither once it is revoked") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  const TokenRow old = token_of("old", "2026-11-23T19:00:00.000Z"),
                 newer = token_of("new", "2026-11-23T20:00:00.000Z");
  CHECK(store->add_token(old));
  CHECK(store->add_token(newer));
  CHECK(store->tokens() == std::vector{newer, old});
  CHECK(store->token(old.secret) == old);
  CHECK(store->token(newer.code) == newer);
  CHECK_FALSE(store->token(hash_of(3, "old")));
  TokenRow same_code = token_of("third", "2026-11-23T21:00:00.000Z");
  same_code.code = old.code;
  CHECK_FALSE(store->add_token(same_code));
  CHECK(store->tokens().size() == 2);
  CHECK(store->remove_token(old.secret));
  CHECK_FALSE(store->remove_token(old.secret));
  CHECK_FALSE(store->token(old.code));
  CHECK(open_store(place.path, OpenMode::read)->tokens() == std::vector{newer});
}

TEST_CASE_ON_BOTH("a tap is stored with its events or not at all, and never twice") {
  const Place place;
  const auto store = open_store(place.path, OpenMode::write);
  StreamHead head = grow(*store, new_match(), 2);
  const SideWrites beside{tap_of("t1"), {{"call/m1", "at table 3"}}};
  CHECK(store->append_with(beside, [&] { head = grow(*store, head, 1); }));
  const auto tap = store->request_id("t1");
  REQUIRE(tap);
  CHECK(tap->answer == "answer to t1");
  CHECK(tap->stream == "m1");
  CHECK(tap->seq == 3);
  CHECK(store->key_values("call/") == std::vector<KeyValue>{{"call/m1", "at table 3"}});

  SUBCASE("the same again is refused whole") {
    const SideWrites again{tap_of("t1"), {{"call/m1", ""}}};
    CHECK(code_of([&] { store->append_with(again, [&] { grow(*store, head, 1); }); }) == Code::conflict);
    CHECK(code_of([&] { store->put_side_writes(again); }) == Code::conflict);
    CHECK(store->head("m1")->count == 3);
    CHECK(store->key_values("call/").size() == 1);
  }
  SUBCASE("a request is not stored if another writer was faster with the match") {
    const StreamHead behind{"m1", "match", 2, hash_of(2, R"({"type":"envido"})")};
    CHECK(code_of([&] { store->append_with({tap_of("t2")}, [&] { grow(*store, behind, 1); }); }) ==
          Code::conflict);
    CHECK_FALSE(store->request_id("t2"));
    head = grow(*store, head, 1);  // and it does not go with the next
    CHECK_FALSE(store->request_id("t2"));
  }
  SUBCASE("a request without an append is not stored, and with two appends it goes with the first") {
    CHECK_FALSE(store->append_with({tap_of("t2")}, [] {}));
    CHECK_FALSE(store->request_id("t2"));
    CHECK(store->append_with({tap_of("t2")}, [&] {
      head = grow(*store, head, 1);
      grow(*store, new_match("m2"), 1);
    }));
    CHECK(store->request_id("t2")->stream == "m1");
    CHECK(store->request_id("t2")->seq == 4);
  }
  SUBCASE("beside the log it belongs to no stream, and old ones go") {
    store->put_side_writes({tap_of("t2"), {{"call/m1", ""}}});
    CHECK(store->request_id("t2")->stream.empty());
    CHECK(store->key_values("").empty());
    store->forget_request_ids("2026-11-23T20:00:00.000Z");
    CHECK(store->request_id("t1"));
    store->forget_request_ids("2026-11-23T20:00:00.001Z");
    CHECK_FALSE(store->request_id("t1"));
  }
  CHECK(check(place.path).empty());
}

}  // namespace room_in_the_store
