// `ask` says what `score` would do, and changes nothing: tried by random play at tables of every game, with
// events that may be possible, spoilt ones and those of another game. TANTEADOR_LONG asks 10,000 times.

#include <cstdlib>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "src/codec/result.hpp"
#include "src/session/session.hpp"
#include "tests/contract/games.hpp"

using namespace tanteador;
using namespace tanteador::laws;
using nlohmann::json;
using session::OpenMatch;
using session::Verdict;

namespace {

constexpr int kAsksPerMatch = 50;
int asks_wanted() { return std::getenv("TANTEADOR_LONG") ? 2'500 : 250; }  // of each game

// An event as people write it: the stored form with names for numbers.
class Written {
 public:
  explicit Written(Names names) : names_(std::move(names)) {}

  template <class Event>
  json operator()(const Event& event) const {
    auto [type, out] = encoded(event);
    for (const char* field : {"player", "dealer", "accused", "holder", "vetoed_by", "partner"})
      name(out, field, names_.seats);
    if (type == "flor_challenged") name(out, "by", names_.seats);
    for (const char* field : {"side", "winner"}) name(out, field, names_.sides);
    if (type == "bid") by_name(out, "cards", names_.seats);
    by_name(out, "taken", names_.seats);
    by_name(out, "scores", names_.sides);
    if (type == "counted") by_name(out, "points", names_.sides);
    if (out.contains("pairs")) {
      for (json& pair : out["pairs"]) {
        for (json& seat : pair) seat = at(names_.seats, seat.get<int>());
      }
    }
    out["type"] = type;
    return out;
  }

 private:
  static std::string at(const std::vector<std::string>& names, int place) {
    const auto index = static_cast<std::size_t>(place);
    return index < names.size() ? names[index] : "nobody";
  }
  static void name(json& event, const char* field, const std::vector<std::string>& names) {
    const auto found = event.find(field);
    if (found != event.end() && found->is_number_integer()) *found = at(names, found->get<int>());
  }
  static void by_name(json& event, const char* field, const std::vector<std::string>& names) {
    const auto found = event.find(field);
    if (found == event.end() || !found->is_array()) return;
    json values = json::object();
    for (std::size_t i = 0; i < std::min(found->size(), names.size()); ++i) {
      if (!(*found)[i].is_null()) values[names[i]] = (*found)[i];
    }
    *found = values;
  }

  Names names_;
};

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

json any_value(const ParameterInfo& info, int value) {
  return std::visit([](const auto& plain) { return json(plain); }, decode_parameter(info, value));
}

template <class G>
json start_line(Rng& rng) {
  std::vector<const rulebook::Edition*> own;
  for (const rulebook::Edition& edition : rulebook::editions()) {
    if (edition.game == G::kName) own.push_back(&edition);
  }
  const auto& edition = *own[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(own.size()) - 1))];
  const auto& sizes = Random<G>::kPlayers;
  int players = sizes[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(sizes.size()) - 1))];
  if (const auto fixed = edition.parameters.find("players"); fixed != edition.parameters.end())
    players = std::get<int>(fixed->second);
  json start{{"type", "match_started"}, {"game", G::kName}, {"ruleset", edition.id}};
  for (int i = 1; i <= players; ++i) start["players"].push_back("p" + std::to_string(i));
  const auto all = G::parameters();
  for (int i = pick(rng, 0, 2); i > 0; --i) {
    const auto& info = all[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(all.size()) - 1))];
    const std::vector<int> values = Random<G>::settings(info);
    const int value = values[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(values.size()) - 1))];
    if (info.name != "players") start["options"][std::string(info.name)] = any_value(info, value);
  }
  return start;
}

template <class G>
json possible_event(Rng& rng, const Match<G>& match, const Written& written) {
  using R = Random<G>;
  if (chance(rng, 25)) {
    const std::vector<Offer> offers = G::offers(match.rules(), match.state(), Offers::legal);
    const Offer& offer = offers[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(offers.size()) - 1))];
    const auto events = R::events_of(rng, match.rules(), match.state(), offer);
    if (!events.empty() && offer.type != "match_ended") return written(events.front());
  }
  return written(chance(rng, 5) ? R::garbage(rng) : R::event(rng, match.rules(), match.state()));
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
      possible_event(rng, std::get<Match<G>>(open.match().games().match), Written(open.names()));
  if (chance(rng, 5))
    return {{"type", "amended"}, {"seq", pick(rng, 1, 60)}, {"event", event}, {"reason", "mistyped"}};
  return chance(rng, 8) ? spoilt(rng, event) : event;
}

codec::Voice voice_of(const OpenMatch& open) { return {open.edition(), open.overridden(), open.names()}; }
std::string sheet_of(const OpenMatch& open) {
  return codec::result_json(open.match(), open.id(), voice_of(open), {}).dump();
}

// Enters the event for good and compares with what was said of it.
template <class Asked>
void enter_as_asked(session::Session& session, OpenMatch& open, const json& event, const Asked& asked) {
  const std::size_t lines = ledger(open.match()).size();
  const codec::Voice voice = voice_of(open);
  const auto entered = session.add(open, event.dump(), session::OnRefusal::stop);
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

// What another edition is said to say is what the same record, played under it, would have said.
void check_editions(session::Session& session, const OpenMatch& open, const json& event,
                    const session::Answer& answer) {
  for (const session::Opinion& opinion : answer.editions) {
    CAPTURE(opinion.ruleset);
    const auto other = session::Session::under(open, *rulebook::find_edition(opinion.ruleset));
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

TEST_CASE_TEMPLATE("ask agrees with score, and changes nothing", G, Truco, Truf, Troccas, Tarot, Sheet) {
  const int wanted = asks_wanted();
  int asks = 0, allowed = 0, refused = 0, differ = 0;
  for (unsigned seed = 0; asks < wanted; ++seed) {
    CAPTURE(seed);
    Rng rng(seed);
    session::Session session(nullptr, session::system_host());
    auto scored = session.score(start_line<G>(rng).dump(), session::OnRefusal::stop);
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

TEST_CASE_TEMPLATE("asked before an earlier event, the answer is what was entered there", G, Truco, Truf,
                   Troccas, Tarot, Sheet) {
  const int wanted = asks_wanted() / 4;
  int asks = 0;
  for (unsigned seed = 1'000'000; asks < wanted; ++seed) {
    CAPTURE(seed);
    Rng rng(seed);
    session::Session session(nullptr, session::system_host());
    auto scored = session.score(start_line<G>(rng).dump(), session::OnRefusal::stop);
    if (!scored || !scored->match) continue;
    OpenMatch open = std::move(*scored->match);
    std::vector<json> entered;
    for (int step = 0; step < kAsksPerMatch; ++step) {
      const json event =
          possible_event(rng, std::get<Match<G>>(open.match().games().match), Written(open.names()));
      const auto added = session.add(open, event.dump(), session::OnRefusal::stop);
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
