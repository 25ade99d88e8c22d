// Every refusal of Truf, in the order of precedence, and which comes first where two apply.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "src/core/deals.hpp"
#include "src/games/truf/law.hpp"
#include "src/games/truf/violations.hpp"
#include "tests/games/truf/rows.hpp"

using namespace tanteador;
using std::string_view;
using test::truf::kSpades;
using test::truf::Table;

namespace {

struct RefusedEntry {
  string_view expected;  // without "truf/"
  string_view before, event, options = "";
};

// Spades are trump, Ana leads, the sum is 15.
// The same, and Ana's trick of three hearts and a club: Caro has no heart.
constexpr string_view kFirstTrick = "deal bids=6s,4h,3d,2c Ana:Ah Beto:5h Caro:7c Dani:8h";
// Twelve tricks of Ana, card by card; Beto keeps the four of hearts he bid with.
constexpr string_view kTwelve =
    "deal bids=6s,4h,Ks,2c "
    "Ana:Ac Beto:3c Caro:4c Dani:2c Ana:Kc Beto:5c Caro:6c Dani:7c Ana:Qc Beto:8c Caro:9c Dani:10c "
    "Ana:Ad Beto:2d Caro:3d Dani:4d Ana:Kd Beto:5d Caro:6d Dani:7d Ana:Qd Beto:8d Caro:9d Dani:10d "
    "Ana:Ah Beto:2h Caro:3h Dani:6h Ana:Kh Beto:5h Caro:7h Dani:8h Ana:Qh Beto:9h Caro:10h Dani:Jh "
    "Ana:As Beto:2s Caro:Ks Dani:3s Ana:Qs Beto:4s Caro:5s Dani:7s Ana:Js Beto:8s Caro:9s Dani:10s";

// In the order of the list.
const RefusedEntry kRefused[] = {
    {"redeal_late", kSpades, "Ana:numbers"},
    {"redeal_cards", "deal", "Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h"},
    {"redeal_cards", "deal", "Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h,4h"},
    {"redeal_cards", "deal", "Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h,5h,6h,7h"},
    {"redeal_cards", "deal", "Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h,5h,5h"},
    {"redeal_elsewhere", "deal Beto:bid=9s", "Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h,5h"},
    {"redeal_bid", "deal Ana:bid=9c", "Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h,5h"},
    {"redeal_bid", "deal Ana:bid=9c", "Ana:pictures"},
    {"redeal_bid", "deal Ana:bid=Kc", "Ana:numbers"},
    {"redeal_mixed", "deal", "Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h,Jh"},
    {"redeal_pictures", "deal", "Ana:pictures", "ace_in_redeal=number"},
    {"bids_closed", kSpades, "bids=5s,4c,3h,2d"},
    {"bids_closed", kSpades, "Ana:bid=5s"},
    {"bid_nobody", "deal", "bids=-,-,-,-"},
    {"bid_twice", "deal Ana:bid=5s", "Ana:bid=6s"},
    {"bid_twice", "deal bids=5s,-,-,2c", "bids=-,4h,3d,3c"},
    {"bid_same_card", "deal Ana:bid=5s", "Beto:bid=5s"},
    {"bid_same_card", "deal", "bids=5s,5s,2d,2c"},
    {"shift_early", "deal bids=7s,4h,-,2d", "Ana:shift=1"},
    {"shift_twice", "deal bids=5s,4h,3d,Ac Ana:shift=1", "Ana:shift=1"},
    {"shift_not_due", kSpades, "Ana:shift=1"},
    {"shift_player", "deal bids=5s,4h,3d,Ac", "Beto:shift=1"},
    {"shift_by", "deal bids=5s,4h,3d,Ac", "Ana:shift=2"},
    {"shift_by", "deal bids=5s,4h,3d,Ac", "Ana:shift=0"},
    {"bids_missing", "deal bids=5s,4h,3d,-", "Ana:5s"},
    {"bids_missing", "deal", "tricks=4,5,2,2"},
    {"shift_first", "deal bids=5s,4h,3d,Ac", "Ana:5s"},
    {"shift_first", "deal bids=5s,4h,3d,Ac", "trick>Ana"},
    {"shift_first", "deal bids=5s,4h,3d,Ac", "tricks=4,5,2,2"},
    {"turn", kSpades, "Beto:Ah"},
    {"turn", "deal bids=6s,4h,3d,2c trick>Caro", "Ana:Ah"},
    {"card_known", kSpades, "Ana:4h"},  // Beto bid with it
    {"card_known", "deal bids=6s,4h,3d,2c Ana:Ah", "Beto:Ah"},
    {"card_known", kFirstTrick, "Ana:Ah"},
    {"card_last", kTwelve, "Ana:6s Beto:Jc"},
    {"follow_held", "deal bids=6s,4h,3d,2c Ana:Ah", "Beto:5c"},
    {"lead_held",
     "deal bids=6s,4h,3d,2c Ana:Kd Beto:Ad Caro:3d "
     "Dani:4d",
     "Beto:7s"},
    {"follow_revoke",
     "deal bids=6s,4h,3d,2c Ana:Ah Beto:5h Caro:7c Dani:8h Ana:Ad Beto:2d Caro:3d Dani:4d "
     "Ana:Kd Beto:5d",
     "Caro:9h"},
    {"lead_revoke", "deal bids=6s,4h,3d,2c Ana:As Beto:5s Caro:7s Dani:8s", "Ana:Ah"},
    {"trick_mixed", "deal bids=6s,4h,3d,2c Ana:Ah", "trick>Ana"},
    {"counts_few", kSpades, "tricks=4,5,-,-"},
    {"count_range", kSpades, "tricks=14,-1,0,0"},
    {"count_range", kSpades, "tricks=-1,5,5,4"},
    {"counts_sum", kSpades, "tricks=4,4,3,1"},
    {"counts_sum", kSpades, "tricks=6,5,3,-"},
    {"count_below", "deal bids=6s,4h,3d,2c trick>Caro trick>Caro", "tricks=6,5,1,1"},
    {"count_below", "deal bids=6s,4h,3d,2c trick>Caro", "tricks=6,5,-,2"},
};

const RefusedEntry kOfDeals[] = {
    {"match_over", "deal bids=6s,4h,3d,2c tricks=6,4,2,1", "deal", "deals=1"},
    {"match_ended", "end=agreed", "deal"},
    {"no_deal", "", "Ana:bid=5s"},
    {"no_deal", "", "Ana:numbers"},
    {"no_deal", "deal bids=6s,4h,3d,2c tricks=6,4,2,1", "Ana:shift=1"},
    {"no_deal", "deal annulled", "Ana:5s"},
    {"deal_open", "deal", "deal"},
    {"nothing_to_annul", "deal bids=6s,4h,3d,2c tricks=6,4,2,1", "annulled"},
    {"carried_late", "deal", "carried=1,2,3,4"},
    {"carried_twice", "carried=1,2,3,4", "carried=1,2,3,4"},
    {"score_range", "carried=1000000,2,3,4", "ruled=Ana,1"},
    {"score_range", "ruled=Ana,-1000000", "ruled=Ana,-1"},
    {"forfeit_side", "deal", "end=forfeit"},
    {"forfeit_side", "deal", "end=time,Ana"},
};

std::size_t place_of(std::span<const ViolationKind> kinds, string_view key) {
  return static_cast<std::size_t>(std::ranges::find(kinds, key, &ViolationKind::key) - kinds.begin());
}

// Plays the rows, which are in the order of the list. Returns the places of the violations met.
std::set<std::size_t> check_rows(std::span<const RefusedEntry> rows, std::span<const ViolationKind> kinds,
                                 std::string prefix) {
  std::set<std::size_t> met;
  std::size_t last = 0;
  for (const RefusedEntry& row : rows) {
    CAPTURE(row.expected);
    CAPTURE(row.before);
    CAPTURE(row.event);
    Table table("truf-lodige", row.options);
    table.play(row.before);
    const std::string refused = table.enter(row.event);
    CHECK(refused == prefix + std::string(row.expected));
    const std::size_t place = place_of(kinds, refused);
    CHECK(place >= last);
    met.insert(last = place);
  }
  return met;
}

}  // namespace

