// The calls in fixed positions, contest results, and parallel duels.

#include <algorithm>

#include <boost/container/static_vector.hpp>

#include "src/games/truco/scoring/stakes.hpp"
#include "src/games/truco/words.hpp"
#include "src/view/truco/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truco {

namespace {

// A position holds the steps of one ladder and shows the first legal one. It stays through the hand, and an
// answer never takes the position of a call.
struct CallPosition {
  std::string_view type;
  std::array<std::string_view, 4> words;
};
using CallPositions = boost::container::static_vector<CallPosition, 3>;

struct Talks {
  bool envido, flor, bids;  // bids: con flor envido and its raises
};
std::span<const CallPositions> call_rows(Talks talks) {
  static const CallPosition quiero{"called", {"con_flor_quiero", "quiero"}},
      no_quiero{"called", {"con_flor_me_achico", "no_quiero"}};
  static const CallPositions envido{
      {"called", {"envido"}}, {"called", {"real_envido"}}, {"called", {"falta_envido"}}};
  // A flor ends the envido, so its bids take these positions.
  static const CallPositions envido_and_bids{{"called", {"envido", "con_flor_envido"}},
                                             {"called", {"real_envido", "con_flor_real_envido"}},
                                             {"called", {"falta_envido", "con_flor_falta_envido"}}};
  static const CallPosition truco{"called", {"truco", "retruco", "vale_cuatro", "vale_juego"}};
  static const CallPositions with_flor[] = {
      {quiero, no_quiero, {"called", {"flor"}}},
      envido,
      {truco, {"called", {"contraflor"}}, {"called", {"contraflor_al_resto"}}}};
  static const CallPositions with_bids[] = {with_flor[0], envido_and_bids, with_flor[2]};
  static const CallPositions without[] = {{quiero, no_quiero}, envido, {truco}};
  static const CallPositions truco_only[] = {{quiero, no_quiero}, {truco}};
  if (talks.flor) return talks.bids ? std::span<const CallPositions>(with_bids) : with_flor;
  return talks.envido ? std::span<const CallPositions>(without) : std::span<const CallPositions>(truco_only);
}
// In "Allowed?" mode each call has a position of its own.
std::span<const CallPositions> ask_rows(Talks talks) {
  static const CallPositions truco_only[] = {
      {{"called", {"quiero"}}, {"called", {"no_quiero"}}},
      {{"called", {"truco"}}, {"called", {"retruco"}}},
      {{"called", {"vale_cuatro"}}, {"called", {"vale_juego"}}},
      {{"folded", {""}}},
  };
  if (!talks.envido && !talks.flor) return truco_only;
  static const CallPositions with_bids[] = {
      {{"called", {"quiero"}}, {"called", {"no_quiero"}}},
      {{"called", {"truco"}}, {"called", {"retruco"}}},
      {{"called", {"vale_cuatro"}}, {"called", {"falta_envido"}}},
      {{"called", {"envido"}}, {"called", {"real_envido"}}},
      {{"called", {"flor"}}, {"called", {"contraflor"}}},
      {{"called", {"con_flor_envido"}}, {"called", {"con_flor_real_envido"}}},
      {{"called", {"con_flor_falta_envido"}}, {"called", {"contraflor_al_resto"}}},
      {{"folded", {""}}},
  };
  if (talks.bids) return with_bids;
  static const CallPositions rows[] = {
      {{"called", {"quiero"}}, {"called", {"no_quiero"}}},
      {{"called", {"truco"}}, {"called", {"retruco"}}},
      {{"called", {"vale_cuatro"}}, {"called", {"falta_envido"}}},
      {{"called", {"envido"}}, {"called", {"real_envido"}}},
      {{"called", {"flor"}}, {"called", {"contraflor"}}},
      {{"called", {"contraflor_al_resto"}}, {"called", {"con_flor_quiero"}}},
      {{"called", {"con_flor_me_achico"}}, {"folded", {""}}},
  };
  return rows;
}
bool is_of_real_envido(const CallPosition& place) { return place.words[0].ends_with("real_envido"); }
constexpr CallPosition kLeave[] = {{"folded", {""}}, {"false_flor", {""}}};

struct Ring {
  const BoardContext& context;
  const Facts& facts;
  int duel;
  std::array<Party, 2> both;

