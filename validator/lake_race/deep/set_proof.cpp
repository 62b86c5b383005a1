#include "validator/lake_race/deep/set_proof.h"

#include "validator/core/statistics.h"
#include "validator/lake_race/verify/layouts.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

// All lakes of six tiles with a frame, from both sides, have 62 million cells: two cores look at them in
// three quarters of a minute.
constexpr std::uint64_t mostCells = 65'000'000;
constexpr std::uint64_t mostSampled = 20'000, leastSampled = 500;
constexpr std::uint64_t triedOn = 2'000;  // lakes, by each of the changes that promise most
constexpr std::size_t mostKnown = 10'000; // failures, as with `verify --changes`

constexpr double changesFrom = 0.8; // of a side's work, where something fails

std::uint64_t cellsOf(const Tileset& set, const TilesetSide& side) {
  const int cells =
      side.frame ? side.frame->map.cellCount() : set.tileColumns * set.across * set.tileRows * set.down;
  return static_cast<std::uint64_t>(std::max(cells, 1));
}

VerifyOptions optionsFor(BoardSide side, std::optional<std::uint64_t> sample,
                         std::size_t mostTold = VerifyTally::mostTold) {
  return {.side = side, .sample = sample, .seed = 1, .mostTold = mostTold};
}

// On a sample if something fails there too: what is rare has to be looked for among all lakes of the run.
Result<ChangeTrial, VerifyRefusal> tryChanges(const Tileset& set, const SideProof& proof, WorkWatch& watch) {
  ChangeTrial trial{proof.sample, proof.result.lakes, proof.result.failuresTotal(), {}};
  const VerifyResult* before = &proof.result;
  StopsOnly unheard(watch);
  VerifyResult some;
  if (proof.result.lakes > triedOn) {
    auto found = verify(set, optionsFor(proof.side, triedOn, mostKnown), unheard);
    if (!found) return found.fault();
    some = std::move(*found);
    if (some.failuresTotal() > 0) {
      before = &some;
      trial = {triedOn, some.lakes, some.failuresTotal(), {}};
    }
  }
  auto changes = bestChanges(set, optionsFor(proof.side, trial.sample, mostKnown), *before, watch);
  if (!changes) return changes.fault();
  trial.changes = std::move(*changes);
  return trial;
}

Result<SideProof, VerifyRefusal> proveSide(const Tileset& set, BoardSide side, WorkWatch& watch) {
  SideProof proof{side, sampleOf(set, side), {}, std::nullopt};
  PartWatch looking(watch, 0, changesFrom), trying(watch, changesFrom, 1);
  auto result = verify(set, optionsFor(side, proof.sample), looking);
  if (!result) return result.fault();
  proof.result = std::move(*result);
  if (proof.result.failuresTotal() == 0) return proof;
  auto trial = tryChanges(set, proof, trying);
  if (!trial) return trial.fault();
  proof.trial = std::move(*trial);
  return proof;
}

} // namespace

bool SetProof::sampled() const {
  return std::any_of(sides.begin(), sides.end(),
                     [](const SideProof& side) { return side.sample.has_value(); });
}

std::optional<std::uint64_t> sampleOf(const Tileset& set, BoardSide side) {
  const Layouts layouts(set, side);
  const std::uint64_t most = mostCells / set.sides.size() / cellsOf(set, set.sides.at(side));
  if (layouts.count() && *layouts.count() <= most) return std::nullopt;
  const std::uint64_t sample = std::clamp(most, leastSampled, mostSampled);
  return layouts.count() && *layouts.count() <= sample ? std::nullopt : std::optional(sample);
}

Result<SetProof, VerifyRefusal> proveSet(const Tileset& set, WorkWatch& watch) {
  SetProof proof;
  for (const auto& [side, tiles] : set.sides) {
    const double share = 1.0 / static_cast<double>(set.sides.size());
    const double from = share * static_cast<double>(proof.sides.size());
    PartWatch part(watch, from, from + share);
    auto made = proveSide(set, side, part);
    if (!made) return made.fault();
    proof.sides.push_back(std::move(*made));
  }
  return proof;
}

std::optional<double> failingLakesAtMost(bool sampled, const VerifyResult& result) {
  if (!sampled || result.stoppedEarly || result.lakes == 0) return std::nullopt;
  return shareAtMost(result.failingLakes, result.lakes, sampleConfidence);
}

} // namespace fairway::validator::lake_race
