#include <set>
#include <vector>

#include <doctest/doctest.h>

#include "src/cards/play.hpp"

using namespace tanteador;
using namespace tanteador::cards;
using std::string_view;

namespace {

template <class P>
typename P::Card card(string_view name) {
  const auto found = P::parse(name);
  REQUIRE_MESSAGE(found.has_value(), name);
  return *found;
}

template <class P>
std::vector<typename P::Card> cards_of(string_view names) {
  std::vector<typename P::Card> cards;
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(' '), names.size());
    if (end > 0) cards.push_back(card<P>(names.substr(0, end)));
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return cards;
}

template <class P>
typename P::Set set_of(string_view names) {
  typename P::Set set;
  for (const auto one : cards_of<P>(names)) set[static_cast<std::size_t>(one)] = true;
  return set;
}

// Their names in the order of the pack.
template <class P>
std::string names_of(const typename P::Set& set) {
  std::string names;
  for (int place = 0; place < P::kSize; ++place) {
    if (set[static_cast<std::size_t>(place)])
      names += std::string(names.empty() ? "" : " ") + std::string(P::name(P::card(place)));
  }
  return names;
}

template <class P>
void check_names(int size) {
  CHECK(P::kSize == size);
  std::set<string_view> names;
  for (int place = 0; place < P::kSize; ++place) {
    const auto one = P::card(place);
    CHECK(P::parse(P::name(one)) == one);
    names.insert(P::name(one));
    if (P::suit(one) < kSuits) CHECK(P::card_of(P::suit(one), P::rank(one)) == one);
  }
  CHECK(static_cast<int>(names.size()) == size);
}

constexpr TrickLaw kTarot{.must_trump = true, .must_overtrump = true};
constexpr TrickLaw kTroccas{.must_trump = true};

}  // namespace

TEST_CASE("the packs have 52 and 78 different cards, and each card reads back as it prints") {
  check_names<French>(52);
  check_names<FrenchTarock>(78);
  check_names<GrisonsTarock>(78);
  CHECK(FrenchTarock::name(FrenchTarock::trump(21)) == "T21");
  CHECK(FrenchTarock::name(FrenchTarock::fool()) == "X");
  CHECK(FrenchTarock::parse("t1") == FrenchTarock::trump(1));
  CHECK(FrenchTarock::parse("kS") == FrenchTarock::card_of(0, kKing));
  CHECK(GrisonsTarock::parse("10R") == GrisonsTarock::card_of(3, 10));
  for (const string_view no : {"", "T0", "T22", "11h", "0h", "1h2", "h", "Xs", "10 h"}) {
    CAPTURE(no);
    CHECK_FALSE(FrenchTarock::parse(no));
  }
  CHECK_FALSE(French::parse("1h"));
  CHECK_FALSE(French::parse("Ch"));
  CHECK_FALSE(GrisonsTarock::parse("10h"));
}

TEST_CASE("the highest card or trump takes the trick (F-12, C-12, N-9, N-10)") {
  const auto tarot = [](string_view names) {
    return winner<FrenchTarock>(kTarot, cards_of<FrenchTarock>(names));
  };
  const auto troccas = [](string_view names) {
    return winner<GrisonsTarock>(kTroccas, cards_of<GrisonsTarock>(names));
  };
  const auto truf = [](string_view names) { return winner<French>({.trump = 1}, cards_of<French>(names)); };
  CHECK(tarot("10h Ch Jh") == 1);  // the knight above the jack
  CHECK(tarot("10h Kd T1") == 2);
  CHECK(tarot("X 3c Kh 4c") == 3);  // led by the excuse: the second card says the suit
  CHECK(tarot("T3 X T2") == 0);
  CHECK(tarot("X") == -1);
  CHECK(troccas("1c 10c 2c") == 0);  // cups: the one above the two above the ten
  CHECK(troccas("1s 10s 2s") == 1);
  CHECK(troccas("1r Jr 10r") == 1);
  CHECK(truf("2s As 2h Ks") == 2);
  CHECK(truf("2s Ad Ac 3s") == 3);
}

