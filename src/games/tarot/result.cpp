#include <algorithm>

#include "src/games/tarot/score.hpp"

namespace tanteador::tarot {

namespace {

struct ReckonedDeal {
  Refusal refusal;
  Outturn outturn;
};

class Reckoning {
 public:
  Reckoning(const Ruleset& rules, const Deal& deal, const Result& result)
      : rules_(rules), deal_(deal), result_(result) {}

  ReckonedDeal find() {
    for (const auto step : {&Reckoning::take_partner, &Reckoning::take_counts, &Reckoning::take_chelem,
                            &Reckoning::take_petit, &Reckoning::check_possible}) {
      if (auto refusal = (this->*step)()) return {refusal, {}};
    }
    return {{}, out_};
  }

 private:
  Refusal take_partner() {
    if (result_.partner) {
      if (auto refusal = deals::check_seat(*result_.partner, rules_.seats)) return refusal;
      if (rules_.seats != 5) return refuse(ViolationId::partner_five);
    }
    const auto partner = partner_of_taker(rules_, deal_);
    if (!partner && !result_.partner) return refuse(ViolationId::partner_needed);
    if (partner && result_.partner && *partner != *result_.partner)
      return refuse(ViolationId::partner_known, {*partner});
    out_.partner = partner ? *partner : *result_.partner;
    camps_ = camps_of(deal_, out_.partner);
    tricks_ = attack_tricks(rules_, deal_, camps_);
    return std::nullopt;
  }

  // Half-points of the attack as entered; unchanged if no points were.
  Refusal take_points(std::optional<int>& halves) const {
    for (const auto& points : {result_.points, result_.defence_points}) {
      if (!points) continue;
      if (!points->exact) return refuse(ViolationId::points_half);
      if (points->halves < 0 || points->halves > kAllHalves)
        return refuse(ViolationId::points_range, {Arg::from_halves(points->halves)});
    }
    if (result_.points && result_.defence_points) {
      const int own = result_.points->halves, other = result_.defence_points->halves;
      if (own + other != kAllHalves)
        return refuse(ViolationId::points_sum,
                      {Arg::from_halves(own), Arg::from_halves(other), Arg::from_halves(own + other)});
    }
    if (result_.points) halves = result_.points->halves;
    if (!halves && result_.defence_points) halves = kAllHalves - result_.defence_points->halves;
    return std::nullopt;
  }

  Refusal take_counts() {
    if (result_.bouts && (*result_.bouts < 0 || *result_.bouts > kBouts))
      return refuse(ViolationId::bouts_range, {*result_.bouts});
    std::optional<int> halves;
    if (auto refusal = take_points(halves)) return refusal;
    auto known = tally_by_cards(rules_, deal_, camps_);
    if (!known) known = tally_by_pile(rules_, deal_);
    if (!known && !result_.bouts) return refuse(ViolationId::bouts_needed);
    if (!known && !halves) return refuse(ViolationId::points_needed);
    out_.tally = known ? *known : Tally{*halves, *result_.bouts};
    if (auto refusal = check_bouts(result_.bouts.value_or(out_.tally.bouts), known)) return refusal;
    if (halves && *halves != out_.tally.halves)
      return refuse(ViolationId::points_known,
                    {Arg::from_halves(out_.tally.halves), Arg::from_halves(*halves)});
    return std::nullopt;
  }

  Refusal check_bouts(int bouts, const std::optional<Tally>& known) const {
    int attack = 0, defence = 0;
    for (const Card card : {kPetit, kTwentyOne, kExcuse}) {
      const auto camp = camp_with(rules_, deal_, camps_, card);
      attack += camp == Camp::attack ? 1 : 0;
      defence += camp == Camp::defence ? 1 : 0;
    }
    if (known) {
      attack = known->bouts;
      defence = kBouts - attack;
    }
    if (bouts >= attack && bouts <= kBouts - defence) return std::nullopt;
    return refuse(ViolationId::bouts_known, {attack, defence, bouts});
  }

  Refusal take_chelem() {
    out_.chelem = result_.chelem;
    if (!rules_.parameters.chelem)
      return out_.chelem ? Refusal(refuse(ViolationId::chelem_off)) : std::nullopt;
    const int all = rules_.hand_size();
    const auto fits = [&](Camp camp) {
      return camp == Camp::attack ? tricks_.most == all : tricks_.fewest == 0;
    };
    if (out_.chelem && !fits(*out_.chelem)) return refuse(ViolationId::chelem_known);
    if (!tricks_.is_known()) return std::nullopt;
    if (tricks_.fewest == all) out_.chelem = Camp::attack;
    if (tricks_.fewest == 0) out_.chelem = Camp::defence;
    return std::nullopt;
  }

