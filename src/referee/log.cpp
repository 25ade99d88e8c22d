#include "src/referee/log.hpp"

#include <algorithm>
#include <array>
#include <ranges>

#include "src/referee/truco/log.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

std::string type_of(const Entry& entry) { return entry.event.value("type", ""); }

struct Asked {
  const AnyMatch& match;
  const Names& names;
  std::span<const Entry> deal;
  const Written& written;
  std::string_view player;  // who is at fault; empty: not known
};
struct KnownFact {
  std::string_view game, name;
  json (*find)(const Asked& asked);
};

// Has a card been played? Tables that enter no cards do not say.
json card_played(const Asked& asked) {
  const bool played = std::ranges::any_of(asked.deal, [](const Entry& entry) {
    return type_of(entry) == "card_played" || type_of(entry) == "trick_won";
  });
  return played ? json(true) : json();
}

// Has the deal a case is about been entered to its end? Between two deals it may be the one just entered, or
// the next, which is being played and not entered yet.
json deal_entered(const Asked& asked) { return end_of_deal(asked.match, asked.deal) ? json() : json(false); }

const Entry* last_of(const Asked& asked, std::string_view type, std::string_view player = {}) {
  const Entry* found = nullptr;
  for (const Entry& entry : asked.deal) {
    const bool his = player.empty() || entry.event.value("player", "") == player;
    if (type_of(entry) == type && his) found = &entry;
  }
  return found;
}

const Fact* fact_of(const Facts& facts, std::string_view name) {
  const auto found = std::ranges::find(facts, name, &Fact::name);
  return found == facts.end() || found->value.kind == Arg::Kind::none ? nullptr : &*found;
}

json player_at(const Asked& asked, int seat) {
  return {{"player", asked.names.seats[static_cast<std::size_t>(seat)]}};
}

// What the state says of a deal holds only where the log has entries of it.
Facts facts_of_deal(const Asked& asked) { return asked.deal.empty() ? Facts() : deal_facts(asked.match); }

json player_fact(const Asked& asked, std::string_view name) {
  const Facts facts = facts_of_deal(asked);
  const Fact* seat = fact_of(facts, name);
  return seat ? player_at(asked, seat->value.number) : json();
}
json taker(const Asked& asked) { return player_fact(asked, "taker"); }
json dealer(const Asked& asked) { return player_fact(asked, "dealer"); }

// Of four players only somebody sits opposite.
json opposite_dealer(const Asked& asked) {
  const Facts facts = deal_is_open(asked.match) ? deal_facts(asked.match) : next_deal_facts(asked.match);
  const Fact* seat = fact_of(facts, "dealer");
  return seat && asked.names.seats.size() == 4 ? player_at(asked, (seat->value.number + 2) % 4) : json();
}

json camp(const Asked& asked) {
  for (const Fact& fact : facts_of_deal(asked)) {
    if (fact.name != "attack" && fact.name != "defence") continue;
    if (asked.names.seats[static_cast<std::size_t>(fact.value.number)] == asked.player)
      return std::string(fact.name);
  }
  return nullptr;
}

json made(const Asked& asked) {
  const Facts facts = facts_of_deal(asked);
  const Fact* winner = fact_of(facts, "winner");
  return winner ? json(winner->value.word == "attack") : json();
}
json won(const Asked& asked) {
  const json own = camp(asked), success = made(asked);
  return own.is_null() || success.is_null() ? json() : json((own == "attack") == success);
}

json played(const Asked& asked) {
  const bool counted = last_of(asked, "captured") || last_of(asked, "result");
  return counted ? json(true) : card_played(asked);
}

// A deal somebody has taken is the one in question; before that it may be the one counted last.
json deal_in_question(const Asked& asked) {
  const bool taken = deal_is_open(asked.match) && !taker(asked).is_null();
  return taken ? json("present") : json();
}

json open_deal(const Asked& asked) { return deal_is_open(asked.match); }
json dealer_of_open(const Asked& asked) { return deal_is_open(asked.match) ? dealer(asked) : json(); }
json six_players(const Asked& asked) { return seat_count(asked.match) == 6; }

json petit_of_attack(const Asked& asked) {
  const Entry* result = last_of(asked, "result");
  return result ? json(result->event.value("petit_au_bout", "") == "attack") : json();
}

// Of the poignée he has shown, by the numbers of this table.
json poignee_size(const Asked& asked) {
  const Entry* shown = asked.player.empty() ? nullptr : last_of(asked, "poignee", asked.player);
  if (!shown) return nullptr;
  if (shown->event.contains("size")) return shown->event["size"];
  const auto value = parameter(asked.match, "poignee_thresholds");
  const auto* fewest = value ? std::get_if<ParameterList>(&*value) : nullptr;
  const int trumps = shown->event.value("trumps", 0);
  if (!fewest) return nullptr;
  return trumps >= (*fewest)[2] ? "triple" : trumps >= (*fewest)[1] ? "double" : "simple";
}

