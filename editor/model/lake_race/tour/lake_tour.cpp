#include "editor/model/lake_race/tour/lake_tour.h"

#include "editor/model/files/desk_file.h"
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/model/race/race_bench.h"
#include "formats/document/reader.h"

#include <array>

namespace fairway::editor::lake_race {

namespace fs = std::filesystem;

namespace {

// The tiles in their order. The first is missing: in the palette it is in sight without scrolling.
std::unique_ptr<EditedDocument> tilesButOne(const fs::path& samples) {
  const fs::path file = samples / "lake_race/classic.tileset.yaml";
  const auto read = formats::readDocumentFile(file);
  const auto* body = read ? read->document.as<formats::lake_race::TilesetBody>() : nullptr;
  constexpr auto side = fairway::lake_race::BoardSide::Dark;
  if (!body || !body->set.sides.contains(side)) return nullptr;
  LakeReferences references;
  references.set = body->set;
  fairway::lake_race::TileRows layout = plainLayout(body->set, side);
  if (layout.empty() || layout.front().empty()) return nullptr;
  layout.front().front() = {};
  return std::make_unique<EditedDocument>(
      lakeOfTiles(fs::absolute(file).lexically_normal().string(), side, std::move(layout)),
      References(std::move(references)));
}

std::unique_ptr<EditedDocument> duckPond(const fs::path& samples) {
  auto arrival = openAsNew(samples / "lake_race/duck-pond.lake.yaml");
  return arrival ? std::move(arrival->document) : nullptr;
}

bool isLaid(const TourSight& sight) {
  const auto* layout = tileLayoutOf(sight.bench.document().content());
  return layout && isFinished(*layout);
}

// Errors of the document that are known to be there, or not to be there.
std::optional<int> errorsOf(const TourSight& sight) {
  if (!sight.examination || !sight.examination->judged) return std::nullopt;
  return sight.examination->report.count(Severity::Error);
}

bool isBroken(const TourSight& sight) {
  return errorsOf(sight).value_or(0) > 0;
}

bool isMended(const TourSight& sight) {
  return errorsOf(sight) == 0;
}

bool isRaced(const TourSight& sight) {
  return dynamic_cast<const race::RaceBench*>(&sight.bench) != nullptr;
}

constexpr std::array steps{
    TourStep{
        marked(
            "Lay the missing tile: click it in the panel Palette, then click the empty place on the board."),
        isLaid, tilesButOne},
    TourStep{marked("Now break a lake: drag land across the water from the top to the bottom. The panel "
                    "Findings says what is wrong then."),
             isBroken, duckPond},
    TourStep{marked("Mend it: Ctrl+Z takes a step back. Findings that offer it can be mended by Fix."),
             isMended, duckPond},
    TourStep{marked("Race it: press Ctrl+R, and choose who plays. The board shows where your boat can go."),
             isRaced, duckPond},
};

} // namespace

std::span<const TourStep> lakeTour() {
  return steps;
}

} // namespace fairway::editor::lake_race
