// The screen of a round: its tables and the next steps.

#include <algorithm>
#include <cmath>

#include "src/core/text/names.hpp"
#include "src/view/league/clock.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using league::Competition;
using league::RoundStatus;
using report::table_reason;

// True if its rounds can be paired while earlier ones are open.
bool is_drawn_ahead(const league::StageSetup& stage) {
  return league::is_scheduled(stage) && stage.format != league::Format::knockout;
}

bool is_missing(const league::PlayedTable& table) { return !is_decided(table) || !table.disputed.empty(); }

int missing_in(const league::PlayedRound& round) {
  return static_cast<int>(std::ranges::count_if(round.tables, is_missing));
}

bool is_untouched(const league::PlayedRound& round) {
  return std::ranges::none_of(round.tables, [](const league::PlayedTable& table) {
    return !is_free(table) && (is_decided(table) || !table.matches.empty() || !table.forfeits.empty());
  });
}

std::string progress_text(const Competition& now) {
  const std::string game = game_title(now.setup.game), format = tr(name_of(now.rules()));
  if (now.withdrawn) return say("{0} · {1} · cancelled", {std::string_view(game), std::string_view(format)});
  if (now.finished) return say("{0} · {1} · finished", {std::string_view(game), std::string_view(format)});
  const auto drawn = static_cast<int>(now.now().rounds.size());
  const int due = rounds_due(now, now.stage);
  if (drawn == 0)
    return say("{0} · {1} · not paired yet", {std::string_view(game), std::string_view(format)});
  return due > 0 ? say("{0} · {1} · round {2} of {3}",
                       {std::string_view(game), std::string_view(format), drawn, due})
                 : say("{0} · {1} · round {2}", {std::string_view(game), std::string_view(format), drawn});
}

std::string round_label(const Competition& now, league::RoundRef ref) {
  if (now.setup.stages.size() == 1) return say("Round {0}", {ref.round + 1});
  return say("Stage {0}, round {1}", {ref.stage + 1, ref.round + 1});
}

void add_rounds(RoundScreen& view, const OpenLeague& league, league::RoundRef shown) {
  const Competition& now = league.now;
  for (int stage = 0; stage <= now.stage; ++stage) {
    const auto count = static_cast<int>(now.stages[stage].rounds.size());
    for (int round = 0; round < count; ++round) {
      const league::RoundRef ref{stage, round};
      CompetitionViewState next = league.shown;
      next.round = ref;
      view.rounds.push_back(state_action(
          std::move(next), "round/" + std::to_string(stage + 1) + "." + std::to_string(round + 1),
          round_label(now, ref)));
      view.rounds.back().chosen = ref == shown;
    }
  }
}

// The part of a typed line that finds tables: of a result the table, of a code nothing.
std::string searched_text(const std::string& line) {
  if (line.starts_with(report::kSlipCode) || line.starts_with("http")) return {};
  return !line.empty() && line[0] >= '0' && line[0] <= '9' ? line.substr(0, line.find_first_of(" ;,:"))
                                                           : line;
}

// Digits: table numbers that begin with them. Letters: names that contain them.
bool is_searched(const std::string& number, const std::string& who, const std::string& letters) {
  if (letters.empty()) return true;
  if (letters.find_first_not_of("0123456789") == letters.npos) return number.starts_with(letters);
  return confusable_key(who).find(confusable_key(letters)) != std::string::npos;
}

// The size of a range: about the square root, so that a table is two taps away.
int range_of(std::size_t tables) {
  constexpr int kStep = 5;
  const int each = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(tables))));
  return (each + kStep - 1) / kStep * kStep;
}

void add_ranges(RoundScreen& view, const league::PlayedRound& round, const RoundState& state) {
  constexpr std::size_t kFrom = 40;  // tables
  if (round.tables.size() < kFrom) return;
  const auto count = static_cast<int>(round.tables.size());
  const int each = range_of(round.tables.size());
  view.by_number = state.from >= 0 && state.from < count;
  const auto add = [&](int from, std::string label) {
    RoundState next = state;
    next.from = from;
    view.ranges.push_back(
        state_action(std::move(next), "range/" + std::to_string(from + 1), std::move(label)));
  };
  if (view.by_number) return add(-1, tr("All tables"));
  for (int from = 0; from < count; from += each)
    add(from, std::to_string(from + 1) + "–" + std::to_string(std::min(from + each, count)));
}

