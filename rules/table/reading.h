#pragma once

#include "rules/table/play.h"

#include <array>
#include <span>

// Reads choices and chance, which come from outside.
namespace fairway::table {

// Whether the tree has exactly these fields.
bool hasExactly(const Tree& tree, std::initializer_list<std::string_view> names);
bool has(const Tree& tree, std::string_view name);

// Each is none if the field is missing or is something else.
std::optional<int> numberIn(const Tree& tree, std::string_view name);
std::optional<std::string> textIn(const Tree& tree, std::string_view name);
std::optional<std::vector<int>> numbersIn(const Tree& tree, std::string_view name);
std::optional<std::vector<std::string>> textsIn(const Tree& tree, std::string_view name);
bool isTrueIn(const Tree& tree, std::string_view name);

std::optional<std::vector<std::string>> textsOf(const Tree& list);

// The keys that choices of a moment have; some moments share keys.
struct MomentKeys {
  Moment moment;
  std::array<std::string_view, 6> keys{}; // empty ones are none
};

// Why a choice does not belong to this moment; none if it may. A choice that has a key of this moment does.
Refusal whyNotNow(const Tree& choice, Moment now, std::span<const MomentKeys> game);

} // namespace fairway::table
