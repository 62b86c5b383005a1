#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

struct LandPiece {
  std::vector<Cell> cells;
  bool joinedToShore = false; // touches void or the edge of the map
};

std::vector<LandPiece> landPieces(const Lake& lake) {
  std::vector<bool> seen(static_cast<std::size_t>(lake.map.cellCount()));
  std::vector<LandPiece> pieces;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    if (seen[i] || lake.map.at(lake.map.cellAt(i)) != Terrain::Land) continue;
    LandPiece piece{{lake.map.cellAt(i)}, false};
    seen[i] = true;
    for (std::size_t head = 0; head < piece.cells.size(); ++head)
      for (Direction direction : allDirections) {
        const Cell next = neighbour(piece.cells[head], direction, lake.stagger);
        const Terrain terrain = lake.map.at(next);
        if (terrain == Terrain::Void) piece.joinedToShore = true;
        if (terrain != Terrain::Land || seen[lake.map.indexOf(next)]) continue;
        seen[lake.map.indexOf(next)] = true;
        piece.cells.push_back(next);
      }
    piece.cells = inOrder(std::move(piece.cells));
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

Phrase sizes(const std::vector<LandPiece>& pieces, bool shore) {
  constexpr std::size_t most = 12;
  std::vector<Phrase> all;
  for (const LandPiece& piece : pieces) {
    if (piece.joinedToShore != shore) continue;
    if (all.size() == most) {
      all.push_back(std::string("..."));
      break;
    }
    all.push_back(phrase("{1} at {2}", {piece.cells.size(), label(piece.cells.front())}));
  }
  return joined(all);
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
  const auto withSizes = [&](const Phrase& what, bool joinedToShore, std::size_t count) {
    return count == 0 ? what : phrase("{1} (cells: {2})", {what, sizes(pieces, joinedToShore)});
  };
  finding.message = phrase("The lake has {1} and {2}. Nothing needs to be done.",
                           {withSizes(countPhrase("{n} island", "{n} islands", islands), false, islands),
                            withSizes(countPhrase("{n} piece of land joined to the shore",
                                                  "{n} pieces of land joined to the shore", shore),
                                      true, shore)});
  for (const LandPiece& piece : pieces) {
    finding.spots.push_back(piece.cells.front());
    finding.evidence.push_back({EvidenceKind::Region, piece.cells});
  }
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::lake_race