// The search field also takes results, one line after another.
void add_line(RoundScreen& view, const OpenLeague& league, const league::RoundRef& ref,
              const RoundState& state) {
  const LineState& line = state.line;
  view.search = field_of(state.typed, std::string(kLeagueSearch), tr("Search, or type a result"),
                         tr("name, or 7 30:12"));
  if (line.table) {
    const league::PlayedRound& round = round_at(league.now, line.table->round_ref());
    const std::string number = table_number(round, static_cast<std::size_t>(line.table->table)),
                      table = say("Table {0}", {std::string_view(number)}),
                      who = opponents_text(table_at(league.now, *line.table).drawn, league.names);
    view.search.label = line.table->round_ref() == ref
                            ? say("{0}: {1}", {std::string_view(table), std::string_view(who)})
                            : table_text(league.now, *line.table, league.names);
    view.search.hint = tr("for example 30:12");
  }
  view.enter_line = operation(command::EnterLine{}, "line/enter", tr("Enter the result"));
  if (line.text != view.search.text) return;
  view.line_note = line.note;
  view.line_failed = line.failed;
}

// Asks before a line replaces a result, or enters one that only the clock explains.
void ask_about_line(RoundScreen& view, const RoundState& state) {
  if (!state.line.proposal || state.line.text != view.search.text) return;
  RoundState no = state;
  no.line = {};
  view.confirmation =
      Confirmation{.title = state.line.question,
                   .yes = operation(command::EnterLeague{*state.line.proposal}, "line/yes", state.line.yes),
                   .no = state_action(std::move(no), "line/no", tr("Leave unchanged"))};
}

void add_tables(RoundScreen& view, const OpenLeague& league, const league::RoundRef& ref,
                const RoundState& state) {
  const league::PlayedRound& round = round_at(league.now, ref);
  const Names names{.seats = {}, .sides = league.names};
  add_line(view, league, ref, state);
  const std::string letters = state.line.table ? std::string() : searched_text(view.search.text);
  add_ranges(view, round, state);
  const int end = state.from + range_of(round.tables.size());
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    const league::PlayedTable& table = round.tables[i];
    const int number = static_cast<int>(i);
    if (is_free(table) || (view.by_number && (number < state.from || number >= end))) continue;
    if (state.open_only && !is_missing(table) && state.result.table != number) continue;
    if (!is_searched(table_number(round, i), opponents_text(table.drawn, league.names), letters)) continue;
    RoundState next = state;
    next.confirmation_id.clear();
    if (state.result.table == number)
      put_aside(next);
    else
      open_table(next, number);
    RoundRow& row = view.rows.emplace_back();
    row.open = state_action(std::move(next), "table/" + std::to_string(number + 1), table_number(round, i));
    row.open.chosen = state.result.table == number;
    row.who = opponents_text(table.drawn, league.names);
    if (const WallRow sides = wall_row(league, {ref.stage, ref.round, number}); !sides.other.empty()) {
      row.sides = {sides.middle, sides.other};
      row.winner = sides.winner;
    }
    row.result = marked_text(table);
    if (!row.result.empty()) row.remark = table.disputed.empty() ? remark_of(table) : tr("(disputed)");
    if (state.begun.contains(number)) row.remark = tr("(not entered yet)");
    row.why = table_reason(league.now, round, i, league.names);
    row.missing = is_missing(table);
  }
  if (state.open_only || view.by_number || !letters.empty()) return;
  const auto sit_out = [&](league::Entrant entrant, league::Kind kind, std::string why) {
    RoundRow& row = view.rows.emplace_back();
    row.open = {.id = "league/bye/" + std::to_string(index(entrant) + 1), .label = "–", .enabled = false};
    row.who = entrant_name(league.names, entrant);
    row.result = away_text(kind);
    row.why = std::move(why);
  };
  for (const league::event::DrawnBye& bye : round.byes)
    sit_out(bye.entrant, league::Kind::allocated_bye, reasons_text(bye.reasons, names));
  for (const league::event::Absent& away : round.away) sit_out(away.entrant, away.kind, {});
}

