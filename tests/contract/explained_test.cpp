// Random play of every game: an entry's sources are events of its own deal and duel, including its own.

#include <algorithm>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "src/codec/events.hpp"
#include "src/registry/reckoning.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/why/why.hpp"
#include "tests/contract/games.hpp"

using namespace tanteador;
using namespace tanteador::laws;
using nlohmann::json;

namespace {

template <class G>
Match<G> play_random(unsigned seed, int players) {
  Rng rng(seed);
  std::vector<ParameterValue>
      agreed;  // other values with every seed: points are written at once or after the hand …
  for (const auto& info : G::parameters()) {
    const std::vector<ParameterValue> values = Random<G>::settings(info);
    agreed.push_back(values[seed % values.size()]);
  }
  Match<G> match(Random<G>::rules(rng, players, agreed));
  for (int step = 0; step < 1500; ++step) match.submit(Random<G>::event(rng, match.rules(), match.state()));
  return match;
}

template <class G>
Encoded encoded_at(const Match<G>& match, std::int64_t seq) {
  return encoded(std::get<typename G::Event>(*match.content(EventSeq{static_cast<int>(seq)})));
}

// The log as the screens know it.
template <class G>
std::vector<view::LoggedEvent> log_of(const Match<G>& match) {
  std::vector<view::LoggedEvent> log;
  for (int seq = 2; seq <= index(match.last_seq()); ++seq)
    log.push_back({seq, encoded_at(match, seq).kind, {}});
  return log;
}

// A bet is never explained by the words of another.
bool is_of_another_bet(const json& event, std::string_view category) {
  const std::string call = event.is_object() ? event.value("call", "") : "";
  if (call.empty() || call == "quiero" || call == "no_quiero") return false;
  const bool flor = call.find("flor") != call.npos, envido = call.find("envido") != call.npos;
  if (category == "flor") return !flor;
  if (category == "envido") return !envido && !flor;  // a flor may be what took its place
  return category == "truco" && (flor || envido);
}

}  // namespace

TEST_CASE_TEMPLATE("every entry cites events of its own deal and duel, itself included (TA-19)", G, Truco,
                   Truf, Troccas, Tarot, Sheet) {
  std::size_t lines = 0, in_duels = 0;
  for (const int players : Random<G>::kPlayers) {
    for (unsigned seed = 0; seed < 6; ++seed) {
      const Match<G> match = play_random<G>(seed, players);
      const AnyMatch any = any_match(Match<G>(match));
      const std::vector<view::LoggedEvent> log = log_of(match);
      CAPTURE(players);
      CAPTURE(seed);
      for (const LedgerLine& line : match.ledger()) {
        CAPTURE(index(line.seq));
        CAPTURE(line.entry.rule);
        CAPTURE(int{line.entry.contest});
        const auto behind = view::events_behind(any, log, line);
        ++lines;
        in_duels += line.entry.contest > 0;
        CHECK(!behind.empty());
        bool own = false;
        for (const view::LoggedEvent& event : behind) {
          CAPTURE(event.seq);
          CAPTURE(event.kind);
          const json fields = encoded_at(match, event.seq).fields;
          CAPTURE(fields.dump());
          const int duel = fields.is_object() ? fields.value("duel", 0) : 0;
          own |= event.seq == index(line.seq);
          CHECK(event.seq <= index(line.seq));
          CHECK(G::deal_number(match.state_after(EventSeq{event.seq})) == line.deal);
          // TA-19: an interference may cost the duel of the one who interfered, not that it happened in.
          const bool elsewhere = duel > 0 && line.entry.contest > 0 && duel != line.entry.contest;
          CHECK((!elsewhere || event.kind == "interfered"));
          if (line.entry.points > 0 && event.seq < index(line.seq))
            CHECK(!is_of_another_bet(fields, line.entry.category));
        }
        const json fields = encoded_at(match, index(line.seq)).fields;
        const int duel = fields.is_object() ? fields.value("duel", 0) : 0;
        CHECK((own || (duel > 0 && duel != line.entry.contest)));
        for (const Ground& ground : grounds(any, line)) CHECK(rulebook::find_rule(ground.rule) != nullptr);
      }
    }
  }
  CHECK(lines > 20);
  if (std::is_same_v<G, Truco>) CHECK(in_duels > 0);
}
