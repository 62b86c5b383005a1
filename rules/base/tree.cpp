#include "rules/base/tree.h"

#include "rules/base/contract.h"

#include <algorithm>

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

} // namespace fairway
