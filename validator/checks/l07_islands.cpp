#include "validator/checks/checks.h"
#include "validator/study/words.h"

#include <algorithm>

namespace fairway::validator {

using namespace lake_race;

namespace {

struct LandPiece {
  std::vector<Cell> cells;
  bool joinedToShore = false; // touches void or the edge of the map
};

std::vector<LandPiece> landPieces(const Lake& lake) {
  std::vector<char> seen(static_cast<std::size_t>(lake.map.cellCount()));
  std::vector<LandPiece> pieces;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    if (seen[i] || lake.map.at(lake.map.cellAt(i)) != Terrain::Land) continue;
    LandPiece piece{{lake.map.cellAt(i)}, false};
    seen[i] = 1;
    for (std::size_t head = 0; head < piece.cells.size(); ++head)
      for (Direction direction : allDirections) {
        const Cell next = neighbour(piece.cells[head], direction, lake.stagger);
        const Terrain terrain = lake.map.at(next);
        if (terrain == Terrain::Void) piece.joinedToShore = true;
        if (terrain != Terrain::Land || seen[lake.map.indexOf(next)]) continue;
        seen[lake.map.indexOf(next)] = 1;
        piece.cells.push_back(next);
      }
    piece.cells = inOrder(std::move(piece.cells));
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

std::string sizes(const std::vector<LandPiece>& pieces, bool shore) {
  std::string text;
  std::size_t told = 0;
  for (const LandPiece& piece : pieces) {
    if (piece.joinedToShore != shore) continue;
    if (++told > 12) return text + ", ...";
    text +=
        (text.empty() ? "" : ", ") + std::to_string(piece.cells.size()) + " at " + label(piece.cells.front());
  }
  return text;
}

} // namespace

CheckResult checkIslands(const LakeStudy& study) {
  CheckResult result;
  const std::vector<LandPiece> pieces = landPieces(study.lake());
  const auto shore = static_cast<std::size_t>(std::count_if(
      pieces.begin(), pieces.end(), [](const LandPiece& piece) { return piece.joinedToShore; }));
  const std::size_t islands = pieces.size() - shore;
  result.statement =
      counted(islands, "island") + ", " + counted(shore, "piece") + " of land joined to the shore";
  if (pieces.empty()) return result;
  Finding finding;
  finding.key = "map";
  finding.message = "The lake has " + counted(islands, "island") +
                    (islands > 0 ? " (cells: " + sizes(pieces, false) + ")" : "") + " and " +
                    counted(shore, "piece") + " of land joined to the shore" +
                    (shore > 0 ? " (cells: " + sizes(pieces, true) + ")" : "") +
                    ". Nothing needs to be done.";
  for (const LandPiece& piece : pieces) {
    finding.cells.push_back(piece.cells.front());
    finding.evidence.push_back({EvidenceKind::Region, piece.cells});
  }
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator
