#pragma once

// Stands in for oneTBB where there is one thread, as in the module of a page and in Node.js: the same loops,
// one piece after the other. It has what we use of oneTBB, and means the same.

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
  std::size_t size() const { return static_cast<std::size_t>(end_ - begin_); }
  std::size_t grainsize() const { return grain_; }

private:
  Value begin_;
  Value end_;
  std::size_t grain_;
};

// In pieces, though all are done here: whoever reports how far it has come does so after each of them.
template <class Value, class Body>
void parallel_for(const blocked_range<Value>& range, const Body& body) {
  constexpr Value pieces = 100;
  const Value least = static_cast<Value>(range.grainsize());
  const Value share = (range.end() - range.begin()) / pieces;
  const Value step = share > least ? share : least;
  for (Value first = range.begin(); first < range.end();) {
    const Value last = range.end() - first > step ? first + step : range.end();
    body(blocked_range<Value>(first, last, range.grainsize()));
    first = last;
  }
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

  // All that were made.
  Value* begin() { return value_ ? &*value_ : nullptr; }
  Value* end() { return value_ ? &*value_ + 1 : nullptr; }

private:
  std::function<Value()> make_;
  std::optional<Value> value_;
};

} // namespace tbb
