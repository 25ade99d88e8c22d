#pragma once
// Work on a thread of its own. Call every member function on the thread that owns the job.

#include <chrono>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "src/core/text/locale.hpp"
#include "src/core/text/text.hpp"
#include "ui/app/system/signals.hpp"

namespace tanteador::ui {

inline double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct JobProgress {
  int tenths = 0;  // of a second, since the start
  std::size_t done = 0, all = 0;
};

template <class Result>
class Job {
 public:
  // The result, or a sentence that says why there is none.
  using Outcome = tl::expected<Result, std::string>;

  // `seconds`: a clock with any origin.
  explicit Job(std::function<double()> seconds = steady_seconds) : seconds_(std::move(seconds)) {}
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  // Waits for the end of every task.
  ~Job() { abandon(); }

  // Calls `task(signals)` in the language of the caller, and abandons the previous run. The task must own its
  // data. An exception becomes the sentence of the outcome.
  template <class Task>
  void start(Task task) {
    abandon();
    auto run = std::make_unique<Run>();
    run->since = seconds_();
    run->outcome = std::async(
        std::launch::async,
        [task = std::move(task), &signals = run->signals, language = current_locale()]() mutable -> Outcome {
          const ScopedLocale spoken(language);
          try {
            return Outcome(tl::in_place, task(signals));
          } catch (const Cancellation&) {
            return tl::unexpected(tr("Stopped."));
          } catch (const std::exception& fault) {
            return tl::unexpected(std::string(fault.what()));
          }
        });
    run_ = std::move(run);
  }

  // True from the start until the result is taken or abandoned.
  bool is_active() const { return run_ != nullptr; }
  // True if the result can be taken.
  bool is_finished() const { return run_ && is_over(*run_); }
  // Returns is_finished(), after `most` at the latest.
  bool wait_for(std::chrono::milliseconds most) const {
    return run_ && run_->outcome.wait_for(most) == std::future_status::ready;
  }
  // Returns the result once, after the task has finished.
  std::optional<Outcome> take_result() {
    if (!is_finished()) return std::nullopt;
    const auto run = std::move(run_);
    return run->outcome.get();
  }
  // Asks the task to stop. Its result can still be taken.
  void cancel() {
    if (run_) run_->signals.stop = true;
  }
  // Asks the task to stop and discards its result. The task may run on for a while.
  void abandon() {
    std::erase_if(abandoned_, [](const auto& run) { return is_over(*run); });
    cancel();
    if (run_) abandoned_.push_back(std::move(run_));
  }
  // All zeros if it is not active.
  JobProgress progress() const {
    if (!run_) return {};
    return {static_cast<int>((seconds_() - run_->since) * 10), run_->signals.done, run_->signals.all};
  }

 private:
  struct Run {
    double since = 0;
    Signals signals;
    std::future<Outcome> outcome;  // last: its destructor waits for the thread, which uses the signals
  };
  static bool is_over(const Run& run) {
    return run.outcome.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
  }

  std::function<double()> seconds_;
  std::unique_ptr<Run> run_;
  std::vector<std::unique_ptr<Run>> abandoned_;
};

}  // namespace tanteador::ui
