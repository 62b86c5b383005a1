#include "editor/model/lake_race/board/strip_preview.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using fairway::lake_race::Terrain;

StripPreview stripFrom(const fairway::lake_race::Lake& lake, Cell start, Direction letter,
                       const std::vector<Cell>& taken) {
  const fairway::lake_race::Placement placement{start, letter, {}};
  const auto isTaken = [&](Cell cell) { return std::find(taken.begin(), taken.end(), cell) != taken.end(); };
  StripPreview preview;
  for (const Cell cell : stripCells(lake, placement)) {
    const bool fits = lake.map.at(cell) == Terrain::Water && !isTaken(cell);
    (fits ? preview.fits : preview.misfits).push_back(cell);
  }
  preview.finish = finishCell(lake, placement);
  const bool finishFits = lake.map.at(preview.finish) != Terrain::Void && !isTaken(preview.finish);
  (finishFits ? preview.fits : preview.misfits).push_back(preview.finish);
  return preview;
}

} // namespace fairway::editor::lake_race