constexpr std::string_view kForce = "league/next/force", kFinish = "league/next/finish";

Button next_action(league::CompetitionEvent event, std::string id, std::string label) {
  return operation(command::EnterLeague{std::move(event)}, "next/" + std::move(id), std::move(label));
}

void add_closing(std::vector<Button>& next, const league::PlayedRound& last, league::RoundRef ref) {
  const int missing = missing_in(last);
  next.push_back(next_action(league::event::RoundClosed{ref, missing > 0}, "close",
                             say("Close round {0}", {ref.round + 1})));
  if (missing > 0) {
    next.back().id = kForce;
    next.back().detail = trn("with {0} result missing", "with {0} results missing", missing);
  }
  if (is_untouched(last))
    next.push_back(operation(command::RedrawRound{ref, false}, "next/undraw", tr("Undo the pairings")));
}

void add_ending(std::vector<Button>& next, const Competition& now) {
  if (now.stage + 1 == static_cast<int>(now.setup.stages.size())) {
    next.push_back(next_action(league::event::CompetitionFinished{}, "finish", tr("Finish the competition")));
    return;
  }
  next.push_back(operation(command::NextStage{}, "next/stage", tr("Start next stage")));
  next.push_back(operation(command::DrawLots{}, "next/lots", tr("Draw lots")));
  next.back().detail = tr("between tied participants");
}

// The start of the shown round while it is open, else of the next round.
void add_date(RoundScreen& view, const Competition& now, league::RoundRef shown, const RoundState& state) {
  const auto drawn = static_cast<int>(now.now().rounds.size());
  const bool open = shown.round >= 0 && round_at(now, shown).status == RoundStatus::open;
  const league::RoundRef ref = open ? shown : league::RoundRef{now.stage, drawn};
  const int due = rounds_due(now, now.stage);
  if (now.finished || (!open && due > 0 && drawn >= due)) return;
  const std::string label = round_label(now, ref);
  view.date = field_of(state.typed, std::string(kRoundDate), say("{0} starts", {std::string_view(label)}),
                       tr("for example 2026-12-04 20:00"));
  const auto known = now.dates.find(ref);
  if (!state.typed.contains(view.date.id) && known != now.dates.end())
    view.date.text = day_and_time(known->second);
  view.set_date = operation(command::DateRound{ref, view.date.text}, "date/set", tr("Set start time"));
  if (!view.date.text.empty()) return;
  if (known != now.dates.end())
    view.set_date.label = tr("Remove the date");
  else
    view.set_date.enabled = false;
}

// Closing with missing results and finishing need a confirmation at another position.
void ask_first(RoundScreen& view, const RoundState& state) {
  for (Button& action : view.next) {
    if (action.id != kForce && action.id != kFinish) continue;
    if (state.confirmation_id == action.id) {
      view.confirmation = Confirmation{.title = action.label, .yes = action, .no = {}};
      view.confirmation->yes.detail.clear();
      if (!action.detail.empty())
        view.confirmation->title =
            say("{0}, {1}?", {std::string_view(action.label), std::string_view(action.detail)});
      view.confirmation->yes.id = "league/sure/yes";
      RoundState no = state;
      no.confirmation_id.clear();
      view.confirmation->no = state_action(std::move(no), "sure/no", tr("Leave unchanged"));
    }
    RoundState confirm_state = state;
    confirm_state.confirmation_id = action.id;
    action.command = command::LeagueRequest{command::SetLeagueState{std::move(confirm_state)}};
  }
}

