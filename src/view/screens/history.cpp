#include <algorithm>
#include <map>
#include <sstream>

#include "src/referee/appeal.hpp"
#include "src/registry/log.hpp"
#include "src/registry/reckoning.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/entry/entries.hpp"
#include "src/view/game_view.hpp"
#include "src/view/lines.hpp"
#include "src/view/sheets.hpp"
#include "src/view/why/cascade.hpp"
#include "src/view/why/why.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::string_view kMendReasons[] = {N_("entered by mistake"), N_("wrong player or side"),
                                             N_("agreed at the table")};

void add(std::string& text, const std::string& line) { text += (text.empty() ? "" : "\n") + line; }

void add_points(HistoryRow& row, const MatchContext& context) {
  for (const LedgerLine& line : ledger(context.match)) {
    if (static_cast<std::int64_t>(line.seq) != row.seq) continue;
    const std::string& side = context.names.sides[index(line.entry.side)];
    row.postings.push_back({side, signed_points(line.entry.points), rule_name(line.entry.rule)});
    std::string how = with_minus_signs(render(line.entry.how, names_at(context, row.seq)));
    if (!was_shown(context.match, line)) how = say("{0} (not shown)", {std::string_view(how)});
    if (!how.empty()) add(row.note, how);
  }
}

struct StruckEntry {
  std::int64_t by = 0;
  std::string reason;
};
using StruckBy = std::map<std::int64_t, StruckEntry>;

StruckBy corrections_in_force(const MatchContext& context) {
  StruckBy struck;
  for (const LoggedEvent& event : context.events) {
    if (event.kind != "voided" || is_struck(context.match, EventSeq{event.seq})) continue;
    const std::string reason = word_text(stated_value(context, EventSeq{event.seq}, "reason"));
    for (const EventSeq seq : struck_seqs(context.match, EventSeq{event.seq}))
      struck.try_emplace(index(seq), StruckEntry{event.seq, reason});
  }
  return struck;
}

std::string struck_reason(const MatchContext& context, const StruckBy& struck, std::int64_t seq) {
  const EventSeq act = act_of(context.match, EventSeq{seq});  // a decision is struck only as a whole
  if (act == EventSeq{seq} && is_correction(context.match, act)) return tr("undone");
  const auto found = struck.find(static_cast<std::int64_t>(act));
  if (found == struck.end()) return tr("removed together with another entry");
  return say("removed by entry {0}: {1}",
             {static_cast<int>(found->second.by), std::string_view(found->second.reason)});
}

bool heads_act(const MatchContext& context, EventSeq seq) {
  return act_of(context.match, seq) == seq && seq < last_seq(context.match) &&
         act_of(context.match, EventSeq{index(seq) + 1}) == seq;
}

bool can_be_replaced(const MatchContext& context, EventSeq seq) {
  return !is_correction(context.match, seq) && !heads_act(context, seq);
}

