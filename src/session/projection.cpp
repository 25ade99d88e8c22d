// Projections of the log: the match list and the point entries. Rebuild computes them again.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/codec/result.hpp"
#include "src/session/check.hpp"
#include "src/session/league/league.hpp"
#include "src/session/ordered_thread_pool.hpp"
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
          .status = match.continuation() && match.continuation()->waits
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

namespace {

using Put = std::function<void(const Store::AnyProjection&)>;

// One pass through all logs. Collects damaged streams instead of projecting them.
class Rebuilding {
 public:
  Rebuilding(Store& store, const Host& host, const Session& session, const Progress& progress)
      : store_(store), host_(host), session_(session), progress_(progress) {}

  void project(const Put& put) {
    matches_ = store_.streams("match");
    competitions_ = store_.streams("competition");
    forked_ = forked_streams(store_);
    project_matches(put);
    project_competitions(put);
  }
  std::vector<DamagedStream>& damaged_streams() { return damaged_; }

 private:
  struct Match {
    StreamHead head;
    std::optional<StoredMatch> stored;
    Projection projection;
    std::optional<std::string> damage;
  };
  template <class Work>
  static std::optional<std::string> damage_in(const Work& work) {
    try {
      work();
    } catch (const StoreError& error) {
      if (auto damage = damage_of_stream(error)) return damage;
      throw;
    }
    return std::nullopt;
  }
  Match read(const StreamHead& head) const {
    Match match{head, {}, {}, {}};
    match.damage = damage_in(
        [&] { match.stored = session_.read_stored(head, std::ranges::binary_search(forked_, head.id)); });
    return match;
  }
  void project_matches(const Put& put) {
    const auto replay = [](Match& match) {
      if (match.damage) return;
      match.damage = damage_in([&] {
        const OpenMatch open = open_stored(std::move(*match.stored));
        match.projection = {summary_of(open), entry_rows(open), case_rows(open)};
      });
    };
    process_in_order<Match>(
        host_.extra_threads, matches_, [&](const StreamHead& head) { return read(head); }, replay,
        [&](const Match& match) {
          if (match.damage)
            damaged_.push_back({match.head, *match.damage});
          else
            put(match.projection);
          step();
        });
  }
  void project_competitions(const Put& put) {
    const League league(&store_, host_);
    for (const StreamHead& head : competitions_) {
      const auto damage = damage_in([&] {
        if (const auto competition = league.open(head.id)) put(projection_of(*competition));
      });
      if (damage) damaged_.push_back({head, *damage});
      step();
    }
  }
  void step() {
    if (progress_) progress_(++done_, matches_.size() + competitions_.size());
  }

  Store& store_;
  const Host& host_;
  const Session& session_;
  const Progress& progress_;
  std::vector<StreamHead> matches_, competitions_;
  std::vector<std::string> forked_;
  std::vector<DamagedStream> damaged_;
  std::size_t done_ = 0;
};

// Thrown to roll back before projections of a damaged stream are lost.
struct MoreDamaged {};

}  // namespace

// Damaged streams are known only at the end. Then the pass is repeated, and their projections stay.
std::vector<DamagedStream> Session::rebuild(const Progress& progress) {
  std::vector<std::string> keep;
  for (;;) {
    Rebuilding rebuilding(*store_, host_, *this, progress);
    const auto& damaged = rebuilding.damaged_streams();
    try {
      store_->replace_projections(
          [&](const auto& put) {
            rebuilding.project(put);
            if (damaged.size() > keep.size()) throw MoreDamaged();
          },
          keep);
      return damaged;
    } catch (const MoreDamaged&) {
      keep.clear();
      for (const DamagedStream& one : damaged) keep.push_back(one.head.id);
    }
  }
}

}  // namespace tanteador::session
