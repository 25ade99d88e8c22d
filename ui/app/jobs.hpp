#pragma once
// All background work of the program in one list.

#include <functional>
#include <initializer_list>
#include <vector>

#include "ui/app/state.hpp"

namespace tanteador::ui {

class JobOwner {
 public:
  virtual ~JobOwner() = default;
  virtual bool is_busy() const = 0;
  // Takes the results of finished jobs; called while it is busy.
  virtual void poll() = 0;
};

class Jobs {
 public:
  // The owners must outlive it; null pointers are ignored.
  Jobs(AppState& state, std::initializer_list<JobOwner*> owners);

  bool is_busy() const;
  // Polls every owner. A fault of one owner becomes the notice and does not stop the others.
  void poll();

 private:
  AppState& state_;
  std::vector<JobOwner*> owners_;
};

}  // namespace tanteador::ui
