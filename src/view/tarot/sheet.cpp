#include "src/view/tarot/sheet.hpp"

#include <algorithm>

#include "src/view/tarot/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::tarot {

namespace {

constexpr int kHundred = 100;

using Row = TarotSheet::Row;

std::string total_text(int points) { return (points < 0 ? "−" : "") + std::to_string(std::abs(points)); }

std::string_view note_of(const Deal& deal) {
  if (deal.kind == Deal::Kind::ruled) return N_("the referee");
  if (deal.kind == Deal::Kind::carried) return N_("carried over from paper");
  if (deal.ended == "petit_sec") return N_("petit sec: the deal is void");
  if (deal.ended == "annulled") return NC_("deal", "cancelled");
  if (deal.lines.empty()) return N_("all passed");
  return {};
}

TarotRole role_of(const Deal& deal, Seat seat) {
  if (deal.taker == seat) return TarotRole::taker;
  return deal.partner == seat ? TarotRole::partner : TarotRole::none;
}

void fill_open(Row& row, const BoardContext& context, const Deal& deal) {
  row.tag = row.contract > 0 ? std::string(kTags[row.contract - 1]) : "";
  std::vector<int> taken;
  for (std::size_t seat = 0; seat < deal.points.size(); ++seat)
    taken.push_back(
        number_fact(side_facts(context.table.match, side_at(static_cast<int>(seat))), "taken", 0));
  const bool playing = std::ranges::any_of(taken, [](int tricks) { return tricks > 0; });
  for (std::size_t seat = 0; seat < taken.size(); ++seat)
    row.cells.push_back({.delta = playing ? trn("{0} trick", "{0} tricks", taken[seat]) : "",
                         .total = {},
                         .role = role_of(deal, seat_at(static_cast<int>(seat)))});
  if (!playing && row.contract == 0) row.note = tr("in progress");
}

void fill_written(Row& row, const Deal& deal, std::vector<int>& totals) {
  int sum = 0;
  row.written = !deal.lines.empty();
  for (std::size_t seat = 0; seat < totals.size(); ++seat) {
    const int points = deal.points[seat];
    sum += points;
    totals[seat] += points;
    row.cells.push_back({.delta = points == 0 ? "" : signed_points(points),
                         .total = total_text(totals[seat]),
                         .role = role_of(deal, seat_at(static_cast<int>(seat))),
                         .loses = points < 0,
                         .below = totals[seat] < 0});
  }
  if (deal.kind != Deal::Kind::played || deal.lines.empty()) return;
  row.balanced = sum == 0;
  const std::string written = sum == 0 ? "0" : signed_points(sum);
  row.balance = say("Σ {0}", {std::string_view(written)});
}

Row row_of(const BoardContext& context, const Deal& deal, std::vector<int>& totals) {
  Row row;
  row.contract = contract_place(deal.contract);
  const std::string seq = std::to_string(deal.seq);
  const bool chosen = board_answer(context.state, "row") == seq;
  row.choose = {.id = "deal/" + seq,
                .label = deal.number > 0 ? std::to_string(deal.number) : "–",
                .command = command::SetState{Changes{with("row", chosen ? "" : seq)}},
                .enabled = !deal.lines.empty(),
                .chosen = chosen};
  if (deal.open) {
    fill_open(row, context, deal);
    return row;
  }
  fill_written(row, deal, totals);
  if (const std::string_view note = note_of(deal); !note.empty()) row.note = tr(note);
  if (row.contract > 0 && !deal.lines.empty()) row.tag = kTags[row.contract - 1];
  row.mark = deal.chelem || row.contract == static_cast<int>(kTags.size());
  return row;
}

void add_players(TarotSheet& sheet, const BoardContext& context, const Now& now,
                 const std::vector<int>& totals) {
  const MatchContext& match = context.table;
  const auto shorts = short_names(match.names.sides);
  const auto [low, high] = std::ranges::minmax(totals);
  const bool alone_last = std::ranges::count(totals, low) == 1;
  for (std::size_t seat = 0; seat < totals.size(); ++seat) {
    const std::string place = std::to_string(seat);
    const bool chosen = board_answer(context.state, "player") == place;
    sheet.players.push_back(
        {.choose = {.id = "player/" + place,
                    .label = shorts[seat],
                    .command = command::SetState{Changes{with("player", chosen ? "" : place)}},
                    .chosen = chosen},
         .name = match.names.sides[seat],
         .total = total_text(totals[seat]),
         .deals = now.running && now.dealer == seat_at(static_cast<int>(seat)),
         .leads = low != high && totals[seat] == high,
         .last = low != high && alone_last && totals[seat] == low,
         .below = totals[seat] < 0});
  }
}

int hundreds_below(int points) { return -((-points + kHundred - 1) / kHundred) * kHundred; }

void set_chart(TarotSheet::Chart& chart, const BoardContext& context, const std::vector<Deal>& all) {
  chart.title = tr("Points over the deals");
  const auto shorts = short_names(context.table.names.sides);
  chart.high = kHundred;
  chart.low = -kHundred;
  for (std::size_t seat = 0; seat < shorts.size(); ++seat) {
    TarotSheet::Line line;
    line.values.push_back(0);
    for (const Deal& deal : all) {
      if (!deal.lines.empty()) line.values.push_back(line.values.back() + deal.points[seat]);
    }
    for (const int value : line.values) {
      chart.low = std::min(chart.low, hundreds_below(std::min(value, 0)));
      chart.high = std::max(chart.high, -hundreds_below(std::min(-value, 0)));
    }
    const std::string total = total_text(line.values.back());
    line.label = say("{0} {1}", {std::string_view(shorts[seat]), std::string_view(total)});
    line.chosen = board_answer(context.state, "player") == std::to_string(seat);
    chart.lines.push_back(std::move(line));
  }
}

std::string title_of(const BoardContext& context, const Deal& deal) {
  if (!deal.taker) return tr(note_of(deal));
  const std::string contract = call_label(deal.contract);
  const Names names{short_names(names_at(context.table, deal.seq).seats), {}};
  if (deal.partner)
    return render({N_("Deal {0}: {1}, {2}, with {3}"),
                   {deal.number, *deal.taker, std::string_view(contract), *deal.partner}},
                  names);
  return render({N_("Deal {0}: {1}, {2}"), {deal.number, *deal.taker, std::string_view(contract)}}, names);
}

void set_breakdown(TarotSheet& sheet, const BoardContext& context, const std::vector<Deal>& all) {
  const auto found = std::ranges::find_if(all, [&](const Deal& deal) {
    return board_answer(context.state, "row") == std::to_string(deal.seq) && !deal.lines.empty();
  });
  if (found == all.end()) return;
  int sum = 0;
  for (const int points : found->points) sum += points;
  const std::string written = signed_points(sum);
  sheet.breakdown = TarotSheet::Breakdown{};  // clang rejects emplace() of this nested struct
  sheet.breakdown->title = title_of(context, *found);
  sheet.breakdown->parts = parts(context.table, found->lines);
  if (found->kind == Deal::Kind::played)
    sheet.breakdown->balance =
        sum == 0 ? tr("Total 0, correct") : say("Total {0}, should be 0", {std::string_view(written)});
  sheet.breakdown->close = {
      .id = "deal/close", .label = tr("Close"), .command = command::SetState{Changes{with("row", "")}}};
}

}  // namespace

TarotSheet sheet(const BoardContext& context, const Now& now) {
  TarotSheet sheet;
  const std::vector<Deal> all = deals(context);
  std::vector<int> totals(side_count(context.table.match));
  for (const Deal& deal : all) sheet.rows.push_back(row_of(context, deal, totals));
  add_players(sheet, context, now, totals);
  set_chart(sheet.chart, context, all);
  set_breakdown(sheet, context, all);
  if (all.empty()) sheet.empty = tr("Deals will be listed here.");
  sheet.earlier = {.id = "earlier",
                   .label = tr("Earlier deals are in the list of entries"),
                   .command = command::Go{Screen::history}};
  if (parameter(context.table.match, "payment") == ParameterValue(std::string_view("printed")))
    sheet.remark = tr("In this edition the payments need not add up to 0.");
  if (!now.running) return sheet;
  const bool is_entering = entering(context, now);
  const bool replacing = context.state.replacing != 0;
  if (is_entering ? !replacing : !now.taker || now.speaker || replacing) sheet.matrix = matrix(context, now);
  if (is_entering) sheet.entry = entry(context, now);
  return sheet;
}

}  // namespace tanteador::view::tarot
