#pragma once

// Stands in for oneTBB in the module of a page, which has one thread: the same loops, one piece after the
// other. It has what the module's units use of oneTBB, and means the same.

#include <cstddef>
#include <functional>
#include <optional>

namespace tbb {

template <class Value>
class blocked_range {
public:
  using const_iterator = Value;
  blocked_range(Value begin, Value end, std::size_t grain = 1) : begin_(begin), end_(end), grain_(grain) {}

  Value begin() const { return begin_; }
  Value end() const { return end_; }
  std::size_t grainsize() const { return grain_; }

private:
  Value begin_;
  Value end_;
  std::size_t grain_;
};

template <class Value, class Body>
void parallel_for(const blocked_range<Value>& range, const Body& body) {
  if (range.begin() < range.end()) body(range);
}

template <class Index, class Body>
void parallel_for(Index first, Index last, const Body& body) {
  for (Index i = first; i < last; ++i) body(i);
}

template <class... Bodies>
void parallel_invoke(const Bodies&... bodies) {
  (bodies(), ...);
}

template <class Value, class Result, class Body, class Join>
Result parallel_reduce(const blocked_range<Value>& range, const Result& identity, const Body& body,
                       const Join& /*join*/) {
  return range.begin() < range.end() ? body(range, identity) : identity;
}

template <class Value>
class enumerable_thread_specific {
public:
  template <class Make>
  explicit enumerable_thread_specific(Make make) : make_(std::move(make)) {}

  Value& local() {
    if (!value_) value_.emplace(make_());
    return *value_;
  }

private:
  std::function<Value()> make_;
  std::optional<Value> value_;
};

} // namespace tbb
