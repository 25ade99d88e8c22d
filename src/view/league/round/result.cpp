// The sheet of one table: quick or typed result, forfeit, correction.

#include <algorithm>
#include <charconv>

#include "src/view/entry/hold_back.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/round/dispute.hpp"
#include "src/view/league/round/slip.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr int kQuickMost = 30;  // most buttons that fit for one side
constexpr std::size_t kResultDigits = 6;

struct Slip {
  const OpenLeague& in;
  league::TableRef at;
  const RoundState& state;
  const league::PlayedTable& table;
  const league::StageSetup& stage;
  int sets = stage.sets;  // best of so many
  const rulebook::Edition* rules = in.rules ? &edition_for(*in.rules, sides()) : nullptr;

  int sides() const { return static_cast<int>(table.drawn.sides.size()); }
  int fields() const { return sets > 1 ? 2 * sides() : sides(); }
  std::string side_name(int side) const { return partners_text(table.drawn.sides[side], in.names); }
  std::string figure(int field) const {
    const auto& figures = state.result.figures;
    return static_cast<std::size_t>(field) < figures.size() ? figures[field] : "";
  }
  // The typed number; for the last field also computed from the others, if they determine it.
  std::optional<int> number(int field) const {
    const auto typed = typed_number(field);
    if (typed || !rules || stage.match_tables > 0 || field >= sides() || !figure(field).empty()) return typed;
    std::vector<int> others;
    for (int side = 0; side < sides(); ++side) {
      const auto other = typed_number(side);
      if (side != field && !other) return std::nullopt;
      if (side != field) others.push_back(*other);
    }
    return last_figure(*rules, others);
  }
  std::optional<int> typed_number(int field) const {
    const std::string text = figure(field);
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return value;
  }
  bool is_whole() const {
    for (int side = 0; side < sides(); ++side) {
      if (!number(side)) return false;
    }
    return true;
  }
  bool is_level() const { return sides() == 2 && is_whole() && number(0) == number(1); }
};

RoundState with_figure(const Slip& slip, int field, std::string text) {
  RoundState next = slip.state;
  next.result.figures.resize(slip.fields());
  next.result.figures[field] = std::move(text);
  next.result.winner.reset();
  next.result.absent.clear();
  next.result.asks_clock = false;
  return next;
}

int winning_figure(const Slip& slip) {
  if (slip.stage.match_tables > 0) return 0;
  return slip.sets > 1 ? slip.sets / 2 + 1 : slip.in.target;
}

bool has_quick(const Slip& slip) {
  const int most = winning_figure(slip);
  return slip.sides() == 2 && most > 0 && most <= kQuickMost;
}

void add_quick(ResultSheet& sheet, const Slip& slip) {
  const int most = winning_figure(slip);
  for (int side = 0; side < 2; ++side) {
    const std::string name = slip.side_name(side);
    ResultSheet::Column& column = sheet.quick.emplace_back();
    column.title = say("{0} wins, {1} to", {std::string_view(name), most});
    for (int other = 0; other < most; ++other) {
      RoundState next = with_figure(slip, side, std::to_string(most));
      next.result.figures[1 - side] = std::to_string(other);
      column.keys.push_back(state_action(std::move(next),
                                         "won/" + std::to_string(side + 1) + "/" + std::to_string(other),
                                         std::to_string(other)));
      column.keys.back().chosen = slip.number(side) == most && slip.number(1 - side) == other;
    }
  }
}

std::string field_label(const Slip& slip, int field) {
  const std::string name = slip.side_name(field % slip.sides());
  if (slip.sets == 1) return name;
  return field < slip.sides() ? say("{0}: sets", {std::string_view(name)})
                              : say("{0}: points", {std::string_view(name)});
}

