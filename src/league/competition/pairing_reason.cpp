#include "src/league/competition/pairing_reason.hpp"

#include "src/league/competition/stage_setup.hpp"
#include "src/league/standings/results.hpp"

namespace tanteador::league {

namespace {

enum class In : std::uint8_t { none, number, counted, halves, entrant };

struct Sentence {
  PairingCause because;
  std::string_view text;
  std::array<In, 3> numbers = {};
  std::string_view one = {};  // if the first number is 1
};

// `counted` is shown from 1.
constexpr Sentence kSentences[] = {
    {PairingCause::schedule, N_("round {0} of the schedule"), {In::counted}},
    {PairingCause::same_points, N_("both have {0} points"), {In::halves}, N_("both have 1 point")},
    {PairingCause::met_group,
     N_("{0} against {1} points: no opponent left in the score group"),
     {In::halves, In::halves}},
    {PairingCause::club_group,
     N_("{0} against {1} points: only clubmates left in the score group"),
     {In::halves, In::halves}},
    {PairingCause::odd_group,
     N_("{0} against {1} points: odd number of players in the score group"),
     {In::halves, In::halves}},
    {PairingCause::rest_of_group,
     N_("{0} against {1} points: needed to pair the rest of the group"),
     {In::halves, In::halves}},
    {PairingCause::rematch,
     N_("have already met {0} times; unavoidable"),
     {In::number},
     N_("have already met; unavoidable")},
    {PairingCause::same_club, N_("same club; unavoidable"), {}},
    {PairingCause::bracket,
     N_("match {0} of the knock-out, {1} participants left"),
     {In::counted, In::number}},
    {PairingCause::design, N_("from a schedule in which nobody meets twice"), {}},
    {PairingCause::search,
     N_("the best of {0} seatings tried, to avoid repeated meetings"),
     {In::number},
     N_("seated to avoid repeated meetings")},
    {PairingCause::repeat,
     N_("{0} and {1} meet again (meeting {2}); no better seating found"),
     {In::entrant, In::entrant, In::number}},
    {PairingCause::movement, N_("round {0} of the movement"), {In::counted}},
    {PairingCause::boards, N_("set {0} of the boards"), {In::counted}},
    {PairingCause::fresh_partners, N_("have not been partners before"), {}},
    {PairingCause::lowest, N_("lowest ranked player of the lowest group"), {}},
    {PairingCause::lowest_of_due, N_("lowest ranked player who has not sat out yet"), {}},
    {PairingCause::second_bye, N_("a second time, as nobody else was possible"), {}},
    {PairingCause::for_the_rest, N_("so that fewer others meet again"), {}},
    {PairingCause::odd_number, N_("odd number of players"), {}},
    {PairingCause::by_hand, N_("by hand"), {}},
    {PairingCause::swapped, N_("seats swapped by hand"), {}},
    {PairingCause::kept_apart,
     N_("{0} and {1} should be kept apart; nothing better found"),
     {In::entrant, In::entrant}},
    {PairingCause::least, N_("no equally fair seating has fewer repeated meetings"), {}},
    {PairingCause::least_again,
     N_("{0} and {1} meet again (meeting {2}); any seating with fewer repeats would be less fair"),
     {In::entrant, In::entrant, In::number}},
    {PairingCause::rest_or_clubs,
     N_("{0} against {1} points: needed to pair the rest without clubmates meeting"),
     {In::halves, In::halves}},
    {PairingCause::rematch_found,
     N_("have already met {0} times; nothing better found"),
     {In::number},
     N_("have already met; nothing better found")},
    {PairingCause::club_found, N_("same club; nothing better found"), {}},
    {PairingCause::partners_again,
     N_("{0} and {1} are partners again (time {2}); nothing better found"),
     {In::entrant, In::entrant, In::number}},
    {PairingCause::by_lot, N_("drawn by lot"), {}},
    {PairingCause::by_score, N_("places {0} to {1} so far"), {In::counted, In::counted}},
    {PairingCause::near_score, N_("similar scores, avoiding repeated meetings"), {}},
    {PairingCause::accelerated,
     N_("first rounds: {0} virtual points for the stronger half"),
     {In::halves},
     N_("first rounds: 1 virtual point for the stronger half")},
    {PairingCause::club_seeds, N_("seeds changed places so that people of one club meet later"), {}},
    {PairingCause::by_place, N_("places {0} and {1} so far"), {In::counted, In::counted}},
    {PairingCause::near_place,
     N_("places {0} and {1} so far; nobody should meet again within {2} rounds"),
     {In::counted, In::counted, In::number}},
};

constexpr bool sentences_in_order() {
  for (std::size_t i = 0; i < std::size(kSentences); ++i) {
    if (static_cast<std::size_t>(kSentences[i].because) != i) return false;
  }
  return std::size(kSentences) == static_cast<std::size_t>(PairingCause::near_place) + 1;
}
static_assert(sentences_in_order());

Arg make_arg(std::int32_t number, In kind) {
  switch (kind) {
    case In::none: return {};
    case In::number: return {number};
    case In::counted: return {number + 1};
    case In::halves: return Arg::from_halves(number);
    case In::entrant: return name_of(entrant_at(number));
  }
  return {};
}

}  // namespace

Phrase reason_phrase(const Reason& reason) {
  const Sentence& sentence = kSentences[index(reason.because)];
  // Older searched draws contain no number.
  const bool unsaid = reason.because == PairingCause::search && reason.numbers[0] == 0;
  const bool one = unsaid || reason.numbers[0] == (sentence.numbers[0] == In::halves ? 2 : 1);
  Phrase phrase{one && !sentence.one.empty() ? sentence.one : sentence.text, {}};
  for (std::size_t i = 0; i < reason.numbers.size(); ++i)
    phrase.args[i] = make_arg(reason.numbers[i], sentence.numbers[i]);
  return phrase;
}

std::string_view name_of(Format format) {
  switch (format) {
    case Format::round_robin: return N_("round robin");
    case Format::swiss: return N_("Swiss");
    case Format::groups: return N_("groups");
    case Format::singles: return N_("tables of single players");
    case Format::rotating_partners: return N_("rotating partners");
    case Format::knockout: return N_("knock-out");
    case Format::keizer: return N_("Keizer");
  }
  return {};
}

std::string_view name_of(const StageSetup& setup) {
  return setup.between_clubs ? N_("round robin between two clubs") : name_of(setup.format);
}

}  // namespace tanteador::league
