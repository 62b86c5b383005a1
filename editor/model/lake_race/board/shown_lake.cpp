#include "editor/model/lake_race/board/shown_lake.h"

#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/board/paint_target.h"
#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

const LakeReferences& lakeReferences(const EditedDocument& document) {
  static const LakeReferences none;
  const auto* own = document.references().as<LakeReferences>();
  return own ? *own : none;
}

namespace {

ShownLake boardOf(const formats::lake_race::TileLayout& tiles,
                  const std::optional<fairway::lake_race::Tileset>& set) {
  ShownLake shown;
  if (!set) {
    shown.fault = say("The tile set '{1}' could not be read.", {tiles.set});
    return shown;
  }
  auto built = fairway::lake_race::buildLake(*set, tiles.side, tiles.layout);
  if (built) {
    shown.lake = std::move(*built);
    return shown;
  }
  shown.unfinished = unfinishedLake(*set, tiles.side, tiles.layout);
  if (const int empty = emptyPlaces(tiles); empty > 0) {
    shown.fault =
        sayCount("{n} place is still empty.", "{n} places are still empty.", static_cast<std::size_t>(empty));
    return shown;
  }
  for (const fairway::lake_race::LayoutFault& fault : built.fault())
    shown.fault += (shown.fault.empty() ? "" : "; ") + fault.message;
  return shown;
}

} // namespace

ShownLake shownLake(const EditedDocument& document) {
  ShownLake shown;
  if (const fairway::lake_race::Lake* own = ownLake(document.content())) {
    shown.lake = *own;
  } else if (document.content().is<formats::lake_race::CourseBody>()) {
    shown.lake = lakeReferences(document).lake;
    if (!shown.lake) shown.fault = say("The course's lake could not be read.");
  } else if (const formats::lake_race::TileLayout* tiles = tileLayoutOf(document.content())) {
    shown = boardOf(*tiles, lakeReferences(document).set);
  }
  return shown;
}

std::optional<fairway::lake_race::Lake> lakeOf(const EditedDocument& document) {
  return shownLake(document).lake;
}

} // namespace fairway::editor::lake_race
