#include "src/games/tarot/score.hpp"

#include <algorithm>

#include "src/games/tarot/tarot.hpp"

namespace tanteador::tarot {

namespace {

constexpr int kContract = 25, kPetitAuBout = 10;
constexpr int kChelemAnnounced = 400, kChelem = 200;

// One part of the score from the attack's point of view; `sign` is -1 if the defence gets it.
struct Part {
  std::string_view category, rule, text;
  std::array<Arg, 3> before{};  // arguments of the text before value, factor and points
  std::size_t named = 0;
  int value = 0, sign = 1;
};

// Multiples of a part's value, for a part that the attack wins.
struct Factors {
  int taker = 0, partner = 0, defender = -1;
};
Factors factors(const Ruleset& rules, bool alone, bool success) {
  if (rules.parameters.payment == value::printed)  // per defender, so the sum is not zero (NA-3)
    return success ? Factors{3, 0, -1} : Factors{1, 0, -3};
  if (alone) return {rules.seats - 1, 0, -1};
  return {2, 1, -1};
}

int factor_of(const Factors& factors, const Deal& deal, Seat partner, Seat seat) {
  if (is_taker(deal, seat)) return factors.taker;
  return seat == partner ? factors.partner : factors.defender;
}

class Poster {
 public:
  Poster(Step& step, const Outturn& outturn)
      : step_(step),
        outturn_(outturn),
        success_(outturn.tally.halves >= 2 * points_needed(outturn.tally.bouts)) {}

  void post() {
    contract();
    petit();
    for (int seat = 0; seat < step_.rules.seats; ++seat) poignee(seat_at(seat));
    chelem();
    for (int seat = 0; seat < step_.rules.seats; ++seat) miseres(seat_at(seat));
  }
  bool success() const { return success_; }

 private:
  const Deal& deal() const { return step_.state.deal; }

  // Writes a part for the taker first, then in order of play.
  void write(const Part& part) {
    const bool alone = is_taker(deal(), outturn_.partner);
    const Factors all = factors(step_.rules, alone, success_);
    for (int i = 0; i < step_.rules.seats; ++i) {
      const Seat seat = seat_at((*deal().taker + i) % step_.rules.seats);
      const int factor = part.sign * factor_of(all, deal(), outturn_.partner, seat);
      const Points points = factor * part.value;
      Phrase how{part.text};
      std::size_t next = 0;
      for (; next < part.named; ++next) how.args[next] = part.before[next];
      for (const int number : {part.value, factor, points}) how.args[next++] = number;
      deals::write(step_.state.deals, step_.entries,
                   {.side = side_at(index(seat)),
                    .points = points,
                    .category = part.category,
                    .rule = part.rule,
                    .how = how,
                    .full = points});
    }
  }

  // The half-point goes to the camp that won the contract, or is dropped (NA-8).
  int distance() const {
    const int halves = outturn_.tally.halves - 2 * points_needed(outturn_.tally.bouts);
    const int away = halves < 0 ? -halves : halves;
    const bool up = step_.parameters().half_point == value::half_to_winner;
    const int points = (away + (up ? 1 : 0)) / 2;
    return success_ && step_.parameters().a_mode == value::literal ? -points : points;
  }

  void contract() {
    constexpr std::array<std::string_view, 5> kTexts{
        std::string_view(), N_("prise, {0} needed, {1} made: 25 + {2} = {3}, × {4} = {5}"),
        N_("garde, {0} needed, {1} made: (25 + {2}) × 2 = {3}, × {4} = {5}"),
        N_("garde sans, {0} needed, {1} made: (25 + {2}) × 4 = {3}, × {4} = {5}"),
        N_("garde contre, {0} needed, {1} made: (25 + {2}) × 6 = {3}, × {4} = {5}")};
    constexpr std::array<std::string_view, 5> kTextsLess{
        std::string_view(), N_("prise, {0} needed, {1} made: 25 − {2} = {3}, × {4} = {5}"),
        N_("garde, {0} needed, {1} made: (25 − {2}) × 2 = {3}, × {4} = {5}"),
        N_("garde sans, {0} needed, {1} made: (25 − {2}) × 4 = {3}, × {4} = {5}"),
        N_("garde contre, {0} needed, {1} made: (25 − {2}) × 6 = {3}, × {4} = {5}")};
    const int away = distance();
    const auto& texts = away < 0 ? kTextsLess : kTexts;
    const Arg count = Arg::from_halves(outturn_.tally.halves);
    write({.category = N_("contract"),
           .rule = "tarot.score.contract",
           .text = texts[index(deal().contract)],
           .before = {points_needed(outturn_.tally.bouts), count, away < 0 ? -away : away},
           .named = 3,
           .value = (kContract + away) * coefficient(deal().contract),
           .sign = success_ ? 1 : -1});
  }

