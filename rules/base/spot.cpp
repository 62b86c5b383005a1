#include "rules/base/spot.h"

#include <array>
#include <cstdio>

namespace fairway {

std::vector<int> numbersOf(const Spot& spot) {
  switch (spot.kind) {
  case Spot::Kind::Section:
    return {spot.x};
  case Spot::Kind::Pose:
    return {spot.x, spot.y, spot.heading};
  case Spot::Kind::Cell:
  case Spot::Kind::Square:
  case Spot::Kind::Point:
    break;
  }
  return {spot.x, spot.y};
}

std::string_view listName(Spot::Kind kind) {
  switch (kind) {
  case Spot::Kind::Section:
    return "sections";
  case Spot::Kind::Point:
  case Spot::Kind::Pose:
    return "at";
  case Spot::Kind::Cell:
  case Spot::Kind::Square:
    break;
  }
  return "cells";
}

std::string_view nounFor(Spot::Kind kind) {
  constexpr std::array<std::string_view, 5> nouns{"cell", "square", "section", "point", "pose"};
  return nouns[static_cast<std::size_t>(kind)];
}

std::string_view evidenceListName(Spot::Kind kind) {
  if (kind == Spot::Kind::Point) return "points";
  if (kind == Spot::Kind::Pose) return "poses";
  return listName(kind);
}

std::string label(const Spot& spot) {
  if (spot.kind == Spot::Kind::Cell) {
    const int digits = spot.x > 99 || spot.y > 99 ? 3 : 2;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%0*d%0*d", digits, spot.x, digits, spot.y);
    return text.data();
  }
  std::string text;
  for (const int number : numbersOf(spot)) text += (text.empty() ? "" : ", ") + std::to_string(number);
  return spot.kind == Spot::Kind::Section ? text : "[" + text + "]";
}

} // namespace fairway
