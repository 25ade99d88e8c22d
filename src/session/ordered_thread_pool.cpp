#include "src/session/ordered_thread_pool.hpp"

#include <system_error>

namespace tanteador::session {

OrderedThreadPool::OrderedThreadPool(int extra_threads) {
  try {
    for (int i = 0; i < extra_threads; ++i) threads_.emplace_back([this] { serve(); });
  } catch (const std::system_error&) {  // the system has no more threads; the existing ones suffice
  }
}

OrderedThreadPool::~OrderedThreadPool() {
  {
    const Lock lock(mutex_);
    leaving_ = true;
    count_ = next_;
  }
  more_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void OrderedThreadPool::start(std::size_t count, std::function<void(std::size_t)> each) {
  {
    const Lock lock(mutex_);
    each_ = std::move(each);
    count_ = count;
    next_ = 0;
    broken_ = nullptr;
  }
  more_.notify_all();
}

void OrderedThreadPool::finish() {
  Lock lock(mutex_);
  while (next_ < count_) run_next(lock);
  done_.wait(lock, [&] { return is_done(); });
  if (broken_) std::rethrow_exception(std::exchange(broken_, nullptr));
}

void OrderedThreadPool::run_next(Lock& lock) {
  const std::size_t number = next_++;
  ++busy_;
  lock.unlock();
  std::exception_ptr thrown;
  try {
    each_(number);
  } catch (...) {
    thrown = std::current_exception();
  }
  lock.lock();
  --busy_;
  if (thrown && (!broken_ || number < broken_at_)) {
    broken_ = thrown;
    broken_at_ = number;
  }
  if (is_done()) done_.notify_all();
}

void OrderedThreadPool::serve() {
  Lock lock(mutex_);
  while (true) {
    more_.wait(lock, [&] { return leaving_ || next_ < count_; });
    if (leaving_) return;
    run_next(lock);
  }
}

}  // namespace tanteador::session
