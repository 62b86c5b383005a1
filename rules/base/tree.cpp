#include "rules/base/tree.h"

#include "rules/base/contract.h"

#include <algorithm>
#include <limits>
#include <type_traits>

namespace fairway {

namespace {

auto named(std::string_view name) {
  return [name](const Tree::Fields::value_type& field) { return field.first == name; };
}

} // namespace

Tree Tree::list(std::initializer_list<Tree> items) {
  Tree tree;
  tree.value_ = List(items);
  return tree;
}

void Tree::push_back(Tree item) {
  if (std::holds_alternative<std::monostate>(value_)) value_ = List();
  FAIRWAY_EXPECTS(std::holds_alternative<List>(value_));
  std::get<List>(value_).push_back(std::move(item));
}

Tree& Tree::operator[](std::string_view name) {
  if (std::holds_alternative<std::monostate>(value_)) value_ = Fields();
  FAIRWAY_EXPECTS(std::holds_alternative<Fields>(value_));
  Fields& fields = std::get<Fields>(value_);
  const auto found = std::find_if(fields.begin(), fields.end(), named(name));
  if (found != fields.end()) return found->second;
  return fields.emplace_back(std::string(name), Tree()).second;
}

const Tree* Tree::find(std::string_view name) const {
  const Fields* fields = std::get_if<Fields>(&value_);
  if (!fields) return nullptr;
  const auto found = std::find_if(fields->begin(), fields->end(), named(name));
  return found == fields->end() ? nullptr : &found->second;
}

std::size_t Tree::size() const {
  if (const auto* items = std::get_if<List>(&value_)) return items->size();
  if (const auto* fields = std::get_if<Fields>(&value_)) return fields->size();
  return 0;
}

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
