// Laws every game keeps, tried by random play. A failure prints the seed of its match; TANTEADOR_LONG in the
// environment plays ten times as many hands, or as many as the game says.

#include <cstdlib>

#include <doctest/doctest.h>

#include "src/codec/events.hpp"
#include "src/rulebook/rulebook.hpp"
#include "tests/contract/games.hpp"
#include "tests/contract/pairwise.hpp"

using namespace tanteador;
using namespace tanteador::laws;

namespace {

constexpr int kEventsPerMatch = 220;

// Each game sets its number of deals for its share of the time.
template <class G>
int hands_wanted() {
  if (!std::getenv("TANTEADOR_LONG")) return Random<G>::kHands;
  if constexpr (requires { Random<G>::kHandsLong; })
    return Random<G>::kHandsLong;
  else
    return Random<G>::kHands * 10;
}

// Quiet unless it fails: millions of CHECKs that hold would cost more than the play itself.
#define LAW(...)                                  \
  do {                                            \
    if (!(__VA_ARGS__)) FAIL_CHECK(#__VA_ARGS__); \
  } while (false)

template <class G>
void check_violation(const Violation& violation) {
  LAW(violation.kind != nullptr);
  CAPTURE(violation.key());
  CAPTURE(violation.rule());
  LAW(rulebook::find_rule(violation.rule()) != nullptr);
  LAW(!render(violation.message(), {}).empty());
}

template <class G>
class Play {
 public:
  using Event = typename G::Event;
  using R = Random<G>;

  Play(Rng& rng, int players, std::span<const ParameterValue> settings)
      : rng_(rng), rules_(R::rules(rng, players, settings)), match_(rules_) {}

  const Match<G>& match() const { return match_; }
  const typename G::Ruleset& rules() const { return rules_; }

  void run() {
    for (int step = 0; step < kEventsPerMatch; ++step) {
      if (match_.outcome().status != Outcome::Status::in_progress && chance(rng_, 30)) return;
      if (chance(rng_, 15))
        from_offers();
      else
        blindly();
    }
  }

 private:
  bool submit(const Event& event) {
    const typename G::State before = match_.state();
    const std::size_t lines = match_.ledger().size();
    const auto answer = match_.submit(event);
    if (!answer) {
      check_violation<G>(answer.error().violation);
      LAW(match_.state() == before);
      LAW(match_.ledger().size() == lines);
      return false;
    }
    const auto written = match_.ledger().subspan(lines);
    check_entries(before, event, written);
    const std::string_view broken = R::broken_law(rules_, before, event, match_.state(), written);
    CAPTURE(broken);
    CAPTURE(event.index());
    CAPTURE(written.empty() ? std::string_view() : written.front().entry.rule);
    LAW(broken.empty());
    return true;
  }

  void check_entries(const typename G::State& before, const Event& event,
                     std::span<const LedgerLine> written) {
    const bool anew = R::begins_anew(before, event);
    for (int place = 0; place < G::side_count(rules_); ++place) {
      const Side side = side_at(place);
      Points sum = anew ? 0 : G::score(before, side);
      for (const LedgerLine& line : written) sum += line.entry.side == side ? line.entry.points : 0;
      LAW(sum == G::score(match_.state(), side));
      if (const auto most = R::score_max(rules_)) LAW(G::score(match_.state(), side) <= *most);
    }
    for (const LedgerLine& line : written) {
      CAPTURE(line.entry.rule);
      LAW(rulebook::find_rule(line.entry.rule) != nullptr);
      LAW(!line.entry.category.empty());
      LAW(index(line.entry.side) < G::side_count(rules_));
      LAW(!render(line.entry.how, {}).empty());
      LAW(line.seq == match_.last_seq());
    }
  }

  void from_offers() {
    const std::vector<Offer> offers = G::offers(rules_, match_.state(), Offers::legal);
    LAW(!offers.empty());  // a ruling is always possible
    // Every accepted event belongs to an offered family.
    const Event tried = R::event(rng_, rules_, match_.state());
    if (G::apply(rules_, match_.state(), tried, EventSeq{0})) {
      CAPTURE(tried.index());
      LAW(std::ranges::any_of(offers, [&](const Offer& offer) { return R::is_of(offer, tried); }));
    }
    const Offer& offer = offers[static_cast<std::size_t>(pick(rng_, 0, static_cast<int>(offers.size()) - 1))];
    if (offer.type == "match_ended" && chance(rng_, 90)) return;
    if constexpr (requires { R::seldom(offer); }) {
      if (R::seldom(offer) && chance(rng_, 95)) return;
    }
    CAPTURE(offer.type);
    CAPTURE(offer.word);
    LAW(!offer.refused);
    bool accepted = false;
    for (const Event& event : R::events_of(rng_, rules_, match_.state(), offer)) {
      if (accepted = submit(event); accepted) break;
    }
    LAW(accepted);
  }

  void blindly() {
    for (int tries = 0; tries < 12; ++tries) {
      if (chance(rng_, 5)) submit(R::garbage(rng_));
      if (submit(R::event(rng_, rules_, match_.state()))) return;
    }
  }

  Rng& rng_;
  typename G::Ruleset rules_;
  Match<G> match_;
};

// Enters the log's events again one by one. Struck events become notes, so that every seq stays.
template <class G>
Match<G> replay_match(const Match<G>& match) {
  Match<G> again(match.rules());
  for (int seq = 2; seq <= index(match.last_seq()); ++seq) {
    const auto now = match.is_struck(EventSeq{seq}) ? std::nullopt : match.content(EventSeq{seq});
    const auto* event = now ? std::get_if<typename G::Event>(&*now) : nullptr;
    typename Match<G>::Event entered = Note{.kind = Note::Kind::confirmed};
    if (event) entered = *event;
    LAW(again.submit(entered).has_value());
  }
  return again;
}

template <class G>
void check_same(const Match<G>& one, const Match<G>& other) {
  LAW(one.last_seq() == other.last_seq());
  LAW(one.outcome() == other.outcome());
  LAW(std::ranges::equal(one.ledger(), other.ledger()));
  for (int seq = 1; seq <= index(one.last_seq()); ++seq) {
    if (one.state_after(EventSeq{seq}) != other.state_after(EventSeq{seq})) {
      CAPTURE(seq);
      CHECK(one.state_after(EventSeq{seq}) == other.state_after(EventSeq{seq}));
      return;
    }
  }
}

template <class G>
void check_undo(Match<G> match) {
  const auto last = match.undo_target();
  if (!last) return;
  const auto state = match.state();
  const auto before = match.state_after(EventSeq{index(*last) - 1});
  const std::vector<LedgerLine> ledger(match.ledger().begin(), match.ledger().end());
  LAW(match.submit(Voided{*last}).has_value());
  LAW(match.state() == before);
  const auto redo = match.redo_target();
  LAW(redo.has_value());
  if (!redo) return;
  LAW(match.submit(Voided{*redo}).has_value());
  LAW(match.state() == state);
  LAW(std::ranges::equal(match.ledger(), ledger));
}

// A decision with its entries is struck and restored. Score and ledger are as before, also after further
// play.
template <class G>
void check_acts(Rng& rng, Match<G> match) {
  const auto submit = [&](const typename Match<G>::Event& event) { return match.submit(event).has_value(); };
  const Match<G> before = match;
  const EventSeq head{index(match.last_seq()) + 1};
  const int events = pick(rng, 1, 4);
  LAW(submit(Note{.kind = Note::Kind::case_ruled, .events = events}));
  for (int entered = 0; entered < events;) {
    const EventSeq target{pick(rng, 2, index(head))};
    const bool strikes = chance(rng, 25) && target < head && submit(Voided{target, chance(rng, 50)});
    if (strikes || submit(Random<G>::event(rng, match.rules(), match.state())) ||
        submit(typename G::Event(Ruled{{}, 1})))
      ++entered;
  }
  const Match<G> ruled = match;
  LAW(match.undo_target() == head);
  LAW(submit(Voided{head}));
  LAW(match.state() == before.state());
  LAW(std::ranges::equal(match.ledger(), before.ledger()));
  check_same(match, replay_match(match));
  LAW(match.redo_target().has_value());
  LAW(submit(Voided{match.last_seq()}));
  LAW(match.state() == ruled.state());
  LAW(std::ranges::equal(match.ledger(), ruled.ledger()));
  for (int more = 0; more < 3; ++more) submit(Random<G>::event(rng, match.rules(), match.state()));
  for (int seq = index(head) + 1; seq <= index(head) + events; ++seq)
    LAW(!submit(Voided{EventSeq{seq}, true}));
  LAW(submit(Voided{head, true}));
  for (int seq = index(head); seq <= index(head) + events; ++seq) LAW(match.is_struck(EventSeq{seq}));
  check_same(match, replay_match(match));
}

template <class G>
void check_corrections(Rng& rng, Match<G> match) {
  for (int i = 0; i < 8; ++i) {
    const EventSeq target{pick(rng, 0, index(match.last_seq()) + 1)};
    const bool cascade = chance(rng, 50);
    typename Match<G>::Event correction = Voided{target, cascade};
    if (chance(rng, 40)) {
      correction =
          Amended<typename G::Event>{target, cascade, Random<G>::event(rng, match.rules(), match.state())};
    }
    const auto state = match.state();
    const EventSeq last = match.last_seq();
    const auto answer = match.submit(correction);
    if (!answer) {
      check_violation<G>(answer.error().violation);
      LAW(match.state() == state);
      LAW(match.last_seq() == last);
      LAW(!(cascade && answer.error().breaks) || answer.error().breaks == target);
      continue;
    }
    check_same(match, replay_match(match));
  }
}

template <class G>
void check_codec(const Match<G>& match) {
  AnyMatch stored = any_match(Match<G>(match.rules()));
  codec::StoredReader reader;
  for (int seq = 2; seq <= index(match.last_seq()); ++seq) {
    const auto event = std::get<typename G::Event>(*match.content(EventSeq{seq}));
    const Encoded entered = encoded(event);
    const std::string& kind = entered.kind;
    const std::string payload = entered.fields.is_null() ? "{}" : entered.fields.dump();
    CAPTURE(kind);
    CAPTURE(payload);
    const auto answer = reader.submit(stored, kind, payload);
    LAW(answer.has_value());
    if (!answer) return;
    const auto decoded =
        std::get<typename G::Event>(*std::get<Match<G>>(stored.games().match).content(EventSeq{seq}));
    LAW(decoded == event);
    LAW(encoded(decoded) == entered);
  }
  check_same(match, std::get<Match<G>>(stored.games().match));
}

}  // namespace

TEST_CASE_TEMPLATE("laws of every game, by random play at every kind of table", G, Truco, Truf, Troccas,
                   Tarot, Sheet) {
  std::vector<std::vector<ParameterValue>> settings;
  for (const auto& info : G::parameters()) settings.push_back(Random<G>::settings(info));
  const std::vector<std::vector<ParameterValue>> tables = pairwise(settings);
  const auto& sizes = Random<G>::kPlayers;
  const auto matches = static_cast<unsigned>(tables.size() * sizes.size());
  const int wanted = hands_wanted<G>();
  int hands = 0;
  for (unsigned seed = 0; hands < wanted || seed < matches; ++seed) {
    Rng rng(seed);
    CAPTURE(seed);
    Play<G> play(rng, sizes[seed % sizes.size()], tables[seed / sizes.size() % tables.size()]);
    play.run();
    for (const LedgerLine& line : play.match().ledger()) LAW(line.deal >= 0);
    hands += G::deal_number(play.match().state());
    check_same(play.match(), replay_match(play.match()));
    check_undo(play.match());
    if (seed % 4 < 2) check_corrections(rng, play.match());
    if (seed % 4 == 2) check_acts(rng, play.match());
    check_codec(play.match());
  }
  MESSAGE(tables.size() << " tables of each size, " << hands << " hands");
  CHECK(hands >= wanted);
}
