#pragma once

#include "formats/lake_race/documents.h"

#include <random>

// Documents that nobody would write and everybody must be able to: any text, any legal value. The same seed
// gives the same documents.
namespace fairway::formats::lake_race {

class RandomDocuments {
public:
  explicit RandomDocuments(unsigned seed) : engine_(seed) {}

  Document next();
  std::string text(); // of any characters, with a taste for what YAML could take for something else

private:
  int number(int least, int most);
  bool chance(int percent) { return number(1, 100) <= percent; }
  Cell cell(int columns = 500, int rows = 500) { return {number(1, columns), number(1, rows)}; }
  std::string tileName();
  DocumentHead head();
  fairway::lake_race::TerrainMap map(int columns, int rows);
  std::vector<fairway::lake_race::Slot> slots(int columns, int rows);
  fairway::lake_race::Lake lake();
  LakeDocument lakeDocument();
  fairway::lake_race::TilesetSide side(const fairway::lake_race::Tileset& set);
  TilesetDocument tilesetDocument();
  CourseBody course();
  RecordDocument recordDocument();

  std::mt19937 engine_;
};

} // namespace fairway::formats::lake_race