TEST_CASE("the suit rules decide which card is legal (F-9, F-10, C-11, N-9)") {
  struct Row {
    string_view hand, trick, playable;
    Duty duty;
  };
  const auto check = [](const TrickLaw& law, const Row& row) {
    CAPTURE(row.hand);
    CAPTURE(row.trick);
    const auto cards = cards_of<FrenchTarock>(row.trick);
    const auto answer = playable<FrenchTarock>(law, set_of<FrenchTarock>(row.hand), cards);
    CHECK(names_of<FrenchTarock>(answer.cards) == row.playable);
    CHECK(answer.duty == row.duty);
  };
  constexpr Row kOfTarot[] = {
      {"3s T4 X", "", "3s T4 X", Duty::none},
      {"3s 5h T4 X", "Kh", "5h X", Duty::follow},
      {"3s T4 T9 X", "Kh", "T4 T9 X", Duty::trump},
      {"3s T4 T9 X", "Kh T7", "T9 X", Duty::overtrump},
      {"3s T4 T5 X", "Kh T7", "T4 T5 X", Duty::trump},  // cannot beat it: any trump
      {"3s T4 T9", "T7", "T9", Duty::overtrump_led},
      {"3s T4", "T7 Kh", "T4", Duty::follow},
      {"3s X", "Kh T7", "3s X", Duty::none},
      {"3s 5h", "X", "3s 5h", Duty::none},  // led by the excuse: the second chooses
      {"3s 5h", "X 9h", "5h", Duty::follow},
  };
  for (const Row& row : kOfTarot) check(kTarot, row);
  check(kTroccas, {"3s T4 T9 X", "Kh T7", "T4 T9 X", Duty::trump});
  check({.trump = 0}, {"3s 5c", "Kh 2s", "3s 5c", Duty::none});
  check({.trump = 0, .trump_may_be_led = false}, {"3s 5c", "", "5c", Duty::lead_no_trump});
  check({.trump = 0, .trump_may_be_led = false}, {"3s 5s", "", "3s 5s", Duty::none});
}

TEST_CASE("a play computes the next player, the piles and a late revoke") {
  Play<FrenchTarock, 24> play;
  play.start(3, 24, Seat{1});
  const auto law = [](int) { return kTarot; };
  int seq = 10;
  const auto lay = [&](string_view name) {
    const auto one = card<FrenchTarock>(name);
    const auto revoke = play.revoke(play.turn(), one, law);
    if (play.lay(one, EventSeq{seq++})) play.finish(play.winner_by(kTarot));
    return revoke;
  };
  CHECK_FALSE(lay("3h"));
  CHECK(play.turn() == Seat{2});
  CHECK_FALSE(lay("4s"));  // no heart
  CHECK_FALSE(lay("Kh"));
  CHECK(play.turn() == Seat{0});
  CHECK(play.tricks_done() == 1);
  CHECK(play.tricks_taken(Seat{0}) == 1);
  CHECK(names_of<FrenchTarock>(play.pile(1u << 0)) == "4s 3h Kh");
  CHECK_FALSE(lay("5c"));
  CHECK_FALSE(lay("6c"));
  const auto revoke = lay("7h");  // he had a heart
  REQUIRE(revoke);
  CHECK(revoke->card == card<FrenchTarock>("4s"));
  CHECK(revoke->seq == EventSeq{11});
  CHECK(revoke->duty == Duty::follow);
  play.finish(Seat{2});  // a trick of which only the winner is known
  CHECK(play.turn() == Seat{2});
  CHECK_FALSE(play.is_by_card(2));
  CHECK(play.is_by_card(1));
  CHECK(play.seq_of(card<FrenchTarock>("Kh")) == EventSeq{12});
  CHECK_FALSE(play.seq_of(card<FrenchTarock>("Ks")));
}

TEST_CASE("a deal may run against the order of the seats (F-3)") {
  Play<French, 13> play;
  play.start(4, 13, Seat{1}, -1);
  const TrickLaw law{.trump = 0};
  for (const auto& [turn, name] : {std::pair(1, "3h"), {0, "Kh"}, {3, "Ac"}, {2, "2s"}}) {
    CAPTURE(name);
    CHECK(play.turn() == seat_at(turn));
    if (play.lay(card<French>(name), EventSeq{1})) play.finish(play.winner_by(law));
  }
  CHECK(play.turn() == Seat{2});  // his trump took the trick
  CHECK(play.player(0, 2) == Seat{3});
  CHECK(names_of<French>(play.cards_laid_by(Seat{3})) == "Ac");
}
