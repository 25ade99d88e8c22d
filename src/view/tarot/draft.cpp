#include "src/view/tarot/draft.hpp"

#include <algorithm>

#include "src/view/words.hpp"

namespace tanteador::view::tarot {

namespace {

constexpr int kHalves = 2 * kAllPoints;

std::optional<int> number(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(std::stoi(text));
}
std::optional<Seat> seat(const std::string& text) {
  const auto place = number(text);
  return place ? std::optional(seat_at(*place)) : std::nullopt;
}

std::optional<int> halves(const BoardState& state) {
  const bool half = !board_answer(state, "half").empty();
  if (state.digits.empty()) return std::nullopt;
  return 2 * std::stoi(state.digits) + (half ? 1 : 0);
}

std::optional<engine::Camp> camp(const std::string& word) {
  if (word.empty()) return std::nullopt;
  return word == engine::kCampWords[0] ? engine::Camp::attack : engine::Camp::defence;
}

engine::PoigneeSize size_by_name(const std::string& word) {
  using enum engine::PoigneeSize;
  return word == "simple" ? simple : word == "double" ? double_ : triple;
}

engine::Result result(const Draft& draft) {
  engine::Result result{.bouts = draft.bouts,
                        .points = {},
                        .defence_points = {},
                        .petit_au_bout = camp(draft.petit),
                        .chelem = camp(draft.chelem),
                        .partner = draft.partner};
  if (draft.halves) (draft.defence ? result.defence_points : result.points) = {{*draft.halves}};
  return result;
}

}  // namespace

const std::string& board_answer(const BoardState& state, std::string_view what) {
  return state.value("tarot/" + std::string(what));
}

Change with(std::string_view what, std::string value) {
  return put("tarot/" + std::string(what), std::move(value));
}

// Keeps the highlighted line of the chart, which is no answer.
Changes without_deal(const BoardState& state) {
  return {change::Forget{"tarot/"}, put<&BoardState::digits>(""),
          with("player", board_answer(state, "player"))};
}

std::optional<Changes> prefill(const AnyEvent& event) {
  const auto* own = event_in<Tarot>(event);
  if (own && std::holds_alternative<engine::Bid>(*own)) return Changes{};
  const auto* result = own ? std::get_if<engine::Result>(own) : nullptr;
  if (!result) return std::nullopt;
  Changes changes{with("open", "1")};
  if (result->bouts) changes.push_back(with("bouts", std::to_string(*result->bouts)));
  const bool defence = !result->points && result->defence_points;
  if (const auto& points = defence ? result->defence_points : result->points) {
    changes.push_back(put<&BoardState::digits>(std::to_string(points->halves / 2)));
    changes.push_back(with("given", "1"));
    changes.push_back(with("half", points->halves % 2 ? "1" : ""));
    changes.push_back(with("defence", defence ? "1" : ""));
  }
  const auto camp_of = [&](std::string_view what, const std::optional<engine::Camp>& camp) {
    if (camp) changes.push_back(with(what, std::string(engine::kCampWords[index(*camp)])));
  };
  camp_of("petit", result->petit_au_bout);
  camp_of("chelem", result->chelem);
  if (result->partner) changes.push_back(with("partner", std::to_string(index(*result->partner))));
  return changes;
}

std::string misere_key(std::size_t of, int seat) {
  return "misere/" + std::string(engine::kMisereWords[of]) + "/" + std::to_string(seat);
}

Now now(const BoardContext& context) {
  Now now;
  const AnyMatch& match = context.table.match;
  now.running = outcome(match).status == Outcome::Status::in_progress;
  now.open = hand_is_open(context.offers);
  const Facts facts = now.open ? deal_facts(match) : next_deal_facts(match);
  now.dealer = seat_fact(facts, "dealer");
  if (!now.open) return now;
  now.taker = seat_fact(facts, "taker");
  now.speaker = seat_fact(facts, "speaker");
  now.chelem = seat_fact(facts, "chelem");
  now.turn = seat_fact(facts, "turn");
  if (const Fact* contract = fact(facts, "contract")) now.contract = contract->value.word;
  for (const Fact& each : facts) {
    if (each.name == "poignees" && each.value.kind == Arg::Kind::seat)
      now.poignees.push_back(seat_at(each.value.number));
    for (std::size_t of = 0; of < now.miseres.size(); ++of) {
      if (each.name == "misere_" + std::string(engine::kMisereWords[of]) &&
          each.value.kind == Arg::Kind::seat)
        now.miseres[of].push_back(seat_at(each.value.number));
    }
  }
  visit_entered_events<Tarot>(match, [&](EventSeq, const engine::Event& event) {
    if (std::holds_alternative<engine::DealStarted>(event)) now.counted = false;
    if (std::holds_alternative<engine::Captured>(event)) now.counted = true;
  });
  return now;
}

Draft draft(const BoardContext& context, const Now& now) {
  const BoardState& state = context.state;
  Draft draft;
  draft.taker = seat(board_answer(state, "taker"));
  draft.contract = board_answer(state, "contract");
  if (!draft.taker) {
    draft.taker = now.taker;
    draft.contract = now.contract;
  }
  draft.partner = seat(board_answer(state, "partner"));
  draft.bouts = number(board_answer(state, "bouts"));
  draft.halves = halves(state);
  draft.defence = !board_answer(state, "defence").empty();
  draft.announced = !board_answer(state, "announced").empty();
  draft.petit = board_answer(state, "petit");
  draft.chelem = board_answer(state, "chelem");
  for (int place = 0; place < seat_count(context.table.match); ++place)
    draft.poignees.push_back(board_answer(state, "poignee/" + std::to_string(place)));
  for (std::size_t of = 0; of < draft.miseres.size(); ++of) {
    for (int place = 0; place < seat_count(context.table.match); ++place)
      draft.miseres[of].push_back(!board_answer(state, misere_key(of, place)).empty());
  }
  return draft;
}

std::string missing(const BoardContext& context, const Now& now, const Draft& draft) {
  if (!now.counted && !draft.bouts) return tr("Next: bouts of the attack");
  if (!now.counted && !draft.halves) return tr("Next: points counted");
  if (draft.halves && *draft.halves > kHalves) return tr("There are only 91 points in the deck");
  const bool five = seat_count(context.table.match) == 5;
  if (five && !draft.partner && !now.turn) return tr("Next: who had the called king");
  return open_question(context);
}

bool has_result(const Draft& draft) {
  return draft.partner || draft.bouts || draft.halves || !draft.petit.empty() || !draft.chelem.empty();
}

std::string open_question(const BoardContext& context) {
  const std::string& asking = board_answer(context.state, "asking");
  if (asking.empty()) return {};
  const std::string name = short_names(context.table.names.seats)[std::stoi(asking)];
  return say("Next: which poignée {0} shows, or none", {std::string_view(name)});
}

Entries opening(const Now& now, const Draft& draft, bool alone) {
  Entries entries;
  bool announced = draft.announced && !now.chelem;
  if (!draft.taker) return entries;
  if (!now.open) entries.push_back(as_entry(engine::DealStarted{}));
  if (draft.taker != now.taker || draft.contract != now.contract)
    entries.push_back(as_entry(engine::Bid{*draft.taker, contract_by_name(draft.contract)}));
  if (announced) entries.push_back(as_entry(engine::ChelemAnnounced{*draft.taker}));
  for (std::size_t place = 0; place < draft.poignees.size(); ++place) {
    const Seat shows = seat_at(static_cast<int>(place));
    if (draft.poignees[place].empty() || std::ranges::count(now.poignees, shows) > 0) continue;
    entries.push_back(as_entry(
        engine::Poignee{.player = shows, .trumps = {}, .size = size_by_name(draft.poignees[place])}));
    announced = true;
  }
  for (std::size_t of = 0; of < draft.miseres.size(); ++of) {
    for (std::size_t place = 0; place < draft.miseres[of].size(); ++place) {
      const Seat says = seat_at(static_cast<int>(place));
      if (!draft.miseres[of][place] || std::ranges::count(now.miseres[of], says) > 0) continue;
      entries.push_back(as_entry(engine::Misere{says, static_cast<engine::MisereKind>(of)}));
      announced = true;
    }
  }
  if (!alone || announced || !now.dealer || draft.taker == now.dealer) return entries;
  if (now.open && !now.speaker) return entries;
  entries.push_back(as_entry(engine::Bid{*now.dealer, engine::Contract::pass}));
  return entries;
}

Entries complete_entries(const Now& now, const Draft& draft) {
  Entries entries = opening(now, draft);
  entries.push_back(as_entry(result(draft)));
  return entries;
}

}  // namespace tanteador::view::tarot