  std::string id(const std::string& rest) const {
    return duel == 0 ? rest : "duel/" + std::to_string(duel) + "/" + rest;
  }
  engine::Duel number() const { return duel_at(duel); }
  const Offer* offer(std::string_view type, std::string_view word = {}) const {
    return legal_offer(context.offers, type, word, duel);
  }
};

const engine::Ruleset& rules_of(const Ring& ring) {
  return match_of<Truco>(ring.context.table.match).rules();
}
std::string_view raise_of(const Ring& ring, int level) {
  return engine::raise_name(rules_of(ring).parameters, level);
}

struct OfferedWord {
  const Offer* offer = nullptr;
  std::string_view word;
};

OfferedWord legal_step(const CallPosition& place, const Ring& ring) {
  for (const std::string_view word : place.words) {
    if (word.empty() && !place.words[0].empty()) break;
    if (const Offer* offer = ring.offer(place.type, word)) return {offer, word};
    if (word.empty()) break;
  }
  return {nullptr, place.words[0]};
}

// The next step of a ladder, for a position without a legal call.
std::string_view next_step(const CallPosition& place, const Ring& ring) {
  if (place.words[0].starts_with("con_flor")) return place.words[1];
  if (place.words[0] != "truco") return place.words[0];
  const Fact *level = fact(ring.facts, "level"), *pending = fact(ring.facts, "pending");
  const int next = pending ? pending->value.number : level ? level->value.number : 0;
  const int last = engine::raise_count(rules_of(ring).parameters) - 1;
  return place.words[std::clamp(next, 0, last)];
}

std::string label_of(const AnyMatch& match, const CallPosition& place, std::string_view word) {
  if (place.type == "folded") return plays_spanish(match) ? tr("Folds (al mazo)") : tr("Folds");
  if (place.type == "false_flor") return tr("False flor");
  return spoken_call(match, word);
}

command::Enter call_entry(const CallPosition& place, std::string_view word, Seat seat, engine::Duel duel) {
  if (place.type == "folded") return enter(engine::Folded{seat, duel});
  if (place.type == "false_flor") return enter(engine::FalseFlor{.player = seat, .duel = duel});
  const auto call = std::ranges::find(engine::kCallWords, word) - engine::kCallWords.begin();
  return enter(engine::Called{.player = seat, .call = static_cast<engine::Call>(call), .duel = duel});
}

// Points if accepted, and if refused when different.
std::string worth_text(const Offer& offer) {
  if (!offer.worth) return {};
  if (offer.if_refused && *offer.if_refused != *offer.worth)
    return std::to_string(*offer.worth) + " · " + std::to_string(*offer.if_refused);
  return std::to_string(*offer.worth);
}

// The reason why the offer is not for this party; empty if it is, or if unknown.
std::optional<Violation> refused_to(const Ring& ring, const CallPosition& place, std::string_view word,
                                    std::size_t party) {
  for (const Offer& offer : ring.context.offers) {
    if (offer.type != place.type || offer.word != word || offer.contest.value_or(0) != ring.duel) continue;
    if (offer.refused) return offer.refused;
    const auto other = std::ranges::find(offer.not_for, ring.both[party].side, &NotForSide::side);
    if (other != offer.not_for.end()) return other->why;
  }
  return std::nullopt;
}

Seat speaks_of(const Ring& ring, std::size_t party, const std::vector<Seat>& mine) {
  const Seat wanted = speaker(ring.context, ring.both[party], party);
  return mine.empty() || std::ranges::find(mine, wanted) != mine.end() ? wanted : mine.front();
}

std::vector<Seat> party_seats(const Ring& ring, const Offer* offer, std::size_t party) {
  std::vector<Seat> mine;
  for (const Seat seat : offer ? offer->players : std::vector<Seat>()) {
    if (std::ranges::find(ring.both[party].seats, seat) != ring.both[party].seats.end()) mine.push_back(seat);
  }
  return mine;
}

// The call button of this side's next speaker. Shows no value when the side may not call.
Button call_by(const Ring& ring, const CallPosition& place, std::size_t party) {
  OfferedWord choice = legal_step(place, ring);
  const std::vector<Seat> mine = party_seats(ring, choice.offer, party);
  const bool asking = ring.context.state.ask.on;
  if (mine.empty() && !asking) choice = {nullptr, choice.offer ? choice.word : next_step(place, ring)};
  const std::string group = place.type == "called" ? "call/" : "leave/";
  Button action{.id = ring.id(group + std::to_string(party) + "/" +
                              std::string(choice.word.empty() ? place.type : choice.word)),
                .label = label_of(ring.context.table.match, place, choice.word)};
  const Seat speaks = speaks_of(ring, party, mine);
  if (mine.empty()) {
    action.enabled = false;
    if (asking) action.command = call_entry(place, choice.word, speaks, ring.number());
    return action;
  }
  const std::string& name = seat_name(ring.context.table, speaks);
  if (!asking) action.detail = worth_text(*choice.offer);
  if (choice.offer && choice.offer->worth && choice.offer->if_refused)
    action.help = say("{0}: {1} if accepted, {2} if refused.",
                      {std::string_view(action.label), *choice.offer->worth, *choice.offer->if_refused});
  if (speaks != speaker(ring.context, ring.both[party], party))
    action.detail = action.detail.empty() ? name : name + " · " + action.detail;
  action.command = call_entry(place, choice.word, speaks, ring.number());
  return action;
}

void note_why_not(std::vector<DisabledReason>& list, const Ring& ring, const CallPosition& place,
                  const Button& action, std::size_t party) {
  if (action.enabled || action.label.empty()) return;
  const std::string_view word = action.id.ends_with("folded") || action.id.ends_with("false_flor")
                                    ? std::string_view()
                                    : std::string_view(action.id).substr(action.id.rfind('/') + 1);
  const auto why = refused_to(ring, place, word, party);
  if (!why) return;
  const std::string sentence = render(why->message(), ring.context.table.names);
  list.push_back({action.id,
                  say("{0}: {1}", {std::string_view(action.label), std::string_view(sentence)}),
                  {.id = "why_not/rule",
                   .label = rule_number(why->rule()),
                   .command = command::OpenRule{std::string(why->rule())}}});
}

Corner corner_of(const Ring& ring, std::size_t party, const Roles& roles,
                 std::vector<DisabledReason>& disabled_reasons) {
  const Party& members = ring.both[party];
  Corner corner;
  corner.name = party_name(ring.context.table, members);
  corner.side = index(members.side);
  corner.party = static_cast<int>(party);
  const Seat speaks = speaker(ring.context, members, party);
  if (members.seats.size() > 1) corner.speaker = seat_name(ring.context.table, speaks);
  corner.deals = members.seats.size() == 1 && roles.dealer == speaks;
  const std::optional<Seat> mano = seat_fact(ring.facts, "player");  // told from mano round
  if (members.seats.size() == 1 && mano == speaks) corner.badge = tr("mano");
  const bool asking = ring.context.state.ask.on && ring.duel == 0;
  const bool flor = flag_parameter(ring.context.table.match, "flor");
  const bool bids = rules_of(ring).parameters.flor_bets == engine::value::uruguayan_bets;
  const bool has_real = flag_parameter(ring.context.table.match, "real_envido");
  const Talks talks{flag_parameter(ring.context.table.match, "envido"), flor, bids};
  for (const CallPositions& row : asking ? ask_rows(talks) : call_rows(talks)) {
    auto& calls = corner.calls.emplace_back();
    for (const CallPosition& place : row) {
      if (is_of_real_envido(place) && !has_real) continue;
      calls.push_back(call_by(ring, place, party));
      if (!asking) note_why_not(disabled_reasons, ring, place, calls.back(), party);
    }
  }
  for (const CallPosition& place : kLeave) {
    if (asking || (place.type == "false_flor" && !flor)) continue;
    corner.leave.push_back(call_by(ring, place, party));
    note_why_not(disabled_reasons, ring, place, corner.leave.back(), party);
  }
  return corner;
}

bool names_party(const Offer& offer, const Ring& ring, std::size_t party) {
  return std::ranges::any_of(ring.both[party].seats, [&](Seat seat) {
    return std::ranges::find(offer.sides, side_of(ring.context.table.match, seat)) != offer.sides.end();
  });
}

void set_settling(Contest& contest, const Ring& ring) {
  for (const auto which : {engine::Talk::flor, engine::Talk::envido}) {
    const std::string_view talk = engine::kTalkWords[index(which)];
    const Offer* offer = ring.offer("settled", talk);
    if (!offer || !contest.settle.empty()) continue;
    contest.settle_title = say("Who won the {0}?", {talk});
    for (std::size_t party = 0; party < 2; ++party) {
      if (!names_party(*offer, ring, party)) continue;
      const Side winner = ring.both[party].side;
      contest.settle.push_back({.id = ring.id("settle/" + std::to_string(party)),
                                .label = party_name(ring.context.table, ring.both[party]),
                                .detail = say("won the {0}", {talk}),
                                .command = enter(engine::Settled{
                                    .of = which, .winner = winner, .points = {}, .duel = ring.number()})});
    }
    contest.settle.push_back(
        {.id = ring.id("settle/value"),
         .label = tr("With the value…"),
         .command = command::SetState{
             Changes{put<&BoardState::value_of>(std::string(talk)), change::Pad{Keypad::value, ring.duel}}}});
  }
}

void set_trick(Contest& contest, const Ring& ring) {
  const Offer* offer = ring.offer("trick_won");
  if (!offer) return;
  const auto won = std::ranges::count(ring.facts, std::string_view("trick"), &Fact::name);
  contest.trick_title = say("Trick {0}: who won it?", {static_cast<int>(won) + 1});
  const auto button = [&](std::size_t party) {
    return Button{.id = ring.id("trick/" + std::to_string(party)),
                  .label = party_name(ring.context.table, ring.both[party]),
                  .command = enter(engine::TrickWon{ring.both[party].side, ring.number()})};
  };
  contest.trick = {button(0),
                   {.id = ring.id("trick/tied"),
                    .label = plays_spanish(ring.context.table.match) ? "Parda" : tr("Tied"),
                    .command = enter(engine::TrickWon{{}, ring.number()})},
                   button(1)};
}

std::string state_of(const Ring& ring) {
  const MatchContext& table = ring.context.table;
  if (const Fact* winner = fact(ring.facts, "winner"); winner && fact(ring.facts, "over"))
    return render({N_("Over: {0} wins"), {winner->value}}, table.names);
  if (fact(ring.facts, "over")) return tr("Over");
  if (const Fact* pending = fact(ring.facts, "pending"))
    return say("{0} is waiting for an answer", {raise_of(ring, pending->value.number)});
  std::vector<std::string> parts;
  const Fact* level = fact(ring.facts, "level");
  if (level && level->value.number > 0)
    parts.push_back(say("{0}: {1}", {raise_of(ring, level->value.number),
                                     engine::stake_value(rules_of(ring).parameters, level->value.number)}));
  std::vector<std::string> tricks;
  for (const Fact& each : ring.facts) {
    if (each.name != "trick") continue;
    const bool tied = each.value.kind == Arg::Kind::word;
    const std::size_t party = !tied && index(ring.both[0].side) == each.value.number ? 0 : 1;
    tricks.push_back(tied ? "parda" : party_name(table, ring.both[party]));
  }
  if (!tricks.empty()) parts.push_back(join(tricks, ", "));
  return parts.empty() ? tr("Nothing called") : join(parts, " · ");
}

void set_duel(Contest& contest, const Ring& ring) {
  contest.title = say("Duel {0}", {ring.duel});
  contest.state = state_of(ring);
  contest.over = fact(ring.facts, "over") != nullptr;
  const auto tool = [&](std::string_view type, std::string label, Keypad which) {
    if (ring.offer(type))
      contest.tools.push_back({.id = ring.id("tool/" + std::string(type)),
                               .label = std::move(label),
                               .command = keypad(which, ring.duel)});
  };
  tool("card_played", tr("Card…"), Keypad::card);
  tool("shown", tr("Shows…"), Keypad::shown);
  if (!ring.offer("folded")) return;
  contest.tools.push_back({.id = ring.id("tool/folded"),
                           .label = "Al mazo…",
                           .command = command::SetState{Changes{change::Form{true, "folded"},
                                                                put("duel", std::to_string(ring.duel))}}});
}

}  // namespace