// Adds the actions of the open row. A default reason never serves as the ground of an appeal.
void add_mending(HistoryRow& row, const MatchContext& context, const HistoryState& state) {
  const EventSeq seq{row.seq};
  const std::string chosen = state.reason.empty() ? std::string(kMendReasons[0]) : state.reason;
  for (const std::string_view reason : kMendReasons) {
    HistoryState next = state;
    next.reason = reason;
    row.reasons.push_back({.id = "reason/" + std::to_string(row.reasons.size()),
                           .label = tr(reason),
                           .command = command::SetState{std::move(next)},
                           .chosen = state.reason == reason});
  }
  const EventSeq act = act_of(context.match, seq);
  const bool heads = heads_act(context, seq);
  Entry strike{event_at_table(context.match, Voided{act}), {{"reason", chosen}}};
  const CascadePreview then =
      context.preview_cascade ? context.preview_cascade(strike, state.reentries) : CascadePreview();
  if (then.after) row.change = score_change(context, *then.after);
  CascadeRows falls = make_cascade_rows(context, then, [&](std::set<std::int64_t> reentries) {
    HistoryState next = state;
    next.reentries = std::move(reentries);
    return command::SetState{std::move(next)};
  });
  row.cascade_title = falls.title;
  row.falls = std::move(falls.rows);
  if (!row.falls.empty()) strike.event = with_cascade(strike.event);
  row.mend.push_back({.id = "strike",
                      .label = !row.falls.empty()                  ? falls.strike
                               : is_correction(context.match, act) ? tr("Undo this")
                                                                   : tr(NC_("entry", "Remove")),
                      .detail = heads || act != seq ? tr("together with the whole decision") : tr(chosen),
                      .command = command::Enter{{std::move(strike)}, std::move(falls.keep)}});
  if (can_be_replaced(context, seq))
    row.mend.push_back({.id = "replace",
                        .label = tr("Replace it…"),
                        .detail = tr("with your next entry in the match"),
                        .command = command::Replace{row.seq}});
  row.mend.push_back({.id = "ask_here",
                      .label = tr("Check a move…"),
                      .detail = tr("check what would have been allowed"),
                      .command = command::AskAt{row.seq}});
  for (int side = 0; side < side_count(context.match) && can_be_appealed(context.match, seq); ++side) {
    const std::string& name = context.names.sides[side];
    row.mend.push_back({.id = "appeal/" + std::to_string(side),
                        .label = tr("Appeal"),
                        .detail = name,
                        .command = appeal(context.match, EventSeq{row.seq}, side_at(side), chosen),
                        .enabled = !state.reason.empty(),
                        .lacking = state.reason.empty()});
  }
}

// A note replaces the entry by itself with the note attached.
void add_note(HistoryRow& row, const MatchContext& context, const HistoryState& state) {
  const EventSeq seq{row.seq};
  if (!can_be_replaced(context, seq) || act_of(context.match, seq) != seq) return;
  const AnyEvent event = event_in_force(context.match, seq);
  if (common_event(event)) return;
  Entry entry{event, {{"note", state.note}}};
  if (const std::string reason = stated_value(context, seq, "reason"); !reason.empty())
    entry.texts.push_back({"reason", reason});
  auto noted = amending(entry, seq);
  if (!noted) return;
  noted->texts.push_back({"reason", std::string(N_("note added"))});
  row.note_field = {std::string(kHistoryNote), tr("Note"), row.remark, state.note};
  row.keep_note = {.id = "note/keep",
                   .label = tr("Save note"),
                   .command = command::Enter{{std::move(*noted)}},
                   .enabled = !state.note.empty(),
                   .lacking = state.note.empty()};
}

void add_appeal_decision(HistoryRow& row, const MatchContext& context, const LoggedEvent& event) {
  if (event.kind != "appealed") return;
  row.mend.erase(row.mend.begin() + 1, row.mend.end());
  const auto appeal = note_at(context.match, EventSeq{event.seq}, Note::Kind::appealed);
  const EventSeq against = act_of(context.match, appeal->of);
  const auto ways = referee::ways_out({against, nullptr, context.names}, context.match, {});
  referee::Decision decision{.of = EventSeq{row.seq},
                             .upheld = true,
                             .reason = std::string(N_("the referee's decision")),
                             .referee = {}};
  row.mend.push_back({.id = "appeal/upheld",
                      .label = tr("Allow the appeal"),
                      .detail = tr(referee::kStruckTitle),
                      .command = decide(appeal_decided(decision, &ways.front()))});
  decision.upheld = false;
  row.mend.push_back({.id = "appeal/dismissed",
                      .label = tr("Reject the appeal"),
                      .command = decide(appeal_decided(decision, nullptr))});
}

