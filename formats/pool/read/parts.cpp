#include "formats/pool/kinds.h"

namespace fairway::formats::pool {

using fairway::pool::maxPoolSide;

std::optional<Square> asSquare(yaml::Reading& reading, const yaml::Value& value) {
  const yaml::Node& node = value.node();
  if (node.kind != yaml::NodeKind::Sequence || node.items.size() != 2) {
    const std::string found = node.kind == yaml::NodeKind::Sequence
                                  ? "a list of " + std::to_string(node.items.size())
                                  : yaml::described(node);
    reading.fault(value, "expected a square as [column, row], found " + found);
    return std::nullopt;
  }
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
