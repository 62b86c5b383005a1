#include "formats/lake_race/tiled/write_map.h"

#include "formats/document/head.h"
#include "formats/document/writer.h"

namespace fairway::formats::lake_race::tiled {

namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;

Layer terrainLayer(const Lake& lake) {
  Layer layer{"terrain", {}};
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i) {
    const Terrain terrain = lake.map.at(lake.map.cellAt(i));
    layer.tiles.push_back(terrain == Terrain::Water ? waterTile : terrain == Terrain::Land ? landTile : 0);
  }
  return layer;
}

Property text(std::string name, std::string_view value) {
  return {std::move(name), "string", std::string(value)};
}

ObjectGroup slotGroup(const Map& map, const Lake& lake) {
  ObjectGroup group{"slots", {}};
  for (const fairway::lake_race::Slot& slot : lake.slots) {
    const std::string letter(1, fairway::lake_race::letterOf(slot.race));
    group.objects.push_back({letter,
                             "slot",
                             map.centre(slot.at),
                             {text("letter", nameOf(slot.letter)), text("race", letter)},
                             {}});
  }
  return group;
}

ObjectGroup buoyGroup(const Map& map, const Lake& lake, const CourseMarks& course) {
  ObjectGroup group{"buoys", {}};
  const std::array<Cell, 5> cells = buoyCells(lake, course.placement);
  const std::array<const char*, 5> names{"0", "1", "2", "3", "finish"};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Object buoy{names[i], "buoy", map.centre(cells[i]), {}, {}};
    if (course.choices && i >= 1 && i <= 3)
      buoy.properties.push_back(text("arrow", nameOf(course.choices->arrows[i - 1])));
    if (course.choices && i == 0) buoy.properties.push_back(text("direction", nameOf(course.choices->start)));
    if (course.choices && i == 4)
      buoy.properties.push_back(text("direction", nameOf(course.choices->finish)));
    if (i == 0) buoy.properties.push_back(text("letter", nameOf(course.placement.letter)));
    group.objects.push_back(std::move(buoy));
  }
  return group;
}

// From hexes to the map's pixels; Tiled's hexes are a little flatter than ours.
Point toPixels(const Map& map, formats::Point board) {
  return {board.x * map.tileWidth,
          map.tileHeight / 2.0 + (board.y - hexSide) / formats::lake_race::rowPitch * map.rowPitch()};
}

ObjectGroup gateGroup(const Map& map, const BoardScene& scene) {
  ObjectGroup group{"gates", {}};
  const CourseMarks& course = *scene.course;
  const auto gates = gatesOf(scene.lake(), course.placement, *course.choices);
  for (std::size_t i = 0; i < gates.size(); ++i) {
    const Point from = map.centre(scene.lake().cellOf(gates[i].origin));
    const Point to = toPixels(map, gateEnd(scene.lake(), gates[i]));
    group.objects.push_back({std::string(nameOf(static_cast<fairway::lake_race::GateName>(i))),
                             "gate",
                             from,
                             {text("sense", nameOf(gates[i].sense))},
                             {{0, 0}, {to.x - from.x, to.y - from.y}}});
  }
  return group;
}

} // namespace

Map mapOf(const BoardScene& scene, const DocumentHead& head) {
  const Lake& lake = scene.lake();
  Map map;
  map.width = lake.map.columns();
  map.height = lake.map.rows();
  map.tileWidth = tileWidth;
  map.tileHeight = tileHeight;
  map.hexSide = tileSide;
  map.stagger = lake.stagger;
  Lake small; // only the head counts
  small.map = fairway::lake_race::TerrainMap(1, 1);
  map.properties = {text("fairway", writeDocument(LakeDocument{withoutSchemaPath(head), {small}})),
                    {"strip", "int", std::to_string(lake.strip)}};
  map.tilesets = {{1, "", {{0, "water"}, {1, "land"}}}};
  map.layers.push_back(terrainLayer(lake));
  map.groups.push_back(slotGroup(map, lake));
  if (!scene.course) return map;
  map.groups.push_back(buoyGroup(map, lake, *scene.course));
  if (scene.course->choices && gatesDefined(lake, scene.course->placement))
    map.groups.push_back(gateGroup(map, scene));
  return map;
}

} // namespace fairway::formats::lake_race::tiled
