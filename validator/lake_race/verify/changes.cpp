#include "validator/lake_race/verify/changes.h"

#include "rules/base/contract.h"
#include "validator/lake_race/study/words.h"
#include "validator/lake_race/verify/lake_tally.h"

#include <tbb/parallel_for.h>

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr std::size_t lakesTriedFirst = 32; // of those that are known to fail, and of those found by looking
constexpr std::uint64_t lakesLookedThrough = 256;
constexpr std::size_t changesTriedOnAll = 8;

Tile& tileOf(Tileset& set, BoardSide side, const std::string& name) {
  std::vector<Tile>& tiles = set.sides.at(side).tiles;
  return *std::find_if(tiles.begin(), tiles.end(), [&](const Tile& tile) { return tile.name == name; });
}

void addCells(std::vector<SetChange>& changes, const std::string& tile, const TerrainMap& map) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(map.cellCount()); ++i)
    if (const Cell cell = map.cellAt(i); map.at(cell) == Terrain::Land)
      changes.push_back({tile, std::nullopt, Direction::E, cell});
}

// Lakes that fail, each once, spread over all that are known.
std::vector<TileRows> spreadOut(const std::vector<VerifyFailure>& failures) {
  std::vector<const VerifyFailure*> lakes;
  for (const VerifyFailure& failure : failures)
    if (lakes.empty() || lakes.back()->lake != failure.lake) lakes.push_back(&failure);
  std::vector<TileRows> layouts;
  const std::size_t count = std::min(lakes.size(), lakesTriedFirst);
  for (std::size_t i = 0; i < count; ++i) layouts.push_back(lakes[i * lakes.size() / count]->layout);
  return layouts;
}

class Trial {
public:
  Trial(const Tileset& set, const VerifyOptions& options, WorkWatch& watch)
      : set_(set), options_(options), watch_(watch) {}

  // The first failures of a run lie close together, so others are looked for all over it.
  std::optional<VerifyRefusal> findLakes(const VerifyTally& before) {
    layouts_ = spreadOut(before.failures);
    VerifyOptions some = options_;
    some.shard.of = std::max<std::uint64_t>(1, before.lakes / lakesLookedThrough);
    StopsOnly unheard(watch_);
    const auto found = verify(set_, some, unheard);
    if (!found) return found.fault();
    for (const TileRows& layout : spreadOut(found->failures))
      if (std::find(layouts_.begin(), layouts_.end(), layout) == layouts_.end()) layouts_.push_back(layout);
    return std::nullopt;
  }

  // What fails on these lakes with the change.
  std::uint64_t failuresOf(const Tileset& set) const {
    std::uint64_t failures = 0;
    for (const TileRows& layout : layouts_)
      failures += lakeTally(set, options_.side, {*buildLake(set, options_.side, layout), 0, layout}, watch_)
                      .failuresTotal();
    return failures;
  }

  // Those that help, the best first.
  std::vector<SetChange> promising() const {
    const std::vector<SetChange> all = changesOf(set_, options_.side);
    std::vector<std::pair<std::uint64_t, std::size_t>> ranked(all.size());
    const std::uint64_t before = failuresOf(set_);
    tbb::parallel_for(std::size_t{0}, all.size(), [&](std::size_t i) {
      ranked[i] = {watch_.stopWanted() ? before : failuresOf(changed(set_, options_.side, all[i])), i};
    });
    std::erase_if(ranked, [&](const auto& entry) { return entry.first >= before; });
    std::sort(ranked.begin(), ranked.end());
    if (ranked.size() > changesTriedOnAll) ranked.resize(changesTriedOnAll);
    std::vector<SetChange> best;
    for (const auto& entry : ranked) best.push_back(all[entry.second]);
    return best;
  }

private:
  const Tileset& set_;
  const VerifyOptions& options_;
  WorkWatch& watch_;
  std::vector<TileRows> layouts_;
};

} // namespace

std::vector<SetChange> changesOf(const Tileset& set, BoardSide boardSide) {
  std::vector<SetChange> changes;
  const TilesetSide& side = set.sides.at(boardSide);
  for (const Tile& tile : side.tiles)
    for (std::size_t slot = 0; slot < tile.slots.size(); ++slot)
      for (Direction letter : allDirections)
        if (letter != tile.slots[slot].letter) changes.push_back({tile.name, slot, letter, {}});
  for (const Tile& tile : side.tiles) addCells(changes, tile.name, tile.map);
  if (side.frame) addCells(changes, "", side.frame->map);
  return changes;
}

Tileset changed(Tileset set, BoardSide side, const SetChange& change) {
  if (change.slot)
    tileOf(set, side, change.tile).slots[*change.slot].letter = change.letter;
  else if (change.tile.empty())
    set.sides.at(side).frame->map.set(change.cell, Terrain::Water);
  else
    tileOf(set, side, change.tile).map.set(change.cell, Terrain::Water);
  return set;
}

KeyEdit editOf(BoardSide side, const SetChange& change) {
  const std::string start = "sides." + std::string(nameOf(side)) + ".";
  const std::string tile = start + "tiles." + change.tile;
  if (change.slot)
    return {tile + ".slots[" + std::to_string(*change.slot + 1) + "].letter",
            std::string(nameOf(change.letter))};
  return {(change.tile.empty() ? start + "frame" : tile + ".map") + "[" + std::to_string(change.cell.row) +
              "][" + std::to_string(change.cell.column) + "]",
          "."};
}

Phrase changePhrase(const SetChange& change, const TilesetSide& side) {
  if (change.slot) {
    const Slot& slot = side.find(change.tile)->slots[*change.slot];
    return phrase(
        "Turn the letter of slot {1} ({2}) of {3} from {4} to {5}",
        {*change.slot + 1, raceWord(slot.race), change.tile, wordFor(slot.letter), wordFor(change.letter)});
  }
  return change.tile.empty() ? phrase("Turn {1} of the frame into water", {label(change.cell)})
                             : phrase("Turn {1} of {2} into water", {label(change.cell), change.tile});
}

Result<std::vector<TriedChange>, VerifyRefusal> bestChanges(const Tileset& set, const VerifyOptions& options,
                                                            const VerifyTally& before, WorkWatch& watch) {
  FAIRWAY_EXPECTS(options.shard == Shard{});
  if (before.failuresTotal() == 0) return std::vector<TriedChange>{};
  VerifyOptions asked = options;
  asked.from = {};
  asked.goOn = nullptr;
  asked.failFast = FailFast::No;
  Trial trial(set, asked, watch);
  if (const auto refusal = trial.findLakes(before)) return *refusal;
  const std::vector<SetChange> promising = trial.promising();
  std::vector<TriedChange> tried;
  for (std::size_t i = 0; i < promising.size(); ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(promising.size());
    PartWatch part(watch, share, share + 1.0 / static_cast<double>(promising.size()));
    const auto result = verify(changed(set, options.side, promising[i]), asked, part);
    if (!result) return result.fault();
    if (result->failuresTotal() < before.failuresTotal())
      tried.push_back({promising[i], result->failuresTotal()});
  }
  if (watch.stopWanted()) return VerifyRefusal::Stopped;
  std::stable_sort(tried.begin(), tried.end(),
                   [](const auto& a, const auto& b) { return a.failuresTotal < b.failuresTotal; });
  if (tried.size() > mostChanges) tried.resize(mostChanges);
  return tried;
}

} // namespace fairway::validator::lake_race
