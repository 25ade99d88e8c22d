// The undo of the last entry of a competition or of the club.

#include <algorithm>

#include "src/core/text/join.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

namespace league_undo {

namespace e = league::event;
const std::string kUndo = "undo";  // reason stored with the undo
using league::Competition;

std::string stated_table(const Competition& now, const league::TableRef& at, std::string_view words) {
  const std::string number = table_number(round_at(now, at.round_ref()), at.table);
  return say(words, {std::string_view(number)});
}

struct Undone {
  const Competition& before;
  const std::vector<std::string>& names;

  using Answer = std::optional<DoneInLeague>;

  std::string table_sentence(const league::TableRef& at, std::string_view words) const {
    return stated_table(before, at, words);
  }
  std::string round_sentence(const league::RoundRef& round, std::string_view words) const {
    return say(words, {round.round + 1});
  }
  std::string entrant_sentence(league::Entrant entrant, std::string_view words) const {
    return say(words, {std::string_view(entrant_name(names, entrant))});
  }
  // Restores the table's earlier result or forfeit, or neither.
  league::CompetitionEvent as_before(const league::TableRef& at) const {
    const league::PlayedTable& table = table_at(before, at);
    if (!table.score && !table.forfeits.empty()) return e::Forfeited{at, table.forfeits, kUndo};
    return e::ResultCorrected{at, table.score, kUndo, {}, table.remark};
  }

  // Enters a corrected or struck result again; the valid one first, then the disputed ones.
  std::vector<league::CompetitionEvent> reentered_events(const league::TableRef& at, bool struck) const {
    const league::PlayedTable& table = table_at(before, at);
    std::vector<league::CompetitionEvent> all{as_before(at)};
    if (struck && table.score) all = {e::ResultEntered{at, *table.score, {}, table.remark}};
    for (const auto& [score, remark] : table.disputed)
      all.emplace_back(e::ResultEntered{at, score, {}, remark});
    return all;
  }

