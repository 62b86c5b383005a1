#include "editor/model/lake_race/course/placement_map.h"

#include "editor/model/lake_race/board/strip_preview.h"
#include "editor/model/words/translation.h"
#include "rules/base/random.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/course_rules.h"

#include <algorithm>
#include <limits>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr std::array letters{Direction::E, Direction::NE, Direction::NW,
                             Direction::W, Direction::SW, Direction::SE};

bool has(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// What a start there takes up besides its own cell.
std::vector<Cell> stripAndFinish(const Lake& lake, Cell start, Direction letter) {
  const fairway::lake_race::Placement placement{start, letter, {}};
  std::vector<Cell> cells = stripCells(lake, placement);
  cells.push_back(finishCell(lake, placement));
  return cells;
}

} // namespace

std::size_t startRoom(const Lake& lake, Cell start, Direction letter, const std::vector<Cell>& buoys) {
  fairway::lake_race::Placement placement{start, letter, {}};
  std::copy_n(buoys.begin(), std::min(buoys.size(), placement.buoys.size()), placement.buoys.begin());
  return std::max(startCells(lake, placement, fairway::lake_race::PassSide::Left).size(),
                  startCells(lake, placement, fairway::lake_race::PassSide::Right).size());
}

PlacementMap::PlacementMap(Lake lake, RaceLetter race, std::optional<std::size_t> itself)
    : lake_(std::move(lake)), race_(race), known_(static_cast<std::size_t>(lake_.map.cellCount())) {
  for (std::size_t i = 0; i < lake_.slots.size(); ++i) {
    if (i == itself) continue;
    const Slot& slot = lake_.slots[i];
    kept_.push_back(slot.at);
    if (slot.race != race) continue;
    taken_.push_back(slot.at);
    for (const Cell cell : stripAndFinish(lake_, slot.at, slot.letter)) kept_.push_back(cell);
  }
}

LetterSet PlacementMap::work(Cell cell) const {
  LetterSet fitting;
  if (lake_.map.at(cell) == Terrain::Void || has(kept_, cell)) return fitting;
  for (const Direction letter : letters)
    fitting[static_cast<std::size_t>(letter)] =
        stripFrom(lake_, cell, letter, taken_).fitting() &&
        startRoom(lake_, cell, letter, taken_) >= fairway::lake_race::leastStartCells;
  return fitting;
}

LetterSet PlacementMap::lettersAt(Cell cell) const {
  if (!lake_.map.contains(cell)) return {};
  std::optional<LetterSet>& known =
      known_[static_cast<std::size_t>((cell.row - 1) * lake_.map.columns() + cell.column - 1)];
  if (!known) known = work(cell);
  return *known;
}

std::optional<Direction> PlacementMap::bestLetter(Cell cell) const {
  std::optional<Direction> best;
  std::size_t most = 0;
  for (const Direction letter : letters) {
    if (!lettersAt(cell)[static_cast<std::size_t>(letter)]) continue;
    const std::size_t room = startRoom(lake_, cell, letter, taken_);
    if (room > most) most = room, best = letter;
  }
  return best;
}

namespace {

constexpr int mostCells = 4000; // of a lake whose courses are worked out while the pointer moves

std::string doubtAboutCourses(const Lake& lake, RaceLetter race) {
  if (lake.map.cellCount() > mostCells || !hasCourses(lake, race)) return {};
  std::size_t failing = 0;
  std::string_view code;
  for (const fairway::lake_race::Assignment& assignment : assignmentsOf(lake, race)) {
    if (assignment.raceable()) continue;
    if (failing++ == 0) code = assignment.failing;
  }
  if (failing == 0) return {};
  return sayCount("With this slot {n} of the 24 courses of race {1} cannot be raced ({2})",
                  "With this slot {n} of the 24 courses of race {1} cannot be raced ({2})", failing,
                  {std::string(1, letterOf(race)), std::string(code)});
}

} // namespace

