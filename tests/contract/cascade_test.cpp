// Random play of every game: striking an entry and keeping parts of its cascade equals a history without the
// rest.

#include <cstdlib>

#include "tests/contract/played.hpp"

using namespace tanteador;
using namespace tanteador::laws;

namespace {

constexpr int kEvents = 40;
int strikes_wanted() { return std::getenv("TANTEADOR_LONG") ? 600 : 12; }  // with something that falls

struct AtRandom {
  json start;
  OpenMatch open;
};
// A match of this game in progress. Null if the options contradict each other.
template <class G>
std::optional<AtRandom> played_at_random(Rng& rng, session::Session& session) {
  const json start = start_line<G>(rng);
  auto scored = session.score(start.dump(), session::RefusalPolicy::stop);
  if (!scored || !scored->match) return std::nullopt;
  OpenMatch open = std::move(*scored->match);
  for (int step = 0; step < kEvents; ++step) {
    const json event =
        possible_event<G>(rng, std::get<Match<G>>(open.match().games().match), EventWriter(open.names()));
    (void)session.add(open, event.dump(), session::RefusalPolicy::take_back);
  }
  return AtRandom{start, std::move(open)};
}

// The match entered again without the strike's cascade, except for the kept entries. Later deals are entered
// with the facts that the correction names.
OpenMatch entered_anew(session::Session& session, const json& start, const OpenMatch& open,
                       const OpenMatch& corrected, EventSeq struck, const session::CascadePreview& falling) {
  std::string lines, again;
  for (int at = 2; at <= index(last_seq(open.match())); ++at) {
    const EventSeq seq{at};
    const auto fallen = std::ranges::find_if(falling.fallen, [&](const session::StruckEvent& one) {
      return std::ranges::find(one.events, seq) != one.events.end();
    });
    const bool falls = fallen != falling.fallen.end();
    if (act_of(open.match(), seq) == struck || is_struck(open.match(), seq) ||
        (falls && !fallen->is_reentered))
      continue;
    (falls ? again : lines) += (falls ? open : corrected).event_json(seq, open.names()).dump() + "\n";
  }
  const auto anew = session.score(start.dump() + "\n" + lines + again, session::RefusalPolicy::stop);
  REQUIRE(anew);
  CHECK(anew->refused.empty());
  return *anew->match;
}

std::vector<Points> points(const AnyMatch& match) {
  std::vector<Points> all;
  for (int side = 0; side < side_count(match); ++side) all.push_back(score(match, side_at(side)));
  return all;
}

}  // namespace

TEST_CASE_TEMPLATE("a correction with kept parts equals the history entered again", G, Truco, Truf, Troccas,
                   Tarot, Sheet) {
  session::Session session(nullptr, session::system_host());
  int tried = 0, reentries = 0;
  for (unsigned seed = 0; tried < strikes_wanted() && seed < 2'000; ++seed) {
    CAPTURE(seed);
    Rng rng(seed);
    auto table = played_at_random<G>(rng, session);
    OpenMatch* open = table ? &table->open : nullptr;
    if (!open || last_seq(open->match()) < EventSeq{3}) continue;
    const EventSeq seq = act_of(open->match(), EventSeq{pick(rng, 2, index(last_seq(open->match())))});
    const Entry strike{event_at_table(open->match(), Voided{seq, true}), {{"reason", "mistyped"}}};
    auto falling = session.preview_cascade(*open, strike);
    if (!falling || (falling->fallen.empty() && chance(rng, 90))) continue;
    ++tried;
    std::vector<EventSeq> keep;
    for (int i = 0; i < 6; ++i) {  // one more of those that can be kept, as long as there are
      std::vector<EventSeq> can;
      for (const session::StruckEvent& one : falling->fallen) {
        if (!one.is_reentered && !one.why) can.push_back(one.events.front());
      }
      if (can.empty()) break;
      keep.push_back(can[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(can.size()) - 1))]);
      std::ranges::sort(keep);
      falling = session.preview_cascade(*open, strike, keep);
      REQUIRE(falling);
      CHECK(std::ranges::count_if(falling->fallen, &session::StruckEvent::is_reentered) == std::ssize(keep));
      ++reentries;
    }
    const OpenMatch as_it_was = *open;
    const std::size_t before = open->records().size();
    const auto added = session.add(*open, strike, keep);
    REQUIRE(added);
    CHECK(added->refused.empty());
    const OpenMatch anew = entered_anew(session, table->start, as_it_was, *open, seq, *falling);
    CHECK(points(falling->after) == points(anew.match()));
    CHECK(outcome(falling->after).status == outcome(anew.match()).status);
    CHECK(points(open->match()) == points(anew.match()));
    CHECK(open->records().size() > before + keep.size());
  }
  MESSAGE(tried << " struck with something that falls, " << reentries << " entries kept");
  CHECK(tried > 10);
  CHECK((reentries > 0 || std::string_view(G::kName) == "sheet"));  // whose deals stand by themselves
}
