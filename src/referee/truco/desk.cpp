// What the referee knows of Truco: its calculators, and what its log tells.

#include <algorithm>

#include "src/referee/games.hpp"
#include "src/referee/truco/log.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

// The entry by which he has won a value, where there is but one in the match.
json won_by(const Asked& asked, std::string_view of) {
  const Values values{asked.match, asked.names, asked.written, asked.player};
  const auto latest = last_value_won(values, {.of = of});
  const bool only = latest && !last_value_won(values, {.of = of, .before = latest->entry.seq});
  return only ? json(static_cast<std::int64_t>(latest->entry.seq)) : json();
}
json envido_won(const Asked& asked) { return won_by(asked, "envido"); }
json flor_won(const Asked& asked) { return won_by(asked, "flor"); }
json value_won_by(const Asked& asked) { return won_by(asked, {}); }

constexpr KnownFact kTrucoFacts[] = {{"card_played", card_played},   {"open", open_deal},
                                     {"deal_entered", deal_entered}, {"envido_won", envido_won},
                                     {"flor_won", flor_won},         {"value_won", value_won_by}};

}  // namespace

const GameDesk kTrucoDesk{.calculators = kTrucoCalculators,
                          .facts = kTrucoFacts,
                          .answers = answers_to_call,
                          .value_won = last_value_won,
                          .duel_of = duel_of_player,
                          .dealer_alone = true};

}  // namespace tanteador::referee
