#pragma once
// A draw, of a copy of the competition and on a thread of its own.

#include <cstdint>
#include <functional>
#include <future>
#include <optional>
#include <vector>

#include "src/league/competition/competition.hpp"

namespace tanteador::ui {

class Drawing {
 public:
  using Draw = tl::expected<league::event::RoundDrawn, league::Refused>;
  using Draws = tl::expected<std::vector<league::event::RoundDrawn>, league::Refused>;
  using Next = std::function<Draw(const league::Competition&, std::uint64_t lot)>;

  // One round, or all that can be drawn now: of a schedule those that are left. Waits a moment for it.
  void begin(const league::Competition& now, std::uint64_t lot, bool all, const Next& next);
  bool under_way() const { return draw_.valid(); }
  std::optional<Draws> over();  // nothing while it is under way, or is none
  // It runs to its end unheard: a draw cannot be told to stop half-way.
  void give_up();

 private:
  std::future<Draws> draw_;
  std::vector<std::future<Draws>> given_up_;
};

}  // namespace tanteador::ui
