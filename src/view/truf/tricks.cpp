#include <algorithm>
#include <numeric>

#include "src/view/truf/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truf {

namespace {

std::string taken_key(int place) { return "taken/" + std::to_string(place); }

int tricks_taken(const Now& now, int place) {
  return number_fact(side_facts(now.context.table.match, side_at(place)), "taken", 0);
}
std::optional<int> bid(const Now& now, int place) {
  const Facts facts = side_facts(now.context.table.match, side_at(place));
  const Fact* found = fact(facts, "bid");
  return found && found->value.kind == Arg::Kind::number ? std::optional(found->value.number) : std::nullopt;
}

// The table's last way of entering tricks.
std::string mode_of(const Now& now) {
  if (const std::string picked = now.picked_value("mode"); !picked.empty()) return picked;
  std::string mode = "counts";
  last_entered<Truf>(now.context.table.match, [&](const engine::Event& event) {
    const bool winner = std::holds_alternative<engine::TrickWon>(event);
    const bool card = std::holds_alternative<engine::CardPlayed>(event);
    if (winner || card) mode = winner ? "winners" : "cards";
    return winner || card || std::holds_alternative<engine::TricksCounted>(event);
  });
  return mode;
}

// Missing counts are at least the known tricks.
int least_of_others(const Now& now, const Counts& counts, int place) {
  int sum = 0;
  for (int other = 0; other < kSeats; ++other) {
    if (other != place) sum += counts.given[other].value_or(tricks_taken(now, other));
  }
  return sum;
}

void add_count_keys(TrufRound& round, const Now& now, const Counts& counts) {
  const auto seat = next_counter(now, counts);
  const int place = seat ? index(*seat) : 0;
  const int most = kTricks - least_of_others(now, counts, place), least = tricks_taken(now, place);
  for (int number = 0; number <= kTricks; ++number) {
    round.counts.push_back({.id = "taken/" + std::to_string(number),
                            .label = std::to_string(number),
                            .detail = seat && bid(now, place) == number ? tr("the bid") : std::string(),
                            .command = now.pick(taken_key(place), std::to_string(number)),
                            .enabled = seat && number >= least && number <= most,
                            .chosen = seat && counts.given[place] == number});
  }
}

std::string effect(const Now& now, const Counts& counts) {
  const auto points = points_of(*counts.attempt->after, number_fact(now.deal, "number", 0));
  std::vector<std::string> parts;
  for (int place = 0; place < kSeats; ++place) {
    const int gets = points[place].value_or(0);
    parts.push_back(now.name(seat_at(place)) + " " + (gets == 0 ? "0" : signed_points(gets)));
  }
  return join(parts, " · ");
}

void fill_counts(TrufRound& round, const Now& now, const Counts& counts) {
  const Names& names = now.context.table.names;
  add_count_keys(round, now, counts);
  const bool whole = std::ranges::all_of(counts.all, [](const auto& count) { return count.has_value(); });
  if (const auto seat = next_counter(now, counts))
    round.prompt = render({N_("How many tricks did {0} take?"), {*seat}}, names);
  else
    round.prompt = tr("All 13 tricks are assigned. Tap a player to change a number.");
  round.confirm = {
      .id = "tricks/add", .label = tr("Add (three numbers are enough)"), .enabled = false, .lacking = !whole};
  if (whole && counts.attempt && !counts.attempt->after) {
    round.prompt = counts.attempt->refused;
    round.refused = true;
  } else if (whole) {
    const std::string what = counts.attempt ? effect(now, counts) : std::string();
    round.confirm.label = what.empty() ? tr("Enter") : say("Add: {0}", {std::string_view(what)});
    round.confirm.enabled = true;
  }
  const Changes cleared{put("truf/seat", ""), change::Forget{"truf/taken/"}};
  if (whole) round.confirm.command = enter_all({as_entry(engine::TricksCounted{counts.all})}, cleared);
  round.clear = {.id = "tricks/clear", .label = tr("Clear"), .command = command::SetState{cleared}};
}

std::string progress(const Now& now, int place) {
  return say("{0} of {1}", {tricks_taken(now, place), bid(now, place).value_or(0)});
}

void fill_winners(TrufRound& round, const Now& now, int trick) {
  const Offer* offer = legal_offer(now.context.offers, "trick_won");
  round.prompt = say("Trick {0}: who takes it?", {trick});
  for (const Offer& other : now.context.offers) {
    if (offer || other.type != "trick_won" || !other.refused) continue;
    round.prompt = render(other.refused->message(), now.context.table.names);
    round.refused = true;
  }
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = seat_at(place);
    round.winners.push_back(
        {.id = "winner/" + std::to_string(place),
         .label = now.name(seat),
         .detail = progress(now, place),
         .command = enter(engine::TrickWon{seat}),
         .enabled = offer && std::ranges::find(offer->players, seat) != offer->players.end()});
  }
}