  void petit() {
    if (outturn_.petit == LastPetit::none) return;
    write({.category = N_("petit"),
           .rule = "tarot.petit_au_bout",
           .text = N_("Petit au bout: 10 × {0} = {1}, × {2} = {3}"),
           .before = {coefficient(deal().contract)},
           .named = 1,
           .value = kPetitAuBout * coefficient(deal().contract),
           .sign = outturn_.petit == LastPetit::attack ? 1 : -1});
  }

  void poignee(Seat seat) {
    constexpr std::string_view kTexts[] = {N_("simple poignée, shown by {0}: {1} × {2} = {3}"),
                                           N_("double poignée, shown by {0}: {1} × {2} = {3}"),
                                           N_("triple poignée, shown by {0}: {1} × {2} = {3}")};
    const int trumps = deal().shown[seat];
    if (trumps == 0) return;
    const ParameterList& fewest = step_.parameters().poignee_thresholds;
    std::size_t size = 0;
    while (size + 1 < fewest.size() && trumps >= fewest[size + 1]) ++size;
    const bool attack = is_taker(deal(), seat) || seat == outturn_.partner;
    const bool won = step_.parameters().poignee_to == value::shower ? attack : success_;
    write({.category = N_("poignee"),
           .rule = "tarot.poignee.points",
           .text = kTexts[size],
           .before = {seat},
           .named = 1,
           .value = step_.parameters().poignee_points[size],
           .sign = won ? 1 : -1});
  }

  void chelem() {
    const bool announced = deal().chelem.has_value(), has_chelem = outturn_.chelem == Camp::attack;
    const auto part = [&](std::string_view rule, std::string_view text, int value, int sign) {
      write({.category = N_("chelem"), .rule = rule, .text = text, .value = value, .sign = sign});
    };
    if (has_chelem && announced)
      part("tarot.chelem", N_("chelem announced and made: {0} × {1} = {2}"), kChelemAnnounced, 1);
    if (has_chelem && !announced)
      part("tarot.chelem", N_("chelem made without being announced: {0} × {1} = {2}"), kChelem, 1);
    if (announced && !has_chelem)
      part("tarot.chelem.failed", N_("chelem announced and not made: {0} × {1} = {2}"), kChelem, -1);
    if (outturn_.chelem == Camp::defence)
      part("tarot.chelem.defence", N_("chelem of the defence: {0} × {1} = {2}"), kChelem, -1);
  }

  // A table agreement: all others pay the announcer, whoever wins the contract.
  void miseres(Seat announcer) {
    constexpr std::array<std::string_view, 2> kTexts{
        N_("misère of trumps, announced by {0}: {1} × {2} = {3}"),
        N_("misère of court cards, announced by {0}: {1} × {2} = {3}")};
    for (std::size_t of = 0; of < kTexts.size(); ++of) {
      if (!deal().miseres[of][at(announcer)]) continue;
      const Points each = step_.parameters().misere;
      for (int i = 0; i < step_.rules.seats; ++i) {
        const Seat seat = seat_at((index(announcer) + i) % step_.rules.seats);
        const int factor = seat == announcer ? step_.rules.seats - 1 : -1;
        const Points points = factor * each;
        deals::write(step_.state.deals, step_.entries,
                     {.side = side_at(index(seat)),
                      .points = points,
                      .category = N_("misere"),
                      .rule = "tarot.misere",
                      .how = {kTexts[of], {announcer, each, factor, points}},
                      .full = points});
      }
    }
  }

  Step& step_;
  const Outturn& outturn_;
  bool success_;
};

}  // namespace

void post(Step& step, const Outturn& outturn) {
  Poster poster(step, outturn);
  poster.post();
  step.deal().success = poster.success();
  step.deal().partner = index(outturn.partner);
  deals::finish(step.state.deals, deals::next_seat(step.state.deals.dealer, step.rules.seats));
}

}  // namespace tanteador::tarot

namespace tanteador {

// Argument 1 of a contract's arithmetic is the points made; an odd number of halves was rounded (NA-8).
Grounds Tarot::grounds(const Ruleset&, const State&, const Posting& entry) {
  Grounds all;
  const auto add = [&](std::string_view rule, std::string_view aspect = {}, Phrase why = {}) {
    all.push_back({rule, aspect, why});
  };
  if (entry.category == "contract") {
    const Arg& count = entry.how.args[1];
    add("tarot.contract");
    add("tarot.score.contract", "distance");
    if (count.kind == Arg::Kind::halves && count.number % 2 != 0) add("tarot.score.half_point");
  }
  if (entry.category == "poignee") add("tarot.poignee.size");
  if (entry.category == "contract" || entry.category == "petit") add("tarot.bidding.higher", "coefficient");
  constexpr std::string_view kPaid[] = {"contract", "petit", "poignee", "chelem"};
  if (std::ranges::find(kPaid, entry.category) != std::end(kPaid)) add("tarot.score.payment");
  return all;
}

}  // namespace tanteador
