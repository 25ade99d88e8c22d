#include "ui/app/keeping.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <future>
#include <utility>

#include "src/core/locale.hpp"
#include "src/view/league/club.hpp"
#include "ui/app/is_over.hpp"

namespace tanteador::ui {

using Clock = std::chrono::steady_clock;

struct Keeping::Work {
  Clock::time_point since = Clock::now();
  Signals signals;
  std::future<std::string> outcome;  // last: its thread sees all the others
};

Keeping::Keeping() = default;
Keeping::~Keeping() { stop(); }

std::optional<std::string> Keeping::begin(Printable what, view::PaperForm form, std::string folder) {
  constexpr std::chrono::milliseconds kSoon(200);  // what is this quick needs no bar
  if (work_) return std::nullopt;
  std::erase_if(left_, [](const auto& one) { return is_over(one->outcome); });
  work_ = std::make_unique<Work>();
  work_->outcome = std::async(std::launch::async, [&signals = work_->signals, what = std::move(what), form,
                                                   folder = std::move(folder), here = variety()] {
    const SpokenHere spoken(here);
    try {
      return keep(what, form, folder, signals);
    } catch (const std::exception& error) {  // a fault ends nothing
      return std::string(error.what());
    }
  });
  work_->outcome.wait_for(kSoon);
  return heard();
}

std::optional<std::string> Keeping::heard() {
  if (!work_ || !is_over(work_->outcome)) return std::nullopt;
  const auto work = std::move(work_);
  return work->outcome.get();
}

void Keeping::stop() {
  if (!work_) return;
  work_->signals.stop = true;
  left_.push_back(std::move(work_));
}

view::ProgressView Keeping::progress() const {
  using Tenths = std::chrono::duration<int, std::deci>;
  const auto lasted = std::chrono::duration_cast<Tenths>(Clock::now() - work_->since);
  return view::make_keeping(lasted.count(), work_->signals.done, work_->signals.all);
}

}  // namespace tanteador::ui