std::array<Party, 2> parties(const MatchContext& table, const Facts& contest) {
  return parties(table, contest, seat_fact(deal_facts(table.match), "dealer"));
}

std::array<Party, 2> parties(const MatchContext& table, const Facts& contest, std::optional<Seat> dealer) {
  std::array<Party, 2> both;
  for (const Fact& each : contest) {
    if (each.name != "player") continue;
    const Seat seat = seat_at(each.value.number);
    const int place =
        gallo_by_turns(table.match) ? (dealer == seat ? 0 : 1) : index(side_of(table.match, seat));
    both[place].seats.push_back(seat);
  }
  for (Party& party : both) {
    std::ranges::sort(party.seats);
    if (!party.seats.empty()) party.side = side_of(table.match, party.seats.front());
  }
  return both;
}

std::string party_name(const MatchContext& table, const Party& party) {
  const bool alone = party.seats.size() == 1;
  if (gallo_by_turns(table.match) && !alone) return joined_names(table, party.seats);
  const bool of_a_duel = alone && seat_count(table.match) > 3;
  return of_a_duel ? seat_name(table, party.seats.front()) : side_name(table, party.side);
}

Seat speaker(const BoardContext& context, const Party& party, std::size_t place) {
  const auto among = [&](std::optional<Seat> seat) {
    return seat && std::ranges::find(party.seats, *seat) != party.seats.end();
  };
  if (const auto picked = context.state.speaker[place]; among(picked)) return *picked;
  const auto mano = seat_fact(deal_facts(context.table.match), "leader");
  return among(mano) ? *mano : party.seats.front();
}

std::vector<Contest> contests(const BoardContext& context) {
  const std::vector<Facts> all = contest_facts(context.table.match);
  const Roles who = roles(context);
  std::vector<Contest> list;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int duel = all.size() > 1 ? static_cast<int>(i) + 1 : 0;
    const Ring ring{context, all[i], duel, parties(context.table, all[i])};
    Contest contest;
    contest.number = duel;
    if (duel > 0) set_duel(contest, ring);
    for (std::size_t party = 0; party < 2; ++party)
      contest.corners.push_back(corner_of(ring, party, who, contest.disabled_reasons));
    set_settling(contest, ring);
    set_trick(contest, ring);
    list.push_back(std::move(contest));
  }
  return list;
}

}  // namespace tanteador::view::truco
