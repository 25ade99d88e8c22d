// The promises of docs/background/reliability.md over a bad network: every tap that a phone shows as entered
// is stored once, and the server has what its desk was told. A failing seed repeats exactly:
// TANTEADOR_SEED=N.

#include <doctest/doctest.h>

#include "tests/network/hall.hpp"
#include "tests/simulation/seeds.hpp"

namespace tanteador::network {

TEST_CASE("no tap and no entry at a server is lost or doubled, whatever the network does") {
  const simulation::Seeds seeds = simulation::read_seeds();
  Report all;
  for (int seed = seeds.first; seed < seeds.end; ++seed) {
    CAPTURE(seed);
    const Report report = Hall(static_cast<std::uint32_t>(seed)).run();
    for (const std::string& fault : report.faults) FAIL_CHECK(fault);
    for (const auto member :
         {&Report::sent, &Report::lost, &Report::doubled, &Report::delayed, &Report::stored, &Report::refused,
          &Report::deaths, &Report::uncertain, &Report::unreachable, &Report::transfers})
      all.*member += report.*member;
  }
  MESSAGE(all.sent << " messages, " << all.lost << " lost, " << all.doubled << " doubled, " << all.delayed
                   << " delayed; " << all.stored << " taps stored, " << all.refused << " refused; "
                   << all.deaths << " programs died; at the server " << all.uncertain << " uncertain, "
                   << all.unreachable << " unreachable, " << all.transfers << " streams taken");
  if (seeds.is_one()) return;
  for (const int each : {all.lost, all.doubled, all.delayed, all.stored, all.refused, all.deaths,
                         all.uncertain, all.unreachable, all.transfers})
    CHECK(each > 20);  // each kind of fault has really happened
}

TEST_CASE("a seed repeats exactly") {
  const Report one = Hall(7).run(), again = Hall(7).run();
  CHECK(one.sent == again.sent);
  CHECK(one.stored == again.stored);
  CHECK(one.deaths == again.deaths);
  CHECK(one.transfers == again.transfers);
}

}  // namespace tanteador::network
