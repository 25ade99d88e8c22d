// `ask` predicts the effect of `score` and changes nothing. Random play at tables of every game tries
// possible events, spoilt ones and those of another game. TANTEADOR_LONG asks 10,000 times.

#include <cstdlib>

#include "src/codec/result.hpp"
#include "tests/contract/played.hpp"

using namespace tanteador;
using namespace tanteador::laws;
using session::Verdict;

namespace {

constexpr int kAsksPerMatch = 50;
int asks_wanted() { return std::getenv("TANTEADOR_LONG") ? 2'500 : 250; }  // of each game

json spoilt(Rng& rng, json event) {
  const auto field = std::next(event.begin(), pick(rng, 0, static_cast<int>(event.size()) - 1));
  const std::string name = field.key();
  switch (pick(rng, 0, 4)) {
    case 0: event.erase(name); break;
    case 1: event[name] = "nobody"; break;
    case 2: event[name] = pick(rng, -2, 80); break;
    case 3: event[name] = json::array({1}); break;
    default: event["extra"] = true;
  }
  return event;
}

template <class G>
json any_event(Rng& rng, const OpenMatch& open) {
  if (chance(rng, 4)) return {{"type", "voided"}, {"seq", pick(rng, 1, 60)}, {"reason", "mistyped"}};
  if (chance(rng, 2)) return {{"type", "no_such_event"}};
  if (chance(rng, 4)) {
    const std::string newcomer = "p" + std::to_string(pick(rng, 1, 12));  // may sit there already
    return {{"type", "replaced"}, {"player", open.names().seats.front()}, {"by_player", newcomer}};
  }
  const json event =
      possible_event(rng, std::get<Match<G>>(open.match().games().match), EventWriter(open.names()));
  if (chance(rng, 5))
    return {{"type", "amended"}, {"seq", pick(rng, 1, 60)}, {"event", event}, {"reason", "mistyped"}};
  return chance(rng, 8) ? spoilt(rng, event) : event;
}

codec::Voice voice_of(const OpenMatch& open) {
  return {open.edition(), open.overridden_options(), open.names()};
}
std::string sheet_of(const OpenMatch& open) {
  return codec::result_json(open.match(), open.id(), voice_of(open), {}).dump();
}

// Enters the event and compares the result with the prediction.
template <class Opinions>
void enter_as_asked(session::Session& session, OpenMatch& open, const json& event, const Opinions& asked) {
  const std::size_t lines = ledger(open.match()).size();
  const codec::Voice voice = voice_of(open);
  const auto entered = session.add(open, event.dump(), session::RefusalPolicy::stop);
  REQUIRE(asked.has_value() == entered.has_value());
  if (!asked) {
    CHECK(asked.error().message == entered.error().message);
    return;
  }
  CHECK((asked->verdict == Verdict::allowed) == entered->refused.empty());
  REQUIRE(!asked->editions.empty());
  CHECK(session::agree(*asked, asked->editions.front()));
  if (!entered->refused.empty()) {
    const auto refused = codec::refused_text(1, {}, entered->refused.front().refusal, voice);
    CHECK(asked->verdict == Verdict::refused);
    CHECK(asked->rule == refused.rule);
    CHECK(asked->message == refused.message);
    CHECK(!asked->worth.has_value());
    CHECK(asked->postings.empty());
    return;
  }
  if (is_correction(open.match(), last_seq(open.match()))) return;
  const auto written = ledger(open.match()).subspan(lines);
  REQUIRE(asked->postings.size() == written.size());
  for (std::size_t i = 0; i < written.size(); ++i) {
    CHECK(asked->postings[i].points == written[i].entry.points);
    CHECK(asked->postings[i].rule == written[i].entry.rule);
  }
}

// The opinion of another edition equals the answer of the same record played under it.
void check_editions(session::Session& session, const OpenMatch& open, const json& event,
                    const session::Answer& answer) {
  for (const session::Opinion& opinion : answer.editions) {
    CAPTURE(opinion.ruleset);
    const auto other = session::Session::rescore(open, *rulebook::find_edition(opinion.ruleset));
    if (!other.refused.empty()) {
      CHECK(opinion.verdict == Verdict::not_reached);
      CHECK(opinion.seq == EventSeq{other.refused.front().line});
      CHECK(opinion.rule == other.refused.front().refusal.violation.rule());
      continue;
    }
    const auto entered = session.attempt(*other.match, event.dump());
    REQUIRE(entered.has_value());
    CHECK((opinion.verdict == Verdict::allowed) == entered->refused.empty());
    if (!entered->refused.empty()) CHECK(opinion.rule == entered->refused.front().refusal.violation.rule());
  }
}

}  // namespace

TEST_CASE_TEMPLATE("ask agrees with score and changes nothing", G, Truco, Truf, Troccas, Tarot, Sheet) {
  const int wanted = asks_wanted();
  int asks = 0, allowed = 0, refused = 0, differ = 0;
  for (unsigned seed = 0; asks < wanted; ++seed) {
    CAPTURE(seed);
    Rng rng(seed);
    session::Session session(nullptr, session::system_host());
    auto scored = session.score(start_line<G>(rng).dump(), session::RefusalPolicy::stop);
    if (!scored || !scored->match) continue;  // these options do not go together
    OpenMatch open = std::move(*scored->match);
    bool corrected = false;
    for (int step = 0; step < kAsksPerMatch && asks < wanted; ++step) {
      const json event = any_event<G>(rng, open);
      CAPTURE(event.dump());
      const AnyMatch match = open.match();
      const std::string sheet = step % 16 == 0 ? sheet_of(open) : "";
      const std::vector<EventRecord> records(open.records().begin(), open.records().end());
      const auto hash = open.head().hash;
      const auto asked = session.ask(open, event);
      CHECK(open.match() == match);
      if (!sheet.empty()) CHECK(sheet_of(open) == sheet);
      CHECK(std::ranges::equal(open.records(), records));
      CHECK(open.head().hash == hash);
      if (asked && !corrected && step % 4 == 0) check_editions(session, open, event, *asked);
      enter_as_asked(session, open, event, asked);
      corrected = corrected || is_correction(open.match(), last_seq(open.match()));
      ++asks;
      allowed += asked && asked->verdict == Verdict::allowed;
      refused += asked && asked->verdict == Verdict::refused;
      differ += asked && !std::ranges::all_of(asked->editions, [&](const session::Opinion& opinion) {
                  return session::agree(*asked, opinion);
                });
    }
  }
  MESSAGE(asks << " asked, " << allowed << " allowed, " << refused << " refused, editions differ on "
               << differ);
  CHECK(allowed > 0);
  CHECK(refused > 0);
}

TEST_CASE_TEMPLATE("ask before an earlier event gives the event entered there", G, Truco, Truf, Troccas,
                   Tarot, Sheet) {
  const int wanted = asks_wanted() / 4;
  int asks = 0;
  for (unsigned seed = 1'000'000; asks < wanted; ++seed) {
    CAPTURE(seed);
    Rng rng(seed);
    session::Session session(nullptr, session::system_host());
    auto scored = session.score(start_line<G>(rng).dump(), session::RefusalPolicy::stop);
    if (!scored || !scored->match) continue;
    OpenMatch open = std::move(*scored->match);
    std::vector<json> entered;
    for (int step = 0; step < kAsksPerMatch; ++step) {
      const json event =
          possible_event(rng, std::get<Match<G>>(open.match().games().match), EventWriter(open.names()));
      const auto added = session.add(open, event.dump(), session::RefusalPolicy::stop);
      if (added && added->refused.empty()) entered.push_back(event);
    }
    for (std::size_t i = 0; i < entered.size() && asks < wanted; i += 3, ++asks) {
      CAPTURE(entered[i].dump());
      const auto asked = session.ask(open, entered[i], EventSeq{static_cast<int>(i) + 2});
      REQUIRE(asked.has_value());
      CHECK(asked->verdict == Verdict::allowed);
      const auto lines = ledger(open.match());
      const auto here = std::ranges::count(lines, EventSeq{static_cast<int>(i) + 2}, &LedgerLine::seq);
      CHECK(static_cast<std::ptrdiff_t>(asked->postings.size()) == here);
    }
  }
}