  Answer operator()(const e::ResultEntered& one) const {
    return DoneInLeague{table_sentence(one.table, N_("Table {0}: result")), {as_before(one.table)}};
  }
  Answer operator()(const e::ResultCorrected& one) const {
    return DoneInLeague{table_sentence(one.table, N_("Table {0}: result corrected")),
                        reentered_events(one.table, !one.score)};
  }
  Answer operator()(const e::Forfeited& one) const {
    return DoneInLeague{table_sentence(one.table, N_("Table {0}: forfeit")), {as_before(one.table)}};
  }
  Answer operator()(const e::RoundDrawn& one) const {
    Competition then = before;
    if (!league::apply(then, one)) return std::nullopt;
    const auto back = take_draws_back(then, one.round);
    if (!back) return std::nullopt;
    return DoneInLeague{round_sentence(one.round, N_("Round {0} paired")), back->events};
  }
  Answer operator()(const e::RoundClosed& one) const {
    return DoneInLeague{round_sentence(one.round, N_("Round {0} closed")), {e::Reopened{kUndo}}};
  }
  Answer operator()(const e::StageClosed& one) const {
    return DoneInLeague{say("Stage {0} closed", {one.stage + 1}), {e::Reopened{kUndo}}};
  }
  Answer operator()(const e::CompetitionFinished&) const {
    return DoneInLeague{tr("Competition finished"), {e::Reopened{kUndo}}};
  }
  Answer operator()(const e::EntrantWithdrawn& one) const {
    Competition then = before;
    if (!league::apply(then, one)) return std::nullopt;
    return DoneInLeague{entrant_sentence(one.entrant, N_("{0} has withdrawn")),
                        {coming_back(then, one.entrant)}};
  }
  Answer operator()(const e::Absent& one) const {
    return DoneInLeague{entrant_sentence(one.entrant, N_("{0} is absent")), {e::Returned{one.entrant, {}}}};
  }
  Answer operator()(const e::PenaltyGiven& one) const {
    return DoneInLeague{entrant_sentence(one.entrant, N_("{0}: penalty")),
                        {e::PenaltyLifted{static_cast<int>(before.penalties.size()), kUndo}}};
  }
  Answer operator()(const e::RoundDated& one) const {
    return DoneInLeague{round_sentence(one.round, N_("Round {0}: start time")),
                        {e::RoundDated{one.round, begins(one.round)}}};
  }
  Answer operator()(const e::MatchLinked& one) const {
    return DoneInLeague{table_sentence(one.table, N_("Table {0}: match linked")),
                        {e::MatchUnlinked{one.table, one.match}}};
  }
  Answer operator()(const e::MatchUnlinked& one) const {
    return DoneInLeague{table_sentence(one.table, N_("Table {0}: match unlinked")),
                        {e::MatchLinked{one.table, one.match}}};
  }
  Answer operator()(const e::ClockChanged& one) const {
    e::ClockChanged back = one;
    back.minutes = -one.minutes;
    if (one.change == e::ClockChange::stop) back.change = e::ClockChange::resume;
    if (one.change == e::ClockChange::resume) back.change = e::ClockChange::stop;
    return DoneInLeague{round_sentence(one.round, N_("Round {0}: clock")), {back}};
  }
  Answer operator()(const e::TablesSwapped& one) const {
    return DoneInLeague{say("Tables {0} and {1} swapped", {one.first + 1, one.second + 1}), {one}};
  }
  Answer operator()(const e::SeatsSwapped& one) const {
    const std::string_view first = entrant_name(names, one.first), second = entrant_name(names, one.second);
    return DoneInLeague{say("{0} and {1} swapped", {first, second}), {one}};
  }
  Answer operator()(const e::EntrantEntered&) const {
    const auto fresh = league::entrant_at(static_cast<int>(before.entrants.size()));
    const bool named = before.entrants.size() < names.size();  // not while it is being entered
    return DoneInLeague{
        named ? entrant_sentence(fresh, N_("Participant added: {0}")) : tr("Participant added"),
        {e::EntrantWithdrawn{fresh, kUndo}}};
  }
  Answer operator()(const e::EntrantChanged& one) const {
    const league::EntrantState& was = before.entrants[index(one.entrant)];
    e::EntrantChanged back{.entrant = one.entrant};
    if (one.rating) back.rating = was.rating;
    if (one.club) back.club = was.club;
    if (one.categories) back.categories = was.categories;
    if (one.table) back.table = was.table;
    if (one.late) back.late = was.late;
    return DoneInLeague{entrant_sentence(one.entrant, N_("{0}: details changed")), {back}};
  }
  Answer operator()(const e::Returned& one) const {
    const auto away = std::ranges::find(before.away, one.entrant, &e::Absent::entrant);
    const std::string what = entrant_sentence(one.entrant, N_("{0} is back"));
    if (away != before.away.end()) return DoneInLeague{what, {*away}};
    return DoneInLeague{what, {e::EntrantWithdrawn{one.entrant, kUndo}}};
  }
  Answer operator()(const e::Seeded&) const {
    return DoneInLeague{tr("Seeding"),
                        {e::Seeded{before.stage == 0 ? before.seeds : before.now().entrants, 0}}};
  }
  Answer operator()(const e::KeptApart& one) const {
    e::KeptApart back = one;
    back.lifted = !one.lifted;
    return DoneInLeague{tr("Kept apart"), {back}};
  }
  Answer operator()(const e::RulesChanged& one) const {
    const league::StageSetup& was = before.setup.stages[one.stage];
    e::RulesChanged back{.stage = one.stage, .reason = kUndo};
    if (one.rounds) back.rounds = was.rounds;
    if (one.minutes) back.minutes = was.minutes;
    if (one.last_deal) back.last_deal = was.last_deal;
    if (one.points) back.points = was.points;
    if (one.order) back.order = was.order;
    if (one.free_tables) back.free_tables = was.free_tables;
    return DoneInLeague{tr("Rules changed"), {back}};
  }
  Answer operator()(const e::MoneySet&) const { return DoneInLeague{tr("Fee and prizes"), {before.money}}; }
  Answer operator()(const e::FeePaid& one) const {
    return DoneInLeague{entrant_sentence(one.entrant, N_("{0} has paid")),
                        {e::FeePaid{one.entrant, -one.amount}}};
  }
  Answer operator()(const e::PenaltyLifted& one) const {
    const e::PenaltyGiven& given = before.penalties[one.penalty].given;
    return DoneInLeague{entrant_sentence(given.entrant, N_("{0}: penalty removed")), {given}};
  }
  Answer operator()(const e::CompetitionWithdrawn&) const {
    return DoneInLeague{tr("Competition cancelled"), {e::Reopened{kUndo}}};
  }
  // True if the draw changed the order of seeds for the sake of clubs.
  static bool has_new_seeds(const league::PlayedRound& round) {
    return std::ranges::any_of(round.tables, [](const league::PlayedTable& table) {
      return std::ranges::find(table.drawn.reasons, league::PairingCause::club_seeds,
                               &league::Reason::because) != table.drawn.reasons.end();
    });
  }
  Answer operator()(const e::DrawTakenBack& one) const {
    const league::PlayedRound& round = round_at(before, one.round);
    e::RoundDrawn drawn{.round = one.round,
                        .tables = {},
                        .byes = round.byes,
                        .groups = {},
                        .virtual_points = round.virtual_points,
                        .seed = round.seed};
    for (const league::PlayedTable& table : round.tables) drawn.tables.push_back(table.drawn);
    if (one.round.round == 0) drawn.groups = before.now().groups;
    if (has_new_seeds(round)) drawn.seeds = before.now().entrants;
    // A later correction can make this pairing impossible.
    Competition then = before;
    if (!league::apply(then, one)) return std::nullopt;
    std::vector<league::CompetitionEvent> again;
    for (const e::Absent& away : round.asked_off) {
      if (std::ranges::count(then.away, away) == 0) again.emplace_back(away);
    }
    again.emplace_back(drawn);
    for (const league::CompetitionEvent& event : again) {
      if (objection(then, event) || !league::apply(then, event)) return std::nullopt;
    }
    add_forfeits(round, one.round, then, again);
    add_clock(round, one.round, again);
    return DoneInLeague{round_sentence(one.round, N_("Pairings of round {0} undone")), std::move(again)};
  }
  // Forfeits that the pairing does not create itself.
  static void add_forfeits(const league::PlayedRound& round, league::RoundRef ref, const Competition& drawn,
                           std::vector<league::CompetitionEvent>& again) {
    for (int table = 0; table < static_cast<int>(round.tables.size()); ++table) {
      const std::vector<int>& sides = round.tables[table].forfeits;
      const league::TableRef at{ref.stage, ref.round, table};
      if (sides != table_at(drawn, at).forfeits) again.emplace_back(e::Forfeited{at, sides, kUndo});
    }
  }
  // The clock as it was before the pairings were undone.
  static void add_clock(const league::PlayedRound& round, league::RoundRef ref,
                        std::vector<league::CompetitionEvent>& again) {
    using e::ClockChange;
    const auto add = [&](int minutes, std::vector<int> tables) {
      if (minutes != 0)
        again.emplace_back(e::ClockChanged{ref, ClockChange::add, minutes, std::move(tables)});
    };
    add(round.added_minutes, {});
    for (int table = 0; table < static_cast<int>(round.tables.size()); ++table)
      add(round.tables[table].added_minutes, {table});
    if (round.is_stopped) again.emplace_back(e::ClockChanged{ref, ClockChange::stop, 0, {}});
  }
  Answer operator()(const e::Reopened&) const {
    const std::string what = tr("Reopened");
    if (before.withdrawn) return DoneInLeague{what, {e::CompetitionWithdrawn{kUndo}}};
    if (before.finished) return DoneInLeague{what, {e::CompetitionFinished{}}};
    const league::PlayedStage& stage = before.now();
    if (stage.rounds.empty())
      return DoneInLeague{what, {e::StageClosed{before.stage - 1, stage.entrants, stage.repechage}}};
    const bool forced = stage.rounds.back().status == league::RoundStatus::forced;
    return DoneInLeague{what,
                        {e::RoundClosed{{before.stage, static_cast<int>(stage.rounds.size()) - 1}, forced}}};
  }
  // The replaced player returns; an earlier substitute or share is restored.
  Answer operator()(const e::Substituted& one) const {
    e::Substituted back{one.round, one.entrant, one.in, one.out, 100};
    for (const auto& [whose, was] : round_at(before, one.round).stand_ins) {
      if (whose == one.entrant && was.out == one.out)
        back = {one.round, one.entrant, was.out, was.in, was.percent};
    }
    return DoneInLeague{entrant_sentence(one.entrant, N_("{0}: substitute")), {std::move(back)}};
  }
  Answer operator()(const e::LotDrawn& one) const {
    const std::vector<int>& lots = before.stages[one.stage].lots;
    e::LotDrawn back{.stage = one.stage, .order = {}, .seed = 0};
    for (int lot = 1;; ++lot) {
      const auto drawn = std::ranges::find(lots, lot);
      if (drawn == lots.end()) break;
      back.order.push_back(league::entrant_at(static_cast<int>(drawn - lots.begin())));
    }
    return DoneInLeague{tr("Lots drawn"), {std::move(back)}};
  }
  template <class Other>
  Answer operator()(const Other&) const {
    return std::nullopt;
  }

