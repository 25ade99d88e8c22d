#include "src/registry/reckoning.hpp"

#include <algorithm>
#include <utility>

#include "src/registry/games.hpp"

namespace tanteador {

namespace {

template <class G>
int sets_won(const Facts& facts) {
  if constexpr (requires { G::kOwnWords; }) {
    const auto won = std::ranges::find(facts, G::kOwnWords.sets, &Fact::name);
    if (won != facts.end()) return won->value.number;
  }
  return 0;
}

}  // namespace

Moment moment_after(const AnyMatch& any, EventSeq seq) {
  return visit_game(
      [&]<class M>(const M& match) {
        using G = typename M::Traits;
        const auto& state = match.state_after(seq);
        Moment moment{.deal = G::deal_facts(match.rules(), state), .scores = {}, .sets = {}};
        for (int side = 0; side < G::side_count(match.rules()); ++side) {
          moment.scores.push_back(G::score(state, side_at(side)));
          moment.sets.push_back(sets_won<G>(G::side_facts(match.rules(), state, side_at(side))));
        }
        return moment;
      },
      any);
}

// A won set ends when the next deal begins: until then its award may still be turned over.
std::vector<EventSeq> set_ends(const AnyMatch& any) {
  if (!sets_won(any, side_at(0))) return {};
  return visit_game(
      []<class M>(const M& match) {
        using G = typename M::Traits;
        std::vector<EventSeq> ends;
        int before = 0, deal = 0;
        const auto end_at = [&](int seq) {
          if (before > static_cast<int>(ends.size())) ends.push_back(EventSeq{seq});
        };
        for (int seq = 1; seq <= index(match.last_seq()); ++seq) {
          const auto& state = match.state_after(EventSeq{seq});
          const int number = G::deal_number(state);
          if (std::exchange(deal, number) != number) end_at(seq - 1);
          before = 0;
          for (int side = 0; side < G::side_count(match.rules()); ++side)
            before += sets_won<G>(G::side_facts(match.rules(), state, side_at(side)));
        }
        end_at(index(match.last_seq()));
        return ends;
      },
      any);
}

std::vector<std::vector<Points>> set_scores(const AnyMatch& match) {
  std::vector<EventSeq> ends = set_ends(match);
  std::vector<std::vector<Points>> scores;
  for (const EventSeq end : ends) scores.push_back(moment_after(match, end).scores);
  const EventSeq last = last_seq(match);
  if (!sets_won(match, side_at(0)) || (!ends.empty() && ends.back() == last)) return scores;
  std::vector<Points> now = moment_after(match, last).scores;
  if (std::ranges::any_of(now, [](Points points) { return points != 0; })) scores.push_back(std::move(now));
  return scores;
}

bool is_in_deal_of(const AnyMatch& any, EventSeq seq, const LedgerLine& line) {
  return visit_game(
      [&]<class M>(const M& match) { return M::Traits::deal_number(match.state_after(seq)) == line.deal; },
      any);
}

std::string arithmetic(const AnyMatch& match, const LedgerLine& line, const Names& names) {
  std::string how = render(line.entry.how, names);
  if (line.entry.full != line.entry.points) how += render({N_(" → {0} to go"), {line.entry.points}}, {});
  if (!was_shown(match, line)) how += tr(" (not shown)");
  return how;
}

std::optional<bool> had_part(const AnyMatch& any, EventSeq seq, const LedgerLine& line) {
  return visit_game(
      [&]<class M>(const M& match) -> std::optional<bool> {
        using G = typename M::Traits;
        if constexpr (requires { &G::had_part; }) {
          const EventSeq before{index(seq) - 1};
          return G::had_part(match.state_after(before), match.state_after(seq), line.entry);
        } else {
          return std::nullopt;
        }
      },
      any);
}

std::string_view topic(const AnyMatch& any, EventSeq seq) {
  return visit_game(
      [&]<class M>(const M& match) -> std::string_view {
        using G = typename M::Traits;
        if constexpr (requires { &G::topic; })
          return G::topic(match.state_after(EventSeq{index(seq) - 1}), match.state_after(seq));
        else
          return {};
      },
      any);
}

WorthRules worth_rules(const AnyMatch& any, EventSeq seq) {
  return visit_game(
      [&]<class M>(const M& match) -> WorthRules {
        using G = typename M::Traits;
        if constexpr (requires { &G::worth_rules; }) {
          const auto now = match.content(seq);
          const auto* event = now ? std::get_if<typename M::GameEvent>(&*now) : nullptr;
          const EventSeq last{index(seq) - 1};
          if (event)
            return G::worth_rules(match.rules(), match.state_after(last), match.state_after(seq), *event);
        }
        return {};
      },
      any);
}

Grounds grounds(const AnyMatch& any, const LedgerLine& line) {
  return visit_game(
      [&]<class M>(const M& match) -> Grounds {
        using G = typename M::Traits;
        if constexpr (requires { &G::grounds; })
          return G::grounds(match.rules(), match.state_after(line.seq), line.entry);
        else
          return {};
      },
      any);
}

Points running_score(std::span<const LedgerLine> lines, std::size_t at, const Moment& now) {
  Points score = now.scores[index(lines[at].entry.side)];
  for (std::size_t later = at + 1; later < lines.size() && lines[later].seq == lines[at].seq; ++later) {
    if (lines[later].entry.side == lines[at].entry.side) score -= lines[later].entry.points;
  }
  return score;
}

bool one_reckoning(const LedgerLine& one, const LedgerLine& other) {
  if (&one == &other) return true;
  const auto& how = one.entry.how.args;
  std::size_t steps = how.size();
  while (steps > 0 && how[steps - 1].kind == Arg::Kind::none) --steps;
  if (steps < 2 || one.entry.side == other.entry.side) return false;
  const bool same = one.seq == other.seq && one.entry.rule == other.entry.rule &&
                    one.entry.how.text == other.entry.how.text && one.entry.contest == other.entry.contest;
  return same && std::equal(how.begin(), how.begin() + static_cast<std::ptrdiff_t>(steps - 2),
                            other.entry.how.args.begin());
}

std::optional<Side> winner_of_new_set(const Moment& before, const Moment& now) {
  for (std::size_t side = 0; side < now.sets.size(); ++side) {
    const int had = before.sets.empty() ? 0 : before.sets[side];
    if (now.sets[side] > had) return side_at(static_cast<int>(side));
  }
  return std::nullopt;
}

}  // namespace tanteador
