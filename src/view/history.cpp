#include <algorithm>
#include <map>
#include <sstream>

#include "src/referee/appeal.hpp"
#include "src/view/board.hpp"
#include "src/view/entries.hpp"
#include "src/view/lines.hpp"
#include "src/view/sheets.hpp"
#include "src/view/why.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// Why an entry is put right: what is proposed, the first unless another is picked.
constexpr std::string_view kMendReasons[] = {english("entered by mistake"), english("wrong player or side"),
                                             english("agreed at the table")};

void add(std::string& text, const std::string& line) { text += (text.empty() ? "" : "\n") + line; }

void add_points(HistoryRow& row, const Table& table) {
  for (const LedgerLine& line : ledger(table.match)) {
    if (static_cast<std::int64_t>(line.seq) != row.seq) continue;
    const std::string& side = table.names.sides[static_cast<std::size_t>(line.entry.side)];
    row.postings.push_back({side, signed_points(line.entry.points), rule_name(line.entry.rule)});
    std::string how = with_minus_signs(render(line.entry.how, names_at(table, row.seq)));
    if (!was_shown(table.match, line)) how = say("{0} (not shown)", {std::string_view(how)});
    if (!how.empty()) add(row.note, how);
  }
}

// The correction in force that struck an event, and why.
struct Struck {
  std::int64_t by = 0;
  std::string reason;
};
using StruckBy = std::map<std::int64_t, Struck>;

StruckBy corrections_in_force(const Table& table) {
  StruckBy struck;
  for (const LoggedEvent& event : table.events) {
    if (event.kind != "voided" || is_struck(table.match, EventSeq{event.seq})) continue;
    const std::string reason = word_text(said_at(table, EventSeq{event.seq}, "reason"));
    for (const EventSeq seq : struck_by(table.match, EventSeq{event.seq}))
      struck.try_emplace(index(seq), Struck{event.seq, reason});
  }
  return struck;
}

std::string why_struck(const Table& table, const StruckBy& struck, std::int64_t seq) {
  const EventSeq act = act_of(table.match, EventSeq{seq});  // struck with its decision, if at all
  if (act == EventSeq{seq} && is_correction(table.match, act)) return tr("taken back");
  const auto found = struck.find(static_cast<std::int64_t>(act));
  if (found == struck.end()) return tr("struck together with another event");
  return say("struck by event {0}: {1}",
             {static_cast<int>(found->second.by), std::string_view(found->second.reason)});
}

// The score now and once the entry is struck, and what would fall with it.
struct WithoutIt {
  bool known = false, stands = true;  // stands: nothing else falls
  std::string change;
  std::vector<std::string> falls;
};
WithoutIt without(const Table& table, EventSeq act, EventSeq seq) {
  WithoutIt result;
  if (!table.attempt) return result;
  const AnyEvent strike = event_at_table(table.match, Voided{act});
  Attempt tried = table.attempt({{strike, {}}});
  result.stands = tried.after != nullptr;
  if (!tried.after) tried = table.attempt({{with_cascade(strike), {}}});
  if (!tried.after) return result;
  result.known = true;
  std::vector<std::string> sides;
  for (int side = 0; side < side_count(table.match); ++side) {
    const std::string now = plain_points(score(table.match, side_at(side))),
                      then = plain_points(score(*tried.after, side_at(side)));
    sides.push_back(table.names.sides[static_cast<std::size_t>(side)] + " " + now + " → " + then);
  }
  result.change = joined(sides, "   ");
  for (const LoggedEvent& event : table.events) {
    const EventSeq each{event.seq};
    if (each == act || each == seq || act_of(table.match, each) == act || event.seq == 1) continue;
    if (!is_struck(table.match, each) && is_struck(*tried.after, each))
      result.falls.push_back(std::to_string(event.seq) + "  " + describe(table, event.seq));
  }
  return result;
}

// The first event of a decision: it stands or falls with the rest.
bool heads_act(const Table& table, EventSeq seq) {
  return act_of(table.match, seq) == seq && seq < last_seq(table.match) &&
         act_of(table.match, EventSeq{index(seq) + 1}) == seq;
}

bool can_be_replaced(const Table& table, EventSeq seq) {
  return !is_correction(table.match, seq) && !heads_act(table, seq);
}