  std::string begins(const league::RoundRef& round) const {
    const auto found = before.dates.find(round);
    return found == before.dates.end() ? std::string() : found->second;
  }
};

}  // namespace league_undo
}  // namespace

std::optional<DoneInLeague> is_undone(const league::Competition& before,
                                      const std::vector<std::string>& names,
                                      const league::CompetitionEvent& event) {
  return std::visit(league_undo::Undone{before, names}, event);
}

std::vector<league::CompetitionEvent> events_back(std::span<const PastAct> acts) {
  std::vector<league::CompetitionEvent> all;
  for (const PastAct& act : acts) all.insert(all.end(), act.back.begin(), act.back.end());
  return all;
}

tl::expected<league::Competition, league::LeagueRefusal> competition_after(
    league::Competition now, std::span<const league::CompetitionEvent> events) {
  for (const league::CompetitionEvent& event : events) {
    if (auto wrong = objection(now, event)) return tl::unexpected(*std::move(wrong));
    if (auto answer = league::apply(now, event); !answer) return tl::unexpected(std::move(answer.error()));
  }
  return now;
}

std::string unpaired_text(const league::Competition& before, const league::Competition& after) {
  std::vector<std::string> rounds;
  for (std::size_t stage = 0; stage < before.stages.size(); ++stage) {
    const auto drawn = static_cast<int>(before.stages[stage].rounds.size());
    for (auto round = static_cast<int>(after.stages[stage].rounds.size()); round < drawn; ++round)
      rounds.push_back(round_title(before, {static_cast<int>(stage), round}));
  }
  return join(rounds, ", ");
}

