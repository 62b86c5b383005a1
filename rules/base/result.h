#pragma once

#include "rules/base/contract.h"

#include <utility>
#include <variant>

namespace fairway {

// What a function at the border returns: a value, or the reason why there is no value.
template <class T, class Fault>
class [[nodiscard]] Result {
public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Fault fault) : content_(std::in_place_index<1>, std::move(fault)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  const T& value() const& {
    FAIRWAY_EXPECTS(ok());
    return std::get<0>(content_);
  }
  T& value() & {
    FAIRWAY_EXPECTS(ok());
    return std::get<0>(content_);
  }
  T&& value() && {
    FAIRWAY_EXPECTS(ok());
    return std::move(std::get<0>(content_));
  }
  const Fault& fault() const {
    FAIRWAY_EXPECTS(!ok());
    return std::get<1>(content_);
  }

  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

private:
  std::variant<T, Fault> content_;
};

} // namespace fairway
