#include "formats/document/inline_or_path.h"
#include "formats/regatta/kinds.h"

namespace fairway::formats::regatta {

namespace {

using namespace fairway::regatta;

class CourseReader {
public:
  CourseReader(yaml::Reading& reading, const yaml::Fields& fields) : reading_(reading), fields_(fields) {}

  Course read() {
    if (const auto table = fields_.require("table")) readTable(*table);
    if (const auto line = fields_.require("line")) readLine(*line);
    if (const auto finish = fields_.find("finish"))
      course_.finish = yaml::asWord<FinishWay>(reading_, *finish, finishWayNamed, {"back", "through"})
                           .value_or(FinishWay::Back);
    if (const auto boats = fields_.find("boats")) {
      const yaml::Fields sizes(reading_, *boats, {"length", "beam"});
      course_.length = readNumber(reading_, sizes, "length", minLength, maxLength, defaultLength);
      course_.beam = readNumber(reading_, sizes, "beam", minBeam, maxBeam, defaultBeam);
    }
    course_.buoy = readNumber(reading_, fields_, "buoy", minBuoy, maxBuoy, defaultBuoy);
    if (const auto buoys = fields_.require("buoys")) readBuoys(*buoys);
    if (const auto round = fields_.require("round")) readRound(*round);
    if (course_.buoys.empty()) course_.round.clear(); // what is left of a faulty document can be written
    if (const auto islands = fields_.find("islands")) readIslands(*islands);
    if (const auto obstacles = fields_.find("obstacles")) readObstacles(*obstacles);
    return std::move(course_);
  }

private:
  void readTable(const yaml::Value& value) {
    if (!isListOf(reading_, value, 2, "the table's size as [width, height] in millimetres")) return;
    const auto width = yaml::asInteger(reading_, value.item(0), minTable, maxTable);
    const auto height = yaml::asInteger(reading_, value.item(1), minTable, maxTable);
    course_.table = {width.value_or(minTable), height.value_or(minTable)};
  }

  void readLine(const yaml::Value& value) {
    const yaml::Fields fields(reading_, value, {"left", "right"});
    const auto left = fields.require("left");
    const auto right = fields.require("right");
    if (!left || !right) return;
    course_.left = readPoint(reading_, *left);
    course_.right = readPoint(reading_, *right);
    if (reading_.clean() && course_.left == course_.right)
      reading_.fault(*right, "the line's two buoys lie at the same point");
  }

  void readBuoys(const yaml::Value& value) {
    if (!isListWithin(reading_, value, "buoys", 1, maxBuoys)) return;
    for (std::size_t i = 0; i < value.node().items.size(); ++i) {
      const yaml::Value item = value.item(i);
      const yaml::Fields fields(reading_, item, {"name", "at"});
      Buoy buoy;
      if (const auto name = fields.require("name")) {
        buoy.name = yaml::asFilledText(reading_, *name).value_or("");
        if (!buoy.name.empty() && buoyNamed(course_, buoy.name))
          reading_.fault(*name, "there is a buoy '" + buoy.name + "' already");
      }
      if (const auto at = fields.require("at")) buoy.at = readPoint(reading_, *at);
      course_.buoys.push_back(std::move(buoy));
    }
  }

  void readRound(const yaml::Value& value) {
    if (!isListWithin(reading_, value, "roundings", 1, maxRoundings)) return;
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < value.node().items.size(); ++i) {
      const yaml::Value item = value.item(i);
      const yaml::Fields fields(reading_, item, {"buoy", "leave", "gate"});
      Rounding rounding;
      const auto buoy = fields.require("buoy");
      const std::optional<std::size_t> index = buoy ? findBuoy(*buoy) : std::nullopt;
      if (index && index == last)
        reading_.fault(*buoy, "the buoy '" + course_.buoys[*index].name + "' is rounded twice in a row");
      rounding.buoy = index.value_or(0);
      last = index;
      if (const auto leave = fields.require("leave"))
        rounding.leave =
            yaml::asWord<Side>(reading_, *leave, sideNamed, {"port", "starboard"}).value_or(Side::Port);
      if (const auto gate = fields.find("gate")) rounding.gate = readHeading(reading_, *gate);
      course_.round.push_back(rounding);
    }
  }

  std::optional<std::size_t> findBuoy(const yaml::Value& value) {
    const std::optional<std::string> name = yaml::asFilledText(reading_, value);
    if (!name) return std::nullopt;
    const auto index = buoyNamed(course_, *name);
    if (!index) reading_.fault(value, "there is no buoy '" + *name + "'");
    return index;
  }

  void readIslands(const yaml::Value& value) {
    if (!isListWithin(reading_, value, "islands", 0, maxIslands)) return;
    for (std::size_t i = 0; i < value.node().items.size(); ++i) {
      const yaml::Value item = value.item(i);
      course_.islands.push_back(readIsland(item));
    }
  }

  plane::Polygon readIsland(const yaml::Value& value) {
    plane::Polygon island;
    if (!isListWithin(reading_, value, "corners", minCorners, maxCorners)) return island;
    for (std::size_t i = 0; i < value.node().items.size(); ++i)
      island.push_back(readPoint(reading_, value.item(i)));
    if (!reading_.clean()) return island;
    if (const auto edges = plane::crossingEdges(island)) {
      const auto [a, b] = *edges;
      const std::string first = std::to_string(a + 1);
      reading_.fault(value, a == b ? "corner " + first + " and the next lie at the same point"
                                   : "the shore crosses or touches itself: the edge from corner " + first +
                                         " and the one from corner " + std::to_string(b + 1));
    }
    return island;
  }

  void readObstacles(const yaml::Value& value) {
    if (!isListWithin(reading_, value, "obstacles", 0, maxObstacles)) return;
    for (std::size_t i = 0; i < value.node().items.size(); ++i) {
      const yaml::Value item = value.item(i);
      const yaml::Fields fields(reading_, item, {"name", "at", "diameter"});
      Obstacle obstacle;
      if (const auto name = fields.find("name")) {
        obstacle.name = yaml::asFilledText(reading_, *name);
        for (const Obstacle& other : course_.obstacles)
          if (obstacle.name && other.name == obstacle.name)
            reading_.fault(*name, "there is an obstacle '" + *obstacle.name + "' already");
      }
      if (const auto at = fields.require("at")) obstacle.at = readPoint(reading_, *at);
      obstacle.diameter = requireNumber(reading_, fields, "diameter", minObstacle, maxObstacle);
      course_.obstacles.push_back(std::move(obstacle));
    }
  }

  yaml::Reading& reading_;
  const yaml::Fields& fields_;
  Course course_;
};

} // namespace

RegattaBody readRegatta(yaml::Reading& reading, const yaml::Fields& fields) {
  RegattaBody body;
  body.course = CourseReader(reading, fields).read();
  if (const auto deck = fields.require("deck"))
    body.deck = readInlineOrPath(reading, *deck, "deck", readInlineDeck);
  return body;
}

RegattaBody readInlineRegatta(yaml::Reading& reading, const yaml::Value& value) {
  return readRegatta(reading, yaml::Fields(reading, value, regattaKind().keys));
}

} // namespace fairway::formats::regatta
