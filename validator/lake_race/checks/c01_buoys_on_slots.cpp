#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

std::array<Cell, 4> placed(const Placement& placement) {
  return {placement.start, placement.buoys[0], placement.buoys[1], placement.buoys[2]};
}

std::string keyOf(std::size_t buoy) {
  return buoy == 0 ? "start.at" : "buoys[" + std::to_string(buoy) + "].at";
}

std::optional<Finding> strayBuoy(const CourseStudy& study, const std::vector<Slot>& slots) {
  const std::array<Cell, 4> buoys = placed(study.placement());
  std::vector<Cell> free;
  for (const Slot& slot : slots)
    if (std::find(buoys.begin(), buoys.end(), slot.at) == buoys.end()) free.push_back(slot.at);
  Finding finding;
  std::vector<Phrase> names;
  for (std::size_t i = 0; i < buoys.size(); ++i) {
    const bool onSlot =
        std::any_of(slots.begin(), slots.end(), [&](const Slot& slot) { return slot.at == buoys[i]; });
    const bool again = std::find(buoys.begin(), buoys.begin() + static_cast<std::ptrdiff_t>(i), buoys[i]) !=
                       buoys.begin() + static_cast<std::ptrdiff_t>(i);
    if (onSlot && !again) continue;
    if (finding.key.empty()) finding.key = keyOf(i);
    finding.spots.push_back(buoys[i]);
    names.push_back(phrase("buoy {1} at {2}", {i, label(buoys[i])}));
  }
  if (finding.spots.empty()) return std::nullopt;
  const std::string race = raceWord(*study.subject().race);
  const Phrase where =
      free.empty() ? countPhrase("{1} (the lake has {n} slot {2})", "{1} (the lake has {n} slots {2})",
                                 slots.size(), {joined(names), race})
                   : phrase("{1}; free slots are {2}", {joined(names), cellsPhrase(free)});
  finding.message =
      joined({phrase("This is a course of race {1}, but not on its four slots: {2}.", {race, where}),
              phrase("Move the buoys there, or leave `race` out to make it a free course.")},
             " ");
  finding.evidence.push_back({EvidenceKind::Region, inOrder(cellsOf(finding.spots))});
  if (!free.empty()) finding.evidence.push_back({EvidenceKind::Region, inOrder(free)});
  return finding;
}

std::optional<Finding> wrongLetter(const CourseStudy& study, const std::vector<Slot>& slots) {
  const Placement& placement = study.placement();
  bool onSlot = false;
  Direction wanted = placement.letter;
  for (const Slot& slot : slots)
    if (slot.at == placement.start && !onSlot) {
      onSlot = true;
      wanted = slot.letter;
    }
  if (wanted == placement.letter) return std::nullopt;
  Finding finding;
  finding.key = "start.letter";
  finding.spots = {placement.start};
  finding.evidence.push_back({EvidenceKind::Line, stripCells(study.lake(), placement)});
  finding.message =
      joined({phrase("The strip runs {1} from the start buoy at {2}, but the slot's letter says {3}.",
                     {wordFor(placement.letter), label(placement.start), wordFor(wanted)}),
              phrase("Leave `letter` out, or write {1}.", {std::string(nameOf(wanted))})},
             " ");
  return finding;
}

} // namespace

CheckResult checkBuoysOnSlots(const CourseStudy& study) {
  CheckResult result;
  if (!study.subject().race) {
    result.statement = "a free course: its buoys may stand on any cells";
    return result;
  }
  const std::vector<Slot> slots = slotsOf(study.lake(), *study.subject().race);
  if (std::optional<Finding> finding = strayBuoy(study, slots))
    result.findings.push_back(std::move(*finding));
  if (std::optional<Finding> finding = wrongLetter(study, slots))
    result.findings.push_back(std::move(*finding));
  if (result.findings.empty() && slots.size() != 4) {
    Finding finding;
    finding.key = "race";
    for (const Slot& slot : slots) finding.spots.push_back(slot.at);
    finding.message = countPhrase("Race {1} has {n} slot on this lake instead of four, so it is not clear "
                                  "where its buoys go. Mend the lake's slots.",
                                  "Race {1} has {n} slots on this lake instead of four, so it is not clear "
                                  "where its buoys go. Mend the lake's slots.",
                                  slots.size(), {raceWord(*study.subject().race)});
    finding.evidence.push_back({EvidenceKind::Region, finding.spots});
    result.findings.push_back(std::move(finding));
  }
  result.statement =
      "the buoys stand on the four slots of race " + std::string(1, letterOf(*study.subject().race));
  return result;
}

} // namespace fairway::validator::lake_race
