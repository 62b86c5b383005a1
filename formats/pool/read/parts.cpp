#include "formats/pool/kinds.h"

namespace fairway::formats::pool {

using fairway::pool::maxPoolSide;

std::optional<Square> asSquare(yaml::Reading& reading, const yaml::Value& value) {
  if (!yaml::isListOf(reading, value, 2, "a square as [column, row]")) return std::nullopt;
  const auto column = yaml::asInteger(reading, value.item(0), 1, maxPoolSide);
  const auto row = yaml::asInteger(reading, value.item(1), 1, maxPoolSide);
  if (!column || !row) return std::nullopt;
  return Square{*column, *row};
}

std::optional<Spot> readSquareSpot(yaml::Reading& reading, const yaml::Value& value) {
  const std::optional<Square> square = asSquare(reading, value);
  return square ? std::optional<Spot>(*square) : std::nullopt;
}

} // namespace fairway::formats::pool