TEST_CASE("every refusal of Truf has a row, in the order of precedence") {
  const auto kinds = Truf::violations();
  const Seat a{0}, b{1}, c{2}, d{3};
  struct Seats {
    string_view expected;
    Seating seating;
  };
  const Seats seats[] = {
      {"truf/players", {.players = 3}},
      {"truf/players", {.players = 5}},
      {"truf/sides", {.players = 4, .sides = {{a, c}, {b, d}}}},
      {"truf/sides", {.players = 4, .sides = {{b}, {a}, {c}, {d}}}},
      {"truf/dealer_seat", {.players = 4, .dealer = Seat{4}}},
  };
  std::set<std::size_t> met;
  for (const Seats& row : seats) {
    CAPTURE(row.expected);
    const auto seated = Truf::seat({}, row.seating);
    REQUIRE_FALSE(seated.has_value());
    CHECK(seated.error().key() == row.expected);
    met.insert(place_of(kinds, row.expected));
  }
  met.merge(check_rows(kRefused, kinds, "truf/"));
  for (const cards::Duty duty : {cards::Duty::follow, cards::Duty::lead_no_trump})
    met.insert(place_of(kinds, truf::not_playable(duty).key()));
  for (std::size_t place = 0; place < kinds.size(); ++place) {
    CAPTURE(kinds[place].key);
    CHECK(met.contains(place));
  }
}

