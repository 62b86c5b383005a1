#include "formats/regatta/kinds.h"

namespace fairway::formats::regatta {

int readNumber(yaml::Reading& reading, const yaml::Fields& fields, std::string_view key, int least, int most,
               int otherwise) {
  const auto value = fields.find(key);
  return value ? yaml::asInteger(reading, *value, least, most).value_or(otherwise) : otherwise;
}

int requireNumber(yaml::Reading& reading, const yaml::Fields& fields, std::string_view key, int least,
                  int most) {
  const auto value = fields.require(key);
  return value ? yaml::asInteger(reading, *value, least, most).value_or(least) : least;
}

Vec readPoint(yaml::Reading& reading, const yaml::Value& value) {
  if (!isListOf(reading, value, 2, "a point as [x, y] in millimetres")) return {};
  const auto x = yaml::asInteger(reading, value.item(0), -plane::farthest, plane::farthest);
  const auto y = yaml::asInteger(reading, value.item(1), -plane::farthest, plane::farthest);
  return {x.value_or(0), y.value_or(0)};
}

std::optional<Spot> readPointSpot(yaml::Reading& reading, const yaml::Value& value) {
  const Vec at = readPoint(reading, value);
  return Spot{Spot::Kind::Point, at.x, at.y, 0};
}

std::optional<int> asAngle(yaml::Reading& reading, const yaml::Value& value, int least, int most) {
  const std::optional<double> number = yaml::wholeNumber(value.node());
  if (number && *number >= least && *number <= most && static_cast<int>(*number) % plane::headingStep == 0)
    return static_cast<int>(*number);
  reading.fault(value, "expected a multiple of 15 from " + std::to_string(least) + " to " +
                           std::to_string(most) + ", in degrees, found " + yaml::described(value.node()));
  return std::nullopt;
}

Heading readHeading(yaml::Reading& reading, const yaml::Value& value) {
  return Heading::ofDegrees(asAngle(reading, value, 0, 345).value_or(0));
}

bool isListWithin(yaml::Reading& reading, const yaml::Value& value, std::string_view what, std::size_t least,
                  std::size_t most) {
  if (!yaml::isSequence(reading, value, what)) return false;
  const std::size_t count = value.node().items.size();
  if (count >= least && count <= most) return true;
  reading.fault(value, "expected " + std::to_string(least) + " to " + std::to_string(most) + " " +
                           std::string(what) + ", found " + std::to_string(count));
  return false;
}

} // namespace fairway::formats::regatta
