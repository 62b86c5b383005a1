#include "rules/base/read_tree.h"

#include <limits>
#include <type_traits>

namespace fairway {

namespace {

template <class Wanted>
const Wanted* heldIn(const Tree& tree) {
  return tree.visit([](const auto& value) -> const Wanted* {
    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Wanted>)
      return &value;
    else
      return nullptr;
  });
}

} // namespace

const Tree::List* listIn(const Tree& tree) {
  return heldIn<Tree::List>(tree);
}

const Tree::Fields* fieldsIn(const Tree& tree) {
  return heldIn<Tree::Fields>(tree);
}

const std::string* textIn(const Tree& tree) {
  return heldIn<std::string>(tree);
}

const bool* truthIn(const Tree& tree) {
  return heldIn<bool>(tree);
}

std::optional<std::int64_t> wholeIn(const Tree& tree) {
  if (const auto* number = heldIn<std::int64_t>(tree)) return *number;
  const auto* number = heldIn<std::uint64_t>(tree);
  if (!number || *number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
    return std::nullopt;
  return static_cast<std::int64_t>(*number);
}

std::optional<double> numberIn(const Tree& tree) {
  return tree.visit([](const auto& value) -> std::optional<double> {
    using Value = std::decay_t<decltype(value)>;
    if constexpr (std::is_arithmetic_v<Value> && !std::is_same_v<Value, bool>)
      return static_cast<double>(value);
    else
      return std::nullopt;
  });
}

bool isNothing(const Tree& tree) {
  return heldIn<std::monostate>(tree) != nullptr;
}

} // namespace fairway
