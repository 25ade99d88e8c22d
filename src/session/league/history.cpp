#include "src/session/league/history.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/session/chain.hpp"
#include "src/session/exchange/export_file.hpp"
#include "src/session/input.hpp"
#include "src/session/league/times.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

bool puts_right(const league::CompetitionEvent& event, const league::Competition& before) {
  if (const auto* forfeit = std::get_if<league::event::Forfeited>(&event)) {
    const auto& round = before.stages[forfeit->table.stage].rounds[forfeit->table.round];
    return is_decided(round.tables[forfeit->table.table]);
  }
  return std::holds_alternative<league::event::ResultCorrected>(event) ||
         std::holds_alternative<league::event::PenaltyGiven>(event) ||
         std::holds_alternative<league::event::PenaltyLifted>(event) ||
         std::holds_alternative<league::event::RulesChanged>(event) ||
         std::holds_alternative<league::event::SeatsSwapped>(event);
}

}  // namespace

league::CompetitionEvent event_of(const EventRecord& record) {
  json payload = json::parse(record.payload);
  payload["type"] = record.kind;
  return *codec::read_competition_event(payload);
}

std::optional<OpenCompetition> as_of(const OpenCompetition& competition, const std::string& moment) {
  OpenCompetition then;
  then.head = {competition.head.id, competition.head.kind, 0, {}};
  for (const EventRecord& record : competition.records) {
    if (read_moment(record.at).value_or(record.at) > moment) break;
    (void)league::apply(then.now, event_of(record));
    then.records.push_back(record);
    then.head.count = record.seq;
  }
  if (then.records.empty()) return std::nullopt;
  return then;
}

void visit_corrections(const OpenCompetition& competition,
                       const std::function<void(const CorrectedEvent&)>& show) {
  league::Competition now;
  for (const EventRecord& record : competition.records) {
    const league::CompetitionEvent event = event_of(record);
    if (!puts_right(event, now)) {
      (void)league::apply(now, event);
      continue;
    }
    const league::Competition before = now;
    (void)league::apply(now, event);
    show({record.at, event, before, now});
  }
}

std::string draw_proof(const Store& store, const OpenCompetition& competition, league::RoundRef round) {
  json events = events_json(store, competition.head.id);
  std::size_t drawn = 0;
  for (std::size_t i = 0; i < competition.records.size() && i < events.size(); ++i) {
    if (competition.records[i].kind != "round_drawn") continue;
    const auto event = std::get<league::event::RoundDrawn>(event_of(competition.records[i]));
    if (event.round == round) drawn = i + 1;
  }
  if (drawn == 0) return {};
  json first = json::array();
  for (std::size_t i = 0; i < drawn; ++i) first.push_back(std::move(events[i]));
  const json stream{{"id", competition.head.id},
                    {"kind", competition.head.kind},
                    {"count", drawn},
                    {"hash", first.back()["hash"]}};
  return json{{"tanteador_export", 1},
              {"draw_proof", {{"stage", round.stage + 1}, {"round", round.round + 1}}},
              {"stream", stream},
              {"people", json::object()},
              {"events", first}}
             .dump(1) +
         "\n";
}

