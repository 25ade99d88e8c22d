// Every logged event can be written as text and read back unchanged. Random play of every game, with all
// remarks.

#include <set>

#include "tests/contract/played.hpp"

using namespace tanteador;
using namespace tanteador::laws;

namespace {

constexpr int kLinesPerMatch = 40, kMatchesMost = 400;

template <class G>
std::set<std::string> kinds_of() {
  std::set<std::string> kinds(codec::kNoteTypes.begin(), codec::kNoteTypes.end());
  [&]<class... Events>(const std::variant<Events...>*) {
    (kinds.emplace(codec::Type<Events>::word), ...);
  }(static_cast<const typename G::Event*>(nullptr));
  if (G::kName == std::string_view("sheet")) kinds.erase("annulled");  // no deal is ever open there
  return kinds;
}

// Facts of every form: of each side its own, found, and not known.
json any_facts(Rng& rng, const Names& names) {
  const json values[] = {true,
                         3,
                         40.5,
                         "envido",
                         json::array({"1e", "7e"}),
                         {{"player", names.seats[0]}},
                         {{"side", names.sides.back()}}};
  json facts = json::object();
  for (int i = pick(rng, 0, 3); i > 0; --i) {
    json& fact = facts["fact" + std::to_string(i)];
    fact["found"] = chance(rng, 30) ? json() : values[pick(rng, 0, 6)];
    for (const std::string& side : names.sides) {
      if (chance(rng, 60)) fact["said"][side] = values[pick(rng, 0, 6)];
    }
  }
  return facts;
}

// A new name each time: nobody returns under a renamed or replaced name.
std::string newcomer(const OpenMatch& open) { return "n" + std::to_string(open.records().size()); }

json any_note(Rng& rng, const OpenMatch& open) {
  const Names names = open.names();
  const int last = std::max(static_cast<int>(last_seq(open.match())), 2);
  const auto word = codec::kNoteTypes[static_cast<std::size_t>(pick(rng, 0, 6))];
  json note{{"type", word}};
  const std::string& player = names.seats[static_cast<std::size_t>(pick(rng, 0, 100)) % names.seats.size()];
  const std::string& side = names.sides[static_cast<std::size_t>(pick(rng, 0, 100)) % names.sides.size()];
  if (word == "warned" || word == "renamed" || word == "replaced") note["player"] = player;
  if (word == "warned") note["fault"] = "slow";
  if (word == "renamed") note["to"] = newcomer(open);
  if (word == "replaced") note["by_player"] = newcomer(open);
  if (word == "confirmed") note["side"] = side;
  if (word == "appealed")
    note.update({{"of", pick(rng, 2, last)}, {"by_side", side}, {"ground", "a ground"}});
  if (word == "appeal_decided")
    note.update({{"of", pick(rng, 2, last)}, {"upheld", chance(rng, 50)}, {"reason", "a reason"}});
  if (word == "appeal_decided" && chance(rng, 50)) note["referee"] = "Dani";
  if (word == "case_ruled") {
    const bool fixed = chance(rng, 50);
    note.update({{"case", fixed ? "table.late" : "other"},
                 {"title", "A fault"},
                 {"facts", any_facts(rng, names)},
                 {"fixed", fixed},
                 {"remedy", "warn"},
                 {"reason", "a reason"}});
    if (chance(rng, 50)) note.update({{"referee", "Dani"}, {"precedent", chance(rng, 50)}});
  }
  return note;
}

// The payload in force in the log, without its type.
json stored_payload(const OpenMatch& open, EventSeq seq) {
  json payload = json::parse(open.payload_in_force(seq));
  payload.erase("type");
  return payload;
}

void check_written(const OpenMatch& open, EventSeq seq) {
  const json line = open.event_json(seq, open.names(seq));
  CAPTURE(line.dump());
  CHECK(line["type"] == open.kind_in_force(seq));
  const auto event = codec::read_event(open.match(), line, open.roster(seq));
  REQUIRE_MESSAGE(event.has_value(), (event ? "" : event.error().message));
  const auto id_of = [&](const std::string& name) {
    for (const auto& [id, known] : open.people()) {
      if (known == name) return id;
    }
    return name;
  };
  CHECK(json::parse(codec::event_payload(*event, id_of)) == stored_payload(open, seq));
}

}  // namespace

TEST_CASE_TEMPLATE("every event reads back unchanged from its readable form", G, Truco, Truf, Troccas, Tarot,
                   Sheet) {
  std::set<std::string> missing = kinds_of<G>();
  for (unsigned seed = 0; seed < kMatchesMost && (seed < 20 || !missing.empty()); ++seed) {
    CAPTURE(seed);
    Rng rng(seed);
    session::Session session(nullptr, session::system_host());
    auto scored = session.score(start_line<G>(rng).dump(), session::RefusalPolicy::stop);
    if (!scored || !scored->match) continue;  // these options do not go together
    OpenMatch open = std::move(*scored->match);
    for (int i = 0; i < kLinesPerMatch; ++i) {
      json line = chance(rng, 20) ? any_note(rng, open)
                                  : possible_event(rng, std::get<Match<G>>(open.match().games().match),
                                                   laws::EventWriter(open.names()));
      if (chance(rng, 20)) line["note"] = "a note";
      if (chance(rng, 10))
        line = {
            {"type", "amended"}, {"seq", last_seq(open.match())}, {"event", line}, {"reason", "mistyped"}};
      static_cast<void>(session.add(open, line.dump(), session::RefusalPolicy::stop));
    }
    static_cast<void>(
        session.add(open, R"({"type":"match_ended","reason":"time"})", session::RefusalPolicy::stop));
    for (EventSeq seq{2}; seq <= last_seq(open.match()); seq = EventSeq{static_cast<std::int64_t>(seq) + 1}) {
      if (is_correction(open.match(), seq) || is_struck(open.match(), seq)) continue;
      check_written(open, seq);
      missing.erase(open.kind_in_force(seq));
    }
  }
  for (const std::string& kind : missing) CHECK_MESSAGE(false, "never played: " << kind);
}
