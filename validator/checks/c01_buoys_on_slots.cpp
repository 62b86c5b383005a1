#include "validator/checks/checks.h"
#include "validator/study/words.h"

#include <algorithm>

namespace fairway::validator {

using namespace lake_race;

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
  std::string names;
  for (std::size_t i = 0; i < buoys.size(); ++i) {
    const bool onSlot =
        std::any_of(slots.begin(), slots.end(), [&](const Slot& slot) { return slot.at == buoys[i]; });
    const bool again = std::find(buoys.begin(), buoys.begin() + static_cast<std::ptrdiff_t>(i), buoys[i]) !=
                       buoys.begin() + static_cast<std::ptrdiff_t>(i);
    if (onSlot && !again) continue;
    if (finding.key.empty()) finding.key = keyOf(i);
    finding.cells.push_back(buoys[i]);
    names += (names.empty() ? "buoy " : ", buoy ") + std::to_string(i) + " at " + label(buoys[i]);
  }
  if (finding.cells.empty()) return std::nullopt;
  const std::string race(1, letterOf(*study.subject().race));
  finding.message = "This is a course of race " + race + ", but not on its four slots: " + names +
                    (free.empty() ? " (the lake has " + counted(slots.size(), "slot") + " " + race + ")"
                                  : "; free slots are " + labels(free)) +
                    ". Move the buoys there, or leave `race` out to make it a free course.";
  finding.evidence.push_back({EvidenceKind::Region, inOrder(finding.cells)});
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
  finding.cells = {placement.start};
  finding.evidence.push_back({EvidenceKind::Line, stripCells(study.lake(), placement)});
  finding.message = "The strip lies " + std::string(nameOf(placement.letter)) + " of the start buoy at " +
                    label(placement.start) + ", but the slot's letter stands " + std::string(nameOf(wanted)) +
                    ". Leave `letter` out, or write " + std::string(nameOf(wanted)) + ".";
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
    for (const Slot& slot : slots) finding.cells.push_back(slot.at);
    finding.message =
        "Race " + std::string(1, letterOf(*study.subject().race)) + " has " + counted(slots.size(), "slot") +
        " on this lake instead of four, so it is not clear where its buoys go. Mend the lake's slots.";
    finding.evidence.push_back({EvidenceKind::Region, finding.cells});
    result.findings.push_back(std::move(finding));
  }
  result.statement =
      "the buoys stand on the four slots of race " + std::string(1, letterOf(*study.subject().race));
  return result;
}

} // namespace fairway::validator
