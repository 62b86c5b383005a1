#include "validator/lake_race/mend/lake_trials.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr std::size_t mostCellsTried = 4;

// Of one race, whose assignments with one start fail.
class Mender {
public:
  Mender(LakeTrials& trials, const Failure& failure)
      : trials_(trials), lake_(trials.study().lake()), race_(failure.race) {
    const std::vector<Assignment>& all = trials.study().assignments(failure.race);
    const Assignment& first = all[failure.first];
    for (std::size_t i = 0; i < all.size(); ++i)
      failing_[i] = all[i].failing == first.failing && all[i].order[0] == first.order[0];
    placement_ = first.placement;
    start_ = first.order[0];
    for (std::size_t i = 0; i < lake_.slots.size(); ++i)
      if (lake_.slots[i].race == race_ && lake_.slots[i].at == placement_.start) slot_ = i;
  }

  // The letter that leaves the fewest assignments failing; of equals the one nearest to the old.
  std::optional<Fix> byLetter() {
    std::optional<Direction> best;
    std::size_t fewest = 0;
    for (const int sixths : {1, -1, 2, -2, 3}) {
      Lake changed = lake_;
      Slot& slot = changed.slots[slot_];
      slot.letter = turned(slot.letter, sixths);
      if (!canStart(changed, slot.letter)) continue;
      const auto after = trials_.judged(changed, race_, wanted());
      if (!after) continue;
      if (const std::size_t left = after->of(race_).count(); !best || left < fewest)
        best = slot.letter, fewest = left;
    }
    if (!best) return std::nullopt;
    Fix fix;
    fix.safe = false; // the letter may be meant
    fix.text = phrase("turn the letter of slot {1} at {2} to {3}",
                      {raceWord(race_), label(placement_.start), wordFor(*best)});
    fix.edits.push_back({"slots[" + std::to_string(slot_ + 1) + "].letter", std::string(nameOf(*best))});
    return fix;
  }

  std::optional<Fix> byCell(const Finding& finding) {
    for (const Cell cell : landNear(finding)) {
      if (trials_.judged(trials_.opened({cell}), std::nullopt, wanted())) return openingOf({cell});
    }
    return std::nullopt;
  }

private:
  LakeTrials::Wanted wanted() const { return {race_, failing_, start_}; }

  bool canStart(const Lake& changed, Direction letter) const {
    Placement placement = placement_;
    placement.letter = letter;
    return layoutError(changed, placement).empty();
  }

  // What the finding points to and is land, then the land beside it.
  std::vector<Cell> landNear(const Finding& finding) const {
    std::vector<Cell> land;
    const auto add = [&](Cell cell) {
      const bool known = std::find(land.begin(), land.end(), cell) != land.end();
      if (!known && land.size() < mostCellsTried && lake_.map.at(cell) == Terrain::Land &&
          !trials_.hasSlot(cell))
        land.push_back(cell);
    };
    std::vector<Cell> named = cellsOf(finding.spots);
    for (const Evidence& each : finding.evidence)
      if (each.kind == EvidenceKind::Cut)
        for (const Cell cell : cellsOf(each.spots)) named.push_back(cell);
    for (const Cell cell : named) add(cell);
    for (const Cell cell : named)
      for (const Direction direction : allDirections) add(neighbour(cell, direction, lake_.stagger));
    return land;
  }

  LakeTrials& trials_;
  const Lake& lake_;
  RaceLetter race_;
  Placement placement_;
  int start_ = 0; // its slot of the race
  std::size_t slot_ = 0;
  std::bitset<assignmentCount> failing_; // those that the finding speaks of
};

} // namespace

std::optional<Fix> mendAssignments(LakeTrials& trials, const Finding& finding, const Failure& failure) {
  Mender mender(trials, failure);
  if (auto fix = mender.byLetter()) return fix;
  return mender.byCell(finding);
}

} // namespace fairway::validator::lake_race