TEST_CASE("every refusal of a game of deals has a row, in the order of precedence") {
  CHECK(check_rows(kOfDeals, deals::violations(), "table/").size() == deals::violations().size());
}

TEST_CASE("a player from outside the table is refused wherever a player is named") {
  using namespace truf;
  Table open, playing;
  open.play("deal");
  playing.play(kSpades);
  const Seat nobody{255};
  const auto refusal_key = [&](const Table& table, const Event& event) {
    const auto ruling = Truf::apply(table.truf().rules(), table.truf().state(), event, EventSeq{0});
    return ruling ? string_view() : ruling.error().key();
  };
  CHECK(refusal_key(Table(), DealStarted{nobody}) == "table/no_such_seat");
  CHECK(refusal_key(open, Redealt{nobody, {}, RedealReason::all_numbers}) == "table/no_such_seat");
  CHECK(refusal_key(open, Bid{.cards = {}, .player = nobody, .card = Pack::card(0)}) == "table/no_such_seat");
  CHECK(refusal_key(playing, BidShifted{nobody, 1}) == "table/no_such_seat");
  CHECK(refusal_key(playing, CardPlayed{nobody, Pack::card(0)}) == "table/no_such_seat");
  CHECK(refusal_key(playing, TrickWon{nobody}) == "table/no_such_seat");
  CHECK(refusal_key(playing, Ruled{Side{255}, 1}) == "table/no_such_side");
}

