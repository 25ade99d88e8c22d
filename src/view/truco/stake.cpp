// The stake of an open hand, and the summary of the last one.

#include <algorithm>

#include "src/games/truco/scoring/awards.hpp"
#include "src/games/truco/scoring/stakes.hpp"
#include "src/games/truco/words.hpp"
#include "src/view/truco/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truco {

namespace {

struct Hand {
  const BoardContext& context;
  const engine::Ruleset& rules;
  const engine::State& state;
  const engine::Contest& contest;
  std::array<Party, 2> both;

  std::string name(int team) const { return party_name(context.table, both[std::clamp(team, 0, 1)]); }
};

std::string_view word_of(engine::Call call) { return engine::kCallWords[index(call)]; }

// The party that must answer, in the order of quiero.
std::optional<int> must_answer(const Hand& hand) {
  const engine::Contest& contest = hand.contest;
  if (contest.flor.stage == engine::Flor::Stage::raised) return 1 - *contest.flor.by_team;
  if (contest.envido.stage == engine::Envido::Stage::open) return 1 - *contest.envido.by_team;
  if (contest.truco.pending) return 1 - *contest.truco.by_team;
  return std::nullopt;
}

int worth_of(const Hand& hand, const engine::Envido& envido) {
  return engine::accepted_envido(hand.rules, hand.state.hand, envido, 0).points;
}

void add_envido(std::vector<std::string>& lines, const Hand& hand) {
  using enum engine::Envido::Stage;
  const engine::Envido& envido = hand.contest.envido;
  if (envido.stage != accepted && envido.stage != declaring) return;
  const std::string word = call_label(word_of(envido.last));
  lines.push_back(say("{0} accepted: {1}", {std::string_view(word), worth_of(hand, envido)}));
}

engine::Call call_of(const engine::Flor& flor) {
  using enum engine::Flor::Raise;
  if (flor.raise == bid) return flor.last_bid;
  if (flor.raise == falta) return engine::Call::con_flor_falta_envido;
  return flor.raise == contraflor ? engine::Call::contraflor : engine::Call::contraflor_al_resto;
}

void add_flor(std::vector<std::string>& lines, const Hand& hand) {
  using enum engine::Flor::Stage;
  const auto stage = hand.contest.flor.stage;
  if (stage == raised) {
    const std::string word = call_label(word_of(call_of(hand.contest.flor)));
    lines.push_back(say("{0} is waiting for an answer", {std::string_view(word)}));
  }
  if (stage == contested || stage == accepted || stage == declaring)
    lines.push_back(say("Who won the {0}?", {std::string_view("flor")}));
}

void add_awards(std::vector<std::string>& lines, const Hand& hand) {
  for (const engine::Award& award : engine::awards_of(hand.rules, hand.state)) {
    const bool talk = award.kind == engine::AwardKind::flor || award.kind == engine::AwardKind::envido;
    if (!talk || award.points == 0) continue;
    const std::string what = call_label(award.kind == engine::AwardKind::flor ? "flor" : "envido"),
                      who = hand.name(award.team), points = signed_points(award.points);
    const bool written = std::ranges::any_of(
        hand.state.hand.posted, [&](const engine::PostedAward& each) { return each.key == award.key(); });
    lines.push_back(say(written ? N_("{0}: {1} {2}") : N_("{0}: {1} {2} when the hand ends"),
                        {std::string_view(what), std::string_view(who), std::string_view(points)}));
  }
}

std::string name_of_stake(const engine::Parameters& parameters, const engine::Stake& stake) {
  using enum engine::HandKind;
  if (stake.kind == eleven) return special_hand(parameters, stake);
  const int level = stake.level + (stake.pending ? 1 : 0);
  if (level > 0) return call_label(engine::raise_name(parameters, level));
  return stake.kind == iron ? special_hand(parameters, stake) : tr("The hand");
}

}  // namespace

std::string special_hand(const engine::Parameters& parameters, const engine::Stake& stake) {
  if (stake.kind == engine::HandKind::iron) return tr("Iron hand");
  return say("Hand of {0}", {parameters.target - parameters.eleven_short});
}

std::optional<DealValue> stake(const BoardContext& context) {
  const auto& match = match_of<Truco>(context.table.match);
  if (context.state.ask.on || match.state().hand.contests.size() != 1) return std::nullopt;
  const Facts facts = contest_facts(context.table.match).front();
  const Hand hand{context, match.rules(), match.state(), match.state().hand.contests[0],
                  parties(context.table, facts)};
  const engine::Stake& truco = hand.contest.truco;
  DealValue stake;
  stake.name = name_of_stake(hand.rules.parameters, truco);
  stake.worth = std::to_string(engine::raised_stake(hand.rules.parameters, truco));
  const engine::Envido& envido = hand.contest.envido;
  if (envido.stage == engine::Envido::Stage::open) {  // an open question is the stake
    stake.name = call_label(word_of(envido.last));
    stake.worth = std::to_string(worth_of(hand, envido));
  }
  if (const engine::Card turned = hand.state.hand.turned; turned != engine::Card::none) {
    const std::string card = card_text(turned, context.table.names.french_cards);
    stake.lines.push_back(say("Turned up: {0}", {std::string_view(card)}));
  }
  add_envido(stake.lines, hand);
  add_flor(stake.lines, hand);
  add_awards(stake.lines, hand);
  const auto answers = must_answer(hand);
  stake.waits = answers.has_value();
  if (answers)
    stake.turn = say("{0} must answer", {std::string_view(hand.name(*answers))});
  else if (const auto mano = seat_fact(deal_facts(context.table.match), "leader"))
    stake.turn = render({N_("{0} is mano"), {*mano}}, context.table.names);
  return stake;
}

std::vector<std::string> summary(const BoardContext& context) {
  const MatchContext& table = context.table;
  const int hand = number_fact(deal_facts(table.match), "number", 0);
  std::vector<std::string> lines;
  for (const LedgerLine& line : ledger(table.match)) {
    if (line.deal != hand || hand == 0) continue;
    const std::string points = signed_points(line.entry.points),
                      how = with_minus_signs(render(line.entry.how, table.names));
    lines.push_back(say("{0} {1}: {2}", {std::string_view(side_name(table, line.entry.side)),
                                         std::string_view(points), std::string_view(how)}));
  }
  constexpr std::size_t kMost = 6;
  if (lines.size() > kMost) lines.erase(lines.begin(), lines.end() - kMost);
  return lines;
}

}  // namespace tanteador::view::truco