std::vector<Button> next_actions(const Competition& now) {
  const std::string reason(N_("closed too early"));
  if (now.finished || now.withdrawn)
    return {next_action(league::event::Reopened{reason}, "reopen", tr("Reopen the competition"))};
  std::vector<Button> next;
  const auto& rounds = now.now().rounds;
  const auto drawn = static_cast<int>(rounds.size());
  const league::RoundRef last{now.stage, drawn - 1};
  const bool open = drawn > 0 && rounds.back().status == RoundStatus::open;
  const bool all_closed = std::ranges::none_of(
      rounds, [](const league::PlayedRound& round) { return round.status == RoundStatus::open; });
  const int due = rounds_due(now, now.stage);
  const bool whole = due > 0 && drawn >= due;
  const bool ahead = is_drawn_ahead(now.rules());
  if (!whole && (!open || ahead))
    next.push_back(operation(command::DrawRound{}, "next/draw", say("Pair round {0}", {drawn + 1})));
  if (ahead && due - drawn > 1)
    next.push_back(operation(command::DrawRound{true}, "next/draw_all",
                             say("Pair rounds {0} to {1}", {drawn + 1, due})));
  for (int round = 0; round < drawn; ++round) {
    if (rounds[round].status != RoundStatus::open) continue;
    add_closing(next, rounds[round], {now.stage, round});
    break;
  }
  if (drawn > 0 && all_closed) add_ending(next, now);
  if (const auto from = round_to_redraw(now)) {
    next.push_back(operation(command::RedrawRound{*from}, "next/redraw", tr("Pair again")));
    next.back().detail = tr("by the results as they are now");
  }
  if (drawn > 0 && !open)
    next.push_back(
        next_action(league::event::Reopened{reason}, "reopen", say("Reopen round {0}", {last.round + 1})));
  return next;
}

}  // namespace

league::RoundRef shown_round(const Competition& now, const std::optional<league::RoundRef>& request) {
  const auto rounds_of = [&](int stage) { return static_cast<int>(now.stages[stage].rounds.size()); };
  if (request && request->stage >= 0 && request->stage <= now.stage && request->round >= 0 &&
      request->round < rounds_of(request->stage))
    return *request;
  return {now.stage, round_in_play(now, now.stage)};
}

league::RoundRef shown_round(const OpenLeague& league) { return shown_round(league.now, league.shown.round); }

LeagueHead head_of(const OpenLeague& league) {
  constexpr std::string_view kPages[] = {N_("Rounds"), N_("Standings"), N_("Participants"),
                                         N_(NC_("page", "Print")), N_(NC_("page", "More"))};
  LeagueHead head;
  head.title = league.now.setup.name;
  head.line = progress_text(league.now);
  if (!league.clock.until.empty()) head.line += " · " + clock_text(league.clock).state;
  if (!league.as_of.empty()) {
    const std::string line = head.line;
    head.line = say("{0} · as of {1}", {std::string_view(line), std::string_view(league.as_of)});
  }
  for (std::size_t i = 0; i < std::size(kPages); ++i) {
    CompetitionViewState next = league.shown;
    next.page = static_cast<LeaguePage>(i);
    head.pages.push_back(state_action(std::move(next), "view/" + std::to_string(i), tr(kPages[i])));
    head.pages.back().chosen = league.shown.page == static_cast<LeaguePage>(i);
  }
  head.wall = {.id = "league/wall", .label = tr("Big screen"), .command = command::Go{Screen::wall}};
  head.club = {.id = "league/club", .label = tr("Club"), .command = command::Go{Screen::club}};
  if (!league.last_act.empty()) {
    head.undo = operation(command::TakeBack{}, "undo", tr("Undo"));
    head.undo.detail = league.last_act;
  }
  return head;
}

namespace {

Button enter_next(const league::PlayedRound& round, const RoundState& state) {
  const auto open = std::ranges::find_if(round.tables, is_missing);
  if (open == round.tables.end()) return {};
  RoundState next = state;
  next.confirmation_id.clear();
  open_table(next, static_cast<int>(open - round.tables.begin()));
  const std::string number = table_number(round, next.result.table);
  return state_action(std::move(next), "next/table",
                      say("Enter the result of table {0}", {std::string_view(number)}));
}

}  // namespace

