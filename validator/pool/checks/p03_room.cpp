#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

#include "rules/pool/play/placing.h"

#include <algorithm>

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

std::string keyOf(const char* key, Side side) {
  return std::string(key) + "." + std::string(nameOf(side));
}

void checkRoomOf(const PoolStudy& study, Side side, CheckResult& result) {
  const int room = roomOf(study.pool(), side);
  const int tiles = study.pool().tiles();
  if (room >= tiles) return;
  const std::vector<Square>& starts = study.ways(side).starts;
  Finding finding = findingAt(keyOf("start", side), starts);
  if (!starts.empty()) finding.evidence.push_back({EvidenceKind::Region, starts});
  finding.message =
      phrase("The start rows of {1} take {2} of its {3} tiles, so the rest cannot be placed. Add a row, "
             "let rows take more swimmers, or make more of their squares water.",
             {wordFor(side), room, tiles});
  result.findings.push_back(std::move(finding));
}

void checkShared(const PoolStudy& study, CheckResult& result) {
  const PoolBoard& board = study.board();
  const std::vector<Square> shared =
      board.squaresOf(board.startSquares(Side::Red) & board.startSquares(Side::Yellow));
  if (shared.empty()) return;
  Finding finding = findingAt("start", shared);
  finding.evidence.push_back({EvidenceKind::Region, shared});
  finding.message = countPhrase("The start rows of both sides share {n} square, {1}: the side that places "
                                "first takes it from the other. Change the rows or their columns.",
                                "The start rows of both sides share {n} squares, {1}: the side that places "
                                "first takes them from the other. Change the rows or their columns.",
                                shared.size(), {squaresPhrase(shared)});
  result.findings.push_back(std::move(finding));
}

Phrase reasonOf(const PoolStudy& study, const SetupFault& fault) {
  const Setup& setup = *study.pool().setup;
  if (!fault.square)
    return phrase(
        "The setup puts {2} tiles of {1} into the pool, but {1} has {3}. Put all of them in, and no more.",
        {wordFor(fault.side), setup[fault.side].size(), study.pool().tiles()});
  const std::string square = label(*fault.square);
  if (fault.rule == Rule::PlacementTaken)
    return phrase("The setup puts two tiles on {1}. Move one of them.", {square});
  if (fault.rule == Rule::PlacementRoom)
    return phrase(
        "The setup puts more tiles of {1} into row {2} than it has slabs. Move the one at {3}, or let the "
        "row take more.",
        {wordFor(fault.side), fault.square->row, square});
  return phrase("The setup puts a tile of {1} on {2}, which is not a start square of that side. Move it into "
                "a start row.",
                {wordFor(fault.side), square});
}

void checkSetup(const PoolStudy& study, CheckResult& result) {
  const Pool& pool = study.pool();
  if (!pool.setup) return;
  for (const SetupFault& fault : setupFaults(pool, *pool.setup)) {
    Finding finding = findingAt(keyOf("setup", fault.side), {});
    if (fault.square) {
      finding.spots = {*fault.square};
      finding.evidence.push_back({EvidenceKind::Region, {Spot(*fault.square)}});
    }
    finding.message = reasonOf(study, fault);
    result.findings.push_back(std::move(finding));
  }
}

} // namespace

CheckResult checkRoom(const PoolStudy& study) {
  CheckResult result;
  for (const Side side : bothSides) checkRoomOf(study, side, result);
  checkShared(study, result);
  checkSetup(study, result);
  result.statement = "the start rows take all " +
                     counted(static_cast<std::size_t>(study.pool().tiles()), "tile") + " of each side" +
                     (study.pool().setup ? ", and the setup fits" : "");
  return result;
}

} // namespace fairway::validator::pool
