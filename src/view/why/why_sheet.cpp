// The explanation of the score: newest calculation first, one unfolded.

#include <algorithm>

#include "src/rulebook/texts.hpp"
#include "src/view/game_view.hpp"
#include "src/view/rulebook/rulebook.hpp"
#include "src/view/why/why.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

Button why_button(WhyState next, std::string id, std::string label, bool chosen) {
  return {.id = "why/" + std::move(id),
          .label = std::move(label),
          .command = command::SetState{next},
          .chosen = chosen};
}

std::string points_text(const PostingReason& written) {
  return signed_points(written.line.entry.points) + " = " + plain_points(written.total);
}

std::string title_and_place(const CitedRule& cited) {
  const std::string heading = rule_heading(*cited.rule);
  return heading + " · " + cited.place;
}

void unfold(WhyRow& row, const MatchContext& context, const PostingReason& written) {
  const CitedRule& own = written.rules.front();
  row.text = rulebook::text_of(*own.rule);
  row.place = own.place;
  for (const CitedRule& cited : written.rules) {
    if (&cited != &own) row.further_rules.push_back(title_and_place(cited));
  }
  for (const Agreement& agreement : agreements(context, *own.rule)) row.agreed.push_back(agreement.text);
  for (const LoggedEvent& event : written.events)
    row.events.push_back(std::to_string(event.seq) + "  " + describe(context, event.seq));
  row.open_rule = {
      .id = "why/rule", .label = tr("Show the rule"), .command = command::OpenRule{own.rule->id}};
}

WhyRow why_row(const MatchContext& context, const WhyState& state, std::span<const PostingReason> shared,
               int place) {
  const PostingReason& first = shared.front();
  WhyRow row;
  WhyState why = state;
  const bool open = why.row == place;
  why.row = open ? -1 : place;
  row.choose = why_button(why, "row/" + std::to_string(place), how_sentence(context, first), open);
  row.rule = rule_heading(*first.rules.front().rule);
  row.points.resize(context.names.sides.size());
  for (const PostingReason& written : shared) {
    row.points[index(written.line.entry.side)] = points_text(written);
    if (written.set)
      row.set = render({game_view(game_name(context.match)).sets.won, {*written.set}}, context.names);
  }
  if (open) unfold(row, context, first);
  return row;
}

bool concerns(std::span<const PostingReason> shared, std::optional<int> side) {
  return !side || std::ranges::any_of(shared, [&](const PostingReason& written) {
    return index(written.line.entry.side) == *side;
  });
}

void add_rows(WhySheet& sheet, const MatchContext& context, const WhyState& state) {
  const std::vector<PostingReason> all = all_written(context);
  const std::span<const PostingReason> rest(all);
  std::vector<int> deals;
  for (std::size_t i = 0; i < all.size();) {
    std::size_t end = i + 1;
    while (end < all.size() && all[end].shares_line) ++end;
    const auto shared = rest.subspan(i, end - i);
    if (concerns(shared, state.side)) {
      sheet.rows.push_back(why_row(context, state, shared, static_cast<int>(i)));
      deals.push_back(all[i].line.deal);
    }
    i = end;
  }
  std::ranges::reverse(sheet.rows);
  std::ranges::reverse(deals);
  for (std::size_t i = 0; i < deals.size(); ++i) {
    if (deals[i] > 0 && (i == 0 || deals[i] != deals[i - 1]))
      sheet.rows[i].deal = say(game_view(game_name(context.match)).deal.number, {deals[i]});
  }
}

void add_sides(WhySheet& sheet, const MatchContext& context, const WhyState& state) {
  sheet.sides.push_back(why_button({{}, -1}, "side/all", tr("Everybody"), !state.side));
  for (int side = 0; side < side_count(context.match); ++side)
    sheet.sides.push_back(why_button({side, -1}, "side/" + std::to_string(side),
                                     side_name(context, side_at(side)), state.side == side));
}

}  // namespace

WhySheet make_why(const MatchContext& context, const WhyState& state) {
  WhySheet sheet;
  sheet.title = tr("Why?");
  sheet.score = with_minus_signs(score_sentence(context));
  sheet.empty = tr("No points scored yet.");
  sheet.names = context.names.sides;
  sheet.further_rules_title = tr("Also based on");
  sheet.agreed_title = tr("House agreements about it");
  sheet.events_title = tr("Entries it comes from");
  sheet.corrections_title = tr("Corrections");
  for (const Correction& one : corrections(context)) sheet.corrections.push_back(one.text);
  sheet.begin = {.id = "why/begin", .label = tr("Back to match"), .command = command::Go{Screen::board}};
  sheet.close = {.id = "why/close", .label = tr("Back to match"), .command = command::Go{Screen::board}};
  add_sides(sheet, context, state);
  add_rows(sheet, context, state);
  return sheet;
}

}  // namespace tanteador::view