RoundScreen make_round(const OpenLeague& league, const RoundState& state) {
  const Competition& now = league.now;
  const league::RoundRef shown = shown_round(league);
  RoundScreen view;
  view.head = head_of(league);
  view.empty = now.entrants.size() < 2 ? tr("At least two participants must be present.")
                                       : tr("No round of this stage has been paired yet.");
  if (now.entrants.size() < 2) {
    CompetitionViewState entrants = league.shown;
    entrants.page = LeaguePage::entrants;
    view.begin = state_action(std::move(entrants), "begin", tr("Enter participants"));
  }
  add_rounds(view, league, shown);
  view.next_title = tr("Next steps");
  view.next = next_actions(now);
  add_date(view, now, shown, state);
  if (shown.round < 0) return view;
  const league::PlayedRound& round = round_at(now, shown);
  add_tables(view, league, shown, state);
  const int missing = missing_in(round);
  view.open = open_tables_text(missing);
  view.due = !now.finished && (missing == 0 || view.next.empty() || view.next.front().id != kForce);
  if (missing > 0 || state.open_only) {
    view.hint = missing > 0 ? tr("Tap a table to enter its result.") : std::string();
    RoundState only = state;
    only.open_only = !state.open_only;
    view.open_only = state_action(std::move(only), "open_only", tr("Open tables only"));
    view.open_only.chosen = state.open_only;
  }
  if (!view.due && !now.finished) view.enter = enter_next(round, state);
  if (is_superseded(now, shown))
    view.hint = tr("A result was corrected after this round was paired. The pairings stay as they are.");
  view.swapping = make_swap(league, shown, state);
  if (view.swapping) {
    RoundState swap = state;
    swap.swap = {.open = true};
    swap.result = {};
    view.swap = state_action(std::move(swap), "swap", tr("Swap places"));
    if (!state.swap.open) view.swapping.reset();
    if (view.swapping) return view;
  }
  const int table = state.result.table;
  if (table >= 0 && table < static_cast<int>(round.tables.size()) && !is_free(round.tables[table]))
    view.sheet = make_result(league, {shown.stage, shown.round, table}, state);
  ask_first(view, state);
  ask_about_line(view, state);
  return view;
}

ProgressView make_progress(const OpenLeague& league, int tenths) {
  ProgressView view;
  view.title = league.now.setup.name;
  view.text =
      say("Pairing round {0}… {1} s", {static_cast<int>(league.now.now().rounds.size()) + 1, tenths / 10});
  view.tenths = tenths;
  view.cancel = operation(command::StopDrawing{}, "draw/stop", tr("Cancel"));
  return view;
}

namespace {

void add_share(ProgressView& view, int tenths, std::size_t done, std::size_t all) {
  view.tenths = tenths;
  if (all == 0) return;
  view.text = say("{0} of {1}", {static_cast<int>(done), static_cast<int>(all)});
  view.part = static_cast<float>(done) / static_cast<float>(all);
}

}  // namespace

ProgressView make_work(const command::ClubWork& work, int tenths, std::size_t done, std::size_t all) {
  ProgressView view;
  using What = command::ClubWork::What;
  switch (work.what) {
    case What::verify:
    case What::corrections:
    case What::ranking: view.title = tr("Checking…"); break;
    case What::results:
    case What::take_in: view.title = tr("Importing…"); break;
    case What::check: view.title = tr("Checking the file…"); break;
    case What::competition:
    case What::report:
    case What::calendar:
    case What::proof:
    case What::players:
    case What::site:
    case What::people: view.title = tr("Saving the file…"); break;
  }
  view.text = work.path;
  view.cancel = operation(command::StopWork{}, "work/stop", tr("Stop"));
  add_share(view, tenths, done, all);
  return view;
}

ProgressView make_keeping(int tenths, std::size_t done, std::size_t all) {
  ProgressView view{.title = tr("Saving the file…"), .text = {}, .cancel = {}};
  view.cancel = {
      .id = "keep/stop", .label = tr("Stop"), .command = command::Print{command::Print::Operation::stop, {}}};
  add_share(view, tenths, done, all);
  return view;
}

}  // namespace tanteador::view
