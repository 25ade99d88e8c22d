// Work on a thread of its own: its result, its faults, and its end.

#include "ui/app/job.hpp"

#include <stdexcept>
#include <thread>

#include <doctest/doctest.h>

#include "src/core/text/locale.hpp"
#include "ui/app/system/languages.hpp"

using namespace tanteador;

namespace {

// Held back until it is opened.
class Gate {
 public:
  void open() { opened_.set_value(); }
  auto pass() const {
    return [here = here_] { here.wait(); };
  }

 private:
  std::promise<void> opened_;
  std::shared_future<void> here_ = opened_.get_future().share();
};

template <class Result>
typename ui::Job<Result>::Outcome result_of(ui::Job<Result>& job) {
  while (!job.wait_for(std::chrono::seconds(1))) continue;
  return *job.take_result();
}

// Runs until it is cancelled.
int endless(ui::Signals& signals) {
  for (std::size_t done = 0;; ++done) {
    ui::report_to(signals)(done, 7);
    std::this_thread::yield();
  }
}

}  // namespace

TEST_CASE("a job runs on another thread, and its result is taken once") {
  ui::Job<std::thread::id> job;
  CHECK_FALSE(job.is_active());
  CHECK_FALSE(job.take_result());
  Gate gate;
  job.start([pass = gate.pass()](ui::Signals&) {
    pass();
    return std::this_thread::get_id();
  });
  CHECK(job.is_active());
  CHECK_FALSE(job.is_finished());
  CHECK_FALSE(job.take_result());
  gate.open();
  const auto outcome = result_of(job);
  REQUIRE(outcome);
  CHECK(*outcome != std::this_thread::get_id());
  CHECK_FALSE(job.is_active());
  CHECK_FALSE(job.take_result());
}

TEST_CASE("an exception in a job becomes a sentence, and the next job runs") {
  ui::Job<int> job;
  job.start([](ui::Signals&) -> int { throw std::runtime_error("The disk is full."); });
  const auto fault = result_of(job);
  REQUIRE_FALSE(fault);
  CHECK(fault.error() == "The disk is full.");
  job.start([](ui::Signals&) { return 3; });
  CHECK(result_of(job) == 3);
}

TEST_CASE("a cancelled job stops at its next report, and says so") {
  ui::Job<int> job;
  job.start(endless);
  while (job.progress().done == 0) std::this_thread::yield();
  CHECK(job.progress().all == 7);
  job.cancel();
  const auto outcome = result_of(job);
  REQUIRE_FALSE(outcome);
  CHECK(outcome.error() == "Stopped.");
}

TEST_CASE("the result of an abandoned job is never taken") {
  ui::Job<int> job;
  Gate gate;
  job.start([pass = gate.pass()](ui::Signals&) {
    pass();
    return 1;
  });
  job.abandon();
  CHECK_FALSE(job.is_active());
  CHECK_FALSE(job.take_result());
  job.start(endless);  // abandoned by the next start
  job.start([](ui::Signals&) { return 2; });
  CHECK(result_of(job) == 2);
  gate.open();
}

TEST_CASE("a job that is destroyed waits for all its tasks, the abandoned ones too") {
  std::atomic<int> ended = 0;
  const auto task = [&ended](ui::Signals& signals) {
    while (!signals.stop) std::this_thread::yield();
    ++ended;
    return 0;
  };
  {
    ui::Job<int> job;
    job.start(task);
    job.start(task);
    job.start(task);
  }
  CHECK(ended == 3);
}

TEST_CASE("progress counts tenths of a second since the start") {
  double seconds = 40;
  ui::Job<int> job([&seconds] { return seconds; });
  CHECK(job.progress().tenths == 0);
  job.start(endless);
  seconds = 41.5;
  CHECK(job.progress().tenths == 15);
}

TEST_CASE("a job speaks the language of the thread that started it") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  ui::Job<std::string> job;
  {
    const ScopedLocale spoken("de");
    job.start([](ui::Signals&) { return current_locale(); });
  }
  CHECK(result_of(job) == "de");
  job.start([](ui::Signals&) { return current_locale(); });
  CHECK(result_of(job) == current_locale());
}
