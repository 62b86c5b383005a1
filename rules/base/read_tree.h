#pragma once

#include "rules/base/tree.h"

// For those who read a tree that others wrote: what it holds, if it holds that.
namespace fairway {

const Tree::List* listIn(const Tree& tree); // null: it is not a list
const Tree::Fields* fieldsIn(const Tree& tree);
const std::string* textIn(const Tree& tree);
const bool* truthIn(const Tree& tree);
std::optional<std::int64_t> wholeIn(const Tree& tree); // none: not a whole number, or too large
std::optional<double> numberIn(const Tree& tree);      // whole or not
bool isNothing(const Tree& tree);

} // namespace fairway
