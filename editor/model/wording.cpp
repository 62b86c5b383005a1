#include "editor/model/wording.h"

namespace fairway::editor {

std::string counted(std::size_t n, std::string_view noun) {
  return std::to_string(n) + " " + std::string(noun) + (n == 1 ? "" : "s");
}

std::string_view nameOf(lake_race::Terrain terrain) {
  switch (terrain) {
  case lake_race::Terrain::Water:
    return "water";
  case lake_race::Terrain::Land:
    return "land";
  case lake_race::Terrain::Void:
    return "void";
  }
  return "";
}

} // namespace fairway::editor