// What can be done with the row that was picked: three taps from the list to a right entry. What an appeal
// rests on is never proposed.
void add_mending(HistoryRow& row, const Table& table, const HistoryPick& pick) {
  const EventSeq seq{row.seq};
  const std::string chosen = pick.reason.empty() ? std::string(kMendReasons[0]) : pick.reason;
  for (const std::string_view reason : kMendReasons) {
    HistoryPick next = pick;
    next.reason = reason;
    row.reasons.push_back({.id = "reason/" + std::to_string(row.reasons.size()),
                           .label = tr(reason),
                           .command = command::Aim{std::move(next)},
                           .chosen = pick.reason == reason});
  }
  const EventSeq act = act_of(table.match, seq);
  const bool heads = heads_act(table, seq);
  const WithoutIt then = without(table, act, seq);
  row.change = then.change;
  row.falls = then.falls;
  const int falls = static_cast<int>(then.falls.size());
  if (falls > 0)
    row.falls_title = trn("{0} event would be struck with it", "{0} events would be struck with it", falls);
  const bool all = then.known && !then.stands;
  AnyEvent strike = event_at_table(table.match, Voided{act});
  if (all) strike = with_cascade(strike);
  row.mend.push_back({.id = "strike",
                      .label = all ? trn("Strike that one, too", "Strike all {0}, too", falls)
                               : is_correction(table.match, act) ? tr("Take it back")
                                                                 : tr("Strike it"),
                      .detail = heads || act != seq ? tr("with all that was decided together") : tr(chosen),
                      .command = enter(std::move(strike), {{"reason", chosen}})});
  if (can_be_replaced(table, seq))
    row.mend.push_back({.id = "replace",
                        .label = tr("Replace it…"),
                        .detail = tr("by what is entered next on the board"),
                        .command = command::Replace{row.seq}});
  row.mend.push_back({.id = "ask_here",
                      .label = tr("Ask here…"),
                      .detail = tr("what would have been allowed"),
                      .command = command::AskAt{row.seq}});
  for (int side = 0; side < side_count(table.match) && can_be_appealed(table.match, seq); ++side) {
    const std::string& name = table.names.sides[static_cast<std::size_t>(side)];
    row.mend.push_back({.id = "appeal/" + std::to_string(side),
                        .label = tr("Appeal"),
                        .detail = name,
                        .command = appeal(table.match, EventSeq{row.seq}, side_at(side), chosen),
                        .enabled = !pick.reason.empty(),
                        .lacking = pick.reason.empty()});
  }
}

// The decision stands beside the appeal it is about.
void add_appeal_decision(HistoryRow& row, const Table& table, const LoggedEvent& event) {
  if (event.kind != "appealed") return;
  row.mend.erase(row.mend.begin() + 1, row.mend.end());
  const auto appeal = note_at(table.match, EventSeq{event.seq}, Note::Kind::appealed);
  const EventSeq against = act_of(table.match, appeal->of);
  const auto ways = referee::ways_out({against, nullptr, table.names}, table.match, {});
  referee::Decision decision{.of = EventSeq{row.seq},
                             .upheld = true,
                             .reason = std::string(english("the referee's decision")),
                             .referee = {}};
  row.mend.push_back({.id = "appeal/upheld",
                      .label = tr("Uphold the appeal"),
                      .detail = tr(referee::kStruckTitle),
                      .command = decide(appeal_decided(decision, &ways.front()))});
  decision.upheld = false;
  row.mend.push_back({.id = "appeal/dismissed",
                      .label = tr("Dismiss the appeal"),
                      .command = decide(appeal_decided(decision, nullptr))});
}

HistoryRow history_row(const Table& table, const LoggedEvent& event, const StruckBy& struck,
                       const HistoryPick& pick) {
  HistoryRow row;
  row.seq = event.seq;
  row.number = std::to_string(event.seq);
  row.time = clock_time(event.at);
  row.author = event.author;
  row.text = describe(table, event.seq);
  row.struck = event.seq > 1 && is_struck(table.match, EventSeq{event.seq});
  if (row.struck) {
    row.note = why_struck(table, struck, event.seq);
    return row;
  }
  const std::string reason = word_text(said_at(table, EventSeq{event.seq}, "reason"));
  if (!reason.empty() && event.kind != "match_ended") row.note = reason;
  if (event.kind == "amended") add(row.note, amended_text(table, event));
  add_points(row, table);
  if (event.seq == 1) return row;  // the start is no entry of the hand
  HistoryPick next = pick;
  next.row = pick.row == row.seq ? 0 : row.seq;
  next.reason.clear();
  row.choose = {.id = "row/" + row.number,
                .label = row.number,
                .command = command::Aim{std::move(next)},
                .chosen = pick.row == row.seq};
  if (can_be_replaced(table, EventSeq{row.seq}))
    row.replace = {
        .id = "replace/" + row.number, .label = tr("Replace it…"), .command = command::Replace{row.seq}};
  if (!row.choose.chosen) return row;
  add_mending(row, table, pick);
  add_appeal_decision(row, table, event);
  return row;
}

// Every word of what is searched for, in whatever of it can be read.
bool is_like(const HistoryRow& row, const std::string& wanted) {
  std::string all = row.number + " " + row.author + " " + row.text + " " + row.note;
  for (const SidePoints& one : row.postings) all += " " + one.side + " " + one.points + " " + one.rule;
  all = in_small(all);
  std::istringstream words(in_small(wanted));
  for (std::string word; words >> word;) {
    if (all.find(word) == all.npos) return false;
  }
  return true;
}

}  // namespace

History make_history(const Table& table, const HistoryPick& pick) {
  History history;
  history.title = tr("Everything that was entered");
  history.empty = tr("Nothing was entered yet.");
  const std::string& wanted = pick.search;
  history.search = {std::string(kHistorySearch), {}, tr("Search"), wanted};
  history.reasons_title = tr("Why is it put right?");
  history.columns = {tr("No."), tr("Time"), tr("By"), tr("What happened"), tr("Points"), tr("Rule")};
  const StruckBy struck = corrections_in_force(table);
  for (auto event = table.events.rbegin(); event != table.events.rend(); ++event)
    if (HistoryRow row = history_row(table, *event, struck, pick); is_like(row, wanted))
      history.rows.push_back(std::move(row));
  if (!wanted.empty()) history.empty = tr("Nothing like that was entered.");
  return history;
}

}  // namespace tanteador::view