HistoryRow history_row(const MatchContext& context, const LoggedEvent& event, const StruckBy& struck,
                       const HistoryState& state) {
  HistoryRow row;
  row.seq = event.seq;
  row.number = std::to_string(event.seq);
  row.time = clock_time(event.at);
  row.author = event.author;
  row.text = describe(context, event.seq);
  row.struck = event.seq > 1 && is_struck(context.match, EventSeq{event.seq});
  if (row.struck) {
    row.note = struck_reason(context, struck, event.seq);
    return row;
  }
  const std::string reason = word_text(stated_value(context, EventSeq{event.seq}, "reason"));
  if (!reason.empty() && event.kind != "match_ended") row.note = reason;
  row.remark = stated_value(context, EventSeq{event.seq}, "note");
  if (event.kind == "amended") add(row.note, amended_text(context, event));
  add_points(row, context);
  if (event.seq == 1) return row;  // the start can be neither removed nor replaced
  HistoryState next = state;
  next.row = state.row == row.seq ? 0 : row.seq;
  next.reason.clear();
  next.reentries.clear();
  next.note.clear();
  row.choose = {.id = "row/" + row.number,
                .label = row.number,
                .command = command::SetState{std::move(next)},
                .chosen = state.row == row.seq};
  if (can_be_replaced(context, EventSeq{row.seq}))
    row.replace = {
        .id = "replace/" + row.number, .label = tr("Replace it…"), .command = command::Replace{row.seq}};
  if (!row.choose.chosen) return row;
  add_mending(row, context, state);
  add_note(row, context, state);
  add_appeal_decision(row, context, event);
  return row;
}

bool is_like(const HistoryRow& row, const std::string& wanted) {
  std::string all = row.number + " " + row.author + " " + row.text + " " + row.note + " " + row.remark;
  for (const SidePoints& one : row.postings) all += " " + one.side + " " + one.points + " " + one.rule;
  all = to_lower(all);
  std::istringstream words(to_lower(wanted));
  for (std::string word; words >> word;) {
    if (all.find(word) == all.npos) return false;
  }
  return true;
}

bool is_ruling(const MatchContext& context, const LoggedEvent& event) {
  const EventSeq seq{event.seq};
  if (act_of(context.match, seq) != seq || is_own_decision(event.kind)) return true;
  const auto common = is_correction(context.match, seq) ? std::nullopt : common_event(context.match, seq);
  if (!common) return false;
  const Note* note = std::get_if<Note>(&*common);
  using enum Note::Kind;
  constexpr Note::Kind kOfReferee[] = {warned, appealed, appeal_decided, case_ruled};
  return note ? std::ranges::find(kOfReferee, note->kind) != std::end(kOfReferee)
              : std::holds_alternative<Ruled>(*common) || std::holds_alternative<Annulled>(*common);
}

bool is_listed(const MatchContext& context, const LoggedEvent& event, const HistoryRow& row,
               HistoryFilter of) {
  if (of == HistoryFilter::all) return true;
  if (of == HistoryFilter::points) return !row.postings.empty();
  if (of == HistoryFilter::notes) return !row.remark.empty();
  if (event.seq == 1) return false;
  if (of == HistoryFilter::rulings) return is_ruling(context, event);
  return row.struck || is_correction(context.match, EventSeq{event.seq});
}

// The events of one hand or deal; their postings are adjacent in the ledger.
struct Stretch {
  int number = 0;
  std::int64_t first = 0, last = 0;
};
std::vector<LedgerLine> lines_of(const MatchContext& context, const Stretch& hand) {
  std::vector<LedgerLine> lines;
  for (const LedgerLine& line : ledger(context.match)) {
    const auto seq = static_cast<std::int64_t>(line.seq);
    if (seq >= hand.first && seq <= hand.last) lines.push_back(line);
  }
  return lines;
}

// "Ana +2 = 12   Beto 8": points of the deal and the score after it.
std::string result_of(const MatchContext& context, const Stretch& hand,
                      const std::vector<LedgerLine>& lines) {
  const Moment then = moment_after(context.match, EventSeq{hand.last});
  std::vector<std::string> sides;
  for (std::size_t side = 0; side < then.scores.size(); ++side) {
    Points written = 0;
    for (const LedgerLine& line : lines) {
      if (line.entry.side == side_at(static_cast<int>(side))) written += line.entry.points;
    }
    sides.push_back(context.names.sides[side] + " " + (written == 0 ? "" : signed_points(written) + " = ") +
                    plain_points(then.scores[side]));
  }
  return join(sides, "   ");
}

