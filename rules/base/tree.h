#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace fairway {

// A tree of values, as reports carry what is known of a document: nothing, a truth value, a number, a text, a
// list, or fields by name in their order. Code that makes facts need not know how they are written.
class Tree {
public:
  using List = std::vector<Tree>;
  using Fields = std::vector<std::pair<std::string, Tree>>;

  Tree() = default;
  Tree(std::nullptr_t) {}
  Tree(bool value) : value_(value) {}
  template <std::signed_integral Number>
  Tree(Number number) : value_(static_cast<std::int64_t>(number)) {}
  template <std::unsigned_integral Number>
  requires(!std::same_as<Number, bool>) Tree(Number number) : value_(static_cast<std::uint64_t>(number)) {}
  Tree(double number) : value_(number) {}
  Tree(const char* text) : value_(std::string(text)) {}
  Tree(std::string_view text) : value_(std::string(text)) {}
  Tree(std::string text) : value_(std::move(text)) {}
  Tree(std::initializer_list<Fields::value_type> fields) : value_(Fields(fields)) {}
  template <class Value>
  Tree(const std::vector<Value>& items) : value_(List(items.begin(), items.end())) {}
  template <class Value, std::size_t n>
  Tree(const std::array<Value, n>& items) : value_(List(items.begin(), items.end())) {}
  template <class Value>
  Tree(const std::optional<Value>& value) {
    if (value) *this = Tree(*value);
  }

  static Tree list(std::initializer_list<Tree> items = {});
  static Tree fields() { return Tree(std::initializer_list<Fields::value_type>{}); }

  // Grows a list, or what is nothing yet.
  void push_back(Tree item);
  // The field of that name, added behind the others where it is missing; of what is nothing yet, or has
  // fields.
  Tree& operator[](std::string_view name);
  const Tree* find(std::string_view name) const; // null: it has no such field
  bool empty() const { return size() == 0; }     // nothing, or without items
  std::size_t size() const;

  template <class Visitor>
  decltype(auto) visit(Visitor&& visitor) const {
    return std::visit(std::forward<Visitor>(visitor), value_);
  }

  friend bool operator==(const Tree&, const Tree&) = default;

private:
  std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string, List, Fields> value_;
};

// For those who read a tree that others wrote: what it holds, if it holds that.

const Tree::List* listIn(const Tree& tree); // null: it is not a list
const Tree::Fields* fieldsIn(const Tree& tree);
const std::string* textIn(const Tree& tree);
const bool* truthIn(const Tree& tree);
std::optional<std::int64_t> wholeIn(const Tree& tree); // none: not a whole number, or too large
std::optional<double> numberIn(const Tree& tree);      // whole or not
bool isNothing(const Tree& tree);

} // namespace fairway
