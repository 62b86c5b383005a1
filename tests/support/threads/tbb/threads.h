#pragma once

// Stands in for oneTBB under ThreadSanitizer. Debian's libtbb is not compiled for it, so what the library
// synchronises is not seen and every loop raises false alarms; these few threads are compiled with everything
// else, and what is left to report is ours. It has what the house uses of oneTBB, and means the same.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace tbb {

namespace stand_in {

constexpr int mostThreads = 8;

inline thread_local int slot = 0;        // of this thread among those that share a loop
inline thread_local bool inLoop = false; // a loop inside a loop runs where it is
inline thread_local int threadsWanted = 4;

// Calls `work(i)` for every i below `count`, in several threads, in any order.
template <class Work>
void share(std::size_t count, const Work& work) {
  std::atomic<std::size_t> next = 0;
  std::exception_ptr failure;
  std::mutex failing;
  const auto run = [&] {
    for (std::size_t i = next++; i < count; i = next++) {
      try {
        work(i);
      } catch (...) {
        const std::lock_guard lock(failing);
        if (!failure) failure = std::current_exception();
        next = count;
      }
    }
  };
  if (inLoop) {
    run();
  } else {
    std::vector<std::thread> others;
    for (int i = 1; i < std::min(threadsWanted, mostThreads); ++i)
      others.emplace_back([&run, i] {
        slot = i;
        inLoop = true;
        run();
      });
    inLoop = true;
    run();
    inLoop = false;
    for (std::thread& other : others) other.join();
  }
  if (failure) std::rethrow_exception(failure);
}

} // namespace stand_in

template <class Value>
class blocked_range {
public:
  using const_iterator = Value;
  blocked_range(Value begin, Value end, std::size_t grain = 1) : begin_(begin), end_(end), grain_(grain) {}

  Value begin() const { return begin_; }
  Value end() const { return end_; }
  std::size_t size() const { return begin_ < end_ ? static_cast<std::size_t>(end_ - begin_) : 0; }
  std::size_t grainsize() const { return grain_; }

  std::size_t pieces() const { return (size() + grain_ - 1) / grain_; }
  blocked_range piece(std::size_t i) const {
    const Value from = begin_ + static_cast<Value>(i * grain_);
    return {from, begin_ + static_cast<Value>(std::min(size(), (i + 1) * grain_)), grain_};
  }

private:
  Value begin_;
  Value end_;
  std::size_t grain_;
};

template <class Value, class Body>
void parallel_for(const blocked_range<Value>& range, const Body& body) {
  stand_in::share(range.pieces(), [&](std::size_t i) { body(range.piece(i)); });
}

template <class Index, class Body>
void parallel_for(Index begin, Index end, const Body& body) {
  const blocked_range<Index> range(begin, end);
  stand_in::share(range.pieces(), [&](std::size_t i) { body(range.piece(i).begin()); });
}

template <class... Works>
void parallel_invoke(const Works&... works) {
  const std::vector<std::function<void()>> all{works...};
  stand_in::share(all.size(), [&](std::size_t i) { all[i](); });
}

template <class Value, class Result, class Body, class Join>
Result parallel_reduce(const blocked_range<Value>& range, const Result& identity, const Body& body,
                       const Join& join) {
  std::vector<Result> results(range.pieces(), identity);
  stand_in::share(results.size(), [&](std::size_t i) { results[i] = body(range.piece(i), identity); });
  Result all = identity;
  for (const Result& result : results) all = join(all, result);
  return all;
}

template <class Value, class Result, class Body, class Join>
Result parallel_deterministic_reduce(const blocked_range<Value>& range, const Result& identity,
                                     const Body& body, const Join& join) {
  return parallel_reduce(range, identity, body, join);
}

template <class Value>
class enumerable_thread_specific {
public:
  enumerable_thread_specific() : make_([] { return Value{}; }) {}
  template <class Make>
  explicit enumerable_thread_specific(Make make) : make_(std::move(make)) {}

  Value& local() {
    const std::lock_guard lock(mutex_);
    const auto found = bySlot_.find(stand_in::slot);
    if (found != bySlot_.end()) return *found->second;
    values_.push_back(make_());
    return *(bySlot_[stand_in::slot] = &values_.back());
  }

  auto begin() { return values_.begin(); }
  auto end() { return values_.end(); }
  std::size_t size() const { return values_.size(); }

private:
  std::function<Value()> make_;
  std::mutex mutex_;
  std::list<Value> values_;
  std::map<int, Value*> bySlot_;
};

class task_arena {
public:
  explicit task_arena(int threads) : threads_(threads) {}

  template <class Work>
  auto execute(const Work& work) {
    struct Wanted { // set back even by an exception
      int before = stand_in::threadsWanted;
      ~Wanted() { stand_in::threadsWanted = before; }
    } wanted;
    stand_in::threadsWanted = threads_;
    return work();
  }

private:
  int threads_;
};

} // namespace tbb