void add_result_digits(ResultSheet& sheet, const Slip& slip) {
  const int open = std::clamp(slip.state.result.field, 0, slip.fields() - 1);
  for (int field = 0; field < slip.fields(); ++field) {
    RoundState next = slip.state;
    next.result.field = field;
    const std::string typed = slip.figure(field);
    sheet.fields.push_back(
        state_action(std::move(next), "figure/" + std::to_string(field + 1), field_label(slip, field)));
    const auto follows = slip.number(field);
    sheet.fields.back().detail = with_minus_signs(!typed.empty() ? typed
                                                  : follows      ? std::to_string(*follows)
                                                                 : "–");
    sheet.fields.back().chosen = field == open;
  }
  const std::string typed = slip.figure(open);
  const auto key = [&](std::string id, std::string label, std::string text) {
    sheet.digits.push_back(
        state_action(with_figure(slip, open, std::move(text)), "key/" + std::move(id), std::move(label)));
  };
  const auto digit_key = [&](char digit) {
    key(std::string(1, digit), std::string(1, digit), typed + digit);
    sheet.digits.back().enabled = typed.size() < kResultDigits;
  };
  for (const char digit : kKeypadDigits) digit_key(digit);
  const bool negative = !typed.empty() && typed.front() == '-';
  key("sign", "−", negative ? typed.substr(1) : "-" + typed);
  digit_key('0');
  key("back", tr("Delete"), typed.empty() ? typed : typed.substr(0, typed.size() - 1));
}

void add_winners(ResultSheet& sheet, const Slip& slip) {
  if (!slip.is_level()) return;
  sheet.winner_title = tr("The scores are equal. Who won?");
  for (int side = -1; side < 2; ++side) {
    RoundState next = slip.state;
    next.result.winner.reset();
    if (side >= 0) next.result.winner = side;
    sheet.winners.push_back(state_action(std::move(next), "winner/" + std::to_string(side + 1),
                                         side < 0 ? tr(NC_("tie", "drawn")) : slip.side_name(side)));
    sheet.winners.back().chosen = slip.state.result.winner.value_or(-1) == side;
  }
}

league::event::TableScore score_of(const Slip& slip) {
  league::event::TableScore score;
  for (int side = 0; side < slip.sides(); ++side) {
    league::event::SideScore& one = score.sides.emplace_back();
    const int figure = slip.number(side).value_or(0);
    if (slip.stage.match_tables > 0) {  // total over the tables
      one.game_points = 2 * figure;
      continue;
    }
    (slip.sets > 1 ? one.sets : one.score) = figure;
    if (slip.sets > 1) one.score = slip.number(slip.sides() + side).value_or(0);
  }
  if (slip.is_level()) score.winner = slip.state.result.winner;
  return score;
}

Button result_action(league::CompetitionEvent event, std::string id, std::string label) {
  return operation(command::EnterLeague{std::move(event)}, "result/" + std::move(id), std::move(label));
}

bool is_forfeit(const Slip& slip) { return !slip.state.result.absent.empty(); }

std::optional<std::string> fault_of(const Slip& slip, const league::event::TableScore& score) {
  if (!slip.rules || !slip.is_whole() || is_forfeit(slip)) return std::nullopt;
  const auto fault = slip_fault(*slip.rules, score, slip.stage);
  if (!fault) return std::nullopt;
  const std::string sentence = render(fault->message, {}),
                    place = rulebook::place_of(fault->rule, *slip.rules, {});
  return say("{0} ({1})", {std::string_view(sentence), std::string_view(place)});
}

// The first tap on "enter" asks. The confirming button has another id, so that a double tap cannot confirm.
void add_question(ResultSheet& sheet, const Slip& slip, const league::event::TableScore& score) {
  if (!slip.rules || !slip.is_whole() || is_forfeit(slip) || !sheet.enter.enabled) return;
  const auto question = clock_question(*slip.rules, score, slip.stage);
  if (!question) return;
  RoundState next = slip.state;
  next.result.asks_clock = !slip.state.result.asks_clock;
  if (!slip.state.result.asks_clock) {
    sheet.enter.command = state_action(std::move(next), "result/enter", "").command;
    return;
  }
  sheet.question = render(*question, {});
  sheet.enter.id = "league/result/sure";
  sheet.enter.label = tr("Enter result");
  sheet.no = state_action(std::move(next), "result/no", tr("Change the score"));
}