std::string doubtAbout(const Lake& without, const Slot& slot) {
  std::vector<Cell> buoys;
  for (const Slot& other : without.slots) {
    if (other.race != slot.race) continue;
    buoys.push_back(other.at);
    if (has(stripAndFinish(without, other.at, other.letter), slot.at))
      return say("The strip from {1} needs this cell", {label(other.at)});
  }
  const std::size_t room = startRoom(without, slot.at, slot.letter, buoys);
  if (room < fairway::lake_race::leastStartCells)
    return sayCount("There is room for {n} boat at this start, and six may take part",
                    "There is room for {n} boats at this start, and six may take part", room);
  Lake with = without;
  with.slots.push_back(slot);
  return doubtAboutCourses(with, slot.race);
}

namespace {

// One try: slots far from each other and with water all round, so that boats can round the buoys in whatever
// direction the gates point; each with the letter that gives it the most room.
class SlotLot {
public:
  SlotLot(const Lake& lake, RaceLetter race, std::uint64_t seed) : lake_(lake), race_(race), random_(seed) {}

  std::optional<std::vector<Slot>> draw() {
    while (slotsOf(lake_, race_).size() < 4) {
      const PlacementMap map(lake_, race_);
      std::optional<Cell> best;
      int most = -1;
      for (int i = 0; i < sample; ++i) {
        const Cell cell = lake_.map.cellAt(random_.below(static_cast<std::uint64_t>(lake_.map.cellCount())));
        const int worth = worthOf(cell);
        if (worth > most && map.lettersAt(cell).any()) most = worth, best = cell;
      }
      if (!best) return std::nullopt;
      lake_.slots.push_back({race_, *best, *map.bestLetter(*best)});
    }
    return lake_.slots;
  }

private:
  static constexpr int sample = 24;

  // How far from the race's slots, and how much water round it; slots of others must not be neighbours.
  int worthOf(Cell cell) const {
    int apart = (lake_.map.columns() + lake_.map.rows()) / 4;
    for (const Slot& slot : lake_.slots) {
      const int steps = distance(lake_.hexOf(slot.at), lake_.hexOf(cell));
      if (slot.race == race_) apart = std::min(apart, steps);
      if (steps < 2) return -1;
    }
    int water = 0;
    for (const Hex hex : disk(lake_.hexOf(cell), 3))
      water += lake_.map.at(lake_.cellOf(hex)) == Terrain::Water;
    return 3 * apart + water;
  }

  Lake lake_;
  RaceLetter race_;
  Random random_;
};

// Of the longest route to the shortest; none where a course cannot be raced.
std::optional<double> unevenness(const Lake& lake, RaceLetter race) {
  if (!hasCourses(lake, race)) return std::nullopt;
  int shortest = std::numeric_limits<int>::max(), longest = 0;
  for (const fairway::lake_race::Assignment& assignment : assignmentsOf(lake, race)) {
    if (!assignment.raceable() || !assignment.route) return std::nullopt;
    shortest = std::min(shortest, *assignment.route);
    longest = std::max(longest, *assignment.route);
  }
  return static_cast<double>(longest) / std::max(1, shortest);
}

} // namespace

std::optional<std::vector<Slot>> proposeSlots(const Lake& lake, RaceLetter race, std::uint64_t seed) {
  constexpr double wanted = 1.4, allowed = 2; // L06: no course is more than twice as long as another
  const int tries = std::clamp(40000 / std::max(1, lake.map.cellCount()), 6, 80);
  std::optional<std::vector<Slot>> best;
  double least = allowed;
  for (int number = 0; number < tries && least > wanted; ++number) {
    auto slots = SlotLot(lake, race, streamSeed(seed, static_cast<std::uint64_t>(number))).draw();
    if (!slots) continue;
    Lake with = lake;
    with.slots = *slots;
    const std::optional<double> uneven = unevenness(with, race);
    if (!uneven || *uneven > least) continue;
    least = *uneven;
    best = std::move(slots);
  }
  return best;
}

} // namespace fairway::editor::lake_race
