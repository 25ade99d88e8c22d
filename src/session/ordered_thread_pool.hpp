#pragma once
// Runs independent tasks on threads. Results come in the order of the input, whatever the number of threads.

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::session {

class OrderedThreadPool {
 public:
  explicit OrderedThreadPool(
      int extra_threads);  // additional threads; 0: the caller's thread does everything in finish()
  OrderedThreadPool(const OrderedThreadPool&) = delete;
  OrderedThreadPool& operator=(const OrderedThreadPool&) = delete;
  ~OrderedThreadPool();

  // Calls `each` once for each number below `count`. The data it uses must live until finish() returns.
  void start(std::size_t count, std::function<void(std::size_t)> each);
  void finish();  // the caller's thread helps; rethrows the exception of the lowest number

 private:
  using Lock = std::unique_lock<std::mutex>;
  bool is_done() const { return next_ == count_ && busy_ == 0; }
  void run_next(Lock& lock);
  void serve();

  std::mutex mutex_;
  std::condition_variable more_, done_;
  std::function<void(std::size_t)> each_;
  std::size_t count_ = 0, next_ = 0, busy_ = 0;
  bool leaving_ = false;
  std::size_t broken_at_ = 0;
  std::exception_ptr broken_;
  std::vector<std::thread> threads_;  // declared last: the threads use the members above
};

// Loads, processes and takes each head. `load` and `done` run on this thread in order; `work` may touch only
// its task. At most 4000 events, or one stream, are in memory, and the same amount is read ahead.
template <class Task, class Load, class Work, class Done>
void process_in_order(int extra_threads, std::span<const StreamHead> heads, const Load& load,
                      const Work& work, const Done& done) {
  constexpr std::int64_t kEventsAtOnce = 4'000;
  std::vector<Task> now, next;
  std::exception_ptr broken;  // of the first unreadable head; earlier ones are processed first
  auto head = heads.begin();
  const auto read_ahead = [&] {
    next.clear();
    try {
      for (std::int64_t events = 0; !broken && head != heads.end() && events < kEventsAtOnce; ++head) {
        events += std::clamp<std::int64_t>(head->count, 1, kEventsAtOnce);
        next.push_back(load(*head));
      }
    } catch (...) {
      broken = std::current_exception();
    }
  };
  OrderedThreadPool crew(extra_threads);
  for (read_ahead(); !next.empty();) {
    std::swap(now, next);
    crew.start(now.size(), [&](std::size_t i) { work(now[i]); });
    read_ahead();
    crew.finish();
    for (Task& task : now) done(task);
  }
  if (broken) std::rethrow_exception(broken);
}

}  // namespace tanteador::session