TEST_CASE("if two refusals apply, the one listed first is reported") {
  struct Two {
    string_view one, other, before, event;
  };
  const Two rows[] = {
      {"redeal_late", "redeal_cards", kSpades, "Ana:hand=2s,2s"},
      {"redeal_cards", "redeal_mixed", "deal", "Ana:hand=2s,Ks"},
      {"redeal_bid", "redeal_mixed", "deal Ana:bid=9c", "Ana:hand=2s,3s,4s,5s,6s,7s,8s,9s,10s,2h,3h,4h,Kh"},
      {"bids_closed", "bid_twice", kSpades, "Ana:bid=6s"},
      {"bid_twice", "bid_same_card", "deal bids=5s,4h,-,-", "Ana:bid=4h"},
      {"shift_not_due", "shift_player", kSpades, "Beto:shift=1"},
      {"shift_player", "shift_by", "deal bids=5s,4h,3d,Ac", "Beto:shift=3"},
      {"shift_twice", "shift_player", "deal bids=5s,4h,3d,Ac Ana:shift=1", "Beto:shift=1"},
      {"bids_missing", "turn", "deal", "Beto:5s"},
      {"shift_first", "turn", "deal bids=5s,4h,3d,Ac", "Beto:5s"},
      {"turn", "card_known", kSpades, "Beto:6s"},
      {"card_known", "follow_held", "deal bids=6s,4h,3d,2c Ana:Ah", "Beto:3d"},
      {"counts_few", "count_range", kSpades, "tricks=14,-,-,-"},
      {"count_range", "counts_sum", kSpades, "tricks=14,0,0,-"},
      {"counts_sum", "count_below", "deal bids=6s,4h,3d,2c trick>Caro", "tricks=6,5,0,1"},
  };
  for (const auto& [one, other, before, event] : rows) {
    CAPTURE(one);
    CAPTURE(other);
    CAPTURE(before);
    CAPTURE(event);
    const auto kinds = Truf::violations();
    CHECK(place_of(kinds, "truf/" + std::string(one)) < place_of(kinds, "truf/" + std::string(other)));
    Table table;
    table.play(before);
    CHECK(table.enter(event) == "truf/" + std::string(one));
  }
}

TEST_CASE("a refusal names the conflicting entry, its place and its rule") {
  struct Says {
    string_view before, event, sentence, rule;
  };
  // Event 1 is match_started, 2 the deal, 3 the bids.
  const Says rows[] = {
      {kSpades, "Ana:4h", "The 4h cannot be there: Beto has or played it (entry 3).", "truf.cards"},
      {kTwelve, "Ana:6s Beto:Jc",
       "The last card of Beto must be the 4h, used to bid (entry 3) and not played yet.", "truf.bid.card"},
      {"deal bids=6s,4h,3d,2c Ana:Ah", "Beto:5c",
       "Beto must follow suit with the 4h, which was used to bid (entry 3) and has not been played.",
       "truf.follow"},
      {"deal bids=6s,4h,3d,2c Ana:Kd Beto:Ad Caro:3d Dani:4d", "Beto:7s",
       "Beto cannot lead a trump yet: the 4h, used to bid (entry 3), is still in that hand.",
       "truf.trump.lead"},
      {"deal bids=6s,4h,3d,2c Ana:Ah Beto:5h Caro:7c Dani:8h Ana:Ad Beto:2d Caro:3d Dani:4d Ana:Kd Beto:5d",
       "Caro:9h", "If Caro has the 9h, that player had to follow suit in entry 6 and could not play the 7c.",
       "truf.follow"},
      {"deal bids=6s,4h,3d,2c Ana:As Beto:5s Caro:7s Dani:8s", "Ana:Ah",
       "If Ana has the Ah, that player could not lead the As in entry 4: no trump had been played.",
       "truf.trump.lead"},
      {"deal bids=5s,4h,3d,Ac", "Ana:5s",
       "The bids add up to 13. Ana bid highest and must now choose: +1 or −1 for everyone.", "truf.shift"},
      {kSpades, "tricks=4,4,3,1", "The tricks add up to 12, not 13. Count again.", "truf.tricks.count"},
  };
  for (const Says& row : rows) {
    CAPTURE(row.event);
    Table table;
    table.play(row.before);
    CHECK(table.enter(row.event) != "");
    CHECK(table.sentence() == row.sentence);
    CHECK(table.rule() == row.rule);
  }
}

TEST_CASE("every refusal has its own key, a rule and a sentence") {
  std::set<string_view> keys;
  for (const ViolationKind& kind : Truf::violations()) {
    CAPTURE(kind.key);
    CHECK(keys.insert(kind.key).second);
    CHECK(kind.key.starts_with("truf/"));
    CHECK(kind.rule.starts_with("truf."));
    CHECK(kind.text.ends_with('.'));
  }
}