std::string act_text(const PastAct& act) {
  const std::string time = clock_time(act.at);
  return say("{0}: {1}", {std::string_view(time), std::string_view(act.what)});
}

namespace {

namespace club_undo {

namespace e = league::event;

struct Undone {
  const league::Club& before;
  const ClubBook& book;

  using Answer = std::optional<ClubAct>;

  Answer act(std::string what, league::ClubEvent back) const {
    return ClubAct{std::move(what), {std::move(back)}};
  }
  std::string person_sentence(const std::string& person, std::string_view words) const {
    const std::string name = person_name(book, person);
    return say(words, {std::string_view(name)});
  }
  // The team as entered, before duplicates were merged.
  const league::Team* team(const std::string& id) const {
    const auto& teams = before.unmerged ? before.unmerged->teams : before.teams;
    const auto found = std::ranges::find(teams, id, &league::Team::id);
    return found == teams.end() ? nullptr : &*found;
  }
  Answer operator()(const e::ClubNamed&) const {
    if (before.name.empty()) return std::nullopt;
    return act(tr("Club name"), e::ClubNamed{before.name});
  }
  Answer operator()(const e::NameOrderSet& one) const {
    if (one.order == before.name_order) return std::nullopt;
    return act(tr("The order of names in lists"), e::NameOrderSet{before.name_order});
  }
  Answer operator()(const e::PlayerChanged& one) const {
    return act(person_sentence(one.person, one.active ? N_("{0} is back") : N_("{0} is inactive")),
               e::PlayerChanged{one.person, !one.active});
  }
  Answer operator()(const e::SamePerson& one) const {
    return act(person_sentence(one.person, N_("{0}: duplicate merged")),
               e::NotSamePerson{one.person, one.is});
  }
  Answer operator()(const e::NotSamePerson& one) const {
    if (!before.same.is_recorded(one.person, one.is)) return std::nullopt;
    return act(person_sentence(one.person, N_("{0}: no longer merged")), e::SamePerson{one.person, one.is});
  }
  Answer operator()(const e::TeamAdded& one) const {
    return act(say("{0}: team added", {std::string_view(one.team.name)}), e::TeamRemoved{one.team.id});
  }
  Answer operator()(const e::TeamChanged& one) const {
    const league::Team* was = team(one.team.id);
    if (!was) return std::nullopt;
    return act(say("{0}: team changed", {std::string_view(was->name)}), e::TeamChanged{*was});
  }
  Answer operator()(const e::TeamRemoved& one) const {
    const league::Team* was = team(one.team);
    if (!was) return std::nullopt;
    return act(say("{0}: team removed", {std::string_view(was->name)}), e::TeamAdded{*was});
  }
  template <class Other>
  Answer operator()(const Other&) const {
    return std::nullopt;
  }
};

}  // namespace club_undo
}  // namespace

