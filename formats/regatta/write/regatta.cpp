#include "formats/document/inline_or_path.h"
#include "formats/regatta/kinds.h"

namespace fairway::formats::regatta {

namespace {

using namespace fairway::regatta;

std::string written(const Rounding& rounding, const Course& course) {
  FlowMapping mapping;
  mapping.add("buoy", flowScalar(course.buoys[rounding.buoy].name)).add("leave", nameOf(rounding.leave));
  if (rounding.gate) mapping.add("gate", rounding.gate->degrees());
  return mapping.text();
}

std::string written(const Obstacle& obstacle) {
  FlowMapping mapping;
  if (obstacle.name) mapping.add("name", flowScalar(*obstacle.name));
  return mapping.add("at", flowPoint(obstacle.at)).add("diameter", obstacle.diameter).text();
}

std::string written(const plane::Polygon& island) {
  std::vector<std::string> corners;
  for (const plane::Vec corner : island) corners.push_back(flowPoint(corner));
  return flowSequence(corners);
}

} // namespace

std::string flowPoint(plane::Vec point) {
  return flowSequence(std::vector<int>{point.x, point.y});
}

void writeBody(Emitter& out, const RegattaBody& body) {
  const Course& course = body.course;
  writeInlineOrPath(out, "deck", body.deck, writeDeck);
  out.field("table", flowPoint(course.table));
  out.field("line",
            FlowMapping().add("left", flowPoint(course.left)).add("right", flowPoint(course.right)).text());
  out.field("finish", nameOf(course.finish));
  out.field("boats", FlowMapping().add("length", course.length).add("beam", course.beam).text());
  out.field("buoy", course.buoy);
  out.open("buoys");
  for (const Buoy& buoy : course.buoys)
    out.item(FlowMapping().add("name", flowScalar(buoy.name)).add("at", flowPoint(buoy.at)).text());
  out.close();
  out.open("round");
  for (const Rounding& rounding : course.round) out.item(written(rounding, course));
  out.close();
  if (!course.islands.empty()) {
    out.open("islands");
    for (const plane::Polygon& island : course.islands) out.item(written(island));
    out.close();
  }
  if (!course.obstacles.empty()) {
    out.open("obstacles");
    for (const Obstacle& obstacle : course.obstacles) out.item(written(obstacle));
    out.close();
  }
}

} // namespace fairway::formats::regatta