// The entry by which he has won a value, where there is but one in the match.
json won_by(const Asked& asked, std::string_view of) {
  const Values values{asked.match, asked.names, asked.written, asked.player};
  const auto latest = value_won(values, {.of = of});
  const bool only = latest && !value_won(values, {.of = of, .before = latest->entry.seq});
  return only ? json(static_cast<std::int64_t>(latest->entry.seq)) : json();
}
json envido_won(const Asked& asked) { return won_by(asked, "envido"); }
json flor_won(const Asked& asked) { return won_by(asked, "flor"); }
json value_won_by(const Asked& asked) { return won_by(asked, {}); }

constexpr std::array kFacts{
    KnownFact{"truco", "card_played", card_played},
    KnownFact{"truco", "open", open_deal},
    KnownFact{"truco", "envido_won", envido_won},
    KnownFact{"truco", "flor_won", flor_won},
    KnownFact{"truco", "value_won", value_won_by},
    KnownFact{"troccas", "deal_open", open_deal},
    KnownFact{"troccas", "deal_entered", deal_entered},
    KnownFact{"troccas", "dealer", dealer_of_open},
    KnownFact{"troccas", "six_players", six_players},
    KnownFact{"truf", "deal_open", open_deal},
    KnownFact{"truf", "deal_entered", deal_entered},
    KnownFact{"tarot", "deal", deal_in_question},
    KnownFact{"tarot", "taker", taker},
    KnownFact{"tarot", "dealer", dealer},
    KnownFact{"tarot", "opposite", opposite_dealer},
    KnownFact{"tarot", "camp", camp},
    KnownFact{"tarot", "made", made},
    KnownFact{"tarot", "won", won},
    KnownFact{"tarot", "played", played},
    KnownFact{"tarot", "open", open_deal},
    KnownFact{"tarot", "attack_petit", petit_of_attack},
    KnownFact{"tarot", "poignee_size", poignee_size},
};

}  // namespace

std::optional<Entry> entry_at(const AnyMatch& match, const Written& written, std::int64_t number) {
  const EventSeq seq{number};
  if (!written || seq < EventSeq{2} || seq > last_seq(match)) return std::nullopt;
  if (is_correction(match, seq) || is_struck(match, seq)) return std::nullopt;
  json event = written(seq);
  if (!event.is_object()) return std::nullopt;
  return Entry{seq, std::move(event)};
}

std::vector<Entry> entries_of_deal(const AnyMatch& match, const Written& written) {
  return deal_before(match, written, EventSeq{static_cast<std::int64_t>(last_seq(match)) + 1});
}

std::vector<Entry> deal_before(const AnyMatch& match, const Written& written, EventSeq end) {
  std::vector<Entry> deal;
  for (auto number = static_cast<std::int64_t>(end) - 1; number > 1; --number) {
    auto entry = entry_at(match, written, number);
    if (!entry) continue;
    if (type_of(*entry) == "annulled") break;
    deal.push_back(std::move(*entry));
    if (type_of(deal.back()).ends_with("_started")) break;
  }
  std::ranges::reverse(deal);
  return deal;
}

bool deal_is_open(const AnyMatch& match) {
  const std::vector<Offer> now = offers(match, Offers::legal);
  return std::ranges::find(now, std::string_view("annulled"), &Offer::type) != now.end();
}

std::optional<EventSeq> end_of_deal(const AnyMatch& match, std::span<const Entry> deal) {
  constexpr std::array<std::string_view, 3> kNoPlay{"ruled", "tallied", "match_ended"};
  if (deal_is_open(match)) return std::nullopt;
  for (const Entry& entry : deal | std::views::reverse) {
    if (!deal_is_open(before(match, entry.seq))) continue;
    const bool played = std::ranges::find(kNoPlay, type_of(entry)) == kNoPlay.end();
    return played ? std::optional(entry.seq) : std::nullopt;
  }
  return std::nullopt;
}

std::vector<Side> opponents_of(const AnyMatch& match, Side side) {
  // The dealer of a gallo by turns plays alone.
  const Facts deal = deal_facts(match);
  const auto dealer = std::ranges::find(deal, std::string_view("dealer"), &Fact::name);
  const bool gallo = game_name(match) == "truco" && side_count(match) == 3 && dealer != deal.end();
  const Side alone = gallo ? side_of(match, seat_at(dealer->value.number)) : side;
  std::vector<Side> others;
  for (int place = 0; place < side_count(match); ++place) {
    const Side other = side_at(place);
    if (other != side && (side == alone || other == alone)) others.push_back(other);
  }
  return others;
}

bool log_knows(std::string_view game, std::string_view name) {
  return std::ranges::any_of(kFacts,
                             [&](const KnownFact& fact) { return fact.game == game && fact.name == name; });
}

json fact_in_log(std::string_view name, const AnyMatch& match, const Names& names,
                 std::span<const Entry> deal, const Written& written, std::string_view player) {
  for (const KnownFact& fact : kFacts) {
    if (fact.game == game_name(match) && fact.name == name)
      return fact.find({match, names, deal, written, player});
  }
  return nullptr;
}

}  // namespace tanteador::referee
