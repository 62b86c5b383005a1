#include "editor/model/lake_race/lake_words.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

std::string shownName(fairway::lake_race::Terrain terrain) {
  switch (terrain) {
  case fairway::lake_race::Terrain::Water:
    return say("water");
  case fairway::lake_race::Terrain::Land:
    return say("land");
  case fairway::lake_race::Terrain::Void:
    return say("void");
  }
  return "";
}

std::string shownName(Direction direction) {
  static constexpr const char* names[]{marked("E"), marked("NE"), marked("NW"),
                                       marked("W"), marked("SW"), marked("SE")};
  return say(names[static_cast<std::size_t>(direction)]);
}

std::string shownName(fairway::lake_race::Arrow arrow) {
  return arrow == fairway::lake_race::Arrow::Clockwise ? say("clockwise") : say("counterclockwise");
}

std::string shownName(fairway::lake_race::PassSide side) {
  return side == fairway::lake_race::PassSide::Left ? say("left") : say("right");
}

} // namespace fairway::editor::lake_race
