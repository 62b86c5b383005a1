#include "validator/lake_race/verify/lake_tally.h"

#include "rules/lake_race/route/route_finder.h"
#include "rules/lake_race/route/route_trail.h"

#include <algorithm>
#include <bit>
#include <deque>
#include <map>
#include <memory>
#include <utility>

// More water never makes a route longer: the gates stand where they stood, and all ways that there were are
// still there. So a shortest route over the water of all sisters together is shorter than none of theirs, and
// it is a shortest one of every sister that has all of its cells. The others are searched together again.
namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr std::size_t mostSisters = 4;
constexpr int mostCells = 100 * 100; // of a lake; a trail over a larger one takes much memory

// Several lakes as one: its water is that of all together.
struct JoinedLake {
  JoinedLake(Lake together, BitCells everywhere)
      : lake(std::move(together)), common(std::move(everywhere)), finder(lake) {}

  Lake lake;
  BitCells common; // water of each of them
  RouteFinder finder;
};

// One race of a few sisters.
class SisterRace {
public:
  SisterRace(std::vector<LakeCount*> sisters, RaceLetter race, const WorkWatch& watch)
      : sisters_(std::move(sisters)), race_(race), watch_(watch), trail_(lake(0)) {
    for (std::size_t i = 0; i < sisters_.size(); ++i) finders_.emplace_back(lake(i));
  }

  void run() {
    if (!hasCourses(lake(0), race_)) {
      for (LakeCount* sister : sisters_) sister->addNone(race_);
      return;
    }
    for (int number = 0; number < assignmentCount && !watch_.stopWanted(); ++number) {
      const Assignment assignment = assignmentOf(lake(0), race_, number);
      if (number % assignmentsOfStart == 0) studyStarts(assignment.placement);
      add(assignment, roomy());
      forEachIn(all() & ~roomy(), [&](std::size_t i) { addAlone(assignment, i); });
    }
  }

private:
  using Group = unsigned; // a bit for each sister

  template <class Visit>
  static void forEachIn(Group group, Visit visit) {
    for (; group != 0; group &= group - 1) visit(static_cast<std::size_t>(std::countr_zero(group)));
  }

  const Lake& lake(std::size_t i) const { return sisters_[i]->laid().lake; }
  Group all() const { return (1u << sisters_.size()) - 1; }

  void studyStarts(const Placement& placement) {
    for (std::size_t i = 0; i < sisters_.size(); ++i)
      starts_[i] = startStudy(lake(i), finders_[i], placement);
  }

  // Where boats lack room to start more than the route has to be looked at.
  Group roomy() const {
    Group group = 0;
    for (std::size_t i = 0; i < sisters_.size(); ++i) group |= static_cast<Group>(starts_[i].roomy) << i;
    return group;
  }

  void add(const Assignment& assignment, Group group) {
    if (std::popcount(group) > 1)
      addTogether(assignment, group);
    else
      forEachIn(group, [&](std::size_t i) { addAlone(assignment, i); });
  }

  void addAlone(Assignment assignment, std::size_t i) {
    judge(lake(i), finders_[i], starts_[i], assignment);
    sisters_[i]->add(race_, assignment);
  }

  void addTogether(Assignment assignment, Group group) {
    JoinedLake& joined = joinedLake(group);
    const auto way = joined.finder.leastWay(assignment.placement, joined.common, trail_);
    if (!way) return forEachIn(group, [&](std::size_t i) { addAlone(assignment, i); });
    Group having = group; // all of the way
    Group some = group;   // a part of it that is not everywhere
    for (Cell cell : way->cells) {
      if (joined.common.has(cell)) continue;
      const Group here = thoseWithWaterAt(cell, group);
      having &= here;
      some = here;
    }
    forEachIn(having, [&](std::size_t i) {
      Assignment found = assignment;
      found.route = way->steps;
      sisters_[i]->add(race_, found);
    });
    if (having == 0) add(assignment, some); // no sister has both parts of the way
    add(assignment, group & ~(having == 0 ? some : having));
  }

  Group thoseWithWaterAt(Cell cell, Group group) const {
    Group having = 0;
    forEachIn(group,
              [&](std::size_t i) { having |= static_cast<Group>(finders_[i].water().has(cell)) << i; });
    return having;
  }

  JoinedLake& joinedLake(Group group) {
    std::unique_ptr<JoinedLake>& joined = joined_[group];
    if (!joined) joined = join(group);
    return *joined;
  }

  std::unique_ptr<JoinedLake> join(Group group) const {
    const auto first = static_cast<std::size_t>(std::countr_zero(group));
    Lake together = lake(first);
    BitCells common = finders_[first].water(), any = common;
    const BitLayout& layout = any.layout();
    forEachIn(group, [&](std::size_t i) {
      const BitCells& water = finders_[i].water();
      for (int row = 1; row <= layout.rows; ++row)
        for (int word = 0; word < layout.words; ++word) {
          const std::size_t at = layout.rowAt(row) + static_cast<std::size_t>(word);
          BitCells::forEachIn(water[at] & ~any[at], row, word,
                              [&](Cell cell) { together.map.set(cell, Terrain::Water); });
          any[at] |= water[at];
          common[at] &= water[at];
        }
    });
    return std::make_unique<JoinedLake>(std::move(together), std::move(common));
  }

  std::vector<LakeCount*> sisters_;
  RaceLetter race_;
  const WorkWatch& watch_;
  std::deque<RouteFinder> finders_; // by sister
  std::array<StartStudy, mostSisters> starts_{};
  std::array<std::unique_ptr<JoinedLake>, std::size_t{1} << mostSisters> joined_; // by group
  RouteTrail trail_;
};

// How the tiles with slots of a race lie, place by place. The others have no name here.
std::vector<std::pair<std::string, bool>> raceLayout(const TileRows& layout, const TilesetSide& tiles,
                                                     RaceLetter race) {
  std::vector<std::pair<std::string, bool>> places;
  for (const auto& row : layout)
    for (const PlacedTile& placed : row) {
      const std::vector<Slot>& slots = tiles.find(placed.tile)->slots;
      places.emplace_back();
      if (std::any_of(slots.begin(), slots.end(), [race](const Slot& slot) { return slot.race == race; }))
        places.back() = {placed.tile, placed.turned};
    }
  return places;
}

} // namespace

std::vector<VerifyTally> sisterTallies(const Tileset& set, BoardSide side, std::vector<LaidLake> lakes,
                                       const WorkWatch& watch) {
  const TilesetSide& tiles = set.sides.at(side);
  std::deque<LakeCount> counts;
  for (LaidLake& lake : lakes) counts.emplace_back(tiles, side, std::move(lake));
  const bool small = std::all_of(counts.begin(), counts.end(), [](const LakeCount& count) {
    return count.laid().lake.map.cellCount() <= mostCells;
  });
  const std::size_t most = small ? mostSisters : 1;
  for (RaceLetter race : allRaces) {
    std::map<std::vector<std::pair<std::string, bool>>, std::vector<LakeCount*>> waiting; // by layout
    for (LakeCount& count : counts) {
      std::vector<LakeCount*>& sisters = waiting[raceLayout(count.laid().layout, tiles, race)];
      sisters.push_back(&count);
      if (sisters.size() == most) SisterRace(std::exchange(sisters, {}), race, watch).run();
    }
    for (auto& [layout, sisters] : waiting)
      if (!sisters.empty()) SisterRace(std::move(sisters), race, watch).run();
  }
  std::vector<VerifyTally> tallies;
  for (LakeCount& count : counts) tallies.push_back(count.tally());
  return tallies;
}

} // namespace fairway::validator::lake_race