std::vector<engine::Card> played_cards(const Now& now) {
  std::vector<engine::Card> cards;
  visit_entered_events<Truf>(now.context.table.match, [&](EventSeq, const engine::Event& event) {
    if (std::holds_alternative<engine::DealStarted>(event)) cards.clear();
    if (const auto* played = std::get_if<engine::CardPlayed>(&event)) cards.push_back(played->card);
  });
  return cards;
}

void fill_cards(TrufRound& round, const Now& now, int trick) {
  const auto turn = seat_fact(now.deal, "turn");
  if (!turn) return;
  round.prompt =
      render({N_("Trick {0}: which card does {1} play?"), {trick, *turn}}, now.context.table.names);
  const std::vector<engine::Card> gone = played_cards(now);
  round.pack = pack_keys([&](const std::string& card) {
    return Button{.id = "card/" + card,
                  .label = card,
                  .command = enter(engine::CardPlayed{*turn, card_by_name(card)}),
                  .enabled = std::ranges::find(gone, card_by_name(card)) == gone.end()};
  });
}

}  // namespace

bool is_by_counts(const Now& now) { return now.stage == Stage::playing && mode_of(now) == "counts"; }
bool is_by_winners(const Now& now) { return now.stage == Stage::playing && mode_of(now) == "winners"; }

Counts counts(const Now& now) {
  Counts counts;
  int given = 0, sum = 0;
  for (int place = 0; place < kSeats; ++place) {
    const std::string picked = now.picked_value(taken_key(place));
    if (picked.empty()) continue;
    counts.given[place] = std::stoi(picked);
    sum += std::stoi(picked);
    ++given;
  }
  counts.all = counts.given;
  if (given < kSeats - 1) return counts;
  for (auto& count : counts.all) count = count.value_or(std::max(0, kTricks - sum));
  const MatchContext& context = now.context.table;
  if (context.attempt) counts.attempt = context.attempt({as_entry(engine::TricksCounted{counts.all})});
  return counts;
}

std::optional<Seat> next_counter(const Now& now, const Counts& counts) {
  std::vector<Seat> all, left;
  for (int place = 0; place < kSeats; ++place) {
    all.push_back(seat_at(place));
    if (!counts.all[place]) left.push_back(seat_at(place));
  }
  return next_asked(now, all, left);
}

std::vector<std::string> trick_on_table(const Now& now, std::vector<Seat>& players) {
  std::vector<std::string> cards;
  visit_entered_events<Truf>(now.context.table.match, [&](EventSeq, const engine::Event& event) {
    const auto* card = std::get_if<engine::CardPlayed>(&event);
    const bool whole = cards.size() == kSeats;
    if (std::holds_alternative<engine::DealStarted>(event) ||
        std::holds_alternative<engine::TrickWon>(event) || (card && whole)) {
      cards.clear();
      players.clear();
    }
    if (!card) return;
    cards.emplace_back(engine::Pack::name(card->card));
    players.push_back(card->player);
  });
  return cards;
}

void fill_tricks(TrufRound& round, const Now& now, const Counts& counts) {
  const std::string mode = mode_of(now);
  struct Row {
    std::string_view mode, label;
  };
  for (const Row& row :
       {Row{"counts", N_("Numbers")}, Row{"winners", N_("By winner")}, Row{"cards", N_("By card")}}) {
    command::SetState next = now.pick("mode", std::string(row.mode));
    if (row.mode != mode)  // counts belong to their own way
      std::get<Changes>(next.at).push_back(change::Forget{"truf/taken/"});
    round.modes.push_back({.id = "mode/" + std::string(row.mode),
                           .label = tr(row.label),
                           .command = std::move(next),
                           .chosen = mode == row.mode});
  }
  round.tricks_left = number_fact(now.deal, "tricks_left", kTricks);
  round.tricks_left_text = trn("{0} trick left", "{0} tricks left", round.tricks_left);
  if (number_fact(now.deal, "broken", 0) != 0)
    round.broken = tr("trump is broken");
  else if (mode == "cards")
    round.broken = tr("trump is not broken");
  const int trick = kTricks + 1 - round.tricks_left;
  if (mode == "winners") return fill_winners(round, now, trick);
  if (mode == "cards") return fill_cards(round, now, trick);
  fill_counts(round, now, counts);
}

}  // namespace tanteador::view::truf