std::optional<ClubAct> is_undone(const league::Club& before, const ClubBook& book,
                                 const league::ClubEvent& event) {
  return std::visit(club_undo::Undone{before, book}, event);
}

ClubAct is_undone(const ClubPerson& before) {
  return {say("{0}: details changed", {std::string_view(before.name)}),
          {},
          command::EditPlayer{before.id, before.name, before.alias, before.licence}};
}

ClubAct added_to_club(const std::vector<std::string>& names, const std::vector<std::string>& people) {
  const auto count = static_cast<int>(people.size());
  ClubAct act{count == 1 ? say("{0} added", {std::string_view(names.front())})
                         : trn("{0} player added", "{0} players added", count),
              {}};
  for (const std::string& person : people) act.back.emplace_back(league::event::PlayerChanged{person, false});
  return act;
}

DoneInLeague match_linked(const league::Competition& now, league::TableRef table,
                          std::vector<league::CompetitionEvent> back) {
  return {league_undo::stated_table(now, table, N_("Table {0}: match linked")), std::move(back)};
}

DoneInLeague match_unlinked(const league::Competition& now, league::TableRef table,
                            std::vector<league::CompetitionEvent> back) {
  return {league_undo::stated_table(now, table, N_("Table {0}: match unlinked")), std::move(back)};
}

DoneInLeague competition_begun() {
  return {tr("Competition created"), {league::event::CompetitionWithdrawn{league_undo::kUndo}}};
}

std::optional<DoneInLeague> is_undone(league::Competition before, const std::vector<std::string>& names,
                                      const command::EnterTogether& together) {
  DoneInLeague done{together.what, {}, static_cast<int>(together.events.size())};
  std::vector<std::string> called = names;  // new entrants have no name yet
  for (const league::CompetitionEvent& event : together.events) {
    called.resize(std::max(called.size(), before.entrants.size()));
    auto one = is_undone(before, called, event);
    if (!one || !league::apply(before, event)) return std::nullopt;
    done.back.insert(done.back.begin(), one->back.begin(), one->back.end());
  }
  if (done.back.empty()) return std::nullopt;
  return done;
}

}  // namespace tanteador::view
