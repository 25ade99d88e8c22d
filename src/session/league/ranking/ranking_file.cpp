#include "src/session/league/ranking/ranking_file.hpp"

namespace tanteador::session {

namespace {

constexpr std::string_view kMagic = "tanteador ranking 1";

}  // namespace

void write_head(RankingWriter& out, const KeptHead& head) {
  out.text(kMagic);
  out.text(head.of);
  out.number(static_cast<std::uint32_t>(head.competitions.size()));
  for (const RankedCompetition& one : head.competitions) {
    out.text(one.id);
    out.bytes(one.mark.data(), one.mark.size());
    out.number(one.first);
    out.number(one.last);
  }
}

std::optional<KeptHead> read_head(RankingReader& in) {
  if (in.text() != kMagic) return std::nullopt;
  KeptHead head{in.text(), {}};
  for (auto left = in.number<std::uint32_t>(); left > 0 && in.is_good(); --left) {
    RankedCompetition& one = head.competitions.emplace_back();
    one.id = in.text();
    in.bytes(one.mark.data(), one.mark.size());
    one.first = in.number<int>();
    one.last = in.number<int>();
  }
  return in.is_good() ? std::optional(std::move(head)) : std::nullopt;
}

}  // namespace tanteador::session