std::vector<std::string> calculation_lines(const MatchContext& context,
                                           const std::vector<LedgerLine>& lines) {
  std::vector<std::pair<std::string, std::string>> parts;
  for (const LedgerLine& line : lines) {
    const Names& names = names_at(context, static_cast<std::int64_t>(line.seq));
    std::string how = with_minus_signs(render(line.entry.how, names));
    const std::string who = side_name(context, line.entry.side) + " " + signed_points(line.entry.points);
    if (!parts.empty() && parts.back().first == how)
      parts.back().second += ", " + who;
    else
      parts.emplace_back(std::move(how), who);
  }
  std::vector<std::string> all;
  for (const auto& [how, who] : parts) all.push_back(how.empty() ? who : who + " · " + how);
  return all;
}

HistoryHand hand_of(const MatchContext& match, const Stretch& hand, const HistoryState& state) {
  const bool looking = !state.search.empty() || state.of != HistoryFilter::all;
  HistoryState next = state;
  if (!next.turned.erase(hand.first)) next.turned.insert(hand.first);
  const std::vector<LedgerLine> lines = lines_of(match, hand);
  return {
      .fold = {.id = "hand/" + std::to_string(hand.first),
               .label = hand.number == 0 ? tr("Start of the match")
                                         : say(game_view(game_name(match.match)).deal.number, {hand.number}),
               .detail = result_of(match, hand, lines),
               .command = command::SetState{std::move(next)}},
      .calculation = calculation_lines(match, lines),
      .open = looking || state.folded == state.turned.contains(hand.first),
      .rows = {}};
}

void add_filters(History& history, const HistoryState& state) {
  constexpr std::pair<HistoryFilter, std::string_view> kOf[] = {
      {HistoryFilter::all, N_("Everything")},
      {HistoryFilter::points, N_("Points")},
      {HistoryFilter::corrections, N_("Corrections")},
      {HistoryFilter::rulings, N_("Rulings")},
      {HistoryFilter::notes, N_("Notes")}};
  for (const auto& [of, label] : kOf) {
    HistoryState next = state;
    next.of = of;
    next.row = 0;
    history.of.push_back({.id = "of/" + std::to_string(static_cast<int>(of)),
                          .label = tr(label),
                          .command = command::SetState{std::move(next)},
                          .chosen = state.of == of});
  }
  HistoryState next = state;
  next.folded = !state.folded;
  next.turned.clear();
  history.fold = {.id = "fold",
                  .label = tr("Results only"),
                  .command = command::SetState{std::move(next)},
                  .chosen = state.folded};
}

int deal_at(const MatchContext& context, const LoggedEvent& event) {
  return number_fact(moment_after(context.match, EventSeq{event.seq}).deal, "number", 0);
}

}  // namespace

History make_history(const MatchContext& context, const HistoryState& state) {
  History history;
  history.title = tr("All entries");
  history.empty = tr("No entries yet.");
  const std::string& wanted = state.search;
  history.search = {std::string(kHistorySearch), {}, tr("Search"), wanted};
  history.reasons_title = tr("Reason for the correction");
  history.columns = {tr("No."), tr("Time"), tr("Entered by"), tr("Entry"), tr("Points"), tr("Rule")};
  add_filters(history, state);
  const StruckBy struck = corrections_in_force(context);
  for (auto last = context.events.rbegin(), end = last; last != context.events.rend(); last = end) {
    Stretch hand{deal_at(context, *last), last->seq, last->seq};
    std::vector<HistoryRow> rows;
    for (; end != context.events.rend() && deal_at(context, *end) == hand.number; ++end) {
      hand.first = end->seq;
      HistoryRow row = history_row(context, *end, struck, state);
      if (is_like(row, wanted) && is_listed(context, *end, row, state.of)) rows.push_back(std::move(row));
    }
    if (rows.empty()) continue;
    history.hands.push_back(hand_of(context, hand, state));
    history.hands.back().rows = std::move(rows);
  }
  history.begin = {.id = "begin", .label = tr("Back to match"), .command = command::Go{Screen::board}};
  if (!wanted.empty() || state.of != HistoryFilter::all) {
    history.empty = tr("No matching entries.");
    history.begin = {
        .id = "begin", .label = tr("Show everything"), .command = command::SetState{HistoryState{}}};
  }
  return history;
}

}  // namespace tanteador::view
