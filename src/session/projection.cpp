// What is derived from the log: the match list and the point entries. Computed here by replaying the engine,
// kept by the store, made again by rebuild.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/codec/result.hpp"
#include "src/session/check.hpp"
#include "src/session/crew.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

json id_or_null(const OpenMatch& match, std::size_t side) {
  const auto& sides = match.start().sides;
  return side < sides.size() ? json(sides[side].name) : json(nullptr);
}

}  // namespace

MatchSummary summary_of(const OpenMatch& match) {
  const AnyMatch& any = match.match();
  json sides = json::array();
  const auto ids = match.person_ids();
  for (int side = 0; side < side_count(any); ++side) {
    json players = json::array();
    for (int seat = 0; seat < seat_count(any); ++seat) {
      if (side_of(any, seat_at(seat)) == side_at(side)) players.push_back(ids[seat]);
    }
    json row{{"name", id_or_null(match, side)}, {"players", players}, {"score", score(any, side_at(side))}};
    for (const Fact& fact : side_facts(any, side_at(side)))
      row[std::string(fact.name)] = codec::fact_json(fact, {});
    sides.push_back(row);
  }
  return {.id = match.id(),
          .game = std::string(game_name(any)),
          .ruleset = match.start().edition->id,
          .status = match.kept() && match.kept()->waits
                        ? std::string(kForkedStatus)
                        : std::string(codec::status_word(outcome(any).status)),
          .started_at = match.records().front().at,
          .last_at = match.records().back().at,
          .sides = sides.dump()};
}

std::vector<EntryRow> entry_rows(const OpenMatch& match, std::int64_t first) {
  std::vector<EntryRow> rows;
  const auto lines = ledger(match.match());
  for (auto at = std::ranges::lower_bound(lines, EventSeq{first}, {}, &LedgerLine::seq); at != lines.end();
       ++at) {
    const LedgerLine& line = *at;
    const bool same_event = !rows.empty() && rows.back().seq == static_cast<std::int64_t>(line.seq);
    rows.push_back({.seq = static_cast<std::int64_t>(line.seq),
                    .ordinal = same_event ? rows.back().ordinal + 1 : 0,
                    .deal = line.deal,
                    .side = index(line.entry.side),
                    .points = line.entry.points,
                    .full = line.entry.full,
                    .category = std::string(line.entry.category),
                    .rule = std::string(line.entry.rule)});
  }
  return rows;
}

std::optional<std::string> Session::verify(std::string_view id) const {
  return difference(*store_, host_, "match", id);
}

void Session::rebuild(const Progress& progress) {
  store_->replace_projections([&](const auto& put) {
    const auto matches = store_->streams("match"), played = store_->streams("competition");
    const auto forked = forked_streams(*store_);
    std::size_t done = 0;
    const auto step = [&] {
      if (progress) progress(++done, matches.size() + played.size());
    };
    struct Anew {
      StoredMatch stored;
      Projection projection;
    };
    each_in_order<Anew>(
        host_.beside, matches,
        [&](const StreamHead& head) {
          return Anew{stored(head, std::ranges::binary_search(forked, head.id)), {}};
        },
        [](Anew& anew) {
          const OpenMatch match = opened(std::move(anew.stored));
          anew.projection = {summary_of(match), entry_rows(match), case_rows(match)};
        },
        [&](const Anew& anew) {
          put(anew.projection);
          step();
        });
    const League league(store_, host_);
    for (const StreamHead& head : played) {
      if (const auto competition = league.open(head.id)) put(projection_of(*competition));
      step();
    }
  });
}

}  // namespace tanteador::session