// A changed result is entered as a correction.
void add_enter(ResultSheet& sheet, const Slip& slip) {
  const bool again = is_decided(slip.table);
  if (again || is_forfeit(slip))
    sheet.reason = field_of(slip.state.typed, std::string(kReason), tr("The reason"), tr("optional"));
  const std::string_view usual = slip.table.disputed.empty() ? N_("typing mistake") : kAccepted;
  const std::string reason = again && sheet.reason.text.empty() ? std::string(usual) : sheet.reason.text;
  const league::event::TableScore score = score_of(slip);
  const auto fault = fault_of(slip, score);
  const std::string remark = fault ? field_text(slip.state.typed, kRemark) : std::string();
  sheet.enter = again ? result_action(league::event::ResultCorrected{slip.at, score, reason, {}, remark},
                                      "enter", tr("Correct the result"))
                      : result_action(league::event::ResultEntered{slip.at, score, {}, remark}, "enter",
                                      tr("Enter the result"));
  if (is_forfeit(slip) && !again)
    sheet.enter = result_action(league::event::Forfeited{slip.at, slip.state.result.absent, reason}, "enter",
                                tr("Enter the result"));
  sheet.enter.enabled = slip.is_whole() || is_forfeit(slip);
  sheet.enter.lacking = !sheet.enter.enabled;
  if (is_forfeit(slip)) {
    league::PlayedTable absent;
    absent.drawn = slip.table.drawn;
    absent.forfeits = slip.state.result.absent;
    sheet.enter.detail = marked_text(absent);
  } else if (slip.is_whole()) {
    league::PlayedTable written;
    written.drawn = slip.table.drawn;
    written.score = score;
    sheet.enter.detail = marked_text(written);
  }
  if (fault) {
    sheet.fault = *fault;
    sheet.remark = field_of(slip.state.typed, std::string(kRemark), tr("Why is this score correct anyway?"),
                            tr("kept with the result"));
    sheet.enter.enabled = !remark.empty();
    sheet.enter.lacking = remark.empty();
  }
  add_question(sheet, slip, score);
  for (int field = 0; field < slip.fields(); ++field)  // rejects a sign without a digit
    if (!slip.figure(field).empty() && !slip.number(field)) hold_back(sheet.enter, field_label(slip, field));
  if (again)
    sheet.strike = result_action(league::event::ResultCorrected{slip.at, {}, reason, {}}, "strike",
                                 tr("Remove the result"));
}

void add_forfeits(ResultSheet& sheet, const Slip& slip) {
  if (is_decided(slip.table)) return;
  sheet.forfeit_title = tr("Who did not come?");
  const auto add = [&](const std::vector<int>& absent, std::string id, std::string label) {
    const bool chosen = slip.state.result.absent == absent;
    RoundState next = slip.state;
    next.result.figures.clear();
    next.result.winner.reset();
    next.result.absent = chosen ? std::vector<int>{} : absent;
    sheet.forfeits.push_back(
        state_action(std::move(next), "result/forfeit/" + std::move(id), std::move(label)));
    sheet.forfeits.back().chosen = chosen;
  };
  std::vector<int> all;
  for (int side = 0; side < slip.sides(); ++side) {
    all.push_back(side);
    add({side}, std::to_string(side + 1), slip.side_name(side));
  }
  if (slip.sides() == 2) add(all, "all", tr("Nobody came"));
}

