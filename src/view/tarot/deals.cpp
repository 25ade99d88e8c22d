#include <algorithm>

#include "src/view/tarot/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::tarot {

namespace {

void read(Deal& deal, const engine::Event& event) {
  const auto* bid = std::get_if<engine::Bid>(&event);
  if (bid && bid->bid != engine::Contract::pass) {
    deal.taker = bid->player;
    deal.contract = engine::kContractWords[index(bid->bid)];
  }
  const auto* result = std::get_if<engine::Result>(&event);
  if (std::holds_alternative<engine::ChelemAnnounced>(event) || (result && result->chelem))
    deal.chelem = true;
  if (std::holds_alternative<engine::PetitSec>(event)) deal.ended = "petit_sec";
  if (std::holds_alternative<Annulled>(event)) deal.ended = "annulled";
}

std::vector<Deal> rows(const MatchContext& match) {
  std::vector<Deal> all;
  std::size_t last = 0;  // number of the deal that the event belongs to, from 1
  visit_entered_events<Tarot>(match.match, [&](EventSeq seq, const engine::Event& event) {
    const bool ruled = std::holds_alternative<Ruled>(event), carried = std::holds_alternative<Carried>(event);
    if (ruled || carried || std::holds_alternative<engine::DealStarted>(event)) {
      all.push_back({.kind = ruled     ? Deal::Kind::ruled
                             : carried ? Deal::Kind::carried
                                       : Deal::Kind::played,
                     .seq = index(seq)});
      if (!ruled && !carried) last = all.size();
    } else if (last > 0) {
      read(all[last - 1], event);
    }
  });
  return all;
}

// A ruling has a row of its own, even during a deal.
Deal* deal_row(std::vector<Deal>& all, std::int64_t seq) {
  const auto own = std::ranges::find_if(
      all, [&](const Deal& deal) { return deal.kind != Deal::Kind::played && deal.seq == seq; });
  if (own != all.end()) return &*own;
  Deal* found = nullptr;
  for (Deal& deal : all) {
    if (deal.kind == Deal::Kind::played && deal.seq <= seq) found = &deal;
  }
  return found;
}

// The taker's partner with five players, after the deal.
std::optional<Seat> partner_in(const MatchContext& match, const Deal& deal) {
  if (deal.kind != Deal::Kind::played || deal.lines.empty()) return std::nullopt;
  const engine::Deal& played = match_of<Tarot>(match.match).state_after(deal.lines.back().seq).deal;
  const bool somebody = played.partner && played.partner != played.taker;
  return somebody ? std::optional(seat_at(*played.partner)) : std::nullopt;
}

struct Group {
  std::vector<LedgerLine> lines;
};

std::vector<Group> group_lines(std::span<const LedgerLine> lines) {
  std::vector<Group> groups;
  for (const LedgerLine& line : lines) {
    const LedgerLine* first = groups.empty() ? nullptr : &groups.back().lines.front();
    if (!first || first->entry.category != line.entry.category || first->entry.side == line.entry.side)
      groups.emplace_back();
    groups.back().lines.push_back(line);
  }
  return groups;
}

// "Ana +132 · Beto, Caro −66"
std::string deal_points_text(const MatchContext& match, const std::vector<int>& points, int first) {
  const int seats = static_cast<int>(points.size());
  const auto names = short_names(match.names.sides);
  std::vector<bool> done(points.size());
  std::string text;
  for (int i = 0; i < seats; ++i) {
    const auto seat = static_cast<std::size_t>((first + i) % seats);
    if (done[seat] || points[seat] == 0) continue;
    std::vector<std::string> equal;
    for (int j = i; j < seats; ++j) {
      const auto other = static_cast<std::size_t>((first + j) % seats);
      if (points[other] != points[seat]) continue;
      done[other] = true;
      equal.push_back(names[other]);
    }
    const std::string who = join(equal, ", "), what = signed_points(points[seat]);
    text += (text.empty() ? "" : " · ") + say("{0} {1}", {std::string_view(who), std::string_view(what)});
  }
  return text;
}

std::vector<int> sums(const MatchContext& match, std::span<const LedgerLine> lines) {
  std::vector<int> points(side_count(match.match));
  for (const LedgerLine& line : lines) points[index(line.entry.side)] += line.entry.points;
  return points;
}

}  // namespace

int contract_place(std::string_view word) {
  const auto found = std::ranges::find(kContracts, word);
  return found == kContracts.end() ? 0 : static_cast<int>(found - kContracts.begin()) + 1;
}

std::vector<Deal> deals(const BoardContext& context) {
  const MatchContext& match = context.table;
  std::vector<Deal> all = rows(match);
  for (const LedgerLine& line : ledger(match.match)) {
    if (Deal* deal = deal_row(all, static_cast<std::int64_t>(line.seq))) deal->lines.push_back(line);
  }
  const auto last = std::ranges::find(all.rbegin(), all.rend(), Deal::Kind::played, &Deal::kind);
  if (last != all.rend()) last->open = hand_is_open(context.offers);
  int number = 0;
  for (Deal& deal : all) {
    deal.points = sums(match, deal.lines);
    const bool counts = deal.kind == Deal::Kind::played && (deal.open || !deal.lines.empty());
    if (counts) deal.number = ++number;
    deal.partner = partner_in(match, deal);
  }
  return all;
}

std::vector<TarotSheet::Part> parts(const MatchContext& match, std::span<const LedgerLine> lines) {
  std::vector<TarotSheet::Part> all;
  if (lines.empty()) return all;
  const int first = index(lines.front().entry.side);
  const auto groups = group_lines(lines);
  for (const Group& group : groups) {
    const LedgerLine& line = group.lines.front();
    const Names& names = names_at(match, static_cast<std::int64_t>(line.seq));
    all.push_back({.how = with_minus_signs(render(line.entry.how, names)),
                   .points = deal_points_text(match, sums(match, group.lines), first),
                   .rule = rule_number(line.entry.rule)});
  }
  if (groups.size() > 1)
    all.push_back(
        {.how = tr("Total"), .points = deal_points_text(match, sums(match, lines), first), .rule = {}});
  return all;
}

}  // namespace tanteador::view::tarot
