#include "validator/lake_race/study/words.h"

#include <algorithm>
#include <array>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

Phrase cellsPhrase(const std::vector<Cell>& cells, std::size_t most) {
  return spotsPhrase(spotsOf(cells), most);
}

std::string labels(const std::vector<Cell>& cells, std::size_t most) {
  return cellsPhrase(cells, most).english();
}

Phrase wordFor(Arrow arrow) {
  return arrow == Arrow::Clockwise ? phrase("clockwise") : phrase("counterclockwise");
}

Phrase wordFor(PassSide side) {
  return side == PassSide::Left ? phrase("left") : phrase("right");
}

Phrase wordFor(Direction direction) {
  static const std::array words{phrase("E"), phrase("NE"), phrase("NW"),
                                phrase("W"), phrase("SW"), phrase("SE")};
  return words[static_cast<std::size_t>(direction)];
}

Phrase wordFor(Terrain terrain) {
  return terrain == Terrain::Land   ? phrase("land")
         : terrain == Terrain::Void ? phrase("void")
                                    : phrase("water");
}

Phrase wordFor(BoardSide side) {
  return side == BoardSide::Dark ? phrase("dark") : phrase("light");
}

std::string gateWord(int gate) {
  return std::string(nameOf(static_cast<GateName>(gate)));
}

std::string raceWord(RaceLetter race) {
  return std::string(1, letterOf(race));
}

Phrase slotsAdvice(std::size_t count) {
  return count < slotsPerRace ? countPhrase("Add {n} slot.", "Add {n} slots.", slotsPerRace - count)
                              : countPhrase("Remove {n} slot.", "Remove {n} slots.", count - slotsPerRace);
}

std::vector<Cell> inOrder(std::vector<Cell> cells) {
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

} // namespace fairway::validator::lake_race