// While a number is missing, the button selects the next field.
void add_next_figure(ResultSheet& sheet, const Slip& slip) {
  const int open = std::clamp(slip.state.result.field, 0, slip.fields() - 1);
  if (sheet.fields.empty() || sheet.enter.enabled || !sheet.fault.empty() || slip.figure(open).empty())
    return;
  RoundState next = slip.state;
  next.result.field = (open + 1) % slip.fields();
  sheet.enter = state_action(std::move(next), "result/enter", tr("Next number"));
}

// A linked match enters its result itself.
void add_play(ResultSheet& sheet, const Slip& slip) {
  for (const std::string& match : slip.table.matches) {
    sheet.play.push_back(
        {.id = "league/match/" + match, .label = tr("Match at this table"), .command = command::Open{match}});
    sheet.play.push_back(
        operation(command::UnlinkMatch{slip.at, match}, "unlink/" + match, tr("Unlink this match")));
    if (slip.table.score) sheet.play.back().detail = tr("its result is removed too");
  }
  if (!slip.table.matches.empty() || is_decided(slip.table)) return;
  sheet.play.push_back(operation(command::PlayTable{slip.at}, "play", tr("Score this table")));
  sheet.play.back().detail = tr("the result is then filled in automatically");
  for (const TableMatch& match : slip.in.matches) {
    sheet.play.push_back(
        operation(command::LinkMatch{slip.at, match.id}, "link/" + match.id, tr("Use this match")));
    sheet.play.back().detail = match.text;
  }
}

// The reports beside each other. The button for digits opens the entry of another score, and goes back.
void add_dispute(ResultSheet& sheet, const Slip& slip) {
  if (slip.table.disputed.empty()) return;
  RoundState other = slip.state;
  other.result.another = !slip.state.result.another;
  sheet.by_digits = state_action(std::move(other), "digits",
                                 slip.state.result.another ? tr("Different results") : tr("Other score"));
  if (slip.state.result.another) return;
  const auto reports = slip.in.reports.empty() ? reports_of(slip.table) : slip.in.reports;
  sheet.dispute = compare_reports(slip.table, reports, slip.in.names);
  for (const TableReport& report : reports)
    sheet.accepts.push_back(result_action(accept_report(slip.at, slip.table, report),
                                          "accept/" + std::to_string(sheet.accepts.size() + 1),
                                          acceptance_text(slip.table, report)));
}

}  // namespace

ResultSheet make_result(const OpenLeague& league, league::TableRef at, const RoundState& state) {
  const league::PlayedTable& table = table_at(league.now, at);
  const Slip slip{league, at, state, table, league.now.setup.stages[at.stage]};
  ResultSheet sheet;
  sheet.title = say("Table {0}", {at.table + 1});
  const std::string result = with_minus_signs(remarked_text(table));
  sheet.who = opponents_text(table.drawn, league.names);
  if (!result.empty() && table.disputed.empty())
    sheet.who = say("{0}: {1}", {std::string_view(sheet.who), std::string_view(result)});
  const bool quick = has_quick(slip) && table.disputed.empty();
  if (quick && !state.result.digits) add_quick(sheet, slip);
  if (table.disputed.empty() || state.result.another) add_result_digits(sheet, slip);
  if (quick) {
    RoundState other = state;
    other.result.digits = !state.result.digits;
    sheet.by_digits = state_action(std::move(other), "digits",
                                   state.result.digits ? tr("Quick results") : tr("Other score"));
  }
  add_dispute(sheet, slip);
  add_winners(sheet, slip);
  add_enter(sheet, slip);
  add_next_figure(sheet, slip);
  add_forfeits(sheet, slip);
  add_play(sheet, slip);
  RoundState closed = state;
  closed.result = {};
  closed.typed.erase(std::string(kReason));
  sheet.close = state_action(std::move(closed), "result/close", tr("Close"));
  sheet.more = {.id = "league/result/more", .label = tr("More…")};
  sheet.back = {.id = "league/result/back", .label = tr("Back")};
  return sheet;
}

}  // namespace tanteador::view
