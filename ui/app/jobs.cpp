#include "ui/app/jobs.hpp"

#include <algorithm>
#include <exception>

namespace tanteador::ui {

Jobs::Jobs(AppState& state, std::initializer_list<JobOwner*> owners) : state_(state), owners_(owners) {
  std::erase(owners_, nullptr);
}

bool Jobs::is_busy() const { return std::ranges::any_of(owners_, &JobOwner::is_busy); }

void Jobs::poll() {
  for (JobOwner* owner : owners_) {
    if (!owner->is_busy()) continue;
    try {
      owner->poll();
    } catch (const std::exception& fault) {
      state_.notice = fault.what();
      state_.needs_build = true;
    }
  }
}

}  // namespace tanteador::ui
