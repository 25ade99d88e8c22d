#include "src/codec/result.hpp"
#include "src/registry/games.hpp"
#include "src/registry/reckoning.hpp"

#include "src/core/text/text.hpp"

namespace tanteador::codec {

namespace {

using nlohmann::json;

const std::string& name_at(const std::vector<std::string>& names, int place) { return names[place]; }

void add_facts(json& row, const Facts& facts, const Names& names) {
  for (const Fact& fact : facts) {
    json& field = row[std::string(fact.name)];
    if (!fact.list)
      field = fact_json(fact, names);
    else if (field.is_null())
      field = json::array();
    if (fact.list && fact.value.kind != Arg::Kind::none) field.push_back(fact_json(fact, names));
  }
}

json side_json(const AnyMatch& match, Side side, const Names& names) {
  json players = json::array();
  for (int seat = 0; seat < seat_count(match); ++seat) {
    if (side_of(match, seat_at(seat)) == side) players.push_back(name_at(names.seats, seat));
  }
  json row{{"name", name_at(names.sides, index(side))}, {"players", players}, {"score", score(match, side)}};
  add_facts(row, side_facts(match, side), names);
  return row;
}

}  // namespace

json refused_json(std::span<const RefusedText> refused) {
  json rows = json::array();
  for (const RefusedText& row : refused) {
    rows.push_back({{"line", row.line},
                    {"type", row.type},
                    {"rule", row.rule},
                    {"message", row.message},
                    {"source", row.source}});
  }
  return rows;
}

std::string_view status_word(Outcome::Status status) {
  constexpr std::string_view kWords[] = {"in_progress", "won", "drawn", "ended"};
  return kWords[index(status)];
}

json fact_json(const Fact& fact, const Names& names) {
  switch (fact.value.kind) {
    case Arg::Kind::word: return fact.value.word;
    case Arg::Kind::seat:
      if (static_cast<std::size_t>(fact.value.number) < names.seats.size())
        return name_at(names.seats, fact.value.number);
      return fact.value.number;
    case Arg::Kind::halves: return fact.value.number / 2.0;
    case Arg::Kind::quarters: return fact.value.number / 4.0;
    case Arg::Kind::hundredths: return fact.value.number / 100.0;
    case Arg::Kind::none: return nullptr;
    default: return fact.value.number;
  }
}

std::vector<EntryText> entry_texts(const AnyMatch& match, const Voice& voice) {
  std::vector<EntryText> texts;
  for (const LedgerLine& line : ledger(match)) {
    EntryText text;
    text.contest = line.entry.contest;
    text.seq = line.seq;
    text.deal = line.deal;
    text.side = name_at(voice.names.sides, index(line.entry.side));
    text.points = line.entry.points;
    text.category = line.entry.category;
    text.rule = line.entry.rule;
    text.shown = was_shown(match, line);
    text.how = arithmetic(match, line, voice.names);
    text.source = rulebook::source_of(line.entry.rule, voice.edition, voice.overridden,
                                      {seat_count(match), {line.entry.category}});
    texts.push_back(std::move(text));
  }
  return texts;
}

namespace {

// The key and the words of the violation select the passage of the rule.
rulebook::Matter matter_of(const Violation& violation, const Names& names) {
  const std::string_view key = violation.key();
  rulebook::Matter matter{static_cast<int>(names.seats.size()), {key.substr(key.find('/') + 1)}};
  for (const Arg& arg : violation.args) {
    if (arg.kind == Arg::Kind::word) matter.about.push_back(arg.word);
  }
  return matter;
}

}  // namespace

RefusedText refused_text(int line, std::string type, const Refusal& refusal, const Voice& voice) {
  RefusedText text{line,
                   std::move(type),
                   std::string(refusal.violation.rule()),
                   render(refusal.violation.message(), voice.names),
                   {},
                   {}};
  if (refusal.breaks)
    text.message =
        render({N_("Entry {0} would no longer be valid: "), {*refusal.breaks}}, voice.names) + text.message;
  const rulebook::Matter matter = matter_of(refusal.violation, voice.names);
  text.source = rulebook::source_of(text.rule, voice.edition, voice.overridden, matter);
  text.place = rulebook::place_of(text.rule, voice.edition, voice.overridden, matter);
  return text;
}

json offers_json(const AnyMatch& match, const Names& names) {
  json rows = json::array();
  const std::string contest(own_words(game_name(match)).contest);
  for (const Offer& offer : offers(match, Offers::legal)) {
    json row{{"type", offer.type}};
    if (!offer.field.empty()) row[std::string(offer.field)] = offer.word;
    for (const Seat seat : offer.players) row["players"].push_back(name_at(names.seats, index(seat)));
    for (const Side side : offer.sides) row["sides"].push_back(name_at(names.sides, index(side)));
    if (offer.contest) row[contest] = *offer.contest;
    if (offer.worth) row["worth"] = *offer.worth;
    if (offer.if_refused) row["if_refused"] = *offer.if_refused;
    rows.push_back(std::move(row));
  }
  return rows;
}

json result_json(const AnyMatch& match, const std::string& id, const Voice& voice,
                 std::span<const RefusedText> refused) {
  json out{{"match", id.empty() ? json(nullptr) : json(id)},
           {"game", game_name(match)},
           {"ruleset", voice.edition.id}};
  const Outcome result = outcome(match);
  out["status"] = status_word(result.status);
  out["winners"] = json::array();
  for (const Side side : result.winners) out["winners"].push_back(name_at(voice.names.sides, index(side)));
  out["sides"] = json::array();
  for (int side = 0; side < side_count(match); ++side)
    out["sides"].push_back(side_json(match, side_at(side), voice.names));
  out["deal"] = nullptr;
  add_facts(out["deal"], deal_facts(match), voice.names);
  out["entries"] = json::array();
  const std::string contest(own_words(game_name(match)).contest);
  for (const EntryText& entry : entry_texts(match, voice)) {
    out["entries"].push_back({{"seq", static_cast<std::int64_t>(entry.seq)},
                              {"deal", entry.deal},
                              {"side", entry.side},
                              {"points", entry.points},
                              {"for", entry.category},
                              {"rule", entry.rule},
                              {"how", entry.how},
                              {"shown", entry.shown},
                              {"source", entry.source}});
    if (entry.contest > 0) out["entries"].back()[contest] = entry.contest;
  }
  out["refused"] = refused_json(refused);
  out["legal"] = offers_json(match, voice.names);
  return out;
}

json not_started_json(const std::string& game, const std::string& ruleset,
                      std::span<const RefusedText> refused) {
  return {{"match", nullptr},
          {"game", game},
          {"ruleset", ruleset},
          {"status", "not_started"},
          {"winners", json::array()},
          {"sides", json::array()},
          {"deal", nullptr},
          {"entries", json::array()},
          {"refused", refused_json(refused)},
          {"legal", json::array()}};
}

}  // namespace tanteador::codec