  Refusal take_petit() {
    const auto entered = !result_.petit_au_bout                   ? LastPetit::none
                         : *result_.petit_au_bout == Camp::attack ? LastPetit::attack
                                                                  : LastPetit::defence;
    const auto by_cards = petit_by_cards(rules_, deal_, camps_);
    out_.petit = by_cards.value_or(entered);
    if (entered == LastPetit::none) return std::nullopt;
    if (by_cards && *by_cards != entered) return refuse(ViolationId::petit_known);
    const bool attack = entered == LastPetit::attack;
    const auto won = camp_with(rules_, deal_, camps_, kPetit);
    if (won && won != result_.petit_au_bout) return refuse(ViolationId::petit_known);
    if (deal_.play.is_over()) {
      const auto last = camp_of_trick(rules_, deal_, camps_, rules_.hand_size() - 1);
      if ((last == Camp::attack) != attack) return refuse(ViolationId::petit_known);
    }
    const int bouts = attack ? out_.tally.bouts : kBouts - out_.tally.bouts;
    const bool lost = out_.chelem == (attack ? Camp::defence : Camp::attack);
    if (bouts == 0 || lost) return refuse(ViolationId::petit_impossible);
    return std::nullopt;
  }

  bool possible_with(int fewest, int most) const {
    for (int tricks = std::max(fewest, tricks_.fewest); tricks <= std::min(most, tricks_.most); ++tricks) {
      if (possible(rules_, deal_, tricks, out_.tally)) return true;
    }
    return false;
  }

  Refusal check_possible() {
    const int all = rules_.hand_size();
    const Arg points = Arg::from_halves(out_.tally.halves);
    bool parity = false;
    for (int tricks = tricks_.fewest; tricks <= tricks_.most; ++tricks)
      parity |= odd_cards(rules_, deal_, tricks) == (out_.tally.halves % 2 != 0) ||
                possible(rules_, deal_, tricks, out_.tally);
    if (!parity) return refuse(ViolationId::points_parity, {points});
    const PhraseArgs args{points, out_.tally.bouts};
    if (!possible_with(0, all)) return refuse(ViolationId::points_impossible, args);
    if (!rules_.parameters.chelem) return std::nullopt;
    if (out_.chelem) {
      const int won = out_.chelem == Camp::attack ? all : 0;
      return possible_with(won, won) ? std::nullopt : Refusal(refuse(ViolationId::chelem_points, args));
    }
    return possible_with(1, all - 1) ? std::nullopt : Refusal(refuse(ViolationId::points_chelem, args));
  }

  const Ruleset& rules_;
  const Deal& deal_;
  const Result& result_;
  Camps camps_;
  Tricks tricks_;
  Outturn out_;
};

}  // namespace

Refusal apply_event(Step& step, const Captured& event) {
  if (auto refusal = close_bidding(step)) return refusal;
  Deal& deal = step.deal();
  if (auto refusal = check_distinct(event.cards)) return refusal;
  if (deal.pile.entered) return refuse(ViolationId::pile_twice);
  deal.pile = {true, event.side, set_of(event.cards)};
  return check_pile(step);
}

Refusal apply_event(Step& step, const Result& event) {
  if (auto refusal = close_bidding(step)) return refusal;
  const ReckonedDeal found = Reckoning(step.rules, step.state.deal, event).find();
  if (found.refusal) return found.refusal;
  post(step, found.outturn);
  return std::nullopt;
}

namespace {

bool is_possible(const Ruleset& rules, const Deal& deal, const Result& result) {
  return !Reckoning(rules, deal, result).find().refusal;
}

// The lowest possible count, or the one that the cards give.
std::optional<Result> some_count(const Ruleset& rules, const Deal& deal, Result result) {
  if (is_possible(rules, deal, result)) return result;
  for (int tricks = rules.hand_size(); tricks >= 0; --tricks) {
    for (int bouts = 0; bouts <= kBouts; ++bouts) {
      for (const Span& span : pile_spans(rules, deal, tricks, bouts)) {
        result.bouts = bouts;
        result.points = CardPoints{span.least};
        if (is_possible(rules, deal, result)) return result;
      }
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Result> some_result(const Ruleset& rules, const Deal& deal) {
  for (int seat = rules.seats == 5 ? 0 : rules.seats - 1; seat < rules.seats; ++seat) {
    for (const auto chelem :
         {std::optional<Camp>(), std::optional(Camp::attack), std::optional(Camp::defence)}) {
      Result result{.bouts = {},
                    .points = {},
                    .defence_points = {},
                    .petit_au_bout = {},
                    .chelem = chelem,
                    .partner = {}};
      if (rules.seats == 5) result.partner = seat_at(seat);
      if (auto found = some_count(rules, deal, result)) return found;
    }
  }
  return std::nullopt;
}

void finish_by_cards(Step& step) {
  const Deal& deal = step.deal();
  const bool dog = deal.dog_seq != 0, discard = deal.discard_seq != 0 || !discards(deal.contract);
  if (!step.state.deals.open || !dog || !discard || !deal.play.is_every_card_known()) return;
  const Result nothing_more;
  const ReckonedDeal found = Reckoning(step.rules, deal, nothing_more).find();
  if (!found.refusal) post(step, found.outturn);  // otherwise the partner is still unknown
}

}  // namespace tanteador::tarot