namespace {

league::HandEdits hand_changes(const league::event::RoundDrawn& draw) {
  const auto by_hand = [](const std::vector<league::Reason>& reasons) {
    return !reasons.empty() && reasons.front().because == league::PairingCause::by_hand;
  };
  league::HandEdits by_hand_now;
  for (const league::event::DrawnTable& table : draw.tables) {
    if (by_hand(table.reasons)) by_hand_now.tables.push_back(table);
  }
  for (const league::event::DrawnBye& bye : draw.byes) {
    if (by_hand(bye.reasons)) by_hand_now.byes.push_back(bye.entrant);
  }
  return by_hand_now;
}

// Replaces reasons with the words of older versions, so that their draws can be proved too.
league::event::RoundDrawn convert_old_words(league::event::RoundDrawn draw) {
  using enum league::PairingCause;
  constexpr std::pair<league::PairingCause, league::PairingCause> kOlder[] = {{rematch_found, rematch},
                                                                              {for_the_rest, second_bye}};
  const auto reword = [&](std::vector<league::Reason>& reasons) {
    // Older versions also gave clubmates as a reason if the rule ignores clubs.
    std::erase_if(reasons, [](const league::Reason& one) {
      return one.because == same_club || one.because == club_found;
    });
    for (league::Reason& one : reasons) {
      for (const auto& [now, older] : kOlder)
        if (one.because == now) one.because = older;
      if (one.because == partners_again) one = {fresh_partners, {}};
    }
    const auto twice = std::ranges::unique(reasons);
    reasons.erase(twice.begin(), twice.end());
  };
  for (league::event::DrawnTable& table : draw.tables) reword(table.reasons);
  for (league::event::DrawnBye& bye : draw.byes) reword(bye.reasons);
  return draw;
}

// True if the seed of an event gives the same draw again, or if the event draws nothing.
bool redrawn_round(const league::Competition& before, const league::CompetitionEvent& event) {
  if (const auto* seeded = std::get_if<league::event::Seeded>(&event))
    return seeded->seed == 0 || seeds_by_lot(before, seeded->seed) == *seeded;
  if (const auto* lots = std::get_if<league::event::LotDrawn>(&event))
    return lots->seed == 0 || draw_lots(before, lots->seed) == *lots;
  const auto& draw = std::get<league::event::RoundDrawn>(event);
  auto again = next_round(before, draw.seed, hand_changes(draw), &draw);
  if (!again || again->tables.size() != draw.tables.size()) return false;
  // The oldest searched draws do not state the number of search starts.
  constexpr league::Reason kUnsaid{league::PairingCause::search, {}};
  for (std::size_t i = 0; i < draw.tables.size(); ++i) {
    const auto &drawn = draw.tables[i].reasons, &replayed_reasons = again->tables[i].reasons;
    if (drawn.empty() || replayed_reasons.empty() || drawn.front() != kUnsaid) continue;
    if (replayed_reasons.front().because == league::PairingCause::search)
      again->tables[i].reasons.front() = kUnsaid;
  }
  return *again == draw || convert_old_words(*std::move(again)) == convert_old_words(draw);
}

bool has_lots(std::string_view kind) {
  return kind == "seeded" || kind == "lot_drawn" || kind == "round_drawn";
}

}  // namespace

tl::expected<ProofResult, codec::InputError> check_proof(std::string_view text) {
  const auto parsed = codec::parse_line(text, 1);
  if (!parsed || !parsed->is_object() || !parsed->contains("draw_proof"))
    return tl::unexpected(unsound(N_("This is not a proof of pairings.")));
  const auto file = read_export(*parsed, "competition");
  if (!file) return tl::unexpected(file.error());
  OpenCompetition competition;
  competition.head = {file->head.id, "competition", 0, {}};
  codec::StoredLeagueReader reader;
  ProofResult proved{.competition = file->head.id, .same = true};
  for (const StoredEvent& event : file->events) {
    const bool lots = has_lots(event.record.kind);
    const league::Competition before = lots ? competition.now : league::Competition();
    if (const auto fault = replay(competition, event, reader))
      return tl::unexpected(codec::InputError{*fault, {}, 1, 1});
    if (!lots) continue;
    const league::CompetitionEvent now = event_of(event.record);
    proved.lots.push_back(event.record.kind);
    proved.same = proved.same && redrawn_round(before, now);
    if (const auto* draw = std::get_if<league::event::RoundDrawn>(&now))
      proved.round = draw->round, proved.seed = draw->seed;
  }
  const bool whole = competition.head.count == file->head.count && competition.head.hash == file->head.hash;
  if (!whole || file->events.empty() || file->events.back().record.kind != "round_drawn")
    return tl::unexpected(unsound(N_("Entries are missing at the end.")));
  proved.events = static_cast<int>(file->events.size());
  proved.head = (*parsed)["stream"]["hash"].get<std::string>();
  return proved;
}

}  // namespace tanteador::session
