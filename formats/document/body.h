#pragma once

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace fairway::formats {

// The part of a document that belongs to its game. For the rest of the house it is a value that can be
// copied, compared and exchanged; code that knows its type looks inside.
class Body {
public:
  Body() = default;

  template <class T>
  requires(!std::same_as<std::remove_cvref_t<T>, Body>) explicit Body(T value)
      : held_(std::make_unique<Of<T>>(std::move(value))) {}

  Body(const Body& other) : held_(other.held_ ? other.held_->copy() : nullptr) {}
  Body(Body&& other) noexcept = default;
  Body& operator=(const Body& other) {
    Body copied(other);
    held_.swap(copied.held_);
    return *this;
  }
  Body& operator=(Body&& other) noexcept = default;
  ~Body() = default;

  // What it holds, if it is of this type; otherwise null.
  template <class T>
  const T* as() const {
    const auto* held = dynamic_cast<const Of<T>*>(held_.get());
    return held ? &held->value : nullptr;
  }
  template <class T>
  T* as() {
    return const_cast<T*>(std::as_const(*this).template as<T>());
  }

  friend bool operator==(const Body& a, const Body& b) {
    return a.held_ && b.held_ ? a.held_->equals(*b.held_) : a.held_ == b.held_;
  }

private:
  struct Held {
    virtual ~Held() = default;
    virtual std::unique_ptr<Held> copy() const = 0;
    virtual bool equals(const Held& other) const = 0;
  };

  template <class T>
  struct Of final : Held {
    explicit Of(T given) : value(std::move(given)) {}
    std::unique_ptr<Held> copy() const override { return std::make_unique<Of>(value); }
    bool equals(const Held& other) const override {
      const auto* same = dynamic_cast<const Of*>(&other);
      return same && same->value == value;
    }

    T value;
  };

  std::unique_ptr<Held> held_;
};

} // namespace fairway::formats
