#include "ui/app/club/drawing.hpp"

#include <chrono>
#include <memory>
#include <utility>

#include "ui/app/is_over.hpp"

namespace tanteador::ui {

namespace {

constexpr std::chrono::milliseconds kAtOnce(300);  // a draw this quick needs no bar

Drawing::Draws drawn_rounds(league::Competition now, std::uint64_t lot, bool all, const Drawing::Next& next) {
  std::vector<league::event::RoundDrawn> rounds;
  do {
    auto round = next(now, lot);
    if (!round && rounds.empty()) return tl::unexpected(round.error());
    if (!round || (all && !league::apply(now, *round))) break;
    rounds.push_back(*std::move(round));
  } while (all);
  return rounds;
}

}  // namespace

void Drawing::begin(const league::Competition& now, std::uint64_t lot, bool all, const Next& next) {
  const auto copy = std::make_shared<const league::Competition>(now);
  draw_ =
      std::async(std::launch::async, [copy, lot, all, next] { return drawn_rounds(*copy, lot, all, next); });
  draw_.wait_for(kAtOnce);
}

std::optional<Drawing::Draws> Drawing::over() {
  if (!under_way() || !is_over(draw_)) return std::nullopt;
  return draw_.get();
}

void Drawing::give_up() {
  std::erase_if(given_up_, [](const auto& one) { return is_over(one); });
  if (under_way()) given_up_.push_back(std::move(draw_));
}

}  // namespace tanteador::ui
