#include "src/league/competition/proposal.hpp"

#include <algorithm>
#include <bit>

namespace tanteador::league {

namespace {

constexpr int kSinglesRounds = 9, kGroupSize = 4;

int halvings(int entrants) { return static_cast<int>(std::bit_width(static_cast<unsigned>(entrants - 1))); }

StageSetup stage(Format format, int rounds = 0) {
  StageSetup setup;
  setup.format = format;
  setup.rounds = rounds;
  return setup;
}

class Proposals {
 public:
  Proposals(int minutes, int round_minutes)
      : rounds_(minutes / round_minutes), round_minutes_(round_minutes) {}

  void offer(std::vector<StageSetup> stages, int rounds) {
    for (StageSetup& one : stages) one.minutes = round_minutes_;
    all_.push_back({std::move(stages), rounds, rounds * round_minutes_});
  }
  int round_count() const { return rounds_; }

  std::vector<Proposal> fitting() {
    const auto least = std::ranges::min_element(all_, {}, &Proposal::rounds);
    if (least != all_.end() && least->rounds > rounds_) {
      least->fits = false;
      return {*least};
    }
    std::erase_if(all_, [&](const Proposal& one) { return one.rounds > rounds_; });
    return std::move(all_);
  }

 private:
  int rounds_, round_minutes_;
  std::vector<Proposal> all_;
};

void offer_singles(Proposals& proposals, int entrants) {
  const int rounds = std::clamp(proposals.round_count(), 1, kSinglesRounds);
  StageSetup setup = stage(Format::singles, entrants < 8 ? std::min(rounds, 5) : rounds);
  proposals.offer({setup}, setup.rounds);
}

void offer_pairings(Proposals& proposals, int entrants) {
  const int cycle = entrants - 1 + entrants % 2;
  StageSetup twice = stage(Format::round_robin);
  twice.cycles = 2;
  proposals.offer({twice}, 2 * cycle);
  proposals.offer({stage(Format::round_robin)}, cycle);
  if (entrants >= 2 * kGroupSize) {
    StageSetup groups = stage(Format::groups), bracket = stage(Format::knockout);
    groups.groups = entrants / kGroupSize;
    groups.go_on = {.who = GoOn::Who::top, .top = 2};
    bracket.third_place = true;
    const int largest = (entrants + groups.groups - 1) / groups.groups;
    proposals.offer({groups, bracket}, largest - 1 + largest % 2 + halvings(2 * groups.groups));
  }
  const int swiss =
      std::clamp(proposals.round_count(), halvings(entrants), std::max(halvings(entrants) + 2, 3));
  if (swiss < cycle) proposals.offer({stage(Format::swiss, swiss)}, swiss);
  proposals.offer({stage(Format::knockout)}, halvings(entrants));
}

}  // namespace

std::vector<Proposal> propose(Opposition meeting, int entrants, int minutes, int round_minutes,
                              bool partners) {
  if (entrants < 2 || round_minutes < 1) return {};
  Proposals proposals(std::max(minutes, 0), round_minutes);
  if (meeting == Opposition::singles) {
    if (entrants >= 3) offer_singles(proposals, entrants);
    return proposals.fitting();
  }
  if (partners && entrants >= 4) {
    const auto whist = static_cast<int>(whist_tournament(entrants).size());
    if (whist > 0) proposals.offer({stage(Format::rotating_partners)}, whist);
    StageSetup pairs =
        stage(Format::rotating_partners, std::clamp(proposals.round_count(), 1, kSinglesRounds));
    pairs.movement = Movement::pairs;
    proposals.offer({pairs}, pairs.rounds);
    return proposals.fitting();
  }
  offer_pairings(proposals, entrants);
  return proposals.fitting();
}

}  // namespace tanteador::league
